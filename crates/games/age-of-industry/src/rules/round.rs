//! The end of a round and of the game (AI-901 to AI-921).

use crate::state::{Decision, State};
use crate::{AgeOfIndustry, Event};
use table::Log;

impl AgeOfIndustry {
    pub(crate) fn start_round(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.turn = 0;
        s.acted = false;
        log.event(Event::RoundBegan { round: s.round });
        self.start_turn(s, log);
    }

    /// AI-A6
    pub(crate) fn end_round(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.set_new_order(s, log);
        for place in 0..self.seats {
            self.pay_interest(s, s.order[place], log);
        }
        s.idle_rounds = if s.acted { 0 } else { s.idle_rounds + 1 };
        if let Some(rule) = self.end_rule(s) {
            self.finish(s, rule, log);
        } else {
            s.round += 1;
            self.start_round(s, log);
        }
    }

    /// AI-901, AI-R39: least spent first; equal players keep their order.
    fn set_new_order(&self, s: &mut State, log: &mut impl Log<Self>) {
        let spent = s.players.0.map(|player| player.spent);
        let order = &mut s.order[..self.seats];
        // A stable insertion sort: the standard stable sort may allocate.
        for place in 1..order.len() {
            let mut at = place;
            while at > 0 && spent[order[at - 1].number()] > spent[order[at].number()] {
                order.swap(at - 1, at);
                at -= 1;
            }
        }
        log.event(Event::OrderSet { order: s.order });
        s.players.0.iter_mut().for_each(|player| player.spent = 0);
    }

    /// Why the game ends with this round, if it does; face-up cards do not matter (AI-R32).
    pub(crate) fn end_rule(&self, s: &State) -> Option<&'static str> {
        let somebody_empty = s.players.0[..self.seats].iter().any(|player| player.hand.is_empty());
        if s.deck.is_empty() && somebody_empty {
            Some("AI-921")
        } else if s.idle_rounds >= self.numbers.idle_rounds_to_end {
            Some("AI-R41")
        } else if s.round >= self.numbers.max_rounds {
            Some("AI-R42")
        } else {
            None
        }
    }

    /// AI-A7
    fn finish(&self, s: &mut State, rule: &'static str, log: &mut impl Log<Self>) {
        log.event(Event::GameEnded { rule });
        for place in 0..self.seats {
            let seat = s.order[place];
            let income = self.railway_income(s, seat);
            s.players[seat].cash += income;
            log.event(Event::RailwaysPaid { seat, money: income });
            let loans = self.repayable_at_end(s.players[seat].cash, s.players[seat].loans);
            self.repay(s, seat, loans, log);
        }
        s.decision = Decision::Over;
        // Nobody's turn is left; a finished table is written down and read again like any other.
        s.turn = 0;
        s.active = s.order[0];
        for place in 0..self.seats {
            let seat = s.order[place];
            let score = self.final_score(s, seat);
            log.event(Event::Scored {
                seat,
                money: score.money,
                industries: score.industries,
                loans: score.loans,
                total: score.total(),
            });
        }
    }
}
