//! A game by its name: what it is, and the tables it can open.

use crate::{AnyTable, Bot, Deal, Outcome, matches};
use bots::Example;
use serde_json::Value as Json;
use std::{marker::PhantomData, ops::RangeInclusive};
use table::conformance::{self, Failure};
use table::{
    Estimate, Fault, Net, Record, Rng, Rules, Seed, Setup, Spoken, Switch, Table, Verdict, Weights, position_from_json,
};

/// A game on the shelf.
pub trait Game: Sync {
    /// Its one name.
    fn name(&self) -> &'static str;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// What a table may choose.
    fn switches(&self) -> &'static [Switch];
    /// The value each switch has unless it is chosen.
    fn defaults(&self) -> Vec<String>;
    /// The built-in sheet.
    fn sheet(&self) -> &'static str;
    /// Whether a table can be set up so.
    fn accepts(&self, setup: &Setup) -> Result<(), Fault>;
    /// A new table.
    fn deal(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyTable>, Fault>;
    /// A table from a position.
    fn load(&self, setup: Setup, position: &Json) -> Result<Box<dyn AnyTable>, Fault>;
    /// A table from a record, after so many moves or all.
    fn replay(&self, record: &Record, to: Option<usize>) -> Result<Box<dyn AnyTable>, Fault>;
    /// Whether a record is true.
    fn verify(&self, record: &Record) -> Result<Verdict, Fault>;

    /// The size of its state in memory.
    fn state_bytes(&self) -> usize;
    /// Plays so many random games; how many decisions they took.
    fn playouts(&self, setup: &Setup, games: u64, start: u64) -> Result<u64, Fault>;
    /// Copies and re-deals at least so many positions; how many it were.
    fn imaginings(&self, setup: &Setup, copies: u64, start: u64) -> Result<u64, Fault>;
    /// Plays this deal between these bots.
    fn play(&self, setup: &Setup, bots: &[Bot], deal: Deal) -> Result<Outcome, Fault>;
    /// Lets searches play until at least so many playouts are made; how many it were.
    fn searches(&self, setup: &Setup, playouts: u64, start: u64) -> Result<u64, Fault>;
    /// The weights of its estimate: their names and the values in use.
    fn weights(&self) -> Vec<(&'static str, f32)>;
    /// The share of the victories that greedy players with the weights `ours` take from players with `theirs` in one deal.
    fn duel(&self, setup: &Setup, ours: &[f32], theirs: &[f32], deal: u64) -> Result<f64, Fault>;
    /// How badly the estimate foretells the winner of one deal, for each of these values of the weight `doubt`.
    fn surprise(&self, setup: &Setup, weights: &[f32], doubts: &[f32], deal: u64) -> Result<Vec<f64>, Fault>;
    /// How many features self-play can learn from; none where there is nothing to be learned.
    fn features(&self) -> usize;
    /// What one deal teaches to greedy players who know this net.
    fn lesson(&self, setup: &Setup, net: Option<&Net>, deal: u64) -> Result<Vec<Example>, Fault>;
    /// The share of the victories that a greedy player who knows this net takes from players who know none in one deal.
    fn proof(&self, setup: &Setup, net: &Net, deal: u64) -> Result<f64, Fault>;
    /// Plays a block of random games under all laws; how many decisions each took.
    fn soak(&self, block: u64) -> Vec<Result<usize, Failure>>;
}

pub(crate) struct OnShelf<R>(PhantomData<fn() -> R>);

impl<R> OnShelf<R> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<R: Spoken + Estimate> Game for OnShelf<R> {
    fn name(&self) -> &'static str {
        R::NAME
    }

    fn seats(&self) -> RangeInclusive<usize> {
        R::SEATS
    }

    fn switches(&self) -> &'static [Switch] {
        R::switches()
    }

    fn defaults(&self) -> Vec<String> {
        R::set_up(&Setup::of(*R::SEATS.start())).expect("the built-in sheet is valid").switch_values()
    }

    fn sheet(&self) -> &'static str {
        R::SHEETS[0]
    }

    fn accepts(&self, setup: &Setup) -> Result<(), Fault> {
        R::set_up(setup).map(|_| ())
    }

    fn deal(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyTable>, Fault> {
        Ok(Box::new(Table::<R>::deal(setup, seed)?))
    }

    fn load(&self, setup: Setup, position: &Json) -> Result<Box<dyn AnyTable>, Fault> {
        Ok(Box::new(Table::<R>::resume(setup, &position_from_json::<R>(position)?)?))
    }

    fn replay(&self, record: &Record, to: Option<usize>) -> Result<Box<dyn AnyTable>, Fault> {
        Ok(Box::new(record.replay::<R>(to)?))
    }

    fn verify(&self, record: &Record) -> Result<Verdict, Fault> {
        record.verify::<R>()
    }

    fn state_bytes(&self) -> usize {
        size_of::<<R as Rules>::State>()
    }

    fn playouts(&self, setup: &Setup, games: u64, start: u64) -> Result<u64, Fault> {
        Ok(bots::playouts(&R::set_up(setup)?, games, &mut Rng::new(start)))
    }

    fn imaginings(&self, setup: &Setup, copies: u64, start: u64) -> Result<u64, Fault> {
        Ok(bots::imaginings(&R::set_up(setup)?, copies, &mut Rng::new(start)))
    }

    fn play(&self, setup: &Setup, bots: &[Bot], deal: Deal) -> Result<Outcome, Fault> {
        Ok(matches::play_one(&R::set_up(setup)?, bots, deal))
    }

    fn searches(&self, setup: &Setup, playouts: u64, start: u64) -> Result<u64, Fault> {
        Ok(bots::searches(&R::set_up(setup)?, playouts, &mut Rng::new(start)))
    }

    fn weights(&self) -> Vec<(&'static str, f32)> {
        R::Weights::NAMES.iter().copied().zip(R::Weights::default().values()).collect()
    }

    fn duel(&self, setup: &Setup, ours: &[f32], theirs: &[f32], deal: u64) -> Result<f64, Fault> {
        Ok(bots::duel(&R::set_up(setup)?, &R::Weights::of(ours), &R::Weights::of(theirs), deal))
    }

    fn surprise(&self, setup: &Setup, weights: &[f32], doubts: &[f32], deal: u64) -> Result<Vec<f64>, Fault> {
        let weights = R::Weights::of(weights);
        let judged: Vec<_> = doubts.iter().map(|doubt| bots::with_weight(&weights, "doubt", *doubt)).collect();
        Ok(bots::surprise(&R::set_up(setup)?, &weights, &judged, deal))
    }

    fn features(&self) -> usize {
        R::FEATURES
    }

    fn lesson(&self, setup: &Setup, net: Option<&Net>, deal: u64) -> Result<Vec<Example>, Fault> {
        Ok(bots::lesson(&R::set_up(setup)?, net, deal))
    }

    fn proof(&self, setup: &Setup, net: &Net, deal: u64) -> Result<f64, Fault> {
        Ok(bots::proof(&R::set_up(setup)?, net, deal))
    }

    fn soak(&self, block: u64) -> Vec<Result<usize, Failure>> {
        conformance::soak::<R>(block)
    }
}
