//! The doors: what may be asked over HTTP.

pub mod asker;
pub mod problem;
