//! The component sheet: the printed numbers, held within bounds, as fixed tables; and the switches.

use crate::predetermined::Predetermined;
use crate::state::DECADES;
use crate::things::{Action, Good, Grey, Happening, Tile};
use table::{Fault, Message, Part, Setup, Sheet, Switch, Values, known_switches};

/// The sheet in the box.
pub const BUILT_IN: &str = include_str!("../../../../components/water-frame.toml");

/// What a table may choose.
pub const SWITCHES: &[Switch] = &[
    Switch { name: "setup", path: "options.setup", values: Values::Words(&["free", "predetermined"]), rule: "WF-4.15" },
    Switch { name: "events", path: "options.events", values: Values::Words(&["documented", "reconstructed"]), rule: "WF-R57" },
    Switch { name: "patrons", path: "options.patrons", values: Values::Words(&["random", "all_four"]), rule: "WF-4.8" },
    Switch {
        name: "predetermined_events",
        path: "options.predetermined_events",
        values: Values::Words(&["fixed", "shuffled"]),
        rule: "WF-4.15",
    },
    Switch { name: "timetable", path: "options.timetable", values: Values::Words(&["c", "b", "a"]), rule: "WF-R56" },
];

/// The switches as they stand at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switched {
    pub(crate) predetermined: bool,
    pub(crate) reconstructed_events: bool,
    pub(crate) all_patrons: bool,
    pub(crate) shuffled_events: bool,
    pub(crate) values: Vec<String>,
}

impl Switched {
    pub(crate) fn choose(setup: &Setup, sheet: &Sheet) -> Result<Self, Fault> {
        known_switches(setup, SWITCHES)?;
        let values: Vec<String> = SWITCHES.iter().map(|switch| switch.value(setup, sheet)).collect::<Result<_, _>>()?;
        Ok(Self {
            predetermined: values[0] == "predetermined",
            reconstructed_events: values[1] == "reconstructed",
            all_patrons: values[2] == "all_four",
            shuffled_events: values[3] == "shuffled",
            values,
        })
    }

    fn timetable(&self) -> &str {
        &self.values[4]
    }
}

/// A good's factories (3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct GoodInfo {
    /// By level: to build, to modernise, base quality.
    pub(crate) cost: [u8; 4],
    pub(crate) row_size: [u8; 4],
    pub(crate) machine_max: [u8; 4],
    pub(crate) fixed_price: u8,
}

/// A size of ship (3.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ShipInfo {
    pub(crate) capacity: u8,
    pub(crate) copies: u8,
    pub(crate) mat_row: u8,
    pub(crate) crew: u8,
}

/// What each level and row may be in each decade (3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Timetable {
    pub(crate) factory_level: [u8; DECADES],
    pub(crate) mat_level: [u8; DECADES],
    pub(crate) obsolete_before: [u8; DECADES],
}

/// The figures on the tiles (3.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TileNumbers {
    pub(crate) copies: [u8; 20],
    pub(crate) accountant_adjust: u8,
    pub(crate) agent_delta: u8,
    pub(crate) broker_shares: u8,
    pub(crate) broker_divisor: u8,
    pub(crate) developer_discount: u8,
    pub(crate) engineer_payment: u8,
    pub(crate) works_income: u8,
    pub(crate) extra_goods: u8,
    pub(crate) foreman_discount: u8,
    pub(crate) foreman_workers: u8,
    pub(crate) foreman_least: u8,
    pub(crate) inventor_fee: [u8; 4],
    pub(crate) office_income: u8,
    pub(crate) patent_pounds: u8,
    pub(crate) patent_levels: u8,
    pub(crate) small_warehouse: u8,
    pub(crate) workshop_pounds: u8,
    pub(crate) workshop_upkeep: u8,
    pub(crate) most_owned: u8,
}

/// What depends on the number of players (section 4).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct TableInfo {
    pub(crate) fired: u8,
    pub(crate) boxed: u8,
    pub(crate) grey_sets: u8,
    pub(crate) mat_spaces: u8,
    /// Ships in play, by size.
    pub(crate) ships: [bool; 5],
    pub(crate) random_tiles: u8,
    pub(crate) kind_limit: u8,
    pub(crate) contract_spaces: Vec<u8>,
}

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    pub(crate) workers: u8,
    pub(crate) shares: u8,
    pub(crate) start_shares: u8,
    pub(crate) start_share_value: u8,
    pub(crate) share_values: [u8; 100],
    pub(crate) start_space: u8,
    pub(crate) buy_floor: u8,
    pub(crate) admin_cost: [u8; 5],
    pub(crate) reuse_fee: u8,
    /// Spaces of the chart that Bureaucracy closes, as bits.
    pub(crate) closed_spaces: u8,
    pub(crate) unnumbered: [u8; 4],
    pub(crate) wages: [u8; 20],
    pub(crate) output: [[u8; 4]; 4],
    pub(crate) goods: [GoodInfo; 4],
    pub(crate) obsolete_workers: u8,
    pub(crate) machine_upkeep: u8,
    pub(crate) least_price: u8,
    pub(crate) most_price: u8,
    pub(crate) most_quality: u8,
    pub(crate) most_quality_engineer: u8,
    pub(crate) most_distribution: u8,
    pub(crate) fading: u8,
    pub(crate) timetable: Timetable,
    pub(crate) economy: [[u8; 2]; 9],
    pub(crate) economy_removed: u8,
    pub(crate) event_values: [u8; 17],
    pub(crate) event_removed_for_two: [bool; 17],
    pub(crate) most_strike_wage: u8,
    /// Administration cost for one, two, three machines or levels, by shade; 255 for never.
    pub(crate) machinery: [[u8; 3]; 3],
    pub(crate) quality: [[u8; 3]; 3],
    pub(crate) distribution: [u8; 3],
    pub(crate) production_rows: [u8; 3],
    pub(crate) untouched_cost: u8,
    pub(crate) ships: [ShipInfo; 5],
    pub(crate) share_steps_per_ship: u8,
    pub(crate) tiles: TileNumbers,
    pub(crate) top_contract_penalty: u8,
    pub(crate) emergency_steps: u8,
    pub(crate) loan_amount: u8,
    pub(crate) loan_repay: u8,
    pub(crate) loan_steps: u8,
    pub(crate) one_good_steps: u8,
    pub(crate) two_goods_steps: u8,
    pub(crate) best_appeal_steps: u8,
    pub(crate) most_sold_steps: u8,
    pub(crate) marked_steps: u8,
    pub(crate) marked_shares: u8,
    pub(crate) table: TableInfo,
    pub(crate) predetermined: Predetermined,
}

impl Components {
    pub(crate) fn good(&self, good: Good) -> &GoodInfo {
        &self.goods[good.index()]
    }

    /// 3.1: the worth of a space of the share value track.
    pub(crate) fn share_value(&self, space: u8) -> u8 {
        self.share_values[usize::from(space.clamp(1, 100)) - 1]
    }

    pub(crate) fn read(sheet: &Sheet, seats: usize, switched: &Switched) -> Result<Self, Fault> {
        let root = sheet.root();
        root.notes(&["schema", "meta", "options", "pieces", "spinning_jenny", "sources"]);
        let key = ["p2", "p3", "p4"][seats - 2];
        let parts = Reading { root: &root };
        let shares = root.part("shares")?;
        let track = root.part("track")?;
        track.fixed_number("min_space", 1)?;
        track.fixed_number("max_space", 100)?;
        let admin = root.part("admin")?;
        let market = root.part("market")?;
        market.fixed_number("rows", 20)?;
        market.fixed_number("columns", 4)?;
        let (fired, boxed) = (market.part("setup_fired")?, market.part("setup_boxed")?);
        let factory = root.part("factory")?;
        let rules = factory.part("rules")?;
        rules.fixed_number("rows_filled_at_setup", 2)?;
        rules.fixed_number("rows_filled_when_built", 1)?;
        let (price, quality, distribution) = (root.part("price")?, root.part("quality")?, root.part("distribution")?);
        let marker = root.part("marker")?;
        let adjustment = root.part("price_adjustment")?;
        let shipping = root.part("shipping")?;
        shipping.fixed_number("piers", 2)?;
        let harbor = root.part("harbor")?;
        harbor.fixed_number("warehouse_rows", 5)?;
        harbor.fixed_number("warehouse_columns", 4)?;
        let emergency = root.part("emergency")?;
        let steps = root.part("sale_steps")?;
        let scoring = root.part("scoring")?;
        let cost = five(&admin, "cost", 0..=12)?;
        let closes = admin.numbers("bureaucracy_closes", 0..=3, 0..=12)?;
        let closed_spaces =
            (0..5).filter(|space| closes.contains(&i64::from(cost[*space]))).fold(0, |all, space| all | 1 << space);
        if closed_spaces == 0b11111 {
            return Err(Fault::new("admin.bureaucracy_closes", Message::new("NothingLeft")));
        }
        let (economy, economy_removed) = parts.economy()?;
        let (event_values, event_removed_for_two, most_strike_wage) = parts.events()?;
        let least_price = price.number("min", 1..=8)? as u8;
        let components = Self {
            workers: 80,
            shares: shares.number("total_per_player", 15..=30)? as u8,
            start_shares: shares.number("start", 4..=15)? as u8,
            start_share_value: shares.number("setup_sale_value", 10..=50)? as u8,
            share_values: parts.share_values(&track)?,
            start_space: track.number("start_space", 1..=100)? as u8,
            buy_floor: track.number("buy_floor", 1..=50)? as u8,
            admin_cost: cost,
            reuse_fee: admin.number("reuse_fee", 0..=9)? as u8,
            closed_spaces,
            unnumbered: four(&market, "unnumbered_top", 0..=19)?,
            wages: parts.wages(&market)?,
            output: parts.output(&factory)?,
            goods: parts.goods(&factory, least_price)?,
            obsolete_workers: rules.number("obsolete_workers", 0..=4)? as u8,
            machine_upkeep: rules.number("machine_upkeep", 0..=9)? as u8,
            least_price,
            most_price: price.number("max", 20..=25)? as u8,
            most_quality: quality.number("max", 1..=6)? as u8,
            most_quality_engineer: quality.number("max_engineer", 1..=6)? as u8,
            most_distribution: distribution.number("max", 1..=6)? as u8,
            fading: distribution.number("decay", 0..=1)? as u8,
            timetable: parts.timetable(switched.timetable())?,
            economy,
            economy_removed,
            event_values,
            event_removed_for_two,
            most_strike_wage,
            machinery: parts.amounts(&marker, "machinery")?,
            quality: parts.amounts(&marker, "quality")?,
            distribution: parts.limits(&marker)?,
            production_rows: parts.production(&marker)?,
            untouched_cost: adjustment.number("untouched_cost", 1..=5)? as u8,
            ships: parts.ships()?,
            share_steps_per_ship: shipping.number("share_steps_per_ship", 0..=5)? as u8,
            tiles: parts.tiles()?,
            top_contract_penalty: harbor.number("unfulfilled_top_penalty", 0..=9)? as u8,
            emergency_steps: emergency.number("min_steps_per_share", 0..=5)? as u8,
            loan_amount: emergency.number("loan_amount", 5..=50)? as u8,
            loan_repay: emergency.number("loan_repay", 5..=60)? as u8,
            loan_steps: emergency.number("loan_share_steps", 0..=5)? as u8,
            one_good_steps: steps.number("one_good", 0..=5)? as u8,
            two_goods_steps: steps.number("two_or_more", 0..=5)? as u8,
            best_appeal_steps: steps.number("best_appeal", 0..=5)? as u8,
            most_sold_steps: steps.number("most_sold", 0..=5)? as u8,
            marked_steps: scoring.number("marked_factory_steps", 0..=20)? as u8,
            marked_shares: scoring.number("marked_factory_shares", 0..=9)? as u8,
            table: TableInfo {
                fired: fired.number(key, 0..=12)? as u8,
                boxed: boxed.number(key, 0..=12)? as u8,
                contract_spaces: contract_spaces(&harbor, seats)?,
                ..parts.table(key)?
            },
            predetermined: Predetermined::read(&root.part("predetermined")?, key, seats)?,
        };
        for other in ["p2", "p3", "p4"] {
            fired.number(other, 0..=12)?;
            boxed.number(other, 0..=12)?;
        }
        let all = [
            &shares,
            &track,
            &admin,
            &fired,
            &boxed,
            &market,
            &rules,
            &factory,
            &price,
            &quality,
            &distribution,
            &marker,
            &adjustment,
            &shipping,
            &harbor,
            &emergency,
            &steps,
            &scoring,
            &root,
        ];
        all.iter().try_for_each(|part| part.finish())?;
        Ok(components)
    }
}

fn contract_spaces(harbor: &Part<'_>, seats: usize) -> Result<Vec<u8>, Fault> {
    let mut read = [Vec::new(), Vec::new()];
    for (spaces, key) in read.iter_mut().zip(["contract_spaces", "contract_spaces_2p"]) {
        let found = harbor.numbers(key, 1..=5, 1..=10)?;
        if !found.is_sorted_by(|a, b| a < b) {
            return Err(Fault::new(harbor.path_of(key), Message::new("NotRising")));
        }
        *spaces = found.iter().map(|space| *space as u8).collect();
    }
    let [full, for_two] = read;
    Ok(if seats == 2 { for_two } else { full })
}

fn fixed_list<const N: usize>(part: &Part<'_>, key: &str, bounds: std::ops::RangeInclusive<i64>) -> Result<[u8; N], Fault> {
    let found = part.numbers(key, N as i64..=N as i64, bounds)?;
    Ok(std::array::from_fn(|place| found[place] as u8))
}

fn four(part: &Part<'_>, key: &str, bounds: std::ops::RangeInclusive<i64>) -> Result<[u8; 4], Fault> {
    fixed_list(part, key, bounds)
}

fn five(part: &Part<'_>, key: &str, bounds: std::ops::RangeInclusive<i64>) -> Result<[u8; 5], Fault> {
    fixed_list(part, key, bounds)
}

/// The parts of the sheet that are tables of their own.
struct Reading<'a> {
    root: &'a Part<'a>,
}

impl Reading<'_> {
    fn share_values(&self, track: &Part<'_>) -> Result<[u8; 100], Fault> {
        let values: [u8; 100] = fixed_list(track, "value", 1..=99)?;
        if values.is_sorted() { Ok(values) } else { Err(Fault::new("track.value", Message::new("NotRising"))) }
    }

    fn wages(&self, market: &Part<'_>) -> Result<[u8; 20], Fault> {
        let alternative = self.root.part("alternative")?;
        let other = alternative.part("wage_10_4_3_3")?;
        fixed_list::<20>(&other, "wage_by_row", 0..=9)?;
        other.finish()?;
        fixed_list(market, "wage_by_row", 0..=9)
    }

    fn output(&self, factory: &Part<'_>) -> Result<[[u8; 4]; 4], Fault> {
        let found = factory.lists("output", 4, 4..=4, 0..=4)?;
        Ok(std::array::from_fn(|level| std::array::from_fn(|row| found[level][row] as u8)))
    }

    fn goods(&self, factory: &Part<'_>, least_price: u8) -> Result<[GoodInfo; 4], Fault> {
        let mut goods = [GoodInfo::default(); 4];
        for good in Good::ALL {
            let part = factory.part(good.id())?;
            let info = GoodInfo {
                cost: four(&part, "cost", least_price.into()..=20)?,
                row_size: four(&part, "row_size", 1..=3)?,
                machine_max: four(&part, "machine_max", 0..=2)?,
                fixed_price: part.number("fixed_price", 0..=20)? as u8,
            };
            if !info.cost.is_sorted() {
                return Err(Fault::new(part.path_of("cost"), Message::new("NotRising")));
            }
            if (0..4).any(|row| info.machine_max[row] >= info.row_size[row]) {
                return Err(Fault::new(part.path_of("machine_max"), Message::new("TooManyMachines")));
            }
            goods[good.index()] = info;
            part.finish()?;
        }
        let alternative = self.root.part("alternative")?;
        let straight = alternative.part("cost_straight")?;
        four(&straight, "clothes", 1..=20)?;
        four(&straight, "cutlery", 1..=20)?;
        straight.finish()?;
        Ok(goods)
    }

    fn timetable(&self, reading: &str) -> Result<Timetable, Fault> {
        let part = self.root.part("timetable")?;
        part.fixed_number("factory_level_setup", 1)?;
        part.fixed_number("mat_level_setup", 1)?;
        let read = |part: &Part<'_>| -> Result<Timetable, Fault> {
            let timetable = Timetable {
                factory_level: five(part, "factory_level", 1..=4)?,
                mat_level: five(part, "mat_level", 1..=4)?,
                obsolete_before: five(part, "obsolete_before", 0..=3)?,
            };
            part.finish()?;
            let rises = timetable.factory_level.is_sorted() && timetable.mat_level.is_sorted();
            let late = timetable.obsolete_before.iter().zip(timetable.factory_level).all(|(old, level)| *old < level);
            if rises && late {
                Ok(timetable)
            } else {
                Err(Fault::new(part.path_of("factory_level"), Message::new("NotRising")))
            }
        };
        let alternative = self.root.part("alternative")?;
        let readings = [
            ("c", read(&part)?),
            ("b", read(&alternative.part("timetable_b")?)?),
            ("a", read(&alternative.part("timetable_a")?)?),
        ];
        for key in ["wage_10_4_3_3", "cost_straight"] {
            alternative.notes(&[key]);
        }
        alternative.finish()?;
        Ok(readings.into_iter().find(|(name, _)| *name == reading).map_or_else(Timetable::default, |(_, timetable)| timetable))
    }

    fn economy(&self) -> Result<([[u8; 2]; 9], u8), Fault> {
        let part = self.root.part("economy")?;
        let found = part.pairs("markers", 9, 0..=3)?;
        let removed = part.number("removed_when_workers", 0..=3)?;
        if found.iter().filter(|marker| marker[1] != removed).count() < DECADES {
            return Err(Fault::new(part.path_of("markers"), Message::new("TooFewMarkers")));
        }
        part.finish()?;
        Ok((std::array::from_fn(|place| found[place].map(|number| number as u8)), removed as u8))
    }

    fn events(&self) -> Result<([u8; 17], [bool; 17], u8), Fault> {
        const EFFECTS: [&str; 17] = [
            "end_of_game",
            "close_admin_spaces",
            "each_may_lower_one_importer",
            "importers_stand_still_next_decade",
            "best_quality_share_steps",
            "shipping_premium_next_decade",
            "demand_lower_next_decade",
            "pay_per_bank_shares",
            "ships_cost_more_share_steps_next_decade",
            "food_demand_next_cycle",
            "pay_per_machines",
            "fired_to_market",
            "fired_leave_game",
            "each_may_raise_one_distribution",
            "each_may_take_special_marker",
            "each_may_buy_share",
            "wage_up_next_cycle",
        ];
        let parts = self.root.parts("event")?;
        if parts.len() != 17 {
            return Err(Fault::bounds("event.length", parts.len() as i64, &(17..=17)));
        }
        let (mut values, mut removed) = ([0; 17], [false; 17]);
        for (part, event) in parts.iter().zip(Happening::ALL) {
            part.fixed_text("id", event.id())?;
            part.notes(&["name", "invented_name"]);
            part.fixed_text("effect", EFFECTS[event.index()])?;
            part.fixed_flag("documented", event.index() < 2)?;
            let least = i64::from(matches!(event, Happening::HamburgCreditCrisis | Happening::MachineBreakers));
            values[event.index()] = part.number("value", least..=9)? as u8;
            removed[event.index()] = part.flag("removed_for_2p")?;
            part.finish()?;
        }
        if removed[0] || removed[1] || removed.iter().filter(|removed| !**removed).count() < DECADES {
            return Err(Fault::new("event", Message::new("TooFewMarkers")));
        }
        let setup = self.root.part("event_setup")?;
        setup.fixed_text("fixed_1810", "end_of_game")?;
        setup.fixed_number("random_1800", 1)?;
        setup.fixed_number("mixed_1770_1790", 2)?;
        setup.fixed_text("mixed_with", "bureaucracy")?;
        let wage = setup.number("wage_strike_max_wage", 0..=12)? as u8;
        setup.finish()?;
        Ok((values, removed, wage))
    }

    /// What one, two, three machines or levels need, by shade.
    fn amounts(&self, marker: &Part<'_>, key: &str) -> Result<[[u8; 3]; 3], Fault> {
        let part = marker.part(key)?;
        let mut amounts = [[u8::MAX; 3]; 3];
        for (shade, name) in ["own", "light", "dark"].into_iter().enumerate() {
            let found = part.numbers(name, 1..=3, 0..=20)?;
            if !found.is_sorted() {
                return Err(Fault::new(part.path_of(name), Message::new("NotRising")));
            }
            found.iter().enumerate().for_each(|(place, amount)| amounts[shade][place] = *amount as u8);
        }
        part.finish()?;
        Ok(amounts)
    }

    fn limits(&self, marker: &Part<'_>) -> Result<[u8; 3], Fault> {
        let part = marker.part("distribution")?;
        let mut limits = [0; 3];
        for (limit, name) in limits.iter_mut().zip(["own", "light", "dark"]) {
            *limit = part.number(name, 0..=30)? as u8;
        }
        part.finish()?;
        let additional = marker.part("additional")?;
        for action in Action::ALL {
            let price = matches!(action, Action::Factory | Action::Quality | Action::Distribution | Action::Production);
            additional.fixed_text(action.id(), if price { "price" } else { "special" })?;
        }
        additional.finish()?;
        let copies = marker.part("copies")?;
        for shade in ["light", "dark"] {
            let of_shade = copies.part(shade)?;
            for grey in Grey::ALL {
                of_shade.fixed_number(grey.id(), 3)?;
            }
            of_shade.finish()?;
        }
        copies.finish()?;
        Ok(limits)
    }

    fn production(&self, marker: &Part<'_>) -> Result<[u8; 3], Fault> {
        let part = marker.part("production")?;
        let rows = [0, part.number("light", 1..=4)? as u8, part.number("dark", 1..=4)? as u8];
        part.finish()?;
        Ok(rows)
    }

    fn ships(&self) -> Result<[ShipInfo; 5], Fault> {
        let parts = self.root.parts("ship")?;
        if parts.len() != 5 {
            return Err(Fault::bounds("ship.length", parts.len() as i64, &(5..=5)));
        }
        let mut ships = [ShipInfo::default(); 5];
        let mut least = 1;
        for (part, ship) in parts.iter().zip(&mut ships) {
            *ship = ShipInfo {
                capacity: part.number("capacity", least..=12)? as u8,
                copies: part.number("copies", 0..=9)? as u8,
                mat_row: part.number("mat_row", 1..=4)? as u8,
                crew: part.number("crew", 0..=6)? as u8,
            };
            least = i64::from(ship.capacity) + 1;
            part.finish()?;
        }
        if ships[0].crew > 0 && ships[0].mat_row == 1 {
            return Err(Fault::new("ship[0].crew", Message::new("Fixed").with("only", 0)));
        }
        Ok(ships)
    }

    fn tiles(&self) -> Result<TileNumbers, Fault> {
        let tiles = self.root.part("tile")?;
        let mut numbers = TileNumbers::default();
        for tile in Tile::ALL {
            let part = tiles.part(tile.id())?;
            let figure =
                |key: &str, bounds: std::ops::RangeInclusive<i64>| -> Result<u8, Fault> { Ok(part.number(key, bounds)? as u8) };
            numbers.copies[tile.index()] = figure("copies", 0..=6)?;
            match tile {
                Tile::Accountant => numbers.accountant_adjust = figure("adjust", 0..=3)?,
                Tile::Agent => numbers.agent_delta = figure("goods_delta", 0..=1)?,
                Tile::Broker => {
                    numbers.broker_shares = figure("max_shares", 1..=2)?;
                    numbers.broker_divisor = figure("price_divisor", 1..=9)?;
                }
                Tile::Developer => numbers.developer_discount = figure("discount", 0..=8)?,
                Tile::Engineer => numbers.engineer_payment = figure("max_payment", 0..=15)?,
                Tile::EngineeringWorks => numbers.works_income = figure("income", 0..=9)?,
                Tile::ExtraShifts => numbers.extra_goods = figure("goods", 1..=1)?,
                Tile::Foreman => {
                    numbers.foreman_discount = figure("wage_discount", 0..=9)?;
                    numbers.foreman_workers = figure("max_workers", 0..=20)?;
                    numbers.foreman_least = figure("min_wage", 0..=9)?;
                }
                Tile::Inventor => numbers.inventor_fee = four(&part, "fee", 0..=50)?,
                Tile::Office => numbers.office_income = figure("income", 0..=50)?,
                Tile::Patent => {
                    numbers.patent_pounds = figure("extra_pounds", 0..=9)?;
                    numbers.patent_levels = figure("free_levels", 0..=4)?;
                }
                Tile::PatronFood | Tile::PatronClothes | Tile::PatronCutlery | Tile::PatronLamps => {
                    part.fixed_number("goods", 1)?;
                }
                Tile::SmallWarehouse => numbers.small_warehouse = figure("capacity", 0..=9)?,
                Tile::Workshop => {
                    numbers.workshop_pounds = figure("extra_pounds", 0..=9)?;
                    numbers.workshop_upkeep = figure("flat_upkeep", 0..=9)?;
                }
                Tile::Administrator | Tile::Charisma | Tile::School => {}
            }
            part.finish()?;
        }
        if numbers.copies[Tile::Charisma.index()] != 1 || numbers.copies[Tile::Inventor.index()] == 0 {
            return Err(Fault::new("tile.charisma.copies", Message::new("Fixed").with("only", 1)));
        }
        let rules = self.root.part("tile_rules")?;
        numbers.most_owned = rules.number("max_owned", 1..=6)? as u8;
        rules.finish()?;
        tiles.finish()?;
        Ok(numbers)
    }

    fn table(&self, key: &str) -> Result<TableInfo, Fault> {
        let setup = self.root.part("setup")?;
        let common = setup.part("common")?;
        if common.texts("fixed_tiles")? != ["charisma", "inventor"] {
            return Err(Fault::new("setup.common.fixed_tiles", Message::new("Fixed").with("only", "charisma, inventor")));
        }
        common.finish()?;
        let mut table = TableInfo::default();
        for name in ["p2", "p3", "p4"] {
            let part = setup.part(name)?;
            let mut ships = [false; 5];
            for capacity in part.numbers("ships", 0..=5, 1..=12)? {
                let size = self.ships()?.iter().position(|ship| i64::from(ship.capacity) == capacity);
                let unknown = || Fault::new(part.path_of("ships"), Message::new("NoSuchShip").with("found", capacity));
                ships[size.ok_or_else(unknown)?] = true;
            }
            let read = TableInfo {
                grey_sets: part.number("grey_sets", 0..=3)? as u8,
                mat_spaces: part.number("mat_spaces_per_row", 0..=4)? as u8,
                ships,
                random_tiles: part.number("random_tiles", 0..=26)? as u8,
                kind_limit: part.number("tile_kind_limit", 1..=6)? as u8,
                ..TableInfo::default()
            };
            part.finish()?;
            if name == key {
                table = read;
            }
        }
        setup.finish()?;
        Ok(table)
    }
}
