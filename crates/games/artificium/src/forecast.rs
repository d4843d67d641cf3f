//! The numbers a player wants before deciding (12.1), from what that player may see.

use crate::state::{Chosen, Decision};
use crate::things::{Card, Good, Goods, Pile};
use crate::{Artificium, State, Weights};
use serde::Serialize;
use table::{Message, Seat};
use utoipa::ToSchema;

/// What a seat can foresee.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Forecast {
    /// Each seat's figures.
    pub seats: Vec<SeatForecast>,
    /// Who would start the next round if this one ended now (AR-13).
    pub next_first: Seat,
    /// The cards still to be handled in this step, in order (AR-31).
    pub queue: Vec<Queued>,
    /// What can be done with each kind of card in hand.
    pub hand: Vec<CardForecast>,
    /// The best way found to play the hand this round.
    pub plan: Vec<PlanStep>,
    /// The victory points it brings.
    pub plan_vp: u16,
    /// The coins it leaves.
    pub plan_coins: u16,
    /// The goods it leaves.
    pub plan_goods: Goods,
    /// Own goods that a Theft could take.
    pub exposed: Goods,
    /// Cards this seat has not seen: the deck and the other hands.
    pub unseen: Pile,
}

/// One seat's figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatForecast {
    /// The score if the game ended now (AR-91).
    pub score: i32,
    /// Coins missing to the next point from coins.
    pub coins_to_next_vp: u32,
    /// Spaces to the next resource space, and its good (AR-51).
    pub next_gift: Option<Gift>,
    /// What all goods would sell for.
    pub sale: u32,
}

/// A card still to be handled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Queued {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// A good that the track gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Gift {
    /// How many spaces ahead it is.
    pub spaces: u16,
    /// Which.
    pub good: Good,
}

/// What can be done with a card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CardForecast {
    /// The card.
    pub card: Card,
    /// Goods it needs that are not there.
    pub missing: Goods,
    /// What they cost.
    pub price: u16,
    /// Whether it could be resolved now, without trading.
    pub now: bool,
    /// Whether it could be resolved with trading.
    pub with_trade: bool,
    /// Coins left after the cheapest purchase, if coins suffice without sales.
    pub coins_after: Option<u16>,
}

/// A step of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PlanStep {
    /// The card to play.
    pub card: Card,
    /// What to buy for it.
    pub buy: Goods,
    /// What to sell for it.
    pub sell: Goods,
}

impl Artificium {
    pub(crate) fn foresee(&self, s: &State, seat: Seat) -> Forecast {
        let seats = || Seat::new(0).round(self.seats);
        let plan = self.plan(&self.means(s, seat, self.worth(s.round == self.numbers.rounds, &Weights::default())));
        let mut exposed = Goods::NONE;
        for (good, count) in s.goods[seat].iter() {
            if self.numbers.theft_price[self.numbers.good(good).level as usize].is_some() {
                exposed[good] = count;
            }
        }
        Forecast {
            seats: seats().map(|seat| self.figures(s, seat)).collect(),
            next_first: self.next_first(s),
            queue: self.queue(s),
            hand: s.hand[seat].kinds().map(|card| self.card_forecast(s, seat, card)).collect(),
            plan: plan.steps().map(|step| PlanStep { card: step.card, buy: step.buy, sell: step.sell }).collect(),
            plan_vp: plan.vp,
            plan_coins: plan.coins,
            plan_goods: plan.goods,
            exposed,
            unseen: self.unseen(s, seat),
        }
    }

    fn figures(&self, s: &State, seat: Seat) -> SeatForecast {
        let sale = self.sale_of(&s.goods[seat]);
        let per_vp = u32::from(self.numbers.coins_per_vp);
        SeatForecast {
            score: self.score_of(s, seat),
            coins_to_next_vp: per_vp - (u32::from(s.coins[seat]) + sale) % per_vp,
            next_gift: self.next_gift(s.vp[seat], s.peak[seat]),
            sale,
        }
    }

    /// AR-51: how far the next resource space is, and what it gives.
    pub(crate) fn next_gift(&self, vp: u16, peak: u16) -> Option<Gift> {
        let from = if self.switched.gain_again { vp } else { vp.max(peak) };
        (1..=self.numbers.track_length).find_map(|step| {
            let good = self.gift_at(from.saturating_add(step))?;
            Some(Gift { spaces: (from - vp).saturating_add(step), good })
        })
    }

    /// AR-31: the revealed cards in the order of their handling.
    fn queue(&self, s: &State) -> Vec<Queued> {
        if s.decision == Decision::Commit {
            return Vec::new();
        }
        let laid = |seat| Some(Queued { seat, card: s.chosen[seat].card()? });
        let revealed: Vec<Queued> = s.first.round(self.seats).filter_map(laid).collect();
        let (actions, buildings): (Vec<_>, Vec<_>) = revealed.into_iter().partition(|laid| laid.card.is_action());
        actions.into_iter().chain(buildings).collect()
    }

    fn card_forecast(&self, s: &State, seat: Seat, card: Card) -> CardForecast {
        // The card as if its turn had come with everything else as it stands; what others have laid face down counts as their
        // hand, or the answer would tell whether a last card was chosen or a pass.
        let mut turned = *s;
        for other in self.opponents(seat) {
            if let Some(card) = s.face_down(other) {
                turned.hand[other].add(card);
            }
        }
        turned.active = seat;
        turned.decision = Decision::Handle;
        turned.chosen[seat] = Chosen::Card(card);
        turned.hand[seat].remove(card);
        turned.fresh();
        let info = self.numbers.card(card);
        let mut missing = Goods::NONE;
        let mut price = 0;
        for good in Good::ALL {
            missing[good] = info.cost[good].saturating_sub(s.goods[seat][good]);
            price += u16::from(missing[good]) * self.numbers.good(good).buy;
        }
        let coin = self.coin_for(&turned, seat, card);
        CardForecast {
            card,
            missing,
            price,
            now: self.may_resolve(&turned).is_ok(),
            with_trade: self.within_reach(&turned),
            coins_after: coin.and_then(|coin| u16::try_from(i32::from(s.coins[seat]) - i32::from(price) - coin).ok()),
        }
    }

    /// Section 11: the cards that are neither in the own hand nor open on the table.
    fn unseen(&self, s: &State, seat: Seat) -> Pile {
        let mut unseen = s.deck;
        for other in self.opponents(seat) {
            unseen.add_all(s.hand[other]);
            if let Some(card) = s.face_down(other) {
                unseen.add(card);
            }
        }
        if !self.switched.discard_pile_public {
            unseen.add_all(s.discard);
        }
        unseen
    }
}

impl Forecast {
    /// As a few lines to read.
    pub(crate) fn lines(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        if !self.queue.is_empty() {
            let queue =
                self.queue.iter().map(|laid| Message::new("QueueEntry").with("seat", laid.seat).with("card", laid.card).into());
            lines.push(Message::new("Queue").with("cards", table::Value::Many(queue.collect())));
        }
        for card in &self.hand {
            let name = match (card.now, card.with_trade) {
                (true, _) => "CardNow",
                (false, true) => "CardWithTrade",
                (false, false) => "CardNot",
            };
            let line = Message::new(name).with("card", card.card).with("missing", card.missing).with("price", card.price);
            lines.push(line);
        }
        if !self.plan.is_empty() {
            let plan = self.plan.iter().map(|step| {
                let name = match (step.buy.is_empty(), step.sell.is_empty()) {
                    (true, true) => "PlanCard",
                    (false, true) => "PlanBuy",
                    (true, false) => "PlanSell",
                    (false, false) => "PlanTrade",
                };
                Message::new(name).with("card", step.card).with("buy", step.buy).with("sell", step.sell).into()
            });
            let line = Message::new("Plan").with("steps", table::Value::Many(plan.collect()));
            lines.push(line.with("vp", self.plan_vp).with("coins", self.plan_coins).with("goods", self.plan_goods));
        }
        if !self.exposed.is_empty() {
            lines.push(Message::new("Exposed").with("goods", self.exposed));
        }
        lines.push(Message::new("NextFirst").with("seat", self.next_first));
        lines.push(Message::new("Unseen").with("cards", self.unseen));
        lines
    }
}
