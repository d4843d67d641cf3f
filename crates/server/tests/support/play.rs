//! People at tables: they open them, join them and play.

use super::Browser;
use serde_json::{Value as Json, json};

/// Dice that always fall the same way.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// A number below this one.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    /// Once in so many times.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// Some people before one server, and a table at which the first of them is seat 0, and so on.
pub(crate) struct Party {
    pub(crate) people: Vec<Browser>,
    /// Who they are.
    pub(crate) ids: Vec<String>,
    /// The table, as the start of an address.
    pub(crate) table: String,
}

/// A guest before the same server as somebody else.
pub(crate) async fn guest(door: &Browser, name: &str) -> (Browser, String) {
    let mut browser = door.another();
    let me = browser.post("/api/guest", json!({ "name": name })).await.expect(201);
    (browser, me["id"].as_str().expect("an identity").to_owned())
}

/// Opens a table; its address.
pub(crate) async fn open(host: &mut Browser, wanted: Json) -> String {
    let opened = host.post("/api/tables", wanted).await.expect(200);
    format!("/api/tables/{}", opened["id"].as_str().expect("an identity"))
}

impl Party {
    /// So many guests.
    pub(crate) async fn of(door: &Browser, people: usize) -> Self {
        let mut party = Self { people: Vec::new(), ids: Vec::new(), table: String::new() };
        for name in ["Ada", "Bo", "Cy", "Di", "Eve"].iter().take(people) {
            let (browser, id) = guest(door, name).await;
            party.people.push(browser);
            party.ids.push(id);
        }
        party
    }

    /// So many guests at a table of this game that has begun.
    pub(crate) async fn playing(door: &Browser, game: &str, people: usize) -> Self {
        Self::with(door, people, json!({ "game": game })).await
    }

    /// So many guests at a table with these wishes that has begun.
    pub(crate) async fn with(door: &Browser, people: usize, mut wanted: Json) -> Self {
        let mut party = Self::of(door, people).await;
        let seats = (0..people).map(|seat| if seat == 0 { "me" } else { "open" });
        wanted["seats"] = seats.collect();
        party.table = open(&mut party.people[0], wanted).await;
        for seat in 1..people {
            let path = format!("{}/join", party.table);
            assert_eq!(party.people[seat].post(&path, json!({})).await.expect(200)["seat"], seat);
        }
        if people > 1 {
            party.post(0, "start", json!({})).await.expect(200);
        }
        party
    }

    /// The identity of the table.
    pub(crate) fn id(&self) -> String {
        self.table.rsplit('/').next().expect("an identity").to_owned()
    }

    /// The same people at the same table, before another server.
    pub(crate) fn before(&self, door: &Browser) -> Self {
        let people = self.people.iter().map(|person| person.before(door)).collect();
        Self { people, ids: self.ids.clone(), table: self.table.clone() }
    }

    /// What somebody is answered at the table.
    pub(crate) async fn post(&mut self, who: usize, what: &str, body: Json) -> super::Reply {
        self.people[who].post(&format!("{}/{what}", self.table), body).await
    }

    /// What somebody sees at the table.
    pub(crate) async fn get(&mut self, who: usize, what: &str) -> super::Reply {
        self.people[who].get(&format!("{}{what}", self.table)).await
    }

    /// The table as a seat sees it.
    pub(crate) async fn state(&mut self, seat: usize) -> Json {
        self.get(seat, &format!("?seat={seat}")).await.expect(200)
    }

    /// Makes one step: a move, a confirmation, now and then a move taken back. What the seat sees then.
    pub(crate) async fn step(&mut self, dice: &mut Dice, state: &Json) -> Json {
        let seat = due(state)[0];
        let state = if state["eyes"] == seat { state.clone() } else { self.state(seat).await };
        let draft = &state["play"]["draft"];
        let made = draft["moves"].as_array().expect("moves of a draft");
        let mut body = json!({ "seat": seat, "position": state["position"], "draft": draft["version"] });
        let what = match (made.is_empty(), draft["held"].is_null()) {
            (false, _) if dice.once_in(20) => "undo",
            (_, false) => "confirm",
            _ => {
                body["moves"] = json!([any_move(&state, dice)]);
                body["confirms"] = dice.once_in(4).into();
                "moves"
            }
        };
        self.post(seat, what, body).await.expect(200)
    }

    /// Plays on until whoever must decide next sees something like this, with nothing drafted yet.
    pub(crate) async fn until(&mut self, dice: &mut Dice, wanted: impl Fn(&Json) -> bool) -> Json {
        let mut state = self.state(0).await;
        for _ in 0..2_000 {
            assert_eq!(state["phase"], "playing", "the game is over before that");
            let seat = due(&state)[0];
            state = self.state(seat).await;
            if state["play"]["draft"]["version"] == 0 && wanted(&state) {
                return state;
            }
            state = self.step(dice, &state).await;
        }
        panic!("it does not come to that: {state}");
    }

    /// Plays on until the game is over or so many steps are made.
    pub(crate) async fn play(&mut self, dice: &mut Dice, most: usize) -> Json {
        let mut state = self.state(0).await;
        for _ in 0..most {
            if state["phase"] != "playing" {
                return state;
            }
            state = self.step(dice, &state).await;
        }
        state
    }
}

/// The seats that must decide.
pub(crate) fn due(state: &Json) -> Vec<usize> {
    let seats = state["seats"].as_array().expect("seats").iter().enumerate();
    seats.filter(|(_, seat)| seat["due"] == true).map(|(seat, _)| seat).collect()
}

/// A move that is allowed.
pub(crate) fn any_move(state: &Json, dice: &mut Dice) -> Json {
    let moves = state["play"]["moves"].as_array().expect("moves");
    assert!(!moves.is_empty(), "nothing can be done: {state}");
    moves[dice.below(moves.len())]["move"].clone()
}

/// The first move that is allowed.
pub(crate) fn first_move(state: &Json) -> Json {
    state["play"]["moves"][0]["move"].clone()
}
