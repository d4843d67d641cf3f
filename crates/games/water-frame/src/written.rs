//! The parts of a position: what the state keeps in its own way is read and written here.

use crate::state::{Factory, Mods, Player, SEATS, Sale, Then, Work};
use crate::things::{Good, Marker, Tile};
use serde::{Deserialize, Serialize};

/// A part of a position that says what the state says; what is left out is nothing.
macro_rules! written {
    ($(#[$doc:meta])* $written:ident, $kept:ident: $($(#[$note:meta])* $sees:vis $field:ident: $kind:ty),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $written { $($(#[$note])* $sees $field: $kind),* }

        impl From<$kept> for $written {
            fn from(kept: $kept) -> Self {
                let $kept { $($field),* } = kept;
                Self { $($field),* }
            }
        }

        impl From<$written> for $kept {
            fn from(written: $written) -> Self {
                let $written { $($field),* } = written;
                Self { $($field),* }
            }
        }
    };
}

written! {
    /// A factory; level 0 is none.
    FactoryPosition, Factory:
    /// 1 to 4.
    pub level: u8,
    /// The quality marker.
    pub quality: u8,
    /// The distribution marker.
    pub distribution: u8,
    /// In pounds.
    pub price: u8,
    /// Extra workers of an obsolete factory (WF-20.11).
    pub extra: u8,
    /// Whether it fell behind and has not caught up (WF-20.8).
    pub obsolete: bool,
    /// WF-8.11
    pub marked: bool,
    /// By row.
    pub workers: [u8; 4],
    /// By row.
    pub machines: [u8; 4],
}

written! {
    /// Effects of reconstructed events that last (WF-21.4).
    ModsPosition, Mods:
    /// Importers stand still this decade.
    pub war: bool,
    /// More pounds for each good shipped this decade.
    pub navigation: u8,
    /// Demand is lower this decade.
    pub crisis: u8,
    /// More share spaces for each ship used this decade.
    pub opium: u8,
    /// More demand for food in the coming food cycle.
    pub harvest: u8,
    /// A higher wage up to the end of the next production phase.
    pub strike: u8,
}

written! {
    /// How far the present turn has come (5.6).
    WorkPosition, Work:
    marker: Option<Marker>,
    space: u8,
    paid: u8,
    fee: u8,
    bill: u16,
    stage: u8,
    cursor: u8,
    used: u8,
    allowed: u8,
    pool: u8,
    free_steps: u8,
    broker: bool,
    touched: u8,
    built: u8,
    discount: u8,
    closed_level: [u8; 4],
    fired_rows: u16,
    displaced: u8,
    agent_used: bool,
    delivered: bool,
    capacity: u8,
    good: Option<Good>,
    rows: u8,
    tile: Option<Tile>,
    ship: u8,
    inventor: bool,
    then: Then,
}

written! {
    /// How far the present sale has come (WF-18).
    SalePosition, Sale:
    made: [u8; SEATS],
    own_sold: [u8; SEATS],
    sold: [u8; SEATS],
    stopped: u8,
    called: u8,
    row_closed: u8,
    shifted: u8,
    importer_sold: u8,
    demand_left: u8,
    level: u8,
    index: u8,
    group_sold: u8,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// In pounds.
    pub cash: i32,
    /// Loans not yet repaid.
    pub loans: u16,
    /// Own shares; the bank has the others.
    pub shares: u8,
    /// The share indicator, 1 to 100.
    pub space: u8,
    /// By good.
    pub factories: [FactoryPosition; 4],
    /// Tiles.
    pub owned: Vec<Tile>,
    /// Where the Foreman works.
    pub foreman_at: Option<Good>,
    /// Where the Workshop works.
    pub workshop_at: Option<Good>,
    /// Fees paid for the Inventor.
    pub inventor_paid: u8,
    /// Light and dark markers owned, by their place among all markers.
    pub grey: u16,
    /// Ships at the piers by size, counted from 1; 0 is an empty pier.
    pub ships: [u8; 2],
    /// The column of the administration chart.
    pub admin: [Option<Marker>; 5],
    /// Goods in both warehouses.
    pub stored: [u8; 4],
    /// Warehouse columns with a worker.
    pub columns: u8,
    /// Warehouse rows with a worker.
    pub rows: u8,
    /// Contracts, by good; 0 is none.
    pub contracts: [u8; 4],
}

impl From<&Player> for PlayerPosition {
    fn from(player: &Player) -> Self {
        Self {
            cash: player.cash,
            loans: player.loans,
            shares: player.shares,
            space: player.space,
            factories: player.factories.map(Into::into),
            owned: player.owned.iter().collect(),
            foreman_at: player.foreman_at,
            workshop_at: player.workshop_at,
            inventor_paid: player.inventor_paid,
            grey: player.grey,
            ships: player.ships,
            admin: player.admin,
            stored: player.stored,
            columns: player.columns,
            rows: player.rows,
            contracts: player.contracts,
        }
    }
}

impl From<&PlayerPosition> for Player {
    fn from(written: &PlayerPosition) -> Self {
        Self {
            cash: written.cash,
            loans: written.loans,
            shares: written.shares,
            space: written.space,
            factories: written.factories.map(Into::into),
            owned: written.owned.iter().copied().collect(),
            foreman_at: written.foreman_at,
            workshop_at: written.workshop_at,
            inventor_paid: written.inventor_paid,
            grey: written.grey,
            ships: written.ships,
            admin: written.admin,
            stored: written.stored,
            columns: written.columns,
            rows: written.rows,
            contracts: written.contracts,
        }
    }
}
