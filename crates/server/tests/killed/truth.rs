//! What is stored, compared with what clients were told.

use crate::players::{Answer, Sent, Told};
use serde_json::Value as Json;
use server::journal::{Entry, Numbered};
use server::room::{Phase, Room, Turn};
use server::store::{Drafted, Store, TableRow};
use shelf::AnyDraft;
use std::collections::{BTreeMap, HashMap};

/// How much was accepted, so that a test sees that something happened at all.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Accepted {
    pub(crate) entered: usize,
    pub(crate) kept: usize,
    pub(crate) said: usize,
}

/// A table as it is stored.
struct Stored {
    row: TableRow,
    entries: Vec<Numbered>,
    drafts: Vec<Drafted>,
    /// The moves that were entered together, by the position they were made in.
    turns: BTreeMap<i64, Vec<(usize, Json)>>,
    /// The turns of each position, as they began.
    begun: HashMap<(i64, usize), Turn>,
}

impl Stored {
    /// Bots of a server that still runs go on meanwhile: it is read until none of them came between.
    async fn read(store: &Store, table: &str) -> Self {
        loop {
            let row = row(store, table).await;
            let entries = store.entries(table, 0).await.expect("they are read");
            let drafts = store.drafts(table).await.expect("they are read");
            if self::row(store, table).await.entries == row.entries {
                let mut stored = Self { row, entries, drafts, turns: BTreeMap::new(), begun: HashMap::new() };
                stored.is_whole();
                return stored;
            }
        }
    }

    /// Entries without gaps, turns that were entered wholly, and a journal that replays.
    fn is_whole(&mut self) {
        let table = &self.row.set.id;
        let numbers: Vec<i64> = self.entries.iter().map(|numbered| numbered.number).collect();
        assert_eq!(numbers, (1..=self.row.entries).collect::<Vec<_>>(), "entries of {table}");
        let (mut position, mut turn) = (0, Vec::new());
        for numbered in &self.entries {
            match &numbered.entry {
                Entry::Moved { seat, mv, after, .. } => {
                    turn.push((*seat, mv.clone()));
                    if after.is_some() {
                        self.turns.insert(position, std::mem::take(&mut turn));
                        position = numbered.number;
                    }
                }
                other => {
                    assert!(turn.is_empty(), "half a turn before entry {} of {table}", numbered.number);
                    if other.changes_position() {
                        position = numbered.number;
                    }
                }
            }
        }
        assert!(turn.is_empty(), "half a turn at the end of {table}");
        assert_eq!(position, self.row.position, "the position of {table}");
        let mut room = Room::new(self.row.clone(), None);
        let mut begun = HashMap::new();
        for numbered in &self.entries {
            begin(&mut begun, &room);
            room.apply(numbered.clone());
            assert_ne!(room.phase, Phase::Frozen, "{table} does not replay at entry {}", numbered.number);
        }
        begin(&mut begun, &room);
        assert_eq!((room.last, room.position, room.phase.name()), (self.row.entries, self.row.position, &*self.row.phase));
        for draft in &self.drafts {
            assert_eq!(draft.position, self.row.position, "a draft of {table} is about another position");
        }
        self.begun = begun;
    }

    /// What one seat sent in one position is there, as it was last accepted or as it was sent after that.
    fn has(&self, position: i64, seat: usize, sent: &[&Sent]) {
        let accepted = sent.iter().filter(|sent| sent.answer != Answer::None).map(|sent| sent.version).max();
        let known = |version: Option<i64>| {
            let known = sent.iter().filter(move |sent| version.is_none_or(|version| version == sent.version));
            known.filter(|sent| Some(sent.version) >= accepted)
        };
        if let Some(turn) = self.turns.get(&position) {
            let moves: Vec<Json> = turn.iter().filter(|(mover, _)| *mover == seat).map(|(_, mv)| mv.clone()).collect();
            let is_turn = |sent: &&&Sent| {
                let turn = self.begun.get(&(position, seat)).and_then(|begun| with(begun, &sent.moves));
                turn.and_then(|turn| turn.finish().ok()).is_some_and(|ready| ready.moves == moves)
            };
            assert!(
                known(None).any(|sent| is_turn(&sent)),
                "entered {moves:?} of seat {seat} after {position}, sent {sent:#?}"
            );
            return;
        }
        let entered = sent.iter().find(|sent| sent.answer == Answer::Entered);
        assert!(entered.is_none(), "an accepted move is missing: {entered:?}");
        let Some(version) = accepted else { return };
        assert_eq!(position, self.row.position, "a draft of a position that is gone without a move: {sent:#?}");
        let draft = self.drafts.iter().find(|draft| draft.seat == seat);
        let draft = draft.unwrap_or_else(|| panic!("a draft is missing: {sent:#?}"));
        assert!(draft.version >= version, "draft {draft:?} is older than {sent:#?}");
        let moves: Vec<Json> = draft.steps.iter().flat_map(|(_, moves)| moves.clone()).collect();
        let is_kept = |sent: &Sent| {
            let turn = self.begun.get(&(position, seat)).and_then(|begun| with(begun, &sent.moves));
            turn.is_some_and(|turn| moves_of(turn.as_ref()) == moves)
        };
        assert!(known(Some(draft.version)).any(|sent| is_kept(sent)), "draft {draft:?}, sent {sent:#?}");
    }
}

/// Notes the turns that begin in this position.
fn begin(begun: &mut HashMap<(i64, usize), Turn>, room: &Room) {
    if begun.keys().any(|(position, _)| *position == room.position) {
        return;
    }
    for seat in room.due() {
        begun.insert((room.position, seat), room.turn(seat).expect("it decides"));
    }
}

/// A turn in which these moves were made.
fn with(turn: &Turn, sent: &[Json]) -> Option<Box<dyn AnyDraft>> {
    let mut turn = turn.copy();
    turn.add(sent).ok().map(|()| turn)
}

/// The moves of a draft, in playing order.
fn moves_of(turn: &dyn AnyDraft) -> Vec<Json> {
    turn.steps().iter().flat_map(|step| step.moves.iter().map(|mv| mv.to_json("do"))).collect()
}

async fn row(store: &Store, table: &str) -> TableRow {
    store.table(table).await.expect("it is read").unwrap_or_else(|| panic!("table {table} was accepted"))
}

/// That everything clients were told is stored, once, and nothing else.
pub(crate) async fn compare(store: &Store, told: &Told) -> Accepted {
    assert!(told.wrong.is_empty(), "{:#?}", &told.wrong[..told.wrong.len().min(5)]);
    let mut stored = HashMap::new();
    for table in &told.tables {
        stored.insert(table.as_str(), Stored::read(store, table).await);
    }
    let mut sent: BTreeMap<(&str, i64, usize), Vec<&Sent>> = BTreeMap::new();
    for one in &told.sent {
        sent.entry((&one.table, one.position, one.seat)).or_default().push(one);
    }
    for ((table, position, seat), sent) in sent {
        stored[table].has(position, seat, &sent);
    }
    for (table, last) in &told.seen {
        assert!(stored[table.as_str()].row.entries >= *last, "entry {last} of {table} was seen and is gone");
    }
    let mut lines: HashMap<(&str, &str), usize> = HashMap::new();
    for (table, stored) in &stored {
        for numbered in &stored.entries {
            if let Entry::Said { text, .. } = &numbered.entry {
                *lines.entry((table, text)).or_default() += 1;
            }
        }
    }
    for (table, text, accepted) in &told.said {
        let times = lines.get(&(table.as_str(), text.as_str())).copied().unwrap_or_default();
        assert!(times == 1 || times == 0 && !accepted, "{text:?} was said {times} times at {table}");
    }
    let count = |answer| told.sent.iter().filter(|sent| sent.answer == answer).count();
    let said = told.said.iter().filter(|(_, _, accepted)| *accepted).count();
    Accepted { entered: count(Answer::Entered), kept: count(Answer::Kept), said }
}
