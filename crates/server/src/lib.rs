//! Tables that live: accounts, tables, live updates, storage.
//!
//! A table is its journal (`journal`), kept in a database (`store`). A `room` is the fold of a journal, held in memory while
//! somebody looks at it; the `hall` holds the rooms and is the only way to change one. The server contains no rule.

pub mod clock;
pub mod config;
pub mod http;
pub mod journal;
pub mod notices;
pub mod secret;
pub mod store;

use config::Config;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::Store;

/// Everything a request may need.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a running server.
pub struct Parts {
    /// What the operator wants.
    pub config: Config,
    /// What is kept.
    pub store: Store,
}

impl std::ops::Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// A server with this database.
    pub fn new(config: Config, store: Store) -> Self {
        Self(Arc::new(Parts { config, store }))
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
