//! Means and shares with their 95 % intervals.

use serde::Serialize;

/// A figure and the interval it lies in with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The figure.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The standard normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_964;

/// The mean of the values, by the normal approximation.
pub fn mean_interval(values: impl Iterator<Item = f64>) -> Interval {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for value in values {
        count += 1.0;
        let delta = value - mean;
        mean += delta / count;
        squares += delta * (value - mean);
    }
    let half = if count > 1.0 { Z * (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
    Interval { value: mean, low: mean - half, high: mean + half }
}

/// A share of `count` games, by Wilson's interval; `successes` may have parts, where a victory is shared.
pub fn share_interval(successes: f64, count: f64) -> Interval {
    if count == 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    // An empty sum is -0.0.
    let share = successes.max(0.0) / count;
    let z2 = Z * Z;
    let centre = (share + z2 / (2.0 * count)) / (1.0 + z2 / count);
    let half = Z / (1.0 + z2 / count) * (share * (1.0 - share) / count + z2 / (4.0 * count * count)).sqrt();
    Interval { value: share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_agree_with_known_values() {
        let mean = mean_interval([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter());
        assert!((mean.value - 5.0).abs() < 1e-9);
        assert!((mean.high - mean.value - 1.4815).abs() < 1e-3);
        let share = share_interval(8.0, 10.0);
        assert!((share.low - 0.4902).abs() < 1e-3 && (share.high - 0.9433).abs() < 1e-3);
    }
}
