//! All that somebody can be answered at a table.

use crate::SEATS;
use crate::support::{Browser, Dice, Reply, due};
use serde_json::{Value as Json, json};

/// An answer without what differs between any two tables: their identities and the time.
fn bytes(reply: &Reply, table: &str) -> String {
    let mut headers: Vec<String> = reply
        .headers
        .iter()
        .filter(|(name, _)| !["date", "set-cookie"].contains(&name.as_str()))
        .map(|(name, value)| format!("{name}: {}", value.to_str().expect("text")))
        .collect();
    headers.sort();
    let text = without(&reply.text.replace(table, "TABLE"), "at");
    format!("{}\n{text}\n{}", reply.status, headers.join("\n").replace(table, "TABLE"))
}

/// A text without the values of a field: numbers, words or lists of them.
fn without(text: &str, field: &str) -> String {
    let field = format!("\"{field}\":");
    let mut parts = text.split(&field);
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        told.push_str(&field);
        told.push_str(part.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || "[,]".contains(letter)));
    }
    told
}

/// All that somebody can be answered at a table, with what was asked.
struct Asking {
    browser: Browser,
    table: String,
    answers: Vec<(String, String)>,
}

impl Asking {
    async fn get(&mut self, what: &str) -> Reply {
        let reply = self.browser.get(&format!("/api/tables/{}{what}", self.table)).await;
        self.answers.push((format!("GET {what}"), bytes(&reply, &self.table)));
        reply
    }

    async fn post(&mut self, what: &str, body: Json) {
        let reply = self.browser.post(&format!("/api/tables/{}/{what}", self.table), body.clone()).await;
        self.answers.push((format!("POST {what} {body}"), bytes(&reply, &self.table)));
    }

    /// What a watcher or a seat can see.
    async fn look(&mut self, made: usize) {
        for what in ["", "?lang=fr", "?lang=ko", "/told", "/told?lang=ko", "/record"] {
            self.get(what).await;
        }
        for to in 0..=made + 1 {
            self.get(&format!("/replay?to={to}&all=true")).await;
        }
        let stream = self.browser.first_news(&format!("/api/tables/{}/events", self.table)).await;
        self.answers.push(("events".to_owned(), bytes(&stream, &self.table)));
        let listed = self.browser.get("/api/tables").await.expect(200);
        let mut row = listed["tables"].as_array().expect("tables").iter().find(|row| row["id"] == *self.table).cloned();
        row.as_mut().expect("it is listed")["changed"] = Json::Null;
        let row = row.expect("it is listed").to_string();
        self.answers.push(("list".to_owned(), row.replace(&self.table, "TABLE")));
    }

    /// What a seat can ask and try before it decides, and everything it is refused.
    async fn think(&mut self, seat: usize, telling: &[[Json; 2]], dice: &mut Dice) {
        let options = self.get(&format!("/options?seat={seat}")).await;
        let all = if options.status == 200 { options.json()["moves"].as_array().expect("moves").clone() } else { Vec::new() };
        let mut thought = vec![json!({ "do": "Nonsense" })];
        for allowed in [true, false] {
            let some: Vec<&Json> = all.iter().filter(|option| option["refusal"].is_null() == allowed).collect();
            thought.extend((0..3).filter(|_| !some.is_empty()).map(|_| some[dice.below(some.len())]["move"].clone()));
        }
        let state = self.get(&format!("?seat={seat}")).await.json();
        let mut draft = state["play"]["draft"]["version"].as_i64().unwrap_or(0);
        let together = state["play"]["turn"]["together"] == true;
        for mv in thought.clone() {
            let then = &thought[dice.below(thought.len())];
            for what in ["check", "forecast"] {
                self.post(what, json!({ "seat": seat, "moves": [mv] })).await;
                self.post(what, json!({ "seat": seat, "moves": [mv, then] })).await;
            }
            self.post("chains", json!({ "seat": seat, "with": [mv], "limit": 20 })).await;
            // Tried as a draft, looked at where it waits to be confirmed, and taken back again.
            let named = |draft: i64| json!({ "seat": seat, "position": state["position"], "draft": draft });
            let mut tried = named(draft);
            tried["moves"] = json!([mv]);
            tried["confirms"] = true.into();
            if together && due(&state).len() < 2 {
                continue;
            }
            self.post("moves", tried).await;
            let version = self.get(&format!("?seat={seat}")).await.json()["play"]["draft"]["version"].as_i64().unwrap_or(0);
            if version > draft && !together {
                self.get("").await;
                self.post("undo", named(version)).await;
                draft = version + 1;
            } else {
                draft = version;
            }
        }
        for moves in telling {
            self.post("check", json!({ "seat": seat, "moves": moves })).await;
            self.post("forecast", json!({ "seat": seat, "moves": moves })).await;
            self.post("chains", json!({ "seat": seat, "with": moves, "limit": 20 })).await;
            let body = json!({ "seat": seat, "position": state["position"], "draft": draft, "moves": moves, "confirms": true });
            self.post("moves", body).await;
        }
        self.post("chains", json!({ "seat": seat, "with": [], "limit": 20 })).await;
        self.post("offer", json!({ "seat": seat, "offer": { "what": "take_back", "to": 0 } })).await;
        let offer = self.get(&format!("?seat={seat}")).await.json()["offer"]["entry"].clone();
        self.post("answer", json!({ "seat": seat, "offer": offer.as_i64().unwrap_or(0), "yes": false })).await;
        self.post("confirm", json!({ "seat": seat, "position": 1, "draft": 1 })).await;
        self.get(&format!("?seat={}", (seat + 1) % SEATS)).await;
    }
}

/// Everything that these eyes can be answered here.
pub(crate) async fn everything(
    browser: &Browser,
    table: &str,
    seat: Option<usize>,
    telling: &[[Json; 2]],
    (made, start): (usize, u64),
) -> Vec<(String, String)> {
    let mut asking = Asking { browser: browser.clone(), table: table.to_owned(), answers: Vec::new() };
    asking.look(made).await;
    if let Some(seat) = seat {
        asking.think(seat, telling, &mut Dice(start)).await;
    }
    asking.answers
}

#[track_caller]
pub(crate) fn same(one: &[(String, String)], other: &[(String, String)], whose: &str) {
    for ((asked, one), (other_asked, other)) in one.iter().zip(other) {
        assert_eq!(asked, other_asked, "{whose}");
        if one != other {
            let differs = one.bytes().zip(other.bytes()).position(|(one, other)| one != other).unwrap_or(0);
            let near = |text: &str| {
                let text: Vec<char> =
                    String::from_utf8_lossy(&text.as_bytes()[differs.saturating_sub(200)..]).chars().collect();
                text.into_iter().take(400).collect::<String>()
            };
            panic!("{whose}: {asked}\n{}\n--- and ---\n{}", near(one), near(other));
        }
    }
    assert_eq!(one.len(), other.len(), "{whose}");
}

/// Answers without who has chosen, which everybody may know.
pub(crate) fn except_who_is_due(answers: Vec<(String, String)>) -> Vec<(String, String)> {
    let except = |text: String| {
        let text = without(&text, "due");
        text.lines().filter(|line| !line.starts_with("content-length")).collect::<Vec<_>>().join("\n")
    };
    answers.into_iter().map(|(asked, answer)| (asked, except(answer))).collect()
}
