//! What can be done next, together with what is in the draft.

use super::batch::Leads;
use super::{Draft, Held};
use crate::{Entry, Rules, Spoken};

/// Something a seat could do next.
#[derive(Clone, Debug)]
pub struct Offer<R: Rules> {
    /// The move, and those that complete its step in one way where there are more.
    pub way: Vec<R::Move>,
    /// The position in which it is made.
    pub before: R::State,
    /// The position of the draft with it, where it can be told: not beyond what shows something hidden, nor in the middle of a step.
    pub after: Option<R::State>,
    /// What happens with it.
    pub log: Vec<Entry<R>>,
    /// Why it will wait to be confirmed.
    pub held: Option<Held>,
}

impl<R: Rules> Offer<R> {
    /// The move.
    pub fn mv(&self) -> R::Move {
        self.way[0]
    }
}

impl<R: Spoken> Draft<R> {
    /// All that can be done next together with what was made, in the order of the rules' lists; nothing while a step is held.
    pub fn offers(&self) -> Vec<Offer<R>> {
        if self.held().is_some() {
            return Vec::new();
        }
        if let Some(begun) = self.steps.last().filter(|step| step.is_begun()) {
            return self.offers_inside(&begun.after);
        }
        let state = *self.state();
        match self.gathers_at(&state) {
            Some(batch) => self.offers_of_batch(batch),
            None => self.listed(&state).iter().map(|mv| self.offer(&state, *mv)).collect(),
        }
    }

    fn offer(&self, at: &R::State, mv: R::Move) -> Offer<R> {
        let made = self.play(at, mv);
        let after = (made.held != Some(Held::Reveals)).then_some(made.after);
        Offer { way: vec![mv], before: *at, after, log: made.log, held: made.held }
    }

    fn offers_of_batch(&self, batch: R::Decision) -> Vec<Offer<R>> {
        let begin = self.batch_begin();
        let mut offers: Vec<Offer<R>> = Vec::new();
        // From the end to the beginning: where a step can be made later, that is where the rules' order has it.
        for gap in (begin..=self.steps.len()).rev() {
            let at = self.steps.get(gap).map_or(*self.state(), |step| step.before);
            let others = &self.steps[gap..];
            for mv in self.listed(&at).iter() {
                if offers.iter().any(|offer| offer.mv() == *mv) {
                    continue;
                }
                let made = self.play(&at, *mv);
                let found = match self.leads(batch, &made) {
                    Leads::Out if others.is_empty() => {
                        let after = (made.held != Some(Held::Reveals)).then_some(made.after);
                        Some((Vec::new(), after))
                    }
                    Leads::Out => None,
                    Leads::Back => self
                        .after_adding(batch, begin, self.with_forced(*mv, &made), others.is_empty())
                        .map(|end| (Vec::new(), Some(end))),
                    Leads::Inside => self.can_complete(batch, &made.after, others).map(|(rest, _)| (rest, None)),
                };
                if let Some((rest, after)) = found {
                    let way = std::iter::once(*mv).chain(rest).collect();
                    offers.push(Offer { way, before: at, after, log: made.log, held: made.held });
                }
            }
        }
        offers.sort_by_key(|offer| self.rules().code(self.seat, offer.mv()));
        offers
    }

    fn offers_inside(&self, inside: &R::State) -> Vec<Offer<R>> {
        let batch = self.rules().batch(inside);
        let (Some(batch), false) = (batch, self.waiting.is_empty()) else {
            return self.listed(inside).iter().map(|mv| self.offer(inside, *mv)).collect();
        };
        let fits = |mv: &R::Move| {
            let made = self.play(inside, *mv);
            let (rest, after) = match self.leads(batch, &made) {
                Leads::Out => return None,
                Leads::Back => (Vec::new(), Some(self.replay(batch, &made.after, &self.waiting)?)),
                Leads::Inside => (self.can_complete(batch, &made.after, &self.waiting)?.0, None),
            };
            let way = std::iter::once(*mv).chain(rest).collect();
            Some(Offer { way, before: *inside, after, log: made.log, held: made.held })
        };
        self.listed(inside).iter().filter_map(fits).collect()
    }
}
