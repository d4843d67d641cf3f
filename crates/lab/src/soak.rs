//! Long runs of random games under all laws.

use crate::parallel::in_pieces;
use shelf::Game;
use table::conformance::{Failure, SOAK_BLOCK};

/// What a long run found.
pub struct Soaked {
    /// How many games were played.
    pub games: u64,
    /// How many decisions they took.
    pub decisions: u64,
    /// The longest game.
    pub longest: usize,
    /// The games that broke a law, by number; the run stops after ten of them.
    pub failures: Vec<(u64, Failure)>,
}

/// Plays at least so many games, from the block with number `start` on, telling `progress` how many are done.
pub fn soak(game: &dyn Game, start: u64, games: u64, threads: usize, mut progress: impl FnMut(u64) + Send) -> Soaked {
    let mut soaked = Soaked { games: 0, decisions: 0, longest: 0, failures: Vec::new() };
    in_pieces(
        games.div_ceil(SOAK_BLOCK),
        1,
        threads,
        |blocks| game.soak(start + blocks.start),
        |blocks, played| {
            progress(played.len() as u64);
            for (number, result) in (SOAK_BLOCK * (start + blocks.start)..).zip(played) {
                soaked.games += 1;
                match result {
                    Ok(decisions) => {
                        soaked.decisions += decisions as u64;
                        soaked.longest = soaked.longest.max(decisions);
                    }
                    Err(failure) => soaked.failures.push((number, failure)),
                }
            }
            soaked.failures.len() < 10
        },
    );
    soaked
}
