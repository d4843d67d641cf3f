//! What must hold after every move (section 10).

use crate::state::{Chosen, Decision};
use crate::things::{Card, Pile};
use crate::{Artificium, State};
use table::{Broken, Seat, Seats};

impl Artificium {
    pub(crate) fn invariants(&self, s: &State) -> Result<(), Broken> {
        self.cards_are_conserved(s)?;
        self.seats_are_sound(s)?;
        let in_market = s.decision == Decision::Market;
        let market = s.market.size();
        if market > if in_market { self.numbers.market_size } else { 0 } {
            return Err(Broken::new("AR-20", "market", market));
        }
        if s.round == 0 || s.round > self.numbers.rounds {
            return Err(Broken::new("AR-1", "round", s.round));
        }
        if s.first.number() >= self.seats || s.active.number() >= self.seats {
            return Err(Broken::new("AR-15", "active", s.active.number()));
        }
        if s.deck.is_empty() && !s.discard.is_empty() && in_market && s.exchanged.is_empty() {
            return Err(Broken::new("AR-84", "deck", 0));
        }
        self.decision_is_sound(s)
    }

    /// Every card is in exactly one place.
    fn cards_are_conserved(&self, s: &State) -> Result<(), Broken> {
        for card in Card::ALL {
            let mut count = u32::from(s.deck.count(card) + s.discard.count(card)) + u32::from(s.market.count(card));
            for seat in Seat::new(0).round(self.seats) {
                count += u32::from(s.hand[seat].count(card)) + u32::from(s.front[seat].count(card));
                count += u32::from(s.chosen[seat] == Chosen::Card(card));
            }
            let copies = u32::from(self.numbers.card(card).copies);
            if count != copies {
                return Err(Broken::new("AR-5", format!("cards.{}", card.id()), format_args!("{count} / {copies}")));
            }
        }
        Ok(())
    }

    fn seats_are_sound(&self, s: &State) -> Result<(), Broken> {
        for seat in Seat::new(0).round(self.seats) {
            let path = |field: &str| format!("seats[{}].{field}", seat.number());
            let mut held = s.hand[seat];
            if let Some(card) = s.face_down(seat) {
                held.add(card);
            }
            for (card, known) in s.known[seat].iter() {
                if held.count(card) < known {
                    return Err(Broken::new("AR-21", path("known"), format_args!("{} {known}", card.id())));
                }
            }
            for fact in s.facts().filter(|fact| fact.owner() == seat) {
                let (observer, card) = (fact.observer().number(), fact.card());
                let known = s.known[seat].count(card) + s.facts().filter(|other| *other == fact).count() as u8;
                if held.count(card) < known || observer >= self.seats || observer == seat.number() {
                    let path = format!("seats[{observer}].knows");
                    return Err(Broken::new("AR-72", path, format_args!("{} {known}", card.id())));
                }
            }
            if s.refetched[seat] > self.switched.refetch_cap {
                return Err(Broken::new("AR-R26", path("refetched"), s.refetched[seat]));
            }
            if s.peak[seat] < s.vp[seat] {
                return Err(Broken::new("AR-R14", path("peak"), s.peak[seat]));
            }
            let in_play = !matches!(s.decision, Decision::Market | Decision::RoundEnd | Decision::Over);
            if !in_play && s.front[seat] != Pile::EMPTY {
                return Err(Broken::new("AR-80", path("front"), s.front[seat].size()));
            }
            if s.chosen[seat] != Chosen::Nothing && (!in_play || s.out.contains(seat)) {
                return Err(Broken::new("AR-38", path("chosen"), format_args!("{:?}", s.chosen[seat])));
            }
            let may_pass = s.decision == Decision::Commit && self.switched.plain_pass_at_commit;
            if s.chosen[seat] == Chosen::Pass && !may_pass {
                return Err(Broken::new("AR-R6", path("chosen"), "Pass"));
            }
        }
        Ok(())
    }

    fn decision_is_sound(&self, s: &State) -> Result<(), Broken> {
        let all = Seats::first(self.seats);
        if !all.contains_all(s.passed) || !all.contains_all(s.exchanged) || !all.contains_all(s.out) {
            return Err(Broken::new("AR-15", "seats", self.seats));
        }
        let holds = match s.decision {
            Decision::Market => !s.passed.contains(s.active) && s.out.is_empty(),
            Decision::Commit => {
                let awaited = |seat: Seat| s.chosen[seat] == Chosen::Nothing && !s.out.contains(seat);
                let expected: Seats = Seat::new(0).round(self.seats).filter(|seat| awaited(*seat)).collect();
                let all_have_cards = s.awaiting.iter().all(|seat| !s.hand[seat].is_empty());
                s.awaiting == expected && !expected.is_empty() && all_have_cards
            }
            Decision::Handle => self.next_handled(s) == Some(s.active),
            Decision::TheftPick => s.chosen[s.active] == Chosen::Card(Card::Theft),
            Decision::ExplorePick => s.chosen[s.active] == Chosen::Card(Card::Exploration),
            Decision::RebuildPick => s.chosen[s.active] == Chosen::Card(Card::Reconstruction),
            Decision::KnightPick => s.chosen[s.active] == Chosen::Nothing && s.front[s.active].has(Card::Castle),
            Decision::MageDiscard => {
                let chosen = s.chosen[s.active] != Chosen::Nothing;
                !chosen && s.left > 0 && u32::from(s.left) <= s.hand[s.active].size() && s.front[s.active].has(Card::MageTower)
            }
            Decision::RoundEnd => s.round < self.numbers.rounds,
            Decision::Over => s.round == self.numbers.rounds,
        };
        if holds { Ok(()) } else { Err(Broken::new("AR-10", "decision", format_args!("{:?}", s.decision))) }
    }
}
