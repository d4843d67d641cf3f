//! What a position is worth to a seat, for bots (section 12).

use crate::ArkwrightCard;
use crate::state::{Automa, Decision, Factory, Phase, Player, State};
use crate::things::{Card, Good, Track, bits};
use table::{Estimate, Levels, LookAhead, Seat};

/// Shares an automa gains in a round, and pounds of share value: as it went in 200 solo games of `greedy`.
const AUTOMA: f32 = 0.67;
/// By how much the estimate fell short of the final scores of these games, for the square of the rounds still to come. Automas must be
/// seen as low as the player they are compared with.
const SHORT: f32 = 2.7;

table::weights! {
    /// What the estimate of the card game reckons with, in pounds.
    pub struct Weights {
        /// What a shipped good costs beside its export price.
        shipping = 7.0,
        /// How much the hope for the highest appeal grows with each point of appeal.
        appeal_rise = 0.045,
        /// The hope for the highest appeal against one rival who has still to set a price, at appeal 5.
        lead = 0.84,
        /// How many goods ships are expected to take in later decades.
        later_room = 2.0,
        /// How much of what lacking worker cards could do already counts in later decades.
        potential = 0.4,
        /// How much of a rise of the share value is left in later decades.
        later_rise = 0.75,
        /// A step of quality with the whole game before it, as all that follow.
        quality = 4.3,
        /// A step of distribution.
        distribution = 5.7,
        /// A step of automation.
        automation = 3.7,
        /// A step of stock.
        stock = 7.7,
        /// A step of export.
        export = 3.0,
        /// A step of development cards.
        dev_cards = 2.7,
        /// A development card.
        card = 4.7,
        /// The card Overtime.
        overtime = 1.7,
        /// How much more a lack of money weighs than the shares it would buy.
        lack = 1.6,
        /// A pound that can buy no share any more.
        spare = 0.04,
        /// How far off the estimate is with the whole game to come.
        doubt = 58.0,
    }
}

/// The appeal to which rivals are expected to go up, by decade.
const RIVALS_APPEAL: [usize; 3] = [5, 6, 6];

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
    /// What a good that is left over brings abroad, and how many of them ships take there.
    abroad: f32,
    room: f32,
}

/// More goods than these are not expected to be left over for ships.
const MOST_SHIPPED: u8 = 2;

/// Who else sells a good.
#[derive(Clone, Copy, Default)]
struct Rivals {
    /// Appeal and goods of those whose price is set.
    priced: [(i8, u8); 3],
    count: usize,
    /// How many have still to set theirs.
    unpriced: u8,
    /// The demand to reckon with: those who have still to set their price raise it with their markers (AC-31).
    demand: i8,
}

impl Rivals {
    fn add(&mut self, appeal: i8, goods: u8) {
        self.priced[self.count] = (appeal, goods);
        self.count += 1;
    }

    /// The same in a later decade.
    fn later(self) -> Self {
        Self { count: 0, unpriced: self.unpriced + self.count as u8, ..self }
    }
}

impl ArkwrightCard {
    /// Whether the seat has set its price in this round (AC-142).
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

    /// The rivals of a seat in a good, and what they do to its demand.
    fn rivals(&self, s: &State, seat: Seat, good: Good) -> Rivals {
        let arrows = &self.numbers.arrows[good.index()];
        let expected = arrows[RIVALS_APPEAL[usize::from(s.decade - 1)]];
        let mut rivals = Rivals { demand: s.demand[good.index()], ..Rivals::default() };
        for rival in self.order(s).filter(|rival| *rival != seat && !s.players[*rival].out) {
            let factory = s.players[rival].factory(good);
            if !factory.is_open() {
                continue;
            }
            if good == s.active_good() && self.has_priced(s, rival) {
                rivals.add(factory.appeal as i8, self.output(good, factory, 2) + factory.stock);
            } else {
                rivals.unpriced += 1;
                rivals.demand += (expected - arrows[usize::from(factory.appeal)]).max(0);
            }
        }
        if self.is_solo() {
            let markers = s.others.iter().map(|markers| markers[good.index()]).filter(|marker| *marker >= 0);
            markers.for_each(|marker| rivals.add(marker, u8::MAX));
        }
        rivals
    }

    /// AC-190: the chance of the one highest appeal among those who sell enough.
    fn chance_to_lead(&self, rivals: &Rivals, appeal: u8, demand: i8, weights: &Weights) -> f32 {
        let denies = |(rival, goods): &(i8, u8)| {
            *rival >= appeal as i8 && Self::allowed(*rival, demand).min(*goods) >= self.numbers.sales_for_value_rise
        };
        if rivals.priced[..rivals.count].iter().any(denies) {
            0.0
        } else if rivals.unpriced == 0 {
            1.0
        } else {
            weights.lead / f32::from(rivals.unpriced + 1) + (f32::from(appeal) - 5.0) * weights.appeal_rise
        }
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
        Market {
            arrows,
            demand: demand - arrows[usize::from(factory.appeal)],
            cost: f32::from(self.cost_of(s, player, good, factory, 2)),
            made: self.output(good, factory, 2) + factory.stock,
            total: self.total(good, factory),
            abroad: (export - weights.shipping).max(0.0),
            room: weights.later_room,
        }
    }

    /// A sale at this appeal, with the demand it leads to.
    #[inline]
    fn outlook_at(&self, market: &Market<'_>, rivals: &Rivals, appeal: u8, weights: &Weights) -> Outlook {
        let demand = market.demand + market.arrows[usize::from(appeal)];
        let sold = Self::allowed(appeal as i8, demand).min(market.made);
        let price = market.total.saturating_sub(appeal);
        let left = f32::from((market.made - sold).min(MOST_SHIPPED)).min(market.room);
        Outlook {
            profit: f32::from(sold) * f32::from(price) + left * market.abroad - market.cost,
            rises: if sold >= self.numbers.sales_for_value_rise {
                1.0 + self.chance_to_lead(rivals, appeal, demand, weights)
            } else {
                0.0
            },
        }
    }

    /// The best of the appeals in reach; of equal ones the highest.
    fn best_outlook(&self, market: &Market<'_>, rivals: &Rivals, reach: u32, shares: u8, weights: &Weights) -> Outlook {
        let mut best = (f32::MIN, Outlook::default());
        for appeal in bits(reach) {
            let outlook = self.outlook_at(market, rivals, appeal, weights);
            let worth = outlook.profit + outlook.rises * f32::from(shares);
            if worth >= best.0 {
                best = (worth, outlook);
            }
        }
        best.1
    }

    /// What this decade's production of a good still brings.
    fn this_decade(&self, s: &State, seat: Seat, good: Good, rivals: &Rivals, weights: &Weights) -> Outlook {
        let player = &s.players[seat];
        let factory = player.factory(good);
        let active = good == s.active_good();
        if Self::is_due(s, player, good) {
            let room = f32::from(player.ships_ready * self.load(player));
            let market = Market { room, ..self.market_of(s, player, good, factory, rivals.demand, weights) };
            return if active && self.has_priced(s, seat) {
                self.outlook_at(&market, rivals, factory.appeal, weights)
            } else {
                self.best_outlook(&market, rivals, self.appeals(good, factory), player.shares, weights)
            };
        }
        let waits = active && s.phase == Phase::Production && player.sold >= self.numbers.sales_for_value_rise;
        let kept = if s.decade == 3 { u16::from(factory.stock) * u16::from(self.numbers.good(good).end_game_price) } else { 0 };
        Outlook {
            profit: f32::from(kept),
            rises: if waits { 1.0 + self.chance_to_lead(rivals, factory.appeal, rivals.demand, weights) } else { 0.0 },
        }
    }

    fn rounds_done(s: &State) -> f32 {
        f32::from(s.decade - 1) * 4.0 + f32::from(s.round)
    }

    /// Whether the good is still to be produced in this decade.
    fn is_due(s: &State, player: &Player, good: Good) -> bool {
        let active = good == s.active_good();
        good.index() > usize::from(s.round) || active && !(s.phase == Phase::Production && player.produced)
    }

    /// What the production of a good brings in each later decade.
    fn later_decade(&self, s: &State, player: &Player, good: Good, rivals: Rivals, weights: &Weights) -> Outlook {
        let rivals = rivals.later();
        let outlook = |factory: &Factory| {
            let market = self.market_of(s, player, good, factory, rivals.demand, weights);
            self.best_outlook(&market, &rivals, self.appeals(good, factory), player.shares, weights)
        };
        let mut factory = *player.factory(good);
        if Self::is_due(s, player, good) {
            factory.distribution = factory.distribution.saturating_sub(self.numbers.distribution_decay);
            factory.stock = 0;
        }
        let mut sure = outlook(&factory);
        if factory.face2 == 0 {
            let hoped = outlook(&Self::staffed(s, &factory));
            sure.profit += weights.potential * (hoped.profit - sure.profit).max(0.0);
            sure.rises += weights.potential * (hoped.rises - sure.rises).max(0.0);
        }
        sure
    }

    /// The factory with the worker cards it still lacks.
    fn staffed(s: &State, factory: &Factory) -> Factory {
        Factory { face1: factory.face1.max(if s.decade == 1 { 1 } else { 2 }), face2: factory.face2.max(1), ..*factory }
    }
}

impl Estimate for ArkwrightCard {
    type Weights = Weights;
    const LEVELS: Levels = Levels { easy_overlooks: 0.3, medium: 12, hard: 400, expert: 30_000, closer: (0, 0) };
    const HORIZON: usize = 5;
    const LOOK_AHEAD: LookAhead = LookAhead::Ends(10);

    fn estimate(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        let player = &s.players[seat];
        if player.out || s.decision == Decision::Over {
            return self.score_of(s, seat) as f32;
        }
        let shares = f32::from(player.shares);
        let decades = f32::from(3 - s.decade);
        let (mut cash, mut value) = (f32::from(player.money), f32::from(player.value));
        for good in player.open() {
            let rivals = self.rivals(s, seat, good);
            let soon = self.this_decade(s, seat, good, &rivals, weights);
            cash += soon.profit;
            value += soon.rises;
            if s.decade < 3 {
                let later = self.later_decade(s, player, good, rivals, weights);
                cash += later.profit * decades;
                value += later.rises * decades * weights.later_rise;
            }
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

    fn unplayed_rivals(&self, s: &State) -> Option<f32> {
        let left = 12.0 - Self::rounds_done(s);
        let expected = |automa: &Automa| (f32::from(automa.shares) + AUTOMA * left) * (f32::from(automa.value) + AUTOMA * left);
        let best = || s.automas.iter().map(expected).fold(f32::MIN, f32::max);
        self.is_solo().then(|| best() - SHORT * left * left)
    }

    fn doubt(&self, s: &State, weights: &Weights) -> f32 {
        let rounds = Self::rounds_done(s);
        weights.doubt * (1.0 - rounds / 13.0).max(0.05).sqrt()
    }
}
