//! The component sheet: the printed numbers, held within bounds, as fixed tables; and the switches.

use crate::predetermined::Predetermined;
use crate::reading::{Reading, five, four};
use crate::state::DECADES;
use crate::things::Good;
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

/// Everything printed that has a rule (WF-R64). Workers alone are limited (WF-1.4). Where text and examples of the book disagree the
/// sheet has the examples (WF-R65); economy markers, wages, costs and outputs are those of WF-R58, WF-R60 and WF-R61.
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
        for (seat, start) in components.predetermined.seats.iter().enumerate() {
            for (good, price) in start.factories {
                let bounds = i64::from(least_price)..=i64::from(components.good(good).cost[0]);
                if !bounds.contains(&price.into()) {
                    return Err(Fault::bounds(format!("predetermined.{key}.seat[{seat}].prices"), price.into(), &bounds));
                }
            }
        }
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
