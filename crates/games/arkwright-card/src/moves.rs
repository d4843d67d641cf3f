//! Every decision a player can make; its written and its number form (5.10).

use crate::things::{Action, Card, Good, QualitySet, Track};
use std::borrow::Cow;
use table::{Message, Said, Seat, Value};

/// Warehouse cards taken from other goods: small and large ones, by good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Evicted(pub [(u8, u8); 4]);

/// The names of warehouse cards at other factories.
const EVICTED: [&str; 8] = [
    "food_small",
    "food_large",
    "textile_small",
    "textile_large",
    "cutlery_small",
    "cutlery_large",
    "lamps_small",
    "lamps_large",
];

impl Evicted {
    fn counts(self) -> [u8; 8] {
        let [(a, b), (c, d), (e, f), (g, h)] = self.0;
        [a, b, c, d, e, f, g, h]
    }

    /// How many small and large cards in all.
    pub(crate) fn cards(self) -> (u8, u8) {
        self.0.iter().fold((0, 0), |(small, large), own| (small + own.0, large + own.1))
    }
}

impl From<Evicted> for Value {
    fn from(evicted: Evicted) -> Self {
        let named = EVICTED.into_iter().zip(evicted.counts()).filter(|(_, count)| *count > 0);
        Value::Counts("warehouse", named.map(|(name, count)| (Cow::Borrowed(name), u32::from(count))).collect())
    }
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The fields are the words of the specification.
pub enum Move {
    /// Opens a start factory (AC-9, AC-15).
    Open {
        good: Good,
    },
    /// Puts the Foreman at a factory (AC-165).
    PlaceForeman {
        good: Good,
    },
    /// Buys shares before the start (AC-11).
    BuyOpening {
        shares: u8,
    },
    /// Chooses the action of the turn (AC-21).
    Act {
        action: Action,
    },
    /// AC-61
    Build {
        good: Good,
    },
    /// AC-64
    Modernise {
        good: Good,
    },
    /// AC-167
    Ahead {
        good: Good,
    },
    /// AC-70
    AddWorkers {
        good: Good,
    },
    /// AC-80
    PlaceMachine {
        good: Good,
        card: u8,
    },
    /// AC-91
    RaiseQuality {
        good: Good,
    },
    /// The quality cards of all factories, written out (5.6).
    LayOut {
        sets: [QualitySet; 4],
    },
    /// AC-94
    RaiseDistribution {
        good: Good,
    },
    /// AC-95
    Free {
        good: Good,
    },
    /// AC-R18
    PlacePatent {
        good: Good,
    },
    /// AC-110
    BuyShares {
        shares: u8,
    },
    /// AC-111
    Borrow {
        loans: u8,
    },
    /// AC-120: 0 not at all, 1 with the tile, 2 with the first worker card too, 3 with both.
    Produce {
        good: Good,
        level: u8,
    },
    /// AC-124
    OvertimeAt {
        good: Good,
    },
    /// AC-130
    Load {
        good: Good,
        goods: u8,
    },
    /// AC-R39
    UseShips {
        ships: u8,
    },
    /// AC-142
    SetAppeal {
        appeal: u8,
    },
    /// AC-151
    Step {
        track: Track,
    },
    /// AC-153
    Take {
        card: Card,
    },
    /// AC-153, in solo; places are counted from 0 here and from 1 where they are written.
    TakeAt {
        place: u8,
    },
    /// AC-166
    Broker {
        shares: u8,
    },
    /// AC-168
    InventorSteps,
    /// AC-R10
    Skip,
    /// AC-154
    Discard {
        card: Card,
    },
    /// AC-172
    Replace {
        set: QualitySet,
    },
    /// AC-170
    Reactivate {
        card: Card,
    },
    /// AC-169
    CallPatron {
        card: Card,
    },
    /// AC-184
    SellStock {
        goods: u8,
    },
    /// AC-187
    Ship {
        goods: u8,
        ships: u8,
    },
    /// AC-188: the warehouse cards used, and those taken from other goods (5.7).
    Store {
        small: u8,
        large: u8,
        keep: u8,
        evict: Evicted,
    },
    /// AC-161, AC-213
    NameStart {
        seat: Seat,
    },
    /// The Entrepreneur stays.
    Keep,
    /// AC-240
    After,
    Yes,
    No,
    Done,
}

impl Move {
    pub(crate) fn spell(self) -> Message {
        let good = |name, good: Good| Message::new(name).with("good", good);
        match self {
            Move::Open { good: g } => good("Open", g),
            Move::PlaceForeman { good: g } => good("PlaceForeman", g),
            Move::BuyOpening { shares } => Message::new("BuyOpening").with("shares", shares),
            Move::Act { action } => Message::new("Act").with("action", action),
            Move::Build { good: g } => good("Build", g),
            Move::Modernise { good: g } => good("Modernise", g),
            Move::Ahead { good: g } => good("Ahead", g),
            Move::AddWorkers { good: g } => good("AddWorkers", g),
            Move::PlaceMachine { good: g, card } => good("PlaceMachine", g).with("card", card),
            Move::RaiseQuality { good: g } => good("RaiseQuality", g),
            Move::LayOut { sets: [food, textile, cutlery, lamps] } => {
                let message = Message::new("LayOut").with("food", food).with("textile", textile);
                message.with("cutlery", cutlery).with("lamps", lamps)
            }
            Move::RaiseDistribution { good: g } => good("RaiseDistribution", g),
            Move::Free { good: g } => good("Free", g),
            Move::PlacePatent { good: g } => good("PlacePatent", g),
            Move::BuyShares { shares } => Message::new("BuyShares").with("shares", shares),
            Move::Borrow { loans } => Message::new("Borrow").with("loans", loans),
            Move::Produce { good: g, level } => good("Produce", g).with("level", level),
            Move::OvertimeAt { good: g } => good("OvertimeAt", g),
            Move::Load { good: g, goods } => good("Load", g).with("goods", goods),
            Move::UseShips { ships } => Message::new("UseShips").with("ships", ships),
            Move::SetAppeal { appeal } => Message::new("SetAppeal").with("appeal", appeal),
            Move::Step { track } => Message::new("Step").with("track", track),
            Move::Take { card } => Message::new("Take").with("card", card),
            Move::TakeAt { place } => Message::new("TakeAt").with("place", place + 1),
            Move::Broker { shares } => Message::new("Broker").with("shares", shares),
            Move::InventorSteps => Message::new("InventorSteps"),
            Move::Skip => Message::new("Skip"),
            Move::Discard { card } => Message::new("Discard").with("card", card),
            Move::Replace { set } => Message::new("Replace").with("set", set),
            Move::Reactivate { card } => Message::new("Reactivate").with("card", card),
            Move::CallPatron { card } => Message::new("CallPatron").with("card", card),
            Move::SellStock { goods } => Message::new("SellStock").with("goods", goods),
            Move::Ship { goods, ships } => Message::new("Ship").with("goods", goods).with("ships", ships),
            Move::Store { small, large, keep, evict } => {
                let message = Message::new("Store").with("keep", keep).with("small", small);
                message.with("large", large).with("evict", evict)
            }
            Move::NameStart { seat } => Message::new("NameStart").with("seat", seat),
            Move::Keep => Message::new("Keep"),
            Move::After => Message::new("After"),
            Move::Yes => Message::new("Yes"),
            Move::No => Message::new("No"),
            Move::Done => Message::new("Done"),
        }
    }

    pub(crate) fn read(said: &mut Said, seats: usize) -> Result<Self, Message> {
        let name = said.name().to_owned();
        let good = |said: &mut Said| said.word("good", Good::by_id);
        let set = |said: &mut Said, arg| said.word(arg, QualitySet::by_id);
        let card = |said: &mut Said| said.word("card", Card::by_id);
        let small = |said: &mut Said, arg| said.number_within(arg, 0..=60).map(|number| number as u8);
        Ok(match name.as_str() {
            "Open" => Move::Open { good: good(said)? },
            "PlaceForeman" => Move::PlaceForeman { good: good(said)? },
            "BuyOpening" => Move::BuyOpening { shares: small(said, "shares")? },
            "Act" => Move::Act { action: said.word("action", Action::by_id)? },
            "Build" => Move::Build { good: good(said)? },
            "Modernise" => Move::Modernise { good: good(said)? },
            "Ahead" => Move::Ahead { good: good(said)? },
            "AddWorkers" => Move::AddWorkers { good: good(said)? },
            "PlaceMachine" => Move::PlaceMachine { good: good(said)?, card: said.number_within("card", 1..=2)? as u8 },
            "RaiseQuality" => Move::RaiseQuality { good: good(said)? },
            "LayOut" => {
                Move::LayOut { sets: [set(said, "food")?, set(said, "textile")?, set(said, "cutlery")?, set(said, "lamps")?] }
            }
            "RaiseDistribution" => Move::RaiseDistribution { good: good(said)? },
            "Free" => Move::Free { good: good(said)? },
            "PlacePatent" => Move::PlacePatent { good: good(said)? },
            "BuyShares" => Move::BuyShares { shares: small(said, "shares")? },
            "Borrow" => Move::Borrow { loans: small(said, "loans")? },
            "Produce" => Move::Produce { good: good(said)?, level: said.number_within("level", 0..=3)? as u8 },
            "OvertimeAt" => Move::OvertimeAt { good: good(said)? },
            "Load" => Move::Load { good: good(said)?, goods: small(said, "goods")? },
            "UseShips" => Move::UseShips { ships: small(said, "ships")? },
            "SetAppeal" => Move::SetAppeal { appeal: small(said, "appeal")? },
            "Step" => Move::Step { track: said.word("track", Track::by_id)? },
            "Take" => Move::Take { card: card(said)? },
            "TakeAt" => Move::TakeAt { place: said.number_within("place", 1..=15)? as u8 - 1 },
            "Broker" => Move::Broker { shares: small(said, "shares")? },
            "InventorSteps" => Move::InventorSteps,
            "Skip" => Move::Skip,
            "Discard" => Move::Discard { card: card(said)? },
            "Replace" => Move::Replace { set: set(said, "set")? },
            "Reactivate" => Move::Reactivate { card: card(said)? },
            "CallPatron" => Move::CallPatron { card: card(said)? },
            "SellStock" => Move::SellStock { goods: small(said, "goods")? },
            "Ship" => Move::Ship { goods: small(said, "goods")?, ships: small(said, "ships")? },
            "Store" => {
                let counts = said.counts("evict", &EVICTED, 2)?;
                let own = |place: usize| (counts[2 * place], counts[2 * place + 1]);
                Move::Store {
                    keep: small(said, "keep")?,
                    small: small(said, "small")?,
                    large: small(said, "large")?,
                    evict: Evicted([own(0), own(1), own(2), own(3)]),
                }
            }
            "NameStart" => Move::NameStart { seat: said.seat("seat", seats)? },
            "Keep" => Move::Keep,
            "After" => Move::After,
            "Yes" => Move::Yes,
            "No" => Move::No,
            "Done" => Move::Done,
            _ => return Err(said.unknown()),
        })
    }

    /// The stable number of the move: its kind in the high bits, what it says below.
    pub(crate) fn code(self, seat: Seat, seats: usize) -> u32 {
        let of = |kind: u32, low: u32| kind << 16 | low;
        let both = |high: u8, low: u8| u32::from(high) << 8 | u32::from(low);
        match self {
            Move::Open { good } => of(0, good as u32),
            Move::PlaceForeman { good } => of(1, good as u32),
            Move::BuyOpening { shares } => of(2, shares.into()),
            Move::Act { action } => of(3, action as u32),
            Move::Build { good } => of(4, good as u32),
            Move::Modernise { good } => of(5, good as u32),
            Move::Ahead { good } => of(6, good as u32),
            Move::AddWorkers { good } => of(7, good as u32),
            Move::PlaceMachine { good, card } => of(8, both(good as u8, card)),
            Move::RaiseQuality { good } => of(9, good as u32),
            Move::LayOut { sets } => of(10, sets.iter().fold(0, |code, set| code << 4 | *set as u32)),
            Move::RaiseDistribution { good } => of(11, good as u32),
            Move::Free { good } => of(12, good as u32),
            Move::PlacePatent { good } => of(13, good as u32),
            Move::BuyShares { shares } => of(14, shares.into()),
            Move::Borrow { loans } => of(15, loans.into()),
            Move::Produce { good, level } => of(16, both(good as u8, level)),
            Move::OvertimeAt { good } => of(17, good as u32),
            Move::Load { good, goods } => of(18, both(good as u8, goods)),
            Move::UseShips { ships } => of(19, ships.into()),
            Move::SetAppeal { appeal } => of(20, appeal.into()),
            Move::Step { track } => of(21, track as u32),
            Move::Take { card } => of(22, card as u32),
            Move::TakeAt { place } => of(23, place.into()),
            Move::Broker { shares } => of(24, shares.into()),
            Move::InventorSteps => of(25, 0),
            Move::Skip => of(26, 0),
            Move::Discard { card } => of(27, card as u32),
            Move::Replace { set } => of(28, set as u32),
            Move::Reactivate { card } => of(29, card as u32),
            Move::CallPatron { card } => of(30, card as u32),
            Move::SellStock { goods } => of(31, goods.into()),
            Move::Ship { goods, ships } => of(32, both(goods, ships)),
            Move::Store { small, large, keep, evict } => {
                let evicted = evict.0.iter().fold(0u32, |code, own| code * 6 + u32::from(own.0 * 2 + own.1));
                (64 << 16) + ((evicted * 8 + u32::from(small * 2 + large)) << 4) + u32::from(keep)
            }
            Move::NameStart { seat: named } => of(33, seat.distance_to(named, seats) as u32),
            Move::Keep => of(34, 0),
            Move::After => of(35, 0),
            Move::Yes => of(36, 0),
            Move::No => of(37, 0),
            Move::Done => of(38, 0),
        }
    }
}
