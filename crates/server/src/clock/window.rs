//! A part of each day.

use super::{DAY, MINUTE};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How many minutes a day has.
const MINUTES: i64 = DAY / MINUTE;
/// The offsets from UTC that exist.
const OFFSETS: std::ops::RangeInclusive<i64> = -12 * 60..=14 * 60;

/// A part of each day in which clocks run; at other times they stand still.
///
/// The offset is a number and not a place: a window does not move when a country changes its clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// The minute of the day in which it opens, from 0 to 1439.
    pub from: i64,
    /// The minute of the day in which it closes, up to 1440; before `from`, it is open over midnight.
    pub to: i64,
    /// Minutes by which the day begins earlier than in UTC: 60 for UTC+1.
    pub offset: i64,
}

impl Window {
    pub(super) fn check(&self) -> Result<(), &'static str> {
        let is_some_time = (0..MINUTES).contains(&self.from) && (0..=MINUTES).contains(&self.to) && self.from != self.to;
        if !is_some_time {
            return Err("pace-window");
        }
        if !OFFSETS.contains(&self.offset) {
            return Err("pace-offset");
        }
        Ok(())
    }

    /// For how long it is open between two moments.
    pub(super) fn open_between(&self, from: i64, to: i64) -> i64 {
        clamp(self.open_until(from).abs_diff(self.open_until(to)) as i128)
    }

    /// The first moment at which it has been open for so long since another one.
    pub(super) fn after(&self, from: i64, open: i64) -> i64 {
        if open <= 0 {
            return from;
        }
        let wanted = self.open_until(from) + i128::from(open);
        // The last millisecond that is needed tells the day; a window that is just used up belongs to the day it was open on.
        let day = (wanted - 1).div_euclid(self.open_a_day());
        let part = wanted - day * self.open_a_day();
        let (from, to) = (self.opens(), self.closes());
        let of_day = match from < to {
            true => from + part,
            false if part <= to => part,
            false => from + part - to,
        };
        clamp(day * i128::from(DAY) + of_day - self.shift())
    }

    /// For how long it has been open since the first day of 1970: what lies between two moments is a difference of two.
    fn open_until(&self, moment: i64) -> i128 {
        let local = i128::from(moment) + self.shift();
        let (day, of_day) = (local.div_euclid(i128::from(DAY)), local.rem_euclid(i128::from(DAY)));
        let (from, to) = (self.opens(), self.closes());
        let today = match from < to {
            true => of_day.clamp(from, to) - from,
            false => of_day.min(to) + (of_day - from).max(0),
        };
        day * self.open_a_day() + today
    }

    pub(super) fn open_a_day(&self) -> i128 {
        let open = self.closes() - self.opens();
        if open > 0 { open } else { open + i128::from(DAY) }
    }

    fn opens(&self) -> i128 {
        i128::from(self.from) * i128::from(MINUTE)
    }

    fn closes(&self) -> i128 {
        i128::from(self.to) * i128::from(MINUTE)
    }

    fn shift(&self) -> i128 {
        i128::from(self.offset) * i128::from(MINUTE)
    }
}

fn clamp(moment: i128) -> i64 {
    moment.clamp(i64::MIN.into(), i64::MAX.into()) as i64
}
