//! What self-play teaches beyond an estimate: how far off it is, from facts of the position.
//!
//! Greedy players that reckon with what was learned so far play against each other. A position is then an example of what the
//! estimate should have said there: what the game came to, mixed with what the positions on the way promised.

mod pupil;

pub use pupil::Pupil;

use crate::careless::careless;
use crate::greedy::{close, look_twice, weigh};
use crate::outlook::Reckoning;
use table::{Chance, Estimate, MOST_FEATURES, Moves, Net, Rng, Seat};

/// In how many of a hundred decisions a player overlooks options, so that more is seen than what it likes.
const CARELESS: u32 = 5;
/// In how many it takes any option that looks close to the best.
const CURIOUS: u32 = 5;
/// One position in so many for each seat is kept: those of one game are much alike.
const KEPT: u32 = 2;
/// How much of what a position teaches comes from further on than the next position.
const FAR: f32 = 0.97;

/// A position for one seat, and by how much the estimate was off there.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The features that are not zero, with their numbers.
    pub(crate) features: Box<[(u8, u8)]>,
    /// What the estimate should have said more.
    pub(crate) more: f32,
}

/// What one game teaches to those who know this net.
pub fn lesson<R: Estimate>(rules: &R, net: Option<&Net>, deal: u64) -> Vec<Example> {
    let weights = R::Weights::default();
    let by = Reckoning::new(rules, &weights, net);
    let mut rng = Rng::new(deal);
    let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
    let mut moves = Moves::new();
    let mut seen = Vec::new();
    while let Some(seat) = rules.turn(&state).seats().lowest() {
        let mood = rng.below(100);
        let strays = mood < CARELESS + CURIOUS;
        seen.push((state, strays));
        rules.moves(&state, seat, &mut moves);
        rules.sensible(&state, seat, &mut moves);
        let mv = if mood < CARELESS {
            careless(rules, R::LEVELS.easy_overlooks, &state, seat, &mut rng).mv
        } else if strays {
            let close = close(&by, &state, seat, &moves, &mut rng);
            close[rng.below(close.len() as u32) as usize]
        } else {
            look_twice(&by, &state, seat, &moves, &mut rng)
        };
        rules.play(&mut state, seat, mv, &mut ());
    }
    let mut examples = Vec::new();
    let mut came_to = by.scores(&state);
    for (state, strayed) in seen.iter().rev() {
        // Who knows nothing yet learns from the end of the game alone.
        let promised = net.map(|_| by.scores(state));
        if *strayed && let Some(promised) = promised {
            came_to = promised;
            continue;
        }
        if rng.below(KEPT * rules.seats() as u32) == 0 {
            for seat in Seat::new(0).round(rules.seats()) {
                let more = came_to[seat.number()] - rules.estimate(state, seat, &weights);
                examples.push(Example { features: features(rules, state, seat), more });
            }
        }
        if let Some(promised) = promised {
            came_to.iter_mut().zip(promised).for_each(|(far, near)| *far = FAR * *far + (1.0 - FAR) * near);
        }
    }
    examples
}

/// The share of the victories that a greedy player who knows this net takes from players who know none.
///
/// The deal is played once for every seat.
pub fn proof<R: Estimate>(rules: &R, net: &Net, deal: u64) -> f64 {
    let weights = R::Weights::default();
    let mut moves = Moves::new();
    let seats = Seat::new(0).round(rules.seats());
    let won = seats.map(|own| {
        let mut rng = Rng::new(deal);
        let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
        while let Some(seat) = rules.turn(&state).seats().lowest() {
            let by = Reckoning::new(rules, &weights, (seat == own).then_some(net));
            rules.moves(&state, seat, &mut moves);
            let mv = weigh(&by, R::WORLDS, &state, seat, &moves, &mut rng).mv;
            rules.play(&mut state, seat, mv, &mut ());
        }
        let winners = rules.standing(&state).winners.unwrap_or_default();
        if winners.contains(own) { 1.0 / winners.len() as f64 } else { 0.0 }
    });
    won.sum::<f64>() / rules.seats() as f64
}

fn features<R: Estimate>(rules: &R, state: &R::State, seat: Seat) -> Box<[(u8, u8)]> {
    let mut features = [0; MOST_FEATURES];
    rules.features(state, seat, &mut features[..R::FEATURES]);
    let there = features.iter().enumerate().filter(|(_, count)| **count > 0);
    there.map(|(feature, count)| (feature as u8, *count)).collect()
}
