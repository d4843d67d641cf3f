//! The rulebook as tests: every worked example of `docs/spec/age-of-industry.md` (section 9), its tables, and its refusals.
//!
//! A test carries the number it checks. The numbers are those of the specification, never those of the code.

mod cards_and_end;
mod coal_and_iron;
mod components;
mod custom_sheets;
mod foreseen;
mod game;
mod loans;
mod map_faults;
mod maps;
mod modernise_and_overbuild;
mod more;
mod order_and_cards;
mod railways;
mod selling;
mod setting;
mod why_not;
