//! The things of the game: goods, cards, and piles of cards.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::{Index, IndexMut};
use table::{Value, named};

named! {
    /// A good on a resource board.
    Good, "good", 9:
    /// Level I.
    Wood = "wood",
    /// Level I.
    Wheat = "wheat",
    /// Level II.
    Coal = "coal",
    /// Level II.
    Food = "food",
    /// Level II.
    Beer = "beer",
    /// Level III.
    Crystal = "crystal",
    /// Level III.
    Metal = "metal",
    /// Level IV.
    Potion = "potion",
    /// Level IV.
    Sword = "sword",
}

named! {
    /// A kind of card. Equal cards are interchangeable.
    Card, "card", 16:
    /// AR-60
    Sawmill = "sawmill",
    /// AR-61
    Farm = "farm",
    /// AR-62
    CharcoalBurner = "charcoal_burner",
    /// AR-63
    HuntingLodge = "hunting_lodge",
    /// AR-64
    MillAndBakery = "mill_and_bakery",
    /// AR-65
    Brewery = "brewery",
    /// AR-66
    CrystalMine = "crystal_mine",
    /// AR-67
    Foundry = "foundry",
    /// AR-68
    Laboratory = "laboratory",
    /// AR-69
    Forge = "forge",
    /// AR-70
    MageTower = "mage_tower",
    /// AR-71
    Castle = "castle",
    /// AR-72
    Exploration = "exploration",
    /// AR-73
    Theft = "theft",
    /// AR-74
    Reconstruction = "reconstruction",
    /// AR-75
    Fair = "fair",
}

impl Card {
    /// AR-8: action cards do things, buildings make goods and give victory points.
    #[inline]
    pub const fn is_action(self) -> bool {
        self.index() >= Card::Exploration.index()
    }

    /// The card whose count stands in this nibble of a pile; the mask spares the check of the bounds.
    #[inline]
    const fn of_nibble(nibble: usize) -> Self {
        Self::ALL[nibble & 15]
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        const RULES: [&str; 16] = [
            "AR-60", "AR-61", "AR-62", "AR-63", "AR-64", "AR-65", "AR-66", "AR-67", "AR-68", "AR-69", "AR-70", "AR-71",
            "AR-72", "AR-73", "AR-74", "AR-75",
        ];
        RULES[self.index()]
    }
}

/// How many of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods(pub [u8; 9]);

impl Index<Good> for Goods {
    type Output = u8;
    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good.index()]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good.index()]
    }
}

impl Goods {
    /// None at all.
    pub const NONE: Goods = Goods([0; 9]);

    /// Whether there is none at all.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 9]
    }

    /// Each good with its number, where there is at least one.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        Good::ALL.into_iter().map(|good| (good, self[good])).filter(|(_, count)| *count > 0)
    }

    /// AR-R20: takes tokens from the bank, which never runs out; a board holds at most 255 of a good.
    #[inline]
    pub fn gain(&mut self, good: Good, count: u8) {
        self[good] = self[good].saturating_add(count);
    }
}

impl From<Goods> for Value {
    fn from(goods: Goods) -> Self {
        Value::Counts("good", goods.iter().map(|(good, count)| (Cow::Borrowed(good.id()), u32::from(count))).collect())
    }
}

/// Cards of which only the number of each kind matters: sixteen counts of four bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile(u64);

const ONES: u64 = 0x1111_1111_1111_1111;
const LOW_NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile(0);

    /// A pile of these cards.
    pub fn of(cards: &[Card]) -> Self {
        cards.iter().fold(Self::EMPTY, |mut pile, card| {
            pile.add(*card);
            pile
        })
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.index()) & 15) as u8
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Puts a card in. No kind has more than fifteen cards in the whole game.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 15);
        self.0 += 1 << (4 * card.index());
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card));
        self.0 -= 1 << (4 * card.index());
    }

    /// Takes a card out if there is one of this kind.
    #[inline]
    pub fn remove_if_there(&mut self, card: Card) -> bool {
        let there = self.has(card);
        self.0 -= u64::from(there) << (4 * card.index());
        there
    }

    /// Puts all cards of another pile in.
    #[inline]
    pub fn add_all(&mut self, other: Pile) {
        self.0 += other.0;
    }

    /// Takes all cards of another pile out, every one of which is here.
    #[inline]
    pub fn remove_all(&mut self, other: Pile) {
        debug_assert!(self.contains(other));
        self.0 -= other.0;
    }

    /// Whether every card of `other` is here too.
    pub fn contains(self, other: Pile) -> bool {
        Card::ALL.into_iter().all(|card| self.count(card) >= other.count(card))
    }

    /// Empties the pile and gives what was in it.
    #[inline]
    pub fn take(&mut self) -> Pile {
        std::mem::take(self)
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    const fn by_pairs(self) -> u64 {
        (self.0 & LOW_NIBBLES) + (self.0 >> 4 & LOW_NIBBLES)
    }

    /// How many cards there are.
    #[inline]
    pub const fn size(self) -> u32 {
        (self.by_pairs().wrapping_mul(EACH_BYTE) >> 56) as u32
    }

    /// The kinds that are here, in the order of their index.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card::of_nibble(rest.trailing_zeros() as usize / 4);
            rest &= rest - 1;
            Some(card)
        })
    }

    /// The pile with one card fewer of every kind that is here.
    #[inline]
    pub fn one_less_of_each(self) -> Pile {
        Pile(self.0 - ((self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES))
    }

    /// One card of every kind that is here.
    pub fn one_of_each(self) -> Pile {
        Pile((self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES)
    }

    /// Only the kinds from this one on.
    #[inline]
    pub const fn from(self, card: Card) -> Pile {
        Pile(self.0 >> (4 * card.index()) << (4 * card.index()))
    }

    /// The card at this place when they lie sorted by index, counted from 0.
    #[inline]
    pub fn nth(self, place: u32) -> Card {
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
        Card::of_nibble(2 * pair + usize::from(place - before >= low))
    }

    /// Each kind with its number.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> + Clone {
        self.kinds().map(move |card| (card, self.count(card)))
    }
}

impl From<Pile> for Value {
    fn from(pile: Pile) -> Self {
        Value::Counts("card", pile.iter().map(|(card, count)| (Cow::Borrowed(card.id()), u32::from(count))).collect())
    }
}

macro_rules! as_a_map {
    ($name:ident, $one:ident) => {
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_map(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let counts = std::collections::BTreeMap::<$one, u8>::deserialize(from)?;
                let mut all = Self::default();
                for (one, count) in counts {
                    if !all.set(one, count) {
                        return Err(serde::de::Error::custom(format_args!("{}: {count}", one.id())));
                    }
                }
                Ok(all)
            }
        }
    };
}

impl Goods {
    fn set(&mut self, good: Good, count: u8) -> bool {
        self[good] = count;
        true
    }
}

impl Pile {
    fn set(&mut self, card: Card, count: u8) -> bool {
        self.0 |= u64::from(count & 15) << (4 * card.index());
        count <= 15
    }
}

as_a_map!(Goods, Good);
as_a_map!(Pile, Card);

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    #[test]
    fn the_nth_card_is_the_one_a_walk_would_find() {
        let mut rng = Rng::new(1);
        for _ in 0..20_000 {
            let pile = Pile(rng.next() & rng.next());
            let sorted: Vec<Card> = pile.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect();
            assert_eq!(pile.size() as usize, sorted.len());
            for (place, card) in sorted.iter().enumerate() {
                assert_eq!(pile.nth(place as u32), *card);
            }
        }
    }
}
