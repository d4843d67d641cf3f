//! Tables, their journals and drafts.

use super::{Store, StoreError, Stored};
use crate::journal::{Entry, Numbered, Who};
use serde_json::Value as Json;
use sqlx::{AnyConnection, Row, any::AnyRow, query};

/// What never changes of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// Its identity.
    pub id: String,
    /// The game.
    pub game: String,
    /// The engine it was set up with.
    pub engine: String,
    /// How many play.
    pub seats: usize,
    /// The switches that were chosen.
    pub switches: Vec<(String, String)>,
    /// The hash of its sheet.
    pub sheet: String,
    /// The seed, unless it starts from a position.
    pub seed: Option<String>,
    /// The position it starts from.
    pub start_position: Option<String>,
    /// Who opened it.
    pub host: String,
    /// Whether only the invited may come.
    pub private: bool,
    /// The hash of its invitation.
    pub invitation: String,
    /// Its clocks, as JSON.
    pub pace: String,
    /// Whether its result counts.
    pub rated: bool,
    /// The table it goes on from, and how.
    pub origin: Option<(String, &'static str)>,
    /// When it was made.
    pub made: i64,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// What never changes.
    pub set: NewTable,
    /// `gathering`, `playing`, `over`, `ended` or `frozen`.
    pub phase: String,
    /// The number of its last entry.
    pub entries: i64,
    /// The number of the last entry that changed the position.
    pub position: i64,
}

/// Who sits at a seat and whether it must decide, as it is looked up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seated {
    /// Who.
    pub who: Option<Who>,
    /// Whether it must decide.
    pub due: bool,
}

/// The moves a seat has not confirmed.
#[derive(Clone, PartialEq, Debug)]
pub struct Drafted {
    /// Which seat.
    pub seat: usize,
    /// The position they start from.
    pub position: i64,
    /// The moves.
    pub moves: Vec<Json>,
    /// When it was begun.
    pub at: i64,
    /// Grows with each change.
    pub version: i64,
}

/// What follows from new entries for everything that is looked up.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// The phase now.
    pub phase: String,
    /// The number of the last entry that changed the position.
    pub position: i64,
    /// When the clock of whoever decides runs out.
    pub deadline: Option<i64>,
    /// The seats that changed.
    pub seats: Vec<(usize, Seated)>,
    /// Bots that must decide.
    pub jobs: Vec<(usize, String)>,
    /// People whose turn has come, and when they are to be told.
    pub notices: Vec<(String, i64)>,
    /// The result, once the game is over.
    pub results: Vec<Kept>,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Which seat.
    pub seat: usize,
    /// Who played it.
    pub who: Option<Who>,
    /// Its score.
    pub score: i64,
    /// Its rank, from 1.
    pub place: i64,
    /// Whether it won.
    pub won: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Achievements of the game, by name.
    pub achievements: Vec<String>,
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on the disk.
    Done,
    /// The journal has gone on: look again.
    Stale,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// Its identity.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its phase.
    pub phase: String,
    /// Whether only the invited may come.
    pub private: bool,
    /// Who opened it.
    pub host: String,
    /// How many moves and other entries it has.
    pub entries: i64,
    /// When it last changed.
    pub changed: i64,
    /// Who sits where.
    pub seats: Vec<Seated>,
}

impl Store {
    /// Opens a table with its first entries.
    pub async fn create_table(&self, table: NewTable, entries: Vec<Entry>, summary: Summary) -> Stored<()> {
        self.write(move |connection| {
            Box::pin(async move {
                let switches = serde_json::to_string(&table.switches).expect("switches are JSON");
                let (origin, origin_kind) = table.origin.clone().unzip();
                query(
                    "INSERT INTO tables (id, game, engine, seats, switches, sheet, seed, start_position, host, access, invitation, \
                     pace, rated, origin, origin_kind, phase, entries, position, made, changed) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 0, 0, $17, $17)",
                )
                .bind(&table.id)
                .bind(&table.game)
                .bind(&table.engine)
                .bind(table.seats as i64)
                .bind(switches)
                .bind(&table.sheet)
                .bind(&table.seed)
                .bind(&table.start_position)
                .bind(&table.host)
                .bind(if table.private { "private" } else { "open" })
                .bind(&table.invitation)
                .bind(&table.pace)
                .bind(i64::from(table.rated))
                .bind(origin)
                .bind(origin_kind)
                .bind(&summary.phase)
                .bind(table.made)
                .execute(&mut *connection)
                .await?;
                for seat in 0..table.seats as i64 {
                    query("INSERT INTO seats (table_id, seat) VALUES ($1, $2)")
                        .bind(&table.id)
                        .bind(seat)
                        .execute(&mut *connection)
                        .await?;
                }
                append(connection, &table.id, 0, table.made, &entries, &summary).await?;
                Ok(())
            })
        })
        .await
    }

    /// Adds entries after the entry with the number `last`, all or none, with everything that follows from them.
    pub async fn append(&self, table: &str, last: i64, at: i64, entries: Vec<Entry>, summary: Summary) -> Stored<Appended> {
        let table = table.to_owned();
        self.write(move |connection| Box::pin(async move { append(connection, &table, last, at, &entries, &summary).await }))
            .await
    }

    /// Keeps the moves of a seat that are not confirmed, if its draft still has this version; what all seats have then.
    ///
    /// Nothing is kept and nothing returned when the position or the draft is another by now. Where several choose
    /// `together` a seat that has chosen is not waited for any more.
    pub async fn put_draft(&self, table: &str, draft: Drafted, together: bool) -> Stored<Option<Vec<Drafted>>> {
        let table = table.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                let here = query("UPDATE tables SET position = position WHERE id = $1 AND position = $2 AND phase = 'playing'")
                    .bind(&table)
                    .bind(draft.position)
                    .execute(&mut *connection)
                    .await?;
                if here.rows_affected() == 0 {
                    return Ok(None);
                }
                let kept = query(
                    "INSERT INTO drafts (table_id, seat, position, moves, version, at) VALUES ($1, $2, $3, $4, $5, $6) \
                     ON CONFLICT (table_id, seat) DO UPDATE \
                     SET position = excluded.position, moves = excluded.moves, version = excluded.version \
                     WHERE drafts.version = excluded.version - 1",
                )
                .bind(&table)
                .bind(draft.seat as i64)
                .bind(draft.position)
                .bind(serde_json::to_string(&draft.moves).expect("moves are JSON"))
                .bind(draft.version)
                .bind(draft.at)
                .execute(&mut *connection)
                .await?;
                if kept.rows_affected() == 0 {
                    return Ok(None);
                }
                if together {
                    query("UPDATE seats SET due = $3 WHERE table_id = $1 AND seat = $2")
                        .bind(&table)
                        .bind(draft.seat as i64)
                        .bind(i64::from(draft.moves.is_empty()))
                        .execute(&mut *connection)
                        .await?;
                }
                notify(connection, &table).await?;
                Ok(Some(drafts(connection, &table).await?))
            })
        })
        .await
    }

    /// The table with this identity.
    pub async fn table(&self, id: &str) -> Stored<Option<TableRow>> {
        let row = query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_optional(self.pool()).await?;
        row.as_ref().map(table_row).transpose()
    }

    /// The number of the last entry of a table, and the versions of its drafts added up: whether anything is new.
    pub async fn news(&self, id: &str) -> Stored<Option<(i64, i64)>> {
        let row = query(
            "SELECT entries, (SELECT CAST(coalesce(sum(version), 0) AS BIGINT) FROM drafts WHERE table_id = id) \
             FROM tables WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(self.pool())
        .await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
    }

    /// The entries of a table after this one.
    pub async fn entries(&self, id: &str, after: i64) -> Stored<Vec<Numbered>> {
        let rows = query("SELECT number, at, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number")
            .bind(id)
            .bind(after)
            .fetch_all(self.pool())
            .await?;
        rows.iter()
            .map(|row| {
                let body: String = row.try_get(2)?;
                Ok(Numbered { number: row.try_get(0)?, at: row.try_get(1)?, entry: read(&body)? })
            })
            .collect()
    }

    /// The drafts of a table.
    pub async fn drafts(&self, id: &str) -> Stored<Vec<Drafted>> {
        let mut connection = self.pool().acquire().await?;
        drafts(&mut connection, id).await
    }

    /// Open tables that gather or play, or all tables at which this person sits, the latest first.
    pub async fn list_tables(&self, person: Option<&str>, phases: &[&str], most: i64) -> Stored<Vec<Listed>> {
        // Phases are words of ours, never of a stranger.
        let phases = phases.iter().map(|phase| format!("'{phase}'")).collect::<Vec<_>>().join(", ");
        let which = match person {
            Some(_) => "id IN (SELECT table_id FROM seats WHERE person = $1) OR host = $1",
            None => "access = 'open' AND $1 = ''",
        };
        let statement = format!(
            "SELECT id, game, phase, access, host, entries, changed FROM tables WHERE phase IN ({phases}) AND ({which}) \
             ORDER BY changed DESC LIMIT {most}"
        );
        let rows = query(sqlx::AssertSqlSafe(statement)).bind(person.unwrap_or_default()).fetch_all(self.pool()).await?;
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.try_get(0)?;
            listed.push(Listed {
                game: row.try_get(1)?,
                phase: row.try_get(2)?,
                private: row.try_get::<String, _>(3)? == "private",
                host: row.try_get(4)?,
                entries: row.try_get(5)?,
                changed: row.try_get(6)?,
                seats: self.seats_of(&id).await?,
                id,
            });
        }
        Ok(listed)
    }

    /// Who sits at a table.
    pub async fn seats_of(&self, id: &str) -> Stored<Vec<Seated>> {
        let rows = query("SELECT person, bot, due FROM seats WHERE table_id = $1 ORDER BY seat")
            .bind(id)
            .fetch_all(self.pool())
            .await?;
        rows.iter()
            .map(|row| {
                let who = who(row.try_get(0)?, row.try_get(1)?);
                Ok(Seated { who, due: row.try_get::<i64, _>(2)? != 0 })
            })
            .collect()
    }

    /// Tables whose clock has run out.
    pub async fn overdue(&self, now: i64) -> Stored<Vec<String>> {
        let rows = query("SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= $1 ORDER BY deadline LIMIT 100")
            .bind(now)
            .fetch_all(self.pool())
            .await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// The tables at this stage.
    pub async fn tables_in(&self, phase: &str) -> Stored<Vec<String>> {
        let rows = query("SELECT id FROM tables WHERE phase = $1 ORDER BY made").bind(phase).fetch_all(self.pool()).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// The tables that have new entries since this moment.
    pub async fn changed_since(&self, at: i64) -> Stored<Vec<String>> {
        let rows = query("SELECT id FROM tables WHERE changed >= $1").bind(at).fetch_all(self.pool()).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// The tables where somebody has chosen or drafted something.
    pub async fn tables_with_drafts(&self) -> Stored<Vec<String>> {
        let rows = query("SELECT DISTINCT table_id FROM drafts").fetch_all(self.pool()).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Lets somebody see a private table.
    pub async fn admit(&self, table: &str, person: &str) -> Stored<()> {
        let (table, person) = (table.to_owned(), person.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                query("INSERT INTO admitted (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(table)
                    .bind(person)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Whether somebody may see a private table without sitting there.
    pub async fn is_admitted(&self, table: &str, person: &str) -> Stored<bool> {
        let row = query("SELECT 1 FROM admitted WHERE table_id = $1 AND person = $2")
            .bind(table)
            .bind(person)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.is_some())
    }

    /// Replaces the invitation of a table; the old one is worth nothing from then on.
    pub async fn renew_invitation(&self, table: &str, invitation: &str) -> Stored<()> {
        let (table, invitation) = (table.to_owned(), invitation.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                query("UPDATE tables SET invitation = $2 WHERE id = $1")
                    .bind(table)
                    .bind(invitation)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// The hash of the invitation of a table.
    pub async fn invitation(&self, table: &str) -> Stored<Option<String>> {
        let row = query("SELECT invitation FROM tables WHERE id = $1").bind(table).fetch_optional(self.pool()).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Keeps a sheet by its hash.
    pub async fn put_sheet(&self, hash: &str, game: &str, content: &str, person: &str, now: i64) -> Stored<()> {
        let (hash, game, content, person) = (hash.to_owned(), game.to_owned(), content.to_owned(), person.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                query(
                    "INSERT INTO sheets (hash, game, content, person, made) VALUES ($1, $2, $3, $4, $5) \
                     ON CONFLICT (hash) DO NOTHING",
                )
                .bind(hash)
                .bind(game)
                .bind(content)
                .bind(person)
                .bind(now)
                .execute(connection)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// The sheet with this hash: its game and its text.
    pub async fn sheet(&self, hash: &str) -> Stored<Option<(String, String)>> {
        let row = query("SELECT game, content FROM sheets WHERE hash = $1").bind(hash).fetch_optional(self.pool()).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
    }
}

async fn append(
    connection: &mut AnyConnection,
    table: &str,
    last: i64,
    at: i64,
    entries: &[Entry],
    summary: &Summary,
) -> Stored<Appended> {
    let numbered = query(
        "UPDATE tables SET entries = $3, position = $4, phase = $5, deadline = $6, changed = $7 WHERE id = $1 AND entries = $2",
    )
    .bind(table)
    .bind(last)
    .bind(last + entries.len() as i64)
    .bind(summary.position)
    .bind(&summary.phase)
    .bind(summary.deadline)
    .bind(at)
    .execute(&mut *connection)
    .await?;
    if numbered.rows_affected() == 0 {
        return Ok(Appended::Stale);
    }
    for (number, entry) in (last + 1..).zip(entries) {
        query("INSERT INTO entries (table_id, number, at, body) VALUES ($1, $2, $3, $4)")
            .bind(table)
            .bind(number)
            .bind(at)
            .bind(serde_json::to_string(entry).expect("an entry is JSON"))
            .execute(&mut *connection)
            .await?;
    }
    if entries.iter().any(Entry::clears_waiting) {
        query("DELETE FROM drafts WHERE table_id = $1").bind(table).execute(&mut *connection).await?;
        query("DELETE FROM jobs WHERE table_id = $1").bind(table).execute(&mut *connection).await?;
    }
    for (seat, seated) in &summary.seats {
        let (person, bot) = match &seated.who {
            Some(Who::Person(person)) => (Some(person), None),
            Some(Who::Bot(bot)) => (None, Some(bot)),
            Some(Who::Named(_)) | None => (None, None),
        };
        query("UPDATE seats SET person = $3, bot = $4, due = $5 WHERE table_id = $1 AND seat = $2")
            .bind(table)
            .bind(*seat as i64)
            .bind(person)
            .bind(bot)
            .bind(i64::from(seated.due))
            .execute(&mut *connection)
            .await?;
    }
    super::jobs::follow(connection, table, at, summary).await?;
    super::people::keep_results(connection, table, at, &summary.results).await?;
    notify(connection, table).await?;
    Ok(Appended::Done)
}

/// Tells the other processes to look at a table again.
async fn notify(connection: &mut AnyConnection, table: &str) -> Stored<()> {
    if connection.backend_name() == "PostgreSQL" {
        query("SELECT pg_notify('lineshaft', $1)").bind(table).execute(connection).await?;
    }
    Ok(())
}

async fn drafts(connection: &mut AnyConnection, table: &str) -> Stored<Vec<Drafted>> {
    let rows = query("SELECT seat, position, moves, version, at FROM drafts WHERE table_id = $1 ORDER BY seat")
        .bind(table)
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| {
            let moves: String = row.try_get(2)?;
            Ok(Drafted {
                seat: row.try_get::<i64, _>(0)? as usize,
                position: row.try_get(1)?,
                moves: read(&moves)?,
                version: row.try_get(3)?,
                at: row.try_get(4)?,
            })
        })
        .collect()
}

fn table_row(row: &AnyRow) -> Stored<TableRow> {
    let switches: String = row.try_get("switches")?;
    let origin: Option<String> = row.try_get("origin")?;
    let origin_kind: Option<String> = row.try_get("origin_kind")?;
    let kind = match origin_kind.as_deref() {
        Some("rematch") => Some("rematch"),
        Some(_) => Some("branch"),
        None => None,
    };
    Ok(TableRow {
        set: NewTable {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            engine: row.try_get("engine")?,
            seats: row.try_get::<i64, _>("seats")? as usize,
            switches: read(&switches)?,
            sheet: row.try_get("sheet")?,
            seed: row.try_get("seed")?,
            start_position: row.try_get("start_position")?,
            host: row.try_get("host")?,
            private: row.try_get::<String, _>("access")? == "private",
            invitation: row.try_get("invitation")?,
            pace: row.try_get("pace")?,
            rated: row.try_get::<i64, _>("rated")? != 0,
            origin: origin.zip(kind),
            made: row.try_get("made")?,
        },
        phase: row.try_get("phase")?,
        entries: row.try_get("entries")?,
        position: row.try_get("position")?,
    })
}

pub(super) fn who(person: Option<String>, bot: Option<String>) -> Option<Who> {
    person.map(Who::Person).or(bot.map(Who::Bot))
}

/// What we wrote ourselves must be readable; anything else is a broken file.
fn read<T: serde::de::DeserializeOwned>(text: &str) -> Stored<T> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(error.to_string()))
}
