//! Warehouses (AC-188, AC-R44, AC-R56): the ways to store what is left, written out (5.7).

use crate::moves::Evicted;
use crate::state::{Player, Storing};
use crate::things::{Card, Good};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves};

impl ArkwrightCard {
    pub(crate) fn free_warehouses(player: &Player) -> (u8, u8) {
        let used = player.factories.iter().fold((0, 0), |(small, large), own| (small + own.small, large + own.large));
        (2 - used.0, u8::from(player.owned.has(Card::LargeWarehouse)) - used.1)
    }

    pub(crate) fn room(&self, small: u8, large: u8) -> u8 {
        small * self.numbers.small_capacity + large * self.numbers.large_capacity
    }

    /// 5.7: evicted cards first by their place, nothing first; then more kept before less, two small before the large.
    fn each_way_to_store(&self, s: &State, mut each: impl FnMut(Move)) {
        let player = s.me();
        let good = s.work.storing.expect("something is being stored");
        let left = s.work.left;
        let own = player.factory(good);
        let early = s.work.storing_for == Storing::Early;
        let (free_small, free_large) = if early { (0, 0) } else { Self::free_warehouses(player) };
        let available = (free_small + own.small, free_large + own.large);
        // Nothing is evicted where the cards at hand suffice.
        if early || left <= self.room(available.0, available.1) {
            return self.ways_with(Evicted::default(), available, left, early, &mut each);
        }
        let most = |place: usize| {
            let other = &player.factories[place];
            if place == good.index() { (0, 0) } else { (other.small, other.large) }
        };
        let mut evict = Evicted::default();
        for fs in 0..=most(0).0 {
            for fl in 0..=most(0).1 {
                for ts in 0..=most(1).0 {
                    for tl in 0..=most(1).1 {
                        for cs in 0..=most(2).0 {
                            for cl in 0..=most(2).1 {
                                for ls in 0..=most(3).0 {
                                    for ll in 0..=most(3).1 {
                                        evict.0 = [(fs, fl), (ts, tl), (cs, cl), (ls, ll)];
                                        self.ways_with(evict, available, left, early, &mut each);
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn ways_with(&self, evict: Evicted, available: (u8, u8), left: u8, early: bool, each: &mut impl FnMut(Move)) {
        let (gone_small, gone_large) = evict.cards();
        let (small, large) = (available.0 + gone_small, available.1 + gone_large);
        let kept = left.min(self.room(small, large));
        // Every evicted card must increase what is kept.
        let needed_small = gone_small == 0 || left.min(self.room(small - 1, large)) < kept;
        let needed_large = gone_large == 0 || left.min(self.room(small, large - 1)) < kept;
        if !needed_small || !needed_large {
            return;
        }
        let mut way = |use_small: u8, use_large: u8, keep: u8| {
            // 5.7: repacking after Early Shipping keeps everything.
            let enough = keep == kept || !early;
            if enough && use_small >= gone_small && use_large >= gone_large {
                each(Move::Store { small: use_small, large: use_large, keep, evict });
            }
        };
        match kept {
            0 => way(0, 0, 0),
            1..=2 if small > 0 => way(1, 0, kept),
            1..=2 => way(0, 1, kept),
            3..=4 => {
                if small > 1 {
                    way(2, 0, kept);
                }
                if large > 0 {
                    way(0, 1, kept);
                    if small == 1 {
                        way(1, 0, 2);
                    }
                }
            }
            5..=6 => {
                way(1, 1, kept);
                if small > 1 {
                    way(2, 0, 4);
                }
            }
            _ => way(2, 1, kept),
        }
    }

    pub(crate) fn store_moves(&self, s: &State, out: &mut Moves<Move>) {
        self.each_way_to_store(s, |way| out.push(way));
    }

    pub(crate) fn may_store(&self, s: &State, mv: Move) -> Result<(), Refusal> {
        let mut found = false;
        self.each_way_to_store(s, |way| found |= way == mv);
        if found { Ok(()) } else { Err(Refusal::NotAWayToStore) }
    }

    /// AC-R44: goods lost by taking a card away are what the remaining cards there cannot hold.
    pub(crate) fn squeeze(&self, s: &mut State, good: Good, rule: &'static str, log: &mut impl Log<Self>) {
        let seat = s.active;
        let factory = *s.me().factory(good);
        let holds = self.room(factory.small, factory.large);
        if factory.stock > holds {
            s.me_mut().factory_mut(good).stock = holds;
            log.event(Event::Lost { seat, good, goods: factory.stock - holds, rule });
        }
    }

    pub(crate) fn store(&self, s: &mut State, small: u8, large: u8, keep: u8, evict: Evicted, log: &mut impl Log<Self>) {
        let seat = s.active;
        let good = s.work.storing.expect("something is being stored");
        for other in Good::ALL {
            let (gone_small, gone_large) = evict.0[other.index()];
            if gone_small + gone_large > 0 {
                let factory = s.me_mut().factory_mut(other);
                factory.small -= gone_small;
                factory.large -= gone_large;
                self.squeeze(s, other, "AC-188", log);
            }
        }
        let left = s.work.left;
        let factory = s.me_mut().factory_mut(good);
        factory.small = small;
        factory.large = large;
        factory.stock = keep;
        if keep > 0 && s.work.storing_for != Storing::Early {
            log.event(Event::Stored { seat, good, goods: keep });
        }
        if left > keep {
            let rule = if s.work.storing_for == Storing::Extra { "AC-121" } else { "AC-186" };
            log.event(Event::Lost { seat, good, goods: left - keep, rule });
        }
        s.work.left = 0;
        match s.work.storing_for {
            Storing::Production => self.pay_production(s, log),
            Storing::Extra => self.store_extra(s, log),
            Storing::Early => self.repack(s, log),
        }
    }
}
