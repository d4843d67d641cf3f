//! What must hold after every move (section 10).

use crate::WaterFrame;
use crate::state::{DECADES, Decision, Phase, Player, State};
use crate::things::{Good, Grey, Happening, Marker, Tile};
use table::{Broken, Seat};

/// The most a player of a loaded position may owe or have.
const MOST_CASH: i32 = 1_000_000;
/// Grey markers of one type and shade in the box.
const GREY_COPIES: u8 = 3;

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
        self.specials_are_sound(s)?;
        self.sale_is_possible(s)
    }

    /// WF-I9 to WF-I11: supply and players together have what the set-up laid out; where that was drawn, no more than the box has.
    fn specials_are_sound(&self, s: &State) -> Result<(), Broken> {
        let plan = self.switched.predetermined.then_some(&self.numbers.predetermined);
        let owners = |owns: &dyn Fn(&Player) -> bool| {
            Seat::new(0).round(self.seats).filter(|seat| owns(&s.players[*seat])).count() as u8
        };
        for tile in Tile::ALL {
            let all = s.tiles[tile.index()].saturating_add(owners(&|player| player.owned.has(tile)));
            let sound = match plan {
                Some(plan) => {
                    let dealt = plan.seats.iter().filter(|start| start.special == tile).count() as u8;
                    all == plan.tiles[tile.index()] + dealt
                }
                None => all <= self.numbers.tiles.copies[tile.index()],
            };
            holds(sound, "WF-I9", "tiles", format!("{} {all}", tile.id()))?;
        }
        for (row, grey) in [0, 2].into_iter().flat_map(|row| Grey::ALL.map(|grey| (row, grey))) {
            let marker = Marker::of_grey(row, grey);
            let on = |mat: &[[u8; 4]; 4]| mat[row][grey.index()].saturating_add(mat[row + 1][grey.index()]);
            let all = on(&s.mat).saturating_add(owners(&|player| player.has_grey(marker)));
            let sound = plan.map_or(all <= GREY_COPIES, |plan| all == on(&plan.mat));
            holds(sound, "WF-I10", "mat", format!("{} {all}", marker.id()))?;
        }
        for (size, ship) in self.numbers.ships.iter().enumerate() {
            let owned = |seat: Seat| s.players[seat].ships.iter().filter(|ship| usize::from(**ship) == size + 1).count();
            let all = usize::from(s.ships[size]) + Seat::new(0).round(self.seats).map(owned).sum::<usize>();
            holds(all <= usize::from(ship.copies), "WF-I11", "ships", format!("{} {all}", ship.capacity))?;
        }
        Ok(())
    }

    /// WF-I18, while appeals are still those of the sale.
    fn sale_is_possible(&self, s: &State) -> Result<(), Broken> {
        if !matches!(s.phase, Phase::Sale | Phase::AfterSale) {
            return Ok(());
        }
        let (good, sale) = (s.active_good(), &s.sale);
        let mut patrons = 0;
        for seat in Seat::new(0).round(self.seats) {
            let patron = u8::from(s.phase == Phase::AfterSale && s.players[seat].owned.has(Tile::patron(good)));
            patrons += patron;
            let sold = sale.sold[seat.number()];
            holds(sold <= self.appeal(s, seat, good) + patron, "WF-I18", "sale.sold", sold)?;
        }
        holds(sale.importer_sold <= s.importer[good.index()], "WF-I18", "sale.importer_sold", sale.importer_sold)?;
        let all = u16::from(sale.importer_sold) + sale.sold.iter().map(|sold| u16::from(*sold)).sum::<u16>();
        let demand = u16::from(self.demand(s, good));
        let most = demand + u16::from(self.sellers(s).largest_group()) - 1 + u16::from(patrons);
        holds(all <= most, "WF-I18", "sale.sold", all)?;
        if s.phase == Phase::AfterSale {
            return Ok(());
        }
        // The units of the group that is being called count once it is done.
        let counted = all.saturating_sub(sale.group_sold.into());
        holds(u16::from(sale.demand_left) == demand.saturating_sub(counted), "WF-I18", "sale.demand_left", sale.demand_left)
    }

    /// WF-I12: a marker for each turn of the decade at most, none twice, all of them the owner's.
    fn chart_is_sound(&self, s: &State, seat: Seat) -> Result<(), Broken> {
        let player = &s.players[seat];
        let path = || format!("players[{}].admin", seat.number());
        for marker in player.admin.iter().flatten() {
            let once = player.admin.iter().filter(|other| **other == Some(*marker)).count() == 1;
            holds(player.owns(*marker) && once, "WF-I12", &path(), marker.id())?;
        }
        let placed = player.admin.iter().flatten().count();
        holds(placed <= self.turns_had(s, seat), "WF-I12", &path(), placed)
    }

    /// Turns of this decade in which the seat has used a marker that may still lie on the chart.
    fn turns_had(&self, s: &State, seat: Seat) -> usize {
        let cycles = usize::from(s.cycle);
        if s.phase < Phase::Turns || s.phase > Phase::CycleEnd {
            return 0;
        }
        if s.phase > Phase::Turns {
            return cycles + 1;
        }
        let choosing = matches!(s.decision, Decision::ChooseMarker | Decision::ChooseSpace | Decision::ChoosePayment);
        let (place, done) = (s.start.distance_to(seat, self.seats), usize::from(s.done));
        cycles + usize::from(place < done || (place == done && !choosing))
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
        for (tile, at) in [(Tile::Foreman, player.foreman_at), (Tile::Workshop, player.workshop_at)] {
            let asked = s.active == seat && s.decision == Decision::AssignTile && s.work.tile == Some(tile);
            let unassigned = asked || s.phase == Phase::Assignment;
            let owned = player.owned.has(tile);
            check(at.is_some() == owned || (owned && unassigned), "WF-I17", "owned", tile as i64)?;
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
        self.chart_is_sound(s, seat)?;
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
