//! What only sheets of one's own bring about: counters and railways that need several cubes of a kind (AI-R51).

use crate::setting::{RED, Setting};
use age_of_industry::{Decision, Refusal, Resource};

/// Cotton 2 needs two coal; red's railway joins Kassel with Dortmund.
fn two_coal() -> Setting {
    let setting =
        Setting::germany().sheet("cost = 6, coal = 1, iron = 0, income = 12", "cost = 6, coal = 2, iron = 0, income = 12");
    setting.red("railway dortmund-kassel, next cotton 2, green card, cash 20")
}

const TO_CHEMNITZ: &str = "coal 1 (3) at chemnitz.1, railway kassel-leipzig, railway leipzig-chemnitz";

#[test]
fn ai_r51_the_second_cube_comes_from_the_next_source_when_the_first_is_empty() {
    let mut game = two_coal().blue("coal 1 (1) at dortmund.1").yellow(TO_CHEMNITZ).begin();
    game.choose("build cotton");
    assert_eq!(game.forced(), "kassel.1 dortmund.1 chemnitz.1");
    assert_eq!((game.at("dortmund.1"), game.at("chemnitz.1")), ("blue coal 1*".to_owned(), "yellow coal 1 (2)".to_owned()));
    assert_eq!((game.money(RED), game.cash(), game.tracks()), ((14, 0, 6), vec![14, 4, 0, 0, 0], (6, 6)));
}

#[test]
fn ai_r51_both_cubes_come_from_the_nearest_source_while_it_lasts() {
    let mut game = two_coal().blue("coal 1 (2) at dortmund.1").yellow(TO_CHEMNITZ).begin();
    game.choose("build cotton");
    assert_eq!(game.forced(), "kassel.1 dortmund.1 dortmund.1");
    assert_eq!((game.at("dortmund.1"), game.at("chemnitz.1")), ("blue coal 1*".to_owned(), "yellow coal 1 (3)".to_owned()));
}

#[test]
fn ai_r51_each_cube_is_a_choice_of_its_own() {
    let setting = two_coal().blue("coal 1 (1) at dortmund.1").yellow("coal 1 (2) at dortmund.2");
    let mut game = setting.begin();
    game.choose("build cotton");
    game.asks(RED, Decision::ChooseCoal, "dortmund.1 dortmund.2");
    game.choose("dortmund.2");
    game.asks(RED, Decision::ChooseCoal, "dortmund.1 dortmund.2");
    game.choose("dortmund.2");
    assert_eq!((game.at("dortmund.1"), game.at("dortmund.2")), ("blue coal 1 (1)".to_owned(), "yellow coal 1*".to_owned()));

    let mut game = setting.begin();
    game.choose("build cotton dortmund.1");
    assert_eq!((game.forced(), game.cash()), ("dortmund.2".to_owned(), vec![14, 4, 0, 0, 0]));
}

#[test]
fn ai_r51_one_cube_is_not_enough_without_a_port() {
    let mut game = two_coal().blue("coal 1 (1) at dortmund.1").begin();
    game.choose("combined_build");
    assert_eq!(game.refuses("cotton"), "AI-406");
    let refusal = game.refusal("cotton");
    assert_eq!(refusal, Refusal::OutOfSupply { resource: Resource::Coal });
}

#[test]
fn ai_r51_what_the_map_lacks_is_bought() {
    let holland = two_coal().red("railway dortmund-holland");
    let mut game = holland.clone().blue("coal 1 (1) at dortmund.1").begin();
    game.choose("build cotton");
    assert_eq!(game.forced(), "kassel.1 dortmund.1 track");
    assert_eq!((game.money(RED), game.tracks(), game.cash()[1]), ((13, 0, 7), (5, 6), 4));

    // Two cubes bought one after the other: the last at $1 and the first at $2.
    let mut game = holland.tracks(5, 6).begin();
    game.choose("build cotton");
    assert_eq!(game.forced(), "kassel.1 track track");
    assert_eq!((game.money(RED), game.tracks()), ((11, 0, 9), (3, 6)));
}

#[test]
fn ai_r51_a_port_takes_the_cube_of_the_map_first_and_then_serves_itself() {
    let setting = Setting::germany()
        .sheet("cost = 4, coal = 1, iron = 0, income = 7, cubes = 0", "cost = 4, coal = 2, iron = 0, income = 7, cubes = 0");
    let mut game = setting.blue("coal 1 (1) at dortmund.1, railway emden-dortmund").red("next port 2, blue card").begin();
    game.choose("build port emden.1");
    assert_eq!(game.forced(), "dortmund.1 track");
    assert_eq!((game.money(RED), game.cash()[1], game.tracks()), ((5, 1, 5), 4, (5, 6)));
}

#[test]
fn ai_r51_a_railway_of_two_coal_sees_both_ends_anew() {
    let setting =
        Setting::germany().sheet("later_coal = 1", "later_coal = 2").red("cotton 1 at kassel.1, railway dortmund-kassel");
    let setting = setting.blue("coal 1 (1) at dortmund.1");
    let mut game =
        setting.clone().yellow("coal 1 (3) at chemnitz.1, iron 1 (3) at leipzig.1, railway leipzig-chemnitz").begin();
    game.choose("rail kassel-leipzig");
    game.asks(RED, Decision::ChooseCoal, "chemnitz.1 dortmund.1");
    game.choose("dortmund.1");
    assert_eq!(game.forced(), "chemnitz.1 leipzig.1");
    assert_eq!((game.at("dortmund.1"), game.at("chemnitz.1")), ("blue coal 1*".to_owned(), "yellow coal 1 (2)".to_owned()));

    // One cube in reach of either end is not enough; the port in Emden lets two other links be supplied.
    let mut short = setting.yellow("iron 1 (3) at leipzig.1").green("port 1 at emden.1").begin();
    short.choose("rail");
    short.asks(RED, Decision::ChooseLink, "emden-dortmund dortmund-holland");
    assert_eq!(short.refuses("kassel-leipzig"), "AI-605");
    assert_eq!(short.refusal("kassel-leipzig"), Refusal::LinkOutOfSupply { resource: Resource::Coal });
}
