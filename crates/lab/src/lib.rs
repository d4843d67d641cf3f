//! The lab: many games at once, and what they say.

mod bench;
mod parallel;
mod simulate;
mod soak;
mod statistics;
mod tune;

pub use bench::{Bench, bench};
pub use simulate::{SeatSummary, Summary, simulate, summarise};
pub use soak::{Soaked, soak};
pub use statistics::{Interval, mean_interval, share_interval};
pub use tune::{Tuned, Tuning, tune};
