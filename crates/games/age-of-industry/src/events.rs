//! What happened, for logs and animation.

use crate::AgeOfIndustry;
use crate::state::SEATS;
use crate::things::{Action, Card, Industry, Outlet, Resource};
use table::{Eyes, Message, Seat, Value};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields are the words of the sentences in `locales/`.
pub enum Event {
    /// AI-201
    RoundBegan { round: u8 },
    /// AI-202
    TurnBegan { seat: Seat, actions: u8 },
    /// AI-204
    Acted { seat: Seat, action: Action },
    /// AI-301
    CardPlayed { seat: Seat, card: Card },
    /// AI-405
    CubeTaken { seat: Seat, resource: Resource, space: u8 },
    /// AI-401
    CoalImported { seat: Seat, number: u8 },
    /// AI-407
    CubeBought { seat: Seat, resource: Resource, price: u16 },
    /// AI-501
    Borrowed { seat: Seat, loans: u32 },
    /// AI-208
    Paid { seat: Seat, money: u16 },
    /// AI-314
    Removed { seat: Seat, industry: Industry, level: u8, space: u8 },
    /// AI-311
    Built { seat: Seat, industry: Industry, level: u8, space: u8 },
    /// AI-410
    TrackRefilled { seat: Seat, resource: Resource, cubes: u8, money: u16 },
    /// AI-209
    Flipped { seat: Seat, space: u8, income: u16 },
    /// AI-601
    RailwayBuilt { seat: Seat, link: u8 },
    /// AI-702
    Sold { seat: Seat, space: u8, outlet: Outlet },
    /// AI-707
    TileUsed { market: u8 },
    /// AI-801
    Developed { seat: Seat, industry: Industry, level: u8 },
    /// AI-821
    CardDiscarded { seat: Seat, card: Card },
    /// AI-821, or AI-822 without a card
    Passed { seat: Seat, rule: &'static str },
    /// AI-811: the card is known to the seat alone.
    CardDrawn { seat: Seat, card: Option<Card> },
    /// AI-811
    CardTaken { seat: Seat, card: Card },
    /// AI-812
    CardTurnedUp { card: Card },
    /// AI-502
    Repaid { seat: Seat, loans: u32 },
    /// AI-901
    OrderSet { order: [Seat; SEATS] },
    /// AI-911
    InterestPaid { seat: Seat, money: i32 },
    /// AI-921
    GameEnded { rule: &'static str },
    /// AI-931
    RailwaysPaid { seat: Seat, money: i32 },
    /// AI-937
    Scored { seat: Seat, money: i32, industries: i32, loans: i32, total: i32 },
}

impl Event {
    /// Section 11: a card drawn from the deck is known to the drawer alone.
    pub(crate) fn told(self, eyes: Eyes) -> Self {
        match self {
            Event::CardDrawn { seat, .. } if !eyes.see(seat) => Event::CardDrawn { seat, card: None },
            event => event,
        }
    }

    pub(crate) fn follows(self) -> &'static str {
        match self {
            Event::RoundBegan { .. } => "AI-201",
            Event::TurnBegan { .. } => "AI-202",
            Event::Acted { .. } => "AI-204",
            Event::CardPlayed { .. } => "AI-301",
            Event::CubeTaken { .. } => "AI-405",
            Event::CoalImported { .. } => "AI-401",
            Event::CubeBought { .. } => "AI-407",
            Event::Borrowed { .. } => "AI-501",
            Event::Paid { .. } => "AI-208",
            Event::Removed { .. } => "AI-314",
            Event::Built { .. } => "AI-311",
            Event::TrackRefilled { .. } => "AI-410",
            Event::Flipped { .. } => "AI-209",
            Event::RailwayBuilt { .. } => "AI-601",
            Event::Sold { .. } => "AI-702",
            Event::TileUsed { .. } => "AI-707",
            Event::Developed { .. } => "AI-801",
            Event::CardDiscarded { .. } => "AI-821",
            Event::CardDrawn { .. } | Event::CardTaken { .. } => "AI-811",
            Event::CardTurnedUp { .. } => "AI-812",
            Event::Repaid { .. } => "AI-502",
            Event::OrderSet { .. } => "AI-901",
            Event::InterestPaid { .. } => "AI-911",
            Event::Passed { rule, .. } | Event::GameEnded { rule } => rule,
            Event::RailwaysPaid { .. } => "AI-931",
            Event::Scored { .. } => "AI-937",
        }
    }
}

impl AgeOfIndustry {
    pub(crate) fn tell_event(&self, event: Event) -> Message {
        let by = |name, seat: Seat| Message::new(name).with("seat", seat);
        let map = self.map();
        match event {
            Event::RoundBegan { round } => Message::new("RoundBegan").with("round", round),
            Event::TurnBegan { seat, actions } => by("TurnBegan", seat).with("actions", actions),
            Event::Acted { seat, action } => by("Acted", seat).with("action", action),
            Event::CardPlayed { seat, card } => by("CardPlayed", seat).with("card", card),
            Event::CubeTaken { seat, resource, space } => {
                by("CubeTaken", seat).with("resource", resource).with("space", map.space_word(space))
            }
            Event::CoalImported { seat, number } => by("CoalImported", seat).with("box", map.box_word(number)),
            Event::CubeBought { seat, resource, price } => {
                by("CubeBought", seat).with("resource", resource).with("price", price)
            }
            Event::Borrowed { seat, loans } => by("Borrowed", seat).with("loans", loans),
            Event::Paid { seat, money } => by("Paid", seat).with("money", money),
            Event::Removed { seat, industry, level, space } => {
                let message = by("Removed", seat).with("industry", industry).with("level", level);
                message.with("space", map.space_word(space))
            }
            Event::Built { seat, industry, level, space } => {
                let message = by("Built", seat).with("industry", industry).with("level", level);
                message.with("space", map.space_word(space))
            }
            Event::TrackRefilled { seat, resource, cubes, money } => {
                by("TrackRefilled", seat).with("resource", resource).with("cubes", cubes).with("money", money)
            }
            Event::Flipped { seat, space, income } => {
                by("Flipped", seat).with("space", map.space_word(space)).with("income", income)
            }
            Event::RailwayBuilt { seat, link } => by("RailwayBuilt", seat).with("link", map.link_word(link)),
            Event::Sold { seat, space, outlet } => {
                let name = match outlet {
                    Outlet::Port(_) => "SoldToPort",
                    Outlet::Market(_) => "SoldToMarket",
                };
                by(name, seat).with("space", map.space_word(space)).with("outlet", self.outlet_word(outlet))
            }
            Event::TileUsed { market } => Message::new("TileUsed").with("market", map.market_word(market)),
            Event::Developed { seat, industry, level } => by("Developed", seat).with("industry", industry).with("level", level),
            Event::CardDiscarded { seat, card } => by("CardDiscarded", seat).with("card", card),
            Event::Passed { seat, .. } => by("Passed", seat),
            Event::CardDrawn { seat, card: Some(card) } => by("CardDrawn", seat).with("card", card),
            Event::CardDrawn { seat, card: None } => by("CardDrawnUnseen", seat).with("card", None::<Card>),
            Event::CardTaken { seat, card } => by("CardTaken", seat).with("card", card),
            Event::CardTurnedUp { card } => Message::new("CardTurnedUp").with("card", card),
            Event::Repaid { seat, loans } => by("Repaid", seat).with("loans", loans),
            Event::OrderSet { order } => {
                let seats = order[..self.seats].iter().map(|seat| Value::Seat(*seat)).collect();
                Message::new("OrderSet").with("order", Value::Many(seats))
            }
            Event::InterestPaid { seat, money } => by("InterestPaid", seat).with("money", money),
            Event::GameEnded { rule } => Message::new(match rule {
                "AI-921" => "EndedByCards",
                "AI-R41" => "EndedIdle",
                _ => "EndedByLimit",
            }),
            Event::RailwaysPaid { seat, money } => by("RailwaysPaid", seat).with("money", money),
            Event::Scored { seat, money, industries, loans, total } => {
                let message = by("Scored", seat).with("money", money).with("industries", industries);
                message.with("loans", loans).with("total", total)
            }
        }
    }
}
