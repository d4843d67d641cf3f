//! What a position is worth to a seat, for bots (12.4).

use crate::plan::Worth;
use crate::state::Decision;
use crate::{Artificium, State};
use table::{Estimate, Levels, Seat};

table::weights! {
    /// What the estimate of Artificium reckons with, in victory points.
    pub struct Weights {
        /// A coin before the last round.
        coin = 0.52,
        /// A good before the last round, in coins of its price.
        good = 1.68,
        /// The cards of a mage tower in the last round.
        mage_last = 2.35,
        /// The cards of a mage tower before.
        mage = 4.18,
        /// An exploration in the last round.
        exploration_last = 1.63,
        /// An exploration before.
        exploration = 2.0,
        /// A theft.
        theft = 0.82,
        /// An unknown card of the next hand.
        new_card = 1.67,
        /// How far off the estimate is with the whole game to come.
        doubt = 6.4,
    }
}

impl Artificium {
    /// What things are worth in the last round, or before.
    pub(crate) fn worth(&self, last: bool, weights: &Weights) -> Worth {
        let coin = if last { 1.0 / f32::from(self.numbers.coins_per_vp) } else { weights.coin };
        let opponents = (self.seats - 1) as f32;
        Worth {
            coin,
            good: if last { 1.0 } else { weights.good },
            mage: if last { weights.mage_last } else { weights.mage },
            knight: f32::from(self.numbers.knight_setback) / opponents,
            exploration: if last { weights.exploration_last } else { weights.exploration },
            theft: weights.theft,
        }
    }
}

impl Estimate for Artificium {
    type Weights = Weights;
    const LEVELS: Levels = Levels { easy_overlooks: 0.25, medium: 100, hard: 1500, expert: 25_000 };

    fn estimate(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        if s.decision == Decision::Over {
            return self.score_of(s, seat) as f32;
        }
        let worth = self.worth(s.round == self.numbers.rounds, weights);
        let plan = self.remembered_worth(&self.means(s, seat, worth));
        let rounds_left = f32::from(self.numbers.rounds - s.round);
        let next_hand = if s.decision == Decision::RoundEnd {
            self.numbers.hand_size.saturating_sub(s.hand[seat].size()) as f32 * weights.new_card
        } else {
            0.0
        };
        f32::from(s.vp[seat]) + plan + next_hand + rounds_left * self.numbers.hand_size as f32 * weights.new_card
    }

    fn doubt(&self, s: &State, weights: &Weights) -> f32 {
        let left = f32::from(self.numbers.rounds + 1 - s.round) / f32::from(self.numbers.rounds);
        weights.doubt * left.sqrt()
    }
}
