//! A request, taken apart.

use super::LONGEST_LINE;
use super::answers::Failed;
use crate::{AnyTable, Bot, Game, Limits, find};
use serde_json::{Map, Value as Json};
use std::time::Duration;
use table::{Eyes, Seat, Setup};
use texts::Lang;

pub(super) struct Request {
    id: Json,
    lang: Lang,
    fields: Map<String, Json>,
}

/// A line that is no request: the reason, with whatever could be read of its id.
pub(super) struct Unread {
    pub(super) id: Json,
    pub(super) failed: Failed,
}

impl Request {
    pub(super) fn read(line: &str) -> Result<Self, Box<Unread>> {
        let none = |failed| Box::new(Unread { id: Json::Null, failed });
        if line.len() > LONGEST_LINE {
            return Err(none(Failed::LineTooLong(LONGEST_LINE)));
        }
        let json: Json = serde_json::from_str(line).map_err(|error| none(Failed::NotJson(error.to_string())))?;
        let Json::Object(fields) = json else { return Err(none(Failed::NotAnObject)) };
        let id = fields.get("id").cloned().unwrap_or_default();
        let lang = match fields.get("lang") {
            None | Some(Json::Null) => Lang::En,
            Some(Json::String(code)) => match Lang::from_locale(code) {
                Some(lang) => lang,
                None => return Err(Box::new(Unread { id, failed: Failed::shape("lang") })),
            },
            Some(_) => return Err(Box::new(Unread { id, failed: Failed::shape("lang") })),
        };
        Ok(Self { id, lang, fields })
    }

    pub(super) fn id(&self) -> &Json {
        &self.id
    }

    pub(super) fn lang(&self) -> Lang {
        self.lang
    }

    pub(super) fn optional(&self, field: &str) -> Option<&Json> {
        self.fields.get(field).filter(|value| !value.is_null())
    }

    pub(super) fn required(&self, field: &'static str) -> Result<&Json, Failed> {
        self.optional(field).ok_or_else(|| Failed::missing(field))
    }

    pub(super) fn text(&self, field: &'static str) -> Result<&str, Failed> {
        self.required(field)?.as_str().ok_or_else(|| Failed::shape(field))
    }

    pub(super) fn number(&self, field: &'static str) -> Result<u64, Failed> {
        self.optional_number(field)?.ok_or_else(|| Failed::missing(field))
    }

    /// A whole number from 0 to 2^63 - 1.
    pub(super) fn optional_number(&self, field: &'static str) -> Result<Option<u64>, Failed> {
        let number = |value: &Json| value.as_i64().and_then(|number| u64::try_from(number).ok());
        self.optional(field).map(|value| number(value).ok_or_else(|| Failed::shape(field))).transpose()
    }

    pub(super) fn flag(&self, field: &'static str) -> Result<bool, Failed> {
        self.optional(field).map_or(Ok(false), |value| value.as_bool().ok_or_else(|| Failed::shape(field)))
    }

    pub(super) fn list(&self, field: &'static str) -> Result<&[Json], Failed> {
        self.required(field)?.as_array().map(Vec::as_slice).ok_or_else(|| Failed::shape(field))
    }

    pub(super) fn optional_list(&self, field: &'static str) -> Result<&[Json], Failed> {
        if self.optional(field).is_none() { Ok(&[]) } else { self.list(field) }
    }

    /// `move`, or `moves` to be made one after the other.
    pub(super) fn moves_to_check(&self) -> Result<Vec<Json>, Failed> {
        match self.optional("moves") {
            Some(_) => self.list("moves").map(<[Json]>::to_vec),
            None => self.required("move").map(|mv| vec![mv.clone()]),
        }
    }

    pub(super) fn game(&self) -> Result<&'static dyn Game, Failed> {
        let name = self.text("game")?;
        find(name).ok_or_else(|| Failed::UnknownGame(name.to_owned()))
    }

    pub(super) fn setup(&self) -> Result<Setup, Failed> {
        let mut setup = Setup::of(usize::try_from(self.number("seats")?).map_err(|_| Failed::shape("seats"))?);
        if let Some(switches) = self.optional("switches") {
            for (name, value) in switches.as_object().ok_or_else(|| Failed::shape("switches"))? {
                let value = match value {
                    Json::String(text) => text.clone(),
                    Json::Bool(_) | Json::Number(_) => value.to_string(),
                    _ => return Err(Failed::Shape(format!("switches.{name}"))),
                };
                setup = setup.switch(name, &value);
            }
        }
        if let Some(sheet) = self.optional("sheet") {
            setup.sheet = Some(sheet.as_str().ok_or_else(|| Failed::shape("sheet"))?.to_owned());
        }
        Ok(setup)
    }

    /// The bot with the playouts of the request's budget, if it names any and the bot searches, and the time it may take.
    pub(super) fn budget(&self, bot: Bot) -> Result<(Bot, Limits), Failed> {
        let Some(budget) = self.optional("budget") else { return Ok((bot, Limits::default())) };
        let budget = budget.as_object().ok_or_else(|| Failed::shape("budget"))?;
        let within = |name: &str, most: u64| match budget.get(name) {
            None => Ok(None),
            Some(given) => match given.as_u64().filter(|given| (1..=most).contains(given)) {
                None => Err(Failed::Shape(format!("budget.{name}"))),
                found => Ok(found),
            },
        };
        let playouts = within("playouts", Bot::MOST_PLAYOUTS.into())?;
        let seconds = within("seconds", Limits::MOST_SECONDS)?;
        let bot = match (bot, playouts) {
            (Bot::Search(_), Some(playouts)) => Bot::Search(playouts as u32),
            _ => bot,
        };
        Ok((bot, Limits { longest: seconds.map(Duration::from_secs), ..Limits::default() }))
    }

    pub(super) fn seat(&self, table: &dyn AnyTable) -> Result<Seat, Failed> {
        let number = self.number("seat")?;
        match usize::try_from(number) {
            Ok(number) if number < table.seats() => Ok(Seat::new(number)),
            _ => Err(Failed::NoSuchSeat(number, table.seats())),
        }
    }

    pub(super) fn eyes(&self, table: &dyn AnyTable) -> Result<Eyes, Failed> {
        match self.required("eyes")? {
            Json::String(text) if text == "all" => Ok(Eyes::All),
            Json::String(text) if text == "none" => Ok(Eyes::Watcher),
            Json::Number(_) => {
                let number = self.number("eyes")?;
                let seat = usize::try_from(number).ok().filter(|number| *number < table.seats());
                seat.map(|number| Eyes::Of(Seat::new(number))).ok_or(Failed::NoSuchSeat(number, table.seats()))
            }
            _ => Err(Failed::shape("eyes")),
        }
    }
}
