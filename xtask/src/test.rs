//! `cargo xtask test`: everything a change must pass.

use crate::soak;

/// Random games under all laws that every run of the tests plays, for each game.
const SOAKED: u64 = 20_000;

pub(crate) fn test() -> Result<(), String> {
    run("format", &["fmt", "--all", "--check"])?;
    run("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    run("tests", &["test", "--workspace", "--locked"])?;
    for game in shelf::games() {
        heading(&format!("soak: {}", game.name()));
        soak::soak(*game, 0, SOAKED)?;
    }
    run("release build", &["build", "--release", "--locked"])?;
    run("the command", &["run", "--release", "--locked", "--quiet", "--", "bench", "artificium", "--seconds", "1"])
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
