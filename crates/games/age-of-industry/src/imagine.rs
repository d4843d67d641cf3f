//! Dealing anew what a pair of eyes cannot see (section 11).

use crate::AgeOfIndustry;
use crate::state::State;
use table::{Chance, Eyes, Rng, Seat};

impl AgeOfIndustry {
    /// The unseen cards are spread over the unknown parts of the other hands; the rest is the deck.
    pub(crate) fn deal_anew(&self, s: &mut State, eyes: Eyes, rng: &mut Rng) {
        s.chance = Chance::from_rng(rng);
        if eyes == Eyes::All {
            return;
        }
        let others = || Seat::new(0).round(self.seats).filter(|seat| !eyes.see(*seat));
        let mut unseen = s.deck;
        let mut missing = [0; crate::state::SEATS];
        for seat in others() {
            let player = &mut s.players[seat];
            missing[seat.number()] = player.hand.size() - player.seen.size();
            unseen.add_all(player.hand);
            unseen.remove_all(player.seen);
            player.hand = player.seen;
        }
        for seat in others() {
            for _ in 0..missing[seat.number()] {
                let card = unseen.nth(rng.below(unseen.size()));
                unseen.remove(card);
                s.players[seat].hand.add(card);
            }
        }
        s.deck = unseen;
    }
}
