//! What is told of tables, as it travels: the types behind the JSON.

use crate::clock::Pace;
use crate::journal::{Ending, Offer, Who};
use crate::room::Phase;
use serde::Serialize;
use serde_json::Value as Json;
use shelf::told::{self, AheadTold, DraftTold, ForecastTold, LineTold, OptionTold, StandingTold, TurnTold};
use std::collections::BTreeMap;
use table::Eyes;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Nothing more than that it was done.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Done {}

/// With whose eyes: a seat's, everybody's once a game is over (`all`), or a watcher's (`none`).
#[derive(Clone, Copy, Debug)]
pub struct EyesTold(pub Eyes);

impl Serialize for EyesTold {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Eyes::Of(seat) => seat.serialize(to),
            Eyes::All => to.serialize_str("all"),
            Eyes::Watcher => to.serialize_str("none"),
        }
    }
}

impl PartialSchema for EyesTold {
    fn schema() -> RefOr<Schema> {
        let seat = ObjectBuilder::new().schema_type(Type::Integer);
        let others = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["all", "none"]));
        OneOfBuilder::new().item(seat).item(others).into()
    }
}

impl ToSchema for EyesTold {}

/// A table as somebody sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableTold {
    /// Its identity.
    pub id: String,
    /// Its game.
    #[schema(value_type = told::GameName)]
    pub game: String,
    /// The version of the engine.
    pub engine: String,
    /// How far it has come.
    pub phase: Phase,
    /// Who opened it.
    pub host: String,
    /// Whether only the invited may come and watch.
    pub private: bool,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// How rules are read.
    pub switches: BTreeMap<String, String>,
    /// The hash of its sheet.
    pub sheet: String,
    /// The hash of its seed.
    #[schema(required)]
    pub commitment: Option<String>,
    /// The clocks.
    pub pace: Pace,
    /// What it goes on from.
    #[schema(required)]
    pub origin: Option<OriginTold>,
    /// Whether everything may be seen by everybody: the game is over, and did not go on elsewhere.
    pub revealed: bool,
    /// The number of the last entry.
    pub last: i64,
    /// The number of the entry that made the present position.
    pub position: i64,
    /// Who sits where.
    pub seats: Vec<SeatTold>,
    /// A proposal that waits for answers.
    #[schema(required)]
    pub offer: Option<PendingTold>,
    /// With whose eyes.
    pub eyes: EyesTold,
    /// The reader's own seats.
    pub yours: Vec<usize>,
    /// The game, once it has begun.
    #[schema(required)]
    pub play: Option<PlayTold>,
    /// Its seed, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seed: Option<String>,
    /// Who is looking at it now.
    pub present: Vec<String>,
}

/// What a table goes on from.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OriginTold {
    /// The other table.
    pub table: String,
    /// How: `rematch`, `branch` or `what_if`.
    pub kind: String,
}

/// A seat of a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatTold {
    /// Its number.
    pub seat: usize,
    /// What whoever sits there is called.
    pub name: String,
    /// The person who plays.
    #[schema(required)]
    pub person: Option<String>,
    /// The bot that plays.
    #[schema(required)]
    pub bot: Option<String>,
    /// The person whose seat it is.
    #[schema(required)]
    pub owner: Option<String>,
    /// Whether it must decide.
    pub due: bool,
    /// The milliseconds left on its clock.
    #[schema(required)]
    pub left: Option<i64>,
    /// After how many moves a bot took this seat over, where its owner may go back there.
    #[schema(required)]
    pub left_at: Option<usize>,
}

/// A proposal that waits for answers.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PendingTold {
    /// The number of the entry it was made with, which an answer names.
    pub entry: i64,
    /// Whose it is.
    pub seat: usize,
    /// What it is.
    pub offer: Offer,
    /// Who has agreed.
    pub agreed: Vec<usize>,
}

/// A game as somebody sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayTold {
    /// Whose decision it is.
    pub turn: TurnTold,
    /// How the seats stand.
    pub standing: StandingTold,
    /// What these eyes see.
    #[schema(value_type = told::View)]
    pub view: Json,
    /// How many moves were made.
    #[serde(rename = "move")]
    pub moves_made: usize,
    /// What the reader's seat must do now, if it decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub ask: Option<String>,
    /// What it may do; where that was asked for, also what it may not, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub moves: Option<Vec<OptionTold>>,
    /// What would follow if it did nothing more, where that was asked for and nothing waits to be confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub outlook: Option<ForecastTold>,
    /// What would follow each of its moves, as differences from `outlook`, where that was asked for: as many as fit. Others are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub ahead: Option<Vec<AheadTold>>,
    /// Its turn in the making.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub draft: Option<OwnDraftTold>,
}

/// A turn in the making, with its version.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnDraftTold {
    /// How often it was changed.
    pub version: i64,
    /// Whether a choice of this seat would show all of them: every other one is in.
    pub reveals: bool,
    /// The turn.
    #[serde(flatten)]
    pub draft: DraftTold,
}

/// Everything that may be done.
#[derive(Debug, Serialize, ToSchema)]
pub struct OptionsTold {
    /// Every move that can be thought of here.
    pub moves: Vec<OptionTold>,
}

/// A moment of a game, for charts.
#[derive(Debug, Serialize, ToSchema)]
pub struct MomentTold {
    /// After how many moves.
    #[serde(rename = "move")]
    pub moves_made: usize,
    /// The score of each seat.
    #[schema(value_type = Vec<i32>)]
    pub scores: table::Scores,
    /// What these eyes saw.
    #[schema(value_type = told::View)]
    pub view: Json,
}

/// What was told from the deal on.
#[derive(Debug, Serialize, ToSchema)]
pub struct StoryTold {
    /// Of the deal.
    pub dealt: Vec<LineTold>,
    /// Of each move.
    pub moves: Vec<MovedTold>,
}

/// What was told of a move.
#[derive(Debug, Serialize, ToSchema)]
pub struct MovedTold {
    /// The number of its entry.
    pub entry: i64,
    /// Whose it was.
    pub seat: usize,
    /// What was told.
    pub told: Vec<LineTold>,
}

/// An earlier position.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReplayTold {
    /// After how many moves.
    #[serde(rename = "move")]
    pub moves_made: usize,
    /// Of how many.
    pub of: usize,
    /// What these eyes saw.
    #[schema(value_type = told::View)]
    pub view: Json,
    /// What was told of the last of them.
    pub told: Vec<LineTold>,
}

/// An entry of a journal as somebody learns it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EntryTold {
    /// Its number, from 1.
    pub entry: i64,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// What it tells.
    #[serde(flatten)]
    pub what: WhatTold,
}

/// What an entry tells.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WhatTold {
    /// Somebody took a seat, before the game or in it.
    Sat {
        /// Which seat.
        seat: usize,
        /// Who.
        who: Who,
        /// What they are called at this seat, where one person plays for several around one screen.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        called: Option<String>,
        /// What a person is called.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        name: Option<String>,
    },
    /// Somebody left a seat.
    Rose {
        /// Which seat.
        seat: usize,
    },
    /// The game began.
    Started {
        /// What was told of the deal.
        #[schema(required)]
        told: Option<Vec<LineTold>>,
    },
    /// A seat made a move.
    Moved {
        /// Which seat.
        seat: usize,
        /// What it did, for its own eyes and once the game is over.
        #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<told::Move>, nullable = false)]
        mv: Option<Json>,
        /// The number of the move, from 1, if it was not taken back.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        number: Option<usize>,
        /// What was told of it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        told: Option<Vec<LineTold>>,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many moves are left.
        to: usize,
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
        /// What they are called.
        #[schema(required)]
        name: Option<String>,
        /// What they said; nothing for whoever does not want to hear them.
        #[schema(required)]
        text: Option<String>,
        /// Whether the reader does not want to hear them.
        muted: bool,
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

/// How a table stands, for whoever listens to it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct NowTold {
    /// The number of the last entry.
    pub last: i64,
    /// The number of the entry that made the present position.
    pub position: i64,
    /// Who must decide.
    pub due: Vec<usize>,
    /// Who is looking at it.
    pub present: Vec<String>,
    /// The version of the listener's own draft.
    #[schema(required)]
    pub draft: Option<i64>,
}

/// Tables in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListTold {
    /// The tables.
    pub tables: Vec<ListedTold>,
    /// Whether there are more.
    pub more: bool,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedTold {
    /// Its identity.
    pub id: String,
    /// Its game.
    #[schema(value_type = told::GameName)]
    pub game: String,
    /// How far it has come.
    #[schema(value_type = Phase)]
    pub phase: String,
    /// Whether only the invited may come.
    pub private: bool,
    /// Who opened it.
    pub host: String,
    /// How many moves and other entries it has.
    pub entries: i64,
    /// When it last changed.
    pub changed: i64,
    /// Who sits where.
    pub seats: Vec<ListedSeatTold>,
}

/// A seat of a table in a list.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct ListedSeatTold {
    /// The person who plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub person: Option<String>,
    /// What they are called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// The bot that plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub bot: Option<String>,
    /// Whether it must decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub due: Option<bool>,
}

/// The hash of a sheet.
#[derive(Debug, Serialize, ToSchema)]
pub struct SheetHash {
    /// The hash.
    pub hash: String,
}

/// A table that was made.
#[derive(Debug, Serialize, ToSchema)]
pub struct Identity {
    /// Its identity.
    pub id: String,
}

/// A seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatTaken {
    /// Its number.
    pub seat: usize,
}

/// A new invitation.
#[derive(Debug, Serialize, ToSchema)]
pub struct Invitation {
    /// What lets others in.
    pub invitation: String,
}

/// What came of an answer to a proposal.
#[derive(Debug, Serialize, ToSchema)]
pub struct Answered {
    /// The table at which all go on.
    #[schema(required)]
    pub table: Option<String>,
}
