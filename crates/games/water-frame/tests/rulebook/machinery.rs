//! Machinery (WF-E30 to WF-E33).

use crate::setting::{BLUE, GREEN, RED, Setting, YELLOW};
use water_frame::{Decision, Good};

/// Machines that a marker on a space buys.
fn machines(marker: &str, space: u32, more: &str) -> i64 {
    let mut game = Setting::of(3).blue("lamps I price 8, cash 30").blue(more).begin();
    game.choose(&format!("{marker} £{space}"));
    let mut placed = 0;
    while game.decision() == Decision::PlaceMachine {
        game.choose(if game.offers("lamps_1") { "lamps_1" } else { "lamps_2" });
        placed += 1;
    }
    placed
}

#[test]
fn wf_e30_machines_of_the_own_marker() {
    let own = |space: u32, more: &str| machines("machinery", space, more);
    assert_eq!([own(4, "space 10"), own(6, "space 10"), own(10, "space 10"), own(10, "workshop at food")], [1, 2, 2, 3]);
}

#[test]
fn wf_e31_machines_of_the_grey_markers() {
    let light = |space: u32| machines("light_machinery", space, "marker light_machinery");
    let dark = |space: u32| machines("dark_machinery", space, "marker dark_machinery");
    assert_eq!(([light(8), light(10)], [dark(2), dark(4), dark(6)]), ([2, 3], [1, 2, 3]));
}

#[test]
fn wf_e32_engineering_works_earn_on_the_machines_of_others() {
    let setting = Setting::of(4).fired(1).blue("food I, cash 20, tile engineering_works").red("tile engineering_works");
    let mut game = setting.yellow("tile engineering_works").begin();
    game.choose("machinery £6 food_1 food_2");
    game.decides(BLUE, Decision::TakeSpecial);
    assert_eq!([BLUE, RED, GREEN, YELLOW].map(|seat| game.cash(seat)), [14, 2, 0, 2]);
    assert_eq!((game.rows(BLUE, Good::Food), game.market().1), ("1/1 1/1 0/0 0/0".to_owned(), 3));
}

#[test]
fn wf_e33_the_school_finds_work_for_replaced_workers() {
    let setting = Setting::of(4).fired(1).blue("food I, cash 20, tile school");
    let mut game = setting.begin();
    game.choose("machinery £6 food_1 food_2");
    game.asks(BLUE, Decision::RelocateWorker, "food_3 food_4 fired");
    game.choose("food_3 food_3");
    game.decides(BLUE, Decision::TakeSpecial);
    assert_eq!((game.rows(BLUE, Good::Food), game.market().1), ("1/1 1/1 2/0 0/0".to_owned(), 1));
    let mut game = setting.begin();
    game.choose("machinery £6 food_1 food_2 fired");
    assert_eq!((game.rows(BLUE, Good::Food), game.market().1), ("1/1 1/1 0/0 0/0".to_owned(), 3));
}

#[test]
fn wf_d15_rows_ascend_and_keep_a_worker() {
    let mut game = Setting::of(3).blue("food I rows 2/0 1/1 1/0, lamps I, cash 20").begin();
    game.choose("machinery £6");
    game.asks(BLUE, Decision::PlaceMachine, "food_1 lamps_1 lamps_2 done");
    assert_eq!([game.refuses("food_2"), game.refuses("food_3"), game.refuses("food_4")], ["WF-9.3", "WF-R19", "WF-9.3"]);
    game.choose("lamps_1");
    game.asks(BLUE, Decision::PlaceMachine, "lamps_1 lamps_2 done");
}
