//! What moves and contracts bring by themselves, told before: carried out by the rules on a copy of the table.

use crate::forecast::still_comes;
use crate::state::{Decision, Phase, State};
use crate::things::{Good, Tile};
use crate::{Event, Move, WaterFrame};
use serde::Serialize;
use table::{Entry, Log, Message, Seat};
use utoipa::ToSchema;

/// A contract and what comes of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ContractForecast {
    /// The good.
    pub good: Good,
    /// Goods it is for, and share spaces that it costs if it is left at the end (WF-23.5).
    pub value: u8,
    /// The next production of its good, if one still comes.
    pub due: Option<DueForecast>,
}

/// A contract when the production of its good comes (WF-18.21 to WF-18.23).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DueForecast {
    /// Goods unsold and stored after the sale.
    pub at_hand: u8,
    /// What both ships hold.
    pub capacity: u8,
    /// The largest delivery that fulfils it.
    pub delivery: Option<DeliveryForecast>,
    /// Its value if it is not delivered.
    pub next: u8,
    /// The share space if it is not delivered.
    pub space: u8,
}

/// A delivery to the colonies (WF-13.6, WF-13.7, WF-18.22).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeliveryForecast {
    /// How many goods.
    pub goods: u8,
    /// What it pays.
    pub income: i32,
    /// Ships that the share value goes back for.
    pub ships: u8,
    /// The share space afterwards.
    pub space: u8,
}

impl WaterFrame {
    /// WF-18.21 to WF-18.23: as things are in their own step, else after the production of the good.
    pub(crate) fn foresee_contract(&self, s: &State, seat: Seat, good: Good) -> ContractForecast {
        let answered = s.served.contains(seat) && seat != s.active;
        let falls_due = s.phase == Phase::Shipment && good == s.active_good() && !answered;
        let due = match falls_due {
            true => Some(*s),
            false => still_comes(s, good).then(|| self.produce_now(s, good).0),
        };
        let value = s.players[seat].contracts[good.index()];
        ContractForecast { good, value, due: due.map(|due| self.foresee_due(due, seat, good)) }
    }

    /// The step of contracts on this table.
    fn foresee_due(&self, s: State, seat: Seat, good: Good) -> DueForecast {
        let due = State { active: seat, decision: Decision::ShipContract, ..s };
        let mut missed = due;
        self.move_contract(&mut missed, seat, &mut ());
        let player = &due.players[seat];
        DueForecast {
            at_hand: due.sale.unsold(seat) + player.stored[good.index()],
            capacity: player.ships.iter().map(|size| self.capacity(*size)).sum(),
            delivery: self.largest_delivery(&due),
            next: missed.players[seat].contracts[good.index()],
            space: missed.players[seat].space,
        }
    }

    fn largest_delivery(&self, s: &State) -> Option<DeliveryForecast> {
        let largest = self.contract_deliveries(s).iter().last()?;
        let Move::Fulfil { good, goods } = Move::of_bit(Decision::ShipContract, largest) else { return None };
        let mut log: Vec<Entry<Self>> = Vec::new();
        let mut after = *s;
        self.carry_over(&mut after, good, goods, &mut log);
        events(&log).find_map(|event| match event {
            Event::Shipped { pounds, ships, space, .. } => Some(DeliveryForecast { goods, income: pounds, ships, space }),
            _ => None,
        })
    }

    /// A delivery in the step of contracts, or with a ship's action.
    fn carry_over(&self, s: &mut State, good: Good, goods: u8, log: &mut impl Log<Self>) {
        match s.decision {
            Decision::ShipContract => self.ship_contract(s, goods, log),
            _ => self.deliver(s, good, goods, log),
        }
    }

    /// Pounds that a move earns, saves or costs.
    pub(crate) fn gain(&self, s: &State, mv: Move) -> Option<Message> {
        let tells = |name: &'static str, pounds: u16| Some(Message::new(name).with("pounds", pounds));
        match (s.decision, mv) {
            (Decision::UseDeveloper, Move::Yes) => tells("Saves", self.discount(s)),
            (_, Move::CloseRow) | (Decision::CloseRow, Move::Yes) => tells("Saves", self.saved_wages(s)),
            // WF-18.14
            (_, Move::SellOwn | Move::SellStored | Move::ExtraShift) | (Decision::SellToPatron, Move::Yes) => {
                tells("Earns", s.me().factory(s.active_good()).price.into())
            }
            _ => self.paid_at_once(s, mv),
        }
    }

    /// WF-18.19: what a row closed by the School does not cost.
    fn saved_wages(&self, s: &State) -> u16 {
        let good = s.active_good();
        let cost = |closed| self.factory_cost(s, s.active, good, closed);
        cost(None) - cost(s.me().factory(good).last_row())
    }

    fn paid_at_once(&self, s: &State, mv: Move) -> Option<Message> {
        let mut after = *s;
        let mut log: Vec<Entry<Self>> = Vec::new();
        match mv {
            Move::Fulfil { good, goods } => self.carry_over(&mut after, good, goods, &mut log),
            Move::Count { count } => self.count_stock(&mut after, count, &mut log),
            Move::SellStart { shares } => self.sell_start_shares(&mut after, shares, &mut log),
            Move::BuyOne => self.buy_shares(&mut after, s.active, 1, self.buying_price(s, s.active), "WF-21.4", &mut log),
            Move::BrokerBuy { shares } => {
                let price = self.half_price(s, s.active);
                self.buy_shares(&mut after, s.active, shares, price, Tile::Broker.rule(), &mut log);
            }
            _ => return None,
        }
        events(&log).find_map(|event| match event {
            Event::Shipped { pounds, ships, space, .. } => {
                Some(Message::new("Delivery").with("pounds", pounds).with("ships", ships).with("space", space))
            }
            Event::SoldShares { pounds, .. } | Event::SoldGoods { pounds, .. } => {
                Some(Message::new("Earns").with("pounds", pounds))
            }
            Event::BoughtShares { pounds, .. } | Event::Repaid { pounds, .. } => {
                Some(Message::new("Costs").with("pounds", pounds))
            }
            _ => None,
        })
    }
}

fn events(log: &[Entry<WaterFrame>]) -> impl Iterator<Item = Event> {
    log.iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(*event),
        _ => None,
    })
}
