//! The rules, one file per chapter: what may be chosen, what happens, and why not, side by side.

mod cards;
mod deck;
mod market;
mod play;
mod round;
mod track;
mod trade;
