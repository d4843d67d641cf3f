//! What follows from a journal for everything that is looked up: seats, bots that must decide, results.

use super::{Phase, Room};
use crate::bots::STAND_IN;
use crate::journal::{Entry, Numbered, Who};
use crate::store::{Kept, NewJob, Seated, Summary};

/// How long somebody has until a notice is sent, in milliseconds.
const PATIENCE: i64 = 30_000;
/// How long a bot that plays for somebody waits before it does anything, in milliseconds, so that its owner can follow.
const PACE: i64 = 1_500;

impl Room {
    /// What new entries come to. `seats` and `position` are those before them.
    pub fn summary(&self, seats: &[Seated], position: i64, at: i64) -> Summary {
        let seated = self.seated();
        let moved = position != self.position;
        let changed = |seat: &usize| moved || self.out.contains(seat) || seats.get(*seat) != Some(&seated[*seat]);
        let due = self.due();
        let jobs = due.iter().filter(|seat| changed(seat)).filter_map(|seat| match &seated[*seat].who {
            Some(Who::Bot(bot)) => {
                let from = if self.is_stood_in(*seat) { at + PACE } else { 0 };
                Some(NewJob { seat: *seat, bot: bot.clone(), from })
            }
            _ if self.out.contains(seat) => Some(NewJob { seat: *seat, bot: STAND_IN.to_owned(), from: 0 }),
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
        let is_left = self.chairs.iter().any(|chair| chair.owner.is_some() && !matches!(chair.who, Some(Who::Person(_))));
        self.chairs.len() > 1 && owners.len() == people && people > 0 && !is_left && !self.was_stood_in()
    }

    /// Whether anybody else, or a bot, has sat at a seat than whoever sat there when the game began.
    fn was_stood_in(&self) -> bool {
        let start = self.journal.iter().position(|numbered| numbered.entry == Entry::Started).unwrap_or(self.journal.len());
        let (gathering, game) = self.journal.split_at(start);
        let mut players: Vec<Option<&Who>> = vec![None; self.chairs.len()];
        for Numbered { entry, .. } in gathering {
            match entry {
                Entry::Sat { seat, who, .. } => players[*seat] = Some(who),
                Entry::Rose { seat } => players[*seat] = None,
                _ => {}
            }
        }
        game.iter().any(|numbered| match &numbered.entry {
            Entry::Sat { seat, who, .. } => players[*seat] != Some(who),
            _ => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Pace;
    use crate::store::{NewTable, TableRow};
    use table::hash::text_hash;

    fn person(name: &str) -> Who {
        Who::Person(name.to_owned())
    }

    fn bot() -> Who {
        Who::Bot(STAND_IN.to_owned())
    }

    /// A table at which these sit when the game begins, and after all that happens in it.
    fn after(seated: &[Who], in_the_game: Vec<Entry>) -> Room {
        let game = shelf::find("artificium").expect("a game");
        let set = NewTable {
            id: "a-table".to_owned(),
            game: "artificium".to_owned(),
            engine: table::ENGINE.to_owned(),
            seats: seated.len(),
            switches: Vec::new(),
            sheet: text_hash(game.sheet()),
            seed: Some("42".to_owned()),
            start_position: None,
            host: "ada".to_owned(),
            private: false,
            invitation: String::new(),
            pace: Pace::None.to_json(),
            rated: true,
            origin: None,
            made: 0,
        };
        let mut room = Room::new(TableRow { set, phase: String::new(), entries: 0, position: 0 }, None);
        let sat = seated.iter().enumerate().map(|(seat, who)| Entry::sat(seat, who.clone()));
        let all = sat.chain([Entry::Started]).chain(in_the_game);
        for (number, entry) in (1..).zip(all) {
            room.apply(Numbered { number, at: number, entry });
        }
        assert_eq!(room.phase, Phase::Playing);
        room
    }

    #[test]
    fn a_result_counts_if_everybody_played_one_seat_to_the_end() {
        assert!(after(&[person("ada"), person("bo")], Vec::new()).counts());
        assert!(after(&[person("ada"), bot()], Vec::new()).counts());
        assert!(!after(&[person("ada"), person("ada")], Vec::new()).counts());
        assert!(!after(&[bot(), bot()], Vec::new()).counts());
        assert!(!after(&[person("ada"), person("bo")], vec![Entry::Rose { seat: 1 }]).counts());
    }

    #[test]
    fn a_result_counts_if_somebody_left_and_came_back_before_anybody_else_sat_there() {
        let back = vec![Entry::Rose { seat: 1 }, Entry::sat(1, person("bo"))];
        assert!(after(&[person("ada"), person("bo")], back).counts());
    }

    #[test]
    fn a_result_does_not_count_if_anybody_else_sat_at_a_seat_meanwhile() {
        let back_from_bot = vec![Entry::sat(1, bot()), Entry::sat(1, person("bo"))];
        assert!(!after(&[person("ada"), person("bo")], back_from_bot).counts());
        let taken_over = vec![Entry::Rose { seat: 1 }, Entry::sat(1, person("cy"))];
        assert!(!after(&[person("ada"), person("bo")], taken_over).counts());
        let lent = vec![Entry::sat(1, person("cy")), Entry::Rose { seat: 1 }, Entry::sat(1, person("bo"))];
        assert!(!after(&[person("ada"), person("bo")], lent).counts());
    }
}
