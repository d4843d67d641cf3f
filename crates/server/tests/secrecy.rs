//! Nobody is sent what they may not see: tables that differ only in what somebody cannot see are the same to them, byte for
//! byte; and what is secret stands in no answer before the game is over.

mod support;

use serde_json::{Value as Json, json};
use server::journal::{Entry, Who};
use server::store::NewTable;
use server::{App, now, secret};
use shelf::Line;
use support::{Browser, Dice, House, Party, Reply, due, on_both};
use table::{Eyes, Seat};

/// How many play.
const SEATS: usize = 3;

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
    async fn think(&mut self, seat: usize, dice: &mut Dice) {
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
        self.post("chains", json!({ "seat": seat, "with": [], "limit": 20 })).await;
        self.post("offer", json!({ "seat": seat, "offer": { "what": "take_back", "to": 0 } })).await;
        self.post("answer", json!({ "seat": seat, "yes": false })).await;
        self.post("confirm", json!({ "seat": seat, "position": 1, "draft": 1 })).await;
        self.get(&format!("?seat={}", (seat + 1) % SEATS)).await;
    }
}

/// Everything that these eyes can be answered here.
async fn everything(browser: &Browser, table: &str, seat: Option<usize>, made: usize, start: u64) -> Vec<(String, String)> {
    let mut asking = Asking { browser: browser.clone(), table: table.to_owned(), answers: Vec::new() };
    asking.look(made).await;
    if let Some(seat) = seat {
        asking.think(seat, &mut Dice(start)).await;
    }
    asking.answers
}

#[track_caller]
fn same(one: &[(String, String)], other: &[(String, String)], whose: &str) {
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

/// A table of people at a game that is dealt the same way each time.
async fn dealt(app: &App, door: &Browser, game: &str) -> Party {
    let mut party = Party::of(door, SEATS).await;
    let set = NewTable {
        id: secret::identity(),
        game: game.to_owned(),
        engine: table::ENGINE.to_owned(),
        seats: SEATS,
        switches: Vec::new(),
        sheet: table::hash::text_hash(shelf::find(game).expect("the game").sheet()),
        seed: Some("a-seed-that-nobody-is-told".to_owned()),
        start_position: None,
        host: party.ids[0].clone(),
        private: false,
        invitation: secret::hash("none"),
        pace: "{}".to_owned(),
        rated: false,
        origin: None,
        made: now(),
    };
    party.table = format!("/api/tables/{}", set.id);
    app.hall.open(set, None, seated(&party)).await.expect("a table");
    party
}

/// The first entries of a table at which everybody sits.
fn seated(party: &Party) -> Vec<Entry> {
    let who = |seat: usize| Who::Person(party.ids[seat].clone());
    let mut entries: Vec<Entry> = (0..SEATS).map(|seat| Entry::Sat { seat, who: who(seat) }).collect();
    entries.push(Entry::Started);
    entries
}

/// Two tables that somebody cannot tell apart: one as it is, and one with all dealt anew that they cannot see.
struct Twins {
    app: App,
    tables: [String; 2],
}

impl Twins {
    /// The twins of a running table, where these eyes can imagine another.
    async fn of(app: &App, party: &Party, eyes: Eyes, start: u64) -> Option<Self> {
        let (set, positions) = app
            .hall
            .with(&party.id(), |room| {
                let table = room.table().expect("a game");
                let other = table.imagined(room.moves(), eyes, start)?;
                Some((room.set.clone(), [table.save(), other.save()]))
            })
            .await
            .expect("a table")?;
        let mut tables = Vec::new();
        for position in positions {
            let made = now();
            let start_position = Some(position.to_string());
            let set = NewTable { id: secret::identity(), seed: None, start_position, made, ..set.clone() };
            tables.push(set.id.clone());
            app.hall.open(set, None, seated(party)).await.expect("a table");
        }
        let tables = tables.try_into().expect("two");
        Some(Self { app: app.clone(), tables })
    }

    /// That these eyes are answered the same at both.
    async fn are_alike(&self, browser: &Browser, seat: Option<usize>, start: u64) {
        let [one, other] = &self.tables;
        let made = self.app.hall.with(one, server::room::Room::moves).await.expect("a table");
        let here = everything(browser, one, seat, made, start).await;
        same(&here, &everything(browser, other, seat, made, start).await, &format!("{seat:?} after {made} moves"));
    }

    /// Makes a move at both that shows nobody anything, whoever's turn it is; whether there was one.
    ///
    /// That another seat has one option only, and is not asked, is something to see: such a move is left out.
    async fn go_on(&mut self, eyes: Eyes, dice: &mut Dice) -> bool {
        let mut found: Vec<Vec<(usize, Json)>> = Vec::new();
        for table in &self.tables {
            let quiet = |room: &server::room::Room| {
                let table = room.table().expect("a game");
                let turn = table.turn();
                let seats = turn.order.iter().filter(|_| !turn.together).copied();
                let quiet = seats.flat_map(|seat: Seat| {
                    let moves = table.choices(seat, false).into_iter().map(|choice| choice.mv.to_json("do"));
                    let shows = |line: &Line| match line {
                        Line::Event(..) => false,
                        Line::Forced(seat, _) => eyes != Eyes::Of(*seat),
                        Line::Barrier => true,
                    };
                    let is_quiet = |mv: &Json| !table.here().play(seat, mv).expect("allowed").iter().any(shows);
                    moves.filter(is_quiet).map(|mv| (seat.number(), mv)).collect::<Vec<_>>()
                });
                quiet.collect()
            };
            found.push(self.app.hall.with(table, quiet).await.expect("a table"));
        }
        let common: Vec<&(usize, Json)> = found[0].iter().filter(|quiet| found[1].contains(quiet)).collect();
        if common.is_empty() {
            return false;
        }
        let (seat, mv) = common[dice.below(common.len())].clone();
        for table in self.tables.clone() {
            // Straight into the journal, also where the turn goes on.
            let made = vec![(seat, mv.clone())];
            let step = |room: &server::room::Room| room.entries_of(&made).map(server::room::Step::Enter);
            self.app.hall.step(&table, step).await.expect("a move");
        }
        true
    }
}

/// Answers without who has chosen, which everybody may know.
fn except_who_is_due(answers: Vec<(String, String)>) -> Vec<(String, String)> {
    let except = |text: String| {
        let text = without(&text, "due");
        text.lines().filter(|line| !line.starts_with("content-length")).collect::<Vec<_>>().join("\n")
    };
    answers.into_iter().map(|(asked, answer)| (asked, except(answer))).collect()
}

/// Looks at twins of some positions of a game, for each pair of eyes, and a few quiet moves further.
async fn twins_are_alike(house: House, game: &str) {
    let (app, door) = house.app();
    let mut party = dealt(&app, &door, game).await;
    let mut dice = Dice(game.len() as u64 + 40);
    let (mut compared, mut different) = (0, 0);
    for round in 0..40 {
        if compared >= 6 {
            break;
        }
        if party.play(&mut dice, 5 + dice_of(round)).await["phase"] != "playing" {
            break;
        }
        let state = party.state(0).await;
        let seat = if round % 2 == 0 { due(&state)[0] } else { dice.below(SEATS) };
        for (eyes, browser, seat) in
            [(Eyes::Of(Seat::new(seat)), party.people[seat].clone(), Some(seat)), (Eyes::Watcher, door.another(), None)]
        {
            let Some(mut twins) = Twins::of(&app, &party, eyes, round).await else { continue };
            let [one, other] = &twins.tables;
            let position = |table| app.hall.with(table, |room| room.table().expect("a game").save());
            different += usize::from(position(one).await.expect("a table") != position(other).await.expect("a table"));
            compared += 1;
            for step in 0..3 {
                twins.are_alike(&browser, seat, round + step).await;
                if !twins.go_on(eyes, &mut dice).await {
                    break;
                }
            }
        }
    }
    assert!(compared >= 4 && different > 0, "{compared} compared, {different} of them different");
}

fn dice_of(round: u64) -> usize {
    Dice(round).below(12)
}

/// What is secret stands in no answer, to nobody; and what a seat drafts or chooses leaves no trace for others.
async fn nothing_secret_is_sent(house: House, game: &str) {
    let (app, door) = house.app();
    let mut party = dealt(&app, &door, game).await;
    let mut dice = Dice(game.len() as u64 + 7);
    for _ in 0..3 {
        let state = party.until(&mut dice, |_| true).await;
        let state = party.step(&mut dice, &state).await;
        let state = if state["phase"] == "playing" { party.until(&mut dice, |_| true).await } else { return };
        let (seat, made, id) = (due(&state)[0], state["play"]["move"].as_u64().expect("a number") as usize, party.id());
        let mut eyes: Vec<(Option<usize>, Browser)> =
            (0..SEATS).map(|seat| (Some(seat), party.people[seat].clone())).filter(|(other, _)| *other != Some(seat)).collect();
        eyes.push((None, door.another()));

        let mut before = Vec::new();
        for (_, browser) in &eyes {
            before.push(everything(browser, &id, None, made, 1).await);
        }
        let moves = state["play"]["moves"].as_array().expect("moves");
        let body =
            json!({ "seat": seat, "position": state["position"], "moves": [moves[moves.len() - 1]["move"]], "confirms": true });
        party.post(seat, "moves", body).await.expect(200);
        let together = state["play"]["turn"]["together"] == true;
        for ((other, browser), before) in eyes.iter().zip(before) {
            let after = everything(browser, &id, None, made, 1).await;
            let (before, after) =
                if together { (except_who_is_due(before), except_who_is_due(after)) } else { (before, after) };
            same(&before, &after, &format!("{other:?} while {seat} drafts or chooses"));
        }

        let mut secrets: Vec<String> =
            app.hall.with(&id, |room| room.set.seed.clone()).await.expect("a table").into_iter().collect();
        assert_eq!(secrets.len(), 1);
        for numbered in house.store.entries(&id, 0).await.expect("entries") {
            if let Entry::Moved { after: Some(after), .. } = numbered.entry {
                secrets.push(after);
            }
        }
        eyes.push((Some(seat), party.people[seat].clone()));
        for (other, browser) in &eyes {
            for (asked, answer) in everything(browser, &id, other.filter(|other| *other == seat), made, 2).await {
                for secret in &secrets {
                    assert!(!answer.contains(secret), "{asked} tells {other:?} {secret}");
                }
            }
        }
        let state = party.state(seat).await;
        if !together && state["play"]["draft"]["moves"] != json!([]) {
            party.step(&mut dice, &state).await;
        }
    }
}

on_both! {
    async fn artificium_shows_nothing_hidden(house: House) {
        twins_are_alike(house, "artificium").await;
    }

    async fn arkwright_card_shows_nothing_hidden(house: House) {
        twins_are_alike(house, "arkwright-card").await;
    }

    async fn age_of_industry_shows_nothing_hidden(house: House) {
        twins_are_alike(house, "age-of-industry").await;
    }

    async fn water_frame_shows_nothing_hidden(house: House) {
        twins_are_alike(house, "water-frame").await;
    }

    async fn artificium_keeps_its_secrets(house: House) {
        nothing_secret_is_sent(house, "artificium").await;
    }

    async fn arkwright_card_keeps_its_secrets(house: House) {
        nothing_secret_is_sent(house, "arkwright-card").await;
    }

    async fn age_of_industry_keeps_its_secrets(house: House) {
        nothing_secret_is_sent(house, "age-of-industry").await;
    }

    async fn water_frame_keeps_its_secrets(house: House) {
        nothing_secret_is_sent(house, "water-frame").await;
    }
}
