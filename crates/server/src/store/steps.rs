//! What is written when games go on. Many tables share each statement, because a statement costs more than its rows.

use super::journal::{open_table, read};
use super::words::{Word, tell};
use super::{Drafted, Opening, Seated, Store, Stored, Summary};
use crate::journal::{Entry, Who};
use crate::room::Phase;
use futures_util::future::BoxFuture;
use serde_json::Value as Json;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row, query};
use std::collections::{HashMap, HashSet};

/// How many rows one statement has at most: databases count its values.
pub(super) const MOST_ROWS: usize = 500;

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on the disk.
    Done,
    /// The journal has gone on: look again.
    Stale,
}

/// A change of one table that may be written together with those of others.
pub(super) trait Grouped: Sized + Send + Sync + 'static {
    /// What became of it.
    type Outcome: Send + 'static;

    /// The table it changes.
    fn table(&self) -> &str;

    /// Whether it is better not written together with others where several processes write: it locks what others lock in
    /// another order.
    fn is_alone(&self) -> bool {
        false
    }

    /// Writes changes of different tables; what became of each.
    fn write<'c>(connection: &'c mut AnyConnection, all: &'c [Self]) -> BoxFuture<'c, Stored<Vec<Self::Outcome>>>;
}

/// New entries of a journal, with everything that follows from them.
pub(super) struct Append {
    pub(super) table: String,
    /// The number of the entry they follow.
    pub(super) last: i64,
    pub(super) at: i64,
    pub(super) entries: Vec<Entry>,
    pub(super) summary: Summary,
    /// The table at which the game goes on.
    pub(super) opens: Option<Box<Opening>>,
}

/// The moves of a seat that are not confirmed.
pub(super) struct Put {
    pub(super) table: String,
    pub(super) draft: Drafted,
    /// Where several choose at once a seat that has chosen is not waited for any more.
    pub(super) together: bool,
}

impl Store {
    /// Adds entries after the entry with the number `last`, all or none, with everything that follows from them and with the table
    /// at which the game goes on, if there is one.
    pub async fn append(
        &self,
        table: &str,
        last: i64,
        at: i64,
        entries: Vec<Entry>,
        summary: Summary,
        opens: Option<Opening>,
    ) -> Stored<Appended> {
        self.step(Append { table: table.to_owned(), last, at, entries, summary, opens: opens.map(Box::new) }).await
    }

    /// Keeps the moves of a seat that are not confirmed, if its draft still has this version; what all seats have then.
    ///
    /// Nothing is kept and nothing returned when the position or the draft is another by now. Where several choose
    /// `together` a seat that has chosen is not waited for any more.
    pub async fn put_draft(&self, table: &str, draft: Drafted, together: bool) -> Stored<Option<Vec<Drafted>>> {
        self.step(Put { table: table.to_owned(), draft, together }).await
    }
}

impl Grouped for Append {
    type Outcome = Appended;

    fn table(&self) -> &str {
        &self.table
    }

    /// The ratings of those who played, and a table that is new.
    fn is_alone(&self) -> bool {
        !self.summary.results.is_empty() || self.opens.is_some()
    }

    fn write<'c>(connection: &'c mut AnyConnection, all: &'c [Self]) -> BoxFuture<'c, Stored<Vec<Appended>>> {
        Box::pin(async move {
            let numbered = number(connection, all).await?;
            let done: Vec<&Append> = all.iter().filter(|append| numbered.contains(&append.table)).collect();
            write_entries(connection, &done).await?;
            clear_waiting(connection, &done).await?;
            write_seats(connection, &done).await?;
            super::jobs::follow(connection, &done).await?;
            super::notices::follow(connection, &done).await?;
            super::people::forget_results(connection, &taken_back(&done)).await?;
            for append in &done {
                super::people::keep_results(connection, &append.table, append.at, &append.summary.results).await?;
            }
            for opening in done.iter().filter_map(|append| append.opens.as_deref()) {
                open_table(connection, opening).await?;
            }
            tell(connection, &done.iter().map(|append| Word::Table(&append.table)).collect::<Vec<_>>()).await?;
            let outcome = |append: &Append| if numbered.contains(&append.table) { Appended::Done } else { Appended::Stale };
            Ok(all.iter().map(outcome).collect())
        })
    }
}

impl Grouped for Put {
    type Outcome = Option<Vec<Drafted>>;

    fn table(&self) -> &str {
        &self.table
    }

    fn write<'c>(connection: &'c mut AnyConnection, all: &'c [Self]) -> BoxFuture<'c, Stored<Vec<Option<Vec<Drafted>>>>> {
        Box::pin(async move {
            let kept = write_drafts(connection, all).await?;
            let done: Vec<&Put> = all.iter().filter(|put| kept.contains(&put.table)).collect();
            let chosen: Vec<&&Put> = done.iter().filter(|put| put.together).collect();
            write_choices(connection, &chosen).await?;
            let tables: Vec<&str> = done.iter().map(|put| put.table.as_str()).collect();
            tell(connection, &tables.iter().map(|table| Word::Table(table)).collect::<Vec<_>>()).await?;
            let mut drafts_of: HashMap<String, Vec<Drafted>> = HashMap::new();
            for (table, draft) in drafts(connection, &tables).await? {
                drafts_of.entry(table).or_default().push(draft);
            }
            Ok(all.iter().map(|put| drafts_of.remove(&put.table)).collect())
        })
    }
}

/// A statement about some rows, in which `{}` stands for them, and in which each row has so many values.
///
/// Only what is about one row is remembered by the database: there are too many lengths.
pub(super) fn about(statement: &str, rows: usize, values: usize) -> Query<'static, Any, AnyArguments> {
    let row = |row: usize| {
        let places: Vec<String> = (1..=values).map(|value| format!("${}", row * values + value)).collect();
        format!("({})", places.join(", "))
    };
    let list: Vec<String> = (0..rows).map(row).collect();
    query(AssertSqlSafe(statement.replacen("{}", &list.join(", "), 1))).persistent(rows == 1)
}

/// A statement in which `{}` stands for a list of tables.
pub(super) fn about_tables(statement: &str, tables: &[&str]) -> Query<'static, Any, AnyArguments> {
    let places: Vec<String> = (1..=tables.len()).map(|table| format!("${table}")).collect();
    let statement = query(AssertSqlSafe(statement.replacen("{}", &places.join(", "), 1))).persistent(tables.len() == 1);
    tables.iter().fold(statement, |statement, table| statement.bind((*table).to_owned()))
}

/// Counts the entries of the journals that end where these begin; the others are not changed.
async fn number(connection: &mut AnyConnection, all: &[Append]) -> Stored<HashSet<String>> {
    let mut numbered = HashSet::with_capacity(all.len());
    for some in all.chunks(MOST_ROWS) {
        let mut update = about(
            "WITH now (id, last, entries, position, phase, deadline, changed) AS (VALUES {}) \
             UPDATE tables SET entries = now.entries, position = now.position, phase = now.phase, deadline = now.deadline, \
             changed = now.changed FROM now WHERE tables.id = now.id AND tables.entries = now.last RETURNING tables.id",
            some.len(),
            7,
        );
        for Append { table, last, at, entries, summary, .. } in some {
            update = update
                .bind(table.clone())
                .bind(*last)
                .bind(last + entries.len() as i64)
                .bind(summary.position)
                .bind(summary.phase.clone())
                .bind(summary.deadline)
                .bind(*at);
        }
        for row in update.fetch_all(&mut *connection).await? {
            numbered.insert(row.try_get(0)?);
        }
    }
    Ok(numbered)
}

async fn write_entries(connection: &mut AnyConnection, done: &[&Append]) -> Stored<()> {
    let entries: Vec<(&Append, i64, &Entry)> = done
        .iter()
        .flat_map(|append| (append.last + 1..).zip(&append.entries).map(|(number, entry)| (*append, number, entry)))
        .collect();
    for some in entries.chunks(MOST_ROWS) {
        let mut insert = about("INSERT INTO entries (table_id, number, at, body) VALUES {}", some.len(), 4);
        for (append, number, entry) in some {
            let body = serde_json::to_string(entry).expect("an entry is JSON");
            insert = insert.bind(append.table.clone()).bind(*number).bind(append.at).bind(body);
        }
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Forgets the drafts and decisions that are worth nothing any more.
async fn clear_waiting(connection: &mut AnyConnection, done: &[&Append]) -> Stored<()> {
    let cleared = done.iter().filter(|append| append.entries.iter().any(Entry::clears_waiting));
    let tables: Vec<&str> = cleared.map(|append| append.table.as_str()).collect();
    for some in tables.chunks(MOST_ROWS) {
        for statement in ["DELETE FROM drafts WHERE table_id IN ({})", "DELETE FROM jobs WHERE table_id IN ({})"] {
            about_tables(statement, some).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// The tables where moves were taken back: a game that was over goes on.
fn taken_back<'a>(done: &[&'a Append]) -> Vec<&'a str> {
    let is_taken_back = |append: &&&Append| append.entries.iter().any(|entry| matches!(entry, Entry::TakenBack { .. }));
    done.iter().filter(is_taken_back).map(|append| append.table.as_str()).collect()
}

async fn write_seats(connection: &mut AnyConnection, done: &[&Append]) -> Stored<()> {
    let seats: Vec<(&Append, &(usize, Seated))> =
        done.iter().flat_map(|append| append.summary.seats.iter().map(|seat| (*append, seat))).collect();
    for some in seats.chunks(MOST_ROWS) {
        let mut update = about(
            "WITH now (table_id, seat, person, bot, due, owned) AS (VALUES {}) \
             UPDATE seats SET person = now.person, bot = now.bot, due = now.due, \
             owner = coalesce(now.person, CASE WHEN now.owned <> 0 THEN seats.owner END) FROM now \
             WHERE seats.table_id = now.table_id AND seats.seat = now.seat \
             AND (seats.due <> now.due OR seats.person IS DISTINCT FROM now.person OR seats.bot IS DISTINCT FROM now.bot)",
            some.len(),
            6,
        );
        for (append, (seat, seated)) in some {
            let (person, bot) = match &seated.who {
                Some(Who::Person(person)) => (Some(person.clone()), None),
                Some(Who::Bot(bot)) => (None, Some(bot.clone())),
                Some(Who::Named(_)) | None => (None, None),
            };
            // Before the game a seat that is left belongs to nobody.
            let owned = append.summary.phase != Phase::Gathering.name();
            update = update
                .bind(append.table.clone())
                .bind(*seat as i64)
                .bind(person)
                .bind(bot)
                .bind(i64::from(seated.due))
                .bind(i64::from(owned));
        }
        update.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Keeps other processes from changing these tables until the transaction ends. In one order everywhere, so that two of them
/// never wait for each other in a circle.
pub(super) async fn lock(connection: &mut AnyConnection, mut tables: Vec<&str>) -> Stored<()> {
    if is_postgres(connection) {
        tables.sort_unstable();
        for some in tables.chunks(MOST_ROWS) {
            let statement = "SELECT id FROM tables WHERE id IN ({}) ORDER BY id FOR UPDATE";
            about_tables(statement, some).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Keeps the drafts that follow the ones that are there, in the position that is there; of which tables.
///
/// Where several choose at once somebody must not have: else the choices are about to be entered, by whoever let the last one in
/// and as they were then, and one that came later would be lost. The tables must be locked, because a statement sees what was
/// there when it began.
async fn write_drafts(connection: &mut AnyConnection, all: &[Put]) -> Stored<HashSet<String>> {
    let mut kept = HashSet::with_capacity(all.len());
    for some in all.chunks(MOST_ROWS) {
        let mut insert = about(
            "WITH now (table_id, seat, position, moves, version, at, together) AS (VALUES {}) \
             INSERT INTO drafts (table_id, seat, position, moves, version, at) \
             SELECT now.table_id, now.seat, now.position, now.moves, now.version, now.at \
             FROM now JOIN tables ON tables.id = now.table_id AND tables.position = now.position \
             WHERE tables.phase = 'playing' AND (now.together = 0 \
             OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = now.table_id AND seats.due <> 0)) \
             ON CONFLICT (table_id, seat) DO UPDATE \
             SET position = excluded.position, moves = excluded.moves, version = excluded.version \
             WHERE drafts.version = excluded.version - 1 RETURNING table_id",
            some.len(),
            7,
        );
        for Put { table, draft, together } in some {
            insert = insert
                .bind(table.clone())
                .bind(draft.seat as i64)
                .bind(draft.position)
                .bind(serde_json::to_string(&draft.steps).expect("steps are JSON"))
                .bind(draft.version)
                .bind(draft.at)
                .bind(i64::from(*together));
        }
        for row in insert.fetch_all(&mut *connection).await? {
            kept.insert(row.try_get(0)?);
        }
    }
    Ok(kept)
}

async fn write_choices(connection: &mut AnyConnection, chosen: &[&&Put]) -> Stored<()> {
    for some in chosen.chunks(MOST_ROWS) {
        let mut update = about(
            "WITH now (table_id, seat, due) AS (VALUES {}) UPDATE seats SET due = now.due FROM now \
             WHERE seats.table_id = now.table_id AND seats.seat = now.seat",
            some.len(),
            3,
        );
        for Put { table, draft, .. } in some {
            update = update.bind(table.clone()).bind(draft.seat as i64).bind(i64::from(draft.steps.is_empty()));
        }
        update.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The drafts of some tables, each with its table.
pub(super) async fn drafts(connection: &mut AnyConnection, tables: &[&str]) -> Stored<Vec<(String, Drafted)>> {
    let mut found = Vec::new();
    for some in tables.chunks(MOST_ROWS) {
        let statement =
            "SELECT table_id, seat, position, moves, version, at FROM drafts WHERE table_id IN ({}) ORDER BY table_id, seat";
        for row in about_tables(statement, some).fetch_all(&mut *connection).await? {
            let moves: String = row.try_get(3)?;
            let draft = Drafted {
                seat: row.try_get::<i64, _>(1)? as usize,
                position: row.try_get(2)?,
                steps: steps(&read::<Vec<Json>>(&moves)?),
                version: row.try_get(4)?,
                at: row.try_get(5)?,
            };
            found.push((row.try_get(0)?, draft));
        }
    }
    Ok(found)
}

/// Steps as they are kept: each with its number. An earlier version kept bare moves.
fn steps(kept: &[Json]) -> Vec<(usize, Vec<Json>)> {
    let step = |(place, step): (usize, &Json)| match serde_json::from_value(step.clone()) {
        Ok(step) => step,
        Err(_) => (place + 1, vec![step.clone()]),
    };
    kept.iter().enumerate().map(step).collect()
}

pub(super) fn is_postgres(connection: &AnyConnection) -> bool {
    connection.backend_name() == "PostgreSQL"
}
