//! The sale (WF-18.1 to WF-18.12).

use crate::moves::bit;
use crate::state::{Decision, Phase, SEATS, Sale, State};
use crate::things::Tile;
use crate::{Event, Making, WaterFrame};
use serde::Serialize;
use table::{Log, Options, Seat};

/// The importer among the sellers.
pub(crate) const IMPORTER: u8 = SEATS as u8;

/// A seller among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Seller {
    /// Who; nobody is the importer.
    pub seat: Option<Seat>,
    /// Appeal.
    pub appeal: u8,
    /// Quality, which decides between equal appeals.
    pub quality: u8,
    /// Whether nothing decides between this seller and the one before: they sell together (WF-18.6).
    pub together: bool,
}

/// The sellers of a sale in the order of their calls (WF-18.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sellers {
    /// Appeal, whether a player, quality, and who.
    list: [(u8, bool, u8, u8); SEATS + 1],
    count: usize,
}

impl Sellers {
    fn appeal(&self, place: usize) -> u8 {
        self.list[place].0
    }

    fn who(&self, place: usize) -> u8 {
        self.list[place].3
    }

    /// Whether the seller at this place belongs to the group of the one before (WF-18.5).
    fn joins_previous(&self, place: usize) -> bool {
        let (now, before) = (self.list[place], self.list[place - 1]);
        now.1 && before.1 && (now.0, now.2) == (before.0, before.2)
    }

    /// Everybody in the order of the calls, and what put them there.
    pub(crate) fn in_order(&self) -> Vec<Seller> {
        let seller = |place: usize| {
            let (appeal, plays, quality, who) = self.list[place];
            let seat = plays.then(|| Seat::new(who.into()));
            Seller { seat, appeal, quality, together: place > 0 && self.joins_previous(place) }
        };
        (0..self.count).map(seller).collect()
    }

    pub(crate) fn largest_group(&self) -> u8 {
        let (mut largest, mut size) = (1, 1);
        for place in 1..self.count {
            size = if self.joins_previous(place) { size + 1 } else { 1 };
            largest = largest.max(size);
        }
        largest
    }
}

impl WaterFrame {
    /// WF-18.3, WF-18.5: higher appeal first, the importer last among equals, then higher quality, then turn order.
    pub(crate) fn sellers(&self, s: &State) -> Sellers {
        let good = s.active_good();
        let mut sellers = Sellers::default();
        let mut add = |seller: (u8, bool, u8, u8)| {
            let mut place = sellers.count;
            sellers.count += 1;
            while place > 0
                && (sellers.list[place - 1].0, sellers.list[place - 1].1, sellers.list[place - 1].2)
                    < (seller.0, seller.1, seller.2)
            {
                sellers.list[place] = sellers.list[place - 1];
                place -= 1;
            }
            sellers.list[place] = seller;
        };
        for seat in self.order(s) {
            if s.players[seat].factory(good).stands() {
                add((self.appeal(s, seat, good), true, self.quality(s, seat, good), seat.number() as u8));
            }
        }
        add((s.importer[good.index()], false, 0, IMPORTER));
        sellers
    }

    /// Step 1 of the production phase.
    pub(crate) fn hold_sale(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.start_sale(s, log);
        self.sell_on(s, log);
    }

    /// Goes on selling, and on to what follows once the sale is over.
    pub(crate) fn sell_on(&self, s: &mut State, log: &mut impl Log<Self>) {
        if self.go_on_selling(s, log) {
            self.begin(s, Phase::AfterSale, log);
        }
    }

    /// WF-18.1, WF-18.2
    pub(crate) fn start_sale(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        s.phase = Phase::Sale;
        s.sale = Sale { demand_left: self.demand(s, good), ..Sale::default() };
        for seat in self.order(s) {
            let made = self.output(s.players[seat].factory(good), good);
            s.sale.made[seat.number()] = made;
            if made > 0 {
                log.event(Event::Made { seat, good, goods: made, why: Making::Sale });
            }
        }
        s.sale.level = self.sellers(s).appeal(0);
    }

    /// WF-18.4 to WF-18.7: calls sellers until one of them has a choice, or the sale is over.
    pub(crate) fn go_on_selling(&self, s: &mut State, log: &mut impl Log<Self>) -> bool {
        let sellers = self.sellers(s);
        while s.sale.level > 0 {
            let place = usize::from(s.sale.index);
            let called = place < sellers.count && sellers.appeal(place) >= s.sale.level;
            let new_group = place == 0 || !called || !sellers.joins_previous(place);
            if new_group {
                // WF-18.6, WF-R44: a group sells as a whole while at least one unit is left.
                s.sale.demand_left = s.sale.demand_now();
                s.sale.group_sold = 0;
            }
            if !called {
                s.sale.level -= 1;
                s.sale.index = 0;
                continue;
            }
            if new_group && s.sale.demand_left == 0 {
                break;
            }
            let who = sellers.who(place);
            if who == IMPORTER {
                s.sale.importer_sold += 1;
                s.sale.group_sold += 1;
                let (good, level, appeal) = (s.active_good(), s.sale.level, sellers.appeal(place));
                log.event(Event::ImporterSoldUnit { good, level, appeal, left: s.sale.demand_now() });
                s.sale.index += 1;
                continue;
            }
            s.active = Seat::new(who.into());
            s.decision = Decision::SaleCall;
            let options = self.sale_calls(s);
            match options.only() {
                Some(only) => self.answer_call(s, only, log),
                None if options.is_empty() => s.sale.index += 1,
                None => return false,
            }
        }
        s.sale.demand_left = s.sale.demand_now();
        (s.sale.level, s.sale.index, s.sale.group_sold) = (0, 0, 0);
        log.event(Event::SaleEnded { good: s.active_good(), importer: s.sale.importer_sold });
        true
    }

    /// WF-D30
    pub(crate) fn sale_calls(&self, s: &State) -> Options {
        let seat = s.active;
        let place = seat.number();
        let player = s.me();
        if s.sale.stopped >> place & 1 == 1 {
            return Options::NONE;
        }
        let unsold = s.sale.unsold(seat);
        if unsold > 0 {
            // WF-18.11, WF-R46: exactly the output of the last manned row is left.
            let closes = player.owned.has(Tile::School)
                && s.sale.row_closed >> place & 1 == 0
                && self.last_row_output(s, seat) == Some(unsold);
            return Options::NONE.and(0).and_if(1, closes);
        }
        let good = s.active_good();
        let stored = player.stored[good.index()] > 0;
        let first = s.sale.called >> place & 1 == 0;
        let shift = first && player.owned.has(Tile::ExtraShifts) && s.sale.made[place] > 0;
        if !stored && !shift {
            return Options::NONE;
        }
        Options::NONE.and_if(2, stored).and_if(3, shift).and(bit::STOP)
    }

    /// What the last manned row of the active factory makes.
    pub(crate) fn last_row_output(&self, s: &State, seat: Seat) -> Option<u8> {
        let good = s.active_good();
        let factory = s.players[seat].factory(good);
        factory.last_row().map(|row| self.row_output(factory, good, row))
    }

    pub(crate) fn answer_call(&self, s: &mut State, answer: u32, log: &mut impl Log<Self>) {
        let (seat, good) = (s.active, s.active_good());
        let place = seat.number();
        let own_left = s.sale.unsold(seat) > 0;
        if !own_left {
            s.sale.called |= 1 << place;
        }
        match answer {
            0 => s.sale.own_sold[place] += 1,
            1 => {
                self.close_last_row(s, seat, log);
                // WF-18.11: he is called again, as sold out.
                return;
            }
            2 => s.players[seat].stored[good.index()] -= 1,
            3 => {
                self.work_extra_shift(s, seat, log);
                s.sale.shifted |= 1 << place;
                s.sale.own_sold[place] += 1;
            }
            _ => {
                s.sale.stopped |= 1 << place;
                s.sale.index += 1;
                return;
            }
        }
        s.sale.sold[place] += 1;
        s.sale.group_sold += 1;
        s.sale.index += 1;
        let (level, appeal) = (s.sale.level, self.appeal(s, seat, good));
        log.event(Event::SoldUnit { seat, good, level, appeal, left: s.sale.demand_now() });
    }

    /// WF-17.15
    pub(crate) fn close_last_row(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        let output = self.last_row_output(s, seat).unwrap_or(0);
        s.sale.made[seat.number()] -= output;
        s.sale.row_closed |= 1 << seat.number();
        log.event(Event::RowClosed { seat, good: s.active_good(), goods: output });
    }

    /// WF-17.9: one more good of the active kind, for the tile.
    pub(crate) fn work_extra_shift(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        let goods = self.numbers.tiles.extra_goods;
        self.use_up(s, seat, Tile::ExtraShifts, log);
        s.sale.made[seat.number()] += goods;
        log.event(Event::Made { seat, good: s.active_good(), goods, why: Making::ExtraShifts });
    }
}
