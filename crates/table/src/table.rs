//! One game being played: its set-up, its start, the moves made and the position they lead to.

use crate::{Entry, Eyes, Fault, Message, Moves, Ready, Rules, Ruleset, Seat, Seats, Seed, Setup, Spoken, Turn};
use std::sync::Arc;

/// What a game starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start<S> {
    /// A deal.
    Seed(Seed),
    /// A position, its chance included.
    Position(S),
}

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Played<R: Rules> {
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub mv: R::Move,
    /// The position it was made in.
    pub before: R::State,
    /// What followed.
    pub entries: Vec<Entry<R>>,
}

impl<R: Rules> Played<R> {
    /// Whether it showed its mover something hidden.
    pub fn revealed(&self) -> bool {
        self.entries.contains(&Entry::Barrier)
    }
}

/// The table has gone on since a turn was begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overtaken;

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<R: Rules> {
    /// The game is over.
    Over,
    /// It is the turn of these seats.
    NotYourTurn(Seats),
    /// There is no such seat.
    NoSuchSeat,
    /// There is nothing to take back.
    NothingToUndo,
    /// Another seat has moved since.
    AnotherMoved(Seat),
    /// Something hidden was shown since.
    BeyondReveal,
    /// What was made ends the turn or shows something hidden: it is confirmed first, or taken back.
    ConfirmFirst,
    /// The turn goes on: there is nothing to confirm.
    NotDone,
    /// No way of doing these things together was found.
    NoWayTogether,
    /// The rules of the game do not allow it.
    Rule(R::Refusal),
}

impl<R: Rules> Refused<R> {
    /// The table's own refusals as a message; a rule's refusal is the game's to explain.
    pub fn own_message(&self) -> Option<Message> {
        Some(match self {
            Refused::Over => Message::new("Over"),
            Refused::NotYourTurn(seats) => {
                let seats = seats.iter().map(crate::Value::Seat).collect();
                Message::new("NotYourTurn").with("seats", crate::Value::Many(seats))
            }
            Refused::NoSuchSeat => Message::new("NoSuchSeat"),
            Refused::NothingToUndo => Message::new("NothingToUndo"),
            Refused::AnotherMoved(seat) => Message::new("AnotherMoved").with("seat", *seat),
            Refused::BeyondReveal => Message::new("BeyondReveal"),
            Refused::ConfirmFirst => Message::new("ConfirmFirst"),
            Refused::NotDone => Message::new("NotDone"),
            Refused::NoWayTogether => Message::new("NoWayTogether"),
            Refused::Rule(_) => return None,
        })
    }
}

/// Whether this seat may move now.
pub fn awaited<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Result<(), Refused<R>> {
    match rules.turn(state) {
        _ if seat.number() >= rules.seats() => Err(Refused::NoSuchSeat),
        Turn::Over => Err(Refused::Over),
        turn if turn.seats().contains(seat) => Ok(()),
        turn => Err(Refused::NotYourTurn(turn.seats())),
    }
}

/// Whether this seat may make this move now.
pub fn allowed<R: Rules>(rules: &R, state: &R::State, seat: Seat, mv: R::Move) -> Result<(), Refused<R>> {
    awaited(rules, state, seat).map_err(|refused| match &refused {
        Refused::NotYourTurn(_) => rules.barred(state, seat, mv).map_or(refused, Refused::Rule),
        _ => refused,
    })?;
    rules.check(state, seat, mv).map_err(Refused::Rule)
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table<R: Spoken> {
    ruleset: Arc<Ruleset<R>>,
    start: Start<R::State>,
    dealt: Vec<Entry<R>>,
    state: R::State,
    played: Vec<Played<R>>,
}

impl<R: Spoken> Table<R> {
    pub(crate) fn new(ruleset: Arc<Ruleset<R>>, start: Start<R::State>, dealt: Vec<Entry<R>>, state: R::State) -> Self {
        Self { ruleset, start, dealt, state, played: Vec::new() }
    }

    /// Sets up and deals.
    pub fn deal(setup: Setup, seed: Seed) -> Result<Self, Fault> {
        Ok(Ruleset::new(setup)?.deal(seed))
    }

    /// Sets up and goes on from a position.
    pub fn resume(setup: Setup, position: &R::Position) -> Result<Self, Fault> {
        Ruleset::new(setup)?.resume(position)
    }

    /// A table of the same set-up that starts from this position.
    pub fn at(&self, state: R::State) -> Self {
        Self::new(self.ruleset.clone(), Start::Position(state), Vec::new(), state)
    }

    /// The position after so many moves, or now if there were fewer.
    pub fn state_at(&self, moves: usize) -> &R::State {
        self.played.get(moves).map_or(&self.state, |next| &next.before)
    }

    /// The game that is set up here.
    pub fn ruleset(&self) -> &Arc<Ruleset<R>> {
        &self.ruleset
    }

    /// The rules of this table.
    pub fn rules(&self) -> &R {
        self.ruleset.rules()
    }

    /// What it was set up with.
    pub fn setup(&self) -> &Setup {
        self.ruleset.setup()
    }

    /// What it started from.
    pub fn start(&self) -> &Start<R::State> {
        &self.start
    }

    /// What happened before the first move.
    pub fn dealt(&self) -> &[Entry<R>] {
        &self.dealt
    }

    /// The position now.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The moves made, in order of arrival.
    pub fn played(&self) -> &[Played<R>] {
        &self.played
    }

    /// Whose decision it is.
    pub fn turn(&self) -> Turn<R::Decision> {
        self.rules().turn(&self.state)
    }

    /// What the seat may do now; nothing when it is not its turn.
    pub fn moves(&self, seat: Seat) -> Moves<R::Move> {
        let mut moves = Moves::new();
        if awaited(self.rules(), &self.state, seat).is_ok() {
            self.rules().moves(&self.state, seat, &mut moves);
        }
        moves
    }

    /// Whether the seat may make this move now.
    pub fn check(&self, seat: Seat, mv: R::Move) -> Result<(), Refused<R>> {
        allowed(self.rules(), &self.state, seat, mv)
    }

    /// Makes a move, or says why not and changes nothing.
    pub fn play(&mut self, seat: Seat, mv: R::Move) -> Result<&Played<R>, Refused<R>> {
        self.check(seat, mv)?;
        let before = self.state;
        let mut after = before;
        let mut entries = Vec::new();
        self.rules().play(&mut after, seat, mv, &mut entries);
        self.state = after;
        self.played.push(Played { seat, mv, before, entries });
        Ok(&self.played[self.played.len() - 1])
    }

    /// Makes a turn that a draft has made ready. It is played here for the first time; nothing of it is made if it was overtaken.
    pub fn commit(&mut self, ready: Ready<R>) -> Result<&[Played<R>], Overtaken> {
        let before = self.played.len();
        if !matches!(self.turn(), Turn::Together { .. }) && ready.moves_before() != before {
            return Err(Overtaken);
        }
        for mv in ready.moves() {
            if self.play(ready.seat(), *mv).is_err() {
                self.back_to(before);
                return Err(Overtaken);
            }
        }
        Ok(&self.played[before..])
    }

    /// Takes the last move back, whatever it showed.
    pub fn undo(&mut self) -> Result<(), Refused<R>> {
        let last = self.played.pop().ok_or(Refused::NothingToUndo)?;
        self.state = last.before;
        Ok(())
    }

    /// Takes the seat's own last move back, if nothing hidden was shown since.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refused<R>> {
        match self.played.last() {
            None => Err(Refused::NothingToUndo),
            Some(last) if last.seat != seat => Err(Refused::AnotherMoved(last.seat)),
            Some(last) if last.revealed() => Err(Refused::BeyondReveal),
            Some(_) => self.undo(),
        }
    }

    /// Goes back to the position after the first `moves` moves.
    pub fn back_to(&mut self, moves: usize) {
        if let Some(first_undone) = self.played.get(moves) {
            self.state = first_undone.before;
            self.played.truncate(moves);
        }
    }

    /// The moves in the order of a record: those made at once in turn order, whatever the order of arrival.
    pub fn moves_in_order(&self) -> Vec<(Seat, R::Move)> {
        let mut ordered: Vec<(Seat, R::Move)> = Vec::with_capacity(self.played.len());
        let mut group_start = None;
        for played in &self.played {
            let at = ordered.len();
            ordered.push((played.seat, played.mv));
            let Turn::Together { seats, from, .. } = self.rules().turn(&played.before) else { continue };
            let group = *group_start.get_or_insert(at);
            ordered[group..].sort_by_key(|(seat, _)| from.distance_to(*seat, self.rules().seats()));
            if seats.len() == 1 {
                group_start = None;
            }
        }
        ordered
    }

    /// What these eyes were told of the entries.
    pub fn told(&self, entries: &[Entry<R>], eyes: Eyes) -> Vec<Entry<R>> {
        told(self.rules(), entries, eyes)
    }
}

/// What these eyes are told of some entries.
pub fn told<R: Rules>(rules: &R, entries: &[Entry<R>], eyes: Eyes) -> Vec<Entry<R>> {
    let told = entries.iter().filter_map(|entry| match entry {
        Entry::Event(event) => rules.told(event, eyes).map(Entry::Event),
        Entry::Forced(seat, mv) if !rules.shows_forced(*seat, *mv, eyes) => None,
        other => Some(other.clone()),
    });
    told.collect()
}
