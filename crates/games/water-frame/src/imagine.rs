//! Dealing anew what nobody can see: markers still face down (section 11).

use crate::WaterFrame;
use crate::state::State;
use crate::things::{Good, Happening};
use table::{Eyes, Rng};

impl WaterFrame {
    /// How many economy markers of a good lie open.
    pub(crate) fn shown_of(s: &State, good: Good) -> usize {
        (usize::from(s.economy_shown) + 3 - good.index()) / 4
    }

    /// Whether everybody knows the events from the start (WF-4.15).
    pub(crate) fn events_known(&self) -> bool {
        self.switched.predetermined && !self.switched.shuffled_events
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
        if self.events_known() {
            return;
        }
        let shown = usize::from(s.events_shown);
        if self.switched.predetermined {
            // Only the starred markers 1770, 1780 and 1800 may have changed places.
            let starred = [0, 1, 3];
            let first = starred.iter().filter(|place| **place < shown).count();
            let mut hidden = [Happening::Lobby; 3];
            let plan = self.numbers.predetermined.events;
            let names = starred.map(|place| plan[place]);
            let mut left = 0;
            for event in names {
                if !starred[..first].iter().any(|place| s.events[*place] == event) {
                    hidden[left] = event;
                    left += 1;
                }
            }
            for place in &starred[first..] {
                let chosen = below(left as u32) as usize;
                s.events[*place] = hidden[chosen];
                left -= 1;
                hidden[chosen] = hidden[left];
            }
            return;
        }
        let known = std::array::from_fn(|place| (place < shown || place == 4).then_some(s.events[place]));
        s.events = self.deal_events(&mut below, known);
    }
}
