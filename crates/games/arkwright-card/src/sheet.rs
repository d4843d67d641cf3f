//! The component sheet: the printed numbers, held within bounds, as fixed tables; and the switches.

use crate::things::{Card, Good, Track};
use table::{Fault, Message, Part, Setup, Sheet, Switch, Values, known_switches};

/// The sheet in the box.
pub const BUILT_IN: &str = include_str!("../../../../components/arkwright-card.toml");

const fn module(name: &'static str, rule: &'static str) -> Switch {
    Switch { name, path: "", values: Values::Flag, rule }
}

/// What a table may choose: the eight expert modules, and the random start of the solo game (section 4).
pub const SWITCHES: &[Switch] = &[
    module("pool", "AC-7"),
    module("restrictions", "AC-8"),
    module("draft", "AC-9"),
    module("no_ships", "AC-10"),
    module("opening_shares", "AC-11"),
    module("extra_production", "AC-120"),
    module("early_shipping", "AC-130"),
    module("inventor_steps", "AC-168"),
    module("solo_random_factories", "AC-15"),
];

/// The switches as they stand at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switched {
    pub(crate) pool: bool,
    pub(crate) restrictions: bool,
    pub(crate) draft: bool,
    pub(crate) no_ships: bool,
    pub(crate) opening_shares: bool,
    pub(crate) extra_production: bool,
    pub(crate) early_shipping: bool,
    pub(crate) inventor_steps: bool,
    pub(crate) solo_random_factories: bool,
    pub(crate) values: Vec<String>,
}

impl Switched {
    pub(crate) fn choose(setup: &Setup) -> Result<Self, Fault> {
        known_switches(setup, SWITCHES)?;
        let mut on = [false; 9];
        for (switch, on) in SWITCHES.iter().zip(&mut on) {
            let chosen = setup.switches.iter().rev().find(|(name, _)| name == switch.name);
            *on = match chosen.map(|(_, value)| value.as_str()) {
                None | Some("false") => false,
                Some("true") => true,
                Some(other) => {
                    let reason = Message::new("NotAChoice").with("found", other).with("allowed", "true, false");
                    return Err(Fault::new(format!("switches.{}", switch.name), reason));
                }
            };
        }
        let [pool, restrictions, draft, no_ships, opening_shares, extra_production, early_shipping, inventor_steps, random] =
            on;
        Ok(Self {
            pool,
            restrictions,
            draft,
            no_ships,
            opening_shares,
            extra_production,
            early_shipping,
            inventor_steps,
            solo_random_factories: random,
            values: on.iter().map(bool::to_string).collect(),
        })
    }
}

/// One side of a factory tile (3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Side {
    /// The appeals of the four slots, as bits.
    pub(crate) slots: u32,
    /// Price + appeal of every slot.
    pub(crate) sum: u8,
    pub(crate) goods: u8,
    pub(crate) fixed_cost: u8,
    pub(crate) export_price: u8,
}

/// A worker card (3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct WorkerCard {
    /// Goods on the first and on the second face.
    pub(crate) goods: [u8; 2],
    pub(crate) workers: u8,
    /// Workers that machines can replace.
    pub(crate) machines: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct GoodInfo {
    pub(crate) office: u8,
    pub(crate) end_game_price: u8,
    pub(crate) contract_bonus: u8,
    pub(crate) sides: [Side; 2],
    pub(crate) worker_cards: [WorkerCard; 2],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TrackInfo {
    pub(crate) values: Vec<u8>,
    /// The decade needed to step onto each space.
    pub(crate) restrict: Vec<u8>,
}

/// What a seat starts with (AC-5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatStart {
    pub(crate) factories: Vec<Good>,
    pub(crate) extra: Extra,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extra {
    Step(Track),
    Take(Card),
}

/// A physical development card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TwoFaces {
    pub(crate) front: Card,
    pub(crate) back: Card,
    pub(crate) icon: u8,
}

/// Every number the rules use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    pub(crate) money: u16,
    pub(crate) shares: u8,
    pub(crate) share_value: u8,
    pub(crate) ships_ready: u8,
    pub(crate) opening_share_price: u16,
    pub(crate) expert_ships_ready: u8,
    pub(crate) shares_max: u8,
    pub(crate) share_value_max: u8,
    pub(crate) loans_max: u8,
    pub(crate) ship_tokens_max: u8,
    pub(crate) ships_on_card: u8,
    pub(crate) machine_upkeep: u16,
    pub(crate) sales_for_value_rise: u8,
    pub(crate) value_rise: u8,
    pub(crate) highest_appeal_bonus: u8,
    pub(crate) distribution_decay: u8,
    pub(crate) distribution_max: u8,
    pub(crate) quality_max: u8,
    pub(crate) quality_max_engineer: u8,
    pub(crate) wage_after_foreman_min: u16,
    pub(crate) appeal_max: u8,
    pub(crate) demand_min: i8,
    pub(crate) demand_max: i8,
    /// How many arrows lie below each space.
    pub(crate) arrows: [[i8; 32]; 4],
    pub(crate) demand_start: [i8; 4],
    pub(crate) wage_start: u8,
    pub(crate) wages: Vec<u16>,
    pub(crate) neutral_start: [u8; 4],
    pub(crate) neutral_advance: u8,
    pub(crate) goods: [GoodInfo; 4],
    pub(crate) tracks: [TrackInfo; 6],
    pub(crate) pound_places: Vec<u8>,
    pub(crate) shares_lost_per_loan: u8,
    pub(crate) starts: Vec<SeatStart>,
    pub(crate) cards: Vec<TwoFaces>,
    pub(crate) small_capacity: u8,
    pub(crate) large_capacity: u8,
    pub(crate) tokens_saved: u8,
    pub(crate) overtime_goods: u8,
    pub(crate) machines_free: u8,
    pub(crate) wage_cut: u16,
    pub(crate) foreman_workers: u8,
    pub(crate) broker_shares: u8,
    pub(crate) patron_sales: u8,
    pub(crate) inventor_factories: u8,
    pub(crate) fixed_cost_cut: u16,
    pub(crate) pool_drawn_per_player: u8,
    pub(crate) automa_shares: u8,
    pub(crate) automa_value: u8,
    pub(crate) automa_appeal: [u8; 4],
    pub(crate) new_factory_appeal: [u8; 4],
    pub(crate) new_factory_extra: u8,
    pub(crate) drawn_advance: u8,
    pub(crate) bag_per_automa: u8,
    pub(crate) bag_neutral: u8,
    pub(crate) automa_sales: u8,
    pub(crate) achievements: AchievementNumbers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AchievementNumbers {
    pub(crate) magnate_min: i32,
    pub(crate) band_low: u8,
    pub(crate) band_high: u8,
    pub(crate) top: u8,
    pub(crate) upstart_money: u16,
    pub(crate) upstart_shares: u8,
    pub(crate) nouveau_riche_min: u16,
    pub(crate) captain_min_ships: u8,
}

fn four(numbers: &[i64]) -> [u8; 4] {
    std::array::from_fn(|place| numbers[place] as u8)
}

impl Components {
    pub(crate) fn read(sheet: &Sheet, seats: usize) -> Result<Self, Fault> {
        let root = sheet.root();
        root.fixed_number("schema", 1)?;
        root.fixed_text("game", "arkwright-card")?;
        root.notes(&["sheet_version", "goods", "components", "reconstruction_notes", "cards", "good", "player_board", "setup"]);
        let calendar = root.part("calendar")?;
        calendar.fixed_number("decades", 3)?;
        calendar.fixed_number("rounds_per_decade", 4)?;
        calendar.fixed_number("players_min", 1)?;
        calendar.fixed_number("players_max", 4)?;
        calendar.notes(&["years"]);
        calendar.finish()?;
        let (start, limits, market) = (root.part("start")?, root.part("limits")?, root.part("market")?);
        start.fixed_number("factories", 2)?;
        for (key, only) in [
            ("worker_cards_per_factory", 2),
            ("quality_cards_per_factory", 2),
            ("distribution_cards_per_factory", 1),
            ("machine_tokens", 1),
            ("half_price_divisor", 2),
            ("emergency_divisor", 2),
        ] {
            limits.fixed_number(key, only)?;
        }
        limits.notes(&["money_display_max"]);
        market.fixed_number("appeal_min", 0)?;
        let appeal_max = market.number("appeal_max", 1..=30)?;
        let board = market.part(if seats == 4 { "side_4" } else { "side_1_3" })?;
        let arrows = board.part("arrows")?;
        let market_start = market.part("start")?.part(&format!("p{seats}"))?;
        market.notes(&["side_1_3", "side_4"]);
        let neutral = root.part("neutral_2p")?;
        let (demand_min, demand_max) = (board.number("demand_min", -20..=0)?, board.number("demand_max", 0..=40)?);
        let wages = root.part("wages")?.numbers("track", 1..=60, 1..=50)?;
        let cards = root.part("cards")?;
        let development = root.part("development")?;
        let effect = |card: &str, key: &str, bounds| development.part(card)?.number(key, bounds);
        let expert = root.part("expert")?;
        let solo = root.part("solo")?;
        let achieved = solo.part("achievement_values")?;
        let boards = root.part("player_board")?;
        let components = Self {
            money: start.number("money", 0..=200)? as u16,
            shares: start.number("shares", 0..=30)? as u8,
            share_value: start.number("share_value", 1..=30)? as u8,
            ships_ready: start.number("ships_ready", 0..=2)? as u8,
            opening_share_price: start.number("opening_share_price", 1..=100)? as u16,
            expert_ships_ready: start.number("expert_ships_ready", 0..=2)? as u8,
            shares_max: limits.number("shares_max", 30..=60)? as u8,
            share_value_max: limits.number("share_value_max", 30..=60)? as u8,
            loans_max: limits.number("loans_max", 0..=20)? as u8,
            ship_tokens_max: limits.number("ship_tokens_max", 0..=9)? as u8,
            ships_on_card: limits.number("ships_on_card", 0..=2)? as u8,
            machine_upkeep: limits.number("machine_upkeep", 0..=20)? as u16,
            sales_for_value_rise: limits.number("sales_for_value_rise", 1..=20)? as u8,
            value_rise: limits.number("value_rise", 0..=5)? as u8,
            highest_appeal_bonus: limits.number("highest_appeal_bonus", 0..=5)? as u8,
            distribution_decay: limits.number("distribution_decay", 0..=4)? as u8,
            distribution_max: limits.number("distribution_max", 1..=4)? as u8,
            quality_max: limits.number("quality_max", 0..=4)? as u8,
            // AC-92: an Engineer never lowers the cap.
            quality_max_engineer: limits.number("quality_max_engineer", limits.number("quality_max", 0..=4)?..=6)? as u8,
            wage_after_foreman_min: limits.number("wage_after_foreman_min", 0..=20)? as u16,
            appeal_max: appeal_max as u8,
            demand_min: demand_min as i8,
            demand_max: demand_max as i8,
            arrows: {
                let mut all = [[0; 32]; 4];
                for good in Good::ALL {
                    // Bit k: an arrow between spaces k and k + 1.
                    let spaces = arrows.numbers(good.id(), 0..=30, 0..=appeal_max - 1)?;
                    let bits = spaces.iter().fold(0u32, |bits, space| bits | 1 << space);
                    all[good.index()] = std::array::from_fn(|space| (bits & ((1 << space) - 1)).count_ones() as i8);
                }
                all
            },
            demand_start: {
                let start = market_start.numbers("demand", 4..=4, demand_min..=demand_max)?;
                std::array::from_fn(|place| start[place] as i8)
            },
            wage_start: market_start.number("wage_index", 0..=wages.len() as i64 - 1)? as u8,
            wages: wages.iter().map(|wage| *wage as u16).collect(),
            neutral_start: four(&neutral.numbers("start", 4..=4, 0..=appeal_max)?),
            neutral_advance: neutral.number("advance_per_decade_end", 0..=5)? as u8,
            goods: read_goods(&root.part("good")?, appeal_max)?,
            tracks: read_tracks(&boards)?,
            pound_places: {
                let places = boards.part("ship_track")?.numbers("pound_places", 0..=9, 1..=9)?;
                places.iter().map(|place| *place as u8).collect()
            },
            shares_lost_per_loan: boards.part("loan_track")?.number("shares_lost_per_loan", 0..=5)? as u8,
            starts: read_starts(&root.part("setup")?, seats)?,
            cards: read_cards(&root)?,
            small_capacity: cards.part("small_warehouse")?.number("capacity", 2..=2)? as u8,
            large_capacity: cards.part("large_warehouse")?.number("capacity", 4..=4)? as u8,
            tokens_saved: effect("trading_office", "ship_tokens_saved", 1..=1)? as u8,
            overtime_goods: effect("overtime", "extra_goods", 1..=3)? as u8,
            machines_free: effect("workshop", "machines_free", 0..=10)? as u8,
            wage_cut: effect("foreman", "wage_cut", 0..=20)? as u16,
            foreman_workers: effect("foreman", "workers_max", 0..=20)? as u8,
            broker_shares: effect("broker", "half_price_shares", 1..=2)? as u8,
            patron_sales: effect("patron", "extra_sales", 1..=3)? as u8,
            inventor_factories: effect("inventor", "factories_max", 1..=4)? as u8,
            fixed_cost_cut: effect("promoter", "fixed_cost_cut", 0..=20)? as u16,
            pool_drawn_per_player: expert.number("pool_drawn_per_player", 4..=4)? as u8,
            automa_shares: solo.number("automa_start_shares", 0..=40)? as u8,
            automa_value: solo.number("automa_start_value", 0..=40)? as u8,
            automa_appeal: four(&solo.numbers("automa_start_appeal", 4..=4, 0..=appeal_max)?),
            new_factory_appeal: four(&solo.numbers("new_factory_appeal", 4..=4, 0..=appeal_max)?),
            new_factory_extra: solo.number("new_factory_extra_per_decade", 0..=5)? as u8,
            drawn_advance: solo.number("drawn_advance", 0..=9)? as u8,
            bag_per_automa: solo.number("bag_per_automa", 1..=9)? as u8,
            bag_neutral: solo.number("bag_neutral", 0..=9)? as u8,
            automa_sales: solo.number("automa_sales_for_value", 1..=20)? as u8,
            achievements: AchievementNumbers {
                magnate_min: achieved.number("magnate_min", 0..=2000)? as i32,
                band_low: achieved.number("band_low", 0..=60)? as u8,
                band_high: achieved.number("band_high", 0..=60)? as u8,
                top: achieved.number("top", 0..=60)? as u8,
                upstart_money: achieved.number("upstart_money", 0..=200)? as u16,
                upstart_shares: achieved.number("upstart_shares", 0..=60)? as u8,
                nouveau_riche_min: achieved.number("nouveau_riche_min", 0..=2000)? as u16,
                captain_min_ships: achieved.number("captain_min_ships", 0..=20)? as u8,
            },
        };
        start.finish()?;
        limits.finish()?;
        market.finish()?;
        root.notes(&["development_card"]);
        root.finish()?;
        Ok(components)
    }

    #[inline]
    pub(crate) fn good(&self, good: Good) -> &GoodInfo {
        &self.goods[good.index()]
    }

    #[inline]
    pub(crate) fn wage(&self, index: u8) -> u16 {
        self.wages[usize::from(index).min(self.wages.len() - 1)]
    }
}

fn read_goods(parts: &Part<'_>, appeal_max: i64) -> Result<[GoodInfo; 4], Fault> {
    let mut goods = [GoodInfo::default(); 4];
    for good in Good::ALL {
        let part = parts.part(good.id())?;
        part.fixed_number("index", good.index() as i64)?;
        let mut info = GoodInfo {
            office: part.number("office", 0..=9)? as u8,
            end_game_price: part.number("end_game_price", 0..=50)? as u8,
            contract_bonus: part.number("contract_bonus", 0..=20)? as u8,
            ..GoodInfo::default()
        };
        for (place, key) in ["side_1", "side_2"].into_iter().enumerate() {
            info.sides[place] = read_side(&part.part(key)?, appeal_max)?;
        }
        for (place, key) in ["worker_card_1", "worker_card_2"].into_iter().enumerate() {
            let card = part.part(key)?;
            let goods = card.numbers("goods", 2..=2, 0..=9)?;
            let workers = card.number("workers", 0..=9)?;
            card.notes(&["faces"]);
            info.worker_cards[place] = WorkerCard {
                goods: [goods[0] as u8, goods[1] as u8],
                workers: workers as u8,
                machines: card.number("machines", 0..=workers.min(2))? as u8,
            };
            card.finish()?;
        }
        part.finish()?;
        goods[good.index()] = info;
    }
    parts.finish()?;
    Ok(goods)
}

/// 3.3: price + appeal is the same on all slots of a side.
fn read_side(part: &Part<'_>, appeal_max: i64) -> Result<Side, Fault> {
    part.fixed_number("workers", 0)?;
    part.fixed_number("machines", 0)?;
    let mut side = Side {
        goods: part.number("goods", 0..=9)? as u8,
        fixed_cost: part.number("fixed_cost", 0..=60)? as u8,
        export_price: part.number("export_price", 0..=50)? as u8,
        ..Side::default()
    };
    for slot in part.pairs("slots", 4, 0..=30)? {
        let (price, appeal) = (slot[0], slot[1]);
        let sum = (price + appeal) as u8;
        if appeal > appeal_max.min(9) || (side.slots != 0 && sum != side.sum) {
            return Err(Fault::bounds(part.path_of("slots"), price + appeal, &(i64::from(side.sum)..=i64::from(side.sum))));
        }
        side.sum = sum;
        side.slots |= 1 << appeal;
    }
    part.finish()?;
    Ok(side)
}

fn read_tracks(boards: &Part<'_>) -> Result<[TrackInfo; 6], Fault> {
    let read = |track: Track| -> Result<TrackInfo, Fault> {
        let part = boards.part(track.id())?;
        let most = match track {
            Track::Quality | Track::Distribution => 8,
            Track::DevCards => 4,
            _ => 9,
        };
        // AC-154: a limit of no card at all could never be kept; no step makes a track worse.
        let least = if track == Track::DevCards { 1 } else { 0 };
        let values = part.numbers("values", 1..=6, least..=most)?;
        if let Some(place) = values.windows(2).position(|pair| pair[1] < pair[0]) {
            let path = format!("{}[{}]", part.path_of("values"), place + 1);
            return Err(Fault::bounds(path, values[place + 1], &(values[place]..=most)));
        }
        let count = values.len() as i64;
        let restrict = part.numbers("restrict", count..=count, 0..=3)?;
        part.finish()?;
        let bytes = |numbers: Vec<i64>| numbers.into_iter().map(|number| number as u8).collect();
        Ok(TrackInfo { values: bytes(values), restrict: bytes(restrict) })
    };
    let [a, b, c, d, e, f] = Track::ALL;
    Ok([read(a)?, read(b)?, read(c)?, read(d)?, read(e)?, read(f)?])
}

fn read_starts(part: &Part<'_>, seats: usize) -> Result<Vec<SeatStart>, Fault> {
    let key = format!("p{seats}");
    let parts = part.parts(&key)?;
    if parts.len() != seats {
        return Err(Fault::bounds(part.path_of(&key), parts.len() as i64, &(seats as i64..=seats as i64)));
    }
    let start = |part: &Part<'_>| -> Result<SeatStart, Fault> {
        let not_known = |found: &str| Fault::new(part.path_of(found), Message::new("UnknownKey"));
        let names = part.texts("factories")?;
        let factories: Vec<Good> =
            names.iter().map(|name| Good::by_id(name).ok_or_else(|| not_known(name))).collect::<Result<_, _>>()?;
        let wanted = if seats == 1 { 0 } else { 2 };
        if factories.len() != wanted || (wanted == 2 && factories[0] >= factories[1]) {
            return Err(Fault::bounds(part.path_of("factories"), factories.len() as i64, &(wanted as i64..=wanted as i64)));
        }
        let extra = part.part("extra")?;
        let extra = if extra.has("track") {
            Extra::Step(Track::ALL[extra.word("track", &Track::ALL.map(Track::id))?])
        } else {
            Extra::Take(Card::ALL[extra.word("card", &Card::ALL.map(Card::id))?])
        };
        Ok(SeatStart { factories, extra })
    };
    parts.iter().map(start).collect()
}

fn read_cards(root: &Part<'_>) -> Result<Vec<TwoFaces>, Fault> {
    let ids = Card::ALL.map(Card::id);
    let card = |part: &Part<'_>| -> Result<TwoFaces, Fault> {
        let card = TwoFaces {
            front: Card::ALL[part.word("front", &ids)?],
            back: Card::ALL[part.word("back", &ids)?],
            icon: part.number("icon", 0..=4)? as u8,
        };
        part.notes(&["id"]);
        part.finish()?;
        Ok(card)
    };
    let parts = root.parts("development_card")?;
    // The pools, the grid of the solo game and the fixed arrays count on exactly these.
    if parts.len() != 24 {
        return Err(Fault::bounds("development_card", parts.len() as i64, &(24..=24)));
    }
    let cards: Vec<TwoFaces> = parts.iter().map(card).collect::<Result<_, _>>()?;
    // AC-13: the grid of the solo game takes fifteen cards of the three players' pool.
    let pool = cards.iter().filter(|card| (2..=3).contains(&card.icon)).count() as i64;
    if pool < 15 {
        return Err(Fault::bounds("development_card", pool, &(15..=24)));
    }
    Ok(cards)
}
