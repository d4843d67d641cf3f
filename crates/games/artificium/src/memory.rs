//! What hands were found to come to: a search asks the same of the same hand again and again.

use crate::Artificium;
use crate::plan::{Means, Prospect};
use std::cell::RefCell;

/// How many answers a thread remembers; a newer one takes the place of an older.
const ANSWERS: usize = 1 << 12;

/// The table it was asked at, what was asked, and the answer.
type Answer = Option<(u64, Means, Prospect)>;

thread_local! {
    static ANSWERED: RefCell<Vec<Answer>> = const { RefCell::new(Vec::new()) };
}

impl Artificium {
    /// What the best plan comes to. The same as working it out, for the whole question is compared.
    pub(crate) fn remembered_prospect(&self, means: &Means) -> Prospect {
        ANSWERED.with_borrow_mut(|answered| {
            if answered.is_empty() {
                answered.resize(ANSWERS, None);
            }
            let place = &mut answered[place_of(means)];
            match place {
                Some((table, asked, prospect)) if *table == self.identity && asked == means => *prospect,
                _ => {
                    let prospect = self.prospect(means);
                    *place = Some((self.identity, *means, prospect));
                    prospect
                }
            }
        })
    }
}

/// Spreads the questions over the places by all that usually differs between them.
fn place_of(means: &Means) -> usize {
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let goods = means.goods.0.iter().fold(0_u64, |sum, count| sum.wrapping_mul(31).wrapping_add(u64::from(*count)));
    let chosen = means.chosen.card().map_or(0, |card| 1 + card.index() as u64);
    let rest = u64::from(means.coins) | u64::from(means.vp) << 16 | u64::from(means.played) << 32 | chosen << 40;
    let mixed = [goods, rest, means.front.bits()]
        .into_iter()
        .fold(means.hand.bits().wrapping_mul(SPREAD), |mixed, part| (mixed ^ mixed >> 29 ^ part).wrapping_mul(SPREAD));
    (mixed >> 40) as usize % ANSWERS
}
