//! Answers as JSON, with the texts of the language that was asked for.

use crate::any_table::written;
use crate::speech::{Speech, switches_json, turn_told};
use crate::{AnyTable, Chains, Forecasted, Line, No, Thinking};
use serde_json::{Value as Json, json};
use table::{Fault, Seat, Value};
use texts::{Lang, Names};

pub(super) type Answer = Result<Json, Failed>;

/// Why a request gets no answer.
pub(super) enum Failed {
    LineTooLong(usize),
    NotJson(String),
    NotAnObject,
    UnknownRequest(String),
    Missing(&'static str),
    Shape(String),
    UnknownGame(String),
    UnknownBot(String),
    UnknownTable(u64),
    TooManyTables(usize),
    NoSuchSeat(u64, usize),
    Setup(Fault),
    Position(Fault),
    Record(Fault),
    No(&'static str, No),
    /// A fault of the engine itself.
    Internal,
}

impl Failed {
    pub(super) fn missing(field: &'static str) -> Self {
        Failed::Missing(field)
    }

    pub(super) fn shape(field: &str) -> Self {
        Failed::Shape(field.to_owned())
    }

    pub(super) fn to_json(&self, lang: Lang) -> Json {
        let texts = lang.texts();
        let (code, args): (&str, Vec<(&'static str, Value)>) = match self {
            Failed::LineTooLong(most) => ("line-too-long", vec![("most", (*most).into())]),
            Failed::NotJson(detail) => ("not-json", vec![("detail", detail.as_str().into())]),
            Failed::NotAnObject => ("not-an-object", vec![]),
            Failed::Internal => ("internal", vec![]),
            Failed::UnknownRequest(name) => ("unknown-request", vec![("name", name.as_str().into())]),
            Failed::Missing(field) => ("missing-field", vec![("field", (*field).into())]),
            Failed::Shape(field) => ("wrong-shape", vec![("field", field.as_str().into())]),
            Failed::UnknownGame(name) => ("unknown-game", vec![("name", name.as_str().into())]),
            Failed::UnknownBot(name) => ("unknown-bot", vec![("name", name.as_str().into())]),
            Failed::UnknownTable(number) => ("unknown-table", vec![("number", (*number).into())]),
            Failed::TooManyTables(most) => ("too-many-tables", vec![("most", (*most).into())]),
            Failed::NoSuchSeat(seat, seats) => ("no-such-seat", vec![("seat", (*seat).into()), ("seats", (*seats).into())]),
            Failed::Setup(fault) => return faulty("bad-setup", fault, lang),
            Failed::Position(fault) => return faulty("bad-position", fault, lang),
            Failed::Record(fault) => return faulty("bad-record", fault, lang),
            Failed::No(_, No::Unreadable(message)) => {
                let message = texts.say("table", "fault", message, &Names::default());
                return json!({ "code": "bad-move", "message": message });
            }
            Failed::No(game, no) => {
                let refusal = Speech::new(game, lang, &NOBODY).refusal(no);
                return json!({ "code": "refused", "message": refusal.text, "refusal": refusal });
            }
        };
        json!({ "code": code, "message": texts.with(&format!("table-engine-{code}"), &args) })
    }
}

/// The protocol names seats by number.
static NOBODY: Names = Names(Vec::new());

fn faulty(code: &str, fault: &Fault, lang: Lang) -> Json {
    json!({ "code": code, "path": fault.path, "message": lang.texts().fault(fault) })
}

pub(super) fn speech(table: &dyn AnyTable, lang: Lang) -> Speech<'static> {
    Speech::new(table.game(), lang, &NOBODY)
}

pub(super) fn checked(table: &dyn AnyTable, no: Option<No>, lang: Lang) -> Answer {
    match no {
        Some(no @ No::Unreadable(_)) => Err(Failed::No(table.game(), no)),
        no => Ok(written(speech(table, lang).checked(no.as_ref()))),
    }
}

pub(super) fn chains(table: &dyn AnyTable, chains: Result<Chains, No>, lang: Lang) -> Answer {
    match chains {
        Err(no @ No::Unreadable(_)) => Err(Failed::No(table.game(), no)),
        chains => Ok(written(speech(table, lang).chains(&chains))),
    }
}

pub(super) fn played(table: &dyn AnyTable, lines: &[Line], lang: Lang) -> Json {
    let revealed = lines.contains(&Line::Barrier);
    json!({ "events": speech(table, lang).lines(lines), "revealed": revealed, "turn": turn_told(table) })
}

pub(super) fn saved(table: &dyn AnyTable) -> Json {
    let setup = table.setup();
    json!({
        "game": table.game(),
        "seats": table.seats(),
        "switches": switches_json(setup),
        "sheet": setup.sheet,
        "position": table.save(),
    })
}

pub(super) fn forecast(table: &dyn AnyTable, forecast: Result<Forecasted, No>, lang: Lang) -> Answer {
    let found = forecast.map_err(|no| Failed::No(table.game(), no))?;
    Ok(written(speech(table, lang).forecast(&found)))
}

pub(super) fn thinking(table: &dyn AnyTable, seat: Seat, thinking: Result<Thinking, No>, lang: Lang) -> Answer {
    let found = thinking.map_err(|no| Failed::No(table.game(), no))?;
    Ok(written(speech(table, lang).thinking(seat, &found)))
}
