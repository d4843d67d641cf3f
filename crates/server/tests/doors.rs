//! What stands before every door: hosts, other sites, limits, sizes, shapes; and in which language it is said.

mod support;

use axum::http::Method;
use serde_json::json;
use server::config::Config;
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;
use support::{Browser, House, Party, due, on_both};
use texts::Lang;

fn with_rate(house: &House, rate: u32) -> Browser {
    Browser::new(house.server(Config { rate, doors: 10, ..Config::default() }))
}

on_both! {
    async fn only_known_hosts_are_answered(house: House) {
        for host in ["localhost", "127.0.0.1:1", "[::1]:8570"] {
            house.browser().with("host", host).get("/api/openapi.json").await.expect(200);
        }
        for host in ["evil.example", "localhost.evil.example", ""] {
            house.browser().with("host", host).get("/api/openapi.json").await.refuses(421, "wrong-host");
            let reply = house.browser().with("host", host).post("/api/guest", json!({ "name": "Ada" })).await;
            reply.refuses(421, "wrong-host");
            assert!(!reply.headers.contains_key("set-cookie"));
        }
        house.browser().get("http://evil.example/api/openapi.json").await.refuses(421, "wrong-host");
        let named = Browser::new(house.server(Config { hosts: vec!["play.example".to_owned()], ..Config::default() }));
        named.clone().with("host", "play.example").get("/api/openapi.json").await.expect(200);
        named.clone().get("/api/openapi.json").await.refuses(421, "wrong-host");
    }

    async fn no_other_site_changes_anything(house: House) {
        let mut ada = house.browser();
        ada.post("/api/guest", json!({ "name": "Ada" })).await.expect(201);
        let rename = json!({ "name": "Eve" });
        for (name, value) in [
            ("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-site"), ("origin", "https://evil.example"),
            ("origin", "null"), ("origin", "http://localhost:9999"),
        ] {
            ada.clone().with(name, value).patch("/api/me", rename.clone()).await.refuses(403, "other-site");
            ada.clone().with(name, value).delete("/api/me").await.refuses(403, "other-site");
            ada.clone().with(name, value).delete("/api/session").await.refuses(403, "other-site");
        }
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""] {
            ada.clone().with("content-type", kind).patch("/api/me", rename.clone()).await.refuses(415, "json-only");
        }
        assert_eq!(ada.get("/api/me").await.expect(200)["name"], "Ada");
        ada.clone().with("sec-fetch-site", "cross-site").get("/api/me").await.expect(200);
        let own = ada.clone().with("sec-fetch-site", "same-origin").with("origin", "http://localhost:8570");
        own.with("content-type", "application/json; charset=utf-8").patch("/api/me", rename).await.expect(200);
    }

    async fn every_answer_tells_browsers_to_be_strict(house: House) {
        let (own, evil) = ("localhost", "evil.example");
        for (path, host) in [("/api/openapi.json", own), ("/api/me", own), ("/nowhere", own), ("/api/me", evil)] {
            let reply = house.browser().with("host", host).get(path).await;
            let policy = reply.headers["content-security-policy"].to_str().expect("text");
            assert!(policy.starts_with("default-src 'self';") && policy.contains("frame-ancestors 'none'"), "{policy}");
            assert!(!policy.contains("unsafe"), "{policy}");
            assert_eq!(reply.headers["referrer-policy"], "no-referrer");
            assert_eq!(reply.headers["x-content-type-options"], "nosniff");
            assert_eq!(reply.headers["cross-origin-opener-policy"], "same-origin");
            assert_eq!(reply.headers["cross-origin-resource-policy"], "same-origin");
            let is_kept_nowhere = reply.headers.get("cache-control").is_some_and(|value| value == "no-store");
            assert_eq!(is_kept_nowhere, path.starts_with("/api/"));
        }
    }

    async fn long_answers_are_packed_for_those_who_take_them_so(house: House) {
        let plain = house.browser().get("/api/openapi.json").await;
        assert!(!plain.headers.contains_key("content-encoding"));
        let packed = house.browser().with("accept-encoding", "gzip, br").get("/api/openapi.json").await;
        assert_eq!(packed.headers["content-encoding"], "gzip");
        assert!(packed.headers["vary"].to_str().expect("text").contains("accept-encoding"));
        assert!(packed.text.chars().count() * 4 < plain.text.len(), "{}", packed.text.len());
        let short = house.browser().with("accept-encoding", "gzip").get("/healthz").await;
        assert!(!short.headers.contains_key("content-encoding"));
    }

    async fn nobody_asks_too_much(house: House) {
        let mut ada = with_rate(&house, 2);
        for _ in 0..8 {
            ada.get("/api/openapi.json").await.expect(200);
        }
        // Time goes by on a slow machine, and a few more are allowed.
        let refused = async |mut asker: Browser| loop {
            let reply = asker.get("/api/openapi.json").await;
            if reply.status != 200 {
                break reply;
            }
        };
        let reply = refused(ada.clone()).await;
        reply.refuses(429, "too-many");
        assert!(reply.headers["retry-after"].to_str().expect("text").parse::<u64>().expect("seconds") >= 1);
        refused(ada.clone().with("x-forwarded-for", "10.1.1.1")).await.refuses(429, "too-many");
        ada.clone().at([192, 0, 2, 2]).get("/api/openapi.json").await.expect(200);
    }

    async fn behind_a_proxy_whom_it_names_is_counted(house: House) {
        let config = Config { rate: 1, proxies: vec!["192.0.2.1".parse().expect("an address")], ..Config::default() };
        let proxied = Browser::new(house.server(config));
        for _ in 0..4 {
            proxied.clone().with("x-forwarded-for", "10.1.1.1").get("/api/openapi.json").await.expect(200);
        }
        let forged = proxied.clone().with("x-forwarded-for", "10.9.9.9, 10.1.1.1").get("/api/openapi.json").await;
        forged.refuses(429, "too-many");
        proxied.clone().with("x-forwarded-for", "10.1.1.2").get("/api/openapi.json").await.expect(200);
    }

    async fn doors_are_not_tried_in_a_row(house: House) {
        let mut eve = with_rate(&house, 100);
        for number in 0..10 {
            eve.another().post("/api/guest", json!({ "name": format!("Guest {number}") })).await.expect(201);
        }
        for path in ["/api/guest", "/api/session", "/api/account", "/api/recover"] {
            let reply = eve.post(path, json!({ "name": "One more" })).await;
            reply.refuses(429, "too-many");
            assert!(reply.headers.contains_key("retry-after") && !reply.headers.contains_key("set-cookie"));
        }
        eve.delete("/api/session").await.expect(204);
    }

    async fn a_club_behind_one_address_is_let_in_as_the_operator_says(house: House) {
        let doors = |doors: u32| Browser::new(house.server(Config { rate: 100, doors, ..Config::default() }));
        for (allowed, comes) in [(3, 3), (0, 40)] {
            let door = doors(allowed);
            for number in 0..comes {
                door.another().post("/api/guest", json!({ "name": format!("Guest {number}") })).await.expect(201);
            }
            let next = door.another().post("/api/guest", json!({ "name": "One more" })).await;
            assert_eq!(next.status, if allowed == 0 { 201 } else { 429 });
        }
    }

    async fn doors_are_counted_where_requests_are_not(house: House) {
        let door = with_rate(&house, 0);
        for number in 0..10 {
            door.another().post("/api/guest", json!({ "name": format!("Guest {number}") })).await.expect(201);
        }
        door.another().post("/api/guest", json!({ "name": "One more" })).await.refuses(429, "too-many");
        door.another().get("/api/openapi.json").await.expect(200);
    }

    async fn whoever_hangs_up_frees_no_thread_for_another_hint(house: House) {
        let (app, door) = house.app();
        let mut party = Party::playing(&door, "artificium", 2).await;
        let seat = due(&party.state(0).await)[0];
        let (path, hint) = (format!("{}/hint", party.table), json!({ "seat": seat, "bot": "search:2000" }));
        let threads = app.hints.available_permits();
        for taken in 1..=threads {
            let (mut hasty, path, hint) = (party.people[seat].clone(), path.clone(), hint.clone());
            let asked = tokio::spawn(async move { hasty.post(&path, hint).await.status });
            while app.hints.available_permits() > threads - taken {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            asked.abort();
            assert!(asked.await.is_err(), "nobody waits for it any more");
            assert_eq!(app.hints.available_permits(), threads - taken, "it is still thought of");
        }
        party.people[seat].post(&path, hint).await.refuses(429, "hints-busy");
    }

    async fn an_error_in_a_page_is_one_line_of_the_log_and_few_are_heard(house: House) {
        let mut page = house.browser();
        let fault = |message: &str| json!({ "part": "board", "page": "/tables/a", "message": message, "stack": "" });
        let mark = format!("no view {}", house.url());
        page.post("/api/faults", fault(&format!("{mark}\nINFO forged"))).await.expect(204);
        let log = support::logged();
        let line = log.lines().find(|line| line.contains(&mark)).expect("it is logged");
        assert!(line.contains("ERROR") && line.contains("a page failed") && line.contains("\\nINFO forged"), "{line}");
        page.post("/api/faults", json!({ "part": "board" })).await.refuses(400, "bad-shape");
        for _ in 0..8 {
            page.post("/api/faults", fault(&"x".repeat(10_000))).await.expect(204);
        }
        assert!(!support::logged().contains(&"x".repeat(2_001)));
        page.post("/api/faults", fault("")).await.refuses(429, "too-many");
    }

    async fn one_account_is_not_tried_from_everywhere(house: House) {
        let door = with_rate(&house, 100);
        let guess = |name: &str| json!({ "name": name, "code": "aaaa", "password": "not the password" });
        for number in 0..20 {
            door.clone().at([10, 0, 0, number]).post("/api/recover", guess("Ada")).await.refuses(403, "wrong-code");
        }
        let mut next = door.clone().at([10, 0, 0, 99]);
        next.post("/api/recover", guess("ADA ")).await.refuses(429, "too-many");
        let login = json!({ "name": "ada", "password": "not the password" });
        let reply = next.post("/api/session", login).await;
        reply.refuses(429, "too-many");
        assert!(reply.headers.contains_key("retry-after"));
        next.post("/api/recover", guess("Bo")).await.refuses(403, "wrong-code");
    }

    async fn what_is_not_understood_is_said_in_our_words(house: House) {
        let mut ada = house.browser();
        let mut text = async |path: &str, body: &str| ada.send_text(Method::POST, path, Some(body.to_owned())).await;
        assert!(text("/api/guest", "{\n\"name\": oops").await.refuses(400, "bad-json").contains('2'));
        text("/api/guest", "{\"name\": \"Ada\"} {}").await.refuses(400, "bad-json");
        text("/api/guest", &format!("{{\"name\": {}", "[".repeat(100_000))).await.refuses(400, "bad-shape");
        text("/api/guest", "\"Ada\"").await.refuses(400, "bad-shape");
        assert!(text("/api/guest", "{}").await.refuses(400, "bad-shape").contains("name"));
        assert!(text("/api/guest", "{\"name\": 7}").await.refuses(400, "bad-shape").contains("name"));
        assert!(text("/api/guest", "{\"name\": \"Ada\", \"admin\": true}").await.refuses(400, "bad-shape").contains("admin"));
        text("/api/guest", &format!("{{\"name\": \"{}\"}}", "x".repeat(256 * 1024))).await.refuses(413, "too-large");
        ada.get("/api/people/%ff").await.refuses(400, "bad-path");
        ada.get("/api/nothing").await.refuses(404, "nothing-here");
        ada.put("/api/guest", json!({})).await.refuses(405, "not-so");
        assert_eq!(ada.cookie, None);
    }

    async fn nothing_is_called_by_a_nul(house: House) {
        let mut party = Party::playing(&house.browser(), "artificium", 2).await;
        let mut ada = party.people[0].clone();
        for path in ["tables", "people", "sheets"] {
            ada.get(&format!("/api/{path}/%00")).await.refuses(400, "bad-path");
        }
        ada.delete("/api/me/sessions/%00").await.refuses(400, "bad-path");
        ada.put("/api/me/blocked/%00", json!({})).await.refuses(400, "bad-path");
        ada.delete("/api/me/blocked/a%00").await.refuses(400, "bad-path");
        ada.post("/api/tables/%00/join", json!({ "invitation": "x" })).await.refuses(400, "bad-path");
        ada.get("/api/tables?before=%00").await.refuses(400, "bad-shape");
        let muted = party.post(0, "mute", json!({ "person": "\0", "muted": true })).await.refuses(400, "bad-shape");
        assert!(muted.contains("person"), "{muted}");
        let wanted = json!({ "game": "artificium", "seats": ["me", "open"], "sheet": "\0" });
        assert!(ada.post("/api/tables", wanted).await.refuses(400, "bad-shape").contains("sheet"));
    }

    async fn problems_are_told_in_the_readers_language(house: House) {
        let mut french = house.browser().with("accept-language", "de, fr-CH;q=0.9");
        assert_eq!(french.get("/api/me").await.refuses(401, "who-are-you"), "Donnez d’abord un nom ou connectez-vous.");
        let mut korean = house.browser().with("host", "evil.example");
        assert!(korean.get("/api/me?lang=ko").await.refuses(421, "wrong-host").contains("서버"));
    }

    async fn everything_is_described(house: House) {
        let described = house.browser().get("/api/openapi.json").await.expect(200);
        for (path, methods) in [
            ("/api/guest", "post"), ("/api/account", "post"), ("/api/session", "post delete"), ("/api/recover", "post"),
            ("/api/me", "get patch delete"), ("/api/me/export", "get"), ("/api/me/password", "post"), ("/api/me/codes", "post"),
            ("/api/me/sessions", "get"), ("/api/me/sessions/{id}", "delete"), ("/api/me/notices", "get put delete"),
            ("/api/me/blocked", "get"), ("/api/me/blocked/{person}", "put delete"), ("/api/people/{id}", "get"),
            ("/api/ratings/{game}", "get"),
        ] {
            for method in methods.split(' ') {
                let operation = &described["paths"][path][method];
                assert!(operation["responses"].as_object().is_some_and(|all| all.len() > 1), "{method} {path}");
                assert!(operation["summary"].is_string(), "{method} {path}");
            }
        }
    }
}

/// Problems whose sentence is that of what a table or a sheet says.
const IN_OTHER_WORDS: [&str; 2] = ["refused", "fault"];

/// Every problem the code can name has a sentence in every language.
#[test]
fn every_problem_has_its_sentence() {
    let mut codes = BTreeSet::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut codes);
    codes.retain(|code| !IN_OTHER_WORDS.contains(&code.as_str()));
    assert!(codes.len() > 30, "{codes:?}");
    for lang in Lang::ALL {
        let missing: Vec<_> = codes.iter().filter(|code| !lang.texts().has(&format!("server-problem-{code}"))).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}

fn collect(folder: &Path, codes: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, codes);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            scan(&std::fs::read_to_string(&path).expect("a file"), codes);
        }
    }
}

/// The codes in `Problem::bad("…")` and its like, and in `Problem::new(StatusCode::…, "…")`.
fn scan(source: &str, codes: &mut BTreeSet<String>) {
    for way in ["::bad(", "::forbidden(", "::missing(", "::conflict(", "::new("] {
        for (place, _) in source.match_indices(way) {
            let mut rest = source[place + way.len()..].trim_start();
            if way == "::new(" {
                let status = rest.strip_prefix("StatusCode::").and_then(|rest| rest.split_once(','));
                let Some((_, after)) =
                    status.filter(|(status, _)| status.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_'))
                else {
                    continue;
                };
                rest = after.trim_start();
            }
            if let Some((code, _)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
                codes.insert(code.to_owned());
            }
        }
    }
}
