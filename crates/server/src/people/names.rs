//! What people may be called.

use crate::store::Person;
use texts::Lang;

/// The most letters a name may have.
pub const LONGEST: usize = 32;

/// A name somebody may bear. It is plain text: nothing in it is ever read as markup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

/// Why somebody may not be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// Nothing is left of it.
    Empty,
    /// More than [`LONGEST`] letters.
    Long,
    /// Letters that are not seen, or that change how others are read.
    Unseen,
}

impl Name {
    /// The name in what somebody wrote: without blanks around it, and with single ones inside.
    pub fn read(written: &str) -> Result<Self, BadName> {
        let written = written.trim();
        if written.chars().any(is_unseen) {
            return Err(BadName::Unseen);
        }
        let name = written.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            0 => Err(BadName::Empty),
            1..=LONGEST => Ok(Self(name)),
            _ => Err(BadName::Long),
        }
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As it is compared, so that nobody has to remember capitals and nobody takes another's name with other ones.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

/// Control characters, and the ones that turn the direction of writing or have no width: with them one name could pass for another.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
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
        for name in ["a\nb", "a\u{202e}b", "a\u{200b}b", "\u{0}"] {
            assert_eq!(Name::read(name), Err(BadName::Unseen), "{name:?}");
        }
    }

    #[test]
    fn names_are_compared_without_capitals() {
        assert_eq!(Name::read("ÉMILE").map(|name| name.folded()), Ok("émile".to_owned()));
    }
}
