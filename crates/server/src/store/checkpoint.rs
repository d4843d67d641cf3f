//! SQLite commits into a log beside the file. What is in the log is copied into the file here, and not by whoever commits: a move
//! would wait for it.

use super::StoreError;
use sqlx::AnyPool;
use std::time::Duration;
use tokio::sync::watch;

/// For how long commits gather before they are copied: what many of them wrote to is copied once.
const GATHERED: Duration = Duration::from_millis(250);

/// So many pages long the log may become before whoever commits copies the rest, so that it begins anew. Little is left by then.
pub(super) const MOST_PAGES: usize = 4_000;

/// Copies after commits, until there is nobody who commits any more.
pub(super) async fn follow(pool: AnyPool, mut commits: watch::Receiver<()>) {
    while commits.changed().await.is_ok() {
        tokio::time::sleep(GATHERED).await;
        match sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await {
            Ok(_) => {}
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(error = %StoreError::from(error), "the log of the database is not copied"),
        }
    }
}
