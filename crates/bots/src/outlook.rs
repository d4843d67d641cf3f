//! What a position promises to every seat: the scores to expect, and a share of the victory.

use std::cell::RefCell;
use table::{Estimate, MOST_FEATURES, MOST_SEATS, Net, Seat, Sums};

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

/// What positions are reckoned by: a game's estimate, and what self-play has taught beyond it, where that is asked.
pub(crate) struct Reckoning<'a, R: Estimate> {
    pub(crate) rules: &'a R,
    pub(crate) weights: &'a R::Weights,
    learned: Option<Learned<'a>>,
}

/// What self-play has taught, with the sums of the position that each seat was asked about last: the next is much like it.
struct Learned<'a> {
    net: &'a Net,
    sums: RefCell<Vec<Sums>>,
}

impl<'a, R: Estimate> Reckoning<'a, R> {
    /// By the estimate and this net.
    pub(crate) fn new(rules: &'a R, weights: &'a R::Weights, net: Option<&'a Net>) -> Self {
        let learned = net.map(|net| Learned { net, sums: RefCell::new(vec![net.sums(); rules.seats()]) });
        Self { rules, weights, learned }
    }

    /// By the estimate alone.
    pub(crate) fn plain(rules: &'a R, weights: &'a R::Weights) -> Self {
        Self::new(rules, weights, None)
    }

    /// The final score this seat may expect.
    pub(crate) fn score(&self, state: &R::State, seat: Seat) -> f32 {
        let estimate = self.rules.estimate(state, seat, self.weights);
        match &self.learned {
            Some(learned) if !self.rules.turn(state).seats().is_empty() => {
                let mut features = [0; MOST_FEATURES];
                self.rules.features(state, seat, &mut features[..R::FEATURES]);
                estimate + learned.net.value(&mut learned.sums.borrow_mut()[seat.number()], &features)
            }
            _ => estimate,
        }
    }

    /// The final score each seat may expect.
    pub(crate) fn scores(&self, state: &R::State) -> PerSeat {
        let mut scores = [0.0; MOST_SEATS];
        Seat::new(0).round(self.rules.seats()).for_each(|seat| scores[seat.number()] = self.score(state, seat));
        scores
    }

    /// The share of the victory each seat may expect with these scores.
    pub(crate) fn shares(&self, state: &R::State, scores: &PerSeat) -> PerSeat {
        let rules = self.rules;
        let mut shares = [0.0; MOST_SEATS];
        if rules.turn(state).seats().is_empty() {
            let winners = rules.standing(state).winners.unwrap_or_default();
            winners.iter().for_each(|seat| shares[seat.number()] = 1.0 / winners.len() as f32);
            return shares;
        }
        let shares_here = &mut shares[..rules.seats()];
        let doubt = rules.doubt(state, self.weights).max(1.0);
        let rival = rules.unplayed_rivals(state);
        let best = scores[..rules.seats()].iter().copied().chain(rival).fold(f32::MIN, f32::max);
        let weight = |score: f32| ((score - best) / doubt).exp();
        shares_here.iter_mut().zip(scores).for_each(|(share, score)| *share = weight(*score));
        let sum = shares_here.iter().sum::<f32>() + rival.map_or(0.0, weight);
        shares_here.iter_mut().for_each(|share| *share /= sum);
        shares
    }
}

/// Judges positions beside what was expected when the thinking began.
pub(crate) struct Judge<'a, R: Estimate> {
    pub(crate) by: Reckoning<'a, R>,
    expected: PerSeat,
    doubt: f32,
}

impl<'a, R: Estimate> Judge<'a, R> {
    pub(crate) fn new(by: Reckoning<'a, R>, state: &R::State) -> Self {
        let (expected, doubt) = (by.scores(state), by.rules.doubt(state, by.weights).max(1.0));
        Self { by, expected, doubt }
    }

    /// What the position promises to all seats.
    pub(crate) fn outlook(&self, state: &R::State) -> Outlook {
        let scores = self.by.scores(state);
        let shares = self.by.shares(state, &scores);
        let mut wants = [0.0; MOST_SEATS];
        let seats = self.by.rules.seats();
        for seat in 0..seats {
            let gained = logistic((scores[seat] - self.expected[seat]) / self.doubt);
            wants[seat] = if seats == 1 { gained } else { (1.0 - SCORE) * shares[seat] + SCORE * gained };
        }
        Outlook { scores, shares, wants }
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
