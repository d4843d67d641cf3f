//! A small net that self-play teaches: what an estimate overlooks, from a few facts of a position.

/// How many facts of a position a net may look at.
pub const MOST_FEATURES: usize = 256;

/// The first layer, and the second.
const WIDE: usize = 128;
const NARROW: usize = 32;
/// The figures of the first layer are whole multiples of one in so many: their sums are exact, whatever the order.
const PARTS: f32 = 4096.0;
/// The largest of them.
const LARGEST: f32 = 8.0;

/// Two layers of sums that count only above zero, and their sum.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    features: usize,
    figures: Vec<f32>,
}

/// Where the layers stand among the figures of a net.
struct Layout {
    first: usize,
    second: usize,
    last: usize,
    end: usize,
}

impl Layout {
    fn of(features: usize) -> Self {
        let first = features * WIDE;
        let second = first + WIDE + WIDE * NARROW;
        let last = second + NARROW + NARROW;
        Self { first, second, last, end: last + 1 }
    }
}

/// The figures of a net, layer by layer: for each input a row, then what is added.
struct Layers<'a> {
    first: &'a [[f32; WIDE]],
    first_more: &'a [f32; WIDE],
    second: &'a [[f32; NARROW]],
    second_more: &'a [f32; NARROW],
    last: &'a [f32; NARROW],
    last_more: f32,
}

/// The features of a position, and the first sums they make: those of a similar position are soon made from them.
#[derive(Clone, Debug)]
pub struct Sums {
    features: [u8; MOST_FEATURES],
    wide: [f32; WIDE],
}

/// What came of a position on its way through a net.
#[derive(Clone, Copy, Debug)]
pub struct Passage {
    wide: [f32; WIDE],
    narrow: [f32; NARROW],
    /// What the net says.
    pub value: f32,
}

impl Layers<'_> {
    /// The second sums. Not inlined: beside what is made of them they would be reckoned one by one.
    #[inline(never)]
    fn narrow(&self, wide: &[f32; WIDE]) -> [f32; NARROW] {
        let mut narrow = *self.second_more;
        for (input, row) in wide.iter().zip(self.second) {
            if *input > 0.0 {
                narrow.iter_mut().zip(row).for_each(|(sum, figure)| *sum += input * figure);
            }
        }
        narrow
    }

    fn value(&self, narrow: &[f32; NARROW]) -> f32 {
        narrow.iter().zip(self.last).map(|(input, figure)| input.max(0.0) * figure).sum::<f32>() + self.last_more
    }
}

impl Net {
    /// A net that knows nothing yet: small figures from this source of numbers between 0 and 1.
    pub fn fresh(features: usize, mut random: impl FnMut() -> f32) -> Self {
        let layout = Layout::of(features);
        let mut figures = vec![0.0; layout.end];
        let mut spread = |figures: &mut [f32], inputs: usize| {
            let reach = (6.0 / inputs as f32).sqrt();
            figures.iter_mut().for_each(|figure| *figure = (2.0 * random() - 1.0) * reach);
        };
        spread(&mut figures[..layout.first], features);
        spread(&mut figures[layout.first + WIDE..layout.second], WIDE);
        Self { features, figures }
    }

    /// The net written in these bytes, if they are one for so many features.
    pub fn from_bytes(features: usize, bytes: &[u8]) -> Option<Self> {
        let (figures, rest) = bytes.as_chunks::<4>();
        let figures: Vec<f32> = figures.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        let fits =
            rest.is_empty() && figures.len() == Layout::of(features).end && figures.iter().all(|figure| figure.is_finite());
        fits.then(|| Self { features, figures }.exact())
    }

    /// The same, but for the figures of the first layer, which become such that their sums are exact.
    pub fn exact(mut self) -> Self {
        let rounded = |figure: f32| (figure.clamp(-LARGEST, LARGEST) * PARTS).round() / PARTS;
        let first = Layout::of(self.features).first + WIDE;
        self.figures[..first].iter_mut().for_each(|figure| *figure = rounded(*figure));
        self
    }

    /// All its figures, four bytes each, the lowest first.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.figures.iter().flat_map(|figure| figure.to_le_bytes()).collect()
    }

    /// How many features it looks at.
    pub fn features(&self) -> usize {
        self.features
    }

    /// All its figures; the rows of the features come first, each of the same length.
    pub fn figures_mut(&mut self) -> &mut [f32] {
        &mut self.figures
    }

    /// The figures that belong to each feature.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let first = Layout::of(self.features).first;
        self.figures[..first].chunks_exact_mut(WIDE)
    }

    fn layers(&self) -> Layers<'_> {
        let layout = Layout::of(self.features);
        let (first_more, second) = self.figures[layout.first..layout.second].split_at(WIDE);
        let (second_more, last) = self.figures[layout.second..layout.last].split_at(NARROW);
        Layers {
            first: self.figures[..layout.first].as_chunks().0,
            first_more: first_more.try_into().expect("one for each sum"),
            second: second.as_chunks().0,
            second_more: second_more.try_into().expect("one for each sum"),
            last: last.try_into().expect("one for each sum"),
            last_more: self.figures[layout.last],
        }
    }

    /// The sums of a position without features.
    pub fn sums(&self) -> Sums {
        Sums { features: [0; MOST_FEATURES], wide: *self.layers().first_more }
    }

    /// What it says to these features; the sums become theirs.
    pub fn value(&self, sums: &mut Sums, features: &[u8; MOST_FEATURES]) -> f32 {
        const TOGETHER: usize = 16;
        let layers = self.layers();
        let (now, before) = (features.as_chunks::<TOGETHER>().0, sums.features.as_chunks::<TOGETHER>().0);
        for (chunk, (now, before)) in now.iter().zip(before).enumerate().filter(|(_, (now, before))| now != before) {
            for (place, (now, before)) in now.iter().zip(before).enumerate().filter(|(_, (now, before))| now != before) {
                let row = &layers.first[chunk * TOGETHER + place];
                let more = f32::from(*now) - f32::from(*before);
                sums.wide.iter_mut().zip(row).for_each(|(sum, figure)| *sum += more * figure);
            }
        }
        sums.features = *features;
        layers.value(&layers.narrow(&sums.wide))
    }

    /// What it says to the features that are not zero, and how it came to it.
    pub fn pass(&self, features: impl Iterator<Item = (usize, f32)>) -> Passage {
        let layers = self.layers();
        let mut wide = *layers.first_more;
        for (feature, count) in features {
            wide.iter_mut().zip(&layers.first[feature]).for_each(|(sum, figure)| *sum += count * figure);
        }
        let narrow = layers.narrow(&wide);
        Passage { wide, narrow, value: layers.value(&narrow) }
    }

    /// Adds to `slopes`, in the order of the figures, how the value would follow each figure, times `by`.
    pub fn slopes(&self, features: impl Iterator<Item = (usize, f32)>, passage: &Passage, by: f32, slopes: &mut [f32]) {
        let layers = self.layers();
        let layout = Layout::of(self.features);
        let (first, rest) = slopes.split_at_mut(layout.first);
        let (first_more, rest) = rest.split_at_mut(WIDE);
        let (second, rest) = rest.split_at_mut(WIDE * NARROW);
        let (second_more, rest) = rest.split_at_mut(NARROW);
        let (last, last_more) = rest.split_at_mut(NARROW);
        last_more[0] += by;
        let mut narrow = [0.0; NARROW];
        for (place, input) in passage.narrow.iter().enumerate() {
            if *input > 0.0 {
                last[place] += by * input;
                narrow[place] = by * layers.last[place];
            }
        }
        second_more.iter_mut().zip(&narrow).for_each(|(slope, follows)| *slope += follows);
        let mut wide = [0.0; WIDE];
        for (place, input) in passage.wide.iter().enumerate() {
            if *input > 0.0 {
                let slopes = &mut second[place * NARROW..][..NARROW];
                slopes.iter_mut().zip(&narrow).for_each(|(slope, follows)| *slope += input * follows);
                wide[place] = layers.second[place].iter().zip(&narrow).map(|(figure, follows)| figure * follows).sum();
            }
        }
        first_more.iter_mut().zip(&wide).for_each(|(slope, follows)| *slope += follows);
        for (feature, count) in features {
            let slopes = &mut first[feature * WIDE..][..WIDE];
            slopes.iter_mut().zip(&wide).for_each(|(slope, follows)| *slope += count * follows);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    fn some_net() -> Net {
        let mut rng = Rng::new(3);
        let mut net = Net::fresh(5, || rng.below(1000) as f32 / 1000.0);
        net.figures_mut().iter_mut().for_each(|figure| *figure += 0.01);
        net
    }

    #[test]
    fn a_net_is_the_same_after_it_was_written_and_read() {
        let net = some_net().exact();
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(5, &bytes), Some(net));
        assert_eq!(Net::from_bytes(6, &bytes), None, "for other features");
        assert_eq!(Net::from_bytes(5, &bytes[1..]), None, "torn");
        assert_eq!(Net::from_bytes(5, &vec![0xff; bytes.len()]), None, "not numbers");
    }

    #[test]
    fn the_slopes_are_those_of_the_value() {
        let net = some_net();
        let features = [1_u8, 0, 3, 2, 0];
        let there =
            || features.iter().enumerate().filter(|(_, count)| **count > 0).map(|(place, count)| (place, f32::from(*count)));
        let passage = net.pass(there());
        let mut slopes = vec![0.0; net.figures.len()];
        net.slopes(there(), &passage, 1.0, &mut slopes);
        let step = 1e-3;
        for place in (0..slopes.len()).step_by(37).chain([slopes.len() - 1]) {
            let moved = |by: f32| {
                let mut net = net.clone();
                net.figures[place] += by;
                net.pass(there()).value
            };
            let slope = (moved(step) - moved(-step)) / (2.0 * step);
            assert!((slope - slopes[place]).abs() < 0.05 * (1.0 + slope.abs()), "{place}: {slope} {}", slopes[place]);
        }
    }

    #[test]
    fn what_a_net_says_does_not_depend_on_what_it_was_asked_before() {
        let net = some_net().exact();
        let mut rng = Rng::new(4);
        let mut sums = net.sums();
        for _ in 0..1000 {
            let mut features = [0; MOST_FEATURES];
            features[..5].fill_with(|| rng.below(256) as u8 >> rng.below(8));
            assert_eq!(net.value(&mut sums, &features), net.value(&mut net.sums(), &features));
        }
    }
}
