//! The things of the game: industries, cards, tiles, and what the map is made of.

use table::named;

named! {
    /// What a counter is.
    Industry, "industry", 6:
    /// A cotton mill.
    Cotton = "cotton",
    /// A factory.
    Factory = "factory",
    /// Iron works.
    Iron = "iron",
    /// A coal mine.
    Coal = "coal",
    /// A port.
    Port = "port",
    /// A ship.
    Ship = "ship",
}

impl Industry {
    /// AI-304: the kind of space it stands on.
    pub const fn kind(self) -> Kind {
        match self {
            Industry::Cotton | Industry::Factory | Industry::Iron => Kind::Blank,
            Industry::Coal => Kind::Mine,
            Industry::Port => Kind::Port,
            Industry::Ship => Kind::Ship,
        }
    }

    /// AI-401: the cubes it holds.
    pub const fn holds(self) -> Option<Resource> {
        match self {
            Industry::Coal => Some(Resource::Coal),
            Industry::Iron => Some(Resource::Iron),
            _ => None,
        }
    }

    /// AI-701: what it sells.
    pub const fn sells(self) -> Option<Ware> {
        match self {
            Industry::Cotton => Some(Ware::Cotton),
            Industry::Factory => Some(Ware::Goods),
            _ => None,
        }
    }
}

named! {
    /// What mills and factories sell.
    Ware, "ware", 2:
    /// Cotton.
    Cotton = "cotton",
    /// Goods of factories.
    Goods = "goods",
}

named! {
    /// What counters and railways need.
    Resource, "resource", 2:
    /// Black cubes.
    Coal = "coal",
    /// Orange cubes.
    Iron = "iron",
}

impl Resource {
    /// The industry that holds it.
    pub const fn industry(self) -> Industry {
        match self {
            Resource::Coal => Industry::Coal,
            Resource::Iron => Industry::Iron,
        }
    }
}

named! {
    /// A kind of space (AI-304).
    Kind, "kind", 4:
    /// For mills, factories and iron works.
    Blank = "blank",
    /// For coal mines.
    Mine = "mine",
    /// For ports.
    Port = "port",
    /// For ships.
    Ship = "ship",
}

named! {
    /// The colour of a location.
    Colour, "colour", 6:
    /// A circle.
    Blue = "blue",
    /// A star.
    Purple = "purple",
    /// A square.
    Green = "green",
    /// A triangle.
    Yellow = "yellow",
    /// A diamond.
    Red = "red",
    /// A hexagon.
    Brown = "brown",
}

named! {
    /// A kind of card. Equal cards are interchangeable (C3).
    Card, "card", 12:
    /// AI-302
    Cotton = "industry_cotton",
    /// AI-302
    Factory = "industry_factory",
    /// AI-302
    Iron = "industry_iron",
    /// AI-302
    Coal = "industry_coal",
    /// AI-302
    Port = "industry_port",
    /// AI-302
    Ship = "industry_ship",
    /// AI-303
    Blue = "location_blue",
    /// AI-303
    Purple = "location_purple",
    /// AI-303
    Green = "location_green",
    /// AI-303
    Yellow = "location_yellow",
    /// AI-303
    Red = "location_red",
    /// AI-303
    Brown = "location_brown",
}

/// Cards of which only the number of each kind matters.
pub type Pile = table::Pile<Card>;

impl Card {
    /// The industry of an industry card.
    #[inline]
    pub const fn industry(self) -> Option<Industry> {
        if self.index() < 6 { Some(Industry::ALL[self.index()]) } else { None }
    }

    /// The colour of a location card.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.index() < 6 { None } else { Some(Colour::ALL[self.index() - 6]) }
    }
}

named! {
    /// What a market space buys (3.4).
    Tile, "tile", 4:
    /// Cotton only.
    Cotton = "cotton",
    /// Goods only.
    Goods = "goods",
    /// Cotton or goods, one sale in all.
    Both = "both",
    /// No demand.
    None = "none",
}

impl Tile {
    /// AI-705: whether it buys this.
    pub const fn accepts(self, ware: Ware) -> bool {
        matches!((self, ware), (Tile::Both, _) | (Tile::Cotton, Ware::Cotton) | (Tile::Goods, Ware::Goods))
    }
}

named! {
    /// An action of a turn (AI-204, AI-207).
    Action, "action", 7:
    /// AI-301
    Build = "build",
    /// AI-601
    Rail = "rail",
    /// AI-701
    Sell = "sell",
    /// AI-801
    Develop = "develop",
    /// AI-811
    Draw = "draw",
    /// AI-821
    Pass = "pass",
    /// AI-207
    CombinedBuild = "combined_build",
}

named! {
    /// A kind of location.
    Place, "place", 4:
    /// With industry spaces.
    City = "city",
    /// At the edge of the map, without industry spaces.
    Region = "region",
    /// Nothing can be built on it.
    Village = "village",
    /// At sea, with one space for a ship.
    Ship = "ship",
}

/// Where a cube comes from (AI-D5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The mine or works on this space.
    Space(u8),
    /// This coal box.
    Box(u8),
    /// The demand track, for money.
    Track,
}

/// Where something is sold (AI-702).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outlet {
    /// The port on this space.
    Port(u8),
    /// This market space.
    Market(u8),
}

/// The set bits of a mask, from the lowest.
#[inline]
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}
