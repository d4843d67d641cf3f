//! A move that was made, beside the best that a search finds in its place.

use crate::players::considered_in_words;
use bots::{Bot, Considered, Player};
use table::{Estimate, Message, Moves, Played, Rng, Seat, Spoken, Table};

/// What a search says of a decision of a game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// Which decision.
    pub decision: &'static str,
    /// How many options there were.
    pub options: usize,
    /// What was done.
    pub made: Considered<Message>,
    /// The best that was found; what was done, unless something better was.
    pub best: Considered<Message>,
}

impl Judged {
    /// Whether nothing better was found.
    pub fn agreed(&self) -> bool {
        self.made.mv == self.best.mv
    }

    /// The share of the victory that the move gave away.
    pub fn share_lost(&self) -> f32 {
        self.lost(&self.best.shares, &self.made.shares)
    }

    /// The points that the move gave away.
    pub fn points_lost(&self) -> f32 {
        self.lost(&self.best.scores, &self.made.scores)
    }

    fn lost(&self, best: &[f32], made: &[f32]) -> f32 {
        (best[self.seat.number()] - made[self.seat.number()]).max(0.0)
    }
}

/// Judges the move with this number, from the eyes of its seat at that time; nothing if there was nothing to decide.
///
/// Every decision is judged by itself, so that they can be judged in any order.
pub(crate) fn judge<R: Spoken + Estimate>(table: &Table<R>, number: usize, playouts: u32) -> Option<Judged> {
    let rules = table.rules();
    let Played { seat, mv, before, .. } = table.played().get(number.checked_sub(1)?)?;
    let mut moves = Moves::new();
    rules.moves(before, *seat, &mut moves);
    if moves.len() < 2 {
        return None;
    }
    let mut player = Player::<R>::new(Bot::Search(playouts));
    player.insist(Some(*mv));
    let thought = player.choose(rules, before, *seat, &mut Rng::new(number as u64));
    let made = thought.considered.iter().find(|option| option.mv == *mv)?;
    // The move made was tried more often than the search wanted, so visits compare only the others with each other.
    let rival = thought.considered.iter().find(|option| option.mv != *mv && option.visits > 0);
    let outlook = |option: &Considered<R::Move>| (option.shares[seat.number()], option.scores[seat.number()]);
    let best = rival.filter(|rival| outlook(rival) > outlook(made)).unwrap_or(made);
    Some(Judged {
        number,
        seat: *seat,
        decision: rules.name(rules.turn(before).decision()?),
        options: moves.len(),
        made: considered_in_words(rules, made),
        best: considered_in_words(rules, best),
    })
}
