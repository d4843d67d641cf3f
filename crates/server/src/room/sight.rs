//! What somebody is shown of a table: never more than their eyes may see.

use super::{Chair, Phase, Room, Turn};
use crate::clock::Pace;
use crate::http::problem::{Answer, Problem};
use crate::journal::{Entry, Numbered, Who};
use crate::now;
use crate::told::{
    EntryTold, EyesTold, MomentTold, MovedTold, OriginTold, OwnDraftTold, PendingTold, PlayTold, ReplayTold, SeatTold,
    StoryTold, TableTold, WhatTold,
};
use shelf::{Speech, turn_told};
use table::{Eyes, Record, Seat, Seed};
use texts::{Lang, Names};

/// The most bytes that are told of what would follow single moves.
const MOST_AHEAD: usize = 16_000;

/// Who looks, from where, and in which language.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The person, if known.
    pub person: Option<String>,
    /// With whose eyes.
    pub eyes: Eyes,
    /// In which language.
    pub lang: Lang,
    /// Whether everything they may want to know before deciding is told, too.
    pub foresees: bool,
}

impl Room {
    /// A reader of this table.
    pub fn reader(&self, person: Option<&str>, seat: Option<usize>, lang: Lang) -> Answer<Reader> {
        Ok(Reader { person: person.map(str::to_owned), eyes: self.eyes(person, seat)?, lang, foresees: false })
    }

    /// Everything a client needs to draw the table; with a turn that is only looked at in place of the reader's own.
    pub fn state(&self, reader: &Reader, looked_at: Option<&Turn>, present: Vec<String>) -> Answer<TableTold> {
        let names = self.seat_names().in_language(reader.lang);
        let set = &self.set;
        Ok(TableTold {
            id: set.id.clone(),
            game: set.game.clone(),
            engine: set.engine.clone(),
            phase: self.phase,
            host: set.host.clone(),
            private: set.private,
            rated: set.rated,
            switches: set.switches.iter().cloned().collect(),
            sheet: set.sheet.clone(),
            commitment: set.seed.as_deref().and_then(Seed::new).map(|seed| seed.commitment()),
            pace: Pace::kept(&set.pace),
            origin: set.origin.as_ref().map(|(table, kind)| OriginTold { table: table.clone(), kind: (*kind).to_owned() }),
            revealed: self.is_public(),
            last: self.last,
            position: self.position,
            seats: self.seats_told(&names, reader),
            offer: self.pending.as_ref().map(|pending| PendingTold {
                entry: pending.entry,
                seat: pending.seat,
                offer: pending.offer,
                agreed: pending.agreed.clone(),
            }),
            eyes: EyesTold(reader.eyes),
            yours: reader.person.as_deref().map(|person| self.seats_of(person).collect()).unwrap_or_default(),
            play: if self.table.is_some() { Some(self.play_told(reader, &names, looked_at)?) } else { None },
            seed: set.seed.clone().filter(|_| self.phase == Phase::Over),
            present,
        })
    }

    fn seats_told(&self, names: &Names, reader: &Reader) -> Vec<SeatTold> {
        let due = self.due();
        let told = |(seat, chair): (usize, &Chair)| SeatTold {
            seat,
            name: names.0[seat].clone(),
            person: match &chair.who {
                Some(Who::Person(person)) => Some(person.clone()),
                _ => None,
            },
            bot: match &chair.who {
                Some(Who::Bot(bot)) => Some(bot.clone()),
                _ => None,
            },
            owner: chair.owner.clone(),
            due: due.contains(&seat),
            left: self.time_left(seat, now()),
            left_at: reader.person.as_deref().and_then(|person| self.left_at(person, seat)),
        };
        self.chairs.iter().enumerate().map(told).collect()
    }

    /// The game as these eyes see it, with the unconfirmed moves of their own seat.
    fn play_told(&self, reader: &Reader, names: &Names, looked_at: Option<&Turn>) -> Answer<PlayTold> {
        let table = self.table()?;
        let speech = Speech::new(&self.set.game, reader.lang, names);
        let seat = match reader.eyes {
            Eyes::Of(seat) if self.phase == Phase::Playing && table.turn().seats.contains(seat) => seat,
            eyes => {
                return Ok(PlayTold {
                    turn: turn_told(table),
                    standing: table.standing().into(),
                    view: table.view(eyes),
                    moves_made: self.moves(),
                    ask: None,
                    moves: None,
                    draft: None,
                    outlook: None,
                    ahead: None,
                });
            }
        };
        let turn = match looked_at {
            Some(turn) => Turn::clone(turn),
            None => self.turn(seat.number())?,
        };
        let draft = OwnDraftTold {
            version: self.draft(seat.number()).map_or(0, |draft| draft.version),
            reveals: self.chooses_last(seat.number()),
            draft: speech.draft(turn.as_ref()).map_err(|no| self.refused(no))?,
        };
        let foresees = reader.foresees && draft.draft.held.is_none();
        let outlook = if foresees { Some(speech.forecast(&turn.forecast(&[]).map_err(|no| self.refused(no))?)) } else { None };
        let ahead = outlook.as_ref().map(|outlook| speech.ahead(outlook, &turn.ahead(), MOST_AHEAD));
        // All that is shown is of one moment.
        Ok(PlayTold {
            turn: (&turn.turn()).into(),
            standing: turn.standing().into(),
            view: turn.view(),
            moves_made: self.moves(),
            ask: Some(speech.ask(&turn.ask())),
            moves: Some(speech.choices(&turn.choices(foresees))),
            outlook,
            ahead,
            draft: Some(draft),
        })
    }

    /// The views of these eyes and all scores, at so many moves evenly over the game.
    pub fn history(&self, reader: &Reader, points: usize) -> Answer<Vec<MomentTold>> {
        let table = self.table()?;
        let last = self.moves();
        let points = points.min(last);
        let moves = (0..=points).map(|point| (point * last).checked_div(points).unwrap_or_default());
        let history = moves.map(|to| MomentTold {
            moves_made: to,
            scores: table.standing_at(to).scores,
            view: table.view_at(to, reader.eyes),
        });
        Ok(history.collect())
    }

    /// What these eyes were told, from the deal on, one list for each move.
    pub fn told(&self, reader: &Reader) -> Answer<StoryTold> {
        let names = self.seat_names().in_language(reader.lang);
        let speech = Speech::new(&self.set.game, reader.lang, &names);
        let Some(table) = self.table.as_deref() else { return Ok(StoryTold { dealt: Vec::new(), moves: Vec::new() }) };
        let told = |(number, entry): (usize, &i64)| MovedTold {
            entry: *entry,
            seat: self.mover(*entry),
            told: speech.lines(&table.told(number, reader.eyes)),
        };
        let moves = self.made.iter().enumerate().map(told).collect();
        Ok(StoryTold { dealt: speech.lines(&table.dealt(reader.eyes)), moves })
    }

    fn mover(&self, entry: i64) -> usize {
        match self.entries_after(entry - 1).first().map(|numbered| &numbered.entry) {
            Some(Entry::Moved { seat, .. }) => *seat,
            _ => unreachable!("what was made stands in the journal"),
        }
    }

    /// The view of these eyes after so many moves.
    pub fn at_move(&self, reader: &Reader, to: usize) -> Answer<ReplayTold> {
        let table = self.table()?;
        if to > self.moves() {
            return Err(Problem::bad("no-such-move"));
        }
        let names = self.seat_names().in_language(reader.lang);
        let speech = Speech::new(&self.set.game, reader.lang, &names);
        let told = match to.checked_sub(1) {
            Some(number) => table.told(number, reader.eyes),
            None => table.dealt(reader.eyes),
        };
        Ok(ReplayTold { moves_made: to, of: self.moves(), view: table.view_at(to, reader.eyes), told: speech.lines(&told) })
    }

    /// An entry as this reader learns it.
    pub fn entry_told(&self, numbered: &Numbered, reader: &Reader) -> EntryTold {
        EntryTold { entry: numbered.number, at: numbered.at, what: self.what_told(numbered, reader) }
    }

    fn what_told(&self, numbered: &Numbered, reader: &Reader) -> WhatTold {
        let names = self.seat_names().in_language(reader.lang);
        let speech = Speech::new(&self.set.game, reader.lang, &names);
        match numbered.entry.clone() {
            Entry::Moved { seat, mv, .. } => {
                let own = self.is_public() || reader.eyes == Eyes::Of(Seat::new(seat));
                let number = self.move_of(numbered.number).filter(|_| self.table.is_some());
                let told = |number| self.table.as_deref().map(|table| speech.lines(&table.told(number, reader.eyes)));
                WhatTold::Moved {
                    seat,
                    mv: own.then_some(mv),
                    number: number.map(|number| number + 1),
                    told: number.and_then(told),
                }
            }
            Entry::Started => {
                WhatTold::Started { told: self.table.as_deref().map(|table| speech.lines(&table.dealt(reader.eyes))) }
            }
            Entry::Said { person, text } => {
                let name = self.names.get(&person).cloned();
                WhatTold::Said { person, name, text: Some(text), muted: false }
            }
            Entry::TakenBack { to, .. } => WhatTold::TakenBack { to },
            Entry::Sat { seat, who: Who::Person(person), called } => {
                // Whoever left for good takes along the names of those who sat around their screen.
                let has_left = self.has_left(&person);
                let name = Some(self.names[&person].clone()).filter(|_| !has_left);
                WhatTold::Sat { seat, who: Who::Person(person), called: called.filter(|_| !has_left), name }
            }
            Entry::Sat { seat, who, called } => WhatTold::Sat { seat, who, called, name: None },
            Entry::Rose { seat } => WhatTold::Rose { seat },
            Entry::Offered { seat, offer } => WhatTold::Offered { seat, offer },
            Entry::Answered { seat, yes } => WhatTold::Answered { seat, yes },
            Entry::RanOut { seat } => WhatTold::RanOut { seat },
            Entry::Rematched { table } => WhatTold::Rematched { table },
            Entry::Ended { how } => WhatTold::Ended { how },
        }
    }

    /// The record of a game that is over.
    pub fn record(&self, lang: Lang) -> Answer<Record> {
        if !self.is_public() {
            return Err(Problem::conflict("not-over"));
        }
        let mut record = self.table()?.record();
        let names = self.seat_names().in_language(lang);
        record.players = names.0.into_iter().enumerate().map(|(seat, name)| (Seat::new(seat), name)).collect();
        Ok(record)
    }
}
