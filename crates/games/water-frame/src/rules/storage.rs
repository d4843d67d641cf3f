//! Storage (WF-14.5 to WF-14.7).

use crate::state::{Decision, State, Then};
use crate::things::{Good, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options, Seat};

/// Spaces of a warehouse column.
const COLUMN: u8 = 5;

impl WaterFrame {
    /// WF-14.5: what the large warehouse holds of a good.
    pub(crate) fn large_capacity(&self, s: &State, seat: Seat, good: Good) -> u8 {
        let player = &s.players[seat];
        if player.columns >> good.index() & 1 == 1 { COLUMN } else { player.rows }
    }

    /// WF-14.6, WF-R42: goods beyond the large warehouse.
    pub(crate) fn excess(&self, s: &State, seat: Seat, good: Good) -> u8 {
        s.players[seat].stored[good.index()].saturating_sub(self.large_capacity(s, seat, good))
    }

    /// What the Small Warehouse may hold of one good: spaces right of the price marker.
    fn small_limit(&self, s: &State, seat: Seat, good: Good) -> u8 {
        let player = &s.players[seat];
        let capacity = self.numbers.tiles.small_warehouse;
        if !player.owned.has(Tile::SmallWarehouse) {
            return 0;
        }
        match player.factory(good).stands() {
            true => capacity.min(self.numbers.most_price - player.factory(good).price.min(self.numbers.most_price)),
            false => capacity,
        }
    }

    /// Goods on the Small Warehouse (WF-R42).
    pub(crate) fn on_small(&self, s: &State, seat: Seat) -> u8 {
        Good::ALL.into_iter().map(|good| self.excess(s, seat, good)).sum()
    }

    /// WF-14.5: what both warehouses hold of a good, as the other goods lie.
    pub(crate) fn room(&self, s: &State, seat: Seat, good: Good) -> u8 {
        let others = self.on_small(s, seat) - self.excess(s, seat, good);
        let left = self.numbers.tiles.small_warehouse.saturating_sub(others);
        self.large_capacity(s, seat, good) + self.small_limit(s, seat, good).min(left)
    }

    /// WF-I13, and the prices that goods on the Small Warehouse leave free (WF-I6).
    pub(crate) fn everything_fits(&self, s: &State, seat: Seat) -> bool {
        let each = Good::ALL.into_iter().all(|good| self.excess(s, seat, good) <= self.small_limit(s, seat, good));
        each && self.on_small(s, seat) <= self.numbers.tiles.small_warehouse
    }

    /// WF-18.24: unsold production goes to store.
    pub(crate) fn put_away(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        let good = s.active_good();
        let unsold = s.sale.unsold(seat);
        s.sale.own_sold[seat.number()] += unsold;
        s.players[seat].stored[good.index()] += unsold;
        if unsold > 0 {
            log.event(Event::Stored { seat, good, goods: unsold, rule: "WF-18.24" });
        }
    }

    /// WF-14.6: what has no space for its kind.
    pub(crate) fn lose_excess(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        for good in Good::ALL {
            let (excess, limit) = (self.excess(s, seat, good), self.small_limit(s, seat, good));
            if excess > limit {
                let goods = excess - limit;
                s.players[seat].stored[good.index()] -= goods;
                log.event(Event::Lost { seat, good, goods });
            }
        }
    }

    /// WF-14.6: loses what has no space, and asks the owner where there is a choice.
    pub(crate) fn keep_what_fits(&self, s: &mut State, then: Then, log: &mut impl Log<Self>) {
        self.lose_excess(s, s.active, log);
        s.work.then = then;
        s.work.cursor = 0;
        self.ask_discard(s, log);
    }

    /// Goods on the Small Warehouse above its capacity.
    fn too_many(&self, s: &State) -> u8 {
        self.on_small(s, s.active).saturating_sub(self.numbers.tiles.small_warehouse)
    }

    /// Whether the owner has to choose: each kind fits by itself, all of them together do not.
    pub(crate) fn discard_is_due(&self, s: &State) -> bool {
        let fits = |good: Good| self.excess(s, s.active, good) <= self.small_limit(s, s.active, good);
        Good::ALL.into_iter().all(fits) && self.too_many(s) > 0
    }

    fn ask_discard(&self, s: &mut State, log: &mut impl Log<Self>) {
        if self.too_many(s) > 0 {
            s.decision = Decision::DiscardGood;
            return;
        }
        s.work.cursor = 0;
        match s.work.then {
            Then::Special => self.ask_special(s, log),
            Then::Price => self.ask_prices(s, log),
            Then::Taken => self.special_taken(s, log),
            Then::Next => self.next_player(s, log),
        }
    }

    /// WF-D29: kinds ascending, as long as later kinds could cover the rest.
    pub(crate) fn discardable(&self, s: &State) -> Options {
        let many = self.too_many(s);
        let mut options = Options::NONE;
        for good in Good::ALL {
            let from_here: u8 = Good::ALL[good.index()..].iter().map(|later| self.excess(s, s.active, *later)).sum();
            let fits = good as u8 >= s.work.cursor && self.excess(s, s.active, good) > 0 && from_here >= many;
            options = options.and_if(good as u32, fits);
        }
        options
    }

    pub(crate) fn discard(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.me_mut().stored[good.index()] -= 1;
        s.work.cursor = good as u8;
        log.event(Event::Lost { seat, good, goods: 1 });
        self.ask_discard(s, log);
    }
}
