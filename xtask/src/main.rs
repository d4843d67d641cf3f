//! The few chores that need more than cargo.
//!
//! ```text
//! cargo xtask test [--install]                   everything a change must pass; --install gets what is missing (Debian)
//! cargo xtask soak [GAME] --games N [--start S]  random games under all laws; leaves the record of any that fails
//! cargo xtask attack                             attacks the doors of a server by their description
//! cargo xtask browser                            all browser tests, with every whole game
//! cargo xtask screenshots                        a picture of every page at two sizes, in docs/screenshots
//! cargo xtask fixtures GAME                      plays the games that are missing in records/GAME
//! ```
//!
//! It depends on nothing but `start`, so that it is there at once: what needs the games is an example of `lab`.

mod attack;
mod browser;
mod needs;
mod test;

use crate::needs::{ATTACK, BUILD};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "usage:
  cargo xtask test [--install]
  cargo xtask soak [GAME] --games N [--start S]
  cargo xtask attack
  cargo xtask browser
  cargo xtask screenshots
  cargo xtask fixtures GAME";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => needs::check(&test::NEEDS).and_then(|()| test::test()),
        ["test", "--install"] => needs::install(&test::NEEDS).and_then(|()| test::test()),
        ["soak", rest @ ..] => example("soak", rest),
        ["attack"] => needs::check(&[&BUILD, &ATTACK]).and_then(|()| build()).and_then(|()| attack::attack()),
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
    needs::check(&[&BUILD])?;
    build()?;
    run(name, Command::new(built(&format!("examples/{name}"))).args(arguments))
}

/// Runs cargo in the root of the project.
fn cargo(step: &str, arguments: &[&str]) -> Result<(), String> {
    run(step, start::cargo().args(arguments))
}

/// Runs a command in the root of the project.
fn run(step: &str, command: &mut Command) -> Result<(), String> {
    finish(step, command.current_dir(root()))
}

/// Runs a command to its end.
fn finish(step: &str, command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{step}: failed")),
        Err(error) => Err(format!("{step}: {error}")),
    }
}
