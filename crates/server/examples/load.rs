//! How much a server bears: moves a second, memory for each listener, time to replay.
//!
//! - `load moves ADDRESS TABLES SECONDS [A_SECOND]`: so many tables, and as many clients that make legal moves as fast as they
//!   are answered, or together at most so many a second. The server must not count requests (`lineshaft serve --rate 0`).
//! - `load listen ADDRESS TABLES PID`: opens so many tables with a listener each and tells the memory of the process `PID`.
//! - `load replay ADDRESS TABLES`: plays so many tables to their end and then jumps to any of their moves.
//! - `load records FILE…`: replays records and jumps to each of their moves, without a server.
#![allow(clippy::print_stdout, reason = "a program for operators")]

#[path = "../tests/support/client.rs"]
mod client;

use client::Client;
use mimalloc::MiMalloc;
use serde::Deserialize;
use serde_json::{Value as Json, json};
use std::error::Error;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{Eyes, Record, Rng};

type Done<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> Done<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["moves", address, tables, seconds, pace @ ..] if pace.len() < 2 => {
            let a_second = pace.first().map(|pace| pace.parse()).transpose()?;
            moves(address.parse()?, tables.parse()?, Duration::from_secs(seconds.parse()?), a_second)
        }
        ["listen", address, tables, process] => listen(address.parse()?, tables.parse()?, process),
        ["replay", address, tables] => replay(address.parse()?, tables.parse()?),
        ["records", files @ ..] => records(files),
        _ => Err("moves ADDRESS TABLES SECONDS [A_SECOND] | listen ADDRESS TABLES PID | replay ADDRESS TABLES | records FILE…"
            .into()),
    }
}

/// Somebody who holds all seats of all tables: one session is enough.
fn guest(address: SocketAddr) -> Done<Client> {
    let mut client = Client::new(address);
    match client.post("/api/guest", &json!({ "name": "Load" }))?.status {
        201 => Ok(client),
        status => Err(format!("no guest: {status}").into()),
    }
}

/// Opens a table at which this client plays all seats; the games take turns.
fn open(client: &mut Client, number: usize) -> Done<String> {
    let game = shelf::games()[number % shelf::games().len()];
    let seats = (*game.seats().start()).max(2);
    let reply = client.post("/api/tables", &json!({ "game": game.name(), "seats": vec!["me"; seats] }))?;
    let table = reply.json()["id"].as_str().map(str::to_owned);
    table.ok_or_else(|| format!("no table: {reply:?}").into())
}

/// What a player must know of a table. The rest of an answer is skipped, so that the processor is left to the server.
#[derive(Deserialize)]
struct Shown {
    phase: String,
    position: i64,
    eyes: Json,
    seats: Vec<Chair>,
    play: Option<Playing>,
}

#[derive(Deserialize)]
struct Chair {
    due: bool,
}

#[derive(Deserialize)]
struct Playing {
    #[serde(rename = "move")]
    number: u32,
    #[serde(default)]
    moves: Vec<Offered>,
    draft: Option<Draft>,
}

#[derive(Deserialize)]
struct Offered {
    #[serde(rename = "move")]
    mv: Json,
}

#[derive(Deserialize)]
struct Draft {
    version: i64,
}

impl Shown {
    fn offered(&self) -> &[Offered] {
        self.play.as_ref().map_or(&[], |play| &play.moves)
    }

    /// Whether it shows the seat that decides next: then the table need not be asked for.
    fn is_next(&self) -> bool {
        let eyes = self.eyes.as_u64().and_then(|seat| self.seats.get(seat as usize));
        !self.offered().is_empty() && eyes.is_some_and(|chair| chair.due)
    }
}

fn state(client: &mut Client, table: &str) -> Done<Shown> {
    Ok(serde_json::from_str(&client.get(&format!("/api/tables/{table}"))?.body)?)
}

/// Makes one legal move, chosen by chance. The table as it is then, and how long the answer took; nothing if the game is over.
fn play(client: &mut Client, table: &str, state: &Shown, chance: &mut Rng) -> Done<Option<(Shown, Duration)>> {
    let offered = state.offered();
    if state.phase != "playing" || offered.is_empty() {
        return Ok(None);
    }
    let body = json!({
        "seat": state.eyes,
        "position": state.position,
        "draft": state.play.as_ref().and_then(|play| play.draft.as_ref()).map(|draft| draft.version),
        "moves": [offered[chance.below(offered.len() as u32) as usize].mv],
        "confirms": false,
    });
    let begin = Instant::now();
    let reply = client.post(&format!("/api/tables/{table}/moves"), &body)?;
    let took = begin.elapsed();
    if reply.status != 200 {
        return Err(format!("{table} refuses {body}: {reply:?}").into());
    }
    Ok(Some((serde_json::from_str(&reply.body)?, took)))
}

fn moves(address: SocketAddr, tables: usize, lasts: Duration, a_second: Option<f64>) -> Done<()> {
    let between = a_second.map_or(Duration::ZERO, |a_second| Duration::from_secs_f64(tables as f64 / a_second));
    let mut first = guest(address)?;
    // Looked at before the clock runs: tables that are read for the first time, all at once, are not yet busy ones.
    let seen = (0..tables).map(|number| {
        let table = open(&mut first, number)?;
        let mut client = first.again();
        let now = state(&mut client, &table)?;
        Ok((client, table, now))
    });
    let seen = seen.collect::<Done<Vec<_>>>()?;
    let stop = AtomicBool::new(false);
    let begin = Instant::now();
    let took: Vec<Duration> = std::thread::scope(|scope| {
        let play_all = |number: usize, (mut client, mut table, mut now): (Client, String, Shown)| {
            let stop = &stop;
            scope.spawn(move || -> Done<Vec<Duration>> {
                let (mut chance, mut took) = (Rng::new(number as u64), Vec::new());
                let mut due = begin + between.mul_f64(number as f64 / tables as f64);
                while !stop.load(Ordering::Relaxed) {
                    std::thread::sleep(due.saturating_duration_since(Instant::now()));
                    due += between;
                    match play(&mut client, &table, &now, &mut chance)? {
                        Some((next, time)) => {
                            took.push(time);
                            now = if next.is_next() { next } else { state(&mut client, &table)? };
                        }
                        None => {
                            table = open(&mut client, number)?;
                            now = state(&mut client, &table)?;
                        }
                    }
                }
                Ok(took)
            })
        };
        let players: Vec<_> = seen.into_iter().enumerate().map(|(number, seen)| play_all(number, seen)).collect();
        std::thread::sleep(lasts);
        stop.store(true, Ordering::Relaxed);
        let all = players.into_iter().map(|player| player.join().expect("no player panics"));
        all.collect::<Done<Vec<_>>>().map(|all| all.concat())
    })?;
    let seconds = begin.elapsed().as_secs_f64();
    println!("{} moves accepted in {seconds:.1} s: {:.0} a second", took.len(), took.len() as f64 / seconds);
    println!("a move: {}", spread(took));
    Ok(())
}

fn listen(address: SocketAddr, tables: usize, process: &str) -> Done<()> {
    let mut client = guest(address)?;
    let opened = (0..tables).map(|number| open(&mut client, number)).collect::<Done<Vec<_>>>()?;
    let before = memory(process)?;
    let mut streams = Vec::with_capacity(tables);
    for table in &opened {
        streams.push(client.again().listen(&format!("/api/tables/{table}/events"))?);
    }
    std::thread::sleep(Duration::from_secs(1));
    let after = memory(process)?;
    let mut chance = Rng::new(1);
    for table in &opened {
        let now = state(&mut client, table)?;
        play(&mut client, table, &now, &mut chance)?;
    }
    let busy = memory(process)?;
    let each = (busy.max(after) as f64 - before as f64) / tables as f64;
    println!("{tables} tables are open: {} MiB", before / 1024);
    println!(
        "somebody listens at each: {} MiB; after a move at each: {} MiB; {each:.1} KiB a listener",
        after / 1024,
        busy / 1024
    );
    drop(streams);
    Ok(())
}

/// The memory of a process, in KiB.
fn memory(process: &str) -> Done<usize> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

fn replay(address: SocketAddr, tables: usize) -> Done<()> {
    let mut client = guest(address)?;
    let mut took = Vec::new();
    for number in 0..tables {
        let table = open(&mut client, number)?;
        let mut chance = Rng::new(number as u64);
        let mut now = state(&mut client, &table)?;
        while let Some((next, _)) = play(&mut client, &table, &now, &mut chance)? {
            now = if next.is_next() { next } else { state(&mut client, &table)? };
        }
        let of = now.play.map_or(0, |play| play.number);
        for _ in 0..200 {
            let to = chance.below(of + 1);
            let begin = Instant::now();
            let status = client.get(&format!("/api/tables/{table}/replay?to={to}&all=true"))?.status;
            took.push(begin.elapsed());
            if status != 200 {
                return Err(format!("no jump to {to} of {of}: {status}").into());
            }
        }
    }
    println!("a jump: {}", spread(took));
    Ok(())
}

fn records(files: &[&str]) -> Done<()> {
    for file in files {
        let text = std::fs::read_to_string(file)?;
        let record = text.parse::<Record>().map_err(|fault| format!("{file}: {fault:?}"))?;
        let game = shelf::find(&record.game).ok_or("no such game")?;
        let again = || game.replay(&record, None).map_err(|fault| format!("{file}: {fault:?}"));
        let table = again()?;
        let mut whole = Vec::new();
        for _ in 0..20 {
            let begin = Instant::now();
            again()?;
            whole.push(begin.elapsed());
        }
        let jumps = (0..=record.moves.len()).map(|to| {
            let begin = Instant::now();
            let _ = table.view_at(to, Eyes::All).to_string();
            begin.elapsed()
        });
        println!("{file}: {} moves; whole: {}; a jump: {}", record.moves.len(), spread(whole), spread(jumps.collect()));
    }
    Ok(())
}

/// The middle and the slow end of some times.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: f64| match times.len() {
        0 => 0.0,
        length => times[((length - 1) as f64 * share) as usize].as_secs_f64() * 1000.0,
    };
    format!("p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms, longest {:.2} ms", at(0.5), at(0.95), at(0.99), at(1.0))
}
