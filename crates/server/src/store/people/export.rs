//! Everything we know about somebody, for that somebody.

use super::{Earned, Played, Rated, Session};
use crate::journal::Entry;
use crate::store::{Store, Stored};
use serde::Serialize;
use sqlx::{Row, query};
use utoipa::ToSchema;

/// Everything kept of somebody besides the person itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Export {
    /// Sessions.
    pub sessions: Vec<Session>,
    /// Results.
    pub results: Vec<Played>,
    /// Ratings.
    pub ratings: Vec<Rated>,
    /// Achievements.
    pub achievements: Vec<Earned>,
    /// Sheets brought here.
    pub sheets: Vec<OwnSheet>,
    /// Tables, with what this person said there.
    pub tables: Vec<OwnTable>,
}

/// A sheet somebody has brought here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OwnSheet {
    /// Its hash.
    pub hash: String,
    /// Its game.
    pub game: String,
    /// Its text.
    pub content: String,
    /// When it came, in milliseconds since 1970.
    pub made: i64,
}

/// A table at which somebody sits, which somebody opened, or where somebody said something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OwnTable {
    /// Its identity.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its phase.
    pub phase: String,
    /// Whether this person opened it.
    pub host: bool,
    /// When it was opened, in milliseconds since 1970.
    pub made: i64,
    /// What this person said.
    pub said: Vec<Line>,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Line {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

impl Store {
    /// Everything kept of somebody besides the person itself.
    pub async fn export(&self, person: &str) -> Stored<Export> {
        Ok(Export {
            sessions: self.sessions(person).await?,
            results: self.results(person, true, i64::MAX).await?,
            ratings: self.ratings(person).await?,
            achievements: self.achievements(person, true).await?,
            sheets: self.own_sheets(person).await?,
            tables: self.own_tables(person).await?,
        })
    }

    async fn own_sheets(&self, person: &str) -> Stored<Vec<OwnSheet>> {
        let rows = query("SELECT hash, game, content, made FROM sheets WHERE person = $1 ORDER BY made, hash")
            .bind(person)
            .fetch_all(self.pool())
            .await?;
        rows.iter()
            .map(|row| {
                Ok(OwnSheet { hash: row.try_get(0)?, game: row.try_get(1)?, content: row.try_get(2)?, made: row.try_get(3)? })
            })
            .collect()
    }

    async fn own_tables(&self, person: &str) -> Stored<Vec<OwnTable>> {
        let said = said_by(person);
        let rows = query(
            "SELECT id, game, phase, host, made FROM tables WHERE host = $1 \
             OR id IN (SELECT table_id FROM seats WHERE person = $1) \
             OR id IN (SELECT table_id FROM entries WHERE body LIKE $2) ORDER BY made, id",
        )
        .bind(person)
        .bind(&said)
        .fetch_all(self.pool())
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.try_get(0)?;
            tables.push(OwnTable {
                said: self.own_lines(person, &id, &said).await?,
                game: row.try_get(1)?,
                phase: row.try_get(2)?,
                host: row.try_get::<String, _>(3)? == person,
                made: row.try_get(4)?,
                id,
            });
        }
        Ok(tables)
    }

    async fn own_lines(&self, person: &str, table: &str, said: &str) -> Stored<Vec<Line>> {
        let rows = query("SELECT at, body FROM entries WHERE table_id = $1 AND body LIKE $2 ORDER BY number")
            .bind(table)
            .bind(said)
            .fetch_all(self.pool())
            .await?;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows {
            let body: String = row.try_get(1)?;
            match serde_json::from_str(&body) {
                Ok(Entry::Said { person: by, text }) if by == person => lines.push(Line { at: row.try_get(0)?, text }),
                _ => {}
            }
        }
        Ok(lines)
    }
}

/// How the entries begin that hold what this person said; identities have no letter that `LIKE` reads otherwise.
fn said_by(person: &str) -> String {
    format!("{{\"kind\":\"said\",\"person\":\"{person}\",%")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_by_how_they_are_written() {
        let entry = Entry::Said { person: "abc".to_owned(), text: "hello".to_owned() };
        let written = serde_json::to_string(&entry).expect("an entry is JSON");
        assert!(written.starts_with(said_by("abc").trim_end_matches('%')), "{written}");
    }
}
