//! The table: seats, moves, turns, views, records and chance.
//!
//! This crate knows no game. A game is a type that fulfils [`Rules`], and [`Spoken`] so that it can be written down and
//! talked about; everything else in the house is built on these two.

mod board;
mod chance;
pub mod conformance;
mod draft;
mod estimate;
pub mod hash;
mod message;
mod named;
mod net;
mod options;
mod pile;
mod record;
mod rules;
mod ruleset;
mod schema;
mod seat;
mod sheet;
mod spoken;
#[allow(clippy::module_inception)]
mod table;

pub use board::{Board, Section};
pub use chance::{Chance, Rng, Seed};
pub use draft::{Draft, Held, Offer, Ready, Step, Ways};
pub use estimate::{Estimate, Levels, LookAhead, Weights};
pub use message::{Message, Said, Value};
pub use named::Named;
pub use net::{MOST_FEATURES, Net, Passage, Sums};
pub use options::Options;
pub use pile::Pile;
pub use record::{Origin, Record, Verdict, move_from_json, move_from_line, position_from_json, result_line};
pub use rules::{Broken, Entry, Log, MOST_MOVES, Moves, Rules, Scores, Standing, Turn};
pub use ruleset::{Ruleset, default_switches};
pub use schema::{Described, counts_schema, describe, pascal, word_schema};
pub use seat::{BySeat, Eyes, MOST_SEATS, Seat, Seats};
pub use sheet::{Fault, LONGEST_SHEET, Part, Setup, Sheet, Switch, Values, known_switches};
pub use spoken::{Spoken, Why};
pub use table::{Overtaken, Played, Refused, Start, Table, allowed, awaited, told};

#[doc(hidden)]
pub use {serde, utoipa};

/// The version of the engine that records name.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");
