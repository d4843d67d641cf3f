//! The few chores that need more than cargo.
//!
//! ```text
//! cargo xtask test                             everything a change must pass
//! cargo xtask soak GAME --games N [--start S]  random games under all laws; leaves the record of any that fails
//! cargo xtask fixtures GAME                    plays the games that are missing in records/GAME
//! ```

mod fixtures;
mod soak;
mod test;

use std::process::ExitCode;

const USAGE: &str = "usage:
  cargo xtask test
  cargo xtask soak GAME --games N [--start S]
  cargo xtask fixtures GAME";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::test(),
        ["soak", game, rest @ ..] => soak::command(game, rest),
        ["fixtures", game] => fixtures::fixtures(game),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the project.
fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

fn game(name: &str) -> Result<&'static dyn shelf::Game, String> {
    shelf::find(name).ok_or_else(|| format!("there is no game {name}"))
}
