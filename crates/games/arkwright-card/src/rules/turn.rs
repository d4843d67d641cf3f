//! The turn: action, price, development (AC-20, AC-21, AC-140 to AC-143).

use crate::state::{Decision, Phase};
use crate::things::{Action, Card, Good, Track, bits};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves, Seat};

impl ArkwrightCard {
    /// The seats in turn order, from the start player.
    pub(crate) fn order(&self, s: &State) -> impl Iterator<Item = Seat> + Clone + use<> {
        s.start.round(self.seats)
    }

    /// AC-20: the next seat's turn, or production; in solo the automas act before or after the human (AC-240).
    pub(crate) fn next_turn(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.phase = Phase::Turns;
        if self.is_solo() && (s.done == 0) == s.human_last && s.done < 2 {
            s.done += 1;
            self.automa_turn(s, log);
            return self.next_turn(s, log);
        }
        let turns = if self.is_solo() { 2 } else { self.seats as u8 };
        if s.done >= turns {
            return self.start_production(s, log);
        }
        let seat = if self.is_solo() { Seat::new(0) } else { s.start.clockwise(usize::from(s.done), self.seats) };
        s.done += 1;
        if s.players[seat].out {
            return self.next_turn(s, log);
        }
        s.active = seat;
        s.work = Default::default();
        s.ask(Decision::ChooseAction);
    }

    /// 5.4: whether an action has a first step, and by which rule not.
    pub(crate) fn may_act(&self, s: &State, action: Action) -> Result<(), Refusal> {
        let module = |on: bool, switch| if on { Ok(()) } else { Err(Refusal::ModuleOff { switch }) };
        let some = |any: bool, rule| if any { Ok(()) } else { Err(Refusal::NothingToDo { action, rule }) };
        let player = s.me();
        match action {
            Action::Build if self.may_build_something(s) => Ok(()),
            Action::Build => Err(Self::no_first_step(action, "AC-60", |good| self.may_build(s, good))),
            Action::Hire if self.may_hire(s) => Ok(()),
            Action::Hire => Err(Self::no_first_step(action, "AC-70", |good| self.may_add_workers(s, good))),
            Action::Automate => {
                let machines = self.track(player, Track::Automation) > 0;
                some(machines && self.may_automate(s), "AC-80")
            }
            Action::Quality => some(self.may_raise_some_quality(s, self.track(player, Track::Quality)), "AC-91"),
            Action::Distribution => some(self.may_distribute(s, self.track(player, Track::Distribution)), "AC-94"),
            Action::Stock => some(self.may_stock(s), "AC-110"),
            Action::ExtraProduction => {
                module(self.switched.extra_production, "extra_production")?;
                self.may_produce_something(s, action)
            }
            Action::EarlyShipping => {
                module(self.switched.early_shipping, "early_shipping")?;
                self.may_ship_stock(player, action)
            }
            Action::ReactivateTradingOffice => {
                module(self.switched.early_shipping, "early_shipping")?;
                self.may_reactivate_trading_office(player, action)
            }
            Action::Pass => Ok(()),
        }
    }

    /// Why an action has no first step: it is too late for all that it could still add (AC-62, AC-72), or nothing is left.
    fn no_first_step(action: Action, rule: &'static str, may: impl Fn(Good) -> Result<(), Refusal>) -> Refusal {
        let too_late = Good::ALL.into_iter().find_map(|good| match may(good) {
            Err(Refusal::TooLate { rule, .. }) => Some(rule),
            _ => None,
        });
        match too_late {
            Some(rule) => Refusal::TooLateForAction { action, rule },
            None => Refusal::NothingToDo { action, rule },
        }
    }

    pub(crate) fn action_moves(&self, s: &State, out: &mut Moves<Move>) {
        for action in Action::ALL {
            out.push_if(self.may_act(s, action), Move::Act { action });
        }
    }

    pub(crate) fn act(&self, s: &mut State, action: Action, log: &mut impl Log<Self>) {
        log.event(Event::Acted { seat: s.active, action });
        match action {
            Action::Build => self.begin_steps(s, Decision::BuildStep),
            Action::Hire => self.begin_steps(s, Decision::HireStep),
            Action::Automate => {
                self.begin_steps(s, Decision::AutomateStep);
                self.begin_automating(s);
            }
            Action::Quality => {
                self.begin_steps(s, Decision::QualityStep);
                self.begin_quality(s);
            }
            Action::Distribution => {
                self.begin_steps(s, Decision::DistributionStep);
                self.begin_distribution(s);
            }
            Action::Stock => self.begin_steps(s, Decision::StockBuy),
            Action::ExtraProduction => {
                self.begin_steps(s, Decision::ExtraLevel);
                self.next_extra_level(s, log);
            }
            Action::EarlyShipping => {
                self.begin_steps(s, Decision::EarlyLoad);
                self.next_load(s, log);
            }
            Action::ReactivateTradingOffice => {
                let seat = s.active;
                s.me_mut().turned.insert(Card::Promoter);
                s.me_mut().turned.remove(Card::TradingOffice);
                log.event(Event::Reactivated { seat, card: Card::TradingOffice });
                self.begin_steps(s, Decision::EarlyLoad);
                s.work.reactivated = true;
                self.next_load(s, log);
            }
            Action::Pass => self.after_action(s, log),
        }
    }

    /// AC-140: with an open factory of the active good the price step is compulsory.
    pub(crate) fn after_action(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.work = Default::default();
        if s.me().factory(s.active_good()).is_open() {
            s.ask(Decision::SetPrice);
        } else {
            self.ask_development(s, log);
        }
    }

    /// The appeals that the active factory may have, as bits.
    pub(crate) fn reachable(&self, s: &State) -> u32 {
        let good = s.active_good();
        self.appeals(good, s.me().factory(good))
    }

    /// AC-142, AC-R21, AC-R22: sides and slot are free here and stored nowhere; price and appeal hold until the sale.
    pub(crate) fn may_set_appeal(&self, s: &State, appeal: u8) -> Result<(), Refusal> {
        if appeal < 32 && self.reachable(s) & 1 << appeal != 0 { Ok(()) } else { Err(Refusal::NotReachable { appeal }) }
    }

    pub(crate) fn price_moves(&self, s: &State, out: &mut Moves<Move>) {
        out.extend(bits(self.reachable(s)).map(|appeal| Move::SetAppeal { appeal }));
    }

    pub(crate) fn set_appeal(&self, s: &mut State, appeal: u8, log: &mut impl Log<Self>) {
        let (seat, good) = (s.active, s.active_good());
        let before = s.me().factory(good).appeal;
        let price = self.total(good, s.me().factory(good)).saturating_sub(appeal);
        let player = s.me_mut();
        player.factory_mut(good).appeal = appeal;
        player.price = price;
        log.event(Event::PriceSet { seat, good, price, appeal });
        self.follow_arrows(s, good, before, appeal, log);
        self.ask_development(s, log);
    }
}
