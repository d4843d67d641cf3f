//! Play at full speed, for measuring.

use crate::Bot;
use table::{Chance, Estimate, Eyes, Moves, Rng, Rules, Turn};

/// Plays so many random games; how many decisions with two options or more they took.
pub fn playouts<R: Rules>(rules: &R, games: u64, rng: &mut Rng) -> u64 {
    let mut decisions = 0;
    let mut moves = Moves::new();
    for _ in 0..games {
        let mut state = rules.deal(Chance::from_rng(rng), &mut ());
        loop {
            let seat = match rules.turn(&state) {
                Turn::Over => break,
                Turn::One { seat, .. } => seat,
                Turn::Together { seats, .. } => seats.lowest().expect("somebody decides"),
            };
            rules.moves(&state, seat, &mut moves);
            decisions += u64::from(moves.len() > 1);
            let mv = moves[rng.below(moves.len() as u32) as usize];
            rules.play(&mut state, seat, mv, &mut ());
        }
    }
    decisions
}

/// Copies positions of one game and deals each copy anew for the seat that decides; how many copies were made.
pub fn imaginings<R: Rules>(rules: &R, copies: u64, rng: &mut Rng) -> u64 {
    let mut made = 0;
    let mut moves = Moves::new();
    let mut state = rules.deal(Chance::from_rng(rng), &mut ());
    while made < copies {
        let Some(seat) = rules.turn(&state).seats().lowest() else {
            state = rules.deal(Chance::from_rng(rng), &mut ());
            continue;
        };
        for _ in 0..16 {
            let mut copy = state;
            rules.imagine(&mut copy, Eyes::Of(seat), rng);
            std::hint::black_box(&copy);
        }
        made += 16;
        rules.moves(&state, seat, &mut moves);
        let mv = moves[rng.below(moves.len() as u32) as usize];
        rules.play(&mut state, seat, mv, &mut ());
    }
    made
}

/// Lets searches that remember nothing play until at least so many playouts are made; how many it were.
pub fn searches<R: Estimate>(rules: &R, playouts: u64, rng: &mut Rng) -> u64 {
    const EACH: u32 = 100;
    let mut made = 0;
    let mut state = rules.deal(Chance::from_rng(rng), &mut ());
    while made < playouts {
        let Some(seat) = rules.turn(&state).seats().lowest() else {
            state = rules.deal(Chance::from_rng(rng), &mut ());
            continue;
        };
        let thought = Bot::Search(EACH).choose(rules, &state, seat, rng);
        rules.play(&mut state, seat, thought.mv, &mut ());
        made += thought.considered.iter().map(|option| u64::from(option.visits)).sum::<u64>();
    }
    made
}
