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
    url: String,
    folder: Option<PathBuf>,
}

impl House {
    /// Over a new file of SQLite.
    pub(crate) async fn on_sqlite() -> Self {
        let folder = std::env::temp_dir().join(format!("lineshaft-{}", secret::identity()));
        std::fs::create_dir(&folder).expect("a temporary folder");
        let url = Store::address_of(&folder.join("lineshaft.db"));
        Self::open(url, Some(folder)).await
    }

    /// Over a new database of PostgreSQL.
    pub(crate) async fn on_postgres() -> Self {
        Self::open(Cluster::running().new_database(), None).await
    }

    async fn open(url: String, folder: Option<PathBuf>) -> Self {
        log::listen();
        let store = Store::open(&url).await.expect("a database");
        Self { store, url, folder }
    }

    /// The address of the database.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// A server as the operator wants it.
    pub(crate) fn server(&self, config: Config) -> Router {
        http::router(App::new(config, self.store.clone()))
    }

    /// A browser before a server that counts no requests.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.server(Config { rate: 0, ..Config::default() }))
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
