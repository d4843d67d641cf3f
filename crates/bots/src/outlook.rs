//! What a position promises to every seat: the scores to expect, and a share of the victory.

use table::{Estimate, MOST_SEATS, Seat};

/// A figure for each seat.
pub(crate) type PerSeat = [f32; MOST_SEATS];

/// How much of what a seat wants is its own score rather than the victory: enough to play well when the game is decided.
const SCORE: f32 = 0.15;

/// What a position promises.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// The final score each seat may expect.
    pub(crate) scores: PerSeat,
    /// The share of the victory each seat may expect.
    pub(crate) shares: PerSeat,
    /// What each seat wants, from 0 to 1: victory first, then points.
    pub(crate) wants: PerSeat,
}

/// Judges positions by a game's estimate, beside what was expected when the thinking began.
pub(crate) struct Judge<'a, R: Estimate> {
    pub(crate) rules: &'a R,
    pub(crate) weights: &'a R::Weights,
    expected: PerSeat,
    doubt: f32,
}

impl<'a, R: Estimate> Judge<'a, R> {
    pub(crate) fn new(rules: &'a R, weights: &'a R::Weights, state: &R::State) -> Self {
        Self { rules, weights, expected: scores(rules, weights, state), doubt: rules.doubt(state, weights).max(1.0) }
    }

    /// What the position promises to all seats.
    pub(crate) fn outlook(&self, state: &R::State) -> Outlook {
        let scores = scores(self.rules, self.weights, state);
        let shares = shares_of(self.rules, self.weights, state, &scores);
        let mut wants = [0.0; MOST_SEATS];
        let alone = self.rules.seats() == 1;
        for seat in 0..self.rules.seats() {
            let gained = logistic((scores[seat] - self.expected[seat]) / self.doubt);
            wants[seat] = if alone { gained } else { (1.0 - SCORE) * shares[seat] + SCORE * gained };
        }
        Outlook { scores, shares, wants }
    }
}

/// The share of the victory each seat may expect.
pub(crate) fn shares<R: Estimate>(rules: &R, weights: &R::Weights, state: &R::State) -> PerSeat {
    shares_of(rules, weights, state, &scores(rules, weights, state))
}

/// The final score each seat may expect.
fn scores<R: Estimate>(rules: &R, weights: &R::Weights, state: &R::State) -> PerSeat {
    let mut scores = [0.0; MOST_SEATS];
    Seat::new(0).round(rules.seats()).for_each(|seat| scores[seat.number()] = rules.estimate(state, seat, weights));
    scores
}

fn shares_of<R: Estimate>(rules: &R, weights: &R::Weights, state: &R::State, scores: &PerSeat) -> PerSeat {
    let mut shares = [0.0; MOST_SEATS];
    if rules.turn(state).seats().is_empty() {
        let winners = rules.standing(state).winners.unwrap_or_default();
        winners.iter().for_each(|seat| shares[seat.number()] = 1.0 / winners.len() as f32);
        return shares;
    }
    let shares_here = &mut shares[..rules.seats()];
    let doubt = rules.doubt(state, weights).max(1.0);
    let rival = rules.unplayed_rivals(state);
    let best = scores[..rules.seats()].iter().copied().chain(rival).fold(f32::MIN, f32::max);
    let weight = |score: f32| ((score - best) / doubt).exp();
    shares_here.iter_mut().zip(scores).for_each(|(share, score)| *share = weight(*score));
    let sum = shares_here.iter().sum::<f32>() + rival.map_or(0.0, weight);
    shares_here.iter_mut().for_each(|share| *share /= sum);
    shares
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
