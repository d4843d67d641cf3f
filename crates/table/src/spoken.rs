//! What a game must be able to say of itself, for people and for other programs.

use crate::{Board, Fault, Message, Rules, Said, Seat, Setup, Switch};
use serde::{Serialize, de::DeserializeOwned};
use std::ops::RangeInclusive;

/// Why not: the number of the rule and what it says here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The number of the rule in the specification.
    pub rule: &'static str,
    /// What it says, with its figures.
    pub message: Message,
}

/// A game that can be set up, written down, read back and talked about.
pub trait Spoken: Rules {
    /// Its one name: crate, protocol, sheet, specification, records, texts.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// The built-in sheets ever released, the newest first; records find theirs by its hash.
    const SHEETS: &'static [&'static str];

    /// The whole position as anybody may write it down.
    type Position: Serialize + DeserializeOwned;
    /// The numbers a player wants to see before deciding.
    type Forecast: Serialize + Clone + Eq + std::fmt::Debug;

    /// What a table may choose.
    fn switches() -> &'static [Switch];

    /// The rules of a table with this set-up.
    fn set_up(setup: &Setup) -> Result<Self, Fault>;

    /// The value of each switch at this table, in the order of `switches`.
    fn switch_values(&self) -> Vec<String>;

    /// Where steps are gathered, as many as one likes and in any order: the decision at which the pending one, or one that is part
    /// of it, gathers them.
    fn batch(&self, _: &Self::State) -> Option<Self::Decision> {
        None
    }

    /// The same rules for a turn in the making: a batch in which something was done goes on until its mover ends it, even if nothing
    /// else is left to do. The move that ends it leads where these rules would have led by themselves.
    fn unhurried(&self) -> Self {
        self.clone()
    }

    /// Whether what this move does holds for longer than the turn and is easily done by mistake: passing for a round.
    fn is_for_good(&self, _: &Self::State, _: Seat, _: Self::Move) -> bool {
        false
    }

    /// The name of a decision in the specification.
    fn name(&self, decision: Self::Decision) -> &'static str;

    /// What the deciding seat must do now, with its figures.
    fn ask(&self, state: &Self::State, seat: Seat) -> Message;

    /// A move as a message; the same in every position and version.
    fn spell(&self, mv: Self::Move) -> Message;

    /// The move somebody wrote.
    fn read(&self, said: &mut Said) -> Result<Self::Move, Message>;

    /// The stable number of a move made by this seat.
    fn code(&self, seat: Seat, mv: Self::Move) -> u32;

    /// The rules that allow this move.
    fn cites(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Vec<&'static str>;

    /// What a move that is allowed brings at once, where a figure says more than its words.
    fn brings(&self, _: &Self::State, _: Seat, _: Self::Move) -> Option<Message> {
        None
    }

    /// An event as a message.
    fn tell(&self, event: &Self::Event) -> Message;

    /// The rule an event follows.
    fn follows(&self, event: &Self::Event) -> &'static str;

    /// A refusal as a message with its rule.
    fn explain(&self, refusal: &Self::Refusal) -> Why;

    /// Whether a move refused so is worth naming where a decision is asked; not, if it answers another question.
    fn is_worth_naming(&self, _: &Self::Refusal) -> bool {
        true
    }

    /// Whether a refusal speaks of nothing but the order in which the engine takes steps that can be made in any order.
    fn is_about_order(&self, _: &Self::Refusal) -> bool {
        false
    }

    /// What the seat sees ahead: figures from what these eyes may see and nothing else.
    fn forecast(&self, state: &Self::State, seat: Seat) -> Self::Forecast;

    /// The forecast as a few lines to read.
    fn forecast_lines(&self, forecast: &Self::Forecast) -> Vec<Message>;

    /// What is seen, as text in rows and columns.
    fn board(&self, view: &Self::View) -> Board;

    /// The position of a state.
    fn save(&self, state: &Self::State) -> Self::Position;

    /// The state of a position, or where and why it is none.
    fn load(&self, position: &Self::Position) -> Result<Self::State, Fault>;
}
