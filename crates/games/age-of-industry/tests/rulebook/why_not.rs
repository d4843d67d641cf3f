//! Why-not codes: every refusal of 5.9 names its rule.

use crate::game::Game;
use crate::setting::{BLUE, RED, Setting};
use age_of_industry::{Card, Decision, Industry, Move, Refusal, Resource, Tile};

/// Red has a mine, railways to Kassel and Leipzig, and a choice of spaces for a mill.
fn mill_to_place() -> Game {
    let red = "coal 1 (3) at dortmund.1, railway dortmund-kassel, railway kassel-leipzig, cotton card";
    let mut game = Setting::germany().red(red).yellow("iron 1 (3) at leipzig.1").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "kassel.1 leipzig.2");
    game
}

#[test]
fn ai_302_the_card_builds_nothing_of_its_industry() {
    let red = "coal 1 (3) at dortmund.1, railway dortmund-kassel, cotton card, coal card, brown card, factory card, ship card";
    let mut game = Setting::germany().red(red).begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseCard, "cotton brown");
    assert_eq!(game.refuses("coal"), "AI-302");
    assert_eq!((game.refuses("factory"), game.refuses("ship"), game.refuses("green")), ("AI-309", "AI-952", "AI-301"));
    game.choose("cotton");
}

#[test]
fn ai_303_a_location_card_that_builds_nothing_names_its_rule() {
    let red = "cotton 1 at nuernberg.1, iron 1 at regensburg.1, blue card, purple card, brown card";
    let rivals = "cotton 1 at augsburg.1, iron 1 at muenchen.1, cotton 1 at stuttgart.1";
    let mut game =
        Setting::germany().red(red).red("next cotton 3, next iron 2, next port 2, no coal left").blue(rivals).begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseCard, "blue purple");
    assert_eq!(game.refuses("brown"), "AI-303");
}

#[test]
fn ai_302_not_linked() {
    assert_eq!(mill_to_place().refuses("berlin.1"), "AI-302");
}

#[test]
fn ai_306_the_limit_is_named_before_what_stands_there() {
    let setting = Setting::germany().red("cotton 1 at dortmund.3, next coal 2, red card").blue("coal 1 (3) at dortmund.1");
    let mut game = setting.begin();
    game.choose("combined_build coal");
    assert_eq!(game.refuses("dortmund.1"), "AI-306");
}

#[test]
fn ai_303_wrong_colour() {
    let mut game = Setting::germany().red("green card").begin();
    game.choose("build cotton");
    game.asks(RED, Decision::ChooseSlot, "berlin.1 magdeburg.1 kassel.1");
    assert_eq!(game.refuses("leipzig.1"), "AI-303");
}

#[test]
fn ai_304_wrong_kind_of_space() {
    assert_eq!(mill_to_place().refuses("dortmund.2"), "AI-304");
}

#[test]
fn ai_305_ship_without_port() {
    let ports = Setting::new_england().blue("port 1 at boston.1, port 1 at portland.1");
    let mut game = ports.red("next ship 2, ship card").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "casco_bay.1 massachusetts_bay.1");
    assert_eq!(game.refuses("new_york_bay.1"), "AI-305");
}

#[test]
fn ai_305_is_not_named_where_a_port_lies_before_the_ship_space() {
    let blue = "port 1 at boston.1, port 1 at portland.1, ship 2 at massachusetts_bay.1";
    let red = "port 1 at new_york.1, ship 2 at new_york_bay.1, ship card";
    let mut game = Setting::new_england().blue(blue).yellow("port 1 at portsmouth.1").red(red).begin();
    game.choose("combined_build ship");
    game.asks(RED, Decision::ChooseSlot, "casco_bay.1 isles_of_shoals.1");
    assert_eq!((game.refuses("massachusetts_bay.1"), game.refuses("new_york_bay.1")), ("AI-307", "AI-312"));
    assert_eq!(game.refuses("rhode_island_sound.1"), "AI-305");
}

#[test]
fn ai_306_limit_in_this_location() {
    assert_eq!(mill_to_place().refuses("dortmund.3"), "AI-306");
}

#[test]
fn ai_307_space_occupied() {
    assert_eq!(mill_to_place().refuses("leipzig.1"), "AI-307");
}

#[test]
fn ai_307_another_players_port_is_never_replaced() {
    let mut game = Setting::germany().blue("port 1 at bremen.1").red("next port 3, blue card").begin();
    game.choose("build port");
    game.asks(RED, Decision::ChooseSlot, "emden.1 hamburg.1");
    assert_eq!(game.refuses("bremen.1"), "AI-307");
}

#[test]
fn ai_312_level_not_higher() {
    let mut game = Setting::germany().red("cotton 1 at berlin.1, green card").begin();
    game.choose("build cotton");
    game.asks(RED, Decision::ChooseSlot, "berlin.2 magdeburg.1 kassel.1");
    assert_eq!(game.refuses("berlin.1"), "AI-312");
}

#[test]
fn ai_312_a_rival_of_the_same_level_is_not_overbuilt() {
    let setting = Setting::germany().blue("coal 2* at dortmund.1").tracks(0, 6);
    let mut game = setting.red("next coal 2, red card").begin();
    game.choose("build coal");
    game.asks(RED, Decision::ChooseSlot, "dortmund.2 mannheim.1");
    assert_eq!(game.refuses("dortmund.1"), "AI-312");
}

#[test]
fn ai_313_cubes_still_available() {
    let setting = Setting::germany().blue("iron 1* at leipzig.1, coal 1 (3) at chemnitz.1, railway leipzig-chemnitz");
    let mut game = setting.red("next iron 2, yellow card").tracks(6, 1).begin();
    game.choose("build iron");
    game.asks(RED, Decision::ChooseSlot, "leipzig.2 chemnitz.2");
    assert_eq!(game.refuses("leipzig.1"), "AI-313");
}

#[test]
fn ai_308_no_counter_left_and_ai_309_level_0() {
    let mut game = Setting::germany().red("no cotton left, green card").begin();
    game.choose("combined_build");
    assert_eq!((game.refuses("cotton"), game.refuses("factory")), ("AI-308", "AI-309"));
    let mut game = Setting::germany().red("no cotton left, green card").begin();
    game.choose("develop");
    assert_eq!(game.refuses("cotton"), "AI-308");
}

#[test]
fn ai_406_coal_cannot_reach_it() {
    let setting = Setting::germany().blue("coal 1 (3) at dortmund.1, railway dortmund-kassel, railway dortmund-koeln");
    let mut game = setting.red("next cotton 2, cotton card").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "kassel.1 dortmund.3 koeln.1");
    assert_eq!(game.refuses("berlin.1"), "AI-406");
    // A second space that nothing reaches is not refused because of the first one.
    assert_eq!((game.refuses("berlin.2"), game.refuses("kassel.2")), ("AI-406", "AI-R46"));
}

#[test]
fn ai_402_the_source_is_not_connected_and_ai_403_not_the_nearest() {
    let blue = "iron 1 (1) at berlin.1, coal 1 (3) at poland.1, railway berlin-poland, railway berlin-dresden";
    let setting = Setting::germany().blue(blue).yellow("iron 1 (3) at berlin.2, iron 1 (3) at dresden.1");
    let mut game = setting.green("iron 1 (3) at leipzig.1").red("railway magdeburg-berlin, next cotton 3, green card").begin();
    game.choose("build cotton magdeburg.1");
    game.asks(RED, Decision::ChooseIron, "berlin.1 berlin.2");
    assert_eq!((game.refuses("leipzig.1"), game.refuses("dresden.1")), ("AI-402", "AI-403"));
    assert_eq!((game.refuses("poland.1"), game.refuses("track")), ("AI-401", "AI-R14"));
}

#[test]
fn ai_403_a_farther_source_of_a_ship_under_construction_is_connected() {
    let blue = "port 1 at providence.1, iron 1 (3) at fall_river.1, railway fall_river-providence";
    let setting = Setting::new_england().blue(blue).yellow("iron 1 (3) at providence.2, iron 1 (3) at boston.3");
    let mut game = setting.green("iron 1 (3) at providence.3").red("next ship 2, green card").begin();
    game.choose("build ship");
    game.asks(RED, Decision::ChooseIron, "providence.2 providence.3");
    assert_eq!((game.refuses("fall_river.1"), game.refuses("boston.3")), ("AI-403", "AI-402"));
}

#[test]
fn ai_605_coal_or_iron_cannot_reach_a_link() {
    let setting = Setting::germany().red("port 1 at hamburg.1, railway hamburg-lueneburg, cotton 1 at dresden.1");
    let mut game = setting.begin();
    game.choose("rail");
    assert_eq!(game.refuses("leipzig-dresden"), "AI-605");
}

#[test]
fn ai_605_coal_reaches_some_links_and_iron_others() {
    let red = "cotton 1 at berlin.1, cotton 1 at nuernberg.1, railway lueneburg-berlin";
    let coal = "coal 1 (3) at chemnitz.1, railway chemnitz-hof, railway hof-nuernberg";
    let iron = "iron 1 (3) at hannover.1, railway lueneburg-hannover";
    let coal_and_iron = Setting::germany().red(red).yellow(coal).blue(iron).begin();
    assert_eq!(coal_and_iron.refusal("rail"), Refusal::NoLinkWithBoth);
    assert_eq!(coal_and_iron.refuses("rail"), "AI-605");
    let coal_alone = Setting::germany().red(red).yellow(coal).begin();
    assert_eq!(coal_alone.refusal("rail"), Refusal::LinkOutOfSupply { resource: Resource::Iron });
    let iron_alone = Setting::germany().red(red).blue(iron).begin();
    assert_eq!(iron_alone.refusal("rail"), Refusal::LinkOutOfSupply { resource: Resource::Coal });
}

#[test]
fn ai_601_link_taken_and_ai_602_link_not_in_reach() {
    let mut game = Setting::germany().red("cotton 1 at berlin.1").blue("railway berlin-poland").begin();
    game.choose("rail");
    assert_eq!((game.refuses("berlin-poland"), game.refuses("emden-bremen")), ("AI-601", "AI-602"));
    assert_eq!(Setting::germany().begin().refuses("rail"), "AI-602");
}

#[test]
fn ai_r29_no_railway_counter_left() {
    let twelve = "railway emden-bremen, railway emden-dortmund, railway emden-holland, railway bremen-hamburg, \
                  railway bremen-hannover, railway hamburg-denmark, railway hamburg-lueneburg, railway hamburg-stettin, \
                  railway lueneburg-hannover, railway lueneburg-berlin, railway hannover-magdeburg, railway hannover-kassel";
    assert_eq!(Setting::germany().red(twelve).begin().refuses("rail"), "AI-R29");
}

/// A factory in Hannover with two ports that take its goods, and others that do not.
fn goods_to_sell() -> Game {
    let blue = "port 1 at bremen.1, port 2 at hamburg.1, railway bremen-hannover, railway bremen-hamburg, railway emden-bremen";
    let yellow = "port 2 at hamburg.2, port 2 at stettin.1, railway hamburg-denmark, railway emden-holland";
    let setting = Setting::germany().red("factory 3 at hannover.1").blue(blue).yellow(yellow).green("port 2* at emden.1");
    let mut setting = setting.tile("denmark", Tile::Cotton).tile("holland", Tile::Goods).tile("poland", Tile::Goods);
    setting.table.used.push("holland_market".to_owned());
    let mut game = setting.begin();
    game.choose("sell");
    game.asks(RED, Decision::ChooseOutlet, "hamburg.1 hamburg.2");
    game
}

#[test]
fn ai_703_seller_not_connected() {
    let game = goods_to_sell();
    assert_eq!((game.refuses("stettin.1"), game.refuses("poland_market")), ("AI-703", "AI-703"));
    assert_eq!(Setting::germany().red("cotton 1 at berlin.1").begin().refuses("sell"), "AI-703");
    assert_eq!(Setting::germany().red("cotton 1* at berlin.1").begin().refuses("sell"), "AI-701");
}

#[test]
fn ai_704_port_takes_cotton_only() {
    assert_eq!(goods_to_sell().refuses("bremen.1"), "AI-704");
}

#[test]
fn ai_705_tile_does_not_accept() {
    assert_eq!(goods_to_sell().refuses("denmark_market"), "AI-705");
}

#[test]
fn ai_706_no_ship_at_the_market() {
    let setting = Setting::new_england().red("cotton 1 at boston.3").blue("port 1 at boston.1").yellow("port 1 at boston.2");
    let mut game = setting.tile("massachusetts_bay", Tile::Cotton).begin();
    game.choose("sell");
    game.asks(RED, Decision::ChooseOutlet, "boston.1 boston.2");
    assert_eq!(game.refuses("massachusetts_bay_market"), "AI-706");
}

#[test]
fn ai_707_port_or_tile_used() {
    let game = goods_to_sell();
    assert_eq!((game.refuses("emden.1"), game.refuses("holland_market")), ("AI-707", "AI-707"));
    assert_eq!(game.refuses("hannover.2"), "AI-702");
}

#[test]
fn ai_701_and_ai_702_who_may_sell() {
    let blue = "port 1 at bremen.1, cotton 1 at hamburg.3, railway bremen-hannover, railway hannover-kassel";
    let red = "cotton 1 at hannover.1, cotton 1 at kassel.1, cotton 2* at leipzig.1, iron 1 at dresden.1";
    let mut game = Setting::germany().red(red).blue(blue).yellow("port 1 at emden.1").begin();
    game.choose("sell");
    game.asks(RED, Decision::ChooseSeller, "hannover.1 kassel.1");
    assert_eq!(
        (game.refuses("hamburg.3"), game.refuses("dresden.1"), game.refuses("leipzig.1")),
        ("AI-701", "AI-701", "AI-702")
    );
}

#[test]
fn ai_813_hand_full_and_ai_812_no_cards_left() {
    let nine = "cotton card, cotton card, iron card, iron card, coal card, port card, ship card, brown card, red card";
    assert_eq!(Setting::germany().red(nine).begin().refuses("draw"), "AI-813");
    assert_eq!(Setting::germany().red("cotton card").no_cards_left().begin().refuses("draw"), "AI-812");
}

#[test]
fn ai_811_which_cards_may_be_taken() {
    let setting = Setting::germany().red("cotton card").face_up(&[Card::Blue, Card::Blue]);
    let mut game = setting.begin();
    game.choose("draw deck");
    game.asks(RED, Decision::DrawSecond, "deck up0");
    assert_eq!(game.refuses("up1"), "AI-811");
}

#[test]
fn ai_207_a_combined_build_needs_two_actions() {
    for setting in [Setting::germany().actions(1), Setting::germany().round(1).actions(1)] {
        assert_eq!(setting.red("cotton card").begin().refuses("combined_build"), "AI-207");
    }
    let mut game = Setting::germany().red("cotton card, iron card").begin();
    game.choose("build cotton hannover.1");
    assert_eq!(game.refuses("combined_build"), "AI-207");
}

#[test]
fn ai_204_without_a_card_nothing_is_built_or_developed() {
    let game = Setting::germany().begin();
    for action in ["build", "develop", "combined_build"] {
        assert_eq!(game.refuses(action), "AI-204");
    }
}

#[test]
fn ai_205_another_decision_comes_first() {
    let mut game = Setting::germany().red("coal 1 (3) at dortmund.1, railway dortmund-kassel, cotton card").begin();
    assert_eq!(game.refuses_move(Move::Choose { industry: Industry::Iron }), "AI-205");
    game.choose("pass pass");
    game.acts(BLUE);
}
