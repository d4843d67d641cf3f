//! The things of the game: goods, tracks, development cards, actions, sets of quality cards.

use table::named;

named! {
    /// A good, and the factory that makes it.
    Good, "good", 4:
    /// Round 1 of a decade.
    Food = "food",
    /// Round 2.
    Textile = "textile",
    /// Round 3.
    Cutlery = "cutlery",
    /// Round 4.
    Lamps = "lamps",
}

named! {
    /// One of the six development tracks of the player board (3.4).
    Track, "track", 6:
    /// Quality points per Quality action.
    Quality = "quality",
    /// Distribution points per Distribution action.
    Distribution = "distribution",
    /// How many development cards may be owned.
    DevCards = "dev_cards",
    /// Machines per Automate action.
    Automation = "automation",
    /// Goods per ship.
    Export = "export",
    /// Half-price shares per Stock action.
    Stock = "stock",
}

named! {
    /// A type of development card; copies of one type are interchangeable (3.5).
    Card, "card", 18:
    /// AC-161
    Entrepreneur = "entrepreneur",
    /// AC-162
    TradingOffice = "trading_office",
    /// AC-163
    Overtime = "overtime",
    /// AC-164
    Workshop = "workshop",
    /// AC-165
    Foreman = "foreman",
    /// AC-166
    Broker = "broker",
    /// AC-169
    PatronFt = "patron_ft",
    /// AC-169
    PatronFc = "patron_fc",
    /// AC-169
    PatronFl = "patron_fl",
    /// AC-169
    PatronTc = "patron_tc",
    /// AC-169
    PatronTl = "patron_tl",
    /// AC-169
    PatronCl = "patron_cl",
    /// AC-167, AC-168
    Inventor = "inventor",
    /// AC-170
    Promoter = "promoter",
    /// AC-174
    Contract = "contract",
    /// AC-171
    Patent = "patent",
    /// AC-172
    Engineer = "engineer",
    /// AC-173
    LargeWarehouse = "large_warehouse",
}

named! {
    /// What a turn may be used for (5.4).
    Action, "action", 10:
    /// AC-60
    Build = "build",
    /// AC-70
    Hire = "hire",
    /// AC-80
    Automate = "automate",
    /// AC-91
    Quality = "quality",
    /// AC-94
    Distribution = "distribution",
    /// AC-110
    Stock = "stock",
    /// AC-120
    ExtraProduction = "extra_production",
    /// AC-130
    EarlyShipping = "early_shipping",
    /// AC-170
    ReactivateTradingOffice = "reactivate_trading_office",
    /// AC-R10
    Pass = "pass",
}

named! {
    /// The quality cards at one factory (5.6): two small ones (1 or 2), a large one (3 or 4), the Engineer (5 or 6).
    QualitySet, "set", 15:
    /// No card.
    None = "none",
    /// The Engineer on 5.
    E5 = "E5",
    /// The Engineer on 6.
    E6 = "E6",
    /// The large card on 3.
    L3 = "L3",
    /// The large card on 4.
    L4 = "L4",
    /// A small card on 1.
    S1 = "s1",
    /// The Engineer on 5 and a small card on 1.
    E5S1 = "E5+s1",
    /// The large card on 3 and a small card on 1.
    L3S1 = "L3+s1",
    /// The large card on 4 and a small card on 1.
    L4S1 = "L4+s1",
    /// Both small cards on 1.
    S1S1 = "s1+s1",
    /// The small cards on 1 and 2.
    S1S2 = "s1+s2",
    /// A small card on 2.
    S2 = "s2",
    /// The large card on 3 and a small card on 2.
    L3S2 = "L3+s2",
    /// The large card on 4 and a small card on 2.
    L4S2 = "L4+s2",
    /// Both small cards on 2.
    S2S2 = "s2+s2",
}

named! {
    /// Something a solo player can be proud of after a win (AC-233).
    Achievement, "achievement", 15:
    /// The final capitalisation.
    Magnate = "magnate",
    /// No ship used.
    Patriot = "patriot",
    /// Neither Patent nor Engineer ever owned.
    HardWorker = "hard_worker",
    /// Never automated.
    HeroOfTheWorkers = "hero_of_the_workers",
    /// No step on the stock track, no Broker.
    Gentry = "gentry",
    /// Only the two start factories.
    Specialist = "specialist",
    /// All four factories.
    Generalist = "generalist",
    /// Four factories, each with two worker cards.
    FullEmployment = "full_employment",
    /// Many shares before the final steps.
    ManagingDirector = "managing_director",
    /// The most shares before the final steps.
    Chairman = "chairman",
    /// A high share value before the final steps.
    Financier = "financier",
    /// The highest share value before the final steps.
    StockBaron = "stock_baron",
    /// Started with no money and the most shares.
    Upstart = "upstart",
    /// Much money before the final steps.
    NouveauRiche = "nouveau_riche",
    /// Many ships used.
    Captain = "captain",
}

named! {
    /// Whose an appeal marker, a disc or a marker in the bag of the solo game is (AC-12 to AC-15).
    Colour, "automa", 3:
    /// The first automa's.
    A = "a",
    /// The second automa's.
    B = "b",
    /// Nobody's.
    Neutral = "neutral",
}

impl QualitySet {
    /// The levels of its cards: at most two, the higher kind first.
    #[inline]
    pub const fn levels(self) -> [u8; 2] {
        match self {
            QualitySet::None => [0, 0],
            QualitySet::E5 => [5, 0],
            QualitySet::E6 => [6, 0],
            QualitySet::L3 => [3, 0],
            QualitySet::L4 => [4, 0],
            QualitySet::S1 => [1, 0],
            QualitySet::E5S1 => [5, 1],
            QualitySet::L3S1 => [3, 1],
            QualitySet::L4S1 => [4, 1],
            QualitySet::S1S1 => [1, 1],
            QualitySet::S1S2 => [1, 2],
            QualitySet::S2 => [2, 0],
            QualitySet::L3S2 => [3, 2],
            QualitySet::L4S2 => [4, 2],
            QualitySet::S2S2 => [2, 2],
        }
    }

    /// Its points.
    #[inline]
    pub const fn total(self) -> u8 {
        let [first, second] = self.levels();
        first + second
    }

    /// The sets with so many points.
    pub(crate) const fn of_total(total: u8) -> &'static [QualitySet] {
        use QualitySet::*;
        match total {
            0 => &[None],
            1 => &[S1],
            2 => &[S1S1, S2],
            3 => &[L3, S1S2],
            4 => &[L4, L3S1, S2S2],
            5 => &[E5, L4S1, L3S2],
            6 => &[E6, E5S1, L4S2],
            _ => &[],
        }
    }

    /// How many small cards, large cards and Engineers it takes.
    #[inline]
    pub const fn cards(self) -> QualityCards {
        const CARDS: [QualityCards; 15] = {
            let mut cards = [QualityCards { small: 0, large: 0, engineer: 0 }; 15];
            let mut set = 0;
            while set < 15 {
                cards[set] = QualitySet::at(set).count_cards();
                set += 1;
            }
            cards
        };
        CARDS[self.index()]
    }

    const fn count_cards(self) -> QualityCards {
        let mut cards = QualityCards { small: 0, large: 0, engineer: 0 };
        let levels = self.levels();
        let mut place = 0;
        while place < 2 {
            match levels[place] {
                1 | 2 => cards.small += 1,
                3 | 4 => cards.large += 1,
                5 | 6 => cards.engineer += 1,
                _ => {}
            }
            place += 1;
        }
        cards
    }
}

/// Quality cards of a player, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QualityCards {
    /// Cards of 1 or 2.
    pub small: u8,
    /// Cards of 3 or 4.
    pub large: u8,
    /// Cards of 5 or 6.
    pub engineer: u8,
}

impl QualityCards {
    /// What is left when these are taken, if they are there.
    pub fn without(self, taken: QualityCards) -> Option<QualityCards> {
        Some(QualityCards {
            small: self.small.checked_sub(taken.small)?,
            large: self.large.checked_sub(taken.large)?,
            engineer: self.engineer.checked_sub(taken.engineer)?,
        })
    }
}

impl Card {
    /// The goods of a Patron (AC-169).
    pub const fn patron_of(self, good: Good) -> bool {
        use Good::{Cutlery, Food, Lamps, Textile};
        matches!(
            (self, good),
            (Card::PatronFt, Food | Textile)
                | (Card::PatronFc, Food | Cutlery)
                | (Card::PatronFl, Food | Lamps)
                | (Card::PatronTc, Textile | Cutlery)
                | (Card::PatronTl, Textile | Lamps)
                | (Card::PatronCl, Cutlery | Lamps)
        )
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Card::Entrepreneur => "AC-161",
            Card::TradingOffice => "AC-162",
            Card::Overtime => "AC-163",
            Card::Workshop => "AC-164",
            Card::Foreman => "AC-165",
            Card::Broker => "AC-166",
            Card::Inventor => "AC-167",
            Card::Promoter => "AC-170",
            Card::Contract => "AC-174",
            Card::Patent => "AC-171",
            Card::Engineer => "AC-172",
            Card::LargeWarehouse => "AC-173",
            _ => "AC-169",
        }
    }

    /// Whether it is used once per decade by turning it (6.13).
    pub const fn turns(self) -> bool {
        matches!(self, Card::Entrepreneur | Card::TradingOffice | Card::Promoter)
            || (self as u8 >= Card::PatronFt as u8 && self as u8 <= Card::PatronCl as u8)
    }
}

/// The places of the bits that are set, from the lowest on.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// A set of card types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Whether the type is in it.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card as u8) != 0
    }

    /// Puts a type in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    /// Takes a type out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    /// How many types.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` are in this set.
    pub const fn contains(self, other: Cards) -> bool {
        self.0 & other.0 == other.0
    }

    /// The types that are in this set and not in `other`.
    #[inline]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The types, in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0).map(|place| Card::at(usize::from(place)))
    }
}

impl FromIterator<Card> for Cards {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}
