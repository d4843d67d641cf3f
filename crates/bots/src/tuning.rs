//! What self-play says of the weights of an estimate.

use crate::outlook::Reckoning;
use crate::{Bot, Level, greedy};
use table::{Chance, Estimate, Rng, Seat, Turn, Weights};

/// Decisions at the start of a game that are made carelessly, so that no two games are alike.
const OPENING: usize = 8;

/// The share of the victories that greedy players with the weights `ours` take from players with `theirs`.
///
/// Each deal is played once for every seat that ours can have, from the same opening; all other seats are theirs.
pub fn duel<R: Estimate>(rules: &R, ours: &R::Weights, theirs: &R::Weights, deal: u64) -> f64 {
    let seats = Seat::new(0).round(rules.seats());
    let won = seats.clone().map(|own| {
        let weights = |seat: Seat| if seat == own { ours } else { theirs };
        let end = play(rules, deal, weights, |_| ());
        let winners = rules.standing(&end).winners.unwrap_or_default();
        if winners.contains(own) { 1.0 / winners.len() as f64 } else { 0.0 }
    });
    won.sum::<f64>() / rules.seats() as f64
}

/// How badly the estimate foretells the winner: the mean of the negative logarithms of the shares it gave the winners, where
/// actions open, in one game of greedy players.
pub fn surprise<R: Estimate>(rules: &R, weights: &R::Weights, judged: &[R::Weights], deal: u64) -> Vec<f64> {
    let mut positions = Vec::new();
    let end = play(rules, deal, |_| weights, |state| positions.push(*state));
    let winners = rules.standing(&end).winners.unwrap_or_default();
    let each = judged.iter().map(|weights| {
        let lost = positions.iter().map(|state| {
            let by = Reckoning::plain(rules, weights);
            let shares = by.shares(state, &by.scores(state));
            let won: f32 = winners.iter().map(|seat| shares[seat.number()]).sum();
            -f64::from(won.max(1e-6)).ln()
        });
        lost.sum::<f64>() / positions.len().max(1) as f64
    });
    each.collect()
}

/// Plays one game; `look` sees every position where an action opens.
fn play<'a, R: Estimate>(
    rules: &R,
    deal: u64,
    weights: impl Fn(Seat) -> &'a R::Weights,
    mut look: impl FnMut(&R::State),
) -> R::State
where
    R::Weights: 'a,
{
    let mut rng = Rng::new(deal);
    let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
    for decision in 0.. {
        let turn = rules.turn(&state);
        let Some(seat) = turn.seats().lowest() else { break };
        let thought = if decision < OPENING {
            Bot::Level(Level::Easy).choose(rules, &state, seat, &mut rng)
        } else {
            if matches!(turn, Turn::One { opens: true, .. }) {
                look(&state);
            }
            greedy(rules, weights(seat), &state, seat, &mut rng)
        };
        rules.play(&mut state, seat, thought.mv, &mut ());
    }
    state
}

/// The weights with one of them changed.
pub fn with_weight<W: Weights>(weights: &W, name: &str, value: f32) -> W {
    let mut values = weights.values();
    let place = W::NAMES.iter().position(|known| *known == name).expect("a weight of the game");
    values[place] = value;
    W::of(&values)
}
