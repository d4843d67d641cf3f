//! Payments, emergency sales and loans (WF-22); the share indicator (WF-1.6).

use crate::state::State;
use crate::{Event, WaterFrame};
use table::{Log, Seat};

impl WaterFrame {
    /// WF-6.7, WF-22.6, WF-R8: a payment that falls due, covered by an emergency sale and loans where cash is short; of loans there
    /// is no end (WF-R11).
    pub(crate) fn pay(&self, s: &mut State, seat: Seat, amount: u16, rule: &'static str, log: &mut impl Log<Self>) {
        let amount = i32::from(amount);
        let gap = amount - s.players[seat].cash;
        if gap > 0 && s.players[seat].shares > 0 {
            self.emergency_sale(s, seat, gap, log);
        }
        let player = &mut s.players[seat];
        let loan = i32::from(self.numbers.loan_amount);
        let short = amount - player.cash;
        if short > 0 {
            let loans = ((short + loan - 1) / loan) as u16;
            let pounds = i32::from(loans) * loan;
            player.cash += pounds;
            player.loans = player.loans.saturating_add(loans);
            let steps = u16::from(self.numbers.loan_steps) * loans;
            self.step_back(s, seat, steps);
            log.event(Event::Borrowed { seat, loans, pounds, space: s.players[seat].space });
        }
        s.players[seat].cash -= amount;
        if amount > 0 {
            log.event(Event::Paid { seat, pounds: amount, rule });
        }
    }

    /// WF-22.2, WF-22.3: the fewest shares that cover the gap, at the present value.
    fn emergency_sale(&self, s: &mut State, seat: Seat, gap: i32, log: &mut impl Log<Self>) {
        let player = &mut s.players[seat];
        let value = i32::from(self.numbers.share_value(player.space));
        let sold = ((gap + value - 1) / value).min(player.shares.into()) as u8;
        player.cash += i32::from(sold) * value;
        player.shares -= sold;
        // WF-R10: the full tens of the space, at least one.
        let steps = (player.space / 10).max(self.numbers.emergency_steps);
        self.step_back(s, seat, u16::from(steps) * u16::from(sold));
        log.event(Event::EmergencySale { seat, shares: sold, pounds: i32::from(sold) * value, space: s.players[seat].space });
    }

    pub(crate) fn receive(&self, s: &mut State, seat: Seat, pounds: i32) {
        s.players[seat].cash += pounds;
    }

    /// WF-R59: the indicator stops at 1 and at 100.
    pub(crate) fn step_back(&self, s: &mut State, seat: Seat, steps: u16) {
        let space = &mut s.players[seat].space;
        *space = u16::from(*space).saturating_sub(steps).max(1) as u8;
    }

    pub(crate) fn step_forward(&self, s: &mut State, seat: Seat, steps: u8) {
        let space = &mut s.players[seat].space;
        *space = (*space + steps).min(100);
    }

    /// The worth of one share of this seat.
    pub(crate) fn value(&self, s: &State, seat: Seat) -> u8 {
        self.numbers.share_value(s.players[seat].space)
    }

    /// WF-12.2; nobody deals in the shares of others (WF-1.5).
    pub(crate) fn buying_price(&self, s: &State, seat: Seat) -> u8 {
        self.value(s, seat).max(self.numbers.buy_floor)
    }

    /// WF-12.2, WF-12.3, WF-R9: how many shares the seat could buy at this price.
    pub(crate) fn affordable_shares(&self, s: &State, seat: Seat, price: u8) -> u8 {
        let player = &s.players[seat];
        if player.loans > 0 {
            return 0;
        }
        let room = self.numbers.shares - player.shares;
        (player.cash / i32::from(price.max(1))).clamp(0, room.into()) as u8
    }

    /// Shares times value (WF-20.6).
    pub(crate) fn portfolio(&self, s: &State, seat: Seat) -> i32 {
        i32::from(s.players[seat].shares) * i32::from(self.value(s, seat))
    }
}
