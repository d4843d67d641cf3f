//! Steps that are gathered: a set, played in the order of the rules' lists.

use super::{Draft, Made, Place, Step, forced};
use crate::{Refused, Rules, Spoken};

/// How many moves are tried to find an order.
const MAX_TRIED: usize = 2_000;
/// How many where one is known to be there.
const MAX_TRIED_TO_FIND: usize = 20_000;

/// Where a move made at a batch leads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Leads {
    /// Back to the decision at which steps are gathered.
    Back,
    /// To a decision that is part of the same step.
    Inside,
    /// Out of the batch.
    Out,
}

/// How hard an order is looked for.
struct Search {
    tried: usize,
    most: usize,
    /// Whether orders are left out that the rules' own order makes unlikely.
    hasty: bool,
}

/// The moves of a step, and as which it was made.
type Group<R> = (Vec<<R as Rules>::Move>, usize);

impl<R: Spoken> Draft<R> {
    pub(super) fn leads(&self, batch: R::Decision, made: &Made<R>) -> Leads {
        if made.held.is_some() || self.rules().batch(&made.after) != Some(batch) {
            Leads::Out
        } else if self.gathers_at(&made.after).is_some() {
            Leads::Back
        } else {
            Leads::Inside
        }
    }

    /// A move and those of its step that follow by themselves.
    pub(super) fn with_forced(&self, mv: R::Move, made: &Made<R>) -> Vec<R::Move> {
        std::iter::once(mv).chain(forced(&made.log, self.seat)).collect()
    }

    /// The place of the first step of the batch that is open.
    pub(super) fn batch_begin(&self) -> usize {
        self.steps.iter().rposition(|step| step.place == Place::Single).map_or(0, |before| before + 1)
    }

    /// Adds a step, or its first move, to the batch.
    pub(super) fn gather(&mut self, batch: R::Decision, mv: R::Move, number: usize) -> Result<(), Refused<R>> {
        let end = *self.state();
        let begin = self.batch_begin();
        if let Ok(made) = self.make(&end, mv) {
            match self.leads(batch, &made) {
                Leads::Out => self.push(vec![mv], end, made, number, Place::Single),
                Leads::Inside => self.push(self.with_forced(mv, &made), end, made, number, Place::Begun),
                Leads::Back => {
                    self.push(self.with_forced(mv, &made), end, made, number, Place::Gathered);
                    return self.rearrange(begin, Vec::new(), true);
                }
            }
            return Ok(());
        }
        for gap in (begin..self.steps.len()).rev() {
            let at = self.steps[gap].before;
            let Ok(made) = self.make(&at, mv) else { continue };
            match self.leads(batch, &made) {
                Leads::Out => {}
                Leads::Back => {
                    if self.rearrange(begin, vec![(self.with_forced(mv, &made), number)], false).is_ok() {
                        self.made = self.made.max(number);
                        return Ok(());
                    }
                }
                Leads::Inside => {
                    if self.can_complete(batch, &made.after, &self.steps[gap..]).is_some() {
                        self.waiting = self.steps.split_off(gap);
                        self.push(self.with_forced(mv, &made), at, made, number, Place::Begun);
                        return Ok(());
                    }
                }
            }
        }
        Err(self.why_not_gathered(begin, mv))
    }

    /// Ends a batch in which nothing else is left to do, and makes the move after it.
    pub(super) fn close_and_put(&mut self, mv: R::Move, number: usize) -> Result<(), Refused<R>> {
        let batch = self.gathers().ok_or(Refused::NoWayTogether)?;
        let end = *self.state();
        let [close] = self.listed(&end)[..] else { return Err(Refused::NoWayTogether) };
        let made = self.play(&end, close);
        if made.held.is_some() || self.leads(batch, &made) != Leads::Out {
            return Err(Refused::NoWayTogether);
        }
        let mut with = self.clone();
        with.push(vec![close], end, made, number, Place::Single);
        with.put(mv, number + 1)?;
        *self = with;
        Ok(())
    }

    /// Goes on with a step that was begun.
    pub(super) fn go_on(&mut self, mv: R::Move) -> Result<(), Refused<R>> {
        let begun = self.steps.last().expect("a step was begun");
        let batch = self.rules().batch(&begun.after).expect("it is part of a batch");
        let (state, before, number) = (begun.after, begun.before, begun.number);
        let made = self.make(&state, mv)?;
        let leads = self.leads(batch, &made);
        let fits = match leads {
            Leads::Out => self.waiting.is_empty(),
            Leads::Inside => self.waiting.is_empty() || self.can_complete(batch, &made.after, &self.waiting).is_some(),
            Leads::Back => true,
        };
        if !fits {
            return Err(Refused::NoWayTogether);
        }
        let mut step = self.steps.pop().expect("a step was begun");
        let mut moves = std::mem::take(&mut step.moves);
        match leads {
            Leads::Out => moves.push(mv),
            _ => moves.extend(self.with_forced(mv, &made)),
        }
        step.log.extend(made.log);
        let made = Made { log: step.log, ..made };
        let place = match leads {
            Leads::Out => Place::Single,
            Leads::Inside => Place::Begun,
            Leads::Back => Place::Gathered,
        };
        self.push(moves, before, made, number, place);
        if leads != Leads::Back {
            return Ok(());
        }
        let waiting = std::mem::take(&mut self.waiting);
        let is_known = self.replay(batch, self.state(), &waiting).is_some();
        let waiting = waiting.into_iter().map(|step| (step.moves, step.number)).collect();
        self.rearrange(self.batch_begin(), waiting, is_known)
    }

    /// Puts the steps from `begin` on, and some more, into the order of the rules; whether one in which they can be made is known.
    fn rearrange(&mut self, begin: usize, more: Vec<Group<R>>, is_known: bool) -> Result<(), Refused<R>> {
        let at = self.steps.get(begin).map_or(*self.state(), |first| first.before);
        let mut groups: Vec<Group<R>> =
            self.steps[begin..].iter().map(|step| (step.moves.clone(), step.number)).chain(more).collect();
        // Equal steps keep the order in which they were made.
        groups.sort_by_key(|(_, number)| *number);
        let batch = self.gathers_at(&at).ok_or(Refused::NoWayTogether)?;
        let arranged = self.arranged(batch, &at, &groups, is_known).ok_or(Refused::NoWayTogether)?;
        self.steps.truncate(begin);
        self.steps.extend(arranged);
        Ok(())
    }

    /// The first order, by the rules' own lists, in which these steps can be made from here. Where there is one for certain it is looked
    /// for thoroughly.
    fn arranged(&self, batch: R::Decision, at: &R::State, groups: &[Group<R>], is_known: bool) -> Option<Vec<Step<R>>> {
        let mut hasty = Search { tried: 0, most: MAX_TRIED, hasty: true };
        let mut thorough = Search { tried: 0, most: MAX_TRIED_TO_FIND, hasty: false };
        self.arrange(batch, at, groups, &mut hasty)
            .or_else(|| is_known.then(|| self.arrange(batch, at, groups, &mut thorough)).flatten())
    }

    fn arrange(&self, batch: R::Decision, at: &R::State, groups: &[Group<R>], search: &mut Search) -> Option<Vec<Step<R>>> {
        if groups.is_empty() {
            return Some(Vec::new());
        }
        let listed = self.listed(at);
        let code = |mv: &R::Move| self.rules().code(self.seat, *mv);
        let mut places: Vec<(usize, Vec<u32>, usize)> = Vec::with_capacity(groups.len());
        for (place, (moves, _)) in groups.iter().enumerate() {
            let Some(in_list) = listed.iter().position(|mv| *mv == moves[0]) else { continue };
            let rest: Vec<u32> = moves[1..].iter().map(code).collect();
            if !places.iter().any(|(_, _, other)| groups[*other].0 == *moves) {
                places.push((in_list, rest, place));
            }
        }
        places.sort();
        for (tries, (_, _, place)) in places.into_iter().enumerate() {
            if search.tried >= search.most {
                return None;
            }
            search.tried += 1;
            let (moves, number) = &groups[place];
            let Some(step) = self.play_step(batch, at, moves, *number) else { continue };
            let mut rest = groups.to_vec();
            rest.remove(place);
            // Where the rules' order passes over what could be made a moment ago, only what it names first may bring it back.
            let listed_then = self.listed(&step.after);
            let is_passed = |(moves, _): &Group<R>| listed.contains(&moves[0]) && !listed_then.contains(&moves[0]);
            if search.hasty && tries > 0 && rest.iter().any(is_passed) {
                continue;
            }
            if let Some(mut arranged) = self.arrange(batch, &step.after, &rest, search) {
                arranged.insert(0, step);
                return Some(arranged);
            }
        }
        None
    }

    /// A whole step of a batch, if it can be made here and leads back to the batch.
    fn play_step(&self, batch: R::Decision, at: &R::State, moves: &[R::Move], number: usize) -> Option<Step<R>> {
        let (mut after, mut log) = (*at, Vec::new());
        let mut left = moves.iter();
        while let Some(mv) = left.next() {
            let made = self.make(&after, *mv).ok()?;
            // What follows by itself in one order may have been chosen in another, but it has to be the same.
            if forced(&made.log, self.seat).any(|mv| left.next() != Some(&mv)) {
                return None;
            }
            let fits = if left.len() == 0 { Leads::Back } else { Leads::Inside };
            if self.leads(batch, &made) != fits {
                return None;
            }
            after = made.after;
            log.extend(made.log);
        }
        Some(Step { moves: moves.to_vec(), before: *at, after, log, number, place: Place::Gathered, held: None })
    }

    /// How a step that was begun can be completed so that the others can be made after it: the moves that are missing, and the
    /// position after all of them.
    pub(super) fn can_complete(
        &self,
        batch: R::Decision,
        inside: &R::State,
        others: &[Step<R>],
    ) -> Option<(Vec<R::Move>, R::State)> {
        for mv in self.listed(inside).iter() {
            let made = self.play(inside, *mv);
            let rest = match self.leads(batch, &made) {
                Leads::Out if others.is_empty() => Some((Vec::new(), made.after)),
                Leads::Out => None,
                Leads::Inside => self.can_complete(batch, &made.after, others),
                Leads::Back => self.replay(batch, &made.after, others).map(|end| (Vec::new(), end)),
            };
            if let Some((mut moves, end)) = rest {
                moves.insert(0, *mv);
                return Some((moves, end));
            }
        }
        None
    }

    /// The position after the steps of the batch and one more, in the order of the rules.
    pub(super) fn after_adding(
        &self,
        batch: R::Decision,
        begin: usize,
        moves: Vec<R::Move>,
        is_known: bool,
    ) -> Option<R::State> {
        let at = self.steps.get(begin).map_or(*self.state(), |first| first.before);
        let mut groups: Vec<Group<R>> = self.steps[begin..].iter().map(|step| (step.moves.clone(), step.number)).collect();
        groups.push((moves, self.made + 1));
        groups.sort_by_key(|(_, number)| *number);
        self.arranged(batch, &at, &groups, is_known)?.last().map(|last| last.after)
    }

    /// The position after these steps, if they can be made from here.
    pub(super) fn replay(&self, batch: R::Decision, at: &R::State, steps: &[Step<R>]) -> Option<R::State> {
        let mut state = *at;
        for step in steps {
            state = self.play_step(batch, &state, &step.moves, step.number)?.after;
        }
        Some(state)
    }

    /// Why a move that is not offered cannot be made now.
    pub fn why_not(&self, mv: R::Move) -> Refused<R> {
        if self.held().is_some() {
            return Refused::ConfirmFirst;
        }
        match self.gathers() {
            Some(_) => self.why_not_gathered(self.batch_begin(), mv),
            None => self.make(self.state(), mv).err().unwrap_or(Refused::NoWayTogether),
        }
    }

    /// The same in a batch: because of the move itself, or because of a step that could not be made after it.
    fn why_not_gathered(&self, begin: usize, mv: R::Move) -> Refused<R> {
        let gaps = (begin..=self.steps.len()).rev().map(|gap| self.steps.get(gap).map_or(*self.state(), |step| step.before));
        let by_itself = gaps.filter_map(|at| self.make(&at, mv).err());
        by_itself
            .chain(self.why_not_after(begin, mv))
            .find(|refused| !self.is_about_order(refused))
            .unwrap_or(Refused::NoWayTogether)
    }

    /// Why the batch cannot be made after this move.
    fn why_not_after(&self, begin: usize, mv: R::Move) -> Option<Refused<R>> {
        let first = self.steps.get(begin)?;
        let mut state = self.make(&first.before, mv).ok()?.after;
        for mv in self.steps[begin..].iter().flat_map(|step| &step.moves) {
            match self.make(&state, *mv) {
                Ok(made) => state = made.after,
                Err(refused) => return Some(refused),
            }
        }
        None
    }

    /// That steps come in some order is nothing that a book says.
    fn is_about_order(&self, refused: &Refused<R>) -> bool {
        matches!(refused, Refused::Rule(refusal) if self.rules().is_about_order(refusal))
    }
}
