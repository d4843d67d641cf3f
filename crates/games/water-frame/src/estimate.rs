//! What a position is worth to a seat, for bots (12.2, 12.3).

use crate::WaterFrame;
use crate::state::{DECADES, Phase, SEATS, State};
use crate::things::Good;
use table::{Estimate, Levels, LookAhead, Seat};

table::weights! {
    /// What the estimate of Water Frame reckons with, in pounds.
    pub struct Weights {
        /// A development tile with the whole game before it.
        tile = 5.0,
        /// A grey marker with the whole game before it.
        grey = 4.0,
        /// How much more than those of later decades a factory's next sale counts.
        soon = 0.4,
        /// How much a sale in each of the next three decades counts.
        fading = 0.6,
        /// Steps on the share track beside those for sold goods, where anything is sold.
        bonus = 0.4,
        /// How much more a lack of money weighs than the shares it would buy.
        lack = 2.0,
        /// A contract not yet fulfilled.
        contract = 3.0,
        /// A marked factory.
        mark = 30.0,
        /// A loan.
        loan = 10.0,
        /// How far off the estimate is with the whole game to come.
        doubt = 80.0,
    }
}

impl WaterFrame {
    /// Goods this seat would sell against the present appeals, all rivals selling what they make (WF-18.4 to WF-18.7).
    fn sales_outlook(&self, s: &State, seat: Seat, good: Good) -> f32 {
        let made = self.output(s.players[seat].factory(good), good);
        if made == 0 {
            return 0.0;
        }
        let call = |seat: Seat| (self.appeal(s, seat, good), self.quality(s, seat, good));
        let own = call(seat);
        let importer = s.importer[good.index()];
        // The level from which each rival sells, one more for those called before the seat: by how much it exceeds a level, so often
        // the rival was called before the seat is called there; and what the rival has to sell.
        let mut rivals = [(0, 0); SEATS + 1];
        rivals[SEATS] = (i32::from(importer) + i32::from(importer > own.0), i32::MAX);
        let others = Seat::new(0).round(self.seats).filter(|other| *other != seat);
        for (rival, other) in rivals.iter_mut().zip(others) {
            let theirs = call(other);
            let goods = self.output(s.players[other].factory(good), good);
            *rival = (i32::from(theirs.0) + i32::from(theirs > own), i32::from(goods));
        }
        let demand = i32::from(self.demand(s, good));
        let fits = |sold: &u8| {
            let level = i32::from(own.0 - (sold - 1));
            let sold_by_rivals: i32 = rivals.iter().map(|(from, goods)| (from - level).clamp(0, *goods)).sum();
            sold_by_rivals + i32::from(*sold) <= demand
        };
        f32::from((1..=made.min(own.0)).rev().find(fits).unwrap_or(0))
    }
}

impl Estimate for WaterFrame {
    type Weights = Weights;
    const LEVELS: Levels = Levels { easy_overlooks: 0.35, medium: 8, hard: 60, expert: 12_000, closer: (0, 0) };
    const LOOK_AHEAD: LookAhead = LookAhead::Steps(8);
    const WORLDS: usize = 1;

    fn estimate(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        let player = &s.players[seat];
        if s.phase == Phase::Over {
            return if player.loans > 0 { -f32::from(player.loans) } else { self.portfolio(s, seat) as f32 };
        }
        let decades = (DECADES - usize::from(s.decade)) as f32;
        let mut cash = player.cash as f32;
        let mut space = f32::from(player.space);
        for good in player.standing() {
            let factory = player.factory(good);
            let sold = self.sales_outlook(s, seat, good);
            let income = sold * f32::from(factory.price);
            let cost = f32::from(self.factory_cost(s, seat, good, None));
            let still = if (good as u8) < s.cycle { decades - 1.0 } else { decades };
            let steps = sold.min(2.0) + if sold > 0.0 { weights.bonus } else { 0.0 };
            let times = still.min(3.0) * weights.fading + weights.soon * still.min(1.0);
            cash += (income - cost) * times;
            space += steps * times;
        }
        let left = decades / DECADES as f32;
        let tiles = player.owned.len() as f32 * weights.tile + player.grey.count_ones() as f32 * weights.grey;
        let space = space.clamp(1.0, 100.0);
        let value = |at: f32| f32::from(self.numbers.share_value(at as u8));
        let price = ((value(f32::from(player.space)) + value(space)) / 2.0).max(self.numbers.buy_floor.into());
        let owed = f32::from(player.loans) * f32::from(self.numbers.loan_repay);
        let free = cash - owed;
        let room = f32::from(self.numbers.shares - player.shares);
        let more = if free > 0.0 { (free / price).min(room) } else { weights.lack * free / price };
        let contracts: u8 = player.contracts.iter().sum();
        let marks = player.factories.iter().filter(|factory| factory.marked).count() as f32;
        (f32::from(player.shares) + more) * value(space) + tiles * left
            - f32::from(contracts) * weights.contract
            - marks * weights.mark
            - f32::from(player.loans) * weights.loan
    }

    fn doubt(&self, s: &State, weights: &Weights) -> f32 {
        let decades = (DECADES - usize::from(s.decade)) as f32 + 1.0 - f32::from(s.cycle) / 4.0;
        weights.doubt * (decades / DECADES as f32).max(0.05).sqrt()
    }
}
