//! What a table is: a journal of numbered entries that are never changed.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// One entry of a journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Entry {
    /// Somebody took a seat, before the game or in it.
    Sat {
        /// Which seat.
        seat: usize,
        /// Who.
        who: Who,
        /// What they are called at this seat, where one person plays for several around one screen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        called: Option<String>,
    },
    /// Somebody left a seat.
    Rose {
        /// Which seat.
        seat: usize,
    },
    /// The game began.
    Started,
    /// A seat made a move.
    Moved {
        /// Which seat.
        seat: usize,
        /// What it did.
        #[serde(rename = "move")]
        mv: Json,
        /// What the position was after it, as a short hash: a later engine must come to the same one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<String>,
        /// Where several chose at once, with the first of their moves: which seat chose when.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chosen: Vec<(usize, i64)>,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many moves are left.
        to: usize,
        /// Where several were choosing at once: which seat had chosen when.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chosen: Vec<(usize, i64)>,
    },
    /// A seat proposed something to the others.
    Offered {
        /// Which seat.
        seat: usize,
        /// What.
        offer: Offer,
    },
    /// A seat answered an offer.
    Answered {
        /// Which seat.
        seat: usize,
        /// Whether it agrees.
        yes: bool,
    },
    /// The clock of a seat ran out.
    RanOut {
        /// Which seat.
        seat: usize,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: String,
        /// What.
        text: String,
    },
    /// Somebody opened the same table once more.
    Rematched {
        /// The other table.
        table: String,
    },
    /// The table ended.
    Ended {
        /// Why.
        how: Ending,
    },
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person, by identity.
    Person(String),
    /// A bot, by name.
    Bot(String),
    /// Somebody who played elsewhere, as a record that was brought here names them.
    Named(String),
}

/// What a seat may propose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Offer {
    /// To go back to the position after so many moves.
    TakeBack {
        /// How many moves are left.
        to: usize,
    },
    /// To end the game without a result.
    End,
    /// To end it and to go on from the position after so many moves at another table, with fresh chance.
    Branch {
        /// How many moves are left.
        to: usize,
    },
}

/// Why a table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Ending {
    /// The game is over.
    Over,
    /// All seats agreed.
    Agreed,
    /// All seats agreed to go on at another table.
    Branched {
        /// The other table.
        table: String,
    },
    /// Its host closed it before the game began.
    Closed,
    /// The operator ended it.
    Operator,
}

impl Entry {
    /// Somebody sits down under their own name.
    pub fn sat(seat: usize, who: Who) -> Self {
        Entry::Sat { seat, who, called: None }
    }

    /// Whether it changes the position of the game.
    pub fn changes_position(&self) -> bool {
        matches!(self, Entry::Started | Entry::Moved { .. } | Entry::TakenBack { .. })
    }

    /// Where several chose at once in the position that it ends: which seat chose when.
    pub fn chosen(&self) -> &[(usize, i64)] {
        match self {
            Entry::Moved { chosen, .. } | Entry::TakenBack { chosen, .. } => chosen,
            _ => &[],
        }
    }

    /// Whether drafts and decisions that waited before it are worth nothing after it.
    pub fn clears_waiting(&self) -> bool {
        self.changes_position() || matches!(self, Entry::Ended { .. })
    }
}

/// An entry with its place in the journal.
#[derive(Clone, PartialEq, Debug)]
pub struct Numbered {
    /// Its number, from 1.
    pub number: i64,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// The entry.
    pub entry: Entry,
}
