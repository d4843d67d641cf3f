//! What was accepted stays, whatever happens to the server and its database: killed at any moment, the database gone, the disk
//! full, several processes on one database.

mod child;
#[path = "../support/client.rs"]
mod client;
mod kills;
mod outages;
mod players;
mod processes;
#[path = "../support/mod.rs"]
mod support;
mod truth;
