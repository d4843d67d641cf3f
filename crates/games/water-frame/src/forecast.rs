//! The numbers a player wants before deciding (12.1): the coming sale is carried out on a copy of the table.

use crate::prospects::ContractForecast;
use crate::rules::Seller;
use crate::state::{DECADES, Decision, Phase, State, Work};
use crate::things::{Action, Good, Marker, Tile};
use crate::{Event, Move, WaterFrame};
use serde::Serialize;
use table::{Entry, Message, Seat, Value};

/// What a seat can foresee.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forecast {
    /// Each seat's figures.
    pub seats: Vec<SeatForecast>,
    /// The production of each good if it came now; of those that still come.
    pub goods: Vec<GoodForecast>,
    /// The good whose production comes next; none after the last one.
    pub coming: Option<Good>,
    /// The wage now.
    pub wage: u8,
    /// Workers that can still be hired before the wage changes, and the wage then.
    pub next_wage: Option<(u8, u8)>,
    /// What the present turn has run up: paid, still to pay.
    pub bill: u16,
    /// What each space of the chart buys with each marker whose action depends on the payment.
    pub spaces: Vec<SpaceForecast>,
    /// The sale for each price that may be set now: the price, and what it brings.
    pub prices: Vec<(u8, SeatSale)>,
}

/// What a space of the administration chart buys.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceForecast {
    /// The marker.
    pub marker: Marker,
    /// The space.
    pub space: u8,
    /// The most that may be paid there, without the fee.
    pub cost: u8,
    /// The fee for using it again.
    pub fee: u8,
    /// Machines, levels, or pounds for levels of distribution.
    pub buys: u8,
}

/// One seat's figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatForecast {
    /// Shares times value now.
    pub portfolio: i32,
    /// The result if the game ended now (WF-23).
    pub result: i32,
    /// The worth of one share, and spaces to the next pound.
    pub value: u8,
    /// Spaces of the share track to the next pound.
    pub to_next_pound: u8,
    /// Wages of crews and warehouse at the end of the decade.
    pub harbor: u16,
    /// Contracts with what comes of them.
    pub contracts: Vec<ContractForecast>,
    /// Factories that become obsolete next decade, as goods.
    pub obsolete_next: Vec<Good>,
    /// Stored goods and what the warehouses hold, by good.
    pub storage: [(u8, u8); 4],
    /// Goods on the Small Warehouse and its spaces, which all kinds share; none without the tile.
    pub small_warehouse: Option<(u8, u8)>,
}

/// The production of a good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GoodForecast {
    /// The good.
    pub good: Good,
    /// The demand.
    pub demand: u8,
    /// The importer's place.
    pub importer: u8,
    /// What the importer sells.
    pub importer_sells: u8,
    /// Every seat with a factory.
    pub sales: Vec<SeatSale>,
    /// Who sells a unit at which level, in order, and the demand left then; none is the importer.
    pub calls: Vec<(u8, Option<Seat>, u8)>,
    /// Who is called before whom.
    pub order: Vec<Seller>,
}

/// One seat's part of a production.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatSale {
    /// Who.
    pub seat: Seat,
    /// Price and appeal.
    pub price: u8,
    /// Appeal.
    pub appeal: u8,
    /// Goods made.
    pub made: u8,
    /// Goods sold.
    pub sold: u8,
    /// Goods not sold.
    pub unsold: u8,
    /// Income.
    pub income: i32,
    /// Wages and upkeep.
    pub cost: u16,
    /// Share spaces gained, bonuses included.
    pub steps: u8,
    /// Of these, for the best appeal.
    pub best_appeal: u8,
    /// Of these, for most goods sold.
    pub most_sold: u8,
    /// The share space afterwards, emergency sales included.
    pub space: u8,
    /// The portfolio afterwards.
    pub portfolio: i32,
    /// Shares sold in need, and loans taken.
    pub emergency: (u8, u16),
}

impl WaterFrame {
    pub(crate) fn foresee(&self, s: &State, seat: Seat) -> Forecast {
        let over = s.phase == Phase::Over;
        let deciding = s.active == seat && !over;
        let wage = self.wage(s);
        Forecast {
            seats: Seat::new(0).round(self.seats).map(|seat| self.seat_figures(s, seat)).collect(),
            goods: Good::ALL.into_iter().filter(|good| still_comes(s, *good)).map(|good| self.foresee_good(s, good)).collect(),
            coming: Some(next_good(s)).filter(|good| still_comes(s, *good)),
            wage,
            next_wage: self.next_wage(s),
            spaces: if deciding && choosing(s.decision) { self.foresee_spaces(s) } else { Vec::new() },
            bill: if deciding { s.work.bill } else { 0 },
            prices: if deciding && s.decision == Decision::SetPrice { self.foresee_prices(s, seat) } else { Vec::new() },
        }
    }

    fn next_wage(&self, s: &State) -> Option<(u8, u8)> {
        let wage = self.wage(s);
        (1..=self.numbers.workers - s.emptied).find_map(|hired| {
            let next = self.wage(&State { emptied: s.emptied + hired, ..*s });
            (next != wage).then_some((hired, next))
        })
    }

    fn seat_figures(&self, s: &State, seat: Seat) -> SeatForecast {
        let player = &s.players[seat];
        let value = self.value(s, seat);
        let crews: u8 = player.ships.iter().map(|size| self.crew(*size)).sum();
        let next = usize::from(s.decade) + 1;
        let level = self.numbers.timetable.obsolete_before.get(next).copied().unwrap_or(0);
        let old = |good: &Good| level > 0 && player.factory(*good).level == level && !player.factory(*good).obsolete;
        SeatForecast {
            portfolio: self.portfolio(s, seat),
            result: self.result(s, seat),
            value,
            to_next_pound: (player.space..100)
                .find(|space| self.numbers.share_value(space + 1) > value)
                .map_or(0, |space| space + 1 - player.space),
            harbor: u16::from(self.wage(s)) * u16::from(crews + player.warehouse_workers()),
            contracts: Good::ALL
                .into_iter()
                .filter(|good| s.phase != Phase::Over && player.contracts[good.index()] > 0)
                .map(|good| self.foresee_contract(s, seat, good))
                .collect(),
            obsolete_next: Good::ALL.into_iter().filter(old).collect(),
            storage: Good::ALL.map(|good| (player.stored[good.index()], self.room(s, seat, good))),
            small_warehouse: player
                .owned
                .has(Tile::SmallWarehouse)
                .then(|| (self.on_small(s, seat), self.numbers.tiles.small_warehouse)),
        }
    }

    fn foresee_spaces(&self, s: &State) -> Vec<SpaceForecast> {
        let mut spaces = Vec::new();
        let asked = |marker: &Marker| match s.decision {
            Decision::ChooseMarker => self.usable_markers(s).contains(*marker as u32),
            _ => s.work.marker == Some(*marker),
        };
        let pays = |marker: &Marker| matches!(marker.action(), Action::Machinery | Action::Quality | Action::Distribution);
        for marker in Marker::ALL.into_iter().filter(|marker| asked(marker) && pays(marker)) {
            for space in self.spaces_of(s, marker).iter() {
                let cost = self.payments_for(s, marker, space as usize).iter().last().unwrap_or(0) as u8;
                let (fee, buys) = (self.fee_for(s, marker), self.bought(s, marker, cost));
                spaces.push(SpaceForecast { marker, space: space as u8, cost, fee, buys });
            }
        }
        spaces
    }

    /// The sale for every price that may be set now.
    fn foresee_prices(&self, s: &State, seat: Seat) -> Vec<(u8, SeatSale)> {
        let Some(good) = s.work.good.filter(|good| still_comes(s, *good)) else { return Vec::new() };
        let sale_at = |bit: u32| {
            let mut priced = *s;
            let price = (bit % 32) as u8;
            priced.players[seat].factory_mut(good).price = price;
            let sales = self.foresee_good(&priced, good).sales;
            sales.into_iter().find(|sale| sale.seat == seat).map(|sale| (price, sale))
        };
        self.prices(s).iter().filter_map(sale_at).collect()
    }

    /// A production of this good carried out now by the rules; whoever has a choice sells what is fresh and uses no tile.
    fn foresee_good(&self, s: &State, good: Good) -> GoodForecast {
        let (after, log) = self.produce_now(s, good);
        self.read_production(s, &after, good, &log)
    }

    /// A sale that is under way goes on from where it stands.
    pub(crate) fn produce_now(&self, s: &State, good: Good) -> (State, Vec<Entry<Self>>) {
        let mut after = State { cycle: good as u8, work: Work::default(), ..*s };
        let mut log: Vec<Entry<Self>> = Vec::new();
        if !is_under_way(s, good) {
            if good == s.active_good() {
                for seat in self.order(s) {
                    self.put_away(&mut after, seat, &mut ());
                    self.lose_excess(&mut after, seat, &mut ());
                }
            }
            self.start_sale(&mut after, &mut log);
        }
        while !self.go_on_selling(&mut after, &mut log) {
            let own_left = after.sale.unsold(after.active) > 0;
            let plain = if own_left { Move::SellOwn } else { Move::Stop };
            if let Some(answer) = plain.bit(Decision::SaleCall) {
                self.answer_call(&mut after, answer, &mut log);
            }
        }
        self.settle_production(&mut after, &mut log);
        (after, log)
    }

    /// The figures of a production, from what was logged of it.
    fn read_production(&self, s: &State, after: &State, good: Good, log: &[Entry<Self>]) -> GoodForecast {
        let mut sales: Vec<SeatSale> = Vec::new();
        for seat in self.order(s).filter(|seat| s.players[*seat].factory(good).stands()) {
            let factory = s.players[seat].factory(good);
            sales.push(SeatSale {
                seat,
                price: factory.price,
                appeal: self.appeal(s, seat, good),
                made: after.sale.made[seat.number()],
                sold: 0,
                unsold: after.sale.unsold(seat),
                income: 0,
                cost: 0,
                steps: 0,
                best_appeal: 0,
                most_sold: 0,
                space: after.players[seat].space,
                portfolio: self.portfolio(after, seat),
                emergency: (0, 0),
            });
        }
        let mut importer_sells = 0;
        let mut calls = Vec::new();
        for entry in log {
            let Entry::Event(event) = entry else { continue };
            let mut of = |seat: Seat, change: &mut dyn FnMut(&mut SeatSale)| {
                if let Some(sale) = sales.iter_mut().find(|sale| sale.seat == seat) {
                    change(sale);
                }
            };
            match *event {
                Event::SoldUnit { seat, level, left, .. } => calls.push((level, Some(seat), left)),
                Event::ImporterSoldUnit { level, left, .. } => calls.push((level, None, left)),
                Event::SaleEnded { importer, .. } => importer_sells = importer,
                Event::Sold { seat, goods, pounds, .. } => of(seat, &mut |sale| (sale.sold, sale.income) = (goods, pounds)),
                Event::SharesRose { seat, steps, best_appeal, most_sold, .. } => {
                    of(seat, &mut |sale| (sale.steps, sale.best_appeal, sale.most_sold) = (steps, best_appeal, most_sold));
                }
                Event::Paid { seat, pounds, rule: "WF-18.19" } => of(seat, &mut |sale| sale.cost = pounds as u16),
                Event::EmergencySale { seat, shares, .. } => of(seat, &mut |sale| sale.emergency.0 += shares),
                Event::Borrowed { seat, loans, .. } => of(seat, &mut |sale| sale.emergency.1 += loans),
                _ => {}
            }
        }
        let order = self.sellers(&State { cycle: good as u8, ..*s }).in_order();
        GoodForecast {
            good,
            demand: self.demand(s, good),
            importer: s.importer[good.index()],
            importer_sells,
            sales,
            calls,
            order,
        }
    }

    pub(crate) fn lines_of(&self, forecast: &Forecast) -> Vec<Message> {
        let mut lines = Vec::new();
        if !forecast.goods.is_empty() {
            lines.push(Message::new("Assumed"));
        }
        for space in &forecast.spaces {
            let name = match space.marker.action() {
                Action::Machinery => "MachinesBought",
                Action::Quality => "LevelsBought",
                _ => "PoundsBought",
            };
            let line = Message::new(name).with("marker", space.marker).with("cost", space.cost);
            lines.push(line.with("fee", space.fee).with("buys", space.buys));
        }
        for (price, sale) in &forecast.prices {
            let line = Message::new("PriceOutlook").with("price", *price);
            lines.push(sale_figures(line, sale));
        }
        for good in &forecast.goods {
            let line = Message::new("GoodOutlook").with("good", good.good).with("demand", good.demand);
            lines.push(line.with("importer", good.importer).with("sells", good.importer_sells));
            if Some(good.good) == forecast.coming && !good.calls.is_empty() {
                lines.push(Message::new("CallsOutlook").with("good", good.good).with("calls", calls_by_level(&good.calls)));
            }
            for sale in &good.sales {
                let line =
                    Message::new("SaleOutlook").with("seat", sale.seat).with("good", good.good).with("price", sale.price);
                lines.push(sale_figures(line, sale));
            }
        }
        let line = Message::new("WageOutlook").with("wage", forecast.wage);
        lines.push(match forecast.next_wage {
            Some((hired, next)) => line.with("hired", hired).with("next", next),
            None => Message::new("WageStays").with("wage", forecast.wage),
        });
        for (number, seat) in forecast.seats.iter().enumerate() {
            let line = Message::new("SeatOutlook").with("seat", Seat::new(number)).with("portfolio", seat.portfolio);
            let line = line.with("result", seat.result).with("value", seat.value).with("next", seat.to_next_pound);
            lines.push(line.with("harbor", seat.harbor));
            for contract in &seat.contracts {
                lines.push(contract_line(Seat::new(number), contract));
            }
            if !seat.obsolete_next.is_empty() {
                let goods = seat.obsolete_next.iter().map(|good| Value::from(*good)).collect();
                lines.push(Message::new("ObsoleteNext").with("seat", Seat::new(number)).with("goods", Value::Many(goods)));
            }
        }
        lines
    }
}

/// Whether this good is being sold.
fn is_under_way(s: &State, good: Good) -> bool {
    matches!(s.phase, Phase::Sale | Phase::AfterSale) && good == s.active_good()
}

/// The good whose production is under way or follows the present one.
fn next_good(s: &State) -> Good {
    if s.phase > Phase::AfterSale { Good::at((usize::from(s.cycle) + 1) % 4) } else { s.active_good() }
}

/// Whether a production of this good still comes: in 1810 each has its last one (WF-23.1).
pub(crate) fn still_comes(s: &State, good: Good) -> bool {
    let last = usize::from(s.decade) == DECADES - 1;
    let ahead = good > s.active_good() || good == s.active_good() && s.phase <= Phase::AfterSale;
    s.phase != Phase::Over && (!last || ahead)
}

/// Whether a marker or its space is being chosen.
fn choosing(decision: Decision) -> bool {
    matches!(decision, Decision::ChooseMarker | Decision::ChooseSpace)
}

/// Who sells a unit at each level, as `[3] Ann, Ben`.
fn calls_by_level(calls: &[(u8, Option<Seat>, u8)]) -> Value {
    let of_level = |calls: &[(u8, Option<Seat>, u8)]| {
        let seller = |seat: Option<Seat>| seat.map_or_else(|| Message::new("TheImporter").into(), Value::from);
        let sellers = calls.iter().map(|(_, seat, _)| seller(*seat)).collect();
        Message::new("CallsAt").with("level", calls[0].0).with("sellers", Value::Many(sellers)).into()
    };
    Value::Many(calls.chunk_by(|one, next| one.0 == next.0).map(of_level).collect())
}

fn contract_line(seat: Seat, contract: &ContractForecast) -> Message {
    let name = match &contract.due {
        None => "ContractLost",
        Some(due) if due.delivery.is_some() => "ContractReady",
        Some(_) => "ContractDue",
    };
    let line = Message::new(name).with("seat", seat).with("good", contract.good).with("value", contract.value);
    let Some(due) = &contract.due else { return line };
    let line = line.with("hand", due.at_hand).with("capacity", due.capacity).with("next", due.next).with("space", due.space);
    match &due.delivery {
        Some(delivery) => line.with("goods", delivery.goods).with("income", delivery.income),
        None => line,
    }
}

fn sale_figures(line: Message, sale: &SeatSale) -> Message {
    let line = line.with("appeal", sale.appeal).with("made", sale.made).with("sold", sale.sold).with("unsold", sale.unsold);
    let line = line.with("income", sale.income).with("cost", sale.cost).with("steps", sale.steps);
    let line = line.with("best", sale.best_appeal).with("most", sale.most_sold);
    line.with("space", sale.space)
        .with("portfolio", sale.portfolio)
        .with("shares", sale.emergency.0)
        .with("loans", sale.emergency.1)
}
