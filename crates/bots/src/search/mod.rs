//! Tree search for several players with hidden information and chance.

mod closer;
mod roll_out;
mod tree;

use crate::outlook::{Judge, Reckoning};
use crate::{Considered, Thought};
use std::cmp::Reverse;
use std::time::Instant;
use table::{Estimate, Eyes, Rng, Seat};
use tree::Tree;

/// A move insisted on gets one in so many playouts.
const INSISTED: u32 = 4;
/// How many moves of a continuation are told.
const CONTINUATION: usize = 8;
/// A search looks so many times whether the rest of its playouts could still change its choice.
const LOOKS: u32 = 16;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How many playouts a decision may take, all trees together.
    pub playouts: u32,
    /// How many trees grow side by side, each on its own imagined tables.
    pub trees: usize,
    /// How many imagined tables each tree grows on.
    pub worlds: usize,
    /// Whether the tree tells hands apart: what rivals would do with each imagined hand.
    pub hands_apart: bool,
    /// On how many imagined tables for each two seats, at most, its best options are played on until the game rests.
    pub tables: u32,
    /// How many actions a playout goes on beyond the tree.
    pub horizon: usize,
    /// How much a promising or seldom tried option is preferred to one that has done well.
    pub curiosity: f32,
    /// How much worse than the others an untried option is taken to be.
    pub caution: f32,
    /// How sharply the estimate's opinion separates the options.
    pub trust: f32,
    /// The least an option is trusted, beside the most promising one.
    pub openness: f32,
    /// How many options are open from the start, and how the number grows with the square root of the visits.
    pub width: (f32, f32),
}

impl Manner {
    fn prior(&self, worth: f32) -> f32 {
        (worth * self.trust).exp().max(self.openness)
    }

    fn width(&self, visits: u32) -> usize {
        (self.width.0 + self.width.1 * (visits as f32).sqrt()) as usize
    }
}

impl Manner {
    /// The manner that has proved best in a game, with so many playouts.
    pub const fn of<R: Estimate>(playouts: u32) -> Self {
        Self {
            playouts,
            trees: 2,
            worlds: R::IMAGINED,
            hands_apart: R::HANDS_APART,
            tables: 0,
            horizon: R::HORIZON,
            curiosity: 0.3,
            caution: 0.01,
            trust: 40.0,
            openness: 0.03,
            width: (3.0, 1.0),
        }
    }
}

/// A search that remembers its trees between the small decisions of a turn.
pub struct Search<R: Estimate> {
    manner: Manner,
    weights: R::Weights,
    threads: usize,
    deadline: Option<Instant>,
    insisted: Option<R::Move>,
    grown: Vec<Tree<R>>,
    chosen: Option<(Seat, R::Move)>,
}

impl<R: Estimate> Search<R> {
    /// A search in this manner.
    pub fn new(manner: Manner, weights: R::Weights) -> Self {
        Self { manner, weights, threads: 1, deadline: None, insisted: None, grown: Vec::new(), chosen: None }
    }

    /// Lets so many threads work; what is chosen does not depend on it.
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// Stops thinking at this moment even if playouts are left; what is chosen then depends on the machine.
    pub fn until(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// Gives this move a part of the playouts, whatever comes of it.
    pub fn insist(&mut self, mv: Option<R::Move>) {
        self.insisted = mv;
    }

    /// What to do for this seat, whose decision it is.
    pub fn choose(&mut self, rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) -> Thought<R::Move> {
        let mut trees = self.take_up(rules, state, seat, rng);
        let share = (self.manner.playouts / trees.len() as u32).max(1);
        for look in 1..=LOOKS {
            self.grow(rules, &mut trees, seat, (share * look).div_ceil(LOOKS));
            if is_settled(&trees, seat, share) {
                break;
            }
        }
        if let Some(mv) = self.insisted {
            self.try_insisted(rules, &mut trees, seat, mv, share / INSISTED);
        }
        let mut considered = all_considered(rules, &trees, seat);
        self.look_closer(rules, state, seat, &mut considered, rng);
        let considered: Vec<_> = considered.into_iter().map(|(_, considered)| considered).collect();
        let mv = considered[0].mv;
        let continuation = continuation(&trees, seat, mv);
        self.chosen = Some((seat, mv));
        self.grown = trees;
        Thought { mv, considered, continuation }
    }

    /// By the estimate, and by what self-play has taught where there is such.
    fn reckoning<'a>(&'a self, rules: &'a R) -> Reckoning<'a, R> {
        Reckoning::new(rules, &self.weights, rules.learned())
    }

    fn has_time(&self) -> bool {
        self.deadline.is_none_or(|deadline| Instant::now() < deadline)
    }

    /// Lets every tree have so many playouts.
    fn grow(&self, rules: &R, trees: &mut [Tree<R>], seat: Seat, playouts: u32) {
        self.share_out(trees, |tree| {
            let judge = Judge::new(self.reckoning(rules), tree.world());
            // A tree without a playout has nothing to say, however late it is.
            while tree.visits() < playouts && (tree.visits() == 0 || self.has_time()) {
                tree.playout(&judge, &self.manner, seat, None);
            }
        });
    }

    /// Lets every tree try the move insisted on so often.
    fn try_insisted(&self, rules: &R, trees: &mut [Tree<R>], seat: Seat, mv: R::Move, playouts: u32) {
        self.share_out(trees, |tree| {
            let judge = Judge::new(self.reckoning(rules), tree.world());
            while tree.visits_of(seat, mv).is_some_and(|visits| visits < playouts) {
                tree.playout(&judge, &self.manner, seat, Some(mv));
            }
        });
    }

    /// Each thread works at whole trees.
    fn share_out(&self, trees: &mut [Tree<R>], work: impl Fn(&mut Tree<R>) + Sync) {
        let each = trees.len().div_ceil(self.threads);
        if each == trees.len() {
            trees.iter_mut().for_each(work);
        } else {
            let work = |trees: &mut [Tree<R>]| trees.iter_mut().for_each(&work);
            std::thread::scope(|scope| trees.chunks_mut(each).for_each(|trees| drop(scope.spawn(|| work(trees)))));
        }
    }

    /// The trees of the decision before, where they foresaw what the seat sees now; otherwise new ones.
    fn take_up(&mut self, rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) -> Vec<Tree<R>> {
        let mut grown = std::mem::take(&mut self.grown);
        if let Some((before, mv)) = self.chosen.take()
            && before == seat
        {
            let seen = rules.view(state, Eyes::Of(seat));
            if grown.iter_mut().all(|tree| tree.follow(rules, seat, mv, &seen)) {
                return grown;
            }
        }
        let mut open = *state;
        rules.reopen(&mut open, seat);
        let mut worlds = || {
            let imagined = |_| {
                let mut world = open;
                rules.imagine(&mut world, Eyes::Of(seat), rng);
                world
            };
            (0..self.manner.worlds).map(imagined).collect::<Vec<_>>()
        };
        let trees = (0..self.manner.trees).map(|_| {
            let worlds = worlds();
            let judge = Judge::new(self.reckoning(rules), &worlds[0]);
            Tree::new(&judge, &self.manner, worlds, seat, self.insisted)
        });
        trees.collect()
    }
}

/// Whether the option tried most often stays so, whatever the playouts left try.
fn is_settled<R: Estimate>(trees: &[Tree<R>], seat: Seat, share: u32) -> bool {
    let left: u32 = trees.iter().map(|tree| share.saturating_sub(tree.visits())).sum();
    let mut tried: Vec<(R::Move, u32)> = Vec::new();
    for branch in trees.iter().flat_map(|tree| tree.considered(seat)) {
        match tried.iter_mut().find(|(mv, _)| *mv == branch.mv) {
            Some((_, visits)) => *visits += branch.visits,
            None => tried.push((branch.mv, branch.visits)),
        }
    }
    tried.sort_by_key(|(_, visits)| Reverse(*visits));
    tried.get(1).is_none_or(|second| tried[0].1 > second.1 + left)
}

/// What the trees say of each option together, and how much the seat wants it; what was tried most often first.
fn all_considered<R: Estimate>(rules: &R, trees: &[Tree<R>], seat: Seat) -> Vec<(f32, Considered<R::Move>)> {
    let seats = rules.seats();
    let mut considered: Vec<(f32, Considered<R::Move>)> = Vec::new();
    for branch in trees.iter().flat_map(|tree| tree.considered(seat)) {
        let found = considered.iter_mut().find(|(_, known)| known.mv == branch.mv);
        let (wants, known) = match found {
            Some(known) => known,
            None => {
                let fresh = Considered { mv: branch.mv, visits: 0, shares: vec![0.0; seats], scores: vec![0.0; seats] };
                considered.push((0.0, fresh));
                considered.last_mut().expect("just pushed")
            }
        };
        *wants += branch.worth() * branch.visits as f32;
        known.visits += branch.visits;
        let add = |(sum, figure): (&mut f32, f32)| *sum += figure;
        known.shares.iter_mut().zip(branch.shares).for_each(add);
        known.scores.iter_mut().zip(branch.scores).for_each(add);
    }
    for (wants, known) in &mut considered {
        let visits = known.visits.max(1) as f32;
        *wants /= visits;
        known.shares.iter_mut().chain(&mut known.scores).for_each(|figure| *figure /= visits);
    }
    considered.sort_by(|a, b| b.1.visits.cmp(&a.1.visits).then(b.0.total_cmp(&a.0)));
    considered
}

/// The move and what probably follows, by the first of the trees that know most of it.
fn continuation<R: Estimate>(trees: &[Tree<R>], seat: Seat, mv: R::Move) -> Vec<(Seat, R::Move)> {
    let knows_most = trees.iter().rev().max_by_key(|tree| tree.visits_of(seat, mv)).expect("a search has trees");
    knows_most.continuation(seat, mv, CONTINUATION)
}
