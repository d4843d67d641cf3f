//! A game that is set up, whichever it is.

use crate::game::OnShelf;
use crate::{AnyTable, Bot, Deal, Game, Outcome, matches};
use bots::Example;
use serde_json::Value as Json;
use std::sync::Arc;
use table::{Described, Estimate, Fault, Net, Rng, Ruleset, Seed, Setup, Weights, position_from_json};

/// A game that is set up. Tables, matches and measurements share it, and only a position from outside can still be refused.
pub trait AnyRuleset: Send + Sync {
    /// The game.
    fn game(&self) -> &'static dyn Game;
    /// What it was set up with.
    fn setup(&self) -> &Setup;
    /// A new table.
    fn deal(self: Arc<Self>, seed: Seed) -> Box<dyn AnyTable>;
    /// A table from a position.
    fn load(self: Arc<Self>, position: &Json) -> Result<Box<dyn AnyTable>, Fault>;

    /// Plays this deal between these bots.
    fn play(&self, bots: &[Bot], deal: Deal) -> Outcome;
    /// Plays so many random games; how many decisions they took.
    fn playouts(&self, games: u64, start: u64) -> u64;
    /// Copies and re-deals at least so many positions; how many it were.
    fn imaginings(&self, copies: u64, start: u64) -> u64;
    /// Lets searches play until at least so many playouts are made; how many it were.
    fn searches(&self, playouts: u64, start: u64) -> u64;
    /// The share of the victories that greedy players with the weights `ours` take from players with `theirs` in one deal.
    fn duel(&self, ours: &[f32], theirs: &[f32], deal: u64) -> f64;
    /// How badly the estimate foretells the winner of one deal, for each of these values of the weight `doubt`.
    fn surprise(&self, weights: &[f32], doubts: &[f32], deal: u64) -> Vec<f64>;
    /// What one deal teaches to greedy players who know this net.
    fn lesson(&self, net: Option<&Net>, deal: u64) -> Vec<Example>;
    /// The share of the victories that a greedy player who knows this net takes from players who know none in one deal.
    fn proof(&self, net: &Net, deal: u64) -> f64;
}

impl<R: Described + Estimate> AnyRuleset for Ruleset<R> {
    fn game(&self) -> &'static dyn Game {
        &OnShelf::<R>::NEW
    }

    fn setup(&self) -> &Setup {
        Ruleset::setup(self)
    }

    fn deal(self: Arc<Self>, seed: Seed) -> Box<dyn AnyTable> {
        Box::new(Ruleset::deal(&self, seed))
    }

    fn load(self: Arc<Self>, position: &Json) -> Result<Box<dyn AnyTable>, Fault> {
        Ok(Box::new(self.resume(&position_from_json::<R>(position)?)?))
    }

    fn play(&self, bots: &[Bot], deal: Deal) -> Outcome {
        matches::play_one(self.rules(), bots, deal)
    }

    fn playouts(&self, games: u64, start: u64) -> u64 {
        bots::playouts(self.rules(), games, &mut Rng::new(start))
    }

    fn imaginings(&self, copies: u64, start: u64) -> u64 {
        bots::imaginings(self.rules(), copies, &mut Rng::new(start))
    }

    fn searches(&self, playouts: u64, start: u64) -> u64 {
        bots::searches(self.rules(), playouts, &mut Rng::new(start))
    }

    fn duel(&self, ours: &[f32], theirs: &[f32], deal: u64) -> f64 {
        bots::duel(self.rules(), &R::Weights::of(ours), &R::Weights::of(theirs), deal)
    }

    fn surprise(&self, weights: &[f32], doubts: &[f32], deal: u64) -> Vec<f64> {
        let weights = R::Weights::of(weights);
        let judged: Vec<_> = doubts.iter().map(|doubt| bots::with_weight(&weights, "doubt", *doubt)).collect();
        bots::surprise(self.rules(), &weights, &judged, deal)
    }

    fn lesson(&self, net: Option<&Net>, deal: u64) -> Vec<Example> {
        bots::lesson(self.rules(), net, deal)
    }

    fn proof(&self, net: &Net, deal: u64) -> f64 {
        bots::proof(self.rules(), net, deal)
    }
}
