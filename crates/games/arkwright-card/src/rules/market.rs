//! The market board: demand, arrows, wages (AC-30 to AC-34).

use crate::things::Good;
use crate::{ArkwrightCard, Event, State};
use table::Log;

impl ArkwrightCard {
    /// AC-30: what can be sold at home.
    pub(crate) fn allowed(appeal: i8, demand: i8) -> u8 {
        (appeal - demand.max(0)).max(0) as u8
    }

    /// How many arrows lie between two spaces.
    pub(crate) fn arrows_between(&self, good: Good, a: u8, b: u8) -> i8 {
        let below = &self.numbers.arrows[good.index()];
        (below[usize::from(a)] - below[usize::from(b)]).abs()
    }

    /// AC-31, AC-32, AC-R1, AC-R2: up raises the demand by the arrows passed, down lowers it; it stops at the ends of its track.
    pub(crate) fn follow_arrows(&self, s: &mut State, good: Good, from: u8, to: u8, log: &mut impl Log<Self>) {
        let arrows = self.arrows_between(good, from, to);
        if arrows == 0 {
            return;
        }
        let demand = &mut s.demand[good.index()];
        let moved = if to > from { *demand + arrows } else { *demand - arrows };
        *demand = moved.clamp(self.numbers.demand_min, self.numbers.demand_max);
        log.event(Event::DemandMoved { good, demand: *demand });
    }

    /// AC-33, AC-R5: all four demands go down by one and the wage up by one step.
    pub(crate) fn labour_effect(&self, s: &mut State, log: &mut impl Log<Self>) {
        for demand in &mut s.demand {
            *demand = (*demand - 1).max(self.numbers.demand_min);
        }
        s.wage = (s.wage + 1).min(self.numbers.wages.len() as u8 - 1);
        log.event(Event::LabourMoved { wage: self.numbers.wage(s.wage), space: s.wage + 1, demand: s.demand });
    }

    /// AC-62, AC-72, AC-R12: whether the good is still to be produced, this round included.
    pub(crate) fn still_produced(s: &State, good: Good) -> bool {
        s.decade < 3 || good.index() >= usize::from(s.round)
    }
}
