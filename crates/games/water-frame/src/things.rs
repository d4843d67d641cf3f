//! The things of the game: goods, tiles, markers, events.

use table::named;

named! {
    /// A good, in the order of the cycles.
    Good, "good", 4:
    /// Good 0.
    Food = "food",
    /// Good 1.
    Clothes = "clothes",
    /// Good 2.
    Cutlery = "cutlery",
    /// Good 3.
    Lamps = "lamps",
}

named! {
    /// A kind of development tile (WF-17).
    Tile, "tile", 20:
    /// WF-17.1
    Accountant = "accountant",
    /// WF-17.2
    Administrator = "administrator",
    /// WF-17.3
    Agent = "agent",
    /// WF-17.4
    Broker = "broker",
    /// WF-17.5
    Charisma = "charisma",
    /// WF-17.6
    Developer = "developer",
    /// WF-17.7
    Engineer = "engineer",
    /// WF-17.8
    EngineeringWorks = "engineering_works",
    /// WF-17.9
    ExtraShifts = "extra_shifts",
    /// WF-17.10
    Foreman = "foreman",
    /// WF-17.11
    Inventor = "inventor",
    /// WF-17.12
    Office = "office",
    /// WF-17.13
    Patent = "patent",
    /// WF-17.14
    PatronFood = "patron_food",
    /// WF-17.14
    PatronClothes = "patron_clothes",
    /// WF-17.14
    PatronCutlery = "patron_cutlery",
    /// WF-17.14
    PatronLamps = "patron_lamps",
    /// WF-17.15
    School = "school",
    /// WF-17.17
    SmallWarehouse = "small_warehouse",
    /// WF-17.18
    Workshop = "workshop",
}

impl Good {
    /// The goods of a set of bits.
    pub(crate) fn of_set(set: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |good| set >> good.index() & 1 == 1)
    }
}

impl Tile {
    /// The Patron of a good.
    pub const fn patron(good: Good) -> Self {
        [Tile::PatronFood, Tile::PatronClothes, Tile::PatronCutlery, Tile::PatronLamps][good.index()]
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        const RULES: [&str; 20] = [
            "WF-17.1", "WF-17.2", "WF-17.3", "WF-17.4", "WF-17.5", "WF-17.6", "WF-17.7", "WF-17.8", "WF-17.9", "WF-17.10",
            "WF-17.11", "WF-17.12", "WF-17.13", "WF-17.14", "WF-17.14", "WF-17.14", "WF-17.14", "WF-17.15", "WF-17.17",
            "WF-17.18",
        ];
        RULES[self.index()]
    }

    /// Whether it is assigned to one factory (WF-R66).
    pub const fn is_assigned(self) -> bool {
        matches!(self, Tile::Foreman | Tile::Workshop)
    }
}

/// A set of tiles, one of each kind at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles(pub(crate) u32);

impl Tiles {
    /// Whether it is there.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Puts it in.
    #[inline]
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Takes it out.
    #[inline]
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.index());
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |tile| self.has(*tile))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::default();
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

named! {
    /// A type of grey marker (3.8).
    Grey, "grey", 4:
    /// WF-9
    Machinery = "machinery",
    /// WF-10
    Quality = "quality",
    /// WF-11
    Distribution = "distribution",
    /// WF-14
    Production = "production",
}

named! {
    /// What a marker does (3.8).
    Action, "action", 8:
    /// WF-7
    Factory = "factory",
    /// WF-8
    Workers = "workers",
    /// WF-9
    Machinery = "machinery",
    /// WF-10
    Quality = "quality",
    /// WF-11
    Distribution = "distribution",
    /// WF-12
    StockExchange = "stock_exchange",
    /// WF-14
    Production = "production",
    /// WF-13
    Ship = "ship",
}

named! {
    /// A marker of the administration chart: own, light grey, dark grey, ship (5.6).
    Marker, "marker", 16:
    /// Own.
    Factory = "factory",
    /// Own.
    Workers = "workers",
    /// Own.
    Machinery = "machinery",
    /// Own.
    Quality = "quality",
    /// Own.
    Distribution = "distribution",
    /// Own.
    StockExchange = "stock_exchange",
    /// Light grey.
    LightMachinery = "light_machinery",
    /// Light grey.
    LightQuality = "light_quality",
    /// Light grey.
    LightDistribution = "light_distribution",
    /// Light grey.
    LightProduction = "light_production",
    /// Dark grey.
    DarkMachinery = "dark_machinery",
    /// Dark grey.
    DarkQuality = "dark_quality",
    /// Dark grey.
    DarkDistribution = "dark_distribution",
    /// Dark grey.
    DarkProduction = "dark_production",
    /// The ship at the first pier.
    FirstShip = "first_ship",
    /// The ship at the second pier.
    SecondShip = "second_ship",
}

named! {
    /// The shade of a marker (3.8).
    Shade, "shade", 3:
    /// One's own, and ships.
    Own = "own",
    /// Light grey.
    Light = "light",
    /// Dark grey.
    Dark = "dark",
}

impl Marker {
    /// The action it stands for.
    pub const fn action(self) -> Action {
        use Marker as M;
        match self {
            M::Factory => Action::Factory,
            M::Workers => Action::Workers,
            M::Machinery | M::LightMachinery | M::DarkMachinery => Action::Machinery,
            M::Quality | M::LightQuality | M::DarkQuality => Action::Quality,
            M::Distribution | M::LightDistribution | M::DarkDistribution => Action::Distribution,
            M::StockExchange => Action::StockExchange,
            M::LightProduction | M::DarkProduction => Action::Production,
            M::FirstShip | M::SecondShip => Action::Ship,
        }
    }

    /// The index of its shade.
    pub const fn shade(self) -> usize {
        match self.index() {
            6..=9 => Shade::Light.index(),
            10..=13 => Shade::Dark.index(),
            _ => Shade::Own.index(),
        }
    }

    /// The pier of a ship.
    pub const fn pier(self) -> Option<usize> {
        if self.index() >= 14 { Some(self.index() - 14) } else { None }
    }

    /// The grey marker of a mat row; the upper two rows are light.
    pub const fn of_grey(row: usize, grey: Grey) -> Self {
        Self::ALL[6 + grey.index() + if row < 2 { 0 } else { 4 }]
    }
}

named! {
    /// An event marker (3.7, WF-21).
    Happening, "happening", 17:
    /// WF-21.3
    EndOfGame = "end_of_game",
    /// WF-21.2
    Bureaucracy = "bureaucracy",
    /// WF-21.4
    Lobby = "lobby",
    /// WF-21.4
    WarOnTheContinent = "war_on_the_continent",
    /// WF-21.4
    WorldExhibition = "world_exhibition",
    /// WF-21.4
    NavigationActs = "navigation_acts",
    /// WF-21.4
    EconomicCrisis = "economic_crisis",
    /// WF-21.4
    HamburgCreditCrisis = "hamburg_credit_crisis",
    /// WF-21.4
    OpiumWar = "opium_war",
    /// WF-21.4
    GoodHarvest = "good_harvest",
    /// WF-21.4
    MachineBreakers = "machine_breakers",
    /// WF-21.4
    PoorRelief = "poor_relief",
    /// WF-21.4
    Emigration = "emigration",
    /// WF-21.4
    CanalBoom = "canal_boom",
    /// WF-21.4
    PatentFair = "patent_fair",
    /// WF-21.4
    ShareFever = "share_fever",
    /// WF-21.4
    WageStrike = "wage_strike",
}
