//! Sitting down and going away.

use super::{Phase, Room};
use crate::http::problem::{Answer, Problem};
use crate::journal::{Ending, Entry, Numbered, Offer, Who};

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

    /// Whether a bot sits in at this seat for the person it belongs to.
    pub fn is_stood_in(&self, seat: usize) -> bool {
        let chair = &self.chairs[seat];
        chair.owner.is_some() && matches!(chair.who, Some(Who::Bot(_)))
    }

    /// Whether a bot sits in at this seat and nobody but its owner plays: then it makes a move at a time, and nobody else waits.
    pub fn is_followed(&self, seat: usize) -> bool {
        self.is_stood_in(seat) && self.chairs[seat].owner.as_deref().is_some_and(|owner| self.is_alone(owner))
    }

    /// Whether no seat belongs to anybody else.
    fn is_alone(&self, person: &str) -> bool {
        self.chairs.iter().all(|chair| chair.owner.as_deref().is_none_or(|owner| owner == person))
    }

    /// After how many moves this person gave their seat to a bot, if they may go back there: nothing counts at the table, nobody
    /// else plays, and they have not played on themselves.
    pub fn left_at(&self, person: &str, seat: usize) -> Option<usize> {
        let chair = self.chairs.get(seat)?;
        let is_open = !self.set.rated && matches!(self.phase, Phase::Playing | Phase::Over);
        if !is_open || !self.is_alone(person) || chair.owner.is_none() {
            return None;
        }
        let mut plays = matches!(chair.who, Some(Who::Person(_)));
        for numbered in self.journal.iter().rev() {
            match &numbered.entry {
                Entry::Sat { seat: there, who: Who::Bot(_), .. } if *there == seat => {
                    let moves = self.made.partition_point(|entry| *entry < numbered.number);
                    return (moves < self.moves()).then_some(moves);
                }
                Entry::Sat { seat: there, .. } if *there == seat => plays = false,
                Entry::Moved { seat: there, .. } if plays && *there == seat => return None,
                Entry::Started => return None,
                _ => {}
            }
        }
        None
    }

    /// The entries with which somebody takes their seat again and goes back to where a bot took it over.
    pub fn go_back(&self, person: &str, seat: usize) -> Answer<Vec<Entry>> {
        if self.chairs.get(seat).is_none_or(|chair| chair.owner.as_deref() != Some(person)) {
            return Err(Problem::forbidden("not-your-seat"));
        }
        let to = self.left_at(person, seat).ok_or_else(|| Problem::conflict("nothing-to-undo"))?;
        self.may_take_back()?;
        let who = Who::Person(person.to_owned());
        let mut entries = Vec::new();
        if self.chairs[seat].who.as_ref() != Some(&who) {
            self.may_sit(seat, &who)?;
            entries.push(Entry::sat(seat, who));
        }
        entries.extend(self.carried_out(Offer::TakeBack { to }));
        Ok(entries)
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
