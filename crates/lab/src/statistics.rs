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

/// The mean of the values, by the normal approximation. Of one value no interval can be told, and of none no mean: they are not numbers.
pub fn mean_interval(values: impl Iterator<Item = f64>) -> Interval {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for value in values {
        count += 1.0;
        let delta = value - mean;
        mean += delta / count;
        squares += delta * (value - mean);
    }
    let half = if count > 1.0 { Z * (squares / (count - 1.0) / count).sqrt() } else { f64::NAN };
    let mean = if count > 0.0 { mean } else { f64::NAN };
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

/// A share found in blocks of games that belong together, by Wilson's interval for as many independent games as would scatter
/// as the blocks do. Blocks that do not scatter count as one game each, so that a clean sweep is not taken for certainty.
pub fn block_interval(shares: &[f64]) -> Interval {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count.max(1.0);
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let worth = if variance > 1e-12 { mean * (1.0 - mean) / variance * count } else { count };
    share_interval(mean * worth, worth)
}

/// The interval that holds the middle 95 % of some values, around a figure found otherwise.
pub fn middle_interval(value: f64, mut values: Vec<f64>) -> Interval {
    values.sort_by(f64::total_cmp);
    let at = |share: f64| values.get(((values.len() as f64 - 1.0) * share).round() as usize).copied().unwrap_or(value);
    Interval { value, low: at(0.025).min(value), high: at(0.975).max(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_agree_with_known_values() {
        let mean = mean_interval([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter());
        assert!((mean.value - 5.0).abs() < 1e-9);
        assert!((mean.high - mean.value - 1.4815).abs() < 1e-3);
        let one = mean_interval([2.0].into_iter());
        assert!(one.value == 2.0 && one.low.is_nan() && one.high.is_nan());
        assert!(mean_interval(std::iter::empty()).value.is_nan());
        let share = share_interval(8.0, 10.0);
        assert!((share.low - 0.4902).abs() < 1e-3 && (share.high - 0.9433).abs() < 1e-3);
    }

    #[test]
    fn blocks_that_scatter_like_games_are_worth_as_many() {
        let singles: Vec<f64> = (0..100).map(|block| f64::from(u8::from(block < 80))).collect();
        let (blocks, games) = (block_interval(&singles), share_interval(80.0, 100.0));
        assert!((blocks.low - games.low).abs() < 2e-3 && (blocks.high - games.high).abs() < 2e-3);
        let halves = [0.5, 1.0].repeat(50);
        assert!(block_interval(&halves).low > share_interval(75.0, 100.0).low, "paired deals scatter less");
        let sweep = block_interval(&[1.0; 20]);
        assert!(sweep.value == 1.0 && sweep.low < 0.9 && sweep.high == 1.0);
        assert_eq!(block_interval(&[]), Interval { value: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn the_middle_of_many_values() {
        let values = (0..=200).rev().map(f64::from).collect();
        assert_eq!(middle_interval(100.0, values), Interval { value: 100.0, low: 5.0, high: 195.0 });
        assert_eq!(middle_interval(1.0, Vec::new()), Interval { value: 1.0, low: 1.0, high: 1.0 });
    }
}
