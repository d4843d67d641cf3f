//! Notices that somebody's turn has come: one per person and table, sent unless the person is here.

use super::steps::{Append, MOST_ROWS, about};
use super::{Store, Stored};
use sqlx::{AnyConnection, Row, query};
use std::collections::BTreeMap;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

/// How long a notice waits after each failure; after one more it is given up.
const BACK_OFF: [i64; 5] = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/// How many notices are looked at to find some that are still true.
const LOOKED_AT: usize = 64;

/// A notice that somebody's turn has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Who is told.
    pub person: String,
    /// The table.
    pub table: String,
    /// The position in which it became the person's turn.
    pub position: i64,
    /// How often it was tried.
    pub tries: i64,
}

/// A notice that is to be sent now, and where to.
#[derive(Clone, PartialEq, Eq)]
pub struct DueNotice {
    /// The notice.
    pub notice: Notice,
    /// The game.
    pub game: String,
    /// The language of the person.
    pub lang: String,
    /// The address that the person wants called.
    pub webhook: Option<String>,
    /// What calls are signed with.
    pub webhook_secret: Option<String>,
    /// The mail address.
    pub mail: Option<String>,
}

/// Without the addresses and the secret, so that none gets into a log.
impl std::fmt::Debug for DueNotice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DueNotice").field("notice", &self.notice).finish_non_exhaustive()
    }
}

/// What became of a notice that could not be delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Retry {
    /// It is tried again at this moment.
    At(i64),
    /// It was tried often enough.
    GivenUp,
}

/// Notices that are due, of people who are not here.
const DUE: &str = "FROM notices WHERE due <= $1 \
     AND NOT EXISTS (SELECT 1 FROM present WHERE present.person = notices.person AND present.until > $1)";

impl Store {
    /// Takes notices that are due until the lease runs out, the oldest first: no other process gets them before. Those whose
    /// turn has passed are dropped; those of people who are here wait.
    pub async fn claim_notices(&self, now: i64, until: i64, most: usize) -> Stored<Vec<DueNotice>> {
        let waiting = query(sqlx::AssertSqlSafe(format!("SELECT 1 {DUE} LIMIT 1"))).bind(now);
        if most == 0 || waiting.fetch_optional(self.pool()).await?.is_none() {
            return Ok(Vec::new());
        }
        let skip = if self.is_shared() { "FOR UPDATE SKIP LOCKED" } else { "" };
        self.write(move |connection| {
            Box::pin(async move {
                let (columns, looked_at) = ("person, table_id, position, tries", most.max(LOOKED_AT));
                let statement = format!("SELECT {columns} {DUE} ORDER BY due, person, table_id LIMIT {looked_at} {skip}");
                let rows = query(sqlx::AssertSqlSafe(statement)).bind(now).fetch_all(&mut *connection).await?;
                let mut claimed = Vec::with_capacity(rows.len());
                for row in rows {
                    if claimed.len() == most {
                        break;
                    }
                    let notice = Notice {
                        person: row.try_get(0)?,
                        table: row.try_get(1)?,
                        position: row.try_get(2)?,
                        tries: row.try_get(3)?,
                    };
                    // Whose turn it is is read after the notice is locked, so that a turn that comes meanwhile is not missed.
                    match still_due(connection, &notice).await? {
                        Some(due) => {
                            put_off(connection, &notice, notice.tries, until).await?;
                            claimed.push(due);
                        }
                        None => forget(connection, &notice).await?,
                    }
                }
                Ok(claimed)
            })
        })
        .await
    }

    /// Puts off a notice that could not be delivered: for 30 seconds, 2 minutes, 10 minutes, an hour and six hours; then it is
    /// given up.
    pub async fn retry_notice(&self, notice: &Notice, now: i64) -> Stored<Retry> {
        let notice = notice.clone();
        let wait = usize::try_from(notice.tries).ok().and_then(|tries| BACK_OFF.get(tries));
        let Some(wait) = wait else {
            self.finish_notice(&notice).await?;
            return Ok(Retry::GivenUp);
        };
        let due = now.saturating_add(*wait);
        self.write(move |connection| Box::pin(async move { put_off(connection, &notice, notice.tries + 1, due).await }))
            .await?;
        Ok(Retry::At(due))
    }

    /// Forgets a notice that was delivered. One about a later turn stays.
    pub async fn finish_notice(&self, notice: &Notice) -> Stored<()> {
        let notice = notice.clone();
        self.write(move |connection| Box::pin(async move { forget(connection, &notice).await })).await
    }

    /// How many notices wait.
    pub async fn waiting_notices(&self) -> Stored<i64> {
        Ok(query("SELECT count(*) FROM notices").fetch_one(self.pool()).await?.try_get(0)?)
    }

    /// These people are here until this moment, at least. Those who want no notices are not kept.
    pub async fn keep_present(&self, people: &[String], until: i64) -> Stored<()> {
        let mut people = people.to_vec();
        // In one order everywhere: two processes that keep the same people never wait for each other in a circle.
        people.sort_unstable();
        people.dedup();
        if people.is_empty() {
            return Ok(());
        }
        self.write(move |connection| {
            Box::pin(async move {
                for person in people {
                    query(
                        "INSERT INTO present (person, until) SELECT id, $2 FROM people \
                         WHERE id = $1 AND (webhook IS NOT NULL OR mail IS NOT NULL) \
                         ON CONFLICT (person) DO UPDATE SET until = excluded.until WHERE present.until < excluded.until",
                    )
                    .bind(person)
                    .bind(until)
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Whether somebody who wants notices is here, on whichever process.
    pub async fn is_present(&self, person: &str, now: i64) -> Stored<bool> {
        let row = query("SELECT 1 FROM present WHERE person = $1 AND until > $2").bind(person).bind(now);
        Ok(row.fetch_optional(self.pool()).await?.is_some())
    }
}

/// Where a notice goes, if it still is the person's turn.
async fn still_due(connection: &mut AnyConnection, notice: &Notice) -> Stored<Option<DueNotice>> {
    let row = query(
        "SELECT tables.game, people.lang, people.webhook, people.webhook_secret, people.mail \
         FROM people JOIN tables ON tables.id = $2 AND tables.phase = 'playing' \
         WHERE people.id = $1 AND people.deleted IS NULL \
         AND EXISTS (SELECT 1 FROM seats WHERE table_id = $2 AND person = $1 AND due = 1)",
    )
    .bind(&notice.person)
    .bind(&notice.table)
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    Ok(Some(DueNotice {
        notice: notice.clone(),
        game: row.try_get(0)?,
        lang: row.try_get(1)?,
        webhook: row.try_get(2)?,
        webhook_secret: row.try_get(3)?,
        mail: row.try_get(4)?,
    }))
}

/// Changes nothing if the notice is about a later turn by now, or was put off by another process.
async fn put_off(connection: &mut AnyConnection, notice: &Notice, tries: i64, due: i64) -> Stored<()> {
    query("UPDATE notices SET tries = $5, due = $6 WHERE person = $1 AND table_id = $2 AND position = $3 AND tries = $4")
        .bind(&notice.person)
        .bind(&notice.table)
        .bind(notice.position)
        .bind(notice.tries)
        .bind(tries)
        .bind(due)
        .execute(connection)
        .await?;
    Ok(())
}

async fn forget(connection: &mut AnyConnection, notice: &Notice) -> Stored<()> {
    query("DELETE FROM notices WHERE person = $1 AND table_id = $2 AND position = $3")
        .bind(&notice.person)
        .bind(&notice.table)
        .bind(notice.position)
        .execute(connection)
        .await?;
    Ok(())
}

/// The notices that follow from new entries, of those who want any. A person has one per table: a new turn takes the place of
/// an old one.
pub(super) async fn follow(connection: &mut AnyConnection, done: &[&Append]) -> Stored<()> {
    // Somebody may hold several seats of a table.
    let notices: BTreeMap<(&str, &str), (i64, i64)> = done
        .iter()
        .flat_map(|append| {
            let due = |due: &i64| (append.summary.position, (*due).max(append.at));
            append.summary.notices.iter().map(move |(person, at)| ((append.table.as_str(), person.as_str()), due(at)))
        })
        .collect();
    let notices: Vec<_> = notices.into_iter().collect();
    for some in notices.chunks(MOST_ROWS) {
        let mut insert = about(
            "WITH now (table_id, person, position, due) AS (VALUES {}) \
             INSERT INTO notices (table_id, person, position, due) \
             SELECT now.table_id, now.person, now.position, now.due FROM now JOIN people ON people.id = now.person \
             WHERE people.webhook IS NOT NULL OR people.mail IS NOT NULL \
             ON CONFLICT (person, table_id) DO UPDATE SET position = excluded.position, due = excluded.due, tries = 0",
            some.len(),
            4,
        );
        for ((table, person), (position, due)) in some {
            insert = insert.bind((*table).to_owned()).bind((*person).to_owned()).bind(*position).bind(*due);
        }
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}
