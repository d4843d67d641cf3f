//! The table as rows and columns of text, from a view.

use crate::WaterFrame;
use crate::company::{CompanyView, MarkerView, TileView};
use crate::things::{Marker, Shade};
use crate::view::View;
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
fn belongings(company: &CompanyView) -> Vec<Message> {
    let mut lines = Vec::new();
    let marked: Vec<Value> =
        company.factories.iter().filter(|factory| factory.marked).map(|factory| factory.good.into()).collect();
    if !marked.is_empty() {
        lines.push(label("Marked").with("goods", many(marked)));
    }
    let greys = company.markers.iter().filter(|marker| marker.shade != Shade::Own);
    let greys: Vec<Value> = greys.map(|marker| marker.marker.into()).collect();
    if !greys.is_empty() {
        lines.push(label("Greys").with("markers", many(greys)));
    }
    let warehouse = &company.warehouse;
    let columns: Vec<Value> = warehouse.stores.iter().filter(|store| store.manned).map(|store| store.good.into()).collect();
    if !columns.is_empty() || warehouse.rows > 0 {
        lines.push(label("Warehouse").with("columns", or_dash(many(columns))).with("rows", warehouse.rows));
    }
    lines
}

impl WaterFrame {
    pub(crate) fn lay_out(&self, view: &View) -> Board {
        let mut sections = vec![self.market(view), companies(view), self.charts(view)];
        let own = view.seat.unwrap_or(Seat::new(0));
        let (mine, others): (Vec<_>, Vec<_>) = view.companies.iter().partition(|company| company.seat == own);
        for company in mine {
            let mut section = factories(company);
            section.lines.insert(0, label("RowsLegend"));
            sections.push(section);
        }
        let others = others.into_iter().map(factories);
        sections.extend(others.filter(|section| !section.rows.is_empty() || !section.lines.is_empty()));
        sections.push(supply(view).line(label("ReconstructedNote")));
        Board { sections }
    }

    /// Goods, demand, importers, appeals; timetable and events.
    fn market(&self, view: &View) -> Section {
        let mut columns = vec![label("Good"), label("Demand"), label("Importer")];
        columns.extend((1..=view.companies.len()).map(|number| label("AppealOf").with("number", number)));
        let rows = view.goods.iter().map(|of| {
            let mut row = vec![of.good.into(), of.demand.into(), of.importer.into()];
            let appeal = |company: &CompanyView| company.factories.iter().find(|one| one.good == of.good).map(|one| one.appeal);
            row.extend(view.companies.iter().map(|company| Value::from(appeal(company))));
            row
        });
        let title = match view.preparing {
            true => label("Preparation"),
            false => label("Market").with("year", view.year.to_string()).with("good", view.good),
        };
        let market = &view.market;
        let workers = label("Workers").with("market", market.workers).with("fired", market.fired).with("wage", market.wage);
        let mut section = Section::new(title).line(label("Start").with("seat", view.start)).line(workers);
        for decade in view.decades.iter().filter(|decade| decade.now) {
            section = section.line(label("Levels").with("factory", decade.factory_level).with("mat", decade.mat_level));
        }
        let known = view.decades.iter().filter_map(|decade| {
            let entry = label("EventOf").with("year", decade.year.to_string());
            decade.event.map(|event| Value::from(entry.with("event", event.event)))
        });
        section = section.line(label("Events").with("events", or_dash(many(known.collect()))));
        section = section.line(label(if self.switched.reconstructed_events { "EventsReconstructed" } else { "EventsBlank" }));
        if view.bureaucracy {
            section = section.line(label("BureaucracyActs"));
        }
        section.table(columns, rows.collect())
    }

    /// The administration chart: a column for each seat.
    fn charts(&self, view: &View) -> Section {
        let mut columns = vec![label("Space")];
        columns.extend((1..=view.companies.len()).map(|number| label("ChartOf").with("number", number)));
        let rows = self.numbers.admin_cost.into_iter().enumerate().map(|(space, cost)| {
            let mut row = vec![Value::from(label("Pounds").with("pounds", cost))];
            let lies =
                |company: &CompanyView| company.chart[space].marker.map_or(Value::Nothing, |one| marker_cell(company, one));
            row.extend(view.companies.iter().map(lies));
            row
        });
        Section::new(label("Chart")).table(columns, rows.collect())
    }
}

fn companies(view: &View) -> Section {
    let names = ["Seat", "Cash", "Shares", "Space", "Value", "Loans", "Ships", "Result"];
    let rows = view.companies.iter().map(|company| {
        let ships = company.piers.iter().filter_map(|pier| pier.ship).map(|ship| ship.capacity.into());
        vec![
            label("SeatRow").with("number", company.seat.number() + 1).with("seat", company.seat).into(),
            company.cash.into(),
            company.shares.into(),
            company.space.into(),
            company.value.into(),
            company.loans.into(),
            many(ships.collect()),
            company.result.into(),
        ]
    });
    let section = Section::new(label("Companies")).table(names.map(label).to_vec(), rows.collect());
    view.companies.iter().fold(section, |section, company| {
        let tiles = many(company.tiles.iter().map(tile_cell).collect());
        let stored = company.warehouse.stores.iter().filter(|store| store.stored > 0).map(|store| (store.good, store.stored));
        let contracts = company.contracts.iter().map(|contract| (contract.good, contract.value));
        let line = label("Holdings").with("number", company.seat.number() + 1).with("tiles", or_dash(tiles));
        section.line(line.with("stored", or_dash(counts(stored))).with("contracts", or_dash(counts(contracts))))
    })
}

fn tile_cell(owned: &TileView) -> Value {
    match owned.at {
        Some(good) => label("TileAt").with("tile", owned.tile).with("good", good).into(),
        None => owned.tile.into(),
    }
}

fn marker_cell(company: &CompanyView, marker: Marker) -> Value {
    let ship = company.markers.iter().find(|owned| owned.marker == marker).and_then(|MarkerView { capacity, .. }| *capacity);
    match ship {
        Some(capacity) => label("ShipOnChart").with("capacity", capacity).into(),
        None => marker.into(),
    }
}

fn factories(company: &CompanyView) -> Section {
    let names = ["Factory", "Level", "Base", "Quality", "Distribution", "Price", "Appeal", "Rows", "Makes", "Extra"];
    let rows = company.factories.iter().map(|factory| {
        let cells = factory.rows.iter().map(|row| {
            let cell = label("RowCell").with("workers", row.workers).with("machines", row.machines);
            Value::from(cell.with("size", row.size))
        });
        vec![
            factory.good.into(),
            factory.level.into(),
            factory.base.into(),
            factory.quality.into(),
            factory.distribution.into(),
            factory.price.into(),
            factory.appeal.into(),
            Value::Many(cells.collect()),
            factory.output.into(),
            factory.extra.into(),
        ]
    });
    let title = label("Factories").with("seat", company.seat);
    let section = Section::new(title).table(names.map(label).to_vec(), rows.collect());
    belongings(company).into_iter().fold(section, Section::line)
}

/// Tiles, and by mat row the grey markers and ships that may be taken.
fn supply(view: &View) -> Section {
    let rows = view.mat.iter().map(|row| {
        let ships = row.ships.iter().map(|ship| {
            let cell = label("ShipsOf").with("capacity", ship.capacity).with("left", ship.left);
            Value::from(cell.with("crew", ship.crew))
        });
        vec![
            label(if row.shade == Shade::Light { "LightRow" } else { "DarkRow" }).with("row", row.row).into(),
            counts(row.greys.iter().map(|greys| (greys.grey, greys.left))),
            many(ships.collect()),
        ]
    });
    let section = Section::new(label("Supply")).table(["MatRow", "GreysLeft", "ShipsLeft"].map(label).to_vec(), rows.collect());
    view.tiles.chunks(TILES_ON_A_LINE).fold(section, |section, some| {
        section.line(label("TilesLeft").with("tiles", counts(some.iter().map(|tiles| (tiles.tile, tiles.left)))))
    })
}
