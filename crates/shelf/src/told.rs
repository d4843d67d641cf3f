//! What is told of tables and turns, as it travels: the types behind the JSON.

use serde::Serialize;
use serde_json::{Map, Value as Json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::{Seat, Seats, Standing};
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, OneOfBuilder, Ref, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Any JSON.
pub struct AnyJson;

impl PartialSchema for AnyJson {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(SchemaType::AnyValue).into()
    }
}

impl ToSchema for AnyJson {
    fn name() -> Cow<'static, str> {
        "Json".into()
    }
}

/// A move, an event or the like: its name under this key, and its parameters.
fn message(tag: &str) -> RefOr<Schema> {
    let json = RefOr::Ref(Ref::from_schema_name("Json"));
    let name = ObjectBuilder::new().schema_type(Type::String);
    ObjectBuilder::new().property(tag, name).required(tag).additional_properties(Some(AdditionalProperties::RefOr(json))).into()
}

/// One small decision: what is done under `do`, and with what.
pub struct Move;

impl PartialSchema for Move {
    fn schema() -> RefOr<Schema> {
        message("do")
    }
}

impl ToSchema for Move {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((AnyJson::name().into(), AnyJson::schema()));
    }
}

/// The name of a game on the shelf.
pub struct GameName;

impl PartialSchema for GameName {
    fn schema() -> RefOr<Schema> {
        let names = crate::games().iter().map(|game| game.name());
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).into()
    }
}

impl ToSchema for GameName {}

/// A type that every game has its own of.
macro_rules! of_each_game {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => { $(
        $(#[$doc])*
        pub struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let own = |game: &&dyn crate::Game| Ref::from_schema_name(format!("{}{}", game.prefix(), stringify!($name)));
                crate::games().iter().map(own).fold(OneOfBuilder::new(), OneOfBuilder::item).into()
            }
        }

        impl ToSchema for $name {}
    )* };
}

of_each_game! {
    /// What one pair of eyes sees.
    View,
    /// The figures of what is ahead.
    Forecast,
    /// Which decision it is.
    Decision,
}

/// Why a move is not allowed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RefusalTold {
    /// The rule that forbids it, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rule: Option<&'static str>,
    /// Its name.
    pub name: &'static str,
    /// The figures in its sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<BTreeMap<String, AnyJson>>, nullable = false)]
    pub figures: Option<Map<String, Json>>,
    /// Its sentence.
    pub text: String,
}

/// A move that can be thought of here, with its words.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionTold {
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Move)]
    pub mv: Json,
    /// Its number among the seat's moves, which may stand for it.
    pub code: u32,
    /// The same in words.
    pub text: String,
    /// The rules that allow it.
    pub rules: Vec<&'static str>,
    /// What it brings at once, where a figure says more than its words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub brings: Option<String>,
    /// Why it is not allowed, if it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub refusal: Option<RefusalTold>,
}

/// Something that happened, as these eyes learn it: an event with its name under `event`, its rule and its parameters; or a move of
/// which no event tells, under `made`; or one that nobody had to decide, under `automatic`. And the same in words, under `text`.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct LineTold(pub Json);

impl PartialSchema for LineTold {
    fn schema() -> RefOr<Schema> {
        let text = || ObjectBuilder::new().schema_type(Type::String);
        let mv = || Ref::from_schema_name("Move");
        ObjectBuilder::new()
            .property("event", text())
            .property("automatic", mv())
            .property("made", mv())
            .property("rule", text())
            .property("text", text())
            .required("text")
            .additional_properties(Some(AdditionalProperties::RefOr(RefOr::Ref(Ref::from_schema_name("Json")))))
            .into()
    }
}

impl ToSchema for LineTold {}

/// What would follow some moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ForecastTold {
    /// The figures.
    #[schema(value_type = Forecast)]
    pub forecast: Json,
    /// The same in words.
    pub text: Vec<String>,
    /// What would happen.
    pub events: Vec<LineTold>,
    /// How many of the moves it looks at.
    pub moves: usize,
    /// Whether something would be shown that cannot be foreseen.
    pub stopped: bool,
}

/// What would follow one of the moves that can be made now.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AheadTold {
    /// The code of the move.
    pub code: u32,
    /// What changes of the figures that hold if nothing more is done.
    pub changes: Vec<ChangeTold>,
    /// What would happen.
    pub events: Vec<LineTold>,
    /// Whether something would be shown that cannot be foreseen; then nothing is told.
    pub stopped: bool,
}

/// A value that is put in the place of another.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ChangeTold {
    /// Where, as a JSON pointer.
    pub at: String,
    /// The value.
    #[schema(value_type = AnyJson)]
    pub to: Json,
}

/// Whose decision it is; once the game is over, how it ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TurnTold {
    /// Who decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seats: Option<Seats>,
    /// What about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Decision>, nullable = false)]
    pub decision: Option<&'static str>,
    /// Whether several choose at once, unseen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub together: Option<bool>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub over: Option<StandingTold>,
    /// How many moves were made.
    #[serde(rename = "move")]
    pub moves: usize,
}

/// How the seats stand.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StandingTold {
    /// The score of each seat.
    #[schema(value_type = Vec<i32>)]
    pub scores: table::Scores,
    /// Opponents that are no seats, with their scores.
    pub rivals: BTreeMap<&'static str, i32>,
    /// The rank of each seat, 1 for the best.
    pub ranks: Vec<u8>,
    /// Who has won, once the game is over.
    #[schema(required)]
    pub winners: Option<Seats>,
}

impl From<Standing> for StandingTold {
    fn from(standing: Standing) -> Self {
        Self {
            scores: standing.scores,
            rivals: standing.rivals.into_iter().collect(),
            ranks: standing.ranks.to_vec(),
            winners: standing.winners,
        }
    }
}

/// One step of a turn in the making.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StepTold {
    /// As which it was made, from 1.
    pub number: usize,
    /// Its moves, in playing order.
    #[schema(value_type = Vec<Move>)]
    pub moves: Vec<Json>,
    /// The same in words.
    pub texts: Vec<String>,
    /// Whether other moves of it are still to come.
    pub begun: bool,
    /// Whether it waits to be confirmed.
    pub held: bool,
}

/// Why a step waits to be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// It shows something hidden.
    Reveals,
    /// It holds for longer than the turn.
    ForGood,
    /// It ends the turn.
    EndsTurn,
}

/// A turn in the making.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DraftTold {
    /// Its steps, in playing order.
    pub steps: Vec<StepTold>,
    /// All moves of the steps.
    #[schema(value_type = Vec<Move>)]
    pub moves: Vec<Json>,
    /// The same in words.
    pub texts: Vec<String>,
    /// Whether steps are gathered now, as many as one likes and in any order.
    pub gathers: bool,
    /// The move that waits to be confirmed.
    #[schema(value_type = Option<Move>, required)]
    pub held: Option<Json>,
    /// Why it waits.
    #[schema(required)]
    pub because: Option<Because>,
    /// Whether the position with it is the one before the turn.
    pub unchanged: bool,
    /// What its seat was told since the turn began.
    pub told: Vec<LineTold>,
    /// What would follow then, where it waits to be confirmed.
    #[schema(required)]
    pub forecast: Option<ForecastTold>,
}

/// Whether some moves are allowed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CheckedTold {
    /// Whether they are.
    pub allowed: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub refusal: Option<RefusalTold>,
}

/// The ways to complete an action.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChainsTold {
    /// Each with its moves, in playing order.
    #[schema(value_type = Vec<Vec<Move>>)]
    pub chains: Vec<Vec<Json>>,
    /// The same in words.
    pub texts: Vec<Vec<String>>,
    /// Whether there are more.
    pub more: bool,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub refusal: Option<RefusalTold>,
}

/// What a bot thought.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ThinkingTold {
    /// What it would do.
    #[serde(rename = "move")]
    #[schema(value_type = Move)]
    pub mv: Json,
    /// The same in words.
    pub text: String,
    /// The scores it expects then, if it reckoned with any.
    #[schema(required)]
    pub estimate: Option<Vec<f32>>,
    /// What it considered, the best first.
    pub considered: Vec<ConsideredTold>,
    /// How it expects the game to go on.
    pub continuation: Vec<ContinuedTold>,
    /// Why, in words.
    pub explanation: Vec<String>,
}

/// A move that a bot considered.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConsideredTold {
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Move)]
    pub mv: Json,
    /// The same in words.
    pub text: String,
    /// How often it was tried out.
    pub visits: u32,
    /// The scores that followed.
    pub scores: Vec<f32>,
    /// The shares of the win.
    pub shares: Vec<f32>,
}

/// A move that a bot expects.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ContinuedTold {
    /// Whose.
    pub seat: Seat,
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Move)]
    pub mv: Json,
    /// The same in words.
    pub text: String,
}

/// All games and bots.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ShelfTold {
    /// The version of the engine.
    pub engine: &'static str,
    /// The games.
    pub games: Vec<GameTold>,
    /// The bots that have a name.
    pub bots: Vec<&'static str>,
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameTold {
    /// Its one name.
    pub name: &'static str,
    /// Its title.
    pub title: String,
    /// What it is about, in a sentence.
    pub about: String,
    /// The fewest and the most who can play.
    pub seats: (usize, usize),
    /// What a table may choose.
    pub switches: Vec<SwitchTold>,
    /// The hash of its sheet.
    pub sheet: String,
}

/// Something that a table may choose.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SwitchTold {
    /// Its name.
    pub name: &'static str,
    /// What can be chosen.
    pub values: Vec<String>,
    /// What is chosen unless somebody says so.
    pub default: String,
    /// The rule that it reads.
    pub rule: &'static str,
    /// What it is, in words.
    pub text: String,
}
