//! The ways to complete an action that contain given moves, in whatever order they were given.

use super::Draft;
use crate::{Entry, Moves, Refused, Seat, Spoken, Turn, allowed, awaited};

/// How many positions are looked at for one answer.
const MAX_POSITIONS: usize = 200_000;
/// The longest way that is looked for, and the most moves that can be given.
const MAX_LENGTH: usize = 64;
/// How many moves are tried to find an order of some.
const MAX_ORDERS: usize = 2_000;

/// Ways to complete an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ways<M> {
    /// Each way, as the moves to make in playing order; those with the fewest moves beyond the given ones first.
    pub ways: Vec<Vec<M>>,
    /// Whether there are more than were asked for, or more than were looked at.
    pub more: bool,
}

struct Search<'a, R: Spoken> {
    rules: &'a R,
    seat: Seat,
    limit: usize,
    /// Whether something was left out that a larger number of further moves would reach.
    cut: bool,
    positions: usize,
    path: Vec<R::Move>,
    missing: Vec<R::Move>,
    found: Vec<Vec<R::Move>>,
}

impl<R: Spoken> Draft<R> {
    /// The ways to complete this action that contain these moves, at most `limit`; or why there is none.
    pub fn complete(&self, with: &[R::Move], limit: usize) -> Result<Ways<R::Move>, Refused<R>> {
        if self.held().is_some() {
            return Err(Refused::ConfirmFirst);
        }
        self.search(self.state(), with, limit)
    }

    /// The same from the beginning of the turn: what was made counts only where it is among these moves.
    pub fn complete_anew(&self, with: &[R::Move], limit: usize) -> Result<Ways<R::Move>, Refused<R>> {
        // By the rules of the table a batch in which nothing else is left ends by itself.
        let mut with = with.to_vec();
        let mut recorded = self.recorded();
        for mv in self.steps.iter().flat_map(|step| &step.moves) {
            match recorded.first() {
                Some(next) if next == mv => drop(recorded.remove(0)),
                _ => with.retain(|wanted| wanted != mv),
            }
        }
        self.search(&self.start, &with, limit)
    }

    fn search(&self, start: &R::State, with: &[R::Move], limit: usize) -> Result<Ways<R::Move>, Refused<R>> {
        let rules = self.ruleset.rules();
        match (awaited(rules, start, self.seat), with.first()) {
            (Err(_), Some(first)) => allowed(rules, start, self.seat, *first)?,
            (decides, _) => decides?,
        }
        let mut search = Search {
            rules,
            seat: self.seat,
            limit,
            cut: with.len() <= MAX_LENGTH,
            positions: 0,
            path: Vec::new(),
            missing: with.to_vec(),
            found: Vec::new(),
        };
        for further in 0..=MAX_LENGTH {
            if search.cut && search.open() {
                search.cut = false;
                search.extend(start, further);
            }
        }
        if search.found.is_empty() {
            return Err(why_none(rules, *start, self.seat, with));
        }
        let more = search.cut || !search.open();
        Ok(Ways { ways: search.found, more })
    }

    /// These moves in an order in which they can be made from here, with none beside them.
    pub(super) fn in_playing_order(&self, moves: &[R::Move]) -> Option<Vec<R::Move>> {
        let mut rest = moves.to_vec();
        let mut path = Vec::with_capacity(moves.len());
        self.order(&mut rest, &mut path, &mut 0).then_some(path)
    }

    fn order(&self, rest: &mut Vec<R::Move>, path: &mut Vec<R::Move>, tried: &mut usize) -> bool {
        for place in 0..rest.len() {
            *tried += 1;
            if *tried > MAX_ORDERS {
                return false;
            }
            let mv = rest.remove(place);
            let mut with = self.clone();
            if with.put(mv, with.made + 1).is_ok() {
                path.push(mv);
                if rest.is_empty() || with.order(rest, path, tried) {
                    return true;
                }
                path.pop();
            }
            rest.insert(place, mv);
        }
        false
    }
}
impl<R: Spoken> Search<'_, R> {
    fn open(&self) -> bool {
        self.found.len() < self.limit && self.positions < MAX_POSITIONS
    }

    /// Looks for the chains with exactly `further` moves that were not given; those with fewer were found before.
    fn extend(&mut self, state: &R::State, further: usize) {
        if self.path.len() == MAX_LENGTH {
            self.cut = true;
            return;
        }
        let mut moves = Moves::new();
        self.rules.moves(state, self.seat, &mut moves);
        for mv in moves.iter().copied() {
            if !self.open() {
                return;
            }
            let given = self.missing.contains(&mv);
            let Some(further) = further.checked_sub(usize::from(!given)) else {
                self.cut = true;
                continue;
            };
            self.positions += 1;
            let missing = self.missing.clone();
            let (after, goes_on) = step(self.rules, *state, self.seat, mv, &mut self.missing);
            self.path.push(mv);
            if goes_on {
                self.extend(&after, further);
            } else if self.missing.is_empty() && further == 0 {
                self.found.push(self.path.clone());
            }
            self.path.pop();
            self.missing = missing;
        }
    }
}

/// The position after a move and whether the action goes on there. The move, and those that follow by themselves, are no
/// longer missing.
fn step<R: Spoken>(rules: &R, mut state: R::State, seat: Seat, mv: R::Move, missing: &mut Vec<R::Move>) -> (R::State, bool) {
    let mut log: Vec<Entry<R>> = Vec::new();
    rules.play(&mut state, seat, mv, &mut log);
    let by_themselves = log.iter().filter_map(|entry| match entry {
        Entry::Forced(mover, mv) => Some((*mover, *mv)),
        _ => None,
    });
    let made = by_themselves.take_while(|(mover, _)| *mover == seat).map(|(_, mv)| mv);
    for mv in std::iter::once(mv).chain(made) {
        if let Some(place) = missing.iter().position(|missing| *missing == mv) {
            missing.remove(place);
        }
    }
    let still_deciding = matches!(rules.turn(&state), Turn::One { seat: next, opens: false, .. } if next == seat);
    (state, still_deciding && !log.contains(&Entry::Barrier))
}

/// The refusal of the first move that cannot be made after those before it.
fn why_none<R: Spoken>(rules: &R, mut state: R::State, seat: Seat, with: &[R::Move]) -> Refused<R> {
    let mut missing = with.to_vec();
    while let Some(mv) = missing.first().copied() {
        if let Err(refusal) = rules.check(&state, seat, mv) {
            return Refused::Rule(refusal);
        }
        let (after, goes_on) = step(rules, state, seat, mv, &mut missing);
        if !goes_on {
            break;
        }
        state = after;
    }
    Refused::NoWayTogether
}
