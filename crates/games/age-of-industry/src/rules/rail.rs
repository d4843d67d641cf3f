//! Building a railway (AI-601 to AI-607).

use crate::state::State;
use crate::things::{Resource, bits};
use crate::{AgeOfIndustry, Event};
use table::{Log, Seat};

impl AgeOfIndustry {
    /// AI-604, AI-R28: coal and iron for the seat's next railway.
    #[inline]
    pub(crate) fn rail_needs(&self, s: &State, seat: Seat) -> [u8; 2] {
        if s.rails[seat] == 0 { self.numbers.rail.first } else { self.numbers.rail.later }
    }

    /// AI-D8; no card is needed (AI-603).
    #[inline]
    pub(crate) fn open_links(&self, s: &State, seat: Seat) -> u64 {
        if s.rails[seat].count_ones() >= u32::from(self.numbers.rail.per_player) {
            return 0;
        }
        let mut links = s.derived.frontier[seat] & !s.all_rails();
        let needs = self.rail_needs(s, seat);
        for resource in Resource::ALL {
            links &= match needs[resource.index()] {
                0 => u64::MAX,
                1 => s.derived.supplied_links[resource.index()],
                need => self.links_supplied(s, resource, links, need),
            };
        }
        links
    }

    pub(crate) fn links_supplied(&self, s: &State, resource: Resource, links: u64, need: u8) -> u64 {
        let supplied = |link: &usize| {
            let [a, b] = self.map().masks.ends[*link];
            self.can_supply(s, resource, 1 << a | 1 << b, need)
        };
        bits(links).filter(supplied).fold(0, |all, link| all | 1 << link)
    }

    pub(crate) fn choose_link(&self, s: &mut State, link: u8, log: &mut impl Log<Self>) {
        s.work.target = Some(link);
        self.ask_for_cubes(s, log);
    }

    /// AI-A2
    pub(crate) fn lay_railway(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        let Some(link) = s.work.target else { return };
        let bill = self.numbers.rail.cost + self.fetch(s, log);
        self.pay(s, seat, bill, log);
        s.rails[seat] |= 1 << link;
        log.event(Event::RailwayBuilt { seat, link });
        let [a, b] = self.map().masks.ends[usize::from(link)];
        self.connect(s, a.into(), b.into());
        self.reach_link(s, seat, link.into());
        self.settle(s);
        s.acted = true;
        self.end_action(s, 1, log);
    }
}
