//! The lab: many games at once, and what they say.

mod analyse;
mod bench;
mod ladder;
mod learn;
mod parallel;
mod plot_game;
mod simulate;
mod soak;
mod statistics;
mod tune;

pub use analyse::{Losses, analyse, costliest, losses};
pub use bench::{Bench, bench};
pub use ladder::{
    Block, Captions, Control, Halt, Ladder, Ledger, Pair, Pairs, Rated, Sitting, Standings, Terms, Unusable, plot,
};
pub use learn::{Generation, Learning, learn};
pub use plot_game::Course;
pub use simulate::{Deals, SeatSummary, Summary, simulate, summarise};
pub use soak::{Soaked, soak};
pub use statistics::{Interval, block_interval, mean_interval, middle_interval, share_interval};
pub use tune::{Tuned, Tuning, tune};
