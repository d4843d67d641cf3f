//! The rules, one file per chapter of the specification.

mod build;
pub(crate) mod cards;
mod money;
mod network;
mod rail;
mod round;
mod scoring;
mod sell;
mod setup;
mod supply;
mod turn;
mod why_not;
