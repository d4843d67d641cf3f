//! Many games between bots, and their summary.

use crate::parallel::in_pieces;
use crate::statistics::{Interval, mean_interval, share_interval};
use serde::Serialize;
use shelf::{AnyRuleset, Deal, Entrant, Limits, Outcome, Trouble, play_match};
use std::ops::Range;
use std::sync::Arc;
use table::Seat;

/// What many games say.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The game.
    pub game: String,
    /// How many games.
    pub games: u64,
    /// Decisions in a game.
    pub length: Interval,
    /// The shortest game.
    pub shortest: u32,
    /// The longest game.
    pub longest: u32,
    /// The winning score, where somebody won.
    pub winning_score: Interval,
    /// The share of games with more than one winner.
    pub shared_victories: Interval,
    /// Each seat.
    pub seats: Vec<SeatSummary>,
}

/// What many games say of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    /// The bot that played it.
    pub bot: String,
    /// Its score.
    pub score: Interval,
    /// The lowest score.
    pub lowest: i32,
    /// The highest score.
    pub highest: i32,
    /// Its share of the victories; a shared one counts in parts.
    pub wins: Interval,
}

/// Which deals are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deals {
    /// Their numbers.
    pub numbers: Range<u64>,
    /// How many first decisions are made by a bot that is nobody's.
    pub opening: u32,
}

/// Plays these deals, telling `progress` how many are done, and gives the outcomes by number.
pub fn simulate(
    ruleset: &Arc<dyn AnyRuleset>,
    entrants: &[Entrant],
    deals: Deals,
    threads: usize,
    limits: Limits,
    mut progress: impl FnMut(u64) + Send,
) -> Result<Vec<Outcome>, Trouble> {
    let Deals { numbers, opening } = deals;
    let mut outcomes = Vec::with_capacity((numbers.end - numbers.start) as usize);
    let mut trouble = None;
    in_pieces(
        numbers.end - numbers.start,
        8,
        threads,
        |range| {
            let piece = numbers.start + range.start..numbers.start + range.end;
            let play = |number| play_match(ruleset, entrants, Deal { opening, ..Deal::numbered(number) }, limits);
            piece.map(play).collect::<Result<Vec<_>, _>>()
        },
        |range, piece| {
            progress(range.end - range.start);
            match piece {
                Ok(piece) => outcomes.extend(piece),
                Err(error) => trouble = Some(error),
            }
            trouble.is_none()
        },
    );
    if let Some(trouble) = trouble {
        return Err(trouble);
    }
    outcomes.sort_by_key(|outcome: &Outcome| outcome.number);
    Ok(outcomes)
}

/// The summary of some games.
pub fn summarise(game: &str, entrants: &[Entrant], outcomes: &[Outcome]) -> Summary {
    let games = outcomes.len() as f64;
    let won = |outcome: &Outcome| outcome.winners.iter().next().map(|winner| f64::from(outcome.scores[winner.number()]));
    let shared = outcomes.iter().filter(|outcome| outcome.winners.len() > 1).count();
    let seats = entrants.iter().enumerate().map(|(number, entrant)| {
        let scores = || outcomes.iter().map(|outcome| outcome.scores[number]);
        let wins_here = |outcome: &&Outcome| outcome.winners.contains(Seat::new(number));
        let wins: f64 = outcomes.iter().filter(wins_here).map(|outcome| 1.0 / outcome.winners.len() as f64).sum();
        SeatSummary {
            bot: entrant.to_string(),
            score: mean_interval(scores().map(f64::from)),
            lowest: scores().min().unwrap_or(0),
            highest: scores().max().unwrap_or(0),
            wins: share_interval(wins, games),
        }
    });
    Summary {
        game: game.to_owned(),
        games: outcomes.len() as u64,
        length: mean_interval(outcomes.iter().map(|outcome| f64::from(outcome.decisions))),
        shortest: outcomes.iter().map(|outcome| outcome.decisions).min().unwrap_or(0),
        longest: outcomes.iter().map(|outcome| outcome.decisions).max().unwrap_or(0),
        winning_score: mean_interval(outcomes.iter().filter_map(won)),
        shared_victories: share_interval(shared as f64, games),
        seats: seats.collect(),
    }
}
