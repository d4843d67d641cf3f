//! The table: small integers, no heap (5.6).

use crate::things::{Good, Happening, Marker, Tile, Tiles};
use table::{BySeat, Seat, Seats, named};

/// The most seats.
pub(crate) const SEATS: usize = 4;
/// Decades from 1770 to 1810.
pub(crate) const DECADES: usize = 5;

named! {
    /// Which decision it is (5.3 to 5.5).
    Decision, "decision", 39:
    /// WF-D1
    FoundFactory = "FoundFactory",
    /// WF-D2
    SetPrice = "SetPrice",
    /// WF-D3
    SellStartShares = "SellStartShares",
    /// WF-D4
    TakeSpecial = "TakeSpecial",
    /// WF-D5
    AssignTile = "AssignTile",
    /// WF-D6
    ChooseMarker = "ChooseMarker",
    /// WF-D7
    ChooseSpace = "ChooseSpace",
    /// WF-D8
    ChoosePayment = "ChoosePayment",
    /// WF-D9
    FactoryStep = "FactoryStep",
    /// WF-D10
    InventorFee = "InventorFee",
    /// WF-D11
    UseDeveloper = "UseDeveloper",
    /// WF-D12
    WorkersStep = "WorkersStep",
    /// WF-D13
    WarehouseColumns = "WarehouseColumns",
    /// WF-D14
    WarehouseRows = "WarehouseRows",
    /// WF-D15
    PlaceMachine = "PlaceMachine",
    /// WF-D16
    RelocateWorker = "RelocateWorker",
    /// WF-D17
    RaiseQuality = "RaiseQuality",
    /// WF-D18
    PatentMode = "PatentMode",
    /// WF-D19
    RaiseDistribution = "RaiseDistribution",
    /// WF-D20
    FreeRaise = "FreeRaise",
    /// WF-D21
    StockMenu = "StockMenu",
    /// WF-D22
    StockCount = "StockCount",
    /// WF-D23
    ContractSpace = "ContractSpace",
    /// WF-D24
    ShipStep = "ShipStep",
    /// WF-D25
    ChooseProduction = "ChooseProduction",
    /// WF-D26
    UseExtraShifts = "UseExtraShifts",
    /// WF-D27
    ReturnTile = "ReturnTile",
    /// WF-D28
    ReplaceShip = "ReplaceShip",
    /// WF-D29
    DiscardGood = "DiscardGood",
    /// WF-D30
    SaleCall = "SaleCall",
    /// WF-D31
    CloseRow = "CloseRow",
    /// WF-D32
    SellToPatron = "SellToPatron",
    /// WF-D33
    ShipContract = "ShipContract",
    /// WF-D34
    CharismaStart = "CharismaStart",
    /// WF-D35
    BrokerMenu = "BrokerMenu",
    /// WF-D36
    HarborStep = "HarborStep",
    /// WF-D37
    EventChoice = "EventChoice",
    /// WF-D38
    NameStartPlayer = "NameStartPlayer",
    /// Nothing more to decide.
    Over = "Over",
}

named! {
    /// The part of the game (5.2).
    Phase, "phase", 15:
    /// WF-4.9
    FirstFoundation = "first_foundation",
    /// WF-4.11
    SecondFoundation = "second_foundation",
    /// WF-4.12
    StartCapital = "start_capital",
    /// WF-4.19
    Assignment = "assignment",
    /// WF-6
    Turns = "turns",
    /// WF-18.4
    Sale = "sale",
    /// WF-18.13
    AfterSale = "after_sale",
    /// WF-18.21
    Shipment = "shipment",
    /// WF-18.24
    Storage = "storage",
    /// WF-19
    CycleEnd = "cycle_end",
    /// WF-20.2
    Brokers = "brokers",
    /// WF-20.4
    Harbor = "harbor",
    /// WF-20.5
    Events = "events",
    /// WF-20.6
    DecadeEnd = "decade_end",
    /// WF-23
    Over = "over",
}

/// A factory; level 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Factory {
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

impl Factory {
    #[inline]
    pub(crate) fn stands(&self) -> bool {
        self.level > 0
    }

    /// Workers in the rows and beside them.
    pub(crate) fn all_workers(&self) -> u8 {
        self.workers.iter().sum::<u8>() + self.extra
    }

    /// The last row with a worker.
    pub(crate) fn last_row(&self) -> Option<usize> {
        (0..4).rev().find(|row| self.workers[*row] > 0)
    }
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// In pounds.
    pub cash: i32,
    /// Loans not yet repaid.
    pub loans: u16,
    /// Own shares; the bank has the others.
    pub shares: u8,
    /// The share indicator, 1 to 100.
    pub space: u8,
    /// By good.
    pub factories: [Factory; 4],
    /// Tiles.
    pub owned: Tiles,
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

impl Player {
    #[inline]
    pub(crate) fn factory(&self, good: Good) -> &Factory {
        &self.factories[good.index()]
    }

    #[inline]
    pub(crate) fn factory_mut(&mut self, good: Good) -> &mut Factory {
        &mut self.factories[good.index()]
    }

    /// Goods with a factory.
    pub(crate) fn standing(&self) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.into_iter().filter(|good| self.factory(*good).stands())
    }

    pub(crate) fn has_grey(&self, marker: Marker) -> bool {
        self.grey >> marker.index() & 1 == 1
    }

    /// WF-6.1: own markers, grey ones taken, ships.
    pub(crate) fn owns(&self, marker: Marker) -> bool {
        match marker.pier() {
            Some(pier) => self.ships[pier] > 0,
            None => marker.shade() == 0 || self.has_grey(marker),
        }
    }

    pub(crate) fn warehouse_workers(&self) -> u8 {
        self.columns.count_ones() as u8 + self.rows
    }

    /// Where a marker lies on the chart.
    pub(crate) fn place_of(&self, marker: Marker) -> Option<usize> {
        self.admin.iter().position(|placed| *placed == Some(marker))
    }
}

/// Effects of reconstructed events that last (WF-21.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mods {
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

named! {
    /// Where a chain goes on after goods were discarded.
    #[derive(Default)]
    Then, "then", 4:
    /// To the special marker: after the warehouse.
    #[default]
    Special = "special",
    /// To the price: after a Production action.
    Price = "price",
    /// The special marker is done.
    Taken = "taken",
    /// To the next player of the phase.
    Next = "next",
}

/// How far the present turn has come (5.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    pub(crate) marker: Option<Marker>,
    /// The space of the chart.
    pub(crate) space: u8,
    pub(crate) paid: u8,
    /// Paid beyond it for using the marker again (WF-6.4).
    pub(crate) fee: u8,
    pub(crate) bill: u16,
    /// How far the forward-only steps have come.
    pub(crate) stage: u8,
    pub(crate) cursor: u8,
    /// Machines placed, levels raised, pounds used on levels.
    pub(crate) used: u8,
    pub(crate) allowed: u8,
    /// Pounds for the prices of untouched factories.
    pub(crate) pool: u8,
    pub(crate) free_steps: u8,
    /// Whether the Broker deals, at the end of a decade.
    pub(crate) broker: bool,
    /// Goods whose factory was touched, built, or earns the Developer's discount.
    pub(crate) touched: u8,
    pub(crate) built: u8,
    pub(crate) discount: u8,
    pub(crate) closed_level: [u8; 4],
    /// Rows from which somebody was fired.
    pub(crate) fired_rows: u16,
    pub(crate) displaced: u8,
    pub(crate) agent_used: bool,
    pub(crate) delivered: bool,
    pub(crate) capacity: u8,
    pub(crate) good: Option<Good>,
    pub(crate) rows: u8,
    /// The tile taken or assigned last.
    pub(crate) tile: Option<Tile>,
    /// The ship taken while both piers are full, by size.
    pub(crate) ship: u8,
    /// Whether the present special marker is one level above the present one.
    pub(crate) inventor: bool,
    pub(crate) then: Then,
}

/// How far the present sale has come (WF-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sale {
    pub(crate) made: [u8; SEATS],
    /// Of these sold, or else shipped or put to store.
    pub(crate) own_sold: [u8; SEATS],
    pub(crate) sold: [u8; SEATS],
    pub(crate) stopped: u8,
    /// Seats that were called without own production once already.
    pub(crate) called: u8,
    pub(crate) row_closed: u8,
    pub(crate) shifted: u8,
    pub(crate) importer_sold: u8,
    pub(crate) demand_left: u8,
    pub(crate) level: u8,
    pub(crate) index: u8,
    pub(crate) group_sold: u8,
}

impl Sale {
    pub(crate) fn unsold(&self, seat: Seat) -> u8 {
        self.made[seat.number()] - self.own_sold[seat.number()]
    }

    /// The demand after what the present group has sold (WF-18.6).
    pub(crate) fn demand_now(&self) -> u8 {
        self.demand_left.saturating_sub(self.group_sold)
    }
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) players: BySeat<Player, SEATS>,
    pub(crate) start: Seat,
    pub(crate) decade: u8,
    pub(crate) cycle: u8,
    /// Emptied spaces of the job market (WF-2.1).
    pub(crate) emptied: u8,
    pub(crate) fired: u8,
    pub(crate) boxed: u8,
    pub(crate) importer: [u8; 4],
    /// Economy markers by good and decade, as places in the sheet.
    pub(crate) economy: [[u8; DECADES]; 4],
    pub(crate) events: [Happening; DECADES],
    /// How many cycles' economy markers are open.
    pub(crate) economy_shown: u8,
    /// How many decades' events are open.
    pub(crate) events_shown: u8,
    pub(crate) bureaucracy: bool,
    pub(crate) mods: Mods,
    /// Grey markers left, by mat row and type.
    pub(crate) mat: [[u8; 4]; 4],
    /// Ships left, by size.
    pub(crate) ships: [u8; 5],
    pub(crate) tiles: [u8; 20],
    pub(crate) phase: Phase,
    /// How many players of the phase are done.
    pub(crate) done: u8,
    /// Who has had his turn at a Patent Fair, where portfolios set the order.
    pub(crate) served: Seats,
    pub(crate) active: Seat,
    pub(crate) decision: Decision,
    pub(crate) work: Work,
    pub(crate) sale: Sale,
}

impl State {
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// The good of this cycle.
    #[inline]
    pub(crate) fn active_good(&self) -> Good {
        Good::at(usize::from(self.cycle))
    }

    /// Workers that can be found: market plus fired space (WF-2.5).
    #[inline]
    pub(crate) fn available(&self, all: u8) -> u8 {
        all - self.emptied + self.fired
    }

    /// Hires workers, from the market first (WF-2.5).
    pub(crate) fn hire(&mut self, workers: u8, all: u8) {
        let from_market = workers.min(all - self.emptied);
        self.emptied += from_market;
        self.fired -= workers - from_market;
    }
}
