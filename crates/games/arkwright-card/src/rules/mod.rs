//! The rules, one file per chapter: what may be chosen, what happens, and why not, side by side.

mod automate;
mod build;
mod company;
mod develop;
mod distribution;
mod early;
mod extra;
mod market;
mod production;
mod quality;
mod round;
mod scoring;
mod setup;
mod solo;
mod stock;
mod store;
mod turn;
