//! What a position is worth to a seat, for bots (section 12).

use crate::ArkwrightCard;
use crate::state::{Decision, State};
use crate::things::{Card, Good, Track};
use table::{Estimate, Seat};

impl Estimate for ArkwrightCard {
    fn estimate(&self, s: &State, seat: Seat) -> f32 {
        let player = &s.players[seat];
        if player.out || s.decision == Decision::Over {
            return self.score_of(s, seat) as f32;
        }
        let shares = f32::from(player.shares);
        let (mut cash, mut value) = (f32::from(player.money), f32::from(player.value));
        for good in player.open() {
            let to_come = f32::from(3 - s.decade) + f32::from(u8::from(good.index() >= usize::from(s.round)));
            let factory = player.factory(good);
            let made = self.output(good, factory, 2) + factory.stock;
            let now = good == s.active_good() && player.price > 0;
            let (sold, price) = if now {
                let allowed = Self::allowed(factory.appeal as i8, s.demand[good.index()]);
                (f32::from(allowed.min(made)), f32::from(self.total(good, factory).saturating_sub(factory.appeal)))
            } else {
                // What an ordinary appeal would sell: half of what was added to it is eaten by the arrows.
                let total = f32::from(self.total(good, factory));
                let demand = f32::from(s.demand[good.index()].max(0));
                let sold = f32::from(made).min(((total - demand) / 4.0).max(0.0));
                (sold, (total - demand - 2.0 * sold).max(1.0))
            };
            let cost = f32::from(self.cost(s, player, good, 2));
            let export = f32::from(made) - sold;
            let profit = sold * price + export.clamp(0.0, 2.0) - cost;
            let rises = if sold >= f32::from(self.numbers.sales_for_value_rise) { 1.3 } else { sold * 0.35 };
            cash += profit * to_come * if now { 1.0 } else { 0.8 };
            value += rises * to_come * 0.8;
        }
        let potential: f32 = Track::ALL.iter().map(|track| f32::from(player.tracks[track.index()]) * 2.0).sum();
        let cards: f32 = player.owned.iter().map(|card| if card == Card::Overtime { 1.0 } else { 3.0 }).sum();
        let idle = Good::ALL.iter().filter(|good| !player.factory(**good).is_open()).count() as f32;
        let loans = f32::from(player.loans);
        let pounds = f32::from(self.pounds_reached(player.ship_tokens));
        let ruin = if cash < 0.0 { 3.0 * cash } else { 0.0 };
        let value = value.min(30.0) - pounds;
        let more = (cash.max(0.0) / value.max(10.0)).min(30.0 - shares);
        (shares + more - loans) * value + (potential + cards - idle) * f32::from(4 - s.decade) / 3.0 + ruin
    }
}
