//! The deck and the discard pile (AR-5, AR-84).

use crate::{Artificium, Event, State, things::Card};
use table::{Log, Seat};

impl Artificium {
    /// AR-84, AR-R36: a card of the deck, each as likely as the others; none if deck and discard pile are empty.
    ///
    /// Nobody ever looks into the deck, so it is a multiset and shuffling the discard pile in is adding its cards (5.5).
    #[inline]
    pub(crate) fn draw(&self, s: &mut State, log: &mut impl Log<Self>) -> Option<Card> {
        if s.deck.is_empty() {
            self.reshuffle(s, log);
        }
        if s.deck.is_empty() {
            return None;
        }
        let card = s.deck.nth(s.chance.below(s.deck.size()));
        s.deck.remove(card);
        if s.deck.is_empty() {
            self.reshuffle(s, log);
        }
        log.barrier();
        Some(card)
    }

    #[cold]
    fn reshuffle(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.deck = s.discard.take();
        if !s.deck.is_empty() {
            log.event(Event::Reshuffled { cards: s.deck.size() });
        }
    }

    /// A seat draws this many cards by this rule, or as many as there are.
    #[inline]
    pub(crate) fn draw_to_hand(&self, s: &mut State, seat: Seat, cards: u32, rule: &'static str, log: &mut impl Log<Self>) {
        let before = s.hand[seat];
        for _ in 0..cards {
            let Some(card) = self.draw(s, log) else { break };
            s.hand[seat].add(card);
        }
        let mut drawn = s.hand[seat];
        drawn.remove_all(before);
        if !drawn.is_empty() {
            log.event(Event::Drew { seat, count: drawn.size(), cards: Some(drawn), rule });
        }
    }
}
