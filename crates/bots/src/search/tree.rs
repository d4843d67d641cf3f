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

/// What those who decide at a node choose, in turn order.
type Choices<M> = [Option<M>; MOST_SEATS];

/// Where a playout goes on: from which node, by which choices, and who decides then.
type Step<M> = (Place, Choices<M>, Seats);

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

/// Moves after which the same seats decide; several seats where they choose at once, none seeing another's choice.
struct Node<M> {
    /// Who decides, in turn order.
    seats: Vec<Seat>,
    /// What they think; several for a seat where hands are told apart.
    deciders: Vec<Decider<M>>,
}

/// A seat that decides at a node.
struct Decider<M> {
    seat: Seat,
    /// The imagined table that it was first asked on.
    world: usize,
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
    /// Whose decision is thought about.
    seat: Seat,
    nodes: Vec<Node<R::Move>>,
    steps: HashMap<Step<R::Move>, Place>,
    root: Place,
    /// A move that is looked at in the root, even if it is not sensible.
    insisted: Option<R::Move>,
    path: Vec<(Place, usize, usize)>,
    moves: Moves<R::Move>,
}

impl<R: Estimate> Tree<R> {
    /// A tree with its root alone, where this seat decides, perhaps by the move insisted on.
    pub(super) fn new(
        judge: &Judge<'_, R>,
        manner: &Manner,
        worlds: Vec<R::State>,
        seat: Seat,
        insisted: Option<R::Move>,
    ) -> Self {
        let (nodes, steps) = (Vec::new(), HashMap::new());
        let mut tree = Self { worlds, seat, nodes, steps, root: 0, insisted, path: Vec::new(), moves: Moves::new() };
        let first = tree.worlds[0];
        tree.root = tree.node(judge.by.rules, &first);
        tree.arrive(judge, manner, tree.root, 0, &first);
        tree.average_priors(judge, manner, seat);
        tree
    }

    /// The root's own options are judged on all imagined tables, as everything grows from them.
    fn average_priors(&mut self, judge: &Judge<'_, R>, manner: &Manner, seat: Seat) {
        let deciders = &mut self.nodes[self.root as usize].deciders;
        let Some(own) = deciders.iter_mut().find(|decider| decider.seat == seat) else { return };
        let worth = |mv: R::Move| {
            let all = self.worlds.iter().map(|world| {
                let (_, end) = end_of(judge.by.rules, judge.by.weights, world, seat, mv);
                judge.outlook(&end).wants[seat.number()]
            });
            all.sum::<f32>() / self.worlds.len() as f32
        };
        let worths: Vec<_> = own.offered.iter().map(|mv| worth(*mv)).collect();
        *own = Decider::new(seat, own.world, own.offered.clone(), &worths, manner);
    }

    /// The branches of the seat at the root.
    pub(super) fn considered(&self, seat: Seat) -> &[Branch<R::Move>] {
        let own = self.nodes[self.root as usize].deciders.iter().find(|decider| decider.seat == seat);
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

    /// Finds what the seat can sensibly do at this node.
    fn find_moves(&mut self, rules: &R, place: Place, seat: Seat, state: &R::State) {
        rules.moves(state, seat, &mut self.moves);
        rules.sensible(state, seat, &mut self.moves);
        debug_assert!(!self.moves.is_empty(), "nothing sensible to decide");
        let insisted = self.insisted.filter(|mv| place == self.root && seat == self.seat && !self.moves.contains(mv));
        if let Some(mv) = insisted.filter(|mv| rules.check(state, seat, *mv).is_ok()) {
            self.moves.push(mv);
        }
    }

    /// Adds a node for this position, where nobody has thought yet.
    fn node(&mut self, rules: &R, state: &R::State) -> Place {
        self.nodes.push(Node { seats: in_order(rules, state).collect(), deciders: Vec::new() });
        self.nodes.len() as Place - 1
    }

    /// Lets everybody who decides here on this imagined table think who has not yet.
    ///
    /// If somebody had to, a playout goes on from where the best option of one who decides alone ends, or else from here.
    fn arrive(
        &mut self,
        judge: &Judge<'_, R>,
        manner: &Manner,
        place: Place,
        world: usize,
        state: &R::State,
    ) -> Option<R::State> {
        let mut fresh = None;
        for index in 0..self.nodes[place as usize].seats.len() {
            let seat = self.nodes[place as usize].seats[index];
            if self.decider(judge.by.rules, manner, place, seat, world, state).is_some() {
                continue;
            }
            let (decider, best) = self.think(judge, manner, place, seat, world, state);
            let node = &mut self.nodes[place as usize];
            fresh = if node.seats.len() == 1 { best } else { Some(*state) };
            node.deciders.push(decider);
        }
        fresh
    }

    /// Which decider stands for this seat on this imagined table.
    ///
    /// Where hands are told apart, a rival knows its own and so has thoughts for each imagined table; the seat itself cannot tell
    /// the tables apart but by its options.
    fn decider(
        &mut self,
        rules: &R,
        manner: &Manner,
        place: Place,
        seat: Seat,
        world: usize,
        state: &R::State,
    ) -> Option<usize> {
        let own = manner.hands_apart && seat == self.seat;
        if own {
            self.find_moves(rules, place, seat, state);
        }
        let mut deciders = self.nodes[place as usize].deciders.iter();
        if !manner.hands_apart {
            deciders.position(|decider| decider.seat == seat)
        } else if own {
            deciders.position(|decider| decider.seat == seat && *decider.offered == *self.moves)
        } else {
            deciders.position(|decider| decider.seat == seat && decider.world == world)
        }
    }

    /// What the seat makes of its options here, and where the best of them ends.
    fn think(
        &mut self,
        judge: &Judge<'_, R>,
        manner: &Manner,
        place: Place,
        seat: Seat,
        world: usize,
        state: &R::State,
    ) -> (Decider<R::Move>, Option<R::State>) {
        self.find_moves(judge.by.rules, place, seat, state);
        let mut best = (f32::MIN, None);
        let mut worths = Vec::with_capacity(self.moves.len());
        for mv in self.moves.iter() {
            let (_, end) = end_of(judge.by.rules, judge.by.weights, state, seat, *mv);
            let worth = judge.outlook(&end).wants[seat.number()];
            worths.push(worth);
            if worth > best.0 {
                best = (worth, Some(end));
            }
        }
        (Decider::new(seat, world, self.moves.to_vec(), &worths, manner), best.1)
    }

    /// One playout: down the tree to where somebody has not thought yet, a short game from there, and its outlook back up.
    ///
    /// It starts with the move insisted on, if there is one.
    pub(super) fn playout(&mut self, judge: &Judge<'_, R>, manner: &Manner, seat: Seat, insisted: Option<R::Move>) {
        self.path.clear();
        let rules = judge.by.rules;
        let deciders = &self.nodes[self.root as usize].deciders;
        let own = deciders.iter().position(|decider| decider.seat == seat).expect("the seat decides");
        let first_world = self.worlds[0];
        let insisted = insisted.and_then(|mv| self.branch_of(seat, mv));
        let first = insisted.unwrap_or_else(|| self.choose(judge, manner, (self.root, own), &first_world));
        // Every option meets the imagined tables in the same order.
        let visits = self.nodes[self.root as usize].deciders[own].branches[first].visits;
        let world = visits as usize % self.worlds.len();
        let mut state = self.worlds[world];
        let (mut place, mut chosen) = (self.root, Some((own, first)));
        self.arrive(judge, manner, place, world, &state);
        let outlook = loop {
            let here = state;
            let mut choices = [None; MOST_SEATS];
            for (index, choice) in choices.iter_mut().enumerate().take(self.nodes[place as usize].seats.len()) {
                let decides = self.nodes[place as usize].seats[index];
                let (decider, branch) = match chosen {
                    Some(first) if decides == seat => first,
                    _ => {
                        let decider = self.decider(rules, manner, place, decides, world, &here).expect("has thought");
                        (decider, self.choose(judge, manner, (place, decider), &state))
                    }
                };
                let mv = self.nodes[place as usize].deciders[decider].branches[branch].mv;
                rules.play(&mut state, decides, mv, &mut ());
                *choice = Some(mv);
                self.path.push((place, decider, branch));
            }
            chosen = None;
            let step = (place, choices, rules.turn(&state).seats());
            if step.2.is_empty() {
                break judge.outlook(&state);
            }
            place = match self.steps.get(&step) {
                Some(next) => *next,
                None => {
                    let next = self.node(rules, &state);
                    self.steps.insert(step, next);
                    next
                }
            };
            if let Some(start) = self.arrive(judge, manner, place, world, &state) {
                break roll_out(judge, start, manner.horizon);
            }
        };
        self.learn(&outlook);
    }

    fn learn(&mut self, outlook: &Outlook) {
        for (place, index, branch) in self.path.drain(..) {
            let decider = &mut self.nodes[place as usize].deciders[index];
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
        let seat = self.nodes[at.0 as usize].deciders[at.1].seat;
        self.find_moves(judge.by.rules, at.0, seat, state);
        let decider = &mut self.nodes[at.0 as usize].deciders[at.1];
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
        if self.nodes[self.root as usize].seats != [seat] {
            return false;
        }
        let mut choices = [None; MOST_SEATS];
        choices[0] = Some(mv);
        let next = self.steps.get(&(self.root, choices, Seats::only(seat)));
        next.is_some_and(|next| {
            self.root = *next;
            self.insisted = None;
            true
        })
    }

    /// This move of the seat and those most often tried after it.
    pub(super) fn continuation(&self, seat: Seat, mv: R::Move, longest: usize) -> Vec<(Seat, R::Move)> {
        let mut line = vec![(seat, mv)];
        let mut place = self.root;
        let mut told = Some((seat, mv));
        while line.len() < longest {
            let node = &self.nodes[place as usize];
            if told.is_none() && node.seats.len() == 1 {
                let Some(alone) = node.deciders.iter().max_by_key(|decider| decider.visits) else { return line };
                let tried = alone.branches.iter().filter(|branch| branch.visits > 0);
                let Some(branch) = tried.max_by_key(|branch| branch.visits) else { return line };
                line.push((alone.seat, branch.mv));
                told = Some((alone.seat, branch.mv));
            }
            let choice = |choices: &Choices<R::Move>, of: Seat| {
                let index = node.seats.iter().position(|seat| *seat == of);
                index.and_then(|index| choices[index])
            };
            let ways = self.steps.iter().filter(|((from, choices, _), _)| {
                *from == place && told.is_none_or(|(seat, mv)| choice(choices, seat) == Some(mv))
            });
            // Of equals the first: a map has no order of its own.
            let most_tried = ways.max_by_key(|(_, next)| (self.visits_at(**next), Reverse(**next)));
            let Some(((_, choices, _), next)) = most_tried else { return line };
            for (decides, mv) in node.seats.iter().zip(choices.iter().flatten()) {
                if told.is_none_or(|(seat, _)| seat != *decides) {
                    line.push((*decides, *mv));
                }
            }
            (place, told) = (*next, None);
        }
        line
    }

    /// How many playouts went on from a node.
    fn visits_at(&self, place: Place) -> u32 {
        let node = &self.nodes[place as usize];
        let first = node.deciders.iter().filter(|decider| node.seats.first() == Some(&decider.seat));
        first.map(|decider| decider.visits).sum()
    }
}

impl<M: Copy + PartialEq> Decider<M> {
    fn new(seat: Seat, world: usize, offered: Vec<M>, worths: &[f32], manner: &Manner) -> Self {
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        let mut branches: Vec<_> =
            offered.iter().zip(worths).map(|(mv, worth)| Branch::new(*mv, manner.prior(worth - best))).collect();
        // Of equal options the last in canonical order does the least.
        branches.reverse();
        branches.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        Self { seat, world, visits: 0, wants: 0.0, offered, branches, best }
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
