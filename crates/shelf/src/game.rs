//! A game by its name: what it is, and how it is set up.

use crate::{AnyRuleset, AnyTable};
use serde_json::{Map, Value as Json};
use std::{marker::PhantomData, ops::RangeInclusive, sync::Arc};
use table::conformance::{self, Failure};
use table::{Described, Estimate, Fault, Record, Rules, Ruleset, Setup, Switch, Verdict, Weights, default_switches};

/// A game on the shelf.
pub trait Game: Sync {
    /// Its one name.
    fn name(&self) -> &'static str;
    /// The beginning of the names of its types.
    fn prefix(&self) -> String;
    /// What its values look like, as JSON schemas by their names.
    fn describe(&self) -> Map<String, Json>;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// What a table may choose.
    fn switches(&self) -> &'static [Switch];
    /// The value each switch has unless it is chosen.
    fn defaults(&self) -> &'static [String];
    /// The built-in sheet.
    fn sheet(&self) -> &'static str;
    /// Whether a table can be set up so.
    fn accepts(&self, setup: &Setup) -> Result<(), Fault>;
    /// Sets it up, once for everything that is played with this set-up.
    fn set_up(&self, setup: Setup) -> Result<Arc<dyn AnyRuleset>, Fault>;
    /// A table from a record, after so many moves or all.
    fn replay(&self, record: &Record, to: Option<usize>) -> Result<Box<dyn AnyTable>, Fault>;
    /// Whether a record is true.
    fn verify(&self, record: &Record) -> Result<Verdict, Fault>;

    /// The size of its state in memory.
    fn state_bytes(&self) -> usize;
    /// The weights of its estimate: their names and the values in use.
    fn weights(&self) -> Vec<(&'static str, f32)>;
    /// How many features self-play can learn from; none where there is nothing to be learned.
    fn features(&self) -> usize;
    /// Plays a block of random games under all laws; how many decisions each took.
    fn soak(&self, block: u64) -> Vec<Result<usize, Failure>>;
}

pub(crate) struct OnShelf<R>(PhantomData<fn() -> R>);

impl<R> OnShelf<R> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<R: Described + Estimate> Game for OnShelf<R> {
    fn name(&self) -> &'static str {
        R::NAME
    }

    fn prefix(&self) -> String {
        table::pascal(R::NAME)
    }

    fn describe(&self) -> Map<String, Json> {
        table::describe::<R>()
    }

    fn seats(&self) -> RangeInclusive<usize> {
        R::SEATS
    }

    fn switches(&self) -> &'static [Switch] {
        R::switches()
    }

    fn defaults(&self) -> &'static [String] {
        default_switches::<R>()
    }

    fn sheet(&self) -> &'static str {
        R::SHEETS[0]
    }

    fn accepts(&self, setup: &Setup) -> Result<(), Fault> {
        R::set_up(setup).map(|_| ())
    }

    fn set_up(&self, setup: Setup) -> Result<Arc<dyn AnyRuleset>, Fault> {
        Ok(Ruleset::<R>::new(setup)?)
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

    fn weights(&self) -> Vec<(&'static str, f32)> {
        R::Weights::NAMES.iter().copied().zip(R::Weights::default().values()).collect()
    }

    fn features(&self) -> usize {
        R::FEATURES
    }

    fn soak(&self, block: u64) -> Vec<Result<usize, Failure>> {
        conformance::soak::<R>(block)
    }
}
