//! Whole games over HTTP, from the first move to the last; and what can be done with one that is over.

mod support;

use serde_json::json;
use support::{Dice, House, Party, due, guest, on_both};
use table::{Record, Seed, Verdict};

/// Two people play a whole game; then it is looked at, taken along, brought back, played again and gone on from.
async fn whole_game(house: House, game: &str) {
    let (_, door) = house.app();
    let mut party = Party::playing(&door, game, 2).await;
    let mut dice = Dice(game.len() as u64);
    let commitment = party.state(0).await["commitment"].clone();
    let state = party.play(&mut dice, 30).await;
    what_if_of_a_running_game(&mut party, due(&state)[0]).await;
    for seat in 0..2 {
        party.get(seat, "/record").await.refuses(409, "not-over");
        party.post(seat, "rematch", json!({})).await.refuses(409, "not-over");
        let own = party.get(seat, "/replay?to=0").await.text;
        assert_eq!(own, party.get(seat, "/replay?to=0&all=true").await.text, "nobody sees all while it is played");
    }

    let over = party.play(&mut dice, 20_000).await;
    assert_eq!(over["phase"], "over");
    let made = over["play"]["move"].as_u64().expect("a number") as usize;
    let seed = Seed::new(over["seed"].as_str().expect("the seed")).expect("a seed");
    assert_eq!(commitment, seed.commitment(), "no card was moved");
    let moves = json!({ "seat": 0, "position": over["position"], "moves": [{}] });
    party.post(0, "moves", moves).await.refuses(409, "over");
    party.post(0, "offer", json!({ "seat": 0, "offer": { "what": "end" } })).await.refuses(409, "over");

    let reply = party.get(1, "/record").await;
    assert!(reply.headers["content-type"].to_str().expect("text").starts_with("text/plain"));
    let record: Record = reply.text.parse().expect("a record");
    let names: Vec<&str> = record.players.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!((names.as_slice(), record.moves.len()), (&["Ada", "Bo"][..], made));
    assert_eq!(shelf::find(game).expect("the game").verify(&record).expect("a verdict"), Verdict::Sound);

    let (mut cy, _) = guest(&door, "Cy").await;
    let forged = reply.text.replace(seed.as_str(), "another seed");
    assert!(cy.post("/api/records", json!({ "record": forged })).await.status.is_client_error());
    let one_too_many = reply.text.replace("player 1: Bo\n", "player 1: Bo\nplayer 5: Eve\n");
    let fault = cy.post("/api/records", json!({ "record": one_too_many })).await;
    assert_eq!(fault.refuses(422, "fault"), "player 5: there is no such seat");
    let brought = cy.post("/api/records", json!({ "record": reply.text })).await.expect(200);
    let copy = format!("/api/tables/{}", brought["id"].as_str().expect("an identity"));
    let copied = cy.get(&copy).await.expect(200);
    assert_eq!((&copied["phase"], &copied["play"]["standing"]), (&over["phase"], &over["play"]["standing"]));
    assert_eq!(copied["seats"][1]["name"], "Bo");
    assert_eq!(cy.get(&format!("{copy}/record")).await.text, reply.text);

    for to in [0, 1, made / 3, made - 1, made] {
        let path = format!("/replay?to={to}&all=true");
        let shown = party.get(0, &path).await.expect(200);
        assert_eq!((&shown["move"], &shown["of"]), (&json!(to), &json!(made)));
        assert_eq!(shown["view"], cy.get(&format!("{copy}{path}")).await.expect(200)["view"]);
        let own = party.get(0, &format!("/replay?to={to}&seat=0")).await.expect(200);
        assert!(own["view"].is_object() && own["told"].is_array());
    }
    party.get(0, &format!("/replay?to={}", made + 1)).await.refuses(400, "no-such-move");
    let told = party.get(0, "/told").await.expect(200);
    assert_eq!(told["moves"].as_array().map(Vec::len), Some(made));
    what_if_of_a_finished_game(&mut party, made).await;
    once_more(&mut party).await;
}

/// A table of one's own from here on, where nothing is known that was not known before.
async fn what_if_of_a_running_game(party: &mut Party, seat: usize) {
    let made = party.state(seat).await["play"]["move"].clone();
    let here = party.get(seat, &format!("/replay?to={made}")).await.expect(200);
    party.post(seat, "what-if", json!({ "to": 100_000 })).await.refuses(400, "no-such-move");
    let opened = party.post(seat, "what-if", json!({})).await.expect(200);
    let table = format!("/api/tables/{}", opened["id"].as_str().expect("an identity"));
    party.people[1 - seat].get(&table).await.refuses(404, "no-such-table");
    let state = party.people[seat].get(&format!("{table}/replay?to=0&seat={seat}")).await.expect(200);
    assert_eq!(state["view"], here["view"]);
    let state = party.people[seat].get(&table).await.expect(200);
    assert_eq!((&state["private"], &state["rated"], &state["yours"]), (&json!(true), &json!(false), &json!([0, 1])));
    assert_eq!((&state["origin"]["kind"], &state["commitment"]), (&json!("what_if"), &json!(null)));
    let ada = party.people[seat].clone();
    let mut alone = Party { people: vec![ada.clone(), ada], ids: Vec::new(), table };
    alone.play(&mut Dice(3), 6).await;
}

async fn what_if_of_a_finished_game(party: &mut Party, made: usize) {
    party.post(0, "what-if", json!({ "to": made })).await.refuses(409, "over");
    let opened = party.post(0, "what-if", json!({ "to": made - 1 })).await.expect(200);
    let ada = party.people[0].clone();
    let table = format!("/api/tables/{}", opened["id"].as_str().expect("an identity"));
    let mut alone = Party { people: vec![ada.clone(), ada], ids: Vec::new(), table };
    let over = alone.play(&mut Dice(4), 10_000).await;
    assert_eq!(over["phase"], "over");
    let record: Record = alone.get(0, "/record").await.text.parse().expect("a record");
    assert_eq!(shelf::find(&record.game).expect("the game").verify(&record).expect("a verdict"), Verdict::Sound);
}

/// The same table once more: the seats go round, and nobody plays who does not come.
async fn once_more(party: &mut Party) {
    let opened = party.post(1, "rematch", json!({})).await.expect(200);
    let path = format!("/api/tables/{}", opened["id"].as_str().expect("an identity"));
    let state = party.people[0].get(&path).await.expect(200);
    assert_eq!((&state["phase"], &state["host"]), (&json!("gathering"), &json!(party.ids[1])));
    assert_eq!((&state["seats"][0]["name"], &state["origin"]["kind"]), (&json!("Bo"), &json!("rematch")));
    assert_eq!(party.people[0].post(&format!("{path}/join"), json!({})).await.expect(200)["seat"], 1);
    party.people[1].post(&format!("{path}/start"), json!({})).await.expect(200);
    let again = party.people[0].get(&path).await.expect(200);
    for person in [0, 1] {
        assert_eq!(party.post(person, "rematch", json!({})).await.expect(200), json!({ "id": again["id"] }));
    }
    assert_ne!(again["commitment"], party.state(0).await["commitment"]);
}

on_both! {
    async fn artificium_is_played_to_its_end(house: House) {
        whole_game(house, "artificium").await;
    }

    async fn arkwright_card_is_played_to_its_end(house: House) {
        whole_game(house, "arkwright-card").await;
    }

    async fn age_of_industry_is_played_to_its_end(house: House) {
        whole_game(house, "age-of-industry").await;
    }

    async fn water_frame_is_played_to_its_end(house: House) {
        whole_game(house, "water-frame").await;
    }

    async fn what_is_no_record_is_not_taken(house: House) {
        let (mut ada, _) = guest(&house.browser(), "Ada").await;
        ada.post("/api/records", json!({ "record": "" })).await.refuses(422, "fault");
        ada.post("/api/records", json!({ "record": "game chess\n" })).await.refuses(422, "fault");
        let all = ada.get("/api/tables?finished=true").await.expect(200);
        assert_eq!(all["tables"], json!([]));
    }

    async fn the_players_of_a_record_have_names_that_can_be_read(house: House) {
        let (mut ada, _) = guest(&house.browser(), "Ada").await;
        let record = include_str!("../../../records/artificium/2-seats.record");
        let named = |name: &str| json!({ "record": record.replacen("moves:\n", &format!("player 0: {name}\nmoves:\n"), 1) });
        for name in ["x".repeat(101), "a\u{202e}b".to_owned()] {
            let refused = ada.post("/api/records", named(&name)).await.refuses(400, "record-names");
            assert!(refused.contains("100"), "{refused}");
        }
        ada.post("/api/records", named(&format!("exec:{}", "x".repeat(95)))).await.expect(200);
    }
}
