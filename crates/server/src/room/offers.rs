//! What seats propose to each other: to take back, to end, to go on elsewhere.

use super::{Phase, Room};
use crate::http::problem::{Answer, Problem};
use crate::journal::{Ending, Entry, Numbered, Offer, Who};
use shelf::AnyTable;

/// How often a seat may propose something in one position. Whoever is refused so often has been answered.
const MOST_OFFERS: usize = 20;
/// How often moves may be taken back at one table: bots always agree, and nothing in a journal is forgotten.
const MOST_TAKE_BACKS: usize = 500;

impl Room {
    /// The seats whose agreement is needed: every other person's. Bots have no objection.
    fn asked(&self, by: usize) -> Vec<usize> {
        let proposer = self.chairs[by].who.clone();
        let others = self
            .chairs
            .iter()
            .enumerate()
            .filter(|(_, chair)| matches!(chair.who, Some(Who::Person(_))) && chair.who != proposer);
        others.map(|(seat, _)| seat).collect()
    }

    /// The game, if such an offer may be made: at a frozen table only to end it, or to go on elsewhere from a move that agrees.
    fn negotiable(&self, offer: Offer) -> Answer<&dyn AnyTable> {
        match (self.phase, offer) {
            (Phase::Frozen, Offer::End | Offer::Branch { .. }) => self.table(),
            _ => self.playing(),
        }
    }

    /// An offer as entries: made, and carried out at once if nobody has to agree.
    pub fn offer(&self, seat: usize, offer: Offer) -> Answer<Vec<Entry>> {
        let table = self.negotiable(offer)?;
        if self.pending.is_some() {
            return Err(Problem::conflict("offer-pending"));
        }
        let most = match offer {
            Offer::TakeBack { to } => Some((to, self.moves())),
            // Going on from the present position is no going back: chance is fresh, and a game that stands still goes on.
            Offer::Branch { to } => Some((to, self.moves() + 1)),
            Offer::End => None,
        };
        if most.is_some_and(|(to, most)| to >= most) {
            return Err(Problem::bad("no-such-move"));
        }
        if let Offer::TakeBack { to } = offer
            && table.revealed_since(to)
        {
            return Err(Problem::conflict("beyond-reveal"));
        }
        self.is_bearable(seat, offer)?;
        let made = Entry::Offered { seat, offer };
        Ok(if self.asked(seat).is_empty() { [vec![made], self.carried_out(offer)].concat() } else { vec![made] })
    }

    /// That a seat has not proposed without end.
    fn is_bearable(&self, seat: usize, offer: Offer) -> Answer<()> {
        let offers = |numbered: &&Numbered| matches!(numbered.entry, Entry::Offered { seat: by, .. } if by == seat);
        if self.entries_after(self.position).iter().filter(offers).count() >= MOST_OFFERS {
            return Err(Problem::conflict("too-many-offers").with("most", MOST_OFFERS));
        }
        if matches!(offer, Offer::TakeBack { .. }) { self.may_take_back() } else { Ok(()) }
    }

    /// That not too much was taken back at this table.
    pub(super) fn may_take_back(&self) -> Answer<()> {
        let taken_back = |numbered: &&Numbered| matches!(numbered.entry, Entry::TakenBack { .. });
        if self.journal.iter().filter(taken_back).count() < MOST_TAKE_BACKS {
            return Ok(());
        }
        Err(Problem::conflict("too-many-take-backs").with("most", MOST_TAKE_BACKS))
    }

    /// An answer to the offer of this entry as entries: carried out when the last one agrees. Whoever made it may withdraw it.
    pub fn answer(&self, seat: usize, offer: i64, yes: bool) -> Answer<Vec<Entry>> {
        let pending = self.pending.as_ref().ok_or_else(|| Problem::conflict("no-offer"))?;
        // What was withdrawn meanwhile must not be agreed to as something else.
        if pending.entry != offer {
            return Err(Problem::conflict("another-offer"));
        }
        self.negotiable(pending.offer)?;
        let answered = Entry::Answered { seat, yes };
        if !yes {
            return Ok(vec![answered]);
        }
        if pending.agreed.contains(&seat) {
            return Err(Problem::conflict("answered-already"));
        }
        let open = self.asked(pending.seat).into_iter().filter(|asked| *asked != seat && !pending.agreed.contains(asked));
        let last = open.count() == 0;
        Ok(if last { [vec![answered], self.carried_out(pending.offer)].concat() } else { vec![answered] })
    }

    /// What a seat proposed or agreed to was the word of whoever sat there.
    pub(super) fn forget_word_of(&mut self, seat: usize) {
        self.pending = self.pending.take().filter(|pending| pending.seat != seat);
        if let Some(pending) = &mut self.pending {
            pending.agreed.retain(|agreed| *agreed != seat);
        }
    }

    /// The offer that everybody agrees to, where it is not carried out yet.
    pub fn agreed_offer(&self) -> Option<Offer> {
        let pending = self.pending.as_ref().filter(|pending| self.negotiable(pending.offer).is_ok())?;
        self.asked(pending.seat).iter().all(|seat| pending.agreed.contains(seat)).then_some(pending.offer)
    }

    /// The entries with which a game begins.
    pub fn start(&self) -> Answer<Vec<Entry>> {
        if self.phase != Phase::Gathering {
            return Err(Problem::conflict("begun"));
        }
        if self.chairs.iter().any(|chair| chair.who.is_none()) {
            return Err(Problem::conflict("seats-empty"));
        }
        Ok(vec![Entry::Started])
    }

    /// What an offer everybody agrees to comes to. A branch is ended by whoever opens the other table.
    pub fn carried_out(&self, offer: Offer) -> Vec<Entry> {
        match offer {
            Offer::TakeBack { to } => vec![Entry::TakenBack { to, chosen: self.choices_by_time(&self.drafts) }],
            Offer::End => vec![Entry::Ended { how: Ending::Agreed }],
            Offer::Branch { .. } => Vec::new(),
        }
    }
}
