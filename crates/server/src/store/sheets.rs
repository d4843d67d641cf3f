//! Sheets that were brought here, by their hash.

use super::{Store, Stored};
use sqlx::{Row, query};

/// A sheet that somebody has brought here.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct SheetTold {
    /// Its hash.
    pub hash: String,
    /// Its game.
    pub game: String,
    /// When it came, in milliseconds since 1970.
    pub made: i64,
}

impl Store {
    /// Keeps a sheet by its hash, and who has brought it.
    pub async fn put_sheet(&self, hash: &str, game: &str, content: &str, person: &str, now: i64) -> Stored<()> {
        let (hash, game, content, person) = (hash.to_owned(), game.to_owned(), content.to_owned(), person.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                let sheet = "INSERT INTO sheets (hash, game, content) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING";
                query(sheet).bind(&hash).bind(game).bind(content).execute(&mut *connection).await?;
                let brought =
                    "INSERT INTO brought (person, sheet, made) VALUES ($1, $2, $3) ON CONFLICT (person, sheet) DO NOTHING";
                query(brought).bind(person).bind(hash).bind(now).execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    /// The sheet with this hash: its game and its text.
    pub async fn sheet(&self, hash: &str) -> Stored<Option<(String, String)>> {
        let row = query("SELECT game, content FROM sheets WHERE hash = $1").bind(hash).fetch_optional(self.pool()).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
    }

    /// The sheets somebody has brought, the newest first.
    pub async fn sheets_of(&self, person: &str) -> Stored<Vec<SheetTold>> {
        let rows = query(
            "SELECT hash, game, made FROM brought JOIN sheets ON hash = sheet WHERE person = $1 \
             ORDER BY made DESC, hash",
        )
        .bind(person)
        .fetch_all(self.pool())
        .await?;
        rows.iter().map(|row| Ok(SheetTold { hash: row.try_get(0)?, game: row.try_get(1)?, made: row.try_get(2)? })).collect()
    }
}
