//! What only sheets of one's own bring about: counters and railways that need several cubes of a kind (AI-R51).

use crate::setting::{BLUE, RED, Setting};
use age_of_industry::{AgeOfIndustry, BUILT_IN, Card, Decision, Event, Refusal, Resource, Tile};
use table::{Seat, Setup, Spoken};

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

#[test]
fn ai_401_a_source_that_the_first_cube_empties_has_none_for_the_second() {
    let setting =
        Setting::germany().sheet("later_coal = 1", "later_coal = 2").red("cotton 1 at kassel.1, railway dortmund-kassel");
    let setting = setting.blue("coal 1 (1) at dortmund.1").green("coal 1 (3) at dortmund.2");
    let yellow = "coal 1 (3) at chemnitz.1, iron 1 (3) at leipzig.1, railway leipzig-chemnitz";
    let mut game = setting.yellow(yellow).begin();
    game.choose("rail kassel-leipzig dortmund.1");
    game.asks(RED, Decision::ChooseCoal, "chemnitz.1 dortmund.2");
    assert_eq!(game.refuses("dortmund.1"), "AI-401");
}

#[test]
fn ai_207_no_forecast_of_a_combined_build_where_turns_have_one_action() {
    let setting = Setting::germany().actions(1).blue("port card");
    let builds = |setting: &Setting| {
        let rules = AgeOfIndustry::set_up(&setting.setup).expect("a sheet");
        let state = rules.load(&setting.position()).expect("a position");
        rules.forecast(&state, Seat::new(BLUE)).builds
    };
    assert!(builds(&setting).iter().any(|build| build.cards.is_empty()));
    let setting = setting.sheet("actions_per_turn = 2", "actions_per_turn = 1");
    assert!(!builds(&setting).is_empty() && builds(&setting).iter().all(|build| build.cards == [Card::Port]));
}

/// AI-932: a village counts one, whatever else is in it; its market buys and its distant port opens the track all the same.
#[test]
fn ai_932_a_market_and_a_distant_port_in_a_village() {
    let ulm = BUILT_IN.lines().find(|line| line.contains("{ id = \"ulm\",")).expect("Ulm");
    let with_market = ulm.replace("markets = []", "markets = [\"ulm_market\"]");
    let austria = "  { id = \"austria_market\",";
    let market = format!("  {{ id = \"ulm_market\", at = \"ulm\", by_sea = false, x = 1, y = 1 }},\n{austria}");
    let setting = Setting::germany()
        .sheet(ulm, &with_market.replace("distant_port = false", "distant_port = true"))
        .sheet(austria, &market)
        .tile("ulm", Tile::Cotton)
        .red("cotton 1 at stuttgart.1, railway stuttgart-ulm, next cotton 2, cotton card");
    let mut game = setting.begin();
    let rules = AgeOfIndustry::set_up(&setting.setup).expect("a sheet");
    let state = rules.load(&setting.position()).expect("a position");
    // Base 2, the mill 1, the village 1.
    assert_eq!(rules.forecast(&state, Seat::new(RED)).seats[RED].railways, 4);
    game.choose("sell");
    assert!(game.is_used("ulm"));
    game.choose("build");
    assert_eq!(game.at("stuttgart.1"), "red cotton 2");
}

#[test]
fn ai_410_every_refill_cites_the_rule_of_refilling() {
    let rules = AgeOfIndustry::set_up(&Setup::of(2)).expect("the built-in sheet");
    for resource in Resource::ALL {
        let refilled = Event::TrackRefilled { seat: Seat::new(0), resource, cubes: 1, money: 1 };
        assert_eq!(rules.follows(&refilled), "AI-410");
    }
}
