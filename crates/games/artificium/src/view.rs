//! What one pair of eyes may see (section 11).

use crate::state::{Chosen, Decision};
use crate::things::{Card, Goods, Pile};
use crate::{Artificium, State};
use serde::Serialize;
use table::{Eyes, Seat, Seats};
use utoipa::ToSchema;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct View {
    /// Whose eyes, unless they see everything or belong to a watcher.
    pub seat: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The first player of this round.
    pub first: Seat,
    /// What is being decided.
    pub decision: Decision,
    /// Who decides.
    pub deciding: Seats,
    /// The face-up cards of the market.
    pub market: Pile,
    /// How many cards the deck has.
    pub deck_size: u32,
    /// The deck itself, for eyes that see everything.
    pub deck: Option<Pile>,
    /// How many cards the discard pile has.
    pub discard_size: u32,
    /// The discard pile, where it lies open (AR-R35).
    pub discard: Option<Pile>,
    /// Cards the mage still makes the active seat drop.
    pub left: u8,
    /// The seats.
    pub seats: Vec<SeatView>,
}

/// One seat as a pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// Victory points.
    pub vp: u16,
    /// The highest it had.
    pub peak: u16,
    /// Coins.
    pub coins: u16,
    /// Goods on the board.
    pub goods: Goods,
    /// Cards in hand; during `Commit` the number before choosing, so that a pass does not show.
    pub cards: u32,
    /// The hand, for its owner.
    pub hand: Option<Pile>,
    /// Cards these eyes know to be in the hand.
    pub known: Pile,
    /// Cards of this hand that other seats know of beyond what all know; for its owner.
    pub known_by: Vec<Known>,
    /// Resolved cards of this round.
    pub front: Pile,
    /// What lies before the seat in this step.
    pub chosen: Laid,
    /// Whether it has passed in this market.
    pub passed: bool,
    /// Whether it has used its first exchange.
    pub exchanged: bool,
    /// Whether it is out for this round.
    pub out: bool,
    /// Reconstructions it fetched this round.
    pub refetched: u8,
    /// The score if the game ended now.
    pub score: i32,
}

/// A card of a hand that another seat knows of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Known {
    /// Who knows.
    pub by: Seat,
    /// What.
    pub card: Card,
}

/// What lies before a seat, as far as these eyes see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Laid {
    /// Nothing.
    Nothing,
    /// A choice that these eyes may not see.
    FaceDown,
    /// The plain pass.
    Pass,
    /// This card.
    Card(Card),
}

impl Artificium {
    pub(crate) fn look(&self, s: &State, eyes: Eyes) -> View {
        let deciding = match s.decision {
            Decision::Over => Seats::NONE,
            Decision::Commit => s.awaiting,
            _ => Seats::only(s.active),
        };
        let pile_open = self.switched.discard_pile_public || eyes == Eyes::All;
        View {
            seat: match eyes {
                Eyes::Of(seat) => Some(seat),
                _ => None,
            },
            round: s.round,
            rounds: self.numbers.rounds,
            first: s.first,
            decision: s.decision,
            deciding,
            market: s.market,
            deck_size: s.deck.size(),
            deck: (eyes == Eyes::All).then_some(s.deck),
            discard_size: s.discard.size(),
            discard: pile_open.then_some(s.discard),
            left: s.left,
            seats: Seat::new(0).round(self.seats).map(|seat| self.look_at(s, seat, eyes)).collect(),
        }
    }

    fn look_at(&self, s: &State, seat: Seat, eyes: Eyes) -> SeatView {
        let own = eyes.see(seat);
        let laid = match s.chosen[seat] {
            Chosen::Nothing => Laid::Nothing,
            _ if s.decision == Decision::Commit && !own => Laid::FaceDown,
            Chosen::Pass => Laid::Pass,
            Chosen::Card(card) => Laid::Card(card),
        };
        SeatView {
            vp: s.vp[seat],
            peak: s.peak[seat],
            coins: s.coins[seat],
            goods: s.goods[seat],
            cards: s.hand[seat].size() + u32::from(s.face_down(seat).is_some()),
            hand: own.then_some(s.hand[seat]),
            known: s.known_to(eyes, seat),
            known_by: if own {
                s.facts()
                    .filter(|fact| fact.owner() == seat)
                    .map(|fact| Known { by: fact.observer(), card: fact.card() })
                    .collect()
            } else {
                Vec::new()
            },
            front: s.front[seat],
            chosen: laid,
            passed: s.passed.contains(seat),
            exchanged: s.exchanged.contains(seat),
            out: s.out.contains(seat),
            refetched: s.refetched[seat],
            score: self.score_of(s, seat),
        }
    }
}
