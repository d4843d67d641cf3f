//! How long people may think. Pure: every moment is told, in milliseconds since 1970.
//!
//! A [`Pace`] is what a table agreed on; [`Clocks`] are its clocks, folded from the moments at which seats became due.

mod window;

#[cfg(test)]
mod tests;

pub use window::Window;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The least and the most time for a whole game.
const BASE: std::ops::RangeInclusive<i64> = MINUTE..=366 * DAY;
/// The least and the most time added after a turn.
const INCREMENT: std::ops::RangeInclusive<i64> = 0..=31 * DAY;
/// From here on people play over days.
const SLOW: i64 = DAY;

/// How fast a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// Everybody takes the time it takes.
    #[default]
    None,
    /// Each seat has a clock.
    Clock(Allowance),
}

/// The time that each seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Allowance {
    /// Milliseconds for the whole game.
    pub base: i64,
    /// Milliseconds added after each turn.
    #[serde(default)]
    pub increment: i64,
    /// The part of the day in which clocks run; the whole day if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
    /// What happens to a seat without time.
    #[serde(default)]
    pub when_out: WhenOut,
}

/// What happens to a seat whose clock has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WhenOut {
    /// A bot plays this turn.
    #[default]
    BotTurn,
    /// A bot takes the seat.
    BotSeat,
    /// Everybody waits.
    Wait,
}

impl Pace {
    /// The one that is kept with a table.
    pub fn kept(pace: &str) -> Self {
        serde_json::from_str(pace).unwrap_or_default()
    }

    /// As it is kept with a table.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a pace is JSON")
    }

    /// Whether it is one that a table may have; otherwise the code of the problem.
    pub fn check(&self) -> Result<(), &'static str> {
        let Pace::Clock(allowance) = self else { return Ok(()) };
        if !BASE.contains(&allowance.base) {
            return Err("pace-base");
        }
        if !INCREMENT.contains(&allowance.increment) {
            return Err("pace-increment");
        }
        allowance.window.map_or(Ok(()), |window| window.check())
    }
}

impl Allowance {
    /// What a seat has again after its clock ran out and its turn was played for it: one increment, but at least a minute,
    /// or an hour where people play over days. Without it the clock would run out again as soon as the next turn comes.
    fn after_out(&self) -> i64 {
        self.increment.max(if self.base < SLOW { MINUTE } else { HOUR })
    }

    /// For how long clocks run between two moments.
    fn running(&self, from: i64, to: i64) -> i64 {
        match &self.window {
            Some(window) => window.open_between(from, to),
            None => to.saturating_sub(from),
        }
    }

    /// The moment at which a clock has run for so long.
    fn after(&self, from: i64, running: i64) -> i64 {
        match &self.window {
            Some(window) => window.after(from, running),
            None => from.saturating_add(running),
        }
    }
}

/// The clocks of a table, one per seat: several run at once while several seats must decide.
///
/// Moments must be told in order; one that lies before an earlier one counts as that earlier one, so that a computer's
/// clock that is set back gives nobody time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    allowance: Option<Allowance>,
    /// The last moment that was told: what the seats have left is true for it.
    at: i64,
    seats: Vec<Clock>,
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Clock {
    left: i64,
    /// Whether the seat must decide.
    due: bool,
    /// Whether nobody sits there who has a clock.
    unattended: bool,
    /// Whether its time ran out in this turn: it stands still until the turn is over.
    out: bool,
}

impl Clocks {
    /// Clocks that stand still, with the whole time on them. A pace that [`Pace::check`] refuses counts as none.
    pub fn new(pace: &Pace, seats: usize) -> Self {
        let allowance = match pace {
            Pace::Clock(allowance) if pace.check().is_ok() => Some(*allowance),
            _ => None,
        };
        let left = allowance.map_or(0, |allowance| allowance.base);
        Self { allowance, at: i64::MIN, seats: vec![Clock { left, due: false, unattended: false, out: false }; seats] }
    }

    /// From this moment exactly these seats must decide.
    ///
    /// A seat that was due and stays due goes on. One that was due and no longer is has ended its turn and gets the increment,
    /// unless it was played for somebody who was away; if its time ran out in this turn it gets a fresh small allowance instead
    /// (see [`Clocks::ran_out`]).
    pub fn due(&mut self, at: i64, seats: &[usize]) {
        self.go_on(at);
        let Some(allowance) = self.allowance else { return };
        for (seat, clock) in self.seats.iter_mut().enumerate() {
            let due = seats.contains(&seat);
            if !due && clock.out {
                clock.left = allowance.after_out();
                clock.out = false;
            } else if !due && clock.due && !clock.unattended {
                clock.left = clock.left.saturating_add(allowance.increment);
            }
            clock.due = due;
        }
    }

    /// From this moment a person sits at a seat, or nobody who has a clock: a bot has none. Meanwhile the clock stands still, and
    /// whatever happened to it in this turn is remembered, so that leaving and coming back earns nothing.
    pub fn attend(&mut self, at: i64, seat: usize, by_person: bool) {
        self.go_on(at);
        if let Some(clock) = self.seats.get_mut(seat) {
            clock.unattended = !by_person;
        }
    }

    /// Stops all clocks; nobody gets an increment. [`Clocks::due`] lets them run again, for the same seats or others: that is
    /// how a table waits, and how moves are taken back.
    pub fn pause(&mut self, at: i64) {
        self.go_on(at);
        self.seats.iter_mut().for_each(|clock| clock.due = false);
    }

    /// The clock of a seat ran out, and what the table chose for that happens now. The clock stands still at zero for the rest
    /// of the turn; then the seat has one increment again, but at least a minute (an hour where the whole game has a day or
    /// more), so that it does not run out again at once.
    pub fn ran_out(&mut self, at: i64, seat: usize) {
        self.go_on(at);
        if self.allowance.is_some()
            && let Some(clock) = self.seats.get_mut(seat)
        {
            clock.left = 0;
            clock.out = true;
        }
    }

    /// What a seat has left, never below zero; none without clocks or such a seat.
    pub fn left(&self, seat: usize, now: i64) -> Option<i64> {
        let allowance = self.allowance?;
        self.seats.get(seat).map(|clock| clock.left_at(&allowance, self.at, now))
    }

    /// When the first of the clocks that run reaches zero; none where none runs, or where everybody waits then.
    pub fn deadline(&self) -> Option<i64> {
        let allowance = self.allowance.filter(|allowance| allowance.when_out != WhenOut::Wait)?;
        self.running().map(|(_, clock)| allowance.after(self.at, clock.left)).min()
    }

    /// The seats whose clocks have reached zero by now and that [`Clocks::ran_out`] was not yet told of.
    pub fn out_of_time(&self, now: i64) -> Vec<usize> {
        let Some(allowance) = self.allowance else { return Vec::new() };
        self.running().filter(|(_, clock)| clock.left_at(&allowance, self.at, now) == 0).map(|(seat, _)| seat).collect()
    }

    fn running(&self) -> impl Iterator<Item = (usize, &Clock)> {
        self.seats.iter().enumerate().filter(|(_, clock)| clock.runs())
    }

    /// Takes off what was used until this moment.
    fn go_on(&mut self, at: i64) {
        if let Some(allowance) = self.allowance {
            for clock in &mut self.seats {
                clock.left = clock.left_at(&allowance, self.at, at);
            }
        }
        self.at = self.at.max(at);
    }
}

impl Clock {
    fn runs(&self) -> bool {
        self.due && !self.unattended && !self.out
    }

    fn left_at(&self, allowance: &Allowance, since: i64, now: i64) -> i64 {
        let used = if self.runs() && now > since { allowance.running(since, now) } else { 0 };
        self.left.saturating_sub(used).max(0)
    }
}
