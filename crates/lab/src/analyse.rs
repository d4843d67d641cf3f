//! A game that was played, decision by decision beside what a search would have done.

use crate::parallel::in_pieces;
use serde::Serialize;
use shelf::{AnyTable, Judged};
use std::ops::RangeInclusive;

/// What one seat gave away.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Losses {
    /// How often it had something to decide.
    pub decisions: usize,
    /// How often nothing better was found.
    pub agreed: usize,
    /// The share of the victory it gave away with a decision, on average.
    pub share: f64,
    /// The points it gave away with a decision, on average.
    pub points: f64,
}

/// Judges the moves with these numbers, telling `progress` how many are done. The number of threads changes nothing but the time.
pub fn analyse(
    table: &dyn AnyTable,
    moves: RangeInclusive<usize>,
    playouts: u32,
    threads: usize,
    mut progress: impl FnMut(u64) + Send,
) -> Vec<Judged> {
    let first = *moves.start();
    let mut judged = Vec::new();
    in_pieces(
        moves.count() as u64,
        1,
        threads,
        |piece| table.judge(first + piece.start as usize, playouts),
        |_, found| {
            progress(1);
            judged.extend(found);
            true
        },
    );
    judged.sort_by_key(|decision: &Judged| decision.number);
    judged
}

/// What each seat gave away.
pub fn losses(seats: usize, judged: &[Judged]) -> Vec<Losses> {
    let mut losses = vec![Losses::default(); seats];
    for decision in judged {
        let own = &mut losses[decision.seat.number()];
        own.decisions += 1;
        own.agreed += usize::from(decision.agreed());
        own.share += f64::from(decision.share_lost());
        own.points += f64::from(decision.points_lost());
    }
    for own in &mut losses {
        own.share /= own.decisions.max(1) as f64;
        own.points /= own.decisions.max(1) as f64;
    }
    losses
}

/// At most so many moves that gave something away, the costliest first: victory before points.
pub fn costliest(judged: &[Judged], most: usize) -> Vec<&Judged> {
    let mut costly: Vec<&Judged> = judged.iter().filter(|decision| !decision.agreed()).collect();
    costly.sort_by(|a, b| {
        b.share_lost()
            .total_cmp(&a.share_lost())
            .then(b.points_lost().total_cmp(&a.points_lost()))
            .then(a.number.cmp(&b.number))
    });
    costly.truncate(most);
    costly
}
