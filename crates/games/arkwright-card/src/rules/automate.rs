//! The action Automate (AC-80 to AC-82).

use crate::things::{Good, Track};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves};

/// The worker cards of all factories, in their order.
const WORKER_CARDS: [(Good, usize); 8] = [
    (Good::Food, 0),
    (Good::Food, 1),
    (Good::Textile, 0),
    (Good::Textile, 1),
    (Good::Cutlery, 0),
    (Good::Cutlery, 1),
    (Good::Lamps, 0),
    (Good::Lamps, 1),
];

impl ArkwrightCard {
    fn machines_missing(&self, s: &State, good: Good, card: usize) -> u8 {
        let factory = s.me().factory(good);
        if factory.face(card) == 0 {
            return 0;
        }
        self.numbers.good(good).worker_cards[card].machines - factory.machines(card)
    }

    /// AC-82: a card with the machine token on it.
    fn half_finished(&self, s: &State) -> Option<(Good, usize)> {
        WORKER_CARDS
            .into_iter()
            .find(|(good, card)| s.me().factory(*good).machines(*card) > 0 && self.machines_missing(s, *good, *card) > 0)
    }

    /// AC-80 to AC-82, AC-R14; cards in ascending order, the half-finished one first.
    pub(crate) fn may_place_machine(&self, s: &State, good: Good, card: usize) -> Result<(), Refusal> {
        if s.me().factory(good).face(card) == 0 {
            return Err(Refusal::NoWorkerCard { good, rule: "AC-80" });
        }
        let needs = self.machines_missing(s, good, card);
        if needs == 0 {
            return Err(Refusal::FullyAutomated { good });
        }
        if let Some((first, half)) = self.half_finished(s) {
            return if (first, half) == (good, card) { Ok(()) } else { Err(Refusal::FinishFirst { good: first }) };
        }
        Self::may_begin_card(s, good, card, needs)
    }

    fn may_begin_card(s: &State, good: Good, card: usize, needs: u8) -> Result<(), Refusal> {
        let left = s.work.left;
        if needs > left {
            // The machine token, any order, ends the action.
            return if left == 1 { Ok(()) } else { Err(Refusal::MachinesLeft { left, needs }) };
        }
        if 2 * good.index() + card < usize::from(s.work.cursor) {
            return Err(Refusal::OutOfOrder { rule: "AC-80" });
        }
        Ok(())
    }

    pub(crate) fn may_automate(&self, s: &State) -> bool {
        WORKER_CARDS.into_iter().any(|(good, card)| self.machines_missing(s, good, card) > 0)
    }

    pub(crate) fn automate_moves(&self, s: &State, out: &mut Moves<Move>) {
        let left = s.work.left;
        let mut place = |(good, card)| out.push(Move::PlaceMachine { good, card: card as u8 + 1 });
        if let Some(half) = self.half_finished(s) {
            place(half);
        } else {
            // Cards that can be turned come first, then those that only take the machine token.
            for token in [false, true] {
                for (good, card) in WORKER_CARDS {
                    let needs = self.machines_missing(s, good, card);
                    if needs > 0 && (needs > left) == token && Self::may_begin_card(s, good, card, needs).is_ok() {
                        place((good, card));
                    }
                }
            }
        }
        out.push_if(Self::may_finish(s), Move::Done);
    }

    pub(crate) fn begin_automating(&self, s: &mut State) {
        s.work.left = self.track(s.me(), Track::Automation);
        s.me_mut().automated = true;
    }

    pub(crate) fn place_machine(&self, s: &mut State, good: Good, card: usize, log: &mut impl Log<Self>) {
        let seat = s.active;
        let was_half = self.half_finished(s).is_some();
        let placed = self.machines_missing(s, good, card).min(s.work.left);
        let factory = s.me_mut().factory_mut(good);
        if card == 0 {
            factory.machines1 += placed;
        } else {
            factory.machines2 += placed;
        }
        s.work.left -= placed;
        s.work.any = true;
        if !was_half {
            s.work.cursor = (2 * good.index() + card + 1) as u8;
        }
        log.event(Event::Automated { seat, good, card: card as u8 + 1 });
        if s.work.left == 0 || !self.may_automate(s) {
            self.after_action(s, log);
        }
    }
}
