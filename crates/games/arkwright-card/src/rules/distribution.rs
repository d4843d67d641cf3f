//! The action Distribution (AC-94, AC-95, 5.7).

use crate::state::Decision;
use crate::things::{Card, Good, Track};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves};

impl ArkwrightCard {
    fn spread(s: &State) -> usize {
        s.me().factories.iter().filter(|factory| factory.distribution > 0).count()
    }

    fn card_is_free(s: &State) -> bool {
        Self::spread(s) < Self::distribution_cards(s.me())
    }

    /// AC-95: a card may be taken off where nothing was raised, each later than the last one.
    pub(crate) fn may_free(&self, s: &State, good: Good) -> Result<(), Refusal> {
        if s.me().factory(good).distribution == 0 {
            return Err(Refusal::NoDistribution { good });
        }
        if s.work.by_good[good.index()] > 0 {
            return Err(Refusal::RaisedAlready { good });
        }
        if s.work.freed >> good.index() > 0 {
            return Err(Refusal::OutOfOrder { rule: "AC-95" });
        }
        Ok(())
    }

    /// AC-94
    pub(crate) fn may_raise_distribution(&self, s: &State, good: Good, points: u8) -> Result<(), Refusal> {
        let factory = s.me().factory(good);
        if !factory.is_open() {
            return Err(Refusal::NotOpen { good, rule: "AC-94" });
        }
        if points == 0 {
            return Err(Refusal::NoPointsLeft { rule: "AC-94" });
        }
        if good.index() < usize::from(s.work.cursor) {
            return Err(Refusal::OutOfOrder { rule: "AC-94" });
        }
        if factory.distribution >= self.numbers.distribution_max {
            return Err(Refusal::DistributionCap { good, cap: self.numbers.distribution_max });
        }
        if s.work.freed & 1 << good.index() != 0 {
            return Err(Refusal::FreedAlready { good });
        }
        let can_free = || Good::ALL.into_iter().any(|other| self.may_free(s, other).is_ok());
        if factory.distribution == 0 && !Self::card_is_free(s) && !can_free() {
            return Err(Refusal::NoDistribution { good });
        }
        Ok(())
    }

    pub(crate) fn may_distribute(&self, s: &State, points: u8) -> bool {
        Good::ALL.into_iter().any(|good| self.may_raise_distribution(s, good, points).is_ok())
    }

    pub(crate) fn distribution_moves(&self, s: &State, out: &mut Moves<Move>) {
        for good in Good::ALL {
            out.push_if(self.may_raise_distribution(s, good, s.work.left), Move::RaiseDistribution { good });
        }
        out.push_if(Self::may_finish(s), Move::Done);
    }

    pub(crate) fn begin_distribution(&self, s: &mut State) {
        s.work.left = self.track(s.me(), Track::Distribution);
    }

    pub(crate) fn raise_distribution(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        if s.me().factory(good).distribution == 0 && !Self::card_is_free(s) {
            s.work.storing = Some(good);
            s.ask(Decision::DistributionFree);
            return;
        }
        let seat = s.active;
        let factory = s.me_mut().factory_mut(good);
        factory.distribution += 1;
        let level = factory.distribution;
        s.work.by_good[good.index()] += 1;
        s.work.left -= 1;
        s.work.cursor = good.index() as u8;
        s.work.any = true;
        s.ask(Decision::DistributionStep);
        log.event(Event::DistributionSet { seat, good, level, rule: "AC-94" });
    }

    pub(crate) fn free(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        let player = s.me_mut();
        player.factory_mut(good).distribution = 0;
        // AC-171: the Patent never lies at a factory without distribution.
        player.patent_at = player.patent_at.filter(|at| *at != good);
        s.work.freed |= 1 << good.index();
        log.event(Event::DistributionSet { seat, good, level: 0, rule: "AC-95" });
        let raised = s.work.storing.take().expect("a raise is waiting");
        self.raise_distribution(s, raised, log);
    }

    /// AC-R18: with three in use the owner says where the Patent lies.
    pub(crate) fn finish_distribution(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.me().owned.has(Card::Patent) {
            s.me_mut().patent_at = None;
            if Self::spread(s) > 2 {
                s.ask(Decision::PatentPlace);
                return;
            }
        }
        self.after_action(s, log);
    }

    pub(crate) fn may_place_patent(&self, s: &State, good: Good) -> Result<(), Refusal> {
        if s.me().factory(good).distribution > 0 { Ok(()) } else { Err(Refusal::NoDistribution { good }) }
    }

    pub(crate) fn place_patent(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        s.me_mut().patent_at = Some(good);
        self.after_action(s, log);
    }
}
