//! The table as rows and columns of text, from a view.

use crate::ArkwrightCard;
use crate::things::{Card, Colour, Track};
use crate::view::{FactoryView, MarketView, SeatView, SoloView, View};
use std::borrow::Cow;
use table::{Board, Message, Seat, Section, Value};

fn label(name: &'static str) -> Message {
    Message::new(name)
}

fn cards(cards: impl Iterator<Item = (Card, u8)>) -> Value {
    Value::Counts("card", cards.map(|(card, count)| (Cow::Borrowed(card.id()), u32::from(count))).collect())
}

/// The level of a quality card tells which one it is.
fn levels(factory: &FactoryView) -> Value {
    match factory.quality.as_slice() {
        [] => Value::Nothing,
        [card] => card.points.into(),
        cards => Value::Text(cards.iter().map(|card| card.points.to_string()).collect::<Vec<_>>().join("+")),
    }
}

/// AC-165, AC-171: the cards that lie at a factory.
fn placed(factory: &FactoryView) -> Value {
    let places = [(Card::Foreman, factory.foreman), (Card::Patent, factory.patent)];
    cards(places.into_iter().filter(|(_, here)| *here).map(|(card, _)| (card, 1)))
}

/// AC-188: the goods stored, and the room of the warehouses there.
fn stored(factory: &FactoryView) -> Value {
    match factory.room {
        0 => factory.stock.into(),
        room => Value::Text(format!("{}/{room}", factory.stock)),
    }
}

/// The marker of a seat; a bankrupt one's stays on the market alone.
fn appeal_of(market: &MarketView, seat: &SeatView) -> Value {
    let marker = market.appeals.iter().find(|marker| marker.seat == seat.seat);
    marker.map_or(Value::Nothing, |marker| marker.appeal.into())
}

impl ArkwrightCard {
    pub(crate) fn lay_out(&self, view: &View) -> Board {
        let mut sections = vec![market(view), companies(view)];
        let own = view.seat.unwrap_or(Seat::new(0));
        sections.push(company(&view.seats[own.number()]));
        let others = view.seats.iter().filter(|seat| seat.seat != own && !seat.factories.is_empty());
        sections.extend(others.map(company));
        sections.push(tracks(view));
        let taken = view.solo.as_ref().map_or_else(|| pool(view), grid);
        sections.push(taken.line(label("ReconstructedNote")));
        Board { sections }
    }
}

/// The four tracks: demand and every appeal marker.
fn market(view: &View) -> Section {
    let title = label("Round").with("decade", view.decade).with("good", view.good);
    let title = title.with("start", view.start).with("wage", view.wage.pounds);
    let mut columns = vec![label("GoodColumn"), label("DemandColumn")];
    columns.extend((1..=view.seats.len()).map(|number| label("AppealOf").with("number", number)));
    let is_there =
        |automa: &Colour| view.markets.iter().flat_map(|market| &market.others).any(|marker| marker.automa == *automa);
    let others: Vec<Colour> = Colour::ALL.into_iter().filter(is_there).collect();
    columns.extend(others.iter().map(|automa| match automa {
        Colour::A => label("AutomaA"),
        Colour::B => label("AutomaB"),
        Colour::Neutral => label("Neutral"),
    }));
    let rows = view.markets.iter().map(|market| {
        let mut row: Vec<Value> = vec![market.good.into(), i64::from(market.demand).into()];
        row.extend(view.seats.iter().map(|seat| appeal_of(market, seat)));
        row.extend(others.iter().map(|automa| {
            let marker = market.others.iter().find(|marker| marker.automa == *automa);
            marker.map_or(Value::Nothing, |marker| marker.appeal.into())
        }));
        row
    });
    let section = Section::new(title).table(columns, rows.collect());
    let Some([a, b]) = view.solo.as_ref().map(|solo| solo.automas.as_slice()) else { return section };
    section.line(label("Automas").with("a", a.shares).with("av", a.value).with("b", b.shares).with("bv", b.value))
}

fn companies(view: &View) -> Section {
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
    let rows = view.seats.iter().map(|own| {
        vec![
            label("SeatRow").with("number", own.seat.number() + 1).with("seat", own.seat).into(),
            own.money.into(),
            own.shares.into(),
            own.value.into(),
            own.loans.into(),
            own.ship_tokens.into(),
            own.ships_ready.into(),
            cards(own.cards.iter().map(|owned| (owned.card, 1))),
            own.score.into(),
        ]
    });
    let mut section = Section::new(label("Companies")).table(columns.into_iter().map(label).collect(), rows.collect());
    for own in view.seats.iter().filter(|own| own.cards.iter().any(|owned| owned.turned)) {
        let turned = cards(own.cards.iter().filter(|owned| owned.turned).map(|owned| (owned.card, 1)));
        section = section.line(label("TurnedCards").with("seat", own.seat).with("cards", turned));
    }
    section
}

fn company(own: &SeatView) -> Section {
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
    let rows = own.factories.iter().map(|factory| {
        vec![
            factory.good.into(),
            factory.side.into(),
            factory.goods.into(),
            factory.people.into(),
            factory.machines.into(),
            factory.sum.into(),
            factory.price.into(),
            levels(factory),
            factory.distribution.into(),
            stored(factory),
            placed(factory),
        ]
    });
    let section = Section::new(label("Company").with("seat", own.seat));
    section.table(columns.into_iter().map(label).collect(), rows.collect())
}

/// The development tracks: where everybody stands, and the spaces.
fn tracks(view: &View) -> Section {
    let mut columns = vec![label("TrackColumn")];
    columns.extend((1..=view.seats.len()).map(|number| label("TrackOf").with("number", number)));
    columns.push(label("SpacesColumn"));
    let rows = Track::ALL.into_iter().map(|track| {
        let of = |seat: &SeatView| seat.tracks[track.index()].value.into();
        let spaces = view.seats[0].tracks[track.index()].spaces.iter().map(|space| Value::from(space.value));
        let mut row = vec![track.into()];
        row.extend(view.seats.iter().map(of));
        row.push(Value::Many(spaces.collect()));
        row
    });
    Section::new(label("Tracks")).table(columns, rows.collect())
}

fn pool(view: &View) -> Section {
    let pool = view.pool.iter().map(|(card, count)| (*card, *count));
    Section::new(label("Pool")).line(label("PoolCards").with("cards", cards(pool)))
}

fn grid(solo: &SoloView) -> Section {
    let mut section = Section::new(label("Grid"));
    for row in solo.grid.chunks(5) {
        let places = row.iter().map(|place| match (place.card, place.disc) {
            (Some(card), Some(disc)) => {
                let covered = label("UnderDisc").with("place", place.place).with("card", card);
                covered.with("disc", disc).into()
            }
            (Some(card), None) => label("GridCard").with("place", place.place).with("card", card).into(),
            (None, _) => Value::Nothing,
        });
        section = section.line(label("GridRow").with("cards", Value::Many(places.collect())));
    }
    let bag = solo.bag.iter();
    section.line(bag.fold(label("Bag"), |line, colour| line.with(colour.automa.id(), colour.left)))
}
