//! What a position is worth to a seat, for bots (section 12).

use crate::AgeOfIndustry;
use crate::state::{Decision, State};
use crate::things::{Industry, bits};
use table::{Estimate, Seat};

impl AgeOfIndustry {
    /// How many rounds may still come: every action takes a card from the deck or costs one, roughly one a turn.
    fn rounds_left(&self, s: &State) -> f32 {
        let cards = s.deck.size() as f32;
        let hands: u32 = s.players.0[..self.seats].iter().map(|player| player.hand.size()).min().unwrap_or(0);
        1.0 + cards / (1.1 * self.seats as f32) + hands as f32 * 0.5
    }
}

impl Estimate for AgeOfIndustry {
    const LOOK_AHEAD: usize = 6;

    fn estimate(&self, s: &State, seat: Seat) -> f32 {
        if s.decision == Decision::Over {
            return self.final_score(s, seat).total() as f32;
        }
        let player = &s.players[seat];
        let rounds = self.rounds_left(s);
        let late = (rounds / 6.0).min(1.0);
        let per_vp = self.numbers.dollars_per_vp as f32;
        let loan = &self.numbers.loan;
        let mut money = (player.cash + self.railway_income(s, seat)) as f32;
        money -= player.loans as f32 * (loan.repay as f32 + loan.interest as f32 * rounds * 0.6);
        let outlets = self.sellers_among(s, self.open_sellers(s, seat));
        for space in bits(s.own[seat] & !s.flipped) {
            let Some(industry) = s.industry_at(space) else { continue };
            let figures = self.numbers.figures(industry, s.level_at(space));
            let chance = match industry {
                Industry::Cotton | Industry::Factory if outlets >> space & 1 == 1 => 0.85,
                Industry::Cotton | Industry::Factory => 0.5 * late,
                Industry::Coal | Industry::Iron => {
                    let used = 1.0 - f32::from(s.cubes_at(space)) / f32::from(figures.cubes.max(1));
                    0.35 * late + 0.6 * used
                }
                Industry::Port | Industry::Ship => 0.6 * late,
            };
            money += chance * f32::from(figures.income);
        }
        let cards = player.hand.size() as f32 * 0.5 * late;
        money / per_vp + self.industry_points(s, seat) as f32 + cards
    }
}
