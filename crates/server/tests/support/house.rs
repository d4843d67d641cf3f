//! A server with a database of its own.

use super::postgres::Cluster;
use super::{Browser, log};
use axum::Router;
use server::config::Config;
use server::store::Store;
use server::{App, http, secret};
use sqlx::Connection;
use std::path::PathBuf;

/// A database of one test, and the servers over it.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) url: String,
    pub(crate) folder: Option<PathBuf>,
}

impl House {
    /// Over a new file of SQLite.
    pub(crate) async fn on_sqlite() -> Self {
        let folder = std::env::temp_dir().join(format!("lineshaft-{}", secret::identity()));
        std::fs::create_dir(&folder).expect("a temporary folder");
        Self::in_folder(folder).await
    }

    /// Over a new database of PostgreSQL.
    pub(crate) async fn on_postgres() -> Self {
        Self::in_cluster(Cluster::running()).await
    }

    /// Over a new file of SQLite in this folder, which is removed with the house.
    pub(crate) async fn in_folder(folder: PathBuf) -> Self {
        let url = Store::address_of(&folder.join("lineshaft.db"));
        Self::open(url, Some(folder)).await
    }

    /// Over a new database of this cluster.
    pub(crate) async fn in_cluster(cluster: &Cluster) -> Self {
        Self::open(cluster.new_database(), None).await
    }

    async fn open(url: String, folder: Option<PathBuf>) -> Self {
        log::listen();
        let store = Store::open(&url).await.expect("a database");
        Self { store, url, folder }
    }

    /// The same file of SQLite for somebody who may only read it. The file must go on being written by this house's own store.
    pub(crate) async fn read_only(&self) -> Self {
        Self::open(self.url.replace("mode=rwc", "mode=ro"), None).await
    }

    /// The same database for another process.
    pub(crate) async fn elsewhere(&self) -> Self {
        Self::open(self.url.clone(), None).await
    }

    /// The address of the database.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// A server that counts no requests, with a browser before it.
    pub(crate) fn app(&self) -> (App, Browser) {
        let app = App::new(Config { rate: 0, doors: 0, ..Config::default() }, self.store.clone());
        let browser = Browser::new(http::router(app.clone()));
        (app, browser)
    }

    /// A server as the operator wants it.
    pub(crate) fn server(&self, config: Config) -> Router {
        http::router(App::new(config, self.store.clone()))
    }

    /// A browser before a server that counts no requests.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.server(Config { rate: 0, doors: 0, ..Config::default() }))
    }

    /// Writes into the database past the server.
    pub(crate) async fn sql(&self, statement: impl Into<String>) {
        let mut connection = sqlx::AnyConnection::connect(&self.url).await.expect("a connection");
        sqlx::query(sqlx::AssertSqlSafe(statement.into())).execute(&mut connection).await.expect("a statement");
        connection.close().await.expect("it closes");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
