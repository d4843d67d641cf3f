//! People who play as fast as they can, and remember what they were told.

use crate::client::{Client, Reply};
use serde_json::{Value as Json, json};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::Rng;

/// What was answered to something that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Nobody knows whether it was carried out.
    None,
    /// It is a draft, or a choice nobody sees.
    Kept,
    /// It is in the journal.
    Entered,
}

/// The moves of a seat in a position, as they are once the last one of them was sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) table: String,
    pub(crate) seat: usize,
    pub(crate) position: i64,
    /// The version of the draft that they are.
    pub(crate) version: i64,
    pub(crate) moves: Vec<Json>,
    pub(crate) answer: Answer,
}

/// What all clients sent and were told.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) tables: Vec<String>,
    pub(crate) sent: Vec<Sent>,
    /// The table, what was said there, and whether it was accepted.
    pub(crate) said: Vec<(String, String, bool)>,
    /// The most that a table was seen to have: its identity and the number of its last entry.
    pub(crate) seen: Vec<(String, i64)>,
    /// Problems that are nobody's fault but the database's.
    pub(crate) unavailable: usize,
    /// Answers that should never be given.
    pub(crate) wrong: Vec<String>,
}

/// Two people, and perhaps a bot, who play one table after the other.
struct Company {
    game: &'static str,
    has_bot: bool,
    table: Mutex<Option<String>>,
}

/// Everybody who plays.
pub(crate) struct Players {
    pub(crate) told: Arc<Mutex<Told>>,
    stop: Arc<AtomicBool>,
    /// How many moves were accepted.
    accepted: Arc<AtomicUsize>,
    threads: Vec<std::thread::JoinHandle<()>>,
}

impl Players {
    /// So many companies of two, half of them with a bot; each goes to one of the servers and comes to another when it is gone.
    pub(crate) fn start(companies: usize, servers: &[SocketAddr], start: u64) -> Self {
        let (told, stop, accepted) = (Arc::default(), Arc::<AtomicBool>::default(), Arc::<AtomicUsize>::default());
        let mut threads = Vec::new();
        for number in 0..companies {
            let games = shelf::games();
            let game = games[number % games.len()].name();
            let company =
                Arc::new(Company { game, has_bot: (number / games.len()).is_multiple_of(2), table: Mutex::new(None) });
            for role in 0..2 {
                let mut player = Player {
                    servers: servers.to_vec(),
                    client: Client::new(servers[(number + role) % servers.len()]),
                    company: Arc::clone(&company),
                    is_host: role == 0,
                    name: format!("{} {}", ["Ada", "Ben"][role], number + 1),
                    lines: 0,
                    chance: Rng::new(start ^ (2 * number + role) as u64),
                    told: Arc::clone(&told),
                    accepted: Arc::clone(&accepted),
                };
                let stop = Arc::clone(&stop);
                threads.push(std::thread::spawn(move || {
                    player.arrive(&stop);
                    while !stop.load(Ordering::Relaxed) {
                        if player.act().is_none() {
                            std::thread::sleep(Duration::from_millis(2));
                        }
                    }
                }));
            }
        }
        Self { told, stop, accepted, threads }
    }

    /// How many moves were accepted so far.
    pub(crate) fn accepted(&self) -> usize {
        self.accepted.load(Ordering::Relaxed)
    }

    /// Lets everybody finish what they do; what they were told.
    pub(crate) fn stop(self) -> Told {
        self.stop.store(true, Ordering::Relaxed);
        for thread in self.threads {
            thread.join().expect("no player panics");
        }
        Arc::into_inner(self.told).expect("nobody else has it").into_inner().expect("no panic while it is held")
    }
}

struct Player {
    servers: Vec<SocketAddr>,
    client: Client,
    company: Arc<Company>,
    is_host: bool,
    name: String,
    lines: usize,
    chance: Rng,
    told: Arc<Mutex<Told>>,
    accepted: Arc<AtomicUsize>,
}

impl Player {
    fn arrive(&mut self, stop: &AtomicBool) {
        let guest = json!({ "name": self.name });
        while !stop.load(Ordering::Relaxed) {
            if matches!(self.ask("POST", "/api/guest", Some(&guest)), Some(Reply { status: 201, .. })) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Asks; nothing if nobody knows what became of it.
    fn ask(&mut self, method: &str, path: &str, body: Option<&Json>) -> Option<Reply> {
        let Ok(reply) = self.client.ask(method, path, body) else {
            let other = self.below(self.servers.len());
            let server = self.servers[other];
            self.client.go_to(server);
            return None;
        };
        match reply.status {
            503 => {
                let code = reply.json()["error"]["code"].clone();
                let mut told = self.told();
                told.unavailable += 1;
                if code != "database" {
                    told.wrong.push(format!("{method} {path}: {reply:?}"));
                }
                return None;
            }
            200 | 201 | 409 => {}
            _ => self.told().wrong.push(format!("{method} {path}: {reply:?} to {body:?}")),
        }
        Some(reply)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(bound as u32) as usize
    }

    fn told(&self) -> std::sync::MutexGuard<'_, Told> {
        self.told.lock().expect("no panic while it is held")
    }

    /// Does one thing; nothing if there is nothing to do just now.
    fn act(&mut self) -> Option<()> {
        let table = self.company.table.lock().expect("no panic while it is held").clone();
        let Some(table) = table else { return self.open() };
        let state = self.ask("GET", &format!("/api/tables/{table}"), None).filter(|reply| reply.status == 200)?.json();
        let last = state["last"].as_i64()?;
        self.told().seen.push((table.clone(), last));
        match state["phase"].as_str()? {
            "gathering" => self.gather(&table, &state),
            "playing" if self.below(20) == 0 => self.say(&table),
            "playing" => self.play(&table, &state),
            "over" if self.is_host => {
                *self.company.table.lock().expect("no panic while it is held") = None;
                Some(())
            }
            "frozen" => {
                self.told().wrong.push(format!("{table} is frozen"));
                None
            }
            _ => None,
        }
    }

    fn open(&mut self) -> Option<()> {
        if !self.is_host {
            return None;
        }
        let mut seats = vec![json!("me"), json!("open")];
        if self.company.has_bot {
            seats.push(json!({ "bot": "easy" }));
        }
        let wanted = json!({ "game": self.company.game, "seats": seats });
        let opened = self.ask("POST", "/api/tables", Some(&wanted)).filter(|reply| reply.status == 200)?.json();
        let table = opened["id"].as_str()?.to_owned();
        self.told().tables.push(table.clone());
        *self.company.table.lock().expect("no panic while it is held") = Some(table);
        Some(())
    }

    fn gather(&mut self, table: &str, state: &Json) -> Option<()> {
        if self.is_host {
            let full = state["seats"].as_array()?.iter().all(|seat| !seat["person"].is_null() || !seat["bot"].is_null());
            full.then(|| self.ask("POST", &format!("/api/tables/{table}/start"), None)).flatten().map(|_| ())
        } else {
            let sits = !state["yours"].as_array()?.is_empty();
            (!sits).then(|| self.ask("POST", &format!("/api/tables/{table}/join"), Some(&json!({})))).flatten().map(|_| ())
        }
    }

    fn say(&mut self, table: &str) -> Option<()> {
        self.lines += 1;
        let text = format!("{} says line {}", self.name, self.lines);
        let reply = self.ask("POST", &format!("/api/tables/{table}/chat"), Some(&json!({ "text": text })));
        let accepted = reply.is_some_and(|reply| reply.status == 200);
        self.told().said.push((table.to_owned(), text, accepted));
        Some(())
    }

    fn play(&mut self, table: &str, state: &Json) -> Option<()> {
        let draft = state["play"]["draft"].as_object()?;
        let seat = state["yours"][0].as_u64()? as usize;
        let position = state["position"].as_i64()?;
        let version = draft["version"].as_i64()?;
        let mut moves = draft["moves"].as_array()?.clone();
        let together = state["play"]["turn"]["together"] == true;
        let here = Sent { table: table.to_owned(), seat, position, version, moves: moves.clone(), answer: Answer::None };
        let named = json!({ "seat": seat, "position": position, "draft": version });
        if !draft["held"].is_null() && self.below(6) > 0 {
            return self.send("confirm", &named, here);
        }
        let undoes = !together && !moves.is_empty() && (!draft["held"].is_null() || self.below(10) == 0);
        if undoes {
            let last = draft["steps"].as_array()?.iter().max_by_key(|step| step["number"].as_u64())?;
            let left = draft["steps"].as_array()?.iter().filter(|step| step["number"] != last["number"]);
            moves = left.flat_map(|step| step["moves"].as_array().cloned().unwrap_or_default()).collect();
            return self.send("undo", &named, Sent { version: version + 1, moves, ..here });
        }
        // Whoever has chosen may choose something else while the others think.
        if together && !moves.is_empty() && self.below(4) > 0 {
            return None;
        }
        let offered = state["play"]["moves"].as_array()?;
        let mv = offered.get(self.below(offered.len().max(1)))?["move"].clone();
        let mut body = named;
        body["moves"] = json!([mv]);
        body["confirms"] = (self.below(2) == 0).into();
        if together {
            moves.clear();
        }
        moves.push(mv);
        self.send("moves", &body, Sent { version: version + 1, moves, ..here })
    }

    fn send(&mut self, what: &str, body: &Json, sent: Sent) -> Option<()> {
        let reply = self.ask("POST", &format!("/api/tables/{}/{what}", sent.table), Some(body));
        let state = reply.as_ref().map(Reply::json);
        let answer = match reply.map(|reply| reply.status) {
            None => Answer::None,
            Some(200) => {
                let state = state.unwrap_or_default();
                let entered = state["position"].as_i64()? > sent.position;
                if !entered && state["play"]["draft"]["version"] != sent.version {
                    self.told().wrong.push(format!("{what} {sent:?} answered with {}", state["play"]["draft"]));
                }
                if entered { Answer::Entered } else { Answer::Kept }
            }
            // Refused: nothing has changed, and it must not turn up later.
            Some(_) => return Some(()),
        };
        self.told().sent.push(Sent { answer, ..sent });
        if answer != Answer::None {
            self.accepted.fetch_add(1, Ordering::Relaxed);
        }
        Some(())
    }
}
