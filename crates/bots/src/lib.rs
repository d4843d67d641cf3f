//! Players that are programs. They know the contract of `table` and no game.

mod bot;
mod careless;
mod greedy;
mod learning;
mod look_ahead;
mod outlook;
mod playout;
mod search;
mod tuning;

pub use bot::{Bot, Level, Player};
pub use greedy::greedy;
pub use learning::{Example, Pupil, lesson, proof};
pub use playout::{imaginings, playouts, searches};
pub use search::{Manner, Search};
pub use tuning::{duel, surprise, with_weight};

use table::Seat;

/// What a bot thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The move it chose.
    pub mv: M,
    /// The moves it considered, the best first; empty if it does not think.
    pub considered: Vec<Considered<M>>,
    /// The chosen move and what it expects to follow.
    pub continuation: Vec<(Seat, M)>,
}

/// A move that a bot considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<M> {
    /// The move.
    pub mv: M,
    /// How many playouts tried it; none by a bot that does not play out.
    pub visits: u32,
    /// The share of the victory each seat may expect after it.
    pub shares: Vec<f32>,
    /// The final score each seat may expect after it.
    pub scores: Vec<f32>,
}
