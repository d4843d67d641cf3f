//! `cargo xtask test`: everything a change must pass.

use crate::needs::{ATTACK, BROWSER, BUILD, Need, TESTS};
use crate::{attack, browser, built, cargo, run};
use std::fmt;
use std::process::Command;
use std::time::{Duration, Instant};

/// What it needs.
pub(crate) const NEEDS: [&[Need]; 4] = [&BUILD, &TESTS, &ATTACK, &BROWSER];

/// Random games under all laws that every run of the tests plays, for each game.
const SOAKED: &str = "5000";

/// Runs all parts in turn and prints what each of them took, even if one fails.
pub(crate) fn test() -> Result<(), String> {
    let mut times = Times::default();
    let done = parts(&mut times);
    println!("\n{times}");
    done?;
    println!("all passed");
    Ok(())
}

fn parts(times: &mut Times) -> Result<(), String> {
    times.group("formats, lints, types");
    times.part("format", || cargo("format", &["fmt", "--all", "--check"]))?;
    times.part("types and unit tests of the browser client", browser::check)?;
    times.part("lints", || cargo("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))?;
    times.part("documentation", documentation)?;
    times.group("Rust tests");
    times.part("tests", || cargo("tests", &["test", "--workspace", "--locked"]))?;
    times.group("attack and soak");
    times.part("attack on the server", attack::attack)?;
    times.part("soak", || run("soak", Command::new(built("examples/soak")).args(["--games", SOAKED])))?;
    times.part("the command", || {
        run("the command", Command::new(built("lineshaft")).args(["bench", "artificium", "--seconds", "1"]))
    })?;
    times.group("browser");
    times.part("games in the browser", browser::play)
}

/// Builds the documentation, private items too: a link that leads nowhere is an error.
fn documentation() -> Result<(), String> {
    let arguments = ["doc", "--workspace", "--no-deps", "--locked", "--document-private-items"];
    run("documentation", start::cargo().args(arguments).env("RUSTDOCFLAGS", "-D warnings"))
}

/// How long the parts took, in groups.
#[derive(Default)]
struct Times(Vec<(&'static str, Vec<(&'static str, Duration)>)>);

impl Times {
    fn group(&mut self, name: &'static str) {
        self.0.push((name, Vec::new()));
    }

    /// Runs a part of the latest group.
    fn part(&mut self, name: &'static str, run: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
        println!("\n== {name} ==");
        let start = Instant::now();
        let done = run();
        let (_, parts) = self.0.last_mut().expect("a group was begun");
        parts.push((name, start.elapsed()));
        done
    }
}

impl fmt::Display for Times {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut row = |indent: &str, name: &str, took: Duration| {
            let seconds = took.as_secs();
            writeln!(out, "{:46}{:>3}:{:02}", format!("{indent}{name}"), seconds / 60, seconds % 60)
        };
        for (group, parts) in &self.0 {
            row("", group, parts.iter().map(|(_, took)| *took).sum())?;
            for (part, took) in parts {
                row("  ", part, *took)?;
            }
        }
        row("", "total", self.0.iter().flat_map(|(_, parts)| parts).map(|(_, took)| *took).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_adds_up_parts_to_groups_and_groups_to_the_total() {
        let seconds = Duration::from_secs;
        let times = Times(vec![
            ("formats, lints, types", vec![("format", seconds(2)), ("lints", seconds(61))]),
            ("browser", vec![("games in the browser", seconds(600))]),
        ]);
        assert_eq!(
            times.to_string(),
            "\
formats, lints, types                           1:03
  format                                        0:02
  lints                                         1:01
browser                                        10:00
  games in the browser                         10:00
total                                          11:03
"
        );
    }
}
