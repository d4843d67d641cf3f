//! The Factory action: closing, modernising, building (WF-7).

use crate::moves::bit;
use crate::state::{Decision, Factory, State};
use crate::things::{Good, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options};

/// The three stages of WF-D9.
const CLOSING: u8 = 0;
const MODERNISING: u8 = 1;
const BUILDING: u8 = 2;

impl WaterFrame {
    /// The factory level of the decade (3.5).
    pub(crate) fn factory_level(&self, s: &State) -> u8 {
        self.numbers.timetable.factory_level[usize::from(s.decade)]
    }

    /// WF-D9
    pub(crate) fn factory_steps(&self, s: &State) -> Options {
        let work = &s.work;
        let mut steps = Options::NONE.and(bit::FACTORY_DONE);
        for good in Good::ALL {
            let place = good as u32;
            let ahead = |stage: u8| work.stage < stage || (work.stage == stage && good as u8 >= work.cursor);
            let stands = s.me().factory(good).stands();
            let built = work.built >> place & 1 == 1;
            steps = steps.and_if(place, work.stage == CLOSING && ahead(CLOSING) && stands && !built);
            let of_new = work.stage == BUILDING && built && work.cursor == place as u8 + 1;
            let modernise = (ahead(MODERNISING) && !built || of_new) && self.may_modernise(s, good);
            steps = steps.and_if(bit::MODERNISE + place, modernise);
            if !stands && ahead(BUILDING) {
                for level in 1..=self.factory_level(s) {
                    steps = steps.and_if(bit::BUILD + place * 4 + u32::from(level) - 1, self.may_build(s, good, level));
                }
            }
        }
        steps
    }

    /// WF-7.3, WF-7.5; as many levels as wanted (WF-R14).
    pub(crate) fn may_modernise(&self, s: &State, good: Good) -> bool {
        let (level, most) = (s.me().factory(good).level, self.factory_level(s));
        level > 0 && (level < most || (level == most && level < 4 && s.me().owned.has(Tile::Inventor)))
    }

    /// WF-7.2, WF-7.9, WF-R5
    pub(crate) fn may_build(&self, s: &State, good: Good, level: u8) -> bool {
        s.work.closed_level[good.index()] != level && self.numbers.good(good).row_size[0] <= self.available(s)
    }

    /// WF-7.8: quality is lost with the factory alone (WF-10.3).
    pub(crate) fn close(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        let factory = *s.me().factory(good);
        s.fired += factory.all_workers();
        s.work.closed_level[good.index()] = factory.level;
        (s.work.stage, s.work.cursor) = (CLOSING, good as u8 + 1);
        *s.me_mut().factory_mut(good) = Factory::default();
        log.event(Event::Closed { seat, good });
    }

    pub(crate) fn modernise(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        let most = self.factory_level(s);
        let place = good as u8;
        if s.work.built >> place & 1 == 0 {
            (s.work.stage, s.work.cursor) = (MODERNISING, place);
        }
        let factory = s.me_mut().factory_mut(good);
        factory.level += 1;
        let level = factory.level;
        if factory.obsolete && level >= most {
            // WF-7.4, WF-R15
            let extra = factory.extra;
            (factory.extra, factory.obsolete) = (0, false);
            s.fired += extra;
        }
        s.work.bill += u16::from(self.numbers.good(good).cost[usize::from(level) - 1]);
        s.work.touched |= 1 << place;
        log.event(Event::Modernised { seat, good, level });
        if level > most {
            s.decision = Decision::InventorFee;
        } else {
            s.work.discount |= 1 << place;
        }
    }

    pub(crate) fn build(&self, s: &mut State, good: Good, level: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let size = self.numbers.good(good).row_size[0];
        self.hire_workers(s, size);
        *s.me_mut().factory_mut(good) =
            Factory { level, price: self.numbers.least_price, workers: [size, 0, 0, 0], ..Factory::default() };
        s.work.bill += u16::from(self.numbers.good(good).cost[usize::from(level) - 1]);
        let place = good as u8;
        (s.work.stage, s.work.cursor) = (BUILDING, place + 1);
        s.work.touched |= 1 << place;
        s.work.built |= 1 << place;
        s.work.discount |= 1 << place;
        log.event(Event::Built { seat, good, level });
    }

    /// WF-D9 `Done`: the Developer, then the bill.
    pub(crate) fn end_factory(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.me().owned.has(Tile::Developer) && s.work.discount != 0 {
            s.decision = Decision::UseDeveloper;
        } else {
            self.pay_factory_bill(s, log);
        }
    }

    /// WF-7.6
    pub(crate) fn use_developer(&self, s: &mut State, yes: bool, log: &mut impl Log<Self>) {
        if yes {
            s.work.bill -= self.discount(s);
            self.use_up(s, s.active, Tile::Developer, log);
        }
        self.pay_factory_bill(s, log);
    }

    /// WF-7.6: what the Developer takes off the bill.
    pub(crate) fn discount(&self, s: &State) -> u16 {
        let discount = u16::from(self.numbers.tiles.developer_discount) * s.work.discount.count_ones() as u16;
        discount.min(s.work.bill)
    }

    /// WF-7.7, then the prices of what was built and modernised (WF-7.11, WF-15.5).
    fn pay_factory_bill(&self, s: &mut State, log: &mut impl Log<Self>) {
        let bill = s.work.bill;
        self.pay(s, s.active, bill, "WF-7.7", log);
        self.ask_prices(s, log);
    }

    /// WF-D10
    pub(crate) fn inventor_fees(&self, s: &State) -> Options {
        Options::NONE.and(0).and_if(1, s.me().inventor_paid < 4)
    }

    pub(crate) fn inventor_fee(&self, s: &mut State, pay: bool, log: &mut impl Log<Self>) {
        let seat = s.active;
        let in_factory = s.work.bill > 0 || s.work.touched != 0;
        if pay {
            let fee = self.numbers.tiles.inventor_fee[usize::from(s.me().inventor_paid)];
            s.me_mut().inventor_paid += 1;
            log.event(Event::InventorKept { seat, fee });
            if in_factory {
                s.work.bill += u16::from(fee);
            } else {
                self.pay(s, seat, fee.into(), "WF-17.11", log);
            }
        } else {
            self.use_up(s, seat, Tile::Inventor, log);
        }
        if in_factory {
            s.decision = Decision::FactoryStep;
        } else {
            self.special_taken(s, log);
        }
    }
}
