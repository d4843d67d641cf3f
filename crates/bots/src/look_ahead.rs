//! To the end of the own action: what a small decision is good for shows only there.

use table::{Estimate, Moves, Seat, Turn};

/// Looks at every position in which the seat's action can end, and keeps the best one and what the seat expects there; of equal
/// ones the first.
///
/// At most `positions` positions are looked at; what is left of them is written back.
fn find_best_end<R: Estimate>(
    rules: &R,
    weights: &R::Weights,
    state: &R::State,
    seat: Seat,
    depth: usize,
    positions: &mut usize,
    best: &mut Option<(f32, R::State)>,
) {
    let goes_on = matches!(rules.turn(state), Turn::One { seat: next, opens: false, .. } if next == seat);
    if depth == 0 || !goes_on || *positions == 0 {
        let value = rules.estimate(state, seat, weights);
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            *best = Some((value, *state));
        }
        return;
    }
    let mut moves = Moves::new();
    rules.moves(state, seat, &mut moves);
    for mv in moves.iter() {
        *positions = positions.saturating_sub(1);
        let mut after = *state;
        rules.play(&mut after, seat, *mv, &mut ());
        find_best_end(rules, weights, &after, seat, depth - 1, positions, best);
    }
}

/// The best position in which this option can end, and what the seat expects there.
pub(crate) fn end_of<R: Estimate>(
    rules: &R,
    weights: &R::Weights,
    state: &R::State,
    seat: Seat,
    mv: R::Move,
) -> (f32, R::State) {
    let mut after = *state;
    rules.play(&mut after, seat, mv, &mut ());
    let mut best = None;
    find_best_end(rules, weights, &after, seat, R::LOOK_AHEAD, &mut { R::POSITIONS }, &mut best);
    best.expect("every decision has an option")
}
