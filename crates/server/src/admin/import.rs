//! Back from JSON lines into an empty database: all rows or none.

use super::rows::{Cell, FORMAT, Rows, all};
use crate::store::{Store, StoreError, Stored};
use serde_json::Value as Json;
use sqlx::{AnyConnection, AssertSqlSafe, Row, query};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

/// Why nothing was put in.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The database, also when a row contradicts another.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It is no export, or one of another version.
    #[error("not an export")]
    NotAnExport,
    /// A line that is no row.
    #[error("line {0} is no row")]
    Line(u64),
    /// It breaks off before its end.
    #[error("the file breaks off")]
    BreaksOff,
    /// There is something in the database already.
    #[error("the database is not empty")]
    NotEmpty,
}

/// What is told while rows are put in: how many are, and how many there are.
pub type Progress = Arc<dyn Fn(u64, u64) + Send + Sync>;

/// Puts a file that was exported into an empty database. How many rows there were.
pub async fn import(store: &Store, path: &Path, progress: Progress) -> Result<u64, ImportError> {
    let total = check(path)?;
    let path = path.to_owned();
    let put = store.write(move |connection| {
        Box::pin(async move {
            for name in ["people", "tables", "ratings", "sheets"] {
                let count = query(AssertSqlSafe(format!("SELECT count(*) FROM {name}"))).fetch_one(&mut *connection).await?;
                if count.try_get::<i64, _>(0)? > 0 {
                    return Ok(false);
                }
            }
            put(connection, &path, total, &progress).await?;
            Ok(true)
        })
    });
    if put.await? { Ok(total) } else { Err(ImportError::NotEmpty) }
}

/// Reads the whole file before anything is changed.
fn check(path: &Path) -> Result<u64, ImportError> {
    let shelves = all();
    let mut lines = BufReader::new(File::open(path)?).lines();
    let first = lines.next().transpose().ok().flatten().unwrap_or_default();
    let header: Json = serde_json::from_str(&first).map_err(|_| ImportError::NotAnExport)?;
    if header["format"] != FORMAT {
        return Err(ImportError::NotAnExport);
    }
    for (rows, line) in (0..).zip(lines) {
        let line = line?;
        if let Some(end) = end(&line) {
            return if end == rows { Ok(rows) } else { Err(ImportError::BreaksOff) };
        }
        row(&shelves, &line).ok_or(ImportError::Line(rows + 2))?;
    }
    Err(ImportError::BreaksOff)
}

fn end(line: &str) -> Option<u64> {
    line.strip_prefix("{\"end\":")?.strip_suffix('}')?.parse().ok()
}

/// Where a line belongs, and what it holds.
fn row<'a>(shelves: &'a [Rows], line: &str) -> Option<(&'a Rows, Vec<Cell>)> {
    let Json::Object(line) = serde_json::from_str(line).ok()? else { return None };
    let (name, cells) = line.iter().next().filter(|_| line.len() == 1)?;
    let rows = shelves.iter().find(|rows| rows.name == name)?;
    Some((rows, rows.read(cells.as_object()?)?))
}

async fn put(connection: &mut AnyConnection, path: &Path, total: u64, progress: &Progress) -> Stored<()> {
    let broken = |number: u64, why: &dyn std::fmt::Display| StoreError::Broken(format!("line {number}: {why}"));
    let shelves = all();
    let file = File::open(path).map_err(|error| broken(1, &error))?;
    for (number, line) in (1..).zip(BufReader::new(file).lines()).skip(1) {
        let line = line.map_err(|error| broken(number, &error))?;
        if end(&line).is_some() {
            return Ok(());
        }
        let (rows, cells) = row(&shelves, &line).ok_or_else(|| broken(number, &"no row"))?;
        let mut insert = query(AssertSqlSafe(rows.insert()));
        for cell in cells {
            insert = match cell {
                Cell::Text(text) => insert.bind(text),
                Cell::Whole(whole) => insert.bind(whole),
                Cell::Real(real) => insert.bind(real),
            };
        }
        insert.execute(&mut *connection).await.map_err(|error| broken(number, &error))?;
        progress(number - 1, total);
    }
    Err(broken(total, &"the file breaks off"))
}
