//! What happened, for logs and animation. Everything is open to all.

use crate::WaterFrame;
use crate::board::{many, or_dash};
use crate::things::{Good, Happening, Marker, Tile};
use table::{Message, Seat, Value};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields are the words of the sentences in `locales/`.
#[rustfmt::skip]
pub enum Event {
    Founded { seat: Seat, good: Good },
    CycleBegan { decade: u8, good: Good, start: Seat },
    EconomyMoved { decade: u8, good: Good, importer: u8, workers: u8 },
    MarkerUsed { seat: Seat, marker: Marker, space: u8, pounds: u8, fee: u8 },
    Paid { seat: Seat, pounds: i32, rule: &'static str },
    Received { seat: Seat, pounds: i32, rule: &'static str },
    EmergencySale { seat: Seat, shares: u8, pounds: i32, space: u8 },
    Borrowed { seat: Seat, loans: u16, pounds: i32, space: u8 },
    Repaid { seat: Seat, loans: u16, pounds: i32, rule: &'static str },
    Closed { seat: Seat, good: Good },
    Modernised { seat: Seat, good: Good, level: u8 },
    Built { seat: Seat, good: Good, level: u8 },
    Fired { seat: Seat, good: Good, workers: u8 },
    Hired { seat: Seat, good: Good, row: u8, workers: u8 },
    WarehouseManned { seat: Seat, columns: u8, rows: u8 },
    WarehouseFired { seat: Seat, column: Option<Good> },
    Mechanised { seat: Seat, good: Good, row: u8 },
    Relocated { seat: Seat, good: Good, row: u8 },
    QualityRaised { seat: Seat, good: Good, level: u8 },
    DistributionRaised { seat: Seat, good: Good, level: u8, rule: &'static str },
    PriceSet { seat: Seat, good: Good, price: u8, appeal: u8, rule: &'static str },
    DistributionFaded { seat: Seat, good: Good, level: u8 },
    PriceForced { seat: Seat, good: Good, price: u8, space: u8 },
    TileTaken { seat: Seat, tile: Tile },
    TileReturned { seat: Seat, tile: Tile, rule: &'static str },
    TileAssigned { seat: Seat, tile: Tile, good: Good },
    InventorKept { seat: Seat, fee: u8 },
    GreyTaken { seat: Seat, marker: Marker, row: u8 },
    ShipTaken { seat: Seat, pier: u8, capacity: u8 },
    ShipReplaced { seat: Seat, pier: u8, old: u8, capacity: u8 },
    ShipReturned { seat: Seat, pier: u8, capacity: u8 },
    SoldShares { seat: Seat, shares: u8, pounds: i32, rule: &'static str },
    BoughtShares { seat: Seat, shares: u8, pounds: i32, rule: &'static str },
    SoldGoods { seat: Seat, good: Good, goods: u8, pounds: i32, rule: &'static str },
    ContractPlaced { seat: Seat, good: Good, space: u8 },
    ContractMoved { seat: Seat, good: Good, space: u8, indicator: u8 },
    Shipped { seat: Seat, good: Good, goods: u8, pounds: i32, ships: u8, space: u8, rule: &'static str },
    Made { seat: Seat, good: Good, goods: u8, why: Making },
    SoldUnit { seat: Seat, good: Good, level: u8, appeal: u8, left: u8 },
    ImporterSoldUnit { good: Good, level: u8, appeal: u8, left: u8 },
    RowClosed { seat: Seat, good: Good, goods: u8 },
    SoldToPatron { seat: Seat, good: Good },
    SaleEnded { good: Good, importer: u8 },
    Sold { seat: Seat, good: Good, goods: u8, pounds: i32 },
    SharesRose { seat: Seat, steps: u8, best_appeal: u8, most_sold: u8, space: u8, rule: &'static str },
    Stored { seat: Seat, good: Good, goods: u8, rule: &'static str },
    Lost { seat: Seat, good: Good, goods: u8 },
    StartNamed { seat: Seat, rule: &'static str },
    DecadeEnded { decade: u8 },
    Happened { decade: u8, event: Happening },
    WorkersReturned { workers: u8 },
    WorkersLeft { workers: u8 },
    ImporterLowered { seat: Seat, good: Good, importer: u8 },
    BecameObsolete { seat: Seat, good: Good, workers: u8 },
    MarksCharged { seat: Seat, factories: u8, shares: u8, space: u8 },
    ContractsFailed { seat: Seat, spaces: u8, space: u8 },
    Scored { seat: Seat, shares: u8, value: u8, result: i32, loans: u16 },
}

/// Why goods are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Making {
    /// To be sold: a sale begins.
    Sale,
    /// For a Production action.
    Action,
    /// By the Extra Shifts, in a sale.
    ExtraShifts,
}

impl Making {
    fn rule(self) -> &'static str {
        match self {
            Making::Sale => "WF-18.1",
            Making::Action => "WF-14.1",
            Making::ExtraShifts => Tile::ExtraShifts.rule(),
        }
    }
}

/// The year in which a decade begins.
pub(crate) fn year(decade: u8) -> u32 {
    1770 + 10 * u32::from(decade)
}

/// What a payment is for, by its rule.
fn reason(rule: &str) -> Value {
    Value::Label(match rule {
        "WF-4.14" => Message::new("ForFoundations"),
        "WF-6.4" => Message::new("ForAdministration"),
        "WF-7.7" => Message::new("ForFactories"),
        "WF-9.5" => Message::new("ForEngineeringWorks"),
        "WF-17.11" => Message::new("ForInventor"),
        "WF-20.3" => Message::new("ForHarbor"),
        "WF-20.10" => Message::new("ForMissingWorkers"),
        "WF-21.4" => Message::new("ForEvent"),
        _ => Message::new("ForProduction"),
    })
}

impl WaterFrame {
    pub(crate) fn tell_event(&self, event: Event) -> Message {
        use Event as E;
        let by = |name: &'static str, seat: Seat| Message::new(name).with("seat", seat);
        match event {
            E::Founded { seat, good } => by("Founded", seat).with("good", good),
            E::CycleBegan { decade, good, start } => {
                Message::new("CycleBegan").with("year", year(decade).to_string()).with("good", good).with("start", start)
            }
            E::EconomyMoved { good, importer, workers, .. } => {
                Message::new("EconomyMoved").with("good", good).with("importer", importer).with("workers", workers)
            }
            E::MarkerUsed { seat, marker, pounds, fee, .. } => {
                by("MarkerUsed", seat).with("marker", marker).with("pounds", pounds).with("fee", fee)
            }
            E::Paid { seat, pounds, rule: of } => by("Paid", seat).with("pounds", pounds).with("reason", reason(of)),
            E::Received { seat, pounds, rule: of } => by("Received", seat).with("pounds", pounds).with("reason", reason(of)),
            E::EmergencySale { seat, shares, pounds, space } => {
                by("EmergencySale", seat).with("shares", shares).with("pounds", pounds).with("space", space)
            }
            E::Borrowed { seat, loans, pounds, space } => {
                by("Borrowed", seat).with("loans", loans).with("pounds", pounds).with("space", space)
            }
            E::Repaid { seat, loans, pounds, .. } => by("Repaid", seat).with("loans", loans).with("pounds", pounds),
            E::Closed { seat, good } => by("Closed", seat).with("good", good),
            E::Modernised { seat, good, level } => by("Modernised", seat).with("good", good).with("level", level),
            E::Built { seat, good, level } => by("Built", seat).with("good", good).with("level", level),
            E::Fired { seat, good, workers } => by("Fired", seat).with("good", good).with("workers", workers),
            E::Hired { seat, good, row, workers } => {
                by("Hired", seat).with("good", good).with("row", row + 1).with("workers", workers)
            }
            E::WarehouseManned { seat, columns, rows } => by("WarehouseManned", seat)
                .with("columns", or_dash(many(Good::of_set(columns).map(Value::from).collect())))
                .with("rows", rows),
            E::WarehouseFired { seat, column: Some(good) } => by("ColumnFired", seat).with("good", good),
            E::WarehouseFired { seat, column: None } => by("RowFired", seat),
            E::Mechanised { seat, good, row } => by("Mechanised", seat).with("good", good).with("row", row + 1),
            E::Relocated { seat, good, row } => by("Relocated", seat).with("good", good).with("row", row + 1),
            E::QualityRaised { seat, good, level } => by("QualityRaised", seat).with("good", good).with("level", level),
            E::DistributionRaised { seat, good, level, .. } => {
                by("DistributionRaised", seat).with("good", good).with("level", level)
            }
            E::PriceSet { seat, good, price, appeal, .. } => {
                by("PriceSet", seat).with("good", good).with("price", price).with("appeal", appeal)
            }
            E::DistributionFaded { seat, good, level } => by("DistributionFaded", seat).with("good", good).with("level", level),
            E::PriceForced { seat, good, price, space } => {
                by("PriceForced", seat).with("good", good).with("price", price).with("space", space)
            }
            E::TileTaken { seat, tile } => by("TileTaken", seat).with("tile", tile),
            E::TileReturned { seat, tile, .. } => by("TileReturned", seat).with("tile", tile),
            E::TileAssigned { seat, tile, good } => by("TileAssigned", seat).with("tile", tile).with("good", good),
            E::InventorKept { seat, fee } => by("InventorKept", seat).with("fee", fee),
            E::GreyTaken { seat, marker, row } => by("GreyTaken", seat).with("marker", marker).with("row", row + 1),
            E::ShipTaken { seat, pier, capacity } => by("ShipTaken", seat).with("pier", pier + 1).with("capacity", capacity),
            E::ShipReplaced { seat, pier, old, capacity } => {
                by("ShipReplaced", seat).with("pier", pier + 1).with("old", old).with("capacity", capacity)
            }
            E::ShipReturned { seat, pier, capacity } => {
                by("ShipReturned", seat).with("pier", pier + 1).with("capacity", capacity)
            }
            E::SoldShares { seat, shares, pounds, .. } => by("SoldShares", seat).with("shares", shares).with("pounds", pounds),
            E::BoughtShares { seat, shares, pounds, .. } => {
                by("BoughtShares", seat).with("shares", shares).with("pounds", pounds)
            }
            E::SoldGoods { seat, good, goods, pounds, .. } => {
                by("SoldGoods", seat).with("good", good).with("goods", goods).with("pounds", pounds)
            }
            E::ContractPlaced { seat, good, space } => by("ContractPlaced", seat).with("good", good).with("space", space),
            E::ContractMoved { seat, good, space, indicator } => {
                by("ContractMoved", seat).with("good", good).with("space", space).with("indicator", indicator)
            }
            E::Shipped { seat, good, goods, pounds, ships, space, .. } => {
                let message = by("Shipped", seat).with("good", good).with("goods", goods).with("pounds", pounds);
                message.with("ships", ships).with("space", space)
            }
            E::Made { seat, good, goods, why } => {
                by("Made", seat).with("good", good).with("goods", goods).with("opens_sale", why == Making::Sale)
            }
            E::SoldUnit { seat, good, level, appeal, left } => {
                by("SoldUnit", seat).with("good", good).with("level", level).with("appeal", appeal).with("left", left)
            }
            E::ImporterSoldUnit { good, level, appeal, left } => Message::new("ImporterSoldUnit")
                .with("good", good)
                .with("level", level)
                .with("appeal", appeal)
                .with("left", left),
            E::RowClosed { seat, good, goods } => by("RowClosed", seat).with("good", good).with("goods", goods),
            E::SoldToPatron { seat, good } => by("SoldToPatron", seat).with("good", good),
            E::SaleEnded { good, importer } => Message::new("SaleEnded").with("good", good).with("importer", importer),
            E::Sold { seat, good, goods, pounds } => {
                by("Sold", seat).with("good", good).with("goods", goods).with("pounds", pounds)
            }
            E::SharesRose { seat, steps, best_appeal, most_sold, space, .. } => {
                let message = by("SharesRose", seat).with("steps", steps).with("appeal", best_appeal);
                message.with("most", most_sold).with("space", space)
            }
            E::Stored { seat, good, goods, .. } => by("Stored", seat).with("good", good).with("goods", goods),
            E::Lost { seat, good, goods } => by("Lost", seat).with("good", good).with("goods", goods),
            E::StartNamed { seat, .. } => by("StartNamed", seat),
            E::DecadeEnded { decade } => Message::new("DecadeEnded").with("year", year(decade).to_string()),
            E::Happened { decade, event } => {
                Message::new("Happened").with("year", year(decade).to_string()).with("event", event)
            }
            E::WorkersReturned { workers } => Message::new("WorkersReturned").with("workers", workers),
            E::WorkersLeft { workers } => Message::new("WorkersLeft").with("workers", workers),
            E::ImporterLowered { seat, good, importer } => {
                by("ImporterLowered", seat).with("good", good).with("importer", importer)
            }
            E::BecameObsolete { seat, good, workers } => by("BecameObsolete", seat).with("good", good).with("workers", workers),
            E::MarksCharged { seat, factories, shares, space } => {
                by("MarksCharged", seat).with("factories", factories).with("shares", shares).with("space", space)
            }
            E::ContractsFailed { seat, spaces, space } => {
                by("ContractsFailed", seat).with("spaces", spaces).with("space", space)
            }
            E::Scored { seat, shares, value, result, loans } => {
                let message = by("Scored", seat).with("shares", shares).with("value", value);
                message.with("result", result).with("loans", loans)
            }
        }
    }
}

impl Event {
    pub(crate) fn follows(self) -> &'static str {
        use Event as E;
        match self {
            E::Founded { .. } => "WF-4.10",
            E::CycleBegan { .. } => "WF-1.2",
            E::EconomyMoved { .. } => "WF-5.1",
            E::MarkerUsed { .. } => "WF-6.2",
            E::Paid { rule, .. }
            | E::Received { rule, .. }
            | E::Repaid { rule, .. }
            | E::DistributionRaised { rule, .. }
            | E::PriceSet { rule, .. }
            | E::TileReturned { rule, .. }
            | E::SoldShares { rule, .. }
            | E::BoughtShares { rule, .. }
            | E::SoldGoods { rule, .. }
            | E::Shipped { rule, .. }
            | E::SharesRose { rule, .. }
            | E::Stored { rule, .. }
            | E::StartNamed { rule, .. } => rule,
            E::Made { why, .. } => why.rule(),
            E::EmergencySale { .. } => "WF-22.2",
            E::Borrowed { .. } => "WF-22.4",
            E::Closed { .. } => "WF-7.8",
            E::Modernised { .. } => "WF-7.3",
            E::Built { .. } => "WF-7.2",
            E::Fired { .. } => "WF-8.6",
            E::Hired { .. } => "WF-8.1",
            E::WarehouseManned { .. } => "WF-8.3",
            E::WarehouseFired { .. } => "WF-20.4",
            E::Mechanised { .. } => "WF-9.3",
            E::Relocated { .. } => "WF-17.16",
            E::QualityRaised { .. } => "WF-10.2",
            E::DistributionFaded { .. } => "WF-18.19",
            E::PriceForced { .. } => "WF-18.20",
            E::TileTaken { .. } => "WF-16.2",
            E::TileAssigned { .. } => "WF-R66",
            E::InventorKept { .. } => "WF-17.11",
            E::GreyTaken { .. } => "WF-16.5",
            E::ShipTaken { .. } => "WF-16.7",
            E::ShipReplaced { .. } => "WF-16.8",
            E::ShipReturned { .. } => "WF-20.4",
            E::ContractPlaced { .. } => "WF-12.6",
            E::ContractMoved { .. } => "WF-18.23",
            E::SoldUnit { .. } => "WF-18.4",
            E::ImporterSoldUnit { .. } => "WF-18.7",
            E::RowClosed { .. } => "WF-17.15",
            E::SoldToPatron { .. } => "WF-17.14",
            E::SaleEnded { .. } => "WF-18.6",
            E::Sold { .. } => "WF-18.14",
            E::Lost { .. } => "WF-14.6",
            E::DecadeEnded { .. } => "WF-20.1",
            E::Happened { .. } => "WF-20.5",
            E::WorkersReturned { .. } | E::WorkersLeft { .. } | E::ImporterLowered { .. } => "WF-21.4",
            E::BecameObsolete { .. } => "WF-20.8",
            E::MarksCharged { .. } => "WF-23.4",
            E::ContractsFailed { .. } => "WF-23.5",
            E::Scored { .. } => "WF-23.6",
        }
    }
}
