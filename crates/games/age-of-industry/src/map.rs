//! Maps: places, spaces, links, lanes, markets and coal boxes, read from a sheet and kept as masks.
//!
//! A location, a space and a link is a number below 64; a set of them is one word. What the rules ask of a map all the time
//! stands ready as such words.

use crate::things::{Colour, Kind, Place, bits};
use std::collections::BTreeSet;
use table::{Fault, Message, Part};

/// The most locations a map can have.
pub(crate) const MOST_LOCATIONS: usize = 40;
/// The most industry spaces, and the most links.
pub(crate) const MOST_SPACES: usize = 64;
/// The most lanes between towns and ship spaces.
pub(crate) const MOST_LANES: usize = 16;
/// The most market spaces, and the most coal boxes.
pub(crate) const MOST_MARKETS: usize = 8;
/// The most spaces of one location.
const MOST_SLOTS: usize = 8;

/// A named node of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// Its id in the sheet.
    pub id: String,
    /// Its name on the map.
    pub name: String,
    /// City, region, village or ship space.
    pub place: Place,
    /// The colour of its cards.
    pub colour: Option<Colour>,
    /// Whether the track can be reached here without a port (AI-406).
    pub distant_port: bool,
    /// Whether it lies off the map; it has no effect (AI-R47).
    pub off_map: bool,
    /// The middle of its block of tiles on a board of 1000 by 1000.
    pub at: [u16; 2],
}

/// A place for one counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    /// `kassel.1`
    pub id: String,
    /// What may stand here.
    pub kind: Kind,
    /// The location it belongs to.
    pub location: usize,
}

/// A place for one railway.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// `emden-bremen`
    pub id: String,
    /// The two locations it joins.
    pub ends: [usize; 2],
}

/// A place for a market tile, or a box of imported coal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Its id in the sheet.
    pub id: String,
    /// The location it belongs to.
    pub location: usize,
    /// Coal cubes at the start; none for a market space.
    pub cubes: u8,
    /// Where it is drawn.
    pub at: [u16; 2],
}

/// A map of the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// Its key in the sheet.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The locations, in the order of the sheet.
    pub locations: Vec<Location>,
    /// The spaces, location by location.
    pub spaces: Vec<Space>,
    /// The links.
    pub links: Vec<Link>,
    /// Lanes between towns and ship spaces: the town, the ship space.
    pub lanes: Vec<[usize; 2]>,
    /// The market spaces.
    pub markets: Vec<Spot>,
    /// The coal boxes.
    pub boxes: Vec<Spot>,
    pub(crate) masks: Masks,
}

/// The map as words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Masks {
    pub(crate) spaces: u64,
    pub(crate) links: u64,
    /// Spaces by kind.
    pub(crate) kind: [u64; 4],
    /// Spaces by colour of their location.
    pub(crate) colour: [u64; 6],
    /// Spaces by location.
    pub(crate) spaces_at: [u64; MOST_LOCATIONS],
    /// Links by location.
    pub(crate) links_at: [u64; MOST_LOCATIONS],
    /// Lanes by location, town or ship space.
    pub(crate) lanes_at: [u16; MOST_LOCATIONS],
    /// The location of each space.
    pub(crate) location: [u8; MOST_SPACES],
    /// The ends of each link.
    pub(crate) ends: [[u8; 2]; MOST_SPACES],
    /// The town and the ship space of each lane.
    pub(crate) lane: [[u8; 2]; MOST_LANES],
    /// Locations with the distant-port symbol.
    pub(crate) distant: u64,
    /// Locations that are villages.
    pub(crate) villages: u64,
    /// Market spaces by location.
    pub(crate) markets_at: [u8; MOST_LOCATIONS],
    /// The location of each market space.
    pub(crate) market: [u8; MOST_MARKETS],
    /// The location of each coal box.
    pub(crate) coal_box: [u8; MOST_MARKETS],
}

impl Map {
    /// Whether ships sail here.
    pub fn has_ships(&self) -> bool {
        self.masks.kind[Kind::Ship.index()] != 0
    }

    /// The coal box of a ship space.
    pub(crate) fn box_of(&self, location: usize) -> Option<usize> {
        self.boxes.iter().position(|spot| spot.location == location)
    }

    /// The market space of a ship space.
    pub(crate) fn market_of(&self, location: usize) -> Option<usize> {
        self.markets.iter().position(|spot| spot.location == location)
    }

    /// A space as people call it: the town, and the number where the town has several.
    pub fn space_name(&self, space: usize) -> String {
        let location = self.spaces[space].location;
        let name = &self.locations[location].name;
        let of_town = self.masks.spaces_at[location];
        if of_town.count_ones() == 1 {
            return name.clone();
        }
        format!("{name} {}", space - of_town.trailing_zeros() as usize + 1)
    }

    /// A link as people call it.
    pub fn link_name(&self, link: usize) -> String {
        let [a, b] = self.links[link].ends;
        format!("{}–{}", self.locations[a].name, self.locations[b].name)
    }

    pub(crate) fn read(id: &str, part: &Part<'_>) -> Result<Self, Fault> {
        let mut reader = Reader { ids: BTreeSet::new() };
        let ships = part.flag("ships")?;
        let mut locations = Vec::new();
        let mut spaces = Vec::new();
        let mut named = Vec::new();
        let listed = part.parts("location")?;
        counted(part, "location", listed.len(), 2..=MOST_LOCATIONS)?;
        for entry in &listed {
            let (location, slots) = reader.location(entry)?;
            for (number, kind) in slots.iter().enumerate() {
                let id = format!("{}.{}", location.id, number + 1);
                spaces.push(Space { id, kind: *kind, location: locations.len() });
            }
            named.push((entry.texts("markets")?, entry.text("coal_box")?));
            locations.push(location);
            entry.finish()?;
        }
        counted(part, "location.slots", spaces.len(), 1..=MOST_SPACES)?;
        let find = |from: &Part<'_>, key: &str, id: &str| {
            let place = locations.iter().position(|location: &Location| location.id == id);
            place.ok_or_else(|| Fault::new(from.path_of(key), Message::new("UnknownPlace").with("found", id)))
        };

        let mut links: Vec<Link> = Vec::new();
        for entry in part.parts("link")? {
            let id = reader.id(&entry)?;
            let ends = entry.texts("ends")?;
            let [a, b] = ends[..] else { return Err(wrong(&entry, "ends", "NotTwoEnds")) };
            let ends = [find(&entry, "ends", a)?, find(&entry, "ends", b)?];
            if ends[0] == ends[1] || ends.iter().any(|end| locations[*end].place == Place::Ship) {
                return Err(wrong(&entry, "ends", "NoSuchLink"));
            }
            if links.iter().any(|link| link.ends == ends || link.ends == [ends[1], ends[0]]) {
                return Err(wrong(&entry, "ends", "DoubleLink"));
            }
            links.push(Link { id, ends });
            entry.finish()?;
        }
        counted(part, "link", links.len(), 1..=MOST_SPACES)?;

        let mut markets = Vec::new();
        for entry in part.parts("market")? {
            let id = reader.id(&entry)?;
            let location = find(&entry, "at", entry.text("at")?)?;
            entry.fixed_flag("by_sea", locations[location].place == Place::Ship)?;
            if !named[location].0.contains(&id.as_str()) {
                return Err(wrong(&entry, "at", "NotNamedThere"));
            }
            markets.push(Spot { id, location, cubes: 0, at: point(&entry)? });
            entry.finish()?;
        }
        counted(part, "market", markets.len(), 0..=MOST_MARKETS)?;
        let mut boxes: Vec<Spot> = Vec::new();
        for entry in part.parts("coal_box")? {
            let id = reader.id(&entry)?;
            let ship = entry.text("ship")?;
            let location = find(&entry, "ship", ship)?;
            // A box lies behind a ship space (AI-401); on land nothing would ever open it.
            if locations[location].place != Place::Ship {
                return Err(Fault::new(entry.path_of("ship"), Message::new("UnknownPlace").with("found", ship)));
            }
            if named[location].1 != id {
                return Err(wrong(&entry, "ship", "NotNamedThere"));
            }
            let cubes = entry.number("cubes", 0..=9)? as u8;
            boxes.push(Spot { id, location, cubes, at: point(&entry)? });
            entry.finish()?;
        }
        counted(part, "coal_box", boxes.len(), 0..=MOST_MARKETS)?;

        let mut lanes = Vec::new();
        let (mut to_boxes, mut to_markets) = (BTreeSet::new(), BTreeSet::new());
        for entry in part.parts("lane")? {
            reader.id(&entry)?;
            let ends = entry.texts("ends")?;
            let [a, b] = ends[..] else { return Err(wrong(&entry, "ends", "NotTwoEnds")) };
            let first = find(&entry, "ends", a)?;
            let ship = locations[first].place == Place::Ship;
            match entry.word("kind", &["port_ship", "ship_coal", "ship_market"])? {
                0 => {
                    let ship = find(&entry, "ends", b)?;
                    let has_port = spaces.iter().any(|space| space.location == first && space.kind == Kind::Port);
                    if !has_port || locations[ship].place != Place::Ship || lanes.contains(&[first, ship]) {
                        return Err(wrong(&entry, "ends", "NoSuchLane"));
                    }
                    lanes.push([first, ship]);
                }
                1 if ship && named[first].1 == b && to_boxes.insert(first) => {}
                2 if ship && named[first].0 == [b] && to_markets.insert(first) => {}
                _ => return Err(wrong(&entry, "ends", "NoSuchLane")),
            }
            entry.finish()?;
        }
        counted(part, "lane", lanes.len(), 0..=MOST_LANES)?;

        for (number, location) in locations.iter().enumerate() {
            let path = || format!("{}.{}", part.path_of("location"), location.id);
            let at = |spots: &[Spot]| spots.iter().filter(|spot| spot.location == number).count();
            if at(&markets) != named[number].0.len() {
                return Err(Fault::new(format!("{}.markets", path()), Message::new("NotDescribed")));
            }
            if at(&boxes) != usize::from(!named[number].1.is_empty()) {
                return Err(Fault::new(format!("{}.coal_box", path()), Message::new("NotDescribed")));
            }
            if location.place == Place::Ship {
                let complete = at(&markets) == 1
                    && at(&boxes) == 1
                    && to_boxes.contains(&number)
                    && to_markets.contains(&number)
                    && lanes.iter().any(|lane| lane[1] == number);
                if !complete || !ships {
                    return Err(Fault::new(path(), Message::new("ShipWithoutSea")));
                }
            }
        }
        part.fixed_flag("ships", locations.iter().any(|location| location.place == Place::Ship))?;

        let masks = Masks::of(&locations, &spaces, &links, &lanes, &markets, &boxes);
        let map = Self { id: id.to_owned(), name: name(part)?, locations, spaces, links, lanes, markets, boxes, masks };
        map.is_connected().map_err(|place| {
            Fault::new(part.path_of("link"), Message::new("NotConnected").with("found", map.locations[place].id.clone()))
        })?;
        part.finish()?;
        Ok(map)
    }

    /// Whether every place can be reached from the first one over links and lanes; or else one that cannot.
    fn is_connected(&self) -> Result<(), usize> {
        let mut reached = 1u64;
        loop {
            let before = reached;
            for [a, b] in self.links.iter().map(|link| link.ends).chain(self.lanes.iter().copied()) {
                if reached & (1 << a | 1 << b) != 0 {
                    reached |= 1 << a | 1 << b;
                }
            }
            if reached == before {
                break;
            }
        }
        let all = (1u64 << self.locations.len()) - 1;
        bits(all & !reached).next().map_or(Ok(()), Err)
    }
}

impl Masks {
    fn of(
        locations: &[Location],
        spaces: &[Space],
        links: &[Link],
        lanes: &[[usize; 2]],
        markets: &[Spot],
        boxes: &[Spot],
    ) -> Self {
        let mut masks = Self {
            spaces: 0,
            links: 0,
            kind: [0; 4],
            colour: [0; 6],
            spaces_at: [0; MOST_LOCATIONS],
            links_at: [0; MOST_LOCATIONS],
            lanes_at: [0; MOST_LOCATIONS],
            location: [0; MOST_SPACES],
            ends: [[0; 2]; MOST_SPACES],
            lane: [[0; 2]; MOST_LANES],
            distant: 0,
            villages: 0,
            markets_at: [0; MOST_LOCATIONS],
            market: [0; MOST_MARKETS],
            coal_box: [0; MOST_MARKETS],
        };
        for (number, location) in locations.iter().enumerate() {
            masks.distant |= u64::from(location.distant_port) << number;
            masks.villages |= u64::from(location.place == Place::Village) << number;
        }
        for (number, space) in spaces.iter().enumerate() {
            let bit = 1u64 << number;
            masks.spaces |= bit;
            masks.kind[space.kind.index()] |= bit;
            masks.spaces_at[space.location] |= bit;
            masks.location[number] = space.location as u8;
            if let Some(colour) = locations[space.location].colour {
                masks.colour[colour.index()] |= bit;
            }
        }
        for (number, link) in links.iter().enumerate() {
            masks.links |= 1 << number;
            masks.ends[number] = link.ends.map(|end| end as u8);
            link.ends.iter().for_each(|end| masks.links_at[*end] |= 1 << number);
        }
        for (number, lane) in lanes.iter().enumerate() {
            masks.lane[number] = lane.map(|end| end as u8);
            lane.iter().for_each(|end| masks.lanes_at[*end] |= 1 << number);
        }
        for (at, spot) in masks.market.iter_mut().zip(markets) {
            *at = spot.location as u8;
            masks.markets_at[spot.location] += 1;
        }
        for (at, spot) in masks.coal_box.iter_mut().zip(boxes) {
            *at = spot.location as u8;
        }
        masks
    }
}

/// Reads the entries of a map; every id stands for one thing only.
struct Reader {
    ids: BTreeSet<String>,
}

impl Reader {
    fn id(&mut self, entry: &Part<'_>) -> Result<String, Fault> {
        let id = entry.text("id")?;
        is_id(id, || entry.path_of("id"))?;
        if !self.ids.insert(id.to_owned()) {
            return Err(Fault::new(entry.path_of("id"), Message::new("DoubleId").with("found", id)));
        }
        Ok(id.to_owned())
    }

    fn location(&mut self, entry: &Part<'_>) -> Result<(Location, Vec<Kind>), Fault> {
        let id = self.id(entry)?;
        let place = Place::at(entry.word("kind", &Place::ALL.map(Place::id))?);
        let name = name(entry)?;
        let colour = match entry.text("colour")? {
            "" => None,
            _ => Some(Colour::at(entry.word("colour", &Colour::ALL.map(Colour::id))?)),
        };
        let mut slots = Vec::new();
        for slot in entry.texts("slots")? {
            let unknown = || {
                let reason = Message::new("NotAChoice").with("found", slot);
                Fault::new(entry.path_of("slots"), reason.with("allowed", Kind::ALL.map(Kind::id).join(", ")))
            };
            slots.push(Kind::by_id(slot).ok_or_else(unknown)?);
        }
        let fits = match place {
            Place::City => colour.is_some() && !slots.is_empty() && !slots.contains(&Kind::Ship),
            Place::Ship => colour.is_some() && slots == [Kind::Ship],
            Place::Region | Place::Village => colour.is_none() && slots.is_empty(),
        };
        if !fits || slots.len() > MOST_SLOTS {
            return Err(wrong(entry, "slots", "SlotsOfAnotherPlace"));
        }
        entry.fixed_flag("village", place == Place::Village)?;
        let distant_port = entry.flag("distant_port")?;
        if distant_port && place == Place::Ship {
            return Err(wrong(entry, "distant_port", "SlotsOfAnotherPlace"));
        }
        let location = Location { id, name, place, colour, distant_port, off_map: entry.flag("off_map")?, at: point(entry)? };
        Ok((location, slots))
    }
}

/// Ids stand in moves and records, where other characters could mean something else.
pub(crate) fn is_id(text: &str, path: impl Fn() -> String) -> Result<(), Fault> {
    let letters = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "_-~".contains(letter);
    if (1..=60).contains(&text.len()) && text.chars().all(letters) && text != "track" {
        return Ok(());
    }
    Err(Fault::new(path(), Message::new("NotAnId").with("found", text)))
}

fn name(entry: &Part<'_>) -> Result<String, Fault> {
    let name = entry.text("name")?;
    if name.is_empty() || name.chars().count() > 40 || name.chars().any(char::is_control) {
        return Err(wrong(entry, "name", "NotAName"));
    }
    Ok(name.to_owned())
}

fn point(entry: &Part<'_>) -> Result<[u16; 2], Fault> {
    Ok([entry.number("x", 0..=1000)? as u16, entry.number("y", 0..=1000)? as u16])
}

fn wrong(entry: &Part<'_>, key: &str, reason: &'static str) -> Fault {
    Fault::new(entry.path_of(key), Message::new(reason))
}

fn counted(part: &Part<'_>, key: &str, found: usize, bounds: std::ops::RangeInclusive<usize>) -> Result<(), Fault> {
    let bounds_found = *bounds.start() as i64..=*bounds.end() as i64;
    if bounds.contains(&found) {
        return Ok(());
    }
    Err(Fault::bounds(format!("{}.length", part.path_of(key)), found as i64, &bounds_found))
}
