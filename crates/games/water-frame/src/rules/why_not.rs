//! Why an option is not offered: the first rule that stands against it (5.8).

use crate::moves::{bit, row_bit};
use crate::rules::workers::{HIRING, WAREHOUSE_ROWS};
use crate::state::{Decision, Phase, State};
use crate::things::{Action, Good, Marker, Tile};
use crate::{Move, Refusal, WaterFrame};
use table::Seat;

impl WaterFrame {
    /// Asked only for moves of the present decision that are not among its options.
    pub(crate) fn why_not(&self, s: &State, seat: Seat, mv: Move) -> Refusal {
        use Move as M;
        use Refusal as R;
        let player = s.me();
        let numbers = &self.numbers;
        match mv {
            M::Found { good } => R::FactoryStands { good },
            M::Price { good, .. } if !player.factory(good).stands() => R::NoFactory { good },
            M::Price { good, .. } => match s.work.good {
                Some(asked) if asked != good => R::OtherFactory { good: asked, rule: self.rule_of_price(s, good) },
                _ => R::PriceRange { low: numbers.least_price, high: self.highest_price(s, seat, good) },
            },
            M::SellStart { .. } => {
                let low = self.founding_cost(s, seat).div_ceil(numbers.start_share_value.into()) as u8;
                R::SharesRange { low, high: player.shares }
            }
            M::TakeTile { .. } | M::TakeGrey { .. } | M::TakeShip { .. } | M::Reassign { .. } | M::BrokerBuy { .. } => {
                self.why_not_special(s, seat, mv)
            }
            M::Assign { good } if !player.factory(good).stands() => R::NoFactory { good },
            M::Assign { good } => R::AssignedThere { good },
            M::Use { marker } => self.why_not_marker(s, marker),
            M::Put { space } => self.why_not_space(s, space.into()),
            M::Pay { pounds } => {
                let marker = s.work.marker.unwrap_or(Marker::Factory);
                let mut amounts = self.payments_for(s, marker, s.work.space.into()).iter();
                let low = amounts.next().unwrap_or(0) as u8;
                let capacity = marker.pier().map_or(0, |pier| self.capacity(player.ships[pier]));
                let rule = if pounds < capacity { "WF-13.2" } else { "WF-6.5" };
                R::PaymentRange { low, high: amounts.last().map_or(low, |high| high as u8), rule }
            }
            M::Close { .. } | M::Modernise { .. } | M::Build { .. } => self.why_not_factory(s, mv),
            M::PayInventor => R::InventorUsedUp,
            M::Fire { .. } | M::Hire { .. } => self.why_not_workers(s, mv),
            M::Columns { columns } => self.why_not_warehouse(s, columns.count_ones() as u8 + WAREHOUSE_ROWS),
            M::Rows { rows } => self.why_not_warehouse(s, s.work.rows.count_ones() as u8 + rows),
            M::Mechanise { good, row } => self.why_not_machine(s, good, row),
            M::Relocate { good, .. } if !player.factory(good).stands() => R::NoFactory { good },
            M::Relocate { good, row } if (row_bit(good, row.into()) as u8) < s.work.cursor => {
                R::TooLateInAction { rule: "WF-17.16" }
            }
            M::Relocate { good, row } => R::NoFreeSpace { good, row: row + 1 },
            M::RaiseQuality { good } if !player.factory(good).stands() => R::NoFactory { good },
            M::RaiseQuality { .. } if s.work.used >= s.work.allowed => R::NoLevelsLeft { allowed: s.work.allowed },
            M::RaiseQuality { good } if (good as u8) < s.work.cursor => R::TooLateInAction { rule: "WF-10.2" },
            M::RaiseQuality { good } => R::MarkerAtTop { good, most: self.most_quality(s), rule: "WF-10.4" },
            M::RaiseDistribution { good } | M::FreeRaise { good } => self.why_not_distribution(s, good),
            M::SellGoods { .. } | M::Repay | M::SellShares | M::BuyShares | M::Contract { .. } => {
                self.why_not_stock(s, seat, mv)
            }
            M::Count { count } => self.why_not_count(s, seat, count),
            M::ContractSpace { .. } => R::ContractLower { space: s.work.good.map_or(0, |good| player.contracts[good.index()]) },
            M::Fulfil { good, goods } => self.why_not_deliver(s, good, goods),
            M::Produce { good, rows } => self.why_not_produce(s, good, rows),
            M::ReturnTile { tile } if !player.owned.has(tile) => R::TileNotOwned { tile },
            M::ReturnTile { .. } => R::NotAnOldTile,
            M::ReplaceShip { .. } => R::NotReplaceable,
            M::Discard { good } => R::NothingToDiscard { good },
            M::SellOwn => R::NothingOwnLeft,
            M::CloseRow => R::NoSchool,
            M::SellStored | M::ExtraShift | M::Stop if s.sale.unsold(seat) > 0 => R::MustSell,
            M::SellStored => R::NothingStored { good: s.active_good(), rule: "WF-18.9" },
            M::ExtraShift if !player.owned.has(Tile::ExtraShifts) => R::TileNotOwned { tile: Tile::ExtraShifts },
            M::ExtraShift if s.sale.made[seat.number()] == 0 => R::NothingMade,
            M::ExtraShift | M::Stop => R::FirstCallOnly,
            M::ReturnShip { .. } | M::FireColumn { .. } | M::FireRow => self.why_not_harbor(s, mv),
            M::LowerImporter { .. } | M::Promote { .. } | M::BuyOne => R::NotThisEvent,
            _ => R::OtherDecision { decision: s.decision },
        }
    }

    /// A move that belongs to another decision: the rule that says so, where one does (5.8).
    pub(crate) fn why_not_now(&self, s: &State, seat: Seat, mv: Move) -> Refusal {
        use Move as M;
        let player = &s.players[seat];
        let rule = match mv {
            M::Done | M::No | M::TakeNothing | M::NoProduction if s.decision == Decision::ChooseMarker => "WF-6.1",
            M::Pay { .. } if s.phase == Phase::Turns => "WF-6.5",
            M::ReturnShip { .. } | M::FireColumn { .. } | M::FireRow if s.phase == Phase::Turns => "WF-8.10",
            M::ReplaceShip { .. } if s.decision == Decision::TakeSpecial && player.ships.contains(&0) => "WF-16.9",
            M::Price { .. } => "WF-15.1",
            _ => {
                let other = Refusal::OtherDecision { decision: s.decision };
                return self.out_of_production(s, seat, mv).unwrap_or(other);
            }
        };
        Refusal::NotNow { rule }
    }

    /// What the production phase keeps a seat from doing, whoever decides now.
    pub(crate) fn out_of_production(&self, s: &State, seat: Seat, mv: Move) -> Option<Refusal> {
        use Move as M;
        if !matches!(s.phase, Phase::Sale | Phase::AfterSale | Phase::Shipment | Phase::Storage) {
            return None;
        }
        let stopped = s.sale.stopped >> seat.number() & 1 == 1;
        let rule = match mv {
            M::SellOwn | M::SellStored | M::ExtraShift if !s.players[seat].factory(s.active_good()).stands() => "WF-18.3",
            M::SellOwn | M::SellStored | M::ExtraShift if stopped => "WF-18.10",
            M::ManWarehouse | M::Columns { .. } | M::Rows { .. } | M::FireColumn { .. } | M::FireRow => "WF-18.25",
            _ => return None,
        };
        Some(Refusal::NotNow { rule })
    }

    /// Which rule keeps this factory's price from being set now.
    fn rule_of_price(&self, s: &State, good: Good) -> &'static str {
        let touched = s.work.touched >> good as u8 & 1 == 1;
        let raised = s.work.marker.is_some_and(|marker| matches!(marker.action(), Action::Quality | Action::Distribution));
        let pool = raised && s.work.pool >= self.numbers.untouched_cost;
        if touched || pool { "WF-15.6" } else { "WF-15.2" }
    }

    fn why_not_warehouse(&self, s: &State, workers: u8) -> Refusal {
        let least = s.me().warehouse_workers();
        let rule = if workers < least { "WF-8.10" } else { "WF-2.5" };
        Refusal::WarehouseWorkers { least, most: least + self.available(s), rule }
    }

    fn why_not_special(&self, s: &State, seat: Seat, mv: Move) -> Refusal {
        use Refusal as R;
        let player = s.me();
        let reach = self.mat_reach(s);
        match mv {
            Move::TakeTile { tile } if player.owned.has(tile) => R::TileOwned { tile },
            Move::TakeTile { tile } => R::TileGone { tile },
            Move::TakeGrey { row, .. } if row >= reach => R::RowTooHigh { row: row + 1, most: reach },
            Move::TakeGrey { row, grey } if player.has_grey(Marker::of_grey(row.into(), grey)) => {
                R::GreyOwned { marker: Marker::of_grey(row.into(), grey) }
            }
            Move::TakeGrey { .. } => R::GreyGone,
            Move::TakeShip { size } => {
                let ship = &self.numbers.ships[usize::from(size) - 1];
                let found = self.available(s);
                if ship.mat_row > reach {
                    R::RowTooHigh { row: ship.mat_row, most: reach }
                } else if s.ships[usize::from(size) - 1] == 0 {
                    R::ShipGone { capacity: ship.capacity }
                } else if !player.ships.contains(&0) && player.ships.iter().all(|old| *old >= size) {
                    R::ShipTooSmall
                } else {
                    R::NoCrew { crew: self.crew_to_hire(s, size), found }
                }
            }
            Move::Reassign { .. } | Move::BrokerBuy { .. } if s.phase == Phase::StartCapital => R::NotNow { rule: "WF-R67" },
            Move::Reassign { tile } if !player.owned.has(tile) => R::TileNotOwned { tile },
            Move::Reassign { tile } => R::NowhereElse { tile },
            Move::BrokerBuy { .. } if !player.owned.has(Tile::Broker) => R::TileNotOwned { tile: Tile::Broker },
            Move::BrokerBuy { .. } if s.phase != Phase::Turns => R::NotNow { rule: "WF-21.4" },
            Move::BrokerBuy { shares } => self.why_no_shares(s, seat, shares, self.half_price(s, seat)),
            _ => R::OtherDecision { decision: s.decision },
        }
    }

    /// The fewest workers to be hired for this ship: the crew of the one it replaces comes aboard (WF-16.11).
    fn crew_to_hire(&self, s: &State, size: u8) -> u8 {
        let ships = s.me().ships;
        if ships.contains(&0) {
            return self.crew(size);
        }
        let smaller = ships.into_iter().filter(|old| *old < size);
        let aboard = smaller.map(|old| self.crew(old)).max().unwrap_or(0);
        self.crew(size).saturating_sub(aboard)
    }

    /// The highest mat row in reach.
    fn mat_reach(&self, s: &State) -> u8 {
        if s.phase == Phase::StartCapital {
            return 1;
        }
        let level = self.numbers.timetable.mat_level[usize::from(s.decade)];
        if s.me().owned.has(Tile::Inventor) { (level + 1).min(4) } else { level }
    }

    fn why_no_shares(&self, s: &State, seat: Seat, shares: u8, price: u8) -> Refusal {
        let player = &s.players[seat];
        if player.loans > 0 {
            Refusal::HasLoans { loans: player.loans }
        } else if player.shares + shares > self.numbers.shares {
            Refusal::SharesFull { most: self.numbers.shares }
        } else {
            Refusal::TooDear { price: u16::from(shares) * u16::from(price), cash: player.cash }
        }
    }

    fn why_not_marker(&self, s: &State, marker: Marker) -> Refusal {
        let player = s.me();
        let owned = match marker.index() {
            0..6 => true,
            6..14 => player.has_grey(marker),
            _ => player.ships[marker.index() - 14] > 0,
        };
        if !owned {
            Refusal::MarkerNotOwned { marker }
        } else if !self.spaces_of(s, marker).is_empty() {
            Refusal::SameShip
        } else if player.place_of(marker).is_some_and(|place| self.is_closed(s, place)) {
            // WF-R7
            Refusal::SpaceClosed
        } else {
            Refusal::NoSpaceForMarker { marker }
        }
    }

    fn why_not_space(&self, s: &State, space: usize) -> Refusal {
        let player = s.me();
        let marker = s.work.marker.unwrap_or(Marker::Factory);
        match player.place_of(marker) {
            Some(place) if place != space => return Refusal::SpaceOfMarker,
            None if player.admin[space].is_some() => return Refusal::SpaceTaken,
            _ => {}
        }
        if self.is_closed(s, space) {
            return Refusal::SpaceClosed;
        }
        Refusal::ShipSpaceTooCheap { capacity: marker.pier().map_or(0, |pier| self.capacity(player.ships[pier])) }
    }

    fn why_not_factory(&self, s: &State, mv: Move) -> Refusal {
        use Refusal as R;
        let most = self.factory_level(s);
        let built = |good: Good| s.work.built >> good as u8 & 1 == 1;
        let modernised = |good: Good| s.work.touched >> good as u8 & 1 == 1;
        match mv {
            Move::Close { good } if !s.me().factory(good).stands() => R::NoFactory { good },
            Move::Close { good } if built(good) => R::JustBuilt { good },
            Move::Close { good } if modernised(good) => R::TooLateInAction { rule: "WF-R13" },
            Move::Modernise { good } if !s.me().factory(good).stands() => R::NoFactory { good },
            Move::Modernise { good } if !self.may_modernise(s, good) => R::TopLevel { level: s.me().factory(good).level },
            Move::Build { good, .. } if s.me().factory(good).stands() => R::SecondFactory { good },
            Move::Build { level, .. } if level > most => R::LevelTooHigh { level, most },
            Move::Build { good, level } if s.work.closed_level[good.index()] == level => R::ClosedLevel { good, level },
            Move::Build { good, level } if !self.may_build(s, good, level) => {
                R::TooFewWorkers { needs: self.numbers.good(good).row_size[0], found: self.available(s) }
            }
            _ => R::TooLateInAction { rule: "WF-R2" },
        }
    }

    fn why_not_workers(&self, s: &State, mv: Move) -> Refusal {
        use Refusal as R;
        let (good, hired) = match mv {
            Move::Fire { good, .. } => (good, None),
            Move::Hire { good, row, workers } => (good, Some((usize::from(row), workers))),
            _ => return R::OtherDecision { decision: s.decision },
        };
        let factory = s.me().factory(good);
        if !factory.stands() {
            return R::NoFactory { good };
        }
        let Some((row, workers)) = hired else {
            let most = factory.workers[1..].iter().sum();
            return if s.work.stage == HIRING {
                R::TooLateInAction { rule: "WF-8.8" }
            } else if (good as u8) < s.work.cursor {
                R::TooLateInAction { rule: "WF-R2" }
            } else if factory.extra > 0 {
                R::ExtraWorkersStay { most }
            } else {
                R::TooFewToFire { most }
            };
        };
        let place = row_bit(good, row);
        let shown = row as u8 + 1;
        let free = self.numbers.good(good).row_size[row] - factory.workers[row] - factory.machines[row];
        if s.work.fired_rows >> place & 1 == 1 {
            R::FiredThere { good, row: shown }
        } else if workers > free {
            R::RowFull { good, row: shown }
        } else if workers > self.available(s) {
            R::TooFewWorkers { needs: workers, found: self.available(s) }
        } else {
            R::TooLateInAction { rule: "WF-R2" }
        }
    }

    fn why_not_machine(&self, s: &State, good: Good, row: u8) -> Refusal {
        let factory = s.me().factory(good);
        let at = usize::from(row);
        if !factory.stands() {
            Refusal::NoFactory { good }
        } else if s.work.used >= s.work.allowed {
            Refusal::NoMachinesLeft { allowed: s.work.allowed }
        } else if factory.machines[at] >= self.numbers.good(good).machine_max[at] {
            Refusal::NoMachineSpace { good, row: row + 1 }
        } else if factory.workers[at] == 0 {
            Refusal::NobodyToReplace { good, row: row + 1 }
        } else if factory.workers[at] < 2 {
            Refusal::LastWorker { good, row: row + 1 }
        } else {
            Refusal::TooLateInAction { rule: "WF-9.3" }
        }
    }

    fn why_not_distribution(&self, s: &State, good: Good) -> Refusal {
        let factory = s.me().factory(good);
        let most = self.numbers.most_distribution;
        if !factory.stands() {
            Refusal::NoFactory { good }
        } else if factory.distribution >= most {
            Refusal::MarkerAtTop { good, most, rule: "WF-11.2" }
        } else if (good as u8) < s.work.cursor {
            Refusal::TooLateInAction { rule: "WF-11.3" }
        } else {
            Refusal::TooFewPounds { needs: factory.distribution + 1, left: s.work.allowed.saturating_sub(s.work.used) }
        }
    }

    fn why_not_stock(&self, s: &State, seat: Seat, mv: Move) -> Refusal {
        use Refusal as R;
        let player = s.me();
        match mv {
            Move::SellGoods { good } if player.stored[good.index()] == 0 => R::NothingStored { good, rule: "WF-12.5" },
            Move::Repay if player.loans == 0 => R::NoLoans,
            Move::Repay if player.cash < self.numbers.loan_repay.into() => {
                R::TooDear { price: self.numbers.loan_repay.into(), cash: player.cash }
            }
            Move::SellShares if player.shares == 0 => R::NoShares,
            Move::BuyShares if self.affordable_shares(s, seat, self.buying_price(s, seat)) == 0 => {
                self.why_no_shares(s, seat, 1, self.buying_price(s, seat))
            }
            Move::Contract { good } if self.contract_spaces(player.contracts[good.index()]).is_empty() => {
                R::TopContract { good }
            }
            _ => R::TooLateInAction { rule: "WF-12.1" },
        }
    }

    /// WF-D22
    fn why_not_count(&self, s: &State, seat: Seat, count: u8) -> Refusal {
        use Refusal as R;
        let player = s.me();
        let most = self.stock_counts(s).iter().last().unwrap_or(0) as u8;
        match u32::from(s.work.stage) {
            bit::REPAY if u16::from(count) <= player.loans => {
                R::TooDear { price: u16::from(count) * u16::from(self.numbers.loan_repay), cash: player.cash }
            }
            bit::REPAY => R::CountRange { most, rule: "WF-12.3" },
            bit::SELL_SHARES => R::CountRange { most, rule: "WF-12.4" },
            bit::BUY_SHARES => self.why_no_shares(s, seat, count, self.buying_price(s, seat)),
            _ => R::CountRange { most, rule: "WF-12.5" },
        }
    }

    fn why_not_deliver(&self, s: &State, good: Good, goods: u8) -> Refusal {
        use Refusal as R;
        let player = s.me();
        let value = player.contracts[good.index()];
        let in_phase = s.decision == Decision::ShipContract;
        if in_phase && good != s.active_good() {
            return R::NotNow { rule: "WF-18.21" };
        }
        if value == 0 {
            return R::NoContract { good };
        }
        if !player.factory(good).stands() {
            return R::NoFactoryToShip { good };
        }
        let agent = player.owned.has(Tile::Agent) && (in_phase || !s.work.agent_used);
        let delta = if agent { self.numbers.tiles.agent_delta } else { 0 };
        if goods.abs_diff(value) > delta {
            return R::OtherAmount { value };
        }
        let fresh = if in_phase { s.sale.unsold(s.active) } else { 0 };
        let have = player.stored[good.index()] + fresh;
        if goods > have {
            return R::TooFewGoods { have };
        }
        let both: u8 = player.ships.iter().map(|size| self.capacity(*size)).sum();
        let left = if in_phase { both } else { s.work.capacity };
        if goods > left { R::ShipFull { left } } else { R::TooLateInAction { rule: "WF-13.4" } }
    }

    fn why_not_produce(&self, s: &State, good: Good, rows: u8) -> Refusal {
        let factory = s.me().factory(good);
        if !factory.stands() {
            return Refusal::NoFactory { good };
        }
        let most = s.work.marker.map_or(0, |marker| self.numbers.production_rows[marker.shade()]);
        if rows > most {
            return Refusal::RowsOfMarker { most };
        }
        let gap = (0..usize::from(rows)).find(|row| !self.is_active(factory, good, *row)).unwrap_or(0);
        Refusal::RowNotFull { good, row: gap as u8 + 1 }
    }

    /// WF-D36
    fn why_not_harbor(&self, s: &State, mv: Move) -> Refusal {
        let player = s.me();
        match mv {
            Move::ReturnShip { pier } if self.crew(player.ships[usize::from(pier)]) == 0 => Refusal::NoCrewOnShip,
            Move::FireColumn { good } if player.columns >> good.index() & 1 == 0 => Refusal::NotManned,
            Move::FireRow => Refusal::NotManned,
            _ => Refusal::TooLateInAction { rule: "WF-R2" },
        }
    }
}
