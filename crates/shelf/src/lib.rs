//! The shelf: every game behind one dynamic face.
//!
//! Loops over decisions run inside one call (a thousand games, a whole search), so that they are compiled for each game;
//! dynamic dispatch happens once per request.

mod any_table;
mod chains;
pub mod engine;
mod game;
mod matches;

pub use any_table::{AnyTable, Choice, Forecasted, Line, No, Thinking, TurnNow};
pub use bots::Bot;
pub use chains::Chains;
pub use game::Game;
pub use matches::Outcome;

use game::OnShelf;

static GAMES: &[&dyn Game] = &[
    &OnShelf::<artificium::Artificium>::NEW,
    &OnShelf::<arkwright_card::ArkwrightCard>::NEW,
    &OnShelf::<age_of_industry::AgeOfIndustry>::NEW,
    &OnShelf::<water_frame::WaterFrame>::NEW,
];

/// All games.
pub fn games() -> &'static [&'static dyn Game] {
    GAMES
}

/// The game with this name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
