//! A table in memory: the fold of its journal. It decides nothing about storage and knows no rule.

mod clocks;
mod draft;
mod names;
mod offers;
mod outcome;
mod seating;
mod sight;

pub use draft::{From, Moves, Step, Turn, Wanted, Wish};
pub use names::SeatNames;
pub use sight::Reader;

use crate::clock::{Clocks, Pace};
use crate::http::problem::{Answer, Problem};
use crate::journal::{Ending, Entry, Numbered, Offer, Who};
use crate::secret;
use crate::store::{Drafted, NewTable, Seated, TableRow};
use serde_json::Value as Json;
use shelf::{AnyTable, Forecasted};
use std::collections::HashMap;
use std::sync::Mutex;
use table::{Eyes, Origin, Record, Seat, Seed};

/// What stage a table is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are filled.
    Gathering,
    /// The game is on.
    Playing,
    /// The game came to its end.
    Over,
    /// It was ended without a result.
    Ended,
    /// It cannot go on with this engine.
    Frozen,
}

impl Phase {
    /// All of them.
    pub const ALL: [Phase; 5] = [Phase::Gathering, Phase::Playing, Phase::Over, Phase::Ended, Phase::Frozen];
    /// Those of tables that wait for the people who sit there.
    pub const UNFINISHED: [Phase; 3] = [Phase::Gathering, Phase::Playing, Phase::Frozen];

    /// Its name in the store and for clients.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Ended => "ended",
            Phase::Frozen => "frozen",
        }
    }
}

/// A seat of the table and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Who sits there now.
    pub who: Option<Who>,
    /// The person it belongs to, even while a bot sits in.
    pub owner: Option<String>,
    /// What its player is called here, where the owner plays for several around one screen.
    pub called: Option<String>,
}

/// An offer that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    /// The number of the entry it was made with.
    pub entry: i64,
    /// Who made it.
    pub seat: usize,
    /// What.
    pub offer: Offer,
    /// Who agrees.
    pub agreed: Vec<usize>,
}

/// A table in memory.
pub struct Room {
    /// What never changes.
    pub set: NewTable,
    /// The text of a sheet of one's own.
    sheet: Option<String>,
    /// What stage it is at.
    pub phase: Phase,
    /// The number of the last entry.
    pub last: i64,
    /// The number of the last entry that changed the position.
    pub position: i64,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The game, once it began.
    table: Option<Box<dyn AnyTable>>,
    /// The number of the entry of each move that stands.
    made: Vec<i64>,
    /// Whether it goes on at another table, where what was hidden here is still hidden.
    branched: bool,
    /// The clocks of the people who play.
    clocks: Clocks,
    /// The seats that have chosen where several choose at once: their clocks stand.
    chosen: Vec<usize>,
    /// The seats whose time ran out in this position, for which a bot decides.
    out: Vec<usize>,
    /// What was offered.
    pub pending: Option<Pending>,
    /// The table that was opened last to play the same once more.
    pub rematch: Option<String>,
    /// Turns that are not confirmed, and choices nobody sees yet, as they are kept.
    drafts: Vec<Drafted>,
    /// The turns of this position that were worked out, each with the draft it comes of.
    turns: Mutex<Vec<(Option<Drafted>, Turn)>>,
    /// The whole journal.
    journal: Vec<Numbered>,
    /// The names of the people in it.
    pub names: HashMap<String, String>,
    /// Whether every kept hash of a position is compared, also of this engine's own.
    pub(crate) is_strict: bool,
    /// Why the table stands still, if this engine does not understand its moves.
    pub(crate) halt: Option<Halt>,
}

/// Where the moves of a table no longer lead where they did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Halt {
    /// The number of the move, from 1; 0 for the deal.
    pub(crate) move_number: usize,
    /// What this engine says.
    pub(crate) why: String,
}

impl Room {
    /// The table before its first entry.
    pub fn new(row: TableRow, sheet: Option<String>) -> Self {
        let chairs = vec![Chair::default(); row.set.seats];
        let clocks = Clocks::new(&Pace::kept(&row.set.pace), row.set.seats);
        Self {
            set: row.set,
            sheet,
            phase: Phase::Gathering,
            last: 0,
            position: 0,
            chairs,
            table: None,
            made: Vec::new(),
            branched: false,
            clocks,
            chosen: Vec::new(),
            out: Vec::new(),
            pending: None,
            rematch: None,
            drafts: Vec::new(),
            turns: Mutex::default(),
            journal: Vec::new(),
            names: HashMap::new(),
            is_strict: false,
            halt: None,
        }
    }

    /// The game, once it began.
    pub(super) fn table(&self) -> Answer<&dyn AnyTable> {
        self.table.as_deref().ok_or_else(|| Problem::conflict("not-begun"))
    }

    /// The game while it is played.
    pub(super) fn playing(&self) -> Answer<&dyn AnyTable> {
        match self.phase {
            Phase::Gathering => Err(Problem::conflict("not-begun")),
            Phase::Playing => self.table(),
            Phase::Over | Phase::Ended => Err(Problem::conflict("over")),
            Phase::Frozen => Err(Problem::conflict("frozen")),
        }
    }

    /// How many moves stand.
    pub fn moves(&self) -> usize {
        self.made.len()
    }

    /// The entries after this one.
    pub fn entries_after(&self, number: i64) -> &[Numbered] {
        let from = self.journal.partition_point(|entry| entry.number <= number);
        &self.journal[from..]
    }

    /// The number of the move that an entry made, if it still stands.
    pub fn move_of(&self, number: i64) -> Option<usize> {
        self.made.binary_search(&number).ok()
    }

    /// A table as it was set up, before its first move.
    fn deal(&self) -> Result<Box<dyn AnyTable>, String> {
        let game = shelf::find(&self.set.game).ok_or_else(|| format!("no game {}", self.set.game))?;
        let origin = match (&self.set.seed, &self.set.start_position) {
            (Some(seed), _) => Origin::Seed(Seed::new(seed).ok_or("no seed")?),
            (None, Some(position)) => Origin::Position(serde_json::from_str(position).map_err(|error| error.to_string())?),
            (None, None) => return Err("neither a seed nor a position".to_owned()),
        };
        let record = Record {
            game: self.set.game.clone(),
            engine: self.set.engine.clone(),
            sheet_hash: self.set.sheet.clone(),
            sheet: self.sheet.clone(),
            seats: self.set.seats,
            switches: self.set.switches.clone(),
            players: Vec::new(),
            commitment: None,
            origin,
            moves: Vec::new(),
            result: None,
        };
        game.replay(&record, None).map_err(|fault| format!("{fault:?}"))
    }

    /// Takes one more entry in. A move that this engine refuses, or after which it comes to another position, freezes the table.
    pub fn apply(&mut self, numbered: Numbered) {
        let number = numbered.number;
        match &numbered.entry {
            Entry::Sat { seat, who, called } => {
                let chair = &mut self.chairs[*seat];
                if let Who::Person(person) = who {
                    if chair.owner.as_ref() != Some(person) || called.is_some() {
                        chair.called.clone_from(called);
                    }
                    chair.owner = Some(person.clone());
                }
                chair.who = Some(who.clone());
                self.forget_word_of(*seat);
                self.clocks.attend(numbered.at, *seat, matches!(who, Who::Person(_)));
            }
            Entry::Rose { seat } => {
                self.chairs[*seat].who = None;
                self.forget_word_of(*seat);
                self.clocks.attend(numbered.at, *seat, false);
                if self.phase == Phase::Gathering {
                    self.chairs[*seat].owner = None;
                    self.chairs[*seat].called = None;
                }
            }
            Entry::Started => match self.deal() {
                Ok(table) => {
                    self.table = Some(table);
                    self.phase = Phase::Playing;
                }
                Err(why) => self.freeze(&why),
            },
            Entry::Moved { seat, mv, after, chosen } => {
                self.stop_clocks(chosen);
                self.apply_move(number, *seat, mv, after.as_deref());
                self.chosen.retain(|waiting| waiting != seat);
            }
            Entry::TakenBack { to, chosen } => {
                self.stop_clocks(chosen);
                self.chosen.clear();
                // A game that a bot finished for somebody goes on.
                if self.phase == Phase::Over {
                    self.phase = Phase::Playing;
                }
                if let Some(table) = &mut self.table {
                    table.back_to(*to);
                    self.made.truncate(*to);
                }
                self.pending = None;
                self.clocks.pause(numbered.at);
            }
            Entry::Offered { seat, offer } => {
                self.pending = Some(Pending { entry: number, seat: *seat, offer: *offer, agreed: vec![*seat] });
            }
            Entry::Answered { seat, yes } => match &mut self.pending {
                Some(pending) if *yes => pending.agreed.push(*seat),
                _ => self.pending = None,
            },
            Entry::Ended { how } => {
                self.phase = if *how == Ending::Over { Phase::Over } else { Phase::Ended };
                self.branched = matches!(how, Ending::Branched { .. });
                self.pending = None;
            }
            Entry::RanOut { seat } => {
                self.clocks.ran_out(numbered.at, *seat);
                self.out.push(*seat);
            }
            Entry::Rematched { table } => self.rematch = Some(table.clone()),
            Entry::Said { .. } => {}
        }
        self.last = number;
        if numbered.entry.changes_position() {
            self.position = number;
            self.turns.get_mut().expect("no panic while it is held").clear();
        }
        if numbered.entry.clears_waiting() {
            self.drafts.clear();
            self.out.clear();
        }
        self.run_clocks(numbered.at);
        self.journal.push(numbered);
    }

    /// Makes moves that were found to be allowed, and answers the entries that tell of them: here they are played for the first and
    /// only time. If they are not allowed after all, the room is worth nothing any more.
    pub fn enter(&mut self, at: i64, moves: Moves) -> Answer<Vec<Entry>> {
        let mut chosen = moves.chosen;
        let mut entries = Vec::with_capacity(moves.made.len() + 1);
        for (seat, mv) in moves.made {
            let entry = Entry::Moved { seat, mv, after: None, chosen: std::mem::take(&mut chosen) };
            self.apply(Numbered { number: self.last + 1, at, entry: entry.clone() });
            if self.phase == Phase::Frozen {
                return Err(Problem::conflict("stale"));
            }
            entries.push(entry);
        }
        let table = self.playing()?;
        let (digest, is_over) = (digest(table), table.turn().seats.is_empty());
        let sealed = [entries.last_mut(), self.journal.last_mut().map(|numbered| &mut numbered.entry)];
        for entry in sealed.into_iter().flatten() {
            if let Entry::Moved { after, .. } = entry {
                *after = Some(digest.clone());
            }
        }
        if is_over {
            let ended = Entry::Ended { how: Ending::Over };
            self.apply(Numbered { number: self.last + 1, at, entry: ended.clone() });
            entries.push(ended);
        }
        Ok(entries)
    }

    /// What a bot that decides for this seat plays from: the table, whether several choose at once, whether its owner alone follows.
    pub fn for_bot(&self, seat: usize) -> Answer<(Box<dyn AnyTable>, bool, bool)> {
        let table = self.playing()?;
        Ok((table.here(), table.turn().together, self.is_followed(seat)))
    }

    /// The figures of a seat while others decide.
    pub fn figures_of(&self, seat: usize) -> Answer<Forecasted> {
        self.playing()?.forecast(Seat::new(seat), &[]).map_err(|no| self.refused(no))
    }

    /// The position after so many moves with all that these eyes cannot see dealt anew; nothing in the middle of an action.
    pub fn imagined(&self, moves: usize, eyes: Eyes, start: u64) -> Answer<Option<Box<dyn AnyTable>>> {
        Ok(self.table()?.imagined(moves, eyes, start))
    }

    fn apply_move(&mut self, number: i64, seat: usize, mv: &Json, after: Option<&str>) {
        if self.phase == Phase::Frozen {
            return;
        }
        let Some(table) = &mut self.table else { return };
        let played = table.play(Seat::new(seat), mv);
        let is_checked = self.is_strict || self.set.engine != table::ENGINE;
        let elsewhere = after.filter(|_| is_checked).map(|after| (after, digest(table.as_ref()))).filter(|(was, is)| was != is);
        match (played, elsewhere) {
            (Ok(_), None) => self.made.push(number),
            (Ok(_), Some((was, is))) => {
                let _ = table.undo();
                self.freeze(&format!("position {is} instead of {was}"));
            }
            (Err(no), _) => self.freeze(&format!("{no:?}")),
        }
        if matches!(&self.pending, Some(pending) if matches!(pending.offer, Offer::TakeBack { .. })) {
            self.pending = None;
        }
    }

    fn freeze(&mut self, why: &str) {
        let move_number = if self.table.is_some() { self.made.len() + 1 } else { 0 };
        tracing::warn!(table = self.set.id, move_number, why, "frozen");
        self.halt = Some(Halt { move_number, why: why.to_owned() });
        self.phase = Phase::Frozen;
    }

    /// The versions of all drafts, added up.
    pub fn draft_versions(&self) -> i64 {
        self.drafts.iter().map(|draft| draft.version).sum()
    }

    /// The text of a sheet of one's own.
    pub fn sheet_text(&self) -> Option<String> {
        self.sheet.clone()
    }

    /// The seats this person plays.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = usize> {
        let seats = self.chairs.iter().enumerate();
        seats
            .filter(move |(_, chair)| chair.who.as_ref().is_some_and(|who| *who == Who::Person(person.to_owned())))
            .map(|(seat, _)| seat)
    }

    /// Whether a seat belongs to this person, even while a bot sits in.
    pub fn owns_a_seat(&self, person: &str) -> bool {
        self.chairs.iter().any(|chair| chair.owner.as_deref() == Some(person))
    }

    /// That this person plays this seat.
    pub fn holds(&self, person: &str, seat: usize) -> Answer<()> {
        if seat >= self.chairs.len() {
            return Err(Problem::bad("no-such-seat"));
        }
        let holds = self.seats_of(person).any(|held| held == seat);
        if holds { Ok(()) } else { Err(Problem::forbidden("not-your-seat")) }
    }

    /// Whoever must decide now.
    pub fn due(&self) -> Vec<usize> {
        match (&self.table, self.phase) {
            (Some(table), Phase::Playing) => {
                let turn = table.turn();
                let waiting = turn.order.iter().map(|seat| seat.number());
                waiting.filter(|seat| !turn.together || self.choice(*seat).is_none()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether a bot must decide for this seat now: it sits there, or the time of whoever sits there has run out.
    pub fn waits_for_bot(&self, seat: usize) -> bool {
        let is_bots = matches!(self.chairs[seat].who, Some(Who::Bot(_)));
        (is_bots || self.out.contains(&seat)) && self.due().contains(&seat)
    }

    /// What a seat has chosen where several choose at once.
    fn choice(&self, seat: usize) -> Option<&Drafted> {
        self.drafts.iter().find(|draft| draft.seat == seat && draft.position == self.position && !draft.steps.is_empty())
    }

    /// Who sits where and must decide, as it is looked up.
    pub fn seated(&self) -> Vec<Seated> {
        let due = self.due();
        let seat = |(seat, chair): (usize, &Chair)| Seated { who: chair.who.clone(), due: due.contains(&seat) };
        self.chairs.iter().enumerate().map(seat).collect()
    }

    /// What this person may see when looking from this seat, or as a watcher.
    pub fn eyes(&self, person: Option<&str>, seat: Option<usize>) -> Answer<Eyes> {
        let held: Vec<usize> = person.map(|person| self.seats_of(person).collect()).unwrap_or_default();
        match seat {
            Some(seat) if held.contains(&seat) => Ok(Eyes::Of(Seat::new(seat))),
            Some(_) => Err(Problem::forbidden("not-your-seat")),
            None => {
                let due = self.due();
                let first = held.iter().find(|seat| due.contains(seat)).or(held.first());
                Ok(first.map_or(Eyes::Watcher, |seat| Eyes::Of(Seat::new(*seat))))
            }
        }
    }

    /// Whether the whole truth may be shown to everybody.
    pub fn is_public(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Ended) && !self.branched
    }
}

/// A short hash of a position.
pub(crate) fn digest(table: &dyn AnyTable) -> String {
    let mut hash = secret::hash(&table.save().to_string());
    hash.truncate(16);
    hash
}
