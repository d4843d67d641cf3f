//! What must hold after every move (section 10).

use crate::WaterFrame;
use crate::state::{DECADES, Decision, Phase, Player, State};
use crate::things::{Good, Happening, Tile};
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
        self.mods_are_sound(s)?;
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

    /// WF-21.4: an effect is as strong as its event, never stronger.
    fn mods_are_sound(&self, s: &State) -> Result<(), Broken> {
        let effects = [
            (s.mods.navigation, Happening::NavigationActs),
            (s.mods.crisis, Happening::EconomicCrisis),
            (s.mods.opium, Happening::OpiumWar),
            (s.mods.harvest, Happening::GoodHarvest),
            (s.mods.strike, Happening::WageStrike),
        ];
        for (strength, event) in effects {
            holds(strength <= self.numbers.event_values[event.index()], "WF-21.4", "mods", event.id())?;
        }
        Ok(())
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
        // One tile too many is owned only by who is about to return one.
        let returning = s.active == seat && matches!(s.decision, Decision::ReturnTile | Decision::AssignTile);
        let most = numbers.tiles.most_owned + u8::from(returning);
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
}

fn holds(held: bool, rule: &'static str, path: &str, found: impl std::fmt::Display) -> Result<(), Broken> {
    if held { Ok(()) } else { Err(Broken::new(rule, path, found)) }
}
