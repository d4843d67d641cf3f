//! People, their sessions and their results.

use super::{Kept, Store, Stored};
use crate::journal::Who;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row, query};

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
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

pub(super) fn person(row: &AnyRow) -> Stored<Person> {
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
    /// Temporary.
    pub async fn is_blocked(&self, _one: &str, _other: &str) -> Stored<bool> {
        Ok(false)
    }
    /// Temporary.
    pub async fn muted(&self, _by: &str, _table: &str) -> Stored<Vec<String>> {
        Ok(Vec::new())
    }
    /// Temporary.
    pub async fn mute(&self, _by: &str, _table: &str, _other: &str, _mute: bool) -> Stored<()> {
        Ok(())
    }
    /// The person with this identity.
    pub async fn person(&self, id: &str) -> Stored<Option<Person>> {
        let row = query("SELECT * FROM people WHERE id = $1").bind(id).fetch_optional(self.pool()).await?;
        row.as_ref().map(person).transpose()
    }

    /// Somebody new, with a first session whose token has this hash.
    pub async fn add_person(&self, person: Person, session: Session, token: String) -> Stored<()> {
        self.write(move |connection| {
            Box::pin(async move {
                query(
                    "INSERT INTO people (id, name, login, password, lang, confirms, made) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .bind(&person.id)
                .bind(&person.name)
                .bind(&person.login)
                .bind(&person.password)
                .bind(&person.lang)
                .bind(i64::from(person.confirms))
                .bind(person.made)
                .execute(&mut *connection)
                .await?;
                open_session(connection, &session, &token).await
            })
        })
        .await
    }

    /// The person behind a token with this hash, and the session.
    pub async fn by_token(&self, token: &str) -> Stored<Option<(Person, Session)>> {
        let row = query(
            "SELECT people.*, sessions.id AS session, sessions.device, sessions.made AS opened, sessions.seen \
             FROM sessions JOIN people ON people.id = sessions.person WHERE token = $1",
        )
        .bind(token)
        .fetch_optional(self.pool())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let person = person(&row)?;
        let session = Session {
            id: row.try_get("session")?,
            person: person.id.clone(),
            device: row.try_get("device")?,
            made: row.try_get("opened")?,
            seen: row.try_get("seen")?,
        };
        Ok(Some((person, session)))
    }
}

pub(super) async fn open_session(connection: &mut AnyConnection, session: &Session, token: &str) -> Stored<()> {
    query("INSERT INTO sessions (token, id, person, device, made, seen) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(token)
        .bind(&session.id)
        .bind(&session.person)
        .bind(&session.device)
        .bind(session.made)
        .bind(session.seen)
        .execute(connection)
        .await?;
    Ok(())
}

/// Keeps the results of a game that is over.
pub(super) async fn keep_results(connection: &mut AnyConnection, table: &str, at: i64, results: &[Kept]) -> Stored<()> {
    for result in results {
        let (person, bot) = match &result.who {
            Some(Who::Person(person)) => (Some(person), None),
            Some(Who::Bot(bot)) => (None, Some(bot)),
            Some(Who::Named(_)) | None => (None, None),
        };
        query(
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
        .await?;
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
    Ok(())
}
