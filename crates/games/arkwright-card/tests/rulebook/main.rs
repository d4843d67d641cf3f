//! The rulebook as tests: every worked example of `docs/spec/arkwright-card.md` (section 9).
//!
//! A test carries the number it checks. The numbers are those of the specification, never those of the code.

mod actions;
mod board;
mod cited;
mod development;
mod distribution;
mod ending;
mod extra;
mod forecast;
mod positions;
mod price;
mod production;
mod quality;
mod refusals;
mod round;
mod scene;
mod solo;
mod values;
mod view;
