//! Leaving for good: what was a person's alone is gone, what was shared stays without a name.

use crate::store::{Store, Stored};
use sqlx::query;

/// What is deleted where it is this person's.
const GONE: [&str; 7] = [
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM recovery_codes WHERE person = $1",
    "DELETE FROM blocked WHERE person = $1 OR other = $1",
    "DELETE FROM muted WHERE person = $1",
    "DELETE FROM notices WHERE person = $1",
    "DELETE FROM present WHERE person = $1",
    // The sheet itself may be in use at others' tables.
    "DELETE FROM brought WHERE person = $1",
];

impl Store {
    /// Forgets who somebody was. Seats of games that are over, results and what was said at tables stay, because they are others' games too.
    pub async fn forget(&self, person: &str, now: i64) -> Stored<()> {
        let person = person.to_owned();
        self.write_of(person.clone(), move |connection| {
            Box::pin(async move {
                query(
                    "UPDATE people SET name = '', login = NULL, password = NULL, webhook = NULL, webhook_secret = NULL, \
                     mail = NULL, mail_asked = NULL, mail_code = NULL, deleted = $2 WHERE id = $1",
                )
                .bind(&person)
                .bind(now)
                .execute(&mut *connection)
                .await?;
                for statement in GONE {
                    query(statement).bind(&person).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
        .await
    }
}
