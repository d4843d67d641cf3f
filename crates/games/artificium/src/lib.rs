//! Artificium for 2 to 6 players.
//!
//! Four rounds of production chains: wood and wheat become coal, food and beer, then crystal and metal, then potions and
//! swords, and at last a mage or a knight. A round is a market of cards, steps in which everybody plays one card chosen in
//! secret, and a sale. The specification is `docs/spec/artificium.md`; its numbers stand where they are followed.
//!
//! `flow` is the turn summary; `rules` has one file per chapter; `state` is the table; everything printed is in `sheet`.

mod audit;
mod board;
mod estimate;
mod events;
mod features;
mod flow;
mod forecast;
mod hope;
mod imagine;
mod knowledge;
mod memory;
mod moves;
mod plan;
mod position;
mod refusal;
mod rules;
mod sheet;
mod spoken;
mod state;
mod things;
mod view;

pub use estimate::Weights;
pub use events::Event;
pub use forecast::{CardForecast, Forecast, Gift, PlanStep, Queued, SeatForecast};
pub use moves::Move;
pub use position::{Position, SeatPosition};
pub use refusal::Refusal;
pub use sheet::{BUILT_IN, Components, SWITCHES, Switched};
pub use state::{Chosen, Decision, Stage, State};
pub use things::{Card, Good, Goods, Pile};
pub use view::{Known, Laid, SeatView, View};

/// The rules of one table: its sheet, its seats, its switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Artificium {
    numbers: Components,
    seats: usize,
    switched: Switched,
    all_cards: Pile,
    /// Whether its numbers are those of the built-in sheet.
    built_in: bool,
    /// The same for tables with the same numbers and switches.
    identity: u64,
    /// Paths of the values whose printed counterpart is not known.
    reconstructed: Vec<String>,
    /// Whether a batch goes on until its mover ends it.
    unhurried: bool,
}
