//! The ways to complete an action that contain given moves, in whatever order they were given.
//!
//! The canonical order of a specification is the engine's affair: whoever starts from the place instead of the card, or
//! buys before selling, asks here.

use crate::No;
use table::{Entry, Eyes, Message, Moves, Rng, Seat, Spoken, Table, Turn, awaited};

/// Ways to complete an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Chains {
    /// Each way, as moves in playing order; the shortest first.
    pub chains: Vec<Vec<Message>>,
    /// Whether there are more than were asked for, or more than were looked at.
    pub more: bool,
}

/// How many positions are looked at for one answer.
const MOST_POSITIONS: usize = 200_000;
/// The longest chain that is looked for.
const LONGEST: usize = 64;

struct Search<'a, R: Spoken> {
    rules: &'a R,
    seat: Seat,
    limit: usize,
    longest: usize,
    cut: bool,
    positions: usize,
    path: Vec<R::Move>,
    missing: Vec<R::Move>,
    found: Vec<Vec<R::Move>>,
}

pub(crate) fn chains<R: Spoken>(table: &Table<R>, seat: Seat, with: &[R::Move], limit: usize) -> Result<Chains, No> {
    let rules = table.rules();
    awaited(rules, table.state(), seat).map_err(|refused| No::refused(rules, refused))?;
    // What the seat cannot see must not show in the answer.
    let mut start = *table.state();
    rules.imagine(&mut start, Eyes::Of(seat), &mut Rng::new(0));
    let mut search = Search {
        rules,
        seat,
        limit,
        longest: with.len().max(1),
        cut: true,
        positions: 0,
        path: Vec::new(),
        missing: with.to_vec(),
        found: Vec::new(),
    };
    while search.cut && search.longest <= LONGEST && search.open() {
        search.cut = false;
        search.extend(&start);
        search.longest += 1;
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

    /// Looks for the chains of exactly `longest` moves; shorter ones were found before.
    fn extend(&mut self, state: &R::State) {
        let left = self.longest - self.path.len();
        if left == 0 || self.missing.len() > left {
            self.cut = true;
            return;
        }
        let mut moves = Moves::new();
        self.rules.moves(state, self.seat, &mut moves);
        for mv in moves.iter().copied() {
            if !self.open() {
                return;
            }
            self.positions += 1;
            let mut after = *state;
            let mut log: Vec<Entry<R>> = Vec::new();
            self.rules.play(&mut after, self.seat, mv, &mut log);
            self.path.push(mv);
            let asked_for = self.missing.iter().position(|missing| *missing == mv);
            asked_for.map(|place| self.missing.swap_remove(place));
            let goes_on = matches!(self.rules.turn(&after), Turn::One { seat, opens: false, .. } if seat == self.seat);
            if goes_on && !log.contains(&Entry::Barrier) {
                self.extend(&after);
            } else if self.missing.is_empty() && left == 1 {
                self.found.push(self.path.clone());
            }
            if asked_for.is_some() {
                self.missing.push(mv);
            }
            self.path.pop();
        }
    }
}

/// The refusal of the first move that cannot be made after those before it.
fn why_none<R: Spoken>(rules: &R, mut state: R::State, seat: Seat, with: &[R::Move]) -> No {
    for mv in with {
        if let Err(refusal) = rules.check(&state, seat, *mv) {
            return No::Rule(rules.explain(&refusal));
        }
        rules.play(&mut state, seat, *mv, &mut ());
        if !rules.turn(&state).seats().contains(seat) {
            break;
        }
    }
    No::Table(Message::new("NoWayTogether"))
}
