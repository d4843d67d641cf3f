//! Piles: things of which only the number of each kind matters.

use crate::{Named, Value};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// A pile of cards of at most sixteen kinds: sixteen counts of four bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<K>(u64, PhantomData<K>);

const ONES: u64 = 0x1111_1111_1111_1111;
const LOW_NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

impl<K: Named> Pile<K> {
    /// No card.
    pub const EMPTY: Self = Self::from_bits(0);

    const fn from_bits(bits: u64) -> Self {
        Self(bits, PhantomData)
    }

    /// All counts as one number.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// A pile of these cards.
    pub fn of(cards: &[K]) -> Self {
        cards.iter().fold(Self::EMPTY, |mut pile, card| {
            pile.add(*card);
            pile
        })
    }

    /// A pile of so many cards of each kind, unless some count is above fifteen.
    pub fn of_counts(counts: impl IntoIterator<Item = (K, u8)>) -> Option<Self> {
        let mut pile = Self::EMPTY;
        for (card, count) in counts {
            if count > 15 {
                return None;
            }
            pile.0 |= u64::from(count) << (4 * card.place());
        }
        Some(pile)
    }

    /// The kind whose count stands in this nibble; no count stands above the last kind.
    #[inline]
    fn of_nibble(nibble: usize) -> K {
        K::EACH[nibble.min(K::EACH.len() - 1)]
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, card: K) -> u8 {
        (self.0 >> (4 * card.place()) & 15) as u8
    }

    /// How many of each kind, in the order of their index.
    #[inline]
    pub fn counts(self) -> [u8; 16] {
        std::array::from_fn(|place| (self.0 >> (4 * place) & 15) as u8)
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn has(self, card: K) -> bool {
        self.count(card) > 0
    }

    /// Puts a card in. No kind has more than fifteen cards in the whole game.
    #[inline]
    pub fn add(&mut self, card: K) {
        debug_assert!(self.count(card) < 15);
        self.0 += 1 << (4 * card.place());
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: K) {
        debug_assert!(self.has(card));
        self.0 -= 1 << (4 * card.place());
    }

    /// Takes a card out if there is one of this kind.
    #[inline]
    pub fn remove_if_there(&mut self, card: K) -> bool {
        let there = self.has(card);
        self.0 -= u64::from(there) << (4 * card.place());
        there
    }

    /// Puts all cards of another pile in.
    #[inline]
    pub fn add_all(&mut self, other: Self) {
        self.0 += other.0;
    }

    /// Takes all cards of another pile out, every one of which is here.
    #[inline]
    pub fn remove_all(&mut self, other: Self) {
        debug_assert!(self.contains(other));
        self.0 -= other.0;
    }

    /// Whether every card of `other` is here too.
    pub fn contains(self, other: Self) -> bool {
        K::EACH.iter().all(|card| self.count(*card) >= other.count(*card))
    }

    /// Empties the pile and gives what was in it.
    #[inline]
    pub fn take(&mut self) -> Self {
        std::mem::take(self)
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn by_pairs(self) -> u64 {
        (self.0 & LOW_NIBBLES) + (self.0 >> 4 & LOW_NIBBLES)
    }

    /// How many cards there are.
    #[inline]
    pub fn size(self) -> u32 {
        (self.by_pairs().wrapping_mul(EACH_BYTE) >> 56) as u32
    }

    /// The lowest bit of every kind that is here.
    #[inline]
    fn marks(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES
    }

    /// The kinds that are here, in the order of their index.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = K> + Clone {
        let mut rest = self.marks();
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Self::of_nibble(rest.trailing_zeros() as usize / 4);
            rest &= rest - 1;
            Some(card)
        })
    }

    /// The pile with one card fewer of every kind that is here.
    #[inline]
    pub fn one_less_of_each(self) -> Self {
        Self::from_bits(self.0 - self.marks())
    }

    /// One card of every kind that is here.
    pub fn one_of_each(self) -> Self {
        Self::from_bits(self.marks())
    }

    /// Only the kinds from this one on.
    #[inline]
    pub fn from(self, card: K) -> Self {
        Self::from_bits(self.0 >> (4 * card.place()) << (4 * card.place()))
    }

    /// The card at this place when they lie sorted by index, counted from 0.
    #[inline]
    pub fn nth(self, place: u32) -> K {
        debug_assert!(place < self.size());
        let pairs = self.by_pairs();
        let up_to = pairs.wrapping_mul(EACH_BYTE);
        // The first byte whose running sum exceeds the place: sums never exceed 240, places never 239.
        let mut pair = 0;
        let mut before = 0;
        for step in [4, 2, 1] {
            let sum = (up_to >> (8 * (pair + step - 1)) & 0xff) as u32;
            if sum <= place {
                pair += step;
                before = sum;
            }
        }
        let low = (self.0 >> (8 * pair) & 15) as u32;
        Self::of_nibble(2 * pair + usize::from(place - before >= low))
    }

    /// Each kind with its number.
    pub fn iter(self) -> impl Iterator<Item = (K, u8)> + Clone {
        self.kinds().map(move |card| (card, self.count(card)))
    }
}

impl<K> Default for Pile<K> {
    fn default() -> Self {
        Self(0, PhantomData)
    }
}

impl<K: Named + std::fmt::Debug> std::fmt::Debug for Pile<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Named> From<Pile<K>> for Value {
    fn from(pile: Pile<K>) -> Self {
        Value::Counts(K::CLASS, pile.iter().map(|(card, count)| (Cow::Borrowed(card.name()), u32::from(count))).collect())
    }
}

impl<K: Named + Serialize> Serialize for Pile<K> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<K> PartialSchema for Pile<K> {
    fn schema() -> RefOr<Schema> {
        crate::counts_schema()
    }
}

impl<K> ToSchema for Pile<K> {}

impl<'de, K: Named + Deserialize<'de>> Deserialize<'de> for Pile<K> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<K, u8>::deserialize(from)?;
        Self::of_counts(counts).ok_or_else(|| serde::de::Error::custom("more than 15 cards of a kind"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    crate::named! {
        /// Sixteen kinds.
        Kind, "kind", 16:
        /// .
        A = "a", /// .
        B = "b", /// .
        C = "c", /// .
        D = "d", /// .
        E = "e", /// .
        F = "f", /// .
        G = "g", /// .
        H = "h", /// .
        I = "i", /// .
        J = "j", /// .
        K = "k", /// .
        L = "l", /// .
        M = "m", /// .
        N = "n", /// .
        O = "o", /// .
        P = "p",
    }

    #[test]
    fn the_counts_are_those_of_each_kind() {
        let mut rng = Rng::new(2);
        for _ in 0..100 {
            let pile = Pile::<Kind>::from_bits(rng.next());
            assert_eq!(pile.counts(), Kind::ALL.map(|kind| pile.count(kind)));
        }
    }

    #[test]
    fn the_nth_card_is_the_one_a_walk_would_find() {
        let mut rng = Rng::new(1);
        for _ in 0..20_000 {
            let pile = Pile::<Kind>::from_bits(rng.next() & rng.next());
            let sorted: Vec<Kind> = pile.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect();
            assert_eq!(pile.size() as usize, sorted.len());
            for (place, card) in sorted.iter().enumerate() {
                assert_eq!(pile.nth(place as u32), *card);
            }
        }
    }
}
