//! The Quality action (WF-10).

use crate::moves::bit;
use crate::state::{Decision, State};
use crate::things::{Good, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options};

impl WaterFrame {
    /// WF-10.4
    pub(crate) fn most_quality(&self, s: &State) -> u8 {
        let engineer = s.me().owned.has(Tile::Engineer);
        if engineer { self.numbers.most_quality_engineer.max(self.numbers.most_quality) } else { self.numbers.most_quality }
    }

    /// WF-D17
    pub(crate) fn quality_raises(&self, s: &State) -> Options {
        let mut goods = Options::NONE.and(bit::GOODS_DONE);
        if s.work.used < s.work.allowed {
            let most = self.most_quality(s);
            for good in s.me().standing() {
                let fits = s.me().factory(good).quality < most && good as u8 >= s.work.cursor;
                goods = goods.and_if(good as u32, fits);
            }
        }
        goods
    }

    pub(crate) fn ask_quality(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.decision = Decision::RaiseQuality;
        if self.passes_by_itself(self.quality_raises(s), s.work.used > 0) {
            self.end_quality(s, log);
        }
    }

    pub(crate) fn raise_quality(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        let factory = s.me_mut().factory_mut(good);
        factory.quality += 1;
        let level = factory.quality;
        s.work.used += 1;
        s.work.cursor = good as u8;
        s.work.touched |= 1 << good as u8;
        log.event(Event::QualityRaised { seat, good, level });
        self.ask_quality(s, log);
    }

    /// WF-10.5, WF-R29: what the last level taken leaves of the payment.
    pub(crate) fn end_quality(&self, s: &mut State, log: &mut impl Log<Self>) {
        let shade = s.work.marker.map_or(0, |marker| marker.shade());
        let used = match s.work.used {
            0 => 0,
            levels => self.numbers.quality[shade][usize::from(levels) - 1],
        };
        s.work.pool = s.work.paid.saturating_sub(used);
        self.ask_prices(s, log);
    }
}
