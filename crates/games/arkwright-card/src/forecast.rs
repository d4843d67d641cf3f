//! The numbers a player wants before deciding (section 12), from the same functions as the rules.

use crate::ArkwrightCard;
use crate::state::{Player, State};
use crate::things::Good;
use serde::Serialize;
use table::{Message, Seat};

/// What a seat can foresee.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forecast {
    /// Each seat's figures.
    pub seats: Vec<SeatForecast>,
    /// If production of the active good came now: each seat with a factory.
    pub sales: Vec<Sale>,
    /// The wage in pounds.
    pub wage: u16,
}

/// One seat's figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatForecast {
    /// Shares x value now.
    pub capitalisation: i32,
    /// After the final steps, if the game ended now (AC-230).
    pub final_capitalisation: i32,
    /// What cash and emergency loans could pay.
    pub means: u16,
    /// The cost of the next production of each good; 0 without a factory.
    pub costs: [u16; 4],
}

/// A sale of the active good as things stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sale {
    /// Who.
    pub seat: Seat,
    /// What.
    pub good: Good,
    /// Price per good.
    pub price: u8,
    /// Appeal.
    pub appeal: u8,
    /// Goods made.
    pub made: u8,
    /// What may be sold at home.
    pub allowed: u8,
    /// What is sold, from stock too.
    pub sold: u8,
    /// Income at home.
    pub income: u16,
    /// What is left to ship or store.
    pub left: u8,
    /// Fixed cost, wages and upkeep.
    pub cost: u16,
    /// Whether the share value rises.
    pub value_rises: bool,
    /// Whether this is the single highest appeal among those whose value rises.
    pub leads: bool,
    /// Whether emergency loans would be needed, and how many.
    pub emergency_loans: u8,
}

impl ArkwrightCard {
    pub(crate) fn foresee(&self, s: &State) -> Forecast {
        let seats = || Seat::new(0).round(self.seats);
        Forecast {
            seats: seats().map(|seat| self.seat_figures(s, seat)).collect(),
            sales: self.sales(s),
            wage: self.numbers.wage(s.wage),
        }
    }

    fn seat_figures(&self, s: &State, seat: Seat) -> SeatForecast {
        let player = &s.players[seat];
        let cost = |good: Good| if player.out || !player.factory(good).is_open() { 0 } else { self.cost(s, player, good, 2) };
        SeatForecast {
            capitalisation: i32::from(player.shares) * i32::from(player.value),
            final_capitalisation: self.score_of(s, seat),
            means: if player.out { 0 } else { self.means(player) },
            costs: Good::ALL.map(cost),
        }
    }

    fn sales(&self, s: &State) -> Vec<Sale> {
        let good = s.active_good();
        let producers = self.order(s).filter(|seat| !s.players[*seat].out && s.players[*seat].factory(good).is_open());
        let mut sales: Vec<Sale> = producers.map(|seat| self.sale(s, &s.players[seat], seat, good)).collect();
        let best = sales.iter().filter(|sale| sale.value_rises).map(|sale| sale.appeal).max();
        let alone = sales.iter().filter(|sale| sale.value_rises && Some(sale.appeal) == best).count() == 1;
        sales.iter_mut().for_each(|sale| sale.leads = alone && sale.value_rises && Some(sale.appeal) == best);
        sales
    }

    fn sale(&self, s: &State, player: &Player, seat: Seat, good: Good) -> Sale {
        let factory = player.factory(good);
        let made = self.output(good, factory, 2);
        let allowed = Self::allowed(factory.appeal as i8, s.demand[good.index()]);
        let sold = allowed.min(made + factory.stock);
        let price = self.total(good, factory).saturating_sub(factory.appeal);
        let income = u16::from(sold) * u16::from(price);
        let cost = self.cost(s, player, good, 2);
        let short = cost.saturating_sub(player.money + income);
        Sale {
            seat,
            good,
            price,
            appeal: factory.appeal,
            made,
            allowed,
            sold,
            income,
            left: made + factory.stock - sold,
            cost,
            value_rises: sold >= self.numbers.sales_for_value_rise,
            leads: false,
            emergency_loans: short.div_ceil(player.half_value().max(1)).min(255) as u8,
        }
    }
}

impl Forecast {
    pub(crate) fn lines(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        for sale in &self.sales {
            let line = Message::new("Sale").with("seat", sale.seat).with("good", sale.good).with("made", sale.made);
            let line = line.with("allowed", sale.allowed).with("sold", sale.sold).with("price", sale.price);
            let line = line.with("income", sale.income).with("left", sale.left).with("cost", sale.cost);
            lines.push(line.with("rises", sale.value_rises).with("leads", sale.leads).with("loans", sale.emergency_loans));
        }
        for (number, seat) in self.seats.iter().enumerate() {
            let line = Message::new("Capital").with("seat", Seat::new(number)).with("now", seat.capitalisation);
            lines.push(line.with("final", seat.final_capitalisation).with("means", seat.means));
        }
        lines
    }
}
