//! Tables over HTTP before the game: opened, filled, begun, listed; who may see them and who may change them.

mod support;

use serde_json::{Value as Json, json};
use std::collections::BTreeSet;
use support::{Browser, Dice, House, Party, due, guest, on_both, open};

async fn listed(browser: &mut Browser, which: &str) -> Vec<Json> {
    browser.get(&format!("/api/tables{which}")).await.expect(200)["tables"].as_array().expect("tables").clone()
}

async fn join(browser: &mut Browser, table: &str, body: Json) -> support::Reply {
    browser.post(&format!("{table}/join"), body).await
}

/// What everybody can see of who sits where.
async fn sitting(browser: &mut Browser, table: &str) -> Vec<String> {
    let state = browser.get(table).await.expect(200);
    let seats = state["seats"].as_array().expect("seats").iter();
    seats.map(|seat| seat["bot"].as_str().or(seat["person"].as_str()).unwrap_or("").to_owned()).collect()
}

on_both! {
    async fn a_table_that_cannot_be_is_not_opened(house: House) {
        let (mut ada, _) = guest(&house.browser(), "Ada").await;
        let wanted = |game: &str, seats: Json, switches: Json| json!({ "game": game, "seats": seats, "switches": switches });
        let open_ones = |seats: usize| json!(vec!["open"; seats]);
        for (wanted, status, code) in [
            (wanted("chess", open_ones(2), json!({})), 400, "unknown-game"),
            (wanted("artificium", open_ones(1), json!({})), 422, "fault"),
            (wanted("artificium", open_ones(7), json!({})), 422, "fault"),
            (wanted("artificium", open_ones(2), json!({ "lap": "perhaps" })), 422, "fault"),
            (wanted("artificium", open_ones(2), json!({ "no_such_switch": "true" })), 422, "fault"),
            (wanted("artificium", json!(["me", { "bot": "deep-thought" }]), json!({})), 400, "unknown-bot"),
            (wanted("artificium", json!(["me", { "bot": "search:100000" }]), json!({})), 400, "too-many-playouts"),
            (wanted("artificium", json!(["me", "you"]), json!({})), 400, "bad-shape"),
        ] {
            ada.post("/api/tables", wanted.clone()).await.refuses(status, code);
        }
        let mut wanted = wanted("artificium", open_ones(2), json!({}));
        wanted["sheet"] = "no such hash".into();
        ada.post("/api/tables", wanted.clone()).await.refuses(404, "no-such-sheet");
        wanted["sheet"] = Json::Null;
        wanted["pace"] = json!({ "kind": "clock", "base": 1 });
        ada.post("/api/tables", wanted.clone()).await.refuses(400, "pace-base");
        wanted["pace"] = Json::Null;
        wanted["seed"] = "42".into();
        ada.post("/api/tables", wanted.clone()).await.refuses(400, "bad-shape");
        let good = json!({ "game": "artificium", "seats": ["me", "open"] });
        ada.another().post("/api/tables", good).await.refuses(401, "who-are-you");
        assert_eq!(listed(&mut ada, "?finished=true").await, Vec::<Json>::new());
        assert_eq!(listed(&mut ada, "?finished=true&mine=true").await, Vec::<Json>::new());
        ada.get("/api/tables/nowhere").await.refuses(404, "no-such-table");
    }

    async fn an_open_table_fills_and_begins(house: House) {
        let door = house.browser();
        let mut party = Party::of(&door, 3).await;
        let wanted = json!({ "game": "artificium", "seats": ["me", "open", "open"], "switches": { "lap": "false" } });
        party.table = open(&mut party.people[0], wanted).await;
        party.post(0, "start", json!({})).await.refuses(409, "seats-empty");
        let seen = door.another().get(&party.table).await.expect(200);
        assert_eq!((&seen["phase"], &seen["eyes"], &seen["play"]), (&json!("gathering"), &json!("none"), &Json::Null));
        assert_eq!((&seen["switches"], &seen["yours"]), (&json!({ "lap": "false" }), &json!([])));
        let moves = json!({ "seat": 0, "position": 0, "moves": [{ "do": "Pass" }] });
        party.post(0, "moves", moves.clone()).await.refuses(409, "not-begun");

        assert_eq!(party.post(1, "join", json!({ "seat": 2 })).await.expect(200)["seat"], 2);
        party.post(1, "join", json!({})).await.refuses(409, "seated-already");
        party.post(2, "join", json!({ "seat": 2 })).await.refuses(409, "seat-taken");
        party.post(2, "join", json!({ "seat": 3 })).await.refuses(400, "no-such-seat");
        party.post(2, "leave", json!({ "seat": 2 })).await.refuses(403, "not-your-seat");
        party.post(2, "leave", json!({ "seat": 7 })).await.refuses(400, "no-such-seat");
        party.post(1, "leave", json!({ "seat": 2 })).await.expect(200);
        assert_eq!(party.post(1, "join", json!({})).await.expect(200)["seat"], 1);
        party.post(2, "start", json!({})).await.refuses(403, "host-only");
        assert_eq!(party.post(2, "join", json!({})).await.expect(200)["seat"], 2);
        party.post(0, "start", json!({})).await.expect(200);
        party.post(0, "start", json!({})).await.refuses(409, "begun");
        party.post(0, "close", json!({})).await.refuses(409, "begun");
        let state = party.state(1).await;
        assert_eq!((&state["phase"], &state["yours"], &state["eyes"]), (&json!("playing"), &json!([1]), &json!(1)));
        assert!(state["commitment"].is_string() && state["seed"].is_null());
        party.get(1, "?seat=0").await.refuses(403, "not-your-seat");
        let (mut eve, _) = guest(&door, "Eve").await;
        join(&mut eve, &party.table, json!({})).await.refuses(409, "seat-taken");
        eve.post(&format!("{}/moves", party.table), moves).await.refuses(403, "not-your-seat");
        party.post(1, "seat", json!({ "seat": 1 })).await.refuses(403, "host-only");
        assert_eq!(sitting(&mut eve, &party.table).await, party.ids);
    }

    async fn a_private_table_does_not_exist_for_others(house: House) {
        let door = house.browser();
        let mut party = Party::of(&door, 3).await;
        let wanted = json!({ "game": "water-frame", "seats": ["me", "open"], "private": true });
        let opened = party.people[0].post("/api/tables", wanted).await.expect(200);
        let table = format!("/api/tables/{}", opened["id"].as_str().expect("an identity"));
        party.table = table.clone();
        let invitation = opened["invitation"].as_str().expect("an invitation").to_owned();
        for what in ["", "/told", "/replay?to=0", "/record", "/events"] {
            party.get(1, what).await.refuses(404, "no-such-table");
            door.another().get(&format!("{table}{what}")).await.refuses(404, "no-such-table");
        }
        for (what, body) in [
            ("join", json!({})), ("join", json!({ "invitation": "wrong" })), ("enter", json!({ "invitation": "" })),
            ("start", json!({})), ("chat", json!({ "text": "hello" })), ("invitation", json!({})), ("rematch", json!({})),
            ("what-if", json!({})), ("seat", json!({ "seat": 1 })), ("offer", json!({ "seat": 0, "offer": { "what": "end" } })),
        ] {
            party.post(1, what, body).await.refuses(404, "no-such-table");
        }
        assert_eq!(listed(&mut door.another(), "").await, Vec::<Json>::new());
        assert_eq!(listed(&mut party.people[1], "?mine=true").await, Vec::<Json>::new());
        assert_eq!(listed(&mut party.people[0], "?mine=true").await.len(), 1);

        party.post(1, "enter", json!({ "invitation": invitation })).await.expect(200);
        assert_eq!(party.get(1, "").await.expect(200)["private"], true);
        party.post(1, "invitation", json!({})).await.refuses(403, "host-only");
        let renewed = party.post(0, "invitation", json!({})).await.expect(200)["invitation"].as_str().expect("text").to_owned();
        party.post(2, "join", json!({ "invitation": invitation })).await.refuses(404, "no-such-table");
        party.post(2, "join", json!({ "invitation": renewed })).await.expect(200);
        party.get(1, "").await.expect(200);
        let full = json!({ "invitation": invitation });
        party.post(1, "join", full).await.refuses(409, "seat-taken");
        party.post(2, "leave", json!({ "seat": 1 })).await.expect(200);
        let joined = party.post(1, "join", json!({ "invitation": invitation })).await.expect(200);
        assert_eq!(joined["seat"], 1, "whoever was let in comes back, with whichever link");
        for browser in &mut party.people {
            let text = browser.get(&table).await.text;
            assert!(!text.contains(&invitation) && !text.contains(&renewed) && !text.contains(&server::secret::hash(&renewed)));
        }
    }

    async fn nobody_needs_an_invitation_to_an_open_table(house: House) {
        let mut party = Party::of(&house.browser(), 2).await;
        party.table = open(&mut party.people[0], json!({ "game": "water-frame", "seats": ["me", "open"] })).await;
        party.post(0, "invitation", json!({})).await.expect(200);
        assert_eq!(party.post(1, "join", json!({ "invitation": "an old one" })).await.expect(200)["seat"], 1);
    }

    async fn the_host_says_who_sits_where_until_it_begins(house: House) {
        let door = house.browser();
        let mut party = Party::of(&door, 3).await;
        party.table = open(&mut party.people[0], json!({ "game": "artificium", "seats": ["open", "open", "me"] })).await;
        let (host, table) = (party.ids[0].clone(), party.table.clone());
        party.post(1, "join", json!({})).await.expect(200);
        party.post(1, "seat", json!({ "seat": 0 })).await.refuses(403, "host-only");
        party.post(1, "seat", json!({ "seat": 1, "bot": "random" })).await.refuses(403, "host-only");
        party.post(1, "close", json!({})).await.refuses(403, "host-only");
        party.post(0, "seat", json!({ "seat": 0, "bot": "nobody" })).await.refuses(400, "unknown-bot");
        party.post(0, "seat", json!({ "seat": 9 })).await.refuses(400, "no-such-seat");
        let bo = party.ids[1].clone();
        assert_eq!(sitting(&mut party.people[2], &table).await, [bo.as_str(), "", host.as_str()]);
        party.post(0, "seat", json!({ "seat": 0 })).await.expect(200);
        party.post(0, "seat", json!({ "seat": 1, "bot": "random" })).await.expect(200);
        assert_eq!(sitting(&mut party.people[2], &table).await, ["", "random", host.as_str()]);
        party.post(1, "leave", json!({ "seat": 0 })).await.refuses(403, "not-your-seat");
        party.post(0, "close", json!({})).await.expect(200);
        party.post(0, "close", json!({})).await.refuses(409, "begun");
        party.post(1, "join", json!({})).await.refuses(409, "seat-taken");
        assert_eq!(party.get(1, "").await.expect(200)["phase"], "ended");
        assert_eq!(listed(&mut party.people[0], "?mine=true").await.len(), 0);
        let all = listed(&mut party.people[0], "?mine=true&finished=true").await;
        assert_eq!((all.len(), &all[0]["phase"]), (1, &json!("ended")));
        assert_eq!(listed(&mut party.people[1], "?phase=over,ended").await, all);
    }

    async fn those_who_blocked_each_other_do_not_meet(house: House) {
        let door = house.browser();
        let mut party = Party::of(&door, 3).await;
        party.table = open(&mut party.people[0], json!({ "game": "artificium", "seats": ["me", "open", "open"] })).await;
        let (host, bo) = (party.ids[0].clone(), party.ids[1].clone());
        party.people[0].put(&format!("/api/me/blocked/{bo}"), json!({})).await.expect(204);
        party.people[2].put(&format!("/api/me/blocked/{host}"), json!({})).await.expect(204);
        party.post(1, "join", json!({})).await.refuses(403, "blocked");
        party.post(2, "join", json!({})).await.refuses(403, "blocked");
        party.people[0].delete(&format!("/api/me/blocked/{bo}")).await.expect(204);
        party.post(1, "join", json!({})).await.expect(200);
    }

    async fn one_person_plays_several_seats_around_one_screen(house: House) {
        let door = house.browser();
        let mut party = Party::of(&door, 1).await;
        party.table = open(&mut party.people[0], json!({ "game": "age-of-industry", "seats": ["me", "me", "me"] })).await;
        let ada = party.people[0].clone();
        party.people.extend([ada.clone(), ada]);
        let state = party.get(0, "").await.expect(200);
        assert_eq!((&state["phase"], &state["yours"]), (&json!("playing"), &json!([0, 1, 2])));
        assert_eq!(state["eyes"], due(&state)[0], "whoever must decide looks");
        let before = state["last"].as_i64().expect("a number");
        let state = party.play(&mut Dice(1), 30).await;
        assert!(state["last"].as_i64().expect("a number") > before + 3, "{state}");
        for seat in 0..3 {
            assert_eq!(party.state(seat).await["eyes"], seat);
        }
    }

    async fn those_around_one_screen_have_names_and_namesakes_are_counted(house: House) {
        let (mut ada, _) = guest(&house.browser(), "Ada").await;
        let seats = json!(["me", { "here": " Grandmother " }, { "bot": "easy" }, { "bot": "easy" }]);
        let table = open(&mut ada, json!({ "game": "artificium", "seats": seats })).await;
        let names = async |ada: &mut Browser, lang: &str| {
            let state = ada.get(&format!("{table}?lang={lang}")).await.expect(200);
            let seats = state["seats"].as_array().expect("seats").iter();
            seats.map(|seat| seat["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(names(&mut ada, "en").await, ["Ada", "Grandmother", "bot (easy) 1", "bot (easy) 2"]);
        assert_eq!(names(&mut ada, "fr").await, ["Ada", "Grandmother", "robot (facile) 1", "robot (facile) 2"]);
        for (name, code) in [(" ", "name-empty"), ("a\u{202e}b", "name-unseen"), (&"x".repeat(33), "name-long")] {
            let wanted = json!({ "game": "artificium", "seats": ["me", { "here": name }] });
            ada.post("/api/tables", wanted).await.refuses(400, code);
        }
    }

    async fn a_list_shows_open_tables_and_ones_own(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "artificium", 2).await;
        let (mut cy, cy_id) = guest(&door, "Cy").await;
        open(&mut cy, json!({ "game": "water-frame", "seats": ["me", { "bot": "random" }], "private": true })).await;
        open(&mut cy, json!({ "game": "water-frame", "seats": ["me", "open"] })).await;
        let all = listed(&mut door.another(), "").await;
        assert_eq!(all.iter().map(|table| &table["game"]).collect::<Vec<_>>(), ["water-frame", "artificium"]);
        assert_eq!(all[0]["seats"], json!([{ "person": cy_id, "name": "Cy", "due": false }, {}]));
        assert_eq!(all[1]["seats"][1]["name"], "Bo");
        assert_eq!(due(&all[1]), due(&party.state(0).await));
        let own = listed(&mut cy, "?mine=true").await;
        assert_eq!(own.len(), 2);
        assert!(own.iter().any(|table| table["private"] == true && table["seats"][1]["bot"] == "random"));
        door.another().get("/api/tables?mine=true").await.refuses(401, "who-are-you");
        let playing = listed(&mut door.another(), "?phase=playing").await;
        assert_eq!(playing, all[1..]);
        assert_eq!(listed(&mut door.another(), "?phase=over,ended&finished=true").await, Vec::<Json>::new());
        for wrong in ["", "chess", "over,", "over', 'playing"] {
            door.another().get(&format!("/api/tables?phase={}", wrong.replace(' ', "%20"))).await.refuses(400, "bad-query");
        }
        assert_eq!(listed(&mut party.people[0], "?mine=true").await.len(), 1);
    }

    async fn a_long_list_is_read_to_its_end(house: House) {
        let (mut ada, _) = guest(&house.browser(), "Ada").await;
        for _ in 0..103 {
            open(&mut ada, json!({ "game": "artificium", "seats": ["me", "open"] })).await;
        }
        // However many there are of one moment.
        house.sql("UPDATE tables SET changed = 1").await;
        let list = ada.get("/api/tables?mine=true").await.expect(200);
        assert_eq!(list["more"], true);
        let mut seen = list["tables"].as_array().expect("tables").clone();
        let last = seen[99]["id"].as_str().expect("an identity");
        let rest = ada.get(&format!("/api/tables?mine=true&before={last}")).await.expect(200);
        assert_eq!(rest["more"], false);
        seen.extend(rest["tables"].as_array().expect("tables").clone());
        let all: BTreeSet<&str> = seen.iter().filter_map(|table| table["id"].as_str()).collect();
        assert_eq!((seen.len(), all.len()), (103, 103));
        assert_eq!(listed(&mut ada, "?before=nowhere").await, Vec::<Json>::new());
    }
}
