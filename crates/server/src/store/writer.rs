//! Whatever waits is committed together, so that many moves share one write to the disk. SQLite has no other writer; with
//! PostgreSQL the steps of games come here, each process having one such writer.

use super::steps::{Append, Grouped, Put, lock};
use super::{StoreError, Stored};
use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor};
use std::collections::HashSet;
use std::io;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::{mpsc, oneshot, watch};

/// How much is committed together at most.
const MOST_TOGETHER: usize = 256;

/// Where so many changes wait, more are coming.
const BUSY: usize = 4;

/// How long a busy writer rests between two commits, so that more changes share the next.
const REST: Duration = Duration::from_millis(3);

/// Something to be done with the writer's connection.
type Work = Box<dyn for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<()>> + Send>;

/// Work for the writer, and who is told whether it was committed.
pub(super) enum Task {
    Work(Work, Box<dyn FnOnce(Stored<()>) + Send>),
    Append(Append, Asked<Append>),
    Put(Put, Asked<Put>),
}

/// Who waits for what became of a change.
pub(super) type Asked<G> = oneshot::Sender<Stored<<G as Grouped>::Outcome>>;

/// A change as a task.
pub(super) trait Written: Grouped {
    fn task(self, asked: Asked<Self>) -> Task;
}

impl Written for Append {
    fn task(self, asked: Asked<Self>) -> Task {
        Task::Append(self, asked)
    }
}

impl Written for Put {
    fn task(self, asked: Asked<Self>) -> Task {
        Task::Put(self, asked)
    }
}

#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Task>);

impl Writer {
    /// A writer that begins its transactions so, and what changes whenever it has committed.
    ///
    /// It has a thread of its own: each statement is waited for, and where requests are answered there is always something else
    /// to be done first.
    pub(super) fn start(pool: AnyPool, begin: &'static str) -> io::Result<(Self, watch::Receiver<()>)> {
        let (sender, tasks) = mpsc::channel(4 * MOST_TOGETHER);
        let (committed, commits) = watch::channel(());
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let write = move || runtime.block_on(write_all(pool, begin, tasks, committed));
        thread::Builder::new().name("writer".to_owned()).spawn(write)?;
        Ok((Self(sender), commits))
    }

    pub(super) async fn step<G: Written>(&self, step: G) -> Stored<G::Outcome> {
        let (asked, answered) = oneshot::channel();
        self.0.send(step.task(asked)).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }

    pub(super) async fn write<T, W>(&self, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<T>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let outcome = Arc::new(Mutex::new(None));
        let slot = Arc::clone(&outcome);
        let work: Work = Box::new(move |connection| {
            Box::pin(async move {
                let done = work(connection).await;
                let ended = done.as_ref().map(|_| ()).map_err(Clone::clone);
                *slot.lock().expect("no panic while it is held") = Some(done);
                ended
            })
        });
        let committed = Box::new(move |committed| {
            let done = outcome.lock().expect("no panic while it is held").take();
            let _ = answer.send(match (committed, done) {
                (Ok(()), Some(done)) => done,
                (Err(error), _) => Err(error),
                (Ok(()), None) => Err(StoreError::Broken("the work was not done".to_owned())),
            });
        });
        self.0.send(Task::Work(work, committed)).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

fn stopped() -> StoreError {
    StoreError::Unavailable("the writer has stopped".to_owned())
}

/// What is committed together.
#[derive(Default)]
struct Batch {
    works: Vec<Work>,
    appends: Vec<Append>,
    puts: Vec<Put>,
}

/// Who is told when a batch is committed, in its order.
#[derive(Default)]
struct Waiting {
    works: Vec<Box<dyn FnOnce(Stored<()>) + Send>>,
    appends: Vec<Asked<Append>>,
    puts: Vec<Asked<Put>>,
}

/// What became of the changes of a batch.
struct Outcomes {
    appends: Vec<Stored<<Append as Grouped>::Outcome>>,
    puts: Vec<Stored<<Put as Grouped>::Outcome>>,
}

async fn write_all(pool: AnyPool, begin: &'static str, mut tasks: mpsc::Receiver<Task>, committed: watch::Sender<()>) {
    let mut received = Vec::with_capacity(MOST_TOGETHER);
    let mut held = None;
    while tasks.recv_many(&mut received, MOST_TOGETHER).await > 0 {
        let busy = received.len() >= BUSY;
        let (mut batch, mut waiting) = (Batch::default(), Waiting::default());
        for task in received.drain(..) {
            match task {
                Task::Work(work, committed) => (batch.works.push(work), waiting.works.push(committed)),
                Task::Append(append, asked) => (batch.appends.push(append), waiting.appends.push(asked)),
                Task::Put(put, asked) => (batch.puts.push(put), waiting.puts.push(asked)),
            };
        }
        let outcomes = commit(&pool, &mut held, begin, batch).await;
        waiting.tell(outcomes);
        committed.send_replace(());
        if busy {
            tokio::time::sleep(REST).await;
        }
        if tasks.is_empty() {
            held = None;
        }
    }
}

impl Waiting {
    fn tell(self, committed: Stored<Outcomes>) {
        let ended = committed.as_ref().map(|_| ()).map_err(Clone::clone);
        for tell in self.works {
            tell(ended.clone());
        }
        match committed {
            Ok(outcomes) => {
                tell_each(self.appends, outcomes.appends);
                tell_each(self.puts, outcomes.puts);
            }
            Err(error) => {
                tell_all::<Append>(self.appends, &error);
                tell_all::<Put>(self.puts, &error);
            }
        }
    }
}

fn tell_each<T>(waiting: Vec<oneshot::Sender<T>>, outcomes: Vec<T>) {
    for (asked, outcome) in waiting.into_iter().zip(outcomes) {
        let _ = asked.send(outcome);
    }
}

fn tell_all<G: Grouped>(waiting: Vec<Asked<G>>, error: &StoreError) {
    for asked in waiting {
        let _ = asked.send(Err(error.clone()));
    }
}

/// Commits on the connection that is held, and holds it further: given back it would be asked first whether it still is one.
async fn commit(pool: &AnyPool, held: &mut Option<PoolConnection<Any>>, begin: &'static str, batch: Batch) -> Stored<Outcomes> {
    let mut connection = match held.take() {
        Some(connection) => connection,
        None => pool.acquire().await?,
    };
    let committed = commit_on(&mut connection, begin, batch).await;
    if committed.is_ok() {
        *held = Some(connection);
    } else {
        // When the disk is full or fails SQLite ends a transaction by itself, and the connection does not know.
        connection.close_on_drop();
    }
    committed
}

async fn commit_on(connection: &mut AnyConnection, begin: &'static str, batch: Batch) -> Stored<Outcomes> {
    let mut transaction = connection.begin_with(begin).await?;
    for work in batch.works {
        transaction.execute("SAVEPOINT task").await?;
        let done = work(&mut transaction).await;
        release(&mut transaction, done).await?.ok();
    }
    let (appended, put) = (batch.appends.iter().map(Grouped::table), batch.puts.iter().map(Grouped::table));
    lock(&mut transaction, appended.chain(put).collect()).await?;
    let outcomes = match write_together(&mut transaction, &batch.appends, &batch.puts).await? {
        Some(outcomes) => outcomes,
        None => Outcomes {
            appends: write_each(&mut transaction, &batch.appends).await?,
            puts: write_each(&mut transaction, &batch.puts).await?,
        },
    };
    transaction.commit().await?;
    Ok(outcomes)
}

/// Ends a savepoint. What failed is taken back, and its error returned inside: the transaction goes on without it.
async fn release<T>(connection: &mut AnyConnection, done: Stored<T>) -> Stored<Stored<T>> {
    match &done {
        Ok(_) => {}
        // Nothing of this transaction can be written.
        Err(unavailable @ StoreError::Unavailable(_)) => return Err(unavailable.clone()),
        Err(StoreError::Broken(_)) => {
            connection.execute("ROLLBACK TO task").await?;
        }
    }
    connection.execute("RELEASE task").await?;
    Ok(done)
}

/// Writes changes with as few statements as can be; nothing of them if one cannot be written so.
async fn write_together(connection: &mut AnyConnection, appends: &[Append], puts: &[Put]) -> Stored<Option<Outcomes>> {
    if !are_of_different_tables(appends) || !are_of_different_tables(puts) {
        return Ok(None);
    }
    connection.execute("SAVEPOINT task").await?;
    let written = async {
        let appends = Append::write(connection, appends).await?;
        let puts = Put::write(connection, puts).await?;
        Ok(Outcomes { appends: appends.into_iter().map(Ok).collect(), puts: puts.into_iter().map(Ok).collect() })
    };
    let written = written.await;
    Ok(release(connection, written).await?.ok())
}

/// Whoever gave up waiting for a table may have left a change of it behind.
fn are_of_different_tables<G: Grouped>(all: &[G]) -> bool {
    let mut tables = HashSet::with_capacity(all.len());
    all.iter().all(|change| tables.insert(change.table()))
}

/// Writes each change for itself.
async fn write_each<G: Grouped>(connection: &mut AnyConnection, all: &[G]) -> Stored<Vec<Stored<G::Outcome>>> {
    let mut outcomes = Vec::with_capacity(all.len());
    for change in all {
        connection.execute("SAVEPOINT task").await?;
        let written = G::write(connection, std::slice::from_ref(change)).await;
        outcomes.push(release(connection, written).await?.map(|mut outcome| outcome.remove(0)));
    }
    Ok(outcomes)
}
