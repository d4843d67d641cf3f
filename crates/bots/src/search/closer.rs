//! A closer look at the best options: each is played on until the game rests, on many imagined tables.
//!
//! Everybody plays by what is reckoned after a single decision, on imagined tables of their own, so that nobody sees what they
//! may not. The same luck meets all options; what is clearly worse than another is soon left out.

use super::Search;
use crate::Considered;
use crate::greedy::look_twice;
use crate::outlook::{Judge, Outlook};
use std::ops::Range;
use table::{Estimate, Eyes, Moves, Rng, Seat};

/// So many options are looked at, at most.
const MOST: usize = 5;
/// An option that got fewer playouts than one in so many is not.
const SELDOM: u32 = 100;
/// So many imagined tables are enough, however many seats there are.
const MOST_TABLES: u32 = 512;
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
    came_to: Vec<Outlook>,
    left_out: bool,
}

impl<M: Copy> Tried<M> {
    fn new((place, (wanted, option)): (usize, &(f32, Considered<M>))) -> Self {
        Self { place, mv: option.mv, wanted: *wanted, came_to: Vec::new(), left_out: false }
    }

    /// A figure that the trees say, together with what it was on the tables.
    fn together(&self, trees: f32, on_table: impl Fn(&Outlook) -> f32) -> f32 {
        (TREES * trees + self.came_to.iter().map(on_table).sum::<f32>()) / (TREES + self.came_to.len() as f32)
    }

    fn worth(&self, seat: Seat) -> f32 {
        self.together(self.wanted, |outlook| outlook.wants[seat.number()])
    }

    /// Whether it is worse than the other, beyond what luck explains.
    fn is_clearly_worse_than(&self, other: &Self, seat: Seat) -> bool {
        let lead = |(this, other): (&Outlook, &Outlook)| other.wants[seat.number()] - this.wants[seat.number()];
        let leads = || self.came_to.iter().zip(&other.came_to).map(lead);
        let tables = self.came_to.len() as f32;
        let mean = leads().sum::<f32>() / tables;
        let squares: f32 = leads().map(|lead| (lead - mean).powi(2)).sum();
        other.worth(seat) - self.worth(seat) > CLEARLY * squares.sqrt() / tables
    }

    /// What is expected of it now.
    fn tell(&self, option: &mut Considered<M>) {
        for (seat, share) in option.shares.iter_mut().enumerate() {
            *share = self.together(*share, |outlook| outlook.shares[seat]);
        }
        for (seat, score) in option.scores.iter_mut().enumerate() {
            *score = self.together(*score, |outlook| outlook.scores[seat]);
        }
    }
}

impl<R: Estimate> Search<R> {
    /// Looks closer at the best of these, if this search does and there is something to compare, and puts the best one first.
    pub(super) fn look_closer(
        &self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        considered: &mut [(f32, Considered<R::Move>)],
        rng: &mut Rng,
    ) {
        let visits: u32 = considered.iter().map(|(_, option)| option.visits).sum();
        let often = considered.iter().enumerate().take(MOST).filter(|(_, (_, option))| option.visits >= visits / SELDOM);
        let mut tried: Vec<_> = often.map(Tried::new).collect();
        if self.manner.tables == 0 || tried.len() < 2 {
            return;
        }
        // With more seats more of what a table comes to should be luck.
        let most = (self.manner.tables * (rules.seats() as u32 / 2).max(1)).min(MOST_TABLES);
        let luck = rng.next();
        let mut best = 0;
        let mut done = 0;
        while done < most && self.has_time() {
            let batch = done..most.min(done + BATCH);
            done = batch.end;
            let moves: Vec<_> = tried.iter().filter(|option| !option.left_out).map(|option| option.mv).collect();
            let tables = self.play_on(rules, state, seat, luck, batch, &moves);
            for (index, option) in tried.iter_mut().filter(|option| !option.left_out).enumerate() {
                option.came_to.extend(tables.iter().map(|table| table[index]));
            }
            let left = (0..tried.len()).rev().filter(|place| !tried[*place].left_out);
            // Of equal ones the first.
            best = left.max_by(|a, b| tried[*a].worth(seat).total_cmp(&tried[*b].worth(seat))).expect("the best is left");
            for place in 0..tried.len() {
                tried[place].left_out |= tried[place].is_clearly_worse_than(&tried[best], seat);
            }
            if tried.iter().filter(|option| !option.left_out).count() == 1 {
                break;
            }
        }
        tried.iter().for_each(|option| option.tell(&mut considered[option.place].1));
        // Those before it keep their order.
        considered[..=tried[best].place].rotate_right(1);
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
    ) -> Vec<Vec<Outlook>> {
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
            tables.iter().map(on_table).collect::<Vec<Vec<Outlook>>>()
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

/// What a game that begins with this move comes to, where it next rests.
fn come_to<R: Estimate>(judge: &Judge<'_, R>, mut state: R::State, seat: Seat, mv: R::Move, mut rng: Rng) -> Outlook {
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
    judge.outlook(&state)
}
