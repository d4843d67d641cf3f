//! The one writer of a SQLite file: whatever waits is committed together, so that many moves share one write to the disk.

use super::{StoreError, Stored};
use futures_util::future::BoxFuture;
use sqlx::{AnyConnection, AnyPool, Executor};
use std::sync::{Arc, Mutex};
use tokio::sync::{mpsc, oneshot};

/// How much is committed together at most.
const MOST_TOGETHER: usize = 256;

/// Something to be done with the writer's connection; whether it succeeded.
type Work = Box<dyn for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, bool> + Send>;

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
                    let good = done.is_ok();
                    *slot.lock().expect("no panic while it is held") = Some(done);
                    good
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
        let mut told = Vec::with_capacity(batch.len());
        let committed = commit(&pool, batch.drain(..), &mut told).await;
        for tell in told {
            tell(match &committed {
                Ok(()) => Ok(()),
                Err(StoreError::Unavailable(why)) => Err(StoreError::Unavailable(why.clone())),
                Err(StoreError::Broken(why)) => Err(StoreError::Broken(why.clone())),
            });
        }
    }
}

async fn commit(
    pool: &AnyPool,
    batch: impl Iterator<Item = Task>,
    told: &mut Vec<Box<dyn FnOnce(Stored<()>) + Send>>,
) -> Stored<()> {
    let (works, listeners): (Vec<_>, Vec<_>) = batch.map(|task| (task.work, task.committed)).unzip();
    told.extend(listeners);
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    for work in works {
        transaction.execute("SAVEPOINT task").await?;
        if !work(&mut transaction).await {
            transaction.execute("ROLLBACK TO task").await?;
        }
        transaction.execute("RELEASE task").await?;
    }
    transaction.commit().await?;
    Ok(())
}
