//! Identities, tokens and their hashes.

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};

/// Random letters and digits that hold so many bytes of chance.
fn random<const BYTES: usize>() -> String {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the system has random bits");
    BASE32_NOPAD.encode(&bytes).to_ascii_lowercase()
}

/// An identity: no secret, but never used twice.
pub fn identity() -> String {
    random::<10>()
}

/// A secret that nobody can guess; only its hash is kept.
pub fn token() -> String {
    random::<20>()
}

/// A secret short enough to be copied from paper, and too long to be guessed.
pub fn code() -> String {
    random::<10>()
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// 128 random bits, for a seed.
pub fn bits() -> u128 {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has random bits");
    u128::from_le_bytes(bytes)
}
