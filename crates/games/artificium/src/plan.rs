//! The best use of a hand in this round (12.1): which cards in which order, with the trades they need.
//!
//! Inputs always come from cards of a lower index, so buildings are tried in ascending order, each played or left out; a Fair
//! may be held at any point; a Reconstruction is one more copy of a card in front, or of a building just played.

use crate::hope::Hope;
use crate::state::{Chosen, Decision, Stage};
use crate::things::{Card, Good, Goods, Pile};
use crate::{Artificium, State};
use table::Seat;

/// The most cards a plan looks at, in hand or to be fetched; the highest ones if there are more.
pub(crate) const LONGEST: usize = 16;

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

impl Step {
    fn of(card: Card) -> Self {
        Self { card, buy: Goods::NONE, sell: Goods::NONE }
    }
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
}

impl Plan {
    pub(crate) fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.steps[..self.length].iter().flatten().copied()
    }
}

/// What things are worth in victory points, for choosing between plans.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth {
    pub(crate) coin: f32,
    /// A good kept, against the coins it sells for.
    pub(crate) good: f32,
    pub(crate) mage: f32,
    pub(crate) knight: f32,
    pub(crate) exploration: f32,
    pub(crate) theft: f32,
}

impl Worth {
    /// What the best action card of these does beyond coins.
    pub(crate) fn best_action(&self, cards: Pile) -> f32 {
        let of = |card, worth| if cards.has(card) { worth } else { 0.0 };
        of(Card::Exploration, self.exploration).max(of(Card::Theft, self.theft))
    }

    /// What a building does beyond its goods and points.
    pub(crate) fn effect(&self, card: Card) -> f32 {
        match card {
            Card::MageTower => self.mage,
            Card::Castle => self.knight,
            _ => 0.0,
        }
    }
}

/// How things stand in the middle of a plan.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    coins: i32,
    goods: Goods,
    vp: u16,
    effects: f32,
    pub(crate) played: u32,
    pub(crate) fairs: u8,
    /// Reconstructions in hand.
    pub(crate) fetches: u8,
    /// A Reconstruction on the table, which can only fetch what already lies in front.
    pub(crate) fetches_now: u8,
}

impl Purse {
    fn coins_left(&self) -> u16 {
        self.coins.clamp(0, i32::from(u16::MAX)) as u16
    }
}

/// What is kept of the plans that are tried: the best one with its steps, or only what it comes to.
trait Record {
    /// Notes a step of the plan that is being tried.
    fn step(&mut self, place: usize, step: Step);
    /// A whole plan of so many steps is better than all before.
    fn done(&mut self, length: usize, worth: f32, purse: &Purse);
}

/// What the best plan comes to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Prospect {
    pub(crate) worth: f32,
    /// Victory points it brings on the track.
    pub(crate) vp: u16,
    /// Coins left.
    pub(crate) coins: u16,
    /// Goods left.
    pub(crate) goods: Goods,
    /// Cards in front.
    pub(crate) played: u8,
}

impl Prospect {
    const NONE: Self = Self { worth: f32::MIN, vp: 0, coins: 0, goods: Goods::NONE, played: 0 };
}

impl Record for Prospect {
    #[inline]
    fn step(&mut self, _: usize, _: Step) {}

    #[inline]
    fn done(&mut self, _: usize, worth: f32, purse: &Purse) {
        *self = Self { worth, vp: purse.vp, coins: purse.coins_left(), goods: purse.goods, played: purse.played as u8 };
    }
}

struct Written {
    path: [Option<Step>; STEPS],
    best: Plan,
}

impl Record for Written {
    fn step(&mut self, place: usize, step: Step) {
        self.path[place] = Some(step);
    }

    fn done(&mut self, length: usize, _: f32, purse: &Purse) {
        self.best = Plan { steps: self.path, length, vp: purse.vp, coins: purse.coins_left(), goods: purse.goods };
    }
}

/// All that the best use of a hand depends on, at one table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Means {
    pub(crate) hand: Pile,
    pub(crate) goods: Goods,
    pub(crate) chosen: Chosen,
    /// What the card on the table takes in coins; nothing if it has no target (AR-R31).
    pub(crate) price: Option<i32>,
    /// Once trading for it has begun, it will be resolved (AR-R10), and only goods from this one on can still be sold (5.6).
    pub(crate) begun: Option<u8>,
    pub(crate) coins: u16,
    pub(crate) vp: u16,
    /// The highest VP reached, where that matters (AR-R14).
    pub(crate) peak: u16,
    /// Cards in front.
    pub(crate) played: u8,
    /// What a Reconstruction can fetch, one of each kind; nothing where there is none to play.
    pub(crate) front: Pile,
    pub(crate) worth: Worth,
}

struct Planner<'a, R> {
    rules: &'a Artificium,
    worth: Worth,
    start_vp: u16,
    peak: u16,
    /// The buildings to be tried, sorted: those in hand, and one of each kind that could only be fetched.
    tried: [Card; LONGEST],
    cards: usize,
    hand: Pile,
    /// What can be fetched at once.
    front: Pile,
    /// What fetching the best action card does.
    action: f32,
    /// The first good that may be sold.
    sell_from: u8,
    hope: Hope,
    best: f32,
    branches: u32,
    record: R,
}

impl Artificium {
    /// What the seat has to plan with.
    pub(crate) fn means(&self, s: &State, seat: Seat, worth: Worth) -> Means {
        let is_out = s.out.contains(seat) && s.decision != Decision::RoundEnd || s.chosen[seat] == Chosen::Pass;
        let hand = if is_out { Pile::EMPTY } else { s.hand[seat] };
        Means {
            hand,
            goods: s.goods[seat],
            chosen: s.chosen[seat],
            price: s.chosen[seat].card().and_then(|card| self.coin_for(s, seat, card)),
            begun: self.trading_begun(s, seat),
            coins: s.coins[seat],
            vp: s.vp[seat],
            peak: if self.switched.gain_again { 0 } else { s.peak[seat] },
            played: s.front[seat].size() as u8,
            front: to_fetch(hand, s.chosen[seat], s.front[seat]),
            worth,
        }
    }

    /// AR-R10: from which good on the seat may still sell for its card, if it has begun to trade for it.
    fn trading_begun(&self, s: &State, seat: Seat) -> Option<u8> {
        if s.decision != Decision::Handle || s.active != seat || self.may_give_up(s).is_ok() {
            return None;
        }
        Some(match s.stage {
            _ if self.switched.free_trade_order => 0,
            Stage::Second => Good::ALL.len() as u8,
            _ => s.cursor,
        })
    }

    /// The best plan for a hand, the card on the table first if there is one.
    pub(crate) fn plan(&self, means: &Means) -> Plan {
        let blank = Plan { steps: [None; STEPS], length: 0, vp: 0, coins: means.coins, goods: means.goods };
        self.try_all(means, Written { path: [None; STEPS], best: blank }).best
    }

    /// What the best plan comes to: the same as in [`Artificium::plan`], in less time.
    pub(crate) fn prospect(&self, means: &Means) -> Prospect {
        self.try_all(means, Prospect::NONE)
    }

    fn try_all<R: Record>(&self, means: &Means, record: R) -> R {
        self.try_hoping(means, record, |tried| Hope::new(self, means, tried))
    }

    fn try_hoping<R: Record>(&self, means: &Means, record: R, hope: impl FnOnce(&[Card]) -> Hope) -> R {
        let (hand, worth) = (means.hand, means.worth);
        let mut planner = Planner {
            rules: self,
            worth,
            start_vp: means.vp,
            peak: means.peak,
            tried: [Card::Sawmill; LONGEST],
            cards: 0,
            hand,
            front: means.front,
            action: worth.best_action(means.front),
            sell_from: 0,
            hope: Hope::default(),
            best: f32::MIN,
            branches: BRANCHES,
            record,
        };
        let mut all = hand;
        // The card on the table lies in front once it is played.
        let to_lie_there = means.chosen.card().filter(|_| hand.has(Card::Reconstruction));
        for card in means.front.kinds().chain(to_lie_there) {
            if !all.has(card) {
                all.add(card);
            }
        }
        let buildings = all.iter().filter(|(card, _)| !card.is_action());
        let sorted = buildings.flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)));
        let skipped = sorted.clone().count().saturating_sub(LONGEST);
        for card in sorted.skip(skipped) {
            planner.tried[planner.cards] = card;
            planner.cards += 1;
        }
        planner.hope = hope(&planner.tried[..planner.cards]);
        let extra =
            f32::from(hand.count(Card::Exploration)) * worth.exploration + f32::from(hand.count(Card::Theft)) * worth.theft;
        let purse = Purse {
            coins: i32::from(means.coins),
            goods: means.goods,
            vp: 0,
            effects: extra,
            played: u32::from(means.played),
            fairs: hand.count(Card::Fair).min(1),
            fetches: hand.count(Card::Reconstruction).min(1),
            fetches_now: 0,
        };
        match means.chosen.card() {
            Some(card) => planner.with_chosen(card, means, purse),
            None => planner.extend(0, 0, purse),
        }
        planner.record
    }
}

/// AR-74: what lies in front, where there is a Reconstruction; with one Reconstruction for another nothing is won.
fn to_fetch(hand: Pile, chosen: Chosen, front: Pile) -> Pile {
    if !hand.has(Card::Reconstruction) && chosen != Chosen::Card(Card::Reconstruction) {
        return Pile::EMPTY;
    }
    let mut front = front.one_of_each();
    front.remove_if_there(Card::Reconstruction);
    front
}

impl<R: Record> Planner<'_, R> {
    /// The card on the table comes first, or is given up.
    fn with_chosen(&mut self, card: Card, means: &Means, purse: Purse) {
        self.sell_from = means.begun.unwrap_or(0);
        let played = means.price.and_then(|price| self.played(card, price, purse, 0));
        self.sell_from = 0;
        if means.begun.is_none() || played.is_none() {
            self.extend(0, 0, purse);
        }
        let (Some(price), Some((mut after, step))) = (means.price, played) else { return };
        match card {
            Card::Exploration => after.effects += self.worth.exploration,
            // What a theft is worth is what it brings beyond its coins.
            Card::Theft => after.effects += self.worth.theft + price as f32 * self.worth.coin,
            Card::Reconstruction => {
                after.fetches_now += 1;
                // What it fetches lies in front no longer.
                after.played -= 1;
            }
            Card::Fair => after.coins += i32::from(self.rules.fair_income(purse.played)),
            building if !self.front.has(building) => self.front.add(building),
            _ => {}
        }
        self.record.step(0, step);
        self.extend(0, 1, after);
    }

    fn extend(&mut self, next: usize, length: usize, purse: Purse) {
        if next == self.cards {
            self.consider(length, purse);
            self.hold_fair(next, length, purse);
            return;
        }
        if self.value(&purse, self.hope.good) + self.hope.beyond(self.rules, next, self.cards, &purse) < self.best {
            return;
        }
        let card = self.tried[next];
        if !self.hand.has(card) {
            if self.front.has(card) {
                self.fetch(card, next + 1, length, purse);
            }
            return self.extend(next + 1, length, purse);
        }
        if let Some((after, step)) = self.built(card, purse, next + 1) {
            self.record.step(length, step);
            self.extend(next + 1, length + 1, after);
            if self.branches == 0 {
                return;
            }
            self.branches -= 1;
            self.fetch(card, next + 1, length + 1, after);
        } else {
            self.hold_fair(next, length, purse);
        }
        // Leaving out one of two equal cards is leaving out the second.
        let mut rest = next + 1;
        while rest < self.cards && self.tried[rest] == card {
            rest += 1;
        }
        self.extend(rest, length, purse);
    }

    /// AR-74: this building once more, for its whole cost.
    fn fetch(&mut self, card: Card, next: usize, length: usize, purse: Purse) {
        let Some((purse, length)) = self.fetching(card, length, purse) else { return };
        if let Some((after, step)) = self.built(card, purse, next) {
            self.record.step(length, step);
            self.extend(next, length + 1, after);
            self.fetch(card, next, length + 1, after);
        }
    }

    /// The purse and the steps with one Reconstruction used that can fetch this card, which lies in front by then. One on the table
    /// is the first step already.
    fn fetching(&mut self, card: Card, length: usize, mut purse: Purse) -> Option<(Purse, usize)> {
        if purse.fetches_now > 0 && self.front.has(card) {
            purse.fetches_now -= 1;
            return Some((purse, length));
        }
        purse.fetches = purse.fetches.checked_sub(1)?;
        self.record.step(length, Step::of(Card::Reconstruction));
        Some((purse, length + 1))
    }

    /// A Fair, if there is one in hand or one to fetch.
    fn hold_fair(&mut self, next: usize, mut length: usize, mut purse: Purse) {
        if purse.fairs > 0 {
            purse.fairs -= 1;
        } else {
            if !self.front.has(Card::Fair) {
                return;
            }
            let Some(fetched) = self.fetching(Card::Fair, length, purse) else { return };
            (purse, length) = fetched;
        }
        purse.coins += i32::from(self.rules.fair_income(purse.played));
        purse.played += 1;
        self.record.step(length, Step::of(Card::Fair));
        self.extend(next, length + 1, purse);
    }

    /// The purse after playing this building with the trades it needs, if they can be paid.
    #[inline]
    fn built(&self, card: Card, purse: Purse, next: usize) -> Option<(Purse, Step)> {
        self.played(card, self.rules.numbers.card(card).cost_coins.into(), purse, next)
    }

    /// The purse after playing this card for so many coins with the trades it needs, if they can be paid.
    fn played(&self, card: Card, price: i32, mut purse: Purse, next: usize) -> Option<(Purse, Step)> {
        let numbers = &self.rules.numbers;
        let info = numbers.card(card);
        let (mut buy, mut sell) = (Goods::NONE, Goods::NONE);
        purse.coins -= price;
        for good in info.takes() {
            let missing = info.cost[good].saturating_sub(purse.goods[good]);
            buy[good] = missing;
            purse.coins -= i32::from(missing) * i32::from(numbers.good(good).buy);
        }
        if purse.coins < 0 {
            self.sell_spare(card, &mut purse, &mut sell, next)?;
        }
        for good in info.takes() {
            purse.goods[good] = purse.goods[good] + buy[good] - info.cost[good];
        }
        for good in info.makes() {
            purse.goods.gain(good, info.gain[good]);
        }
        let from = self.start_vp.saturating_add(purse.vp);
        if self.rules.gift_within(from, info.vp) {
            for (_, gift) in self.rules.gifts(from, from.saturating_add(info.vp), self.peak) {
                purse.goods.gain(gift, 1);
            }
        }
        purse.vp += info.vp;
        purse.played += 1;
        purse.effects += self.worth.effect(card);
        Some((purse, Step { card, buy, sell }))
    }

    /// Sells what this card does not need until the purse is level: first what no later card needs, cheapest first.
    fn sell_spare(&self, card: Card, purse: &mut Purse, sell: &mut Goods, next: usize) -> Option<()> {
        let numbers = &self.rules.numbers;
        let cost = &numbers.card(card).cost;
        let later = self.hope.taken_from[next.min(self.cards)];
        for needed_later in [false, true] {
            for good in Good::ALL.into_iter().skip(self.sell_from.into()).filter(|good| later.has(*good) == needed_later) {
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
        let fetched = f32::from(purse.fetches + purse.fetches_now) * self.action;
        let worth = self.value(&purse, self.worth.good) + fetched;
        if worth > self.best {
            self.best = worth;
            self.record.done(length, worth, &purse);
        }
    }

    /// What a purse is worth, with a good at so much of the coins it sells for.
    fn value(&self, purse: &Purse, good: f32) -> f32 {
        let goods: u32 = self.rules.sale_of(&purse.goods);
        f32::from(purse.vp) + purse.effects + purse.coins as f32 * self.worth.coin + goods as f32 * self.worth.coin * good
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use table::{Chance, Moves, Rng, Rules, Setup, Spoken};

    /// The hands of random games with purses of all kinds; those of careful players would be more alike.
    #[test]
    fn what_is_left_out_is_never_the_best_and_what_is_remembered_is_right() {
        let rules = Artificium::set_up(&Setup::of(3)).expect("the built-in sheet");
        let (mut rng, mut moves, mut asked) = (Rng::new(1), Moves::new(), 0);
        for game in 0..60 {
            let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
            while let Some(seat) = rules.turn(&state).seats().lowest() {
                let mut means = rules.means(&state, seat, rules.worth(game % 2 == 0, &Weights::default()));
                means.coins = rng.below(12) as u16;
                for good in Good::ALL {
                    means.goods[good] = rng.below(4).saturating_sub(2) as u8;
                }
                if asked % 2 == 0 {
                    means.hand.add(Card::Reconstruction);
                    means.front = to_fetch(means.hand, means.chosen, state.hand[seat.clockwise(1, 3)]);
                }
                let all = rules.try_hoping(&means, Prospect::NONE, |tried| Hope::new(&rules, &means, tried).boundless());
                assert_eq!(rules.prospect(&means), all, "{means:?}");
                assert_eq!(rules.remembered_prospect(&means), all, "{means:?}");
                assert_eq!(rules.remembered_prospect(&means), all, "{means:?}");
                asked += 1;
                rules.moves(&state, seat, &mut moves);
                rules.play(&mut state, seat, moves[rng.below(moves.len() as u32) as usize], &mut ());
            }
        }
        assert!(asked > 2000, "only {asked} hands");
    }
}
