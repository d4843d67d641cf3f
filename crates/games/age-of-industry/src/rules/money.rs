//! Payments and loans (5.5, AI-501 to AI-505).

use crate::state::State;
use crate::{AgeOfIndustry, Event};
use table::{Log, Seat};

impl AgeOfIndustry {
    /// AI-208, AI-R38: a bill for an action.
    pub(crate) fn pay(&self, s: &mut State, seat: Seat, bill: u16, log: &mut impl Log<Self>) {
        self.settle_bill(s, seat, bill.into(), log);
        s.players[seat].spent += bill;
        log.event(Event::Paid { seat, money: bill });
    }

    /// AI-R3: how many loans this bill takes with so much cash.
    pub(crate) fn loans_for(&self, cash: i32, bill: i32) -> u32 {
        let amount = self.numbers.loan.amount;
        let short = bill - cash;
        if short <= 0 { 0 } else { ((short + amount - 1) / amount) as u32 }
    }

    fn settle_bill(&self, s: &mut State, seat: Seat, bill: i32, log: &mut impl Log<Self>) {
        let loans = self.loans_for(s.players[seat].cash, bill);
        let player = &mut s.players[seat];
        if loans > 0 {
            player.loans += loans;
            player.cash += loans as i32 * self.numbers.loan.amount;
            log.event(Event::Borrowed { seat, loans });
        }
        player.cash -= bill;
    }

    /// AI-503, AI-911: each loan costs its interest; a loan taken for it bears none this time (AI-504).
    pub(crate) fn pay_interest(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        let interest = self.interest_due(s, seat);
        if interest > 0 {
            self.settle_bill(s, seat, interest, log);
            log.event(Event::InterestPaid { seat, money: interest });
        }
    }

    pub(crate) fn interest_due(&self, s: &State, seat: Seat) -> i32 {
        s.players[seat].loans as i32 * self.numbers.loan.interest
    }

    /// AI-D14: how many loans the seat could repay now.
    #[inline]
    pub(crate) fn affordable_repayments(&self, s: &State, seat: Seat) -> u32 {
        let player = &s.players[seat];
        player.loans.min((player.cash / self.numbers.loan.repay) as u32).min(127)
    }

    /// AI-502, AI-R2: each for the sum of the sheet.
    pub(crate) fn repay(&self, s: &mut State, seat: Seat, loans: u32, log: &mut impl Log<Self>) {
        if loans > 0 {
            s.players[seat].loans -= loans;
            s.players[seat].cash -= loans as i32 * self.numbers.loan.repay;
            log.event(Event::Repaid { seat, loans });
        }
    }
}
