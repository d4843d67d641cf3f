//! Scoring (section 8).

use crate::AgeOfIndustry;
use crate::state::{Decision, State};
use crate::things::{Industry, bits};
use std::cmp::Reverse;
use table::{Scores, Seat, Seats, Standing};

/// Victory points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Score {
    pub(crate) money: i32,
    pub(crate) industries: i32,
    /// What unpaid loans take away.
    pub(crate) loans: i32,
}

impl Score {
    pub(crate) fn total(self) -> i32 {
        self.money + self.industries - self.loans
    }
}

impl AgeOfIndustry {
    /// AI-932: what one end of a railway counts, for every railway that ends there (AI-R49); a bare region counts nothing (AI-R50).
    #[inline]
    fn end_income(&self, occupied: u64, location: usize) -> i32 {
        let numbers = &self.numbers.rail;
        let masks = &self.map().masks;
        if masks.villages >> location & 1 == 1 {
            return numbers.end_village;
        }
        let counters = (occupied & masks.spaces_at[location]).count_ones() as i32;
        counters * numbers.end_space + i32::from(masks.markets_at[location]) * numbers.end_market
    }

    /// AI-931: what a railway on this link pays at the end.
    pub(crate) fn link_income(&self, s: &State, link: usize) -> i32 {
        self.income_of(1 << link, s.occupied())
    }

    pub(crate) fn railway_income(&self, s: &State, seat: Seat) -> i32 {
        self.income_of(s.rails[seat], s.occupied())
    }

    /// What railways on these links pay if these spaces have counters.
    #[inline]
    fn income_of(&self, links: u64, occupied: u64) -> i32 {
        let of_end = |end: &u8| self.end_income(occupied, usize::from(*end));
        let of_ends = |link: usize| self.map().masks.ends[link].iter().map(of_end).sum::<i32>();
        bits(links).map(|link| self.numbers.rail.end_base + of_ends(link)).sum()
    }

    /// AI-933: as many as the money allows, by force (AI-R43).
    pub(crate) fn repayable_at_end(&self, cash: i32, loans: u32) -> u32 {
        loans.min((cash / self.numbers.loan.repay) as u32)
    }

    /// AI-935, AI-951: the levels of the own counters on the map.
    pub(crate) fn industry_points(&self, s: &State, seat: Seat) -> i32 {
        let points = |industry: Industry| {
            let own = bits(s.own[seat] & s.industry[industry.index()]);
            own.map(move |space| i32::from(self.numbers.figures(industry, s.level_at(space)).vp)).sum::<i32>()
        };
        Industry::ALL.into_iter().map(points).sum()
    }

    /// AI-934 to AI-936, after railways have paid and loans are repaid.
    pub(crate) fn final_score(&self, s: &State, seat: Seat) -> Score {
        let player = &s.players[seat];
        self.score_with(s, seat, player.cash, player.loans)
    }

    fn score_with(&self, s: &State, seat: Seat, cash: i32, loans: u32) -> Score {
        Score {
            money: cash / self.numbers.dollars_per_vp,
            industries: self.industry_points(s, seat),
            loans: loans as i32 * self.numbers.loan.unpaid_vp,
        }
    }

    /// The score if the game ended now.
    pub(crate) fn score_now(&self, s: &State, seat: Seat) -> Score {
        if s.decision == Decision::Over {
            return self.final_score(s, seat);
        }
        let player = &s.players[seat];
        let cash = player.cash + self.railway_income(s, seat);
        let repaid = self.repayable_at_end(cash, player.loans);
        self.score_with(s, seat, cash - repaid as i32 * self.numbers.loan.repay, player.loans - repaid)
    }

    pub(crate) fn stand(&self, s: &State) -> Standing {
        let scores: Scores = Seat::new(0).round(self.seats).map(|seat| self.score_now(s, seat).total()).collect();
        // AI-938, AI-R44: of equals the one earlier in the turn order is ahead.
        let merit = |seat: Seat, points: i32| (points, Reverse(s.order.iter().position(|other| *other == seat)));
        let best = Seat::new(0).round(self.seats).max_by_key(|seat| merit(*seat, scores[seat.number()]));
        let winners = (s.decision == Decision::Over).then(|| best.map_or(Seats::NONE, Seats::only));
        Standing::ranked(scores, winners, merit)
    }
}
