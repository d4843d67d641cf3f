//! The laws every game keeps, as tests. A game passes them with one line: `table::conform!(Artificium);`
//!
//! `soak` plays one game under the same laws with a set-up of its own, for long runs.

use crate::{
    Chance, Entry, Estimate, Eyes, Moves, Record, Rng, Seat, Seed, Setup, Spoken, Table, Turn, Values, Verdict, move_from_json,
    move_from_line, position_from_json,
};
use std::collections::HashSet;

mod drafts;

pub use drafts::{Seen, draft_game, drafts_tell_the_truth_and_take_any_order};

/// A game longer than this does not end.
const ENDLESS: usize = 100_000;

/// Makes the tests of the laws for a game.
#[macro_export]
macro_rules! conform {
    ($rules:ty) => {
        $crate::conform!(@laws $rules:
            moves_equal_check, every_game_ends_and_keeps_its_invariants, views_hide_what_is_hidden,
            a_move_without_a_barrier_tells_its_mover_nothing, positions_and_records_come_back, undo_equals_replay,
            the_order_of_arrival_has_no_effect, the_same_seed_and_moves_give_the_same_bytes, strange_sheets_play,
            drafts_tell_the_truth_and_take_any_order);
    };
    (@laws $rules:ty: $($law:ident),*) => {
        $(
            #[test]
            fn $law() {
                $crate::conformance::$law::<$rules>();
            }
        )*
    };
}

/// Every number of seats, and every other value of each switch.
pub fn setups<R: Spoken>() -> Vec<Setup> {
    let mut setups: Vec<Setup> = R::SEATS.map(Setup::of).collect();
    let built_in = R::set_up(&Setup::of(*R::SEATS.start())).expect("the built-in sheet is valid").switch_values();
    for (place, (switch, default)) in R::switches().iter().zip(built_in).enumerate() {
        let values = match switch.values {
            Values::Numbers(low, high) => vec![low.to_string(), high.to_string()],
            _ => switch.all_values(),
        };
        for value in values.iter().filter(|value| **value != default) {
            let seats = R::SEATS.start() + place % R::SEATS.count();
            setups.push(Setup::of(seats).switch(switch.name, value));
        }
    }
    setups
}

/// Plays a random game and shows each position with a decision to `look`.
fn walk<R: Spoken>(rules: &R, rng: &mut Rng, mut look: impl FnMut(&R::State, Seat, R::Move, &mut Rng)) -> R::State {
    let mut state = rules.deal(Chance::from_rng(rng), &mut ());
    let mut moves = Moves::new();
    for _ in 0..ENDLESS {
        let Some(seat) = some_seat(rules.turn(&state), rng) else { return state };
        rules.moves(&state, seat, &mut moves);
        assert!(!moves.is_empty(), "a dead end for {seat:?} in {state:?}");
        let mv = moves[rng.below(moves.len() as u32) as usize];
        look(&state, seat, mv, rng);
        rules.play(&mut state, seat, mv, &mut ());
    }
    panic!("a game that does not end: {state:?}");
}

/// Plays so many random games through everything that a search does at every step; it must not allocate.
pub fn hot_path<R: Spoken>(rules: &R, games: usize, rng: &mut Rng) {
    for _ in 0..games {
        walk(rules, rng, |state, seat, mv, rng| {
            let mut copy = *state;
            rules.imagine(&mut copy, Eyes::Of(seat), rng);
            assert!(rules.check(state, seat, mv).is_ok());
            std::hint::black_box(&copy);
        });
    }
}

fn some_seat<D: Copy>(turn: Turn<D>, rng: &mut Rng) -> Option<Seat> {
    let seats = turn.seats();
    (!seats.is_empty()).then(|| seats.iter().nth(rng.below(seats.len() as u32) as usize).expect("one of them"))
}

fn games<R: Spoken>(each: usize, mut game: impl FnMut(&R, &mut Rng)) {
    for (number, setup) in setups::<R>().iter().enumerate() {
        let rules = R::set_up(setup).expect("a set-up of the game itself");
        for round in 0..each {
            game(&rules, &mut Rng::new((number * 1000 + round) as u64));
        }
    }
}

/// `moves` lists exactly what `check` allows, without duplicates; every move can be written and read.
pub fn moves_equal_check<R: Spoken>() {
    games::<R>(2, |rules, rng| {
        walk(rules, rng, |state, _, _, _| {
            for seat in rules.turn(state).seats().iter() {
                assert_moves_equal_check(rules, state, seat);
            }
        });
    });
}

fn assert_moves_equal_check<R: Spoken>(rules: &R, state: &R::State, seat: Seat) {
    let turn = rules.turn(state);
    let decision = turn.decision().expect("somebody decides");
    let mut moves = Moves::new();
    rules.moves(state, seat, &mut moves);
    let listed: HashSet<R::Move> = moves.iter().copied().collect();
    assert_eq!(listed.len(), moves.len(), "options are doubled: {:?}", &*moves);
    assert!(moves.len() > 1 || matches!(turn, Turn::Together { .. }), "a forced step was asked for");
    let (mut seen, mut seen_codes) = (HashSet::new(), HashSet::new());
    rules.conceivable(decision, seat, &mut |mv| {
        assert_eq!(rules.check(state, seat, mv).is_ok(), listed.contains(&mv), "{mv:?} in {state:?}");
        assert!(seen.insert(mv) && seen_codes.insert(rules.code(seat, mv)), "{mv:?} is conceived twice");
        let message = rules.spell(mv);
        assert_eq!(move_from_json(rules, &message.to_json("do")), Ok(mv));
        assert_eq!(move_from_line(rules, &message.to_line()), Ok(mv));
        if let Err(refusal) = rules.check(state, seat, mv) {
            assert!(!rules.explain(&refusal).rule.is_empty());
        }
    });
    assert!(listed.iter().all(|mv| seen.contains(mv)), "a legal move that is not conceivable");
}

/// Random play reaches an end, and the specification's invariants hold after every move.
pub fn every_game_ends_and_keeps_its_invariants<R: Spoken>() {
    games::<R>(20, |rules, rng| {
        let end = walk(rules, rng, |state, _, _, _| {
            assert_eq!(rules.audit(state), Ok(()), "{state:?}");
            assert_eq!(rules.standing(state).winners, None);
        });
        assert_eq!(rules.audit(&end), Ok(()));
        assert!(rules.standing(&end).is_over());
        assert_eq!(rules.standing(&end).scores.len(), rules.seats());
    });
}

/// Dealing anew what eyes cannot see changes nothing they see: view, turn, moves, forecast.
pub fn views_hide_what_is_hidden<R: Spoken>() {
    games::<R>(2, |rules, rng| {
        walk(rules, rng, |state, _, _, rng| {
            let turn = rules.turn(state);
            for eyes in Eyes::everyone(rules.seats()) {
                let decides = matches!(eyes, Eyes::Of(seat) if turn.seats().contains(seat));
                if !decides && !turn.opens() {
                    continue;
                }
                let again = rng.next();
                let mut other = *state;
                rules.imagine(&mut other, eyes, rng);
                let mut second = other;
                let mut direct = *state;
                rules.imagine(&mut second, eyes, &mut Rng::new(again));
                rules.imagine(&mut direct, eyes, &mut Rng::new(again));
                assert_eq!(second, direct, "a second re-deal depends on the first, for {eyes:?}");
                assert_same_to(rules, state, &other, eyes);
            }
        });
    });
}

fn assert_same_to<R: Spoken>(rules: &R, state: &R::State, other: &R::State, eyes: Eyes) {
    assert_eq!(rules.audit(other), Ok(()), "an imagined position is broken for {eyes:?}");
    assert_eq!(rules.view(other, eyes), rules.view(state, eyes), "the view of {eyes:?} changed");
    assert_eq!(rules.turn(other), rules.turn(state));
    let Eyes::Of(seat) = eyes else { return };
    assert_eq!(rules.forecast(other, seat), rules.forecast(state, seat), "the forecast of {seat:?} changed");
    if rules.turn(state).seats().contains(seat) {
        let (mut moves, mut others) = (Moves::new(), Moves::new());
        rules.moves(state, seat, &mut moves);
        rules.moves(other, seat, &mut others);
        assert_eq!(*moves, *others, "the options of {seat:?} changed");
    }
}

/// A move that tells the log of no barrier leads its mover to the same view whatever is hidden, and whether it does is
/// known before.
pub fn a_move_without_a_barrier_tells_its_mover_nothing<R: Spoken>() {
    let mut plain = 0;
    games::<R>(4, |rules, rng| {
        walk(rules, rng, |state, seat, mv, rng| {
            let eyes = Eyes::Of(seat);
            let mut imagined = *state;
            rules.imagine(&mut imagined, eyes, rng);
            let outcome = |mut state: R::State| {
                let mut log: Vec<Entry<R>> = Vec::new();
                rules.play(&mut state, seat, mv, &mut log);
                (log.contains(&Entry::Barrier), state)
            };
            let ((barrier, after), (other_barrier, other_after)) = (outcome(*state), outcome(imagined));
            assert_eq!(barrier, other_barrier, "whether {mv:?} reveals depends on what is hidden");
            if !barrier {
                plain += 1;
                assert_eq!(rules.view(&after, eyes), rules.view(&other_after, eyes), "{mv:?} told {seat:?} something");
            }
        });
    });
    assert!(plain > 0, "every move is a barrier");
}

fn random_table<R: Spoken>(setup: &Setup, seed: &str) -> Table<R> {
    let seed = Seed::new(seed).expect("a seed");
    let mut rng = Rng::new(seed.as_str().len() as u64);
    let mut table = Table::<R>::deal(setup.clone(), seed).expect("a set-up of the game itself");
    while let Some(seat) = some_seat(table.turn(), &mut rng) {
        let moves = table.moves(seat);
        table.play(seat, moves[rng.below(moves.len() as u32) as usize]).expect("a listed move");
    }
    table
}

/// A position saved and loaded is the same; so is a record written, read and replayed.
pub fn positions_and_records_come_back<R: Spoken>() {
    games::<R>(1, |rules, rng| {
        walk(rules, rng, |state, _, _, _| {
            let json = serde_json::to_value(rules.save(state)).expect("a position is JSON");
            let position = position_from_json::<R>(&json).expect("its own position");
            assert_eq!(rules.load(&position).as_ref(), Ok(state));
        });
    });
    for (number, setup) in setups::<R>().iter().enumerate() {
        let table = random_table::<R>(setup, &format!("record {number}"));
        let text = Record::of(&table).to_string();
        let record: Record = text.parse().expect("its own record");
        assert_eq!(record.to_string(), text);
        assert_eq!(record.verify::<R>(), Ok(Verdict::Sound));
        let replayed = record.replay::<R>(None).expect("its own record");
        assert_eq!(replayed.state(), table.state());

        let half = table.played().len() / 2;
        let mut branch = record.replay::<R>(Some(half)).expect("half of its own record");
        let from_position = Table::<R>::resume(setup.clone(), &branch.rules().save(branch.state())).expect("a position");
        let other: Record = Record::of(&from_position).to_string().parse().expect("a record from a position");
        assert_eq!(other.replay::<R>(None).expect("a replay").state(), branch.state());
        if let Some(seat) = branch.turn().seats().lowest() {
            let moves = branch.moves(seat);
            branch.play(seat, moves[moves.len() - 1]).expect("a branch goes on");
        }
    }
}

/// Taking moves back leads through the positions that a replay shows.
pub fn undo_equals_replay<R: Spoken>() {
    for setup in setups::<R>() {
        let mut table = random_table::<R>(&setup, "undo");
        let record = Record::of(&table);
        table = record.replay::<R>(None).expect("its own record");
        let mut steps = table.played().len();
        while let Some(last) = table.played().last() {
            let (seat, revealed, before) = (last.seat, last.revealed(), last.before);
            let mut own = table.clone();
            assert_eq!(own.take_back(seat).is_ok(), !revealed, "no take-back crosses a reveal");
            assert!(revealed || *own.state() == before);
            table.undo().expect("a move to take back");
            steps -= 1;
            if steps.is_multiple_of(7) {
                assert_eq!(record.replay::<R>(Some(steps)).expect("a part of it").state(), table.state());
            }
        }
        assert_eq!(steps, 0);
    }
}

/// Choices made at once may arrive in any order.
pub fn the_order_of_arrival_has_no_effect<R: Spoken>() {
    games::<R>(4, |rules, rng| {
        walk(rules, rng, |state, _, _, rng| {
            let Turn::Together { seats, .. } = rules.turn(state) else { return };
            let mut moves = Moves::new();
            let mut choices: Vec<(Seat, R::Move)> = Vec::new();
            for seat in seats.iter() {
                rules.moves(state, seat, &mut moves);
                choices.push((seat, moves[rng.below(moves.len() as u32) as usize]));
            }
            let arrive = |choices: &[(Seat, R::Move)]| {
                let mut state = *state;
                choices.iter().for_each(|(seat, mv)| rules.play(&mut state, *seat, *mv, &mut ()));
                state
            };
            let in_order = arrive(&choices);
            choices.reverse();
            assert_eq!(arrive(&choices), in_order);
            choices.rotate_left(1);
            assert_eq!(arrive(&choices), in_order);
        });
    });
}

/// Two runs from one seed agree to the letter.
pub fn the_same_seed_and_moves_give_the_same_bytes<R: Spoken>() {
    for setup in setups::<R>() {
        let written = || {
            let table = random_table::<R>(&setup, "same");
            let position = serde_json::to_string(&table.rules().save(table.state())).expect("JSON");
            (Record::of(&table).to_string(), position)
        };
        assert_eq!(written(), written());
    }
}

/// Sheets with strange numbers play to the end under the same laws.
pub fn strange_sheets_play<R: Spoken + Estimate>() {
    for number in 0..60 {
        let setup = strange_setup::<R>(&mut Rng::new(number));
        for game in soak_games::<R>(&setup, number..number + 1) {
            game.unwrap_or_else(|failure| panic!("{}", failure.text()));
        }
    }
}

/// A set-up with random seats, random switches and a sheet with some other numbers, each of which the game accepts.
pub fn strange_setup<R: Spoken>(rng: &mut Rng) -> Setup {
    let mut setup = random_setup::<R>(rng);
    let mut sheet: toml::Table = R::SHEETS[0].parse().expect("the built-in sheet is TOML");
    sheet.remove("provenance");
    let mut figures = Vec::new();
    list_figures(&sheet, &mut Vec::new(), &mut figures);
    for _ in 0..=rng.below(8) {
        let path = &figures[rng.below(figures.len() as u32) as usize];
        let figure = figure_at(&mut sheet, path);
        let before = *figure;
        *figure = match rng.below(4) {
            0 => [0, 1, 9, 12, 15, 50, 100, 200, 250, 1000][rng.below(10) as usize],
            _ => i64::from(rng.below(2 * before.unsigned_abs() as u32 + 4)) - 1,
        };
        setup.sheet = Some(sheet.to_string());
        if R::set_up(&setup).is_err() {
            *figure_at(&mut sheet, path) = before;
        }
    }
    setup.sheet = Some(sheet.to_string());
    setup
}

fn list_figures(table: &toml::Table, path: &mut Vec<String>, figures: &mut Vec<Vec<String>>) {
    for (key, value) in table {
        path.push(key.clone());
        match value {
            toml::Value::Table(inner) => list_figures(inner, path, figures),
            toml::Value::Integer(_) => figures.push(path.clone()),
            _ => {}
        }
        path.pop();
    }
}

fn figure_at<'a>(table: &'a mut toml::Table, path: &[String]) -> &'a mut i64 {
    match (table.get_mut(&path[0]), path.len()) {
        (Some(toml::Value::Integer(figure)), 1) => figure,
        (Some(toml::Value::Table(inner)), _) => figure_at(inner, &path[1..]),
        _ => panic!("no figure at {path:?}"),
    }
}

/// A set-up with random seats and random switches.
pub fn random_setup<R: Spoken>(rng: &mut Rng) -> Setup {
    let mut setup = Setup::of(R::SEATS.start() + rng.below(R::SEATS.count() as u32) as usize);
    for switch in R::switches() {
        if rng.below(3) == 0 {
            let values = switch.all_values();
            setup = setup.switch(switch.name, &values[rng.below(values.len() as u32) as usize]);
        }
    }
    setup
}

/// A game that broke a law: what happened, and the record up to there.
#[derive(Debug)]
pub struct Failure {
    /// What happened.
    pub what: String,
    /// The record of the game so far.
    pub record: String,
}

impl Failure {
    fn text(&self) -> String {
        format!("{}\n{}", self.what, self.record)
    }
}

/// How many games of a soak share a set-up.
pub const SOAK_BLOCK: u64 = 16;

/// Plays the random games of one block under the laws, all with the same random set-up; how many decisions each took.
pub fn soak<R: Spoken + Estimate>(block: u64) -> Vec<Result<usize, Failure>> {
    let mut rng = Rng::new(block.wrapping_mul(0x2545_F491_4F6C_DD1D));
    let setup = if rng.below(8) == 0 { strange_setup::<R>(&mut rng) } else { random_setup::<R>(&mut rng) };
    soak_games::<R>(&setup, block * SOAK_BLOCK..(block + 1) * SOAK_BLOCK)
}

fn soak_games<R: Spoken + Estimate>(setup: &Setup, numbers: std::ops::Range<u64>) -> Vec<Result<usize, Failure>> {
    let rules = R::set_up(setup).expect("an accepted set-up");
    numbers.map(|number| soak_one(&rules, setup, number)).collect()
}

fn soak_one<R: Spoken + Estimate>(rules: &R, setup: &Setup, number: u64) -> Result<usize, Failure> {
    let seed = Seed::new(&format!("soak {number}")).expect("a seed");
    let mut rng = Rng::new(number);
    let eager = number % 2 == 1;
    let mut made: Vec<(Seat, R::Move)> = Vec::new();
    let game = std::panic::AssertUnwindSafe(|| {
        let mut state = rules.deal(Chance::from_seed(&seed), &mut ());
        let mut moves = Moves::new();
        while let Some(seat) = some_seat(rules.turn(&state), &mut rng) {
            rules.moves(&state, seat, &mut moves);
            assert!(!moves.is_empty(), "a dead end");
            assert!(made.len() < ENDLESS, "a game that does not end");
            if rng.below(200) == 0 {
                assert_moves_equal_check(rules, &state, seat);
                let mut imagined = state;
                rules.imagine(&mut imagined, Eyes::Of(seat), &mut rng);
                assert_same_to(rules, &state, &imagined, Eyes::Of(seat));
                assert!(rules.estimate(&state, seat, &R::Weights::default()).is_finite());
            }
            let any = rng.below(moves.len() as u32);
            // Options that end things stand last: an eager game goes deep, a plain one ends early.
            let mv = moves[if eager { any.min(rng.below(moves.len() as u32)) } else { any } as usize];
            made.push((seat, mv));
            rules.play(&mut state, seat, mv, &mut ());
            rules.audit(&state).unwrap_or_else(|broken| panic!("{broken:?}"));
        }
        assert!(rules.standing(&state).is_over());
    });
    match std::panic::catch_unwind(game) {
        Ok(()) => Ok(made.len()),
        Err(panic) => {
            let what = panic.downcast_ref::<String>().cloned();
            let what = what.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            Err(Failure { what: what.unwrap_or_default(), record: broken_record::<R>(setup, seed, &made) })
        }
    }
}

fn broken_record<R: Spoken>(setup: &Setup, seed: Seed, made: &[(Seat, R::Move)]) -> String {
    let dealt = std::panic::catch_unwind(|| Table::<R>::deal(setup.clone(), seed.clone()).expect("an accepted set-up"));
    let Ok(table) = dealt else { return format!("the deal of seed {seed:?} with {setup:?}") };
    let mut record = Record::of(&table);
    record.moves = made.iter().map(|(seat, mv)| (*seat, table.rules().spell(*mv).to_line())).collect();
    record.to_string()
}
