//! Every decision a player can make; its written and its number form (5.2, 5.9).

use crate::things::{Card, Good};
use table::{Message, Said, Seat};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(4))]
pub enum Move {
    /// Gives a hand card for a market card (AR-21).
    Exchange {
        /// From the hand.
        give: Card,
        /// From the market.
        take: Card,
    },
    /// Discards the hand for new cards (AR-26).
    SwapHand,
    /// Leaves the market (AR-22).
    Pass,
    /// Lays a card face down (AR-30).
    Commit {
        /// The card.
        card: Card,
    },
    /// Lays no card and is out (AR-R6).
    CommitPass,
    /// Sells one good to the bank (AR-40).
    Sell {
        /// The good.
        good: Good,
    },
    /// Buys one good from the bank (AR-40).
    Buy {
        /// The good.
        good: Good,
    },
    /// Carries the revealed card out (AR-33).
    Resolve,
    /// Discards the revealed card and stays in (AR-34).
    Discard,
    /// Takes the revealed card back and is out (AR-35).
    TakeBack,
    /// Takes a good from an opponent (AR-73).
    Steal {
        /// From whom.
        victim: Seat,
        /// Which.
        good: Good,
    },
    /// Takes a random card from a hand (AR-72).
    Explore {
        /// From whom.
        victim: Seat,
    },
    /// Fetches a played card (AR-74).
    Rebuild {
        /// Which.
        card: Card,
    },
    /// Sends an opponent's marker back (AR-71).
    Knight {
        /// Whose.
        victim: Seat,
    },
    /// Drops a card after the mage's draw (AR-70).
    MageDrop {
        /// Which.
        card: Card,
    },
    /// Drops a hand card at the end of the round (AR-81).
    EndDrop {
        /// Which.
        card: Card,
    },
    /// Sells a good at the end of the round (AR-82).
    EndSell {
        /// Which.
        good: Good,
    },
    /// Ends the own end of the round.
    Done,
}

impl Move {
    /// As a message; the same in every position and version.
    pub(crate) fn spell(self) -> Message {
        match self {
            Move::Exchange { give, take } => Message::new("Exchange").with("give", give).with("take", take),
            Move::SwapHand => Message::new("SwapHand"),
            Move::Pass => Message::new("Pass"),
            Move::Commit { card } => Message::new("Commit").with("card", card),
            Move::CommitPass => Message::new("CommitPass"),
            Move::Sell { good } => Message::new("Sell").with("good", good),
            Move::Buy { good } => Message::new("Buy").with("good", good),
            Move::Resolve => Message::new("Resolve"),
            Move::Discard => Message::new("Discard"),
            Move::TakeBack => Message::new("TakeBack"),
            Move::Steal { victim, good } => Message::new("Steal").with("victim", victim).with("good", good),
            Move::Explore { victim } => Message::new("Explore").with("victim", victim),
            Move::Rebuild { card } => Message::new("Rebuild").with("card", card),
            Move::Knight { victim } => Message::new("Knight").with("victim", victim),
            Move::MageDrop { card } => Message::new("MageDrop").with("card", card),
            Move::EndDrop { card } => Message::new("EndDrop").with("card", card),
            Move::EndSell { good } => Message::new("EndSell").with("good", good),
            Move::Done => Message::new("Done"),
        }
    }

    /// The move somebody wrote.
    pub(crate) fn read(said: &mut Said, seats: usize) -> Result<Self, Message> {
        let card = |said: &mut Said, arg| said.word(arg, Card::by_id);
        let good = |said: &mut Said| said.word("good", Good::by_id);
        let name = said.name().to_owned();
        Ok(match name.as_str() {
            "Exchange" => Move::Exchange { give: card(said, "give")?, take: card(said, "take")? },
            "SwapHand" => Move::SwapHand,
            "Pass" => Move::Pass,
            "Commit" => Move::Commit { card: card(said, "card")? },
            "CommitPass" => Move::CommitPass,
            "Sell" => Move::Sell { good: good(said)? },
            "Buy" => Move::Buy { good: good(said)? },
            "Resolve" => Move::Resolve,
            "Discard" => Move::Discard,
            "TakeBack" => Move::TakeBack,
            "Steal" => Move::Steal { victim: said.seat("victim", seats)?, good: good(said)? },
            "Explore" => Move::Explore { victim: said.seat("victim", seats)? },
            "Rebuild" => Move::Rebuild { card: card(said, "card")? },
            "Knight" => Move::Knight { victim: said.seat("victim", seats)? },
            "MageDrop" => Move::MageDrop { card: card(said, "card")? },
            "EndDrop" => Move::EndDrop { card: card(said, "card")? },
            "EndSell" => Move::EndSell { good: good(said)? },
            "Done" => Move::Done,
            _ => return Err(said.unknown()),
        })
    }

    /// The stable number of the move when this seat makes it (5.9).
    pub(crate) fn code(self, seat: Seat, seats: usize) -> u32 {
        let away = |victim: Seat| seat.distance_to(victim, seats);
        let code = match self {
            Move::Exchange { give, take } => 16 * give.index() + take.index(),
            Move::SwapHand => 256,
            Move::Pass => 257,
            Move::Commit { card } => 258 + card.index(),
            Move::CommitPass => 274,
            Move::Sell { good } => 275 + good.index(),
            Move::Buy { good } => 284 + good.index(),
            Move::Resolve => 293,
            Move::Discard => 294,
            Move::TakeBack => 295,
            // Theft from oneself and one's own knight have no code in the specification: they are never legal.
            Move::Steal { victim, good } if victim == seat => 410 + good.index(),
            Move::Steal { victim, good } => 296 + 9 * (away(victim) - 1) + good.index(),
            Move::Explore { victim } if victim == seat => 409,
            Move::Explore { victim } => 340 + away(victim),
            Move::Rebuild { card } => 346 + card.index(),
            Move::Knight { victim } if victim == seat => 419,
            Move::Knight { victim } => 361 + away(victim),
            Move::MageDrop { card } => 367 + card.index(),
            Move::EndDrop { card } => 383 + card.index(),
            Move::EndSell { good } => 399 + good.index(),
            Move::Done => 408,
        };
        code as u32
    }
}
