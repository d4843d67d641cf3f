//! Who may see a private table without sitting there.

use super::{Store, Stored};
use sqlx::{Row, query};

impl Store {
    /// Lets somebody see a private table.
    pub async fn admit(&self, table: &str, person: &str) -> Stored<()> {
        let (table, person) = (table.to_owned(), person.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                query("INSERT INTO admitted (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(table)
                    .bind(person)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Whether somebody may see a private table without sitting there.
    pub async fn is_admitted(&self, table: &str, person: &str) -> Stored<bool> {
        let row = query("SELECT 1 FROM admitted WHERE table_id = $1 AND person = $2")
            .bind(table)
            .bind(person)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.is_some())
    }

    /// Replaces the invitation of a table; the old one is worth nothing from then on.
    pub async fn renew_invitation(&self, table: &str, invitation: &str) -> Stored<()> {
        let (table, invitation) = (table.to_owned(), invitation.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                query("UPDATE tables SET invitation = $2 WHERE id = $1")
                    .bind(table)
                    .bind(invitation)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// The hash of the invitation of a table.
    pub async fn invitation(&self, table: &str) -> Stored<Option<String>> {
        let row = query("SELECT invitation FROM tables WHERE id = $1").bind(table).fetch_optional(self.pool()).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}
