//! The weights of an estimate, tuned by self-play.
//!
//! Simultaneous perturbation: all weights are moved a little at random, up in one player and down in the other; the two play each
//! other, and the weights go towards the one that wins more. Whether the result is better is then asked of fresh deals.

use crate::parallel::each_deal;
use crate::statistics::{Interval, block_interval};
use serde::Serialize;
use shelf::AnyRuleset;
use table::Rng;

/// How to tune.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How often the weights are moved.
    pub steps: u64,
    /// Deals played at each step.
    pub deals: u64,
    /// Fresh deals played at the end, new weights against old.
    pub proof: u64,
    /// Where the random perturbations and the deals start.
    pub start: u64,
    /// How many threads.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuned {
    /// Each weight: its name, the value before, the value after.
    pub weights: Vec<(&'static str, f32, f32)>,
    /// The share of the victories of the new weights against the old, over fresh deals; a fair share is one in the number of seats.
    pub share: Interval,
    /// A fair share.
    pub fair: f64,
}

/// How far a weight is moved to either side, as a part of it; it shrinks as the tuning goes on.
const REACH: f32 = 0.2;
/// How much of the way towards the better side is gone, for a victory in every game.
const PACE: f32 = 0.3;
/// Values of `doubt` that are compared, as multiples of the present one.
const DOUBTS: [f32; 9] = [0.3, 0.45, 0.6, 0.8, 1.0, 1.3, 1.7, 2.3, 3.2];
/// The weight that greedy players do not use, and that is fitted to how well the estimate foretells the winner.
const DOUBT: &str = "doubt";

/// Tunes the weights of a game that is set up, telling `progress` how many deals are played.
pub fn tune(ruleset: &dyn AnyRuleset, how: &Tuning, progress: impl Fn(u64) + Sync) -> Tuned {
    let (names, before): (Vec<_>, Vec<_>) = ruleset.game().weights().into_iter().unzip();
    let fair = 1.0 / ruleset.setup().seats as f64;
    let mut rng = Rng::new(how.start);
    let mut weights = before.clone();
    let mut deal = how.start.wrapping_mul(1 << 32);
    for step in 0..how.steps {
        let cooling = 1.0 / (1.0 + step as f32 / how.steps as f32 * 3.0);
        let sides: Vec<f32> =
            names.iter().map(|name| if *name == DOUBT { 0.0 } else { rng.below(2) as f32 * 2.0 - 1.0 }).collect();
        let moved = |sign: f32| -> Vec<f32> {
            weights.iter().zip(&sides).map(|(weight, side)| weight * (1.0 + sign * side * REACH * cooling)).collect()
        };
        let (up, down) = (moved(1.0), moved(-1.0));
        let share = shares(ruleset, (&up, &down), deal..deal + how.deals, how.threads, &progress);
        // One seat of ours among theirs: a fair share is the zero point.
        let lead = (share.value - fair) as f32 / (1.0 - fair as f32).max(0.5);
        weights.iter_mut().zip(&sides).for_each(|(weight, side)| *weight *= 1.0 + PACE * cooling * lead * side * REACH);
        deal += how.deals;
    }
    let place = names.iter().position(|name| *name == DOUBT).expect("every estimate has a doubt");
    weights[place] = fitted_doubt(ruleset, &weights, before[place], deal..deal + how.proof, how.threads, &progress);
    deal += how.proof;
    let share = shares(ruleset, (&weights, &before), deal..deal + how.proof, how.threads, &progress);
    let weights = names.iter().zip(before).zip(weights).map(|((name, before), after)| (*name, before, after));
    Tuned { weights: weights.collect(), share, fair }
}

fn shares(
    ruleset: &dyn AnyRuleset,
    (ours, theirs): (&[f32], &[f32]),
    deals: std::ops::Range<u64>,
    threads: usize,
    progress: &(impl Fn(u64) + Sync),
) -> Interval {
    let duel = |deal| ruleset.duel(ours, theirs, deal);
    block_interval(&each_deal(deals, threads, progress, duel))
}

/// The value of `doubt` with which the estimate foretells the winners best.
fn fitted_doubt(
    ruleset: &dyn AnyRuleset,
    weights: &[f32],
    present: f32,
    deals: std::ops::Range<u64>,
    threads: usize,
    progress: &(impl Fn(u64) + Sync),
) -> f32 {
    let doubts = DOUBTS.map(|part| part * present);
    let mut sums = vec![0.0; doubts.len()];
    let surprise = |deal| ruleset.surprise(weights, &doubts, deal);
    for surprises in each_deal(deals, threads, progress, surprise) {
        sums.iter_mut().zip(surprises).for_each(|(sum, surprise): (&mut f64, f64)| *sum += surprise);
    }
    let best = sums.iter().enumerate().min_by(|a, b| a.1.total_cmp(b.1)).map_or(4, |(place, _)| place);
    doubts[best]
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Setup;

    #[test]
    fn tuning_is_the_same_with_any_number_of_threads_and_starts_from_the_weights_in_use() {
        let game = shelf::find("artificium").expect("a game on the shelf");
        let ruleset = game.set_up(Setup::of(2)).expect("a built-in set-up");
        let how = |threads| Tuning { steps: 3, deals: 2, proof: 4, start: 1, threads };
        let tuned = |threads| tune(ruleset.as_ref(), &how(threads), |_| ());
        let once = tuned(1);
        assert_eq!(once, tuned(2));
        let before: Vec<_> = once.weights.iter().map(|(name, before, _)| (*name, *before)).collect();
        assert_eq!(before, game.weights());
    }
}
