//! The few chores that need more than cargo.
//!
//! ```text
//! cargo xtask test                               everything a change must pass
//! cargo xtask soak [GAME] --games N [--start S]  random games under all laws; leaves the record of any that fails
//! cargo xtask attack                             attacks the doors of a server by their description
//! cargo xtask browser                            all browser tests, with every whole game
//! cargo xtask screenshots                        a picture of every page at two sizes, in docs/screenshots
//! cargo xtask fixtures GAME                      plays the games that are missing in records/GAME
//! ```
//!
//! It depends on nothing, so that it is there at once: what needs the games is an example of `lab`.

mod attack;
mod browser;
mod test;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "usage:
  cargo xtask test
  cargo xtask soak [GAME] --games N [--start S]
  cargo xtask attack
  cargo xtask browser
  cargo xtask screenshots
  cargo xtask fixtures GAME";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::test(),
        ["soak", rest @ ..] => example("soak", rest),
        ["attack"] => build().and_then(|()| attack::attack()),
        ["browser"] => browser::play_all(),
        ["screenshots"] => browser::screenshots(),
        ["fixtures", game] => example("fixtures", &[game]),
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
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project")
}

/// A program that cargo has built beside this one.
fn built(name: &str) -> PathBuf {
    let here = std::env::current_exe().expect("a program knows where it is");
    here.parent().expect("a program lies in a folder").join(name)
}

/// Builds what the tests run: with all packages at once, as `cargo test` does, or their dependencies would be compiled anew.
fn build() -> Result<(), String> {
    cargo("build", &["build", "--workspace", "--bins", "--examples", "--locked"])
}

/// Runs a program in `crates/lab/examples`.
fn example(name: &str, arguments: &[&str]) -> Result<(), String> {
    build()?;
    run(name, Command::new(built(&format!("examples/{name}"))).args(arguments))
}

/// Cargo, as if it were called by hand: what it told us about our own package would make it compile others anew.
fn cargo(step: &str, arguments: &[&str]) -> Result<(), String> {
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("CARGO_PKG_") || name.to_string_lossy().starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(name);
        }
    }
    run(step, cargo.args(arguments))
}

/// Runs a command in the root of the project.
fn run(step: &str, command: &mut Command) -> Result<(), String> {
    match command.current_dir(root()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{step}: failed")),
        Err(error) => Err(format!("{step}: {error}")),
    }
}
