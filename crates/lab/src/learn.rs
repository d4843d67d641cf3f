//! What an estimate overlooks, learned by self-play.
//!
//! Generation by generation: greedy players who know what was learned so far play games; a net studies the positions of the last
//! few generations; fresh deals show what it is worth against players who go by the estimate alone.

use crate::parallel::each_deal;
use crate::statistics::{Interval, block_interval};
use serde::Serialize;
use shelf::{AnyRuleset, Example, Game, Pupil};
use std::collections::VecDeque;
use std::sync::Arc;
use table::{Net, Rng, Setup};

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Learning {
    /// How often games are played and studied.
    pub generations: u64,
    /// Games of a generation.
    pub games: u64,
    /// Fresh deals played after each generation, for two, against players who go by the estimate alone.
    pub proof: u64,
    /// Where the deals start.
    pub start: u64,
    /// How many threads.
    pub threads: usize,
}

/// What came of a generation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Generation {
    /// Which one it was, from 1.
    pub number: u64,
    /// How many positions were studied.
    pub examples: usize,
    /// How far off the estimate with what was learned was in them: the root of the mean square.
    pub off: f64,
    /// The share of the victories of one who knows the net against one who does not.
    pub share: Interval,
}

/// So many generations are studied together.
const REMEMBERED: usize = 8;
/// How fast a net that knows nothing yet goes towards its examples.
const PACE: f32 = 1e-3;
/// How fast one that knows something goes on.
const GENTLE: f32 = 3e-4;
/// How fast any does at the end of the last generation: what single games say by chance is evened out.
const LAST: f32 = 1e-5;
/// A net that knows nothing yet studies its first games so often.
const FIRST_STUDIES: usize = 3;

/// Learns, going on from a net if there is one; `progress` is told how many games and deals are played, `done` each generation.
///
/// Stops early when `done` says so.
pub fn learn(
    game: &dyn Game,
    mut net: Option<Net>,
    how: &Learning,
    progress: impl Fn(u64) + Sync,
    mut done: impl FnMut(&Generation, &Net) -> bool,
) {
    let rulesets = rulesets(game);
    let mut examples: Vec<Example> = Vec::new();
    let mut remembered = VecDeque::new();
    let mut rng = Rng::new(how.start);
    let pace = if net.is_some() { GENTLE } else { PACE };
    let pace_after = |number: u64| pace * (LAST / pace).powf(number as f32 / how.generations as f32);
    for number in 1..=how.generations {
        let first = (how.start << 32) + number * (how.games + how.proof);
        if remembered.len() == REMEMBERED {
            examples.drain(..remembered.pop_front().expect("several generations"));
        }
        let fresh = lessons(&rulesets, net.as_ref(), first..first + how.games, how.threads, &progress);
        remembered.push_back(fresh.len());
        examples.extend(fresh);
        let studies = if net.is_none() { FIRST_STUDIES } else { 1 };
        let mut pupil = match net.take() {
            Some(net) => Pupil::new(net, &examples),
            None => Pupil::fresh(game.features(), &examples, &mut rng),
        };
        let mut off = 0.0;
        for _ in 0..studies {
            off = pupil.study(&examples, (pace_after(number - 1), pace_after(number)), how.threads, &mut rng).sqrt();
        }
        let learned = pupil.net();
        let fresh = first + how.games;
        let share = share(rulesets[0].as_ref(), &learned, fresh..fresh + how.proof, how.threads, &progress);
        let generation = Generation { number, examples: examples.len(), off, share };
        let go_on = done(&generation, &learned);
        net = Some(learned);
        if !go_on {
            return;
        }
    }
}

/// The game for the fewest players who can win from each other, for one more, and so on.
fn rulesets(game: &dyn Game) -> Vec<Arc<dyn AnyRuleset>> {
    let fewest = (*game.seats().start()).max(2);
    let set_up = |seats| game.set_up(Setup::of(seats)).expect("a built-in set-up");
    (fewest..=*game.seats().end()).map(set_up).collect()
}

/// Two thirds of the games are for the fewest, two thirds of the others for one more, and so on: games of many take long.
fn ruleset_of(rulesets: &[Arc<dyn AnyRuleset>], deal: u64) -> &dyn AnyRuleset {
    let (mut place, mut rest) = (0, deal);
    while place + 1 < rulesets.len() && rest.is_multiple_of(3) {
        (place, rest) = (place + 1, rest / 3);
    }
    rulesets[place].as_ref()
}

fn lessons(
    rulesets: &[Arc<dyn AnyRuleset>],
    net: Option<&Net>,
    deals: std::ops::Range<u64>,
    threads: usize,
    progress: &(impl Fn(u64) + Sync),
) -> Vec<Example> {
    let lesson = |deal| ruleset_of(rulesets, deal).lesson(net, deal);
    each_deal(deals, threads, progress, lesson).into_iter().flatten().collect()
}

fn share(
    ruleset: &dyn AnyRuleset,
    net: &Net,
    deals: std::ops::Range<u64>,
    threads: usize,
    progress: &(impl Fn(u64) + Sync),
) -> Interval {
    block_interval(&each_deal(deals, threads, progress, |deal| ruleset.proof(net, deal)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_thirds_of_the_games_are_for_two_and_two_thirds_of_the_others_for_three() {
        let rulesets = rulesets(shelf::find("artificium").expect("a game on the shelf"));
        let mut games = [0; 7];
        (0..243).for_each(|deal| games[ruleset_of(&rulesets, deal).setup().seats] += 1);
        assert_eq!(games, [0, 0, 162, 54, 18, 6, 3]);
    }

    #[test]
    fn learning_is_the_same_with_any_number_of_threads() {
        let game = shelf::find("artificium").expect("a game on the shelf");
        let learned = |threads| {
            let how = Learning { generations: 2, games: 8, proof: 2, start: 1, threads };
            let mut seen = Vec::new();
            learn(
                game,
                None,
                &how,
                |_| (),
                |generation, net| {
                    seen.push((generation.clone(), net.clone()));
                    true
                },
            );
            seen
        };
        let once = learned(1);
        assert_eq!(once.len(), 2);
        assert!(once == learned(2));
    }
}
