//! Live updates over the wire: numbered events, what was missed, who is here, chat; several processes over one database.

mod support;

use axum::body::BodyDataStream;
use axum::http::Method;
use futures_util::StreamExt;
use serde_json::{Value as Json, json};
use std::time::Duration;
use support::{Browser, Caller, Dice, House, News, Party, Served, due, first_move, on_both};
use tokio::time::timeout;

/// How long something may take that should come at once.
const PATIENCE: Duration = Duration::from_secs(20);

/// People at a table, and the same people over the wire.
async fn at_a_server(house: &House, served: &Served, game: &str) -> (Party, Vec<Caller>) {
    let party = Party::playing(&house.browser(), game, 2).await;
    let callers = party.people.iter().map(|browser| {
        let cookie = browser.cookie.clone().expect("a cookie");
        Caller { address: served.address, cookie }
    });
    let callers = callers.collect();
    (party, callers)
}

fn say(text: &str) -> Json {
    json!({ "text": text })
}

fn last(now: &Json) -> i64 {
    now["last"].as_i64().expect("a number")
}

/// The first move that a seat may make.
fn first(state: &Json, seat: usize) -> Json {
    json!({ "seat": seat, "position": state["position"], "moves": [first_move(state)], "confirms": false })
}

fn numbers(entries: &[News]) -> Vec<i64> {
    entries.iter().map(|news| news.id.expect("a number")).collect()
}

/// Makes the first move of whoever must decide, by posting it to one of these servers; the number of the last entry then.
async fn move_on(callers: &[Caller], party: &Party, house: &House) -> i64 {
    let mut looking = party.before(&house.browser());
    let mut state = looking.state(0).await;
    let before = last(&state);
    while last(&state) == before {
        let seat = due(&state)[0];
        state = looking.before(&house.browser()).state(seat).await;
        let draft = &state["play"]["draft"]["version"];
        let mut moves = first(&state, seat);
        moves["draft"] = draft.clone();
        let (status, answer) = callers[seat].post(&format!("{}/moves", party.table), moves).await;
        assert_eq!(status, 200, "{answer}");
        state = answer;
    }
    last(&state)
}

/// Listens until these words come.
async fn until(stream: &mut BodyDataStream, words: &str) {
    let listening = async {
        let mut heard = String::new();
        while !heard.contains(words) {
            let part = stream.next().await.unwrap_or_else(|| panic!("no {words}: {heard}"));
            heard.push_str(std::str::from_utf8(&part.expect("a part")).expect("text"));
        }
    };
    timeout(PATIENCE, listening).await.unwrap_or_else(|_| panic!("no {words} in time"));
}

/// Listens to a table, and has heard how things are.
async fn hearing(browser: &Browser, path: &str) -> BodyDataStream {
    let mut stream = browser.listen(path).await;
    until(&mut stream, "event: now").await;
    stream
}

/// That a stream ends because its session has.
async fn ended(mut stream: BodyDataStream) {
    until(&mut stream, "who-are-you").await;
    assert!(timeout(PATIENCE, stream.next()).await.expect("in time").is_none(), "nothing follows");
}

on_both! {
    async fn an_event_has_the_number_of_its_entry_and_nothing_is_missed(house: House) {
        let served = Served::over(house.url()).await;
        let (party, callers) = at_a_server(&house, &served, "arkwright-card").await;
        let path = format!("{}/events", party.table);
        let mut stream = callers[0].events(&path, None).await;
        let is_stream = stream.head.contains("content-type: text/event-stream");
        assert!(stream.head.starts_with("HTTP/1.1 200") && is_stream, "{}", stream.head);
        let (entries, now) = stream.until_now().await;
        assert_eq!(numbers(&entries), (1..=last(&now)).collect::<Vec<_>>());
        assert!(entries.iter().all(|news| news.kind == "entry" && news.data["entry"] == news.id.expect("a number")));
        assert_eq!(entries.last().map(|news| &news.data["kind"]), Some(&json!("started")));
        assert_eq!(now["present"], json!([party.ids[0]]));

        let (status, _) = callers[1].post(&format!("{}/chat", party.table), say("<b>hello</b>")).await;
        assert_eq!(status, 200);
        let said = stream.next().await.expect("an event");
        assert_eq!((said.id, &said.data["name"]), (Some(last(&now) + 1), &json!("Bo")));
        assert_eq!(said.data["text"], "<b>hello</b>");
        let reached = move_on(&callers, &party, &house).await;
        let moved = stream.until(|now| last(now) == reached).await;
        assert_eq!(numbers(&moved), (last(&now) + 2..=reached).collect::<Vec<_>>());
        drop(stream);

        let reached = move_on(&callers, &party, &house).await;
        let (known, _) = callers[0].events(&format!("{path}?after={}", last(&now)), None).await.until_now().await;
        assert_eq!(numbers(&known), (last(&now) + 1..=reached).collect::<Vec<_>>(), "whoever has looked already says so");
        for after in [0, 1, last(&now), reached - 1, reached, reached + 100] {
            let (missed, _) = callers[0].events(&path, Some(&after.to_string())).await.until_now().await;
            assert_eq!(numbers(&missed), (after + 1..=reached).collect::<Vec<_>>());
        }
        assert!(callers[0].events(&path, Some("first")).await.head.starts_with("HTTP/1.1 400"));
        served.close().await;
    }

    async fn a_stream_shows_what_its_reader_may_see(house: House) {
        let served = Served::over(house.url()).await;
        let (mut party, callers) = at_a_server(&house, &served, "artificium").await;
        let path = format!("{}/events", party.table);
        let nobody = Caller { cookie: String::new(), ..callers[0].clone() };
        let mut streams = Vec::new();
        for caller in [&callers[0], &callers[1], &nobody] {
            streams.push(caller.events(&path, None).await);
        }
        for stream in &mut streams {
            stream.until(|now| now["present"].as_array().is_some_and(|present| present.len() == 2)).await;
        }
        let seat = due(&party.state(0).await)[0];
        let reached = move_on(&callers, &party, &house).await;
        for (place, stream) in streams.iter_mut().enumerate() {
            let moved = stream.until(|now| last(now) == reached).await;
            let own = moved.iter().filter(|news| news.data["seat"] == seat && news.data["kind"] == "moved");
            for news in own {
                assert_eq!(news.data["move"].is_object(), place == seat, "a move is shown as it is told: {news:?}");
                assert!(news.data["told"].is_array() && news.data["after"].is_null());
            }
        }
        served.close().await;
        for stream in &mut streams {
            while let Some(news) = stream.next().await {
                assert_eq!(news.kind, "now");
            }
        }
    }

    async fn one_sees_who_is_here(house: House) {
        let served = Served::over(house.url()).await;
        let (party, callers) = at_a_server(&house, &served, "arkwright-card").await;
        let path = format!("{}/events", party.table);
        let mut stream = callers[0].events(&path, None).await;
        let alone = json!([party.ids[0]]);
        stream.until(|now| now["present"] == alone).await;
        let mut other = callers[1].events(&path, None).await;
        other.until_now().await;
        stream.until(|now| now["present"].as_array().is_some_and(|present| present.len() == 2)).await;
        drop(other);
        stream.until(|now| now["present"] == alone).await;
        let mut many = Vec::new();
        for _ in 0..10 {
            let mut stream = callers[1].events(&path, None).await;
            stream.until_now().await;
            many.push(stream);
        }
        let refused = callers[1].events(&path, None).await.head;
        assert!(refused.starts_with("HTTP/1.1 429"), "a person has so many streams and no more: {refused}");
        drop(many);
        served.close().await;
    }

    async fn who_is_muted_is_not_heard(house: House) {
        let served = Served::over(house.url()).await;
        let (party, callers) = at_a_server(&house, &served, "arkwright-card").await;
        let path = |what: &str| format!("{}/{what}", party.table);
        for bad in ["", " \n ", "bell \u{7}", &"x".repeat(1_001)] {
            assert_eq!(callers[1].post(&path("chat"), say(bad)).await.0, 400);
        }
        assert_eq!(callers[1].post(&path("chat"), say("what I say")).await.0, 200);
        let mute = |muted: bool| json!({ "person": party.ids[1], "muted": muted });
        for unknown in ["nobody".to_owned(), String::new(), "x".repeat(100_000)] {
            let mute = json!({ "person": unknown, "muted": true });
            assert_eq!(callers[0].post(&path("mute"), mute).await.0, 404);
        }
        assert_eq!(callers[0].post(&path("mute"), mute(true)).await.0, 200);
        let said = async |caller: &Caller| {
            let (entries, _) = caller.events(&path("events"), None).await.until_now().await;
            entries.into_iter().find(|news| news.data["kind"] == "said").expect("something said").data
        };
        assert_eq!((&said(&callers[0]).await["text"], &said(&callers[0]).await["muted"]), (&Json::Null, &json!(true)));
        assert_eq!(said(&callers[1]).await["text"], "what I say");
        assert_eq!(callers[0].post(&path("mute"), mute(false)).await.0, 200);
        assert_eq!(said(&callers[0]).await["text"], "what I say");
        let stranger = support::guest(&house.browser(), "Eve").await.0.cookie.expect("a cookie");
        let stranger = Caller { cookie: stranger, ..callers[0].clone() };
        assert_eq!(stranger.post(&path("chat"), say("let me in")).await.0, 403);
        served.close().await;
    }

    async fn a_mute_is_heeded_by_streams_that_are_open(house: House) {
        let served = Served::over(house.url()).await;
        let (party, callers) = at_a_server(&house, &served, "arkwright-card").await;
        let path = |what: &str| format!("{}/{what}", party.table);
        let mut stream = callers[0].events(&path("events"), None).await;
        stream.until_now().await;
        for (muted, text) in [(true, Json::Null), (false, json!("still here"))] {
            let mute = json!({ "person": party.ids[1], "muted": muted });
            assert_eq!(callers[0].post(&path("mute"), mute).await.0, 200);
            assert_eq!(callers[1].post(&path("chat"), say("still here")).await.0, 200);
            let said = loop {
                let news = stream.next().await.expect("the stream goes on");
                if news.data["kind"] == "said" {
                    break news.data;
                }
            };
            assert_eq!((&said["text"], &said["muted"]), (&text, &json!(muted)));
        }
        served.close().await;
    }

    async fn a_stream_ends_with_its_session(house: House) {
        let (_, door) = house.app();
        let mut party = Party::playing(&door, "arkwright-card", 2).await;
        let path = format!("{}/events", party.table);
        let stream = hearing(&party.people[0], &path).await;
        party.people[0].delete("/api/session").await.expect(204);
        ended(stream).await;

        let bo = &mut party.people[1];
        let stream = hearing(bo, &path).await;
        bo.post("/api/account", json!({ "name": "Bo", "password": "bo's password" })).await.expect(201);
        ended(stream).await;
        let login = json!({ "name": "Bo", "password": "bo's password" });
        let mut phone = door.another();
        phone.post("/api/session", login.clone()).await.expect(201);
        let (mut stream, phoned) = (hearing(bo, &path).await, hearing(&phone, &path).await);
        bo.post("/api/me/password", json!({ "old": "bo's password", "new": "another password" })).await.expect(204);
        ended(phoned).await;
        bo.post(&format!("{}/chat", party.table), say("still here")).await.expect(200);
        until(&mut stream, "still here").await;
        bo.send(Method::DELETE, "/api/me", Some(json!({ "password": "another password" }))).await.expect(204);
        ended(stream).await;
    }

    async fn a_table_goes_on_when_the_first_process_is_gone(house: House) {
        let served = Served::over(house.url()).await;
        let (party, callers) = at_a_server(&house, &served, "artificium").await;
        let path = format!("{}/events", party.table);
        let reached = move_on(&callers, &party, &house).await;
        let (seen, _) = callers[0].events(&path, None).await.until_now().await;
        served.kill();

        let served = Served::over(house.url()).await;
        let callers: Vec<Caller> = callers.into_iter().map(|caller| Caller { address: served.address, ..caller }).collect();
        let (again, _) = callers[0].events(&path, None).await.until_now().await;
        assert_eq!(again, seen);
        let further = move_on(&callers, &party, &house).await;
        let (missed, _) = callers[1].events(&path, Some(&reached.to_string())).await.until_now().await;
        assert_eq!(numbers(&missed), (reached + 1..=further).collect::<Vec<_>>());
        served.close().await;
    }
}

/// Over PostgreSQL several processes serve the same tables.
#[tokio::test]
async fn what_one_process_is_told_another_one_shows() {
    let house = House::on_postgres().await;
    let (one, other) = (Served::over(house.url()).await, Served::over(house.url()).await);
    let (mut party, callers) = at_a_server(&house, &one, "artificium").await;
    let elsewhere: Vec<Caller> = callers.iter().map(|caller| Caller { address: other.address, ..caller.clone() }).collect();
    let path = format!("{}/events", party.table);
    let mut stream = elsewhere[0].events(&path, None).await;
    stream.until_now().await;
    assert_eq!(callers[1].post(&format!("{}/chat", party.table), say("from the first")).await.0, 200);
    let said = stream.next().await.expect("an event");
    assert_eq!(said.data["text"], "from the first");
    let reached = move_on(&callers, &party, &house).await;
    stream.until(|now| last(now) == reached).await;

    // Two post the same turn at the same moment, each to another process: one of them is right.
    let state = party.until(&mut Dice(1), |state| state["play"]["turn"]["together"] == true && due(state).len() == 2).await;
    let moves = format!("{}/moves", party.table);
    let (doubled, again) = tokio::join!(callers[0].post(&moves, first(&state, 0)), elsewhere[0].post(&moves, first(&state, 0)));
    let mut statuses = [doubled.0, again.0];
    statuses.sort();
    assert_eq!(statuses, [200, 409], "{doubled:?} {again:?}");
    one.kill();

    let mine = party.state(1).await;
    let (status, answer) = elsewhere[1].post(&moves, first(&mine, 1)).await;
    assert_eq!((status, &answer["phase"]), (200, &json!("playing")), "{answer}");
    assert!(last(&answer) >= last(&mine) + 2, "both choices are in");
    stream.until(|now| last(now) == last(&answer)).await;
    other.close().await;
}

/// What another process has added is taken in as a whole or not at all.
#[tokio::test]
async fn a_name_is_learned_though_the_database_failed_at_first() {
    let house = House::on_postgres().await;
    let (door, elsewhere) = (house.browser(), house.browser());
    let mut party = Party::of(&door, 2).await;
    party.table = support::open(&mut party.people[0], json!({ "game": "artificium", "seats": ["me", "open"] })).await;
    let mut watcher = elsewhere.another();
    watcher.get(&party.table).await.expect(200);
    party.post(1, "join", json!({})).await.expect(200);

    house.sql("ALTER TABLE people RENAME TO people_away").await;
    assert!(watcher.get(&party.table).await.status.is_server_error());
    house.sql("ALTER TABLE people_away RENAME TO people").await;
    let seen = watcher.get(&party.table).await.expect(200);
    assert_eq!(seen["seats"][1]["name"], "Bo");
}

#[tokio::test]
async fn another_process_hears_of_names_and_of_sessions() {
    let house = House::on_postgres().await;
    let other = house.elsewhere().await;
    let (app, elsewhere) = other.app();
    let following = tokio::spawn(server::live::follow(app));
    let mut party = Party::playing(&house.browser(), "arkwright-card", 2).await;
    let mut watcher = elsewhere.another();
    let name = async |watcher: &mut Browser| watcher.get(&party.table).await.expect(200)["seats"][1]["name"].clone();
    assert_eq!(name(&mut watcher).await, "Bo");
    party.people[1].patch("/api/me", json!({ "name": "Bobby" })).await.expect(200);
    let renamed = async {
        while name(&mut watcher).await != "Bobby" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, renamed).await.expect("the name is known in time");

    let stream = hearing(&party.people[1].before(&elsewhere), &format!("{}/events", party.table)).await;
    party.people[1].delete("/api/session").await.expect(204);
    ended(stream).await;
    following.abort();
}
