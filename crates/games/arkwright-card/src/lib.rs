//! Arkwright: The Card Game for 1 to 4 players.
//!
//! Three decades of four rounds, each round one good: food, textile, cutlery, lamps. A turn is one action, one price and one
//! development; then everybody with a factory of that good produces, sells and pays. The highest final capitalisation wins.
//! Nothing is hidden; only the expert pool and the solo game know chance. The specification is `docs/spec/arkwright-card.md`;
//! its numbers stand where they are followed.

mod audit;
mod board;
mod estimate;
mod events;
mod flow;
mod forecast;
mod foresee;
mod look;
mod moves;
mod position;
mod refusal;
mod rules;
mod save;
mod sheet;
mod spoken;
mod state;
mod things;
mod view;

pub use estimate::Weights;
pub use events::Event;
pub use forecast::{AllowedLater, AutomaSale, Bill, Candidate, FinalSteps, Forecast, RivalSale, Sale, SeatForecast};
pub use moves::{Evicted, Move};
pub use position::{AutomaPosition, FactoryPosition, OnTable, Position, SeatPosition, WorkPosition};
pub use refusal::Refusal;
pub use sheet::{BUILT_IN, Components, SWITCHES, Switched};
pub use state::{Decision, Phase, State, Storing};
pub use things::{Achievement, Action, Card, Cards, Colour, Good, QualityCards, QualitySet, Track};
pub use view::{
    AppealView, AutomaView, BagView, FactoryView, FreeView, MarketView, OtherAppealView, OwnedView, PastView, PlaceView,
    QualityCardView, QualityKind, SeatView, SetView, SoloView, SpaceView, TotalsView, TrackView, View, WageView, WorkView,
    WorkerCardView,
};

/// The rules of one table: its sheet, its seats, its switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArkwrightCard {
    numbers: Components,
    seats: usize,
    switched: Switched,
    /// Whether a batch goes on until its mover ends it.
    unhurried: bool,
}

impl ArkwrightCard {
    /// One person against two automas (AC-12).
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }
}
