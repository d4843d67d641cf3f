//! Messages put into words. The sentences are in `locales/`, one file per part and language.

mod josa;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::borrow::Cow;
use std::sync::OnceLock;
use table::{Fault, Message, Value, Why};

/// A language people read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Korean.
    Ko,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Ko];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Ko => "ko",
        }
    }

    /// The language of a code or a locale: `fr`, `fr_FR.UTF-8`, `ko-KR`.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The texts of this language.
    pub fn texts(self) -> &'static Texts {
        static LOADED: [OnceLock<Texts>; 3] = [const { OnceLock::new() }; 3];
        LOADED[self as usize].get_or_init(|| Texts::load(self))
    }
}

/// The three files of one part.
macro_rules! part {
    ($part:literal) => {
        [
            include_str!(concat!("../../../locales/en/", $part, ".ftl")),
            include_str!(concat!("../../../locales/fr/", $part, ".ftl")),
            include_str!(concat!("../../../locales/ko/", $part, ".ftl")),
        ]
    };
}

/// The parts of the texts with their files in English, French and Korean.
pub const PARTS: &[(&str, [&str; 3])] = &[
    ("table", part!("table")),
    ("cli", part!("cli")),
    ("server", part!("server")),
    ("web", part!("web")),
    ("board", part!("board")),
    ("learn", part!("learn")),
    ("components", part!("components")),
    ("reasons", part!("reasons")),
    ("age-of-industry", part!("age-of-industry")),
    ("arkwright-card", part!("arkwright-card")),
    ("artificium", part!("artificium")),
    ("water-frame", part!("water-frame")),
];

/// The three files with the rules of one game for players.
macro_rules! rules {
    ($game:literal) => {
        [
            include_str!(concat!("../../../docs/rules/en/", $game, ".md")),
            include_str!(concat!("../../../docs/rules/fr/", $game, ".md")),
            include_str!(concat!("../../../docs/rules/ko/", $game, ".md")),
        ]
    };
}

/// The rules of each game for players, in English, French and Korean.
pub const RULES: &[(&str, [&str; 3])] = &[
    ("age-of-industry", rules!("age-of-industry")),
    ("arkwright-card", rules!("arkwright-card")),
    ("artificium", rules!("artificium")),
    ("water-frame", rules!("water-frame")),
];

/// All texts of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// Who sits at the table, for texts that name seats.
#[derive(Clone, Debug, Default)]
pub struct Names(pub Vec<String>);

impl Texts {
    fn load(lang: Lang) -> Self {
        let id = lang.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle
            .add_function("JOSA", |values, _| match values {
                [value, FluentValue::String(forms)] => josa::particle(&plain(value), forms).to_owned().into(),
                _ => FluentValue::Error,
            })
            .expect("one function of this name");
        for (part, files) in PARTS {
            let resource = FluentResource::try_new(files[lang as usize].to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}/{part}.ftl: {errors:?}", lang.code()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}/{part}.ftl: {errors:?}", lang.code()));
        }
        Self { lang, bundle }
    }

    /// Their language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A text without a game: `cli-help`.
    pub fn get(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// A text with parameters that no game has to put into words.
    pub fn with(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        let names = Names::default();
        let args = args.iter().map(|(name, value)| (*name, self.argument("table", value, &names))).collect();
        self.format(key, &args)
    }

    /// A message of a game or the table: `artificium`, `move`, `Exchange give=farm take=forge`.
    pub fn say(&self, scope: &str, kind: &str, message: &Message, names: &Names) -> String {
        let args = message.args.iter().map(|(name, value)| (*name, self.argument(scope, value, names))).collect();
        self.format(&key(scope, kind, message.name), &args)
    }

    /// Why not, with the number of the rule.
    pub fn why(&self, scope: &str, why: &Why, names: &Names) -> String {
        format!("{} ({})", self.say(scope, "refusal", &why.message, names), why.rule)
    }

    /// What is wrong with a set-up, a sheet, a position or a record, and where.
    pub fn fault(&self, fault: &Fault) -> String {
        let names = Names::default();
        let mut reason = fault.reason.clone();
        if let Some((scope, why)) = fault.refusal.as_deref() {
            reason = reason.with("why", self.say(scope, "refusal", &why.message, &names)).with("rule", why.rule);
        }
        let reason = self.say("table", "fault", &reason, &names);
        if fault.path.is_empty() { reason } else { format!("{}: {reason}", fault.path) }
    }

    /// The name of a seat.
    pub fn seat(&self, seat: table::Seat, names: &Names) -> String {
        match names.0.get(seat.number()) {
            Some(name) => name.clone(),
            None => self.with("table-seat", &[("number", Value::from(seat.number() + 1))]),
        }
    }

    /// A value in words.
    pub fn value(&self, scope: &str, value: &Value, names: &Names) -> String {
        plain(&self.argument(scope, value, names)).into_owned()
    }

    fn argument(&self, scope: &str, value: &Value, names: &Names) -> FluentValue<'static> {
        let list = |items: Vec<String>| match items.len() {
            0 => self.get("table-none"),
            _ => items.join(&self.get("table-separator")),
        };
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Flag(flag) => self.get(if *flag { "table-yes" } else { "table-no" }).into(),
            Value::Seat(seat) => self.seat(*seat, names).into(),
            Value::Word(class, id) => self.word(scope, class, id, 1).into(),
            Value::Counts(class, counts) => {
                let counted = counts.iter().map(|(id, count)| {
                    let name = self.word(scope, class, id, *count);
                    self.with("table-counted", &[("count", Value::from(*count)), ("name", Value::Text(name))])
                });
                list(counted.collect()).into()
            }
            Value::Many(values) => list(values.iter().map(|value| self.value(scope, value, names)).collect()).into(),
            Value::Text(text) | Value::Name(_, text) => text.clone().into(),
            Value::Label(label) => self.say(scope, "label", label, names).into(),
            Value::Nothing => self.get("table-none").into(),
        }
    }

    /// The name of a thing, as it is written after this number of it.
    fn word(&self, scope: &str, class: &str, id: &str, count: u32) -> String {
        self.with(&key(scope, class, id), &[("count", Value::from(count))])
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no text {key} in {}", self.lang.code());
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.lang.code());
        text
    }
}

fn plain<'a>(value: &'a FluentValue<'_>) -> Cow<'a, str> {
    match value {
        FluentValue::String(text) => Cow::Borrowed(text),
        FluentValue::Number(number) => number.as_string(),
        _ => Cow::Borrowed(""),
    }
}

/// The key of a text: `artificium-move-swap-hand`.
pub fn key(scope: &str, kind: &str, name: &str) -> String {
    let mut key = format!("{scope}-{kind}-");
    for (place, letter) in name.char_indices() {
        match letter {
            '_' => key.push('-'),
            '+' => key.push_str("-and-"),
            _ if letter.is_ascii_uppercase() => {
                if place > 0 {
                    key.push('-');
                }
                key.push(letter.to_ascii_lowercase());
            }
            _ => key.push(letter),
        }
    }
    key
}
