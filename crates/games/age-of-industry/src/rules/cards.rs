//! Developing, drawing, passing (AI-801 to AI-822).

use crate::moves::{BOTH_UP, DECK, KEEP, UP};
use crate::state::{Decision, State};
use crate::things::{Action, Card, Industry};
use crate::{AgeOfIndustry, Event};
use table::{Log, Options, Seat};

/// How many cards a draw takes (AI-811).
pub(crate) const DRAWN: u32 = 2;

impl AgeOfIndustry {
    /// AI-D11: industries with a counter left on the display; no ships where none sail (AI-109, AI-R37).
    #[inline]
    pub(crate) fn developable(&self, s: &State, seat: Seat) -> u64 {
        let left = |industry: &Industry| {
            s.players[seat].gone[industry.index()] < self.numbers.counters[industry.index()]
                && (*industry != Industry::Ship || self.map().has_ships())
        };
        Industry::ALL.into_iter().filter(left).fold(0, |all, industry| all | 1 << industry.index())
    }

    /// AI-813: whether the hand has room and a card is left.
    #[inline]
    pub(crate) fn can_draw(&self, s: &State, seat: Seat) -> bool {
        s.players[seat].hand.size() < self.numbers.hand_limit && s.cards_left() > 0
    }

    /// AI-822, AI-R34: whether passing costs no card.
    #[inline]
    pub(crate) fn may_keep(&self, s: &State, seat: Seat) -> bool {
        let (empty, none_left) = (s.players[seat].hand.is_empty(), s.cards_left() == 0);
        if self.switched.pass_needs_both { empty && none_left } else { empty || none_left }
    }

    /// AI-D7
    pub(crate) fn discards(&self, s: &State) -> Options {
        let mut options = Options::NONE;
        for card in s.me().hand.kinds() {
            options = options.and(KEEP + 1 + card as u32);
        }
        options.and_if(KEEP, s.work.action == Some(Action::Pass) && self.may_keep(s, s.active))
    }

    /// A card goes from a hand to the discard, for all to see (AI-301, AI-R45).
    pub(crate) fn lay_aside(&self, s: &mut State, seat: Seat, card: Card) {
        let player = &mut s.players[seat];
        player.hand.remove(card);
        player.seen.remove_if_there(card);
        s.discard.add(card);
    }

    pub(crate) fn discard_card(&self, s: &mut State, card: Card, log: &mut impl Log<Self>) {
        let seat = s.active;
        match s.work.action {
            Some(Action::CombinedBuild) => {
                s.work.card = Some(card);
                self.build(s, log);
            }
            Some(Action::Develop) => {
                self.lay_aside(s, seat, card);
                log.event(Event::CardDiscarded { seat, card });
                self.develop(s, log);
            }
            _ => {
                self.lay_aside(s, seat, card);
                log.event(Event::CardDiscarded { seat, card });
                log.event(Event::Passed { seat, rule: "AI-821" });
                s.acted = true;
                self.end_action(s, 1, log);
            }
        }
    }

    /// AI-822; a pass is one action (AI-R35).
    pub(crate) fn pass_without_card(&self, s: &mut State, log: &mut impl Log<Self>) {
        log.event(Event::Passed { seat: s.active, rule: "AI-822" });
        self.end_action(s, 1, log);
    }

    /// AI-801, AI-R30
    fn develop(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        let Some(industry) = s.work.industry else { return };
        let level = self.next_counter(s, seat, industry).map_or(0, |counter| counter.level);
        s.players[seat].gone[industry.index()] += 1;
        log.event(Event::Developed { seat, industry, level });
        s.acted = true;
        self.end_action(s, 1, log);
    }

    /// AI-813, AI-R31: how many cards a draw action gives.
    pub(crate) fn cards_wanted(&self, s: &State) -> u32 {
        DRAWN.min(self.numbers.hand_limit.saturating_sub(s.me().hand.size())).min(s.cards_left())
    }

    /// AI-D12, AI-R33
    pub(crate) fn first_draws(&self, s: &State) -> Options {
        if self.cards_wanted(s) < 2 {
            return Self::second_draws(s);
        }
        let both = s.face_up.iter().flatten().count() == 2;
        Options::NONE.and_if(DECK, !s.deck.is_empty()).and_if(BOTH_UP, both)
    }

    /// AI-D13; equal face-up cards are one option (C5).
    pub(crate) fn second_draws(s: &State) -> Options {
        let [first, second] = s.face_up;
        let options = Options::NONE.and_if(DECK, !s.deck.is_empty());
        options.and_if(UP, first.is_some()).and_if(UP + 1, second.is_some() && second != first)
    }

    pub(crate) fn draw_from_deck(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        let first_of_two = s.decision == Decision::DrawFirst && self.cards_wanted(s) == 2;
        let card = Self::top_of_deck(s);
        s.players[seat].hand.add(card);
        log.event(Event::CardDrawn { seat, card: Some(card) });
        log.barrier();
        if first_of_two {
            s.decision = Decision::DrawSecond;
        } else {
            self.end_draw(s, log);
        }
    }

    pub(crate) fn take_face_up(&self, s: &mut State, places: std::ops::Range<usize>, log: &mut impl Log<Self>) {
        let seat = s.active;
        for place in places {
            let Some(card) = s.face_up[place].take() else { continue };
            s.players[seat].hand.add(card);
            s.players[seat].seen.add(card);
            log.event(Event::CardTaken { seat, card });
        }
        self.end_draw(s, log);
    }

    /// AI-812: the card left moves up, and the deck fills the gaps behind it.
    fn end_draw(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.face_up[0].is_none() {
            s.face_up.swap(0, 1);
        }
        self.fill_face_up(s, log);
        s.acted = true;
        self.end_action(s, 1, log);
    }

    pub(crate) fn fill_face_up(&self, s: &mut State, log: &mut impl Log<Self>) {
        for place in 0..2 {
            if s.face_up[place].is_none() && !s.deck.is_empty() {
                let card = Self::top_of_deck(s);
                s.face_up[place] = Some(card);
                log.event(Event::CardTurnedUp { card });
                log.barrier();
            }
        }
    }

    /// AI-104: the top of a shuffled deck is any of its cards, found when it is drawn.
    pub(crate) fn top_of_deck(s: &mut State) -> Card {
        let card = s.deck.nth(s.chance.below(s.deck.size()));
        s.deck.remove(card);
        card
    }
}
