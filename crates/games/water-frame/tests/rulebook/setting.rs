//! A table laid out in the words of an example, and the game played on from there.
//!
//! What a seat has is written as the specification writes it: `food I price 6`, `lamps II rows 3/0 3/0 1/2 quality 2`,
//! `cash 20`, `tile patent`, `foreman at lamps`, `marker light_quality`, `ship 6`, `£4 quality`, `stored 3 food`,
//! `column clothes`, `warehouse rows 2`, `contract food 6`. A factory without rows has rows 1 and 2 full, without price £5.
//! Workers of whom an example does not speak are out of the game, so that k is what the example says.

use crate::game::Game;
use serde_json::{Value, json};
use table::{Setup, Table};
use water_frame::{Good, Marker, Position, WaterFrame};

pub(crate) const BLUE: usize = 0;
pub(crate) const RED: usize = 1;
pub(crate) const GREEN: usize = 2;
pub(crate) const YELLOW: usize = 3;
pub(crate) const SEATS: [&str; 4] = ["blue", "red", "green", "yellow"];

pub(crate) const LEVELS: [&str; 5] = ["none", "I", "II", "III", "IV"];
/// 3.4: workers and machines of a full row, by good.
const ROW_SIZES: [[u64; 4]; 4] = [[2, 2, 2, 2], [2, 2, 2, 3], [2, 3, 2, 3], [3, 3, 3, 3]];
/// 3.8: capacity, copies and crew of the ships, by size.
const SHIPS: [(u64, u64, u64); 5] = [(2, 4, 0), (4, 2, 1), (6, 2, 2), (8, 1, 3), (10, 1, 4)];

/// A position being laid out.
#[derive(Clone)]
pub(crate) struct Setting {
    setup: Setup,
    decade: u64,
    cycle: u64,
    start: usize,
    turn: usize,
    k: Option<u64>,
    fired: u64,
    phase: &'static str,
    decision: &'static str,
    work: Value,
    importer: [u64; 4],
    bureaucracy: bool,
    mods: Value,
    mat: [Value; 4],
    tiles: Value,
    ships: Option<[u64; 5]>,
    economy: [[u64; 5]; 4],
    events: [&'static str; 5],
    players: Vec<Value>,
}

impl Setting {
    /// 1770, the food cycle, blue is start player and to choose a marker; nobody has anything.
    pub(crate) fn of(seats: usize) -> Self {
        let factory = || json!({"level": 0, "workers": [0, 0, 0, 0], "machines": [0, 0, 0, 0]});
        let factories: Vec<Value> = (0..4).map(|_| factory()).collect();
        let player = json!({
            "cash": 0, "loans": 0, "shares": 10, "space": 20, "factories": factories, "owned": [], "grey": 0,
            "ships": [0, 0], "admin": [null, null, null, null, null], "stored": [0, 0, 0, 0], "columns": 0, "rows": 0,
            "contracts": [0, 0, 0, 0], "inventor_paid": 0, "foreman_at": null, "workshop_at": null,
        });
        Self {
            setup: Setup::of(seats),
            decade: 0,
            cycle: 0,
            start: BLUE,
            turn: BLUE,
            k: None,
            fired: 0,
            phase: "turns",
            decision: "ChooseMarker",
            work: json!({}),
            importer: [0; 4],
            bureaucracy: false,
            mods: json!({}),
            mat: [json!({}), json!({}), json!({}), json!({})],
            tiles: json!({"accountant": 2, "office": 2}),
            ships: None,
            economy: [[0, 1, 2, 3, 4]; 4],
            events: ["good_harvest", "poor_relief", "lobby", "wage_strike", "end_of_game"],
            players: vec![player; seats],
        }
    }

    pub(crate) fn switch(mut self, name: &str, value: &str) -> Self {
        self.setup = self.setup.switch(name, value);
        self
    }

    pub(crate) fn year(mut self, year: u64) -> Self {
        self.decade = (year - 1770) / 10;
        self
    }

    /// The cycle of this good.
    pub(crate) fn cycle(mut self, good: &str) -> Self {
        self.cycle = index(good) as u64;
        self
    }

    pub(crate) fn start(mut self, seat: usize) -> Self {
        (self.start, self.turn) = (seat, seat);
        self
    }

    /// Emptied spaces of the job market.
    pub(crate) fn k(mut self, k: u64) -> Self {
        self.k = Some(k);
        self
    }

    pub(crate) fn fired(mut self, workers: u64) -> Self {
        self.fired = workers;
        self
    }

    pub(crate) fn importer(mut self, good: &str, place: u64) -> Self {
        self.importer[index(good)] = place;
        self
    }

    pub(crate) fn bureaucracy(mut self) -> Self {
        self.bureaucracy = true;
        self
    }

    /// An effect of an event that lasts, as `navigation` or `war`.
    pub(crate) fn lasting(mut self, effect: &str, value: impl Into<Value>) -> Self {
        self.mods[effect] = value.into();
        self
    }

    /// The tiles of the open supply, one each.
    pub(crate) fn supply(mut self, tiles: &str) -> Self {
        self.tiles = tiles.split_whitespace().map(|tile| (tile.to_owned(), json!(1))).collect::<serde_json::Map<_, _>>().into();
        self
    }

    /// The grey markers of a mat row, counted from 1.
    pub(crate) fn mat(mut self, row: usize, greys: &str) -> Self {
        let row = &mut self.mat[row - 1];
        greys.split_whitespace().for_each(|grey| row[grey] = json!(row[grey].as_u64().unwrap_or(0) + 1));
        self
    }

    pub(crate) fn no_ships_left(mut self) -> Self {
        self.ships = Some([0; 5]);
        self
    }

    /// The economy marker of a good in a decade: importer steps and workers.
    pub(crate) fn economy(mut self, year: u64, good: &str, steps: u64, workers: u64) -> Self {
        let (place, marker) = (((year - 1770) / 10) as usize, (workers - 1) * 3 + steps);
        let row = &mut self.economy[index(good)];
        if let Some(other) = row.iter().position(|found| *found == marker) {
            row.swap(place, other);
        }
        row[place] = marker;
        self
    }

    pub(crate) fn event(mut self, year: u64, event: &'static str) -> Self {
        self.events[((year - 1770) / 10) as usize] = event;
        self
    }

    pub(crate) fn blue(self, words: &str) -> Self {
        self.say(BLUE, words)
    }

    pub(crate) fn red(self, words: &str) -> Self {
        self.say(RED, words)
    }

    pub(crate) fn green(self, words: &str) -> Self {
        self.say(GREEN, words)
    }

    pub(crate) fn yellow(self, words: &str) -> Self {
        self.say(YELLOW, words)
    }

    /// What a seat has, as a list with commas.
    pub(crate) fn say(mut self, seat: usize, words: &str) -> Self {
        let player = &mut self.players[seat];
        for phrase in words.split(", ") {
            let said: Vec<&str> = phrase.split_whitespace().collect();
            let number = |word: &str| word.parse::<u64>().unwrap_or_else(|_| panic!("{phrase}: {word} is not a number"));
            match said[..] {
                [key @ ("cash" | "shares" | "space" | "loans" | "inventor_paid"), count] => player[key] = json!(number(count)),
                ["tile", tile] => push(&mut player["owned"], tile),
                [tile @ ("foreman" | "workshop"), "at", good] => {
                    push(&mut player["owned"], tile);
                    player[format!("{tile}_at")] = json!(good);
                }
                ["marker", marker] => {
                    let marker = Marker::by_id(marker).expect(phrase);
                    player["grey"] = json!(player["grey"].as_u64().unwrap_or(0) | 1 << marker.index());
                }
                ["ship", capacity] => {
                    let size = SHIPS.iter().position(|ship| ship.0 == number(capacity)).expect(phrase) + 1;
                    let pier = usize::from(player["ships"][0] != 0);
                    player["ships"][pier] = json!(size);
                }
                ["stored", goods, good] => player["stored"][index(good)] = json!(number(goods)),
                ["column", good] => player["columns"] = json!(player["columns"].as_u64().unwrap_or(0) | 1 << index(good)),
                ["warehouse", "rows", rows] => player["rows"] = json!(number(rows)),
                ["contract", good, space] => player["contracts"][index(good)] = json!(number(space)),
                [space, marker] if space.starts_with('£') => {
                    let place = number(&space['£'.len_utf8()..]) as usize / 2 - 1;
                    player["admin"][place] = json!(marker);
                }
                [good, level, ref more @ ..] => player["factories"][index(good)] = factory(index(good), level, more),
                _ => panic!("{phrase}: not understood"),
            }
        }
        self
    }

    /// In the middle of a turn: this decision comes next, and so far has the turn come.
    pub(crate) fn at(mut self, decision: &'static str, work: Value) -> Self {
        (self.decision, self.work) = (decision, work);
        self
    }

    /// Before the first cycle, where the last player assigns his Workshop.
    pub(crate) fn before_the_first_cycle(mut self) -> Self {
        self.phase = "assignment";
        let last = self.players.len() - 1;
        self.turn = last;
        self.say(last, "tile workshop, food I, clothes I").at("AssignTile", json!({"tile": "workshop"}))
    }

    /// The last turn of the cycle is done; production begins.
    #[track_caller]
    pub(crate) fn produce(mut self) -> Game {
        let seats = self.players.len();
        self.turn = (self.start + seats - 1) % seats;
        let mut game = self.at("TakeSpecial", json!({})).begin();
        game.choose("pass");
        game
    }

    /// Sits down to play.
    #[track_caller]
    pub(crate) fn begin(&self) -> Game {
        match Table::<WaterFrame>::resume(self.setup.clone(), &self.position()) {
            Ok(table) => Game::new(table),
            Err(fault) => panic!("the setting cannot be played: {fault:?}"),
        }
    }

    #[track_caller]
    fn position(&self) -> Position {
        let seats = self.players.len();
        let on_boards: u64 = self.players.iter().map(workers_of).sum();
        let k = self.k.unwrap_or(self.fired + on_boards);
        let boxed = k.checked_sub(self.fired + on_boards).expect("k counts everybody who left the market");
        let begun = u64::from(self.phase != "assignment");
        let position = json!({
            "decade": self.decade, "cycle": self.cycle, "start": self.start, "phase": self.phase,
            "done": (self.turn + seats - self.start) % seats, "active": self.turn,
            "served": (0..=(self.turn + seats - self.start) % seats).map(|place| (self.start + place) % seats).collect::<Vec<_>>(),
            "decision": self.decision, "work": self.work, "emptied": k, "fired": self.fired, "boxed": boxed,
            "importer": self.importer, "economy_shown": self.decade * 4 + self.cycle + begun, "events_shown": self.decade,
            "bureaucracy": self.bureaucracy, "mods": self.mods, "mat": self.mat, "tiles": self.tiles,
            "ships": self.ships.unwrap_or_else(|| self.ships_left()),
            "economy": self.economy, "events": self.events, "players": self.players,
        });
        serde_json::from_value(position).expect("a position")
    }

    fn ships_left(&self) -> [u64; 5] {
        let owned = |size: usize| {
            let of_player = |player: &Value| (0..2).filter(|pier| player["ships"][*pier] == json!(size + 1)).count() as u64;
            self.players.iter().map(of_player).sum::<u64>()
        };
        std::array::from_fn(|size| {
            let in_play = if self.players.len() == 2 && size > 0 { 0 } else { SHIPS[size].1 };
            in_play.saturating_sub(owned(size))
        })
    }
}

/// `price 7 rows 2/0 1/1 quality 2 distribution 1 extra 2 obsolete marked`
fn factory(good: usize, level: &str, words: &[&str]) -> Value {
    let level = LEVELS.iter().position(|found| *found == level).unwrap_or_else(|| panic!("{level}: not a level"));
    let sizes = ROW_SIZES[good];
    let mut factory = json!({
        "level": level, "price": 5, "workers": [sizes[0], sizes[1], 0, 0], "machines": [0, 0, 0, 0],
    });
    let mut words = words.iter().peekable();
    while let Some(word) = words.next() {
        match *word {
            "rows" => {
                factory["workers"] = json!([0, 0, 0, 0]);
                let mut row = 0;
                while let Some((workers, machines)) = words.peek().and_then(|word| word.split_once('/')) {
                    factory["workers"][row] = json!(workers.parse::<u64>().expect(word));
                    factory["machines"][row] = json!(machines.parse::<u64>().expect(word));
                    row += 1;
                    words.next();
                }
            }
            "marked" | "obsolete" => factory[*word] = json!(true),
            _ => {
                let count = words.next().and_then(|count| count.parse::<u64>().ok());
                factory[*word] = json!(count.unwrap_or_else(|| panic!("{word}: how many?")));
            }
        }
    }
    if factory["extra"].as_u64() > Some(0) {
        factory["obsolete"] = json!(true);
    }
    factory
}

fn workers_of(player: &Value) -> u64 {
    let number = |value: &Value| value.as_u64().unwrap_or(0);
    let numbers = |value: &Value| value.as_array().map_or(0, |all| all.iter().map(number).sum());
    let factories = player["factories"].as_array().expect("four factories");
    let in_factories: u64 = factories.iter().map(|factory| numbers(&factory["workers"]) + number(&factory["extra"])).sum();
    let crew = |pier: usize| match number(&player["ships"][pier]) {
        0 => 0,
        size => SHIPS[size as usize - 1].2,
    };
    in_factories + crew(0) + crew(1) + u64::from(number(&player["columns"]).count_ones()) + number(&player["rows"])
}

fn push(list: &mut Value, word: &str) {
    list.as_array_mut().expect("a list").push(json!(word));
}

fn index(good: &str) -> usize {
    Good::by_id(good).unwrap_or_else(|| panic!("{good}: not a good")).index()
}
