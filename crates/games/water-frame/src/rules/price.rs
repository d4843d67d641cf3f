//! The price adjustment (WF-15); appeal (WF-3).

use crate::state::{Decision, Phase, State};
use crate::things::{Action, Good};
use crate::{Event, WaterFrame};
use table::{Log, Options, Seat};

impl WaterFrame {
    /// WF-3.3: base quality and marker.
    pub(crate) fn quality(&self, s: &State, seat: Seat, good: Good) -> u8 {
        let factory = s.players[seat].factory(good);
        if factory.stands() { self.base_quality(s, seat, good) + factory.quality } else { 0 }
    }

    /// The cost of the factory's level (WF-3.3).
    pub(crate) fn base_quality(&self, s: &State, seat: Seat, good: Good) -> u8 {
        match s.players[seat].factory(good).level {
            0 => 0,
            level => self.numbers.good(good).cost[usize::from(level) - 1],
        }
    }

    /// WF-3.3, WF-3.4; without an upper end (WF-3.5, WF-R30).
    pub(crate) fn appeal(&self, s: &State, seat: Seat, good: Good) -> u8 {
        let factory = s.players[seat].factory(good);
        if !factory.stands() {
            return 0;
        }
        (self.quality(s, seat, good) + factory.distribution).saturating_sub(factory.price)
    }

    /// WF-15.4: the highest legal price.
    pub(crate) fn highest_price(&self, s: &State, seat: Seat, good: Good) -> u8 {
        let factory = s.players[seat].factory(good);
        let scale = self.numbers.most_price - self.excess(s, seat, good).min(self.numbers.most_price);
        scale.min(self.quality(s, seat, good) + factory.distribution)
    }

    /// WF-D2
    pub(crate) fn prices(&self, s: &State) -> Options {
        let good = s.work.good.unwrap_or(Good::Food);
        let from = good as u32 * 32;
        let high = self.highest_price(s, s.active, good);
        Options::range(from + u32::from(self.numbers.least_price), from + u32::from(high))
    }

    /// After the main action: the entitled factories, food to lamps (WF-15.1, WF-15.2).
    pub(crate) fn ask_prices(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.work.cursor = 0;
        self.ask_next_price(s, log);
    }

    fn ask_next_price(&self, s: &mut State, log: &mut impl Log<Self>) {
        let action = s.work.marker.map(|marker| marker.action());
        let pool = matches!(action, Some(Action::Quality | Action::Distribution)) && s.work.pool >= self.numbers.untouched_cost;
        let entitled = |good: &Good| {
            let place = *good as u8;
            place >= s.work.cursor && s.me().factory(*good).stands() && (s.work.touched >> place & 1 == 1 || pool)
        };
        match Good::ALL.into_iter().find(entitled) {
            Some(good) => {
                s.work.good = Some(good);
                s.decision = Decision::SetPrice;
            }
            None => self.end_turn(s, log),
        }
    }

    /// WF-3.6
    pub(crate) fn set_price(&self, s: &mut State, good: Good, price: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let factory = s.me_mut().factory_mut(good);
        let changed = factory.price != price;
        factory.price = price;
        let founding = matches!(s.phase, Phase::FirstFoundation | Phase::SecondFoundation);
        if changed || founding {
            let rule = if founding { "WF-4.10" } else { "WF-15.1" };
            log.event(Event::PriceSet { seat, good, price, appeal: self.appeal(s, seat, good), rule });
        }
        if founding {
            self.next_player(s, log);
            return;
        }
        if changed && s.work.touched >> good as u8 & 1 == 0 {
            s.work.pool -= self.numbers.untouched_cost;
        }
        s.work.cursor = good as u8 + 1;
        self.ask_next_price(s, log);
    }
}
