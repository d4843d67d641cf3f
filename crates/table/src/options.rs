//! Options as a set of bits, for games that number what may be chosen at a decision: one set from which moves are listed, checked
//! and found to be forced.

/// A set of numbers below 128.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options(u128);

impl Options {
    /// Nothing.
    pub const NONE: Self = Self(0);

    /// The bits of a word.
    #[inline]
    pub const fn of_word(word: u64) -> Self {
        Self(word as u128)
    }

    /// The numbers below `count`.
    #[inline]
    pub const fn first(count: u32) -> Self {
        Self(if count >= 128 { u128::MAX } else { (1 << count) - 1 })
    }

    /// The numbers from `low` to `high`; nothing if `high` is the lower one.
    #[inline]
    pub const fn range(low: u32, high: u32) -> Self {
        if low > high { Self::NONE } else { Self(Self::first(high + 1).0 & !Self::first(low).0) }
    }

    /// With one more.
    #[inline]
    pub const fn and(self, bit: u32) -> Self {
        Self(self.0 | 1 << bit)
    }

    /// With one more, if it is offered.
    #[inline]
    pub const fn and_if(self, bit: u32, offered: bool) -> Self {
        Self(self.0 | (offered as u128) << bit)
    }

    /// With the bits of a word, counted from `from`.
    #[inline]
    pub const fn and_word(self, from: u32, word: u64) -> Self {
        Self(self.0 | (word as u128) << from)
    }

    /// With all of another set.
    #[inline]
    pub const fn and_all(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether it is in the set.
    #[inline]
    pub const fn contains(self, bit: u32) -> bool {
        bit < 128 && self.0 >> bit & 1 == 1
    }

    /// Whether there is nothing in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only one, if there is just one.
    #[inline]
    pub fn only(self) -> Option<u32> {
        (self.0 != 0 && self.0 & (self.0 - 1) == 0).then(|| self.0.trailing_zeros())
    }

    /// All of them, from the lowest.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u32> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            Some(bit)
        })
    }
}
