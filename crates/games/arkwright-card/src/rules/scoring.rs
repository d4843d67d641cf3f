//! The end: final capitalisation, ranks, achievements (AC-230 to AC-233).

use crate::forecast::FinalSteps;
use crate::state::{Decision, Phase, Player};
use crate::things::{Achievement, Good, Track};
use crate::{ArkwrightCard, Event, State};
use table::{Log, Scores, Seat, Seats, Standing};

impl ArkwrightCard {
    /// 3.4: share value lost by so many ship tokens.
    pub(crate) fn pounds_reached(&self, tokens: u8) -> u8 {
        self.numbers.pound_places.iter().filter(|place| **place <= tokens).count() as u8
    }

    /// AC-230, AC-R45, AC-R46: stored goods sold, shares bought, loans and exports charged; neither falls below 0.
    pub(crate) fn capitalised(&self, player: &Player) -> Player {
        let mut last = *player;
        for good in Good::ALL {
            let factory = last.factory_mut(good);
            let stock = std::mem::take(&mut factory.stock);
            factory.small = 0;
            factory.large = 0;
            last.money += u16::from(stock) * u16::from(self.numbers.good(good).end_game_price);
        }
        let affordable = if last.value > 0 { last.money / u16::from(last.value) } else { 0 };
        let bought = affordable.min(u16::from(self.numbers.shares_max.saturating_sub(last.shares)));
        last.money -= bought * u16::from(last.value);
        last.shares += bought as u8;
        last.shares = last.shares.saturating_sub(last.loans * self.numbers.shares_lost_per_loan);
        last.value = last.value.saturating_sub(self.pounds_reached(last.ship_tokens));
        last
    }

    /// AC-230: what the final steps come to.
    pub(crate) fn final_steps(&self, player: &Player) -> FinalSteps {
        let last = self.capitalised(player);
        let stored = |good: Good| u16::from(player.factory(good).stock) * u16::from(self.numbers.good(good).end_game_price);
        let stock_income: u16 = Good::ALL.into_iter().map(stored).sum();
        let spent = player.money + stock_income - last.money;
        let shares_bought = spent.checked_div(player.value.into()).unwrap_or(0) as u8;
        FinalSteps {
            stock_income,
            shares_bought,
            shares_lost: player.shares + shares_bought - last.shares,
            value_lost: player.value - last.value,
            shares: last.shares,
            value: last.value,
            money: last.money,
        }
    }

    /// AC-230: the final capitalisation if the game ended now; bankrupt players are worth nothing.
    pub(crate) fn score_of(&self, s: &State, seat: Seat) -> i32 {
        let player = &s.players[seat];
        if player.out {
            return 0;
        }
        let last = if s.decision == Decision::Over { *player } else { self.capitalised(player) };
        i32::from(last.shares) * i32::from(last.value)
    }

    pub(crate) fn finish(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.phase = Phase::Over;
        let before = s.players[Seat::new(0)];
        for seat in self.order(s) {
            if s.players[seat].out {
                continue;
            }
            let steps = self.final_steps(&s.players[seat]);
            let last = self.capitalised(&s.players[seat]);
            s.players[seat] = last;
            let score = i32::from(last.shares) * i32::from(last.value);
            log.event(Event::Capitalised { seat, steps, score });
        }
        s.decision = Decision::Over;
        if self.is_solo() {
            for automa in 0..2 {
                log.event(Event::AutomaCapitalised { automa: automa as u8, score: self.automa_score(s, automa) });
            }
            let won = self.stand(s).winners.is_some_and(|winners| !winners.is_empty());
            for achievement in Achievement::ALL.into_iter().filter(|one| won && self.achieved(s, &before, *one)) {
                log.event(Event::Achieved { seat: Seat::new(0), achievement });
            }
        }
    }

    /// AC-233, AC-R53: all that were reached are told; picking among them (AC-234) is the player's. `before` is the player before the final steps.
    fn achieved(&self, s: &State, before: &Player, achievement: Achievement) -> bool {
        let numbers = &self.numbers.achievements;
        let open = before.open().count();
        let band = |figure: u8| (numbers.band_low..=numbers.band_high).contains(&figure);
        match achievement {
            Achievement::Magnate => self.score_of(s, Seat::new(0)) >= numbers.magnate_min,
            Achievement::Patriot => before.ships_used == 0,
            Achievement::HardWorker => !before.patent_ever && !before.engineer_ever,
            Achievement::HeroOfTheWorkers => !before.automated,
            Achievement::Gentry => before.tracks[Track::Stock.index()] == 0 && !before.brokered,
            Achievement::Specialist => open == 2 && !before.built,
            Achievement::Generalist => open == 4,
            Achievement::FullEmployment => before.factories.iter().all(|factory| factory.face1 > 0 && factory.face2 > 0),
            Achievement::ManagingDirector => band(before.shares),
            Achievement::Chairman => before.shares >= numbers.top,
            Achievement::Financier => band(before.value),
            Achievement::StockBaron => before.value >= numbers.top,
            Achievement::Upstart => before.upstart,
            Achievement::NouveauRiche => before.money >= numbers.nouveau_riche_min,
            Achievement::Captain => before.ships_used >= numbers.captain_min_ships,
        }
    }

    pub(crate) fn automa_score(&self, s: &State, automa: usize) -> i32 {
        i32::from(s.automas[automa].shares) * i32::from(s.automas[automa].value)
    }

    /// AC-220, AC-232: how many automas are above the human of the solo game; above a bankrupt one both are.
    fn automas_above(&self, s: &State, score: i32) -> u8 {
        let out = s.players[Seat::new(0)].out;
        (0..2).filter(|automa| out || self.automa_score(s, *automa) > score).count() as u8
    }

    /// AC-231, AC-232, AC-R43, AC-R52: most capitalisation, then more money, then together; in solo nobody may be above.
    pub(crate) fn stand(&self, s: &State) -> Standing {
        let seats = || Seat::new(0).round(self.seats);
        let scores: Scores = seats().map(|seat| self.score_of(s, seat)).collect();
        let merit = |seat: Seat, score: i32| {
            let player = &s.players[seat];
            (!player.out, score, player.money, if player.out { player.out_round } else { 0 })
        };
        let best = seats().map(|seat| merit(seat, scores[seat.number()])).max();
        let mut winners: Seats = seats().filter(|seat| Some(merit(*seat, scores[seat.number()])) == best).collect();
        let above = if self.is_solo() { self.automas_above(s, scores[0]) } else { 0 };
        if above > 0 {
            winners = Seats::NONE;
        }
        let mut standing = Standing::ranked(scores, (s.decision == Decision::Over).then_some(winners), merit);
        if self.is_solo() {
            standing.ranks[0] += above;
            standing.rivals.extend([("a", self.automa_score(s, 0)), ("b", self.automa_score(s, 1))]);
        }
        standing
    }
}
