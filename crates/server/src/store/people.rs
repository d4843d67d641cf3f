//! People, their sessions and their results.

mod accounts;
mod circle;
mod export;
mod known;
mod leaving;
mod profile;
mod reach;
mod sessions;

pub use accounts::{Named, Wishes};
pub use export::{Export, Line, OwnSheet, OwnTable};
pub(super) use known::Known;
pub use profile::{Earned, Played, Profile, Ranked, Rated, Total};
pub use reach::Reach;
pub use sessions::{LASTS, LASTS_SECONDS};

use super::words::{Word, tell};
use super::{Kept, Store, StoreError, Stored};
use crate::journal::Who;
use futures_util::future::BoxFuture;
use sessions::open_session;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{Any, AnyConnection, Row, query};

/// Somebody.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// Identity.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// The name as it is compared when logging in; none for a guest.
    pub login: Option<String>,
    /// The hash of the password; none for a guest.
    pub password: Option<String>,
    /// The language of what is written to this person.
    pub lang: String,
    /// Whether a move that ends a turn or shows something waits to be confirmed.
    pub confirms: bool,
    /// Since when.
    pub made: i64,
    /// Whether the person has left for good.
    pub deleted: bool,
}

impl std::fmt::Debug for Person {
    /// Without what is nobody else's business, because this may end in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("id", &self.id).field("guest", &self.is_guest()).finish_non_exhaustive()
    }
}

impl Person {
    /// Whether the person has no account.
    pub fn is_guest(&self) -> bool {
        self.login.is_none()
    }
}

/// Somebody's session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its identity, which is no secret.
    pub id: String,
    /// Whose.
    pub person: String,
    /// The program it is used from, as it names itself.
    pub device: String,
    /// Since when.
    pub made: i64,
    /// When it was last used.
    pub seen: i64,
}

fn person(row: &AnyRow) -> Stored<Person> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        lang: row.try_get("lang")?,
        confirms: row.try_get::<i64, _>("confirms")? != 0,
        made: row.try_get("made")?,
        deleted: row.try_get::<Option<i64>, _>("deleted")?.is_some(),
    })
}

impl Store {
    /// The person with this identity.
    pub async fn person(&self, id: &str) -> Stored<Option<Person>> {
        let row = query("SELECT * FROM people WHERE id = $1").bind(id).fetch_optional(self.pool()).await?;
        row.as_ref().map(person).transpose()
    }

    /// Somebody new, with a first session whose token has this hash.
    pub async fn add_person(&self, person: Person, session: Session, token: String) -> Stored<()> {
        self.write(move |connection| {
            Box::pin(async move {
                insert(&person).execute(&mut *connection).await?;
                open_session(connection, &session, &token).await
            })
        })
        .await
    }

    /// Changes something of a person or of their sessions. From then on they are known as they are now, here and at the other
    /// processes, even if whoever asked for it goes away meanwhile.
    async fn write_of<T, W>(&self, person: String, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<T>> + Send + 'static,
    {
        let store = self.clone();
        let written = tokio::spawn(async move {
            let changed = person.clone();
            let done = store.write(move |connection| {
                Box::pin(async move {
                    // Before the work, because PostgreSQL takes nothing more after a name that is taken.
                    tell(connection, &[Word::Person(&changed)]).await?;
                    work(connection).await
                })
            });
            let done = done.await;
            store.forget_known(&person);
            done
        });
        written.await.unwrap_or_else(|error| Err(StoreError::Broken(error.to_string())))
    }

    /// Somebody, or a session of theirs, is another by now.
    pub fn forget_known(&self, person: &str) {
        self.known.forget(person);
    }

    /// Changes something of a person with one statement, and says how many rows it changed.
    async fn run_of(&self, person: &str, statement: Statement) -> Stored<u64> {
        self.write_of(person.to_owned(), move |connection| {
            Box::pin(async move { Ok(statement.execute(connection).await?.rows_affected()) })
        })
        .await
    }

    /// Does one statement, and says how many rows it changed.
    async fn run(&self, statement: Statement) -> Stored<u64> {
        self.write(move |connection| Box::pin(async move { Ok(statement.execute(connection).await?.rows_affected()) })).await
    }
}

/// A statement with its values.
type Statement = sqlx::query::Query<'static, Any, AnyArguments>;

fn insert(person: &Person) -> Statement {
    query("INSERT INTO people (id, name, login, password, lang, confirms, made) VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(&person.id)
        .bind(&person.name)
        .bind(&person.login)
        .bind(&person.password)
        .bind(&person.lang)
        .bind(i64::from(person.confirms))
        .bind(person.made)
}

/// Forgets the results of games that go on.
pub(super) async fn forget_results(connection: &mut AnyConnection, tables: &[&str]) -> Stored<()> {
    for some in tables.chunks(super::steps::MOST_ROWS) {
        let statement = "DELETE FROM results WHERE table_id IN ({})";
        super::steps::about_tables(statement, some).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Keeps the results of a game that is over, once, and rates those that count.
pub(super) async fn keep_results(connection: &mut AnyConnection, table: &str, at: i64, results: &[Kept]) -> Stored<()> {
    let mut kept = 0;
    for result in results {
        let (person, bot) = match &result.who {
            Some(Who::Person(person)) => (Some(person), None),
            Some(Who::Bot(bot)) => (None, Some(bot)),
            Some(Who::Named(_)) | None => (None, None),
        };
        kept += query(
            "INSERT INTO results (table_id, seat, game, person, bot, score, place, won, rated, at) \
             SELECT id, $2, game, $3, $4, $5, $6, $7, $8, $9 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(result.seat as i64)
        .bind(person)
        .bind(bot)
        .bind(result.score)
        .bind(result.place)
        .bind(i64::from(result.won))
        .bind(i64::from(result.rated))
        .bind(at)
        .execute(&mut *connection)
        .await?
        .rows_affected();
        for name in person.iter().flat_map(|_| &result.achievements) {
            query("INSERT INTO achievements (person, name, table_id, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
                .bind(person)
                .bind(name)
                .bind(table)
                .bind(at)
                .execute(&mut *connection)
                .await?;
        }
    }
    // What was said after the end comes here again: then all is kept already.
    if kept > 0 && results.iter().all(|result| result.rated) {
        let row = query("SELECT game FROM tables WHERE id = $1").bind(table).fetch_one(&mut *connection).await?;
        super::ratings::rate(connection, row.try_get(0)?, results).await?;
    }
    Ok(())
}
