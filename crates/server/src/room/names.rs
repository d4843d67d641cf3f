//! What those who sit here are called, in each language.

use super::{Chair, Room};
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
        Names(told_apart(self.0.iter().enumerate().map(name).collect(), lang))
    }
}

impl Room {
    /// Whether somebody has left for good, and has no name any more.
    pub(super) fn has_left(&self, person: &str) -> bool {
        self.names.get(person).is_none_or(String::is_empty)
    }

    /// What those who sit here are called.
    pub fn seat_names(&self) -> SeatNames {
        let name = |Chair { who, called, .. }: &Chair| match who {
            Some(Who::Person(person)) if self.has_left(person) => SeatName::Left,
            Some(Who::Person(person)) => SeatName::Called(called.clone().unwrap_or_else(|| self.names[person].clone())),
            Some(Who::Bot(bot)) => SeatName::Bot(bot.clone()),
            Some(Who::Named(name)) => SeatName::Called(name.clone()),
            None => SeatName::Empty,
        };
        SeatNames(self.chairs.iter().map(name).collect())
    }
}

/// Namesakes are counted, so that nobody takes one for the other.
fn told_apart(names: Vec<String>, lang: Lang) -> Vec<String> {
    let number = |place: usize| names[..=place].iter().filter(|other| **other == names[place]).count();
    let alone = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let counted = |(place, name): (usize, &String)| {
        let told = [("name", Value::from(name.as_str())), ("number", Value::from(number(place)))];
        if alone(name) { name.clone() } else { lang.texts().with("server-namesake", &told) }
    };
    names.iter().enumerate().map(counted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namesakes_are_counted() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(told_apart(names(&["Ada", "Ben", "Ada"]), Lang::En), names(&["Ada 1", "Ben", "Ada 2"]));
    }
}
