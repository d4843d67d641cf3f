//! The Machinery action (WF-9).

use crate::moves::{bit, row_bit};
use crate::state::{Decision, State};
use crate::things::{Good, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options};

impl WaterFrame {
    /// WF-D15; machines cost nothing more (WF-9.1) and come before any moving of workers (WF-R20).
    pub(crate) fn machine_spaces(&self, s: &State) -> Options {
        let mut spaces = Options::NONE.and(bit::ROWS_DONE);
        if s.work.used >= s.work.allowed {
            return spaces;
        }
        for good in s.me().standing() {
            let factory = s.me().factory(good);
            for row in 0..4 {
                let place = row_bit(good, row);
                let room = factory.machines[row] < self.numbers.good(good).machine_max[row];
                // WF-R19: a worker stays.
                let fits = room && factory.workers[row] >= 2 && place as u8 >= s.work.cursor;
                spaces = spaces.and_if(place, fits);
            }
        }
        spaces
    }

    pub(crate) fn ask_machine(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.decision = Decision::PlaceMachine;
        if self.passes_by_itself(self.machine_spaces(s), s.work.used > 0) {
            self.end_machines(s, log);
        }
    }

    pub(crate) fn place_machine(&self, s: &mut State, good: Good, row: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let at = usize::from(row);
        let factory = s.me_mut().factory_mut(good);
        factory.workers[at] -= 1;
        factory.machines[at] += 1;
        // WF-9.4
        s.fired += 1;
        s.work.used += 1;
        s.work.cursor = row_bit(good, at) as u8;
        log.event(Event::Mechanised { seat, good, row });
        // WF-9.5, WF-R25
        for other in self.order(s).filter(|other| *other != seat) {
            if s.players[other].owned.has(Tile::EngineeringWorks) {
                let pounds = self.numbers.tiles.works_income.into();
                self.receive(s, other, pounds);
                log.event(Event::Received { seat: other, pounds, rule: "WF-9.5" });
            }
        }
        self.ask_machine(s, log);
    }

    pub(crate) fn end_machines(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.work.displaced = if s.me().owned.has(Tile::School) { s.work.used } else { 0 };
        s.work.cursor = 0;
        self.ask_relocation(s, log);
    }

    /// The School's workers, then the special marker (WF-9.6).
    fn ask_relocation(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.work.displaced > 0 || self.unhurried && s.decision == Decision::RelocateWorker {
            s.decision = Decision::RelocateWorker;
        } else {
            self.ask_special(s, log);
        }
    }

    /// WF-D16
    pub(crate) fn relocations(&self, s: &State) -> Options {
        let mut spaces = Options::NONE.and(bit::ROWS_DONE);
        if s.work.displaced == 0 {
            return spaces;
        }
        for good in s.me().standing() {
            let factory = s.me().factory(good);
            for row in 0..4 {
                let place = row_bit(good, row);
                let free = factory.workers[row] + factory.machines[row] < self.numbers.good(good).row_size[row];
                spaces = spaces.and_if(place, free && place as u8 >= s.work.cursor);
            }
        }
        spaces
    }

    /// WF-17.16
    pub(crate) fn relocate(&self, s: &mut State, good: Good, row: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.fired -= 1;
        s.me_mut().factory_mut(good).workers[usize::from(row)] += 1;
        s.work.displaced -= 1;
        s.work.cursor = row_bit(good, row.into()) as u8;
        log.event(Event::Relocated { seat, good, row });
        self.ask_relocation(s, log);
    }
}
