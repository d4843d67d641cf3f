//! `cargo xtask test`: everything a change must pass.

use crate::{attack, browser, built, cargo, run};
use std::process::Command;
use std::time::Instant;

/// Random games under all laws that every run of the tests plays, for each game.
const SOAKED: &str = "5000";

pub(crate) fn test() -> Result<(), String> {
    let clock = Clock(Instant::now());
    clock.heading("format");
    cargo("format", &["fmt", "--all", "--check"])?;
    clock.heading("types and unit tests of the browser client");
    browser::check()?;
    clock.heading("lints");
    cargo("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    clock.heading("tests");
    needs("postgresql", "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb")?;
    cargo("tests", &["test", "--workspace", "--locked"])?;
    clock.heading("attack on the doors");
    attack::attack()?;
    clock.heading("soak");
    run("soak", Command::new(built("examples/soak")).args(["--games", SOAKED]))?;
    clock.heading("the command");
    run("the command", Command::new(built("lineshaft")).args(["bench", "artificium", "--seconds", "1"]))?;
    clock.heading("games in the browser");
    browser::play()?;
    clock.heading("all passed");
    Ok(())
}

struct Clock(Instant);

impl Clock {
    fn heading(&self, step: &str) {
        let seconds = self.0.elapsed().as_secs();
        println!("\n== {step} (after {}:{:02}) ==", seconds / 60, seconds % 60);
    }
}

/// A program of Debian's that the tests need; where it is missing, it is installed.
pub(crate) fn needs(package: &str, is_there: &str) -> Result<(), String> {
    if Command::new("sh").args(["-c", is_there]).output().is_ok_and(|found| found.status.success()) {
        return Ok(());
    }
    let install = format!("apt-get update && apt-get install -y {package}");
    run(package, Command::new("sh").args(["-c", &install]))
        .map_err(|_| format!("{package} is missing and could not be installed: install it and run the tests again"))
}
