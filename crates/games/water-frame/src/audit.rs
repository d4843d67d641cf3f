//! What must hold after every move (section 10).

use crate::WaterFrame;
use crate::state::{DECADES, Decision, Phase, Player, State};
use crate::things::{Good, Happening, Marker, Tile};
use table::{Broken, Seat};

/// The most a player of a loaded position may owe or have.
const MOST_CASH: i32 = 1_000_000;

impl WaterFrame {
    pub(crate) fn invariants(&self, s: &State) -> Result<(), Broken> {
        let numbers = &self.numbers;
        holds(usize::from(s.decade) < DECADES, "WF-1.1", "decade", s.decade)?;
        holds(s.cycle < 4, "WF-1.1", "cycle", s.cycle)?;
        holds(usize::from(s.done) <= self.seats, "WF-6.1", "done", s.done)?;
        holds(s.emptied <= numbers.workers, "WF-I2", "emptied", s.emptied)?;
        holds(s.fired <= numbers.workers && s.boxed <= numbers.workers, "WF-I2", "fired", s.fired)?;
        holds(s.importer.iter().all(|importer| *importer <= 30), "WF-5.1", "importer", s.importer[0])?;
        holds((s.phase == Phase::Over) == (s.decision == Decision::Over), "WF-23.1", "phase", s.phase.id())?;
        self.markers_are_sound(s)?;
        let mut on_boards = 0u32;
        for seat in Seat::new(0).round(self.seats) {
            self.player_is_sound(s, seat)?;
            on_boards += self.workers_of(&s.players[seat]);
        }
        let all = u32::from(s.fired) + u32::from(s.boxed) + on_boards;
        holds(all == u32::from(s.emptied), "WF-I1", "emptied", all)?;
        for size in 0..5 {
            let owned = |seat: Seat| s.players[seat].ships.iter().filter(|ship| usize::from(**ship) == size + 1).count();
            let all = usize::from(s.ships[size]) + Seat::new(0).round(self.seats).map(owned).sum::<usize>();
            holds(all <= usize::from(numbers.ships[size].copies), "WF-I11", "ships", all)?;
        }
        for tile in Tile::ALL {
            let owned = Seat::new(0).round(self.seats).filter(|seat| s.players[*seat].owned.has(tile)).count();
            holds(usize::from(s.tiles[tile.index()]) + owned <= 12, "WF-I9", "tiles", tile.id())?;
        }
        holds(s.mat.iter().flatten().all(|left| *left <= 12), "WF-I10", "mat", s.mat[0][0])
    }

    fn markers_are_sound(&self, s: &State) -> Result<(), Broken> {
        for row in s.economy {
            let known = row.iter().all(|marker| usize::from(*marker) < 9);
            holds(known, "WF-4.3", "economy", row[0])?;
            let twice = (1..DECADES).any(|place| row[..place].contains(&row[place]));
            holds(!twice, "WF-4.3", "economy", row[0])?;
        }
        let past = usize::from(s.decade) * 4 + usize::from(s.cycle);
        let shown = usize::from(s.economy_shown);
        let begun = s.phase.index() >= Phase::Turns.index();
        holds(shown == past + usize::from(begun), "WF-5.1", "economy_shown", shown)?;
        let events = usize::from(s.events_shown);
        let resolved = usize::from(s.phase.index() >= Phase::Events.index());
        holds(events == usize::from(s.decade) + resolved, "WF-20.5", "events_shown", events)?;
        let last = s.events[DECADES - 1] == Happening::EndOfGame;
        let once = s.events.iter().filter(|event| **event == Happening::EndOfGame).count() == 1;
        holds(last && once, "WF-4.2", "events", s.events[DECADES - 1].id())
    }

    fn workers_of(&self, player: &Player) -> u32 {
        let in_rows: u32 = player.factories.iter().map(|factory| u32::from(factory.all_workers())).sum();
        let crews: u32 = player.ships.iter().map(|size| u32::from(self.crew(*size))).sum();
        in_rows + crews + u32::from(player.warehouse_workers())
    }

    /// WF-I3 to WF-I17
    fn player_is_sound(&self, s: &State, seat: Seat) -> Result<(), Broken> {
        let player = &s.players[seat];
        let numbers = &self.numbers;
        let path = |field: &str| format!("players[{}].{field}", seat.number());
        let check = |held: bool, rule: &'static str, field: &str, found: i64| {
            if held { Ok(()) } else { Err(Broken::new(rule, path(field), found)) }
        };
        check((0..=MOST_CASH).contains(&player.cash), "WF-I8", "cash", player.cash.into())?;
        check(player.shares <= numbers.shares, "WF-I8", "shares", player.shares.into())?;
        check((1..=100).contains(&player.space), "WF-I8", "space", player.space.into())?;
        let over = s.phase == Phase::Over;
        check(player.loans == 0 || player.shares == 0 || over, "WF-I8", "loans", player.loans.into())?;
        check(player.loans < 60_000, "WF-I8", "loans", player.loans.into())?;
        for good in Good::ALL {
            let factory = player.factory(good);
            let info = numbers.good(good);
            check(factory.level <= 4, "WF-I7", "level", factory.level.into())?;
            if !factory.stands() {
                check(*factory == Default::default(), "WF-I5", "factories", good as i64)?;
                continue;
            }
            check(factory.level <= self.factory_level(s) + 1, "WF-I7", "level", factory.level.into())?;
            let engineer = numbers.most_quality_engineer.max(numbers.most_quality);
            check(factory.quality <= engineer, "WF-I7", "quality", factory.quality.into())?;
            check(factory.distribution <= numbers.most_distribution, "WF-I7", "distribution", factory.distribution.into())?;
            check(factory.extra <= numbers.obsolete_workers, "WF-I15", "extra", factory.extra.into())?;
            check(factory.extra == 0 || factory.obsolete, "WF-I15", "obsolete", factory.extra.into())?;
            let outdated = factory.level < self.factory_level(s);
            check(!factory.obsolete || outdated, "WF-I15", "obsolete", factory.level.into())?;
            let too_late = usize::from(s.decade) == DECADES - 1 && (good as u8) < s.cycle;
            check(!factory.marked || too_late, "WF-I16", "marked", good as i64)?;
            for row in 0..4 {
                let (workers, machines) = (factory.workers[row], factory.machines[row]);
                let fits = workers <= info.row_size[row] && machines <= info.machine_max[row];
                let fits = fits && workers + machines <= info.row_size[row] && (machines == 0 || workers > 0);
                check(fits, "WF-I3", "workers", workers.into())?;
            }
            check(self.is_active(factory, good, 0), "WF-I4", "workers", factory.workers[0].into())?;
            let price = factory.price;
            check((numbers.least_price..=numbers.most_price).contains(&price), "WF-I6", "price", price.into())?;
            let appeal = self.quality(s, seat, good) + factory.distribution >= price;
            check(appeal, "WF-I6", "price", price.into())?;
        }
        for tile in [(Tile::Foreman, player.foreman_at), (Tile::Workshop, player.workshop_at)] {
            check(tile.1.is_none() || player.owned.has(tile.0), "WF-I17", "owned", tile.0 as i64)?;
        }
        let most =
            numbers.tiles.most_owned + u8::from(s.decision == Decision::ReturnTile || s.decision == Decision::AssignTile);
        check(player.owned.len() <= u32::from(most), "WF-I9", "owned", player.owned.len().into())?;
        check(player.inventor_paid <= 4, "WF-I17", "inventor_paid", player.inventor_paid.into())?;
        let known = player.owned.has(Tile::Inventor) || player.inventor_paid == 0;
        check(known, "WF-I17", "inventor_paid", player.inventor_paid.into())?;
        check(player.grey & !0b11_1111_1100_0000 == 0, "WF-I10", "grey", player.grey.into())?;
        check(player.ships.iter().all(|size| *size <= 5), "WF-I11", "ships", player.ships[0].into())?;
        check(player.columns < 16 && player.rows <= 5, "WF-R17", "rows", player.rows.into())?;
        for (place, marker) in player.admin.iter().enumerate() {
            let Some(marker) = marker else { continue };
            let owned = match marker.index() {
                0..6 => true,
                6..14 => player.has_grey(*marker),
                _ => player.ships[marker.index() - 14] > 0,
            };
            let once = player.admin.iter().filter(|other| **other == Some(*marker)).count() == 1;
            check(owned && once, "WF-I12", "admin", place as i64)?;
        }
        for good in Good::ALL {
            let contract = player.contracts[good.index()];
            let on_track = contract == 0 || numbers.table.contract_spaces.contains(&contract);
            check(on_track, "WF-I14", "contracts", contract.into())?;
            check(player.stored[good.index()] <= 60, "WF-I13", "stored", player.stored[good.index()].into())?;
        }
        // Goods may lack a space only while their owner is asked about it.
        let storing = s.active == seat && matches!(s.decision, Decision::DiscardGood | Decision::HarborStep);
        let stored = player.stored.iter().sum::<u8>();
        check(storing || self.everything_fits(s, seat), "WF-I13", "stored", stored.into())
    }

    /// Whether the pending decision can have come about; what a stranger wrote may not make the rules stumble.
    pub(crate) fn pending_is_sound(&self, s: &State) -> bool {
        use Decision as D;
        let (work, sale) = (&s.work, &s.sale);
        let seats = self.seats;
        let selling = matches!(s.phase, Phase::Sale | Phase::AfterSale | Phase::Shipment | Phase::Storage);
        let sale_sound = (0..4)
            .all(|place| sale.own_sold[place] <= sale.made[place] && sale.made[place] <= 40 && sale.sold[place] <= 60)
            && sale.level <= 30
            && usize::from(sale.index) <= seats + 1
            && (selling || *sale == Default::default());
        let work_sound = work.used <= work.allowed
            && work.space < 5
            && work.paid <= 15
            && work.bill <= 500
            && work.capacity <= 24
            && work.displaced <= work.used
            && work.displaced <= s.fired
            && work.pool <= 30
            && work.free_steps <= 4
            && work.ship <= 5
            && work.rows < 16
            && work.stage < 16;
        let phase = match s.decision {
            D::FoundFactory => matches!(s.phase, Phase::FirstFoundation | Phase::SecondFoundation),
            D::SetPrice => {
                work.good.is_some_and(|good| s.me().factory(good).stands())
                    && matches!(s.phase, Phase::FirstFoundation | Phase::SecondFoundation | Phase::Turns)
            }
            D::SellStartShares => s.phase == Phase::StartCapital,
            D::TakeSpecial | D::InventorFee | D::ReturnTile | D::ReplaceShip => {
                matches!(s.phase, Phase::StartCapital | Phase::Turns | Phase::Events)
            }
            D::AssignTile => {
                matches!(s.phase, Phase::StartCapital | Phase::Assignment | Phase::Turns | Phase::Events)
                    && work.tile.is_some_and(|tile| tile.is_assigned() && s.me().owned.has(tile))
            }
            D::DiscardGood => matches!(s.phase, Phase::Turns | Phase::Storage | Phase::Harbor | Phase::Events),
            D::UseExtraShifts => {
                s.me().owned.has(Tile::ExtraShifts)
                    && (s.phase == Phase::AfterSale || (s.phase == Phase::Turns && self.production_is_sound(s)))
            }
            D::SaleCall => s.phase == Phase::Sale,
            D::CloseRow | D::SellToPatron => s.phase == Phase::AfterSale,
            D::ShipContract => s.phase == Phase::Shipment,
            D::CharismaStart => matches!(s.phase, Phase::CycleEnd | Phase::DecadeEnd) && s.me().owned.has(Tile::Charisma),
            D::BrokerMenu => s.phase == Phase::Brokers,
            D::HarborStep => s.phase == Phase::Harbor,
            D::EventChoice => s.phase == Phase::Events,
            D::NameStartPlayer => s.phase == Phase::DecadeEnd && usize::from(s.decade) < DECADES - 1,
            D::StockCount => s.phase == if work.broker { Phase::Brokers } else { Phase::Turns },
            D::Over => true,
            _ => s.phase == Phase::Turns,
        };
        let marker = match s.decision {
            D::ChooseSpace | D::ChoosePayment => work.marker.is_some_and(|marker| self.owns(s, marker)),
            _ => true,
        };
        let before_the_end = usize::from(s.decade) < DECADES - 1 || s.cycle < 3 || s.phase != Phase::CycleEnd;
        sale_sound && work_sound && phase && marker && before_the_end
    }

    fn owns(&self, s: &State, marker: Marker) -> bool {
        self.usable_markers(s).contains(marker as u32)
    }

    fn production_is_sound(&self, s: &State) -> bool {
        let Some(good) = s.work.good else { return false };
        (1..=4).contains(&s.work.rows) && s.me().factory(good).stands()
    }
}

fn holds(held: bool, rule: &'static str, path: &str, found: impl std::fmt::Display) -> Result<(), Broken> {
    if held { Ok(()) } else { Err(Broken::new(rule, path, found)) }
}
