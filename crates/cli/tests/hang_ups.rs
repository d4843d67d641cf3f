//! People who hang up in the middle of a word: the server that the command starts goes on, on both databases.
//!
//! The server in other tests is a part of their own process, which ignores the signal of a closed pipe; only the command's own
//! `main` can get that wrong.

#[path = "../../server/tests/support/client.rs"]
mod client;
#[path = "../../server/tests/support/postgres.rs"]
#[allow(dead_code, reason = "each test binary uses its part")]
mod postgres;
#[allow(dead_code, reason = "each test binary uses its part")]
mod terminal;

use client::Client;
use serde_json::json;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::Rng;
use terminal::Folder;

/// How many streams are hung up on each database.
const HANG_UPS: usize = 3_000;
/// How many people do nothing but hang up.
const LISTENERS: usize = 6;
/// The longest that a run may take on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(120);

/// `lineshaft serve`, as somebody starts it.
struct Served {
    child: Child,
    address: SocketAddr,
}

impl Served {
    fn start(folder: &Folder, database: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lineshaft"))
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--doors", "0", "--database", database])
            .current_dir(&folder.0)
            .env("LINESHAFT_LANG", "en")
            .stdout(Stdio::piped())
            // Not a pipe: nobody would read it, and the server would wait.
            .stderr(File::create(folder.0.join("log")).unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line}")).trim().trim_end_matches('/');
        Self { address: address.parse().unwrap(), child }
    }

    /// That it is there, and stops when it is asked to.
    fn stop(mut self) {
        assert_eq!(self.child.try_wait().unwrap(), None, "the server is gone");
        assert_eq!(Client::new(self.address).get("/healthz").unwrap().status, 200);
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table at which the host plays with two quick bots.
fn open_table(host: &mut Client) -> String {
    let table = json!({ "game": "artificium", "seats": ["me", { "bot": "greedy" }, { "bot": "greedy" }] });
    let opened = host.post("/api/tables", &table).unwrap();
    assert_eq!(opened.status, 200, "{}", opened.body);
    opened.json()["id"].as_str().unwrap().to_owned()
}

/// Makes the next step of the host's turn; whether the game is over.
fn play_on(host: &mut Client, id: &str) -> std::io::Result<bool> {
    let told = host.get(&format!("/api/tables/{id}"))?.json();
    let draft = &told["play"]["draft"];
    let step = json!({ "seat": 0, "position": told["position"], "draft": draft["version"] });
    if !draft["held"].is_null() {
        host.post(&format!("/api/tables/{id}/confirm"), &step)?;
    } else if let Some(option) = told["play"]["moves"].get(0) {
        let mut step = step;
        step["moves"] = json!([option["move"]]);
        host.post(&format!("/api/tables/{id}/moves"), &step)?;
    }
    Ok(told["phase"] == "over")
}

fn outlives_hang_ups(name: &str, database: &str) {
    let folder = Folder::new(name);
    let mut served = Served::start(&folder, database);
    let mut host = Client::new(served.address);
    assert_eq!(host.post("/api/guest", &json!({ "name": "Ada" })).unwrap().status, 201);
    let table = std::sync::Mutex::new(open_table(&mut host));
    let (left, gone) = (std::sync::atomic::AtomicUsize::new(HANG_UPS), AtomicBool::new(false));
    let begun = Instant::now();
    std::thread::scope(|scope| {
        for number in 0..LISTENERS {
            let mut listener = host.again();
            let (table, left, gone) = (&table, &left, &gone);
            scope.spawn(move || {
                let mut chance = Rng::new(number as u64);
                while !gone.load(Ordering::Relaxed)
                    && left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok()
                {
                    let path = format!("/api/tables/{}/events", table.lock().unwrap());
                    // A server that is gone is found below.
                    let Ok(mut stream) = listener.listen(&path) else { continue };
                    let mut words = [0; 512];
                    if chance.below(2) == 0 {
                        let _ = stream.read(&mut words);
                    }
                    std::thread::sleep(Duration::from_micros(u64::from(chance.below(4_000))));
                    // Dropped with words unread, the line is cut and not closed.
                }
            });
        }
        while left.load(Ordering::Relaxed) > 0 {
            if served.child.try_wait().unwrap().is_some() || begun.elapsed() > TIMEOUT {
                gone.store(true, Ordering::Relaxed);
                break;
            }
            let id = table.lock().unwrap().clone();
            // A server that is gone is found above.
            if play_on(&mut host, &id).unwrap_or(false) {
                *table.lock().unwrap() = open_table(&mut host);
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    });
    assert_eq!(left.load(Ordering::Relaxed), 0, "ended after {:?}: {:?}", begun.elapsed(), served.child.try_wait());
    served.stop();
}

#[test]
fn a_server_on_sqlite_outlives_thousands_of_hang_ups() {
    outlives_hang_ups("hang-ups-sqlite", "sqlite:club.db?mode=rwc");
}

#[test]
fn a_server_on_postgresql_outlives_thousands_of_hang_ups() {
    outlives_hang_ups("hang-ups-postgresql", &postgres::Cluster::running().new_database());
}
