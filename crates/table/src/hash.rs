//! SHA-256, as lower-case hexadecimal text: of seeds, sheets and positions.

use sha2::{Digest, Sha256};

/// SHA-256 of the parts, one after the other.
pub fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize().into()
}

/// Bytes as lower-case hexadecimal text.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// SHA-256 of a text as hexadecimal text.
pub fn text_hash(text: &str) -> String {
    hex(&sha256(&[text.as_bytes()]))
}
