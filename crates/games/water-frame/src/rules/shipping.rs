//! Ships and contracts (WF-13, WF-18.21 to WF-18.23).

use crate::moves::bit;
use crate::state::State;
use crate::things::{Good, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options, Seat};

impl WaterFrame {
    /// WF-13.5, WF-17.3: amounts that fulfil a contract.
    fn amounts(&self, s: &State, good: Good, agent: bool) -> std::ops::RangeInclusive<u8> {
        let value = s.me().contracts[good.index()];
        let delta = if agent && s.me().owned.has(Tile::Agent) { self.numbers.tiles.agent_delta } else { 0 };
        (value - delta.min(value)).max(1)..=value + delta
    }

    /// WF-D24: stored goods, with this ship alone (WF-13.3), then the special marker (WF-13.9).
    pub(crate) fn deliveries(&self, s: &State) -> Options {
        let player = s.me();
        let mut options = Options::NONE.and(bit::SHIP_DONE);
        for good in player.standing() {
            if (good as u8) < s.work.cursor || player.contracts[good.index()] == 0 {
                continue;
            }
            for goods in self.amounts(s, good, !s.work.agent_used) {
                let fits = goods <= player.stored[good.index()] && goods <= s.work.capacity;
                options = options.and_if(good as u32 * 16 + u32::from(goods), fits);
            }
        }
        options
    }

    pub(crate) fn deliver(&self, s: &mut State, good: Good, goods: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let player = s.me_mut();
        player.stored[good.index()] -= goods;
        s.work.agent_used |= s.me().contracts[good.index()] != goods;
        s.work.capacity -= goods;
        s.work.cursor = good as u8 + 1;
        // WF-13.7, WF-R32: once per action.
        let first = !std::mem::replace(&mut s.work.delivered, true);
        self.ship_goods(s, seat, good, goods, u8::from(first), first, "WF-13.6", log);
    }

    /// What a delivery pays, with the Office once (WF-13.6, WF-13.8, WF-R35).
    pub(crate) fn shipping_income(&self, s: &State, seat: Seat, good: Good, goods: u8, office: bool) -> i32 {
        let each = i32::from(self.base_quality(s, seat, good)) + i32::from(s.mods.navigation);
        let premium = if office && s.players[seat].owned.has(Tile::Office) { self.numbers.tiles.office_income } else { 0 };
        i32::from(goods) * each + i32::from(premium)
    }

    /// Income, and share spaces back (WF-13.7, WF-18.22).
    #[allow(clippy::too_many_arguments)]
    fn ship_goods(
        &self,
        s: &mut State,
        seat: Seat,
        good: Good,
        goods: u8,
        ships: u8,
        office: bool,
        rule: &'static str,
        log: &mut impl Log<Self>,
    ) {
        let pounds = self.shipping_income(s, seat, good, goods, office);
        self.receive(s, seat, pounds);
        s.players[seat].contracts[good.index()] = 0;
        let steps = u16::from(ships) * u16::from(self.numbers.share_steps_per_ship + s.mods.opium);
        self.step_back(s, seat, steps);
        log.event(Event::Shipped { seat, good, goods, pounds, ships, space: s.players[seat].space, rule });
    }

    /// WF-D33
    pub(crate) fn contract_deliveries(&self, s: &State) -> Options {
        let good = s.active_good();
        let player = s.me();
        let mut options = Options::NONE.and(0);
        if player.contracts[good.index()] == 0 || !player.factory(good).stands() {
            return options;
        }
        let stock = s.sale.unsold(s.active) + player.stored[good.index()];
        let capacity: u8 = player.ships.iter().map(|size| self.capacity(*size)).sum();
        for goods in self.amounts(s, good, true) {
            let fits = goods <= stock && goods <= capacity;
            options = options.and_if(1 + good as u32 * 16 + u32::from(goods), fits);
        }
        options
    }

    pub(crate) fn deliver_contract(&self, s: &mut State, goods: u8, log: &mut impl Log<Self>) {
        self.ship_contract(s, goods, log);
        self.next_player(s, log);
    }

    /// WF-18.22
    pub(crate) fn ship_contract(&self, s: &mut State, goods: u8, log: &mut impl Log<Self>) {
        let (seat, good) = (s.active, s.active_good());
        self.take_goods(s, seat, goods);
        let larger = s.me().ships.iter().map(|size| self.capacity(*size)).max().unwrap_or(0);
        let ships = if goods <= larger { 1 } else { 2 };
        self.ship_goods(s, seat, good, goods, ships, true, "WF-18.22", log);
    }

    /// Goods of the active kind, unsold ones before stored ones.
    pub(crate) fn take_goods(&self, s: &mut State, seat: Seat, goods: u8) {
        let fresh = goods.min(s.sale.unsold(seat));
        s.sale.own_sold[seat.number()] += fresh;
        let good = s.active_good();
        s.players[seat].stored[good.index()] -= goods - fresh;
    }

    /// WF-18.23
    pub(crate) fn move_contract(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        let good = s.active_good();
        let present = s.players[seat].contracts[good.index()];
        if present == 0 {
            return;
        }
        let above = self.numbers.table.contract_spaces.iter().find(|space| **space > present);
        match above {
            Some(space) => s.players[seat].contracts[good.index()] = *space,
            None => self.step_back(s, seat, self.numbers.top_contract_penalty.into()),
        }
        let space = s.players[seat].contracts[good.index()];
        log.event(Event::ContractMoved { seat, good, space, indicator: s.players[seat].space });
    }
}
