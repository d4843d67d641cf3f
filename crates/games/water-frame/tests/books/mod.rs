//! Books kept from what is told, to hold against the table.

use std::collections::BTreeMap;
use table::{Seat, Spoken, Table};
use water_frame::{
    Event, FactoryPosition as Factory, Good, Grey, Happening, Making, Marker, ModsPosition as Mods, OnTable, Phase,
    PlayerPosition as Player, Tile, WaterFrame,
};

/// 3.4: to build, to modernise and base quality; workers of a row; the fixed price; each by good.
const COSTS: [[u8; 4]; 4] = [[8, 10, 12, 14], [9, 11, 14, 16], [10, 13, 15, 18], [11, 14, 17, 20]];
const ROW_SIZES: [[u8; 4]; 4] = [[2, 2, 2, 2], [2, 2, 2, 3], [2, 3, 2, 3], [3, 3, 3, 3]];
const FIXED_PRICES: [i32; 4] = [2, 3, 4, 5];
/// 3.8: capacity and crew of the ships.
const SHIPS: [(u8, u8); 5] = [(2, 0), (4, 1), (6, 2), (8, 3), (10, 4)];
/// 3.3
const WAGES: [i32; 20] = [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5];
const WORKERS: u8 = 80;
/// WF-17.11
const INVENTOR_FEES: [u8; 4] = [5, 10, 15, 20];

/// 3.1
fn value(space: u8) -> i32 {
    let space = i32::from(space);
    match space {
        ..=10 => space,
        11..=30 => 10 + (space - 9) / 2,
        31..=60 => 20 + (space - 28) / 3,
        _ => 30 + (space - 57) / 4,
    }
}

/// The table kept from the events alone. Only how far a phase, a turn and a sale have come is not booked.
pub(crate) struct Books {
    table: OnTable,
    /// 3.5: the factory level of each decade.
    levels: [u8; 5],
    reconstructed: bool,
    /// What the marker just used costs.
    bill: i32,
    /// Goods made and neither sold, shipped nor stored yet.
    fresh: [u8; 4],
    /// Goods sold in the present sale.
    sold: [u8; 4],
    importer_sold: u8,
    pub(crate) results: Vec<i32>,
}

impl Books {
    /// Opened on what lies on the table once it is dealt.
    pub(crate) fn open(table: &Table<WaterFrame>, timetable: &str, reconstructed: bool) -> Self {
        let table = table.rules().save(table.state()).table;
        Self {
            levels: if timetable == "a" { [1, 2, 2, 3, 3] } else { [1, 2, 3, 4, 4] },
            reconstructed,
            bill: 0,
            fresh: [0; 4],
            sold: [0; 4],
            importer_sold: 0,
            results: vec![0; table.players.len()],
            table,
        }
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat.number()]
    }

    fn factory(&mut self, seat: Seat, good: Good) -> &mut Factory {
        &mut self.player(seat).factories[good.index()]
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table.players.len()).map(Seat::new)
    }

    /// WF-2.5
    fn hire(&mut self, workers: u8) {
        let from_market = workers.min(WORKERS - self.table.emptied);
        self.table.emptied += from_market;
        self.table.fired -= workers - from_market;
    }

    /// WF-2.3
    fn wage(&self) -> i32 {
        let wage = WAGES[usize::from(self.table.emptied.div_ceil(4).max(1)) - 1];
        (wage + i32::from(self.table.mods.strike)).min(6)
    }

    /// WF-2.2
    fn demand(&self, good: Good) -> u8 {
        let column = good.index() as u8;
        let harvest = if good == Good::Food { self.table.mods.harvest } else { 0 };
        (((self.table.emptied + 3 - column) / 4).saturating_sub(column) + harvest).saturating_sub(self.table.mods.crisis)
    }

    /// WF-3.3
    fn appeal(&self, seat: Seat, good: Good) -> u8 {
        let factory = self.table.players[seat.number()].factories[good.index()];
        match factory.level {
            0 => 0,
            level => COSTS[good.index()][usize::from(level) - 1] + factory.quality + factory.distribution - factory.price,
        }
    }

    /// WF-R59
    fn move_indicator(&mut self, seat: Seat, steps: i32, told: u8) {
        let space = &mut self.player(seat).space;
        *space = (i32::from(*space) + steps).clamp(1, 100) as u8;
        assert_eq!(*space, told, "WF-I20");
    }

    /// Fresh goods go before stored ones.
    fn take_goods(&mut self, seat: Seat, good: Good, goods: u8) {
        let fresh = goods.min(self.fresh[seat.number()]);
        self.fresh[seat.number()] -= fresh;
        self.player(seat).stored[good.index()] -= goods - fresh;
    }

    fn size_of(capacity: u8) -> usize {
        SHIPS.iter().position(|ship| ship.0 == capacity).expect("a ship of this capacity")
    }

    pub(crate) fn book(&mut self, event: Event) {
        use Event as E;
        match event {
            E::CycleBegan { decade, good, start } => {
                (self.table.decade, self.table.cycle) = (decade, good as u8);
                self.table.start = start.number() as u8;
                if self.table.cycle > 0 {
                    (self.table.mods.strike, self.table.mods.harvest) = (0, 0);
                }
            }
            E::EconomyMoved { good, importer, workers, .. } => {
                let steps = importer - self.table.importer[good.index()];
                assert!(steps <= if self.table.mods.war { 0 } else { 2 });
                self.table.importer[good.index()] = importer;
                self.table.fired -= workers;
                self.table.emptied -= workers;
                self.table.economy_shown += 1;
            }
            E::StartNamed { seat, .. } => self.table.start = seat.number() as u8,
            E::DecadeEnded { .. } => {
                self.table.players.iter_mut().for_each(|player| player.admin = [None; 5]);
                (self.table.mods.strike, self.table.mods.harvest) = (0, 0);
            }
            E::Happened { event, .. } => self.happened(event),
            E::WorkersReturned { workers } => {
                self.table.fired -= workers;
                self.table.emptied -= workers;
            }
            E::WorkersLeft { workers } => {
                self.table.fired -= workers;
                self.table.boxed += workers;
            }
            E::ImporterLowered { good, importer, .. } => self.table.importer[good.index()] = importer,
            E::ImporterSoldUnit { .. } => self.importer_sold += 1,
            E::SaleEnded { good, importer } => self.sale_ended(good, importer),
            _ => self.book_of_seat(event),
        }
    }

    /// WF-21, the figures of the sheet.
    fn happened(&mut self, event: Happening) {
        self.table.events_shown += 1;
        self.table.bureaucracy |= event == Happening::Bureaucracy;
        self.table.mods = Mods::default();
        let mods = &mut self.table.mods;
        match event {
            _ if !self.reconstructed => {}
            Happening::WarOnTheContinent => mods.war = true,
            Happening::NavigationActs => mods.navigation = 1,
            Happening::EconomicCrisis => mods.crisis = 1,
            Happening::OpiumWar => mods.opium = 1,
            Happening::GoodHarvest => mods.harvest = 2,
            Happening::WageStrike => mods.strike = 1,
            _ => {}
        }
    }

    fn sale_ended(&mut self, good: Good, importer: u8) {
        assert_eq!(importer, std::mem::take(&mut self.importer_sold));
        assert!(importer <= self.table.importer[good.index()], "WF-I18");
        assert!(self.seats().all(|seat| self.sold[seat.number()] <= self.appeal(seat, good)), "WF-I18");
        let all = self.sold.iter().sum::<u8>() + importer;
        assert!(all < self.demand(good) + self.table.players.len() as u8, "WF-I18");
    }

    fn book_of_seat(&mut self, event: Event) {
        use Event as E;
        match event {
            E::MarkerUsed { seat, marker, space, pounds, fee } => {
                self.player(seat).admin[usize::from(space)] = Some(marker);
                self.bill = i32::from(pounds + fee);
            }
            E::Paid { seat, pounds, rule } => {
                let player = self.player(seat);
                let crews =
                    player.ships.iter().map(|size| usize::from(*size)).filter(|size| *size > 0).map(|size| SHIPS[size - 1].1);
                let harbor = crews.sum::<u8>() + player.columns.count_ones() as u8 + player.rows;
                match rule {
                    "WF-6.4" => assert_eq!(pounds, self.bill),
                    "WF-20.3" => assert_eq!(pounds, i32::from(harbor) * self.wage()),
                    _ => {}
                }
                self.player(seat).cash -= pounds;
                assert!(self.player(seat).cash >= 0);
            }
            E::Received { seat, pounds, .. } => self.player(seat).cash += pounds,
            E::EmergencySale { seat, shares, pounds, space } => {
                let before = self.player(seat).space;
                assert_eq!(pounds, i32::from(shares) * value(before), "WF-22.3");
                self.player(seat).shares -= shares;
                self.player(seat).cash += pounds;
                self.move_indicator(seat, -i32::from(shares) * i32::from(before / 10).max(1), space);
            }
            E::Borrowed { seat, loans, pounds, space } => {
                assert_eq!((pounds, self.player(seat).shares), (10 * i32::from(loans), 0), "WF-22.4");
                self.player(seat).loans += loans;
                self.player(seat).cash += pounds;
                self.move_indicator(seat, -i32::from(loans), space);
            }
            E::Repaid { seat, loans, pounds, .. } => {
                assert_eq!(pounds, 13 * i32::from(loans), "WF-12.3");
                self.player(seat).loans -= loans;
                self.player(seat).cash -= pounds;
            }
            E::SoldShares { seat, shares, pounds, .. } => {
                assert_eq!(pounds, i32::from(shares) * value(self.player(seat).space), "WF-12.4");
                self.player(seat).shares -= shares;
                self.player(seat).cash += pounds;
            }
            E::BoughtShares { seat, shares, pounds, .. } => {
                let price = value(self.player(seat).space).max(10);
                let half = (price + 1) / 2;
                assert!([price, half].contains(&(pounds / i32::from(shares))), "WF-12.2, WF-17.4");
                self.player(seat).shares += shares;
                self.player(seat).cash -= pounds;
                assert_eq!(self.player(seat).loans, 0, "WF-12.3");
            }
            E::SharesRose { seat, steps, best_appeal, most_sold, space, rule } => {
                let bonuses = best_appeal + most_sold;
                assert!(bonuses <= 2 && steps <= if rule == "WF-18.15" { 2 + bonuses } else { 1 }, "WF-I19");
                self.move_indicator(seat, steps.into(), space);
            }
            E::MarksCharged { seat, factories, shares, space } => {
                let marked = self.player(seat).factories.iter().filter(|factory| factory.marked).count();
                assert_eq!((usize::from(factories), shares), (marked, self.player(seat).shares.min(2 * factories)), "WF-23.4");
                self.player(seat).shares -= shares;
                self.move_indicator(seat, -4 * i32::from(factories), space);
            }
            E::ContractsFailed { seat, spaces, space } => {
                assert_eq!(spaces, self.player(seat).contracts.iter().sum::<u8>(), "WF-23.5");
                self.move_indicator(seat, -i32::from(spaces), space);
            }
            E::Scored { seat, shares, value: worth, result, loans } => {
                let player = self.player(seat).clone();
                assert_eq!((player.shares, value(player.space), player.loans), (shares, worth.into(), loans));
                assert_eq!(result, i32::from(shares) * value(player.space), "WF-23.6");
                self.results[seat.number()] = result;
            }
            E::TileTaken { .. }
            | E::TileReturned { .. }
            | E::TileAssigned { .. }
            | E::InventorKept { .. }
            | E::GreyTaken { .. }
            | E::ShipTaken { .. }
            | E::ShipReplaced { .. }
            | E::ShipReturned { .. } => self.book_of_specials(event),
            _ => self.book_of_factories(event),
        }
    }

    fn book_of_specials(&mut self, event: Event) {
        use Event as E;
        match event {
            E::TileTaken { seat, tile } => {
                take_one(&mut self.table.tiles, tile);
                let owned = &mut self.player(seat).owned;
                owned.push(tile);
                owned.sort();
            }
            E::TileReturned { seat, tile, .. } => {
                *self.table.tiles.entry(tile).or_default() += 1;
                let player = self.player(seat);
                assert!(player.owned.contains(&tile));
                player.owned.retain(|owned| *owned != tile);
                match tile {
                    Tile::Foreman => player.foreman_at = None,
                    Tile::Workshop => player.workshop_at = None,
                    Tile::Inventor => player.inventor_paid = 0,
                    _ => {}
                }
            }
            E::TileAssigned { seat, tile: Tile::Foreman, good } => self.player(seat).foreman_at = Some(good),
            E::TileAssigned { seat, good, .. } => self.player(seat).workshop_at = Some(good),
            E::InventorKept { seat, fee } => {
                let paid = &mut self.player(seat).inventor_paid;
                assert_eq!(fee, INVENTOR_FEES[usize::from(*paid)]);
                *paid += 1;
            }
            E::GreyTaken { seat, marker, row } => {
                let grey = Grey::ALL.into_iter().find(|grey| Marker::of_grey(row.into(), *grey) == marker);
                take_one(&mut self.table.mat[usize::from(row)], grey.expect("a grey marker of this row"));
                self.player(seat).grey |= 1 << marker.index();
            }
            E::ShipTaken { seat, pier, capacity } => {
                let size = Self::size_of(capacity);
                self.table.ships[size] -= 1;
                self.hire(SHIPS[size].1);
                assert_eq!(std::mem::replace(&mut self.player(seat).ships[usize::from(pier)], size as u8 + 1), 0);
            }
            E::ShipReplaced { seat, pier, old, capacity } => {
                let (before, after) = (Self::size_of(old), Self::size_of(capacity));
                self.table.ships[before] += 1;
                self.table.ships[after] -= 1;
                self.hire(SHIPS[after].1 - SHIPS[before].1);
                let ship = &mut self.player(seat).ships[usize::from(pier)];
                assert_eq!(std::mem::replace(ship, after as u8 + 1), before as u8 + 1);
            }
            E::ShipReturned { seat, pier, capacity } => {
                let size = Self::size_of(capacity);
                self.table.ships[size] += 1;
                self.table.fired += SHIPS[size].1;
                assert_eq!(std::mem::take(&mut self.player(seat).ships[usize::from(pier)]), size as u8 + 1);
            }
            _ => unreachable!("{event:?} is not about a special marker"),
        }
    }

    fn book_of_factories(&mut self, event: Event) {
        use Event as E;
        match event {
            E::Founded { seat, good } => {
                let sizes = ROW_SIZES[good.index()];
                self.hire(sizes[0] + sizes[1]);
                *self.factory(seat, good) =
                    Factory { level: 1, price: 5, workers: [sizes[0], sizes[1], 0, 0], ..Factory::default() };
            }
            E::Built { seat, good, level } => {
                let size = ROW_SIZES[good.index()][0];
                self.hire(size);
                *self.factory(seat, good) = Factory { level, price: 5, workers: [size, 0, 0, 0], ..Factory::default() };
            }
            E::Closed { seat, good } => {
                let gone = std::mem::take(self.factory(seat, good));
                self.table.fired += gone.workers.iter().sum::<u8>() + gone.extra;
            }
            E::Modernised { seat, good, level } => {
                let present = self.levels[usize::from(self.table.decade)];
                let factory = self.factory(seat, good);
                assert_eq!(factory.level + 1, level);
                factory.level = level;
                if level >= present {
                    factory.obsolete = false;
                    let freed = std::mem::take(&mut factory.extra);
                    self.table.fired += freed;
                }
            }
            E::BecameObsolete { seat, good, workers } => {
                let from_fired = workers.min(self.table.fired);
                self.table.fired -= from_fired;
                self.table.emptied += workers - from_fired;
                let factory = self.factory(seat, good);
                (factory.obsolete, factory.extra) = (true, workers);
            }
            E::Fired { seat, good, workers } => {
                self.table.fired += workers;
                let factory = self.factory(seat, good);
                for _ in 0..workers {
                    let row = (1..4).rev().find(|row| factory.workers[*row] > 0).expect("a worker to fire");
                    factory.workers[row] -= 1;
                    if factory.workers[row] == 0 {
                        factory.machines[row] = 0;
                    }
                }
            }
            E::Hired { seat, good, row, workers } => {
                self.hire(workers);
                let too_late = self.table.decade == 4 && (good as u8) < self.table.cycle;
                let factory = self.factory(seat, good);
                factory.workers[usize::from(row)] += workers;
                factory.marked |= too_late;
            }
            E::WarehouseManned { seat, columns, rows } => {
                let before = self.player(seat).columns.count_ones() as u8 + self.player(seat).rows;
                self.hire(columns.count_ones() as u8 + rows - before);
                (self.player(seat).columns, self.player(seat).rows) = (columns, rows);
            }
            E::WarehouseFired { seat, column } => {
                self.table.fired += 1;
                match column {
                    Some(good) => self.player(seat).columns &= !(1 << good.index()),
                    None => self.player(seat).rows -= 1,
                }
            }
            E::Mechanised { seat, good, row } => {
                self.table.fired += 1;
                self.factory(seat, good).workers[usize::from(row)] -= 1;
                self.factory(seat, good).machines[usize::from(row)] += 1;
            }
            E::Relocated { seat, good, row } => {
                self.table.fired -= 1;
                self.factory(seat, good).workers[usize::from(row)] += 1;
            }
            E::QualityRaised { seat, good, level } => self.factory(seat, good).quality = level,
            E::DistributionRaised { seat, good, level, .. } => self.factory(seat, good).distribution = level,
            E::DistributionFaded { seat, good, level } => {
                assert_eq!(self.factory(seat, good).distribution, level + 1);
                self.factory(seat, good).distribution = level;
            }
            E::PriceSet { seat, good, price, appeal, .. } => {
                self.factory(seat, good).price = price;
                assert_eq!(self.appeal(seat, good), appeal);
            }
            E::PriceForced { seat, good, price, space } => {
                self.factory(seat, good).price = price;
                assert_eq!(self.appeal(seat, good), 0, "WF-18.20");
                self.move_indicator(seat, -1, space);
            }
            _ => self.book_of_goods(event),
        }
    }

    fn book_of_goods(&mut self, event: Event) {
        use Event as E;
        match event {
            E::Made { seat, good, goods, why } => {
                self.fresh[seat.number()] += goods;
                self.factory(seat, good).marked &= why != Making::Action;
            }
            E::RowClosed { seat, goods, .. } => self.fresh[seat.number()] -= goods,
            E::SoldUnit { seat, good, .. } | E::SoldToPatron { seat, good } => {
                self.take_goods(seat, good, 1);
                self.sold[seat.number()] += 1;
            }
            E::Sold { seat, good, goods, pounds } => {
                assert_eq!(goods, std::mem::take(&mut self.sold[seat.number()]));
                assert_eq!(pounds, i32::from(goods) * i32::from(self.factory(seat, good).price), "WF-18.14");
                self.player(seat).cash += pounds;
            }
            E::Stored { seat, good, goods, .. } => {
                self.fresh[seat.number()] -= goods;
                self.player(seat).stored[good.index()] += goods;
            }
            E::Lost { seat, good, goods } => self.player(seat).stored[good.index()] -= goods,
            E::SoldGoods { seat, good, goods, pounds, .. } => {
                assert_eq!(pounds, i32::from(goods) * FIXED_PRICES[good.index()], "WF-12.5");
                self.player(seat).stored[good.index()] -= goods;
                self.player(seat).cash += pounds;
            }
            E::ContractPlaced { seat, good, space } => self.player(seat).contracts[good.index()] = space,
            E::ContractMoved { seat, good, space, indicator } => {
                let before = std::mem::replace(&mut self.player(seat).contracts[good.index()], space);
                let most = if self.table.players.len() == 2 { 4 } else { 10 };
                assert_eq!(space, (before + 2).min(most), "WF-18.23");
                self.move_indicator(seat, if before == most { -2 } else { 0 }, indicator);
            }
            E::Shipped { seat, good, goods, pounds, ships, space, .. } => {
                self.take_goods(seat, good, goods);
                self.player(seat).contracts[good.index()] = 0;
                let level = self.factory(seat, good).level;
                let each = i32::from(COSTS[good.index()][usize::from(level) - 1] + self.table.mods.navigation);
                let office = pounds - i32::from(goods) * each;
                assert!(office == 0 || office == 5 && self.player(seat).owned.contains(&Tile::Office), "WF-13.6, WF-13.8");
                self.player(seat).cash += pounds;
                self.move_indicator(seat, -i32::from(ships) * i32::from(1 + self.table.mods.opium), space);
            }
            _ => unreachable!("{event:?} is not booked"),
        }
    }

    /// What the table tells is what was booked.
    pub(crate) fn agrees(&mut self, table: &Table<WaterFrame>) {
        let told = table.rules().save(table.state()).table;
        if told.phase == Phase::CycleEnd {
            (self.table.mods.strike, self.table.mods.harvest) = (0, 0);
        }
        let booked = OnTable {
            phase: told.phase,
            done: told.done,
            served: told.served.clone(),
            active: told.active,
            decision: told.decision,
            work: told.work,
            sale: told.sale,
            ..self.table.clone()
        };
        assert_eq!(booked, told, "WF-I20");
    }
}

/// One of the things of an open supply, which lists only what is left.
fn take_one<K: Ord + Copy>(supply: &mut BTreeMap<K, u8>, thing: K) {
    let left = supply.get_mut(&thing).expect("one is left");
    *left -= 1;
    if *left == 0 {
        supply.remove(&thing);
    }
}
