//! The browser client: its types and unit tests, and real games in Chromium.

use crate::{build, built, root};
use std::process::Command;

/// Types, accessibility warnings of the compiler, and unit tests.
pub(crate) fn check() -> Result<(), String> {
    npm(&["ci"])?;
    npm(&["run", "check"])?;
    npm(&["test"])
}

/// All pages, and whole games on every board, in Chromium, on the program the tests were run with.
pub(crate) fn play() -> Result<(), String> {
    chromium()?;
    npm(&["run", "e2e"])
}

/// The same with the whole games that take too long for every change.
pub(crate) fn play_all() -> Result<(), String> {
    chromium()?;
    build()?;
    npm(&["run", "e2e:all"])
}

/// A picture of every page at two sizes, for `docs/screenshots`.
pub(crate) fn screenshots() -> Result<(), String> {
    chromium()?;
    build()?;
    npm(&["run", "screenshots"])
}

fn chromium() -> Result<(), String> {
    crate::test::needs("chromium", "command -v chromium")
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    let what = format!("npm {}", arguments.join(" "));
    match Command::new("npm").args(arguments).env("LINESHAFT_BIN", built("lineshaft")).current_dir(root().join("web")).status()
    {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{what}: failed")),
        Err(_) => Err("Node 20 or newer with npm is needed to build the browser client".to_owned()),
    }
}
