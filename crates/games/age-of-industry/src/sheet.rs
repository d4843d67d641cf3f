//! The component sheet: the printed numbers, held within bounds, as fixed tables; and the switches.

use crate::map::{Map, is_id};
use crate::things::{Card, Colour, Industry, Pile, Resource, Tile, Ware};
use table::{Fault, Message, Part, Setup, Sheet, Switch, Values, known_switches};

/// The sheet in the box.
pub const BUILT_IN: &str = include_str!("../../../../components/age-of-industry.toml");

/// What a table may choose.
pub const SWITCHES: &[Switch] = &[
    Switch {
        name: "map",
        path: "game.map",
        values: Values::Keys("maps", &["germany", "new_england", "tyneside"]),
        rule: "AI-101",
    },
    Switch { name: "free_pass", path: "game.free_pass", values: Values::Words(&["either", "both"]), rule: "AI-R34" },
];

/// The switches as they stand at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switched {
    /// Whether passing without a card needs an empty hand and nothing left to draw, both at once (AI-R34).
    pub(crate) pass_needs_both: bool,
    pub(crate) values: Vec<String>,
}

impl Switched {
    pub(crate) fn choose(setup: &Setup, sheet: &Sheet) -> Result<Self, Fault> {
        known_switches(setup, SWITCHES)?;
        let values: Vec<String> = SWITCHES.iter().map(|switch| switch.value(setup, sheet)).collect::<Result<_, _>>()?;
        Ok(Self { pass_needs_both: values[1] == "both", values })
    }

    pub(crate) fn map(&self) -> &str {
        &self.values[0]
    }
}

/// The most levels of technology: 0 to 7.
pub(crate) const LEVELS: usize = 8;
/// The most counters of one industry on a display.
pub(crate) const MOST_COUNTERS: usize = 8;
/// The most cubes of one kind that a counter or a railway needs.
pub(crate) const MOST_NEED: usize = 2;
/// The most spaces of a demand track.
const LONGEST_TRACK: usize = 12;

/// The figures of a counter (3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counter {
    pub(crate) level: u8,
    pub(crate) buildable: bool,
    pub(crate) cost: u16,
    /// Coal and iron to be delivered.
    pub(crate) needs: [u8; 2],
    pub(crate) income: u16,
    pub(crate) cubes: u8,
    pub(crate) vp: u8,
    /// Whether a port takes cotton and goods.
    pub(crate) accepts: [bool; 2],
}

/// A demand track (3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Track {
    prices: [u16; LONGEST_TRACK],
    pub(crate) spaces: u8,
    empty_price: u16,
}

impl Track {
    /// AI-407: the price of the next cube when so many are left.
    pub(crate) fn price(&self, left: u8) -> u16 {
        if left == 0 { self.empty_price } else { self.prices[usize::from(self.spaces - left)] }
    }

    /// AI-410, AI-R21: what the next cube put back brings, while there is a gap.
    pub(crate) fn refund(&self, left: u8) -> u16 {
        self.prices[usize::from(self.spaces - left) - 1]
    }
}

/// What loans cost (3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Loan {
    pub(crate) amount: i32,
    pub(crate) repay: i32,
    pub(crate) interest: i32,
    pub(crate) unpaid_vp: i32,
}

/// What railways cost and bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rail {
    pub(crate) per_player: u8,
    pub(crate) cost: u16,
    pub(crate) first: [u8; 2],
    pub(crate) later: [u8; 2],
    pub(crate) end_base: i32,
    pub(crate) end_space: i32,
    pub(crate) end_village: i32,
    pub(crate) end_market: i32,
}

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    pub(crate) start_money: i32,
    pub(crate) actions_first_round: u8,
    pub(crate) actions_per_turn: u8,
    pub(crate) hand_limit: u32,
    pub(crate) opening_hand: u32,
    pub(crate) idle_rounds_to_end: u8,
    pub(crate) max_rounds: u8,
    /// AI-306: up to so many spaces a location is small.
    pub(crate) small_spaces: u32,
    pub(crate) small_own: u32,
    pub(crate) large_own: u32,
    pub(crate) loan: Loan,
    pub(crate) rail: Rail,
    pub(crate) dollars_per_vp: i32,
    pub(crate) track: [Track; 2],
    /// The levels of the counters on a display, by industry, in the order of their use.
    levels: [[u8; MOST_COUNTERS]; 6],
    pub(crate) counters: [u8; 6],
    figures: [[Counter; LEVELS]; 6],
    pub(crate) cards: Pile,
    pub(crate) tiles: [u8; 4],
    pub(crate) map: Map,
    /// Paths of the values whose printed counterpart is not known.
    pub(crate) reconstructed: Vec<String>,
}

impl Components {
    /// The figures of a counter of this industry and level.
    #[inline]
    pub(crate) fn figures(&self, industry: Industry, level: usize) -> &Counter {
        &self.figures[industry.index()][level & (LEVELS - 1)]
    }

    /// The counter at this place of a display.
    #[inline]
    pub(crate) fn counter(&self, industry: Industry, place: u8) -> Option<&Counter> {
        if place >= self.counters[industry.index()] {
            return None;
        }
        Some(self.figures(industry, usize::from(self.levels[industry.index()][usize::from(place) & (MOST_COUNTERS - 1)])))
    }

    pub(crate) fn read(sheet: &Sheet, seats: usize, map_id: &str) -> Result<Self, Fault> {
        let root = sheet.root();
        root.notes(&["meta", "money", "cubes", "draw", "sources"]);
        let game = root.part("game")?;
        game.fixed_number("players_min", 2)?;
        game.fixed_number("players_max", 5)?;
        game.fixed_number("draw_count", 2)?;
        game.fixed_number("face_up_cards", 2)?;
        game.notes(&["player_colours", "map", "free_pass"]);
        let hand_limit = game.number("hand_limit", 2..=15)?;
        let opening = game.part("opening_hand")?;
        let mut hands = [0; 4];
        for (hand, key) in hands.iter_mut().zip(["p2", "p3", "p4", "p5"]) {
            *hand = opening.number(key, 1..=hand_limit)? as u32;
        }
        opening.finish()?;
        let limits = root.part("limits")?;
        let loan = root.part("loan")?;
        loan.notes(&["markers"]);
        let amount = loan.number("amount", 10..=100)?;
        let rail = root.part("rail")?;
        let need = |key: &str| -> Result<u8, Fault> { Ok(rail.number(key, 0..=MOST_NEED as i64)? as u8) };
        let scoring = root.part("scoring")?;
        let track = root.part("track")?;
        let (levels, counters, figures) = displays(&root)?;
        let maps = root.part("maps")?;
        let mut map = None;
        for key in maps.keys() {
            is_id(key, || maps.path_of(key))?;
            let read = Map::read(key, &maps.part(key)?)?;
            if key == map_id {
                map = Some(read);
            }
        }
        maps.finish()?;
        let components = Self {
            start_money: game.number("start_money", 0..=200)? as i32,
            actions_first_round: game.number("actions_first_round", 1..=3)? as u8,
            actions_per_turn: game.number("actions_per_turn", 1..=3)? as u8,
            hand_limit: hand_limit as u32,
            opening_hand: hands[seats - 2],
            idle_rounds_to_end: game.number("idle_rounds_to_end", 1..=9)? as u8,
            max_rounds: game.number("max_rounds", 1..=100)? as u8,
            small_spaces: limits.number("small_location_max_spaces", 1..=8)? as u32,
            small_own: limits.number("small_location_own", 1..=8)? as u32,
            large_own: limits.number("large_location_own", 1..=8)? as u32,
            loan: Loan {
                amount: amount as i32,
                repay: loan.number("repay", 10..=120)? as i32,
                interest: loan.number("interest", 0..=amount / 10)? as i32,
                unpaid_vp: loan.number("unpaid_vp", 0..=20)? as i32,
            },
            rail: Rail {
                per_player: rail.number("per_player", 1..=20)? as u8,
                cost: rail.number("cost", 0..=30)? as u16,
                first: [need("first_coal")?, need("first_iron")?],
                later: [need("later_coal")?, need("later_iron")?],
                end_base: rail.number("end_income_base", 0..=9)? as i32,
                end_space: rail.number("end_income_per_occupied_space", 0..=9)? as i32,
                end_village: rail.number("end_income_village", 0..=9)? as i32,
                end_market: rail.number("end_income_market_space", 0..=9)? as i32,
            },
            dollars_per_vp: scoring.number("dollars_per_vp", 1..=50)? as i32,
            track: [demand(&track, "coal", "coal_empty_price")?, demand(&track, "iron", "iron_empty_price")?],
            levels,
            counters,
            figures,
            cards: cards(&root, hands)?,
            tiles: tiles(&root)?,
            map: map.expect("a switch names a map of the sheet"),
            reconstructed: unknown_values(sheet),
        };
        let tiles = i64::from(components.tiles.iter().sum::<u8>());
        if tiles < components.map.markets.len() as i64 {
            return Err(Fault::bounds("market_tile", tiles, &(components.map.markets.len() as i64..=60)));
        }
        for part in [&game, &limits, &loan, &rail, &scoring, &track, &root] {
            part.finish()?;
        }
        Ok(components)
    }
}

fn unknown_values(sheet: &Sheet) -> Vec<String> {
    let unknown = sheet.provenance().iter().filter(|(_, tag)| tag.starts_with("reconstructed"));
    unknown.map(|(path, _)| path.clone()).collect()
}

fn demand(part: &Part<'_>, key: &str, empty: &str) -> Result<Track, Fault> {
    let found = part.numbers(key, 1..=LONGEST_TRACK as i64, 0..=20)?;
    let mut prices = [0; LONGEST_TRACK];
    found.iter().zip(&mut prices).for_each(|(found, price)| *price = *found as u16);
    Ok(Track { prices, spaces: found.len() as u8, empty_price: part.number(empty, 0..=30)? as u16 })
}

type Displays = ([[u8; MOST_COUNTERS]; 6], [u8; 6], [[Counter; LEVELS]; 6]);

fn displays(root: &Part<'_>) -> Result<Displays, Fault> {
    let mut levels = [[0; MOST_COUNTERS]; 6];
    let mut counters = [0u8; 6];
    let mut figures = [[Counter::default(); LEVELS]; 6];
    let parts = root.parts("industry")?;
    if parts.len() != 6 {
        return Err(Fault::bounds("industry.length", parts.len() as i64, &(6..=6)));
    }
    for (part, industry) in parts.iter().zip(Industry::ALL) {
        part.fixed_text("id", industry.id())?;
        part.notes(&["name", "name_fr"]);
        part.fixed_text("slot", industry.kind().id())?;
        part.fixed_text("holds", industry.holds().map_or("", Resource::id))?;
        if part.texts("produces")? != industry.sells().map(Ware::id).into_iter().collect::<Vec<_>>() {
            return Err(Fault::new(part.path_of("produces"), Message::new("Fixed").with("only", industry.id())));
        }
        let mut least = 0;
        for row in part.parts("levels")? {
            let counter = counter(&row, industry, least)?;
            least = i64::from(counter.level) + 1;
            figures[industry.index()][usize::from(counter.level)] = counter;
            let room = MOST_COUNTERS - usize::from(counters[industry.index()]);
            for _ in 0..row.number("counters", 1..=room as i64)? {
                levels[industry.index()][usize::from(counters[industry.index()])] = counter.level;
                counters[industry.index()] += 1;
            }
            row.finish()?;
        }
        part.finish()?;
    }
    Ok((levels, counters, figures))
}

/// A row of the display; what cannot be built has level 0 (AI-R1).
fn counter(row: &Part<'_>, industry: Industry, least: i64) -> Result<Counter, Fault> {
    let buildable = row.flag("buildable")?;
    let cubes = match industry.holds() {
        Some(_) if buildable => 1..=7,
        _ => 0..=0,
    };
    let mut accepts = [false; 2];
    if industry == Industry::Port {
        for ware in row.texts("accepts")? {
            let found = Ware::by_id(ware).ok_or_else(|| {
                let reason = Message::new("NotAChoice").with("found", ware).with("allowed", "cotton, goods");
                Fault::new(row.path_of("accepts"), reason)
            })?;
            accepts[found.index()] = true;
        }
    }
    Ok(Counter {
        level: row.number("level", least..=LEVELS as i64 - 1)? as u8,
        buildable,
        cost: row.number("cost", 0..=60)? as u16,
        needs: [row.number("coal", 0..=MOST_NEED as i64)? as u8, row.number("iron", 0..=MOST_NEED as i64)? as u8],
        income: row.number("income", 0..=60)? as u16,
        cubes: row.number("cubes", cubes)? as u8,
        vp: row.number("vp", 0..=20)? as u8,
        accepts,
    })
}

fn cards(root: &Part<'_>, hands: [u32; 4]) -> Result<Pile, Fault> {
    for (part, colour) in root.parts("colour")?.iter().zip(Colour::ALL) {
        part.fixed_text("id", colour.id())?;
        part.notes(&["symbol", "hex"]);
        part.finish()?;
    }
    let parts = root.parts("card")?;
    if parts.len() != 12 {
        return Err(Fault::bounds("card.length", parts.len() as i64, &(12..=12)));
    }
    let mut copies = Vec::new();
    for (part, card) in parts.iter().zip(Card::ALL) {
        part.fixed_text("id", card.id())?;
        match card.industry() {
            Some(industry) => {
                part.fixed_text("kind", "industry")?;
                part.fixed_text("industry", industry.id())?;
            }
            None => {
                part.fixed_text("kind", "location")?;
                part.fixed_text("colour", card.colour().map_or("", Colour::id))?;
            }
        }
        copies.push((card, part.number("copies", 0..=15)? as u8));
        part.finish()?;
    }
    let pile = Pile::of_counts(copies).unwrap_or_default();
    let least = (2..).zip(hands).map(|(seats, hand)| seats * hand + 2).max().unwrap_or(0);
    if pile.size() < least {
        return Err(Fault::bounds("card", pile.size().into(), &(least.into()..=180)));
    }
    Ok(pile)
}

fn tiles(root: &Part<'_>) -> Result<[u8; 4], Fault> {
    let parts = root.parts("market_tile")?;
    if parts.len() != 4 {
        return Err(Fault::bounds("market_tile.length", parts.len() as i64, &(4..=4)));
    }
    let mut copies = [0; 4];
    for (part, tile) in parts.iter().zip(Tile::ALL) {
        part.fixed_text("id", tile.id())?;
        part.notes(&["name"]);
        let accepted: Vec<&str> = Ware::ALL.into_iter().filter(|ware| tile.accepts(*ware)).map(Ware::id).collect();
        if part.texts("accepts")? != accepted {
            return Err(Fault::new(part.path_of("accepts"), Message::new("Fixed").with("only", accepted.join(", "))));
        }
        copies[tile.index()] = part.number("copies", 0..=15)? as u8;
        part.finish()?;
    }
    Ok(copies)
}
