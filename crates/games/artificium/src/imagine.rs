//! Dealing anew what a pair of eyes cannot see (section 11).

use crate::state::{Chosen, Decision};
use crate::things::{Card, Pile};
use crate::{Artificium, State};
use table::{Chance, Eyes, Rng, Seat};

impl Artificium {
    /// The unseen cards are dealt to the other hands by size and known cards; the rest is the deck.
    pub(crate) fn deal_anew(&self, s: &mut State, eyes: Eyes, rng: &mut Rng) {
        s.chance = Chance::from_rng(rng);
        if eyes == Eyes::All {
            return;
        }
        let others = || Seat::new(0).round(self.seats).filter(|seat| !eyes.see(*seat));
        let mut unseen = s.deck;
        let mut sizes = table::BySeat([0; 6]);
        for seat in others() {
            unseen.add_all(s.hand[seat]);
            sizes[seat] = s.hand[seat].size();
            if let Some(card) = s.face_down(seat) {
                unseen.add(card);
                sizes[seat] += 1;
            }
        }
        let hidden_discards = if self.switched.discard_pile_public { 0 } else { s.discard.size() };
        if hidden_discards > 0 {
            unseen.add_all(s.discard.take());
        }
        for seat in others() {
            s.hand[seat] = s.known_to(eyes, seat);
            unseen.remove_all(s.hand[seat]);
        }
        for seat in others() {
            let missing = sizes[seat] - s.hand[seat].size();
            deal(&mut unseen, &mut s.hand[seat], missing, rng);
        }
        deal(&mut unseen, &mut s.discard, hidden_discards, rng);
        s.deck = unseen;
        if s.decision == Decision::Commit {
            for seat in others() {
                if s.chosen[seat] != Chosen::Nothing {
                    self.choose_anew(s, seat, rng);
                }
            }
        }
        s.keep_facts(|fact| eyes.see(fact.observer()) || eyes.see(fact.owner()));
    }

    /// A choice that lies face down is drawn from the new hand: a card, or a pass.
    fn choose_anew(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        let cards = s.hand[seat].size();
        let place = rng.below(cards + u32::from(self.switched.plain_pass_at_commit));
        s.chosen[seat] = if place == cards {
            Chosen::Pass
        } else {
            let card = s.hand[seat].nth(place);
            s.hand[seat].remove(card);
            Chosen::Card(card)
        };
    }
}

fn deal(from: &mut Pile, to: &mut Pile, cards: u32, rng: &mut Rng) {
    for _ in 0..cards {
        let card: Card = from.nth(rng.below(from.size()));
        from.remove(card);
        to.add(card);
    }
}
