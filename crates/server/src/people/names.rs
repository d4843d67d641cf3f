//! What people may be called.

use crate::store::Person;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use texts::Lang;

/// The most letters a name may have.
pub const LONGEST: usize = 32;
/// The most letters of a player's name in a record that is brought here: there a bot may be called by its whole command.
pub const LONGEST_BROUGHT: usize = 100;

/// A name somebody may bear. It is plain text: nothing in it is ever read as markup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

/// Why somebody may not be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// Nothing is left of it.
    Empty,
    /// Too many letters.
    Long,
    /// Letters that are not seen, or that change how others are read.
    Unseen,
}

impl Name {
    /// The name in what somebody wrote: without blanks around it, and with single ones inside.
    pub fn read(written: &str) -> Result<Self, BadName> {
        Self::up_to(LONGEST, written)
    }

    /// The name of a player in a record that is brought here.
    pub fn brought(written: &str) -> Result<Self, BadName> {
        Self::up_to(LONGEST_BROUGHT, written)
    }

    fn up_to(longest: usize, written: &str) -> Result<Self, BadName> {
        let written = written.trim();
        if written.chars().any(is_unseen) {
            return Err(BadName::Unseen);
        }
        let name = written.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            0 => Err(BadName::Empty),
            letters if letters <= longest => Ok(Self(name)),
            _ => Err(BadName::Long),
        }
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As it is compared, so that nobody has to remember capitals and nobody takes another's name with other ones, or with letters
    /// that are put together in another way.
    pub fn folded(&self) -> String {
        let composed = ComposingNormalizerBorrowed::new_nfkc();
        composed.normalize(&composed.normalize(&self.0).to_lowercase()).into_owned()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

/// Control characters, separators of lines, and everything that Unicode shows as nothing: with them one name passes for another.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{fff9}'..='\u{fffb}')
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
}

/// What a person is called before this reader: whoever has left has no name any more.
pub fn shown(person: &Person, lang: Lang) -> String {
    if person.deleted { lang.texts().get("server-somebody-who-left") } else { person.name.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_around_a_name_do_not_count() {
        assert_eq!(Name::read("  Ada   Lovelace ").map(String::from), Ok("Ada Lovelace".to_owned()));
    }

    #[test]
    fn a_name_has_one_to_thirty_two_letters() {
        assert_eq!(Name::read(" \u{a0} "), Err(BadName::Empty));
        assert!(Name::read(&"가".repeat(32)).is_ok());
        assert_eq!(Name::read(&"a".repeat(33)), Err(BadName::Long));
    }

    #[test]
    fn what_is_not_seen_is_not_in_a_name() {
        let nothing = "\n\0\u{ad}\u{34f}\u{61c}\u{115f}\u{17b5}\u{180e}\u{200b}\u{2028}\u{202e}\u{2060}\u{3164}\u{fe0f}\u{feff}\u{ffa0}\u{fffa}\u{e0041}";
        for letter in nothing.chars() {
            assert_eq!(Name::read(&format!("a{letter}b")), Err(BadName::Unseen), "{letter:?}");
        }
    }

    #[test]
    fn names_are_compared_without_capitals() {
        assert_eq!(Name::read("ÉMILE").map(|name| name.folded()), Ok("émile".to_owned()));
    }

    #[test]
    fn however_its_letters_are_put_together_a_name_is_the_same() {
        for (name, same) in [("Émile", "E\u{301}mile"), ("가온", "\u{1100}\u{1161}온"), ("Ada", "Ａｄａ"), ("fin", "\u{fb01}n")]
        {
            assert_eq!(Name::read(name).map(|name| name.folded()), Name::read(same).map(|name| name.folded()), "{name}");
        }
    }
}
