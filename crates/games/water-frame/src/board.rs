//! The table as rows and columns of text, from a view.

use crate::WaterFrame;
use crate::events::year;
use crate::position::View;
use crate::state::{DECADES, Phase, Player};
use crate::things::{Good, Grey, Marker, Tile};
use std::borrow::Cow;
use table::{Board, Message, Named, Seat, Section, Value};

/// So many fit on a line of a terminal.
const TILES_ON_A_LINE: usize = 5;

fn label(name: &'static str) -> Message {
    Message::new(name)
}

fn counts<K: Named>(things: impl IntoIterator<Item = (K, u8)>) -> Value {
    let counted: Vec<_> = things.into_iter().map(|(thing, count)| (Cow::Borrowed(thing.name()), u32::from(count))).collect();
    if counted.is_empty() { Value::Nothing } else { Value::Counts(K::CLASS, counted) }
}

pub(crate) fn many(values: Vec<Value>) -> Value {
    if values.is_empty() { Value::Nothing } else { Value::Many(values) }
}

/// In a line the word for nothing would have to agree with the noun before it in some languages; a dash need not.
pub(crate) fn or_dash(value: Value) -> Value {
    if matches!(value, Value::Nothing) { Value::Text("–".to_owned()) } else { value }
}

/// What belongs to the factories of a player and has no place in their table.
fn belongings(player: &Player) -> Vec<Message> {
    let mut lines = Vec::new();
    let marked: Vec<Value> = player.standing().filter(|good| player.factory(*good).marked).map(Value::from).collect();
    if !marked.is_empty() {
        lines.push(label("Marked").with("goods", many(marked)));
    }
    let greys: Vec<Value> = Marker::ALL.into_iter().filter(|marker| player.has_grey(*marker)).map(Value::from).collect();
    if !greys.is_empty() {
        lines.push(label("Greys").with("markers", many(greys)));
    }
    if player.warehouse_workers() > 0 {
        let columns = Good::of_set(player.columns).map(Value::from).collect();
        lines.push(label("Warehouse").with("columns", or_dash(many(columns))).with("rows", player.rows));
    }
    lines
}

impl WaterFrame {
    pub(crate) fn lay_out(&self, view: &View) -> Board {
        let mut sections = vec![self.market(view), self.companies(view), self.charts(view)];
        let own = view.seat.unwrap_or(Seat::new(0));
        let mut factories = self.factories(view, own);
        factories.lines.insert(0, label("RowsLegend"));
        sections.push(factories);
        let others = (0..view.table.players.len()).map(Seat::new).filter(|seat| *seat != own);
        let others = others.map(|seat| self.factories(view, seat));
        sections.extend(others.filter(|section| !section.rows.is_empty() || !section.lines.is_empty()));
        sections.push(self.supply(view).line(label("ReconstructedNote")));
        Board { sections }
    }

    /// Goods, demand, importers, appeals; timetable and events.
    fn market(&self, view: &View) -> Section {
        let table = &view.table;
        let mut columns = vec![label("Good"), label("Demand"), label("Importer")];
        let seats = || (0..table.players.len()).map(Seat::new);
        columns.extend(seats().map(|seat| label("AppealOf").with("number", seat.number() + 1)));
        let rows = Good::ALL.into_iter().map(|good| {
            let at = good.index();
            let mut row = vec![good.into(), view.demand[at].into(), table.importer[at].into()];
            row.extend(seats().map(|seat| match table.players[seat.number()].factory(good).stands() {
                true => Value::from(view.appeal[seat.number()][at]),
                false => Value::Nothing,
            }));
            row
        });
        let decade = usize::from(table.decade).min(DECADES - 1);
        let timetable = &self.numbers.timetable;
        let good = Good::at(usize::from(table.cycle).min(3));
        let preparing = matches!(table.phase, Phase::FirstFoundation | Phase::SecondFoundation | Phase::StartCapital);
        let title = match preparing {
            true => label("Preparation"),
            false => label("Market").with("year", year(table.decade).to_string()).with("good", good),
        };
        let mut section = Section::new(title)
            .line(label("Start").with("seat", Seat::new(table.start.into())))
            .line(
                label("Workers")
                    .with("market", self.numbers.workers - table.emptied)
                    .with("fired", table.fired)
                    .with("wage", view.wage),
            )
            .line(label("Levels").with("factory", timetable.factory_level[decade]).with("mat", timetable.mat_level[decade]));
        let known = view.events.iter().zip(0u8..).filter_map(|(event, decade)| {
            let entry = label("EventOf").with("year", year(decade).to_string());
            event.map(|event| Value::from(entry.with("event", event)))
        });
        section = section.line(label("Events").with("events", or_dash(many(known.collect()))));
        section = section.line(label(if self.switched.reconstructed_events { "EventsReconstructed" } else { "EventsBlank" }));
        if table.bureaucracy {
            section = section.line(label("BureaucracyActs"));
        }
        section.table(columns, rows.collect())
    }

    fn companies(&self, view: &View) -> Section {
        let names = ["Seat", "Cash", "Shares", "Space", "Value", "Loans", "Ships", "Result"];
        let players = || view.table.players.iter().enumerate();
        let rows = players().map(|(number, player)| {
            vec![
                label("SeatRow").with("number", number + 1).with("seat", Seat::new(number)).into(),
                player.cash.into(),
                player.shares.into(),
                player.space.into(),
                view.values[number].into(),
                player.loans.into(),
                many(player.ships.iter().filter(|size| **size > 0).map(|size| self.capacity(*size).into()).collect()),
                view.scores[number].into(),
            ]
        });
        let section = Section::new(label("Companies")).table(names.map(label).to_vec(), rows.collect());
        players().fold(section, |section, (number, player)| {
            let tiles = many(player.owned.iter().map(|tile| self.tile_cell(player, tile)).collect());
            let stored = counts(Good::ALL.into_iter().zip(player.stored).filter(|(_, stored)| *stored > 0));
            let contracts = counts(Good::ALL.into_iter().zip(player.contracts).filter(|(_, contract)| *contract > 0));
            let line = label("Holdings").with("number", number + 1).with("tiles", or_dash(tiles));
            section.line(line.with("stored", or_dash(stored)).with("contracts", or_dash(contracts)))
        })
    }

    fn tile_cell(&self, player: &Player, tile: Tile) -> Value {
        let at = match tile {
            Tile::Foreman => player.foreman_at,
            Tile::Workshop => player.workshop_at,
            _ => None,
        };
        match at {
            Some(good) => label("TileAt").with("tile", tile).with("good", good).into(),
            None => tile.into(),
        }
    }

    /// The administration chart: a column for each seat.
    fn charts(&self, view: &View) -> Section {
        let mut columns = vec![label("Space")];
        columns.extend((1..=view.table.players.len()).map(|number| label("ChartOf").with("number", number)));
        let rows = (0..5).map(|space| {
            let mut row = vec![Value::from(label("Pounds").with("pounds", self.numbers.admin_cost[space]))];
            let lies = |player: &Player| player.admin[space].map_or(Value::Nothing, |marker| self.marker_cell(player, marker));
            row.extend(view.table.players.iter().map(lies));
            row
        });
        Section::new(label("Chart")).table(columns, rows.collect())
    }

    fn marker_cell(&self, player: &Player, marker: Marker) -> Value {
        match marker.pier() {
            Some(pier) => label("ShipOnChart").with("capacity", self.capacity(player.ships[pier])).into(),
            None => marker.into(),
        }
    }

    fn factories(&self, view: &View, seat: Seat) -> Section {
        let player = &view.table.players[seat.number()];
        let names = ["Factory", "Level", "Base", "Quality", "Distribution", "Price", "Appeal", "Rows", "Makes", "Extra"];
        let rows = player.standing().map(|good| {
            let factory = player.factory(good);
            let info = self.numbers.good(good);
            let cells = (0..4).map(|row| {
                let cell = label("RowCell").with("workers", factory.workers[row]).with("machines", factory.machines[row]);
                Value::from(cell.with("size", info.row_size[row]))
            });
            vec![
                good.into(),
                factory.level.into(),
                info.cost[usize::from(factory.level) - 1].into(),
                factory.quality.into(),
                factory.distribution.into(),
                factory.price.into(),
                view.appeal[seat.number()][good.index()].into(),
                Value::Many(cells.collect()),
                self.output(factory, good).into(),
                factory.extra.into(),
            ]
        });
        let section = Section::new(label("Factories").with("seat", seat)).table(names.map(label).to_vec(), rows.collect());
        belongings(player).into_iter().fold(section, Section::line)
    }

    /// Tiles, and by mat row the grey markers and ships that may be taken.
    fn supply(&self, view: &View) -> Section {
        let table = &view.table;
        let rows = table.mat.iter().zip(1u8..).map(|(greys, row)| {
            let ships = table.ships.iter().zip(&self.numbers.ships).filter(|(left, ship)| **left > 0 && ship.mat_row == row);
            let ships = ships.map(|(left, ship)| {
                let cell = label("ShipsOf").with("capacity", ship.capacity).with("left", *left);
                Value::from(cell.with("crew", ship.crew))
            });
            vec![
                label(if row <= 2 { "LightRow" } else { "DarkRow" }).with("row", row).into(),
                counts::<Grey>(greys.iter().map(|(grey, left)| (*grey, *left))),
                many(ships.collect()),
            ]
        });
        let section =
            Section::new(label("Supply")).table(["MatRow", "GreysLeft", "ShipsLeft"].map(label).to_vec(), rows.collect());
        let tiles: Vec<(Tile, u8)> = table.tiles.iter().map(|(tile, left)| (*tile, *left)).collect();
        tiles
            .chunks(TILES_ON_A_LINE)
            .fold(section, |section, some| section.line(label("TilesLeft").with("tiles", counts(some.iter().copied()))))
    }
}
