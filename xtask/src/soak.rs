//! `cargo xtask soak`: random games over all numbers of players, switches and strange sheets, under all laws.

use crate::{game, root};
use indicatif::{ProgressBar, ProgressStyle};
use shelf::Game;
use std::time::Instant;

pub(crate) fn command(name: &str, rest: &[&str]) -> Result<(), String> {
    let (mut games, mut start) = (None, 0);
    for pair in rest.chunks(2) {
        match pair {
            ["--games", count] => games = Some(count.parse().map_err(|_| format!("{count} is not a number of games"))?),
            ["--start", number] => start = number.parse().map_err(|_| format!("{number} is not a number"))?,
            _ => return Err(crate::USAGE.to_owned()),
        }
    }
    soak(game(name)?, start, games.ok_or(crate::USAGE)?)
}

pub(crate) fn soak(game: &dyn Game, start: u64, games: u64) -> Result<(), String> {
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
    let folder = root().join("soak").join(game.name());
    for (number, failure) in &soaked.failures {
        let file = folder.join(format!("{number}.record"));
        std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(&file, &failure.record))
            .map_err(|error| error.to_string())?;
        println!("game {number}: {}\n  {}", failure.what, file.display());
    }
    if soaked.failures.is_empty() { Ok(()) } else { Err("the soak found broken laws".to_owned()) }
}
