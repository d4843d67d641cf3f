//! What a position is worth to a seat, for bots (section 12).

use crate::AgeOfIndustry;
use crate::sheet::Counter;
use crate::state::{Decision, State};
use crate::things::{Industry, bits};
use table::{Estimate, Levels, Seat};

table::weights! {
    /// What the estimate of Age of Industry reckons with.
    pub struct Weights {
        /// How likely a mill or factory with an outlet in reach sells before the end, with time enough.
        seller_with_outlet = 0.95,
        /// How likely one without an outlet does.
        seller = 0.46,
        /// How likely a mine or works with all its cubes is emptied.
        source = 0.15,
        /// How likely a port or a ship is used.
        harbour = 0.77,
        /// What a card in hand brings by what can be built with it, in victory points.
        card = 0.77,
        /// How many cards of a hand are played.
        cards_played = 1.6,
        /// How much less the counter after the next one is worth today.
        patience = 0.38,
        /// How much of what the display still holds a player comes to build.
        display = 0.12,
        /// Dollars by which a player's debt shrinks in a round.
        repaid = 1.1,
        /// How much of the income to come already counts against the debt.
        foreseen = 0.36,
        /// How many of the free spaces at the ends of a railway are filled by the end.
        filled = 0.5,
        /// Rounds that make a game long enough for everything above.
        long = 11.0,
        /// Cards a seat takes from the deck in a round.
        drawn = 1.07,
        /// How often the income of a counter on the display counts beside what it costs.
        income = 2.7,
        /// What a cube for it costs, in dollars.
        cube = 3.2,
        /// How far off the estimate is with the whole game to come, in victory points.
        doubt = 8.0,
    }
}

impl AgeOfIndustry {
    /// How many rounds may still come: a turn takes about one card.
    fn rounds_left(&self, s: &State, weights: &Weights) -> f32 {
        let hands = s.players.0[..self.seats].iter().map(|player| player.hand.size());
        let shortest = hands.min().unwrap_or(0);
        1.0 + s.deck.size() as f32 / (weights.drawn * self.seats as f32) + shortest as f32 * 0.5
    }

    /// Victory points a counter brings once it is built: its own, and what its income leaves after its cost.
    fn gain_of(&self, counter: &Counter, weights: &Weights) -> f32 {
        if !counter.buildable {
            return 0.0;
        }
        let cubes = f32::from(counter.needs[0] + counter.needs[1]);
        let money = weights.income * f32::from(counter.income) - f32::from(counter.cost) - weights.cube * cubes;
        (f32::from(counter.vp) + money / self.numbers.dollars_per_vp as f32).max(0.0)
    }

    /// What the counters on the display promise, the nearest most.
    fn display_worth(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        let mut worth = 0.0;
        for industry in Industry::ALL {
            if industry == Industry::Ship && !self.map().has_ships() {
                continue;
            }
            let mut weight = 1.0;
            for place in s.players[seat].gone[industry.index()]..self.numbers.counters[industry.index()] {
                worth += weight * self.numbers.counter(industry, place).map_or(0.0, |counter| self.gain_of(counter, weights));
                weight *= weights.patience;
            }
        }
        worth
    }

    /// Money that open counters will bring.
    fn income_to_come(&self, s: &State, seat: Seat, time: f32, weights: &Weights) -> f32 {
        let with_outlet = self.sellers_among(s, self.open_sellers(s, seat));
        let mut money = 0.0;
        for space in bits(s.own[seat] & !s.flipped) {
            let Some(industry) = s.industry_at(space) else { continue };
            let figures = self.numbers.figures(industry, s.level_at(space));
            let chance = match industry {
                Industry::Cotton | Industry::Factory if with_outlet >> space & 1 == 1 => {
                    weights.seller_with_outlet * (0.5 + 0.5 * time)
                }
                Industry::Cotton | Industry::Factory => weights.seller * time,
                Industry::Coal | Industry::Iron => {
                    let used = 1.0 - f32::from(s.cubes_at(space)) / f32::from(figures.cubes.max(1));
                    (weights.source + (1.0 - weights.source) * used) * time
                }
                Industry::Port | Industry::Ship => weights.harbour * time,
            };
            money += chance * f32::from(figures.income);
        }
        money
    }

    /// What the loans will have cost: to repay them, and interest until then.
    fn debt_cost(&self, s: &State, seat: Seat, coming: f32, rounds: f32, weights: &Weights) -> f32 {
        let player = &s.players[seat];
        let loans = player.loans as f32;
        let owed = loans * self.numbers.loan.repay as f32;
        let debt = (owed - player.cash as f32 - weights.foreseen * coming).max(0.0);
        owed + loans * self.numbers.loan.interest as f32 * (debt / weights.repaid).min(rounds)
    }

    /// What railways will pay once more spaces at their ends are filled.
    fn railways_to_come(&self, s: &State, seat: Seat, time: f32, weights: &Weights) -> f32 {
        let free = self.map().masks.spaces & !s.occupied();
        let at_ends = bits(s.rails[seat]).flat_map(|link| self.map().masks.ends[link]);
        let spaces: u32 = at_ends.map(|end| (free & self.map().masks.spaces_at[usize::from(end)]).count_ones()).sum();
        spaces as f32 * self.numbers.rail.end_space as f32 * weights.filled * time
    }
}

impl Estimate for AgeOfIndustry {
    type Weights = Weights;
    const LEVELS: Levels = Levels { easy_overlooks: 0.5, medium: 25, hard: 200, expert: 2000 };
    const LOOK_AHEAD: usize = 6;

    fn estimate(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        if s.decision == Decision::Over {
            return self.final_score(s, seat).total() as f32;
        }
        let player = &s.players[seat];
        let rounds = self.rounds_left(s, weights);
        let time = (rounds / weights.long).min(1.0);
        let coming = self.income_to_come(s, seat, time, weights);
        let cash = (player.cash + self.railway_income(s, seat)) as f32;
        let money =
            cash + coming + self.railways_to_come(s, seat, time, weights) - self.debt_cost(s, seat, coming, rounds, weights);
        let per_vp = self.numbers.dollars_per_vp as f32;
        // AI-936: what is missing at the end is loans unpaid, which weigh more than their money.
        let loan = &self.numbers.loan;
        let short = loan.unpaid_vp as f32 * per_vp / loan.repay as f32;
        let money = if money < 0.0 { money * short.max(1.0) } else { money };
        let cards = (player.hand.size() as f32).min(weights.cards_played) * weights.card;
        money / per_vp
            + self.industry_points(s, seat) as f32
            + (cards + self.display_worth(s, seat, weights) * weights.display) * time
    }

    fn doubt(&self, s: &State, weights: &Weights) -> f32 {
        let time = (self.rounds_left(s, weights) / weights.long).min(1.0);
        weights.doubt * time.sqrt()
    }
}
