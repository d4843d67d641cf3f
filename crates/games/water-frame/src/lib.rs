//! Arkwright: Water Frame for 2 to 4 players.
//!
//! Five decades of four cycles; every cycle one turn each and the production of one good. Hired workers empty the job market,
//! which makes demand and drives wages; quality and distribution make appeal, price takes it away; sales lift the share value.
//! The most valuable packet of own shares wins. The specification is `docs/spec/water-frame.md`; its numbers stand where they
//! are followed.
//!
//! `options` turns a decision into a set of bits, from which moves are listed, checked and refused; `rules` has one file per
//! chapter; `rules/cycle.rs` is the order of things.

mod audit;
mod board;
mod company;
mod estimate;
mod events;
mod flow;
mod forecast;
mod imagine;
mod look;
mod moves;
mod options;
mod pending;
mod position;
mod predetermined;
mod prospects;
mod reading;
mod refusal;
mod rules;
mod sheet;
mod spelling;
mod spoken;
mod state;
mod things;
mod view;
mod written;

pub use company::{
    CompanyView, ContractView, FactoryView, MarkerView, PierView, RowView, ShipView, SmallWarehouse, SpaceView, StoreView,
    TileView, Totals, WarehouseView,
};
pub use estimate::Weights;
pub use events::{Event, Making};
pub use forecast::{
    CallForecast, Forecast, GoodForecast, NextWage, SeatForecast, SeatSale, SpaceForecast, StoreForecast, TieForecast,
    TiedSeller,
};
pub use moves::Move;
pub use position::{OnTable, Position};
pub use prospects::{ContractForecast, DeliveryForecast, DueForecast};
pub use refusal::Refusal;
pub use rules::Seller;
pub use sheet::{BUILT_IN, Components, SWITCHES, Switched};
pub use state::{Decision, Phase, State, Then};
pub use things::{Action, Good, Grey, Happening, Marker, Shade, Tile};
pub use view::{
    BoughtView, ClosedView, DecadeView, EconomyMarker, EconomyView, Effect, EventView, GoodView, GreysLeft, JobMarketView,
    LastingView, MatRowView, RowName, SaleView, SellerView, ShipsLeft, TilesLeft, TurnView, View, WageView,
};
pub use written::{FactoryPosition, ModsPosition, PlayerPosition, SalePosition, WorkPosition};

/// The rules of one table: its sheet, its seats, its switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaterFrame {
    numbers: Components,
    seats: usize,
    switched: Switched,
    /// Whether a batch goes on until its mover ends it.
    unhurried: bool,
}
