//! Work that waits: decisions of bots.

use super::steps::{Append, MOST_ROWS, about};
use super::{NewJob, Store, Stored};
use sqlx::{AnyConnection, Row, query};

/// A decision that waits for a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: usize,
    /// The position it is about.
    pub position: i64,
    /// The bot.
    pub bot: String,
}

impl Store {
    /// Takes the job that waits longest until the lease runs out. A worker that dies loses it, and another one takes it.
    pub async fn claim_job(&self, now: i64, until: i64) -> Stored<Option<Job>> {
        let waiting = query("SELECT 1 FROM jobs WHERE leased < $1 LIMIT 1").bind(now).fetch_optional(self.pool()).await?;
        if waiting.is_none() {
            return Ok(None);
        }
        let skip = if self.is_shared() { "FOR UPDATE OF jobs SKIP LOCKED" } else { "" };
        self.write(move |connection| {
            Box::pin(async move {
                // A job waits since the entry that made its position: a table that bots play fast is behind all others after
                // each of its moves.
                let statement = format!(
                    "SELECT jobs.table_id, jobs.seat, jobs.position, jobs.bot FROM jobs \
                     LEFT JOIN entries ON entries.table_id = jobs.table_id AND entries.number = jobs.position \
                     WHERE jobs.leased < $1 ORDER BY coalesce(entries.at, 0), jobs.table_id, jobs.seat LIMIT 1 {skip}"
                );
                let found = query(sqlx::AssertSqlSafe(statement)).bind(now).fetch_optional(&mut *connection).await?;
                let Some(row) = found else { return Ok(None) };
                let job = Job {
                    table: row.try_get(0)?,
                    seat: row.try_get::<i64, _>(1)? as usize,
                    position: row.try_get(2)?,
                    bot: row.try_get(3)?,
                };
                lease(connection, &job, until).await?;
                Ok(Some(job))
            })
        })
        .await
    }

    /// Takes all jobs back from their workers: for a process that has its database to itself and has just begun.
    pub async fn free_jobs(&self) -> Stored<()> {
        self.write(|connection| {
            Box::pin(async move {
                query("UPDATE jobs SET leased = 0 WHERE leased > 0").execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    /// Keeps a job for longer.
    pub async fn keep_job(&self, job: &Job, until: i64) -> Stored<()> {
        let job = job.clone();
        self.write(move |connection| Box::pin(async move { lease(connection, &job, until).await })).await
    }

    /// Forgets a job that is done, or about a position that is gone.
    pub async fn finish_job(&self, job: &Job) -> Stored<()> {
        let job = job.clone();
        self.write(move |connection| {
            Box::pin(async move {
                query("DELETE FROM jobs WHERE table_id = $1 AND seat = $2 AND position = $3")
                    .bind(&job.table)
                    .bind(job.seat as i64)
                    .bind(job.position)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// How many decisions wait for a bot.
    pub async fn waiting_jobs(&self) -> Stored<i64> {
        Ok(query("SELECT count(*) FROM jobs").fetch_one(self.pool()).await?.try_get(0)?)
    }
}

async fn lease(connection: &mut AnyConnection, job: &Job, until: i64) -> Stored<()> {
    query("UPDATE jobs SET leased = $4 WHERE table_id = $1 AND seat = $2 AND position = $3")
        .bind(&job.table)
        .bind(job.seat as i64)
        .bind(job.position)
        .bind(until)
        .execute(connection)
        .await?;
    Ok(())
}

/// The jobs that follow from new entries.
pub(super) async fn follow(connection: &mut AnyConnection, done: &[&Append]) -> Stored<()> {
    let jobs: Vec<(&Append, &NewJob)> =
        done.iter().flat_map(|append| append.summary.jobs.iter().map(|job| (*append, job))).collect();
    for some in jobs.chunks(MOST_ROWS) {
        let mut insert = about(
            "INSERT INTO jobs (table_id, seat, position, bot, leased) VALUES {} \
             ON CONFLICT (table_id, seat) DO UPDATE \
             SET position = excluded.position, bot = excluded.bot, leased = excluded.leased",
            some.len(),
            5,
        );
        for (append, NewJob { seat, bot, from }) in some {
            insert = insert
                .bind(append.table.clone())
                .bind(*seat as i64)
                .bind(append.summary.position)
                .bind(bot.clone())
                .bind(*from);
        }
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}
