//! A short game from the edge of the tree, every seat playing by the estimate, and what it comes to.

use super::tree::in_order;
use crate::look_ahead::end_of;
use crate::outlook::{Judge, Outlook};
use table::{Estimate, Moves, Seat};

/// Plays on until so many further actions have been opened, and judges the position then.
pub(super) fn roll_out<R: Estimate>(judge: &Judge<'_, R>, mut state: R::State, horizon: usize) -> Outlook {
    let mut moves = Moves::new();
    let mut opened = 0;
    loop {
        let turn = judge.by.rules.turn(&state);
        opened += usize::from(turn.opens());
        if turn.seats().is_empty() || opened > horizon {
            return judge.outlook(&state);
        }
        for seat in in_order(judge.by.rules, &state) {
            state = best_action(judge, &state, seat, &mut moves);
        }
    }
}

/// Where the seat's best action ends.
fn best_action<R: Estimate>(judge: &Judge<'_, R>, state: &R::State, seat: Seat, moves: &mut Moves<R::Move>) -> R::State {
    judge.by.rules.moves(state, seat, moves);
    judge.by.rules.sensible(state, seat, moves);
    debug_assert!(!moves.is_empty(), "nothing to decide");
    let mut best = (f32::MIN, *state);
    for mv in moves.iter() {
        let end = end_of(judge.by.rules, judge.by.weights, state, seat, *mv);
        // Of equal options the last in canonical order does the least.
        if end.0 >= best.0 {
            best = end;
        }
    }
    best.1
}
