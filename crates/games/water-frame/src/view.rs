//! What anybody sees of the table (section 11): everything but the markers that lie face down.

use crate::company::CompanyView;
use crate::state::{Decision, Phase};
use crate::things::{Action, Good, Grey, Happening, Marker, Shade, Tile};
use serde::Serialize;
use table::{Seat, Seats};
use utoipa::ToSchema;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct View {
    /// Whose eyes, unless they see everything or belong to a watcher.
    pub seat: Option<Seat>,
    /// The cycle, from 1 to 20.
    pub cycle: u8,
    /// The year in which its decade begins.
    pub year: u32,
    /// The good that is produced in this cycle.
    pub good: Good,
    /// The start player.
    pub start: Seat,
    /// The part of the game.
    pub phase: Phase,
    /// Whether the first cycle has not begun (WF-4).
    pub preparing: bool,
    /// What is being decided.
    pub decision: Decision,
    /// Who decides; nobody once the game is over.
    pub active: Option<Seat>,
    /// Who has had his turn in this phase.
    pub served: Seats,
    /// The decades.
    pub decades: Vec<DecadeView>,
    /// The event that is being dealt with.
    pub event: Option<EventView>,
    /// What earlier events still do (WF-21.4).
    pub lasting: Vec<LastingView>,
    /// Whether Bureaucracy is in force.
    pub bureaucracy: bool,
    /// The job market.
    pub market: JobMarketView,
    /// Each good.
    pub goods: Vec<GoodView>,
    /// Spaces of a contract track, by what they are for.
    pub contract_spaces: Vec<u8>,
    /// The rows of the mat.
    pub mat: Vec<MatRowView>,
    /// Development tiles that are left.
    pub tiles: Vec<TilesLeft>,
    /// How far the present turn has come.
    pub turn: TurnView,
    /// How far the present sale has come, until its goods are put to store.
    pub sale: Option<SaleView>,
    /// The highest appeal on the table, importers included.
    pub top_appeal: u8,
    /// Each seat's company.
    pub companies: Vec<CompanyView>,
}

/// A decade of the timetable (3.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DecadeView {
    /// The year in which it begins.
    pub year: u32,
    /// Whether it is the present one.
    pub now: bool,
    /// The highest level that can be built.
    pub factory_level: u8,
    /// The highest row of the mat that is open.
    pub mat_level: u8,
    /// The level whose factories become obsolete before it.
    pub obsolete: Option<u8>,
    /// Its event, if it is known.
    pub event: Option<EventView>,
}

/// An event at this table (WF-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EventView {
    /// Which.
    pub event: Happening,
    /// Whether it does anything: without the reconstructed effects most do not (WF-R57).
    pub acts: bool,
    /// The number in its words.
    pub value: u8,
}

/// An effect that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LastingView {
    /// Which.
    pub effect: Effect,
    /// How much, where there is a number to it.
    pub amount: Option<u8>,
}

/// What an event does for some time (WF-21.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Importers stand still this decade.
    War,
    /// More pounds for each good shipped this decade.
    Navigation,
    /// Demand is lower this decade.
    Crisis,
    /// More share spaces for each ship used this decade.
    Opium,
    /// More demand for food in the coming food cycle.
    Harvest,
    /// A higher wage up to the end of the next production phase.
    Strike,
}

/// The job market (WF-2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct JobMarketView {
    /// Workers on it.
    pub workers: u8,
    /// Spaces that workers have left.
    pub emptied: u8,
    /// Fired workers.
    pub fired: u8,
    /// Workers out of the game.
    pub boxed: u8,
    /// The wage.
    pub wage: u8,
    /// Wages as printed beside the rows, from the top.
    pub wages: Vec<WageView>,
}

/// Rows of the job market with the same wage (WF-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WageView {
    /// In pounds.
    pub wage: u8,
    /// The first row, from 1.
    pub from: u8,
    /// The last row.
    pub to: u8,
    /// Whether the lowest empty space is beside it.
    pub now: bool,
}

/// What concerns one good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GoodView {
    /// Which.
    pub good: Good,
    /// Whether it is produced in this cycle, which has begun.
    pub active: bool,
    /// The demand (WF-2.2).
    pub demand: u8,
    /// Empty spaces in its column of the job market.
    pub emptied: u8,
    /// Spaces at the top of the column that have no number.
    pub unnumbered: u8,
    /// The importer's appeal.
    pub importer: u8,
    /// Its economy markers by decade.
    pub economy: Vec<EconomyView>,
    /// Economy markers that can still turn up, as everybody knows (WF-4.3).
    pub economy_left: Vec<EconomyMarker>,
}

/// A good's economy marker of a decade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EconomyView {
    /// The year in which the decade begins.
    pub year: u32,
    /// The marker, unless it lies face down.
    pub marker: Option<EconomyMarker>,
}

/// An economy marker (WF-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EconomyMarker {
    /// By how much the importer advances.
    pub steps: u8,
    /// Fired workers who return to the market.
    pub workers: u8,
}

/// A row of the mat with what can be taken from it (WF-16).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct MatRowView {
    /// From 1.
    pub row: u8,
    /// The shade of its markers.
    pub shade: Shade,
    /// Whether the timetable has opened it.
    pub open: bool,
    /// Grey markers.
    pub greys: Vec<GreysLeft>,
    /// Ships.
    pub ships: Vec<ShipsLeft>,
}

/// Grey markers of one type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GreysLeft {
    /// The type.
    pub grey: Grey,
    /// How many.
    pub left: u8,
}

/// Ships of one size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ShipsLeft {
    /// What one holds.
    pub capacity: u8,
    /// Its workers.
    pub crew: u8,
    /// How many.
    pub left: u8,
}

/// Tiles of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TilesLeft {
    /// The kind.
    pub tile: Tile,
    /// How many.
    pub left: u8,
}

/// How far the present turn has come (5.6).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct TurnView {
    /// The marker chosen.
    pub marker: Option<Marker>,
    /// What it does.
    pub action: Option<Action>,
    /// Its space of the chart, from 1.
    pub space: Option<u8>,
    /// What was paid for the space.
    pub paid: Option<u8>,
    /// Paid beyond it for using the marker again (WF-6.4).
    pub fee: u8,
    /// Both together.
    pub spent: u8,
    /// What the payment bought, in machines, levels, or pounds for levels.
    pub bought: Option<BoughtView>,
    /// What factories have run up: paid at the end of the action.
    pub bill: u16,
    /// Pounds for the prices of untouched factories (WF-15.2).
    pub pool: u8,
    /// Free steps of distribution (WF-11.4).
    pub free_steps: u8,
    /// Whether the Broker deals, at the end of a decade.
    pub broker: bool,
    /// The good that is priced, dealt in, contracted, or produced.
    pub good: Option<Good>,
    /// Rows that a Production action works.
    pub rows: Option<u8>,
    /// Warehouse columns chosen, before the rows.
    pub columns: Option<Vec<Good>>,
    /// Goods whose factory was touched.
    pub touched: Vec<Good>,
    /// Goods whose factory was built.
    pub built: Vec<Good>,
    /// Goods whose factory earns the Developer's discount.
    pub discounted: Vec<Good>,
    /// Factories that were closed.
    pub closed: Vec<ClosedView>,
    /// Rows from which somebody was fired.
    pub fired: Vec<RowName>,
    /// Replaced workers who may move (WF-17.16).
    pub displaced: u8,
    /// Whether the Agent has changed a delivery.
    pub agent_used: bool,
    /// Whether something was delivered.
    pub delivered: bool,
    /// What the ship still holds.
    pub capacity: u8,
    /// The tile taken or assigned last.
    pub tile: Option<Tile>,
    /// What the ship holds that was taken while both piers are full.
    pub ship: Option<u8>,
    /// Whether the special marker taken is one level above the present one.
    pub above_level: bool,
}

/// What a payment bought, and how much of it was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BoughtView {
    /// All of it.
    pub allowed: u8,
    /// Used.
    pub used: u8,
    /// Not yet used.
    pub left: u8,
}

/// A factory closed in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ClosedView {
    /// What it made.
    pub good: Good,
    /// Its level.
    pub level: u8,
}

/// A row of a factory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RowName {
    /// What the factory makes.
    pub good: Good,
    /// From 1.
    pub row: u8,
}

/// How far the present sale has come (WF-18).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SaleView {
    /// The good.
    pub good: Good,
    /// The appeal that is called; none once the sale is over.
    pub level: Option<u8>,
    /// The demand that is left.
    pub demand_left: u8,
    /// Sold by the importer.
    pub importer_sold: u8,
    /// Every seat with a factory.
    pub sellers: Vec<SellerView>,
}

/// One seat in the present sale.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SellerView {
    /// Who.
    pub seat: Seat,
    /// Appeal.
    pub appeal: u8,
    /// Goods made.
    pub made: u8,
    /// Goods sold, stored ones included.
    pub sold: u8,
    /// Goods made and neither sold, shipped nor put to store.
    pub unsold: u8,
    /// Goods in store.
    pub stored: u8,
    /// Whether it wants to sell no more.
    pub stopped: bool,
    /// Whether it was called without own production once already.
    pub called_empty: bool,
    /// Whether it closed a row (WF-18.11).
    pub closed_row: bool,
    /// Whether it worked an extra shift (WF-17.9).
    pub extra_shift: bool,
}
