//! Players that are programs. They know the contract of `table` and no game.

mod greedy;
mod playout;

pub use greedy::greedy;
pub use playout::{imaginings, playouts};

use table::{Estimate, Moves, Rng, Seat};

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Every option is as likely as the others.
    Random,
    /// One step of the game's own estimate.
    Greedy,
}

impl Bot {
    /// All of them.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Greedy];

    /// Its name on the command line and in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }

    /// The one with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.name() == name)
    }

    /// What it does for this seat, whose decision it is. It looks at nothing the seat cannot see.
    pub fn choose<R: Estimate>(self, rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) -> Thought<R::Move> {
        match self {
            Bot::Greedy => greedy(rules, &R::Weights::default(), state, seat, rng),
            Bot::Random => {
                let mut moves = Moves::new();
                rules.moves(state, seat, &mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                Thought { mv, values: Vec::new(), considered: Vec::new() }
            }
        }
    }
}

/// What a bot thought.
#[derive(Clone, Debug)]
pub struct Thought<M> {
    /// The move it chose.
    pub mv: M,
    /// The final score it expects for each seat after it; empty if it does not think.
    pub values: Vec<f32>,
    /// The moves it considered, the best first, with what it thinks each is worth to it.
    pub considered: Vec<(M, f32)>,
}
