//! `cargo xtask test`: everything a change must pass.

use crate::{root, soak};
use std::process::Command;

/// Random games under all laws that every run of the tests plays, for each game.
const SOAKED: u64 = 20_000;

pub(crate) fn test() -> Result<(), String> {
    cargo("format", &["fmt", "--all", "--check"])?;
    cargo("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    cargo("tests", &["test", "--workspace", "--locked"])?;
    for game in shelf::games() {
        heading(&format!("soak: {}", game.name()));
        soak::soak(*game, 0, SOAKED)?;
    }
    cargo("release build", &["build", "--release", "--locked"])?;
    cargo("the command", &["run", "--release", "--locked", "--quiet", "--", "bench", "artificium", "--seconds", "1"])
}

fn heading(step: &str) {
    println!("\n== {step} ==");
}

fn cargo(step: &str, args: &[&str]) -> Result<(), String> {
    heading(step);
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let status = Command::new(cargo).args(args).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{step}: failed")),
        Err(error) => Err(format!("{step}: {error}")),
    }
}
