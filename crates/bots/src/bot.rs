//! Which bots there are, and one of them at a seat.

use crate::careless::careless;
use crate::{Manner, Search, Thought, greedy};
use std::fmt;
use std::time::Instant;
use table::{Estimate, Moves, Rng, Seat};

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Every option is as likely as the others.
    Random,
    /// One step of the game's own estimate.
    Greedy,
    /// A strength a person can choose.
    Level(Level),
    /// A search with so many playouts for a decision.
    Search(u32),
}

/// How strong an opponent a person wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Tries, but overlooks many of its options.
    Easy,
    /// Thinks a little.
    Medium,
    /// Thinks.
    Hard,
    /// Thinks as long as a person likes to wait.
    Expert,
}

impl Level {
    /// All of them, the gentlest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];
}

impl Bot {
    /// The names a bot can be asked for by; `search` may be followed by its playouts, as in `search:800`.
    pub const NAMES: [&'static str; 7] = ["easy", "medium", "hard", "expert", "greedy", "random", "search"];
    /// The playouts of a search for which no number is given.
    pub const PLAYOUTS: u32 = 400;
    /// The most playouts a search may be asked for: its tree grows with each.
    pub const MOST_PLAYOUTS: u32 = 200_000;

    /// The one with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Some(match name {
            "random" => Bot::Random,
            "greedy" => Bot::Greedy,
            "easy" => Bot::Level(Level::Easy),
            "medium" => Bot::Level(Level::Medium),
            "hard" => Bot::Level(Level::Hard),
            "expert" => Bot::Level(Level::Expert),
            "search" => Bot::Search(Self::PLAYOUTS),
            _ => {
                let playouts = name.strip_prefix("search:")?.parse().ok()?;
                Bot::Search(Some(playouts).filter(|playouts| (1..=Self::MOST_PLAYOUTS).contains(playouts))?)
            }
        })
    }

    /// What it does for this seat, whose decision it is. It looks at nothing the seat cannot see.
    pub fn choose<R: Estimate>(self, rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) -> Thought<R::Move> {
        Player::new(self).choose(rules, state, seat, rng)
    }

    /// How it searches this game, if it does.
    pub fn manner<R: Estimate>(self) -> Option<Manner> {
        Some(match self {
            Bot::Random | Bot::Greedy | Bot::Level(Level::Easy) => return None,
            Bot::Level(Level::Medium) => Manner::of::<R>(R::LEVELS.medium),
            Bot::Level(Level::Hard) => Manner { tables: R::LEVELS.closer.0, ..Manner::of::<R>(R::LEVELS.hard) },
            Bot::Level(Level::Expert) => Manner { tables: R::LEVELS.closer.1, ..Manner::of::<R>(R::LEVELS.expert) },
            Bot::Search(playouts) => Manner::of::<R>(playouts),
        })
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Level(Level::Easy) => "easy",
            Bot::Level(Level::Medium) => "medium",
            Bot::Level(Level::Hard) => "hard",
            Bot::Level(Level::Expert) => "expert",
            Bot::Search(playouts) => return write!(to, "search:{playouts}"),
        })
    }
}

/// A bot at a seat, with what it remembers between decisions.
pub struct Player<R: Estimate> {
    bot: Bot,
    search: Option<Search<R>>,
}

impl<R: Estimate> Player<R> {
    /// A bot that has not thought yet.
    pub fn new(bot: Bot) -> Self {
        let search = bot.manner::<R>().map(|manner| Search::new(manner, R::Weights::default()));
        Self { bot, search }
    }

    /// Lets so many threads work; what is chosen does not depend on it.
    pub fn threads(mut self, threads: usize) -> Self {
        self.search = self.search.map(|search| search.threads(threads));
        self
    }

    /// Stops thinking at this moment even if playouts are left.
    pub fn until(&mut self, deadline: Option<Instant>) {
        if let Some(search) = &mut self.search {
            search.until(deadline);
        }
    }

    /// Lets it look more closely at this move, whatever it thinks of it.
    pub fn insist(&mut self, mv: Option<R::Move>) {
        if let Some(search) = &mut self.search {
            search.insist(mv);
        }
    }

    /// What it does for this seat, whose decision it is. It looks at nothing the seat cannot see.
    pub fn choose(&mut self, rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) -> Thought<R::Move> {
        match (&mut self.search, self.bot) {
            (Some(search), _) => search.choose(rules, state, seat, rng),
            (None, Bot::Random) => {
                let mut moves = Moves::new();
                rules.moves(state, seat, &mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                Thought { mv, considered: Vec::new(), continuation: vec![(seat, mv)] }
            }
            (None, Bot::Level(_)) => careless(rules, R::LEVELS.easy_overlooks, state, seat, rng),
            (None, _) => greedy(rules, &R::Weights::default(), state, seat, rng),
        }
    }
}
