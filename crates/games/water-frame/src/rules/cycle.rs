//! The order of things: phases, players, cycles (5.2, WF-19).

use crate::state::{DECADES, Decision, Phase, Sale, State, Then, Work};
use crate::things::{Happening, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options, Seat, Seats};

impl WaterFrame {
    /// Clockwise from the start player; what the table chooses "at the same time" is asked in this order (WF-R43).
    pub(crate) fn order(&self, s: &State) -> impl Iterator<Item = Seat> + Clone + use<> {
        s.start.round(self.seats)
    }

    /// Begins a phase with its first player.
    pub(crate) fn begin(&self, s: &mut State, phase: Phase, log: &mut impl Log<Self>) {
        s.phase = phase;
        s.done = 0;
        s.served = Seats::NONE;
        s.work = Work::default();
        self.ask_players(s, log);
    }

    /// The player is done; the next one, or what follows the phase.
    pub(crate) fn next_player(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.done += 1;
        s.work = Work::default();
        self.ask_players(s, log);
    }

    /// The seat at a place of the phase's order.
    fn seat_of_phase(&self, s: &State, place: u8) -> Seat {
        let place = usize::from(place);
        match s.phase {
            Phase::SecondFoundation | Phase::StartCapital => s.start.clockwise(self.seats - 1 - place, self.seats),
            Phase::Assignment => Seat::new(place),
            Phase::Events if self.is_patent_fair(s) => {
                let waiting = (0..self.seats).map(|place| self.by_portfolio(s, place)).find(|seat| !s.served.contains(*seat));
                waiting.unwrap_or(s.start)
            }
            _ => s.start.clockwise(place, self.seats),
        }
    }

    fn ask_players(&self, s: &mut State, log: &mut impl Log<Self>) {
        while usize::from(s.done) < self.seats {
            s.active = self.seat_of_phase(s, s.done);
            s.served.insert(s.active);
            let before = (s.phase, s.done);
            if self.ask(s, log) || (s.phase, s.done) != before {
                return;
            }
            s.done += 1;
            s.work = Work::default();
        }
        self.end_phase(s, log);
    }

    /// Asks the active player of a phase for his first decision; whether there is one, or things went on by themselves.
    fn ask(&self, s: &mut State, log: &mut impl Log<Self>) -> bool {
        match s.phase {
            Phase::FirstFoundation | Phase::SecondFoundation => s.decision = Decision::FoundFactory,
            Phase::StartCapital => s.decision = Decision::SellStartShares,
            Phase::Assignment => {
                let tile = s.me().owned.iter().find(|tile| tile.is_assigned());
                s.work.tile = tile;
                s.decision = Decision::AssignTile;
                return tile.is_some();
            }
            Phase::Turns => s.decision = Decision::ChooseMarker,
            Phase::AfterSale => return self.ask_after_sale(s),
            Phase::Shipment => {
                s.decision = Decision::ShipContract;
                if self.contract_deliveries(s).only().is_some() {
                    self.move_contract(s, s.active, log);
                    return false;
                }
            }
            Phase::Storage => {
                self.put_away(s, s.active, log);
                self.keep_what_fits(s, Then::Next, log);
            }
            Phase::CycleEnd | Phase::DecadeEnd => {
                s.decision = Decision::CharismaStart;
                return s.me().owned.has(Tile::Charisma);
            }
            Phase::Brokers => {
                s.decision = Decision::BrokerMenu;
                return self.broker_may_act(s);
            }
            Phase::Harbor => {
                s.decision = Decision::HarborStep;
                return self.harbor_steps(s).only().is_none();
            }
            Phase::Events => return self.ask_event(s),
            Phase::Sale | Phase::Over => return false,
        }
        true
    }

    fn end_phase(&self, s: &mut State, log: &mut impl Log<Self>) {
        match s.phase {
            Phase::FirstFoundation => self.begin(s, Phase::SecondFoundation, log),
            Phase::SecondFoundation => self.begin(s, Phase::StartCapital, log),
            Phase::StartCapital => self.pay_for_founding(s, log),
            Phase::Assignment => self.start_cycle(s, log),
            Phase::Turns => self.hold_sale(s, log),
            Phase::AfterSale => {
                self.settle_production(s, log);
                self.begin(s, Phase::Shipment, log);
            }
            Phase::Shipment => self.begin(s, Phase::Storage, log),
            Phase::Storage => self.end_cycle(s, log),
            Phase::CycleEnd => {
                // WF-19.1: without Charisma the next seat clockwise.
                s.start = s.start.clockwise(1, self.seats);
                self.next_cycle(s, log);
            }
            Phase::Brokers => self.pay_harbor(s, log),
            Phase::Harbor => self.reveal_event(s, log),
            Phase::Events => self.after_event(s, log),
            Phase::DecadeEnd => self.ask_start_player(s),
            Phase::Sale | Phase::Over => {}
        }
    }

    /// WF-5, then the turns.
    pub(crate) fn start_cycle(&self, s: &mut State, log: &mut impl Log<Self>) {
        log.event(Event::CycleBegan { decade: s.decade, good: s.active_good(), start: s.start });
        self.economy(s, log);
        self.begin(s, Phase::Turns, log);
    }

    fn end_cycle(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.sale = Sale::default();
        s.mods.strike = 0;
        if s.cycle == 0 {
            s.mods.harvest = 0;
        }
        if s.cycle < 3 {
            self.begin(s, Phase::CycleEnd, log);
        } else {
            self.end_decade(s, log);
        }
    }

    fn next_cycle(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.cycle += 1;
        self.start_cycle(s, log);
    }

    /// WF-D34, before the lowest portfolio speaks (WF-R52).
    pub(crate) fn charisma_options(&self) -> Options {
        Options::first(1 + self.seats as u32)
    }

    pub(crate) fn answer_charisma(&self, s: &mut State, named: Option<Seat>, log: &mut impl Log<Self>) {
        let Some(start) = named else {
            self.next_player(s, log);
            return;
        };
        self.use_up(s, s.active, Tile::Charisma, log);
        if s.phase == Phase::CycleEnd {
            self.set_start(s, start, "WF-19.1", log);
            self.next_cycle(s, log);
        } else {
            self.name_start(s, start, log);
        }
    }

    pub(crate) fn set_start(&self, s: &mut State, start: Seat, rule: &'static str, log: &mut impl Log<Self>) {
        s.start = start;
        log.event(Event::StartNamed { seat: start, rule });
    }

    /// The event of the present decade.
    pub(crate) fn happening(&self, s: &State) -> Happening {
        s.events[usize::from(s.decade).min(DECADES - 1)]
    }
}
