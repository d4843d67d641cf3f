//! Whether everything that is kept follows from the journals, and the journals replay on this engine.

use crate::journal::{Entry, Numbered, Who};
use crate::room::{Phase, Room};
use crate::store::{Kept, Store, StoreError, Stored, TableRow};
use sqlx::{Row, query};
use table::Value;

/// How often a table is looked at again that changes while it is checked.
const TRIES: usize = 5;

/// Which tables are looked at, and how closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// All tables, and everything that is kept of them.
    Everything,
    /// Running tables: whether their moves lead to the same positions on this engine.
    Running,
}

/// Something that differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differs {
    /// The table.
    pub table: String,
    /// What.
    pub what: What,
}

/// What differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The number of an entry is missing.
    Gap {
        /// Which.
        number: i64,
    },
    /// An entry is not readable, or names a seat that is not there.
    Unreadable {
        /// Which.
        number: i64,
    },
    /// The journal has more or fewer entries than the table says.
    Count {
        /// What the table says.
        kept: i64,
        /// What there is.
        found: i64,
    },
    /// A move leads elsewhere on this engine, or is refused.
    Halted {
        /// The move, from 1; 0 for the deal.
        number: usize,
        /// What the engine says.
        why: String,
    },
    /// Another phase.
    Phase {
        /// What the table says.
        kept: String,
        /// What follows from the journal.
        found: &'static str,
    },
    /// Another last change of the position.
    Position {
        /// What the table says.
        kept: i64,
        /// What follows from the journal.
        found: i64,
    },
    /// Somebody else at a seat, or another turn.
    Seat {
        /// Which.
        seat: usize,
    },
    /// A draft of another position, or where nothing is decided.
    Draft {
        /// Whose.
        seat: usize,
    },
    /// A bot is to decide what it need not.
    Job {
        /// Whose.
        seat: usize,
    },
    /// A bot must decide and nobody asks it.
    NoJob {
        /// Whose.
        seat: usize,
    },
    /// Another result.
    Result {
        /// Whose.
        seat: usize,
    },
}

impl What {
    /// Its name, for a sentence.
    pub fn name(&self) -> &'static str {
        match self {
            What::Gap { .. } => "gap",
            What::Unreadable { .. } => "unreadable",
            What::Count { .. } => "count",
            What::Halted { .. } => "halted",
            What::Phase { .. } => "phase",
            What::Position { .. } => "position",
            What::Seat { .. } => "seat",
            What::Draft { .. } => "draft",
            What::Job { .. } => "job",
            What::NoJob { .. } => "no-job",
            What::Result { .. } => "result",
        }
    }

    /// The figures in the sentence.
    pub fn figures(&self) -> Vec<(&'static str, Value)> {
        match self {
            What::Gap { number } | What::Unreadable { number } => vec![("number", Value::from(*number))],
            What::Count { kept, found } | What::Position { kept, found } => {
                vec![("kept", Value::from(*kept)), ("found", Value::from(*found))]
            }
            What::Halted { number, why } => vec![("number", Value::from(*number as u64)), ("why", why.as_str().into())],
            What::Phase { kept, found } => vec![("kept", kept.as_str().into()), ("found", (*found).into())],
            What::Seat { seat } | What::Draft { seat } | What::Job { seat } | What::NoJob { seat } | What::Result { seat } => {
                vec![("seat", Value::from(*seat as u64))]
            }
        }
    }
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many tables were looked at.
    pub tables: u64,
    /// What differs.
    pub differs: Vec<Differs>,
}

/// Looks at tables, one after the other; servers may go on meanwhile.
pub async fn verify(store: &Store, extent: Extent, mut progress: impl FnMut(u64, u64)) -> Stored<Report> {
    let which = match extent {
        Extent::Everything => "",
        Extent::Running => "WHERE phase IN ('playing', 'frozen')",
    };
    let statement = format!("SELECT id FROM tables {which} ORDER BY made, id");
    let ids = query(sqlx::AssertSqlSafe(statement)).fetch_all(store.pool()).await?;
    let mut report = Report::default();
    for row in &ids {
        let id: String = row.try_get(0)?;
        let differs = check(store, &id, extent).await?;
        report.differs.extend(differs.into_iter().map(|what| Differs { table: id.clone(), what }));
        report.tables += 1;
        progress(report.tables, ids.len() as u64);
    }
    Ok(report)
}

/// Looks at one table, and again if it has gone on meanwhile.
async fn check(store: &Store, id: &str, extent: Extent) -> Stored<Vec<What>> {
    let mut differs = Vec::new();
    for _ in 0..TRIES {
        let before = store.news(id).await?;
        let Some(row) = store.table(id).await? else { return Ok(Vec::new()) };
        differs = look(store, row, extent).await?;
        if differs.is_empty() || store.news(id).await? == before {
            break;
        }
    }
    Ok(differs)
}

async fn look(store: &Store, row: TableRow, extent: Extent) -> Stored<Vec<What>> {
    let (id, seats) = (row.set.id.clone(), row.set.seats);
    let (kept_phase, kept_entries, kept_position) = (row.phase.clone(), row.entries, row.position);
    let sheet = store.sheet(&row.set.sheet).await?.map(|(_, text)| text);
    let mut room = Room::new(row, sheet);
    room.is_strict = true;
    let rows = query("SELECT number, at, body FROM entries WHERE table_id = $1 ORDER BY number")
        .bind(&id)
        .fetch_all(store.pool())
        .await?;
    for row in &rows {
        let (number, body): (i64, String) = (row.try_get(0)?, row.try_get(2)?);
        if number != room.last + 1 {
            return Ok(vec![What::Gap { number: room.last + 1 }]);
        }
        match serde_json::from_str::<Entry>(&body) {
            Ok(entry) if fits(&entry, seats) => room.apply(Numbered { number, at: row.try_get(1)?, entry }),
            _ => return Ok(vec![What::Unreadable { number }]),
        }
    }
    let mut differs = Vec::new();
    if let Some(halt) = &room.halt {
        differs.push(What::Halted { number: halt.move_number, why: halt.why.clone() });
    }
    if extent == Extent::Running {
        return Ok(differs);
    }
    if room.last != kept_entries {
        differs.push(What::Count { kept: kept_entries, found: room.last });
    }
    if room.position != kept_position {
        differs.push(What::Position { kept: kept_position, found: room.position });
    }
    if room.halt.is_some() {
        return Ok(differs);
    }
    if room.phase.name() != kept_phase {
        differs.push(What::Phase { kept: kept_phase, found: room.phase.name() });
    }
    waiting(store, &mut room, &mut differs).await?;
    results(store, &room, &mut differs).await?;
    Ok(differs)
}

/// Whether the seats an entry names are there.
fn fits(entry: &Entry, seats: usize) -> bool {
    match entry {
        Entry::Sat { seat, .. }
        | Entry::Rose { seat }
        | Entry::Offered { seat, .. }
        | Entry::Answered { seat, .. }
        | Entry::RanOut { seat } => *seat < seats,
        Entry::Moved { seat, chosen, .. } => *seat < seats && chosen.iter().all(|(seat, _)| *seat < seats),
        Entry::TakenBack { chosen, .. } => chosen.iter().all(|(seat, _)| *seat < seats),
        Entry::Started | Entry::Said { .. } | Entry::Rematched { .. } | Entry::Ended { .. } => true,
    }
}

/// Who sits where, what is drafted, and what bots are asked.
async fn waiting(store: &Store, room: &mut Room, differs: &mut Vec<What>) -> Stored<()> {
    let id = room.set.id.clone();
    let undecided = room.seated();
    let drafts = store.drafts(&id).await?;
    for draft in &drafts {
        if draft.position != room.position || room.phase != Phase::Playing || draft.seat >= room.chairs.len() {
            differs.push(What::Draft { seat: draft.seat });
        }
    }
    room.set_drafts(drafts);
    let decided = room.seated();
    let kept = store.seats_of(&id).await?;
    for seat in 0..room.chairs.len().max(kept.len()) {
        // Whoever has chosen where several choose at once is due until all have.
        let named = |who: Option<&Who>| who.filter(|who| !matches!(who, Who::Named(_))).cloned();
        let same = kept.get(seat).is_some_and(|kept| {
            [&undecided, &decided].iter().any(|seats| {
                seats.get(seat).is_some_and(|found| named(found.who.as_ref()) == kept.who && found.due == kept.due)
            })
        });
        if !same {
            differs.push(What::Seat { seat });
        }
    }
    let jobs =
        query("SELECT seat, position FROM jobs WHERE table_id = $1 ORDER BY seat").bind(&id).fetch_all(store.pool()).await?;
    let mut asked = Vec::new();
    for job in &jobs {
        let (seat, position): (i64, i64) = (job.try_get(0)?, job.try_get(1)?);
        let seat = usize::try_from(seat).map_err(|error| StoreError::Broken(error.to_string()))?;
        if position != room.position || !undecided.get(seat).is_some_and(|seat| seat.due) {
            differs.push(What::Job { seat });
        }
        asked.push(seat);
    }
    for (seat, seated) in decided.iter().enumerate() {
        if seated.due && matches!(seated.who, Some(Who::Bot(_))) && !asked.contains(&seat) {
            differs.push(What::NoJob { seat });
        }
    }
    Ok(())
}

/// Whether the results are those the game has.
async fn results(store: &Store, room: &Room, differs: &mut Vec<What>) -> Stored<()> {
    let found = if room.phase == Phase::Over { room.results() } else { Vec::new() };
    let rows = query("SELECT seat, person, bot, score, place, won, rated FROM results WHERE table_id = $1 ORDER BY seat")
        .bind(&room.set.id)
        .fetch_all(store.pool())
        .await?;
    let mut kept = Vec::with_capacity(rows.len());
    for row in &rows {
        let person: Option<String> = row.try_get(1)?;
        let bot: Option<String> = row.try_get(2)?;
        kept.push((
            row.try_get::<i64, _>(0)?,
            (person, bot),
            [row.try_get::<i64, _>(3)?, row.try_get(4)?, row.try_get(5)?, row.try_get(6)?],
        ));
    }
    let told = |result: &Kept| {
        let who = match &result.who {
            Some(Who::Person(person)) => (Some(person.clone()), None),
            Some(Who::Bot(bot)) => (None, Some(bot.clone())),
            Some(Who::Named(_)) | None => (None, None),
        };
        (result.seat as i64, who, [result.score, result.place, i64::from(result.won), i64::from(result.rated)])
    };
    let found: Vec<_> = found.iter().map(told).collect();
    for place in 0..found.len().max(kept.len()) {
        if found.get(place) != kept.get(place) {
            differs.push(What::Result { seat: place });
        }
    }
    Ok(())
}
