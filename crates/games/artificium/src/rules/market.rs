//! The card market (AR-20 to AR-29).

use crate::state::Decision;
use crate::things::Card;
use crate::{Artificium, Event, Move, Refusal, State};
use table::{Log, Moves, Seat};

impl Artificium {
    /// AR-23, AR-24: the first exchange of the round is free, every further one costs coins.
    #[inline]
    pub(crate) fn exchange_cost(&self, s: &State, seat: Seat) -> u16 {
        if s.exchanged.contains(seat) { self.numbers.next_exchange_cost } else { self.numbers.first_exchange_cost }
    }

    #[inline]
    fn may_pay_exchange(&self, s: &State) -> Result<(), Refusal> {
        let (cost, have) = (self.exchange_cost(s, s.active), s.coins[s.active]);
        if have < cost {
            return Err(Refusal::ExchangeCost { first: !s.exchanged.contains(s.active), cost, have });
        }
        Ok(())
    }

    /// AR-21, AR-R5: a hand card for a market card, also an equal one.
    pub(crate) fn may_exchange(&self, s: &State, give: Card, take: Card) -> Result<(), Refusal> {
        if !s.hand[s.active].has(give) {
            return Err(Refusal::GiveNotInHand { card: give });
        }
        if !s.market.has(take) {
            return Err(Refusal::NotInMarket { card: take });
        }
        self.may_pay_exchange(s)
    }

    /// AR-26, AR-R4: only in place of the first exchange.
    pub(crate) fn may_swap_hand(&self, s: &State) -> Result<(), Refusal> {
        if s.exchanged.contains(s.active) {
            return Err(Refusal::SwapAfterExchange);
        }
        let (cost, have) = (self.numbers.swap_hand_cost, s.coins[s.active]);
        if have < cost { Err(Refusal::SwapCost { cost, have }) } else { Ok(()) }
    }

    pub(crate) fn market_moves(&self, s: &State, out: &mut Moves<Move>) {
        if self.may_pay_exchange(s).is_ok() {
            let mut takes = [Card::Sawmill; 16];
            let mut kinds = 0;
            for take in s.market.kinds() {
                takes[kinds] = take;
                kinds += 1;
            }
            for give in s.hand[s.active].kinds() {
                out.extend(takes[..kinds].iter().map(|take| Move::Exchange { give, take: *take }));
            }
        }
        out.push_if(self.may_swap_hand(s), Move::SwapHand);
        out.push(Move::Pass);
    }

    /// 5.8: passing is forced when nothing else is possible.
    pub(crate) fn must_pass(&self, s: &State) -> bool {
        let nothing_to_exchange = s.hand[s.active].is_empty() || s.market.is_empty();
        (nothing_to_exchange || self.may_pay_exchange(s).is_err()) && self.may_swap_hand(s).is_err()
    }

    pub(crate) fn exchange(&self, s: &mut State, give: Card, take: Card, log: &mut impl Log<Self>) {
        let seat = s.active;
        let cost = self.exchange_cost(s, seat);
        s.coins[seat] -= cost;
        s.hand[seat].remove(give);
        s.market.remove(take);
        s.market.add(give);
        s.hand[seat].add(take);
        s.seen_leaving(seat, give);
        s.seen_entering(seat, take);
        s.exchanged.insert(seat);
        log.event(Event::Exchanged { seat, give, take, cost });
        self.next_in_market(s, log);
    }

    /// AR-26, AR-27, AR-R3: the whole hand goes away, then exactly so many cards are drawn.
    pub(crate) fn swap_hand(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.coins[seat] -= self.numbers.swap_hand_cost;
        let cards = s.hand[seat].take();
        s.discard.add_all(cards);
        s.forget_hand(seat);
        s.exchanged.insert(seat);
        log.event(Event::SwappedHand { seat, cards });
        self.draw_to_hand(s, seat, self.numbers.swap_hand_draw, "AR-26", log);
        self.next_in_market(s, log);
    }

    /// AR-22: a pass is final for this round's market.
    pub(crate) fn pass_market(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.passed.insert(s.active);
        log.event(Event::PassedMarket { seat: s.active });
        self.next_in_market(s, log);
    }

    /// AR-21, AR-25: clockwise to the next seat that has not passed; AR-28: when there is none, the market closes.
    #[inline]
    fn next_in_market(&self, s: &mut State, log: &mut impl Log<Self>) {
        debug_assert!(s.decision == Decision::Market);
        let order = s.active.clockwise(1, self.seats).round(self.seats);
        match order.into_iter().find(|seat| !s.passed.contains(*seat)) {
            Some(seat) => s.active = seat,
            None => {
                let cards = s.market.take();
                s.discard.add_all(cards);
                log.event(Event::MarketClosed { cards });
                self.start_step(s, log);
            }
        }
    }
}
