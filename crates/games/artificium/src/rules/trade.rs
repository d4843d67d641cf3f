//! Buying and selling (AR-40 to AR-44), and when a card can be resolved (5.3).

use crate::state::Stage;
use crate::things::{Card, Good, Goods};
use crate::{Artificium, Event, Move, Refusal, State};
use table::{Log, Moves};

/// What the active seat can do about its revealed card: its money, what the card needs, what can still be sold.
struct Trading<'a> {
    rules: &'a Artificium,
    s: &'a State,
    card: Card,
    have: &'a Goods,
    need: &'a Goods,
    coins: i32,
    /// The coins the card takes, unless it is impossible.
    takes: Option<i32>,
    /// What the spare goods from each index on would bring.
    spare_from: [i32; 10],
    /// What the missing goods cost.
    due: i32,
    /// The lowest index of a missing good.
    first_missing: usize,
}

impl Artificium {
    #[inline]
    fn trading<'a>(&'a self, s: &'a State) -> Trading<'a> {
        let card = s.handled();
        let (have, need) = (&s.goods[s.active], &self.numbers.card(card).cost);
        let mut spare_from = [0; 10];
        let mut due = 0;
        let mut first_missing = 9;
        if !have.is_empty() {
            for index in (0..9).rev() {
                let spare = i32::from(have.0[index].saturating_sub(need.0[index]));
                spare_from[index] = spare_from[index + 1] + spare * i32::from(self.numbers.goods[index].sell);
            }
        }
        if !need.is_empty() {
            for index in (0..9).rev() {
                let missing = need.0[index].saturating_sub(have.0[index]);
                if missing > 0 {
                    due += i32::from(missing) * i32::from(self.numbers.goods[index].buy);
                    first_missing = index;
                }
            }
        }
        let coins = i32::from(s.coins[s.active]);
        Trading {
            rules: self,
            s,
            card,
            have,
            need,
            coins,
            takes: self.coin_for(s, s.active, card),
            spare_from,
            due,
            first_missing,
        }
    }

    pub(crate) fn handle_moves(&self, s: &State, out: &mut Moves<Move>) {
        let trading = self.trading(s);
        if trading.in_reach() || !self.switched.trade_only_when_resolving {
            for (good, _) in trading.have.iter() {
                out.push_if(trading.may_sell(good), Move::Sell { good });
            }
            if trading.coins >= self.numbers.cheapest_good {
                for good in Good::ALL {
                    out.push_if(trading.may_buy(good), Move::Buy { good });
                }
            }
        }
        out.push_if(trading.may_resolve(), Move::Resolve);
        if self.may_give_up(s).is_ok() {
            out.push(Move::Discard);
            out.push(Move::TakeBack);
        }
    }

    /// What is bought or sold beyond what the card needs could as well be bought or sold when something needs it.
    pub(crate) fn keep_needed_trades(&self, s: &State, moves: &mut Moves<Move>) {
        let trading = self.trading(s);
        let Some(takes) = trading.takes else { return };
        let takes = if trading.card == Card::Theft { self.dearest_theft(s) } else { takes };
        let short = trading.coins < trading.due + takes;
        moves.retain(|mv| match mv {
            Move::Sell { good } => short && trading.have[*good] > trading.need[*good],
            Move::Buy { good } => trading.have[*good] < trading.need[*good],
            _ => true,
        });
    }

    /// AR-73: the coins for the best of what the active seat could steal.
    fn dearest_theft(&self, s: &State) -> i32 {
        let prices = self.opponents(s.active).flat_map(|victim| self.theft_prices(s, victim));
        prices.max().unwrap_or(0).into()
    }

    pub(crate) fn may_sell(&self, s: &State, good: Good) -> Result<(), Refusal> {
        self.trading(s).may_sell(good)
    }

    pub(crate) fn may_buy(&self, s: &State, good: Good) -> Result<(), Refusal> {
        self.trading(s).may_buy(good)
    }

    pub(crate) fn may_resolve(&self, s: &State) -> Result<(), Refusal> {
        self.trading(s).may_resolve()
    }

    /// 5.3: whether some trading leads to resolving the card.
    pub(crate) fn within_reach(&self, s: &State) -> bool {
        self.trading(s).in_reach()
    }

    pub(crate) fn sell(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        self.sell_one(s, good, log);
        s.went(Stage::First, good.index());
    }

    /// AR-41: one good for its selling price; a purse holds at most 65,535 coins (AR-R20).
    pub(crate) fn sell_one(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let (seat, price) = (s.active, self.numbers.good(good).sell);
        s.goods[seat][good] -= 1;
        s.coins[seat] = s.coins[seat].saturating_add(price);
        log.event(Event::Sold { seat, good, price });
    }

    /// AR-41, AR-44: one good for its buying price, paid at once.
    pub(crate) fn buy(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let (seat, price) = (s.active, self.numbers.good(good).buy);
        s.coins[seat] -= price;
        s.goods[seat].gain(good, 1);
        s.went(Stage::Second, good.index());
        log.event(Event::Bought { seat, good, price });
    }
}

impl Trading<'_> {
    /// Whether the card could be resolved if every spare good were sold for it.
    fn in_reach(&self) -> bool {
        self.takes.is_some_and(|coin| self.coins + self.spare_from[0] - self.due >= coin)
    }

    /// AR-R11, 5.6: all sales by index, then all purchases by index; or in any order where the table plays so.
    fn in_order(&self, stage: Stage, good: Good) -> Result<(), Refusal> {
        if self.rules.switched.free_trade_order || self.s.in_order(stage, good.index()) {
            return Ok(());
        }
        Err(if self.s.stage > stage { Refusal::SaleAfterPurchase } else { Refusal::TradeOrder { good, round_end: false } })
    }

    /// AR-R10: the card MUST stay within reach; `money` is what would be left for its coins in the end.
    fn keeps_reach(&self, money: i32) -> Result<(), Refusal> {
        let reached = self.takes.is_some_and(|coin| money >= coin);
        if reached || !self.rules.switched.trade_only_when_resolving {
            return Ok(());
        }
        Err(Refusal::TradeSpoilsCard { card: self.card })
    }

    /// What could still be sold if the next sale or purchase were of this index.
    fn spare_after(&self, index: usize) -> i32 {
        self.spare_from[if self.rules.switched.free_trade_order { 0 } else { index }]
    }

    /// AR-40, AR-41
    #[inline]
    fn may_sell(&self, good: Good) -> Result<(), Refusal> {
        if self.have[good] == 0 {
            return Err(Refusal::NoneToSell { good });
        }
        self.in_order(Stage::First, good)?;
        let info = self.rules.numbers.good(good);
        let loss = if self.have[good] > self.need[good] { 0 } else { i32::from(info.buy) - i32::from(info.sell) };
        self.keeps_reach(self.coins + self.spare_after(good.index()) - self.due - loss)
    }

    /// AR-40, AR-41, AR-44
    #[inline]
    fn may_buy(&self, good: Good) -> Result<(), Refusal> {
        let info = self.rules.numbers.good(good);
        let price = i32::from(info.buy);
        if self.coins < price {
            return Err(Refusal::BuyCost { good, cost: info.buy, have: self.coins as u16 });
        }
        self.in_order(Stage::Second, good)?;
        if self.have[good] == u8::MAX {
            return Err(Refusal::BoardFull { good });
        }
        let missing = self.have[good] < self.need[good];
        let free = self.rules.switched.free_trade_order;
        let still_to_sell = if free { self.spare_from[0] + if missing { 0 } else { i32::from(info.sell) } } else { 0 };
        let extra = if missing { 0 } else { price };
        self.keeps_reach(self.coins + still_to_sell - self.due - extra)?;
        // A missing good of a lower index could not be bought any more.
        if !free && self.first_missing < good.index() && self.rules.switched.trade_only_when_resolving {
            return Err(Refusal::TradeSpoilsCard { card: self.card });
        }
        Ok(())
    }

    /// AR-33: the whole cost MUST be there and the effect possible.
    #[inline]
    fn may_resolve(&self) -> Result<(), Refusal> {
        let Some(coin) = self.takes else { return Err(Refusal::NoTarget { card: self.card }) };
        if self.first_missing == 9 && self.coins >= coin {
            return Ok(());
        }
        let mut goods = Goods::NONE;
        for good in Good::ALL {
            goods[good] = self.need[good].saturating_sub(self.have[good]);
        }
        let (price, coins, have) = (self.due as u16, coin as u16, self.coins as u16);
        Err(Refusal::Lacking { card: self.card, goods, price, coins, have })
    }
}
