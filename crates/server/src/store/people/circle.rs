//! Whom somebody does not want to meet or to hear.

use super::{Person, person};
use crate::store::{Store, Stored};
use sqlx::{Row, query};

impl Store {
    /// The people this person has blocked.
    pub async fn blocked(&self, by: &str) -> Stored<Vec<Person>> {
        let rows = query("SELECT people.* FROM blocked JOIN people ON people.id = other WHERE person = $1 ORDER BY name, id")
            .bind(by)
            .fetch_all(self.pool())
            .await?;
        rows.iter().map(person).collect()
    }

    /// Whether one of these two has blocked the other.
    pub async fn is_blocked(&self, one: &str, other: &str) -> Stored<bool> {
        let row = query("SELECT 1 FROM blocked WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1) LIMIT 1")
            .bind(one)
            .bind(other)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.is_some())
    }

    /// Blocks somebody.
    pub async fn block(&self, by: &str, other: &str) -> Stored<()> {
        self.run(query("INSERT INTO blocked (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING").bind(by).bind(other))
            .await?;
        Ok(())
    }

    /// Blocks somebody no longer.
    pub async fn unblock(&self, by: &str, other: &str) -> Stored<()> {
        self.run(query("DELETE FROM blocked WHERE person = $1 AND other = $2").bind(by).bind(other)).await?;
        Ok(())
    }

    /// The people whom this person does not hear at this table.
    pub async fn muted(&self, by: &str, table: &str) -> Stored<Vec<String>> {
        let rows = query("SELECT other FROM muted WHERE person = $1 AND table_id = $2 ORDER BY other")
            .bind(by)
            .bind(table)
            .fetch_all(self.pool())
            .await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Does not hear somebody at a table any more, or does again.
    pub async fn mute(&self, by: &str, table: &str, other: &str, mute: bool) -> Stored<()> {
        let statement = if mute {
            "INSERT INTO muted (person, table_id, other) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM muted WHERE person = $1 AND table_id = $2 AND other = $3"
        };
        self.run(query(statement).bind(by).bind(table).bind(other)).await?;
        Ok(())
    }
}
