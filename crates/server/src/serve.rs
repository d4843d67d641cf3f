//! A server from its start to its end.

use crate::config::Config;
use crate::hall::Change;
use crate::http::tables::settle_without;
use crate::store::{Store, StoreError};
use crate::{App, bots, http, live, notices, now};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How often clocks are looked at.
const TICK: Duration = Duration::from_secs(1);

/// How often it is kept who is here.
const PRESENT: Duration = Duration::from_secs(10);

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error(transparent)]
    Listen(#[from] std::io::Error),
}

/// A server that listens.
pub struct Server {
    app: App,
    listener: TcpListener,
}

impl Server {
    /// Opens the database and listens.
    pub async fn open(config: Config, database: &str) -> Result<Self, ServeError> {
        let store = Store::open(database).await?;
        let listener = TcpListener::bind(&config.listen).await?;
        if !store.is_shared()
            && let Err(error) = store.free_jobs().await
        {
            tracing::warn!(%error, "bots wait until the leases of the last process run out");
        }
        Ok(Self { app: App::new(config, store), listener })
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves until `stop` is done; then lets requests and bots finish, and closes the database.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let listens = self.listener.local_addr()?;
        let app = self.app;
        tracing::info!(version = env!("CARGO_PKG_VERSION"), engine = table::ENGINE, %listens, config = ?app.config, "starts");
        let (stopping, stopped) = watch::channel(false);
        let bots = tokio::spawn(bots::run(app.clone(), stopped.clone()));
        let mut stopping_notices = stopped.clone();
        let notices = tokio::spawn(notices::run(app.store.clone(), app.config.clone(), async move {
            let _ = stopping_notices.wait_for(|stop| *stop).await;
        }));
        let mut chores = vec![
            tokio::spawn(watch_clocks(app.clone())),
            tokio::spawn(watch_presence(app.clone())),
            tokio::spawn(finish_choices(app.clone())),
            tokio::spawn(http::health::upkeep()),
        ];
        chores.push(match app.store.is_shared() {
            true => tokio::spawn(live::follow(app.clone())),
            false => tokio::spawn(live::look(app.clone())),
        });
        let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let closing = app.clone();
        axum::serve(self.listener, service)
            .with_graceful_shutdown(async move {
                stop.await;
                tracing::info!("stops");
                let _ = stopping.send(true);
                closing.hall.close();
            })
            .await?;
        chores.iter().for_each(tokio::task::JoinHandle::abort);
        let _ = tokio::join!(bots, notices);
        app.store.close().await;
        tracing::info!("stopped");
        Ok(())
    }
}

/// Says when clocks have run out. A table that stands still is not asked again: only another engine can go on with it.
async fn watch_clocks(app: App) {
    let mut frozen = HashSet::new();
    loop {
        tokio::time::sleep(TICK).await;
        let overdue = match app.store.overdue(now()).await {
            Ok(overdue) => overdue,
            Err(error) => {
                tracing::warn!(%error, "no clocks can be read");
                continue;
            }
        };
        for table in overdue.into_iter().filter(|table| !frozen.contains(table)).collect::<Vec<_>>() {
            let changed = app.hall.change(&table, |room| Ok(Change { entries: room.run_out(now())?, answer: () })).await;
            let Err(problem) = changed else {
                settle_without(&app, &table).await;
                continue;
            };
            tracing::debug!(table, code = problem.code, "no clock ran out after all");
            if problem.code == "frozen" {
                frozen.insert(table);
            }
        }
    }
}

/// Says who is here, on this process, so that nobody is sent a notice about a table they look at.
async fn watch_presence(app: App) {
    loop {
        app.hall.sweep();
        let present = app.hall.present();
        if !present.is_empty()
            && let Err(error) = app.store.keep_present(&present, now() + 2 * PRESENT.as_millis() as i64).await
        {
            tracing::warn!(%error, "presence is not kept");
        }
        tokio::time::sleep(PRESENT).await;
    }
}

/// Enters choices that were all in when a process died.
async fn finish_choices(app: App) {
    for table in app.store.tables_with_drafts().await.unwrap_or_default() {
        let _ = app.hall.with(&table, |_| ()).await;
    }
}
