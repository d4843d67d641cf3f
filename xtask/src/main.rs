//! The few chores that need more than cargo.
//!
//! ```text
//! cargo xtask test                             everything a change must pass
//! cargo xtask soak GAME --games N [--start S]  random games under all laws; leaves the record of any that fails
//! cargo xtask attack                           attacks the doors of a server by their description
//! cargo xtask browser                          all browser tests, with every whole game
//! cargo xtask screenshots                      a picture of every page at two sizes, in docs/screenshots
//! cargo xtask fixtures GAME                    plays the games that are missing in records/GAME
//! ```

mod attack;
mod browser;
mod fixtures;
mod soak;
mod test;

use std::process::ExitCode;

const USAGE: &str = "usage:
  cargo xtask test
  cargo xtask soak GAME --games N [--start S]
  cargo xtask attack
  cargo xtask browser
  cargo xtask screenshots
  cargo xtask fixtures GAME";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::test(),
        ["soak", game, rest @ ..] => soak::command(game, rest),
        ["attack"] => attack::attack(),
        ["browser"] => browser::play_all(),
        ["screenshots"] => browser::screenshots(),
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

/// Cargo, as if it were called by hand: what it told us about our own package would make it compile others anew.
fn cargo() -> std::process::Command {
    let mut cargo = std::process::Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("CARGO_PKG_") || name.to_string_lossy().starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(name);
        }
    }
    cargo.current_dir(root());
    cargo
}

fn game(name: &str) -> Result<&'static dyn shelf::Game, String> {
    shelf::find(name).ok_or_else(|| format!("there is no game {name}"))
}
