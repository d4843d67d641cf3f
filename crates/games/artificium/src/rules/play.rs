//! Playing cards: commit, reveal, handle (AR-30 to AR-39).

use crate::state::{Chosen, Decision, Stage};
use crate::things::Card;
use crate::{Artificium, Event, Move, Refusal, State};
use table::{Log, Moves, Seat};

impl Artificium {
    /// AR-30, AR-37, AR-R7: steps go on while somebody has a card to choose; AR-39: when all are out, the phase ends.
    pub(crate) fn start_step(&self, s: &mut State, log: &mut impl Log<Self>) {
        for seat in s.first.round(self.seats) {
            if s.hand[seat].is_empty() && !s.out.contains(seat) {
                self.go_out(s, seat, log);
            }
        }
        s.awaiting = s.out.others(self.seats);
        if s.awaiting.is_empty() {
            return self.put_cards_away(s, log);
        }
        s.decision = Decision::Commit;
        s.fresh();
    }

    fn go_out(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        s.out.insert(seat);
        log.event(Event::WentOut { seat });
    }

    /// AR-30: any hand card MAY be committed, also one that cannot be resolved.
    pub(crate) fn may_commit(&self, s: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        if s.hand[seat].has(card) { Ok(()) } else { Err(Refusal::CommitNotInHand { card }) }
    }

    /// AR-R6
    pub(crate) fn may_commit_pass(&self) -> Result<(), Refusal> {
        if self.switched.plain_pass_at_commit { Ok(()) } else { Err(Refusal::NoPlainPass) }
    }

    pub(crate) fn commit_moves(&self, s: &State, seat: Seat, out: &mut Moves<Move>) {
        for card in s.hand[seat].kinds() {
            out.push(Move::Commit { card });
        }
        out.push_if(self.may_commit_pass(), Move::CommitPass);
    }

    /// AR-30, 5.7: choices are kept unseen until the last one is in.
    pub(crate) fn commit(&self, s: &mut State, seat: Seat, chosen: Chosen, log: &mut impl Log<Self>) {
        if let Chosen::Card(card) = chosen {
            s.hand[seat].remove(card);
        }
        s.chosen[seat] = chosen;
        s.awaiting.remove(seat);
        log.event(Event::Chose { seat, chosen: Some(chosen) });
        if s.awaiting.is_empty() {
            self.reveal(s, log);
        }
    }

    /// AR-30: all choices are turned over, in turn order.
    fn reveal(&self, s: &mut State, log: &mut impl Log<Self>) {
        log.barrier();
        for seat in s.first.round(self.seats) {
            match s.chosen[seat] {
                Chosen::Nothing => {}
                Chosen::Pass => {
                    s.chosen[seat] = Chosen::Nothing;
                    log.event(Event::ShowedPass { seat });
                    self.go_out(s, seat, log);
                }
                Chosen::Card(card) => {
                    s.seen_leaving(seat, card);
                    log.event(Event::Revealed { seat, card });
                }
            }
        }
        self.handle_next(s, log);
    }

    /// AR-31, AR-32, AR-R8: actions in turn order, then buildings in turn order, each completely before the next.
    pub(crate) fn handle_next(&self, s: &mut State, log: &mut impl Log<Self>) {
        match self.next_handled(s) {
            Some(seat) => self.handle(s, seat),
            None => self.start_step(s, log),
        }
    }

    /// AR-31: whose revealed card comes next.
    pub(crate) fn next_handled(&self, s: &State) -> Option<Seat> {
        let mut building = None;
        for seat in s.first.round(self.seats) {
            match s.chosen[seat] {
                Chosen::Card(card) if card.is_action() => return Some(seat),
                Chosen::Card(_) if building.is_none() => building = Some(seat),
                _ => {}
            }
        }
        building
    }

    /// AR-R9: the choice is made when the card's turn comes.
    fn handle(&self, s: &mut State, seat: Seat) {
        s.active = seat;
        s.decision = Decision::Handle;
        s.fresh();
    }

    /// AR-R10: without resolving there is no trading, so who has traded MUST resolve.
    pub(crate) fn may_give_up(&self, s: &State) -> Result<(), Refusal> {
        if s.stage == Stage::Fresh || !self.switched.trade_only_when_resolving {
            return Ok(());
        }
        Err(Refusal::TradedAlready { card: s.handled() })
    }

    /// AR-34, AR-36
    pub(crate) fn discard_revealed(&self, s: &mut State, log: &mut impl Log<Self>) {
        let card = s.handled();
        s.chosen[s.active] = Chosen::Nothing;
        s.discard.add(card);
        log.event(Event::Discarded { seat: s.active, card });
        self.handle_next(s, log);
    }

    /// AR-35, AR-36, AR-R34: back in the hand at once, known to all.
    pub(crate) fn take_back(&self, s: &mut State, log: &mut impl Log<Self>) {
        let card = s.handled();
        s.chosen[s.active] = Chosen::Nothing;
        s.hand[s.active].add(card);
        s.seen_entering(s.active, card);
        log.event(Event::TookBack { seat: s.active, card });
        self.go_out(s, s.active, log);
        self.handle_next(s, log);
    }

    /// AR-33: the resolved card lies in front of its player until the round ends.
    pub(crate) fn put_in_front(&self, s: &mut State) {
        let card = s.handled();
        s.chosen[s.active] = Chosen::Nothing;
        s.front[s.active].add(card);
    }

    /// Everybody but this seat, clockwise.
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        seat.round(self.seats).skip(1)
    }
}
