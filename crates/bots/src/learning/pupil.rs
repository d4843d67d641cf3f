//! A net that learns from examples, by following slopes (Adam).

use super::Example;
use table::{Net, Rng};

/// Examples that are looked at for one step.
const BATCH: usize = 2048;
/// A step's examples are shared out so, whatever the number of threads: sums in another order would differ.
const PARTS: usize = 16;
/// How much of the slope and of its square is remembered from step to step.
const SLOPE: f32 = 0.9;
const SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;
/// The least a feature is taken to scatter.
const SCATTER: f32 = 0.05;

/// A net in the making. Its features are brought to one scale, so that none learns faster than the others.
pub struct Pupil {
    net: Net,
    scale: Vec<f32>,
    slope: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Pupil {
    /// One who knows nothing yet, with the scales of these examples.
    pub fn fresh(features: usize, examples: &[Example], rng: &mut Rng) -> Self {
        const STEPS: u32 = 1 << 20;
        Self::scaled(Net::fresh(features, || rng.below(STEPS) as f32 / STEPS as f32), examples)
    }

    /// Goes on with a net, with the scales of these examples.
    pub fn new(net: Net, examples: &[Example]) -> Self {
        let mut pupil = Self::scaled(net, examples);
        let rows = pupil.net.rows_mut().zip(&pupil.scale);
        rows.for_each(|(row, scale)| row.iter_mut().for_each(|figure| *figure /= scale));
        pupil
    }

    fn scaled(mut net: Net, examples: &[Example]) -> Self {
        let mut sums = vec![(0.0_f64, 0.0_f64); net.features()];
        for (feature, count) in examples.iter().flat_map(|example| &example.features) {
            let count = f64::from(*count);
            let sum = &mut sums[usize::from(*feature)];
            *sum = (sum.0 + count, sum.1 + count * count);
        }
        let count = examples.len().max(1) as f64;
        let scatter = |(sum, squares): (f64, f64)| (squares / count - (sum / count).powi(2)).max(0.0).sqrt() as f32;
        let scale: Vec<f32> = sums.into_iter().map(|sums| 1.0 / (scatter(sums) + SCATTER)).collect();
        let figures = net.figures_mut().len();
        Self { net, scale, slope: vec![0.0; figures], square: vec![0.0; figures], steps: 0 }
    }

    /// The net as it is now.
    pub fn net(&self) -> Net {
        let mut net = self.net.clone();
        net.rows_mut().zip(&self.scale).for_each(|(row, scale)| row.iter_mut().for_each(|figure| *figure *= scale));
        net.exact()
    }

    /// Goes once over all examples in random order, at a pace that falls from the first to the second figure.
    ///
    /// The mean square of what is still wrong, as it was met on the way.
    pub fn study(&mut self, examples: &[Example], pace: (f32, f32), threads: usize, rng: &mut Rng) -> f64 {
        let mut order: Vec<u32> = (0..examples.len() as u32).collect();
        for place in (1..order.len()).rev() {
            order.swap(place, rng.below(place as u32 + 1) as usize);
        }
        let batches = order.len().div_ceil(BATCH);
        let mut wrong = 0.0;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            let (slopes, squares) = self.slopes(examples, batch, threads);
            wrong += squares;
            self.step(&slopes, pace.0 + (pace.1 - pace.0) * number as f32 / batches as f32);
        }
        wrong / examples.len().max(1) as f64
    }

    /// How the mean square of what is wrong follows each figure, and its sum.
    fn slopes(&self, examples: &[Example], batch: &[u32], threads: usize) -> (Vec<f32>, f64) {
        let part = |part: &[u32]| {
            let mut slopes = vec![0.0; self.slope.len()];
            let mut squares = 0.0;
            for place in part {
                let example = &examples[*place as usize];
                let features = || {
                    let scaled = |(feature, count): &(u8, u8)| {
                        let feature = usize::from(*feature);
                        (feature, f32::from(*count) * self.scale[feature])
                    };
                    example.features.iter().map(scaled)
                };
                let passage = self.net.pass(features());
                let wrong = passage.value - example.more;
                squares += f64::from(wrong) * f64::from(wrong);
                self.net.slopes(features(), &passage, wrong / batch.len() as f32, &mut slopes);
            }
            (slopes, squares)
        };
        let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
        let done: Vec<(Vec<f32>, f64)> = if threads < 2 {
            parts.into_iter().map(part).collect()
        } else {
            std::thread::scope(|scope| {
                let shares = parts.chunks(parts.len().div_ceil(threads));
                let work = shares.map(|parts| scope.spawn(|| parts.iter().map(|examples| part(examples)).collect::<Vec<_>>()));
                let work: Vec<_> = work.collect();
                work.into_iter().flat_map(|thread| thread.join().expect("sums do not fail")).collect()
            })
        };
        let mut done = done.into_iter();
        let mut sum = done.next().expect("a batch has examples");
        for (slopes, squares) in done {
            sum.0.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
            sum.1 += squares;
        }
        sum
    }

    fn step(&mut self, slopes: &[f32], pace: f32) {
        self.steps += 1;
        let (slope_seen, square_seen) = (1.0 - SLOPE.powi(self.steps), 1.0 - SQUARE.powi(self.steps));
        let remembered = self.slope.iter_mut().zip(&mut self.square).zip(slopes);
        for (figure, ((slope, square), now)) in self.net.figures_mut().iter_mut().zip(remembered) {
            *slope = SLOPE * *slope + (1.0 - SLOPE) * now;
            *square = SQUARE * *square + (1.0 - SQUARE) * now * now;
            *figure -= pace * (*slope / slope_seen) / ((*square / square_seen).sqrt() + TINY);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::MOST_FEATURES;

    fn examples(count: u32) -> Vec<Example> {
        let mut rng = Rng::new(5);
        let example = |_| {
            let (a, b) = (rng.below(4) as u8, rng.below(40) as u8);
            let features = [(0, a), (1, b)].into_iter().filter(|(_, count)| *count > 0).collect();
            Example { features, more: f32::from(a) * 2.0 - f32::from(b.min(20)) / 2.0 }
        };
        (0..count).map(example).collect()
    }

    fn pupil(examples: &[Example]) -> Pupil {
        Pupil::fresh(2, examples, &mut Rng::new(1))
    }

    #[test]
    fn a_pupil_learns_what_its_examples_have_in_common() {
        let examples = examples(20_000);
        let mut pupil = pupil(&examples);
        let mut rng = Rng::new(2);
        let first = pupil.study(&examples, (3e-3, 3e-3), 2, &mut rng);
        let last = (0..29).map(|_| pupil.study(&examples, (3e-3, 1e-3), 2, &mut rng)).last().expect("several");
        assert!(last < 0.5 && last < first / 4.0, "{first} {last}");
        let net = pupil.net();
        let mut features = [0; MOST_FEATURES];
        features[..2].copy_from_slice(&[3, 30]);
        let says = net.value(&mut net.sums(), &features);
        assert!((says + 4.0).abs() < 0.8, "{says}");
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let examples = examples(3_000);
        let learned = |threads| {
            let mut pupil = pupil(&examples);
            pupil.study(&examples, (3e-3, 1e-3), threads, &mut Rng::new(2));
            pupil.net()
        };
        assert_eq!(learned(1), learned(3));
    }
}
