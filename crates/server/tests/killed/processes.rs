//! Several processes on one PostgreSQL: tables and bots belong to none of them.

use crate::child::Process;
use crate::client::Client;
use crate::players::Players;
use crate::support::House;
use crate::truth::compare;
use serde_json::{Value as Json, json};
use server::journal::Entry;
use std::time::{Duration, Instant};

fn ask(client: &mut Client, method: &str, path: &str, body: Option<&Json>) -> Json {
    let reply = client.ask(method, path, body).expect("an answer");
    assert!(reply.status < 300, "{method} {path}: {reply:?}");
    reply.json()
}

/// A table of bots, opened by somebody who only watches.
fn table_of_bots(client: &mut Client) -> String {
    ask(client, "POST", "/api/guest", Some(&json!({ "name": "Ada" })));
    let wanted = json!({ "game": "artificium", "seats": [{ "bot": "easy" }, { "bot": "easy" }] });
    ask(client, "POST", "/api/tables", Some(&wanted))["id"].as_str().expect("its name").to_owned()
}

async fn moves(house: &House, table: &str) -> usize {
    let entries = house.store.entries(table, 0).await.expect("they are read");
    entries.iter().filter(|numbered| matches!(numbered.entry, Entry::Moved { .. })).count()
}

async fn until_moves(house: &House, table: &str, wanted: usize) {
    let begin = Instant::now();
    while moves(house, table).await < wanted {
        assert!(begin.elapsed() < Duration::from_secs(60), "the bots of {table} do not move");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A process without threads for bots opens a table of bots; they play as soon as another process has some.
#[tokio::test(flavor = "multi_thread")]
async fn bots_think_on_another_process() {
    let house = House::on_postgres().await;
    let without = Process::start(house.url(), 0);
    let mut client = Client::new(without.address);
    let table = table_of_bots(&mut client);
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(moves(&house, &table).await, 0, "nobody thinks yet");
    let mut with = Process::start(house.url(), 1);
    until_moves(&house, &table, 5).await;
    // A worker that dies in the middle of its thoughts is replaced when its lease has run out.
    with.kill();
    let before = moves(&house, &table).await;
    let _other = Process::start(house.url(), 1);
    until_moves(&house, &table, before + 1).await;
    let seen = ask(&mut client, "GET", &format!("/api/tables/{table}"), None);
    assert!(seen["last"].as_i64().expect("a number") > before as i64, "the first process sees what the others did");
}

/// Two processes serve the same tables. One of them is killed again and again; whoever played there goes on at the other.
#[tokio::test(flavor = "multi_thread")]
async fn tables_go_on_elsewhere() {
    let house = House::on_postgres().await;
    let (mut first, second) = (Process::start(house.url(), 1), Process::start(house.url(), 1));
    let players = Players::start(4, &[first.address, second.address], 11);
    for _ in 0..10 {
        let accepted = players.accepted();
        while players.accepted() < accepted + 50 {
            std::thread::sleep(Duration::from_millis(1));
        }
        first.kill();
        let accepted = players.accepted();
        while players.accepted() < accepted + 50 {
            std::thread::sleep(Duration::from_millis(1));
        }
        first.restart();
    }
    let told = players.stop();
    let accepted = compare(&house.store, &told).await;
    assert!(accepted.entered > 20 && accepted.kept > 20, "{accepted:?}");
}
