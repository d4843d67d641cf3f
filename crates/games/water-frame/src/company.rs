//! What anybody sees of a company (section 11): all of it.

use crate::things::{Action, Good, Marker, Shade, Tile};
use serde::Serialize;
use table::Seat;
use utoipa::ToSchema;

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CompanyView {
    /// Whose.
    pub seat: Seat,
    /// In pounds.
    pub cash: i32,
    /// Loans not yet repaid.
    pub loans: u16,
    /// Own shares; the bank has the others.
    pub shares: u8,
    /// The share indicator, 1 to 100.
    pub space: u8,
    /// The worth of one share.
    pub value: u8,
    /// The result if the game ended now (WF-23).
    pub result: i32,
    /// Factories that stand.
    pub factories: Vec<FactoryView>,
    /// Development tiles.
    pub tiles: Vec<TileView>,
    /// How often it paid for the Inventor.
    pub inventor_paid: u8,
    /// Markers of the administration chart: own, light, dark, ships.
    pub markers: Vec<MarkerView>,
    /// Its column of the administration chart.
    pub chart: Vec<SpaceView>,
    /// Its piers.
    pub piers: Vec<PierView>,
    /// Its warehouses.
    pub warehouse: WarehouseView,
    /// Contracts.
    pub contracts: Vec<ContractView>,
    /// What it has of everything.
    pub totals: Totals,
}

/// A factory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct FactoryView {
    /// What it makes.
    pub good: Good,
    /// 1 to 4.
    pub level: u8,
    /// The level to which it could be modernised.
    pub next_level: Option<u8>,
    /// Base quality.
    pub base: u8,
    /// The quality marker.
    pub quality: u8,
    /// Both together, which decides between equal appeals.
    pub whole_quality: u8,
    /// The distribution marker.
    pub distribution: u8,
    /// In pounds.
    pub price: u8,
    /// Appeal.
    pub appeal: u8,
    /// Extra workers of an obsolete factory (WF-20.11).
    pub extra: u8,
    /// Whether it fell behind and has not caught up (WF-20.8).
    pub obsolete: bool,
    /// Whether somebody was hired too late (WF-8.11).
    pub marked: bool,
    /// Its rows.
    pub rows: Vec<RowView>,
    /// What all full rows make.
    pub output: u8,
}

/// A row of a factory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RowView {
    /// From 1.
    pub row: u8,
    /// Its places.
    pub size: u8,
    /// Workers.
    pub workers: u8,
    /// Machines.
    pub machines: u8,
    /// Empty places.
    pub free: u8,
    /// What it makes when it is full.
    pub output: u8,
    /// What it makes now.
    pub makes: u8,
    /// For each worker from the left how many are fired when he is: the rightmost row goes first (WF-8.6).
    pub leaving: Vec<u8>,
}

/// A tile that somebody owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TileView {
    /// Which.
    pub tile: Tile,
    /// The factory it is assigned to (WF-R66).
    pub at: Option<Good>,
}

/// A marker that somebody owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct MarkerView {
    /// Which.
    pub marker: Marker,
    /// What it does.
    pub action: Action,
    /// Its shade.
    pub shade: Shade,
    /// What the ship holds, if it is one.
    pub capacity: Option<u8>,
    /// Rows it can work, if it is for production.
    pub rows: Option<u8>,
    /// Its space of the chart, from 1.
    pub space: Option<u8>,
}

/// A space of somebody's administration chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SpaceView {
    /// From 1.
    pub space: u8,
    /// In pounds.
    pub cost: u8,
    /// Whether Bureaucracy closes it (WF-6.6).
    pub closed: bool,
    /// The marker on it.
    pub marker: Option<Marker>,
}

/// A pier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PierView {
    /// From 1.
    pub pier: u8,
    /// The ship at it.
    pub ship: Option<ShipView>,
}

/// A ship at its pier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ShipView {
    /// What it holds.
    pub capacity: u8,
    /// Its workers.
    pub crew: u8,
}

/// The warehouses of a seat (WF-14.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WarehouseView {
    /// Rows of the large one with a worker.
    pub rows: u8,
    /// Each good.
    pub stores: Vec<StoreView>,
    /// The Small Warehouse.
    pub small: Option<SmallWarehouse>,
}

/// The store of a good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct StoreView {
    /// The good.
    pub good: Good,
    /// Goods in both warehouses.
    pub stored: u8,
    /// Whether its column has a worker.
    pub manned: bool,
    /// What the large warehouse holds of it.
    pub large: u8,
    /// What both hold of it, as the other goods lie.
    pub room: u8,
}

/// The Small Warehouse, whose spaces all kinds share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SmallWarehouse {
    /// Goods on it.
    pub stored: u8,
    /// Its spaces.
    pub room: u8,
}

/// A contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ContractView {
    /// The good.
    pub good: Good,
    /// For how many.
    pub value: u8,
}

/// What a company has of each kind of thing, all factories together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[allow(missing_docs)] // The fields are the names of the figures.
pub struct Totals {
    pub factories: u8,
    /// Extra workers included.
    pub workers: u8,
    pub machines: u8,
    /// What all full rows make.
    pub output: u8,
    pub stored: u8,
    pub tiles: u8,
}
