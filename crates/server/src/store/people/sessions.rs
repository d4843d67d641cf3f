//! Sessions: by which somebody is known again.

use super::{Person, Session, person};
use crate::now;
use crate::store::{Store, Stored};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row, query};

/// How many seconds a session lasts that is not used.
pub const LASTS_SECONDS: i64 = 180 * 24 * 60 * 60;
/// The same in milliseconds.
pub const LASTS: i64 = LASTS_SECONDS * 1000;
/// How often it is noted that a session is used.
const NOTED_EVERY: i64 = 60_000;

impl Store {
    /// The person behind a token with this hash, and the session.
    ///
    /// What this process changes is known at once, what others change after a moment.
    pub async fn by_token(&self, token: &str) -> Stored<Option<(Person, Session)>> {
        let looked = match self.known.find(token) {
            Ok(known) => return Ok(Some(known)),
            Err(looked) => looked,
        };
        let row = query(
            "SELECT people.*, sessions.id AS session, sessions.device, sessions.made AS opened, sessions.seen \
             FROM sessions JOIN people ON people.id = sessions.person WHERE token = $1 AND sessions.seen > $2",
        )
        .bind(token)
        .bind(now() - LASTS)
        .fetch_optional(self.pool())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let person = person(&row)?;
        let session = session(&row, person.id.clone())?;
        self.known.remember(token, &person, &session, looked);
        Ok(Some((person, session)))
    }

    /// Opens a session whose token has this hash, in place of the one that was used so far.
    pub async fn add_session(&self, session: Session, token: String, instead_of: Option<Session>) -> Stored<()> {
        let changed = instead_of.as_ref().map_or(&session.person, |old| &old.person).clone();
        self.write_of(changed, move |connection| {
            Box::pin(async move {
                if let Some(old) = instead_of {
                    end(connection, &old.id).await?;
                }
                open_session(connection, &session, &token).await
            })
        })
        .await
    }

    /// The sessions of a person, the last used first.
    pub async fn sessions(&self, person: &str) -> Stored<Vec<Session>> {
        let rows = query(
            "SELECT id AS session, device, made AS opened, seen FROM sessions \
             WHERE person = $1 AND seen > $2 ORDER BY seen DESC, made DESC, id",
        )
        .bind(person)
        .bind(now() - LASTS)
        .fetch_all(self.pool())
        .await?;
        rows.iter().map(|row| session(row, person.to_owned())).collect()
    }

    /// Ends a session of this person; false if there is none.
    pub async fn end_session(&self, person: &str, id: &str) -> Stored<bool> {
        let ended = query("DELETE FROM sessions WHERE person = $1 AND id = $2").bind(person).bind(id);
        Ok(self.run_of(person, ended).await? > 0)
    }

    /// Notes that a session is used: at most once a minute, so that reading stays reading.
    pub async fn touch(&self, session: &Session, now: i64) -> Stored<()> {
        if now - session.seen >= NOTED_EVERY {
            let noted = query("UPDATE sessions SET seen = $2 WHERE id = $1").bind(&session.id).bind(now);
            // Nothing that other processes must know.
            self.run(noted).await?;
            self.forget_known(&session.person);
        }
        Ok(())
    }
}

fn session(row: &AnyRow, person: String) -> Stored<Session> {
    Ok(Session {
        id: row.try_get("session")?,
        person,
        device: row.try_get("device")?,
        made: row.try_get("opened")?,
        seen: row.try_get("seen")?,
    })
}

/// Opens a session, and forgets those of the same person that have run out.
pub(super) async fn open_session(connection: &mut AnyConnection, session: &Session, token: &str) -> Stored<()> {
    query("DELETE FROM sessions WHERE person = $1 AND seen <= $2")
        .bind(&session.person)
        .bind(session.made - LASTS)
        .execute(&mut *connection)
        .await?;
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

/// Ends a session.
pub(super) async fn end(connection: &mut AnyConnection, id: &str) -> Stored<()> {
    query("DELETE FROM sessions WHERE id = $1").bind(id).execute(connection).await?;
    Ok(())
}

/// Ends all sessions of a person but this one.
pub(super) async fn end_others(connection: &mut AnyConnection, person: &str, but: &str) -> Stored<()> {
    query("DELETE FROM sessions WHERE person = $1 AND id <> $2").bind(person).bind(but).execute(connection).await?;
    Ok(())
}
