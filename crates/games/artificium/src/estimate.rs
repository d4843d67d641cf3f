//! What a position is worth to a seat, for bots (12.4).

use crate::features::FEATURES;
use crate::plan::{Means, Prospect, Worth};
use crate::state::Decision;
use crate::things::{Card, Pile};
use crate::{Artificium, Move, State};
use std::sync::LazyLock;
use table::{Estimate, Levels, Moves, Net, Seat};

table::weights! {
    /// What the estimate of Artificium reckons with, in victory points.
    pub struct Weights {
        /// A coin before the last round.
        coin = 0.65,
        /// A good before the last round, in coins of its price.
        good = 1.42,
        /// The cards of a mage tower in the last round.
        mage_last = 2.8,
        /// The cards of a mage tower before.
        mage = 5.6,
        /// An exploration in the last round.
        exploration_last = 2.0,
        /// An exploration before.
        exploration = 2.6,
        /// A theft.
        theft = 0.82,
        /// An unknown card of the next hand, in place of one that is kept.
        new_card = 1.8,
        /// The first exchange of a round, while it is still to come.
        exchange = 3.6,
        /// What the last round brings, beside the coins and goods it starts with.
        last_round = 9.0,
        /// What any other round to come brings.
        round = 16.6,
        /// How far off the estimate is when the last round is to come.
        doubt = 7.2,
    }
}

/// What any other round to come adds to the doubt in the last one, in squares.
const DOUBT_OF_ROUND: f32 = 0.27;
/// The doubt in the cards of a round, for each that a seat holds on average, beside that in the last round.
const DOUBT_OF_CARD: f32 = 0.11;

/// What `lineshaft learn artificium` has learned at tables with the built-in sheet.
static LEARNED: LazyLock<Net> =
    LazyLock::new(|| Net::from_bytes(FEATURES, include_bytes!("learned.net")).expect("a net for these features"));

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

    /// Whoever ended the round before is not to be judged by the luck of the deal: until somebody has decided, this round is
    /// still to come.
    pub(crate) fn just_dealt(&self, s: &State) -> bool {
        s.decision == Decision::Market && s.exchanged.is_empty() && s.passed.is_empty()
    }

    /// Whether a round is over and nobody has decided anything in the next one.
    pub(crate) fn between_rounds(&self, s: &State) -> bool {
        self.just_dealt(s) || s.decision == Decision::RoundEnd
    }

    fn rounds_left(&self, s: &State) -> u8 {
        self.numbers.rounds - s.round + u8::from(self.just_dealt(s))
    }

    /// What the seat can make of its hand and its things in this round.
    pub(crate) fn prospect_of(&self, s: &State, seat: Seat, weights: &Weights) -> Prospect {
        let mut means = self.means(s, seat, self.worth(self.rounds_left(s) == 0, weights));
        if self.just_dealt(s) {
            means.hand = Pile::EMPTY;
        }
        self.aim(s, seat, &mut means);
        self.remembered_prospect(&means)
    }

    /// AR-R31: what has no target is worth nothing. A card on the table needs its target now, one in hand may still get it.
    fn aim(&self, s: &State, seat: Seat, means: &mut Means) {
        if matches!(s.decision, Decision::Market | Decision::RoundEnd) {
            return;
        }
        let chosen = means.chosen.card();
        let on_table = chosen == Some(Card::Theft);
        if on_table || means.hand.has(Card::Theft) {
            let can_be_robbed = |other| self.can_be_robbed(s, other) || !on_table && !s.out.contains(other);
            if !self.opponents(seat).any(can_be_robbed) {
                means.worth.theft = 0.0;
            }
        }
        if chosen == Some(Card::Exploration) || means.hand.has(Card::Exploration) {
            // Who has still to choose will hold one card less.
            let will_choose = |other| s.decision == Decision::Commit && s.awaiting.contains(other);
            let has_cards = |other| s.hand[other].size() > u32::from(will_choose(other));
            if !self.switched.may_target_self && !self.opponents(seat).any(has_cards) {
                means.worth.exploration = 0.0;
            }
        }
    }

    fn can_be_robbed(&self, s: &State, victim: Seat) -> bool {
        self.theft_prices(s, victim).next().is_some()
    }

    /// AR-73: what each kind of good of this seat would cost a thief.
    pub(crate) fn theft_prices(&self, s: &State, victim: Seat) -> impl Iterator<Item = u16> {
        s.goods[victim].iter().filter_map(|(good, _)| self.numbers.theft_price[self.numbers.good(good).level as usize])
    }
}

impl Estimate for Artificium {
    type Weights = Weights;
    const IMAGINED: usize = 8;
    const HANDS_APART: bool = true;
    const HORIZON: usize = 0;
    const FEATURES: usize = FEATURES;
    const LEVELS: Levels = Levels { easy_overlooks: 0.25, medium: 20, hard: 400, expert: 1_000, closer: (16, 512) };

    fn estimate(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        if s.decision == Decision::Over {
            return self.score_of(s, seat) as f32;
        }
        let just_dealt = self.just_dealt(s);
        let rounds_left = self.rounds_left(s);
        let to_come = match s.decision {
            // Each card kept is one drawn less.
            Decision::RoundEnd => -(s.hand[seat].size().min(self.numbers.hand_size) as f32) * weights.new_card,
            Decision::Market if !just_dealt && !s.exchanged.contains(seat) && !s.passed.contains(seat) => weights.exchange,
            _ => 0.0,
        };
        let rounds = match rounds_left {
            0 => 0.0,
            left => weights.last_round + f32::from(left - 1) * weights.round,
        };
        f32::from(s.vp[seat]) + self.prospect_of(s, seat, weights).worth + to_come + rounds
    }

    fn features(&self, s: &State, seat: Seat, features: &mut [u8]) {
        self.write_features(s, seat, features);
    }

    fn learned(&self) -> Option<&'static Net> {
        self.built_in.then(|| &*LEARNED)
    }

    fn rests(&self, s: &State) -> bool {
        self.just_dealt(s)
    }

    fn sensible(&self, s: &State, _: Seat, moves: &mut Moves<Move>) {
        if s.decision == Decision::Handle {
            self.keep_needed_trades(s, moves);
        }
    }

    /// 5.7: later seats do not see earlier choices.
    fn reopen(&self, s: &mut State, seat: Seat) {
        if s.decision == Decision::Commit {
            self.opponents(seat).for_each(|other| s.take_up_again(other));
        }
    }

    fn doubt(&self, s: &State, weights: &Weights) -> f32 {
        let held = |seat: Seat| s.hand[seat].size() + u32::from(s.chosen[seat].card().is_some());
        let cards = if self.between_rounds(s) { 0 } else { Seat::new(0).round(self.seats).map(held).sum() };
        let of_cards = DOUBT_OF_CARD * cards as f32 / self.seats as f32;
        let of_rounds = match self.rounds_left(s) {
            0 => 0.0,
            left => 1.0 + DOUBT_OF_ROUND * f32::from(left - 1),
        };
        weights.doubt * (of_rounds + of_cards * of_cards).sqrt()
    }
}
