//! One step ahead by the game's own estimate; where the game asks for it, to the end of the own action.

use crate::Thought;
use table::{Estimate, Eyes, Moves, Rng, Seat, Turn};

/// How much the best opponent's gain counts against one's own, shared by all opponents: with several of them, whoever harms one
/// at an own cost also serves the others.
const RIVALRY: f32 = 0.5;

/// The option with the best estimate after it. Of equal ones the last in canonical order, which does the least.
pub fn greedy<R: Estimate>(rules: &R, weights: &R::Weights, state: &R::State, seat: Seat, rng: &mut Rng) -> Thought<R::Move> {
    let mut moves = Moves::new();
    rules.moves(state, seat, &mut moves);
    // The same imagined tables for all options.
    let imagined = |_| {
        let mut world = *state;
        rules.imagine(&mut world, Eyes::Of(seat), rng);
        world
    };
    let worlds: Vec<R::State> = (0..R::WORLDS).map(imagined).collect();
    let mut considered: Vec<(R::Move, f32, Vec<f32>)> = Vec::with_capacity(moves.len());
    for mv in moves.iter() {
        let mut values = vec![0.0; rules.seats()];
        for world in &worlds {
            let mut after = *world;
            rules.play(&mut after, seat, *mv, &mut ());
            let mut positions = R::POSITIONS;
            let (_, end) = best_end(rules, weights, after, seat, R::LOOK_AHEAD, &mut positions);
            for (number, value) in values.iter_mut().enumerate() {
                *value += rules.estimate(&end, Seat::new(number), weights) / R::WORLDS as f32;
            }
        }
        considered.push((*mv, worth(&values, seat), values));
    }
    considered.reverse();
    considered.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = &considered[0];
    Thought { mv: best.0, values: best.2.clone(), considered: considered.iter().map(|(mv, worth, _)| (*mv, *worth)).collect() }
}

/// What the values of all seats are worth to one of them.
fn worth(values: &[f32], seat: Seat) -> f32 {
    let rivals = values.iter().enumerate().filter(|(number, _)| *number != seat.number());
    let best_rival = rivals.map(|(_, value)| *value).fold(f32::MIN, f32::max);
    let own = values[seat.number()];
    match values.len() - 1 {
        0 => own,
        rivals => own - RIVALRY / rivals as f32 * best_rival,
    }
}

/// The best position for the seat in which its action can end, and what the seat expects there.
fn best_end<R: Estimate>(
    rules: &R,
    weights: &R::Weights,
    state: R::State,
    seat: Seat,
    depth: usize,
    positions: &mut usize,
) -> (f32, R::State) {
    let goes_on = matches!(rules.turn(&state), Turn::One { seat: next, opens: false, .. } if next == seat);
    if depth == 0 || !goes_on || *positions == 0 {
        return (rules.estimate(&state, seat, weights), state);
    }
    let mut moves = Moves::new();
    rules.moves(&state, seat, &mut moves);
    let mut best: Option<(f32, R::State)> = None;
    for mv in moves.iter() {
        *positions = positions.saturating_sub(1);
        let mut after = state;
        rules.play(&mut after, seat, *mv, &mut ());
        let end = best_end(rules, weights, after, seat, depth - 1, positions);
        if best.as_ref().is_none_or(|(value, _)| end.0 > *value) {
            best = Some(end);
        }
    }
    best.unwrap_or((rules.estimate(&state, seat, weights), state))
}
