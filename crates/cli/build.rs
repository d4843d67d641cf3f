//! Names the profile of this build, which `bench` tells with its figures.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // target/PROFILE/build/lineshaft-HASH/out
    let out = std::env::var_os("OUT_DIR").expect("cargo names it");
    let profile = Path::new(&out).ancestors().nth(3).and_then(Path::file_name).expect("a folder of the profile");
    println!("cargo::rustc-env=LINESHAFT_PROFILE={}", profile.display());
}
