//! The engine protocol: one JSON object a line in, one a line out. `docs/protocol.md` describes every request.
//!
//! It sees everything: it is a tool for whoever holds the table, not a door for players.

mod answers;
mod request;

use crate::any_table::written;
use crate::speech::{shelf_told, turn_told};
use crate::{AnyTable, Bot, find, games};
use answers::{Answer, Failed};
use request::Request;
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;
use table::{Record, Seed};
use texts::Lang;

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 4 * 1024 * 1024;

/// How many chains may be asked for.
const CHAINS: std::ops::RangeInclusive<usize> = 1..=10_000;
/// The most tables that are open at once, unless the engine was made with another number.
const MOST_TABLES: usize = 10_000;

/// An engine with its tables.
pub struct Engine {
    tables: BTreeMap<u64, Box<dyn AnyTable>>,
    last_table: u64,
    most_tables: usize,
}

impl Default for Engine {
    fn default() -> Self {
        Self::with_room_for(MOST_TABLES)
    }
}

impl Engine {
    /// An engine without tables.
    pub fn new() -> Self {
        Self::default()
    }

    /// An engine without tables that opens at most so many at once.
    pub fn with_room_for(tables: usize) -> Self {
        Self { tables: BTreeMap::new(), last_table: 0, most_tables: tables }
    }

    /// The answer to a line: always one line of JSON. A request that is refused changes nothing.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, lang, answer) = match Request::read(line) {
            Ok(request) => {
                // A fault of ours must not take the other tables with it; a table changes only when a move is through.
                let handled = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.handle(&request)));
                (request.id().clone(), request.lang(), handled.unwrap_or(Err(Failed::Internal)))
            }
            Err(unread) => (unread.id, Lang::En, Err(unread.failed)),
        };
        let answer = match answer {
            Ok(answer) => json!({ "id": id, "ok": answer }),
            Err(failed) => json!({ "id": id, "error": failed.to_json(lang) }),
        };
        answer.to_string()
    }

    fn handle(&mut self, request: &Request) -> Answer {
        match request.text("do")? {
            "games" => Ok(written(shelf_told(games(), request.lang()))),
            "new" => {
                let game = request.game()?;
                let seed = match request.optional("seed") {
                    None => return Err(Failed::missing("seed")),
                    Some(Json::String(text)) => Seed::new(text),
                    Some(Json::Number(number)) if !number.is_f64() => Seed::new(&number.to_string()),
                    Some(_) => None,
                };
                let seed = seed.ok_or_else(|| Failed::shape("seed"))?;
                let ruleset = game.set_up(request.setup()?).map_err(Failed::Setup)?;
                self.open(ruleset.deal(seed))
            }
            "load" => {
                let (game, setup) = (request.game()?, request.setup()?);
                let position = request.required("position")?;
                let ruleset = game.set_up(setup).map_err(Failed::Setup)?;
                self.open(ruleset.load(position).map_err(Failed::Position)?)
            }
            "replay" => {
                let record: Record = request.text("record")?.parse().map_err(Failed::Record)?;
                let game = find(&record.game).ok_or_else(|| Failed::UnknownGame(record.game.clone()))?;
                let to = request.optional_number("to")?.map(|to| to as usize);
                self.open(game.replay(&record, to).map_err(Failed::Record)?)
            }
            "close" => {
                let number = request.number("table")?;
                self.tables.remove(&number).map(|_| json!({})).ok_or(Failed::UnknownTable(number))
            }
            "turn" => Ok(written(turn_told(self.table(request)?))),
            "moves" => {
                let table = self.table(request)?;
                let moves = answers::speech(table, request.lang()).moves(table, request.seat(table)?, request.flag("all")?);
                Ok(json!({ "moves": moves }))
            }
            "check" => {
                let table = self.table(request)?;
                let no = table.check(request.seat(table)?, &request.moves_to_check()?).err();
                answers::checked(table, no, request.lang())
            }
            "chains" => {
                let table = self.table(request)?;
                let limit = request.optional_number("limit")?.unwrap_or(500) as usize;
                if !CHAINS.contains(&limit) {
                    return Err(Failed::shape("limit"));
                }
                let chains = table.chains(request.seat(table)?, request.list("with")?, limit);
                answers::chains(table, chains, request.lang())
            }
            "play" => {
                let number = request.number("table")?;
                let seat = request.seat(self.table(request)?)?;
                let mv = request.required("move")?;
                let table = self.tables.get_mut(&number).ok_or(Failed::UnknownTable(number))?;
                let lines = table.play(seat, mv).map_err(|no| Failed::No(table.game(), no))?;
                Ok(answers::played(table.as_ref(), &lines, request.lang()))
            }
            "undo" => {
                let number = request.number("table")?;
                let table = self.tables.get_mut(&number).ok_or(Failed::UnknownTable(number))?;
                table.undo().map_err(|no| Failed::No(table.game(), no))?;
                Ok(written(turn_told(table.as_ref())))
            }
            "view" => {
                let table = self.table(request)?;
                Ok(json!({ "view": table.view(request.eyes(table)?) }))
            }
            "save" => Ok(answers::saved(self.table(request)?)),
            "record" => Ok(json!({ "record": self.table(request)?.record().to_string() })),
            "forecast" => {
                let table = self.table(request)?;
                let forecast = table.forecast(request.seat(table)?, request.optional_list("moves")?);
                answers::forecast(table, forecast, request.lang())
            }
            "bot" => {
                let table = self.table(request)?;
                let name = request.text("bot")?;
                let bot = Bot::by_name(name).ok_or_else(|| Failed::UnknownBot(name.to_owned()))?;
                let (bot, limits) = request.budget(bot)?;
                let start = request.optional_number("seed")?.unwrap_or(table.turn().moves_made as u64);
                let seat = request.seat(table)?;
                answers::thinking(table, seat, table.think(seat, bot, start, limits), request.lang())
            }
            other => Err(Failed::UnknownRequest(other.to_owned())),
        }
    }

    fn open(&mut self, table: Box<dyn AnyTable>) -> Answer {
        if self.tables.len() >= self.most_tables {
            return Err(Failed::TooManyTables(self.most_tables));
        }
        self.last_table += 1;
        let seed = table.seed().map(Seed::commitment);
        self.tables.insert(self.last_table, table);
        Ok(json!({ "table": self.last_table, "commitment": seed }))
    }

    fn table(&self, request: &Request) -> Result<&dyn AnyTable, Failed> {
        let number = request.number("table")?;
        self.tables.get(&number).map(Box::as_ref).ok_or(Failed::UnknownTable(number))
    }
}
