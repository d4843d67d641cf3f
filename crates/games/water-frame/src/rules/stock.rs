//! The Stock exchange and the Broker's dealings (WF-12, WF-17.4b).

use crate::moves::bit;
use crate::state::{Decision, State};
use crate::things::{Good, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options, Seat};

/// The most loans or shares counted in one choice.
const MOST_COUNTED: u16 = 30;

impl WaterFrame {
    /// WF-D21, then the special marker (WF-12.7); and WF-D35 without loans and contracts (WF-R49).
    pub(crate) fn stock_menu(&self, s: &State) -> Options {
        let player = s.me();
        let whole = s.decision == Decision::StockMenu;
        let ahead = |place: u32| place as u8 >= s.work.cursor;
        let mut menu = Options::NONE.and(bit::STOCK_DONE);
        for good in Good::ALL {
            let place = good as u32;
            menu = menu.and_if(place, ahead(place) && player.stored[good.index()] > 0);
            let contract =
                whole && ahead(bit::CONTRACT + place) && !self.contract_spaces(player.contracts[good.index()]).is_empty();
            menu = menu.and_if(bit::CONTRACT + place, contract);
        }
        menu = menu.and_if(bit::REPAY, whole && ahead(bit::REPAY) && self.repayable(s) > 0);
        menu = menu.and_if(bit::SELL_SHARES, ahead(bit::SELL_SHARES) && player.shares > 0);
        let price = self.buying_price(s, s.active);
        menu.and_if(bit::BUY_SHARES, ahead(bit::SELL_SHARES) && self.affordable_shares(s, s.active, price) > 0)
    }

    /// WF-12.3, WF-22.5: loans that cash can repay.
    fn repayable(&self, s: &State) -> u16 {
        let player = s.me();
        let affordable = player.cash / i32::from(self.numbers.loan_repay.max(1));
        player.loans.min(affordable.clamp(0, MOST_COUNTED.into()) as u16).min(MOST_COUNTED)
    }

    /// WF-D23: spaces of the contract track above the present one.
    pub(crate) fn contract_spaces(&self, present: u8) -> Options {
        let above = self.numbers.table.contract_spaces.iter().filter(|space| **space > present);
        above.fold(Options::NONE, |all, space| all.and((*space).into()))
    }

    pub(crate) fn choose_stock(&self, s: &mut State, place: u32, good: Option<Good>) {
        s.work.stage = place as u8;
        s.work.good = good;
        s.work.broker = s.decision == Decision::BrokerMenu;
        let contract = (bit::CONTRACT..bit::STOCK_DONE).contains(&place);
        s.decision = if contract { Decision::ContractSpace } else { Decision::StockCount };
    }

    /// WF-D22
    pub(crate) fn stock_counts(&self, s: &State) -> Options {
        let player = s.me();
        let most = match u32::from(s.work.stage) {
            bit::REPAY => self.repayable(s) as u32,
            bit::SELL_SHARES => player.shares.into(),
            bit::BUY_SHARES => self.affordable_shares(s, s.active, self.buying_price(s, s.active)).into(),
            _ => s.work.good.map_or(0, |good| player.stored[good.index()]).into(),
        };
        Options::range(1, most.min(MOST_COUNTED.into()))
    }

    pub(crate) fn count_stock(&self, s: &mut State, count: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let place = u32::from(s.work.stage);
        let broker = s.work.broker;
        let cited = |rule: &'static str| if broker { Tile::Broker.rule() } else { rule };
        match place {
            bit::REPAY => {
                self.repay(s, seat, count.into(), "WF-12.3", log);
            }
            bit::SELL_SHARES => {
                let pounds = i32::from(count) * i32::from(self.value(s, seat));
                s.me_mut().shares -= count;
                self.receive(s, seat, pounds);
                log.event(Event::SoldShares { seat, shares: count, pounds, rule: cited("WF-12.4") });
            }
            bit::BUY_SHARES => {
                let price = self.buying_price(s, seat);
                self.buy_shares(s, seat, count, price, cited("WF-12.2"), log);
            }
            _ => {
                let Some(good) = s.work.good else { return };
                self.sell_goods(s, seat, good, count, cited("WF-12.5"), log);
            }
        }
        // Shares are bought or sold, not both (WF-R31).
        s.work.cursor = if place == bit::SELL_SHARES { bit::BUY_SHARES as u8 + 1 } else { place as u8 + 1 };
        self.back_to_menu(s);
    }

    /// WF-12.2
    pub(crate) fn buy_shares(
        &self,
        s: &mut State,
        seat: Seat,
        shares: u8,
        price: u8,
        rule: &'static str,
        log: &mut impl Log<Self>,
    ) {
        let pounds = i32::from(shares) * i32::from(price);
        s.players[seat].shares += shares;
        s.players[seat].cash -= pounds;
        log.event(Event::BoughtShares { seat, shares, pounds, rule });
    }

    /// WF-12.3
    pub(crate) fn repay(&self, s: &mut State, seat: Seat, loans: u16, rule: &'static str, log: &mut impl Log<Self>) {
        let pounds = i32::from(loans) * i32::from(self.numbers.loan_repay);
        s.players[seat].loans -= loans;
        s.players[seat].cash -= pounds;
        log.event(Event::Repaid { seat, loans, pounds, rule });
    }

    /// WF-12.5
    pub(crate) fn sell_goods(
        &self,
        s: &mut State,
        seat: Seat,
        good: Good,
        goods: u8,
        rule: &'static str,
        log: &mut impl Log<Self>,
    ) {
        let pounds = i32::from(goods) * i32::from(self.numbers.good(good).fixed_price);
        s.players[seat].stored[good.index()] -= goods;
        self.receive(s, seat, pounds);
        log.event(Event::SoldGoods { seat, good, goods, pounds, rule });
    }

    /// WF-12.6; it counts from now on (WF-R37).
    pub(crate) fn place_contract(&self, s: &mut State, space: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let Some(good) = s.work.good else { return };
        s.me_mut().contracts[good.index()] = space;
        s.work.cursor = s.work.stage + 1;
        log.event(Event::ContractPlaced { seat, good, space });
        self.back_to_menu(s);
    }

    fn back_to_menu(&self, s: &mut State) {
        s.decision = if s.work.broker { Decision::BrokerMenu } else { Decision::StockMenu };
    }

    /// Whether a Broker owner has anything to do at the end of a decade.
    pub(crate) fn broker_may_act(&self, s: &State) -> bool {
        s.me().owned.has(Tile::Broker) && self.stock_menu(s).only().is_none()
    }
}
