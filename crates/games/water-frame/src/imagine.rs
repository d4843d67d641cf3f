//! Dealing anew what nobody can see: markers still face down (section 11).

use crate::WaterFrame;
use crate::predetermined::STARRED;
use crate::state::{DECADES, State};
use crate::things::{Good, Happening};
use table::{Eyes, Rng};

impl WaterFrame {
    /// How many economy markers of a good lie open.
    pub(crate) fn shown_of(s: &State, good: Good) -> usize {
        (usize::from(s.economy_shown) + 3 - good.index()) / 4
    }

    /// Whether everybody knows the event of a decade: it lies open, or the set-up names it (WF-4.2, WF-4.15).
    pub(crate) fn event_is_known(&self, s: &State, decade: usize) -> bool {
        let stays = !self.switched.shuffled_events || !STARRED.contains(&decade);
        decade < usize::from(s.events_shown) || decade == DECADES - 1 || (self.switched.predetermined && stays)
    }

    pub(crate) fn deal_anew(&self, s: &mut State, eyes: Eyes, rng: &mut Rng) {
        if eyes == Eyes::All {
            return;
        }
        let mut below = |bound: u32| rng.below(bound);
        for good in Good::ALL {
            let shown = Self::shown_of(s, good);
            s.economy[good.index()] = self.draw_economy(&mut below, s.economy[good.index()], shown);
        }
        if self.switched.predetermined && !self.switched.shuffled_events {
            return;
        }
        if self.switched.predetermined {
            let first = STARRED.iter().filter(|place| self.event_is_known(s, **place)).count();
            let mut hidden = [Happening::Lobby; 3];
            let plan = self.numbers.predetermined.events;
            let names = STARRED.map(|place| plan[place]);
            let mut left = 0;
            for event in names {
                if !STARRED[..first].iter().any(|place| s.events[*place] == event) {
                    hidden[left] = event;
                    left += 1;
                }
            }
            for place in &STARRED[first..] {
                let chosen = below(left as u32) as usize;
                s.events[*place] = hidden[chosen];
                left -= 1;
                hidden[chosen] = hidden[left];
            }
            return;
        }
        let known = std::array::from_fn(|place| self.event_is_known(s, place).then_some(s.events[place]));
        s.events = self.deal_events(&mut below, known);
    }
}
