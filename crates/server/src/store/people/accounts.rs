//! Accounts: a name and a password, and codes for whoever forgets it.

use super::sessions::{end, end_others, open_session};
use super::{Person, Session, Statement, insert, person};
use crate::now;
use crate::store::{Store, StoreError, Stored};
use sqlx::any::AnyQueryResult;
use sqlx::{AnyConnection, Row, query};

/// How long the name of somebody who does not come back is kept from strangers, in milliseconds: 30 days.
const LATELY: i64 = 30 * 24 * 60 * 60 * 1000;

/// Whether somebody got a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// Yes.
    Done,
    /// An account has it already.
    Taken,
    /// Whoever asked is no guest any more, or has left.
    Late,
}

/// What somebody wants to be different; what is none stays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// The name as it is shown, and as it is compared if this person has an account.
    pub name: Option<(String, String)>,
    /// The language.
    pub lang: Option<String>,
    /// Whether moves wait to be confirmed.
    pub confirms: Option<bool>,
}

impl Store {
    /// Which of these names are borne by somebody who was here lately.
    pub async fn borne(&self, names: &[String]) -> Stored<Vec<String>> {
        let places: Vec<String> = (2..names.len() + 2).map(|place| format!("${place}")).collect();
        let statement = format!(
            "SELECT DISTINCT name FROM people JOIN sessions ON sessions.person = people.id \
             WHERE people.deleted IS NULL AND sessions.seen > $1 AND name IN ({})",
            places.join(", ")
        );
        let asked = query(sqlx::AssertSqlSafe(statement)).bind(now() - LATELY);
        let asked = names.iter().fold(asked, |asked, name| asked.bind(name.clone()));
        let rows = asked.fetch_all(self.pool()).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// The account with this login.
    pub async fn by_login(&self, login: &str) -> Stored<Option<Person>> {
        let row = query("SELECT * FROM people WHERE login = $1").bind(login).fetch_optional(self.pool()).await?;
        row.as_ref().map(person).transpose()
    }

    /// A new account with its recovery codes and a first session. Where there is a session already its guest becomes the
    /// account, keeps identity, seats and results, and the session is opened anew.
    pub async fn register(
        &self,
        account: Person,
        codes: Vec<String>,
        (session, token): (Session, String),
        guest: Option<Session>,
    ) -> Stored<Named> {
        self.write_of(account.id.clone(), move |connection| {
            Box::pin(async move {
                let named = match &guest {
                    None => insert(&account),
                    Some(_) => upgrade(&account),
                };
                let named = named.execute(&mut *connection).await;
                let named = outcome(named)?;
                if named != Named::Done {
                    return Ok(named);
                }
                if let Some(guest) = &guest {
                    end(connection, &guest.id).await?;
                }
                put_codes(connection, &account.id, &codes).await?;
                open_session(connection, &session, &token).await?;
                Ok(Named::Done)
            })
        })
        .await
    }

    /// Changes what somebody wants to be different, all of it or nothing.
    pub async fn change(&self, id: &str, wishes: Wishes) -> Stored<Named> {
        let id = id.to_owned();
        self.write_of(id.clone(), move |connection| {
            Box::pin(async move {
                if let Some((name, login)) = wishes.name {
                    // Whether there is an account is read here, because a guest may register at the same moment.
                    let renamed = query(
                        "UPDATE people SET name = $2, login = CASE WHEN login IS NULL THEN NULL ELSE $3 END \
                         WHERE id = $1 AND deleted IS NULL",
                    )
                    .bind(&id)
                    .bind(name)
                    .bind(login)
                    .execute(&mut *connection)
                    .await;
                    let renamed = outcome(renamed)?;
                    if renamed != Named::Done {
                        return Ok(renamed);
                    }
                }
                query("UPDATE people SET lang = coalesce($2, lang), confirms = coalesce($3, confirms) WHERE id = $1")
                    .bind(&id)
                    .bind(wishes.lang)
                    .bind(wishes.confirms.map(i64::from))
                    .execute(&mut *connection)
                    .await?;
                Ok(Named::Done)
            })
        })
        .await
    }

    /// Another password. Whoever came in with the old one must come in again, but for this session.
    pub async fn change_password(&self, session: &Session, password: String) -> Stored<()> {
        let session = session.clone();
        self.write_of(session.person.clone(), move |connection| {
            Box::pin(async move {
                set_password(connection, &session.person, &password).await?;
                end_others(connection, &session.person, &session.id).await
            })
        })
        .await
    }

    /// Other recovery codes, by their hashes; the old ones are void.
    pub async fn change_codes(&self, person: &str, codes: Vec<String>) -> Stored<()> {
        let person = person.to_owned();
        self.write(move |connection| Box::pin(async move { put_codes(connection, &person, &codes).await })).await
    }

    /// How many recovery codes a person has left.
    pub async fn codes_left(&self, person: &str) -> Stored<i64> {
        let count = query("SELECT count(*) FROM recovery_codes WHERE person = $1").bind(person).fetch_one(self.pool()).await?;
        Ok(count.try_get(0)?)
    }

    /// The account with this login, if a recovery code of it has this hash.
    pub async fn by_code(&self, login: &str, code: &str) -> Stored<Option<Person>> {
        let row = query(
            "SELECT people.* FROM people JOIN recovery_codes ON recovery_codes.person = people.id \
             WHERE people.login = $1 AND recovery_codes.code = $2",
        )
        .bind(login)
        .bind(code)
        .fetch_optional(self.pool())
        .await?;
        row.as_ref().map(person).transpose()
    }

    /// Uses a recovery code up: the password is new, and the session the only one. False if the code was used meanwhile.
    pub async fn recover(&self, code: String, password: String, (session, token): (Session, String)) -> Stored<bool> {
        self.write_of(session.person.clone(), move |connection| {
            Box::pin(async move {
                let used = query("DELETE FROM recovery_codes WHERE person = $1 AND code = $2")
                    .bind(&session.person)
                    .bind(code)
                    .execute(&mut *connection)
                    .await?;
                if used.rows_affected() == 0 {
                    return Ok(false);
                }
                set_password(connection, &session.person, &password).await?;
                open_session(connection, &session, &token).await?;
                end_others(connection, &session.person, &session.id).await?;
                Ok(true)
            })
        })
        .await
    }
}

async fn set_password(connection: &mut AnyConnection, person: &str, password: &str) -> Stored<()> {
    query("UPDATE people SET password = $2 WHERE id = $1 AND deleted IS NULL")
        .bind(person)
        .bind(password)
        .execute(connection)
        .await?;
    Ok(())
}

async fn put_codes(connection: &mut AnyConnection, person: &str, codes: &[String]) -> Stored<()> {
    query("DELETE FROM recovery_codes WHERE person = $1").bind(person).execute(&mut *connection).await?;
    for code in codes {
        query("INSERT INTO recovery_codes (person, code) VALUES ($1, $2)")
            .bind(person)
            .bind(code)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// A guest becomes an account.
fn upgrade(account: &Person) -> Statement {
    query("UPDATE people SET name = $2, login = $3, password = $4 WHERE id = $1 AND login IS NULL AND deleted IS NULL")
        .bind(&account.id)
        .bind(&account.name)
        .bind(&account.login)
        .bind(&account.password)
}

/// A login belongs to one account: the database sees to it, also where two ask for it at the same moment.
///
/// It must be the first change of a transaction, because PostgreSQL gives up the whole of it.
fn outcome(changed: Result<AnyQueryResult, sqlx::Error>) -> Stored<Named> {
    match changed {
        Ok(changed) if changed.rows_affected() == 0 => Ok(Named::Late),
        Ok(_) => Ok(Named::Done),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Named::Taken),
        Err(error) => Err(StoreError::from(error)),
    }
}
