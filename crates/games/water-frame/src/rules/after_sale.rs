//! After the sale: School, Extra Shifts, Patron; income, share value, costs, fading (WF-18.13 to WF-18.20).

use crate::state::{Decision, Phase, State};
use crate::things::Tile;
use crate::{Event, WaterFrame};
use table::{Log, Seat};

/// Share spaces for goods sold, and the two bonuses (WF-18.15 to WF-18.17).
#[derive(Clone, Copy, Default)]
struct Rise {
    sold: u8,
    best_appeal: u8,
    most_sold: u8,
}

impl WaterFrame {
    /// WF-18.13: what this seat may still do with the active factory; whether something is asked.
    pub(crate) fn ask_after_sale(&self, s: &mut State) -> bool {
        let seat = s.active;
        let place = seat.number();
        let good = s.active_good();
        let player = s.me();
        if !player.factory(good).stands() {
            return false;
        }
        if s.work.stage == 0 {
            s.work.stage = 1;
            let open = s.sale.row_closed >> place & 1 == 0;
            let covered = self.last_row_output(s, seat).is_some_and(|output| s.sale.unsold(seat) >= output);
            if s.me().owned.has(Tile::School) && open && covered {
                s.decision = Decision::CloseRow;
                return true;
            }
        }
        if s.work.stage == 1 {
            s.work.stage = 2;
            if s.me().owned.has(Tile::ExtraShifts) && s.sale.made[place] > 0 {
                s.decision = Decision::UseExtraShifts;
                return true;
            }
        }
        if s.work.stage == 2 {
            s.work.stage = 3;
            let some = s.sale.unsold(seat) > 0 || s.me().stored[good.index()] > 0;
            if s.me().owned.has(Tile::patron(good)) && some {
                s.decision = Decision::SellToPatron;
                return true;
            }
        }
        false
    }

    pub(crate) fn answer_close_row(&self, s: &mut State, yes: bool, log: &mut impl Log<Self>) {
        if yes {
            self.close_last_row(s, s.active, log);
        }
        self.go_on_after_sale(s, log);
    }

    /// WF-14.3 in a Production action, WF-R47 after a sale.
    pub(crate) fn answer_extra_shifts(&self, s: &mut State, yes: bool, log: &mut impl Log<Self>) {
        if s.phase != Phase::AfterSale {
            self.produce(s, yes, log);
            return;
        }
        if yes {
            let seat = s.active;
            self.work_extra_shift(s, seat, log);
        }
        self.go_on_after_sale(s, log);
    }

    /// WF-17.14, WF-R48
    pub(crate) fn answer_patron(&self, s: &mut State, yes: bool, log: &mut impl Log<Self>) {
        if yes {
            let seat = s.active;
            self.take_goods(s, seat, 1);
            s.sale.sold[seat.number()] += 1;
            log.event(Event::SoldToPatron { seat, good: s.active_good() });
        }
        self.go_on_after_sale(s, log);
    }

    fn go_on_after_sale(&self, s: &mut State, log: &mut impl Log<Self>) {
        if !self.ask_after_sale(s) {
            self.next_player(s, log);
        }
    }

    /// Steps 1 to 3 once everybody has sold (WF-18.14 to WF-18.20).
    pub(crate) fn settle_production(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        for seat in self.order(s) {
            let sold = s.sale.sold[seat.number()];
            if sold > 0 {
                let pounds = i32::from(sold) * i32::from(s.players[seat].factory(good).price);
                self.receive(s, seat, pounds);
                log.event(Event::Sold { seat, good, goods: sold, pounds });
            }
        }
        let rises = self.share_rises(s);
        for seat in self.order(s) {
            let Rise { sold, best_appeal, most_sold } = rises[seat.number()];
            let steps = sold + best_appeal + most_sold;
            if steps > 0 {
                self.step_forward(s, seat, steps);
                let space = s.players[seat].space;
                log.event(Event::SharesRose { seat, steps, best_appeal, most_sold, space, rule: "WF-18.15" });
            }
        }
        for seat in self.order(s) {
            self.pay_production(s, seat, log);
        }
    }

    /// WF-18.15 to WF-18.18
    fn share_rises(&self, s: &State) -> [Rise; 4] {
        let good = s.active_good();
        let numbers = &self.numbers;
        let mut rises = [Rise::default(); 4];
        for seat in self.order(s) {
            rises[seat.number()].sold = match s.sale.sold[seat.number()] {
                0 => 0,
                1 => numbers.one_good_steps,
                _ => numbers.two_goods_steps,
            };
        }
        let appeals = std::array::from_fn(|place| match place < self.seats {
            true => self.appeal(s, Seat::new(place), good),
            false => 0,
        });
        let importer = s.importer[good.index()];
        if let Some(leader) = self.single_best(s, appeals, importer).filter(|leader| s.sale.sold[leader.number()] > 0) {
            rises[leader.number()].best_appeal = numbers.best_appeal_steps;
        }
        // WF-18.17
        if let Some(leader) = self.single_best(s, s.sale.sold, s.sale.importer_sold) {
            rises[leader.number()].most_sold = numbers.most_sold_steps;
        }
        rises
    }

    /// The one seat above all others and the importer; of tied seats the owner of Charisma (WF-18.18, WF-R45).
    fn single_best(&self, s: &State, figures: [u8; 4], importer: u8) -> Option<Seat> {
        let best = figures[..self.seats].iter().copied().max().unwrap_or(0);
        if best == 0 || best <= importer {
            return None;
        }
        let mut leaders = self.order(s).filter(|seat| figures[seat.number()] == best);
        let first = leaders.next()?;
        if leaders.next().is_none() {
            return Some(first);
        }
        let charisma = |seat: &Seat| {
            figures[seat.number()] == best && s.players[*seat].owned.has(Tile::Charisma) && s.sale.sold[seat.number()] > 0
        };
        self.order(s).find(charisma)
    }

    /// WF-18.19, WF-18.20, WF-11.5
    fn pay_production(&self, s: &mut State, seat: Seat, log: &mut impl Log<Self>) {
        let good = s.active_good();
        if !s.players[seat].factory(good).stands() {
            return;
        }
        let closed = (s.sale.row_closed >> seat.number() & 1 == 1).then(|| s.players[seat].factory(good).last_row()).flatten();
        let cost = self.factory_cost(s, seat, good, closed);
        self.pay(s, seat, cost, "WF-18.19", log);
        let factory = s.players[seat].factory_mut(good);
        let level = factory.distribution.saturating_sub(self.numbers.fading);
        if level < factory.distribution {
            factory.distribution = level;
            log.event(Event::DistributionFaded { seat, good, level });
        }
        let highest = self.quality(s, seat, good) + level;
        if s.players[seat].factory(good).price > highest {
            s.players[seat].factory_mut(good).price = highest;
            self.step_back(s, seat, 1);
            log.event(Event::PriceForced { seat, good, price: highest, space: s.players[seat].space });
        }
    }
}
