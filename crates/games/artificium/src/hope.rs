//! The most that the rest of a plan can bring: what cannot become the best plan need not be tried.
//!
//! A card brings its points, its effect and its goods, and takes its inputs at least at what they would have been worth: sold,
//! or the coins not spent on them. Selling never makes anybody richer than that.

use crate::Artificium;
use crate::plan::{LONGEST, Means, Purse};
use crate::things::{Card, Good, GoodKinds};

/// For sums in another order: what is worth the same must not be left out.
const ROUNDING: f32 = 0.001;

/// Bounds for the rest of a hand, from each of its cards on.
#[derive(Clone, Copy, Default)]
pub(crate) struct Hope {
    /// What a good is worth at most, against the coins it sells for.
    pub(crate) good: f32,
    /// Which goods the cards from this one on take.
    pub(crate) taken_from: [GoodKinds; LONGEST + 1],
    /// What the cards from this one on bring, once each.
    cards: [f32; LONGEST + 1],
    /// What the best of them brings.
    best: [f32; LONGEST + 1],
    /// What all resource spaces in reach can bring.
    gifts: f32,
    /// Whether a Fair could be fetched.
    fair_in_front: bool,
    coin: f32,
}

impl Hope {
    pub(crate) fn new(rules: &Artificium, means: &Means, tried: &[Card]) -> Self {
        let worth = &means.worth;
        let fair_in_front = means.front.has(Card::Fair);
        let mut hope = Self { good: worth.good.max(1.0), coin: worth.coin, fair_in_front, ..Self::default() };
        let numbers = &rules.numbers;
        let coins = |coins: u16| f32::from(coins) * worth.coin;
        let kept = |good: Good| coins(numbers.good(good).sell) * hope.good;
        let (mut reach, mut most) = (0, 0);
        hope.best[tried.len()] = worth.best_action(means.front);
        for (place, card) in tried.iter().enumerate().rev() {
            let info = numbers.card(*card);
            let takes = info.takes().map(|good| f32::from(info.cost[good]) * kept(good).min(coins(numbers.good(good).buy)));
            let makes = info.makes().map(|good| f32::from(info.gain[good]) * kept(good));
            let brings =
                f32::from(info.vp) + worth.effect(*card) + makes.sum::<f32>() - takes.sum::<f32>() - coins(info.cost_coins);
            let in_hand = means.hand.has(*card);
            let once = if in_hand { brings.max(0.0) } else { 0.0 };
            hope.cards[place] = hope.cards[place + 1] + once;
            hope.best[place] = hope.best[place + 1].max(brings);
            hope.taken_from[place] = hope.taken_from[place + 1].and(info.kinds_taken);
            reach += if in_hand { info.vp } else { 0 };
            most = most.max(info.vp);
        }
        // A card on the table and two fetched ones may go further than the hand.
        let chosen = means.chosen.card().map_or(0, |card| numbers.card(card).vp);
        reach += chosen + 2 * most.max(chosen);
        if rules.gift_within(means.vp, reach) {
            hope.gifts = rules.gifts(means.vp, means.vp.saturating_add(reach), means.peak).map(|(_, good)| kept(good)).sum();
        }
        hope
    }

    /// Leaves nothing out.
    #[cfg(test)]
    pub(crate) fn boundless(self) -> Self {
        Self { gifts: f32::INFINITY, ..self }
    }

    /// The most that can come to this purse from the card at this place on.
    pub(crate) fn beyond(&self, rules: &Artificium, next: usize, cards: usize, purse: &Purse) -> f32 {
        let fetches = purse.fetches + purse.fetches_now;
        let fairs = purse.fairs + if self.fair_in_front { fetches } else { 0 };
        let fairs = if fairs == 0 {
            0.0
        } else {
            let in_front = purse.played + (cards - next) as u32 + u32::from(fetches) + u32::from(fairs);
            f32::from(fairs) * f32::from(rules.fair_income(in_front)) * self.coin
        };
        self.cards[next] + f32::from(fetches) * self.best[next] + fairs + self.gifts + ROUNDING
    }
}
