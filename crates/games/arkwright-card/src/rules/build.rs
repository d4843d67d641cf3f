//! The actions Build and Hire (AC-60 to AC-73, AC-167).

use crate::state::{Decision, Factory};
use crate::things::{Card, Good};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves};

impl ArkwrightCard {
    fn in_stage(s: &State, stage: u8, good: Good) -> Result<(), Refusal> {
        let in_order = s.work.stage < stage || (s.work.stage == stage && good.index() >= usize::from(s.work.cursor));
        if in_order { Ok(()) } else { Err(Refusal::OutOfOrder { rule: "AC-60" }) }
    }

    /// AC-61, AC-62
    pub(crate) fn may_build(&self, s: &State, good: Good) -> Result<(), Refusal> {
        if s.me().factory(good).is_open() {
            return Err(Refusal::AlreadyOpen { good, rule: "AC-61" });
        }
        if !Self::still_produced(s, good) {
            return Err(Refusal::TooLate { good, rule: "AC-62" });
        }
        Self::in_stage(s, 0, good)
    }

    /// AC-64: the factory as a decade wants it.
    fn brought_up_to(factory: Factory, decade: u8) -> Factory {
        let mut newer = factory;
        if decade >= 2 {
            newer.side = 2;
            newer.face1 = if factory.face1 > 0 { 2 } else { 0 };
        }
        if decade >= 3 {
            newer.face2 = if factory.face2 > 0 { 3 } else { 0 };
        }
        newer
    }

    /// AC-64, AC-65, AC-R11
    pub(crate) fn may_modernise(&self, s: &State, good: Good) -> Result<(), Refusal> {
        let factory = *s.me().factory(good);
        if !factory.is_open() {
            return Err(Refusal::NotOpen { good, rule: "AC-64" });
        }
        if Self::brought_up_to(factory, s.decade) == factory {
            return Err(Refusal::NothingToFlip { good });
        }
        Self::in_stage(s, 1, good)
    }

    /// AC-167, AC-R13: as if it were the next decade, if that flips more than modernising would.
    pub(crate) fn may_ahead(&self, s: &State, good: Good) -> Result<(), Refusal> {
        let (player, work) = (s.me(), &s.work);
        if !player.owned.has(Card::Inventor) && work.aheads == 0 {
            return Err(Refusal::NoInventor);
        }
        if work.aheads >= self.numbers.inventor_factories {
            return Err(Refusal::InventorUsedUp { most: self.numbers.inventor_factories });
        }
        let factory = *player.factory(good);
        if !factory.is_open() {
            return Err(Refusal::NotOpen { good, rule: "AC-167" });
        }
        let more = Self::brought_up_to(factory, s.decade + 1) != Self::brought_up_to(factory, s.decade);
        if s.decade >= 3 || !more {
            return Err(Refusal::NothingAhead { good });
        }
        if work.modernised & 1 << good.index() != 0 {
            return Err(Refusal::OutOfOrder { rule: "AC-167" });
        }
        Self::in_stage(s, 2, good)
    }

    pub(crate) fn may_build_something(&self, s: &State) -> bool {
        let may =
            |good| self.may_build(s, good).is_ok() || self.may_modernise(s, good).is_ok() || self.may_ahead(s, good).is_ok();
        Good::ALL.into_iter().any(may)
    }

    pub(crate) fn build_moves(&self, s: &State, out: &mut Moves<Move>) {
        for good in Good::ALL {
            out.push_if(self.may_build(s, good), Move::Build { good });
        }
        for good in Good::ALL {
            out.push_if(self.may_modernise(s, good), Move::Modernise { good });
        }
        for good in Good::ALL {
            out.push_if(self.may_ahead(s, good), Move::Ahead { good });
        }
        out.push_if(Self::may_finish(s), Move::Done);
    }

    /// AC-R10: an action must change something.
    pub(crate) fn may_finish(s: &State) -> Result<(), Refusal> {
        if s.work.any { Ok(()) } else { Err(Refusal::NothingDoneYet) }
    }

    /// AC-5, AC-61: tile, office on price, token on slot 4, marker on 0.
    pub(crate) fn open_factory(&self, s: &mut State, good: Good, side: u8, rule: &'static str, log: &mut impl Log<Self>) {
        let seat = s.active;
        *s.me_mut().factory_mut(good) = Factory { side, ..Factory::default() };
        log.event(Event::Opened { seat, good, rule });
    }

    pub(crate) fn build(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let side = if s.decade == 1 { 1 } else { 2 };
        self.open_factory(s, good, side, "AC-61", log);
        s.me_mut().built = true;
        s.work.built = true;
        self.built_step(s, 0, good);
    }

    fn built_step(&self, s: &mut State, stage: u8, good: Good) {
        s.work.any = true;
        s.work.stage = stage;
        s.work.cursor = good.index() as u8 + 1;
    }

    pub(crate) fn modernise(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let (seat, decade) = (s.active, s.decade);
        let factory = s.me_mut().factory_mut(good);
        *factory = Self::brought_up_to(*factory, decade);
        s.work.modernised |= 1 << good.index();
        log.event(Event::Modernised { seat, good, rule: "AC-64" });
        self.built_step(s, 1, good);
    }

    /// AC-167: the first one discards the Inventor.
    pub(crate) fn ahead(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        if s.work.aheads == 0 {
            self.return_card(s, Card::Inventor, "AC-167", log);
        }
        s.work.aheads += 1;
        let (seat, decade) = (s.active, s.decade + 1);
        let factory = s.me_mut().factory_mut(good);
        *factory = Self::brought_up_to(*factory, decade);
        log.event(Event::Modernised { seat, good, rule: "AC-167" });
        self.built_step(s, 2, good);
    }

    /// AC-63: labour effect once if a factory was built.
    pub(crate) fn finish_building(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.work.built {
            self.labour_effect(s, log);
        }
        self.after_action(s, log);
    }

    /// AC-70, AC-72: the first, then the second card.
    pub(crate) fn may_add_workers(&self, s: &State, good: Good) -> Result<(), Refusal> {
        let factory = s.me().factory(good);
        if !factory.is_open() {
            return Err(Refusal::NotOpen { good, rule: "AC-70" });
        }
        if factory.face2 > 0 {
            return Err(Refusal::WorkersFull { good });
        }
        if !Self::still_produced(s, good) {
            return Err(Refusal::TooLate { good, rule: "AC-72" });
        }
        if good.index() < usize::from(s.work.cursor) {
            return Err(Refusal::OutOfOrder { rule: "AC-70" });
        }
        Ok(())
    }

    pub(crate) fn may_hire(&self, s: &State) -> bool {
        Good::ALL.into_iter().any(|good| self.may_add_workers(s, good).is_ok())
    }

    pub(crate) fn hire_moves(&self, s: &State, out: &mut Moves<Move>) {
        for good in Good::ALL {
            out.push_if(self.may_add_workers(s, good), Move::AddWorkers { good });
        }
        out.push_if(Self::may_finish(s), Move::Done);
    }

    /// AC-71: the face of the decade if it is printed, else the one before.
    pub(crate) fn add_workers(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let (seat, decade) = (s.active, s.decade);
        let factory = s.me_mut().factory_mut(good);
        let card = if factory.face1 == 0 {
            factory.face1 = if decade == 1 { 1 } else { 2 };
            1
        } else {
            factory.face2 = if decade == 3 { 3 } else { 1 };
            2
        };
        s.work.any = true;
        s.work.cursor = good.index() as u8;
        log.event(Event::Hired { seat, good, card });
    }

    /// AC-73
    pub(crate) fn finish_hiring(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.labour_effect(s, log);
        self.after_action(s, log);
    }

    pub(crate) fn begin_steps(&self, s: &mut State, decision: Decision) {
        s.work = Default::default();
        s.ask(decision);
    }
}
