//! What self-play learns from: facts that may decide how far off the estimate is.

use crate::plan::Prospect;
use crate::state::Decision;
use crate::things::{Card, Good};
use crate::{Artificium, Pile, State, Weights};
use table::{Seat, Seats};

const CARDS: usize = Card::ALL.len();
const GOODS: usize = Good::ALL.len();
/// Fewer coins than this are told apart.
const FEW_COINS: usize = 12;
const MOST_ROUNDS: usize = 4;
const MOST_SEATS: usize = 6;
/// Spaces of the track that are told apart before the next good.
const SPACES: usize = 10;

/// How many there are.
pub(crate) const FEATURES: usize = 2 * THINGS // a seat's things, and all rivals' together
    + CARDS + 2 * GOODS // what the seat has several of
    + FEW_COINS + SPACES + 2 // the own purse and place on the track, the rivals' places
    + 2 * CARDS + MOST_ROUNDS + Decision::Over as usize + MOST_SEATS - 1 // the table
    + 2 // whose turn it is
    + GOODS + 5; // what the best plan comes to

/// What is told of a seat, and of all its rivals together.
const THINGS: usize = 3 * CARDS + GOODS + 5;

/// Writes facts one after the other.
struct Writer<'a>(&'a mut [u8]);

impl Writer<'_> {
    fn number(&mut self, number: impl TryInto<u8>) {
        self.numbers([number.try_into().unwrap_or(u8::MAX)]);
    }

    fn numbers<const MANY: usize>(&mut self, numbers: [u8; MANY]) {
        let (place, rest) = std::mem::take(&mut self.0).split_first_chunk_mut().expect("a place for each feature");
        *place = numbers;
        self.0 = rest;
    }

    /// Which of so many it is; none if it is beyond them.
    fn one_of<const MANY: usize>(&mut self, which: usize) {
        self.numbers(std::array::from_fn::<_, MANY, _>(|place| u8::from(place == which)));
    }
}

impl Artificium {
    /// The cards, goods and coins of a seat, and where it stands in the round.
    fn things(&self, s: &State, who: Seat) -> [u8; THINGS] {
        let hand = if self.just_dealt(s) { Pile::EMPTY } else { s.hand[who] };
        let marked = |seats: Seats| u8::from(!self.between_rounds(s) && seats.contains(who));
        let mut things = [0; THINGS];
        let mut to = Writer(&mut things);
        to.numbers(hand.counts());
        to.numbers(s.front[who].counts());
        to.one_of::<CARDS>(s.chosen[who].card().map_or(CARDS, Card::index));
        to.numbers(s.goods[who].0);
        to.number(s.coins[who]);
        to.numbers([s.passed, s.exchanged, s.out, s.awaiting].map(marked));
        things
    }

    pub(crate) fn write_features(&self, s: &State, seat: Seat, features: &mut [u8]) {
        // The luck of the deal is left out, as in the estimate: a round just dealt looks like the one before at its end.
        let (just_dealt, between_rounds) = (self.just_dealt(s), self.between_rounds(s));
        let mut to = Writer(features);
        to.numbers(self.things(s, seat));
        let mut rivals = [0_u8; THINGS];
        for rival in self.opponents(seat) {
            rivals.iter_mut().zip(self.things(s, rival)).for_each(|(sum, count)| *sum = sum.saturating_add(count));
        }
        to.numbers(rivals);
        let hand = if just_dealt { Pile::EMPTY } else { s.hand[seat] };
        to.numbers(hand.counts().map(|count| u8::from(count > 1)));
        for many in [2, 3] {
            to.numbers(s.goods[seat].0.map(|count| u8::from(count >= many)));
        }
        to.one_of::<FEW_COINS>(s.coins[seat].into());
        to.one_of::<SPACES>(usize::from(s.vp[seat]) % SPACES);
        let ahead = |other: Seat| i32::from(s.vp[other]) - i32::from(s.vp[seat]) + 100;
        to.number(self.opponents(seat).map(ahead).max().unwrap_or(100).clamp(0, 255));
        to.number(self.opponents(seat).map(ahead).min().unwrap_or(100).clamp(0, 255));
        for pile in [s.market, s.deck] {
            to.numbers(if between_rounds { Pile::EMPTY } else { pile }.counts());
        }
        let round = s.round - u8::from(just_dealt);
        to.one_of::<MOST_ROUNDS>(usize::from(round).wrapping_sub(1));
        let decision = if just_dealt { Decision::RoundEnd } else { s.decision };
        to.one_of::<{ Decision::Over as usize }>(decision as usize);
        to.one_of::<{ MOST_SEATS - 1 }>(self.seats - 2);
        to.number(u8::from(!between_rounds && s.active == seat));
        let order = (seat.number() + self.seats - s.first.number()) % self.seats;
        to.number(if between_rounds { 0 } else { order });
        let weights = Weights::default();
        let ahead = |seat: Seat, plan: &Prospect| f32::from(s.vp[seat]) + plan.worth;
        let of_rival = |rival| ahead(rival, &self.prospect_of(s, rival, &weights));
        let rival = self.opponents(seat).map(of_rival).fold(f32::MIN, f32::max);
        let plan = self.prospect_of(s, seat, &weights);
        to.number(plan.worth.clamp(0.0, 255.0) as u8);
        to.number((rival - ahead(seat, &plan) + 100.0).clamp(0.0, 255.0) as u8);
        to.number(plan.vp);
        to.number(plan.coins);
        to.number(plan.played);
        to.numbers(plan.goods.0);
        debug_assert!(to.0.is_empty(), "a feature for each place");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Move;
    use table::{Chance, Moves, Rng, Rules, Setup, Spoken};

    fn features(rules: &Artificium, state: &State, seat: Seat) -> [u8; FEATURES] {
        let mut features = [u8::MAX; FEATURES];
        rules.write_features(state, seat, &mut features);
        features
    }

    #[test]
    fn a_round_just_dealt_looks_like_the_end_of_the_one_before() {
        let mut compared = 0;
        for seats in 2..=6 {
            let rules = Artificium::set_up(&Setup::of(seats)).expect("the built-in sheet");
            let mut rng = Rng::new(seats as u64);
            let mut moves = Moves::new();
            for _ in 0..40 {
                let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
                while let Some(seat) = rules.turn(&state).seats().lowest() {
                    rules.moves(&state, seat, &mut moves);
                    let mut before = state;
                    let mv = moves[rng.below(moves.len() as u32) as usize];
                    rules.play(&mut state, seat, mv, &mut ());
                    if mv == Move::Done && rules.just_dealt(&state) {
                        compared += 1;
                        for seat in Seat::new(0).round(seats) {
                            before.hand[seat] = Pile::EMPTY;
                        }
                        for seat in Seat::new(0).round(seats) {
                            assert_eq!(features(&rules, &before, seat), features(&rules, &state, seat));
                        }
                    }
                }
            }
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn a_seat_is_told_from_its_rivals() {
        let rules = Artificium::set_up(&Setup::of(2)).expect("the built-in sheet");
        let mut state = rules.deal(Chance::from_rng(&mut Rng::new(1)), &mut ());
        let seats = [Seat::new(0), Seat::new(1)];
        (state.coins[seats[0]], state.coins[seats[1]]) = (7, 5);
        let [own, other] = seats.map(|seat| features(&rules, &state, seat));
        assert_ne!(own, other);
        (state.coins[seats[0]], state.coins[seats[1]]) = (5, 7);
        assert_eq!(features(&rules, &state, seats[1]), own);
    }
}
