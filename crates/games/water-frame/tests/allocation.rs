//! No allocation in the hot path: listing moves, playing them, copying and re-dealing a position.

use table::conformance::hot_path;
use table::{Rng, Setup, Spoken};
use water_frame::{State, WaterFrame};

#[test]
fn moves_play_clone_and_imagine_allocate_nothing() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1, "it counts");
    for seats in 2..=4 {
        let rules = WaterFrame::set_up(&Setup::of(seats)).expect("the built-in sheet");
        let counted = allocation_counter::measure(|| hot_path(&rules, 50, &mut Rng::new(seats as u64)));
        assert_eq!(counted.count_total, 0, "{seats} seats");
    }
}

#[test]
fn a_position_takes_at_most_a_kilobyte_and_a_half() {
    assert!(size_of::<State>() <= 1536);
}
