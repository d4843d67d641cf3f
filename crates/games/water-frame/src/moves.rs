//! Every decision a player can make; its bit among the options, and its number (5.3 to 5.5).

use crate::state::Decision;
use crate::things::{Good, Grey, Marker, Tile};
use table::{Options, Seat};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The fields are the words of the specification.
#[rustfmt::skip]
pub enum Move {
    Found { good: Good },
    Price { good: Good, price: u8 },
    SellStart { shares: u8 },
    TakeNothing,
    TakeTile { tile: Tile },
    TakeGrey { row: u8, grey: Grey },
    TakeShip { size: u8 },
    Reassign { tile: Tile },
    BrokerBuy { shares: u8 },
    Assign { good: Good },
    Use { marker: Marker },
    Put { space: u8 },
    Pay { pounds: u8 },
    Close { good: Good },
    Modernise { good: Good },
    Build { good: Good, level: u8 },
    Done,
    ReturnInventor,
    PayInventor,
    No,
    Yes,
    Fire { good: Good, workers: u8 },
    Hire { good: Good, row: u8, workers: u8 },
    ManWarehouse,
    Columns { columns: u8 },
    Rows { rows: u8 },
    Mechanise { good: Good, row: u8 },
    Relocate { good: Good, row: u8 },
    StayFired,
    RaiseQuality { good: Good },
    AddTwo,
    ReturnForTwo,
    RaiseDistribution { good: Good },
    FreeRaise { good: Good },
    SellGoods { good: Good },
    Repay,
    SellShares,
    BuyShares,
    Contract { good: Good },
    Count { count: u8 },
    ContractSpace { space: u8 },
    Fulfil { good: Good, goods: u8 },
    NoProduction,
    Produce { good: Good, rows: u8 },
    ReturnTile { tile: Tile },
    ReplaceShip { pier: u8 },
    Discard { good: Good },
    SellOwn,
    CloseRow,
    SellStored,
    ExtraShift,
    Stop,
    NameStart { seat: Seat },
    ReturnShip { pier: u8 },
    FireColumn { good: Good },
    FireRow,
    LowerImporter { good: Good },
    Promote { good: Good },
    BuyOne,
}

/// Where the groups of bits of a decision begin.
pub(crate) mod bit {
    pub(crate) const TILES: u32 = 1;
    pub(crate) const GREYS: u32 = 21;
    pub(crate) const SHIPS: u32 = 37;
    pub(crate) const REASSIGN: u32 = 42;
    pub(crate) const BROKER: u32 = 44;
    pub(crate) const MODERNISE: u32 = 4;
    pub(crate) const BUILD: u32 = 8;
    pub(crate) const FACTORY_DONE: u32 = 24;
    pub(crate) const HIRE: u32 = 36;
    pub(crate) const WAREHOUSE: u32 = 84;
    pub(crate) const WORKERS_DONE: u32 = 85;
    pub(crate) const ROWS_DONE: u32 = 16;
    pub(crate) const GOODS_DONE: u32 = 4;
    pub(crate) const REPAY: u32 = 4;
    pub(crate) const SELL_SHARES: u32 = 5;
    pub(crate) const BUY_SHARES: u32 = 6;
    pub(crate) const CONTRACT: u32 = 7;
    pub(crate) const STOCK_DONE: u32 = 11;
    pub(crate) const SHIP_DONE: u32 = 64;
    pub(crate) const STOP: u32 = 4;
    pub(crate) const FIRE_COLUMN: u32 = 2;
    pub(crate) const FIRE_ROW: u32 = 6;
    pub(crate) const HARBOR_DONE: u32 = 7;
    pub(crate) const PROMOTE: u32 = 5;
    pub(crate) const BUY_ONE: u32 = 9;
}

/// The bit of a row of a factory.
#[inline]
pub(crate) const fn row_bit(good: Good, row: usize) -> u32 {
    (good.index() * 4 + row) as u32
}

impl Move {
    /// Its bit among the options of its decision; none if it belongs to another.
    pub(crate) fn bit(self, decision: Decision) -> Option<u32> {
        use Decision as D;
        use Move as M;
        let at = |good: Good| good as u32;
        Some(match (decision, self) {
            (D::FoundFactory, M::Found { good }) | (D::AssignTile, M::Assign { good }) => at(good),
            (D::SetPrice, M::Price { good, price }) => at(good) * 32 + u32::from(price),
            (D::SellStartShares, M::SellStart { shares }) => shares.into(),
            (D::TakeSpecial, M::TakeNothing) => 0,
            (D::TakeSpecial, M::TakeTile { tile }) => bit::TILES + tile as u32,
            (D::TakeSpecial, M::TakeGrey { row, grey }) => bit::GREYS + u32::from(row) * 4 + grey as u32,
            (D::TakeSpecial, M::TakeShip { size }) => bit::SHIPS + u32::from(size) - 1,
            (D::TakeSpecial, M::Reassign { tile: Tile::Foreman }) => bit::REASSIGN,
            (D::TakeSpecial, M::Reassign { tile: Tile::Workshop }) => bit::REASSIGN + 1,
            (D::TakeSpecial, M::BrokerBuy { shares }) => bit::BROKER + u32::from(shares) - 1,
            (D::ChooseMarker, M::Use { marker }) => marker as u32,
            (D::ChooseSpace, M::Put { space }) => space.into(),
            (D::ChoosePayment, M::Pay { pounds }) => pounds.into(),
            (D::FactoryStep, M::Close { good }) => at(good),
            (D::FactoryStep, M::Modernise { good }) => bit::MODERNISE + at(good),
            (D::FactoryStep, M::Build { good, level }) => bit::BUILD + at(good) * 4 + u32::from(level) - 1,
            (D::FactoryStep, M::Done) => bit::FACTORY_DONE,
            (D::InventorFee, M::ReturnInventor) => 0,
            (D::InventorFee, M::PayInventor) => 1,
            (D::UseDeveloper | D::UseExtraShifts | D::CloseRow | D::SellToPatron, M::No) => 0,
            (D::UseDeveloper | D::UseExtraShifts | D::CloseRow | D::SellToPatron, M::Yes) => 1,
            (D::WorkersStep, M::Fire { good, workers }) => at(good) * 9 + u32::from(workers) - 1,
            (D::WorkersStep, M::Hire { good, row, workers }) => {
                bit::HIRE + row_bit(good, row.into()) * 3 + u32::from(workers) - 1
            }
            (D::WorkersStep, M::ManWarehouse) => bit::WAREHOUSE,
            (D::WorkersStep, M::Done) => bit::WORKERS_DONE,
            (D::WarehouseColumns, M::Columns { columns }) => columns.into(),
            (D::WarehouseRows, M::Rows { rows }) => rows.into(),
            (D::PlaceMachine, M::Mechanise { good, row }) | (D::RelocateWorker, M::Relocate { good, row }) => {
                row_bit(good, row.into())
            }
            (D::PlaceMachine, M::Done) | (D::RelocateWorker, M::StayFired) => bit::ROWS_DONE,
            (D::RaiseQuality, M::RaiseQuality { good })
            | (D::RaiseDistribution, M::RaiseDistribution { good })
            | (D::FreeRaise, M::FreeRaise { good })
            | (D::DiscardGood, M::Discard { good }) => at(good),
            (D::RaiseQuality | D::RaiseDistribution | D::FreeRaise, M::Done) => bit::GOODS_DONE,
            (D::PatentMode, M::AddTwo) => 0,
            (D::PatentMode, M::ReturnForTwo) => 1,
            (D::StockMenu | D::BrokerMenu, M::SellGoods { good }) => at(good),
            (D::StockMenu, M::Repay) => bit::REPAY,
            (D::StockMenu | D::BrokerMenu, M::SellShares) => bit::SELL_SHARES,
            (D::StockMenu | D::BrokerMenu, M::BuyShares) => bit::BUY_SHARES,
            (D::StockMenu, M::Contract { good }) => bit::CONTRACT + at(good),
            (D::StockMenu | D::BrokerMenu, M::Done) => bit::STOCK_DONE,
            (D::StockCount, M::Count { count }) => count.into(),
            (D::ContractSpace, M::ContractSpace { space }) => space.into(),
            (D::ShipStep, M::Fulfil { good, goods }) => at(good) * 16 + u32::from(goods),
            (D::ShipStep, M::Done) => bit::SHIP_DONE,
            (D::ChooseProduction, M::NoProduction) => 0,
            (D::ChooseProduction, M::Produce { good, rows }) => 1 + row_bit(good, usize::from(rows) - 1),
            (D::ReturnTile, M::ReturnTile { tile }) => tile as u32,
            (D::ReplaceShip, M::ReplaceShip { pier }) => pier.into(),
            (D::SaleCall, M::SellOwn) => 0,
            (D::SaleCall, M::CloseRow) => 1,
            (D::SaleCall, M::SellStored) => 2,
            (D::SaleCall, M::ExtraShift) => 3,
            (D::SaleCall, M::Stop) => bit::STOP,
            (D::ShipContract, M::No) => 0,
            (D::ShipContract, M::Fulfil { good, goods }) => 1 + at(good) * 16 + u32::from(goods),
            (D::CharismaStart, M::No) => 0,
            (D::CharismaStart, M::NameStart { seat }) => 1 + seat.number() as u32,
            (D::NameStartPlayer, M::NameStart { seat }) => seat.number() as u32,
            (D::HarborStep, M::ReturnShip { pier }) => pier.into(),
            (D::HarborStep, M::FireColumn { good }) => bit::FIRE_COLUMN + at(good),
            (D::HarborStep, M::FireRow) => bit::FIRE_ROW,
            (D::HarborStep, M::Done) => bit::HARBOR_DONE,
            (D::EventChoice, M::No) => 0,
            (D::EventChoice, M::LowerImporter { good }) => 1 + at(good),
            (D::EventChoice, M::Promote { good }) => bit::PROMOTE + at(good),
            (D::EventChoice, M::BuyOne) => bit::BUY_ONE,
            _ => return None,
        })
    }

    /// The move of a bit.
    pub(crate) fn of_bit(decision: Decision, bit: u32) -> Self {
        use Decision as D;
        use Move as M;
        let good = |bit: u32| Good::at((bit & 3) as usize);
        let small = |bit: u32| bit as u8;
        match decision {
            D::FoundFactory => M::Found { good: good(bit) },
            D::AssignTile => M::Assign { good: good(bit) },
            D::SetPrice => M::Price { good: good(bit / 32), price: small(bit % 32) },
            D::SellStartShares => M::SellStart { shares: small(bit) },
            D::TakeSpecial => match bit {
                0 => M::TakeNothing,
                bit::TILES..bit::GREYS => M::TakeTile { tile: Tile::at((bit - bit::TILES) as usize) },
                bit::GREYS..bit::SHIPS => {
                    let place = bit - bit::GREYS;
                    M::TakeGrey { row: small(place / 4), grey: Grey::at((place % 4) as usize) }
                }
                bit::SHIPS..bit::REASSIGN => M::TakeShip { size: small(bit - bit::SHIPS + 1) },
                bit::REASSIGN => M::Reassign { tile: Tile::Foreman },
                43 => M::Reassign { tile: Tile::Workshop },
                _ => M::BrokerBuy { shares: small(bit - bit::BROKER + 1) },
            },
            D::ChooseMarker => M::Use { marker: Marker::at(bit as usize) },
            D::ChooseSpace => M::Put { space: small(bit) },
            D::ChoosePayment => M::Pay { pounds: small(bit) },
            D::FactoryStep => match bit {
                0..bit::MODERNISE => M::Close { good: good(bit) },
                bit::MODERNISE..bit::BUILD => M::Modernise { good: good(bit - bit::MODERNISE) },
                bit::BUILD..bit::FACTORY_DONE => {
                    let place = bit - bit::BUILD;
                    M::Build { good: good(place / 4), level: small(place % 4 + 1) }
                }
                _ => M::Done,
            },
            D::InventorFee if bit == 0 => M::ReturnInventor,
            D::InventorFee => M::PayInventor,
            D::UseDeveloper | D::UseExtraShifts | D::CloseRow | D::SellToPatron if bit == 0 => M::No,
            D::UseDeveloper | D::UseExtraShifts | D::CloseRow | D::SellToPatron => M::Yes,
            D::WorkersStep => match bit {
                0..bit::HIRE => M::Fire { good: good(bit / 9), workers: small(bit % 9 + 1) },
                bit::HIRE..bit::WAREHOUSE => {
                    let place = bit - bit::HIRE;
                    M::Hire { good: good(place / 12), row: small(place / 3 % 4), workers: small(place % 3 + 1) }
                }
                bit::WAREHOUSE => M::ManWarehouse,
                _ => M::Done,
            },
            D::WarehouseColumns => M::Columns { columns: small(bit) },
            D::WarehouseRows => M::Rows { rows: small(bit) },
            D::PlaceMachine if bit == bit::ROWS_DONE => M::Done,
            D::PlaceMachine => M::Mechanise { good: good(bit / 4), row: small(bit % 4) },
            D::RelocateWorker if bit == bit::ROWS_DONE => M::StayFired,
            D::RelocateWorker => M::Relocate { good: good(bit / 4), row: small(bit % 4) },
            D::RaiseQuality | D::RaiseDistribution | D::FreeRaise if bit == bit::GOODS_DONE => M::Done,
            D::RaiseQuality => M::RaiseQuality { good: good(bit) },
            D::RaiseDistribution => M::RaiseDistribution { good: good(bit) },
            D::FreeRaise => M::FreeRaise { good: good(bit) },
            D::DiscardGood => M::Discard { good: good(bit) },
            D::PatentMode if bit == 0 => M::AddTwo,
            D::PatentMode => M::ReturnForTwo,
            D::StockMenu | D::BrokerMenu => match bit {
                0..bit::REPAY => M::SellGoods { good: good(bit) },
                bit::REPAY => M::Repay,
                bit::SELL_SHARES => M::SellShares,
                bit::BUY_SHARES => M::BuyShares,
                bit::CONTRACT..bit::STOCK_DONE => M::Contract { good: good(bit - bit::CONTRACT) },
                _ => M::Done,
            },
            D::StockCount => M::Count { count: small(bit) },
            D::ContractSpace => M::ContractSpace { space: small(bit) },
            D::ShipStep if bit == bit::SHIP_DONE => M::Done,
            D::ShipStep => M::Fulfil { good: good(bit / 16), goods: small(bit % 16) },
            D::ChooseProduction if bit == 0 => M::NoProduction,
            D::ChooseProduction => M::Produce { good: good((bit - 1) / 4), rows: small((bit - 1) % 4 + 1) },
            D::ReturnTile => M::ReturnTile { tile: Tile::at(bit as usize) },
            D::ReplaceShip => M::ReplaceShip { pier: small(bit) },
            D::SaleCall => [M::SellOwn, M::CloseRow, M::SellStored, M::ExtraShift, M::Stop][bit as usize],
            D::ShipContract | D::CharismaStart | D::EventChoice if bit == 0 => M::No,
            D::ShipContract => M::Fulfil { good: good((bit - 1) / 16), goods: small((bit - 1) % 16) },
            D::CharismaStart => M::NameStart { seat: Seat::new(bit as usize - 1) },
            D::NameStartPlayer => M::NameStart { seat: Seat::new(bit as usize) },
            D::HarborStep => match bit {
                0..bit::FIRE_COLUMN => M::ReturnShip { pier: small(bit) },
                bit::FIRE_COLUMN..bit::FIRE_ROW => M::FireColumn { good: good(bit - bit::FIRE_COLUMN) },
                bit::FIRE_ROW => M::FireRow,
                _ => M::Done,
            },
            D::EventChoice => match bit {
                1..bit::PROMOTE => M::LowerImporter { good: good(bit - 1) },
                bit::PROMOTE..bit::BUY_ONE => M::Promote { good: good(bit - bit::PROMOTE) },
                _ => M::BuyOne,
            },
            D::Over => M::Done,
        }
    }

    /// Every bit that can mean something at this decision.
    pub(crate) fn conceivable(decision: Decision, seats: usize) -> Options {
        use Decision as D;
        let first = Options::first;
        match decision {
            D::FoundFactory | D::AssignTile | D::DiscardGood => first(4),
            D::SetPrice => (0..4).fold(Options::NONE, |all, good| all.and_all(Options::range(good * 32, good * 32 + 25))),
            D::SellStartShares | D::ChooseMarker | D::ChoosePayment | D::WarehouseColumns => first(16),
            D::TakeSpecial => first(46),
            D::ChooseSpace => first(5),
            D::FactoryStep => first(25),
            D::InventorFee
            | D::UseDeveloper
            | D::UseExtraShifts
            | D::CloseRow
            | D::SellToPatron
            | D::PatentMode
            | D::ReplaceShip => first(2),
            D::WorkersStep => first(86),
            D::WarehouseRows => first(6),
            D::PlaceMachine | D::RelocateWorker | D::ChooseProduction => first(17),
            D::RaiseQuality | D::RaiseDistribution | D::FreeRaise | D::SaleCall => first(5),
            D::StockMenu => first(12),
            D::BrokerMenu => Options::of_word(0b1000_0110_1111),
            D::StockCount => Options::range(1, 30),
            D::ContractSpace => Options::range(1, 10),
            D::ShipStep => (0..4)
                .fold(Options::NONE, |all, good| all.and_all(Options::range(good * 16 + 1, good * 16 + 11)))
                .and(bit::SHIP_DONE),
            D::ShipContract => {
                (0..4).fold(Options::NONE, |all, good| all.and_all(Options::range(good * 16 + 2, good * 16 + 12))).and(0)
            }
            D::ReturnTile => first(20),
            D::CharismaStart => first(1 + seats as u32),
            D::NameStartPlayer => first(seats as u32),
            D::HarborStep => first(8),
            D::EventChoice => first(10),
            D::Over => Options::NONE,
        }
    }

    /// The stable number of the move: its kind in the high bits, what it says below; a seat counts from the mover.
    pub(crate) fn code(self, seat: Seat, seats: usize) -> u32 {
        use Move as M;
        let of = |kind: u32, low: u32| kind << 8 | low;
        let pair = |good: Good, low: u8| u32::from(low) << 2 | good as u32;
        match self {
            M::Found { good } => of(0, good as u32),
            M::Price { good, price } => of(1, pair(good, price)),
            M::SellStart { shares } => of(2, shares.into()),
            M::TakeNothing => of(3, 0),
            M::TakeTile { tile } => of(4, tile as u32),
            M::TakeGrey { row, grey } => of(5, u32::from(row) << 2 | grey as u32),
            M::TakeShip { size } => of(6, size.into()),
            M::Reassign { tile } => of(7, tile as u32),
            M::BrokerBuy { shares } => of(8, shares.into()),
            M::Assign { good } => of(9, good as u32),
            M::Use { marker } => of(10, marker as u32),
            M::Put { space } => of(11, space.into()),
            M::Pay { pounds } => of(12, pounds.into()),
            M::Close { good } => of(13, good as u32),
            M::Modernise { good } => of(14, good as u32),
            M::Build { good, level } => of(15, pair(good, level)),
            M::Done => of(16, 0),
            M::ReturnInventor => of(17, 0),
            M::PayInventor => of(18, 0),
            M::No => of(19, 0),
            M::Yes => of(20, 0),
            M::Fire { good, workers } => of(21, pair(good, workers)),
            M::Hire { good, row, workers } => of(22, pair(good, workers << 2 | row)),
            M::ManWarehouse => of(23, 0),
            M::Columns { columns } => of(24, columns.into()),
            M::Rows { rows } => of(25, rows.into()),
            M::Mechanise { good, row } => of(26, pair(good, row)),
            M::Relocate { good, row } => of(27, pair(good, row)),
            M::StayFired => of(28, 0),
            M::RaiseQuality { good } => of(29, good as u32),
            M::AddTwo => of(30, 0),
            M::ReturnForTwo => of(31, 0),
            M::RaiseDistribution { good } => of(32, good as u32),
            M::FreeRaise { good } => of(33, good as u32),
            M::SellGoods { good } => of(34, good as u32),
            M::Repay => of(35, 0),
            M::SellShares => of(36, 0),
            M::BuyShares => of(37, 0),
            M::Contract { good } => of(38, good as u32),
            M::Count { count } => of(39, count.into()),
            M::ContractSpace { space } => of(40, space.into()),
            M::Fulfil { good, goods } => of(41, pair(good, goods)),
            M::NoProduction => of(42, 0),
            M::Produce { good, rows } => of(43, pair(good, rows)),
            M::ReturnTile { tile } => of(44, tile as u32),
            M::ReplaceShip { pier } => of(45, pier.into()),
            M::Discard { good } => of(46, good as u32),
            M::SellOwn => of(47, 0),
            M::CloseRow => of(48, 0),
            M::SellStored => of(49, 0),
            M::ExtraShift => of(50, 0),
            M::Stop => of(51, 0),
            M::NameStart { seat: named } => of(52, seat.distance_to(named, seats) as u32),
            M::ReturnShip { pier } => of(53, pier.into()),
            M::FireColumn { good } => of(54, good as u32),
            M::FireRow => of(55, 0),
            M::LowerImporter { good } => of(56, good as u32),
            M::Promote { good } => of(57, good as u32),
            M::BuyOne => of(58, 0),
        }
    }
}
