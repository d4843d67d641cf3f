//! `cargo xtask test`: everything a change must pass.

use crate::{attack, soak};
use std::process::Command;

/// Random games under all laws that every run of the tests plays, for each game.
const SOAKED: u64 = 20_000;

pub(crate) fn test() -> Result<(), String> {
    run("format", &["fmt", "--all", "--check"])?;
    run("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    postgres()?;
    run("tests", &["test", "--workspace", "--locked"])?;
    heading("attack on the doors");
    attack::attack()?;
    for game in shelf::games() {
        heading(&format!("soak: {}", game.name()));
        soak::soak(*game, 0, SOAKED)?;
    }
    run("release build", &["build", "--release", "--locked"])?;
    run("the command", &["run", "--release", "--locked", "--quiet", "--", "bench", "artificium", "--seconds", "1"])
}

/// The server is tested on PostgreSQL too; where it is missing, Debian's is installed.
fn postgres() -> Result<(), String> {
    let is_there = Command::new("sh").args(["-c", "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb"]).output();
    if is_there.is_ok_and(|found| found.status.success()) {
        return Ok(());
    }
    heading("PostgreSQL");
    let installed = Command::new("sh").args(["-c", "apt-get update && apt-get install -y postgresql"]).status();
    match installed {
        Ok(status) if status.success() => Ok(()),
        _ => Err("PostgreSQL is missing and could not be installed: install it and run the tests again".to_owned()),
    }
}

fn heading(step: &str) {
    println!("\n== {step} ==");
}

fn run(step: &str, args: &[&str]) -> Result<(), String> {
    heading(step);
    match crate::cargo().args(args).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{step}: failed")),
        Err(error) => Err(format!("{step}: {error}")),
    }
}
