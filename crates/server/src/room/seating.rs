//! Sitting down and going away.

use super::{Phase, Room};
use crate::http::problem::{Answer, Problem};
use crate::journal::{Ending, Entry, Numbered, Who};

/// How often somebody may sit down, or a bot be seated at one seat, before the next move: nothing in a journal is forgotten.
const MOST_SEATED: usize = 50;

impl Room {
    /// That somebody has not sat down without end since the last move. People are counted one by one, so that nobody can keep a
    /// seat from others by coming and going.
    pub fn may_sit(&self, seat: usize, who: &Who) -> Answer<()> {
        let is_again = |numbered: &&Numbered| match (&numbered.entry, who) {
            (Entry::Sat { seat: there, who: Who::Bot(_), .. }, Who::Bot(_)) => *there == seat,
            (Entry::Sat { who: sat, .. }, _) => sat == who,
            _ => false,
        };
        if self.entries_after(self.position).iter().filter(is_again).count() < MOST_SEATED {
            return Ok(());
        }
        Err(Problem::conflict("seated-too-often").with("most", MOST_SEATED))
    }

    /// The entries with which somebody who leaves for good goes from here. Nobody else could begin or close a table that gathers.
    pub fn go_away(&self, person: &str) -> Vec<Entry> {
        match self.phase {
            Phase::Gathering if self.set.host == person => vec![Entry::Ended { how: Ending::Closed }],
            Phase::Gathering | Phase::Playing | Phase::Frozen => {
                self.seats_of(person).map(|seat| Entry::Rose { seat }).collect()
            }
            Phase::Over | Phase::Ended => Vec::new(),
        }
    }
}
