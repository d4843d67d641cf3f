//! Component sheets: the printed numbers of a game, read from TOML with every number held within bounds.
//!
//! Sheets come from strangers. A fault names the path in the sheet and the reason, in data.

use crate::{Message, Why};
use std::{cell::RefCell, collections::BTreeSet, ops::RangeInclusive};
use toml::{Table as Toml, Value as TomlValue};

/// What a table is set up with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// The switches that were chosen, by name.
    pub switches: Vec<(String, String)>,
    /// A sheet of one's own instead of the built-in one.
    pub sheet: Option<String>,
}

impl Setup {
    /// A table of this many seats with nothing else chosen.
    pub fn of(seats: usize) -> Self {
        Self { seats, ..Self::default() }
    }

    /// With a switch chosen.
    pub fn switch(mut self, name: &str, value: &str) -> Self {
        self.switches.push((name.to_owned(), value.to_owned()));
        self
    }

    /// With a sheet of one's own.
    pub fn with_sheet(mut self, text: &str) -> Self {
        self.sheet = Some(text.to_owned());
        self
    }
}

/// Something a table may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Its name: the last step of its path in the sheet.
    pub name: &'static str,
    /// Its path in the sheet, where the default stands.
    pub path: &'static str,
    /// What it may be.
    pub values: Values,
    /// The rule it changes.
    pub rule: &'static str,
}

/// What a switch may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number from the first to the second.
    Numbers(i64, i64),
    /// A key of this table of the sheet; the built-in sheet has these.
    Keys(&'static str, &'static [&'static str]),
}

impl Switch {
    /// Every value it may have with the built-in sheet.
    pub fn all_values(&self) -> Vec<String> {
        match self.values {
            Values::Flag => vec!["true".to_owned(), "false".to_owned()],
            Values::Words(words) | Values::Keys(_, words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Values::Numbers(low, high) => (low..=high).map(|number| number.to_string()).collect(),
        }
    }

    /// The value at this table: the table's choice, or else what its sheet says.
    pub fn value(&self, setup: &Setup, sheet: &Sheet) -> Result<String, Fault> {
        let chosen = setup.switches.iter().rev().find(|(name, _)| name == self.name);
        let (path, value) = match chosen {
            Some((name, value)) => (format!("switches.{name}"), value.clone()),
            None => (self.path.to_owned(), sheet.plain(self.path)?),
        };
        let values = match self.values {
            Values::Keys(table, _) => sheet.root().part(table)?.keys().map(str::to_owned).collect(),
            _ => self.all_values(),
        };
        if values.contains(&value) {
            return Ok(value);
        }
        let allowed = match self.values {
            Values::Numbers(low, high) => format!("{low}-{high}"),
            _ => values.join(", "),
        };
        Err(Fault::new(path, Message::new("NotAChoice").with("found", value).with("allowed", allowed)))
    }
}

/// Whether each chosen switch exists.
pub fn known_switches(setup: &Setup, switches: &[Switch]) -> Result<(), Fault> {
    match setup.switches.iter().find(|(name, _)| !switches.iter().any(|switch| switch.name == name)) {
        Some((name, _)) => {
            let known = switches.iter().map(|switch| switch.name).collect::<Vec<_>>().join(", ");
            Err(Fault::new(format!("switches.{name}"), Message::new("SwitchUnknown").with("known", known)))
        }
        None => Ok(()),
    }
}

/// What is wrong with a set-up, a sheet or a position, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The path to it.
    pub path: String,
    /// The reason.
    pub reason: Message,
    /// Why a move of a record is refused, and whose words say it: the game's or the table's.
    pub refusal: Option<Box<(&'static str, Why)>>,
}

impl Fault {
    /// A fault at this path.
    pub fn new(path: impl Into<String>, reason: Message) -> Self {
        Self { path: path.into(), reason, refusal: None }
    }

    /// A number that is out of its bounds.
    pub fn bounds(path: impl Into<String>, found: i64, bounds: &RangeInclusive<i64>) -> Self {
        let reason = Message::new("OutOfBounds").with("found", found);
        Self::new(path, reason.with("low", *bounds.start()).with("high", *bounds.end()))
    }
}

/// The longest sheet that is read, in bytes.
pub const LONGEST_SHEET: usize = 256 * 1024;

/// A sheet as text in TOML, taken apart but not yet understood.
pub struct Sheet {
    root: Toml,
    provenance: Vec<(String, String)>,
}

impl Sheet {
    /// Reads TOML.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        if text.len() > LONGEST_SHEET {
            return Err(Fault::new("", Message::new("SheetTooLong").with("found", text.len()).with("high", LONGEST_SHEET)));
        }
        let mut root: Toml = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            let path = line.map_or_else(String::new, |line| format!("line {line}"));
            Fault::new(path, Message::new("NotToml").with("detail", error.message()))
        })?;
        let provenance = match root.remove("provenance") {
            None => Vec::new(),
            Some(TomlValue::Table(table)) => table
                .into_iter()
                .map(|(path, value)| match value {
                    TomlValue::String(tag) => Ok((path, tag)),
                    _ => Err(Fault::new(format!("provenance.{path}"), Message::new("NotText"))),
                })
                .collect::<Result<_, _>>()?,
            Some(_) => return Err(Fault::new("provenance", Message::new("NotATable"))),
        };
        Ok(Self { root, provenance })
    }

    /// Where each value comes from, by path.
    pub fn provenance(&self) -> &[(String, String)] {
        &self.provenance
    }

    /// The outermost part.
    pub fn root(&self) -> Part<'_> {
        Part { path: String::new(), table: &self.root, seen: RefCell::default() }
    }

    /// The plain value at a path, as text.
    pub fn plain(&self, path: &str) -> Result<String, Fault> {
        let mut steps = path.split('.');
        let first = steps.next().and_then(|step| self.root.get(step));
        let value = steps.fold(first, |value, step| value?.as_table()?.get(step));
        match value {
            Some(TomlValue::String(text)) => Ok(text.clone()),
            Some(TomlValue::Integer(number)) => Ok(number.to_string()),
            Some(TomlValue::Boolean(flag)) => Ok(flag.to_string()),
            Some(_) => Err(Fault::new(path, Message::new("NotPlain"))),
            None => Err(Fault::new(path, Message::new("Missing"))),
        }
    }
}

/// One table of a sheet. Reading a key marks it; `finish` refuses the keys nobody asked for.
pub struct Part<'a> {
    path: String,
    table: &'a Toml,
    seen: RefCell<BTreeSet<String>>,
}

impl<'a> Part<'a> {
    /// The path of a key in this part.
    pub fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    fn fault(&self, key: &str, reason: &'static str) -> Fault {
        Fault::new(self.path_of(key), Message::new(reason))
    }

    fn get(&self, key: &str) -> Result<&'a TomlValue, Fault> {
        self.seen.borrow_mut().insert(key.to_owned());
        self.table.get(key).ok_or_else(|| self.fault(key, "Missing"))
    }

    /// A whole number within bounds.
    pub fn number(&self, key: &str, bounds: RangeInclusive<i64>) -> Result<i64, Fault> {
        let found = self.get(key)?.as_integer().ok_or_else(|| self.fault(key, "NotANumber"))?;
        if bounds.contains(&found) { Ok(found) } else { Err(Fault::bounds(self.path_of(key), found, &bounds)) }
    }

    /// Yes or no.
    pub fn flag(&self, key: &str) -> Result<bool, Fault> {
        self.get(key)?.as_bool().ok_or_else(|| self.fault(key, "NotAFlag"))
    }

    /// A text.
    pub fn text(&self, key: &str) -> Result<&'a str, Fault> {
        self.get(key)?.as_str().ok_or_else(|| self.fault(key, "NotText"))
    }

    fn list(&self, key: &str) -> Result<&'a [TomlValue], Fault> {
        self.get(key)?.as_array().map(Vec::as_slice).ok_or_else(|| self.fault(key, "NotAList"))
    }

    /// Whole numbers within bounds, so many of them as `lengths` allows.
    pub fn numbers(&self, key: &str, lengths: RangeInclusive<i64>, bounds: RangeInclusive<i64>) -> Result<Vec<i64>, Fault> {
        let list = self.list(key)?;
        if !lengths.contains(&(list.len() as i64)) {
            return Err(Fault::bounds(format!("{}.length", self.path_of(key)), list.len() as i64, &lengths));
        }
        let number = |(place, value): (usize, &TomlValue)| {
            let path = format!("{}[{place}]", self.path_of(key));
            let found = value.as_integer().ok_or_else(|| Fault::new(path.clone(), Message::new("NotANumber")))?;
            if bounds.contains(&found) { Ok(found) } else { Err(Fault::bounds(path, found, &bounds)) }
        };
        list.iter().enumerate().map(number).collect()
    }

    /// A list of `count` pairs of whole numbers within bounds.
    pub fn pairs(&self, key: &str, count: usize, bounds: RangeInclusive<i64>) -> Result<Vec<[i64; 2]>, Fault> {
        let list = self.list(key)?;
        let lengths = count as i64..=count as i64;
        if list.len() != count {
            return Err(Fault::bounds(format!("{}.length", self.path_of(key)), list.len() as i64, &lengths));
        }
        let pair = |(place, value): (usize, &TomlValue)| {
            let path = format!("{}[{place}]", self.path_of(key));
            let numbers: Option<Vec<i64>> = value.as_array().and_then(|pair| pair.iter().map(TomlValue::as_integer).collect());
            match numbers.as_deref() {
                Some(&[first, second]) if bounds.contains(&first) && bounds.contains(&second) => Ok([first, second]),
                _ => Err(Fault::new(path, Message::new("NotANumber"))),
            }
        };
        list.iter().enumerate().map(pair).collect()
    }

    /// A list of `count` lists of whole numbers within bounds.
    pub fn lists(
        &self,
        key: &str,
        count: usize,
        lengths: RangeInclusive<i64>,
        bounds: RangeInclusive<i64>,
    ) -> Result<Vec<Vec<i64>>, Fault> {
        let outer = self.list(key)?;
        if outer.len() != count {
            let bounds = count as i64..=count as i64;
            return Err(Fault::bounds(format!("{}.length", self.path_of(key)), outer.len() as i64, &bounds));
        }
        let inner = |(place, value): (usize, &TomlValue)| {
            let path = format!("{}[{place}]", self.path_of(key));
            let numbers: Option<Vec<i64>> = value.as_array().and_then(|list| list.iter().map(TomlValue::as_integer).collect());
            match numbers {
                Some(numbers)
                    if lengths.contains(&(numbers.len() as i64)) && numbers.iter().all(|number| bounds.contains(number)) =>
                {
                    Ok(numbers)
                }
                _ => Err(Fault::new(path, Message::new("NotANumber"))),
            }
        };
        outer.iter().enumerate().map(inner).collect()
    }

    /// A list of lists of texts.
    pub fn text_lists(&self, key: &str) -> Result<Vec<Vec<&'a str>>, Fault> {
        let texts =
            |value: &'a TomlValue| -> Option<Vec<&'a str>> { value.as_array()?.iter().map(TomlValue::as_str).collect() };
        self.list(key)?.iter().map(|value| texts(value).ok_or_else(|| self.fault(key, "NotText"))).collect()
    }

    /// The tables of a list.
    pub fn parts(&self, key: &str) -> Result<Vec<Part<'a>>, Fault> {
        let part = |(place, value): (usize, &'a TomlValue)| {
            let path = format!("{}[{place}]", self.path_of(key));
            let table = value.as_table().ok_or_else(|| Fault::new(path.clone(), Message::new("NotATable")))?;
            Ok(Part { path, table, seen: RefCell::default() })
        };
        self.list(key)?.iter().enumerate().map(part).collect()
    }

    /// The texts of a list.
    pub fn texts(&self, key: &str) -> Result<Vec<&'a str>, Fault> {
        self.list(key)?.iter().map(|value| value.as_str().ok_or_else(|| self.fault(key, "NotText"))).collect()
    }

    /// Whether this key is there.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// One of these words, by its place among them.
    pub fn word(&self, key: &str, words: &[&str]) -> Result<usize, Fault> {
        let found = self.text(key)?;
        words.iter().position(|word| *word == found).ok_or_else(|| {
            let reason = Message::new("NotAChoice").with("found", found).with("allowed", words.join(", "));
            Fault::new(self.path_of(key), reason)
        })
    }

    /// A number that no sheet may change.
    pub fn fixed_number(&self, key: &str, only: i64) -> Result<(), Fault> {
        match self.get(key)?.as_integer() {
            Some(found) if found == only => Ok(()),
            _ => Err(Fault::new(self.path_of(key), Message::new("Fixed").with("only", only))),
        }
    }

    /// A word that no sheet may change.
    pub fn fixed_text(&self, key: &str, only: &str) -> Result<(), Fault> {
        match self.get(key)?.as_str() {
            Some(found) if found == only => Ok(()),
            _ => Err(Fault::new(self.path_of(key), Message::new("Fixed").with("only", only))),
        }
    }

    /// A yes or no that no sheet may change.
    pub fn fixed_flag(&self, key: &str, only: bool) -> Result<(), Fault> {
        match self.get(key)?.as_bool() {
            Some(found) if found == only => Ok(()),
            _ => Err(Fault::new(self.path_of(key), Message::new("Fixed").with("only", only.to_string()))),
        }
    }

    /// Keys that say something to people and nothing to the rules.
    pub fn notes(&self, keys: &[&str]) {
        self.seen.borrow_mut().extend(keys.iter().map(|key| (*key).to_owned()));
    }

    /// A table inside this one.
    pub fn part(&self, key: &str) -> Result<Part<'a>, Fault> {
        let table = self.get(key)?.as_table().ok_or_else(|| self.fault(key, "NotATable"))?;
        Ok(Part { path: self.path_of(key), table, seen: RefCell::default() })
    }

    /// The keys of this part, in the order of the sheet.
    pub fn keys(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.table.keys().map(String::as_str)
    }

    /// Refuses keys that were never asked for, so that a slip of the pen is not silently ignored.
    pub fn finish(&self) -> Result<(), Fault> {
        let seen = self.seen.borrow();
        match self.table.keys().find(|key| !seen.contains(*key)) {
            Some(key) => Err(self.fault(key, "UnknownKey")),
            None => Ok(()),
        }
    }
}
