//! The numbers a player wants before deciding (section 12); `foresee.rs` works them out.

use crate::things::{Colour, Good};
use serde::Serialize;
use table::{Message, Seat};
use utoipa::ToSchema;

/// What a seat can foresee.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Forecast {
    /// The good that is produced next.
    pub good: Good,
    /// Each seat's figures.
    pub seats: Vec<SeatForecast>,
    /// If production of that good came now: each seat with a factory that has not yet completed it.
    pub sales: Vec<Sale>,
    /// The same for each of the other goods that are still to be produced, in the order of the goods.
    pub other_sales: Vec<Sale>,
    /// What each appeal would bring that the seat may choose in its price step.
    pub candidates: Vec<Candidate>,
    /// The same for its factories of the other goods that are still to be produced, as if each were priced and produced now
    /// and nobody had set a price for it yet.
    pub other_candidates: Vec<Candidate>,
    /// Solo: what the automas would sell of the goods that are still to be produced.
    pub automa_sales: Vec<AutomaSale>,
    /// The wage in pounds.
    pub wage: u16,
}

/// One seat's figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatForecast {
    /// Whose.
    pub seat: Seat,
    /// Pounds now.
    pub money: u16,
    /// Shares now.
    pub shares: u8,
    /// Pounds per share now.
    pub value: u8,
    /// Loans now.
    pub loans: u8,
    /// Shares x value now.
    pub capitalisation: i32,
    /// After the final steps, if the game ended now (AC-230).
    pub final_capitalisation: i32,
    /// These steps; none once they are taken, or for a bankrupt company.
    pub final_steps: Option<FinalSteps>,
    /// By how much the share value rises in this production.
    pub value_rise: u8,
    /// Shares x value after this production.
    pub capitalisation_after: i32,
    /// After the final steps, if the game ended after this production.
    pub final_capitalisation_after: i32,
    /// What cash and emergency loans could pay.
    pub means: u16,
    /// What the next production of each good costs, if there is one.
    pub bills: Vec<Bill>,
    /// These together.
    pub bills_total: u16,
    /// Ships that can be used (AC-187).
    pub ships: u8,
    /// Goods per ship.
    pub load: u8,
    /// Ship tokens not yet placed.
    pub tokens_left: u8,
    /// Small warehouses that are free.
    pub small_free: u8,
    /// Large warehouses that are free.
    pub large_free: u8,
}

/// What the final steps come to (AC-230).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct FinalSteps {
    /// What the stored goods bring.
    pub stock_income: u16,
    /// Shares bought with all the money.
    pub shares_bought: u8,
    /// Shares lost for loans.
    pub shares_lost: u8,
    /// Share value lost for ship tokens.
    pub value_lost: u8,
    /// Shares then.
    pub shares: u8,
    /// Pounds per share then.
    pub value: u8,
    /// Money left, which settles ties (AC-231).
    pub money: u16,
}

/// What a production costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Bill {
    /// Of which good.
    pub good: Good,
    /// Fixed cost, wages and upkeep (AC-189).
    pub cost: u16,
}

/// What could be sold at home after the price steps that are still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AllowedLater {
    /// If none of them passes an arrow.
    pub none: u8,
    /// If each passes one arrow upwards.
    pub one: u8,
    /// If each passes two.
    pub two: u8,
}

/// One seat's production of one good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Sale {
    /// Who.
    pub seat: Seat,
    /// What.
    pub good: Good,
    /// Price per good.
    pub price: u8,
    /// Appeal.
    pub appeal: u8,
    /// Both together (AC-41).
    pub sum: u8,
    /// Demand.
    pub demand: i8,
    /// Goods made.
    pub made: u8,
    /// What may be sold at home.
    pub allowed: u8,
    /// How many other seats still set their price for this good.
    pub later: u8,
    /// What could be sold at home after them.
    pub allowed_later: AllowedLater,
    /// What is sold, from stock too.
    pub sold: u8,
    /// Income at home.
    pub income: u16,
    /// What is left to ship or store.
    pub left: u8,
    /// Of these, the goods shipped.
    pub shipped: u8,
    /// The ships that carry them.
    pub ships: u8,
    /// What one shipped good earns.
    pub export_price: u16,
    /// Income abroad.
    pub export_income: u16,
    /// Both incomes.
    pub total_income: u16,
    /// Goods in the warehouses afterwards.
    pub stored: u8,
    /// Goods lost.
    pub lost: u8,
    /// Fixed cost, wages and upkeep.
    pub cost: u16,
    /// Both incomes less the cost.
    pub result: i32,
    /// By how much the share value rises.
    pub value_rise: u8,
    /// Whether it gets the rise for the highest appeal.
    pub leads: bool,
    /// Emergency loans needed.
    pub emergency_loans: u8,
    /// Whether even these do not suffice.
    pub bankrupt: bool,
}

/// A production after a price step that is still to be decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Candidate {
    /// What it would bring.
    #[serde(flatten)]
    pub sale: Sale,
    /// Whether the appeal marker stands there already.
    pub stays: bool,
    /// What the other seats would sell.
    pub rivals: Vec<RivalSale>,
    /// Shares x value after this production.
    pub capitalisation_after: i32,
    /// After the final steps, if the game ended after this production.
    pub final_capitalisation_after: i32,
}

/// What an automa would sell of a good (AC-247).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AutomaSale {
    /// Which automa.
    pub automa: Colour,
    /// What.
    pub good: Good,
    /// Appeal.
    pub appeal: u8,
    /// Demand.
    pub demand: i8,
    /// What it may sell at home.
    pub allowed: u8,
    /// By how much its share value rises.
    pub value_rise: u8,
    /// The shares it gets where it sells too little for that.
    pub shares: u8,
}

/// What another seat would sell after a price step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RivalSale {
    /// Who.
    pub seat: Seat,
    /// What it may sell at home.
    pub allowed: u8,
    /// What it sells.
    pub sold: u8,
    /// By how much its share value rises.
    pub value_rise: u8,
    /// Whether it gets the rise for the highest appeal.
    pub leads: bool,
}

impl Sale {
    fn line(&self, name: &'static str) -> Message {
        let line = Message::new(name).with("seat", self.seat).with("good", self.good).with("made", self.made);
        let line = line.with("allowed", self.allowed).with("sold", self.sold).with("price", self.price);
        let line = line.with("income", self.income).with("shipped", self.shipped).with("ships", self.ships);
        let line = line.with("export", self.export_price).with("abroad", self.export_income).with("stored", self.stored);
        let line = line.with("lost", self.lost).with("cost", self.cost).with("result", self.result);
        line.with("rise", self.value_rise).with("leads", self.leads).with("loans", self.emergency_loans)
    }
}

impl RivalSale {
    pub(crate) fn of(sale: &Sale) -> Self {
        let Sale { seat, allowed, sold, value_rise, leads, .. } = *sale;
        Self { seat, allowed, sold, value_rise, leads }
    }
}

impl Candidate {
    fn line(&self) -> Message {
        let AllowedLater { one, two, .. } = self.sale.allowed_later;
        let line = self.sale.line("Candidate").with("appeal", self.sale.appeal).with("demand", i64::from(self.sale.demand));
        let line =
            line.with("later", self.sale.later).with("one", one).with("two", two).with("then", self.capitalisation_after);
        line.with("finally", self.final_capitalisation_after)
    }
}

impl Forecast {
    pub(crate) fn lines(&self) -> Vec<Message> {
        let mut lines = vec![Message::new("Assumed")];
        for sale in self.sales.iter().chain(&self.other_sales) {
            lines.push(sale.line("Sale"));
            if sale.bankrupt {
                lines.push(Message::new("Ruin").with("seat", sale.seat).with("good", sale.good));
            }
        }
        lines.extend(self.candidates.iter().map(Candidate::line));
        for seat in &self.seats {
            let line = Message::new("Capital").with("seat", seat.seat).with("now", seat.capitalisation);
            let line = line.with("final", seat.final_capitalisation).with("good", self.good).with("rise", seat.value_rise);
            let line = line.with("then", seat.capitalisation_after).with("finally", seat.final_capitalisation_after);
            lines.push(line);
            let line = Message::new("Means").with("seat", seat.seat).with("means", seat.means);
            let line = line.with("ships", seat.ships).with("load", seat.load).with("tokens", seat.tokens_left);
            lines.push(line.with("small", seat.small_free).with("large", seat.large_free));
        }
        lines
    }
}
