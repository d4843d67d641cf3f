//! The action Extra Production (AC-120 to AC-124, AC-R55).

use crate::state::{Decision, Storing};
use crate::things::{Action, Card, Good};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use std::cmp::Ordering;
use table::{Log, Moves};

impl ArkwrightCard {
    /// AC-122: the costs of the used parts only; level 1 is the tile alone.
    pub(crate) fn extra_cost(&self, s: &State, good: Good, level: u8) -> u16 {
        if level == 0 { 0 } else { self.cost(s, s.me(), good, usize::from(level - 1)) }
    }

    /// What each factory costs with the level chosen so far.
    fn extra_costs(&self, s: &State) -> [u16; 4] {
        Good::ALL.map(|good| self.extra_cost(s, good, s.work.by_good[good.index()]))
    }

    /// AC-123: an open factory, and the means to produce with the cheapest tile alone.
    pub(crate) fn may_produce_something(&self, s: &State, action: Action) -> Result<(), Refusal> {
        let player = s.me();
        let cheapest = player.open().map(|good| self.extra_cost(s, good, 1)).min();
        let cost = cheapest.ok_or(Refusal::NothingToDo { action, rule: "AC-120" })?;
        let have = self.means(player);
        if cost > have { Err(Refusal::TooDear { cost, have, rule: "AC-123" }) } else { Ok(()) }
    }

    /// 5.1: the goods are asked about in their order.
    pub(crate) fn is_asked(s: &State, good: Good, rule: &'static str) -> Result<(), Refusal> {
        match good.index().cmp(&usize::from(s.work.cursor)) {
            Ordering::Less => Err(Refusal::OutOfOrder { rule }),
            Ordering::Equal => Ok(()),
            Ordering::Greater => Err(Refusal::NotYet { rule }),
        }
    }

    /// AC-120, AC-123: levels for which the cards exist and which can be paid together with those chosen so far.
    pub(crate) fn may_produce(&self, s: &State, good: Good, level: u8) -> Result<(), Refusal> {
        let player = s.me();
        if !player.factory(good).is_open() {
            return Err(Refusal::NotOpen { good, rule: "AC-120" });
        }
        Self::is_asked(s, good, "AC-120")?;
        if level == 0 {
            let means = self.means(player);
            let later = Good::ALL.into_iter().skip(good.index() + 1).filter(|later| player.factory(*later).is_open());
            let possible = s.work.any || later.into_iter().any(|later| self.extra_cost(s, later, 1) <= means);
            return if possible { Ok(()) } else { Err(Refusal::NothingDoneYet) };
        }
        if level > 1 && player.factory(good).face(usize::from(level - 2)) == 0 {
            return Err(Refusal::NoWorkerCard { good, rule: "AC-120" });
        }
        let chosen: u16 = self.extra_costs(s).iter().sum();
        let (cost, have) = (chosen + self.extra_cost(s, good, level), self.means(player));
        if cost > have { Err(Refusal::TooDear { cost, have, rule: "AC-123" }) } else { Ok(()) }
    }

    pub(crate) fn extra_moves(&self, s: &State, out: &mut Moves<Move>) {
        let good = Good::at(usize::from(s.work.cursor));
        for level in 0..4 {
            out.push_if(self.may_produce(s, good, level), Move::Produce { good, level });
        }
    }

    /// The next open factory, or Overtime, or the storing.
    pub(crate) fn next_extra_level(&self, s: &mut State, log: &mut impl Log<Self>) {
        let from = usize::from(s.work.cursor);
        if let Some(good) = Good::ALL.into_iter().skip(from).find(|good| s.me().factory(*good).is_open()) {
            s.work.cursor = good.index() as u8;
            s.ask(Decision::ExtraLevel);
        } else if s.me().owned.has(Card::Overtime) {
            s.ask(Decision::ExtraOvertime);
        } else {
            self.begin_extra_storing(s, log);
        }
    }

    pub(crate) fn produce_extra(&self, s: &mut State, good: Good, level: u8, log: &mut impl Log<Self>) {
        s.work.by_good[good.index()] = level;
        s.work.any |= level > 0;
        s.work.cursor = good.index() as u8 + 1;
        self.next_extra_level(s, log);
    }

    /// AC-124
    pub(crate) fn may_overtime_at(&self, s: &State, good: Good) -> Result<(), Refusal> {
        if !s.me().factory(good).is_open() {
            return Err(Refusal::NotOpen { good, rule: "AC-124" });
        }
        if s.work.by_good[good.index()] > 0 { Ok(()) } else { Err(Refusal::NotProducing { good }) }
    }

    pub(crate) fn overtime_at(&self, s: &mut State, good: Option<Good>, log: &mut impl Log<Self>) {
        if good.is_some() {
            self.return_card(s, Card::Overtime, "AC-124", log);
        }
        s.work.overtime_at = good;
        self.begin_extra_storing(s, log);
    }

    fn begin_extra_storing(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.work.cursor = 0;
        s.work.storing_for = Storing::Extra;
        self.store_extra(s, log);
    }

    /// AC-121: the goods of each producing factory go into warehouses; then the costs are paid.
    pub(crate) fn store_extra(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        let from = usize::from(s.work.cursor);
        let next = Good::ALL.into_iter().skip(from).find(|good| s.work.by_good[good.index()] > 0);
        let Some(good) = next else {
            let costs = self.extra_costs(s);
            self.pay(s, costs, log);
            return self.after_action(s, log);
        };
        let level = usize::from(s.work.by_good[good.index()] - 1);
        let extra = if s.work.overtime_at == Some(good) { self.numbers.overtime_goods } else { 0 };
        let made = self.output(good, s.me().factory(good), level) + extra;
        log.event(Event::Made { seat, good, goods: made, rule: "AC-120" });
        s.work.cursor = good.index() as u8 + 1;
        s.work.storing = Some(good);
        s.work.left = s.me().factory(good).stock + made;
        s.ask(Decision::Store);
    }
}
