//! A turn and its actions (AI-202 to AI-207).

use crate::state::{Decision, State, Work};
use crate::things::Action;
use crate::{AgeOfIndustry, Event};
use table::{Log, Options};

impl AgeOfIndustry {
    /// AI-D1
    #[inline]
    pub(crate) fn actions(&self, s: &State) -> Options {
        let seat = s.active;
        let (build, combined) = self.can_build(s, seat);
        let sell = self.sellers_among(s, self.open_sellers(s, seat)) != 0;
        let develop = !s.me().hand.is_empty() && self.developable(s, seat) != 0;
        let draw = self.can_draw(s, seat);
        Options::NONE
            .and_if(Action::Build as u32, build)
            .and_if(Action::Rail as u32, self.open_links(s, seat) != 0)
            .and_if(Action::Sell as u32, sell)
            .and_if(Action::Develop as u32, develop)
            .and_if(Action::Draw as u32, draw)
            .and_if(Action::Pass as u32, self.may_pass(s))
            .and_if(Action::CombinedBuild as u32, combined)
    }

    /// AI-206: whoever wants to do nothing passes. AI-R34: with `free_pass = "both"` an empty hand must draw while it can.
    pub(crate) fn may_pass(&self, s: &State) -> bool {
        !s.me().hand.is_empty() || self.may_keep(s, s.active)
    }

    pub(crate) fn act(&self, s: &mut State, action: Action, log: &mut impl Log<Self>) {
        log.event(Event::Acted { seat: s.active, action });
        s.work = Work { action: Some(action), ..Work::default() };
        s.decision = match action {
            Action::Build => Decision::ChooseCard,
            Action::Rail => Decision::ChooseLink,
            Action::Sell => Decision::ChooseSeller,
            Action::Develop => Decision::ChooseDevelop,
            Action::Draw => Decision::DrawFirst,
            Action::Pass => Decision::DiscardCard,
            Action::CombinedBuild => Decision::ChooseIndustry,
        };
    }

    /// AI-A4; loans are repaid by choice once, when the turn ends (AI-R5).
    pub(crate) fn end_action(&self, s: &mut State, used: u8, log: &mut impl Log<Self>) {
        s.work = Work::default();
        s.actions = s.actions.saturating_sub(used);
        if s.actions > 0 {
            s.decision = Decision::ChooseAction;
        } else if self.affordable_repayments(s, s.active) > 0 {
            s.decision = Decision::RepayLoans;
        } else {
            self.end_turn(s, log);
        }
    }

    /// AI-A5
    pub(crate) fn end_turn(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.turn += 1;
        if usize::from(s.turn) == self.seats {
            self.end_round(s, log);
        } else {
            self.start_turn(s, log);
        }
    }

    /// AI-202, AI-203
    pub(crate) fn actions_in_round(&self, round: u8) -> u8 {
        if round == 1 { self.numbers.actions_first_round } else { self.numbers.actions_per_turn }
    }

    pub(crate) fn start_turn(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.active = s.order[usize::from(s.turn)];
        s.actions = self.actions_in_round(s.round);
        s.decision = Decision::ChooseAction;
        log.event(Event::TurnBegan { seat: s.active, actions: s.actions });
        // With nothing left to develop a hand may leave one option only, and what follows at once would tell of it.
        if !s.me().hand.is_empty() && self.developable(s, s.active) == 0 {
            log.barrier();
        }
    }
}
