//! The engine against strange input: whatever line comes, the answer is one line of JSON and nothing breaks.
//!
//! Requests that make sense are played on real tables, so that mutations meet every stage of a game; the rest is noise.

use serde_json::{Map, Value as Json, json};
use shelf::engine::{Engine, LONGEST_LINE};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::Rng;

const LINES: usize = 100_000;
/// More tables than this are not kept open.
const TABLES: usize = 24;
/// How many saved positions and records are kept to be mutated.
const KEPT: usize = 40;

/// Every code an error may have.
const CODES: &str = "line-too-long not-json not-an-object unknown-request missing-field wrong-shape unknown-game unknown-bot \
    unknown-table too-many-tables no-such-seat bad-setup bad-position bad-record bad-move refused";

/// Words that mean something somewhere.
const WORDS: &str = "all none en fr ko xx artificium chess random greedy search games new turn moves check chains play undo \
    view save load record replay forecast bot close true false canonical free Market Commit Handle TheftPick ExplorePick \
    RebuildPick KnightPick MageDiscard RoundEnd Over Fresh First Second nothing pass card sawmill farm forge castle \
    mage_tower exploration theft reconstruction fair wood wheat coal sword Pass Resolve Done TakeBack trade_order refetch_cap";

/// Texts that mean nothing anywhere.
const TEXTS: &[&str] = &["", " ", "씨앗 — graine", "\u{0}\u{1f}\"\\", "a\nb", "é\u{301}\u{202e}🂡", "-1", "1e9", "{}"];

/// Numbers at the edges of whatever holds them.
const NUMBERS: &[i64] = &[
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    15,
    16,
    17,
    254,
    255,
    256,
    1000,
    65_534,
    65_535,
    65_536,
    -1,
    i32::MAX as i64,
    u32::MAX as i64,
    i64::MAX,
    i64::MIN,
];

struct Fuzz {
    rng: Rng,
    engine: Engine,
    tables: Vec<u64>,
    positions: Vec<Json>,
    records: Vec<String>,
    /// Requests that made sense when they were sent.
    sensible: Vec<Json>,
    sent: usize,
    refused: usize,
}

#[test]
fn a_hundred_thousand_strange_lines_are_each_answered_by_one_line() {
    let mut fuzz = Fuzz::new(1);
    while fuzz.sent < LINES {
        fuzz.step();
    }
    // Noise alone would prove little: a good part of the lines must have been understood.
    assert!(fuzz.refused > LINES / 10 && fuzz.refused < LINES * 9 / 10, "{} of {} refused", fuzz.refused, fuzz.sent);
}

#[test]
fn a_line_over_the_limit_is_answered_like_any_other() {
    let mut fuzz = Fuzz::new(2);
    let long = format!("{{\"id\":1,\"do\":\"{}\"}}", "x".repeat(LONGEST_LINE));
    assert_eq!(fuzz.ask(&long)["error"]["code"], "line-too-long");
    let deep = format!("{{\"id\":1,\"do\":{}", "[".repeat(100_000));
    assert_eq!(fuzz.ask(&deep)["error"]["code"], "not-json");
}

impl Fuzz {
    fn new(start: u64) -> Self {
        let mut fuzz = Self {
            rng: Rng::new(start),
            engine: Engine::new(),
            tables: Vec::new(),
            positions: Vec::new(),
            records: Vec::new(),
            sensible: Vec::new(),
            sent: 0,
            refused: 0,
        };
        for seats in 2..=6 {
            fuzz.send(&json!({ "do": "new", "game": "artificium", "seats": seats, "seed": seats }));
        }
        fuzz
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.below(bound as u32) as usize
    }

    fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    fn word(&mut self) -> &'static str {
        if self.one_in(6) {
            return pick(&mut self.rng, TEXTS);
        }
        let words: Vec<&str> = WORDS.split(' ').collect();
        pick(&mut self.rng, &words)
    }

    fn step(&mut self) {
        self.sent += 1;
        if self.sensible.is_empty() || self.one_in(5) {
            let request = self.request();
            self.refused += usize::from(self.send(&request).get("error").is_some());
            self.sensible.push(request);
            if self.sensible.len() > KEPT {
                let place = self.below(KEPT);
                self.sensible.swap_remove(place);
            }
            return;
        }
        let mut request = pick(&mut self.rng, &self.sensible);
        let answer = match self.below(10) {
            0 => {
                let noise = self.noise();
                self.ask(&noise)
            }
            1 | 2 => {
                let line = self.scratched(request.to_string());
                self.ask(&line)
            }
            3 if !self.positions.is_empty() && self.one_in(3) => {
                let mut request = self.load();
                for _ in 0..self.below(3) {
                    self.mutate(&mut request["position"]);
                }
                self.send(&request)
            }
            _ => {
                for _ in 0..=self.below(3) {
                    self.mutate(&mut request);
                }
                self.send_watched(&request)
            }
        };
        self.refused += usize::from(answer.get("error").is_some());
    }

    /// Asks, and now and then makes sure that a refused request has changed nothing.
    fn send_watched(&mut self, request: &Json) -> Json {
        let Some(table) = request["table"].as_u64().filter(|_| self.one_in(16)) else { return self.send(request) };
        let save = json!({ "do": "save", "table": table });
        let before = self.send(&save);
        let answer = self.send(request);
        if answer.get("error").is_some() {
            assert_eq!(self.send(&save), before, "changed by a refused request: {request}");
        }
        answer
    }

    fn send(&mut self, request: &Json) -> Json {
        let answer = self.ask(&request.to_string());
        if let Some(table) = answer["ok"]["table"].as_u64() {
            self.tables.push(table);
            self.play_on(table);
        }
        if answer.get("ok").is_some() && request["do"] == "close" {
            self.tables.retain(|table| request["table"] != *table);
        }
        if self.tables.len() > TABLES {
            let table = self.tables.remove(0);
            self.ask(&json!({ "do": "close", "table": table }).to_string());
        }
        answer
    }

    /// The answer to a line, which must have the form of an answer and belong to this line.
    fn ask(&mut self, line: &str) -> Json {
        let answer = catch_unwind(AssertUnwindSafe(|| self.engine.answer(line)));
        let answer = answer.unwrap_or_else(|_| panic!("a panic at {line}"));
        assert!(!answer.contains(['\n', '\r']), "more than one line for {line}: {answer}");
        let answer: Json = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error} in {answer} for {line}"));
        let fields = answer.as_object().expect("an object");
        assert_eq!(fields.len(), 2, "{answer}");
        assert_eq!(fields.get("id"), Some(&id_of(line)), "another id for {line}");
        match (fields.get("ok"), fields.get("error")) {
            (Some(ok), None) => assert!(ok.is_object(), "{answer}"),
            (None, Some(error)) => {
                assert!(error["code"].as_str().is_some_and(|code| CODES.split(' ').any(|known| known == code)), "{answer}");
                assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
            }
            _ => panic!("neither ok nor error: {answer}"),
        }
        answer
    }

    /// A request that makes sense, for some table at whatever stage its game is.
    fn request(&mut self) -> Json {
        let table = if self.tables.is_empty() { 1 } else { pick(&mut self.rng, &self.tables) };
        let seats = self.turn(table);
        let seat = if seats.is_empty() || self.one_in(8) { self.below(7) as u64 } else { pick(&mut self.rng, &seats) };
        let mut request = match self.below(32) {
            0 if self.one_in(4) => json!({ "do": "games" }),
            1 if self.one_in(2) => {
                json!({ "do": "new", "game": "artificium", "seats": 2 + self.below(5), "seed": self.below(1000) })
            }
            2 if !self.positions.is_empty() => self.load(),
            4 if !self.records.is_empty() => {
                let record = pick(&mut self.rng, &self.records);
                json!({ "do": "replay", "record": record, "to": self.below(30) })
            }
            5 if self.one_in(4) => json!({ "do": "close", "table": table }),
            6 => json!({ "do": "turn", "table": table }),
            7 => json!({ "do": "moves", "table": table, "seat": seat, "all": self.one_in(4) }),
            8 => json!({ "do": "check", "table": table, "seat": seat, "moves": self.some_moves(table, seat) }),
            9 => json!({ "do": "chains", "table": table, "seat": seat, "with": self.some_moves(table, seat), "limit": 3 }),
            10 => json!({ "do": "undo", "table": table }),
            11 => {
                let eyes = pick(&mut self.rng, &[json!("all"), json!("none"), json!(seat)]);
                json!({ "do": "view", "table": table, "eyes": eyes })
            }
            12 => json!({ "do": "forecast", "table": table, "seat": seat, "moves": self.some_moves(table, seat) }),
            13 => {
                let bot = pick(&mut self.rng, &["random", "greedy"]);
                json!({ "do": "bot", "table": table, "seat": seat, "bot": bot })
            }
            14 => self.keep(table),
            _ => {
                let mv = self.some_move(table, seat).unwrap_or_else(|| json!({ "do": "Pass" }));
                json!({ "do": "play", "table": table, "seat": seat, "move": mv })
            }
        };
        let ids = [json!(7), json!("seven"), json!([7, { "a": null }]), json!(-0.5), json!(u64::MAX), Json::Null];
        request["id"] = pick(&mut self.rng, &ids);
        if self.one_in(4) {
            request["lang"] = pick(&mut self.rng, &["en", "fr", "ko", "fr_FR.UTF-8", "KO"]).into();
        }
        request
    }

    fn turn(&mut self, table: u64) -> Vec<u64> {
        let turn = self.ask(&json!({ "do": "turn", "table": table }).to_string());
        let seats = turn["ok"]["seats"].as_array().cloned().unwrap_or_default();
        seats.iter().filter_map(Json::as_u64).collect()
    }

    /// A move the seat may make now.
    fn some_move(&mut self, table: u64, seat: u64) -> Option<Json> {
        let start = self.below(1000);
        let random = json!({ "do": "bot", "table": table, "seat": seat, "bot": "random", "seed": start });
        self.ask(&random.to_string())["ok"].get("move").cloned()
    }

    fn some_moves(&mut self, table: u64, seat: u64) -> Vec<Json> {
        (0..=self.below(3)).filter_map(|_| self.some_move(table, seat)).collect()
    }

    /// Plays a few moves, so that an odd position shows what it leads to.
    fn play_on(&mut self, table: u64) {
        for _ in 0..self.below(8) {
            let Some(seat) = self.turn(table).first().copied() else { return };
            let Some(mv) = self.some_move(table, seat) else { return };
            self.ask(&json!({ "do": "play", "table": table, "seat": seat, "move": mv }).to_string());
        }
    }

    /// Remembers the position and the record of a table, to be mutated later.
    fn keep(&mut self, table: u64) -> Json {
        let record = self.ask(&json!({ "do": "record", "table": table }).to_string());
        if let Some(record) = record["ok"]["record"].as_str() {
            self.records.push(record.to_owned());
        }
        let save = self.ask(&json!({ "do": "save", "table": table }).to_string());
        if save.get("ok").is_some() {
            self.positions.push(save["ok"].clone());
        }
        if self.positions.len() > KEPT {
            let place = self.below(KEPT);
            self.positions.swap_remove(place);
            self.records.swap_remove(place);
        }
        json!({ "do": "record", "table": table })
    }

    /// A kept position, often with odd figures in it that still leave it whole.
    fn load(&mut self) -> Json {
        let mut request = pick(&mut self.rng, &self.positions);
        request["do"] = "load".into();
        let position = &mut request["position"];
        if self.one_in(2) {
            position["deck"] = Json::Null;
            position["discard"] = json!({});
        }
        for _ in 0..self.below(4) {
            let seats = request["position"]["seats"].as_array().map_or(1, |seats| seats.len().max(1));
            let seat = self.below(seats);
            let number = pick(&mut self.rng, NUMBERS);
            let place = match self.below(6) {
                0 => &mut request["position"]["seats"][seat]["coins"],
                1 => &mut request["position"]["seats"][seat]["vp"],
                2 => &mut request["position"]["seats"][seat]["goods"]["wood"],
                3 => &mut request["position"]["seats"][seat]["goods"]["sword"],
                4 => &mut request["position"]["calls"],
                _ => &mut request["position"]["cursor"],
            };
            *place = number.into();
        }
        request
    }
}

fn pick<T: Clone>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.below(from.len() as u32) as usize].clone()
}

/// The id that a line asks for, as it can come back.
fn id_of(line: &str) -> Json {
    if line.len() > LONGEST_LINE {
        return Json::Null;
    }
    let read = serde_json::from_str::<Json>(line).unwrap_or_default();
    let id = read.get("id").cloned().unwrap_or_default();
    serde_json::from_str(&id.to_string()).expect("a JSON value")
}

/// Mutations.
impl Fuzz {
    /// Random characters, some of which look like JSON.
    fn noise(&mut self) -> String {
        let letters: Vec<char> = "{}[]\",:0123456789eE.+-tfn \\u\u{0}\u{7f}é씨🂡\"\"doid".chars().collect();
        (0..self.below(60)).map(|_| pick(&mut self.rng, &letters)).collect()
    }

    /// A line with some of its bytes flipped, cut off, doubled or dropped.
    fn scratched(&mut self, line: String) -> String {
        let mut bytes = line.into_bytes();
        for _ in 0..=self.below(3) {
            let place = self.below(bytes.len().max(1));
            match self.below(4) {
                _ if bytes.is_empty() => {}
                0 => bytes[place] ^= 1 << self.below(8),
                1 => bytes.truncate(place),
                2 => bytes.insert(place, bytes[place]),
                _ => {
                    bytes.remove(place);
                }
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Changes something somewhere in a value.
    fn mutate(&mut self, json: &mut Json) {
        let deeper = !self.one_in(6);
        match json {
            Json::Object(fields) if deeper && !fields.is_empty() => {
                let names: Vec<String> = fields.keys().cloned().collect();
                let name = pick(&mut self.rng, &names);
                match self.below(8) {
                    0 => {
                        fields.remove(&name);
                    }
                    1 => {
                        let (word, value) = (self.word(), self.odd_value());
                        fields.insert(word.to_owned(), value);
                    }
                    _ => self.mutate(&mut fields[&name]),
                }
            }
            Json::Array(values) if deeper && !values.is_empty() => {
                let place = self.below(values.len());
                match self.below(6) {
                    0 => {
                        values.remove(place);
                    }
                    1 => values.push(values[place].clone()),
                    _ => self.mutate(&mut values[place]),
                }
            }
            Json::String(text) if deeper && text.len() > 40 => *json = self.scratched(text.clone()).into(),
            Json::String(_) if deeper => *json = self.word().into(),
            Json::Number(_) if deeper => *json = pick(&mut self.rng, NUMBERS).into(),
            _ => *json = self.odd_value(),
        }
    }

    /// A value of any type.
    fn odd_value(&mut self) -> Json {
        match self.below(9) {
            0 => Json::Null,
            1 => self.one_in(2).into(),
            2 => self.word().into(),
            3 => pick(&mut self.rng, &[0.5, -1e300, 1e19, 2.0]).into(),
            4 => json!([]),
            5 => Json::Object(Map::new()),
            6 => (0..self.below(90)).fold(json!(0), |inner, _| json!([inner])),
            7 => self.word().repeat(self.below(300)).into(),
            _ => pick(&mut self.rng, NUMBERS).into(),
        }
    }
}
