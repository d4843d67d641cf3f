//! The end of the game (WF-23).

use crate::state::{Decision, Phase, State, Work};
use crate::things::Good;
use crate::{Event, WaterFrame};
use table::{Log, Scores, Seat, Seats, Standing};

impl WaterFrame {
    /// WF-23.2 to WF-23.6
    pub(crate) fn finish(&self, s: &mut State, log: &mut impl Log<Self>) {
        for seat in self.order(s) {
            self.close_books(s, seat);
            let player = &s.players[seat];
            log.event(Event::Scored {
                seat,
                shares: player.shares,
                value: self.value(s, seat),
                result: self.portfolio(s, seat),
                loans: player.loans,
            });
        }
        s.phase = Phase::Over;
        s.decision = Decision::Over;
        s.work = Work::default();
    }

    /// The final stock exchange (WF-R50) and the penalties of one seat, in the order of WF-23.7: marks, contracts (WF-23.5).
    fn close_books(&self, s: &mut State, seat: Seat) {
        for good in Good::ALL {
            let stored = std::mem::take(&mut s.players[seat].stored[good.index()]);
            self.receive(s, seat, i32::from(stored) * i32::from(self.numbers.good(good).fixed_price));
        }
        let repay = i32::from(self.numbers.loan_repay);
        let player = &mut s.players[seat];
        let repaid = i32::from(player.loans).min(player.cash / repay);
        player.loans -= repaid as u16;
        player.cash -= repaid * repay;
        let price = self.buying_price(s, seat);
        let bought = self.affordable_shares(s, seat, price);
        let player = &mut s.players[seat];
        player.shares += bought;
        player.cash -= i32::from(bought) * i32::from(price);
        let marked = player.factories.iter().filter(|factory| factory.marked).count() as u8;
        player.shares = player.shares.saturating_sub(marked * self.numbers.marked_shares);
        let contracts: u16 = player.contracts.iter().map(|contract| u16::from(*contract)).sum();
        self.step_back(s, seat, u16::from(marked) * u16::from(self.numbers.marked_steps) + contracts);
    }

    /// The result of a seat if the game ended now.
    pub(crate) fn result(&self, s: &State, seat: Seat) -> i32 {
        if s.phase == Phase::Over {
            return self.portfolio(s, seat);
        }
        let mut ended = *s;
        self.close_books(&mut ended, seat);
        self.portfolio(&ended, seat)
    }

    pub(crate) fn stand(&self, s: &State) -> Standing {
        let scores: Scores = Seat::new(0).round(self.seats).map(|seat| self.result(s, seat)).collect();
        let winners = (s.phase == Phase::Over).then(|| self.winners(s));
        Standing { scores, rivals: Default::default(), winners }
    }

    /// WF-23.3, WF-23.6: nobody with a loan; then value, then cash, then shared.
    fn winners(&self, s: &State) -> Seats {
        let solvent = || Seat::new(0).round(self.seats).filter(|seat| s.players[*seat].loans == 0);
        let key = |seat: Seat| (self.portfolio(s, seat), s.players[seat].cash);
        let best = solvent().map(key).max();
        solvent().filter(|seat| Some(key(*seat)) == best).collect()
    }
}
