//! The server is killed a hundred times while people play, and nothing that was accepted is lost.

use crate::child::Process;
use crate::players::Players;
use crate::support::House;
use crate::truth::compare;
use std::time::Duration;
use table::Rng;

/// How many people play: eight companies of two.
const COMPANIES: usize = 8;

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
        // A life begins with its first answers: on a slow machine nothing would ever be accepted otherwise.
        let answers = players.answers();
        while players.answers() < answers + 2 * COMPANIES {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(u64::from(chance.below(250))));
        server.kill();
        server.restart();
    }
    let told = players.stop();
    server.kill();
    let accepted = compare(&house.store, &told).await;
    println!("{} answered 503, accepted: {accepted:?}", told.unavailable);
    let least = kills() as usize;
    assert!(accepted.entered >= least && accepted.kept >= least && accepted.said >= least / 10, "{accepted:?}");
    // Bots go on where the last process was killed.
    server.restart();
    for _ in 0..300 {
        if house.store.waiting_jobs().await.expect("they are counted") == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    for table in &told.tables {
        let seats = house.store.seats_of(table).await.expect("they are read");
        let waits = seats.iter().any(|seat| seat.due && matches!(seat.who, Some(server::journal::Who::Bot(_))));
        let drafts = house.store.drafts(table).await.expect("they are read");
        assert!(!waits || !drafts.is_empty(), "a bot at {table} has forgotten its turn");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    survives(House::on_sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres() {
    survives(House::on_postgres().await).await;
}
