//! Turns in the making over many games, and how long their offers take. A few games in every run; more by hand:
//!
//! ```sh
//! LINESHAFT_DRAFTS=400 cargo test --release -p shelf --test drafts -- --nocapture
//! ```

#![allow(clippy::print_stdout, reason = "figures, for whoever runs it by hand")]

use std::time::{Duration, Instant};
use table::conformance::{Seen, draft_game, setups};
use table::{Draft, Rng, Ruleset, Seed, Setup, Spoken, Table};

fn games() -> usize {
    std::env::var("LINESHAFT_DRAFTS").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

fn seed(text: String) -> Seed {
    Seed::new(&text).expect("a seed")
}

/// Everything that can be done next, each with its forecast.
fn offers<R: Spoken>(draft: &Draft<R>) -> usize {
    let offers = draft.offers();
    for offer in &offers {
        let state = offer.after.as_ref().unwrap_or(draft.state());
        std::hint::black_box(draft.rules().forecast(state, draft.seat()));
    }
    offers.len()
}

/// How long the offers of random moments take, at the most seats.
fn moments<R: Spoken>(wanted: usize) -> (Vec<Duration>, usize) {
    let ruleset = Ruleset::<R>::new(Setup::of(*R::SEATS.end())).expect("the built-in sheet");
    let (mut times, mut most) = (Vec::new(), 0);
    let mut rng = Rng::new(7);
    for game in 0.. {
        let mut table: Table<R> = ruleset.deal(seed(format!("offers {game}")));
        while let Some(seat) = table.turn().seats().lowest() {
            let mut draft = Draft::begin(&table, seat).expect("it decides");
            while !draft.is_done() {
                if rng.below(4) == 0 {
                    let begun = Instant::now();
                    most = most.max(offers(&draft));
                    times.push(begun.elapsed());
                    if times.len() >= wanted {
                        times.sort();
                        return (times, most);
                    }
                }
                let offered = draft.offers();
                let mv = offered[rng.below(offered.len() as u32) as usize].mv();
                draft.add(&[mv]).expect("it is offered");
            }
            table.commit(draft.finish().expect("it is done")).expect("nobody has moved since");
        }
    }
    unreachable!("there are always more games")
}

fn many<R: Spoken>() {
    let mut all = Seen::default();
    for (number, setup) in setups::<R>().into_iter().enumerate() {
        let ruleset = Ruleset::<R>::new(setup).expect("a set-up of the game itself");
        let games = games().div_ceil(8);
        for game in 0..games {
            all += draft_game(&ruleset, seed(format!("many {number} {game}")), true);
        }
    }
    println!("{}: {all:?}", R::NAME);
    let (times, most) = moments::<R>(25 * games());
    let at = |share: usize| times[(times.len() * share / 1000).min(times.len() - 1)];
    println!(
        "{}: offers with forecasts, {} moments, at most {most}: p50 {:?}, p99 {:?}, longest {:?}",
        R::NAME,
        times.len(),
        at(500),
        at(990),
        at(1000)
    );
    assert!(all.turns > 0 && all.twins <= all.turns);
}

#[test]
fn turns_of_artificium() {
    many::<artificium::Artificium>();
}

#[test]
fn turns_of_the_card_game() {
    many::<arkwright_card::ArkwrightCard>();
}

#[test]
fn turns_of_age_of_industry() {
    many::<age_of_industry::AgeOfIndustry>();
}

#[test]
fn turns_of_water_frame() {
    many::<water_frame::WaterFrame>();
}
