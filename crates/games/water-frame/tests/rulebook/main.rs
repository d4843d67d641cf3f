//! The rulebook as tests: every worked example of `docs/spec/water-frame.md` (section 9), its tables, and its refusals.
//!
//! A test carries the number it checks. The numbers are those of the specification, never those of the code.

mod administration;
mod board;
mod citations;
mod costs_and_shipment;
mod decade_and_end;
mod events;
mod factory;
mod forecast;
mod game;
mod golden_cycle;
mod machinery;
mod more;
mod quality_distribution_price;
mod sale;
mod set_up_and_market;
mod setting;
mod ships_and_production;
mod special;
mod stock;
mod timetable;
mod view;
mod why_not;
mod workers;
