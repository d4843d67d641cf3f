//! What the blocks of a ladder say: ratings, shares of the victories pair by pair, and the control.

use super::rating::{Places, drawn, rate};
use super::{Block, Ladder, Ledger, Pairing, Terms};
use crate::parallel::in_pieces;
use crate::statistics::{Interval, block_interval, middle_interval};
use serde::Serialize;
use shelf::{Bot, Entrant};
use std::collections::HashMap;
use table::Rng;

/// The rating of the anchor, or the mean of all ratings if there is none.
const ANCHORED_AT: f64 = 1000.0;
/// The entrant with a fixed rating, if it takes part.
const ANCHOR: Entrant = Entrant::Bot(Bot::Greedy);
/// How many times the deals are drawn anew for the intervals of the ratings.
const SAMPLES: u64 = 200;

/// The result of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// What was played.
    #[serde(flatten)]
    pub terms: Terms,
    /// Blocks of each pairing.
    pub blocks: u64,
    /// Games in all, the control's among them.
    pub games: u64,
    /// The entrant whose rating is fixed; if there is none, the mean of all is.
    pub anchor: Option<String>,
    /// At what it is fixed.
    pub anchored_at: f64,
    /// The entrants, the highest rating first.
    pub ratings: Vec<Rated>,
    /// Every entrant against every other that it met.
    pub pairs: Vec<Pair>,
    /// An entrant against itself.
    pub control: Control,
}

/// An entrant and its rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// Its name.
    pub bot: String,
    /// Its rating on the scale of Elo: 400 more finish ahead ten times as often.
    pub rating: Interval,
    /// How many games it was in.
    pub games: u64,
}

/// One entrant among copies of another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// Who sits alone.
    pub bot: String,
    /// Who sits in all other seats.
    pub against: String,
    /// The share of the victories that went to the one alone.
    pub share: Interval,
    /// How many games.
    pub games: u64,
}

/// An entrant among copies of itself: its advantage is nothing but chance.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Control {
    /// Its name.
    pub bot: String,
    /// Its share of the victories beyond a fair one.
    pub advantage: Interval,
    /// Whether zero lies within the interval, as it must.
    pub holds: bool,
    /// How many games.
    pub games: u64,
}

impl Standings {
    /// How many steps it takes to find the intervals.
    pub const STEPS: u64 = SAMPLES;
}

impl Ladder<'_> {
    /// What a ledger says that lacks nothing; `progress` is told of each of its steps.
    pub fn standings(&self, ledger: &Ledger, threads: usize, progress: impl FnMut() + Send) -> Standings {
        let mut met = self.met(ledger);
        let (_, itself) = met.pop().expect("the control is the last pairing");
        let number = |entrant: &Entrant| self.entrants.iter().position(|other| other == entrant).expect("it takes part");
        let mut deals: Vec<Vec<Places>> = vec![Vec::new(); self.blocks as usize];
        for (pairing, blocks) in &met {
            let (one, others) = (number(pairing.one), number(pairing.others));
            blocks.iter().for_each(|block| deals[block.deal as usize].extend(places(block, one, others)));
        }
        let anchor = self.entrants.iter().position(|entrant| *entrant == ANCHOR);
        let found = ratings(&deals, &self.draws(), self.entrants.len(), anchor, threads, progress);
        let rated = |(number, rating): (usize, Interval)| {
            let took_part = |game: &&Places| game.iter().any(|(seated, _)| *seated == number);
            let games = deals.iter().flatten().filter(took_part).count() as u64;
            Rated { bot: self.entrants[number].to_string(), rating, games }
        };
        let mut ratings: Vec<Rated> = found.into_iter().enumerate().map(rated).collect();
        ratings.sort_by(|one, other| other.rating.value.total_cmp(&one.rating.value));
        let control = Control::of(&self.control.to_string(), &itself);
        Standings {
            terms: self.terms(),
            blocks: self.blocks,
            games: deals.iter().map(|games| games.len() as u64).sum::<u64>() + control.games,
            anchor: anchor.map(|_| ANCHOR.to_string()),
            anchored_at: ANCHORED_AT,
            ratings,
            pairs: met.iter().flat_map(|(pairing, blocks)| pairs(*pairing, blocks)).collect(),
            control,
        }
    }

    /// One more deal, in which all who meet draw.
    fn draws(&self) -> Vec<Places> {
        let pairs = (0..self.entrants.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
        pairs.filter(|(one, other)| self.pairs.meet(*one, *other)).map(drawn).collect()
    }

    /// Each pairing with its blocks, by deal.
    fn met<'a>(&'a self, ledger: &'a Ledger) -> Vec<(Pairing<'a>, Vec<&'a Block>)> {
        let played: HashMap<_, _> =
            ledger.blocks().iter().map(|block| ((&*block.one, &*block.others, block.deal), block)).collect();
        let of = |pairing: Pairing<'a>| {
            let (one, others) = (pairing.one.to_string(), pairing.others.to_string());
            (pairing, (0..self.blocks).filter_map(|deal| played.get(&(&*one, &*others, deal)).copied()).collect())
        };
        self.pairings().into_iter().map(of).collect()
    }
}

fn shares(blocks: &[&Block]) -> Vec<f64> {
    blocks.iter().map(|block| block.share()).collect()
}

fn games(blocks: &[&Block]) -> u64 {
    blocks.iter().map(|block| block.sittings.len() as u64).sum()
}

impl Control {
    fn of(bot: &str, blocks: &[&Block]) -> Self {
        let fair = blocks.first().map_or(0.0, |block| 1.0 / block.terms.seats as f64);
        let Interval { value, low, high } = block_interval(&shares(blocks));
        let advantage = Interval { value: value - fair, low: low - fair, high: high - fair };
        let holds = advantage.low <= 0.0 && advantage.high >= 0.0;
        Self { bot: bot.to_owned(), advantage, holds, games: games(blocks) }
    }
}

/// What a pairing says of its two entrants; with more than two seats it says nothing of the others' share, which has a pairing of its own.
fn pairs(pairing: Pairing<'_>, blocks: &[&Block]) -> Vec<Pair> {
    let (one, others) = (pairing.one.to_string(), pairing.others.to_string());
    let shares = shares(blocks);
    let rest: Vec<f64> = shares.iter().map(|share| 1.0 - share).collect();
    let pair = |bot: &String, against: &String, shares: &[f64]| Pair {
        bot: bot.clone(),
        against: against.clone(),
        share: block_interval(shares),
        games: games(blocks),
    };
    let mut pairs = vec![pair(&one, &others, &shares)];
    if blocks.iter().all(|block| block.terms.seats == 2) {
        pairs.push(pair(&others, &one, &rest));
    }
    pairs
}

fn places(block: &Block, one: usize, others: usize) -> impl Iterator<Item = Places> {
    block.sittings.iter().enumerate().map(move |(alone, sitting)| {
        let seats = 0..sitting.scores.len();
        seats.map(|seat| (if seat == alone { one } else { others }, sitting.rank(seat))).collect()
    })
}

/// The rating of each entrant. All games of one deal belong together: the intervals come from drawing whole deals anew. One more
/// deal, in which all who meet draw, may be drawn anew once, never or several times like the others: so even somebody who
/// never loses has a rating, and its interval says how little is known of it.
fn ratings(
    deals: &[Vec<Places>],
    draws: &[Places],
    entrants: usize,
    anchor: Option<usize>,
    threads: usize,
    mut progress: impl FnMut() + Send,
) -> Vec<Interval> {
    let deals: Vec<&[Places]> = deals.iter().map(Vec::as_slice).chain([draws]).collect();
    let rated = |drawn: &mut dyn Iterator<Item = usize>| {
        let games: Vec<&Places> = drawn.flat_map(|deal| deals[deal]).collect();
        let ratings = rate(entrants, &games);
        let zero = anchor.map_or_else(|| ratings.iter().sum::<f64>() / entrants as f64, |anchor| ratings[anchor]);
        ratings.into_iter().map(|rating| rating - zero + ANCHORED_AT).collect::<Vec<f64>>()
    };
    let mut samples = Vec::new();
    in_pieces(
        SAMPLES,
        1,
        threads,
        |sample| {
            let mut rng = Rng::new(sample.start);
            rated(&mut deals.iter().map(|_| rng.below(deals.len() as u32) as usize))
        },
        |_, sample| {
            samples.push(sample);
            progress();
            true
        },
    );
    let interval = |(entrant, value)| middle_interval(value, samples.iter().map(|sample| sample[entrant]).collect());
    rated(&mut (0..deals.len())).into_iter().enumerate().map(interval).collect()
}
