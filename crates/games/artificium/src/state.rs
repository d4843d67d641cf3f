//! Everything on the table, as plain fixed-size data (5.11).

use crate::things::{Card, Goods, Pile};
use serde::{Deserialize, Serialize};
use table::{BySeat, Chance, Seat, Seats};

/// Which decision it is (5.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[repr(u8)]
pub enum Decision {
    /// Exchange, swap the hand, or pass.
    Market,
    /// All seats still in choose a card at once.
    Commit,
    /// Trade for and resolve the revealed card, discard it, or take it back.
    Handle,
    /// Whose good to steal.
    TheftPick,
    /// Whose card to take.
    ExplorePick,
    /// Which played card to fetch.
    RebuildPick,
    /// Whom the knight strikes.
    KnightPick,
    /// Which cards to drop after the mage's draw.
    MageDiscard,
    /// What to drop and sell at the end of the round.
    RoundEnd,
    /// Nothing more to decide.
    Over,
}

/// What lies before a seat in this step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chosen {
    /// No card.
    #[default]
    Nothing,
    /// The plain pass (AR-R6).
    Pass,
    /// A card, face down until the reveal.
    Card(Card),
}

impl Chosen {
    /// The card, if it is one.
    pub fn card(self) -> Option<Card> {
        match self {
            Chosen::Card(card) => Some(card),
            _ => None,
        }
    }
}

/// How far a batch in canonical order has come (5.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Stage {
    /// Nothing yet.
    #[default]
    Fresh,
    /// Selling for a card, or dropping cards.
    First,
    /// Buying for a card, or selling at the end of the round.
    Second,
}

/// What one seat alone knows of another's hand, beyond what everybody knows: `owner` holds one more `card`.
///
/// Packed as observer, owner, card in three, three and four bits. Kept sorted, so that the same knowledge is the same state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Fact(u16);

impl Fact {
    pub(crate) const NONE: Fact = Fact(u16::MAX);

    pub(crate) fn new(observer: Seat, owner: Seat, card: Card) -> Self {
        Self((observer.number() << 7 | owner.number() << 4 | card.index()) as u16)
    }

    pub(crate) fn observer(self) -> Seat {
        Seat::new((self.0 >> 7 & 7) as usize)
    }

    pub(crate) fn owner(self) -> Seat {
        Seat::new((self.0 >> 4 & 7) as usize)
    }

    pub(crate) fn card(self) -> Card {
        Card::at((self.0 & 15) as usize)
    }
}

/// How many facts are remembered; a further one is forgotten at once.
pub(crate) const FACTS: usize = 9;

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) hand: BySeat<Pile>,
    /// Cards resolved this round, in front of their owners.
    pub(crate) front: BySeat<Pile>,
    /// What everybody knows of each hand: at least these cards.
    pub(crate) known: BySeat<Pile>,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) market: Pile,
    pub(crate) chance: Chance,
    pub(crate) coins: BySeat<u16>,
    pub(crate) vp: BySeat<u16>,
    /// The highest VP reached, for `gain_again = false` (AR-R14).
    pub(crate) peak: BySeat<u16>,
    pub(crate) facts: [Fact; FACTS],
    pub(crate) goods: BySeat<Goods>,
    pub(crate) chosen: BySeat<Chosen>,
    /// Reconstructions fetched by Reconstruction this round (AR-R26).
    pub(crate) refetched: BySeat<u8>,
    /// Who has passed in the market of this round (AR-22).
    pub(crate) passed: Seats,
    /// Who has used the first exchange of this round (AR-23).
    pub(crate) exchanged: Seats,
    /// Who is out for this round (AR-38).
    pub(crate) out: Seats,
    /// Who has not chosen yet in an open `Commit`.
    pub(crate) awaiting: Seats,
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) decision: Decision,
    pub(crate) stage: Stage,
    /// The lowest index that may come next in this stage.
    pub(crate) cursor: u8,
    /// Cards the mage still makes the active seat drop.
    pub(crate) left: u8,
}

impl State {
    /// Takes the card or the pass back that the seat has chosen in an open `Commit`.
    pub(crate) fn take_up_again(&mut self, seat: Seat) {
        match std::mem::take(&mut self.chosen[seat]) {
            Chosen::Nothing => return,
            Chosen::Pass => {}
            Chosen::Card(card) => self.hand[seat].add(card),
        }
        self.awaiting.insert(seat);
    }

    /// The card the active seat handles.
    #[inline]
    pub(crate) fn handled(&self) -> Card {
        self.chosen[self.active].card().expect("the active seat has a revealed card")
    }

    /// A card of this seat that lies face down.
    #[inline]
    pub(crate) fn face_down(&self, seat: Seat) -> Option<Card> {
        if self.decision == Decision::Commit { self.chosen[seat].card() } else { None }
    }

    /// Starts a batch in canonical order.
    #[inline]
    pub(crate) fn fresh(&mut self) {
        self.stage = Stage::Fresh;
        self.cursor = 0;
    }

    /// Notes a step of a batch.
    #[inline]
    pub(crate) fn went(&mut self, stage: Stage, index: usize) {
        self.stage = stage;
        self.cursor = index as u8;
    }

    /// Whether this index may come next in this stage of the batch.
    #[inline]
    pub(crate) fn in_order(&self, stage: Stage, index: usize) -> bool {
        self.stage < stage || (self.stage == stage && index >= self.cursor as usize)
    }
}
