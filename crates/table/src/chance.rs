//! Chance: the generator that lives in a game's state, the seed that starts it, and the small generator of bots.
//!
//! `docs/protocol.md` describes the algorithm with test vectors, so that anybody can check a finished game.

use crate::hash::{hex, sha256};

/// The text a game's chance is grown from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed(String);

impl Seed {
    /// A seed is one line of 1 to 200 printable characters without space at either end.
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=200).contains(&text.chars().count()) && text.trim() == text;
        (fits && !text.chars().any(char::is_control)).then(|| Self(text.to_owned()))
    }

    /// A seed nobody can guess, from 128 random bits of the system.
    pub fn from_bits(bits: u128) -> Self {
        Self(format!("{bits:032x}"))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What may be published before the game: it binds the host to the seed and tells nothing of it.
    pub fn commitment(&self) -> String {
        hex(&sha256(&["lineshaft commitment\n".as_bytes(), self.0.as_bytes()]))
    }
}

/// The generator of a game: SipHash-1-3 of the number of the call, under a key of 128 bits.
///
/// A keyed hash rather than a plain generator, so that cards already seen do not betray the cards to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    key: [u32; 4],
    calls: u32,
}

impl Chance {
    /// The chance grown from a seed: the first 16 bytes of its SHA-256 are the key.
    pub fn from_seed(seed: &Seed) -> Self {
        let digest = sha256(&[seed.0.as_bytes()]);
        let word = |n: usize| u32::from_le_bytes([digest[n], digest[n + 1], digest[n + 2], digest[n + 3]]);
        Self { key: [word(0), word(4), word(8), word(12)], calls: 0 }
    }

    /// A fresh chance for a copy of a game.
    pub fn from_rng(rng: &mut Rng) -> Self {
        let (a, b) = (rng.next(), rng.next());
        Self { key: [a as u32, (a >> 32) as u32, b as u32, (b >> 32) as u32], calls: 0 }
    }

    /// The generator with this key, after this many calls.
    pub fn from_parts(key: u128, calls: u32) -> Self {
        let word = |n: u32| (key >> (32 * n)) as u32;
        Self { key: [word(0), word(1), word(2), word(3)], calls }
    }

    /// Its key, and how often it was called.
    pub fn parts(&self) -> (u128, u32) {
        let key = self.key.iter().rev().fold(0, |key, word| key << 32 | u128::from(*word));
        (key, self.calls)
    }

    /// A number from 0 to `bound - 1`, each as likely as the others.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        self.calls = self.calls.wrapping_add(1);
        let [a, b, c, d] = self.key.map(u64::from);
        scale(sip_1_3(a | b << 32, c | d << 32, u64::from(self.calls)), bound)
    }
}

/// The small, fast generator of bots and simulations (SplitMix64). It never decides what a card is at a real table.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator with this start value.
    pub fn new(start: u64) -> Self {
        Self(start)
    }

    /// The next 64 bits.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound - 1`.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        scale(self.next(), bound)
    }
}

#[inline]
fn scale(bits: u64, bound: u32) -> u32 {
    ((u128::from(bits) * u128::from(bound)) >> 64) as u32
}

/// SipHash-1-3 of the eight bytes of `message`.
#[inline]
fn sip_1_3(k0: u64, k1: u64, message: u64) -> u64 {
    let mut v =
        [k0 ^ 0x736f_6d65_7073_6575, k1 ^ 0x646f_7261_6e64_6f6d, k0 ^ 0x6c79_6765_6e65_7261, k1 ^ 0x7465_6462_7974_6573];
    for block in [message, 8 << 56] {
        v[3] ^= block;
        sip_round(&mut v);
        v[0] ^= block;
    }
    v[2] ^= 0xff;
    sip_round(&mut v);
    sip_round(&mut v);
    sip_round(&mut v);
    v[0] ^ v[1] ^ v[2] ^ v[3]
}

#[inline]
fn sip_round(v: &mut [u64; 4]) {
    v[0] = v[0].wrapping_add(v[1]);
    v[1] = v[1].rotate_left(13) ^ v[0];
    v[0] = v[0].rotate_left(32);
    v[2] = v[2].wrapping_add(v[3]);
    v[3] = v[3].rotate_left(16) ^ v[2];
    v[0] = v[0].wrapping_add(v[3]);
    v[3] = v[3].rotate_left(21) ^ v[0];
    v[2] = v[2].wrapping_add(v[1]);
    v[1] = v[1].rotate_left(17) ^ v[2];
    v[2] = v[2].rotate_left(32);
}

#[cfg(test)]
mod tests {
    use super::*;
    use siphasher::sip::SipHasher13;

    #[test]
    fn chance_is_siphash_1_3_of_the_call_number() {
        let mut rng = Rng::new(7);
        for message in 0..1000 {
            let (k0, k1) = (rng.next(), rng.next());
            let expected = SipHasher13::new_with_keys(k0, k1).hash(&u64::to_le_bytes(message));
            assert_eq!(sip_1_3(k0, k1, message), expected);
        }
    }

    #[test]
    fn chance_gives_the_published_test_vector() {
        let seed = Seed::new("42").unwrap();
        let key = "7e1310d1ce45a0a88d8e560ab45c4773";
        assert_eq!(format!("{:032x}", Chance::from_seed(&seed).parts().0), key);
        assert_eq!(seed.commitment(), "fab7d10cec1cfff2e8c0df101d6a294df25c2d3a227dca14d3c071c597629351");
        assert_eq!(first_eight(&seed, 6), [5, 2, 0, 4, 5, 3, 4, 0]);
        assert_eq!(first_eight(&seed, 108), [105, 36, 13, 80, 99, 54, 85, 0]);
    }

    #[test]
    fn chance_gives_the_published_test_vector_of_a_seed_beyond_ascii() {
        let seed = Seed::new("une graine — 씨앗").unwrap();
        let key = "e6e9196f5e2089ad0b8530d8a3758fc7";
        assert_eq!(format!("{:032x}", Chance::from_seed(&seed).parts().0), key);
        assert_eq!(seed.commitment(), "7e7597e23e527a57f33623d8c59bb6bbd99fb8a00c5aa95ebcb0c2186b6dd44e");
        assert_eq!(first_eight(&seed, 6), [4, 2, 2, 0, 1, 3, 2, 1]);
        assert_eq!(first_eight(&seed, 108), [78, 40, 45, 4, 27, 58, 49, 34]);
    }

    fn first_eight(seed: &Seed, bound: u32) -> Vec<u32> {
        let mut chance = Chance::from_seed(seed);
        (0..8).map(|_| chance.below(bound)).collect()
    }

    #[test]
    fn parts_make_the_same_chance_again() {
        let mut chance = Chance::from_seed(&Seed::new("a b").unwrap());
        chance.below(10);
        let (key, calls) = chance.parts();
        assert_eq!(Chance::from_parts(key, calls), chance);
    }

    #[test]
    fn a_seed_is_one_printable_line() {
        for bad in ["", " x", "x ", "a\nb", &"x".repeat(201)] {
            assert_eq!(Seed::new(bad), None);
        }
        assert!(Seed::new("une graine — 씨앗").is_some());
    }
}
