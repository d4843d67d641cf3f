//! What is kept: one schema and one set of statements for SQLite and PostgreSQL.
//!
//! Whatever is written goes through [`Store::write`], and is on the disk when it returns.

mod admissions;
mod checkpoint;
mod jobs;
mod journal;
mod lists;
mod migrations;
mod notices;
mod people;
mod ratings;
mod sheets;
mod steps;
mod words;
mod writer;

pub use jobs::Job;
pub use journal::{Drafted, Kept, NewJob, NewTable, Opening, Seated, Summary, TableRow};
pub use lists::{Listed, ListedSeat};
pub use notices::{DueNotice, Notice, Retry};
pub use people::{
    Earned, Export, LASTS, LASTS_SECONDS, Line, Named, OwnSheet, OwnTable, Person, Played, Profile, Ranked, Rated, Reach,
    Session, Total, Wishes,
};
pub use sheets::SheetTold;
pub use steps::Appended;
pub(crate) use words::CHANNEL;
pub use words::Word;

use checkpoint::MOST_PAGES;
use futures_util::future::BoxFuture;
use people::Known;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions, Connection, Executor};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use writer::{Writer, Written};

/// What the database says when it cannot.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// It cannot be reached, or refuses to write: full, read-only, gone.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// A fault of ours, or a broken file.
    #[error("the database refuses: {0}")]
    Broken(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        metrics::counter!("lineshaft_database_errors_total").increment(1);
        match &error {
            sqlx::Error::Io(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::Tls(_) => Self::Unavailable(error.to_string()),
            sqlx::Error::Database(database) if is_passing(database.code().as_deref().unwrap_or_default()) => {
                Self::Unavailable(database.message().to_owned())
            }
            _ => Self::Broken(error.to_string()),
        }
    }
}

/// Whether a code of SQLite or PostgreSQL says that the same may work later: busy, read-only, disk full or failing, shutting down.
fn is_passing(code: &str) -> bool {
    let sqlite = code.parse::<u32>().is_ok_and(|code| [5, 6, 8, 10, 13, 14].contains(&(code & 0xFF))) && code.len() < 5;
    sqlite || ["08", "53", "57", "58", "40"].iter().any(|class| code.len() == 5 && code.starts_with(class)) || code == "25006"
}

/// How each connection to a file of SQLite begins. `FULL`: what is committed survives a power cut.
const SQLITE: &str =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON";

/// After so long a connection is asked whether it still is one, before it is used.
const QUIET: Duration = Duration::from_secs(1);

/// What a change gives back, or that the database cannot.
pub type Stored<T> = Result<T, StoreError>;

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    /// The writer's own connection: it never waits for those who read, and keeps what it has read of the file.
    writing: AnyPool,
    /// Commits all that waits together.
    writer: Writer,
    /// Whether several processes may share it.
    is_shared: bool,
    /// Who asked lately.
    known: Arc<Known>,
    url: String,
}

impl Store {
    /// Opens the database at this address and brings its schema up to date.
    pub async fn open(url: &str) -> Stored<Self> {
        sqlx::any::install_default_drivers();
        let is_sqlite = url.starts_with("sqlite:");
        let options = AnyConnectOptions::from_str(url)?.disable_statement_logging();
        if !is_sqlite {
            // A pool says only that it waited too long; one connection says why.
            options.connect().await?.close().await?;
        }
        let pools = AnyPoolOptions::new()
            .acquire_timeout(Duration::from_secs(5))
            .test_before_acquire(false)
            .before_acquire(|connection, known| {
                Box::pin(async move {
                    if known.idle_for >= QUIET {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if is_sqlite {
                        connection.execute(SQLITE).await?;
                        connection.execute(AssertSqlSafe(format!("PRAGMA wal_autocheckpoint = {MOST_PAGES}"))).await?;
                    }
                    Ok(())
                })
            });
        let pool = pools.clone().max_connections(if is_sqlite { 5 } else { 15 }).connect_with(options.clone()).await?;
        let writing = pools.max_connections(1).connect_lazy_with(options);
        migrations::all().run(&pool).await.map_err(|error| StoreError::Broken(error.to_string()))?;
        let begin = if is_sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
        let (writer, commits) =
            Writer::start(writing.clone(), begin).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        if is_sqlite {
            tokio::spawn(checkpoint::follow(pool.clone(), commits));
        }
        Ok(Self { pool, writing, writer, is_shared: !is_sqlite, known: Arc::default(), url: url.to_owned() })
    }

    /// The address of a file of SQLite.
    pub fn address_of(file: &Path) -> String {
        format!("sqlite:{}?mode=rwc", file.display())
    }

    /// Whether several processes may share it.
    pub fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Its address.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// For reading.
    pub(crate) fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Whether it answers.
    pub async fn answers(&self) -> Stored<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Does some work in one transaction. When this returns the work is on the disk, or nothing of it is.
    pub async fn write<T, W>(&self, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<T>> + Send + 'static,
    {
        // SQLite has one writer.
        if !self.is_shared {
            return self.writer.write(work).await;
        }
        let mut transaction = self.pool.begin().await?;
        let done = work(&mut transaction).await?;
        transaction.commit().await?;
        Ok(done)
    }

    /// Writes a change of one table, together with those of others that wait.
    async fn step<G: Written>(&self, step: G) -> Stored<G::Outcome> {
        if !self.is_shared || !step.is_alone() {
            return self.writer.step(step).await;
        }
        let written =
            self.write(move |connection| Box::pin(async move { G::write(connection, std::slice::from_ref(&step)).await }));
        Ok(written.await?.remove(0))
    }

    /// Waits until everything accepted is written, and closes.
    pub async fn close(&self) {
        self.writing.close().await;
        self.pool.close().await;
    }
}
