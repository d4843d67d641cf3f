//! Messages: what is said, as a name and parameters. Sentences are made of them at the edge, in the reader's language.

use crate::Seat;
use serde_json::{Map, Value as Json};
use std::borrow::Cow;

/// Something said: a name and its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What is said, as in the specification: `Exchange`, `Drew`, `NotEnoughCoins`.
    pub name: &'static str,
    /// Its parameters, in their order.
    pub args: Vec<(&'static str, Value)>,
}

/// A parameter of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A figure.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// Somebody.
    Seat(Seat),
    /// A thing of the sheet, by its class and id: `card`, `farm`.
    Word(&'static str, Cow<'static, str>),
    /// A thing of the sheet that has a name of its own, the same in every language: its id, and the name.
    Name(String, String),
    /// How many of which things of one class.
    Counts(&'static str, Vec<(Cow<'static, str>, u32)>),
    /// Several values.
    Many(Vec<Value>),
    /// Text that is the same in every language: a path, a number of a rule.
    Text(String),
    /// A label of the game, with parameters of its own.
    Label(Message),
    /// Nothing, or nothing that may be seen.
    Nothing,
}

impl Message {
    /// A message without parameters.
    pub fn new(name: &'static str) -> Self {
        Self { name, args: Vec::new() }
    }

    /// With one more parameter.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// As a JSON object whose key `tag` holds the name: `{"do":"Exchange","give":"farm","take":"forge"}`.
    pub fn to_json(&self, tag: &str) -> Json {
        let mut object = Map::new();
        object.insert(tag.to_owned(), self.name.into());
        for (name, value) in &self.args {
            object.insert((*name).to_owned(), value.to_json());
        }
        Json::Object(object)
    }

    /// As one line of text: `Exchange give=farm take=forge`.
    pub fn to_line(&self) -> String {
        self.args.iter().fold(self.name.to_owned(), |line, (name, value)| format!("{line} {name}={}", value.to_line()))
    }
}

impl Value {
    /// As JSON: things by their ids.
    pub fn to_json(&self) -> Json {
        match self {
            Value::Number(number) => (*number).into(),
            Value::Flag(flag) => (*flag).into(),
            Value::Seat(seat) => seat.number().into(),
            Value::Word(_, id) => id.as_ref().into(),
            Value::Name(id, _) => id.as_str().into(),
            Value::Counts(_, counts) => {
                Json::Object(counts.iter().map(|(id, count)| (id.to_string(), (*count).into())).collect())
            }
            Value::Many(values) => values.iter().map(Value::to_json).collect(),
            Value::Text(text) => text.as_str().into(),
            Value::Label(label) => label.to_json("label"),
            Value::Nothing => Json::Null,
        }
    }

    fn to_line(&self) -> String {
        match self {
            Value::Number(number) => number.to_string(),
            Value::Flag(flag) => flag.to_string(),
            Value::Seat(seat) => seat.number().to_string(),
            Value::Word(_, id) => id.to_string(),
            Value::Name(id, _) => id.clone(),
            Value::Counts(_, counts) => counts.iter().map(|(id, count)| format!("{id}:{count}")).collect::<Vec<_>>().join("+"),
            Value::Many(values) => values.iter().map(Value::to_line).collect::<Vec<_>>().join("+"),
            Value::Text(text) => text.clone(),
            Value::Label(label) => label.to_line(),
            Value::Nothing => "-".to_owned(),
        }
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Value::Seat(seat)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl From<Message> for Value {
    fn from(label: Message) -> Self {
        Value::Label(label)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

macro_rules! from_number {
    ($($kind:ty),*) => { $(impl From<$kind> for Value {
        fn from(number: $kind) -> Self {
            Value::Number(number as i64)
        }
    })* };
}
from_number!(u8, u16, u32, i32, i64, u64, usize);

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Nothing, Into::into)
    }
}

/// A move as somebody wrote it, in JSON or as a line, before a game has understood it.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    name: String,
    args: Map<String, Json>,
}

impl Said {
    /// From a JSON object with the name under `do`.
    pub fn from_json(json: &Json) -> Result<Self, Message> {
        let Json::Object(object) = json else { return Err(Message::new("MoveNotAnObject")) };
        let mut args = object.clone();
        match args.remove("do") {
            Some(Json::String(name)) => Ok(Self { name, args }),
            _ => Err(Message::new("MoveWithoutDo")),
        }
    }

    /// From a line of a record.
    pub fn from_line(line: &str) -> Result<Self, Message> {
        let mut words = line.split_whitespace();
        let name = words.next().ok_or_else(|| Message::new("MoveWithoutDo"))?.to_owned();
        let mut args = Map::new();
        for word in words {
            let Some((arg, value)) = word.split_once('=') else {
                return Err(Message::new("ArgumentWithoutValue").with("argument", word));
            };
            if args.insert(arg.to_owned(), Json::String(value.to_owned())).is_some() {
                return Err(Message::new("ArgumentTwice").with("argument", arg));
            }
        }
        Ok(Self { name, args })
    }

    /// What is said.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn take(&mut self, arg: &'static str) -> Result<Json, Message> {
        self.args.remove(arg).ok_or_else(|| Message::new("ArgumentMissing").with("argument", arg))
    }

    /// Takes a parameter that names a thing, found by `find`.
    pub fn word<T>(&mut self, arg: &'static str, find: impl Fn(&str) -> Option<T>) -> Result<T, Message> {
        let json = self.take(arg)?;
        json.as_str().and_then(find).ok_or_else(|| wrong(arg, &json))
    }

    /// Takes a parameter that is a whole number.
    pub fn number(&mut self, arg: &'static str) -> Result<i64, Message> {
        let json = self.take(arg)?;
        let number = json.as_i64().or_else(|| json.as_str()?.parse().ok());
        number.ok_or_else(|| wrong(arg, &json))
    }

    /// Takes a parameter that is a whole number within bounds.
    pub fn number_within(&mut self, arg: &'static str, bounds: std::ops::RangeInclusive<i64>) -> Result<i64, Message> {
        let number = self.number(arg)?;
        if bounds.contains(&number) { Ok(number) } else { Err(wrong(arg, &number.into())) }
    }

    /// Takes a parameter that counts things: how many of each of `names`, each at most `most`. A name alone counts one.
    pub fn counts(&mut self, arg: &'static str, names: &[&str], most: u8) -> Result<Vec<u8>, Message> {
        let json = self.take(arg)?;
        let mut counts = vec![0; names.len()];
        let mut count = |name: &str, number: Option<i64>| {
            let place = names.iter().position(|known| *known == name)?;
            counts[place] = u8::try_from(number?).ok().filter(|number| *number <= most)?;
            Some(())
        };
        let read = match &json {
            Json::Object(object) => object.iter().try_for_each(|(name, number)| count(name, number.as_i64())),
            Json::Array(list) => list.iter().try_for_each(|name| count(name.as_str()?, Some(1))),
            Json::String(text) => text.split('+').filter(|word| !word.is_empty()).try_for_each(|word| {
                let (name, number) = word.split_once(':').unwrap_or((word, "1"));
                count(name, number.parse().ok())
            }),
            _ => None,
        };
        read.map(|()| counts).ok_or_else(|| wrong(arg, &json))
    }

    /// Takes a parameter that names a seat of a table of `seats`.
    pub fn seat(&mut self, arg: &'static str, seats: usize) -> Result<Seat, Message> {
        let number = self.number(arg)?;
        match usize::try_from(number) {
            Ok(number) if number < seats => Ok(Seat::new(number)),
            _ => Err(wrong(arg, &number.into())),
        }
    }

    /// The answer to a name no move has.
    pub fn unknown(&self) -> Message {
        Message::new("MoveUnknown").with("name", self.name.clone())
    }

    /// Whether every parameter was taken.
    pub fn finish(&self) -> Result<(), Message> {
        match self.args.keys().next() {
            Some(arg) => Err(Message::new("ArgumentUnknown").with("argument", arg.clone())),
            None => Ok(()),
        }
    }
}

fn wrong(arg: &'static str, found: &Json) -> Message {
    let found = found.as_str().map_or_else(|| found.to_string(), str::to_owned);
    Message::new("ArgumentWrong").with("argument", arg).with("found", found)
}
