//! The end of the game (WF-23).

use crate::state::{Decision, Phase, State, Work};
use crate::things::Good;
use crate::{Event, WaterFrame};
use table::{Log, Scores, Seat, Seats, Standing};

impl WaterFrame {
    /// WF-23.2 to WF-23.6
    pub(crate) fn finish(&self, s: &mut State, log: &mut impl Log<Self>) {
        for seat in self.order(s) {
            self.close_books(s, seat, log);
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
    fn close_books(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        for good in Good::ALL {
            let goods = s.players[seat].stored[good.index()];
            if goods > 0 {
                self.sell_goods(s, seat, good, goods, "WF-23.2", log);
            }
        }
        let affordable = s.players[seat].cash / i32::from(self.numbers.loan_repay);
        let repaid = i32::from(s.players[seat].loans).min(affordable) as u16;
        if repaid > 0 {
            self.repay(s, seat, repaid, "WF-23.2", log);
        }
        let price = self.buying_price(s, seat);
        let bought = self.affordable_shares(s, seat, price);
        if bought > 0 {
            self.buy_shares(s, seat, bought, price, "WF-23.2", log);
        }
        self.charge_marks(s, seat, log);
        let spaces: u8 = s.players[seat].contracts.iter().sum();
        if spaces > 0 {
            self.step_back(s, seat, spaces.into());
            log.event(Event::ContractsFailed { seat, spaces, space: s.players[seat].space });
        }
    }

    /// WF-23.4, WF-R54
    fn charge_marks(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        let player = &mut s.players[seat];
        let factories = player.factories.iter().filter(|factory| factory.marked).count() as u8;
        if factories == 0 {
            return;
        }
        let shares = player.shares.min(factories * self.numbers.marked_shares);
        player.shares -= shares;
        self.step_back(s, seat, u16::from(factories) * u16::from(self.numbers.marked_steps));
        log.event(Event::MarksCharged { seat, factories, shares, space: s.players[seat].space });
    }

    /// The result of a seat if the game ended now.
    pub(crate) fn result(&self, s: &State, seat: Seat) -> i32 {
        if s.phase == Phase::Over {
            return self.portfolio(s, seat);
        }
        let mut ended = *s;
        self.close_books(&mut ended, seat, &mut ());
        self.portfolio(&ended, seat)
    }

    pub(crate) fn stand(&self, s: &State) -> Standing {
        let scores: Scores = Seat::new(0).round(self.seats).map(|seat| self.result(s, seat)).collect();
        let winners = (s.phase == Phase::Over).then(|| self.winners(s));
        // WF-R55: whoever has a loan comes last.
        Standing::ranked(scores, winners, |seat, result| (s.players[seat].loans == 0, result))
    }

    /// WF-23.3, WF-23.6: nobody with a loan; then value, then cash, then shared.
    fn winners(&self, s: &State) -> Seats {
        let solvent = || Seat::new(0).round(self.seats).filter(|seat| s.players[*seat].loans == 0);
        let key = |seat: Seat| (self.portfolio(s, seat), s.players[seat].cash);
        let best = solvent().map(key).max();
        solvent().filter(|seat| Some(key(*seat)) == best).collect()
    }
}
