//! The clocks of a table: nobody gets time without deciding, and a table that is read again has the clocks it had.

mod support;

use serde_json::{Value as Json, json};
use server::journal::Entry;
use server::{App, now};
use std::time::Duration;
use support::{Browser, Dice, House, Party, Served, due, guest, on_both, open};

const BASE: i64 = 300_000;
const INCREMENT: i64 = 60_000;

async fn timed(door: &Browser, game: &str, people: usize) -> Party {
    let pace = json!({ "kind": "clock", "base": BASE, "increment": INCREMENT });
    Party::with(door, people, json!({ "game": game, "pace": pace })).await
}

/// What all seats have left at this moment.
async fn left(app: &App, table: &str, at: i64) -> Vec<i64> {
    let all = |room: &server::room::Room| (0..room.chairs.len()).filter_map(|seat| room.time_left(seat, at)).collect();
    app.hall.with(table, all).await.expect("clocks")
}

/// Chooses where several choose at once: the move at this place of the list.
async fn choose(party: &mut Party, seat: usize, place: usize) -> Json {
    let state = party.state(seat).await;
    let draft = &state["play"]["draft"]["version"];
    let mv = &state["play"]["moves"][place]["move"];
    let body = json!({ "seat": seat, "position": state["position"], "draft": draft, "moves": [mv] });
    party.post(seat, "moves", body).await.expect(200)
}

/// Plays on until all seats must choose at once.
async fn choosing(party: &mut Party) {
    let all = party.people.len();
    party.until(&mut Dice(5), |state| state["play"]["turn"]["together"] == true && due(state).len() == all).await;
}

on_both! {
    async fn whoever_leaves_in_their_turn_and_comes_back_earns_nothing(house: House) {
        let (app, door) = house.app();
        let mut party = timed(&door, "arkwright-card", 2).await;
        let mut state = party.state(0).await;
        let seat = due(&state)[0];
        for _ in 0..3 {
            party.post(seat, "leave", json!({ "seat": seat })).await.expect(200);
            party.post(seat, "join", json!({ "seat": seat })).await.expect(200);
            party.post(seat, "seat", json!({ "seat": seat, "bot": "random" })).await.expect(200);
            party.post(seat, "join", json!({ "seat": seat })).await.expect(200);
        }
        assert!(left(&app, &party.id(), now()).await[seat] <= BASE);
        let mut dice = Dice(2);
        while due(&state) == [seat] {
            state = party.step(&mut dice, &state).await;
        }
        let earned = left(&app, &party.id(), now()).await[seat] - BASE;
        assert!((1..=INCREMENT).contains(&earned), "whoever has decided earns the increment: {earned}");
    }

    async fn the_clock_of_a_seat_that_was_left_stands_still(house: House) {
        let (app, door) = house.app();
        let mut party = timed(&door, "arkwright-card", 2).await;
        let seat = due(&party.state(0).await)[0];
        party.post(seat, "leave", json!({ "seat": seat })).await.expect(200);
        let then = now();
        assert_eq!(left(&app, &party.id(), then).await, left(&app, &party.id(), then + BASE).await);
        party.post(seat, "join", json!({ "seat": seat })).await.expect(200);
        assert_eq!(left(&app, &party.id(), now() + BASE).await[seat], 0);
    }

    async fn tables_that_stand_still_stop_no_other_clocks(house: House) {
        let door = house.browser();
        let (mut ada, _) = guest(&door, "Ada").await;
        let wanted = json!({ "game": "artificium", "seats": ["me", "me"], "pace": { "kind": "clock", "base": BASE } });
        for _ in 0..101 {
            open(&mut ada, wanted.clone()).await;
        }
        let table = open(&mut ada, wanted).await;
        let id = table.rsplit('/').next().expect("an identity");
        // No game has such a switch, and all clocks have run out long ago, this one last.
        house.sql(format!("UPDATE tables SET switches = '[[\"nope\", \"x\"]]' WHERE id <> '{id}'")).await;
        house.sql(format!("UPDATE entries SET at = at - {}", 10 * BASE)).await;
        house.sql(format!("UPDATE tables SET deadline = CASE id WHEN '{id}' THEN 2 ELSE 1 END")).await;
        let served = Served::over(house.url()).await;
        let ran_out = async || {
            let entries = house.store.entries(id, 0).await.expect("entries");
            entries.iter().any(|numbered| matches!(numbered.entry, Entry::RanOut { .. }))
        };
        for _ in 0..200 {
            if ran_out().await {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert!(ran_out().await);
        served.close().await;
    }

    async fn a_choice_earns_the_increment_once_however_often_it_is_changed(house: House) {
        let (app, door) = house.app();
        let mut party = timed(&door, "artificium", 3).await;
        choosing(&mut party).await;
        let before = left(&app, &party.id(), now()).await;
        for (seat, place) in [(0, 0), (1, 0), (1, 1), (0, 1), (1, 0), (2, 0)] {
            choose(&mut party, seat, place).await;
        }
        let after = left(&app, &party.id(), now()).await;
        for seat in 0..3 {
            let earned = after[seat] - before[seat];
            assert!((1..=INCREMENT).contains(&earned), "seat {seat} earns {earned}");
        }
    }

    async fn a_table_that_is_read_again_has_the_same_clocks(house: House) {
        let (app, door) = house.app();
        let mut party = timed(&door, "artificium", 3).await;
        choosing(&mut party).await;
        let later = now() + 60_000;
        for seat in 0..3 {
            choose(&mut party, seat, 0).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
            party.post(0, "chat", json!({ "text": "well" })).await.expect(200);
            let (again, _) = house.app();
            assert_eq!(left(&again, &party.id(), later).await, left(&app, &party.id(), later).await, "after seat {seat}");
        }
    }

    async fn a_choice_that_was_taken_back_has_the_same_clocks_when_it_is_read_again(house: House) {
        let (app, door) = house.app();
        let mut party = timed(&door, "artificium", 2).await;
        choosing(&mut party).await;
        let state = choose(&mut party, 0, 0).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let to = state["play"]["move"].as_i64().expect("a number") - 1;
        party.post(0, "offer", json!({ "seat": 0, "offer": { "what": "take_back", "to": to } })).await.expect(200);
        let offer = party.state(1).await["offer"]["entry"].clone();
        party.post(1, "answer", json!({ "seat": 1, "offer": offer, "yes": true })).await.expect(200);
        assert_eq!(party.state(0).await["play"]["move"], to);
        let (later, (again, _)) = (now() + 60_000, house.app());
        assert_eq!(left(&again, &party.id(), later).await, left(&app, &party.id(), later).await);
    }
}
