//! The numbers shown before deciding (section 12).

use crate::game::Game;
use crate::setting::{BLUE, RED, Setting, YELLOW};
use age_of_industry::Card;

#[test]
fn ai_403_of_sources_equally_near_the_first_is_reckoned_with_and_that_is_said() {
    let mill = Setting::germany().red("railway dortmund-kassel, next cotton 2, cash 6, cotton card");
    let outlook = |setting: Setting| setting.begin().foretold(RED, "BuildOutlook").join("; ");
    let one_mine = outlook(mill.clone().blue("coal 1 (1) at dortmund.1"));
    assert!(one_mine.contains("coals=1 irons=0 tied=0") && one_mine.contains("flipped=1"), "{one_mine}");
    let two_mines = outlook(mill.blue("coal 1 (1) at dortmund.1").yellow("coal 1 (3) at dortmund.2"));
    assert!(two_mines.contains("coals=2 irons=0 tied=1") && two_mines.contains("flipped=1"), "{two_mines}");
}

#[test]
fn ai_503_nothing_is_due_and_no_round_comes_when_the_game_is_over() {
    let setting = Setting::of("germany", 2).round(100).last_action().red("loans 3").blue("loans 1, cash 1");
    let interest = |game: &Game| game.forecast(RED).seats.iter().map(|seat| seat.interest).collect::<Vec<_>>();
    let mut game = setting.begin();
    assert_eq!(interest(&game), [3, 1]);
    game.choose("pass");
    assert!(game.is_over() && game.money(RED).1 > 0);
    assert_eq!(interest(&game), [0, 0]);
    assert_eq!(game.foretold(RED, "NextOrder").len(), 0);
}

#[test]
fn ai_207_whoever_waits_for_a_single_action_is_shown_no_combined_build() {
    let hands = Setting::germany().red("brown card").blue("brown card").yellow("brown card");
    let both_actions = |setting: &Setting, seat: usize| {
        let game = setting.begin();
        let builds = game.forecast(seat).builds;
        assert!(builds.iter().any(|build| build.cards == [Card::Brown]));
        builds.iter().any(|build| build.cards.is_empty())
    };
    let mut first_round = hands.clone().round(1).actions(1);
    first_round.table.turn = 1;
    // Red has had its turn, and has two actions in the next one.
    assert_eq!([RED, BLUE, YELLOW].map(|seat| both_actions(&first_round, seat)), [true, false, false]);
    assert_eq!([RED, BLUE, YELLOW].map(|seat| both_actions(&hands, seat)), [true; 3]);
}
