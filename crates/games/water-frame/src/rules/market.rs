//! The job market: demand, wage, hiring (WF-2); the economy phase (WF-5).

use crate::state::State;
use crate::things::Good;
use crate::{Event, WaterFrame};
use table::Log;

impl WaterFrame {
    /// WF-2.2, WF-R4, with what events add and take.
    pub(crate) fn demand(&self, s: &State, good: Good) -> u8 {
        let numbered = Self::emptied_of(s, good).saturating_sub(self.numbers.unnumbered[good.index()]);
        let harvest = if good == Good::Food { s.mods.harvest } else { 0 };
        (numbered + harvest).saturating_sub(s.mods.crisis)
    }

    /// Empty spaces in a good's column.
    #[inline]
    pub(crate) fn emptied_of(s: &State, good: Good) -> u8 {
        (s.emptied + 3 - good.index() as u8) / 4
    }

    /// The row of the lowest empty space, from 1; the topmost while there is none.
    #[inline]
    pub(crate) fn wage_row(s: &State) -> u8 {
        s.emptied.div_ceil(4).max(1)
    }

    /// WF-2.3, WF-R3: the wage beside the row of the lowest empty space.
    pub(crate) fn wage(&self, s: &State) -> u8 {
        let wage = self.numbers.wages[usize::from(Self::wage_row(s)) - 1];
        if s.mods.strike > 0 { (wage + s.mods.strike).min(self.numbers.most_strike_wage.max(wage)) } else { wage }
    }

    /// WF-2.5: workers that can be found.
    #[inline]
    pub(crate) fn available(&self, s: &State) -> u8 {
        s.available(self.numbers.workers)
    }

    #[inline]
    pub(crate) fn hire_workers(&self, s: &mut State, workers: u8) {
        s.hire(workers, self.numbers.workers);
    }

    /// WF-2.4: workers come back to the market.
    pub(crate) fn return_workers(&self, s: &mut State, workers: u8) -> u8 {
        let back = workers.min(s.fired);
        s.fired -= back;
        s.emptied -= back;
        back
    }

    /// WF-5.1, WF-5.2
    pub(crate) fn economy(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        let marker = s.economy[good.index()][usize::from(s.decade)];
        let [steps, workers] = self.numbers.economy[usize::from(marker)];
        s.economy_shown += 1;
        let steps = if s.mods.war { 0 } else { steps };
        s.importer[good.index()] += steps;
        let back = self.return_workers(s, workers);
        log.event(Event::EconomyMoved { decade: s.decade, good, importer: s.importer[good.index()], workers: back });
        log.barrier();
    }
}
