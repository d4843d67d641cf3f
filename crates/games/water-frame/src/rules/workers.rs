//! The Workers action and the warehouse (WF-8).

use crate::moves::{bit, row_bit};
use crate::state::{DECADES, Decision, State, Then};
use crate::things::Good;
use crate::{Event, WaterFrame};
use table::{Log, Options};

/// The three stages of WF-D12.
const FIRING: u8 = 0;
pub(crate) const HIRING: u8 = 1;
/// Where the cursor stands once the warehouse is manned and the action is still to be ended.
const MANNED: u8 = u8::MAX;
/// The most rows of the warehouse.
pub(crate) const WAREHOUSE_ROWS: u8 = 5;

impl WaterFrame {
    /// WF-D12: any rows, in part too (WF-R18); workers never move between places (WF-8.5).
    pub(crate) fn workers_steps(&self, s: &State) -> Options {
        let work = &s.work;
        let available = self.available(s);
        let mut steps = Options::NONE.and(bit::WORKERS_DONE);
        if work.cursor == MANNED {
            return steps;
        }
        steps = steps.and(bit::WAREHOUSE);
        for good in s.me().standing() {
            let factory = s.me().factory(good);
            if work.stage == FIRING && good as u8 >= work.cursor {
                let most: u8 = factory.workers[1..].iter().sum();
                let from = good as u32 * 9;
                steps = if most > 0 { steps.and_all(Options::range(from, from + u32::from(most) - 1)) } else { steps };
            }
            for row in 0..4 {
                let place = row_bit(good, row);
                let ahead = work.stage < HIRING || (work.stage == HIRING && place as u8 >= work.cursor);
                let free = self.numbers.good(good).row_size[row] - factory.workers[row] - factory.machines[row];
                let most = free.min(available);
                if ahead && most > 0 && work.fired_rows >> place & 1 == 0 {
                    let from = bit::HIRE + place * 3;
                    steps = steps.and_all(Options::range(from, from + u32::from(most) - 1));
                }
            }
        }
        steps
    }

    /// WF-8.6, WF-8.7: the rightmost manned row first; a row without workers loses its machines.
    pub(crate) fn fire(&self, s: &mut State, good: Good, workers: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let mut left = workers;
        for row in (1..4).rev() {
            let factory = s.me_mut().factory_mut(good);
            let gone = left.min(factory.workers[row]);
            if gone == 0 {
                continue;
            }
            factory.workers[row] -= gone;
            if factory.workers[row] == 0 {
                factory.machines[row] = 0;
            }
            left -= gone;
            s.work.fired_rows |= 1 << row_bit(good, row);
        }
        s.fired += workers;
        (s.work.stage, s.work.cursor) = (FIRING, good as u8 + 1);
        log.event(Event::Fired { seat, good, workers });
    }

    pub(crate) fn hire(&self, s: &mut State, good: Good, row: u8, workers: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        // WF-8.2
        self.hire_workers(s, workers);
        // WF-8.11, WF-R21: too late for this decade's production of the good.
        let too_late = usize::from(s.decade) == DECADES - 1 && (good as u8) < s.cycle;
        let factory = s.me_mut().factory_mut(good);
        factory.workers[usize::from(row)] += workers;
        factory.marked |= too_late;
        (s.work.stage, s.work.cursor) = (HIRING, row_bit(good, row.into()) as u8 + 1);
        log.event(Event::Hired { seat, good, row, workers });
    }

    /// WF-D13: column sets that leave a number of rows.
    pub(crate) fn warehouse_columns(&self, s: &State) -> Options {
        let fits = |columns: &u32| !self.rows_for(s, columns.count_ones() as u8).is_empty();
        (0..16).filter(fits).fold(Options::NONE, |all, columns| all.and(columns))
    }

    /// WF-D14
    pub(crate) fn warehouse_rows(&self, s: &State) -> Options {
        self.rows_for(s, s.work.rows.count_ones() as u8)
    }

    fn rows_for(&self, s: &State, columns: u8) -> Options {
        let old = s.me().warehouse_workers();
        let most = old + self.available(s);
        let high = most.saturating_sub(columns).min(WAREHOUSE_ROWS);
        let low = old.saturating_sub(columns);
        if columns > most { Options::NONE } else { Options::range(low.into(), high.into()) }
    }

    pub(crate) fn choose_columns(&self, s: &mut State, columns: u8) {
        s.work.rows = columns;
        s.decision = Decision::WarehouseRows;
    }

    /// WF-8.3, WF-8.4; then the special marker (WF-8.12).
    pub(crate) fn man_warehouse(&self, s: &mut State, rows: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let old = s.me().warehouse_workers();
        let columns = s.work.rows;
        let new = columns.count_ones() as u8 + rows;
        self.hire_workers(s, new - old);
        (s.me_mut().columns, s.me_mut().rows) = (columns, rows);
        log.event(Event::WarehouseManned { seat, columns, rows });
        if self.unhurried {
            (s.work.cursor, s.decision) = (MANNED, Decision::WorkersStep);
        } else {
            self.keep_what_fits(s, Then::Special, log);
        }
    }

    /// WF-8.12
    pub(crate) fn end_workers(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.work.cursor == MANNED {
            self.keep_what_fits(s, Then::Special, log);
        } else {
            self.ask_special(s, log);
        }
    }
}
