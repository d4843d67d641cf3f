//! The action Stock (AC-110 to AC-112), and shares bought otherwise.

use crate::state::{Decision, Player};
use crate::things::Track;
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves};

impl ArkwrightCard {
    /// AC-110, AC-R19: the first ones cost half, the rest the share value.
    pub(crate) fn price_of_shares(player: &Player, shares: u8, at_half: u8) -> u16 {
        let half = shares.min(at_half);
        u16::from(half) * player.half_value() + u16::from(shares - half) * u16::from(player.value)
    }

    fn may_hold(&self, player: &Player, more: u8) -> Result<(), Refusal> {
        if u16::from(player.shares) + u16::from(more) > u16::from(self.numbers.shares_max) {
            return Err(Refusal::ShareLimit { most: self.numbers.shares_max });
        }
        Ok(())
    }

    pub(crate) fn may_pay_shares(&self, player: &Player, shares: u8, at_half: u8, rule: &'static str) -> Result<(), Refusal> {
        self.may_hold(player, shares)?;
        let (cost, have) = (Self::price_of_shares(player, shares, at_half), player.money);
        if cost > have { Err(Refusal::TooDear { cost, have, rule }) } else { Ok(()) }
    }

    /// AC-11
    pub(crate) fn may_buy_opening(&self, s: &State, shares: u8) -> Result<(), Refusal> {
        self.may_hold(s.me(), shares)?;
        let (cost, have) = (u16::from(shares) * self.numbers.opening_share_price, s.me().money);
        if cost > have { Err(Refusal::TooDear { cost, have, rule: "AC-11" }) } else { Ok(()) }
    }

    /// AC-R10: where neither loans nor ships are left, a share must be bought.
    fn fewest_shares(&self, player: &Player) -> u8 {
        u8::from(player.loans == self.numbers.loans_max && player.ships_ready == self.numbers.ships_on_card)
    }

    pub(crate) fn may_buy_shares(&self, s: &State, shares: u8) -> Result<(), Refusal> {
        let player = s.me();
        if shares < self.fewest_shares(player) {
            return Err(Refusal::NothingDoneYet);
        }
        self.may_pay_shares(player, shares, self.track(player, Track::Stock), "AC-110")
    }

    pub(crate) fn share_moves(&self, s: &State, out: &mut Moves<Move>) {
        let player = s.me();
        let at_half = self.track(player, Track::Stock);
        let affordable = |shares: &u8| self.may_pay_shares(player, *shares, at_half, "AC-110").is_ok();
        out.extend((self.fewest_shares(player)..).take_while(affordable).map(|shares| Move::BuyShares { shares }));
    }

    pub(crate) fn may_borrow(&self, s: &State, loans: u8) -> Result<(), Refusal> {
        let player = s.me();
        if loans == 0 && !s.work.any && player.ships_ready == self.numbers.ships_on_card {
            return Err(Refusal::NothingDoneYet);
        }
        if player.loans + loans > self.numbers.loans_max {
            return Err(Refusal::LoanLimit { most: self.numbers.loans_max });
        }
        Ok(())
    }

    /// The numbers that are allowed, as long as they go on; a number too high is followed by none.
    pub(crate) fn count_moves(check: impl Fn(u8) -> Result<(), Refusal>, mv: impl Fn(u8) -> Move, out: &mut Moves<Move>) {
        let first = u8::from(check(0).is_err());
        (first..=60).take_while(|count| check(*count).is_ok()).for_each(|count| out.push(mv(count)));
    }

    pub(crate) fn may_stock(&self, s: &State) -> bool {
        let player = s.me();
        let ships = player.ships_ready < self.numbers.ships_on_card;
        ships || player.loans < self.numbers.loans_max || self.may_buy_shares(s, 1).is_ok()
    }

    pub(crate) fn take_shares(&self, s: &mut State, shares: u8, cost: u16, rule: &'static str, log: &mut impl Log<Self>) {
        let seat = s.active;
        let player = s.me_mut();
        player.money -= cost;
        player.shares += shares;
        if shares > 0 {
            log.event(Event::BoughtShares { seat, shares, cost, rule });
        }
    }

    pub(crate) fn buy_shares(&self, s: &mut State, shares: u8, log: &mut impl Log<Self>) {
        let cost = Self::price_of_shares(s.me(), shares, self.track(s.me(), Track::Stock));
        self.take_shares(s, shares, cost, "AC-110", log);
        s.work.any = shares > 0;
        s.ask(Decision::StockBorrow);
    }

    /// AC-111, AC-112: after the loans both ships are ready again.
    pub(crate) fn borrow(&self, s: &mut State, loans: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let ships = self.numbers.ships_on_card;
        let player = s.me_mut();
        let money = u16::from(loans) * u16::from(player.value);
        player.loans += loans;
        player.money += money;
        let readied = player.ships_ready < ships;
        player.ships_ready = player.ships_ready.max(ships);
        if loans > 0 {
            log.event(Event::Borrowed { seat, loans, money });
        }
        if readied {
            log.event(Event::ShipsReady { seat });
        }
        self.after_action(s, log);
    }
}
