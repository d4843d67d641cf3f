//! Records: a game as text, readable by a person and stable for ever.
//!
//! ```text
//! lineshaft record 1
//! game: artificium
//! engine: 0.1.0
//! sheet: 5e0c…
//! seats: 3
//! switch: trade_order=free
//! player 0: Ada
//! commitment: 91ab…
//! seed: 42
//! moves:
//! 0 Exchange give=farm take=forge
//! 1 Pass
//! result: 71 70 71 winners 0 2
//! ```
//!
//! A sheet of one's own follows its hash, each line behind `| `. A game that starts from a position has `position:` with
//! its JSON instead of a seed.

use crate::{
    Fault, MOST_SEATS, Message, Refused, Said, Seat, Seed, Setup, Spoken, Standing, Start, Table, Why, default_switches,
    hash::text_hash,
};
use serde_json::Value as Json;
use std::fmt::Write;

const FIRST_LINE: &str = "lineshaft record 1";

/// What a record starts from.
#[derive(Clone, PartialEq, Debug)]
pub enum Origin {
    /// The seed, known once the game is over.
    Seed(Seed),
    /// A seed that is not published yet.
    Secret,
    /// A position.
    Position(Json),
}

/// A game as text, taken apart but not yet replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The engine that played it.
    pub engine: String,
    /// The hash of its sheet.
    pub sheet_hash: String,
    /// The sheet itself, if it is not a built-in one.
    pub sheet: Option<String>,
    /// How many played.
    pub seats: usize,
    /// Every switch that differs from the built-in default.
    pub switches: Vec<(String, String)>,
    /// Who played, where it is known.
    pub players: Vec<(Seat, String)>,
    /// What was published of the seed when the game began.
    pub commitment: Option<String>,
    /// What it starts from.
    pub origin: Origin,
    /// The moves as lines, in the order of a record.
    pub moves: Vec<(Seat, String)>,
    /// The result, if the game is over.
    pub result: Option<String>,
}

/// What a verification found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every move is legal and the result is the one recorded.
    Sound,
    /// Every move is legal and the game is not over.
    Unfinished,
    /// The game ends otherwise than recorded.
    OtherResult {
        /// What the replay gives.
        replayed: String,
        /// What the record says.
        recorded: String,
    },
    /// The seed is not the one that was promised.
    OtherSeed,
}

impl Record {
    /// The record of a table.
    pub fn of<R: Spoken>(table: &Table<R>) -> Self {
        let rules = table.rules();
        let sheet_text = table.setup().sheet.as_deref().unwrap_or(R::SHEETS[0]);
        let origin = match table.start() {
            Start::Seed(seed) => Origin::Seed(seed.clone()),
            Start::Position(state) => Origin::Position(serde_json::to_value(rules.save(state)).expect("a position is JSON")),
        };
        let standing = rules.standing(table.state());
        Self {
            game: R::NAME.to_owned(),
            engine: crate::ENGINE.to_owned(),
            sheet_hash: text_hash(sheet_text),
            sheet: (!R::SHEETS.contains(&sheet_text)).then(|| sheet_text.to_owned()),
            seats: rules.seats(),
            switches: changed_switches(rules),
            players: Vec::new(),
            commitment: match &origin {
                Origin::Seed(seed) => Some(seed.commitment()),
                _ => None,
            },
            origin,
            moves: table.moves_in_order().into_iter().map(|(seat, mv)| (seat, rules.spell(mv).to_line())).collect(),
            result: standing.is_over().then(|| result_line(&standing)),
        }
    }

    /// The set-up it names, with the sheet it means.
    pub fn setup<R: Spoken>(&self) -> Result<Setup, Fault> {
        let sheet = match &self.sheet {
            Some(text) if text_hash(text) == self.sheet_hash => Some(text.clone()),
            Some(_) => return Err(Fault::new("sheet", Message::new("SheetHashDiffers"))),
            None => {
                let known = R::SHEETS.iter().position(|text| text_hash(text) == self.sheet_hash);
                let place = known.ok_or_else(|| Fault::new("sheet", Message::new("SheetUnknown")))?;
                (place > 0).then(|| R::SHEETS[place].to_owned())
            }
        };
        Ok(Setup { seats: self.seats, switches: self.switches.clone(), sheet })
    }

    /// The table after the first `to` moves, or after all of them; play may go on from there.
    pub fn replay<R: Spoken>(&self, to: Option<usize>) -> Result<Table<R>, Fault> {
        if self.game != R::NAME {
            return Err(Fault::new("game", Message::new("OtherGame").with("found", self.game.clone())));
        }
        let setup = self.setup::<R>()?;
        let mut table = match &self.origin {
            Origin::Seed(seed) => Table::<R>::deal(setup, seed.clone())?,
            Origin::Secret => return Err(Fault::new("seed", Message::new("SeedNotPublished"))),
            Origin::Position(json) => Table::<R>::resume(setup, &position_from_json::<R>(json)?)?,
        };
        let wanted = to.unwrap_or(self.moves.len());
        if wanted > self.moves.len() {
            let bounds = 0..=self.moves.len() as i64;
            return Err(Fault::bounds("to", i64::try_from(wanted).unwrap_or(i64::MAX), &bounds));
        }
        for (number, (seat, line)) in self.moves[..wanted].iter().enumerate() {
            let path = format!("move {}", number + 1);
            let mv = move_from_line(table.rules(), line).map_err(|reason| Fault::new(path.clone(), reason))?;
            if let Some(refused) = table.play(*seat, mv).err() {
                let refusal = match &refused {
                    Refused::Rule(refusal) => {
                        let why = table.rules().explain(refusal);
                        Some((R::NAME, why))
                    }
                    other => other.own_message().map(|message| ("table", Why { rule: "", message })),
                };
                let refusal = refusal.map(Box::new);
                return Err(Fault { refusal, ..Fault::new(path, Message::new("MoveRefused").with("move", line.clone())) });
            }
        }
        Ok(table)
    }

    /// Replays everything and compares the result and the promise.
    pub fn verify<R: Spoken>(&self) -> Result<Verdict, Fault> {
        if let (Origin::Seed(seed), Some(promised)) = (&self.origin, &self.commitment)
            && seed.commitment() != *promised
        {
            return Ok(Verdict::OtherSeed);
        }
        let table = self.replay::<R>(None)?;
        let standing = table.rules().standing(table.state());
        let replayed = if standing.is_over() { result_line(&standing) } else { String::new() };
        let recorded = self.result.clone().unwrap_or_default();
        Ok(match (replayed == recorded, standing.is_over()) {
            (true, true) => Verdict::Sound,
            (true, false) => Verdict::Unfinished,
            (false, _) => Verdict::OtherResult { replayed, recorded },
        })
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{FIRST_LINE}\ngame: {}\nengine: {}\nsheet: {}", self.game, self.engine, self.sheet_hash)?;
        for line in self.sheet.iter().flat_map(|sheet| sheet.split('\n')) {
            writeln!(f, "| {line}")?;
        }
        writeln!(f, "seats: {}", self.seats)?;
        for (name, value) in &self.switches {
            writeln!(f, "switch: {name}={value}")?;
        }
        for (seat, player) in &self.players {
            writeln!(f, "player {}: {player}", seat.number())?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment: {commitment}")?;
        }
        match &self.origin {
            Origin::Seed(seed) => writeln!(f, "seed: {}", seed.as_str())?,
            Origin::Secret => {}
            Origin::Position(json) => writeln!(f, "position: {json}")?,
        }
        writeln!(f, "moves:")?;
        for (seat, line) in &self.moves {
            writeln!(f, "{} {line}", seat.number())?;
        }
        match &self.result {
            Some(result) => writeln!(f, "result: {result}"),
            None => Ok(()),
        }
    }
}

impl std::str::FromStr for Record {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Reader::default().read(text)
    }
}

/// Reads a record line by line.
#[derive(Default)]
struct Reader {
    header: Vec<(String, String)>,
    sheet: Option<String>,
    moves: Vec<(Seat, String)>,
    in_moves: bool,
    result: Option<String>,
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Record, Fault> {
        // Not `lines()`: a sheet of one's own may end its lines with a carriage return, and its hash counts it.
        let mut lines = text.split('\n').enumerate();
        if lines.next().map(|(_, line)| line.trim_end()) != Some(FIRST_LINE) {
            return Err(Fault::new("line 1", Message::new("NotARecord").with("only", FIRST_LINE)));
        }
        for (number, line) in lines {
            let path = || format!("line {}", number + 1);
            self.line(line).map_err(|reason| Fault::new(path(), reason))?;
        }
        self.finish()
    }

    fn line(&mut self, line: &str) -> Result<(), Message> {
        if let Some(sheet_line) = line.strip_prefix('|') {
            let sheet_line = sheet_line.strip_prefix(' ').unwrap_or(sheet_line);
            match &mut self.sheet {
                Some(sheet) => {
                    let _ = write!(sheet, "\n{sheet_line}");
                }
                None => self.sheet = Some(sheet_line.to_owned()),
            }
            return Ok(());
        }
        let line = line.trim_end();
        if line.is_empty() {
            return Ok(());
        }
        // What a stranger wrote is shown on somebody's screen.
        if line.contains(char::is_control) {
            return Err(Message::new("NotALine"));
        }
        if self.in_moves && line.starts_with(|first: char| first.is_ascii_digit()) {
            let (seat, rest) = line.split_once(' ').ok_or_else(|| Message::new("NotALine"))?;
            let seat = seat_number(seat).ok_or_else(|| Message::new("NoSuchSeat"))?;
            self.moves.push((seat, rest.trim().to_owned()));
            return Ok(());
        }
        let (key, value) = line.split_once(':').ok_or_else(|| Message::new("NotALine"))?;
        let value = value.trim();
        match key {
            "moves" => self.in_moves = true,
            "result" if self.result.is_some() => return Err(Message::new("Doubled")),
            "result" => self.result = Some(value.to_owned()),
            _ if self.in_moves => return Err(Message::new("NotALine")),
            _ if key != "switch" && self.value(key).is_some() => return Err(Message::new("Doubled")),
            _ => self.header.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    fn value(&self, key: &str) -> Option<String> {
        self.header.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone())
    }

    fn required(&self, key: &'static str) -> Result<String, Fault> {
        self.value(key).ok_or_else(|| Fault::new(key, Message::new("Missing")))
    }

    fn finish(self) -> Result<Record, Fault> {
        let seats = self.required("seats")?.parse().ok().filter(|seats| (1..=MOST_SEATS).contains(seats));
        let seats = seats.ok_or_else(|| Fault::new("seats", Message::new("NotANumber")))?;
        let mut switches = Vec::new();
        let mut players = Vec::new();
        for (key, value) in &self.header {
            if key == "switch" {
                let pair = value.split_once('=').ok_or_else(|| Fault::new("switch", Message::new("NotALine")))?;
                switches.push((pair.0.to_owned(), pair.1.to_owned()));
            } else if let Some(seat) = key.strip_prefix("player ") {
                let seat = seat_number(seat).filter(|seat| seat.number() < seats);
                let seat = seat.ok_or_else(|| Fault::new(key, Message::new("NoSuchSeat")))?;
                players.push((seat, value.clone()));
            } else if !["game", "engine", "sheet", "seats", "commitment", "seed", "position"].contains(&key.as_str()) {
                return Err(Fault::new(key, Message::new("UnknownKey")));
            }
        }
        let origin = match (self.value("seed"), self.value("position")) {
            (Some(seed), None) => Origin::Seed(Seed::new(&seed).ok_or_else(|| Fault::new("seed", Message::new("NotASeed")))?),
            (None, Some(position)) => Origin::Position(
                serde_json::from_str(&position)
                    .map_err(|error| Fault::new("position", Message::new("NotJson").with("detail", error.to_string())))?,
            ),
            (None, None) if self.value("commitment").is_some() => Origin::Secret,
            _ => return Err(Fault::new("seed", Message::new("Missing"))),
        };
        Ok(Record {
            game: self.required("game")?,
            engine: self.required("engine")?,
            sheet_hash: self.required("sheet")?,
            seats,
            commitment: self.value("commitment"),
            sheet: self.sheet,
            switches,
            players,
            origin,
            moves: self.moves,
            result: self.result,
        })
    }
}

fn seat_number(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|number| *number < MOST_SEATS).map(Seat::new)
}

/// The result as it stands in a record.
pub fn result_line(standing: &Standing) -> String {
    let scores: Vec<String> = standing.scores.iter().map(ToString::to_string).collect();
    let winners: Vec<String> =
        standing.winners.iter().flat_map(|winners| winners.iter()).map(|seat| seat.number().to_string()).collect();
    format!("{} winners {}", scores.join(" "), if winners.is_empty() { "none".to_owned() } else { winners.join(" ") })
}

fn changed_switches<R: Spoken>(rules: &R) -> Vec<(String, String)> {
    let values = rules.switch_values();
    R::switches()
        .iter()
        .zip(values.into_iter().zip(default_switches::<R>()))
        .filter(|(_, (value, default))| value != *default)
        .map(|(switch, (value, _))| (switch.name.to_owned(), value))
        .collect()
}

/// The move on a line of a record.
pub fn move_from_line<R: Spoken>(rules: &R, line: &str) -> Result<R::Move, Message> {
    understood(rules, Said::from_line(line)?)
}

/// The move in a JSON object.
pub fn move_from_json<R: Spoken>(rules: &R, json: &Json) -> Result<R::Move, Message> {
    understood(rules, Said::from_json(json)?)
}

fn understood<R: Spoken>(rules: &R, mut said: Said) -> Result<R::Move, Message> {
    let mv = rules.read(&mut said)?;
    said.finish()?;
    Ok(mv)
}

/// The position in a JSON value.
pub fn position_from_json<R: Spoken>(json: &Json) -> Result<R::Position, Fault> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        let path = error.path().to_string();
        let path = if path == "." { String::new() } else { path };
        Fault::new(path, Message::new("WrongShape").with("detail", error.into_inner().to_string()))
    })
}
