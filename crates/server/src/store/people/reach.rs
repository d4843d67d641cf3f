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
    /// A mail address whose owner has said so.
    pub mail: Option<String>,
    /// A mail address whose owner is still to say so.
    pub mail_asked: Option<String>,
    /// The hash of the code that was sent there.
    pub mail_code: Option<String>,
}

impl Store {
    /// Where a person is told.
    pub async fn reach(&self, person: &str) -> Stored<Reach> {
        let row = query("SELECT webhook, webhook_secret, mail, mail_asked, mail_code FROM people WHERE id = $1")
            .bind(person)
            .fetch_optional(self.pool())
            .await?;
        let Some(row) = row else { return Ok(Reach::default()) };
        Ok(Reach {
            webhook: row.try_get(0)?,
            webhook_secret: row.try_get(1)?,
            mail: row.try_get(2)?,
            mail_asked: row.try_get(3)?,
            mail_code: row.try_get(4)?,
        })
    }

    /// Tells a person elsewhere from now on.
    pub async fn set_reach(&self, person: &str, reach: Reach) -> Stored<()> {
        let statement = "UPDATE people SET webhook = $2, webhook_secret = $3, mail = $4, mail_asked = $5, mail_code = $6 \
                         WHERE id = $1 AND deleted IS NULL";
        let change = query(statement)
            .bind(person)
            .bind(reach.webhook)
            .bind(reach.webhook_secret)
            .bind(reach.mail)
            .bind(reach.mail_asked)
            .bind(reach.mail_code);
        self.run(change).await?;
        Ok(())
    }

    /// The owner of a mail address has given back the code with this hash; false if it is not the one that was sent there.
    pub async fn confirm_mail(&self, person: &str, code: &str) -> Stored<bool> {
        let confirmed = query(
            "UPDATE people SET mail = mail_asked, mail_asked = NULL, mail_code = NULL \
             WHERE id = $1 AND mail_code = $2 AND mail_asked IS NOT NULL AND deleted IS NULL",
        );
        Ok(self.run(confirmed.bind(person).bind(code)).await? > 0)
    }
}
