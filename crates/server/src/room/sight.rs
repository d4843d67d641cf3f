//! What somebody is shown of a table: never more than their eyes may see.

use super::{Phase, Room, Turn};
use crate::http::problem::{Answer, Problem};
use crate::journal::{Entry, Numbered, Who};
use crate::now;
use serde_json::{Value as Json, json};
use shelf::{Speech, standing_json, turn_json};
use table::{Eyes, Record, Seat, Seed};
use texts::{Lang, Names};

/// Who looks, from where, and in which language.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The person, if known.
    pub person: Option<String>,
    /// With whose eyes.
    pub eyes: Eyes,
    /// In which language.
    pub lang: Lang,
}

fn eyes_json(eyes: Eyes) -> Json {
    match eyes {
        Eyes::Of(seat) => seat.number().into(),
        Eyes::All => "all".into(),
        Eyes::Watcher => "none".into(),
    }
}

fn plain(entry: &Entry) -> Json {
    serde_json::to_value(entry).expect("an entry is JSON")
}

impl Room {
    /// A reader of this table.
    pub fn reader(&self, person: Option<&str>, seat: Option<usize>, lang: Lang) -> Answer<Reader> {
        Ok(Reader { person: person.map(str::to_owned), eyes: self.eyes(person, seat)?, lang })
    }

    /// Everything a client needs to draw the table; with a turn that is only looked at in place of the reader's own.
    pub fn state(&self, reader: &Reader, looked_at: Option<&Turn>) -> Answer<Json> {
        let names = self.seat_names().in_language(reader.lang);
        let mut state = json!({
            "id": self.set.id,
            "game": self.set.game,
            "engine": self.set.engine,
            "phase": self.phase.name(),
            "host": self.set.host,
            "private": self.set.private,
            "rated": self.set.rated,
            "switches": self.set.switches.iter().map(|(name, value)| (name.clone(), Json::from(value.as_str()))).collect::<serde_json::Map<_, _>>(),
            "sheet": self.set.sheet,
            "commitment": self.set.seed.as_deref().and_then(Seed::new).map(|seed| seed.commitment()),
            "pace": serde_json::from_str::<Json>(&self.set.pace).unwrap_or_default(),
            "origin": self.set.origin.as_ref().map(|(table, kind)| json!({ "table": table, "kind": kind })),
            "revealed": self.is_public(),
            "last": self.last,
            "position": self.position,
            "seats": self.seats_json(&names, reader),
            "offer": self.pending.as_ref().map(|pending| json!({ "entry": pending.entry, "seat": pending.seat, "offer": pending.offer, "agreed": pending.agreed })),
            "eyes": eyes_json(reader.eyes),
            "yours": reader.person.as_deref().map(|person| self.seats_of(person).collect::<Vec<_>>()).unwrap_or_default(),
        });
        if self.table.is_some() {
            state["play"] = self.play_json(reader, &names, looked_at)?;
        }
        if self.phase == Phase::Over {
            state["seed"] = self.set.seed.clone().into();
        }
        Ok(state)
    }

    fn seats_json(&self, names: &Names, reader: &Reader) -> Json {
        let due = self.due();
        let seats = self.chairs.iter().enumerate().map(|(seat, chair)| {
            json!({
                "seat": seat,
                "name": names.0[seat],
                "person": match &chair.who { Some(Who::Person(person)) => Some(person), _ => None },
                "bot": match &chair.who { Some(Who::Bot(bot)) => Some(bot), _ => None },
                "owner": chair.owner,
                "due": due.contains(&seat),
                "left": self.time_left(seat, now()),
                "left_at": reader.person.as_deref().and_then(|person| self.left_at(person, seat)),
            })
        });
        seats.collect()
    }

    /// The game as these eyes see it, with the unconfirmed moves of their own seat.
    fn play_json(&self, reader: &Reader, names: &Names, looked_at: Option<&Turn>) -> Answer<Json> {
        let table = self.table()?;
        let speech = Speech::new(&self.set.game, reader.lang, names);
        let mut play = json!({
            "turn": turn_json(table),
            "standing": standing_json(&table.standing()),
            "view": Json::Null,
            "move": self.moves(),
        });
        let seat = match reader.eyes {
            Eyes::Of(seat) if self.phase == Phase::Playing && table.turn().seats.contains(seat) => seat,
            eyes => {
                play["view"] = table.view(eyes);
                return Ok(play);
            }
        };
        let turn = match looked_at {
            Some(turn) => Turn::clone(turn),
            None => self.turn(seat.number())?,
        };
        let version = self.draft(seat.number()).map_or(0, |draft| draft.version);
        play["turn"] = speech.turn(&turn.turn());
        // All that is shown is of one moment.
        play["view"] = turn.view();
        play["standing"] = standing_json(&turn.standing());
        play["ask"] = speech.ask(&turn.ask()).into();
        play["moves"] = speech.choices(&turn.choices(false));
        let drafted = speech.draft(turn.as_ref()).map_err(|no| self.refused(no))?;
        play["draft"] = drafted;
        play["draft"]["version"] = version.into();
        play["draft"]["reveals"] = self.chooses_last(seat.number()).into();
        Ok(play)
    }

    /// The views of these eyes and all scores, at so many moves evenly over the game.
    pub fn history(&self, reader: &Reader, points: usize) -> Answer<Json> {
        let table = self.table()?;
        let last = self.moves();
        let points = points.min(last);
        let moves = (0..=points).map(|point| (point * last).checked_div(points).unwrap_or_default());
        let history = moves
            .map(|to| json!({ "move": to, "scores": table.standing_at(to).scores, "view": table.view_at(to, reader.eyes) }));
        Ok(history.collect())
    }

    /// What these eyes were told, from the deal on, one list for each move.
    pub fn told(&self, reader: &Reader) -> Answer<Json> {
        let names = self.seat_names().in_language(reader.lang);
        let speech = Speech::new(&self.set.game, reader.lang, &names);
        let Some(table) = self.table.as_deref() else { return Ok(json!({ "dealt": [], "moves": [] })) };
        let moves = self.made.iter().enumerate().map(|(number, entry)| {
            json!({ "entry": entry, "seat": self.mover(*entry), "told": speech.lines(&table.told(number, reader.eyes)) })
        });
        Ok(json!({ "dealt": speech.lines(&table.dealt(reader.eyes)), "moves": moves.collect::<Vec<_>>() }))
    }

    fn mover(&self, entry: i64) -> Option<usize> {
        match self.entries_after(entry - 1).first()?.entry {
            Entry::Moved { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The view of these eyes after so many moves.
    pub fn at_move(&self, reader: &Reader, to: usize) -> Answer<Json> {
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
        Ok(json!({ "move": to, "of": self.moves(), "view": table.view_at(to, reader.eyes), "told": speech.lines(&told) }))
    }

    /// An entry as this reader learns it.
    pub fn entry_json(&self, numbered: &Numbered, reader: &Reader) -> Json {
        let names = self.seat_names().in_language(reader.lang);
        let speech = Speech::new(&self.set.game, reader.lang, &names);
        let mut json = match &numbered.entry {
            Entry::Moved { seat, mv, .. } => {
                let mut json = json!({ "kind": "moved", "seat": seat });
                let own = self.is_public() || reader.eyes == Eyes::Of(Seat::new(*seat));
                if own {
                    json["move"] = mv.clone();
                }
                if let (Some(number), Some(table)) = (self.move_of(numbered.number), self.table.as_deref()) {
                    json["number"] = (number + 1).into();
                    json["told"] = speech.lines(&table.told(number, reader.eyes));
                }
                json
            }
            Entry::Started => {
                let dealt = self.table.as_deref().map(|table| speech.lines(&table.dealt(reader.eyes)));
                json!({ "kind": "started", "told": dealt })
            }
            Entry::Said { person, text } => {
                json!({ "kind": "said", "person": person, "name": self.names.get(person), "text": text, "muted": false })
            }
            Entry::TakenBack { to, .. } => json!({ "kind": "taken_back", "to": to }),
            // Whoever left for good takes along the names of those who sat around their screen.
            Entry::Sat { seat, who: who @ Who::Person(person), .. } if self.has_left(person) => {
                plain(&Entry::sat(*seat, who.clone()))
            }
            other @ Entry::Sat { who: Who::Person(person), .. } => {
                let mut json = plain(other);
                json["name"] = self.names[person].as_str().into();
                json
            }
            other => plain(other),
        };
        json["entry"] = numbered.number.into();
        json["at"] = numbered.at.into();
        json
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
