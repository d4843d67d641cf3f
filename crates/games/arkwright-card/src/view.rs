//! What a pair of eyes may see (section 11): everything is open, and named as on the table. `look.rs` fills it in.

use crate::state::{Decision, Phase, Storing};
use crate::things::{Action, Card, Colour, Good, QualitySet, Track};
use serde::Serialize;
use std::collections::BTreeMap;
use table::Seat;
use utoipa::ToSchema;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct View {
    /// Whose eyes, unless they see everything or belong to a watcher.
    pub seat: Option<Seat>,
    /// The decade, from 1.
    pub decade: u8,
    /// The round of the decade, from 1.
    pub round: u8,
    /// The good of this round.
    pub good: Good,
    /// The part of the game.
    pub phase: Phase,
    /// What is being decided.
    pub decision: Decision,
    /// Who decides; nobody once the game is over.
    pub deciding: Option<Seat>,
    /// The start player of this round.
    pub start: Seat,
    /// The seats that are still in, in turn order from the start player (AC-20).
    pub order: Vec<Seat>,
    /// What a turn may be used for at this table: nothing of a module that is not played with (AC-R3).
    pub actions: Vec<Action>,
    /// The wage.
    pub wage: WageView,
    /// The track of each good, in the order of the goods.
    pub markets: Vec<MarketView>,
    /// The development cards to take, and how many of each; none in the solo game.
    pub pool: BTreeMap<Card, u8>,
    /// How many development cards can be taken, in the pool or in the grid.
    pub pool_size: u8,
    /// What the solo game has more.
    pub solo: Option<SoloView>,
    /// How far the present action or production has come.
    pub work: WorkView,
    /// The companies.
    pub seats: Vec<SeatView>,
}

/// The wage track (AC-33).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WageView {
    /// What a worker is paid.
    pub pounds: u16,
    /// The space of the marker, from 1.
    pub space: u8,
    /// What a worker will be paid when the wage has risen; nothing at the end of the track.
    pub next: Option<u16>,
    /// After how many labour effects that will be.
    pub jobs_to_next: Option<u8>,
}

/// A good's track on the market board (3.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct MarketView {
    /// Whose track it is.
    pub good: Good,
    /// The demand.
    pub demand: i8,
    /// How many productions of it are still to come, the one under way among them (AC-62).
    pub productions: u8,
    /// The appeal markers of the seats; that of a bankrupt one stays (AC-220).
    pub appeals: Vec<AppealView>,
    /// Those of the automas, and the neutral one of two players.
    pub others: Vec<OtherAppealView>,
}

/// A seat's appeal marker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AppealView {
    /// Whose.
    pub seat: Seat,
    /// Its space.
    pub appeal: u8,
}

/// An appeal marker of no seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OtherAppealView {
    /// Whose.
    pub automa: Colour,
    /// Its space.
    pub appeal: u8,
}

/// What only the solo game has (AC-12 to AC-15).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SoloView {
    /// Whether the automas act before the player in this round (AC-240).
    pub automas_first: bool,
    /// The two automas.
    pub automas: Vec<AutomaView>,
    /// The bag that the automas are drawn from, by colour.
    pub bag: Vec<BagView>,
    /// The places of the grid, in their order.
    pub grid: Vec<PlaceView>,
}

/// An automa.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AutomaView {
    /// Which.
    pub automa: Colour,
    /// Its shares.
    pub shares: u8,
    /// Its share value.
    pub value: u8,
    /// Shares x value.
    pub capitalisation: i32,
}

/// The markers of one colour in the bag (AC-14, AC-241).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BagView {
    /// Whose.
    pub automa: Colour,
    /// How many there are.
    pub whole: u8,
    /// How many were drawn in this decade.
    pub drawn: u8,
    /// How many are left in the bag.
    pub left: u8,
}

/// A place of the solo grid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PlaceView {
    /// Its number, from 1.
    pub place: u8,
    /// The card on it.
    pub card: Option<Card>,
    /// The disc on the card, under which it cannot be taken (AC-245).
    pub disc: Option<Colour>,
}

/// How far the present action or production has come; what it does not know is nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WorkView {
    /// The factory that the decision is about.
    pub factory: Option<Good>,
    /// Quality or distribution points left.
    pub points_left: Option<u8>,
    /// Machines left to place.
    pub machines_left: Option<u8>,
    /// Steps of the Inventor left (AC-168).
    pub steps_left: Option<u8>,
    /// Goods that are left to ship or to store.
    pub goods_left: Option<u8>,
    /// Points chosen so far, by factory.
    pub raised: BTreeMap<Good, u8>,
    /// Factories freed of their distribution card (AC-95).
    pub freed: Vec<Good>,
    /// Whether a factory was built: the labour effect is still to come (AC-63).
    pub built: bool,
    /// Factories modernised in this action.
    pub modernised: Vec<Good>,
    /// How many factories the Inventor modernised ahead (AC-167).
    pub aheads: u8,
    /// The levels of Extra Production chosen so far, by factory (AC-120).
    pub levels: BTreeMap<Good, u8>,
    /// Where Overtime adds to an Extra Production (AC-124).
    pub overtime_at: Option<Good>,
    /// Goods loaded for Early Shipping so far, by factory (AC-130).
    pub loaded: BTreeMap<Good, u8>,
    /// Whether the Trading Office was made ready for this Early Shipping (AC-170).
    pub reactivated: bool,
    /// Goods made in this production.
    pub made: Option<u8>,
    /// What may be sold at home in this production (AC-182).
    pub allowed: Option<u8>,
    /// Ships used in this production or Early Shipping.
    pub ships: u8,
    /// What the goods are stored for.
    pub storing_for: Option<Storing>,
    /// The card that is being taken.
    pub incoming: Option<Card>,
    /// Its place in the solo grid, from 1.
    pub incoming_from: Option<u8>,
    /// The card that is being given up for it (AC-154).
    pub outgoing: Option<Card>,
    /// Seats that left a tie unbroken or the start player as it is (AC-161).
    pub declined: Vec<Seat>,
    /// The sets of quality cards that can be laid now, with their cards.
    pub sets: Vec<SetView>,
}

/// A set of quality cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SetView {
    /// Its name in moves.
    pub set: QualitySet,
    /// Its cards.
    pub cards: Vec<QualityCardView>,
    /// Its points.
    pub points: u8,
}

/// A quality card that is laid out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct QualityCardView {
    /// Which kind of card.
    pub kind: QualityKind,
    /// The points it shows.
    pub points: u8,
}

/// The kinds of quality cards (3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum QualityKind {
    /// A card of 1 or 2 points.
    Small,
    /// The card of 3 or 4 points.
    Large,
    /// The Engineer, with 5 or 6 points (AC-172).
    Engineer,
}

/// A company as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is bankrupt (AC-220).
    pub out: bool,
    /// The round of the bankruptcy, from 1 over the whole game.
    pub out_round: Option<u8>,
    /// Whether its turn of this round is over.
    pub acted: bool,
    /// Pounds.
    pub money: u16,
    /// Shares.
    pub shares: u8,
    /// Pounds per share.
    pub value: u8,
    /// Half of that, rounded up: the price of a share at half price, and what an emergency loan brings (AC-22, AC-189).
    pub half_value: u16,
    /// Shares x value.
    pub capitalisation: i32,
    /// The final capitalisation if the game ended now (AC-230).
    pub score: i32,
    /// Loans.
    pub loans: u8,
    /// Ship tokens on the export track.
    pub ship_tokens: u8,
    /// What these cost of the share value at the end (AC-230).
    pub value_lost: u8,
    /// Ships ready on the export card.
    pub ships_ready: u8,
    /// Goods sold at home in the production under way.
    pub sold: Option<u8>,
    /// The development tracks.
    pub tracks: Vec<TrackView>,
    /// The open factories, in the order of the goods; a bankrupt company has none.
    pub factories: Vec<FactoryView>,
    /// What stands at all factories together.
    pub totals: TotalsView,
    /// The development cards.
    pub cards: Vec<OwnedView>,
    /// How many development cards it may own (AC-154).
    pub card_limit: u8,
    /// Types given up in this round, which it cannot take again before the next (AC-153).
    pub discarded: Vec<Card>,
    /// The cards that lie at no factory.
    pub free: FreeView,
    /// What it ever did.
    pub past: PastView,
}

/// A development track of a company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TrackView {
    /// Which.
    pub track: Track,
    /// The space of the marker, from 1.
    pub space: u8,
    /// What it stands for.
    pub value: u8,
    /// The spaces, from the first on.
    pub spaces: Vec<SpaceView>,
}

/// A space of a development track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SpaceView {
    /// What it stands for.
    pub value: u8,
    /// The decade from which on this company may step onto it, where that is restricted and no card lifts it (AC-152).
    pub from_decade: Option<u8>,
}

/// An open factory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct FactoryView {
    /// What it makes.
    pub good: Good,
    /// Which side of the tile is up: 1 or 2.
    pub side: u8,
    /// Goods made in a production (AC-42).
    pub goods: u8,
    /// Workers to be paid (AC-43).
    pub people: u8,
    /// Machines.
    pub machines: u8,
    /// The worker cards.
    pub worker_cards: Vec<WorkerCardView>,
    /// The worker card that would come next: 1 or 2, unless both are there.
    pub next_card: Option<u8>,
    /// Price + appeal (AC-41).
    pub sum: u8,
    /// Where the appeal marker stands.
    pub appeal: u8,
    /// The appeals it could be set to, from the lowest on (AC-141).
    pub appeals: Vec<u8>,
    /// The price: the one set in this round, else what the marker leaves of the sum (AC-143).
    pub price: u8,
    /// Whether its price was set in this round.
    pub priced: bool,
    /// Its set of quality cards, by its name in moves.
    pub quality_set: QualitySet,
    /// These cards.
    pub quality: Vec<QualityCardView>,
    /// Their points.
    pub quality_points: u8,
    /// Distribution points.
    pub distribution: u8,
    /// Goods stored.
    pub stock: u8,
    /// Goods that could be stored in the warehouses here.
    pub room: u8,
    /// Small warehouses here.
    pub small_warehouses: u8,
    /// Large warehouses here.
    pub large_warehouses: u8,
    /// Whether the Foreman lies here (AC-165).
    pub foreman: bool,
    /// Whether the Patent lies here (AC-171).
    pub patent: bool,
}

/// A worker card at a factory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WorkerCardView {
    /// Which of the two: 1 or 2.
    pub card: u8,
    /// The decade that is printed on the face that is up.
    pub face: u8,
    /// Goods.
    pub goods: u8,
    /// Workers to be paid.
    pub people: u8,
    /// Machines.
    pub machines: u8,
    /// Workers that machines can still replace.
    pub replaceable: u8,
}

/// All factories of a company together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TotalsView {
    /// Goods made in a decade.
    pub goods: u8,
    /// Workers.
    pub people: u8,
    /// Machines.
    pub machines: u8,
    /// Price + appeal.
    pub sum: u8,
    /// Goods stored.
    pub stock: u8,
}

/// A development card of a company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OwnedView {
    /// Its type.
    pub card: Card,
    /// Whether it was turned, which holds until the next decade (AC-155).
    pub turned: bool,
}

/// Cards of a company that lie at no factory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct FreeView {
    /// Quality cards of 1 or 2 (AC-93).
    pub small_quality: u8,
    /// Quality cards of 3 or 4.
    pub large_quality: u8,
    /// Engineers (AC-172).
    pub engineers: u8,
    /// Distribution cards (AC-94).
    pub distribution: u8,
    /// Small warehouses (AC-188).
    pub small_warehouses: u8,
    /// Large warehouses (AC-173).
    pub large_warehouses: u8,
}

/// What a company ever did, on which titles and limits depend (AC-92, AC-233).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PastView {
    /// Whether it ever owned an Engineer.
    pub engineer: bool,
    /// Whether it ever owned a Patent.
    pub patent: bool,
    /// Whether it ever took the action Automate.
    pub automated: bool,
    /// Whether it ever used a Broker.
    pub brokered: bool,
    /// Whether it ever built a factory.
    pub built: bool,
    /// Whether it started with no money and the most shares.
    pub upstart: bool,
    /// Ships it used.
    pub ships: u8,
}
