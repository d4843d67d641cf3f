//! A closer look at the best options: each is played on until the game rests, on many imagined tables.
//!
//! Everybody plays by what is reckoned after a single decision, on imagined tables of their own, so that nobody sees what they
//! may not. The same luck meets all options; what is clearly worse than another is soon left out.

use super::Search;
use crate::Considered;
use crate::greedy::look_twice;
use crate::outlook::Judge;
use std::ops::Range;
use table::{Estimate, Eyes, Moves, Rng, Seat};

/// So many options are looked at, at most.
const MOST: usize = 5;
/// An option that got fewer playouts than one in so many is not.
const SELDOM: u32 = 100;
/// Imagined tables between two looks at what can be left out.
const BATCH: u32 = 16;
/// What the trees say of an option counts as much as so many imagined tables.
const TREES: f32 = 32.0;
/// An option is left out once it is worse than the best by so many standard errors.
const CLEARLY: f32 = 2.0;

/// An option with how much the trees want it, and what it came to on each imagined table so far.
struct Tried<M> {
    place: usize,
    mv: M,
    wanted: f32,
    came_to: Vec<f32>,
}

impl<M: Copy> Tried<M> {
    fn new((place, (wanted, option)): (usize, &(f32, Considered<M>))) -> Self {
        Self { place, mv: option.mv, wanted: *wanted, came_to: Vec::new() }
    }

    fn worth(&self) -> f32 {
        (TREES * self.wanted + self.came_to.iter().sum::<f32>()) / (TREES + self.came_to.len() as f32)
    }

    /// Whether it is worse than the other, beyond what luck explains.
    fn is_clearly_worse_than(&self, other: &Self) -> bool {
        let leads = || self.came_to.iter().zip(&other.came_to).map(|(this, other)| other - this);
        let tables = self.came_to.len() as f32;
        let mean = leads().sum::<f32>() / tables;
        let squares: f32 = leads().map(|lead| (lead - mean).powi(2)).sum();
        other.worth() - self.worth() > CLEARLY * squares.sqrt() / tables
    }
}

impl<R: Estimate> Search<R> {
    /// Which of these is best after a closer look, if this search has one and there is something to compare.
    pub(super) fn look_closer(
        &self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        considered: &[(f32, Considered<R::Move>)],
        rng: &mut Rng,
    ) -> Option<usize> {
        let visits: u32 = considered.iter().map(|(_, option)| option.visits).sum();
        let often = considered.iter().enumerate().take(MOST).filter(|(_, (_, option))| option.visits >= visits / SELDOM);
        let mut tried: Vec<_> = often.map(Tried::new).collect();
        if self.manner.tables == 0 || tried.len() < 2 {
            return None;
        }
        let luck = rng.next();
        let mut done = 0;
        while done < self.manner.tables && tried.len() > 1 && self.has_time() {
            let batch = done..self.manner.tables.min(done + BATCH);
            done = batch.end;
            let moves: Vec<_> = tried.iter().map(|option| option.mv).collect();
            let tables = self.play_on(rules, state, seat, luck, batch, &moves);
            for (index, option) in tried.iter_mut().enumerate() {
                option.came_to.extend(tables.iter().map(|table| table[index]));
            }
            let best = best_of(&tried);
            let worse: Vec<bool> = tried.iter().map(|option| option.is_clearly_worse_than(&tried[best])).collect();
            let mut worse = worse.into_iter();
            tried.retain(|_| !worse.next().expect("one for each option"));
        }
        (done > 0).then(|| tried[best_of(&tried)].place)
    }

    /// What each of these moves comes to on each of these imagined tables; the number of threads changes nothing.
    fn play_on(
        &self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        luck: u64,
        tables: Range<u32>,
        moves: &[R::Move],
    ) -> Vec<Vec<f32>> {
        let imagined = |table: u32| {
            let mut rng = Rng::new(luck.wrapping_add(table.into()));
            let mut world = *state;
            rules.reopen(&mut world, seat);
            rules.imagine(&mut world, Eyes::Of(seat), &mut rng);
            (world, rng.next())
        };
        let work = |tables: &[u32]| {
            let judge = Judge::new(self.reckoning(rules), &imagined(0).0);
            let on_table = |table: &u32| {
                let (world, luck) = imagined(*table);
                moves.iter().map(|mv| come_to(&judge, world, seat, *mv, Rng::new(luck))).collect()
            };
            tables.iter().map(on_table).collect::<Vec<Vec<f32>>>()
        };
        let tables: Vec<u32> = tables.collect();
        if self.threads == 1 {
            return work(&tables);
        }
        std::thread::scope(|scope| {
            let parts = tables.chunks(tables.len().div_ceil(self.threads));
            let parts: Vec<_> = parts.map(|part| scope.spawn(|| work(part))).collect();
            parts.into_iter().flat_map(|part| part.join().expect("a game can be played on")).collect()
        })
    }
}

/// The option that is worth most; of equal ones the first.
fn best_of<M: Copy>(tried: &[Tried<M>]) -> usize {
    let best = (0..tried.len()).rev().max_by(|a, b| tried[*a].worth().total_cmp(&tried[*b].worth()));
    best.expect("something is tried")
}

/// What the move comes to for the seat that makes it, where the game next rests.
fn come_to<R: Estimate>(judge: &Judge<'_, R>, mut state: R::State, seat: Seat, mv: R::Move, mut rng: Rng) -> f32 {
    let rules = judge.by.rules;
    let mut moves = Moves::new();
    let (mut next, mut decided) = (Some(seat), Some(mv));
    while let Some(seat) = next {
        let mv = decided.take().unwrap_or_else(|| {
            rules.moves(&state, seat, &mut moves);
            rules.sensible(&state, seat, &mut moves);
            look_twice(&judge.by, &state, seat, &moves, &mut rng)
        });
        rules.play(&mut state, seat, mv, &mut ());
        next = if rules.rests(&state) { None } else { rules.turn(&state).seats().lowest() };
    }
    judge.outlook(&state).wants[seat.number()]
}
