//! Events (WF-21).

use crate::moves::bit;
use crate::state::{DECADES, Decision, Mods, Phase, State};
use crate::things::{Good, Happening};
use crate::{Event, WaterFrame};
use table::{Log, Options};

impl WaterFrame {
    /// WF-20.5
    pub(crate) fn reveal_event(&self, s: &mut State, log: &mut impl Log<Self>) {
        let event = self.happening(s);
        s.events_shown += 1;
        log.event(Event::Happened { decade: s.decade, event });
        log.barrier();
        s.mods = Mods { harvest: s.mods.harvest, strike: s.mods.strike, ..Mods::default() };
        if usize::from(s.decade) == DECADES - 1 {
            self.finish(s, log);
            return;
        }
        if event == Happening::Bureaucracy {
            s.bureaucracy = true;
        } else if self.switched.reconstructed_events {
            self.act_on(s, event, log);
        }
        self.begin(s, Phase::Events, log);
    }

    /// WF-21.4: what happens without anybody's choice.
    fn act_on(&self, s: &mut State, event: Happening, log: &mut impl Log<Self>) {
        let value = self.numbers.event_values[event.index()];
        match event {
            Happening::WarOnTheContinent => s.mods.war = true,
            Happening::NavigationActs => s.mods.navigation = value,
            Happening::EconomicCrisis => s.mods.crisis = value,
            Happening::OpiumWar => s.mods.opium = value,
            Happening::GoodHarvest => s.mods.harvest = value,
            Happening::WageStrike => s.mods.strike = value,
            Happening::WorldExhibition => self.exhibition(s, value, log),
            Happening::HamburgCreditCrisis => {
                for seat in self.order(s) {
                    let in_bank = self.numbers.shares - s.players[seat].shares;
                    self.pay(s, seat, u16::from(in_bank / value.max(1)), "WF-21.4", log);
                }
            }
            Happening::MachineBreakers => {
                for seat in self.order(s) {
                    let machines: u8 = s.players[seat].factories.iter().flat_map(|factory| factory.machines).sum();
                    self.pay(s, seat, u16::from(machines / value.max(1)), "WF-21.4", log);
                }
            }
            Happening::PoorRelief => {
                let workers = self.return_workers(s, value);
                log.event(Event::WorkersReturned { workers });
            }
            Happening::Emigration => {
                let workers = value.min(s.fired);
                s.fired -= workers;
                s.boxed += workers;
                log.event(Event::WorkersLeft { workers });
            }
            _ => {}
        }
    }

    /// World Exhibition: the one seat with the strictly highest quality of a good.
    fn exhibition(&self, s: &mut State, steps: u8, log: &mut impl Log<Self>) {
        for good in Good::ALL {
            let best = self.order(s).map(|seat| self.quality(s, seat, good)).max().unwrap_or(0);
            let mut leaders = self.order(s).filter(|seat| best > 0 && self.quality(s, *seat, good) == best);
            if let (Some(leader), None) = (leaders.next(), leaders.next()) {
                self.step_forward(s, leader, steps);
                let space = s.players[leader].space;
                let (best_appeal, most_sold) = (0, 0);
                log.event(Event::SharesRose { seat: leader, steps, best_appeal, most_sold, space, rule: "WF-21.4" });
            }
        }
    }

    pub(crate) fn is_patent_fair(&self, s: &State) -> bool {
        self.switched.reconstructed_events && self.happening(s) == Happening::PatentFair
    }

    /// Asks the active player for his part of the event, if it has one.
    pub(crate) fn ask_event(&self, s: &mut State) -> bool {
        if !self.switched.reconstructed_events {
            return false;
        }
        if self.is_patent_fair(s) {
            s.decision = Decision::TakeSpecial;
            return self.specials(s).only().is_none();
        }
        s.decision = Decision::EventChoice;
        self.event_choices(s).only().is_none()
    }

    /// WF-D37
    pub(crate) fn event_choices(&self, s: &State) -> Options {
        let mut options = Options::NONE.and(0);
        match self.happening(s) {
            Happening::Lobby => {
                for good in Good::ALL {
                    options = options.and_if(1 + good as u32, s.importer[good.index()] > 0);
                }
            }
            Happening::CanalBoom => {
                for good in s.me().standing() {
                    let room = s.me().factory(good).distribution < self.numbers.most_distribution;
                    options = options.and_if(bit::PROMOTE + good as u32, room);
                }
            }
            Happening::ShareFever => {
                let price = self.buying_price(s, s.active);
                options = options.and_if(bit::BUY_ONE, self.affordable_shares(s, s.active, price) > 0);
            }
            _ => {}
        }
        options
    }

    pub(crate) fn lower_importer(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let steps = self.numbers.event_values[Happening::Lobby.index()];
        let importer = &mut s.importer[good.index()];
        *importer = importer.saturating_sub(steps);
        log.event(Event::ImporterLowered { seat: s.active, good, importer: s.importer[good.index()] });
        self.next_player(s, log);
    }

    pub(crate) fn promote(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        let most = self.numbers.most_distribution;
        let steps = self.numbers.event_values[Happening::CanalBoom.index()];
        let factory = s.me_mut().factory_mut(good);
        factory.distribution = (factory.distribution + steps).min(most);
        let level = factory.distribution;
        log.event(Event::DistributionRaised { seat, good, level, rule: "WF-21.4" });
        self.next_player(s, log);
    }

    pub(crate) fn buy_one(&self, s: &mut State, log: &mut impl Log<Self>) {
        let price = self.buying_price(s, s.active);
        self.buy_shares(s, s.active, 1, price, "WF-21.4", log);
        self.next_player(s, log);
    }

    /// WF-20.6
    pub(crate) fn after_event(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.begin(s, Phase::DecadeEnd, log);
    }
}
