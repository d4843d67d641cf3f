//! What a position is worth, for bots, and the figures in that judgement which self-play can tune.

use crate::{Moves, Net, Rules, Seat};
use std::fmt::Debug;

/// What a position is worth, for bots.
pub trait Estimate: Rules {
    /// The figures the estimate reckons with.
    type Weights: Weights;

    /// How far a bot should look ahead in its own action, where a single decision shows nothing yet.
    const LOOK_AHEAD: LookAhead = LookAhead::Ends(0);
    /// How many imagined tables a bot should try an option on; one is enough where nothing hidden bears on the own action.
    const WORLDS: usize = 4;
    /// How many imagined tables each tree of a search should grow on.
    const IMAGINED: usize = 4;
    /// Whether what a seat should do depends so much on its hand that a search should think of each imagined hand apart.
    const HANDS_APART: bool = false;
    /// How many actions a playout should go on before the position can be judged.
    const HORIZON: usize = 2;
    /// How many facts of a position self-play can learn from; none where a game has nothing to be learned.
    const FEATURES: usize = 0;
    /// How strong the levels that people choose from play this game.
    const LEVELS: Levels;

    /// The final score this seat may expect from here, from what lies open and the seat's own hand.
    fn estimate(&self, state: &Self::State, seat: Seat, weights: &Self::Weights) -> f32;

    /// The facts that self-play learns from, for this seat, small numbers each: what may decide how far off the estimate is.
    fn features(&self, _state: &Self::State, _seat: Seat, _features: &mut [u8]) {}

    /// What self-play has taught to be added to the estimate, for the table it was learned at.
    fn learned(&self) -> Option<&'static Net> {
        None
    }

    /// Leaves out options that could as well be taken later, if they should be worth anything then: a bot that thinks of them
    /// only loses its way. At least one stays.
    fn sensible(&self, _state: &Self::State, _seat: Seat, _moves: &mut Moves<Self::Move>) {}

    /// Whether this is a good place to judge a game that is played on: nothing that luck has just brought bears on it.
    fn rests(&self, _state: &Self::State) -> bool {
        false
    }

    /// Takes back what the others have chosen unseen where all choose at once: who still thinks of it knows no more than if they
    /// had yet to choose, and can expect them to choose well.
    fn reopen(&self, _state: &mut Self::State, _seat: Seat) {}

    /// The highest final score to expect of rivals whom nobody plays, where there are such.
    fn unplayed_rivals(&self, _state: &Self::State) -> Option<f32> {
        None
    }

    /// By how much such an expectation is usually off, in the same points; the weight `doubt` scales it.
    fn doubt(&self, state: &Self::State, weights: &Self::Weights) -> f32;
}

/// How a bot goes on after the first decision of its own action, before it asks for the estimate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookAhead {
    /// To every end the action can have within so many further decisions.
    Ends(usize),
    /// Decision by decision, so many at most, each time with what the estimate likes best: for actions of too many ends.
    Steps(usize),
}

/// What the levels that people choose from are made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Levels {
    /// The share of its options that `easy` overlooks.
    pub easy_overlooks: f32,
    /// Playouts of `medium` for a decision.
    pub medium: u32,
    /// Playouts of `hard`.
    pub hard: u32,
    /// Playouts of `expert`.
    pub expert: u32,
    /// On how many imagined tables for each two seats, at most, `hard` plays the best options on until the game rests, and on how
    /// many `expert` does.
    pub closer: (u32, u32),
}

/// Named figures of an estimate; the default ones are those in use.
pub trait Weights: Copy + Default + PartialEq + Debug + Send + Sync + 'static {
    /// Their names, in order.
    const NAMES: &'static [&'static str];

    /// The figures, in the order of their names.
    fn values(&self) -> Vec<f32>;

    /// The weights with these figures, one for each name.
    fn of(values: &[f32]) -> Self;
}

/// Defines the weights of a game: each with its name, what it says and the value in use.
#[macro_export]
macro_rules! weights {
    ($(#[$doc:meta])* pub struct $name:ident { $($(#[$says:meta])* $weight:ident = $value:expr,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct $name {
            $($(#[$says])* pub $weight: f32,)+
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($weight: $value,)+ }
            }
        }

        impl $crate::Weights for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($weight)),+];

            fn values(&self) -> Vec<f32> {
                vec![$(self.$weight),+]
            }

            fn of(values: &[f32]) -> Self {
                assert_eq!(values.len(), Self::NAMES.len(), "one figure for each weight");
                let mut values = values.iter().copied();
                Self { $($weight: values.next().expect("as many as names"),)+ }
            }
        }
    };
}
