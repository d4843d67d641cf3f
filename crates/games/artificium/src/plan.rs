//! The best use of a hand in this round (12.1): which cards in which order, with the trades they need.
//!
//! Inputs always come from cards of a lower index, so buildings are tried in ascending order, each played or left out; a Fair
//! may be held at any point; a Reconstruction is one more copy of a building just played.

use crate::state::Chosen;
use crate::things::{Card, Good, Goods, Pile};
use crate::{Artificium, State};
use table::Seat;

/// The most cards a plan looks at; the highest ones of a larger hand.
const LONGEST: usize = 12;

/// The most steps a plan can have: those cards, the card on the table, two Reconstructions with what they fetch, two Fairs.
const STEPS: usize = LONGEST + 1 + 2 * 2 + 2;

/// How many branches are tried before the rest of a plan is taken as it comes; an ordinary hand needs far fewer.
const BRANCHES: u32 = 600;

/// One card of a plan with the trades made for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) card: Card,
    pub(crate) buy: Goods,
    pub(crate) sell: Goods,
}

/// A way to play a hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    steps: [Option<Step>; STEPS],
    length: usize,
    /// Victory points it brings on the track.
    pub(crate) vp: u16,
    /// Coins left.
    pub(crate) coins: u16,
    /// Goods left.
    pub(crate) goods: Goods,
    /// What it is worth in victory points, what is left included.
    pub(crate) worth: f32,
}

impl Plan {
    pub(crate) fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.steps[..self.length].iter().flatten().copied()
    }
}

/// What things are worth in victory points, for choosing between plans.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    pub(crate) coin: f32,
    /// A good kept, against the coins it sells for.
    pub(crate) good: f32,
    pub(crate) mage: f32,
    pub(crate) knight: f32,
    pub(crate) exploration: f32,
    pub(crate) theft: f32,
}

#[derive(Clone, Copy)]
struct Purse {
    coins: i32,
    goods: Goods,
    vp: u16,
    effects: f32,
    played: u32,
    fairs: u8,
    fetches: u8,
}

struct Planner<'a> {
    rules: &'a Artificium,
    worth: Worth,
    start_vp: u16,
    peak: u16,
    hand: [Card; LONGEST],
    cards: usize,
    branches: u32,
    path: [Option<Step>; STEPS],
    best: Plan,
}

impl Artificium {
    /// The best plan for the seat's hand, its card on the table first if there is one.
    pub(crate) fn plan(&self, s: &State, seat: Seat, worth: Worth) -> Plan {
        let (coins, goods) = (s.coins[seat], s.goods[seat]);
        let chosen = s.chosen[seat].card();
        let is_out = s.out.contains(seat) || s.chosen[seat] == Chosen::Pass;
        let hand = if is_out { Pile::EMPTY } else { s.hand[seat] };
        let mut planner = Planner {
            rules: self,
            worth,
            start_vp: s.vp[seat],
            peak: s.peak[seat],
            hand: [Card::Sawmill; LONGEST],
            cards: 0,
            branches: BRANCHES,
            path: [None; STEPS],
            best: Plan { steps: [None; STEPS], length: 0, vp: 0, coins, goods, worth: f32::MIN },
        };
        let buildings = hand.iter().filter(|(card, _)| !card.is_action());
        let sorted = buildings.flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)));
        let skipped = sorted.clone().count().saturating_sub(LONGEST);
        for card in sorted.skip(skipped) {
            planner.hand[planner.cards] = card;
            planner.cards += 1;
        }
        let extra =
            f32::from(hand.count(Card::Exploration)) * worth.exploration + f32::from(hand.count(Card::Theft)) * worth.theft;
        let purse = Purse {
            coins: i32::from(coins),
            goods,
            vp: 0,
            effects: extra,
            played: s.front[seat].size(),
            fairs: hand.count(Card::Fair).min(1),
            fetches: hand.count(Card::Reconstruction).min(1),
        };
        match chosen {
            Some(card) => planner.with_chosen(card, purse),
            None => planner.extend(0, 0, purse),
        }
        planner.best
    }
}

impl Planner<'_> {
    /// The card on the table comes first, or is given up.
    fn with_chosen(&mut self, card: Card, mut purse: Purse) {
        self.extend(0, 0, purse);
        match card {
            Card::Exploration => purse.effects += self.worth.exploration,
            Card::Theft => purse.effects += self.worth.theft,
            Card::Reconstruction => purse.fetches += 1,
            Card::Fair => {
                purse.fairs += 1;
                return self.hold_fair(0, 0, purse);
            }
            building => {
                if let Some((purse, step)) = self.played(building, purse, 0) {
                    self.path[0] = Some(step);
                    self.extend(0, 1, purse);
                    self.fetch(building, 0, 1, purse);
                }
                return;
            }
        }
        purse.played += 1;
        self.extend(0, 0, purse);
    }

    fn extend(&mut self, next: usize, length: usize, purse: Purse) {
        if next == self.cards {
            self.consider(length, purse);
            if purse.fairs > 0 {
                self.hold_fair(next, length, purse);
            }
            return;
        }
        let card = self.hand[next];
        if let Some((after, step)) = self.played(card, purse, next + 1) {
            self.path[length] = Some(step);
            self.extend(next + 1, length + 1, after);
            if self.branches == 0 {
                return;
            }
            self.branches -= 1;
            self.fetch(card, next + 1, length + 1, after);
        } else if purse.fairs > 0 {
            self.hold_fair(next, length, purse);
        }
        // Leaving out one of two equal cards is leaving out the second.
        let mut rest = next + 1;
        while rest < self.cards && self.hand[rest] == card {
            rest += 1;
        }
        self.extend(rest, length, purse);
    }

    /// AR-74: the building just played once more, for its whole cost.
    fn fetch(&mut self, card: Card, next: usize, length: usize, mut purse: Purse) {
        if purse.fetches == 0 {
            return;
        }
        purse.fetches -= 1;
        if let Some((after, step)) = self.played(card, purse, next) {
            self.path[length] = Some(Step { card: Card::Reconstruction, buy: Goods::NONE, sell: Goods::NONE });
            self.path[length + 1] = Some(step);
            self.extend(next, length + 2, after);
        }
    }

    fn hold_fair(&mut self, next: usize, length: usize, mut purse: Purse) {
        purse.fairs -= 1;
        purse.coins += i32::from(self.rules.fair_income(purse.played));
        purse.played += 1;
        self.path[length] = Some(Step { card: Card::Fair, buy: Goods::NONE, sell: Goods::NONE });
        self.extend(next, length + 1, purse);
    }

    /// The purse after playing this card with the trades it needs, if they can be paid.
    fn played(&self, card: Card, mut purse: Purse, next: usize) -> Option<(Purse, Step)> {
        let numbers = &self.rules.numbers;
        let info = numbers.card(card);
        let (mut buy, mut sell) = (Goods::NONE, Goods::NONE);
        purse.coins -= i32::from(info.cost_coins);
        for good in Good::ALL {
            let missing = info.cost[good].saturating_sub(purse.goods[good]);
            buy[good] = missing;
            purse.coins -= i32::from(missing) * i32::from(numbers.good(good).buy);
        }
        if purse.coins < 0 {
            self.sell_spare(card, &mut purse, &mut sell, next)?;
        }
        for good in Good::ALL {
            purse.goods[good] = purse.goods[good] + buy[good] - info.cost[good];
            purse.goods.gain(good, info.gain[good]);
        }
        let from = self.start_vp.saturating_add(purse.vp);
        for (_, gift) in self.rules.gifts(from, from.saturating_add(info.vp), self.peak) {
            purse.goods.gain(gift, 1);
        }
        purse.vp += info.vp;
        purse.played += 1;
        purse.effects += match card {
            Card::MageTower => self.worth.mage,
            Card::Castle => self.worth.knight,
            _ => 0.0,
        };
        Some((purse, Step { card, buy, sell }))
    }

    /// Sells what this card does not need until the purse is level: first what no later card needs, cheapest first.
    fn sell_spare(&self, card: Card, purse: &mut Purse, sell: &mut Goods, next: usize) -> Option<()> {
        let numbers = &self.rules.numbers;
        let cost = &numbers.card(card).cost;
        let later =
            |good: Good| self.hand[next.min(self.cards)..self.cards].iter().any(|card| numbers.card(*card).cost[good] > 0);
        for needed_later in [false, true] {
            for good in Good::ALL.into_iter().filter(|good| later(*good) == needed_later) {
                while purse.coins < 0 && purse.goods[good] > cost[good] {
                    purse.goods[good] -= 1;
                    sell[good] += 1;
                    purse.coins += i32::from(numbers.good(good).sell);
                }
            }
        }
        (purse.coins >= 0).then_some(())
    }

    fn consider(&mut self, length: usize, purse: Purse) {
        let goods: u32 = self.rules.sale_of(&purse.goods);
        let worth = f32::from(purse.vp)
            + purse.effects
            + purse.coins as f32 * self.worth.coin
            + goods as f32 * self.worth.coin * self.worth.good;
        if worth > self.best.worth {
            let coins = purse.coins.clamp(0, i32::from(u16::MAX)) as u16;
            self.best = Plan { steps: self.path, length, vp: purse.vp, coins, goods: purse.goods, worth };
        }
    }
}
