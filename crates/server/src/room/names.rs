//! What those who sit here are called, in each language.

use super::Room;
use crate::journal::Who;
use table::Value;
use texts::{Lang, Names};

/// What the players are called: people by their names, bots and those who left by words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatNames(Vec<SeatName>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum SeatName {
    Called(String),
    Bot(String),
    Left,
    Empty,
}

impl From<Names> for SeatNames {
    fn from(names: Names) -> Self {
        Self(names.0.into_iter().map(SeatName::Called).collect())
    }
}

impl SeatNames {
    /// The names in this language.
    pub fn in_language(&self, lang: Lang) -> Names {
        let texts = lang.texts();
        let name = |(place, name): (usize, &SeatName)| match name {
            SeatName::Called(name) => name.clone(),
            SeatName::Bot(bot) => {
                let level = format!("server-bot-{bot}");
                let level = if texts.has(&level) { texts.get(&level) } else { bot.clone() };
                texts.with("server-bot", &[("level", level.into())])
            }
            SeatName::Left => texts.get("server-somebody-who-left"),
            SeatName::Empty => texts.with("table-seat", &[("number", Value::from(place + 1))]),
        };
        Names(self.0.iter().enumerate().map(name).collect())
    }
}

impl Room {
    /// What those who sit here are called.
    pub fn seat_names(&self) -> SeatNames {
        let name = |who: &Option<Who>| match who {
            Some(Who::Person(person)) => match self.names.get(person) {
                Some(name) if !name.is_empty() => SeatName::Called(name.clone()),
                _ => SeatName::Left,
            },
            Some(Who::Bot(bot)) => SeatName::Bot(bot.clone()),
            Some(Who::Named(name)) => SeatName::Called(name.clone()),
            None => SeatName::Empty,
        };
        SeatNames(self.chairs.iter().map(|chair| name(&chair.who)).collect())
    }
}
