//! Leaving for good in the middle of games: those who stay can go on, and no name stays behind.

mod support;

use serde_json::{Value as Json, json};
use server::App;
use server::room::Room;
use support::{Dice, House, Party, guest, on_both, open};
use texts::Lang;

/// All that everybody can read of a table: how it stands, and its journal from the beginning.
async fn readable(app: &App, party: &mut Party, who: usize) -> String {
    let state = party.get(who, "").await.text;
    let told = |room: &Room| {
        let watcher = room.reader(None, None, Lang::En).expect("a watcher");
        room.entries_after(0)
            .iter()
            .map(|numbered| serde_json::to_string(&room.entry_told(numbered, &watcher)).expect("JSON"))
            .collect::<String>()
    };
    state + &app.hall.with(&party.id(), told).await.expect("a journal")
}

on_both! {
    async fn those_who_stay_go_on_without_whoever_left_for_good(house: House) {
        let mut party = Party::playing(&house.browser(), "arkwright-card", 3).await;
        party.play(&mut Dice(1), 10).await;
        party.people[2].delete("/api/me").await.expect(204);
        let state = party.state(0).await;
        assert_eq!((&state["phase"], &state["seats"][2]["person"]), (&json!("playing"), &Json::Null));
        party.post(1, "seat", json!({ "seat": 2, "bot": "random" })).await.expect(200);
        party.post(0, "offer", json!({ "seat": 0, "offer": { "what": "end" } })).await.expect(200);
        let offer = party.state(1).await["offer"]["entry"].clone();
        party.post(1, "answer", json!({ "seat": 1, "offer": offer, "yes": true })).await.expect(200);
        assert_eq!(party.state(0).await["phase"], "ended", "nobody is asked who is not there any more");
    }

    async fn a_frozen_table_is_ended_without_whoever_left_for_good(house: House) {
        let mut party = Party::playing(&house.browser(), "arkwright-card", 2).await;
        party.play(&mut Dice(8), 20).await;
        let body = "'{\"kind\":\"moved\",\"seat\":0,\"move\":{\"do\":\"Nonsense\"}}'";
        let last = house.store.entries(&party.id(), 0).await.expect("entries").last().expect("a move").number;
        let id = party.id();
        house.sql(format!("UPDATE entries SET body = {body} WHERE table_id = '{id}' AND number = {last}")).await;
        house.sql(format!("UPDATE tables SET phase = 'frozen' WHERE id = '{id}'")).await;
        let mut party = party.before(&house.browser());
        assert_eq!(party.state(0).await["phase"], "frozen");
        party.people[1].delete("/api/me").await.expect(204);
        party.post(0, "offer", json!({ "seat": 0, "offer": { "what": "end" } })).await.expect(200);
        assert_eq!(party.get(0, "").await.expect(200)["phase"], "ended");
    }

    async fn a_table_that_gathers_does_not_wait_for_whoever_left_for_good(house: House) {
        let door = house.browser();
        let mut party = Party::of(&door, 2).await;
        let wanted = json!({ "game": "artificium", "seats": ["me", "open", "open"] });
        let hosted = open(&mut party.people[0], wanted.clone()).await;
        let joined = open(&mut party.people[1], wanted).await;
        party.people[1].post(&format!("{hosted}/join"), json!({})).await.expect(200);
        party.people[0].post(&format!("{joined}/join"), json!({})).await.expect(200);
        party.people[0].delete("/api/me").await.expect(204);
        let closed = party.people[1].get(&hosted).await.expect(200);
        assert_eq!(closed["phase"], "ended");
        let waits = party.people[1].get(&joined).await.expect(200);
        assert_eq!((&waits["phase"], &waits["seats"][1]["person"]), (&json!("gathering"), &Json::Null));
        let (mut cy, _) = guest(&door, "Cy").await;
        assert_eq!(cy.post(&format!("{joined}/join"), json!({})).await.expect(200)["seat"], 1);
    }

    async fn nobody_around_the_screen_of_whoever_left_for_good_is_named(house: House) {
        let (app, door) = house.app();
        let mut party = Party::of(&door, 2).await;
        let seats = json!(["me", { "here": "Grandmother" }]);
        party.table = open(&mut party.people[0], json!({ "game": "artificium", "seats": seats })).await;
        assert!(readable(&app, &mut party, 1).await.contains("Grandmother"));
        party.people[0].delete("/api/me").await.expect(204);
        assert!(!readable(&app, &mut party, 1).await.contains("Grandmother"));
    }
}
