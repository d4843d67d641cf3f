//! The rulebook as tests: every worked example of `docs/spec/artificium.md` (section 9), every answer to a refused move
//! (5.12), every switch (section 4), the rulings the examples leave out (section 7) and what is hidden (section 11).
//!
//! A test carries the number it checks. The numbers are those of the specification, never those of the code.

mod actions;
mod chain;
mod ending;
mod forecast;
mod knowledge;
mod market;
mod refusals;
mod rulings_cards;
mod rulings_play;
mod scene;
mod switches;
mod trading;
