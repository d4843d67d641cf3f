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

    /// Those of which there is at least one.
    pub fn kinds(&self) -> GoodKinds {
        GoodKinds(self.iter().fold(0, |kinds, (good, _)| kinds | 1 << good.index()))
    }

    /// AR-R20: takes tokens from the bank, which never runs out; a board holds at most 255 of a good.
    #[inline]
    pub fn gain(&mut self, good: Good, count: u8) {
        self[good] = self[good].saturating_add(count);
    }
}

/// Some of the goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GoodKinds(u16);

impl GoodKinds {
    /// Whether this good is one of them.
    #[inline]
    pub fn has(self, good: Good) -> bool {
        self.0 >> good.index() & 1 == 1
    }

    /// These and those.
    #[inline]
    pub fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// In the order of their index.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Good> + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let good = Good::at(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            Some(good)
        })
    }
}

impl From<Goods> for Value {
    fn from(goods: Goods) -> Self {
        Value::Counts("good", goods.iter().map(|(good, count)| (Cow::Borrowed(good.id()), u32::from(count))).collect())
    }
}

/// Cards of which only the number of each kind matters.
pub type Pile = table::Pile<Card>;

impl utoipa::PartialSchema for Goods {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        table::counts_schema()
    }
}

impl utoipa::ToSchema for Goods {}

impl Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut goods = Self::NONE;
        for (good, count) in std::collections::BTreeMap::<Good, u8>::deserialize(from)? {
            goods[good] = count;
        }
        Ok(goods)
    }
}
