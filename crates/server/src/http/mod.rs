//! The doors: what may be asked over HTTP.

pub mod asker;
pub mod games;
pub mod given;
pub mod problem;
pub mod tables;
