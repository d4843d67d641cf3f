//! The ways to complete an action that contain given moves, in whatever order they were given.
//!
//! The canonical order of a specification is the engine's affair: whoever starts from the place instead of the card, or
//! buys before selling, asks here.

use crate::No;
use table::{Entry, Eyes, Message, Moves, Rng, Seat, Spoken, Table, Turn, allowed, awaited};

/// Ways to complete an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Chains {
    /// Each way, as the moves to make in playing order; those with the fewest moves beyond the given ones first.
    pub chains: Vec<Vec<Message>>,
    /// Whether there are more than were asked for, or more than were looked at.
    pub more: bool,
}

/// How many positions are looked at for one answer.
const MOST_POSITIONS: usize = 200_000;
/// The longest chain that is looked for, and the most moves that can be given.
const LONGEST: usize = 64;

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

pub(crate) fn chains<R: Spoken>(table: &Table<R>, seat: Seat, with: &[R::Move], limit: usize) -> Result<Chains, No> {
    let rules = table.rules();
    let decides = match (awaited(rules, table.state(), seat), with.first()) {
        (Err(_), Some(first)) => allowed(rules, table.state(), seat, *first),
        (decides, _) => decides,
    };
    decides.map_err(|refused| No::refused(rules, refused))?;
    // What the seat cannot see must not show in the answer.
    let mut start = *table.state();
    rules.imagine(&mut start, Eyes::Of(seat), &mut Rng::new(0));
    let mut search = Search {
        rules,
        seat,
        limit,
        cut: with.len() <= LONGEST,
        positions: 0,
        path: Vec::new(),
        missing: with.to_vec(),
        found: Vec::new(),
    };
    for further in 0..=LONGEST {
        if search.cut && search.open() {
            search.cut = false;
            search.extend(&start, further);
        }
    }
    if search.found.is_empty() {
        return Err(why_none(rules, start, seat, with));
    }
    let more = search.cut || !search.open();
    let spell = |chain: &Vec<R::Move>| chain.iter().map(|mv| rules.spell(*mv)).collect();
    Ok(Chains { chains: search.found.iter().map(spell).collect(), more })
}

impl<R: Spoken> Search<'_, R> {
    fn open(&self) -> bool {
        self.found.len() < self.limit && self.positions < MOST_POSITIONS
    }

    /// Looks for the chains with exactly `further` moves that were not given; those with fewer were found before.
    fn extend(&mut self, state: &R::State, further: usize) {
        if self.path.len() == LONGEST {
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
fn why_none<R: Spoken>(rules: &R, mut state: R::State, seat: Seat, with: &[R::Move]) -> No {
    let mut missing = with.to_vec();
    while let Some(mv) = missing.first().copied() {
        if let Err(refusal) = rules.check(&state, seat, mv) {
            return No::Rule(rules.explain(&refusal));
        }
        let (after, goes_on) = step(rules, state, seat, mv, &mut missing);
        if !goes_on {
            break;
        }
        state = after;
    }
    No::Table(Message::new("NoWayTogether"))
}
