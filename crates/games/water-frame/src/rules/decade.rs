//! The end of a decade (WF-20).

use crate::moves::bit;
use crate::state::{DECADES, Decision, Phase, State, Then, Work};
use crate::things::Good;
use crate::{Event, WaterFrame};
use table::{Log, Options, Seat};

impl WaterFrame {
    /// WF-20.1, WF-20.2
    pub(crate) fn end_decade(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.players.0.iter_mut().for_each(|player| player.admin = [None; 5]);
        log.event(Event::DecadeEnded { decade: s.decade });
        self.begin(s, Phase::Brokers, log);
    }

    /// WF-20.3
    pub(crate) fn pay_harbor(&self, s: &mut State, log: &mut impl Log<Self>) {
        let wage = u16::from(self.wage(s));
        for seat in self.order(s) {
            let player = &s.players[seat];
            let crews: u8 = player.ships.iter().map(|size| self.crew(*size)).sum();
            let workers = u16::from(crews + player.warehouse_workers());
            self.pay(s, seat, workers * wage, "WF-20.3", log);
        }
        if usize::from(s.decade) == DECADES - 1 {
            // WF-R39: nobody is fired in 1810.
            self.reveal_event(s, log);
        } else {
            self.begin(s, Phase::Harbor, log);
        }
    }

    /// WF-D36
    pub(crate) fn harbor_steps(&self, s: &State) -> Options {
        let player = s.me();
        let ahead = |place: u32| place as u8 >= s.work.cursor;
        let mut steps = Options::NONE.and(bit::HARBOR_DONE);
        for pier in 0..2 {
            steps = steps.and_if(pier, ahead(pier) && self.crew(player.ships[pier as usize]) > 0);
        }
        for good in Good::ALL {
            let place = bit::FIRE_COLUMN + good as u32;
            steps = steps.and_if(place, ahead(place) && player.columns >> good.index() & 1 == 1);
        }
        steps.and_if(bit::FIRE_ROW, player.rows > 0)
    }

    /// WF-R38
    pub(crate) fn hand_back(&self, s: &mut State, pier: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let size = std::mem::take(&mut s.me_mut().ships[usize::from(pier)]);
        s.fired += self.crew(size);
        s.ships[usize::from(size) - 1] += 1;
        s.work.cursor = pier + 1;
        log.event(Event::ShipReturned { seat, pier, capacity: self.capacity(size) });
    }

    pub(crate) fn fire_column(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.me_mut().columns &= !(1 << good.index());
        s.fired += 1;
        s.work.cursor = (bit::FIRE_COLUMN + good as u32) as u8 + 1;
        log.event(Event::WarehouseFired { seat, column: Some(good) });
    }

    pub(crate) fn fire_row(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.me_mut().rows -= 1;
        s.fired += 1;
        s.work.cursor = bit::FIRE_ROW as u8;
        log.event(Event::WarehouseFired { seat, column: None });
    }

    pub(crate) fn leave_harbor(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.keep_what_fits(s, Then::Next, log);
    }

    /// The seat with the lowest portfolio, then less cash, then farthest from the start player (WF-20.6, WF-R51).
    pub(crate) fn by_portfolio(&self, s: &State, place: usize) -> Seat {
        let mut seats = [Seat::new(0); 4];
        let key = |seat: Seat| {
            let distance = self.seats - s.start.distance_to(seat, self.seats);
            (self.portfolio(s, seat), s.players[seat].cash, distance)
        };
        for (count, seat) in self.order(s).enumerate() {
            let mut at = count;
            while at > 0 && key(seats[at - 1]) > key(seat) {
                seats[at] = seats[at - 1];
                at -= 1;
            }
            seats[at] = seat;
        }
        seats[place]
    }

    /// WF-D38
    pub(crate) fn ask_start_player(&self, s: &mut State) {
        s.active = self.by_portfolio(s, 0);
        s.work = Work::default();
        s.decision = Decision::NameStartPlayer;
    }

    pub(crate) fn name_start(&self, s: &mut State, start: Seat, log: &mut impl Log<Self>) {
        self.set_start(s, start, "WF-20.6", log);
        self.next_decade(s, log);
    }

    /// WF-20.7, WF-20.8
    pub(crate) fn next_decade(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.decade += 1;
        s.cycle = 0;
        self.obsolescence(s, log);
        self.start_cycle(s, log);
    }

    /// WF-20.8 to WF-20.10
    fn obsolescence(&self, s: &mut State, log: &mut impl Log<Self>) {
        let level = self.numbers.timetable.obsolete_before[usize::from(s.decade)];
        if level == 0 {
            return;
        }
        let mut missing = [0u16; 4];
        let mut affected = [0u8; 4];
        for seat in self.order(s) {
            for good in Good::ALL {
                let factory = s.players[seat].factory_mut(good);
                if factory.level == level && !factory.obsolete {
                    factory.obsolete = true;
                    affected[seat.number()] |= 1 << good.index();
                }
            }
        }
        // WF-2.6, WF-20.9: one per factory in turn order, then a second round.
        for _ in 0..self.numbers.obsolete_workers {
            for seat in self.order(s) {
                for good in Good::ALL {
                    if affected[seat.number()] >> good.index() & 1 == 0 {
                        continue;
                    }
                    if s.fired > 0 {
                        s.fired -= 1;
                    } else if s.emptied < self.numbers.workers {
                        s.emptied += 1;
                    } else {
                        missing[seat.number()] += 1;
                        continue;
                    }
                    s.players[seat].factory_mut(good).extra += 1;
                }
            }
        }
        for seat in self.order(s) {
            for good in Good::ALL.into_iter().filter(|good| affected[seat.number()] >> good.index() & 1 == 1) {
                log.event(Event::BecameObsolete { seat, good, workers: s.players[seat].factory(good).extra });
            }
        }
        let wage = u16::from(self.wage(s));
        for seat in self.order(s) {
            self.pay(s, seat, missing[seat.number()] * wage, "WF-20.10", log);
        }
    }
}
