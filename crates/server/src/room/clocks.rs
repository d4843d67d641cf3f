//! When the clocks of a table run and stand, in the order in which things happened.

use super::Room;
use crate::bots::STAND_IN;
use crate::clock::{Allowance, Pace, WhenOut};
use crate::http::problem::{Answer, Problem};
use crate::journal::{Entry, Numbered, Who};
use crate::store::Drafted;

impl Room {
    /// Takes in what the store holds. Each choice counts from its own moment, so that a table that is read again has the clocks
    /// of one that was there all the time.
    pub fn take_in(&mut self, entries: Vec<Numbered>, drafts: Vec<Drafted>) {
        let mut entries = entries.into_iter();
        while !entries.as_slice().is_empty() {
            let rest = entries.as_slice();
            let (length, chosen) = match rest.iter().position(|numbered| numbered.entry.clears_waiting()) {
                Some(end) => (end + 1, rest[end].entry.chosen().to_vec()),
                None => (rest.len(), self.choices_by_time(&drafts)),
            };
            for numbered in entries.by_ref().take(length) {
                let until_then = chosen.partition_point(|(_, at)| *at <= numbered.at);
                self.stop_clocks(&chosen[..until_then]);
                self.apply(numbered);
            }
        }
        self.set_drafts(drafts);
    }

    /// The unconfirmed moves as the store has them.
    pub fn set_drafts(&mut self, drafts: Vec<Drafted>) {
        self.stop_clocks(&self.choices_by_time(&drafts));
        self.drafts = drafts;
    }

    /// From this moment the clocks of those who must decide run.
    pub(super) fn run_clocks(&mut self, at: i64) {
        let mut due = self.due();
        due.retain(|seat| !self.chosen.contains(seat));
        self.clocks.due(at, &due);
    }

    /// Where several choose at once the clock of each stops when it has chosen, and does not run again when it chooses anew.
    pub(super) fn stop_clocks(&mut self, chosen: &[(usize, i64)]) {
        for (seat, at) in chosen {
            if !self.chosen.contains(seat) {
                self.chosen.push(*seat);
                self.run_clocks(*at);
            }
        }
    }

    /// Who of these has chosen in this position and when, the earliest first; nobody where one decides after the other.
    pub(super) fn choices_by_time(&self, drafts: &[Drafted]) -> Vec<(usize, i64)> {
        if !self.chooses() {
            return Vec::new();
        }
        let here = drafts.iter().filter(|draft| draft.position == self.position && !draft.steps.is_empty());
        let mut chosen: Vec<(usize, i64)> = here.map(|draft| (draft.seat, draft.at)).collect();
        chosen.sort_by_key(|(_, at)| *at);
        chosen
    }

    /// What a seat has left on its clock.
    pub fn time_left(&self, seat: usize, now: i64) -> Option<i64> {
        self.clocks.left(seat, now)
    }

    /// The entries that follow when clocks have run out by now.
    pub fn run_out(&self, now: i64) -> Answer<Vec<Entry>> {
        self.playing()?;
        let takes_seat = matches!(Pace::kept(&self.set.pace), Pace::Clock(Allowance { when_out: WhenOut::BotSeat, .. }));
        let mut entries = Vec::new();
        for seat in self.clocks.out_of_time(now) {
            entries.push(Entry::RanOut { seat });
            if takes_seat {
                entries.push(Entry::sat(seat, Who::Bot(STAND_IN.to_owned())));
            }
        }
        if entries.is_empty() { Err(Problem::conflict("stale")) } else { Ok(entries) }
    }
}
