//! Bots at the tables: a few threads that take waiting decisions, on whichever process has threads to spare.

use crate::config::Config;
use crate::http::problem::{Answer, Problem};
use crate::room::{From, Moves, Room, Step, Wanted, Wish};
use crate::store::Job;
use crate::{App, now};
use serde_json::Value as Json;
use shelf::{AnyTable, Bot, Limits};
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use tokio::sync::{Semaphore, watch};

/// How long a worker keeps a decision to itself, in milliseconds. A worker that dies loses it after that;
/// not long, because until then its table waits.
const LEASE: i64 = 15_000;
/// How often it is looked for work that nobody announced.
const LOOK: Duration = Duration::from_millis(500);
/// The bot that plays for somebody who is away.
pub const STAND_IN: &str = "medium";

/// The bot with this name, if the operator allows it at tables.
pub fn allowed(name: &str, most_playouts: u32) -> Answer<Bot> {
    let bot = Bot::by_name(name).ok_or_else(|| Problem::bad("unknown-bot").with("name", name))?;
    match bot {
        Bot::Search(playouts) if playouts > most_playouts => Err(Problem::bad("too-many-playouts").with("most", most_playouts)),
        _ => Ok(bot),
    }
}

/// What a bot may use for a decision.
pub fn limits(config: &Config) -> Limits {
    Limits { longest: Some(Duration::from_secs(config.bot_seconds)), ..Limits::default() }
}

/// Takes decisions until told to stop.
pub async fn run(app: App, mut stop: watch::Receiver<bool>) {
    let threads = app.config.bot_threads;
    if threads == 0 {
        return;
    }
    let free = Arc::new(Semaphore::new(threads));
    while !*stop.borrow() {
        let Ok(permit) = Arc::clone(&free).acquire_owned().await else { return };
        let claimed = app.store.claim_job(now(), now() + LEASE).await;
        match claimed {
            Ok(Some(job)) => {
                let app = app.clone();
                tokio::spawn(async move {
                    work(&app, &job).await;
                    drop(permit);
                });
            }
            waiting => {
                if let Err(error) = waiting {
                    tracing::warn!(%error, "no jobs can be read");
                }
                tokio::select! {
                    () = app.hall.jobs.notified() => {}
                    () = tokio::time::sleep(LOOK) => {}
                    _ = stop.changed() => {}
                }
            }
        }
    }
    // Whoever still thinks is waited for.
    let _ = free.acquire_many(u32::try_from(threads).unwrap_or(u32::MAX)).await;
}

/// Does a job and forgets it. What the database could not take is done again when the lease runs out: nobody else knows that
/// the bot must decide.
async fn work(app: &App, job: &Job) {
    if let Err(problem) = decide(app, job).await {
        if problem.status.is_server_error() {
            tracing::warn!(table = job.table, seat = job.seat, code = problem.code, "a bot could not move");
            return;
        }
        tracing::debug!(table = job.table, seat = job.seat, code = problem.code, "a bot's move was not needed");
    }
    if let Err(error) = app.store.finish_job(job).await {
        tracing::warn!(%error, "a job stays");
    }
}

/// Plays the turn that a job is about, and posts it like anybody's; where its owner alone follows, a move of it.
async fn decide(app: &App, job: &Job) -> Answer<()> {
    let (position, seat) = (job.position, job.seat);
    let here = app
        .hall
        .with(&job.table, |room| {
            let waits = room.position == position && room.waits_for_bot(seat);
            if waits { room.for_bot(seat) } else { Err(Problem::conflict("stale")) }
        })
        .await?;
    let (table, together, is_followed) = here?;
    let bot = Bot::by_name(&job.bot).ok_or_else(|| Problem::bad("unknown-bot"))?;
    let limits = limits(&app.config);
    let most = if is_followed { 1 } else { usize::MAX };
    let thinking = tokio::task::spawn_blocking(move || turn(table, bot, Seat::new(seat), limits, most));
    let keeper = keep(app, job);
    let moves = tokio::select! {
        moves = thinking => moves.map_err(|_| Problem::internal())??,
        () = keeper => unreachable!("it keeps on"),
    };
    let decided = |room: &Room| {
        // Whoever owns the seat may be back by now.
        if room.position != position || !room.waits_for_bot(seat) {
            return Err(Problem::conflict("stale"));
        }
        if together {
            let draft = room.draft(seat).map_or(0, |draft| draft.version);
            let add = moves.iter().cloned().map(Wanted::Move).collect();
            return room.wish(&Wish { seat, position, draft, from: From::Here, drop: Vec::new(), add, confirms: false });
        }
        let made = moves.iter().map(|mv| (seat, mv.clone())).collect();
        Ok(Step::Enter(Moves { made, chosen: Vec::new() }))
    };
    app.hall.step(&job.table, decided, |_, _| ()).await
}

/// Keeps the lease of a job while its bot thinks.
async fn keep(app: &App, job: &Job) {
    loop {
        tokio::time::sleep(Duration::from_millis(LEASE as u64 / 3)).await;
        if let Err(error) = app.store.keep_job(job, now() + LEASE).await {
            tracing::warn!(%error, "a lease was not kept");
        }
    }
}

/// The moves of one turn, or so many of them.
fn turn(mut table: Box<dyn AnyTable>, bot: Bot, seat: Seat, limits: Limits, most: usize) -> Answer<Vec<Json>> {
    let start = crate::secret::bits() as u64;
    let mut player = table.player(bot, start, limits);
    let together = table.turn().together;
    let mut moves = Vec::new();
    loop {
        let thinking = player.think(table.as_ref(), seat).map_err(|_| Problem::internal())?;
        let playouts: u64 = thinking.considered.iter().map(|considered| u64::from(considered.visits)).sum();
        metrics::counter!("lineshaft_playouts_total").increment(playouts);
        let mv = thinking.mv.to_json("do");
        table.play(seat, &mv).map_err(|_| Problem::internal())?;
        moves.push(mv);
        let turn = table.turn();
        if moves.len() >= most || together || turn.together || turn.order != [seat] {
            return Ok(moves);
        }
    }
}
