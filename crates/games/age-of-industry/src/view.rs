//! What a pair of eyes may see (section 11).

use crate::AgeOfIndustry;
use crate::position::OnTable;
use crate::state::State;
use crate::things::{Pile, bits};
use serde::Serialize;
use table::{Eyes, Seat};

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes, unless they see everything or belong to a watcher.
    pub seat: Option<Seat>,
    /// What lies open.
    #[serde(flatten)]
    pub table: OnTable,
    /// Who decides.
    pub active: Seat,
    /// How many cards the deck has.
    pub deck_size: u32,
    /// The deck itself, for eyes that see everything.
    pub deck: Option<Pile>,
    /// The price of the next coal and the next iron from the tracks (AI-407).
    pub prices: [u16; 2],
    /// For each location, the locations connected with it, by number.
    pub connected: Vec<Vec<u8>>,
    /// What is seen of each seat.
    pub seats: Vec<SeatView>,
}

/// One seat as a pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// How many cards.
    pub cards: u32,
    /// The hand, for its owner.
    pub hand: Option<Pile>,
    /// Railway counters left.
    pub rails_left: u8,
    /// The score if the game ended now.
    pub score: i32,
}

impl AgeOfIndustry {
    pub(crate) fn look(&self, s: &State, eyes: Eyes) -> View {
        View {
            seat: match eyes {
                Eyes::Of(seat) => Some(seat),
                _ => None,
            },
            table: self.on_table(s, eyes.see(s.active)),
            active: s.active,
            deck_size: s.deck.size(),
            deck: (eyes == Eyes::All).then_some(s.deck),
            prices: [0, 1].map(|resource| self.numbers.track[resource].price(s.track[resource])),
            connected: (0..self.map().locations.len())
                .map(|location| bits(s.derived.net[location]).map(|other| other as u8).collect())
                .collect(),
            seats: Seat::new(0)
                .round(self.seats)
                .map(|seat| SeatView {
                    cards: s.players[seat].hand.size(),
                    hand: eyes.see(seat).then_some(s.players[seat].hand),
                    rails_left: self.numbers.rail.per_player - s.rails[seat].count_ones() as u8,
                    score: self.score_now(s, seat).total(),
                })
                .collect(),
        }
    }
}
