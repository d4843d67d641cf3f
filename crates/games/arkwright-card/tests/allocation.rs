//! No allocation in the hot path: listing moves, playing them, copying and re-dealing a position.

use arkwright_card::{ArkwrightCard, State, Weights};
use table::conformance::hot_path;
use table::{Chance, Estimate, Moves, Rng, Rules, Seat, Setup, Spoken};

#[test]
fn moves_play_clone_and_imagine_allocate_nothing() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1, "it counts");
    for seats in 1..=4 {
        let rules = ArkwrightCard::set_up(&Setup::of(seats)).expect("the built-in sheet");
        let counted = allocation_counter::measure(|| hot_path(&rules, 50, &mut Rng::new(seats as u64)));
        assert_eq!(counted.count_total, 0, "{seats} seats");
    }
}

#[test]
fn an_estimate_allocates_nothing() {
    for seats in 1..=4 {
        let rules = ArkwrightCard::set_up(&Setup::of(seats)).expect("the built-in sheet");
        let mut rng = Rng::new(seats as u64);
        let counted = allocation_counter::measure(|| {
            let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
            let mut moves = Moves::new();
            while let Some(seat) = rules.turn(&state).seats().lowest() {
                Seat::new(0).round(seats).for_each(|other| {
                    std::hint::black_box(rules.estimate(&state, other, &Weights::default()));
                });
                rules.moves(&state, seat, &mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                rules.play(&mut state, seat, mv, &mut ());
            }
        });
        assert_eq!(counted.count_total, 0, "{seats} seats");
    }
}

#[test]
fn a_position_takes_at_most_a_kilobyte() {
    assert!(size_of::<State>() <= 1024);
}
