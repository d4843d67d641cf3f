//! Where somebody is told that a turn has come.

use crate::store::{Store, Stored};
use sqlx::{Row, query};

/// Where somebody is told that a turn has come. Nobody else's business, so it is no part of a [`super::Person`].
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Reach {
    /// An address that notices are posted to.
    pub webhook: Option<String>,
    /// What notices to it are signed with.
    pub webhook_secret: Option<String>,
    /// A mail address.
    pub mail: Option<String>,
}

impl Store {
    /// Where a person is told.
    pub async fn reach(&self, person: &str) -> Stored<Reach> {
        let row = query("SELECT webhook, webhook_secret, mail FROM people WHERE id = $1")
            .bind(person)
            .fetch_optional(self.pool())
            .await?;
        let Some(row) = row else { return Ok(Reach::default()) };
        Ok(Reach { webhook: row.try_get(0)?, webhook_secret: row.try_get(1)?, mail: row.try_get(2)? })
    }

    /// Tells a person elsewhere from now on.
    pub async fn set_reach(&self, person: &str, reach: Reach) -> Stored<()> {
        let change = query("UPDATE people SET webhook = $2, webhook_secret = $3, mail = $4 WHERE id = $1")
            .bind(person)
            .bind(reach.webhook)
            .bind(reach.webhook_secret)
            .bind(reach.mail);
        self.run(change).await?;
        Ok(())
    }
}
