//! The shelf: every game behind one dynamic face.
//!
//! Loops over decisions run inside one call (a thousand games, a whole search), so that they are compiled for each game;
//! dynamic dispatch happens once per request.

mod any_draft;
mod any_ruleset;
mod any_table;
mod changes;
pub mod engine;
mod explain;
mod game;
mod judged;
mod matches;
mod players;
mod process;
mod speech;
pub mod told;

pub use any_draft::{Ahead, AnyDraft, ReadyNow, StepNow};
pub use any_ruleset::AnyRuleset;
pub use any_table::{AnyTable, Chains, Choice, Forecasted, Line, No, TurnNow};
pub use bots::{Bot, Considered, Example, Level, Pupil};
pub use explain::explain;
pub use game::Game;
pub use judged::Judged;
pub use matches::{Deal, Outcome, play_match};
pub use players::{AnyPlayer, Entrant, Limits, Thinking};
pub use process::{Process, Trouble, bot_request};

pub use speech::{Speech, shelf_told, switches_json, turn_told};

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
