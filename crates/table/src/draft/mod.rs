//! A turn in the making, as its mover knows it.
//!
//! A draft is begun from a table by the seat that decides there. It plays on a copy in which all that the seat cannot see is dealt
//! anew, so that nothing it answers can tell of what is hidden, and it is exact up to the first reveal. A decision at which steps are
//! gathered ("as many as you like, in any order") makes a batch: its steps are a set, played in the order of the rules' lists, and
//! the batch goes on until the move that ends it. What comes of a draft is [`Ready`]; [`Table::commit`](crate::Table::commit) makes it.

mod batch;
mod offers;
mod search;

pub use offers::Offer;
pub use search::Ways;

use crate::{Entry, Eyes, Moves, Refused, Rng, Rules, Ruleset, Seat, Spoken, Table, Turn, allowed, awaited};
use std::sync::Arc;

/// Why the last step of a draft waits to be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// It shows something hidden.
    Reveals,
    /// What it does holds for longer than the turn.
    ForGood,
    /// It ends the turn.
    EndsTurn,
}

/// One step of a turn: a move, or several that are one step of a batch.
#[derive(Clone, Debug)]
pub struct Step<R: Rules> {
    moves: Vec<R::Move>,
    before: R::State,
    after: R::State,
    log: Vec<Entry<R>>,
    number: usize,
    place: Place,
    held: Option<Held>,
}

/// Where a step stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// By itself.
    Single,
    /// In a batch.
    Gathered,
    /// In a batch; some moves of it are still to come.
    Begun,
}

impl<R: Rules> Step<R> {
    /// Its moves, in playing order.
    pub fn moves(&self) -> &[R::Move] {
        &self.moves
    }

    /// The position it is made in.
    pub fn before(&self) -> &R::State {
        &self.before
    }

    /// The position it leads to.
    pub fn after(&self) -> &R::State {
        &self.after
    }

    /// What happens with it.
    pub fn log(&self) -> &[Entry<R>] {
        &self.log
    }

    /// As which it was made, from 1, whatever its place in the order of play.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Whether other moves of it are still to come.
    pub fn is_begun(&self) -> bool {
        self.place == Place::Begun
    }

    /// Whether it waits to be confirmed, and why.
    pub fn held(&self) -> Option<Held> {
        self.held
    }
}

/// A turn in the making.
#[derive(Clone, Debug)]
pub struct Draft<R: Spoken> {
    ruleset: Arc<Ruleset<R>>,
    seat: Seat,
    moves_before: usize,
    start: R::State,
    /// In playing order.
    steps: Vec<Step<R>>,
    /// What is played once the step that was begun among them is complete.
    waiting: Vec<Step<R>>,
    made: usize,
}

/// A turn that can be made. Only a draft makes one.
#[derive(Clone, Debug)]
pub struct Ready<R: Rules> {
    seat: Seat,
    moves_before: usize,
    moves: Vec<R::Move>,
}

impl<R: Rules> Ready<R> {
    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many moves stood when it was begun.
    pub fn moves_before(&self) -> usize {
        self.moves_before
    }

    /// The moves of the turn, as they go into a record.
    pub fn moves(&self) -> &[R::Move] {
        &self.moves
    }
}

/// The moves that a seat made because it had no other.
fn forced<R: Rules>(log: &[Entry<R>], seat: Seat) -> impl Iterator<Item = R::Move> {
    log.iter().filter_map(move |entry| match entry {
        Entry::Forced(mover, mv) if *mover == seat => Some(*mv),
        _ => None,
    })
}

/// What a move leads to.
struct Made<R: Rules> {
    after: R::State,
    log: Vec<Entry<R>>,
    held: Option<Held>,
}

impl<R: Spoken> Draft<R> {
    /// The turn of a seat that decides at this table.
    pub fn begin(table: &Table<R>, seat: Seat) -> Result<Self, Refused<R>> {
        let rules = table.rules();
        awaited(rules, table.state(), seat)?;
        let mut start = *table.state();
        rules.imagine(&mut start, Eyes::Of(seat), &mut Rng::new(0));
        Ok(Self {
            ruleset: table.ruleset().clone(),
            seat,
            moves_before: table.played().len(),
            start,
            steps: Vec::new(),
            waiting: Vec::new(),
            made: 0,
        })
    }

    /// The rules of the table, by which a batch ends where nothing else is left.
    pub fn hurried(&self) -> &R {
        self.ruleset.rules()
    }

    /// The rules of a turn in the making.
    pub fn rules(&self) -> &R {
        self.ruleset.unhurried()
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The position before the turn, as this seat knows it.
    pub fn start(&self) -> &R::State {
        &self.start
    }

    /// The position now, as this seat knows it: before the step that waits to be confirmed, if one does.
    pub fn state(&self) -> &R::State {
        match self.steps.last() {
            Some(last) if last.held.is_some() || self.is_secret() => &last.before,
            Some(last) => &last.after,
            None => &self.start,
        }
    }

    /// The position that what was made leads to, as far as it can be told: not beyond a step that shows something hidden.
    pub fn foreseen(&self) -> &R::State {
        match self.steps.last() {
            Some(last) if last.held != Some(Held::Reveals) => &last.after,
            _ => self.state(),
        }
    }

    /// What was made, in playing order. What waits for a step that was begun comes last.
    pub fn steps(&self) -> impl Iterator<Item = &Step<R>> {
        self.steps.iter().chain(&self.waiting)
    }

    /// How many steps were made.
    pub fn len(&self) -> usize {
        self.steps.len() + self.waiting.len()
    }

    /// The number of the step that was made last; 0 if none was.
    pub fn made(&self) -> usize {
        self.made
    }

    /// Whether nothing was made.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Why the last step waits to be confirmed, if it does.
    pub fn held(&self) -> Option<Held> {
        self.steps.last().and_then(|last| last.held)
    }

    /// Whether the turn can go to the table: it is held, or a choice is made where several choose at once.
    pub fn is_done(&self) -> bool {
        self.held().is_some() || self.is_secret() && !self.is_empty()
    }

    /// Whether several seats choose at once, unseen: the draft is then one choice.
    pub fn is_secret(&self) -> bool {
        matches!(self.rules().turn(&self.start), Turn::Together { .. })
    }

    /// The decision at which steps are gathered now, if they are.
    pub fn gathers(&self) -> Option<R::Decision> {
        if self.held().is_some() { None } else { self.gathers_at(self.state()) }
    }

    fn gathers_at(&self, state: &R::State) -> Option<R::Decision> {
        let batch = self.rules().batch(state)?;
        (self.rules().turn(state).decision() == Some(batch)).then_some(batch)
    }

    /// Makes steps, given in any order; or says why not and changes nothing. Where several choose at once a choice takes the place of
    /// the one before.
    pub fn add(&mut self, moves: &[R::Move]) -> Result<(), Refused<R>> {
        let mut tried = self.clone();
        if let Err(refused) = tried.put_all(moves) {
            if moves.len() == 1 {
                return Err(refused);
            }
            tried = self.clone();
            let order = tried.in_playing_order(moves).ok_or(refused)?;
            tried.put_all(&order)?;
        }
        *self = tried;
        Ok(())
    }

    /// The same in place of what was begun: as many of the last steps are taken back as it takes until these moves belong to the
    /// decision that is then there. If they cannot be made there nothing is taken back.
    pub fn add_in_place(&mut self, moves: &[R::Move]) -> Result<(), Refused<R>> {
        let Some(first) = moves.first() else { return Ok(()) };
        let mut tried = self.clone();
        while tried.held().is_some() || !tried.asks_for(*first) {
            let last = tried.steps().enumerate().max_by_key(|(_, step)| step.number).map(|(place, _)| place);
            let Some(last) = last else { break };
            tried.drop(last);
        }
        tried.add(moves)?;
        *self = tried;
        Ok(())
    }

    /// Whether a move is of the shape of the decision that is there now.
    fn asks_for(&self, mv: R::Move) -> bool {
        let mut is_conceivable = false;
        if let Some(decision) = self.rules().turn(self.state()).decision() {
            self.rules().conceivable(decision, self.seat, &mut |other| is_conceivable |= other == mv);
        }
        is_conceivable
    }

    /// Makes a whole step again. What follows by itself now may have been chosen before.
    fn put_step(&mut self, moves: &[R::Move], number: usize) -> Result<(), Refused<R>> {
        let mut by_themselves: Vec<R::Move> = Vec::new();
        for mv in moves {
            if by_themselves.first() == Some(mv) {
                by_themselves.remove(0);
                continue;
            }
            self.put(*mv, number)?;
            by_themselves = self.by_themselves(number, *mv);
        }
        Ok(())
    }

    /// The moves of a step that followed by themselves from one of it.
    fn by_themselves(&self, number: usize, mv: R::Move) -> Vec<R::Move> {
        let step = self.steps.iter().find(|step| step.number == number);
        let after = step.and_then(|step| step.moves.iter().rposition(|made| *made == mv).map(|place| &step.moves[place + 1..]));
        after.unwrap_or_default().to_vec()
    }

    /// Makes moves in this order. What follows from them by itself may be among them, and a batch in which nothing else is left ends
    /// with the move after it.
    fn put_all(&mut self, moves: &[R::Move]) -> Result<(), Refused<R>> {
        let mut by_themselves: Vec<R::Move> = Vec::new();
        for mv in moves {
            let number = self.made + 1;
            match self.put(*mv, number) {
                // A step of a batch has what follows from it among its moves; what follows beyond is in the log.
                Ok(()) => by_themselves.extend(match self.by_themselves(self.made, *mv) {
                    moves if !moves.is_empty() => moves,
                    _ => self.steps.last().into_iter().flat_map(|last| forced(&last.log, self.seat)).collect(),
                }),
                Err(refused) => match by_themselves.iter().position(|other| other == mv) {
                    Some(place) => drop(by_themselves.remove(place)),
                    None => self.close_and_put(*mv, number).map_err(|_| refused)?,
                },
            }
        }
        Ok(())
    }

    /// Makes again what was kept of a draft: steps in playing order, each with its number. What no longer fits is left out with all that
    /// follows it.
    pub fn restore(&mut self, steps: &[(usize, Vec<R::Move>)]) {
        for (number, moves) in steps {
            let mut with = self.clone();
            if with.put_step(moves, *number).is_err() {
                return;
            }
            *self = with;
        }
    }

    /// Takes back the step at this place in the order of play, and what cannot stand without it. Answers all moves that are gone.
    pub fn drop(&mut self, place: usize) -> Vec<R::Move> {
        if place >= self.len() {
            return Vec::new();
        }
        let mut following = self.steps.split_off(place.min(self.steps.len()));
        following.append(&mut self.waiting);
        // What waits is played after the step that was begun, which stands before it.
        let dropped = following.remove(place - self.steps.len());
        let mut gone = dropped.moves;
        for step in following {
            let mut with = self.clone();
            if with.put_step(&step.moves, step.number).is_ok() {
                *self = with;
            } else {
                gone.extend(step.moves);
            }
        }
        self.made = self.steps().map(|step| step.number).max().unwrap_or(0);
        gone
    }

    /// The turn as it goes to the table, once it is done.
    pub fn finish(self) -> Result<Ready<R>, Refused<R>> {
        if !self.is_done() {
            return Err(Refused::NotDone);
        }
        Ok(Ready { seat: self.seat, moves_before: self.moves_before, moves: self.recorded() })
    }

    /// The moves made so far, as they go into a record: those that had an alternative.
    pub fn recorded(&self) -> Vec<R::Move> {
        let mut moves = Vec::new();
        for step in &self.steps {
            let mut state = step.before;
            let mut left = step.moves.iter();
            while let Some(mv) = left.next() {
                if self.is_secret() || self.listed(&state).len() > 1 {
                    moves.push(*mv);
                }
                if left.len() > 0 {
                    let made = self.play(&state, *mv);
                    state = made.after;
                    forced(&made.log, self.seat).for_each(|_| _ = left.next());
                }
            }
        }
        moves
    }

    fn listed(&self, state: &R::State) -> Moves<R::Move> {
        let mut moves = Moves::new();
        self.rules().moves(state, self.seat, &mut moves);
        moves
    }

    /// Makes one more move.
    fn put(&mut self, mv: R::Move, number: usize) -> Result<(), Refused<R>> {
        if self.is_secret() {
            self.steps.clear();
        }
        if self.held().is_some() {
            return Err(Refused::ConfirmFirst);
        }
        if self.steps.last().is_some_and(Step::is_begun) {
            return self.go_on(mv);
        }
        let state = *self.state();
        match self.gathers_at(&state) {
            Some(batch) => self.gather(batch, mv, number),
            None => {
                let made = self.make(&state, mv)?;
                self.push(vec![mv], state, made, number, Place::Single);
                Ok(())
            }
        }
    }

    fn push(&mut self, moves: Vec<R::Move>, before: R::State, made: Made<R>, number: usize, place: Place) {
        let Made { after, log, held } = made;
        self.made = self.made.max(number);
        self.steps.push(Step { moves, before, after, log, number, place, held });
    }

    fn make(&self, state: &R::State, mv: R::Move) -> Result<Made<R>, Refused<R>> {
        allowed(self.rules(), state, self.seat, mv)?;
        Ok(self.play(state, mv))
    }

    /// What a move that is allowed leads to.
    fn play(&self, state: &R::State, mv: R::Move) -> Made<R> {
        let rules = self.rules();
        let (mut after, mut log) = (*state, Vec::new());
        rules.play(&mut after, self.seat, mv, &mut log);
        let goes_on = match rules.turn(&after) {
            Turn::One { seat, .. } => seat == self.seat,
            Turn::Together { .. } => self.is_secret(),
            Turn::Over => false,
        };
        let held = if log.contains(&Entry::Barrier) {
            Some(Held::Reveals)
        } else if rules.is_for_good(state, self.seat, mv) {
            Some(Held::ForGood)
        } else {
            (!goes_on).then_some(Held::EndsTurn)
        };
        Made { after, log, held }
    }
}
