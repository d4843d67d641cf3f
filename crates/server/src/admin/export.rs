//! Everything as JSON lines, or one table with those who play there.

use super::rows::{FORMAT, all};
use crate::store::{Store, StoreError};
use futures_util::TryStreamExt;
use serde_json::json;
use sqlx::{AssertSqlSafe, Row, query};
use std::io::{self, Write};

/// Why nothing, or not everything, was written.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
    /// There is no such table.
    #[error("no such table")]
    NoTable,
}

impl From<sqlx::Error> for ExportError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Writes every row as it is at one moment, a line each; or one table with its sheet and the names of those who play there,
/// without their accounts. How many rows there were.
pub async fn export(
    store: &Store,
    table: Option<&str>,
    out: &mut (dyn Write + Send),
    mut progress: impl FnMut(u64, u64) + Send,
) -> Result<u64, ExportError> {
    if let Some(table) = table
        && store.table(table).await?.is_none()
    {
        return Err(ExportError::NoTable);
    }
    let mut moment = store.pool().begin().await?;
    if store.is_shared() {
        query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut *moment).await?;
    }
    let one = table.is_some();
    let mut total = 0;
    for count in all().iter().filter_map(|rows| rows.count(one)) {
        let mut counted = query(AssertSqlSafe(count));
        if let Some(table) = table {
            counted = counted.bind(table);
        }
        total += counted.fetch_one(&mut *moment).await?.try_get::<i64, _>(0)? as u64;
    }
    writeln!(out, "{}", json!({ "format": FORMAT, "engine": table::ENGINE, "rows": total }))?;
    let mut written = 0;
    for rows in all() {
        let Some(select) = rows.select(one) else { continue };
        let mut selected = query(AssertSqlSafe(select));
        if let Some(table) = table {
            selected = selected.bind(table);
        }
        let mut found = selected.fetch(&mut *moment);
        while let Some(row) = found.try_next().await? {
            writeln!(out, "{}", rows.write(&row, one)?)?;
            written += 1;
            progress(written, total);
        }
    }
    writeln!(out, "{}", json!({ "end": written }))?;
    out.flush()?;
    Ok(written)
}
