//! The lab: many games at once, and what they say.

mod analyse;
mod bench;
mod parallel;
mod plot_game;
mod simulate;
mod soak;
mod statistics;
mod tune;

pub use analyse::{Losses, analyse, costliest, losses};
pub use bench::{Bench, bench};
pub use plot_game::Course;
pub use simulate::{SeatSummary, Summary, simulate, summarise};
pub use soak::{Soaked, soak};
pub use statistics::{Interval, mean_interval, share_interval};
pub use tune::{Tuned, Tuning, tune};
