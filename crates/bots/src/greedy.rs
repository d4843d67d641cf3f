//! One step ahead by the game's own estimate; where the game asks for it, to the end of the own action.

use crate::look_ahead::end_of;
use crate::outlook::Reckoning;
use crate::{Considered, Thought};
use table::{Estimate, Eyes, Moves, Rng, Seat};

/// How much the best opponent's gain counts against one's own, shared by all opponents: with several of them, whoever harms one
/// at an own cost also serves the others.
const RIVALRY: f32 = 0.5;
/// Options are close to the best one if they are worth less by no more than this part of the doubt in such figures.
const CLOSE: f32 = 0.5;
/// So many of them are compared once more.
const COMPARED: usize = 4;
/// Imagined tables they are compared on: who decides by the luck of a single one plays far worse.
const SECOND_LOOK: usize = 6;

/// The option with the best estimate after it. Of equal ones the last in canonical order, which does the least.
pub fn greedy<R: Estimate>(rules: &R, weights: &R::Weights, state: &R::State, seat: Seat, rng: &mut Rng) -> Thought<R::Move> {
    let mut moves = Moves::new();
    rules.moves(state, seat, &mut moves);
    weigh(&Reckoning::plain(rules, weights), R::WORLDS, state, seat, &moves, rng)
}

/// The best of these options, on so many imagined tables.
pub(crate) fn weigh<R: Estimate>(
    by: &Reckoning<'_, R>,
    worlds: usize,
    state: &R::State,
    seat: Seat,
    moves: &[R::Move],
    rng: &mut Rng,
) -> Thought<R::Move> {
    // The same imagined tables for all options.
    let imagined = |_| {
        let mut world = *state;
        by.rules.imagine(&mut world, Eyes::Of(seat), rng);
        world
    };
    let worlds: Vec<R::State> = (0..worlds).map(imagined).collect();
    let mut considered: Vec<(f32, Considered<R::Move>)> = Vec::with_capacity(moves.len());
    for mv in moves.iter() {
        let mut shares = vec![0.0; by.rules.seats()];
        let mut scores = vec![0.0; by.rules.seats()];
        for world in &worlds {
            let (_, end) = end_of(by.rules, by.weights, world, seat, *mv);
            let expected = by.scores(&end);
            let add = |(sum, figure): (&mut f32, f32)| *sum += figure / worlds.len() as f32;
            shares.iter_mut().zip(by.shares(&end, &expected)).for_each(add);
            scores.iter_mut().zip(expected).for_each(add);
        }
        considered.push((worth(&scores, seat), Considered { mv: *mv, visits: 0, shares, scores }));
    }
    considered.reverse();
    considered.sort_by(|a, b| b.0.total_cmp(&a.0));
    let considered: Vec<_> = considered.into_iter().map(|(_, considered)| considered).collect();
    let mv = considered[0].mv;
    Thought { mv, considered, continuation: vec![(seat, mv)] }
}

/// Those of these options that are close to the best, it first, on a single imagined table.
pub(crate) fn close<R: Estimate>(
    by: &Reckoning<'_, R>,
    state: &R::State,
    seat: Seat,
    moves: &[R::Move],
    rng: &mut Rng,
) -> Vec<R::Move> {
    let considered = weigh(by, 1, state, seat, moves, rng).considered;
    let least = worth(&considered[0].scores, seat) - CLOSE * by.rules.doubt(state, by.weights);
    considered.iter().take_while(|option| worth(&option.scores, seat) >= least).map(|option| option.mv).collect()
}

/// The best option by one imagined table, or where others are close to it by several.
pub(crate) fn look_twice<R: Estimate>(
    by: &Reckoning<'_, R>,
    state: &R::State,
    seat: Seat,
    moves: &[R::Move],
    rng: &mut Rng,
) -> R::Move {
    let close = close(by, state, seat, moves, rng);
    match close[..] {
        [best] => best,
        _ => weigh(by, SECOND_LOOK, state, seat, &close[..close.len().min(COMPARED)], rng).mv,
    }
}

/// What the scores of all seats are worth to one of them.
fn worth(scores: &[f32], seat: Seat) -> f32 {
    let rivals = scores.iter().enumerate().filter(|(number, _)| *number != seat.number());
    let best_rival = rivals.map(|(_, score)| *score).fold(f32::MIN, f32::max);
    let own = scores[seat.number()];
    match scores.len() - 1 {
        0 => own,
        rivals => own - RIVALRY / rivals as f32 * best_rival,
    }
}
