//! To the end of the own action: what a small decision is good for shows only there.

use table::{Estimate, Moves, Seat, Turn};

/// The best position for the seat in which its action can end, and what the seat expects there.
///
/// At most `positions` positions are looked at; what is left of them is written back.
pub(crate) fn best_end<R: Estimate>(
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

/// The best position in which this option can end.
pub(crate) fn end_of<R: Estimate>(
    rules: &R,
    weights: &R::Weights,
    state: &R::State,
    seat: Seat,
    mv: R::Move,
) -> (f32, R::State) {
    let mut after = *state;
    rules.play(&mut after, seat, mv, &mut ());
    best_end(rules, weights, after, seat, R::LOOK_AHEAD, &mut { R::POSITIONS })
}
