//! One tree over what the deciding seat can know, grown on a few imagined tables.
//!
//! A branch is a move; what chance and hidden things make of it differs between the imagined tables that pass through. Each
//! imagined table has its own chance and keeps it, so that all moves are compared under the same luck.

use super::Manner;
use super::roll_out::roll_out;
use crate::look_ahead::end_of;
use crate::outlook::{Judge, Outlook, PerSeat};
use std::cmp::Reverse;
use std::collections::HashMap;
use table::{Estimate, Eyes, MOST_SEATS, Moves, Rules, Seat, Seats, Turn};

type Place = u32;

/// Where a playout goes on: from which node, by which choices, and who decides then.
type Step = (Place, [u16; MOST_SEATS], Seats);

/// A move that was considered, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Branch<M> {
    pub(super) mv: M,
    /// How promising the move looks before it is tried; only the ratio to others counts.
    prior: f32,
    pub(super) visits: u32,
    wants: f32,
    pub(super) scores: PerSeat,
    pub(super) shares: PerSeat,
}

impl<M> Branch<M> {
    fn new(mv: M, prior: f32) -> Self {
        Self { mv, prior, visits: 0, wants: 0.0, scores: [0.0; MOST_SEATS], shares: [0.0; MOST_SEATS] }
    }

    pub(super) fn worth(&self) -> f32 {
        self.wants / self.visits.max(1) as f32
    }
}

/// A seat that decides at a node.
struct Decider<M> {
    seat: Seat,
    visits: u32,
    wants: f32,
    /// The options of the imagined table that came here first, in canonical order.
    offered: Vec<M>,
    /// The most promising first; those of other imagined tables behind.
    branches: Vec<Branch<M>>,
    /// What the most promising of the first options looked worth.
    best: f32,
}

pub(super) struct Tree<R: Estimate> {
    worlds: Vec<R::State>,
    /// Who decides at each node; several where they choose at once, none seeing another's choice.
    nodes: Vec<Vec<Decider<R::Move>>>,
    steps: HashMap<Step, Place>,
    root: Place,
    path: Vec<(Place, usize, usize)>,
    moves: Moves<R::Move>,
}

impl<R: Estimate> Tree<R> {
    /// A tree with its root alone, where this seat decides.
    pub(super) fn new(judge: &Judge<'_, R>, manner: &Manner, worlds: Vec<R::State>, seat: Seat) -> Self {
        let mut tree =
            Self { worlds, nodes: Vec::new(), steps: HashMap::new(), root: 0, path: Vec::new(), moves: Moves::new() };
        let (root, _) = tree.node(judge, manner, &tree.worlds[0].clone());
        tree.root = root;
        tree.average_priors(judge, manner, seat);
        tree
    }

    /// The root's own options are judged on all imagined tables, as everything grows from them.
    fn average_priors(&mut self, judge: &Judge<'_, R>, manner: &Manner, seat: Seat) {
        let Some(own) = self.nodes[self.root as usize].iter_mut().find(|decider| decider.seat == seat) else { return };
        let worth = |mv: R::Move| {
            let all = self.worlds.iter().map(|world| {
                let (_, end) = end_of(judge.by.rules, judge.by.weights, world, seat, mv);
                judge.outlook(&end).wants[seat.number()]
            });
            all.sum::<f32>() / self.worlds.len() as f32
        };
        *own = Decider::new(seat, own.offered.clone(), &own.offered.iter().map(|mv| worth(*mv)).collect::<Vec<_>>(), manner);
    }

    /// The branches of the seat at the root.
    pub(super) fn considered(&self, seat: Seat) -> &[Branch<R::Move>] {
        let own = self.nodes[self.root as usize].iter().find(|decider| decider.seat == seat);
        own.map_or(&[], |own| &own.branches)
    }

    /// One of its imagined tables.
    pub(super) fn world(&self) -> &R::State {
        &self.worlds[0]
    }

    /// How many playouts went through the root.
    pub(super) fn visits(&self) -> u32 {
        self.visits_at(self.root)
    }

    /// How many playouts tried this move of the seat at the root, if it is one.
    pub(super) fn visits_of(&self, seat: Seat, mv: R::Move) -> Option<u32> {
        self.branch_of(seat, mv).map(|branch| self.considered(seat)[branch].visits)
    }

    /// Which branch at the root this move of the seat is.
    fn branch_of(&self, seat: Seat, mv: R::Move) -> Option<usize> {
        self.considered(seat).iter().position(|branch| branch.mv == mv)
    }

    /// Adds a node for this position; also where the first decider's best option ends.
    fn node(&mut self, judge: &Judge<'_, R>, manner: &Manner, state: &R::State) -> (Place, Option<R::State>) {
        let mut start = None;
        let deciders = in_order(judge.by.rules, state).map(|seat| {
            let mut moves = std::mem::take(&mut self.moves);
            judge.by.rules.moves(state, seat, &mut moves);
            let mut best = (f32::MIN, None);
            let mut worths = Vec::with_capacity(moves.len());
            for mv in moves.iter() {
                let (_, end) = end_of(judge.by.rules, judge.by.weights, state, seat, *mv);
                let worth = judge.outlook(&end).wants[seat.number()];
                worths.push(worth);
                if worth > best.0 {
                    best = (worth, Some(end));
                }
            }
            start = if start.is_none() { best.1 } else { None };
            let decider = Decider::new(seat, moves.to_vec(), &worths, manner);
            self.moves = moves;
            decider
        });
        let deciders = deciders.collect::<Vec<_>>();
        let single = deciders.len() == 1;
        self.nodes.push(deciders);
        (self.nodes.len() as Place - 1, start.filter(|_| single))
    }

    /// One playout: down the tree, one new node, a short game from there, and its outlook back up.
    ///
    /// It starts with the move insisted on, if there is one.
    pub(super) fn playout(&mut self, judge: &Judge<'_, R>, manner: &Manner, seat: Seat, insisted: Option<R::Move>) {
        self.path.clear();
        let rules = judge.by.rules;
        let own = self.nodes[self.root as usize].iter().position(|decider| decider.seat == seat).expect("the seat decides");
        let world = self.worlds[0];
        let insisted = insisted.and_then(|mv| self.branch_of(seat, mv));
        let first = insisted.unwrap_or_else(|| self.choose(judge, manner, (self.root, own), &world));
        // Every option meets the imagined tables in the same order.
        let visits = self.nodes[self.root as usize][own].branches[first].visits;
        let mut state = self.worlds[visits as usize % self.worlds.len()];
        let (mut place, mut chosen) = (self.root, Some((own, first)));
        let outlook = loop {
            let mut choices = [u16::MAX; MOST_SEATS];
            for (index, choice) in choices.iter_mut().enumerate().take(self.nodes[place as usize].len()) {
                let branch = match chosen {
                    Some((own, first)) if own == index => first,
                    _ => self.choose(judge, manner, (place, index), &state),
                };
                let decider = &self.nodes[place as usize][index];
                rules.play(&mut state, decider.seat, decider.branches[branch].mv, &mut ());
                *choice = branch as u16;
                self.path.push((place, index, branch));
            }
            chosen = None;
            let step = (place, choices, rules.turn(&state).seats());
            if step.2.is_empty() {
                break judge.outlook(&state);
            }
            if let Some(next) = self.steps.get(&step) {
                place = *next;
                continue;
            }
            let (next, start) = self.node(judge, manner, &state);
            self.steps.insert(step, next);
            break roll_out(judge, start.unwrap_or(state), manner.horizon);
        };
        self.learn(&outlook);
    }

    fn learn(&mut self, outlook: &Outlook) {
        for (place, index, branch) in self.path.drain(..) {
            let decider = &mut self.nodes[place as usize][index];
            let wants = outlook.wants[decider.seat.number()];
            decider.visits += 1;
            decider.wants += wants;
            let branch = &mut decider.branches[branch];
            branch.visits += 1;
            branch.wants += wants;
            for seat in 0..MOST_SEATS {
                branch.scores[seat] += outlook.scores[seat];
                branch.shares[seat] += outlook.shares[seat];
            }
        }
    }

    /// The branch this decider tries next on this imagined table: what has done well, what promises much, what was seldom tried.
    fn choose(&mut self, judge: &Judge<'_, R>, manner: &Manner, at: (Place, usize), state: &R::State) -> usize {
        let decider = &mut self.nodes[at.0 as usize][at.1];
        judge.by.rules.moves(state, decider.seat, &mut self.moves);
        let as_offered = *self.moves == *decider.offered;
        if !as_offered {
            decider.meet(judge, manner, &self.moves, state);
        }
        let all_legal = as_offered && decider.branches.len() == decider.offered.len();
        let legal = |branch: &Branch<R::Move>| all_legal || self.moves.contains(&branch.mv);
        let width = manner.width(decider.visits);
        let open = || decider.branches.iter().enumerate().filter(|(_, branch)| legal(branch)).take(width);
        let priors: f32 = open().map(|(_, branch)| branch.prior).sum();
        let bold = manner.curiosity * ((decider.visits + 1) as f32).sqrt() / priors;
        let untried = if decider.visits == 0 { 0.0 } else { decider.wants / decider.visits as f32 - manner.caution };
        let promise = |branch: &Branch<R::Move>| {
            let known = if branch.visits == 0 { untried } else { branch.worth() };
            known + bold * branch.prior / (1 + branch.visits) as f32
        };
        let mut best = (f32::MIN, 0);
        for (index, branch) in open() {
            let promise = promise(branch);
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    /// Makes the position after the seat's own move the root, if its imagined tables foresaw what the seat now sees.
    pub(super) fn follow(&mut self, rules: &R, seat: Seat, mv: R::Move, seen: &R::View) -> bool {
        let decides = |world: &R::State| matches!(rules.turn(world), Turn::One { seat: next, .. } if next == seat);
        for world in &mut self.worlds {
            rules.play(world, seat, mv, &mut ());
            if !decides(world) || rules.view(world, Eyes::Of(seat)) != *seen {
                return false;
            }
        }
        let deciders = &self.nodes[self.root as usize];
        let Some(branch) = deciders[0].branches.iter().position(|branch| branch.mv == mv) else { return false };
        let mut choices = [u16::MAX; MOST_SEATS];
        choices[0] = branch as u16;
        match self.steps.get(&(self.root, choices, Seats::only(seat))) {
            Some(next) if deciders.len() == 1 => {
                self.root = *next;
                true
            }
            _ => false,
        }
    }

    /// This move of the seat and those most often tried after it.
    pub(super) fn continuation(&self, seat: Seat, mv: R::Move, longest: usize) -> Vec<(Seat, R::Move)> {
        let mut line = vec![(seat, mv)];
        let mut place = self.root;
        let mut told = self.nodes[place as usize].iter().position(|decider| decider.seat == seat).zip(self.branch_of(seat, mv));
        while line.len() < longest {
            let deciders = &self.nodes[place as usize];
            if let (None, [alone]) = (told, deciders.as_slice()) {
                let tried = alone.branches.iter().enumerate().filter(|(_, branch)| branch.visits > 0);
                let Some((number, branch)) = tried.max_by_key(|(_, branch)| branch.visits) else { return line };
                line.push((alone.seat, branch.mv));
                told = Some((0, number));
            }
            let ways = self.steps.iter().filter(|((from, choices, _), _)| {
                *from == place && told.is_none_or(|(decider, branch)| usize::from(choices[decider]) == branch)
            });
            // Of equals the first: a map has no order of its own.
            let most_tried = ways.max_by_key(|(_, next)| (self.visits_at(**next), Reverse(**next)));
            let Some(((_, choices, _), next)) = most_tried else { return line };
            for (number, (decider, branch)) in deciders.iter().zip(choices).enumerate() {
                if told.is_none_or(|(own, _)| own != number) {
                    line.push((decider.seat, decider.branches[usize::from(*branch)].mv));
                }
            }
            (place, told) = (*next, None);
        }
        line
    }

    /// How many playouts went on from a node.
    fn visits_at(&self, place: Place) -> u32 {
        self.nodes[place as usize].first().map_or(0, |decider| decider.visits)
    }
}

impl<M: Copy + PartialEq> Decider<M> {
    fn new(seat: Seat, offered: Vec<M>, worths: &[f32], manner: &Manner) -> Self {
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        let mut branches: Vec<_> =
            offered.iter().zip(worths).map(|(mv, worth)| Branch::new(*mv, manner.prior(worth - best))).collect();
        // Of equal options the last in canonical order does the least.
        branches.reverse();
        branches.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        Self { seat, visits: 0, wants: 0.0, offered, branches, best }
    }

    /// Options that other imagined tables did not have.
    fn meet<R: Estimate + Rules<Move = M>>(&mut self, judge: &Judge<'_, R>, manner: &Manner, moves: &[M], state: &R::State) {
        for mv in moves {
            if !self.branches.iter().any(|branch| branch.mv == *mv) {
                let (_, end) = end_of(judge.by.rules, judge.by.weights, state, self.seat, *mv);
                let worth = judge.outlook(&end).wants[self.seat.number()];
                self.branches.push(Branch::new(*mv, manner.prior(worth - self.best)));
            }
        }
    }
}

/// Who decides here, in turn order.
pub(super) fn in_order<R: Rules>(rules: &R, state: &R::State) -> impl Iterator<Item = Seat> + use<R> {
    let (seats, from) = match rules.turn(state) {
        Turn::Over => (Seats::NONE, Seat::new(0)),
        Turn::One { seat, .. } => (Seats::only(seat), seat),
        Turn::Together { seats, from, .. } => (seats, from),
    };
    from.round(rules.seats()).filter(move |seat| seats.contains(*seat))
}
