//! The contract between a game and the rest.

use crate::{Chance, Eyes, Rng, Seat, Seats};
use arrayvec::ArrayVec;
use std::{fmt::Debug, hash::Hash, ops::Deref};

/// A game with its sheet, its number of seats and its switches chosen. It never changes; the state does.
pub trait Rules: Clone + Eq + Debug + Send + Sync + 'static {
    /// The whole truth, hidden parts and chance included; no heap, no pointers.
    type State: Copy + Eq + Debug + Send + Sync;
    /// One small decision of a seat.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// Which decision it is.
    type Decision: Copy + Eq + Debug;
    /// Something that happened.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// Why a move is not allowed, in the words of the rules.
    type Refusal: Clone + Eq + Debug;
    /// What one pair of eyes sees: a list of what is allowed to be seen, not a state with holes.
    type View: Clone + Eq + Debug + serde::Serialize;

    /// How many seats play.
    fn seats(&self) -> usize;

    /// Sets the game up and runs on to the first decision.
    fn deal(&self, chance: Chance, log: &mut impl Log<Self>) -> Self::State;

    /// Whose decision it is, and which.
    fn turn(&self, state: &Self::State) -> Turn<Self::Decision>;

    /// Everything this seat may do now, without duplicates, in the canonical order.
    fn moves(&self, state: &Self::State, seat: Seat, out: &mut Moves<Self::Move>);

    /// Every move of the shape of this decision, legal or not.
    fn conceivable(&self, decision: Self::Decision, seat: Seat, each: &mut impl FnMut(Self::Move));

    /// Whether this seat, whose decision it is, may make this move; exactly the moves that `moves` lists.
    fn check(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Why a seat that does not decide now takes no part, where the rules have a reason beyond not being its turn.
    fn barred(&self, _state: &Self::State, _seat: Seat, _mv: Self::Move) -> Option<Self::Refusal> {
        None
    }

    /// Makes a move that `check` allows and runs on, through forced steps and chance, to the next decision.
    fn play(&self, state: &mut Self::State, seat: Seat, mv: Self::Move, log: &mut impl Log<Self>);

    /// What these eyes see.
    fn view(&self, state: &Self::State, eyes: Eyes) -> Self::View;

    /// The event as these eyes learn it, if they do.
    fn told(&self, event: &Self::Event, eyes: Eyes) -> Option<Self::Event>;

    /// Whether these eyes learn that the seat made this move because it had no other; its effects are told by events anyway.
    fn shows_forced(&self, _seat: Seat, _mv: Self::Move, _eyes: Eyes) -> bool {
        true
    }

    /// Whether these eyes learn a move of which no event tells; a seat knows its own.
    fn shows_quiet(&self, seat: Seat, _mv: Self::Move, eyes: Eyes) -> bool {
        eyes.see(seat)
    }

    /// Deals anew all that these eyes cannot see, chance included; what they see stays as it is.
    ///
    /// Asked for the eyes of a seat that decides, or for any eyes where an action opens.
    fn imagine(&self, state: &mut Self::State, eyes: Eyes, rng: &mut Rng);

    /// The scores now, and the winners when the game is over.
    fn standing(&self, state: &Self::State) -> Standing;

    /// The invariants of the specification.
    fn audit(&self, state: &Self::State) -> Result<(), Broken>;
}

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn<D> {
    /// The game is over.
    Over,
    /// One seat decides.
    One {
        /// Who.
        seat: Seat,
        /// What about.
        decision: D,
        /// Whether an action opens here, so that anybody's eyes may imagine the table.
        opens: bool,
    },
    /// Several seats decide at once, in any order of arrival, unseen by each other.
    Together {
        /// Who has not chosen yet.
        seats: Seats,
        /// The turn order starts here; a record has the choices in turn order.
        from: Seat,
        /// What about.
        decision: D,
    },
}

impl<D: Copy> Turn<D> {
    /// Who may move now.
    pub fn seats(&self) -> Seats {
        match *self {
            Turn::Over => Seats::NONE,
            Turn::One { seat, .. } => Seats::only(seat),
            Turn::Together { seats, .. } => seats,
        }
    }

    /// Which decision it is.
    pub fn decision(&self) -> Option<D> {
        match *self {
            Turn::Over => None,
            Turn::One { decision, .. } | Turn::Together { decision, .. } => Some(decision),
        }
    }

    /// Whether an action opens here. Where several choose at once, and at the end, it does.
    pub fn opens(&self) -> bool {
        !matches!(self, Turn::One { opens: false, .. })
    }
}

/// Who listens to a game. For `()` it compiles to nothing, so that a playout pays only for rules.
pub trait Log<R: Rules> {
    /// Something happened.
    fn event(&mut self, event: R::Event);
    /// A seat made the only move it had; it stands in no record.
    fn forced(&mut self, seat: Seat, mv: R::Move);
    /// Something hidden from the mover was shown, chance included: no take-back crosses this.
    fn barrier(&mut self);
}

impl<R: Rules> Log<R> for () {
    #[inline(always)]
    fn event(&mut self, _: R::Event) {}
    #[inline(always)]
    fn forced(&mut self, _: Seat, _: R::Move) {}
    #[inline(always)]
    fn barrier(&mut self) {}
}

/// One line of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<R: Rules> {
    /// Something happened.
    Event(R::Event),
    /// A seat made the only move it had.
    Forced(Seat, R::Move),
    /// Something hidden was shown.
    Barrier,
}

impl<R: Rules> Log<R> for Vec<Entry<R>> {
    fn event(&mut self, event: R::Event) {
        self.push(Entry::Event(event));
    }
    fn forced(&mut self, seat: Seat, mv: R::Move) {
        self.push(Entry::Forced(seat, mv));
    }
    fn barrier(&mut self) {
        self.push(Entry::Barrier);
    }
}

/// The most options one decision can have in any game.
pub const MOST_MOVES: usize = 512;

/// A list of options in the caller's own fixed space.
#[derive(Clone, Debug)]
pub struct Moves<M>(ArrayVec<M, MOST_MOVES>);

impl<M> Moves<M> {
    /// An empty list.
    pub fn new() -> Self {
        Self(ArrayVec::new())
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds an option.
    #[inline]
    pub fn push(&mut self, mv: M) {
        self.0.push(mv);
    }

    /// Adds several options.
    #[inline]
    pub fn extend(&mut self, moves: impl IntoIterator<Item = M>) {
        self.0.extend(moves);
    }

    /// Keeps only the options of which this is true.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(&M) -> bool) {
        self.0.retain(|mv| keep(mv));
    }

    /// Adds an option if it is allowed.
    #[inline]
    pub fn push_if<E>(&mut self, allowed: Result<(), E>, mv: M) {
        if allowed.is_ok() {
            self.0.push(mv);
        }
    }
}

impl<M> Default for Moves<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Deref for Moves<M> {
    type Target = [M];
    #[inline]
    fn deref(&self) -> &[M] {
        &self.0
    }
}

/// A score for each seat.
pub type Scores = ArrayVec<i32, { crate::MOST_SEATS }>;

/// How the seats stand.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Standing {
    /// The score of each seat now.
    pub scores: Scores,
    /// The rank of each seat, 1 for the best; rivals are ranked with them.
    pub ranks: ArrayVec<u8, { crate::MOST_SEATS }>,
    /// Opponents that are no seats, by the name of the game's texts (`automa`), with their scores.
    pub rivals: ArrayVec<(&'static str, i32), 2>,
    /// Who has won, once the game is over; a game may end with no seat as winner.
    pub winners: Option<Seats>,
}

impl Standing {
    /// Seats with these scores, ranked by what the game goes by: the greater is ahead, equals share a rank. Whoever has won is
    /// ahead of all others.
    pub fn ranked<K: Ord>(scores: Scores, winners: Option<Seats>, merit: impl Fn(Seat, i32) -> K) -> Self {
        let has_won = |seat: Seat| winners.is_some_and(|winners| winners.contains(seat));
        let seats = Seat::new(0).round(scores.len()).zip(&scores);
        let merits: ArrayVec<_, { crate::MOST_SEATS }> =
            seats.map(|(seat, score)| (has_won(seat), merit(seat, *score))).collect();
        let rank = |own: &(bool, K)| 1 + merits.iter().filter(|other| *other > own).count() as u8;
        let ranks = merits.iter().map(rank).collect();
        Self { scores, ranks, rivals: ArrayVec::new(), winners }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.winners.is_some()
    }
}

/// An invariant that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The number of the invariant or rule.
    pub rule: &'static str,
    /// Where in the position, as a path.
    pub path: String,
    /// The figures that were found.
    pub found: String,
}

impl Broken {
    /// An invariant broken at this path, with the figures found there.
    pub fn new(rule: &'static str, path: impl Into<String>, found: impl std::fmt::Display) -> Self {
        Self { rule, path: path.into(), found: found.to_string() }
    }
}

impl From<Broken> for crate::Fault {
    fn from(broken: Broken) -> Self {
        let reason = crate::Message::new("BrokenRule").with("rule", broken.rule).with("found", broken.found);
        Self::new(broken.path, reason)
    }
}
