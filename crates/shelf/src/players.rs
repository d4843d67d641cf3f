//! Whoever decides for a seat by program: a bot of the house, or a process that speaks the protocol.

use crate::process::{Process, Trouble, words_of};
use crate::{AnyTable, Bot, No};
use bots::{Considered, Player, Thought};
use std::fmt;
use std::time::{Duration, Instant};
use table::{Estimate, Message, Rng, Seat, Spoken, Table, awaited};

/// What a bot thought, in words.
pub type Thinking = Thought<Message>;

/// Somebody who decides for a seat of one table, and remembers between decisions.
pub trait AnyPlayer: Send {
    /// What it does for this seat, whose decision it is.
    fn think(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<Thinking, Trouble>;
}

/// Who may be asked to play: a bot of the house by its name, or `exec:` and a command that speaks the protocol.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entrant {
    /// A bot of the house.
    Bot(Bot),
    /// A command with its arguments.
    Process(String),
}

impl Entrant {
    /// The one with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        match name.strip_prefix("exec:") {
            Some(command) => words_of(command).map(|_| Self::Process(command.to_owned())),
            None => Bot::by_name(name).map(Self::Bot),
        }
    }

    /// Seats it at a table. Its choices follow from `start` alone; a process is given so long for a decision.
    pub fn sit(&self, table: &dyn AnyTable, start: u64, limits: Limits) -> Result<Box<dyn AnyPlayer>, Trouble> {
        match self {
            Self::Bot(bot) => Ok(table.player(*bot, start, limits)),
            Self::Process(command) => Ok(Box::new(Process::start(command, limits.patience)?)),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(to),
            Self::Process(command) => write!(to, "exec:{command}"),
        }
    }
}

/// How much a player may use.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Threads of a bot of the house; its choices do not depend on them.
    pub threads: usize,
    /// How long a bot of the house may think about a decision; a choice that is cut short depends on the machine.
    pub longest: Option<Duration>,
    /// How long a process may take for a decision.
    pub patience: Duration,
}

impl Limits {
    /// The longest that anybody may be told to take, in seconds: a day.
    pub const MOST_SECONDS: u64 = 86_400;
}

impl Default for Limits {
    fn default() -> Self {
        Self { threads: 1, longest: None, patience: Duration::from_secs(60) }
    }
}

/// A bot of the house at a seat.
pub(crate) struct Seated<R: Estimate> {
    player: Player<R>,
    rng: Rng,
    longest: Option<Duration>,
}

impl<R: Spoken + Estimate> Seated<R> {
    pub(crate) fn new(bot: Bot, start: u64, limits: Limits) -> Self {
        Self { player: Player::new(bot).threads(limits.threads), rng: Rng::new(start), longest: limits.longest }
    }

    pub(crate) fn think_at(&mut self, table: &Table<R>, seat: Seat) -> Result<Thinking, No> {
        self.think_of(table.rules(), table.state(), seat)
    }

    pub(crate) fn think_of(&mut self, rules: &R, state: &R::State, seat: Seat) -> Result<Thinking, No> {
        awaited(rules, state, seat).map_err(|refused| No::refused(rules, refused))?;
        self.player.until(self.longest.map(|longest| Instant::now() + longest));
        Ok(in_words(rules, &self.player.choose(rules, state, seat, &mut self.rng)))
    }
}

impl<R: Spoken + Estimate> AnyPlayer for Seated<R> {
    fn think(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<Thinking, Trouble> {
        let table = table.as_any().downcast_ref::<Table<R>>().expect("a player stays at its table");
        self.think_at(table, seat).map_err(Trouble::Refused)
    }
}

fn in_words<R: Spoken>(rules: &R, thought: &Thought<R::Move>) -> Thinking {
    let considered = thought.considered.iter().map(|option| considered_in_words(rules, option));
    Thought {
        mv: rules.spell(thought.mv),
        considered: considered.collect(),
        continuation: thought.continuation.iter().map(|(seat, mv)| (*seat, rules.spell(*mv))).collect(),
    }
}

pub(crate) fn considered_in_words<R: Spoken>(rules: &R, option: &Considered<R::Move>) -> Considered<Message> {
    Considered {
        mv: rules.spell(option.mv),
        visits: option.visits,
        shares: option.shares.clone(),
        scores: option.scores.clone(),
    }
}
