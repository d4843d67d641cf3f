//! The rules, one file per chapter of the specification.

mod after_sale;
mod cycle;
mod decade;
mod distribution;
mod events;
mod factory;
mod machinery;
mod market;
mod money;
mod price;
mod production;
mod quality;
mod sale;
mod scoring;
mod setup;
mod shipping;
mod special;
mod stock;
mod storage;
mod turn;
mod why_not;
mod workers;

pub use sale::Seller;
