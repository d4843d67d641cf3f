//! Somebody who tries, but overlooks things.

use crate::Thought;
use crate::greedy::weigh;
use crate::outlook::Reckoning;
use table::{Estimate, Moves, Rng, Seat};

/// The best option by the estimate among those it notices; each is overlooked with this probability, but never all.
pub(crate) fn careless<R: Estimate>(
    rules: &R,
    overlooks: f32,
    state: &R::State,
    seat: Seat,
    rng: &mut Rng,
) -> Thought<R::Move> {
    let mut moves = Moves::new();
    rules.moves(state, seat, &mut moves);
    let certain = rng.below(moves.len() as u32) as usize;
    let bound = (overlooks * 1000.0) as u32;
    let mut noticed = |(place, mv): (usize, &R::Move)| (place == certain || rng.below(1000) >= bound).then_some(*mv);
    let noticed: Vec<_> = moves.iter().enumerate().filter_map(&mut noticed).collect();
    weigh(&Reckoning::plain(rules, &R::Weights::default()), R::WORLDS, state, seat, &noticed, rng)
}
