//! The server is killed a hundred times while people play, and nothing that was accepted is lost.

use crate::child::Process;
use crate::players::Players;
use crate::support::House;
use crate::truth::compare;
use server::journal::Who;
use server::store::{Seated, Store};
use std::time::{Duration, Instant};
use table::Rng;

/// How many people play: eight companies of two.
const COMPANIES: usize = 8;

/// How much is accepted in each life of the server, at least, before it is killed.
const A_LIFE: usize = COMPANIES;

/// How often the server is killed.
fn kills() -> u32 {
    std::env::var("LINESHAFT_TEST_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(100)
}

async fn survives(house: House) {
    let start = u64::from(std::process::id());
    let mut chance = Rng::new(start);
    let mut server = Process::start(house.url(), 1);
    let players = Players::start(COMPANIES, &[server.address], start);
    for _ in 0..kills() {
        // A life lasts until people were told of so many moves, however slow the machine and the database are.
        let accepted = players.accepted();
        while players.accepted() < accepted + A_LIFE {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(u64::from(chance.below(250))));
        server.kill();
        server.restart();
    }
    let told = players.stop();
    server.kill();
    let accepted = compare(&house.store, &told).await;
    let lives = kills() as usize;
    assert!(accepted.entered + accepted.kept >= A_LIFE * lives, "{accepted:?}");
    // Of both kinds there are many, not of one alone.
    assert!(accepted.entered >= lives && accepted.kept >= lives && accepted.said > 0, "{accepted:?}");
    // Bots go on where the last process was killed, and no turn is forgotten.
    server.restart();
    let begin = Instant::now();
    while let Some(table) = waits_for_bot(&house.store, &told.tables).await {
        assert!(begin.elapsed() < Duration::from_secs(60), "a bot at {table} has forgotten its turn");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// A table where a bot must decide. One that has chosen waits for the others.
async fn waits_for_bot(store: &Store, tables: &[String]) -> Option<String> {
    for table in tables {
        let seats = store.seats_of(table).await.expect("they are read");
        let drafts = store.drafts(table).await.expect("they are read");
        let waits = |(seat, seated): (usize, &Seated)| {
            seated.due && matches!(seated.who, Some(Who::Bot(_))) && !drafts.iter().any(|draft| draft.seat == seat)
        };
        if seats.iter().enumerate().any(waits) {
            return Some(table.clone());
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    survives(House::on_sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres() {
    survives(House::on_postgres().await).await;
}
