//! A server in the test's own process, over a database that is thrown away, and a browser that keeps its cookie.
#![allow(dead_code, unused_imports, reason = "each test binary uses its part")]

mod browser;
mod house;
mod log;
mod play;
mod postgres;
mod wire;

pub(crate) use browser::{Browser, Reply};
pub(crate) use house::House;
pub(crate) use log::logged;
pub(crate) use play::{Dice, Party, any_move, due, first_move, guest, open};
pub(crate) use postgres::Cluster;
pub(crate) use wire::{Caller, Events, News, Served};

/// Runs the same test over SQLite and over PostgreSQL.
#[allow(unused_macros, reason = "each test binary uses its part")]
macro_rules! on_both {
    ($($(#[doc = $doc:literal])* async fn $name:ident($house:ident: House) $body:block)*) => { $(
        $(#[doc = $doc])*
        mod $name {
            use super::*;

            async fn test($house: House) $body

            #[tokio::test]
            async fn sqlite() {
                test(House::on_sqlite().await).await;
            }

            #[tokio::test]
            async fn postgres() {
                test(House::on_postgres().await).await;
            }
        }
    )* };
}
pub(crate) use on_both;
