//! The one writer of a SQLite file: whatever waits is committed together, so that many moves share one write to the disk.

use super::{StoreError, Stored};
use futures_util::future::BoxFuture;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::sync::{Arc, Mutex};
use tokio::sync::{mpsc, oneshot};

/// How much is committed together at most.
const MOST_TOGETHER: usize = 256;

/// Something to be done with the writer's connection.
type Work = Box<dyn for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<()>> + Send>;

/// Work for the writer: done inside a savepoint, then told whether it was committed.
struct Task {
    work: Work,
    committed: Box<dyn FnOnce(Stored<()>) + Send>,
}

#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Task>);

impl Writer {
    pub(super) fn start(pool: AnyPool) -> Self {
        let (sender, tasks) = mpsc::channel(4 * MOST_TOGETHER);
        tokio::spawn(write_all(pool, tasks));
        Self(sender)
    }

    pub(super) async fn write<T, W>(&self, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<T>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let outcome = Arc::new(Mutex::new(None));
        let slot = Arc::clone(&outcome);
        let task = Task {
            work: Box::new(move |connection| {
                Box::pin(async move {
                    let done = work(connection).await;
                    let ended = done.as_ref().map(|_| ()).map_err(Clone::clone);
                    *slot.lock().expect("no panic while it is held") = Some(done);
                    ended
                })
            }),
            committed: Box::new(move |committed| {
                let done = outcome.lock().expect("no panic while it is held").take();
                let _ = answer.send(match (committed, done) {
                    (Ok(()), Some(done)) => done,
                    (Err(error), _) => Err(error),
                    (Ok(()), None) => Err(StoreError::Broken("the work was not done".to_owned())),
                });
            }),
        };
        let closed = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.0.send(task).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

async fn write_all(pool: AnyPool, mut tasks: mpsc::Receiver<Task>) {
    let mut batch = Vec::with_capacity(MOST_TOGETHER);
    while tasks.recv_many(&mut batch, MOST_TOGETHER).await > 0 {
        let (works, listeners): (Vec<_>, Vec<_>) = batch.drain(..).map(|task| (task.work, task.committed)).unzip();
        let committed = commit(&pool, works).await;
        for tell in listeners {
            tell(committed.clone());
        }
    }
}

async fn commit(pool: &AnyPool, works: Vec<Work>) -> Stored<()> {
    let mut connection = pool.acquire().await?;
    let committed = commit_on(&mut connection, works).await;
    if committed.is_err() {
        // When the disk is full or fails SQLite ends a transaction by itself, and the connection does not know.
        connection.close_on_drop();
    }
    committed
}

async fn commit_on(connection: &mut AnyConnection, works: Vec<Work>) -> Stored<()> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for work in works {
        transaction.execute("SAVEPOINT task").await?;
        match work(&mut transaction).await {
            Ok(()) => {}
            // Nothing of this transaction can be written.
            Err(unavailable @ StoreError::Unavailable(_)) => return Err(unavailable),
            Err(StoreError::Broken(_)) => {
                transaction.execute("ROLLBACK TO task").await?;
            }
        }
        transaction.execute("RELEASE task").await?;
    }
    transaction.commit().await?;
    Ok(())
}
