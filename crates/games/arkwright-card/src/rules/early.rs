//! The action Early Shipping (AC-130), and ships in general (AC-187).

use crate::state::{Decision, Player, Storing};
use crate::things::{Action, Card, Good, Track};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use std::ops::RangeInclusive;
use table::{Log, Moves};

impl ArkwrightCard {
    /// AC-187, AC-R34: ready ships, as far as tokens are left; a ready Trading Office saves one.
    pub(crate) fn usable_ships(&self, player: &Player) -> u8 {
        let saved = if player.is_ready(Card::TradingOffice) { self.numbers.tokens_saved } else { 0 };
        player.ships_ready.min((self.numbers.ship_tokens_max + saved).saturating_sub(player.ship_tokens))
    }

    /// Goods per ship.
    pub(crate) fn load(&self, player: &Player) -> u8 {
        self.track(player, Track::Export)
    }

    /// The fewest ships for so many goods.
    pub(crate) fn fewest_ships(&self, player: &Player, goods: u8) -> u8 {
        goods.div_ceil(self.load(player).max(1))
    }

    /// AC-R39: the fewest possible; in solo more, at most one per good.
    pub(crate) fn ships_for(&self, player: &Player, goods: u8) -> RangeInclusive<u8> {
        let fewest = self.fewest_ships(player, goods);
        let most = if self.is_solo() { self.usable_ships(player).min(goods) } else { fewest };
        fewest..=most
    }

    pub(crate) fn may_use_ships(&self, s: &State, goods: u8, ships: u8) -> Result<(), Refusal> {
        if self.ships_for(s.me(), goods).contains(&ships) { Ok(()) } else { Err(Refusal::OtherNumberOfShips) }
    }

    /// AC-187, AC-174, AC-R35: what so many goods of a kind earn abroad.
    pub(crate) fn export_income(&self, player: &Player, good: Good, goods: u8) -> u16 {
        let info = self.numbers.good(good);
        let bonus = if player.owned.has(Card::Contract) { info.contract_bonus } else { 0 };
        let price = info.sides[usize::from(player.factory(good).side - 1)].export_price;
        u16::from(goods) * (u16::from(price) + u16::from(bonus))
    }

    pub(crate) fn send_ships(&self, s: &mut State, ships: u8) {
        let player = s.me_mut();
        player.ships_ready -= ships;
        player.ships_used = player.ships_used.saturating_add(ships);
        player.ship_tokens += ships;
        s.work.ships = ships;
    }

    /// AC-130, AC-187: goods in stock, and a ship that can carry some of them.
    pub(crate) fn may_ship_stock(&self, player: &Player, action: Action) -> Result<(), Refusal> {
        if player.factories.iter().all(|factory| factory.stock == 0) {
            return Err(Refusal::NothingToDo { action, rule: "AC-130" });
        }
        let load = self.load(player);
        if self.usable_ships(player) == 0 || load == 0 {
            let tokens = self.numbers.ship_tokens_max.saturating_sub(player.ship_tokens);
            return Err(Refusal::NoShip { ready: player.ships_ready, tokens, load });
        }
        Ok(())
    }

    /// AC-170: a ready Promoter, a turned Trading Office, and with that ready again what Early Shipping needs.
    pub(crate) fn may_reactivate_trading_office(&self, player: &Player, action: Action) -> Result<(), Refusal> {
        if !player.is_ready(Card::Promoter) {
            return Err(Refusal::NotReady { card: Card::Promoter });
        }
        if !player.turned.has(Card::TradingOffice) {
            return Err(Refusal::NotTurned { card: Card::TradingOffice });
        }
        let mut readied = *player;
        readied.turned.remove(Card::TradingOffice);
        self.may_ship_stock(&readied, action)
    }

    fn loaded(s: &State) -> u8 {
        s.work.by_good.iter().sum()
    }

    /// AC-130: stored goods, mixed at will, as far as the ships carry them.
    pub(crate) fn may_load(&self, s: &State, good: Good, goods: u8) -> Result<(), Refusal> {
        let player = s.me();
        if player.factory(good).stock == 0 {
            return Err(Refusal::NothingStored { good });
        }
        Self::is_asked(s, good, "AC-130")?;
        let room = self.load(player) * self.usable_ships(player) - Self::loaded(s);
        let most = player.factory(good).stock.min(room);
        if goods > most {
            return Err(Refusal::TooMany { most, rule: "AC-130" });
        }
        let later = Good::ALL.into_iter().skip(good.index() + 1).any(|later| player.factory(later).stock > 0);
        if goods == 0 && !later && Self::loaded(s) == 0 {
            return Err(Refusal::TooFew { least: 1, rule: "AC-130" });
        }
        Ok(())
    }

    pub(crate) fn load_moves(&self, s: &State, out: &mut Moves<Move>) {
        let good = Good::at(usize::from(s.work.cursor));
        Self::count_moves(|goods| self.may_load(s, good, goods), |goods| Move::Load { good, goods }, out);
    }

    pub(crate) fn next_load(&self, s: &mut State, log: &mut impl Log<Self>) {
        let from = usize::from(s.work.cursor);
        let next = Good::ALL.into_iter().skip(from).find(|good| s.me().factory(*good).stock > 0);
        match next {
            Some(good) => {
                s.work.cursor = good.index() as u8;
                s.ask(Decision::EarlyLoad);
            }
            None => {
                let _ = log;
                s.ask(Decision::EarlyShips);
            }
        }
    }

    pub(crate) fn load_goods(&self, s: &mut State, good: Good, goods: u8, log: &mut impl Log<Self>) {
        s.work.by_good[good.index()] = goods;
        s.work.cursor = good.index() as u8 + 1;
        self.next_load(s, log);
    }

    pub(crate) fn ship_count_moves(&self, s: &State, out: &mut Moves<Move>) {
        let goods = Self::loaded(s);
        out.extend((0..=9).filter(|ships| self.may_use_ships(s, goods, *ships).is_ok()).map(|ships| Move::UseShips { ships }));
    }

    pub(crate) fn may_use_early_ships(&self, s: &State, ships: u8) -> Result<(), Refusal> {
        self.may_use_ships(s, Self::loaded(s), ships)
    }

    pub(crate) fn ship_early(&self, s: &mut State, ships: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        for good in Good::ALL {
            let goods = s.work.by_good[good.index()];
            if goods > 0 {
                let income = self.export_income(s.me(), good, goods);
                let player = s.me_mut();
                player.money += income;
                player.factory_mut(good).stock -= goods;
                log.event(Event::Shipped { seat, good, goods, income });
            }
        }
        self.send_ships(s, ships);
        s.work.cursor = 0;
        s.work.storing_for = Storing::Early;
        self.repack(s, log);
    }

    /// 5.7: what stays at a factory is repacked into the cards that are there.
    pub(crate) fn repack(&self, s: &mut State, log: &mut impl Log<Self>) {
        let from = usize::from(s.work.cursor);
        let next = Good::ALL.into_iter().skip(from).find(|good| s.work.by_good[good.index()] > 0);
        match next {
            Some(good) => {
                s.work.cursor = good.index() as u8 + 1;
                s.work.storing = Some(good);
                s.work.left = s.me().factory(good).stock;
                s.ask(Decision::Store);
            }
            None => self.ask_trading_office(s, log),
        }
    }

    /// AC-162
    pub(crate) fn ask_trading_office(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.work.ships > 0 && s.me().is_ready(Card::TradingOffice) {
            if s.work.reactivated {
                return self.trading_office(s, true, log);
            }
            s.ask(Decision::TradingOffice);
        } else {
            self.after_trading_office(s, log);
        }
    }

    /// AC-187: at most so many tokens; the Trading Office must save one that is too many.
    pub(crate) fn may_decline_trading_office(&self, s: &State) -> Result<(), Refusal> {
        let most = self.numbers.ship_tokens_max;
        if s.me().ship_tokens > most { Err(Refusal::TokensFull { most }) } else { Ok(()) }
    }

    pub(crate) fn trading_office(&self, s: &mut State, used: bool, log: &mut impl Log<Self>) {
        let seat = s.active;
        if used {
            let saved = self.numbers.tokens_saved;
            let player = s.me_mut();
            player.ship_tokens -= saved;
            player.turned.insert(Card::TradingOffice);
            log.event(Event::Turned { seat, card: Card::TradingOffice });
        }
        self.after_trading_office(s, log);
    }

    /// AC-162: only now is it known how many tokens the ships cost.
    fn after_trading_office(&self, s: &mut State, log: &mut impl Log<Self>) {
        let (seat, ships, tokens) = (s.active, s.work.ships, s.me().ship_tokens);
        if ships > 0 {
            log.event(Event::UsedShips { seat, ships, tokens });
        }
        match s.work.storing_for {
            Storing::Early => self.after_action(s, log),
            _ => self.ask_store(s, log),
        }
    }
}
