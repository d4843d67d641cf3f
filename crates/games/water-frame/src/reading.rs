//! Reading the tables of the sheet, each number within bounds.

use crate::sheet::{GoodInfo, ShipInfo, TableInfo, TileNumbers, Timetable};
use crate::state::DECADES;
use crate::things::{Action, Good, Grey, Happening, Tile};
use table::{Fault, Message, Part};

fn fixed_list<const N: usize>(part: &Part<'_>, key: &str, bounds: std::ops::RangeInclusive<i64>) -> Result<[u8; N], Fault> {
    let found = part.numbers(key, N as i64..=N as i64, bounds)?;
    Ok(std::array::from_fn(|place| found[place] as u8))
}

pub(crate) fn four(part: &Part<'_>, key: &str, bounds: std::ops::RangeInclusive<i64>) -> Result<[u8; 4], Fault> {
    fixed_list(part, key, bounds)
}

pub(crate) fn five(part: &Part<'_>, key: &str, bounds: std::ops::RangeInclusive<i64>) -> Result<[u8; 5], Fault> {
    fixed_list(part, key, bounds)
}

/// The parts of the sheet that are tables of their own.
pub(crate) struct Reading<'a> {
    pub(crate) root: &'a Part<'a>,
}

impl Reading<'_> {
    pub(crate) fn share_values(&self, track: &Part<'_>) -> Result<[u8; 100], Fault> {
        let values: [u8; 100] = fixed_list(track, "value", 1..=99)?;
        if values.is_sorted() { Ok(values) } else { Err(Fault::new("track.value", Message::new("NotRising"))) }
    }

    pub(crate) fn wages(&self, market: &Part<'_>) -> Result<[u8; 20], Fault> {
        let alternative = self.root.part("alternative")?;
        let other = alternative.part("wage_10_4_3_3")?;
        fixed_list::<20>(&other, "wage_by_row", 0..=9)?;
        other.finish()?;
        fixed_list(market, "wage_by_row", 0..=9)
    }

    pub(crate) fn output(&self, factory: &Part<'_>) -> Result<[[u8; 4]; 4], Fault> {
        let found = factory.lists("output", 4, 4..=4, 0..=4)?;
        Ok(std::array::from_fn(|level| std::array::from_fn(|row| found[level][row] as u8)))
    }

    pub(crate) fn goods(&self, factory: &Part<'_>, least_price: u8) -> Result<[GoodInfo; 4], Fault> {
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

    pub(crate) fn timetable(&self, reading: &str) -> Result<Timetable, Fault> {
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

    pub(crate) fn economy(&self) -> Result<([[u8; 2]; 9], u8), Fault> {
        let part = self.root.part("economy")?;
        let found = part.pairs("markers", 9, 0..=3)?;
        let removed = part.number("removed_when_workers", 0..=3)?;
        if found.iter().filter(|marker| marker[1] != removed).count() < DECADES {
            return Err(Fault::new(part.path_of("markers"), Message::new("TooFewMarkers")));
        }
        part.finish()?;
        Ok((std::array::from_fn(|place| found[place].map(|number| number as u8)), removed as u8))
    }

    pub(crate) fn events(&self) -> Result<([u8; 17], [bool; 17], u8), Fault> {
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
    pub(crate) fn amounts(&self, marker: &Part<'_>, key: &str) -> Result<[[u8; 3]; 3], Fault> {
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

    pub(crate) fn limits(&self, marker: &Part<'_>) -> Result<[u8; 3], Fault> {
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

    pub(crate) fn production(&self, marker: &Part<'_>) -> Result<[u8; 3], Fault> {
        let part = marker.part("production")?;
        let rows = [0, part.number("light", 1..=4)? as u8, part.number("dark", 1..=4)? as u8];
        part.finish()?;
        Ok(rows)
    }

    pub(crate) fn ships(&self) -> Result<[ShipInfo; 5], Fault> {
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

    pub(crate) fn tiles(&self) -> Result<TileNumbers, Fault> {
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

    pub(crate) fn table(&self, key: &str) -> Result<TableInfo, Fault> {
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
