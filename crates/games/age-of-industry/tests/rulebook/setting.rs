//! A table laid out in the words of an example, and the game played on from there.
//!
//! Counters and railways are written as the specification writes them, with the ids of the sheet: `coal 1 (3) at dortmund.1`,
//! `cotton 1* at kassel.1`, `railway dortmund-kassel`, `cash 20`, `brown card`. What an example calls gone from a display is
//! written as the counter that is next: `next coal 2`. Whatever is not said follows the conventions of section 9.

use crate::game::Game;
use age_of_industry::{
    AgeOfIndustry, BUILT_IN, Built, Card, Colour, Decision, Industry, OnTable, Pile, Position, SeatPosition, Tile,
};
use table::{Setup, Spoken, Table};

pub(crate) const RED: usize = 0;
pub(crate) const BLUE: usize = 1;
pub(crate) const YELLOW: usize = 2;
pub(crate) const GREEN: usize = 3;
pub(crate) const PURPLE: usize = 4;
pub(crate) const SEATS: [&str; 5] = ["red", "blue", "yellow", "green", "purple"];

/// 3.1: the levels of the counters on a display, in the order of their use.
pub(crate) const DISPLAY: [(Industry, &[u8]); 6] = [
    (Industry::Cotton, &[1, 1, 2, 2, 3, 3]),
    (Industry::Factory, &[0, 0, 3, 3, 4, 4]),
    (Industry::Iron, &[1, 1, 2, 2, 3, 3]),
    (Industry::Coal, &[1, 1, 2, 2, 3, 3]),
    (Industry::Port, &[1, 1, 2, 2, 3, 3]),
    (Industry::Ship, &[0, 2, 2, 4, 4]),
];

/// 3.3: how many cards of each kind there are.
pub(crate) const COPIES: [u8; 12] = [6, 8, 6, 7, 3, 6, 5, 5, 5, 5, 5, 5];

/// 3.4: how many market tiles of each kind there are.
const TILES: [(Tile, usize); 4] = [(Tile::None, 3), (Tile::Goods, 5), (Tile::Cotton, 7), (Tile::Both, 3)];

/// A position being laid out.
#[derive(Clone)]
pub(crate) struct Setting {
    pub(crate) setup: Setup,
    pub(crate) table: OnTable,
    hands: Vec<Pile>,
    deck: u32,
}

impl Setting {
    /// Round two, red is to act first and has two actions; nobody has anything.
    pub(crate) fn of(map: &str, seats: usize) -> Self {
        let player = SeatPosition { cash: 0, loans: 0, spent: 0, gone: Default::default(), seen: Pile::EMPTY };
        let table = OnTable {
            round: 2,
            turn: 0,
            actions: 2,
            idle_rounds: 0,
            acted: false,
            order: (0..seats as u8).collect(),
            decision: Decision::ChooseAction,
            work: Default::default(),
            spaces: Default::default(),
            rails: Default::default(),
            tiles: Default::default(),
            used: Vec::new(),
            boxes: Default::default(),
            coal_track: 6,
            iron_track: 6,
            face_up: vec![Card::Factory, Card::Coal],
            discard: Pile::EMPTY,
            players: vec![player; seats],
        };
        Self { setup: Setup::of(seats).switch("map", map), table, hands: vec![Pile::EMPTY; seats], deck: u32::MAX }
    }

    pub(crate) fn germany() -> Self {
        Self::of("germany", 5)
    }

    pub(crate) fn new_england() -> Self {
        Self::of("new_england", 5)
    }

    /// Another value of the sheet; the text to be replaced stands there exactly once.
    #[track_caller]
    pub(crate) fn sheet(mut self, printed: &str, instead: &str) -> Self {
        let text = self.setup.sheet.as_deref().unwrap_or(BUILT_IN);
        assert_eq!(text.matches(printed).count(), 1, "{printed}");
        self.setup.sheet = Some(text.replace(printed, instead));
        self
    }

    pub(crate) fn switch(mut self, name: &str, value: &str) -> Self {
        self.setup = self.setup.switch(name, value);
        self
    }

    pub(crate) fn red(self, words: &str) -> Self {
        self.say(RED, words)
    }

    pub(crate) fn blue(self, words: &str) -> Self {
        self.say(BLUE, words)
    }

    pub(crate) fn yellow(self, words: &str) -> Self {
        self.say(YELLOW, words)
    }

    pub(crate) fn green(self, words: &str) -> Self {
        self.say(GREEN, words)
    }

    pub(crate) fn purple(self, words: &str) -> Self {
        self.say(PURPLE, words)
    }

    /// What a seat has, as a list with commas.
    pub(crate) fn say(mut self, seat: usize, words: &str) -> Self {
        for phrase in words.split(", ") {
            let said: Vec<&str> = phrase.split(' ').collect();
            let number = |word: &str| word.parse().unwrap_or_else(|_| panic!("{phrase}: not a number"));
            let player = &mut self.table.players[seat];
            match said[..] {
                ["cash", dollars] => player.cash = number(dollars),
                ["loans", loans] => player.loans = number(loans) as u32,
                ["spent", dollars] => player.spent = number(dollars) as u16,
                ["railway", link] => drop(self.table.rails.insert(link.to_owned(), seat as u8)),
                ["next", industry, level] => {
                    let (industry, levels) = display(industry);
                    let gone = levels.iter().position(|found| i32::from(*found) == number(level)).expect(phrase);
                    player.gone.insert(industry, gone as u8);
                }
                ["no", industry, "left"] => {
                    let (industry, levels) = display(industry);
                    player.gone.insert(industry, levels.len() as u8);
                }
                [card, "card"] => self.hands[seat].add(card_called(card)),
                [industry, level, "at", space] => self.put(seat, industry, level, None, space),
                [industry, level, cubes, "at", space] => {
                    let cubes = number(cubes.trim_matches(['(', ')']));
                    self.put(seat, industry, level, Some(cubes as u8), space);
                }
                _ => panic!("{phrase}: not understood"),
            }
        }
        self
    }

    fn put(&mut self, seat: usize, industry: &str, level: &str, cubes: Option<u8>, space: &str) {
        let industry = display(industry).0;
        let flipped = level.ends_with('*');
        let level: u8 = level.trim_end_matches('*').parse().expect(level);
        // 3.1: mines and works of level 1, 2, 3 hold 3, 4, 5 cubes.
        let full = if industry.holds().is_some() && !flipped { level + 2 } else { 0 };
        let built = Built { seat: seat as u8, industry, level, cubes: cubes.unwrap_or(full), flipped };
        assert_eq!(self.table.spaces.insert(space.to_owned(), built), None, "{space} is taken");
    }

    /// Cubes left on the coal track and on the iron track.
    pub(crate) fn tracks(mut self, coal: u8, iron: u8) -> Self {
        (self.table.coal_track, self.table.iron_track) = (coal, iron);
        self
    }

    pub(crate) fn coal_box(mut self, place: &str, cubes: u8) -> Self {
        self.table.boxes.insert(format!("{place}_coal"), cubes);
        self
    }

    pub(crate) fn tile(mut self, place: &str, tile: Tile) -> Self {
        self.table.tiles.insert(format!("{place}_market"), tile);
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.table.round = round;
        self
    }

    pub(crate) fn actions(mut self, actions: u8) -> Self {
        self.table.actions = actions;
        self
    }

    pub(crate) fn order(mut self, order: &[usize]) -> Self {
        self.table.order = order.iter().map(|seat| *seat as u8).collect();
        self
    }

    /// The last player of the round has one action left.
    pub(crate) fn last_action(mut self) -> Self {
        self.table.turn = self.table.order.len() as u8 - 1;
        self.actions(1)
    }

    /// So many cards are left in the deck; what is nowhere else is discarded.
    pub(crate) fn deck(mut self, cards: u32) -> Self {
        self.deck = cards;
        self
    }

    pub(crate) fn face_up(mut self, cards: &[Card]) -> Self {
        self.table.face_up = cards.to_vec();
        self
    }

    pub(crate) fn no_cards_left(self) -> Self {
        self.deck(0).face_up(&[])
    }

    /// Sits down to play.
    #[track_caller]
    pub(crate) fn begin(&self) -> Game {
        match Table::resume(self.setup.clone(), &self.position()) {
            Ok(table) => Game::new(table),
            Err(fault) => panic!("the setting cannot be played: {fault:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn position(&self) -> Position {
        let rules = match AgeOfIndustry::set_up(&self.setup) {
            Ok(rules) => rules,
            Err(fault) => panic!("the sheet cannot be played: {fault:?}"),
        };
        let mut table = self.table.clone();
        lay_other_tiles(&rules, &mut table);
        empty_displays(&mut table);
        for link in self.table.rails.keys() {
            let (a, b) = link.split_once('-').expect("a link has two ends");
            let known = |id: &String| rules.map().links.iter().any(|link| link.id == *id);
            let turned = format!("{b}-{a}");
            if !known(link) && known(&turned) {
                let owner = table.rails.remove(link).expect("just found");
                table.rails.insert(turned, owner);
            }
        }
        let mut rest = Pile::of_counts(Card::ALL.into_iter().zip(COPIES)).expect("small counts");
        self.hands.iter().for_each(|hand| rest.remove_all(*hand));
        table.face_up.iter().for_each(|card| rest.remove(*card));
        let mut deck = Pile::EMPTY;
        while deck.size() < self.deck && !rest.is_empty() {
            let card = rest.nth(0);
            rest.remove(card);
            deck.add(card);
        }
        table.discard = rest;
        Position { table, hands: self.hands.clone(), deck, chance: String::new(), calls: 0 }
    }
}

/// No example is disturbed by a tile it does not speak of: the others show no demand or are used.
fn lay_other_tiles(rules: &AgeOfIndustry, table: &mut OnTable) {
    let laid = |tile: Tile| table.tiles.values().filter(|found| **found == tile).count();
    let mut left: Vec<Tile> =
        TILES.iter().flat_map(|(tile, copies)| vec![*tile; copies.saturating_sub(laid(*tile))]).rev().collect();
    for market in &rules.map().markets {
        if !table.tiles.contains_key(&market.id) {
            let tile = left.pop().expect("more tiles than market spaces");
            table.tiles.insert(market.id.clone(), tile);
            if tile != Tile::None {
                table.used.push(market.id.clone());
            }
        }
    }
}

/// Displays have lost exactly the counters built or gone; whatever comes before a built counter is gone.
fn empty_displays(table: &mut OnTable) {
    for (seat, player) in table.players.iter_mut().enumerate() {
        for (industry, levels) in DISPLAY {
            let built = table.spaces.values().filter(|built| usize::from(built.seat) == seat && built.industry == industry);
            let built: Vec<u8> = built.map(|built| built.level).collect();
            let Some(highest) = built.iter().max() else { continue };
            let before = levels.iter().filter(|level| *level < highest).count();
            let gone = before + built.iter().filter(|level| *level == highest).count();
            let said = player.gone.entry(industry).or_default();
            *said = (*said).max(gone as u8);
        }
    }
}

fn display(industry: &str) -> (Industry, &'static [u8]) {
    let industry = Industry::by_id(industry).unwrap_or_else(|| panic!("{industry}: not an industry"));
    DISPLAY[industry.index()]
}

/// `cotton` is the card of the industry, `brown` that of the colour.
pub(crate) fn card_called(name: &str) -> Card {
    let of_industry = Industry::by_id(name).map(|industry| Card::at(industry.index()));
    let of_colour = || Colour::by_id(name).map(|colour| Card::at(6 + colour.index()));
    of_industry.or_else(of_colour).unwrap_or_else(|| panic!("{name}: not a card"))
}
