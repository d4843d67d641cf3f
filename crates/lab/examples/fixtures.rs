//! Finished games for every number of players and every value of every switch.
//!
//! A record that is there already stays as it is: it shows what an engine once did.
//!
//! ```text
//! cargo xtask fixtures GAME
//! ```

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command")]

use shelf::{AnyRuleset, AnyTable, Bot, Game, Limits};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use table::{Rng, Seed, Setup, Values};

fn main() -> ExitCode {
    let done = match std::env::args().nth(1) {
        Some(name) => fixtures(&name),
        None => Err("usage: cargo xtask fixtures GAME".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn fixtures(name: &str) -> Result<(), String> {
    let game = shelf::find(name).ok_or_else(|| format!("there is no game {name}"))?;
    let low = *game.seats().start();
    let mut wanted: Vec<(String, Setup)> = game.seats().map(|seats| (format!("{seats}-seats"), Setup::of(seats))).collect();
    for (place, (switch, default)) in game.switches().iter().zip(game.defaults()).enumerate() {
        for (step, value) in switch.all_values().iter().filter(|value| *value != default).enumerate() {
            let name = format!("{}-{value}", switch.name);
            if matches!(switch.values, Values::Keys(..)) {
                // Another board is another game: it is shown with every number of players.
                wanted.extend(
                    game.seats().map(|seats| (format!("{name}-{seats}-seats"), Setup::of(seats).switch(switch.name, value))),
                );
                continue;
            }
            let seats = low + (place + step) % game.seats().count();
            wanted.push((name, Setup::of(seats).switch(switch.name, value)));
        }
    }
    for (title, setup) in wanted {
        write(game, &title, || {
            let seed = Seed::new(&format!("{name} {title}")).expect("a seed");
            played(set_up(game, setup.clone())?.deal(seed), &title)
        })?;
    }
    for ending in endings(name) {
        write(game, ending.title, || search(game, ending))?;
    }
    write(game, "from-a-position", || from_a_position(game))
}

fn set_up(game: &dyn Game, setup: Setup) -> Result<Arc<dyn AnyRuleset>, String> {
    game.set_up(setup).map_err(|fault| format!("{fault:?}"))
}

/// A way a game can end.
struct Ending {
    title: &'static str,
    seats: usize,
    is: fn(&dyn AnyTable) -> bool,
}

fn endings(game: &str) -> &'static [Ending] {
    fn winners(table: &dyn AnyTable) -> usize {
        table.standing().winners.map_or(0, |winners| winners.len())
    }
    fn bankrupt(table: &dyn AnyTable) -> bool {
        table.view(table::Eyes::All)["players"]
            .as_array()
            .is_some_and(|players| players.iter().any(|player| player["out"] == true))
    }
    fn tied(table: &dyn AnyTable) -> bool {
        let scores = table.standing().scores;
        let best = scores.iter().max().copied().unwrap_or(0);
        scores.iter().filter(|score| **score == best).count() > 1
    }
    fn in_debt(table: &dyn AnyTable) -> bool {
        table.view(table::Eyes::All)["players"]
            .as_array()
            .is_some_and(|players| players.iter().any(|player| player["loans"].as_u64().is_some_and(|loans| loans > 0)))
    }
    match game {
        "artificium" => &[Ending { title: "shared-victory", seats: 2, is: |table| winners(table) > 1 }],
        "arkwright-card" => &[
            Ending { title: "solo-won", seats: 1, is: |table| winners(table) == 1 },
            Ending { title: "solo-lost", seats: 1, is: |table| winners(table) == 0 },
            Ending { title: "bankruptcy", seats: 3, is: bankrupt },
        ],
        "age-of-industry" => &[
            Ending { title: "tie-by-turn-order", seats: 3, is: tied },
            Ending { title: "loans-unpaid", seats: 2, is: in_debt },
        ],
        _ => &[],
    }
}

fn write(game: &dyn Game, title: &str, play: impl Fn() -> Result<Box<dyn AnyTable>, String>) -> Result<(), String> {
    let folder = Path::new("records").join(game.name());
    let file = folder.join(format!("{title}.record"));
    if file.exists() {
        return Ok(());
    }
    let record = play()?.record();
    println!("{}: {}", file.display(), record.result.clone().unwrap_or_default());
    std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(file, record.to_string())).map_err(|error| error.to_string())
}

/// Plays to the end, mostly greedily, now and then at random, so that every corner is seen.
fn played(mut table: Box<dyn AnyTable>, title: &str) -> Result<Box<dyn AnyTable>, String> {
    let mut rng = Rng::new(title.bytes().fold(7, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte)));
    while let Some(seat) = table.turn().seats.lowest() {
        let bot = if rng.below(8) == 0 { Bot::Random } else { Bot::Greedy };
        let mv = table.think(seat, bot, rng.next(), Limits::default()).map_err(|no| format!("{no:?}"))?.mv;
        table.play(seat, &mv.to_json("do")).map_err(|no| format!("{no:?}"))?;
    }
    Ok(table)
}

fn search(game: &dyn Game, ending: &Ending) -> Result<Box<dyn AnyTable>, String> {
    let ruleset = set_up(game, Setup::of(ending.seats))?;
    for number in 0..10_000 {
        let title = format!("{} {number}", ending.title);
        let seed = Seed::new(&title).expect("a seed");
        let table = played(ruleset.clone().deal(seed), &title)?;
        if (ending.is)(table.as_ref()) {
            return Ok(table);
        }
    }
    Err(format!("no game ended as {}", ending.title))
}

fn from_a_position(game: &dyn Game) -> Result<Box<dyn AnyTable>, String> {
    let ruleset = set_up(game, Setup::of(*game.seats().end()))?;
    let seed = Seed::new("from a position").expect("a seed");
    let mut table = played(ruleset.clone().deal(seed), "the first half")?;
    table.back_to(table.turn().moves_made / 2);
    played(ruleset.load(&table.save()).map_err(|fault| format!("{fault:?}"))?, "the second half")
}
