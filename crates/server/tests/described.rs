//! The description of all doors is kept in `docs/openapi.json`: whoever changes a door sees it there.

use std::path::Path;

/// `LINESHAFT_WRITE=1 cargo test -p server --test described` writes it anew.
#[test]
fn the_doors_are_as_described() {
    let (_, description) = server::http::described();
    let now = serde_json::to_string_pretty(&description).expect("a description is JSON") + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("LINESHAFT_WRITE").is_some() {
        std::fs::write(&file, &now).expect("written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == now, "docs/openapi.json differs from the doors; LINESHAFT_WRITE=1 writes it anew");
}
