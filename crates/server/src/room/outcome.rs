//! What follows from a journal for everything that is looked up: seats, bots that must decide, results.

use super::{Phase, Room};
use crate::bots::STAND_IN;
use crate::journal::Who;
use crate::store::{Kept, Seated, Summary};

/// How long somebody has until a notice is sent, in milliseconds.
const PATIENCE: i64 = 30_000;

impl Room {
    /// What new entries come to. `seats` and `position` are those before them.
    pub fn summary(&self, seats: &[Seated], position: i64, at: i64) -> Summary {
        let seated = self.seated();
        let moved = position != self.position;
        let changed = |seat: &usize| moved || self.out.contains(seat) || seats.get(*seat) != Some(&seated[*seat]);
        let due = self.due();
        let jobs = due.iter().filter(|seat| changed(seat)).filter_map(|seat| match &seated[*seat].who {
            Some(Who::Bot(bot)) => Some((*seat, bot.clone())),
            _ if self.out.contains(seat) => Some((*seat, STAND_IN.to_owned())),
            _ => None,
        });
        let newly_due = due.iter().filter(|seat| !seats.get(**seat).is_some_and(|before| before.due));
        let notices = newly_due.filter_map(|seat| match &seated[*seat].who {
            Some(Who::Person(person)) => Some((person.clone(), at + PATIENCE)),
            _ => None,
        });
        Summary {
            phase: self.phase.name().to_owned(),
            position: self.position,
            deadline: self.clocks.deadline(),
            jobs: jobs.collect(),
            notices: notices.collect(),
            results: if self.phase == Phase::Over { self.results() } else { Vec::new() },
            // Whoever had chosen where several choose at once was still kept as due: after a move all seats are written.
            seats: seated
                .iter()
                .enumerate()
                .filter(|(seat, now)| moved || seats.get(*seat) != Some(now))
                .map(|(seat, now)| (seat, now.clone()))
                .collect(),
        }
    }

    /// The result of each seat, once the game is over.
    pub(crate) fn results(&self) -> Vec<Kept> {
        let Some(table) = self.table.as_deref() else { return Vec::new() };
        let standing = table.standing();
        let achieved = table.achievements();
        let counts = self.set.rated && self.counts();
        let kept = self.chairs.iter().enumerate().map(|(seat, chair)| {
            let won = standing.winners.is_some_and(|winners| winners.iter().any(|winner| winner.number() == seat));
            Kept {
                seat,
                who: chair.who.clone(),
                score: i64::from(standing.scores[seat]),
                place: i64::from(standing.ranks[seat]),
                won,
                rated: counts,
                achievements: if won { achieved.clone() } else { Vec::new() },
            }
        });
        kept.collect()
    }

    /// Whether a result may count: everybody played one seat for themselves, from the start to the end.
    fn counts(&self) -> bool {
        let mut owners: Vec<&Option<String>> =
            self.chairs.iter().map(|chair| &chair.owner).filter(|owner| owner.is_some()).collect();
        let people = owners.len();
        owners.sort();
        owners.dedup();
        let stood_in = self.chairs.iter().any(|chair| chair.owner.is_some() && !matches!(chair.who, Some(Who::Person(_))));
        self.chairs.len() > 1 && owners.len() == people && people > 0 && !stood_in
    }
}
