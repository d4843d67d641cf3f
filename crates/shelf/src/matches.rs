//! Games between bots.

use crate::Bot;
use table::{Chance, Estimate, Rng, Scores, Seats, Seed};

/// How a game between bots ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The number of the game, from which its seed is made.
    pub number: u64,
    /// The final scores.
    pub scores: Scores,
    /// The winners.
    pub winners: Seats,
    /// How many decisions it took.
    pub decisions: u32,
}

pub(crate) fn play_one<R: Estimate>(rules: &R, bots: &[Bot], number: u64) -> Outcome {
    let seed = Seed::new(&format!("match {number}")).expect("a seed");
    let mut rng = Rng::new(number ^ 0x5DEE_CE66_D1CE_CAFE);
    let mut state = rules.deal(Chance::from_seed(&seed), &mut ());
    let mut decisions = 0;
    while let Some(seat) = rules.turn(&state).seats().lowest() {
        let thought = bots[seat.number()].choose(rules, &state, seat, &mut rng);
        rules.play(&mut state, seat, thought.mv, &mut ());
        decisions += 1;
    }
    let standing = rules.standing(&state);
    Outcome { number, scores: standing.scores, winners: standing.winners.unwrap_or_default(), decisions }
}
