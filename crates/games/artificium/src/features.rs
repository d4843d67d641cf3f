//! What self-play learns from: facts that may decide how far off the estimate is.

use crate::state::Decision;
use crate::things::{Card, Good};
use crate::{Artificium, Pile, State, Weights};
use table::Seat;

const CARDS: usize = Card::ALL.len();
const GOODS: usize = Good::ALL.len();
/// Fewer coins than this are told apart.
const FEW_COINS: u16 = 12;
const MOST_ROUNDS: usize = 4;
const MOST_SEATS: usize = 6;
/// Spaces of the track that are told apart before the next good.
const SPACES: u16 = 10;

/// How many there are.
pub(crate) const FEATURES: usize = 2 * (3 * CARDS + GOODS + 5) // a seat's things, and all rivals' together
    + CARDS + 2 * GOODS // what the seat has several of
    + FEW_COINS as usize + SPACES as usize + 2 // the own purse and place on the track, the rivals' places
    + 2 * CARDS + MOST_ROUNDS + Decision::Over as usize + MOST_SEATS - 1 // the table
    + 2 // whose turn it is
    + GOODS + 5; // what the best plan comes to

/// Writes facts one after the other.
struct Writer<'a>(std::slice::IterMut<'a, u8>);

impl Writer<'_> {
    fn number(&mut self, number: impl TryInto<u8>) {
        *self.0.next().expect("a place for each feature") = number.try_into().unwrap_or(u8::MAX);
    }

    fn numbers(&mut self, numbers: impl IntoIterator<Item = u8>) {
        numbers.into_iter().for_each(|number| self.number(number));
    }

    /// Which of so many it is; none if it is beyond them.
    fn one_of(&mut self, count: usize, which: usize) {
        self.numbers((0..count).map(|place| u8::from(place == which)));
    }
}

impl Artificium {
    pub(crate) fn write_features(&self, s: &State, seat: Seat, features: &mut [u8]) {
        // The luck of the deal is left out, as in the estimate: a round just dealt looks like the one before at its end.
        let just_dealt = self.just_dealt(s);
        let between_rounds = just_dealt || s.decision == Decision::RoundEnd;
        let mut to = Writer(features.iter_mut());
        let things = |who: Seat| {
            let hand = if just_dealt { Pile::EMPTY } else { s.hand[who] };
            let chosen = s.chosen[who].card();
            let cards = Card::ALL.into_iter();
            let held = cards.clone().map(move |card| hand.count(card));
            let front = cards.clone().map(move |card| s.front[who].count(card));
            let chosen = cards.map(move |card| u8::from(chosen == Some(card)));
            let goods = Good::ALL.into_iter().map(move |good| s.goods[who][good]);
            let marks = [
                s.coins[who].min(255) as u8,
                u8::from(!between_rounds && s.passed.contains(who)),
                u8::from(!between_rounds && s.exchanged.contains(who)),
                u8::from(!between_rounds && s.out.contains(who)),
                u8::from(!between_rounds && s.awaiting.contains(who)),
            ];
            held.chain(front).chain(chosen).chain(goods).chain(marks)
        };
        to.numbers(things(seat));
        let mut rivals = [0_u8; 3 * CARDS + GOODS + 5];
        for rival in self.opponents(seat) {
            rivals.iter_mut().zip(things(rival)).for_each(|(sum, count)| *sum = sum.saturating_add(count));
        }
        to.numbers(rivals);
        let hand = if just_dealt { Pile::EMPTY } else { s.hand[seat] };
        to.numbers(Card::ALL.map(|card| u8::from(hand.count(card) > 1)));
        for many in [2, 3] {
            to.numbers(Good::ALL.map(|good| u8::from(s.goods[seat][good] >= many)));
        }
        to.one_of(FEW_COINS as usize, s.coins[seat].into());
        to.one_of(SPACES as usize, (s.vp[seat] % SPACES).into());
        let ahead = |other: Seat| i32::from(s.vp[other]) - i32::from(s.vp[seat]) + 100;
        to.number(self.opponents(seat).map(ahead).max().unwrap_or(100).clamp(0, 255));
        to.number(self.opponents(seat).map(ahead).min().unwrap_or(100).clamp(0, 255));
        let seen = |pile: Pile, card| if between_rounds { 0 } else { pile.count(card) };
        to.numbers(Card::ALL.map(|card| seen(s.market, card)));
        to.numbers(Card::ALL.map(|card| seen(s.deck, card)));
        let round = s.round - u8::from(just_dealt);
        to.one_of(MOST_ROUNDS, usize::from(round).wrapping_sub(1));
        let decision = if just_dealt { Decision::RoundEnd } else { s.decision };
        to.one_of(Decision::Over as usize, decision as usize);
        to.one_of(MOST_SEATS - 1, self.seats - 2);
        to.number(u8::from(!between_rounds && s.active == seat));
        let order = (seat.number() + self.seats - s.first.number()) % self.seats;
        to.number(if between_rounds { 0 } else { order });
        let weights = Weights::default();
        let prospect = |seat| self.prospect_of(s, seat, &weights);
        let ahead = |seat: Seat| f32::from(s.vp[seat]) + prospect(seat).worth;
        let rival = self.opponents(seat).map(ahead).fold(f32::MIN, f32::max);
        let plan = prospect(seat);
        to.number(plan.worth.clamp(0.0, 255.0) as u8);
        to.number((rival - ahead(seat) + 100.0).clamp(0.0, 255.0) as u8);
        to.number(plan.vp);
        to.number(plan.coins);
        to.number(plan.played);
        to.numbers(Good::ALL.map(|good| plan.goods[good]));
        debug_assert!(to.0.next().is_none(), "a feature for each place");
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
