//! What `cargo run` runs. It says at once what is missing, builds `lineshaft` with the same profile in the same target folder, and
//! starts it in its place, with all arguments.

use start::{Lack, cargo};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The manifest of the workspace.
const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml");

fn main() -> ExitCode {
    if let Err(missing) = check(cfg!(feature = "web")) {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    match build() {
        Ok(program) => run(Command::new(program).args(std::env::args_os().skip(1))),
        Err(code) => code,
    }
}

/// Everything that is missing, and how to get it.
fn check(web: bool) -> Result<(), String> {
    let (node, npm) = if web { (start::node(), start::npm()) } else { (Ok(()), Ok(())) };
    let missing = advice(start::rust(), node, npm);
    if missing.is_empty() { Ok(()) } else { Err(missing) }
}

fn advice(rust: Result<(), Lack>, node: Result<(), Lack>, npm: Result<(), Lack>) -> String {
    let mut lines = Vec::new();
    let mut needs = |found: Result<(), Lack>, name: &str, purpose: &str| {
        let lack = found.err();
        lines.extend(lack.map(|lack| format!("  {}: {purpose}", lack.of(name))));
        lack.is_some()
    };
    let old_rust = needs(rust, "Rust", "compiles everything");
    let node = needs(node, "Node", "builds the pages");
    let npm = needs(npm, "npm", "fetches what the pages are built with");
    if !lines.is_empty() {
        lines.insert(0, "Lineshaft cannot be built yet. Missing:".to_owned());
    }
    if old_rust {
        lines.push("Update Rust with `rustup update stable`, or install it from https://rustup.rs.".to_owned());
    }
    if node || npm {
        lines.push("Get Node, which brings npm, from https://nodejs.org or from your system's packages.".to_owned());
        lines.push("Or leave out the pages: cargo run --release --no-default-features".to_owned());
    }
    lines.join("\n")
}

/// Builds `lineshaft` and returns its path. Cargo shows its progress on standard error, so standard output stays clean.
fn build() -> Result<PathBuf, ExitCode> {
    let here = std::env::current_exe().map_err(|error| failure("cannot find the folder of this program", &error))?;
    let place = Place::of(&here, |folder| folder.join("CACHEDIR.TAG").exists()).expect("cargo puts programs into folders");
    let mut build = cargo();
    build.args(["build", "--locked", "--package", "lineshaft", "--manifest-path", MANIFEST, "--profile"]).arg(place.profile);
    build.arg("--target-dir").arg(place.target);
    if let Some(triple) = place.triple {
        build.arg("--target").arg(triple);
    }
    if !cfg!(feature = "web") {
        build.arg("--no-default-features");
    }
    let status = build.status().map_err(|error| failure("cannot start cargo", &error))?;
    if !status.success() {
        // Cargo has said why.
        return Err(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from));
    }
    Ok(here.with_file_name(format!("lineshaft{}", std::env::consts::EXE_SUFFIX)))
}

/// Where cargo has put a program: this tells how it was called.
#[derive(PartialEq, Eq, Debug)]
struct Place<'a> {
    /// The profile it was built with.
    profile: &'a OsStr,
    /// The machine it was built for, if cargo was told one.
    triple: Option<&'a OsStr>,
    /// The target folder.
    target: &'a Path,
}

impl<'a> Place<'a> {
    /// `is_target` tells a target folder, which cargo marks, from one for a machine inside it.
    fn of(program: &'a Path, is_target: impl Fn(&Path) -> bool) -> Option<Self> {
        let folder = program.parent()?;
        let (profile, outer) = (profile(folder.file_name()?), folder.parent()?);
        match outer.parent() {
            Some(target) if !is_target(outer) && is_target(target) => Some(Self { profile, triple: outer.file_name(), target }),
            _ => Some(Self { profile, triple: None, target: outer }),
        }
    }
}

/// The profile whose programs lie in a folder of this name.
fn profile(folder: &OsStr) -> &OsStr {
    if folder == "debug" { OsStr::new("dev") } else { folder }
}

/// Replaces this process by the program.
#[cfg(unix)]
fn run(program: &mut Command) -> ExitCode {
    let error = std::os::unix::process::CommandExt::exec(program);
    failure("cannot start lineshaft", &error)
}

/// Runs the program and exits with its code.
#[cfg(not(unix))]
fn run(program: &mut Command) -> ExitCode {
    match program.status() {
        // Codes here may have more than eight bits.
        Ok(status) => std::process::exit(status.code().unwrap_or(1)),
        Err(error) => failure("cannot start lineshaft", &error),
    }
}

fn failure(what: &str, error: &std::io::Error) -> ExitCode {
    eprintln!("{what}: {error}");
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;
    use start::Version;

    #[test]
    fn the_folder_names_the_profile() {
        assert_eq!(profile(OsStr::new("debug")), "dev");
        assert_eq!(profile(OsStr::new("release")), "release");
        assert_eq!(profile(OsStr::new("dist")), "dist");
    }

    #[test]
    fn the_target_folder_is_found_from_the_program() {
        let target = Path::new("/home/ada/lineshaft/target");
        let of = |program: &'static str| Place::of(Path::new(program), |folder| folder == target).expect("a place");
        let plain = Place { profile: OsStr::new("release"), triple: None, target };
        assert_eq!(of("/home/ada/lineshaft/target/release/start"), plain);
        let triple = Some(OsStr::new("x86_64-unknown-linux-musl"));
        let cross = Place { profile: OsStr::new("dev"), triple, target };
        assert_eq!(of("/home/ada/lineshaft/target/x86_64-unknown-linux-musl/debug/start"), cross);
        let unmarked = Place { profile: OsStr::new("release"), triple: None, target: Path::new("/build") };
        assert_eq!(of("/build/release/start"), unmarked);
    }

    #[test]
    fn all_that_is_missing_is_told_together() {
        assert_eq!(advice(Ok(()), Ok(()), Ok(())), "");
        let old = |least, found| Err(Lack { least: Version::read(least), found: Version::read(found) });
        assert_eq!(
            advice(old("1.94", "1.85"), old("20.19", "18.19"), Err(Lack::ANY)),
            "Lineshaft cannot be built yet. Missing:
  Rust 1.94 or newer (found: 1.85): compiles everything
  Node 20.19 or newer (found: 18.19): builds the pages
  npm: fetches what the pages are built with
Update Rust with `rustup update stable`, or install it from https://rustup.rs.
Get Node, which brings npm, from https://nodejs.org or from your system's packages.
Or leave out the pages: cargo run --release --no-default-features"
        );
    }
}
