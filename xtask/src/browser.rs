//! The browser client: its types and unit tests, and real games in Chromium.

use crate::needs::{self, BROWSER, BUILD};
use crate::{build, built, finish, root};
use std::process::Command;

/// Types, accessibility warnings of the compiler, and unit tests.
pub(crate) fn check() -> Result<(), String> {
    npm(&["ci"])?;
    npm(&["run", "check"])?;
    npm(&["test"])
}

/// All pages, and whole games on every board, in Chromium, on the program the tests were run with.
pub(crate) fn play() -> Result<(), String> {
    npm(&["run", "e2e"])
}

/// The same with the whole games that take too long for every change.
pub(crate) fn play_all() -> Result<(), String> {
    needs::check(&[&BUILD, &BROWSER])?;
    build()?;
    npm(&["run", "e2e:all"])
}

/// A picture of every page at two sizes, for `docs/screenshots`.
pub(crate) fn screenshots() -> Result<(), String> {
    needs::check(&[&BUILD, &BROWSER])?;
    build()?;
    npm(&["run", "screenshots"])
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    let mut npm = Command::new("npm");
    npm.args(arguments).env("LINESHAFT_BIN", built("lineshaft")).current_dir(root().join("web"));
    if let Some(chromium) = needs::chromium() {
        npm.env("CHROMIUM", chromium);
    }
    finish(&format!("npm {}", arguments.join(" ")), &mut npm)
}
