//! Age of Industry for 2 to 5 players.
//!
//! Borrow, build industries with cards, make them flip, link them with railways that pay at the end. A turn is two actions;
//! coal and iron travel over everybody's railways and sea lanes. The specification is `docs/spec/age-of-industry.md`; its
//! numbers stand where they are followed.
//!
//! `map` is a board as words of bits; `state` keeps the table the same way, so that a rule is a few operations on sets of
//! spaces and links; `options` turns a decision into such a set, from which moves are listed, checked and refused.

mod audit;
mod board;
mod end_in_sight;
mod estimate;
mod events;
mod flow;
mod forecast;
mod imagine;
mod map;
mod moves;
mod options;
mod position;
mod refusal;
mod rules;
mod sheet;
mod spoken;
mod state;
mod things;
mod view;

pub use end_in_sight::MayEnd;
pub use estimate::Weights;
pub use events::Event;
pub use forecast::{BuildForecast, Flip, Forecast, Outcome, Price, RailForecast, SaleForecast, SeatForecast};
pub use map::{Link, Location, Map, Space, Spot};
pub use moves::Move;
pub use position::{Built, OnTable, Position, SeatPosition, WorkPosition};
pub use refusal::Refusal;
pub use sheet::{BUILT_IN, Components, SWITCHES, Switched};
pub use state::{Decision, Player, State};
pub use things::{Action, Card, Colour, Industry, Kind, Outlet, Pile, Place, Resource, Source, Tile, Ware};
pub use view::{ByResource, Counter, SeatView, View, Work};

/// The rules of one table: its sheet and map, its seats, its switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgeOfIndustry {
    numbers: Components,
    seats: usize,
    switched: Switched,
    gains: estimate::Gains,
    /// Whether a batch goes on until its mover ends it.
    unhurried: bool,
}

impl AgeOfIndustry {
    /// The map that is played.
    pub fn map(&self) -> &Map {
        &self.numbers.map
    }
}
