//! The table as rows and columns of text, from a view.

use crate::ArkwrightCard;
use crate::events::automa;
use crate::position::{OnTable, View};
use crate::state::{Factory, Player};
use crate::things::{Card, Good, QualitySet, Track};
use std::borrow::Cow;
use table::{Board, Message, Seat, Section, Value};

fn label(name: &'static str) -> Message {
    Message::new(name)
}

fn cards(cards: impl Iterator<Item = (Card, u8)>) -> Value {
    Value::Counts("card", cards.map(|(card, count)| (Cow::Borrowed(card.id()), u32::from(count))).collect())
}

/// The level of a quality card tells which one it is.
fn levels(quality: QualitySet) -> Value {
    match quality.levels() {
        [0, 0] => Value::Nothing,
        [level, 0] => level.into(),
        [one, other] => Value::Text(format!("{one}+{other}")),
    }
}

/// AC-165, AC-171: the cards that lie at a factory.
fn placed(player: &Player, good: Good) -> Value {
    let places = [(Card::Foreman, player.foreman_at), (Card::Patent, player.patent_at)];
    cards(places.into_iter().filter(|(_, place)| *place == Some(good)).map(|(card, _)| (card, 1)))
}

impl ArkwrightCard {
    pub(crate) fn lay_out(&self, view: &View) -> Board {
        let mut sections = vec![self.market(view), self.companies(view)];
        let own = view.seat.unwrap_or(Seat::new(0));
        sections.push(self.company(view, own));
        let others = (0..view.table.players.len()).map(Seat::new).filter(|seat| *seat != own);
        sections.extend(others.map(|seat| self.company(view, seat)).filter(|section| !section.rows.is_empty()));
        sections.push(self.tracks(view));
        sections.push(self.pool_section(view).line(label("ReconstructedNote")));
        Board { sections }
    }

    /// The four tracks: demand and every appeal marker.
    fn market(&self, view: &View) -> Section {
        let table = &view.table;
        let title = label("Round").with("decade", table.decade).with("good", Good::at(usize::from(table.round & 3)));
        let title = title.with("start", Seat::new(table.start.into())).with("wage", view.wage_pounds);
        let mut columns = vec![label("GoodColumn"), label("DemandColumn")];
        columns.extend((0..table.players.len()).map(|seat| label("AppealOf").with("number", seat + 1)));
        let others: Vec<usize> = (0..2).filter(|row| table.others[*row].iter().any(|marker| *marker >= 0)).collect();
        columns.extend(others.iter().map(|row| match (self.is_solo(), row) {
            (true, 0) => label("AutomaA"),
            (true, _) => label("AutomaB"),
            (false, _) => label("Neutral"),
        }));
        let rows = Good::ALL.into_iter().map(|good| {
            let mut row: Vec<Value> = vec![good.into(), i64::from(table.demand[good.index()]).into()];
            row.extend(table.players.iter().map(|player| {
                let factory = player.factory(good);
                if factory.is_open() { factory.appeal.into() } else { Value::Nothing }
            }));
            row.extend(others.iter().map(|other| match table.others[*other][good.index()] {
                marker if marker < 0 => Value::Nothing,
                marker => i64::from(marker).into(),
            }));
            row
        });
        let section = Section::new(title).table(columns, rows.collect());
        if !self.is_solo() {
            return section;
        }
        let [a, b] = table.automas;
        section.line(label("Automas").with("a", a.shares).with("av", a.value).with("b", b.shares).with("bv", b.value))
    }

    fn companies(&self, view: &View) -> Section {
        let columns = [
            "SeatColumn",
            "MoneyColumn",
            "SharesColumn",
            "ValueColumn",
            "LoansColumn",
            "TokensColumn",
            "ShipsColumn",
            "CardsColumn",
            "FinalColumn",
        ];
        let rows = view.table.players.iter().enumerate().map(|(number, player)| {
            vec![
                label("SeatRow").with("number", number + 1).with("seat", Seat::new(number)).into(),
                player.money.into(),
                player.shares.into(),
                player.value.into(),
                player.loans.into(),
                player.ship_tokens.into(),
                player.ships_ready.into(),
                cards(player.owned.iter().map(|card| (card, 1))),
                view.scores[number].into(),
            ]
        });
        let mut section = Section::new(label("Companies")).table(columns.into_iter().map(label).collect(), rows.collect());
        for (number, player) in view.table.players.iter().enumerate().filter(|(_, player)| !player.turned.is_empty()) {
            let turned = cards(player.turned.iter().map(|card| (card, 1)));
            section = section.line(label("TurnedCards").with("seat", Seat::new(number)).with("cards", turned));
        }
        section
    }

    fn company(&self, view: &View, seat: Seat) -> Section {
        let player = &view.table.players[seat.number()];
        let columns = [
            "FactoryColumn",
            "SideColumn",
            "OutputColumn",
            "WorkersColumn",
            "MachinesColumn",
            "TotalColumn",
            "PriceColumn",
            "QualityColumn",
            "DistributionColumn",
            "StockColumn",
            "CardsColumn",
        ];
        let rows = player.open().filter(|_| !player.out).map(|good| {
            let factory: &Factory = player.factory(good);
            let (workers, machines) = self.staff(good, factory, 2);
            vec![
                good.into(),
                factory.side.into(),
                self.output(good, factory, 2).into(),
                workers.into(),
                machines.into(),
                self.total(good, factory).into(),
                self.price(&view.table, seat, good).into(),
                levels(factory.quality),
                factory.distribution.into(),
                self.stored(factory),
                placed(player, good),
            ]
        });
        let section = Section::new(label("Company").with("seat", seat));
        section.table(columns.into_iter().map(label).collect(), rows.collect())
    }

    /// AC-188: the goods stored, and the room of the warehouses there.
    fn stored(&self, factory: &Factory) -> Value {
        match self.room(factory.small, factory.large) {
            0 => factory.stock.into(),
            room => Value::Text(format!("{}/{room}", factory.stock)),
        }
    }

    /// AC-143: the price set in this round, and for other goods what the marker leaves of the sum.
    fn price(&self, table: &OnTable, seat: Seat, good: Good) -> u8 {
        let player = &table.players[seat.number()];
        let acted = Seat::new(table.start.into()).distance_to(seat, self.seats) < usize::from(table.done);
        let acts = usize::from(table.active) == seat.number();
        if good == Good::at(usize::from(table.round & 3)) && Self::is_priced(table.phase, table.decision, acts, acted) {
            return player.price;
        }
        let factory = player.factory(good);
        self.total(good, factory).saturating_sub(factory.appeal)
    }

    /// The development tracks: where everybody stands, and the spaces.
    fn tracks(&self, view: &View) -> Section {
        let players = &view.table.players;
        let mut columns = vec![label("TrackColumn")];
        columns.extend((1..=players.len()).map(|number| label("TrackOf").with("number", number)));
        columns.push(label("SpacesColumn"));
        let rows = Track::ALL.into_iter().map(|track| {
            let spaces = self.numbers.tracks[track.index()].values.iter().map(|value| Value::from(*value));
            let mut row = vec![track.into()];
            row.extend(players.iter().map(|player| Value::from(self.track(player, track))));
            row.push(Value::Many(spaces.collect()));
            row
        });
        Section::new(label("Tracks")).table(columns, rows.collect())
    }

    fn pool_section(&self, view: &View) -> Section {
        if !self.is_solo() {
            let pool = view.table.pool.iter().map(|(card, count)| (*card, *count));
            return Section::new(label("Pool")).line(label("PoolCards").with("cards", cards(pool)));
        }
        let mut section = Section::new(label("Grid"));
        for row in 0..3 {
            let places = (0..5).map(|column| {
                let place = 5 * row + column;
                let disc = view.table.discs.iter().position(|disc| usize::from(*disc) == place);
                match (view.table.grid[place], disc) {
                    (Some(card), Some(colour)) => {
                        let covered = label("UnderDisc").with("place", place + 1).with("card", card);
                        covered.with("disc", automa(colour as u8)).into()
                    }
                    (Some(card), None) => label("GridCard").with("place", place + 1).with("card", card).into(),
                    (None, _) => Value::Nothing,
                }
            });
            section = section.line(label("GridRow").with("cards", Value::Many(places.collect())));
        }
        let [a, b, neutral] = self.left_in_bag(view.table.drawn);
        section.line(label("Bag").with("a", a).with("b", b).with("neutral", neutral))
    }
}
