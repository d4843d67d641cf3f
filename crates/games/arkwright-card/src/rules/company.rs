//! What a company is made of: output, workers, costs, price and appeal (AC-40 to AC-44, AC-189).

use crate::state::{Factory, Player};
use crate::things::{Card, Good, Track};
use crate::{ArkwrightCard, State};

impl ArkwrightCard {
    /// AC-42: goods of the tile and of so many worker cards.
    pub(crate) fn output(&self, good: Good, factory: &Factory, cards: usize) -> u8 {
        let info = self.numbers.good(good);
        let mut goods = info.sides[usize::from(factory.side - 1)].goods;
        if cards > 0 && factory.face1 > 0 {
            goods += info.worker_cards[0].goods[usize::from(factory.face1 - 1)];
        }
        if cards > 1 && factory.face2 > 0 {
            goods += info.worker_cards[1].goods[usize::from(factory.face2 / 2)];
        }
        goods
    }

    /// AC-43: workers and machines on the first `cards` worker cards.
    pub(crate) fn staff(&self, good: Good, factory: &Factory, cards: usize) -> (u8, u8) {
        let info = self.numbers.good(good);
        let (mut workers, mut machines) = (0, 0);
        for card in 0..cards.min(2) {
            if factory.face(card) > 0 {
                workers += info.worker_cards[card].workers - factory.machines(card);
                machines += factory.machines(card);
            }
        }
        (workers, machines)
    }

    /// AC-189, AC-122, AC-R29, AC-R30: fixed cost, wages and upkeep, with Promoter, Foreman and Workshop at each factory that pays.
    pub(crate) fn cost(&self, s: &State, player: &Player, good: Good, cards: usize) -> u16 {
        self.cost_of(s, player, good, player.factory(good), cards)
    }

    /// What the player would pay if the factory were like this.
    pub(crate) fn cost_of(&self, s: &State, player: &Player, good: Good, factory: &Factory, cards: usize) -> u16 {
        let numbers = &self.numbers;
        let mut fixed = u16::from(numbers.good(good).sides[usize::from(factory.side - 1)].fixed_cost);
        if player.owned.has(Card::Promoter) {
            fixed = fixed.saturating_sub(numbers.fixed_cost_cut);
        }
        let (workers, mut machines) = self.staff(good, factory, cards);
        let wage = numbers.wage(s.wage);
        let mut wages = u16::from(workers) * wage;
        if player.foreman_at == Some(good) {
            let cut = wage.saturating_sub(numbers.wage_cut).max(numbers.wage_after_foreman_min.min(wage));
            wages -= u16::from(workers.min(numbers.foreman_workers)) * (wage - cut);
        }
        if player.owned.has(Card::Workshop) {
            machines = machines.saturating_sub(numbers.machines_free);
        }
        fixed + wages + u16::from(machines) * numbers.machine_upkeep
    }

    /// AC-41: price + appeal of a factory.
    pub(crate) fn total(&self, good: Good, factory: &Factory) -> u8 {
        let info = self.numbers.good(good);
        info.sides[usize::from(factory.side - 1)].sum + info.office + factory.quality.total() + factory.distribution
    }

    /// AC-141, AC-142: the appeals that some position of token, office and quality cards gives, as bits.
    pub(crate) fn appeals(&self, good: Good, factory: &Factory) -> u32 {
        let info = self.numbers.good(good);
        let mut reach = u64::from(info.sides[usize::from(factory.side - 1)].slots);
        for points in [info.office, factory.quality.levels()[0], factory.quality.levels()[1]] {
            reach |= reach << points;
        }
        reach <<= factory.distribution;
        // AC-R4: a marker stops at the end of its track.
        let end = 1 << self.numbers.appeal_max;
        let beyond = reach & !(2 * end - 1);
        ((reach & (2 * end - 1)) | if beyond != 0 { end } else { 0 }) as u32
    }

    /// The value of a track for this player.
    #[inline]
    pub(crate) fn track(&self, player: &Player, track: Track) -> u8 {
        let values = &self.numbers.tracks[track.index()].values;
        values[usize::from(player.tracks[track.index()]).min(values.len() - 1)]
    }

    /// AC-94: distribution cards of a player.
    pub(crate) fn distribution_cards(player: &Player) -> usize {
        2 + usize::from(player.owned.has(Card::Patent))
    }

    /// What cash and all loans that are left could pay (AC-123, AC-R49); both kinds of loan share the tokens (AC-R20).
    pub(crate) fn means(&self, player: &Player) -> u16 {
        player.money + u16::from(self.numbers.loans_max - player.loans) * player.half_value()
    }
}
