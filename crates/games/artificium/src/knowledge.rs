//! What the seats know of each other's hands (section 11).
//!
//! `known` is what everybody knows: at least these cards. A [`Fact`] is what one seat knows beyond that, from an
//! Exploration it took part in.

use crate::State;
use crate::state::Fact;
use crate::things::{Card, Pile};
use table::{Eyes, Seat};

impl State {
    /// All see this card come into the hand.
    #[inline]
    pub(crate) fn seen_entering(&mut self, seat: Seat, card: Card) {
        self.known[seat].add(card);
    }

    /// All see this card leave the hand.
    #[inline]
    pub(crate) fn seen_leaving(&mut self, seat: Seat, card: Card) {
        if !self.known[seat].remove_if_there(card) && self.facts[0] != Fact::NONE {
            self.forget_one_each(seat, card);
        }
    }

    /// Every seat that knew of a card of this kind beyond what all know, knows of one less.
    fn forget_one_each(&mut self, owner: Seat, card: Card) {
        let mut last = Fact::NONE;
        self.keep_facts(|fact| {
            let first_of_its_kind = fact != last;
            last = fact;
            !(first_of_its_kind && fact.owner() == owner && fact.card() == card)
        });
    }

    /// The hand is a new one.
    #[inline]
    pub(crate) fn forget_hand(&mut self, seat: Seat) {
        self.known[seat] = Pile::EMPTY;
        if self.facts[0] != Fact::NONE {
            self.keep_facts(|fact| fact.owner() != seat);
        }
    }

    /// Exploration: thief and victim know the card; for all others it may have been any they knew of.
    pub(crate) fn taken_unseen(&mut self, thief: Seat, victim: Seat, card: Card) {
        let public = self.known[victim];
        let mut last = Fact::NONE;
        self.keep_facts(|fact| {
            let first_of_its_kind = fact != last;
            last = fact;
            let about = fact.owner() == victim && first_of_its_kind && !public.has(fact.card());
            !(about && (fact.observer() != thief || fact.card() == card))
        });
        self.known[victim] = public.one_less_of_each();
        for kept in public.kinds().filter(|kind| *kind != card) {
            self.learn(Fact::new(thief, victim, kept));
        }
        self.learn(Fact::new(victim, thief, card));
    }

    fn learn(&mut self, fact: Fact) {
        let free = self.facts.iter().position(|slot| *slot == Fact::NONE);
        if let Some(free) = free {
            self.facts[free] = fact;
            self.facts[..=free].sort_unstable();
        }
    }

    pub(crate) fn keep_facts(&mut self, mut keep: impl FnMut(Fact) -> bool) {
        let mut kept = [Fact::NONE; crate::state::FACTS];
        let mut count = 0;
        for fact in self.facts() {
            if keep(fact) {
                kept[count] = fact;
                count += 1;
            }
        }
        self.facts = kept;
    }

    pub(crate) fn facts(&self) -> impl Iterator<Item = Fact> + use<> {
        self.facts.into_iter().take_while(|fact| *fact != Fact::NONE)
    }

    /// At least these cards are in the owner's hand, to the knowledge of these eyes.
    pub(crate) fn known_to(&self, eyes: Eyes, owner: Seat) -> Pile {
        let mut known = self.known[owner];
        if let Eyes::Of(observer) = eyes {
            let facts = self.facts().filter(|fact| fact.observer() == observer && fact.owner() == owner);
            facts.for_each(|fact| known.add(fact.card()));
        }
        known
    }
}
