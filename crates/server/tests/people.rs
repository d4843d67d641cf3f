//! People over HTTP: guests, accounts, sessions, what is one's own; over real SQLite and real PostgreSQL.

mod support;

use axum::http::Method;
use serde_json::{Value as Json, json};
use server::journal::{Entry, Who};
use server::store::{Kept, NewTable, Opening, Seated, Summary};
use support::{Browser, House, logged, on_both};

const PASSWORD: &str = "a password of eight";

async fn guest(house: &House, name: &str) -> (Browser, String) {
    let mut browser = house.browser();
    let me = browser.post("/api/guest", json!({ "name": name })).await.expect(201);
    (browser, id(&me))
}

async fn account(house: &House, name: &str) -> (Browser, String, Vec<String>) {
    let mut browser = house.browser();
    let made = browser.post("/api/account", json!({ "name": name, "password": PASSWORD })).await.expect(201);
    let codes = made["codes"].as_array().expect("codes").iter().map(|code| code.as_str().expect("a code").to_owned());
    (browser, id(&made["me"]), codes.collect())
}

fn id(json: &Json) -> String {
    json["id"].as_str().expect("an identity").to_owned()
}

/// A game that is over, in which this person won and said something.
async fn finished(house: &House, table: &str, person: &str, private: bool) {
    let set = NewTable {
        id: table.to_owned(),
        game: "artificium".to_owned(),
        engine: "1".to_owned(),
        seats: 2,
        switches: Vec::new(),
        sheet: "built-in".to_owned(),
        seed: Some("42".to_owned()),
        start_position: None,
        host: person.to_owned(),
        private,
        invitation: "hash".to_owned(),
        pace: "{}".to_owned(),
        rated: true,
        origin: None,
        made: 1,
    };
    let who = Some(Who::Person(person.to_owned()));
    let said = Entry::Said { person: person.to_owned(), text: "<b>well played</b>".to_owned() };
    let other = Entry::Said { person: "somebody-else".to_owned(), text: "not mine".to_owned() };
    let kept =
        Kept { seat: 0, who: who.clone(), score: 71, place: 1, won: true, rated: true, achievements: vec!["first".to_owned()] };
    let summary = Summary {
        phase: "over".to_owned(),
        seats: vec![(0, Seated { who, due: false })],
        results: vec![kept],
        ..Summary::default()
    };
    house.store.open_table(Opening { table: set, entries: vec![said, other], summary }).await.expect("a table");
}

/// Somebody has confirmed a mail address, where a server sent mails.
async fn mailed(house: &House, person: &str, mail: &str) {
    house.sql(format!("UPDATE people SET mail = '{mail}' WHERE id = '{person}'")).await;
}

async fn rate(house: &House, who: &str, rating: f64) {
    let row = format!("'artificium', '{who}', {rating}, 1.25, 2");
    house.sql(format!("INSERT INTO ratings (game, who, rating, uncertainty, games) VALUES ({row})")).await;
}

on_both! {
    async fn a_guest_becomes_an_account_and_logs_in_elsewhere(house: House) {
        let (mut browser, guest) = guest(&house, "  Ada   Lovelace ").await;
        let first = browser.token();
        let me = browser.get("/api/me").await.expect(200);
        assert_eq!((&me["name"], &me["guest"], &me["lang"]), (&json!("Ada Lovelace"), &json!(true), &json!("en")));
        assert_eq!(browser.token(), first);

        let made = browser.post("/api/account", json!({ "name": "Ada", "password": PASSWORD })).await.expect(201);
        assert_eq!(id(&made["me"]), guest);
        assert_eq!(made["codes"].as_array().map(Vec::len), Some(8));
        let second = browser.token();
        assert_ne!(second, first);
        let mut old = browser.another();
        old.cookie = Some(format!("lineshaft={first}"));
        old.get("/api/me").await.refuses(401, "who-are-you");
        browser.post("/api/account", json!({ "name": "Other", "password": PASSWORD })).await.refuses(409, "has-account");
        browser.post("/api/guest", json!({ "name": "Other" })).await.refuses(409, "already-somebody");

        browser.delete("/api/session").await.expect(204);
        assert_eq!(browser.cookie, None);
        old.cookie = Some(format!("lineshaft={second}"));
        old.get("/api/me").await.refuses(401, "who-are-you");

        let mut browser = browser.with("user-agent", "Firefox at home");
        let me = browser.post("/api/session", json!({ "name": "ADA", "password": PASSWORD })).await.expect(201);
        assert_eq!((id(&me), me["guest"].as_bool(), me["codes_left"].as_i64()), (guest.clone(), Some(false), Some(8)));
        let mut phone = browser.another().with("user-agent", "a phone");
        phone.post("/api/session", json!({ "name": "ada", "password": PASSWORD })).await.expect(201);

        let listed = browser.get("/api/me/sessions").await.expect(200);
        let sessions = listed["sessions"].as_array().expect("a list").clone();
        assert_eq!(sessions.len(), 2);
        let other = sessions.iter().find(|session| session["here"] == false).expect("the phone");
        assert_eq!(other["device"], "a phone");
        let path = format!("/api/me/sessions/{}", id(other));
        browser.delete(&path).await.expect(204);
        browser.delete(&path).await.refuses(404, "no-such-session");
        phone.get("/api/me").await.refuses(401, "who-are-you");
        browser.get("/api/me").await.expect(200);
    }

    async fn a_stranger_is_told_a_name_that_nobody_bears_and_no_fault(house: House) {
        let mut names = std::collections::BTreeSet::new();
        for _ in 0..24 {
            let told = house.browser().get("/api/session").await.expect(200);
            assert_eq!(told["me"], Json::Null);
            let name = told["free_name"].as_str().expect("a name").to_owned();
            guest(&house, &name).await;
            assert!(names.insert(name.clone()), "{name} is borne already");
        }
        let (mut ada, id) = guest(&house, "Ada").await;
        let known = ada.get("/api/session").await;
        assert!(known.headers.contains_key("set-cookie"), "the session lasts on");
        let known = known.expect(200);
        assert_eq!((known["me"]["id"].as_str(), &known["free_name"]), (Some(id.as_str()), &Json::Null));
    }

    async fn a_session_of_another_cannot_be_ended(house: House) {
        let (mut ada, _) = guest(&house, "Ada").await;
        let (mut eve, _) = guest(&house, "Eve").await;
        let listed = ada.get("/api/me/sessions").await.expect(200);
        let path = format!("/api/me/sessions/{}", id(&listed["sessions"][0]));
        eve.delete(&path).await.refuses(404, "no-such-session");
        ada.get("/api/me").await.expect(200);
    }

    async fn the_cookie_is_for_the_browser_alone(house: House) {
        let (mut browser, _) = guest(&house, "Ada").await;
        let reply = browser.get("/api/me").await;
        let cookie = reply.headers["set-cookie"].to_str().expect("text").to_owned();
        let token = browser.token();
        assert_eq!(cookie, format!("lineshaft={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=15552000"));
        assert!(token.len() >= 32 && !reply.text.contains(&token));
        let config = server::config::Config { https: true, ..Default::default() };
        let mut secure = Browser::new(house.server(config));
        let reply = secure.post("/api/guest", json!({ "name": "Eve" })).await;
        assert!(reply.headers["set-cookie"].to_str().expect("text").ends_with("; Secure"));
        assert_eq!(reply.headers["strict-transport-security"], "max-age=31536000");
        assert!(!browser.get("/api/me").await.headers.contains_key("strict-transport-security"));
    }

    async fn a_session_that_was_not_used_for_half_a_year_is_none(house: House) {
        let (mut browser, _) = guest(&house, "Ada").await;
        house.sql("UPDATE sessions SET seen = seen - 61000").await;
        let seen = async |browser: &mut Browser| {
            browser.get("/api/me/sessions").await.expect(200)["sessions"][0]["seen"].as_i64()
        };
        assert!(seen(&mut browser).await > Some(server::now() - 60_000), "using it is noted");
        house.sql("UPDATE sessions SET seen = seen - 30000").await;
        let before = seen(&mut browser).await;
        assert!(before < Some(server::now() - 29_000), "but not more than once a minute");
        house.sql("UPDATE sessions SET seen = seen - 15552000000").await;
        let mut later = house.elsewhere().await.browser();
        later.cookie.clone_from(&browser.cookie);
        later.get("/api/me").await.refuses(401, "who-are-you");
    }

    async fn an_ended_session_is_none_here_at_once_and_elsewhere_soon(house: House) {
        let (mut browser, _) = guest(&house, "Ada").await;
        let other = house.elsewhere().await;
        let mut elsewhere = other.browser();
        elsewhere.cookie.clone_from(&browser.cookie);
        let (token, mut same) = (browser.cookie.clone(), house.browser());
        for asking in [&mut browser, &mut elsewhere] {
            asking.get("/api/me").await.expect(200);
        }
        browser.delete("/api/session").await.expect(204);
        same.cookie.clone_from(&token);
        same.get("/api/me").await.refuses(401, "who-are-you");
        while elsewhere.get("/api/me").await.status != 401 {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            elsewhere.cookie.clone_from(&token);
        }
    }

    async fn what_somebody_changes_is_so_with_the_next_request(house: House) {
        let (mut browser, _) = guest(&house, "Ada").await;
        for (name, lang) in [("Bea", "fr"), ("Cleo", "ko"), ("Dora", "en")] {
            assert_ne!(browser.get("/api/me").await.expect(200)["name"], name);
            browser.patch("/api/me", json!({ "name": name, "lang": lang })).await.expect(200);
            let me = browser.get("/api/me").await.expect(200);
            assert_eq!((&me["name"], &me["lang"]), (&json!(name), &json!(lang)));
        }
    }

    async fn names_are_one_persons_and_readable(house: House) {
        let (mut ada, ..) = account(&house, "Ada").await;
        let mut other = house.browser();
        let register = |name: &str| json!({ "name": name, "password": PASSWORD });
        other.post("/api/account", register("aDA ")).await.refuses(409, "name-taken");
        other.post("/api/guest", json!({ "name": "ADA" })).await.refuses(409, "name-taken");
        other.post("/api/guest", json!({ "name": " " })).await.refuses(400, "name-empty");
        let long = other.post("/api/guest", json!({ "name": "x".repeat(33) })).await.refuses(400, "name-long");
        assert!(long.contains("32"), "{long}");
        for unseen in ["A\u{202e}da", "Ada\u{fe0f}", "Ada\u{e0041}"] {
            other.post("/api/guest", json!({ "name": unseen })).await.refuses(400, "name-unseen");
        }
        account(&house, "Émile").await;
        other.post("/api/account", register("E\u{301}mile")).await.refuses(409, "name-taken");
        other.post("/api/guest", json!({ "name": "Ａｄａ" })).await.refuses(409, "name-taken");
        other.post("/api/guest", json!({ "name": "Bo", "lang": "de" })).await.refuses(400, "no-such-language");
        let short = json!({ "name": "Bo", "password": "1234567" });
        assert!(other.post("/api/account", short).await.refuses(400, "password-short").contains('8'));
        let endless = json!({ "name": "Bo", "password": "x".repeat(300) });
        other.post("/api/account", endless).await.refuses(400, "password-long");
        assert_eq!(other.cookie, None);

        let bo = other.post("/api/guest", json!({ "name": "Bo", "lang": "ko" })).await.expect(201);
        assert_eq!(bo["lang"], "ko");
        other.patch("/api/me", json!({ "name": "Ada" })).await.refuses(409, "name-taken");
        let bo = other.patch("/api/me", json!({ "name": "Bob", "confirms": false })).await.expect(200);
        assert_eq!((&bo["name"], &bo["confirms"], &bo["lang"]), (&json!("Bob"), &json!(false), &json!("ko")));

        other.patch("/api/me", json!({ "lang": "fr" })).await.expect(200);
        let me = ada.patch("/api/me", json!({ "name": "Countess" })).await.expect(200);
        assert_eq!(me["name"], "Countess");
        let mut elsewhere = house.browser();
        elsewhere.post("/api/session", register("Ada")).await.refuses(401, "wrong-login");
        elsewhere.post("/api/session", register("countess")).await.expect(201);
        other.post("/api/account", register("Ada")).await.expect(201);
        other.patch("/api/me", json!({ "name": "COUNTESS", "lang": "en" })).await.refuses(409, "name-taken");
        assert_eq!(other.get("/api/me").await.expect(200)["lang"], "fr", "all or nothing");
    }

    async fn two_who_want_one_name_at_once_do_not_both_get_it(house: House) {
        let browser = house.browser();
        let asked = (0..4).map(|_| {
            let mut browser = browser.another();
            async move { browser.post("/api/account", json!({ "name": "Ada", "password": PASSWORD })).await }
        });
        let replies = futures_util::future::join_all(asked).await;
        let made = replies.iter().filter(|reply| reply.status == 201).count();
        assert_eq!(made, 1);
        replies.iter().filter(|reply| reply.status != 201).for_each(|reply| drop(reply.refuses(409, "name-taken")));
    }

    async fn wrong_passwords_are_refused_alike(house: House) {
        let (..) = account(&house, "Ada").await;
        let mut eve = house.browser();
        let mut said = Vec::new();
        let wrong = [("Ada", "another password"), ("Nobody", PASSWORD), ("", PASSWORD), ("Ada", ""), ("A\nda", PASSWORD)];
        for (name, password) in wrong {
            let reply = eve.post("/api/session", json!({ "name": name, "password": password })).await;
            reply.refuses(401, "wrong-login");
            said.push(reply.text);
        }
        assert!(said.iter().all(|text| *text == said[0]));
        assert_eq!(eve.cookie, None);
    }

    async fn a_guest_has_no_password_to_log_in_with(house: House) {
        let (mut browser, _) = guest(&house, "Ada").await;
        let mut eve = house.browser();
        eve.post("/api/session", json!({ "name": "Ada", "password": "" })).await.refuses(401, "wrong-login");
        browser.post("/api/me/password", json!({ "old": "", "new": PASSWORD })).await.refuses(403, "account-needed");
        browser.post("/api/me/codes", json!({ "password": "" })).await.refuses(403, "account-needed");
    }

    async fn a_new_password_ends_the_other_sessions(house: House) {
        let (mut ada, ..) = account(&house, "Ada").await;
        let mut phone = house.browser();
        phone.post("/api/session", json!({ "name": "Ada", "password": PASSWORD })).await.expect(201);
        let wrong = json!({ "old": "wrong password", "new": "something new" });
        ada.post("/api/me/password", wrong).await.refuses(403, "wrong-password");
        ada.post("/api/me/password", json!({ "old": PASSWORD, "new": "short" })).await.refuses(400, "password-short");
        phone.get("/api/me").await.expect(200);
        ada.post("/api/me/password", json!({ "old": PASSWORD, "new": "something new" })).await.expect(204);
        phone.get("/api/me").await.refuses(401, "who-are-you");
        ada.get("/api/me").await.expect(200);
        phone.post("/api/session", json!({ "name": "Ada", "password": PASSWORD })).await.refuses(401, "wrong-login");
        phone.post("/api/session", json!({ "name": "Ada", "password": "something new" })).await.expect(201);
    }

    async fn a_recovery_code_works_once(house: House) {
        let (mut ada, _, codes) = account(&house, "Ada").await;
        let (_, _, others) = account(&house, "Eve").await;
        let mut lost = house.browser();
        let recover = |name: &str, code: &str| json!({ "name": name, "code": code, "password": "found again" });
        lost.post("/api/recover", recover("Ada", "aaaa-bbbb-cccc-dddd")).await.refuses(403, "wrong-code");
        lost.post("/api/recover", recover("Ada", &others[0])).await.refuses(403, "wrong-code");
        lost.post("/api/recover", recover("Nobody", &codes[0])).await.refuses(403, "wrong-code");
        let short = json!({ "name": "Ada", "code": &codes[0], "password": "short" });
        lost.post("/api/recover", short).await.refuses(400, "password-short");
        let me = lost.post("/api/recover", recover("ada", &codes[0].to_uppercase().replace('-', " "))).await.expect(201);
        assert_eq!(me["codes_left"], 7);
        ada.get("/api/me").await.refuses(401, "who-are-you");
        lost.post("/api/recover", recover("Ada", &codes[0])).await.refuses(403, "wrong-code");
        ada.post("/api/session", json!({ "name": "Ada", "password": "found again" })).await.expect(201);

        ada.post("/api/me/codes", json!({ "password": PASSWORD })).await.refuses(403, "wrong-password");
        let renewed = ada.post("/api/me/codes", json!({ "password": "found again" })).await.expect(201);
        lost.post("/api/recover", recover("Ada", &codes[1])).await.refuses(403, "wrong-code");
        let code = renewed["codes"][0].as_str().expect("a code");
        lost.post("/api/recover", recover("Ada", code)).await.expect(201);
    }

    async fn a_name_with_markup_is_plain_text(house: House) {
        let name = "<b>&amp;\"' { $x }";
        let (mut browser, person) = guest(&house, name).await;
        assert_eq!(browser.get("/api/me").await.expect(200)["name"], name);
        let reply = browser.get(&format!("/api/people/{person}")).await;
        assert_eq!(reply.headers["content-type"], "application/json");
        assert_eq!(reply.expect(200)["name"], name);
    }

    async fn a_profile_shows_what_was_done_and_hides_private_tables(house: House) {
        let (mut ada, person, _) = account(&house, "Ada").await;
        finished(&house, "open-table", &person, false).await;
        finished(&house, "private-table", &person, true).await;
        rate(&house, &format!("person:{person}"), 27.5).await;
        rate(&house, "bot:greedy", 25.0).await;
        let path = format!("/api/people/{person}");
        let seen = house.browser().get(&path).await.expect(200);
        assert_eq!((&seen["name"], &seen["guest"], &seen["left"]), (&json!("Ada"), &json!(false), &json!(false)));
        assert_eq!(seen["totals"], json!([{ "game": "artificium", "played": 2, "won": 2 }]));
        assert_eq!(seen["ratings"][0]["rating"], 27.5);
        assert_eq!(seen["achievements"][0]["name"], "first");
        assert!(seen["results"].to_string().contains("open-table") && !seen.to_string().contains("private-table"));
        assert!(ada.get(&path).await.text.contains("private-table"));

        let list = house.browser().get("/api/ratings/artificium").await.expect(200);
        assert_eq!((&list["ratings"][0]["person"]["name"], &list["ratings"][1]["bot"]), (&json!("Ada"), &json!("greedy")));
        house.browser().get("/api/ratings/chess").await.refuses(404, "no-such-game");
        house.browser().get("/api/people/nobody").await.refuses(404, "no-such-person");
        ada.send(Method::DELETE, "/api/me", Some(json!({ "password": PASSWORD }))).await.expect(204);
        let list = house.browser().get("/api/ratings/artificium").await.expect(200);
        assert_eq!(list["ratings"].as_array().map(Vec::len), Some(1), "{list}");
    }

    async fn everything_kept_can_be_taken_along(house: House) {
        let (mut ada, person, _) = account(&house, "Ada").await;
        let (_, eve) = guest(&house, "Eve").await;
        finished(&house, "private-table", &person, true).await;
        finished(&house, "anothers-table", &eve, false).await;
        house.store.put_sheet("hash", "artificium", "[sheet]", &person, 5).await.expect("a sheet");
        mailed(&house, &person, "ada@example.org").await;
        ada.put(&format!("/api/me/blocked/{eve}"), json!({})).await.expect(204);
        let reply = ada.get("/api/me/export").await;
        assert!(reply.headers["content-disposition"].to_str().expect("text").starts_with("attachment"));
        let all = reply.expect(200);
        assert_eq!((&all["person"]["name"], &all["notices"]["mail"]), (&json!("Ada"), &json!("ada@example.org")));
        assert_eq!((&all["blocked"][0]["name"], &all["sheets"][0]["content"]), (&json!("Eve"), &json!("[sheet]")));
        assert_eq!((&all["results"][0]["score"], &all["sessions"][0]["here"]), (&json!(71), &json!(true)));
        let tables = all["tables"].as_array().expect("tables");
        assert_eq!(tables.len(), 1);
        assert_eq!((&tables[0]["id"], &tables[0]["host"]), (&json!("private-table"), &json!(true)));
        assert_eq!(tables[0]["said"][0]["text"], "<b>well played</b>");
        assert_eq!(tables[0]["said"].as_array().map(Vec::len), Some(1));
        assert!(!reply.text.contains("argon2") && !reply.text.contains(&ada.token()));
    }

    async fn whoever_leaves_is_forgotten_and_games_stay(house: House) {
        let (mut ada, person, codes) = account(&house, "Ada").await;
        let mut phone = house.browser();
        phone.post("/api/session", json!({ "name": "Ada", "password": PASSWORD })).await.expect(201);
        finished(&house, "a-table", &person, false).await;
        ada.put("/api/me/notices", json!({ "webhook": "https://example.org/x" })).await.expect(200);
        mailed(&house, &person, "ada@example.org").await;
        ada.delete("/api/me").await.refuses(403, "wrong-password");
        let wrong = json!({ "password": "wrong password" });
        ada.send(Method::DELETE, "/api/me", Some(wrong)).await.refuses(403, "wrong-password");
        ada.get("/api/me").await.expect(200);
        ada.send(Method::DELETE, "/api/me", Some(json!({ "password": PASSWORD }))).await.expect(204);
        assert_eq!(ada.cookie, None);
        phone.get("/api/me").await.refuses(401, "who-are-you");
        phone.post("/api/session", json!({ "name": "Ada", "password": PASSWORD })).await.refuses(401, "wrong-login");
        let code = json!({ "name": "Ada", "code": &codes[0], "password": PASSWORD });
        phone.post("/api/recover", code).await.refuses(403, "wrong-code");

        let path = format!("/api/people/{person}");
        let seen = house.browser().get(&path).await.expect(200);
        assert_eq!((&seen["name"], &seen["left"]), (&json!("somebody who left"), &json!(true)));
        assert_eq!(house.browser().with("accept-language", "ko-KR").get(&path).await.expect(200)["name"], "떠난 사람");
        assert_eq!(seen["results"][0]["table"], "a-table");
        let row = house.store.person(&person).await.expect("an answer").expect("a row");
        assert!(row.deleted && row.name.is_empty() && row.login.is_none() && row.password.is_none());
        assert!(house.store.reach(&person).await.expect("an answer") == server::store::Reach::default());
        assert_eq!(house.store.seats_of("a-table").await.expect("seats")[0].who, Some(Who::Person(person.clone())));
        assert_eq!(house.store.entries("a-table", 0).await.expect("entries").len(), 2);
        let (_, again, _) = account(&house, "Ada").await;
        assert_ne!(again, person, "the name is free, the identity is not");

        let (mut bo, _) = guest(&house, "Bo").await;
        bo.delete("/api/me").await.expect(204);
        bo.get("/api/me").await.refuses(401, "who-are-you");
    }

    async fn notices_go_where_their_owner_wants(house: House) {
        let (mut ada, _) = guest(&house, "Ada").await;
        assert_eq!(ada.get("/api/me/notices").await.expect(200), json!({ "webhook": null, "mail": null }));
        for bad in ["ftp://example.org", "example.org/hook", "https://me:secret@example.org"] {
            ada.put("/api/me/notices", json!({ "webhook": bad })).await.refuses(400, "bad-webhook");
        }
        ada.put("/api/me/notices", json!({ "mail": "nonsense" })).await.refuses(400, "bad-mail");
        let set = ada.put("/api/me/notices", json!({ "webhook": "https://example.org/hook" })).await.expect(200);
        let secret = set["secret"].as_str().expect("a secret");
        let both = json!({ "webhook": "https://example.org/other", "mail": "ada@example.org" });
        ada.put("/api/me/notices", both).await.refuses(409, "no-mails");
        let reach = house.store.reach(&id(&ada.get("/api/me").await.expect(200))).await.expect("an answer");
        assert_eq!(reach.webhook_secret.as_deref(), Some(secret));
        let moved = ada.put("/api/me/notices", json!({ "webhook": "https://example.org/elsewhere" })).await.expect(200);
        assert_ne!(moved["secret"].as_str(), Some(secret));
        assert_eq!(moved["mail"], Json::Null);
        ada.delete("/api/me/notices").await.expect(204);
        assert_eq!(ada.get("/api/me/notices").await.expect(200), json!({ "webhook": null, "mail": null }));
    }

    async fn people_are_blocked_and_heard_no_more(house: House) {
        let (mut ada, a) = guest(&house, "Ada").await;
        let (mut eve, e) = guest(&house, "Eve").await;
        ada.put(&format!("/api/me/blocked/{a}"), json!({})).await.refuses(400, "yourself");
        ada.put("/api/me/blocked/nobody", json!({})).await.refuses(404, "no-such-person");
        for _ in 0..2 {
            ada.put(&format!("/api/me/blocked/{e}"), json!({})).await.expect(204);
        }
        let listed = ada.get("/api/me/blocked").await.expect(200);
        assert_eq!(listed["blocked"], json!([{ "id": e, "name": "Eve", "guest": true, "left": false }]));
        assert_eq!(eve.get("/api/me/blocked").await.expect(200)["blocked"], json!([]));
        assert!(house.store.is_blocked(&e, &a).await.expect("an answer"));
        ada.delete(&format!("/api/me/blocked/{e}")).await.expect(204);
        assert!(!house.store.is_blocked(&e, &a).await.expect("an answer"));

        finished(&house, "a-table", &a, false).await;
        for _ in 0..2 {
            house.store.mute(&a, "a-table", &e, true).await.expect("muted");
        }
        assert_eq!(house.store.muted(&a, "a-table").await.expect("a list"), std::slice::from_ref(&e));
        house.store.mute(&a, "a-table", &e, false).await.expect("heard");
        assert!(house.store.muted(&a, "a-table").await.expect("a list").is_empty());
    }

    async fn what_is_anothers_is_not_told(house: House) {
        let (mut ada, a, codes) = account(&house, "AdaTheOwner").await;
        let hook = ada.put("/api/me/notices", json!({ "webhook": "https://hook.example" })).await;
        mailed(&house, &a, "ada@mail.example").await;
        let session = id(&ada.get("/api/me/sessions").await.expect(200)["sessions"][0]);
        finished(&house, "a-table", &a, false).await;
        rate(&house, &format!("person:{a}"), 27.5).await;
        let mut secrets = ["adatheowner", "hook.example", "mail.example", "argon2"].map(str::to_owned).to_vec();
        secrets.extend([ada.token(), server::secret::hash(&ada.token()), session]);
        secrets.push(hook.expect(200)["secret"].as_str().expect("a secret").to_owned());
        secrets.extend(codes);
        let (mut eve, _) = guest(&house, "Eve").await;
        eve.put(&format!("/api/me/blocked/{a}"), json!({})).await.expect(204);
        for path in [
            "/api/me", "/api/me/export", "/api/me/sessions", "/api/me/notices", "/api/me/blocked", "/api/ratings/artificium",
            "/api/openapi.json", &format!("/api/people/{a}"),
        ] {
            let reply = eve.get(path).await;
            reply.expect(200);
            for secret in &secrets {
                assert!(!reply.text.contains(secret), "{path} tells {secret}");
            }
        }
    }

    async fn no_secret_reaches_the_log(house: House) {
        tracing::info!("the log is heard");
        let (mut ada, _, codes) = account(&house, "Ada").await;
        let mut tokens = vec![ada.token()];
        ada.post("/api/session", json!({ "name": "Ada", "password": "not-the-password" })).await.refuses(401, "wrong-login");
        ada.post("/api/session", json!({ "name": "Ada", "password": ["shape-of-a-secret"] })).await.refuses(400, "bad-shape");
        let recover = json!({ "name": "Ada", "code": &codes[0], "password": "another-password" });
        ada.post("/api/recover", recover).await.expect(201);
        tokens.push(ada.token());
        ada.get("/api/me/export").await.expect(200);
        ada.send(Method::DELETE, "/api/me", Some(json!({ "password": "another-password" }))).await.expect(204);
        let log = logged();
        assert!(log.contains("the log is heard"));
        let written = [PASSWORD, "not-the-password", "shape-of-a-secret", "another-password", "argon2"];
        for secret in tokens.iter().chain(&codes).map(String::as_str).chain(written) {
            assert!(!log.contains(secret), "the log tells {secret}");
        }
    }
}
