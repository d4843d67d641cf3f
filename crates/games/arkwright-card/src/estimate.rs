//! What a position is worth to a seat, for bots (section 12).

use crate::ArkwrightCard;
use crate::state::{Decision, Factory, Phase, Player, State};
use crate::things::{Card, Good, Track};
use table::{Estimate, Seat};

/// What one production is expected to bring.
#[derive(Clone, Copy, Default)]
struct Outlook {
    profit: f32,
    rises: f32,
}

/// What a factory finds before it sets its price.
#[derive(Clone, Copy)]
struct Market {
    good: Good,
    demand: i8,
    cost: f32,
}

impl ArkwrightCard {
    /// Whether the seat has set its price in this round.
    pub(crate) fn has_priced(&self, s: &State, seat: Seat) -> bool {
        use Decision as D;
        let after_price = matches!(
            s.decision,
            D::Develop | D::DiscardFor | D::EngineerReplace | D::InventorTrack | D::UsePromoter | D::PlaceForeman
        );
        match s.phase {
            Phase::Production => true,
            Phase::Turns if s.active == seat => after_price,
            Phase::Turns => s.start.distance_to(seat, self.seats) < usize::from(s.done),
            _ => false,
        }
    }

    /// The demand the seat should reckon with: one arrow upwards for every two rivals who still set their price (AC-31).
    /// Whoever prices last knows the demand; the others keep a margin (section 12).
    fn expected_demand(&self, s: &State, seat: Seat, good: Good) -> i8 {
        let still_to_price = |rival: &Seat| {
            let player = &s.players[*rival];
            let set = good == s.active_good() && self.has_priced(s, *rival);
            *rival != seat && !player.out && player.factory(good).is_open() && !set
        };
        s.demand[good.index()] + (self.order(s).filter(still_to_price).count() / 2) as i8
    }

    /// A sale at this appeal, with the demand it leads to.
    fn outlook_at(&self, market: Market, player: &Player, factory: &Factory, appeal: u8) -> Outlook {
        let Market { good, demand, cost } = market;
        let arrows = self.arrows_between(good, factory.appeal, appeal);
        let demand = demand + if appeal > factory.appeal { arrows } else { -arrows };
        let made = self.output(good, factory, 2) + factory.stock;
        let sold = Self::allowed(appeal as i8, demand).min(made);
        let price = self.total(good, factory).saturating_sub(appeal);
        let left = f32::from((made - sold).min(2));
        let export = f32::from(self.numbers.good(good).sides[usize::from(factory.side - 1)].export_price);
        let shipped = left.min(f32::from(player.ships_ready * self.load(player))) * (export - 3.0).max(0.0);
        Outlook {
            profit: f32::from(sold) * f32::from(price) + shipped - cost,
            rises: if sold >= self.numbers.sales_for_value_rise { 1.0 + f32::from(appeal.min(12)) * 0.04 } else { 0.0 },
        }
    }

    fn best_outlook(&self, market: Market, player: &Player, factory: &Factory) -> Outlook {
        let reach = self.appeals(market.good, factory);
        let worth = |outlook: &Outlook| outlook.profit + outlook.rises * f32::from(player.shares);
        let all = (0..32).filter(|appeal| reach & 1 << appeal != 0);
        let all = all.map(|appeal| self.outlook_at(market, player, factory, appeal));
        all.max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap_or_default()
    }

    /// What the factory could do with the worker cards it still lacks.
    fn potential(&self, s: &State, player: &Player, good: Good, demand: i8) -> Outlook {
        let mut staffed = *player;
        let factory = staffed.factory_mut(good);
        factory.face1 = factory.face1.max(if s.decade == 1 { 1 } else { 2 });
        factory.face2 = factory.face2.max(1);
        let cost = f32::from(self.cost(s, &staffed, good, 2));
        self.best_outlook(Market { good, demand, cost }, &staffed, staffed.factory(good))
    }
}

impl Estimate for ArkwrightCard {
    const LOOK_AHEAD: usize = 10;

    fn estimate(&self, s: &State, seat: Seat) -> f32 {
        let player = &s.players[seat];
        if player.out || s.decision == Decision::Over {
            return self.score_of(s, seat) as f32;
        }
        let shares = f32::from(player.shares);
        let (mut cash, mut value) = (f32::from(player.money), f32::from(player.value));
        for good in player.open() {
            let factory = player.factory(good);
            let active = good == s.active_good();
            let this_decade =
                good.index() > usize::from(s.round) || (active && !(s.phase == Phase::Production && player.produced));
            let decades = f32::from(3 - s.decade);
            let demand = self.expected_demand(s, seat, good);
            let market = Market { good, demand, cost: f32::from(self.cost(s, player, good, 2)) };
            let now = if active && self.has_priced(s, seat) {
                self.outlook_at(market, player, factory, factory.appeal)
            } else {
                self.best_outlook(market, player, factory)
            };
            let later = if factory.face2 == 0 && s.decade < 3 { self.potential(s, player, good, demand) } else { now };
            let here = if this_decade { 1.0 } else { 0.0 };
            cash += now.profit * here + (0.5 * now.profit + 0.5 * later.profit.max(now.profit)) * decades;
            value += now.rises * here + (0.5 * now.rises + 0.5 * later.rises.max(now.rises)) * decades * 0.9;
        }
        let steps = |track: Track| f32::from(player.tracks[track.index()]);
        let left = f32::from(4 - s.decade) / 3.0;
        let tracks = steps(Track::Quality) * 5.0
            + steps(Track::Distribution) * 4.0
            + steps(Track::Automation) * 4.0
            + steps(Track::Stock) * 7.0
            + steps(Track::Export) * 3.0
            + steps(Track::DevCards) * 2.0;
        let cards: f32 = player.owned.iter().map(|card| if card == Card::Overtime { 2.0 } else { 5.0 }).sum();
        let pounds = f32::from(self.pounds_reached(player.ship_tokens));
        let top = f32::from(self.numbers.share_value_max);
        let value_then = value.min(top) - pounds;
        let price = (f32::from(player.value) + value_then).max(2.0) / 2.0;
        let most = f32::from(self.numbers.shares_max) - shares;
        let more = if cash > 0.0 { (cash / price).min(most) } else { 2.0 * cash / price };
        let spare = (cash - most * price).clamp(0.0, 200.0) * 0.05;
        (shares + more - f32::from(player.loans)) * value_then + (tracks + cards) * left + spare
    }
}
