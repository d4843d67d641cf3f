//! Tables, their journals and drafts.

use super::steps::{Append, Grouped, drafts};
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

/// A turn that its seat has not confirmed.
#[derive(Clone, PartialEq, Debug)]
pub struct Drafted {
    /// Which seat.
    pub seat: usize,
    /// The position it starts from.
    pub position: i64,
    /// Its steps, in playing order: as which each was made, and its moves.
    pub steps: Vec<(usize, Vec<Json>)>,
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
    pub jobs: Vec<NewJob>,
    /// People whose turn has come, and when they are to be told.
    pub notices: Vec<(String, i64)>,
    /// The result, once the game is over.
    pub results: Vec<Kept>,
}

/// A bot that must decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// For which seat.
    pub seat: usize,
    /// Which bot.
    pub bot: String,
    /// From when on it may.
    pub from: i64,
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

/// A table that is about to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// What never changes of it.
    pub table: NewTable,
    /// Its first entries.
    pub entries: Vec<Entry>,
    /// What follows from them.
    pub summary: Summary,
}

impl Store {
    /// Opens a table with its first entries.
    pub async fn open_table(&self, opening: Opening) -> Stored<()> {
        self.write(move |connection| Box::pin(async move { open_table(connection, &opening).await })).await
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
        Ok(drafts(&mut connection, &[id]).await?.into_iter().map(|(_, draft)| draft).collect())
    }
}

pub(super) async fn open_table(connection: &mut AnyConnection, opening: &Opening) -> Stored<()> {
    let Opening { table, entries, summary } = opening;
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
    let (entries, summary) = (entries.clone(), summary.clone());
    let first = Append { table: table.id.clone(), last: 0, at: table.made, entries, summary, opens: None };
    Append::write(connection, std::slice::from_ref(&first)).await?;
    Ok(())
}

fn table_row(row: &AnyRow) -> Stored<TableRow> {
    let switches: String = row.try_get("switches")?;
    let origin: Option<String> = row.try_get("origin")?;
    let origin_kind: Option<String> = row.try_get("origin_kind")?;
    let kind = match origin_kind.as_deref() {
        Some("rematch") => Some("rematch"),
        Some("what_if") => Some("what_if"),
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
pub(super) fn read<T: serde::de::DeserializeOwned>(text: &str) -> Stored<T> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(error.to_string()))
}
