//! Builds the browser client with npm, to be kept in the binary.

use std::path::Path;
use std::process::{Command, exit};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_WEB").is_none() {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let web = root.join("web");
    for input in ["src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js"] {
        println!("cargo::rerun-if-changed={}", web.join(input).display());
    }
    println!("cargo::rerun-if-changed={}", root.join("locales").display());
    let out = Path::new(&std::env::var_os("OUT_DIR").expect("cargo names it")).join("web");
    if !is_installed(&web) {
        npm(&web, &["ci"]);
    }
    let out = out.to_str().expect("a path that can be written");
    npm(&web, &["exec", "--", "vite", "build", "--mode", "production", "--emptyOutDir", "--outDir", out]);
}

/// Whether the packages are those of the lock file.
fn is_installed(web: &Path) -> bool {
    let changed = |file: &str| web.join(file).metadata().and_then(|found| found.modified()).ok();
    matches!((changed("package-lock.json"), changed("node_modules/.package-lock.json")), (Some(lock), Some(done)) if done >= lock)
}

fn npm(web: &Path, arguments: &[&str]) {
    let done = Command::new("npm").args(arguments).current_dir(web).output();
    match done {
        Ok(done) if done.status.success() => {}
        Ok(done) => {
            let told = [done.stdout, done.stderr].concat();
            stop(&format!("npm {} failed:\n{}", arguments.join(" "), String::from_utf8_lossy(&told)));
        }
        Err(_) => stop(
            "The browser client is built with Node 20.19 or newer and npm, which were not found: install them, or build with --no-default-features to leave it out.",
        ),
    }
}

fn stop(why: &str) -> ! {
    println!("cargo::error={}", why.replace('\n', " / "));
    exit(1);
}
