//! How people are told about.

use crate::people::names::shown;
use crate::store::Person;
use serde::Serialize;
use texts::Lang;
use utoipa::ToSchema;

/// A person as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PersonTold {
    /// Identity.
    pub id: String,
    /// The name, plain text; for whoever has left, words that say so.
    pub name: String,
    /// Whether it is a guest: then nobody vouches for the name.
    pub guest: bool,
    /// Whether the person has left for good.
    pub left: bool,
}

impl PersonTold {
    /// This person, told in this language.
    pub fn new(person: &Person, lang: Lang) -> Self {
        let guest = person.is_guest() && !person.deleted;
        Self { id: person.id.clone(), name: shown(person, lang), guest, left: person.deleted }
    }
}

/// A person as it sees itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Me {
    /// Identity.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether there is no account.
    pub guest: bool,
    /// The language of what is written to this person: `en`, `fr` or `ko`.
    pub lang: String,
    /// Whether a move that ends a turn or shows something waits to be confirmed.
    pub confirms: bool,
    /// Since when, in milliseconds since 1970.
    pub made: i64,
    /// How many recovery codes are left.
    pub codes_left: i64,
}

impl Me {
    /// This person.
    pub fn new(person: &Person, codes_left: i64) -> Self {
        Self {
            id: person.id.clone(),
            name: person.name.clone(),
            guest: person.is_guest(),
            lang: person.lang.clone(),
            confirms: person.confirms,
            made: person.made,
            codes_left,
        }
    }
}
