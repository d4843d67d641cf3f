//! Turns that are not confirmed yet, and choices nobody sees.

use super::{Room, digest};
use crate::http::problem::{Answer, Problem};
use crate::journal::{Ending, Entry};
use crate::now;
use crate::store::Drafted;
use serde_json::Value as Json;
use shelf::{AnyTable, Line};
use table::Seat;

/// Moves of a seat, made in a position that it names.
#[derive(Clone, PartialEq, Debug)]
pub struct Post {
    /// Which seat.
    pub seat: usize,
    /// The position they were made in.
    pub position: i64,
    /// The version of the draft they follow; 0 when there is none.
    pub draft: i64,
    /// The moves, one after the other.
    pub moves: Vec<Json>,
    /// Whether they take the place of the unconfirmed moves instead of following them.
    pub instead: bool,
    /// Whether a move that ends the turn or shows something is to wait until it is confirmed.
    pub confirms: bool,
}

/// What a post comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// The draft becomes this one.
    Draft(Drafted),
    /// These entries go into the journal.
    Enter(Vec<Entry>),
}

/// Moves of a draft, played on a copy of the table.
pub(super) struct Tried {
    /// The table after all moves but the one that waits to be confirmed.
    pub(super) table: Box<dyn AnyTable>,
    /// The move that waits, if the last one ends the turn or shows something.
    pub(super) held: Option<Json>,
}

impl Room {
    /// The draft of a seat in this position.
    pub fn draft(&self, seat: usize) -> Option<&Drafted> {
        self.drafts.iter().find(|draft| draft.seat == seat && draft.position == self.position)
    }

    fn moves_of_draft(&self, seat: usize) -> &[Json] {
        self.draft(seat).map_or(&[], |draft| &draft.moves)
    }

    /// That a post was made in the position and after the draft that are there now.
    fn is_current(&self, seat: usize, position: i64, draft: i64) -> Answer<()> {
        let version = self.draft(seat).map_or(0, |draft| draft.version);
        if position == self.position && draft == version {
            return Ok(());
        }
        Err(Problem::conflict("stale").with("position", self.position).with("draft", version))
    }

    /// What some more moves of a seat come to.
    pub fn post(&self, post: &Post) -> Answer<Step> {
        let table = self.playing()?;
        self.is_current(post.seat, post.position, post.draft)?;
        if post.moves.is_empty() {
            return Err(Problem::bad("no-moves"));
        }
        if table.turn().together {
            return self.choose(table, post);
        }
        let mut moves = if post.instead { Vec::new() } else { self.moves_of_draft(post.seat).to_vec() };
        if !moves.is_empty() && self.try_out(post.seat, &moves)?.held.is_some() {
            return Err(Problem::conflict("confirm-first"));
        }
        moves.extend(post.moves.iter().cloned());
        let tried = self.try_out(post.seat, &moves)?;
        if tried.held.is_some() && !post.confirms {
            return self.enter(post.seat, &moves);
        }
        Ok(Step::Draft(self.next_draft(post.seat, moves)))
    }

    /// Whether several seats choose at once: a draft is then a choice, with which its seat has decided.
    pub fn chooses(&self) -> bool {
        self.playing().is_ok_and(|table| table.turn().together)
    }

    fn choose(&self, table: &dyn AnyTable, post: &Post) -> Answer<Step> {
        let [mv] = post.moves.as_slice() else { return Err(Problem::bad("one-choice")) };
        table.check(Seat::new(post.seat), std::slice::from_ref(mv)).map_err(|no| self.refused(no))?;
        Ok(Step::Draft(self.next_draft(post.seat, vec![mv.clone()])))
    }

    /// The turn of a seat as it goes into the journal.
    pub fn confirm(&self, seat: usize, position: i64, draft: i64) -> Answer<Step> {
        self.playing()?;
        self.is_current(seat, position, draft)?;
        let moves = self.moves_of_draft(seat);
        match self.try_out(seat, moves)?.held {
            Some(_) => self.enter(seat, moves),
            None => Err(Problem::conflict("nothing-to-confirm")),
        }
    }

    /// The draft without its last move. A choice can be replaced, not withdrawn: the clock of its seat has stopped.
    pub fn undo(&self, seat: usize, position: i64, draft: i64) -> Answer<Step> {
        self.playing()?;
        self.is_current(seat, position, draft)?;
        if self.chooses() {
            return Err(Problem::conflict("nothing-to-undo"));
        }
        match self.moves_of_draft(seat).split_last() {
            Some((_, rest)) => Ok(Step::Draft(self.next_draft(seat, rest.to_vec()))),
            None => Err(Problem::conflict("nothing-to-undo")),
        }
    }

    fn next_draft(&self, seat: usize, moves: Vec<Json>) -> Drafted {
        let (version, at) = self.draft(seat).map_or((0, now()), |draft| (draft.version, draft.at));
        Drafted { seat, position: self.position, moves, at, version: version + 1 }
    }

    /// Plays a draft on a copy. Only its last move may end the turn or show something.
    pub(super) fn try_out(&self, seat: usize, moves: &[Json]) -> Answer<Tried> {
        let mut table = self.playing()?.here();
        if table.turn().together {
            return Ok(Tried { table, held: None });
        }
        for (place, mv) in moves.iter().enumerate() {
            let lines = table.play(Seat::new(seat), mv).map_err(|no| self.refused(no))?;
            let turn = table.turn();
            let goes_on = !turn.together && turn.order == [Seat::new(seat)];
            if goes_on && !lines.contains(&Line::Barrier) {
                continue;
            }
            if place + 1 < moves.len() {
                return Err(Problem::conflict("confirm-first"));
            }
            let _ = table.undo();
            return Ok(Tried { table, held: Some(mv.clone()) });
        }
        Ok(Tried { table, held: None })
    }

    fn enter(&self, seat: usize, moves: &[Json]) -> Answer<Step> {
        let made: Vec<(usize, Json)> = moves.iter().map(|mv| (seat, mv.clone())).collect();
        self.entries_of(&made).map(Step::Enter)
    }

    /// The choices of all seats in turn order, once the last one is in.
    pub fn choices_to_enter(&self) -> Answer<Option<Vec<Entry>>> {
        let Ok(table) = self.playing() else { return Ok(None) };
        let turn = table.turn();
        if !turn.together {
            return Ok(None);
        }
        let chosen: Option<Vec<(usize, Json)>> =
            turn.order.iter().map(|seat| Some((seat.number(), self.choice(seat.number())?.moves[0].clone()))).collect();
        let Some(mut entries) = chosen.map(|chosen| self.entries_of(&chosen)).transpose()? else { return Ok(None) };
        if let Some(Entry::Moved { chosen, .. }) = entries.first_mut() {
            *chosen = self.choices_by_time(&self.drafts);
        }
        Ok(Some(entries))
    }

    /// These moves as entries, and the end of the game if they lead to it.
    pub fn entries_of(&self, moves: &[(usize, Json)]) -> Answer<Vec<Entry>> {
        let mut table = self.playing()?.here();
        let mut entries = Vec::with_capacity(moves.len() + 1);
        for (seat, mv) in moves {
            table.play(Seat::new(*seat), mv).map_err(|no| self.refused(no))?;
            entries.push(Entry::Moved { seat: *seat, mv: mv.clone(), after: None, chosen: Vec::new() });
        }
        if let Some(Entry::Moved { after, .. }) = entries.last_mut() {
            *after = Some(digest(table.as_ref()));
        }
        if table.turn().seats.is_empty() {
            entries.push(Entry::Ended { how: Ending::Over });
        }
        Ok(entries)
    }

    /// A refusal with the names of those who sit here.
    pub(super) fn refused(&self, no: shelf::No) -> Problem {
        Problem::refused(&self.set.game, self.seat_names(), no)
    }
}
