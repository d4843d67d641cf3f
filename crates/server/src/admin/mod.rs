//! What an operator does with the database itself: look at it, check it, carry it elsewhere, end a table.
//!
//! All of it works while servers run on the same database, but for an import, which needs an empty one.

mod export;
mod import;
mod list;
mod rows;
mod verify;

pub use export::{ExportError, export};
pub use import::{ImportError, Progress, import};
pub use list::{Overview, PhaseCount, Unfinished, overview};
pub use verify::{Differs, Extent, Report, What, verify};

use crate::hall::{Change, Hall};
use crate::http::problem::{Answer, Problem};
use crate::journal::{Ending, Entry};
use crate::room::Phase;
use crate::store::{Store, StoreError};
use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// A new file that nobody else may read: it holds hashes of passwords and seeds of running games. It must not be there yet.
pub fn new_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Ends a table without a result. Servers on the same database see it: at once with PostgreSQL, after a few seconds with SQLite.
pub async fn end(store: &Store, table: &str) -> Answer<()> {
    let hall = Hall::new(store.clone());
    let ended = |room: &crate::room::Room| match room.phase {
        Phase::Over | Phase::Ended => Err(Problem::conflict("over")),
        Phase::Gathering | Phase::Playing | Phase::Frozen => {
            Ok(Change { entries: vec![Entry::Ended { how: Ending::Operator }], answer: () })
        }
    };
    hall.change(table, ended).await
}

/// What became of a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backup {
    /// It is in the file.
    Done,
    /// PostgreSQL has its own command for that.
    UsePgDump,
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
}

/// Copies a file of SQLite as it is at one moment, while it may be in use.
pub async fn backup(store: &Store, path: &Path) -> Result<Backup, BackupError> {
    if store.is_shared() {
        return Ok(Backup::UsePgDump);
    }
    // An empty file is written into; made by us, nobody else may read it.
    let file = new_file(path)?;
    let copied = sqlx::query("VACUUM INTO $1").bind(path.display().to_string()).execute(store.pool()).await;
    if let Err(error) = copied {
        let _ = std::fs::remove_file(path);
        return Err(StoreError::from(error).into());
    }
    file.sync_all()?;
    Ok(Backup::Done)
}
