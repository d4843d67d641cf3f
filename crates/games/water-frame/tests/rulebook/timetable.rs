//! The three readings of the timetable (3.5, WF-R56).

use crate::setting::{BLUE, LEVELS, Setting};
use water_frame::{Decision, Good};

const YEARS: [u64; 5] = [1770, 1780, 1790, 1800, 1810];

fn in_reading(reading: &str, year: u64) -> Setting {
    Setting::of(3).switch("timetable", reading).year(year)
}

/// The highest level that can be built in each decade.
fn factory_levels(reading: &str) -> Vec<usize> {
    let highest = |year: u64| {
        let mut game = in_reading(reading, year).blue("cash 40").begin();
        game.choose("factory £2");
        (1..=4).rev().find(|level| game.offers(&format!("build_lamps_{}", LEVELS[*level]))).expect("some level")
    };
    YEARS.into_iter().map(highest).collect()
}

/// The highest mat row from which a marker can be taken in each decade.
fn mat_levels(reading: &str) -> Vec<usize> {
    let highest = |year: u64| {
        let rows = (1..=4).fold(in_reading(reading, year), |setting, row| setting.mat(row, "quality"));
        let mut game = rows.blue("cash 40").begin();
        game.choose("workers £2 done");
        game.decides(BLUE, Decision::TakeSpecial);
        (1..=4).rev().find(|row| game.offers(&format!("quality_{}", LEVELS[*row]))).expect("some row")
    };
    YEARS.into_iter().map(highest).collect()
}

/// The levels that become obsolete before each decade from 1780 on.
fn obsolete_levels(reading: &str) -> Vec<Vec<usize>> {
    let obsolete = |year: u64| {
        let goods = [Good::Food, Good::Clothes, Good::Cutlery];
        let highest = if year == 1770 { 2 } else { 3 };
        let mut setting = in_reading(reading, year).cycle("lamps").k(40).blue("cash 40");
        for (good, level) in goods.into_iter().zip(1..=highest) {
            setting = setting.blue(&format!("{} {}", good.id(), LEVELS[level]));
        }
        let mut game = setting.produce();
        game.choose("blue");
        (1..=highest).filter(|level| game.factory(BLUE, goods[level - 1], "extra") == 2).collect()
    };
    [1770, 1780, 1790, 1800].into_iter().map(obsolete).collect()
}

#[test]
fn wf_r56_reading_c_is_the_default() {
    assert_eq!(factory_levels("c"), [1, 2, 3, 4, 4]);
    assert_eq!(mat_levels("c"), [1, 2, 2, 3, 3]);
    assert_eq!(obsolete_levels("c"), [vec![], vec![1], vec![2], vec![3]]);
    let mut game = Setting::of(3).year(1800).blue("cash 40").begin();
    game.choose("factory £2");
    assert!(game.offers("build_lamps_IV"));
}

#[test]
fn wf_r56_reading_b_has_one_ladder_for_everything() {
    assert_eq!(factory_levels("b"), [1, 2, 3, 4, 4]);
    assert_eq!(mat_levels("b"), [1, 2, 3, 4, 4]);
    assert_eq!(obsolete_levels("b"), [vec![], vec![1], vec![2], vec![3]]);
}

#[test]
fn wf_r56_reading_a_leaves_level_iv_to_the_inventor() {
    assert_eq!(factory_levels("a"), [1, 2, 2, 3, 3]);
    assert_eq!(mat_levels("a"), [1, 2, 2, 3, 3]);
    assert_eq!(obsolete_levels("a"), [vec![], vec![1], vec![], vec![2]]);
}
