//! Whether the end can come with this round (AI-921, AI-R41, AI-R42), as far as cards and actions tell.

use crate::AgeOfIndustry;
use crate::rules::cards::DRAWN;
use crate::state::{Decision, State};
use crate::things::Action;
use serde::Serialize;
use std::cmp::Ordering;

/// Why the game may end with this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MayEnd {
    /// The deck is empty, and a hand can be (AI-921).
    DeckEmpty,
    /// The deck can run out in this round, and a hand be empty (AI-921).
    DeckRunsOut,
    /// Nobody need do anything but pass without a card (AI-R41).
    Idle,
    /// No other round can follow: the game ends for certain (AI-R42).
    LastRound,
}

impl AgeOfIndustry {
    /// Everything that can end the game with this round; where it ends for certain, that alone.
    pub(crate) fn may_end(&self, s: &State) -> Vec<MayEnd> {
        if s.decision == Decision::Over {
            return Vec::new();
        }
        if s.round >= self.numbers.max_rounds {
            return vec![MayEnd::LastRound];
        }
        let mut reasons = Vec::new();
        if self.cards_can_run_out(s) {
            reasons.push(if s.deck.is_empty() { MayEnd::DeckEmpty } else { MayEnd::DeckRunsOut });
        }
        if self.can_stay_idle(s) {
            reasons.push(MayEnd::Idle);
        }
        reasons
    }

    /// AI-921: whether the actions left can empty the deck and leave somebody without cards.
    fn cards_can_run_out(&self, s: &State) -> bool {
        (0..self.seats).any(|empty| {
            let drawn: Option<u32> = (0..self.seats).map(|place| self.most_drawn(s, place, place == empty)).sum();
            drawn.is_some_and(|drawn| drawn >= s.deck.size())
        })
    }

    /// The most cards that a place of the turn order can still draw in this round; nothing if its hand must end empty and cannot.
    fn most_drawn(&self, s: &State, place: usize, must_end_empty: bool) -> Option<u32> {
        let hand = s.players[s.order[place]].hand.size();
        match place.cmp(&usize::from(s.turn)) {
            Ordering::Less => self.most_drawn_in(0, hand, must_end_empty),
            Ordering::Greater => self.most_drawn_in(self.actions_in_round(s.round), hand, must_end_empty),
            Ordering::Equal => {
                // AI-205: an action that has begun must be finished.
                let (drawn, laid, actions) = match s.work.action {
                    None => (0, 0, 0),
                    Some(Action::Draw) if s.decision == Decision::DrawSecond => (1, 0, 1),
                    Some(Action::Draw) => (self.cards_wanted(s), 0, 1),
                    Some(Action::Rail | Action::Sell) => (0, 0, 1),
                    Some(Action::Build | Action::Develop | Action::Pass) => (0, 1, 1),
                    Some(Action::CombinedBuild) => (0, 1, 2),
                };
                let (hand, left) = ((hand + drawn).saturating_sub(laid), s.actions.saturating_sub(actions));
                self.most_drawn_in(left, hand, must_end_empty).map(|more| more + drawn)
            }
        }
    }

    /// An action draws as many cards as the hand has room for (AI-813), or lays one (AI-204). While the deck lasts, a draw takes
    /// all its cards from there: face-up cards are replaced (AI-812).
    fn most_drawn_in(&self, actions: u8, hand: u32, must_end_empty: bool) -> Option<u32> {
        let Some(left) = actions.checked_sub(1) else { return (hand == 0 || !must_end_empty).then_some(0) };
        let drawn = DRAWN.min(self.numbers.hand_limit.saturating_sub(hand));
        let by_drawing = self.most_drawn_in(left, hand + drawn, must_end_empty).map(|more| more + drawn);
        by_drawing.max(self.most_drawn_in(left, hand.saturating_sub(1), must_end_empty))
    }

    /// AI-R41: nothing has been done in this round, and everybody still to act may pass without a card (AI-822).
    fn can_stay_idle(&self, s: &State) -> bool {
        let nothing_begun = s.work.action.is_none_or(|action| action == Action::Pass);
        let to_act = &s.order[usize::from(s.turn)..self.seats];
        s.idle_rounds + 1 >= self.numbers.idle_rounds_to_end
            && !s.acted
            && nothing_begun
            && to_act.iter().all(|seat| self.may_keep(s, *seat))
    }
}
