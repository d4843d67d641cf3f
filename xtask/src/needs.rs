//! The programs the chores need, looked for before anything else is done.

use start::{Lack, on_path};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A program that a chore needs.
pub(crate) struct Need {
    name: &'static str,
    /// What it is needed for.
    purpose: &'static str,
    /// Looks for it.
    find: fn() -> Result<(), Lack>,
    package: Package,
}

/// Where a program comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Package {
    /// A package of Debian's.
    Debian(&'static str),
    /// A component of the Rust toolchain.
    Component(&'static str),
    /// The Rust toolchain itself.
    Toolchain,
}

/// What building needs, pages included.
pub(crate) const BUILD: [Need; 3] = [
    Need { name: "Rust", purpose: "compiles everything", find: start::rust, package: Package::Toolchain },
    Need { name: "Node", purpose: "builds the pages", find: start::node, package: Package::Debian("nodejs") },
    Need { name: "npm", purpose: "fetches what the pages are built with", find: start::npm, package: Package::Debian("npm") },
];

/// What the attack on the server needs on top of that.
pub(crate) const ATTACK: [Need; 1] = [Need {
    name: "Python 3 with venv",
    purpose: "runs Schemathesis, which attacks the server",
    find: python,
    package: Package::Debian("python3-venv"),
}];

/// What browser tests and screenshots need on top of that.
pub(crate) const BROWSER: [Need; 1] = [Need {
    name: "Chromium",
    purpose: "runs the browser tests (or any that CHROMIUM names)",
    find: || chromium().map(|_| ()).ok_or(Lack::ANY),
    package: Package::Debian("chromium"),
}];

/// What the other tests need on top of that.
pub(crate) const TESTS: [Need; 3] = [
    Need { name: "rustfmt", purpose: "checks the format", find: || tool("fmt"), package: Package::Component("rustfmt") },
    Need { name: "Clippy", purpose: "checks the lints", find: || tool("clippy"), package: Package::Component("clippy") },
    Need {
        name: "PostgreSQL",
        purpose: "the server is tested on it as well as on SQLite",
        find: postgresql,
        package: Package::Debian("postgresql"),
    },
];

/// Checks that everything is there. The error lists what is missing and how to get it.
pub(crate) fn check(needs: &[&[Need]]) -> Result<(), String> {
    let missing = missing(needs);
    if missing.is_empty() { Ok(()) } else { Err(list(&missing, sudo()) + "\nor run `cargo xtask test --install`.") }
}

/// Installs what is missing, without questions, and looks again.
pub(crate) fn install(needs: &[&[Need]]) -> Result<(), String> {
    let packages = packages(&missing(needs));
    let silent = if sudo().is_empty() { "" } else { "sudo -n env DEBIAN_FRONTEND=noninteractive " };
    for command in commands(&packages, silent) {
        println!("{command}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &command]).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        // A command that fails says why; what it did not bring is found missing below.
        let _ = shell.status();
    }
    let missing = missing(needs);
    if missing.is_empty() { Ok(()) } else { Err(format!("Not everything could be installed.\n{}", list(&missing, sudo()))) }
}

fn missing<'a>(needs: &[&'a [Need]]) -> Vec<(&'a Need, Lack)> {
    needs.iter().copied().flatten().filter_map(|need| (need.find)().err().map(|lack| (need, lack))).collect()
}

fn packages(missing: &[(&Need, Lack)]) -> Vec<Package> {
    missing.iter().map(|(need, _)| need.package).collect()
}

/// What is missing, what it is for, and the commands that get it.
fn list(missing: &[(&Need, Lack)], sudo: &str) -> String {
    let rows: Vec<(String, &str)> = missing.iter().map(|(need, lack)| (lack.of(need.name), need.purpose)).collect();
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let packages = packages(missing);
    let mut lines = vec!["Missing:".to_owned()];
    lines.extend(rows.iter().map(|(name, purpose)| format!("  {name:width$}  {purpose}")));
    lines.push("On Debian, get it with".to_owned());
    lines.extend(commands(&packages, sudo).map(|command| format!("  {command}")));
    if packages.iter().any(|package| !matches!(package, Package::Debian(_))) {
        lines.push("(rustup is at https://rustup.rs)".to_owned());
    }
    if packages.contains(&Package::Debian("nodejs")) {
        lines.push("(Debian 12 has an older Node; newer ones are at https://nodejs.org)".to_owned());
    }
    lines.join("\n")
}

/// The commands that get these packages, all of Debian's at once.
fn commands(packages: &[Package], sudo: &str) -> impl Iterator<Item = String> {
    let names =
        |name: fn(Package) -> Option<&'static str>| packages.iter().copied().filter_map(name).collect::<Vec<_>>().join(" ");
    let components = names(|package| if let Package::Component(name) = package { Some(name) } else { None });
    let debian = names(|package| if let Package::Debian(name) = package { Some(name) } else { None });
    let update = packages.contains(&Package::Toolchain).then(|| "rustup update stable".to_owned());
    let add = (!components.is_empty()).then(|| format!("rustup component add {components}"));
    let install = (!debian.is_empty()).then(|| format!("{sudo}apt-get update && {sudo}apt-get install -y {debian}"));
    update.into_iter().chain(add).chain(install)
}

/// What goes before a command that only root may run.
fn sudo() -> &'static str {
    let id = Command::new("id").arg("-u").output();
    if id.is_ok_and(|id| id.stdout.trim_ascii() == b"0") { "" } else { "sudo " }
}

/// A tool of the toolchain: cargo has to ask it, because rustup leaves its name on the path without the component.
fn tool(name: &str) -> Result<(), Lack> {
    succeeds(start::cargo().args([name, "--version"]))
}

/// Python with what it takes to make an environment: Debian packs that apart.
fn python() -> Result<(), Lack> {
    succeeds(Command::new("python3").args(["-c", "import ensurepip, venv"]))
}

fn succeeds(command: &mut Command) -> Result<(), Lack> {
    if command.output().is_ok_and(|done| done.status.success()) { Ok(()) } else { Err(Lack::ANY) }
}

/// PostgreSQL, where the tests of the server look for it: `initdb` with `pg_ctl` beside it.
fn postgresql() -> Result<(), Lack> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let installed = installed.map(|version| version.path().join("bin").join("initdb"));
    let mut found = on_path("initdb").into_iter().chain(installed).filter_map(|initdb| initdb.canonicalize().ok());
    if found.any(|initdb| initdb.with_file_name("pg_ctl").exists()) { Ok(()) } else { Err(Lack::ANY) }
}

/// The browser of the tests.
pub(crate) fn chromium() -> Option<PathBuf> {
    match std::env::var_os("CHROMIUM") {
        Some(named) => Some(PathBuf::from(named)).filter(|named| named.is_file()),
        None => on_path("chromium"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use start::Version;

    /// What is missing of all that the tests need: the Node that is too old, and everything else by name.
    fn lacks(names: &[&str]) -> Vec<(&'static Need, Lack)> {
        const ALL: [&[Need]; 4] = [&BUILD, &TESTS, &ATTACK, &BROWSER];
        let old = Lack { least: Version::read("20.19"), found: Version::read("18.19") };
        let lack = |need: &Need| if need.name == "Node" { old } else { Lack::ANY };
        ALL.into_iter().flatten().filter(|need| names.contains(&need.name)).map(|need| (need, lack(need))).collect()
    }

    #[test]
    fn the_list_names_all_that_is_missing_and_one_command_of_debian() {
        assert_eq!(
            list(&lacks(&["Node", "npm", "PostgreSQL", "Python 3 with venv", "Chromium"]), ""),
            "Missing:
  Node 20.19 or newer (found: 18.19)  builds the pages
  npm                                 fetches what the pages are built with
  PostgreSQL                          the server is tested on it as well as on SQLite
  Python 3 with venv                  runs Schemathesis, which attacks the server
  Chromium                            runs the browser tests (or any that CHROMIUM names)
On Debian, get it with
  apt-get update && apt-get install -y nodejs npm postgresql python3-venv chromium
(Debian 12 has an older Node; newer ones are at https://nodejs.org)"
        );
    }

    #[test]
    fn parts_of_the_toolchain_come_from_rustup() {
        assert_eq!(
            list(&lacks(&["Rust", "rustfmt", "Clippy", "Chromium"]), "sudo "),
            "Missing:
  Rust      compiles everything
  rustfmt   checks the format
  Clippy    checks the lints
  Chromium  runs the browser tests (or any that CHROMIUM names)
On Debian, get it with
  rustup update stable
  rustup component add rustfmt clippy
  sudo apt-get update && sudo apt-get install -y chromium
(rustup is at https://rustup.rs)"
        );
    }

    #[test]
    fn nothing_missing_takes_no_command() {
        assert_eq!(commands(&[], "").count(), 0);
    }
}
