//! No allocation in the hot path: listing moves, playing them, copying and re-dealing a position.

use arkwright_card::ArkwrightCard;
use table::{Chance, Eyes, Moves, Rng, Rules, Setup, Spoken, Turn};

#[test]
fn moves_play_clone_and_imagine_allocate_nothing() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1, "it counts");
    for seats in 1..=4 {
        let rules = ArkwrightCard::set_up(&Setup::of(seats)).expect("the built-in sheet");
        let mut rng = Rng::new(seats as u64);
        let counted = allocation_counter::measure(|| {
            let mut moves = Moves::new();
            for _ in 0..50 {
                let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
                while let Some(seat) = rules.turn(&state).seats().lowest() {
                    let mut copy = state;
                    rules.imagine(&mut copy, Eyes::Of(seat), &mut rng);
                    std::hint::black_box(&copy);
                    rules.moves(&state, seat, &mut moves);
                    let mv = moves[rng.below(moves.len() as u32) as usize];
                    assert!(rules.check(&state, seat, mv).is_ok());
                    rules.play(&mut state, seat, mv, &mut ());
                }
                assert_eq!(rules.turn(&state), Turn::Over);
            }
        });
        assert_eq!(counted.count_total, 0, "{seats} seats");
    }
}

#[test]
fn a_position_takes_at_most_a_kilobyte() {
    assert!(size_of::<arkwright_card::State>() <= 1024);
}
