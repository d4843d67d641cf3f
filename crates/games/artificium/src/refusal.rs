//! Why a move is not allowed, in the words of the rules (5.12).

use crate::state::Decision;
use crate::things::{Card, Good, Goods};
use table::{Message, Seat, Value, Why};

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The move belongs to another decision.
    OtherDecision {
        /// What is being decided.
        decision: Decision,
    },
    /// Goods are traded only before resolving a card.
    NoTradeInMarket,
    /// After resolving there is no more trading.
    TradeAfterResolving,
    /// There is no buying at the end of the round.
    NoBuyingAtRoundEnd,
    /// A pass is final for this round's market.
    PassedMarket,
    /// Who is out plays no further card this round.
    Out,
    /// The card to give is not in the hand.
    GiveNotInHand {
        /// The card.
        card: Card,
    },
    /// The card to take is not in the market.
    NotInMarket {
        /// The card.
        card: Card,
    },
    /// The exchange costs more coins than there are.
    ExchangeCost {
        /// Whether it would be the first of the round.
        first: bool,
        /// What it costs.
        cost: u16,
        /// What there is.
        have: u16,
    },
    /// The hand swap replaces the first exchange only.
    SwapAfterExchange,
    /// The hand swap costs more coins than there are.
    SwapCost {
        /// What it costs.
        cost: u16,
        /// What there is.
        have: u16,
    },
    /// The card to play is not in the hand.
    CommitNotInHand {
        /// The card.
        card: Card,
    },
    /// This table plays without the plain pass.
    NoPlainPass,
    /// There is none of this good to sell.
    NoneToSell {
        /// The good.
        good: Good,
    },
    /// The good costs more coins than there are.
    BuyCost {
        /// The good.
        good: Good,
        /// What it costs.
        cost: u16,
        /// What there is.
        have: u16,
    },
    /// A board holds no more of this good.
    BoardFull {
        /// The good.
        good: Good,
    },
    /// Sales come before purchases.
    SaleAfterPurchase,
    /// Trades come in the order of the goods.
    TradeOrder {
        /// The good.
        good: Good,
        /// Whether the round is ending.
        round_end: bool,
    },
    /// The trade would make the card impossible.
    TradeSpoilsCard {
        /// The card.
        card: Card,
    },
    /// The card cannot be paid.
    Lacking {
        /// The card.
        card: Card,
        /// The goods that are missing.
        goods: Goods,
        /// What buying them costs.
        price: u16,
        /// The coins the card itself takes.
        coins: u16,
        /// The coins there are.
        have: u16,
    },
    /// The card has nothing to act on.
    NoTarget {
        /// The card.
        card: Card,
    },
    /// Who trades for a card resolves it.
    TradedAlready {
        /// The card.
        card: Card,
    },
    /// Goods are stolen from opponents only.
    StealFromSelf,
    /// Goods of this level are safe from theft.
    Safe {
        /// The good.
        good: Good,
        /// Its level.
        level: u8,
    },
    /// The victim has none of this good.
    NothingToSteal {
        /// The victim.
        victim: Seat,
        /// The good.
        good: Good,
    },
    /// The theft costs more coins than there are.
    TheftPrice {
        /// The good.
        good: Good,
        /// What it costs.
        cost: u16,
        /// What there is.
        have: u16,
    },
    /// Cards are taken from other hands only.
    ExploreSelf,
    /// The victim has no card in hand.
    NoCardToTake {
        /// The victim.
        victim: Seat,
    },
    /// Only resolved cards in front of oneself can be fetched.
    NotInFront {
        /// The card.
        card: Card,
    },
    /// No more Reconstructions may be fetched this round.
    RefetchCap {
        /// How many may be.
        cap: u8,
    },
    /// The knight strikes an opponent.
    KnightOnSelf,
    /// The card to drop is not in the hand.
    DropNotInHand {
        /// The card.
        card: Card,
        /// Whether the mage asks for it.
        mage: bool,
    },
    /// Cards are dropped in ascending order.
    DropOrder {
        /// The card.
        card: Card,
        /// Whether the mage asks for it.
        mage: bool,
    },
    /// Cards are dropped before goods are sold.
    DropAfterSale,
}

impl Refusal {
    /// The rule, and what it says here.
    pub(crate) fn explain(&self) -> Why {
        let (rule, message) = match *self {
            Refusal::OtherDecision { decision } => {
                let name = Value::Word("decision", format!("{decision:?}").into());
                ("AR-10", Message::new("OtherDecision").with("decision", name))
            }
            Refusal::NoTradeInMarket => ("AR-29", Message::new("NoTradeInMarket")),
            Refusal::TradeAfterResolving => ("AR-43", Message::new("TradeAfterResolving")),
            Refusal::NoBuyingAtRoundEnd => ("AR-82", Message::new("NoBuyingAtRoundEnd")),
            Refusal::PassedMarket => ("AR-22", Message::new("PassedMarket")),
            Refusal::Out => ("AR-38", Message::new("Out")),
            Refusal::GiveNotInHand { card } => ("AR-21", Message::new("GiveNotInHand").with("card", card)),
            Refusal::NotInMarket { card } => ("AR-21", Message::new("NotInMarket").with("card", card)),
            Refusal::ExchangeCost { first, cost, have } => {
                let rule = if first { "AR-23" } else { "AR-24" };
                (rule, Message::new("ExchangeCost").with("cost", cost).with("have", have))
            }
            Refusal::SwapAfterExchange => ("AR-26", Message::new("SwapAfterExchange")),
            Refusal::SwapCost { cost, have } => ("AR-26", Message::new("SwapCost").with("cost", cost).with("have", have)),
            Refusal::CommitNotInHand { card } => ("AR-30", Message::new("CommitNotInHand").with("card", card)),
            Refusal::NoPlainPass => ("AR-R6", Message::new("NoPlainPass")),
            Refusal::NoneToSell { good } => ("AR-41", Message::new("NoneToSell").with("good", good)),
            Refusal::BuyCost { good, cost, have } => {
                ("AR-44", Message::new("BuyCost").with("good", good).with("cost", cost).with("have", have))
            }
            Refusal::BoardFull { good } => ("AR-R20", Message::new("BoardFull").with("good", good)),
            Refusal::SaleAfterPurchase => ("AR-R11", Message::new("SaleAfterPurchase")),
            Refusal::TradeOrder { good, round_end } => {
                (if round_end { "AR-R37" } else { "AR-R11" }, Message::new("TradeOrder").with("good", good))
            }
            Refusal::TradeSpoilsCard { card } => ("AR-R10", Message::new("TradeSpoilsCard").with("card", card)),
            Refusal::Lacking { card, goods, price, coins, have } => {
                let message = Message::new("Lacking").with("card", card).with("goods", goods);
                ("AR-33", message.with("price", price).with("coins", coins).with("have", have))
            }
            Refusal::NoTarget { card } => ("AR-R31", Message::new("NoTarget").with("card", card)),
            Refusal::TradedAlready { card } => ("AR-R10", Message::new("TradedAlready").with("card", card)),
            Refusal::StealFromSelf => ("AR-73", Message::new("StealFromSelf")),
            Refusal::Safe { good, level } => ("AR-73", Message::new("Safe").with("good", good).with("level", level)),
            Refusal::NothingToSteal { victim, good } => {
                ("AR-73", Message::new("NothingToSteal").with("victim", victim).with("good", good))
            }
            Refusal::TheftPrice { good, cost, have } => {
                ("AR-73", Message::new("TheftPrice").with("good", good).with("cost", cost).with("have", have))
            }
            Refusal::ExploreSelf => ("AR-R28", Message::new("ExploreSelf")),
            Refusal::NoCardToTake { victim } => ("AR-R28", Message::new("NoCardToTake").with("victim", victim)),
            Refusal::NotInFront { card } => ("AR-R22", Message::new("NotInFront").with("card", card)),
            Refusal::RefetchCap { cap } => ("AR-R26", Message::new("RefetchCap").with("cap", cap)),
            Refusal::KnightOnSelf => ("AR-71", Message::new("KnightOnSelf")),
            Refusal::DropNotInHand { card, mage } => {
                (if mage { "AR-70" } else { "AR-81" }, Message::new("DropNotInHand").with("card", card))
            }
            Refusal::DropOrder { card, mage } => {
                (if mage { "AR-70" } else { "AR-R37" }, Message::new("DropOrder").with("card", card))
            }
            Refusal::DropAfterSale => ("AR-R37", Message::new("DropAfterSale")),
        };
        Why { rule, message }
    }
}
