//! The programs Lineshaft is built with: where they are, and whether they are new enough.
//!
//! It depends on nothing and compiles in a second, so that nobody compiles for minutes before hearing that something is missing.

use std::fmt;
use std::path::PathBuf;
use std::process::Command;

/// The oldest Node the pages can be built with: what Vite asks for.
pub const LEAST_NODE: Version = Version { major: 20, minor: 19 };

/// The manifest of the workspace, which names the oldest Rust.
const MANIFEST: &str = include_str!("../../../Cargo.toml");

/// A version, as far as it is compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Version {
    major: u32,
    minor: u32,
}

impl Version {
    /// The first version in a text, such as `rustc 1.95.0 (59807616e 2026-04-14)` or `v20.19.2`.
    pub fn read(text: &str) -> Option<Self> {
        let from = text.find(|letter: char| letter.is_ascii_digit())?;
        let end = |letter: char| !letter.is_ascii_digit() && letter != '.';
        let mut numbers = text[from..].split(end).next()?.split('.').map(str::parse);
        Some(Self { major: numbers.next()?.ok()?, minor: numbers.next()?.ok()? })
    }
}

impl fmt::Display for Version {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.major, self.minor)
    }
}

/// A program is missing, or older than it has to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lack {
    /// The oldest version that would do.
    pub least: Option<Version>,
    /// The version that is there.
    pub found: Option<Version>,
}

impl Lack {
    /// A program of which any version would do.
    pub const ANY: Self = Self { least: None, found: None };

    /// What is needed, in words: `Node 20.19 or newer (found: 18.19)`.
    pub fn of(&self, name: &str) -> String {
        let mut words = name.to_owned();
        if let Some(least) = self.least {
            words += &format!(" {least} or newer");
        }
        if let Some(found) = self.found {
            words += &format!(" (found: {found})");
        }
        words
    }
}

/// Whether Rust is new enough for the workspace.
pub fn rust() -> Result<(), Lack> {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    at_least(least_rust(), version_of(&rustc))
}

/// The oldest Rust the workspace compiles with.
pub fn least_rust() -> Version {
    let named = MANIFEST.lines().find_map(|line| line.strip_prefix("rust-version"));
    named.and_then(Version::read).expect("the workspace names its oldest Rust")
}

/// Whether Node is new enough for the pages.
pub fn node() -> Result<(), Lack> {
    at_least(LEAST_NODE, version_of("node"))
}

/// Whether npm is there. It is only looked for: asking for its version takes longer than everything else here.
pub fn npm() -> Result<(), Lack> {
    on_path("npm").map(|_| ()).ok_or(Lack::ANY)
}

/// Where the search path leads to for a program.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{program}{ending}"))))
        .find(|file| file.is_file())
}

/// Cargo, as if it were called by hand: what it told us about our own package would make it compile others anew.
pub fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(&name);
        }
    }
    cargo
}

/// What a program says is its version.
fn version_of(program: &str) -> Option<Version> {
    let said = Command::new(program).arg("--version").output().ok()?;
    Version::read(&String::from_utf8_lossy(&said.stdout))
}

fn at_least(least: Version, found: Option<Version>) -> Result<(), Lack> {
    if found.is_some_and(|found| found >= least) { Ok(()) } else { Err(Lack { least: Some(least), found }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        Version::read(text).expect("a version")
    }

    #[test]
    fn a_version_is_read_from_what_programs_say() {
        assert_eq!(version("rustc 1.95.0 (59807616e 2026-04-14)"), Version { major: 1, minor: 95 });
        assert_eq!(version("rustc 1.97.0-nightly (0123abcd 2026-06-01)"), Version { major: 1, minor: 97 });
        assert_eq!(version("v20.19.2\n"), Version { major: 20, minor: 19 });
        assert_eq!(version(" = \"1.94\""), Version { major: 1, minor: 94 });
        assert_eq!(Version::read(""), None);
        assert_eq!(Version::read("no version"), None);
        assert_eq!(Version::read("version 7"), None);
    }

    #[test]
    fn versions_are_compared_by_their_numbers_and_not_by_their_letters() {
        assert!(version("1.100.0") > version("1.94"));
        assert!(version("2.0") > version("1.94"));
        assert!(version("20.9") < version("20.19"));
        assert!(version("8.17") < version("20.19"));
    }

    #[test]
    fn the_oldest_version_that_will_do_is_enough() {
        let least = version("20.19");
        assert_eq!(at_least(least, Some(version("v20.19.0"))), Ok(()));
        assert_eq!(at_least(least, Some(version("v24.1.0"))), Ok(()));
        let old = at_least(least, Some(version("v18.19.1"))).expect_err("too old");
        assert_eq!(old.of("Node"), "Node 20.19 or newer (found: 18.19)");
        let missing = at_least(least, None).expect_err("missing");
        assert_eq!(missing.of("Node"), "Node 20.19 or newer");
        assert_eq!(Lack::ANY.of("npm"), "npm");
    }

    #[test]
    fn the_workspace_names_its_oldest_rust() {
        assert!(least_rust() >= version("1.85"), "edition 2024 needs as much");
    }

    #[test]
    fn a_program_that_is_not_there_is_not_found() {
        assert_eq!(on_path("a-program-nobody-has"), None);
        assert_eq!(version_of("a-program-nobody-has"), None);
    }
}
