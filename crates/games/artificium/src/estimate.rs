//! What a position is worth to a seat, for bots (12.4).

use crate::plan::Worth;
use crate::state::Decision;
use crate::{Artificium, State};
use table::{Estimate, Seat};

/// What an unknown card of the next hand brings, from games of planning players.
const NEW_CARD: f32 = 2.4;

impl Artificium {
    /// What things are worth at this moment of the game.
    pub(crate) fn worth(&self, s: &State) -> Worth {
        let last = s.round == self.numbers.rounds;
        let coin = if last { 1.0 / f32::from(self.numbers.coins_per_vp) } else { 0.4 };
        let opponents = (self.seats - 1) as f32;
        Worth {
            coin,
            good: if last { 1.0 } else { 1.15 },
            mage: if last { 2.5 } else { 3.5 },
            knight: f32::from(self.numbers.knight_setback) / opponents,
            exploration: if last { 1.5 } else { 2.0 },
            theft: 0.8,
        }
    }
}

impl Estimate for Artificium {
    fn estimate(&self, s: &State, seat: Seat) -> f32 {
        if s.decision == Decision::Over {
            return self.score_of(s, seat) as f32;
        }
        let plan = self.plan(s, seat, self.worth(s));
        let rounds_left = f32::from(self.numbers.rounds - s.round);
        let next_hand = if s.decision == Decision::RoundEnd {
            self.numbers.hand_size.saturating_sub(s.hand[seat].size()) as f32 * NEW_CARD
        } else {
            0.0
        };
        f32::from(s.vp[seat]) + plan.worth + next_hand + rounds_left * self.numbers.hand_size as f32 * NEW_CARD
    }
}
