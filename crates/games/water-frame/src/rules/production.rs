//! The Production action; output and cost of a factory (WF-3.2, WF-14, WF-18.19).

use crate::moves::row_bit;
use crate::state::{Decision, Factory, State, Then};
use crate::things::{Good, Tile};
use crate::{Event, Making, WaterFrame};
use table::{Log, Options, Seat};

impl WaterFrame {
    /// What a row makes (WF-3.1, WF-3.2).
    pub(crate) fn row_output(&self, factory: &Factory, good: Good, row: usize) -> u8 {
        if factory.stands() && self.is_active(factory, good, row) {
            self.numbers.output[usize::from(factory.level) - 1][row]
        } else {
            0
        }
    }

    /// What a factory makes (WF-18.1).
    #[inline]
    pub(crate) fn output(&self, factory: &Factory, good: Good) -> u8 {
        let Some(level) = factory.level.checked_sub(1) else { return 0 };
        let (full, made) = (&self.numbers.good(good).row_size, &self.numbers.output[usize::from(level)]);
        let of_row = |row: usize| u8::from(factory.workers[row] + factory.machines[row] == full[row]) * made[row];
        (0..4).map(of_row).sum()
    }

    /// WF-18.19, WF-R24: wages and upkeep, with Foreman and Workshop.
    #[inline]
    pub(crate) fn cost(&self, s: &State, seat: Seat, good: Good, workers: u8, machines: u8) -> u16 {
        let player = &s.players[seat];
        let tiles = &self.numbers.tiles;
        let wage = u16::from(self.wage(s));
        let foreman = player.foreman_at == Some(good) && player.owned.has(Tile::Foreman);
        let cheap = if foreman { workers.min(tiles.foreman_workers) } else { 0 };
        let least = u16::from(tiles.foreman_least).min(wage);
        let reduced = wage.saturating_sub(tiles.foreman_discount.into()).max(least);
        let workshop = player.workshop_at == Some(good) && player.owned.has(Tile::Workshop);
        let upkeep = match (machines, workshop) {
            (0, _) => 0,
            (_, true) => tiles.workshop_upkeep.into(),
            (_, false) => u16::from(machines) * u16::from(self.numbers.machine_upkeep),
        };
        u16::from(cheap) * reduced + u16::from(workers - cheap) * wage + upkeep
    }

    /// The cost of a whole factory, without one row that is closed.
    pub(crate) fn factory_cost(&self, s: &State, seat: Seat, good: Good, closed: Option<usize>) -> u16 {
        let factory = s.players[seat].factory(good);
        let open = |rows: &[u8; 4]| (0..4).filter(|row| Some(*row) != closed).map(|row| rows[row]).sum::<u8>();
        self.cost(s, seat, good, open(&factory.workers) + factory.extra, open(&factory.machines))
    }

    /// WF-D25
    pub(crate) fn productions(&self, s: &State) -> Options {
        let most = s.work.marker.map_or(0, |marker| self.numbers.production_rows[marker.shade()]);
        let mut options = Options::NONE.and(0);
        for good in s.me().standing() {
            let factory = s.me().factory(good);
            for row in 0..usize::from(most) {
                if !self.is_active(factory, good, row) {
                    break;
                }
                options = options.and(1 + row_bit(good, row));
            }
        }
        options
    }

    pub(crate) fn choose_production(&self, s: &mut State, good: Good, rows: u8, log: &mut impl Log<Self>) {
        s.work.good = Some(good);
        s.work.rows = rows;
        if s.me().owned.has(Tile::ExtraShifts) {
            s.decision = Decision::UseExtraShifts;
        } else {
            self.produce(s, false, log);
        }
    }

    /// WF-14.2 to WF-14.4
    pub(crate) fn produce(&self, s: &mut State, extra: bool, log: &mut impl Log<Self>) {
        let seat = s.active;
        let Some(good) = s.work.good else { return };
        let rows = usize::from(s.work.rows);
        let factory = *s.me().factory(good);
        let workers = factory.workers[..rows].iter().sum();
        let machines = factory.machines[..rows].iter().sum();
        let mut goods: u8 = (0..rows).map(|row| self.row_output(&factory, good, row)).sum();
        if extra {
            goods += self.numbers.tiles.extra_goods;
            self.use_up(s, seat, Tile::ExtraShifts, log);
        }
        let cost = self.cost(s, seat, good, workers, machines);
        self.pay(s, seat, cost, "WF-14.2", log);
        s.me_mut().factory_mut(good).marked = false;
        s.me_mut().stored[good.index()] += goods;
        s.work.touched = 1 << good as u8;
        log.event(Event::Made { seat, good, goods, why: Making::Action });
        log.event(Event::Stored { seat, good, goods, rule: "WF-14.3" });
        self.keep_what_fits(s, Then::Price, log);
    }
}
