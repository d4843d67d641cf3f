//! Everything we know about somebody, for that somebody.

use super::{Earned, Played, Rated, Session};
use crate::journal::Entry;
use crate::store::journal::read;
use crate::store::{Store, Stored};
use serde::Serialize;
use sqlx::{Row, query};
use std::collections::HashMap;
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
        let rows = query(
            "SELECT hash, game, content, made FROM brought JOIN sheets ON hash = sheet WHERE person = $1 \
             ORDER BY made, hash",
        )
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
        let mut said = self.own_lines(person).await?;
        let rows = query(OWN_TABLES).bind(person).bind(said_by(person)).fetch_all(self.pool()).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.try_get(0)?;
            tables.push(OwnTable {
                said: said.remove(&id).unwrap_or_default(),
                game: row.try_get(1)?,
                phase: row.try_get(2)?,
                host: row.try_get::<String, _>(3)? == person,
                made: row.try_get(4)?,
                id,
            });
        }
        Ok(tables)
    }

    /// What somebody said, by table.
    async fn own_lines(&self, person: &str) -> Stored<HashMap<String, Vec<Line>>> {
        let rows = query(OWN_LINES).bind(said_by(person)).fetch_all(self.pool()).await?;
        let mut lines: HashMap<String, Vec<Line>> = HashMap::new();
        for row in rows {
            let body: String = row.try_get(2)?;
            if let Entry::Said { text, .. } = read(&body)? {
                lines.entry(row.try_get(0)?).or_default().push(Line { at: row.try_get(1)?, text });
            }
        }
        Ok(lines)
    }
}

/// The entries that hold what somebody said: written as the index `entries_said` is, or it is not used.
const OWN_LINES: &str = "SELECT table_id, at, body FROM entries \
     WHERE substr(body, 1, 15) = '{\"kind\":\"said\",' AND substr(body, 1, 41) = $1 ORDER BY table_id, number";

/// The tables somebody opened, has a seat at or said something at. Each part has an index; joined by OR they would all be read.
const OWN_TABLES: &str = "SELECT id, game, phase, host, made FROM tables WHERE id IN (\
     SELECT id FROM tables WHERE host = $1 UNION SELECT table_id FROM seats WHERE owner = $1 \
     UNION SELECT table_id FROM entries WHERE substr(body, 1, 15) = '{\"kind\":\"said\",' AND substr(body, 1, 41) = $2) \
     ORDER BY made, id";

/// How the entries begin that hold what this person said.
fn said_by(person: &str) -> String {
    format!("{{\"kind\":\"said\",\"person\":\"{person}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret;
    use sqlx::AssertSqlSafe;

    #[test]
    fn lines_are_found_by_how_they_are_written() {
        let person = secret::identity();
        let entry = Entry::Said { person: person.clone(), text: "hello".to_owned() };
        let written = serde_json::to_string(&entry).expect("an entry is JSON");
        assert!(written.starts_with(&said_by(&person)), "{written}");
        assert_eq!(said_by(&person).len(), 41, "as long as in the index");
    }

    #[tokio::test]
    async fn no_journal_of_others_is_read() {
        let file = std::env::temp_dir().join(format!("lineshaft_{}.sqlite", secret::identity()));
        let store = Store::open(&Store::address_of(&file)).await.expect("it opens");
        for statement in [OWN_LINES, OWN_TABLES] {
            let explained = query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"))).bind("a").bind("b");
            let plan = explained.fetch_all(store.pool()).await.expect("a plan");
            let steps: Vec<String> = plan.iter().map(|row| row.try_get("detail").expect("a step")).collect();
            assert!(!steps.iter().any(|step| step.starts_with("SCAN entries") || step.starts_with("SCAN tables")), "{steps:?}");
        }
        store.close().await;
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", file.display()));
        }
    }
}
