//! People are told that their turn has come: once, in their language, and only while it is true.
//!
//! The database is a file of SQLite, or the PostgreSQL server at `LINESHAFT_TEST_POSTGRES` (`postgres://…/postgres`).

mod claims;
mod confirming;
mod listener;
mod mails;
mod place;
mod presence;
#[path = "../support/mod.rs"]
mod support;
mod tls;
mod webhooks;
