//! Random games over all numbers of players, switches and strange sheets, under all laws; leaves the record of any that fails.
//!
//! ```text
//! cargo xtask soak [GAME] --games N [--start S]
//! ```

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command")]

use indicatif::{ProgressBar, ProgressStyle};
use shelf::Game;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "usage: cargo xtask soak [GAME] --games N [--start S]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match command(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// Without a name all games are soaked.
fn command(words: &[&str]) -> Result<(), String> {
    let (chosen, options) = match words {
        [name, rest @ ..] if !name.starts_with('-') => {
            (vec![shelf::find(name).ok_or_else(|| format!("there is no game {name}"))?], rest)
        }
        rest => (shelf::games().to_vec(), rest),
    };
    let (mut games, mut start) = (None, 0);
    for pair in options.chunks(2) {
        match pair {
            ["--games", count] => games = Some(count.parse().map_err(|_| format!("{count} is not a number of games"))?),
            ["--start", number] => start = number.parse().map_err(|_| format!("{number} is not a number"))?,
            _ => return Err(USAGE.to_owned()),
        }
    }
    let games = games.ok_or(USAGE)?;
    chosen.into_iter().try_for_each(|game| soak(game, start, games))
}

fn soak(game: &dyn Game, start: u64, games: u64) -> Result<(), String> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}").expect("a fixed template");
    let bar = ProgressBar::new(games).with_style(style);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let clock = Instant::now();
    std::panic::set_hook(Box::new(|_| {}));
    let soaked = lab::soak(game, start, games, threads, |done| bar.inc(done));
    let _ = std::panic::take_hook();
    bar.finish_and_clear();
    println!(
        "{}: {} games, {} decisions, longest {}, {} failures, {:.0} s",
        game.name(),
        soaked.games,
        soaked.decisions,
        soaked.longest,
        soaked.failures.len(),
        clock.elapsed().as_secs_f64()
    );
    let folder = Path::new("soak").join(game.name());
    for (number, failure) in &soaked.failures {
        let file = folder.join(format!("{number}.record"));
        std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(&file, &failure.record))
            .map_err(|error| error.to_string())?;
        println!("game {number}: {}\n  {}", failure.what, file.display());
    }
    if soaked.failures.is_empty() { Ok(()) } else { Err("the soak found broken laws".to_owned()) }
}
