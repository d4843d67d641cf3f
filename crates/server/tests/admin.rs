//! What an operator does: look, check, carry elsewhere, end; and ratings, which follow from results.

mod support;

use serde_json::{Value as Json, json};
use server::admin::{self, Backup, ExportError, Extent, ImportError, What};
use server::journal::{Entry, Who};
use server::store::{Kept, NewTable, Opening, Store, Summary};
use std::sync::Arc;
use support::{Browser, House, on_both};

/// Two guests.
async fn pair(house: &House) -> [(Browser, String); 2] {
    let door = house.browser();
    let mut pair = Vec::new();
    for name in ["Ada", "Ben"] {
        let mut browser = door.another();
        let me = browser.post("/api/guest", json!({ "name": name })).await.expect(201);
        pair.push((browser, me["id"].as_str().expect("an identity").to_owned()));
    }
    pair.try_into().unwrap_or_else(|_| unreachable!("two"))
}

/// A table of two at which both sit and the game has begun.
async fn begun(pair: &mut [(Browser, String); 2], rated: bool) -> String {
    let wanted = json!({ "game": "artificium", "seats": ["me", "open"], "rated": rated });
    let opened = pair[0].0.post("/api/tables", wanted).await.expect(200);
    let id = opened["id"].as_str().expect("an identity").to_owned();
    pair[1].0.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    pair[0].0.post(&format!("/api/tables/{id}/start"), json!({})).await.expect(200);
    id
}

/// Whoever must decide makes the first move there is; false once the game is over.
async fn step(pair: &mut [(Browser, String); 2], id: &str) -> bool {
    let state = pair[0].0.get(&format!("/api/tables/{id}")).await.expect(200);
    if state["phase"] != "playing" {
        return false;
    }
    let due = state["seats"].as_array().expect("seats").iter().position(|seat| seat["due"] == true).expect("somebody decides");
    let browser = &mut pair[due].0;
    let own = browser.get(&format!("/api/tables/{id}?seat={due}")).await.expect(200);
    let mv = own["play"]["moves"][0]["move"].clone();
    let post = json!({
        "seat": due, "position": own["position"], "draft": own["play"]["draft"]["version"], "moves": [mv], "confirms": false,
    });
    browser.post(&format!("/api/tables/{id}/moves"), post).await.expect(200);
    true
}

async fn exported(store: &Store, table: Option<&str>) -> String {
    let mut out = Vec::new();
    admin::export(store, table, &mut out, |_, _| ()).await.expect("an export");
    String::from_utf8(out).expect("text")
}

async fn what(house: &House) -> Vec<&'static str> {
    let report = admin::verify(&house.store, Extent::Everything, |_, _| ()).await.expect("a report");
    report.differs.iter().map(|differs| differs.what.name()).collect()
}

async fn ratings(house: &House) -> Json {
    house.browser().get("/api/ratings/artificium").await.expect(200)["ratings"].clone()
}

fn opening(id: &str, host: &str, summary: Summary) -> Opening {
    Opening { table: table(id, host), entries: vec![Entry::Started], summary }
}

fn table(id: &str, host: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "artificium".to_owned(),
        engine: "1".to_owned(),
        seats: 3,
        switches: Vec::new(),
        sheet: "built-in".to_owned(),
        seed: Some("42".to_owned()),
        start_position: None,
        host: host.to_owned(),
        private: false,
        invitation: "hash".to_owned(),
        pace: "{}".to_owned(),
        rated: true,
        origin: None,
        made: 1,
    }
}

/// The end of a game, with the places of those who played it.
fn over(places: &[(Who, i64)], rated: bool) -> Summary {
    let kept = places.iter().enumerate().map(|(seat, (who, place))| Kept {
        seat,
        who: Some(who.clone()),
        score: 10,
        place: *place,
        won: *place == 1,
        rated,
        achievements: Vec::new(),
    });
    Summary { phase: "over".to_owned(), results: kept.collect(), ..Summary::default() }
}

on_both! {
    async fn a_whole_game_is_rated_checked_and_carried_elsewhere(house: House) {
        let mut pair = pair(&house).await;
        let id = begun(&mut pair, true).await;
        for _ in 0..6 {
            assert!(step(&mut pair, &id).await);
        }
        assert_eq!(what(&house).await, Vec::<&str>::new());
        while step(&mut pair, &id).await {}
        let other = begun(&mut pair, false).await;
        step(&mut pair, &other).await;
        assert_eq!(what(&house).await, Vec::<&str>::new());
        let rated = ratings(&house).await;
        assert_eq!(rated.as_array().map(Vec::len), Some(2), "{rated}");
        assert!(rated[0]["rating"].as_f64() >= rated[1]["rating"].as_f64() && rated[0]["games"] == 1, "{rated}");
        pair[0].0.post(&format!("/api/tables/{id}/say"), json!({ "text": "well played" })).await;
        assert_eq!(ratings(&house).await, rated, "a table is rated once");

        let overview = admin::overview(&house.store).await.expect("an overview");
        assert_eq!((overview.guests, overview.accounts, overview.unfinished.len()), (2, 0, 1));
        let phases: Vec<(&str, i64)> = overview.phases.iter().map(|kept| (kept.phase.as_str(), kept.count)).collect();
        assert_eq!(phases, [("over", 1), ("playing", 1)]);

        let everything = exported(&house.store, None).await;
        let file = std::env::temp_dir().join(format!("lineshaft-{}.jsonl", server::secret::identity()));
        std::fs::write(&file, &everything).expect("a file");
        for elsewhere in [House::on_sqlite().await, House::on_postgres().await] {
            admin::import(&elsewhere.store, &file, Arc::new(|_, _| ())).await.expect("an import");
            assert_eq!(exported(&elsewhere.store, None).await, everything, "every row arrives as it was");
            assert_eq!(what(&elsewhere).await, Vec::<&str>::new());
            let again = admin::import(&elsewhere.store, &file, Arc::new(|_, _| ())).await;
            assert!(matches!(again, Err(ImportError::NotEmpty)));
        }
        std::fs::remove_file(file).expect("it goes");
    }

    async fn one_table_goes_without_accounts(house: House) {
        let mut ada = house.browser();
        let account = json!({ "name": "Ada", "password": "a password of eight" });
        let me = ada.post("/api/account", account).await.expect(201)["me"]["id"].as_str().expect("an identity").to_owned();
        let wanted = json!({ "game": "artificium", "seats": ["me", "me"] });
        let id = ada.post("/api/tables", wanted).await.expect(200)["id"].as_str().expect("an identity").to_owned();
        let text = exported(&house.store, Some(&id)).await;
        assert!(text.contains(&me) && text.contains("\"Ada\"") && !text.contains("argon2") && !text.contains("sessions"), "{text}");
        let file = std::env::temp_dir().join(format!("lineshaft-{}.jsonl", server::secret::identity()));
        std::fs::write(&file, &text).expect("a file");
        let elsewhere = House::on_sqlite().await;
        admin::import(&elsewhere.store, &file, Arc::new(|_, _| ())).await.expect("an import");
        assert_eq!(what(&elsewhere).await, Vec::<&str>::new());
        std::fs::remove_file(file).expect("it goes");
        let nothing = admin::export(&house.store, Some("nowhere"), &mut Vec::new(), |_, _| ()).await;
        assert!(matches!(nothing, Err(ExportError::NoTable)));
    }

    async fn nothing_of_a_bad_file_arrives(house: House) {
        let [(_, ada), _] = pair(&house).await;
        let good = exported(&house.store, None).await;
        let lines: Vec<&str> = good.lines().collect();
        let doubled = [lines[0], lines[1], lines[1], "{\"end\":2}"].join("\n");
        let nobody = good.replace("\"lang\":\"en\"", "\"lang\":null");
        let file = std::env::temp_dir().join(format!("lineshaft-{}.jsonl", server::secret::identity()));
        let empty = House::on_sqlite().await;
        for (text, fault) in [
            ("", "not an export"),
            ("{\"format\":\"other\"}\n", "not an export"),
            (&lines[..3].join("\n"), "the file breaks off"),
            (&good.replace("\"made\":", "\"mode\":"), "line 2 is no row"),
            (&doubled, "the database refuses"),
            (&nobody, "the database refuses"),
        ] {
            std::fs::write(&file, text).expect("a file");
            let error = admin::import(&empty.store, &file, Arc::new(|_, _| ())).await.expect_err("a fault").to_string();
            assert!(error.contains(fault), "{error} instead of {fault}");
            assert!(empty.store.person(&ada).await.expect("an answer").is_none());
        }
        std::fs::remove_file(file).expect("it goes");
    }

    async fn whatever_differs_is_found(house: House) {
        let mut pair = pair(&house).await;
        let id = begun(&mut pair, false).await;
        for _ in 0..8 {
            step(&mut pair, &id).await;
        }
        assert_eq!(what(&house).await, Vec::<&str>::new());
        house.sql(format!("UPDATE seats SET due = 1 - due WHERE table_id = '{id}' AND seat = 0")).await;
        assert_eq!(what(&house).await, ["seat"]);
        house.sql(format!("UPDATE seats SET due = 1 - due WHERE table_id = '{id}' AND seat = 0")).await;
        house.sql(format!("INSERT INTO jobs (table_id, seat, position, bot) VALUES ('{id}', 0, 1, 'easy')")).await;
        assert_eq!(what(&house).await, ["job"]);
        house.sql("DELETE FROM jobs").await;
        house.sql(format!("UPDATE tables SET phase = 'over' WHERE id = '{id}'")).await;
        assert_eq!(what(&house).await, ["phase"]);
        house.sql(format!("UPDATE tables SET phase = 'playing' WHERE id = '{id}'")).await;
        house.sql(format!(
            "INSERT INTO results (table_id, seat, game, score, place, won, rated, at) VALUES ('{id}', 0, 'artificium', 1, 1, 1, 0, 1)"
        )).await;
        assert_eq!(what(&house).await, ["result"]);
        house.sql("DELETE FROM results").await;
        let digests = format!("UPDATE entries SET body = replace(body, '\"after\":\"', '\"after\":\"0') WHERE table_id = '{id}'");
        house.sql(digests).await;
        let running = admin::verify(&house.store, Extent::Running, |_, _| ()).await.expect("a report");
        assert_eq!(running.tables, 1);
        let What::Halted { number, why } = &running.differs[0].what else { panic!("{running:?}") };
        assert!(*number > 0 && why.contains("instead of 0"), "{why}");
        house.sql(format!("DELETE FROM entries WHERE table_id = '{id}' AND number = 4")).await;
        assert_eq!(what(&house).await, ["gap"]);
        house.sql(format!("UPDATE entries SET body = '7' WHERE table_id = '{id}' AND number = 2")).await;
        assert_eq!(what(&house).await, ["unreadable"]);
    }

    async fn an_operator_ends_a_table_that_a_server_has_in_memory(house: House) {
        let mut pair = pair(&house).await;
        let id = begun(&mut pair, false).await;
        let own = pair[0].0.get(&format!("/api/tables/{id}")).await.expect(200);
        let operator = Store::open(&house.url).await.expect("the same database");
        admin::end(&operator, &id).await.expect("it ends");
        assert_eq!(admin::end(&operator, &id).await.expect_err("once").code, "over");
        assert_eq!(admin::end(&operator, "nowhere").await.expect_err("no table").code, "no-such-table");
        let due = own["seats"].as_array().expect("seats").iter().position(|seat| seat["due"] == true).expect("somebody");
        let mv = pair[due].0.get(&format!("/api/tables/{id}?seat={due}")).await.json()["play"]["moves"][0]["move"].clone();
        let post = json!({ "seat": due, "position": own["position"], "moves": [mv], "confirms": false });
        pair[due].0.post(&format!("/api/tables/{id}/moves"), post).await.refuses(409, "over");
        assert_eq!(pair[0].0.get(&format!("/api/tables/{id}")).await.expect(200)["phase"], "ended");
        assert_eq!(what(&house).await, Vec::<&str>::new());
        operator.close().await;
    }

    async fn ratings_follow_the_order_of_finishing(house: House) {
        let [(_, ada), _] = pair(&house).await;
        let person = || Who::Person(ada.clone());
        let bot = |name: &str| Who::Bot(name.to_owned());
        let first = over(&[(person(), 1), (bot("easy"), 2), (bot("hard"), 2)], true);
        house.store.open_table(opening("one", &ada, first.clone())).await.expect("a table");
        let rated = ratings(&house).await;
        assert_eq!(rated[0]["person"]["name"], "Ada");
        assert_eq!(rated[1]["rating"], rated[2]["rating"], "a shared place");
        assert!(rated[0]["rating"].as_f64() > Some(25.0) && rated[1]["rating"].as_f64() < Some(25.0), "{rated}");
        house.store.append("one", 1, 2, vec![Entry::Started], first, None).await.expect("once more");
        assert_eq!(ratings(&house).await, rated, "a table is rated once");
        let unrated = over(&[(person(), 3), (bot("easy"), 1), (bot("hard"), 2)], false);
        house.store.open_table(opening("two", &ada, unrated)).await.expect("a table");
        assert_eq!(ratings(&house).await, rated);
        let doubled = over(&[(person(), 2), (bot("easy"), 1), (bot("easy"), 3)], true);
        house.store.open_table(opening("three", &ada, doubled)).await.expect("a table");
        let games = ratings(&house).await;
        let of = |name: &str| games.as_array().expect("a list").iter().find(|row| row["bot"] == name).expect("it is there")["games"].clone();
        assert_eq!((of("easy"), of("hard")), (json!(2), json!(1)));
    }
}

#[tokio::test]
async fn a_backup_is_a_database_and_postgres_has_its_own() {
    let house = House::on_sqlite().await;
    let mut pair = pair(&house).await;
    begun(&mut pair, false).await;
    let file = house.folder.as_ref().expect("a folder").join("backup.db");
    assert_eq!(admin::backup(&house.store, &file).await.expect("a backup"), Backup::Done);
    let copy = Store::open(&Store::address_of(&file)).await.expect("a database");
    assert_eq!(exported(&copy, None).await, exported(&house.store, None).await);
    assert!(admin::backup(&house.store, &file).await.is_err(), "nothing is overwritten");
    let shared = House::on_postgres().await;
    assert_eq!(admin::backup(&shared.store, &file).await.expect("a word"), Backup::UsePgDump);
}

#[tokio::test]
async fn a_server_sees_what_the_operator_does_to_its_file() {
    let house = House::on_sqlite().await;
    let mut pair = pair(&house).await;
    let id = begun(&mut pair, false).await;
    let app = server::App::new(server::config::Config::default(), house.store.clone());
    let phase = async || app.hall.with(&id, |room| room.phase.name()).await.expect("a table");
    assert_eq!(phase().await, "playing");
    let operator = Store::open(&house.url).await.expect("the same database");
    admin::end(&operator, &id).await.expect("it ends");
    let mut news = app.hall.live(&id).listen();
    app.hall.look_closer(&id).await.expect("a look");
    assert!(news.has_changed().expect("it is there"));
    news.mark_unchanged();
    assert_eq!(phase().await, "ended");
    app.hall.look_closer(&id).await.expect("a look");
    assert!(!news.has_changed().expect("it is there"), "nothing is new");
}
