//! The Distribution action (WF-11).

use crate::moves::bit;
use crate::state::{Decision, State};
use crate::things::{Good, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options};

impl WaterFrame {
    /// WF-D18; what is left of everything paid may change prices (WF-11.6, WF-R27).
    pub(crate) fn patent_mode(&self, s: &mut State, give_back: bool, log: &mut impl Log<Self>) {
        if give_back {
            s.work.free_steps = self.numbers.tiles.patent_levels;
            self.use_up(s, s.active, Tile::Patent, log);
        } else {
            let more = self.numbers.tiles.patent_pounds;
            s.work.allowed += more;
            s.work.pool += more;
        }
        self.ask_distribution(s, log);
    }

    /// WF-D19: a step to level m costs m of the budget (WF-11.2).
    pub(crate) fn distribution_raises(&self, s: &State) -> Options {
        let left = s.work.allowed - s.work.used;
        self.raises(s, |level| level < left)
    }

    /// WF-D20
    pub(crate) fn free_raises(&self, s: &State) -> Options {
        self.raises(s, |_| s.work.free_steps > 0)
    }

    fn raises(&self, s: &State, affords: impl Fn(u8) -> bool) -> Options {
        let mut goods = Options::NONE.and(bit::GOODS_DONE);
        for good in s.me().standing() {
            let level = s.me().factory(good).distribution;
            let fits = level < self.numbers.most_distribution && affords(level) && good as u8 >= s.work.cursor;
            goods = goods.and_if(good as u32, fits);
        }
        goods
    }

    pub(crate) fn ask_distribution(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.decision = Decision::RaiseDistribution;
        if self.passes_by_itself(self.distribution_raises(s), s.work.used > 0) {
            self.end_distribution(s, log);
        }
    }

    pub(crate) fn raise_distribution(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let level = self.one_level_up(s, good, "WF-11.2", log);
        s.work.used += level;
        s.work.pool -= level;
        self.ask_distribution(s, log);
    }

    fn one_level_up(&self, s: &mut State, good: Good, rule: &'static str, log: &mut impl Log<Self>) -> u8 {
        let seat = s.active;
        let factory = s.me_mut().factory_mut(good);
        factory.distribution += 1;
        let level = factory.distribution;
        s.work.cursor = good as u8;
        s.work.touched |= 1 << good as u8;
        log.event(Event::DistributionRaised { seat, good, level, rule });
        level
    }

    pub(crate) fn end_distribution(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.work.cursor = 0;
        self.ask_free_raise(s, false, log);
    }

    fn ask_free_raise(&self, s: &mut State, begun: bool, log: &mut impl Log<Self>) {
        s.decision = Decision::FreeRaise;
        if self.passes_by_itself(self.free_raises(s), begun) {
            self.ask_prices(s, log);
        }
    }

    /// WF-11.4: a factory raised so is touched (WF-R28).
    pub(crate) fn free_raise(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        self.one_level_up(s, good, "WF-11.4", log);
        s.work.free_steps -= 1;
        self.ask_free_raise(s, true, log);
    }
}
