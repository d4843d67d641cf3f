//! One step ahead by the game's own estimate.

use crate::Thought;
use table::{Estimate, Eyes, Moves, Rng, Seat};

/// How many imagined tables each option is tried on; the same ones for all options.
const WORLDS: usize = 4;
/// How much the best opponent's gain counts against one's own.
const RIVALRY: f32 = 0.5;

/// The option with the best estimate after it. Of equal ones the last in canonical order, which does the least.
pub fn greedy<R: Estimate>(rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) -> Thought<R::Move> {
    let mut moves = Moves::new();
    rules.moves(state, seat, &mut moves);
    let worlds: [R::State; WORLDS] = std::array::from_fn(|_| {
        let mut world = *state;
        rules.imagine(&mut world, Eyes::Of(seat), rng);
        world
    });
    let mut considered: Vec<(R::Move, f32, Vec<f32>)> = Vec::with_capacity(moves.len());
    for mv in moves.iter() {
        let mut values = vec![0.0; rules.seats()];
        for world in &worlds {
            let mut after = *world;
            rules.play(&mut after, seat, *mv, &mut ());
            for (number, value) in values.iter_mut().enumerate() {
                *value += rules.estimate(&after, Seat::new(number)) / WORLDS as f32;
            }
        }
        let rivals = values.iter().enumerate().filter(|(number, _)| *number != seat.number());
        let best_rival = rivals.map(|(_, value)| *value).fold(f32::MIN, f32::max);
        let worth = values[seat.number()] - RIVALRY * best_rival;
        considered.push((*mv, worth, values));
    }
    considered.reverse();
    considered.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = &considered[0];
    Thought { mv: best.0, values: best.2.clone(), considered: considered.iter().map(|(mv, worth, _)| (*mv, *worth)).collect() }
}
