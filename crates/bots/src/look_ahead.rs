//! To the end of the own action: what a small decision is good for shows only there.

use table::{Estimate, LookAhead, Moves, Seat, Turn};

/// So many positions are looked at for one option, at most.
const MOST_POSITIONS: usize = 400;

/// The best position found in which this option can end, and what the seat expects there.
pub(crate) fn end_of<R: Estimate>(
    rules: &R,
    weights: &R::Weights,
    state: &R::State,
    seat: Seat,
    mv: R::Move,
) -> (f32, R::State) {
    let mut after = *state;
    rules.play(&mut after, seat, mv, &mut ());
    match R::LOOK_AHEAD {
        LookAhead::Ends(decisions) => {
            let mut best = None;
            find_best_end(rules, weights, &after, seat, decisions, &mut { MOST_POSITIONS }, &mut best);
            best.expect("every decision has an option")
        }
        LookAhead::Steps(decisions) => take_best_steps(rules, weights, after, seat, decisions),
    }
}

/// Looks at every position in which the seat's action can end, and keeps the best one and what the seat expects there; of equal
/// ones the first.
///
/// What is left of the positions that may be looked at is written back.
fn find_best_end<R: Estimate>(
    rules: &R,
    weights: &R::Weights,
    state: &R::State,
    seat: Seat,
    decisions: usize,
    positions: &mut usize,
    best: &mut Option<(f32, R::State)>,
) {
    if decisions == 0 || *positions == 0 || !goes_on(rules, state, seat) {
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
        find_best_end(rules, weights, &after, seat, decisions - 1, positions, best);
    }
}

/// Takes at each further decision of the action what the estimate likes best; of equal ones the first.
fn take_best_steps<R: Estimate>(
    rules: &R,
    weights: &R::Weights,
    mut state: R::State,
    seat: Seat,
    decisions: usize,
) -> (f32, R::State) {
    let mut moves = Moves::new();
    let mut value = None;
    for _ in 0..decisions {
        if !goes_on(rules, &state, seat) {
            break;
        }
        rules.moves(&state, seat, &mut moves);
        let mut best = (f32::MIN, state);
        for mv in moves.iter() {
            let mut after = state;
            rules.play(&mut after, seat, *mv, &mut ());
            let value = rules.estimate(&after, seat, weights);
            if value > best.0 {
                best = (value, after);
            }
        }
        (value, state) = (Some(best.0), best.1);
    }
    (value.unwrap_or_else(|| rules.estimate(&state, seat, weights)), state)
}

/// Whether it is still the same action of the seat.
fn goes_on<R: Estimate>(rules: &R, state: &R::State, seat: Seat) -> bool {
    matches!(rules.turn(state), Turn::One { seat: next, opens: false, .. } if next == seat)
}
