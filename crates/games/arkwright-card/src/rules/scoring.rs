//! The end: final capitalisation, ranks, achievements (AC-230 to AC-233).

use crate::state::{Decision, Phase, Player};
use crate::things::Good;
use crate::{ArkwrightCard, Event, State};
use table::{Log, Scores, Seat, Seats, Standing};

impl ArkwrightCard {
    /// 3.4: share value lost by so many ship tokens.
    pub(crate) fn pounds_reached(&self, tokens: u8) -> u8 {
        self.numbers.pound_places.iter().filter(|place| **place <= tokens).count() as u8
    }

    /// AC-230: stored goods sold, shares bought, loans and exports charged.
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
        for seat in self.order(s) {
            if s.players[seat].out {
                continue;
            }
            let last = self.capitalised(&s.players[seat]);
            s.players[seat] = last;
            let score = i32::from(last.shares) * i32::from(last.value);
            log.event(Event::Capitalised { seat, shares: last.shares, value: last.value, money: last.money, score });
        }
        s.decision = Decision::Over;
    }

    pub(crate) fn automa_score(&self, s: &State, automa: usize) -> i32 {
        i32::from(s.automas[automa].shares) * i32::from(s.automas[automa].value)
    }

    /// AC-231, AC-232, AC-R43, AC-R52: most capitalisation, then more money, then together; in solo nobody may be above.
    pub(crate) fn stand(&self, s: &State) -> Standing {
        let seats = || Seat::new(0).round(self.seats);
        let scores: Scores = seats().map(|seat| self.score_of(s, seat)).collect();
        let rank = |seat: &Seat| {
            let player = &s.players[*seat];
            (!player.out, scores[seat.number()], player.money, if player.out { player.out_round } else { 0 })
        };
        let best = seats().map(|seat| rank(&seat)).max();
        let mut winners: Seats = seats().filter(|seat| Some(rank(seat)) == best).collect();
        if self.is_solo() {
            let human = &s.players[Seat::new(0)];
            let above = (0..2).map(|automa| self.automa_score(s, automa)).max().unwrap_or(0);
            if human.out || above > scores[0] {
                winners = Seats::NONE;
            }
        }
        Standing { winners: (s.decision == Decision::Over).then_some(winners), scores }
    }
}
