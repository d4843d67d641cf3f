//! The numbers a player wants before deciding (12.1): the coming sale is carried out on a copy of the table.

use crate::company::SmallWarehouse;
use crate::prospects::ContractForecast;
use crate::rules::Seller;
use crate::state::{DECADES, Decision, Phase, State, Work};
use crate::things::{Action, Good, Marker};
use crate::{Event, Move, WaterFrame};
use serde::Serialize;
use table::{Entry, Message, Seat, Value};
use utoipa::ToSchema;

/// What a seat can foresee.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Forecast {
    /// Each seat's figures.
    pub seats: Vec<SeatForecast>,
    /// The production of each good if it came now; of those that still come.
    pub goods: Vec<GoodForecast>,
    /// The good whose production comes next; none after the last one.
    pub coming: Option<Good>,
    /// The wage now.
    pub wage: u8,
    /// The next wage that hiring leads to.
    pub next_wage: Option<NextWage>,
    /// What the present turn has run up: paid, still to pay.
    pub bill: u16,
    /// Each space of the chart for each marker that may be used now.
    pub spaces: Vec<SpaceForecast>,
    /// The sale for each price that may be set now.
    pub prices: Vec<SeatSale>,
}

/// When the wage changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct NextWage {
    /// Workers that are hired by then.
    pub hired: u8,
    /// The wage then.
    pub wage: u8,
}

/// What a space of the administration chart buys.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SpaceForecast {
    /// The marker.
    pub marker: Marker,
    /// The space, from 1.
    pub space: u8,
    /// The most that may be paid there, without the fee.
    pub cost: u8,
    /// The fee for using it again.
    pub fee: u8,
    /// Machines, levels, or pounds for levels of distribution; none where the payment buys nothing but the action.
    pub buys: Option<u8>,
}

/// One seat's figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatForecast {
    /// Whose.
    pub seat: Seat,
    /// Shares times value now.
    pub portfolio: i32,
    /// The result if the game ended now (WF-23).
    pub result: i32,
    /// The worth of one share.
    pub value: u8,
    /// Spaces of the share track to the next pound, if there is one.
    pub to_next_pound: Option<u8>,
    /// Wages of crews and warehouse at the end of the decade.
    pub harbor: u16,
    /// Contracts with what comes of them.
    pub contracts: Vec<ContractForecast>,
    /// Factories that become obsolete next decade, as goods.
    pub obsolete_next: Vec<Good>,
    /// The store of each good.
    pub storage: Vec<StoreForecast>,
    /// The Small Warehouse.
    pub small_warehouse: Option<SmallWarehouse>,
}

/// The store of a good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct StoreForecast {
    /// The good.
    pub good: Good,
    /// Goods in both warehouses.
    pub stored: u8,
    /// What both hold of it, as the other goods lie.
    pub room: u8,
}

/// The production of a good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GoodForecast {
    /// The good.
    pub good: Good,
    /// Whether its sale has begun, so that only the rest of it is foreseen.
    pub under_way: bool,
    /// The demand.
    pub demand: u8,
    /// The importer's appeal.
    pub importer: u8,
    /// What the importer sells.
    pub importer_sells: u8,
    /// Every seat with a factory.
    pub sales: Vec<SeatSale>,
    /// Every unit sold, in order.
    pub calls: Vec<CallForecast>,
    /// Who is called before whom.
    pub order: Vec<Seller>,
    /// Appeals that several sellers share.
    pub ties: Vec<TieForecast>,
}

/// A unit sold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CallForecast {
    /// The appeal that is called.
    pub level: u8,
    /// Who sells; nobody is the importer.
    pub seat: Option<Seat>,
    /// The demand left then.
    pub left: u8,
}

/// Sellers of the same appeal (WF-18.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TieForecast {
    /// The appeal.
    pub appeal: u8,
    /// Seats that sell together, those of the highest quality first.
    pub groups: Vec<Vec<TiedSeller>>,
    /// Whether the importer comes after them.
    pub importer: bool,
}

/// A seat that shares its appeal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TiedSeller {
    /// Who.
    pub seat: Seat,
    /// Its quality, which decides.
    pub quality: u8,
}

/// One seat's part of a production.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatSale {
    /// Who.
    pub seat: Seat,
    /// Price.
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
    /// Shares sold in need.
    pub emergency_shares: u8,
    /// Loans taken.
    pub loans: u16,
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

    fn next_wage(&self, s: &State) -> Option<NextWage> {
        let wage = self.wage(s);
        (1..=self.numbers.workers - s.emptied).find_map(|hired| {
            let next = self.wage(&State { emptied: s.emptied + hired, ..*s });
            (next != wage).then_some(NextWage { hired, wage: next })
        })
    }

    fn seat_figures(&self, s: &State, seat: Seat) -> SeatForecast {
        let player = &s.players[seat];
        let value = self.value(s, seat);
        let crews: u8 = player.ships.iter().map(|size| self.crew(*size)).sum();
        let next = usize::from(s.decade) + 1;
        let level = self.numbers.timetable.obsolete_before.get(next).copied().unwrap_or(0);
        let old = |good: &Good| level > 0 && player.factory(*good).level == level && !player.factory(*good).obsolete;
        let store = |good: Good| StoreForecast { good, stored: player.stored[good.index()], room: self.room(s, seat, good) };
        SeatForecast {
            seat,
            portfolio: self.portfolio(s, seat),
            result: self.result(s, seat),
            value,
            to_next_pound: (player.space..100)
                .find(|space| self.numbers.share_value(space + 1) > value)
                .map(|space| space + 1 - player.space),
            harbor: u16::from(self.wage(s)) * u16::from(crews + player.warehouse_workers()),
            contracts: Good::ALL
                .into_iter()
                .filter(|good| s.phase != Phase::Over && player.contracts[good.index()] > 0)
                .map(|good| self.foresee_contract(s, seat, good))
                .collect(),
            obsolete_next: Good::ALL.into_iter().filter(old).collect(),
            storage: Good::ALL.into_iter().map(store).collect(),
            small_warehouse: self.look_at_small_warehouse(s, seat),
        }
    }

    fn foresee_spaces(&self, s: &State) -> Vec<SpaceForecast> {
        let mut spaces = Vec::new();
        let asked = |marker: &Marker| match s.decision {
            Decision::ChooseMarker => self.usable_markers(s).contains(*marker as u32),
            _ => s.work.marker == Some(*marker),
        };
        for marker in Marker::ALL.into_iter().filter(asked) {
            for space in self.spaces_of(s, marker).iter() {
                let cost = self.payments_for(s, marker, space as usize).iter().last().unwrap_or(0) as u8;
                let buys = buys_by_payment(marker).then(|| self.bought(s, marker, cost));
                spaces.push(SpaceForecast { marker, space: space as u8 + 1, cost, fee: self.fee_for(s, marker), buys });
            }
        }
        spaces
    }

    /// The sale for every price that may be set now.
    fn foresee_prices(&self, s: &State, seat: Seat) -> Vec<SeatSale> {
        let Some(good) = s.work.good.filter(|good| still_comes(s, *good)) else { return Vec::new() };
        let sale_at = |bit: u32| {
            let mut priced = *s;
            priced.players[seat].factory_mut(good).price = (bit % 32) as u8;
            self.foresee_good(&priced, good).sales.into_iter().find(|sale| sale.seat == seat)
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
                emergency_shares: 0,
                loans: 0,
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
                Event::SoldUnit { seat, level, left, .. } => calls.push(CallForecast { level, seat: Some(seat), left }),
                Event::ImporterSoldUnit { level, left, .. } => calls.push(CallForecast { level, seat: None, left }),
                Event::SaleEnded { importer, .. } => importer_sells = importer,
                Event::Sold { seat, goods, pounds, .. } => of(seat, &mut |sale| (sale.sold, sale.income) = (goods, pounds)),
                Event::SharesRose { seat, steps, best_appeal, most_sold, .. } => {
                    of(seat, &mut |sale| (sale.steps, sale.best_appeal, sale.most_sold) = (steps, best_appeal, most_sold));
                }
                // Nothing else is paid in a production (WF-18.19).
                Event::Paid { seat, pounds, .. } => of(seat, &mut |sale| sale.cost = pounds as u16),
                Event::EmergencySale { seat, shares, .. } => of(seat, &mut |sale| sale.emergency_shares += shares),
                Event::Borrowed { seat, loans, .. } => of(seat, &mut |sale| sale.loans += loans),
                _ => {}
            }
        }
        let order = self.sellers(&State { cycle: good as u8, ..*s }).in_order();
        GoodForecast {
            good,
            under_way: is_under_way(s, good),
            demand: self.demand(s, good),
            importer: s.importer[good.index()],
            importer_sells,
            sales,
            calls,
            ties: ties(&order),
            order,
        }
    }

    pub(crate) fn lines_of(&self, forecast: &Forecast) -> Vec<Message> {
        let mut lines = Vec::new();
        if !forecast.goods.is_empty() {
            lines.push(Message::new("Assumed"));
        }
        for (space, buys) in forecast.spaces.iter().filter_map(|space| Some((space, space.buys?))) {
            let name = match space.marker.action() {
                Action::Machinery => "MachinesBought",
                Action::Quality => "LevelsBought",
                _ => "PoundsBought",
            };
            let line = Message::new(name).with("marker", space.marker).with("cost", space.cost);
            lines.push(line.with("fee", space.fee).with("buys", buys));
        }
        for sale in &forecast.prices {
            let line = Message::new("PriceOutlook").with("price", sale.price);
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
        lines.push(match &forecast.next_wage {
            Some(next) => line.with("hired", next.hired).with("next", next.wage),
            None => Message::new("WageStays").with("wage", forecast.wage),
        });
        for seat in &forecast.seats {
            let line = Message::new("SeatOutlook").with("seat", seat.seat).with("portfolio", seat.portfolio);
            let line = line.with("result", seat.result).with("value", seat.value).with("next", seat.to_next_pound.unwrap_or(0));
            lines.push(line.with("harbor", seat.harbor));
            for contract in &seat.contracts {
                lines.push(contract_line(seat.seat, contract));
            }
            if !seat.obsolete_next.is_empty() {
                let goods = seat.obsolete_next.iter().map(|good| Value::from(*good)).collect();
                lines.push(Message::new("ObsoleteNext").with("seat", seat.seat).with("goods", Value::Many(goods)));
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

/// Whether what a payment buys depends on it (WF-6.5).
pub(crate) fn buys_by_payment(marker: Marker) -> bool {
    matches!(marker.action(), Action::Machinery | Action::Quality | Action::Distribution)
}

/// Sellers whose appeal others have too; among them the importer is last (WF-18.5).
fn ties(order: &[Seller]) -> Vec<TieForecast> {
    let shared = order.chunk_by(|one, next| one.appeal == next.appeal).filter(|equal| equal.len() > 1 && equal[0].appeal > 0);
    let tie = |equal: &[Seller]| {
        let mut groups: Vec<Vec<TiedSeller>> = Vec::new();
        for seller in equal {
            let Some(seat) = seller.seat else { continue };
            let one = TiedSeller { seat, quality: seller.quality };
            match groups.last_mut().filter(|_| seller.together) {
                Some(group) => group.push(one),
                None => groups.push(vec![one]),
            }
        }
        TieForecast { appeal: equal[0].appeal, groups, importer: equal.iter().any(|seller| seller.seat.is_none()) }
    };
    shared.map(tie).collect()
}

/// Who sells a unit at each level, as `[3] Ann, Ben`.
fn calls_by_level(calls: &[CallForecast]) -> Value {
    let of_level = |calls: &[CallForecast]| {
        let seller = |seat: Option<Seat>| seat.map_or_else(|| Message::new("TheImporter").into(), Value::from);
        let sellers = calls.iter().map(|call| seller(call.seat)).collect();
        Message::new("CallsAt").with("level", calls[0].level).with("sellers", Value::Many(sellers)).into()
    };
    Value::Many(calls.chunk_by(|one, next| one.level == next.level).map(of_level).collect())
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
        .with("shares", sale.emergency_shares)
        .with("loans", sale.loans)
}
