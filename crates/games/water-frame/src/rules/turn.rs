//! A turn: marker, space, payment (WF-6); what follows the main action (WF-15, WF-16).

use crate::state::{Decision, Player, State, Work};
use crate::things::{Action, Marker, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options};

impl WaterFrame {
    /// WF-D6
    pub(crate) fn usable_markers(&self, s: &State) -> Options {
        self.markers_to_use(s).fold(Options::NONE, |markers, marker| markers.and(marker as u32))
    }

    pub(crate) fn markers_to_use(&self, s: &State) -> impl Iterator<Item = Marker> {
        let player = s.me();
        // Two unplaced ships of equal capacity are one option.
        let is_twin = |marker: Marker| {
            marker == Marker::SecondShip
                && player.ships[0] == player.ships[1]
                && player.place_of(Marker::FirstShip).is_none()
                && player.place_of(Marker::SecondShip).is_none()
        };
        let usable =
            move |marker: &Marker| player.owns(*marker) && !is_twin(*marker) && self.places_for(s, *marker).next().is_some();
        Marker::ALL.into_iter().filter(usable)
    }

    /// WF-6.6: whether Bureaucracy closes a space for this seat.
    pub(crate) fn is_closed(&self, s: &State, space: usize) -> bool {
        self.is_closed_to(s, s.me(), space)
    }

    pub(crate) fn is_closed_to(&self, s: &State, player: &Player, space: usize) -> bool {
        s.bureaucracy && self.numbers.closed_spaces >> space & 1 == 1 && !player.owned.has(Tile::Administrator)
    }

    /// WF-D7: where a marker may be put or used again.
    pub(crate) fn spaces_of(&self, s: &State, marker: Marker) -> Options {
        self.places_for(s, marker).fold(Options::NONE, |all, space| all.and(space as u32))
    }

    fn places_for(&self, s: &State, marker: Marker) -> impl Iterator<Item = usize> {
        let player = s.me();
        let lies = player.place_of(marker);
        let fits = move |space: &usize| {
            let here = match lies {
                Some(place) => place == *space,
                None => player.admin[*space].is_none(),
            };
            here && !self.is_closed(s, *space) && !self.payments_for(s, marker, *space).is_empty()
        };
        (0..5).filter(fits)
    }

    /// WF-D8: administration costs that may be paid.
    pub(crate) fn payments_for(&self, s: &State, marker: Marker, space: usize) -> Options {
        let cost = self.numbers.admin_cost[space];
        let tiles = &self.numbers.tiles;
        let owned = s.me().owned;
        let adjust = if owned.has(Tile::Accountant) { tiles.accountant_adjust } else { 0 };
        let (mut low, mut high) = (cost.saturating_sub(adjust), cost + adjust);
        // WF-R6
        if marker.action() == Action::Quality && owned.has(Tile::Engineer) {
            (low, high) = (0, high.max(tiles.engineer_payment));
        }
        if let Some(pier) = marker.pier() {
            low = low.max(self.capacity(s.me().ships[pier]));
        }
        Options::range(low.into(), high.min(15).into())
    }

    pub(crate) fn choose_marker(&self, s: &mut State, marker: Marker) {
        s.work = Work { marker: Some(marker), ..Work::default() };
        s.decision = Decision::ChooseSpace;
    }

    pub(crate) fn choose_space(&self, s: &mut State, space: u8) {
        s.work.space = space;
        s.decision = Decision::ChoosePayment;
    }

    /// WF-6.4, then the main action.
    pub(crate) fn choose_payment(&self, s: &mut State, pounds: u8, log: &mut impl Log<Self>) {
        let Some(marker) = s.work.marker else { return };
        let seat = s.active;
        let fee = self.fee_for(s, marker);
        let space = usize::from(s.work.space);
        s.me_mut().admin[space] = Some(marker);
        (s.work.paid, s.work.fee) = (pounds, fee);
        log.event(Event::MarkerUsed { seat, marker, space: s.work.space, pounds, fee });
        self.pay(s, seat, (pounds + fee).into(), "WF-6.4", log);
        self.start_action(s, marker, log);
    }

    fn start_action(&self, s: &mut State, marker: Marker, log: &mut impl Log<Self>) {
        s.work.allowed = self.bought(s, marker, s.work.paid);
        match marker.action() {
            Action::Factory => s.decision = Decision::FactoryStep,
            Action::Workers => s.decision = Decision::WorkersStep,
            Action::Machinery => self.ask_machine(s, log),
            Action::Quality => self.ask_quality(s, log),
            Action::Distribution => {
                s.work.pool = s.work.paid;
                if s.me().owned.has(Tile::Patent) {
                    s.decision = Decision::PatentMode;
                } else {
                    self.ask_distribution(s, log);
                }
            }
            Action::StockExchange => s.decision = Decision::StockMenu,
            Action::Ship => {
                s.work.capacity = marker.pier().map_or(0, |pier| self.capacity(s.me().ships[pier]));
                s.decision = Decision::ShipStep;
            }
            Action::Production => s.decision = Decision::ChooseProduction,
        }
    }

    /// WF-6.5, WF-R26: the machines, levels or pounds for levels that this administration cost buys with this marker.
    pub(crate) fn bought(&self, s: &State, marker: Marker, paid: u8) -> u8 {
        let count = |amounts: [u8; 3], paid: u8| amounts.iter().filter(|amount| **amount <= paid).count() as u8;
        match marker.action() {
            Action::Machinery => {
                let more = if s.me().owned.has(Tile::Workshop) { self.numbers.tiles.workshop_pounds } else { 0 };
                count(self.numbers.machinery[marker.shade()], paid + more)
            }
            Action::Quality => count(self.numbers.quality[marker.shade()], paid),
            Action::Distribution => paid.min(self.numbers.distribution[marker.shade()]),
            _ => 0,
        }
    }

    /// WF-6.4: what using a marker again costs beyond its space.
    pub(crate) fn fee_for(&self, s: &State, marker: Marker) -> u8 {
        let again = s.me().place_of(marker).is_some();
        if again && !s.me().owned.has(Tile::Administrator) { self.numbers.reuse_fee } else { 0 }
    }

    /// The carrying capacity of a size of ship; 0 for an empty pier.
    pub(crate) fn capacity(&self, size: u8) -> u8 {
        if size == 0 { 0 } else { self.numbers.ships[usize::from(size) - 1].capacity }
    }

    /// The crew of a size of ship.
    pub(crate) fn crew(&self, size: u8) -> u8 {
        if size == 0 { 0 } else { self.numbers.ships[usize::from(size) - 1].crew }
    }

    /// The turn is over.
    pub(crate) fn end_turn(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.work = Work::default();
        self.next_player(s, log);
    }
}
