//! `cargo xtask test`: everything a change must pass.

use crate::{attack, browser, soak};
use std::process::Command;

/// Random games under all laws that every run of the tests plays, for each game.
const SOAKED: u64 = 20_000;

pub(crate) fn test() -> Result<(), String> {
    run("format", &["fmt", "--all", "--check"])?;
    browser::check()?;
    run("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    needs("postgresql", "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb")?;
    run("tests", &["test", "--workspace", "--locked"])?;
    heading("attack on the doors");
    attack::attack()?;
    for game in shelf::games() {
        heading(&format!("soak: {}", game.name()));
        soak::soak(*game, 0, SOAKED)?;
    }
    run("the command", &["run", "--locked", "--quiet", "--", "bench", "artificium", "--seconds", "1"])?;
    browser::play()
}

/// A program of Debian's that the tests need; where it is missing, it is installed.
pub(crate) fn needs(package: &str, is_there: &str) -> Result<(), String> {
    if Command::new("sh").args(["-c", is_there]).output().is_ok_and(|found| found.status.success()) {
        return Ok(());
    }
    heading(package);
    let install = format!("apt-get update && apt-get install -y {package}");
    match Command::new("sh").args(["-c", &install]).status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("{package} is missing and could not be installed: install it and run the tests again")),
    }
}

fn heading(step: &str) {
    println!("\n== {step} ==");
}

pub(crate) fn run(step: &str, args: &[&str]) -> Result<(), String> {
    heading(step);
    match crate::cargo().args(args).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{step}: failed")),
        Err(error) => Err(format!("{step}: {error}")),
    }
}
