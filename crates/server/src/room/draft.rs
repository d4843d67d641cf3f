//! Turns that are not confirmed yet, and choices nobody sees.

use super::Room;
use crate::http::problem::{Answer, Problem};
use crate::now;
use crate::store::Drafted;
use serde_json::Value as Json;
use shelf::AnyDraft;
use std::sync::Arc;
use table::Seat;

/// A turn as whoever decides sees it. It knows no more than they do.
pub type Turn = Arc<dyn AnyDraft>;

/// Something that is to be done in a turn.
#[derive(Clone, PartialEq, Debug)]
pub enum Wanted {
    /// A move, in words.
    Move(Json),
    /// The code of what is offered.
    Offered(u32),
}

/// Where what is added begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum From {
    /// After what was made so far.
    #[default]
    Here,
    /// In place of what was begun, at the decision that the first of it belongs to.
    Decision,
    /// At the beginning of the turn: what was made so far goes.
    Start,
}

/// What a seat wants with its turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// Which seat.
    pub seat: usize,
    /// The position the turn starts from.
    pub position: i64,
    /// The version of the draft it follows; 0 when there is none.
    pub draft: i64,
    /// Where what is added begins.
    pub from: From,
    /// The steps that go, by their numbers, with what cannot stand without them.
    pub drop: Vec<usize>,
    /// What is added, in any order.
    pub add: Vec<Wanted>,
    /// Whether the turn is confirmed then, if it waits for that.
    pub confirms: bool,
}

/// Moves that go into the journal.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Moves {
    /// Who makes which, in this order.
    pub made: Vec<(usize, Json)>,
    /// Where several chose at once: who had chosen when.
    pub chosen: Vec<(usize, i64)>,
}

/// What a wish comes to.
pub enum Step {
    /// The draft becomes this one.
    Draft(Drafted, Turn),
    /// These moves go into the journal.
    Enter(Moves),
}

impl Room {
    /// The draft of a seat in this position, as it is kept.
    pub fn draft(&self, seat: usize) -> Option<&Drafted> {
        self.drafts.iter().find(|draft| draft.seat == seat && draft.position == self.position)
    }

    /// The turn of a seat that decides, with what it has made so far.
    pub fn turn(&self, seat: usize) -> Answer<Turn> {
        let table = self.playing()?;
        let kept = self.draft(seat);
        let mut turns = self.turns.lock().expect("no panic while it is held");
        // What another process has kept may be something else.
        if let Some((_, turn)) = turns.iter().find(|(draft, turn)| turn_is_of(turn, seat) && draft.as_ref() == kept) {
            return Ok(Arc::clone(turn));
        }
        let mut turn = table.draft(Seat::new(seat)).map_err(|no| self.refused(no))?;
        if let Some(kept) = kept {
            turn.restore(&kept.steps);
        }
        let turn: Turn = turn.into();
        turns.retain(|(_, other)| !turn_is_of(other, seat));
        turns.push((kept.cloned(), Arc::clone(&turn)));
        Ok(turn)
    }

    /// Keeps a turn that was worked out, so that it is not played again.
    pub fn keep_turn(&mut self, draft: Drafted, turn: Turn) {
        let turns = self.turns.get_mut().expect("no panic while it is held");
        turns.retain(|(_, other)| !turn_is_of(other, draft.seat));
        turns.push((Some(draft), turn));
    }

    /// The turn of a seat before it made anything.
    fn new_turn(&self, seat: usize) -> Answer<Box<dyn AnyDraft>> {
        self.playing()?.draft(Seat::new(seat)).map_err(|no| self.refused(no))
    }

    /// That something was asked in the position and after the draft that are there now.
    fn is_current(&self, seat: usize, position: i64, draft: i64) -> Answer<()> {
        let version = self.draft(seat).map_or(0, |draft| draft.version);
        if position == self.position && draft == version {
            return Ok(());
        }
        Err(Problem::conflict("stale").with("position", self.position).with("draft", version))
    }

    /// The turn of a seat with what it wishes.
    pub fn wished(&self, wish: &Wish) -> Answer<Box<dyn AnyDraft>> {
        self.playing()?;
        self.is_current(wish.seat, wish.position, wish.draft)?;
        let mut turn = if wish.from == From::Start { self.new_turn(wish.seat)? } else { self.turn(wish.seat)?.copy() };
        if turn.is_secret() && !wish.drop.is_empty() {
            // A choice can be replaced, not withdrawn: the clock of its seat has stopped.
            return Err(Problem::conflict("nothing-to-undo"));
        }
        for number in &wish.drop {
            if turn.drop_step(*number).is_empty() {
                return Err(Problem::conflict("nothing-to-undo"));
            }
        }
        if turn.held().is_some() && !turn.is_secret() && !wish.add.is_empty() && wish.from == From::Here {
            return Err(Problem::conflict("confirm-first"));
        }
        let mut moves = Vec::with_capacity(wish.add.len());
        for wanted in &wish.add {
            match wanted {
                Wanted::Move(mv) => moves.push(mv.clone()),
                Wanted::Offered(code) => {
                    turn.add(&moves).map_err(|no| self.refused(no))?;
                    moves.clear();
                    let offered = turn.offered(*code).ok_or_else(|| Problem::conflict("not-offered").with("code", *code))?;
                    moves.push(offered);
                }
            }
        }
        if turn.is_secret() && moves.len() > 1 {
            return Err(Problem::bad("one-choice"));
        }
        let added = if wish.from == From::Decision { turn.add_in_place(&moves) } else { turn.add(&moves) };
        added.map_err(|no| self.refused(no))?;
        Ok(turn)
    }

    /// What a wish comes to.
    pub fn wish(&self, wish: &Wish) -> Answer<Step> {
        let turn = self.wished(wish)?;
        let changes = wish.from == From::Start || !wish.drop.is_empty() || !wish.add.is_empty();
        if wish.confirms && !turn.is_secret() {
            return match turn.held() {
                Some(_) => self.confirmed(turn.as_ref()),
                None if changes => Ok(self.kept(wish.seat, turn)),
                None => Err(Problem::conflict("nothing-to-confirm")),
            };
        }
        if !changes {
            return Err(Problem::bad("no-moves"));
        }
        Ok(self.kept(wish.seat, turn))
    }

    fn kept(&self, seat: usize, turn: Box<dyn AnyDraft>) -> Step {
        let (version, at) = self.draft(seat).map_or((0, now()), |draft| (draft.version, draft.at));
        let steps = turn.steps().into_iter().map(|step| (step.number, step.moves.iter().map(|mv| mv.to_json("do")).collect()));
        let steps = steps.collect();
        Step::Draft(Drafted { seat, position: self.position, steps, at, version: version + 1 }, turn.into())
    }

    fn confirmed(&self, turn: &dyn AnyDraft) -> Answer<Step> {
        let ready = turn.finish().map_err(|no| self.refused(no))?;
        let made = ready.moves.into_iter().map(|mv| (ready.seat.number(), mv)).collect();
        Ok(Step::Enter(Moves { made, chosen: Vec::new() }))
    }

    /// The seats that may have a turn now, those that have chosen already among them.
    pub fn playing_seats(&self) -> Vec<usize> {
        self.playing().map(|table| table.turn().seats.iter().map(|seat| seat.number()).collect()).unwrap_or_default()
    }

    /// Whether several seats choose at once: a draft is then a choice, with which its seat has decided.
    pub fn chooses(&self) -> bool {
        self.playing().is_ok_and(|table| table.turn().together)
    }

    /// The wish of a seat that takes back what it made last.
    pub fn undone(&self, seat: usize, position: i64, draft: i64) -> Answer<Wish> {
        self.playing()?;
        self.is_current(seat, position, draft)?;
        let last = self.turn(seat)?.steps().iter().map(|step| step.number).max();
        let drop = vec![last.ok_or_else(|| Problem::conflict("nothing-to-undo"))?];
        Ok(Wish { seat, position, draft, from: From::Here, drop, add: Vec::new(), confirms: false })
    }

    /// Whether a choice of this seat would show all of them: every other one is in.
    pub fn chooses_last(&self, seat: usize) -> bool {
        self.chooses() && self.due().iter().all(|due| *due == seat)
    }

    /// The choices of all seats in turn order, once the last one is in.
    pub fn choices_to_enter(&self) -> Option<Moves> {
        let turn = self.playing().ok()?.turn();
        if !turn.together {
            return None;
        }
        let choice = |seat: &Seat| Some((seat.number(), self.choice(seat.number())?.steps[0].1[0].clone()));
        let made: Option<Vec<(usize, Json)>> = turn.order.iter().map(choice).collect();
        Some(Moves { made: made?, chosen: self.choices_by_time(&self.drafts) })
    }

    /// A refusal with the names of those who sit here.
    pub(super) fn refused(&self, no: shelf::No) -> Problem {
        Problem::refused(&self.set.game, self.seat_names(), no)
    }
}

fn turn_is_of(turn: &Turn, seat: usize) -> bool {
    turn.seat().number() == seat
}
