//! Modernise, overbuild (AI-E28 to AI-E33).

use crate::setting::{BLUE, RED, Setting};
use age_of_industry::{Decision, Industry};

#[test]
fn ai_e28_a_factory_replaces_the_own_mill_but_never_a_port() {
    let red = "cotton 1* at hannover.1, port 1 at bremen.1, railway bremen-hannover, next factory 3, factory card, cash 10";
    let setting = Setting::germany().red(red);
    let mut game = setting.begin();
    game.choose("build");
    assert_eq!(game.forced(), "factory hannover.1 track track");
    assert_eq!((game.at("hannover.1"), game.at("bremen.1")), ("red factory 3".to_owned(), "red port 1".to_owned()));
    assert_eq!((game.money(RED), game.tracks()), ((0, 0, 10), (5, 5)));
    assert_eq!((game.gone(RED, Industry::Cotton), game.gone(RED, Industry::Factory)), (1, 3));

    // A second place in reach, so that there is a choice to look at.
    let mut game = setting.blue("railway hannover-kassel").begin();
    game.choose("combined_build factory");
    game.asks(RED, Decision::ChooseSlot, "hannover.1 kassel.1");
    assert_eq!((game.refuses("bremen.1"), game.refuses("bremen.2")), ("AI-304", "AI-306"));
}

fn frankfurt(works: &str) -> Setting {
    let red = "railway frankfurt-mannheim, next factory 3, factory card, cash 3";
    Setting::germany().red(works).red(red).blue("coal 1 (3) at mannheim.1")
}

#[test]
fn ai_e29_the_replaced_works_deliver_their_last_cube_and_pay() {
    let mut game = frankfurt("iron 1 (1) at frankfurt.1").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "frankfurt.1 mannheim.2");
    game.choose("frankfurt.1");
    assert_eq!(game.forced(), "mannheim.1 frankfurt.1");
    assert_eq!((game.at("frankfurt.1"), game.at("mannheim.1")), ("red factory 3".to_owned(), "blue coal 1 (2)".to_owned()));
    assert_eq!((game.money(RED), game.cash(), game.tracks()), ((0, 0, 8), vec![0; 5], (6, 6)));
    assert_eq!(game.gone(RED, Industry::Iron), 1);
}

#[test]
fn ai_e29_with_a_cube_left_the_replaced_works_pay_nothing() {
    let mut game = frankfurt("iron 1 (2) at frankfurt.1").begin();
    game.choose("build frankfurt.1");
    assert_eq!((game.at("frankfurt.1"), game.money(RED)), ("red factory 3".to_owned(), (5, 1, 8)));
    assert_eq!(game.tracks(), (6, 6));
}

fn mannheim() -> Setting {
    let red = "cotton 1 at frankfurt.1, railway frankfurt-mannheim, coal card, cash 3";
    Setting::germany().blue("coal 1* at mannheim.1").red(red).tracks(0, 6)
}

#[test]
fn ai_e30_a_mine_is_overbuilt_when_no_coal_is_left() {
    let mut game = mannheim().red("next coal 2").begin();
    game.choose("build");
    assert_eq!(game.forced(), "coal mannheim.1");
    assert_eq!((game.at("mannheim.1"), game.money(RED)), ("red coal 2 (4)".to_owned(), (0, 0, 3)));
    assert_eq!((game.cash(), game.tracks()), (vec![0; 5], (0, 6)));
    assert!(game.position().table.spaces.values().all(|built| built.seat == 0), "the blue counter is out");
}

#[test]
fn ai_e30_coal_anywhere_or_too_low_a_level_forbids_it() {
    let on_the_track = mannheim().red("next coal 2").tracks(1, 6);
    let in_chemnitz = mannheim().red("next coal 2").yellow("coal 1 (1) at chemnitz.1");
    let level_1 = mannheim();
    for (setting, rule) in [(on_the_track, "AI-313"), (in_chemnitz, "AI-313"), (level_1, "AI-312")] {
        let mut game = setting.begin();
        assert_eq!(game.refuses("build"), "AI-301");
        game.choose("combined_build coal");
        assert_eq!(game.refuses("mannheim.1"), rule);
    }
}

#[test]
fn ai_r9_whoever_was_overbuilt_entirely_begins_anew() {
    let setting = Setting::of("germany", 2).blue("coal 1* at mannheim.1, iron card").tracks(0, 6);
    let red = "cotton 1 at frankfurt.1, railway frankfurt-mannheim, next coal 2, coal card, cash 3";
    let mut game = setting.red(red).begin();
    game.choose("build pass");
    game.acts(BLUE);
    // AI-R56: the place of the lost mine is no base for railways.
    assert_eq!(game.refuses("rail"), "AI-602");
    game.choose("build");
    assert!(game.offered().starts_with("bremen.2 hamburg.3 hannover.1") && game.offered().ends_with("muenchen.1 stuttgart.1"));
}

#[test]
fn ai_r9_a_railway_alone_already_binds_an_industry_card() {
    let mut game = Setting::germany().red("railway frankfurt-mannheim, iron card").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "frankfurt.1 mannheim.2");
    assert_eq!(game.refuses("berlin.1"), "AI-302");
}

#[test]
fn ai_e31_overbuilding_works_may_pay_at_once() {
    let red = "cotton 1 at dresden.1, railway dresden-leipzig, railway dresden-bohemia, next iron 2, iron card, cash 5";
    let mut game = Setting::germany().blue("iron 1* at leipzig.1").red(red).tracks(6, 0).begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "leipzig.1 leipzig.2 dresden.1");
    game.choose("leipzig.1");
    assert_eq!((game.forced(), game.at("leipzig.1")), ("track".to_owned(), "red iron 2*".to_owned()));
    assert_eq!((game.money(RED), game.cash(), game.tracks()), ((17, 0, 5), vec![17, 0, 0, 0, 0], (5, 4)));
}

#[test]
fn ai_e32_the_limit_holds_while_overbuilding() {
    let setting = Setting::germany().blue("coal 1* at dortmund.1").tracks(0, 6);
    let setting = setting.red("cotton 1 at dortmund.3, next coal 2, red card");
    let mut game = setting.begin();
    game.choose("build coal");
    assert_eq!((game.forced(), game.at("mannheim.1")), ("mannheim.1".to_owned(), "red coal 2 (4)".to_owned()));

    let mut game = setting.begin();
    game.choose("combined_build coal");
    game.asks(RED, Decision::ChooseSlot, "poland.1 chemnitz.1 breslau.1 bohemia.1 mannheim.1");
    assert_eq!((game.refuses("dortmund.1"), game.refuses("dortmund.2")), ("AI-306", "AI-306"));
}

#[test]
fn ai_e33_closed_boxes_do_not_count_as_coal() {
    let setting = Setting::new_england().blue("coal 1* at pennsylvania.1").yellow("coal 1* at pennsylvania.2");
    let setting = setting.red("railway paterson-pennsylvania, next coal 2, coal card").tracks(0, 6);
    for (space, other) in [("pennsylvania.1", "pennsylvania.2"), ("pennsylvania.2", "pennsylvania.1")] {
        let mut game = setting.begin();
        game.choose("build");
        game.asks(RED, Decision::ChooseSlot, "pennsylvania.1 pennsylvania.2");
        game.choose(space);
        assert_eq!(game.at(space), "red coal 2 (4)");
        assert!(game.at(other).ends_with("coal 1*"));
        assert_eq!((game.money(RED), game.cash()), ((7, 1, 3), vec![7, 0, 0, 0, 0]));
    }
    let open_box = setting.yellow("port 1 at boston.1, ship 2 at massachusetts_bay.1").begin();
    assert_eq!((open_box.coal_box("massachusetts_bay"), open_box.refuses("build")), (3, "AI-301"));
}
