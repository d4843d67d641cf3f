//! What a position is worth to a seat, for bots (section 12).

use crate::ArkwrightCard;
use crate::state::{Decision, Factory, Phase, Player, State};
use crate::things::{Card, Good, Track, bits};
use table::{Estimate, Levels, LookAhead, Seat};

table::weights! {
    /// What the estimate of the card game reckons with, in pounds.
    pub struct Weights {
        /// What a shipped good costs beside its export price.
        shipping = 3.0,
        /// How much the rise of the share value grows with each point of appeal.
        appeal_rise = 0.04,
        /// How much of what lacking worker cards could do already counts in later decades.
        potential = 0.5,
        /// How much of a rise of the share value is left in later decades.
        later_rise = 0.9,
        /// A step of quality with the whole game before it, as all that follow.
        quality = 5.0,
        /// A step of distribution.
        distribution = 4.0,
        /// A step of automation.
        automation = 4.0,
        /// A step of stock.
        stock = 7.0,
        /// A step of export.
        export = 3.0,
        /// A step of development cards.
        dev_cards = 2.0,
        /// A development card.
        card = 5.0,
        /// The card Overtime.
        overtime = 2.0,
        /// How much more a lack of money weighs than the shares it would buy.
        lack = 2.0,
        /// A pound that can buy no share any more.
        spare = 0.05,
        /// How far off the estimate is with the whole game to come.
        doubt = 90.0,
    }
}

/// What one production is expected to bring.
#[derive(Clone, Copy, Default)]
struct Outlook {
    profit: f32,
    rises: f32,
}

/// What a factory finds before it sets its price.
struct Market<'a> {
    /// How many arrows lie below each appeal.
    arrows: &'a [i8; 32],
    /// The demand there would be at appeal 0.
    demand: i8,
    cost: f32,
    made: u8,
    /// Price and appeal together.
    total: u8,
    /// What no, one and two goods that are left over bring abroad.
    shipped: [f32; 3],
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

    /// What all appeals of a factory like this one have in common.
    fn market_of(
        &self,
        s: &State,
        player: &Player,
        good: Good,
        factory: &Factory,
        demand: i8,
        weights: &Weights,
    ) -> Market<'_> {
        let arrows = &self.numbers.arrows[good.index()];
        let export = f32::from(self.numbers.good(good).sides[usize::from(factory.side - 1)].export_price);
        let room = f32::from(player.ships_ready * self.load(player));
        let shipped = |left: f32| left.min(room) * (export - weights.shipping).max(0.0);
        Market {
            arrows,
            demand: demand - arrows[usize::from(factory.appeal)],
            cost: f32::from(self.cost_of(s, player, good, factory, 2)),
            made: self.output(good, factory, 2) + factory.stock,
            total: self.total(good, factory),
            shipped: [shipped(0.0), shipped(1.0), shipped(2.0)],
        }
    }

    /// A sale at this appeal, with the demand it leads to.
    #[inline]
    fn outlook_at(&self, market: &Market<'_>, appeal: u8, weights: &Weights) -> Outlook {
        let demand = market.demand + market.arrows[usize::from(appeal)];
        let sold = Self::allowed(appeal as i8, demand).min(market.made);
        let price = market.total.saturating_sub(appeal);
        let left = usize::from(market.made - sold).min(2);
        Outlook {
            profit: f32::from(sold) * f32::from(price) + market.shipped[left] - market.cost,
            rises: if sold >= self.numbers.sales_for_value_rise {
                1.0 + f32::from(appeal.min(12)) * weights.appeal_rise
            } else {
                0.0
            },
        }
    }

    /// The best of the appeals in reach; of equal ones the highest.
    fn best_outlook(&self, market: &Market<'_>, reach: u32, shares: f32, weights: &Weights) -> Outlook {
        let mut best = (f32::MIN, Outlook::default());
        for appeal in bits(reach) {
            let outlook = self.outlook_at(market, appeal, weights);
            let worth = outlook.profit + outlook.rises * shares;
            if worth >= best.0 {
                best = (worth, outlook);
            }
        }
        best.1
    }

    /// The factory with the worker cards it still lacks.
    fn staffed(s: &State, factory: &Factory) -> Factory {
        Factory { face1: factory.face1.max(if s.decade == 1 { 1 } else { 2 }), face2: factory.face2.max(1), ..*factory }
    }
}

impl Estimate for ArkwrightCard {
    type Weights = Weights;
    const LEVELS: Levels = Levels { easy_overlooks: 0.5, medium: 12, hard: 100, expert: 6_000 };
    const HORIZON: usize = 5;
    const LOOK_AHEAD: LookAhead = LookAhead::Ends(10);

    fn estimate(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
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
            let market = self.market_of(s, player, good, factory, demand, weights);
            let reach = self.appeals(good, factory);
            let now = if active && self.has_priced(s, seat) {
                self.outlook_at(&market, factory.appeal, weights)
            } else {
                self.best_outlook(&market, reach, shares, weights)
            };
            let later = if factory.face2 == 0 && s.decade < 3 {
                let market = self.market_of(s, player, good, &Self::staffed(s, factory), demand, weights);
                self.best_outlook(&market, reach, shares, weights)
            } else {
                now
            };
            let here = if this_decade { 1.0 } else { 0.0 };
            cash += now.profit * here + (now.profit + weights.potential * (later.profit - now.profit).max(0.0)) * decades;
            value += now.rises * here
                + (now.rises + weights.potential * (later.rises - now.rises).max(0.0)) * decades * weights.later_rise;
        }
        let steps = |track: Track| f32::from(player.tracks[track.index()]);
        let left = f32::from(4 - s.decade) / 3.0;
        let tracks = steps(Track::Quality) * weights.quality
            + steps(Track::Distribution) * weights.distribution
            + steps(Track::Automation) * weights.automation
            + steps(Track::Stock) * weights.stock
            + steps(Track::Export) * weights.export
            + steps(Track::DevCards) * weights.dev_cards;
        let cards: f32 =
            player.owned.iter().map(|card| if card == Card::Overtime { weights.overtime } else { weights.card }).sum();
        let pounds = f32::from(self.pounds_reached(player.ship_tokens));
        let top = f32::from(self.numbers.share_value_max);
        let value_then = value.min(top) - pounds;
        let price = (f32::from(player.value) + value_then).max(2.0) / 2.0;
        let most = f32::from(self.numbers.shares_max) - shares;
        let more = if cash > 0.0 { (cash / price).min(most) } else { weights.lack * cash / price };
        let spare = (cash - most * price).clamp(0.0, 200.0) * weights.spare;
        (shares + more - f32::from(player.loans)) * value_then + (tracks + cards) * left + spare
    }

    fn doubt(&self, s: &State, weights: &Weights) -> f32 {
        let rounds = f32::from(s.decade - 1) * 4.0 + f32::from(s.round);
        weights.doubt * (1.0 - rounds / 13.0).max(0.05).sqrt()
    }
}
