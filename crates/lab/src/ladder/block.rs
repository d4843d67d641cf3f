//! A block of games: one deal under all rotations of seats.

use serde::{Deserialize, Serialize};
use shelf::{AnyRuleset, Outcome};
use std::sync::Arc;
use table::{Seat, Seed};

const FORMAT: u32 = 1;

/// What all blocks of a ladder have in common.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The version of the format of its lines.
    #[serde(rename = "ladder")]
    pub format: u32,
    /// The game.
    pub game: String,
    /// The version of the engine.
    pub engine: String,
    /// How many seats.
    pub seats: usize,
    /// The switches that differ from the defaults, as `name=value`.
    pub switches: Vec<String>,
    /// The hash of the sheet.
    pub sheet: String,
    /// How many first decisions are made by the bot of openings.
    pub opening: u32,
}

impl Terms {
    pub(super) fn of(ruleset: &Arc<dyn AnyRuleset>, opening: u32) -> Self {
        let record = ruleset.clone().deal(Seed::from_bits(0)).record();
        Self {
            format: FORMAT,
            game: record.game,
            engine: record.engine,
            seats: record.seats,
            switches: record.switches.into_iter().map(|(name, value)| format!("{name}={value}")).collect(),
            sheet: record.sheet_hash,
            opening,
        }
    }
}

/// One deal, with one entrant alone in each seat after the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// What it shares with all others.
    #[serde(flatten)]
    pub terms: Terms,
    /// Who sits alone.
    pub one: String,
    /// Who sits in all other seats.
    pub others: String,
    /// The number of the deal.
    pub deal: u64,
    /// The games; in the first of them the one has the first seat, and so on.
    #[serde(rename = "games")]
    pub sittings: Vec<Sitting>,
}

/// How one game of a block ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// The final scores.
    pub scores: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// How many decisions it took.
    pub decisions: u32,
}

impl From<Outcome> for Sitting {
    fn from(outcome: Outcome) -> Self {
        Self { scores: outcome.scores.to_vec(), winners: outcome.winners.iter().collect(), decisions: outcome.decisions }
    }
}

impl Sitting {
    /// What part of the victory a seat has; a game that nobody wins is everybody's alike.
    fn share(&self, seat: usize) -> f64 {
        match self.winners.len() {
            0 => 1.0 / self.scores.len() as f64,
            winners if self.winners.contains(&Seat::new(seat)) => 1.0 / winners as f64,
            _ => 0.0,
        }
    }

    /// How many finished ahead of a seat: winners before all others, and those by their scores.
    pub(super) fn rank(&self, seat: usize) -> usize {
        let standing = |seat: usize| {
            let won = self.winners.contains(&Seat::new(seat));
            (won, if won { 0 } else { self.scores[seat] })
        };
        (0..self.scores.len()).filter(|other| standing(*other) > standing(seat)).count()
    }
}

impl Block {
    /// The share of the victories that went to the one.
    pub fn share(&self) -> f64 {
        let shares = self.sittings.iter().enumerate().map(|(seat, sitting)| sitting.share(seat));
        shares.sum::<f64>() / self.sittings.len() as f64
    }

    /// Whether it can have been played: a game for each seat, a score for each seat, winners that sit there.
    pub(super) fn is_sound(&self) -> bool {
        let seats = self.terms.seats;
        let sound =
            |sitting: &Sitting| sitting.scores.len() == seats && sitting.winners.iter().all(|winner| winner.number() < seats);
        self.sittings.len() == seats && self.sittings.iter().all(sound)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in super::super) fn sitting(scores: &[i32], winners: &[usize]) -> Sitting {
        Sitting { scores: scores.to_vec(), winners: winners.iter().map(|seat| Seat::new(*seat)).collect(), decisions: 1 }
    }

    pub(in super::super) fn block(one: &str, others: &str, deal: u64, sittings: Vec<Sitting>) -> Block {
        let seats = sittings.len();
        let terms = Terms {
            format: FORMAT,
            game: "artificium".to_owned(),
            engine: "0".to_owned(),
            seats,
            switches: Vec::new(),
            sheet: String::new(),
            opening: 0,
        };
        Block { terms, one: one.to_owned(), others: others.to_owned(), deal, sittings }
    }

    #[test]
    fn a_block_is_worth_the_share_of_its_victories() {
        let two = |first: &[usize], second: &[usize]| {
            block("a", "b", 0, vec![sitting(&[3, 2], first), sitting(&[3, 2], second)]).share()
        };
        assert_eq!(two(&[0], &[1]), 1.0);
        assert_eq!(two(&[0], &[0]), 0.5);
        assert_eq!(two(&[1], &[0]), 0.0);
        assert_eq!(two(&[0], &[0, 1]), 0.75);
        assert_eq!(two(&[], &[]), 0.5);
        let three = vec![sitting(&[1, 1, 1], &[0]), sitting(&[1, 1, 1], &[0, 1, 2]), sitting(&[1, 1, 1], &[1])];
        assert!((block("a", "b", 0, three).share() - 4.0 / 9.0).abs() < 1e-12);
    }

    #[test]
    fn winners_rank_before_others_and_those_by_score() {
        let game = sitting(&[5, 9, 9, 2], &[1]);
        assert_eq!([0, 1, 2, 3].map(|seat| game.rank(seat)), [2, 0, 1, 3]);
        let shared = sitting(&[9, 9, 4, 4], &[0, 1]);
        assert_eq!([0, 1, 2, 3].map(|seat| shared.rank(seat)), [0, 0, 2, 2]);
    }

    #[test]
    fn a_line_of_another_shape_is_not_sound() {
        assert!(block("a", "b", 0, vec![sitting(&[1, 2], &[1]), sitting(&[1, 2], &[1])]).is_sound());
        assert!(!block("a", "b", 0, vec![sitting(&[1, 2], &[1]), sitting(&[1], &[0])]).is_sound());
        assert!(!block("a", "b", 0, vec![sitting(&[1, 2], &[1]), sitting(&[1, 2], &[2])]).is_sound());
    }
}
