//! From words on the command line to a table's set-up.

use crate::args::SetUp;
use crate::failure::{Done, Failure};
use shelf::{AnyRuleset, Bot, Entrant, Game};
use std::path::Path;
use std::sync::Arc;
use table::{LONGEST_SHEET, Seed, Setup, Value};
use texts::Texts;

/// The longest opening of games between programs, in decisions.
pub(crate) const LONGEST_OPENING: u32 = 1000;

pub(crate) fn game(name: &str, texts: &Texts) -> Result<&'static dyn Game, Failure> {
    shelf::find(name).ok_or_else(|| {
        let known = shelf::games().iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
        Failure::new(texts, "cli-error-game", &[("name", name.into()), ("known", known.into())])
    })
}

/// The game as it was asked for.
pub(crate) fn ruleset(game: &dyn Game, seats: usize, chosen: &SetUp, texts: &Texts) -> Result<Arc<dyn AnyRuleset>, Failure> {
    let mut setup = Setup::of(seats);
    for word in &chosen.switches {
        let (name, value) =
            word.split_once('=').ok_or_else(|| Failure::new(texts, "cli-error-switch", &[("word", word.as_str().into())]))?;
        setup = setup.switch(name, value);
    }
    if let Some(file) = &chosen.sheet {
        setup.sheet = Some(read(file, LONGEST_SHEET as u64, texts)?);
    }
    game.set_up(setup).map_err(|fault| match &chosen.sheet {
        Some(file) => Failure::in_file(texts, file, &fault),
        None => Failure::fault(texts, &fault),
    })
}

/// The text of a file that is not too large.
pub(crate) fn read(file: &Path, most: u64, texts: &Texts) -> Result<String, Failure> {
    use std::io::Read;
    let failed = |error: std::io::Error| Failure::file(texts, file, &error);
    let mut text = String::new();
    std::fs::File::open(file).map_err(failed)?.take(most + 1).read_to_string(&mut text).map_err(failed)?;
    if text.len() as u64 > most {
        let args = [("file", Value::from(file.display().to_string())), ("most", most.into())];
        return Err(Failure::new(texts, "cli-error-file-too-long", &args));
    }
    Ok(text)
}

/// A seed from the command line, or 128 random bits from the system.
pub(crate) fn seed(given: Option<&str>, texts: &Texts) -> Result<Seed, Failure> {
    let Some(text) = given else { return Ok(Seed::from_bits(server::secret::bits())) };
    Seed::new(text).ok_or_else(|| Failure::new(texts, "table-fault-not-a-seed", &[]))
}

/// Who sits at each seat: a program by its name, or a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    Person(String),
    Program(Entrant),
}

/// `me,medium,medium`
pub(crate) fn players(words: &str, texts: &Texts) -> Result<Vec<Player>, Failure> {
    words.split(',').map(|word| player(word.trim(), texts)).collect()
}

/// One of them.
pub(crate) fn player(word: &str, texts: &Texts) -> Result<Player, Failure> {
    match Entrant::by_name(word) {
        Some(entrant) => Ok(Player::Program(entrant)),
        None if word.starts_with("exec:") => {
            Err(Failure::new(texts, "cli-error-exec", &[("words", Value::from(word.replace(char::is_control, " ")))]))
        }
        None if word.starts_with("search:") => Err(not_a_bot(word, texts)),
        None if word.is_empty() || word.chars().count() > 30 || word.contains(char::is_control) || word.contains(',') => {
            Err(Failure::new(texts, "cli-error-seats", &[("words", Value::from(word))]))
        }
        None => Ok(Player::Person(word.to_owned())),
    }
}

/// That what was asked for lies within its bounds; otherwise the error of this name.
pub(crate) fn within(what: &str, least: u64, most: u64, asked: u64, texts: &Texts) -> Done {
    if (least..=most).contains(&asked) {
        return Ok(());
    }
    Err(Failure::new(texts, &format!("cli-error-{what}"), &[("least", least.into()), ("most", most.into())]))
}

/// What somebody is called at the table.
pub(crate) fn name_of(seat: usize, player: &Player, texts: &Texts) -> String {
    let number = ("number", Value::from(seat + 1));
    match player {
        Player::Person(name) if name != "me" => name.clone(),
        Player::Person(_) => texts.with("cli-name-me", &[number]),
        Player::Program(entrant) => texts.with("cli-name-bot", &[number, ("bot", entrant.to_string().into())]),
    }
}

/// `easy,greedy,exec:./mybot`: programs only.
pub(crate) fn entrants(words: &str, texts: &Texts) -> Result<Vec<Entrant>, Failure> {
    words.split(',').map(str::trim).map(|word| Entrant::by_name(word).ok_or_else(|| not_a_bot(word, texts))).collect()
}

fn not_a_bot(name: &str, texts: &Texts) -> Failure {
    Failure::new(texts, "cli-error-bot", &[("name", name.into()), ("known", Bot::NAMES.join(", ").into())])
}
