//! What happened, for logs and animation.

use crate::state::Chosen;
use crate::things::{Card, Good, Goods, Pile};
use table::{Eyes, Message, Seat, Value};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields are the words of the sentences in `locales/`.
pub enum Event {
    /// A round began with this first player (AR-7, AR-13).
    RoundBegan { round: u8, first: Seat },
    /// A seat drew cards by this rule; only their owner learns which.
    Drew { seat: Seat, count: u32, cards: Option<Pile>, rule: &'static str },
    /// The market was laid out (AR-20).
    MarketLaid { cards: Pile },
    /// AR-21
    Exchanged { seat: Seat, give: Card, take: Card, cost: u16 },
    /// AR-26
    SwappedHand { seat: Seat, cards: Pile },
    /// AR-22
    PassedMarket { seat: Seat },
    /// AR-28
    MarketClosed { cards: Pile },
    /// A seat chose; only its owner learns what (AR-30).
    Chose { seat: Seat, chosen: Option<Chosen> },
    /// AR-30
    Revealed { seat: Seat, card: Card },
    /// AR-R6
    ShowedPass { seat: Seat },
    /// AR-41
    Sold { seat: Seat, good: Good, price: u16 },
    /// AR-41
    Bought { seat: Seat, good: Good, price: u16 },
    /// AR-33
    Resolved { seat: Seat, card: Card },
    /// AR-33: what a building took and made.
    Converted { seat: Seat, paid: Goods, coins: u16, made: Goods },
    /// AR-50
    Advanced { seat: Seat, from: u16, to: u16 },
    /// AR-51
    TookGift { seat: Seat, good: Good, space: u16 },
    /// AR-34
    Discarded { seat: Seat, card: Card },
    /// AR-35
    TookBack { seat: Seat, card: Card },
    /// AR-71
    Struck { seat: Seat, victim: Seat, from: u16, to: u16 },
    /// Thief and victim learn which card (AR-72).
    Explored { seat: Seat, victim: Seat, card: Option<Card> },
    /// AR-73
    Stole { seat: Seat, victim: Seat, good: Good, price: u16 },
    /// AR-74
    Fetched { seat: Seat, card: Card },
    /// AR-75
    Earned { seat: Seat, coins: u16 },
    /// AR-70 for the mage, AR-81 at the end of the round
    Dropped { seat: Seat, card: Card, mage: bool },
    /// AR-38
    WentOut { seat: Seat },
    /// AR-80
    RoundEnded { round: u8 },
    /// AR-84
    Reshuffled { cards: u32 },
    /// AR-90, AR-91
    Scored { seat: Seat, sale: u16, coins: u16, vp: u16, score: i32 },
}

impl Event {
    /// The event as these eyes learn it.
    pub(crate) fn told(self, eyes: Eyes) -> Event {
        match self {
            Event::Drew { seat, count, rule, .. } if !eyes.see(seat) => Event::Drew { seat, count, cards: None, rule },
            Event::Chose { seat, .. } if !eyes.see(seat) => Event::Chose { seat, chosen: None },
            Event::Explored { seat, victim, .. } if !eyes.see(seat) && !eyes.see(victim) => {
                Event::Explored { seat, victim, card: None }
            }
            open => open,
        }
    }

    /// As a message.
    pub(crate) fn tell(self) -> Message {
        let by = |name, seat: Seat| Message::new(name).with("seat", seat);
        match self {
            Event::RoundBegan { round, first } => Message::new("RoundBegan").with("round", round).with("first", first),
            Event::Drew { seat, cards: Some(cards), .. } => by("Drew", seat).with("cards", cards),
            Event::Drew { seat, count, cards: None, .. } => by("DrewUnseen", seat).with("count", count),
            Event::MarketLaid { cards } => Message::new("MarketLaid").with("cards", cards),
            Event::Exchanged { seat, give, take, cost } => {
                by("Exchanged", seat).with("give", give).with("take", take).with("cost", cost)
            }
            Event::SwappedHand { seat, cards } => by("SwappedHand", seat).with("cards", cards),
            Event::PassedMarket { seat } => by("PassedMarket", seat),
            Event::MarketClosed { cards } => Message::new("MarketClosed").with("cards", cards),
            Event::Chose { seat, chosen: Some(Chosen::Card(card)) } => by("ChoseCard", seat).with("card", card),
            Event::Chose { seat, chosen: Some(_) } => by("ChosePass", seat),
            Event::Chose { seat, chosen: None } => by("ChoseUnseen", seat),
            Event::Revealed { seat, card } => by("Revealed", seat).with("card", card),
            Event::ShowedPass { seat } => by("ShowedPass", seat),
            Event::Sold { seat, good, price } => by("Sold", seat).with("good", good).with("price", price),
            Event::Bought { seat, good, price } => by("Bought", seat).with("good", good).with("price", price),
            Event::Resolved { seat, card } => by("Resolved", seat).with("card", card),
            Event::Converted { seat, paid, coins, made } => {
                let name = match (paid.is_empty() && coins == 0, made.is_empty()) {
                    (true, _) => "Made",
                    (false, true) => "Paid",
                    (false, false) => "Converted",
                };
                let paid = match coins {
                    0 => Value::from(paid),
                    _ => Message::new("GoodsAndCoins").with("goods", paid).with("coins", coins).into(),
                };
                by(name, seat).with("paid", paid).with("made", made)
            }
            Event::Advanced { seat, from, to } => by("Advanced", seat).with("from", from).with("to", to),
            Event::TookGift { seat, good, space } => by("TookGift", seat).with("good", good).with("space", space),
            Event::Discarded { seat, card } => by("Discarded", seat).with("card", card),
            Event::TookBack { seat, card } => by("TookBack", seat).with("card", card),
            Event::Struck { seat, victim, from, to } => {
                by("Struck", seat).with("victim", victim).with("from", from).with("to", to)
            }
            Event::Explored { seat, victim, card: Some(card) } => {
                by("Explored", seat).with("victim", victim).with("card", card)
            }
            Event::Explored { seat, victim, card: None } => by("ExploredUnseen", seat).with("victim", victim),
            Event::Stole { seat, victim, good, price } => {
                by("Stole", seat).with("victim", victim).with("good", good).with("price", price)
            }
            Event::Fetched { seat, card } => by("Fetched", seat).with("card", card),
            Event::Earned { seat, coins } => by("Earned", seat).with("coins", coins),
            Event::Dropped { seat, card, .. } => by("Dropped", seat).with("card", card),
            Event::WentOut { seat } => by("WentOut", seat),
            Event::RoundEnded { round } => Message::new("RoundEnded").with("round", round),
            Event::Reshuffled { cards } => Message::new("Reshuffled").with("cards", cards),
            Event::Scored { seat, sale, coins, vp, score } => {
                let message = by("Scored", seat).with("sale", sale).with("coins", coins).with("vp", vp);
                message.with("score", Value::from(score))
            }
        }
    }

    /// The rule it follows.
    pub(crate) fn follows(self) -> &'static str {
        match self {
            Event::RoundBegan { round: 1, .. } => "AR-7",
            Event::RoundBegan { .. } => "AR-13",
            Event::Drew { rule, .. } => rule,
            Event::MarketLaid { .. } => "AR-20",
            Event::Exchanged { .. } => "AR-21",
            Event::SwappedHand { .. } => "AR-26",
            Event::PassedMarket { .. } => "AR-22",
            Event::MarketClosed { .. } => "AR-28",
            Event::Chose { .. } | Event::Revealed { .. } => "AR-30",
            Event::ShowedPass { .. } => "AR-R6",
            Event::Sold { .. } | Event::Bought { .. } => "AR-41",
            Event::Resolved { card, .. } => card.rule(),
            Event::Converted { .. } => "AR-33",
            Event::Advanced { .. } => "AR-50",
            Event::TookGift { .. } => "AR-51",
            Event::Discarded { .. } => "AR-34",
            Event::TookBack { .. } => "AR-35",
            Event::Struck { .. } => "AR-71",
            Event::Explored { .. } => "AR-72",
            Event::Stole { .. } => "AR-73",
            Event::Fetched { .. } => "AR-74",
            Event::Earned { .. } => "AR-75",
            Event::Dropped { mage: true, .. } => "AR-70",
            Event::Dropped { mage: false, .. } => "AR-81",
            Event::WentOut { .. } => "AR-38",
            Event::RoundEnded { .. } => "AR-80",
            Event::Reshuffled { .. } => "AR-84",
            Event::Scored { .. } => "AR-91",
        }
    }
}
