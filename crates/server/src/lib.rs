//! Tables that live: accounts, tables, live updates, storage.
//!
//! A table is its journal (`journal`), kept in a database (`store`). A `room` is the fold of a journal, held in memory while
//! somebody looks at it; the `hall` holds the rooms and is the only way to change one. The server contains no rule.

pub mod admin;
pub mod bots;
pub mod clock;
pub mod config;
pub mod hall;
pub mod http;
pub mod journal;
pub mod live;
pub mod logs;
pub mod notices;
pub mod people;
pub mod room;
pub mod secret;
pub mod serve;
pub mod store;
pub mod told;

use config::Config;
use hall::Hall;
use http::guards::Limits;
use people::Passwords;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::Store;
use tokio::sync::Semaphore;

/// How many hints are thought of at once.
const HINTS: usize = 2;

/// Everything a request may need.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a running server.
pub struct Parts {
    /// What the operator wants.
    pub config: Config,
    /// What is kept.
    pub store: Store,
    /// The tables somebody looks at.
    pub hall: Hall,
    /// Threads that may think of hints.
    pub hints: Arc<Semaphore>,
    /// Who hashes passwords.
    pub passwords: Passwords,
    /// How much one address and one account may ask.
    pub limits: Limits,
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
        http::health::measure();
        let (hall, limits) = (Hall::new(store.clone()), Limits::new(&config));
        let hints = Arc::new(Semaphore::new(HINTS));
        Self(Arc::new(Parts { config, store, hall, hints, passwords: Passwords::default(), limits }))
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
