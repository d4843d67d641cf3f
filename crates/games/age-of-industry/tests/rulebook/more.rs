//! More (AI-E59, AI-E60), and the switch of AI-R34.

use crate::setting::{BLUE, RED, Setting};
use age_of_industry::{Card, Decision, Tile};

/// The eight market spaces of New England.
const MARKETS: [&str; 8] = [
    "canada",
    "great_lakes",
    "casco_bay",
    "isles_of_shoals",
    "massachusetts_bay",
    "rhode_island_sound",
    "long_island_sound",
    "new_york_bay",
];

#[test]
fn ai_e59_goods_pass_a_small_port_on_their_way_to_a_ships_market() {
    // There are five goods tiles for eight market spaces: three more are printed for this example.
    let printed = "name = \"Manufactured goods\"\naccepts = [\"goods\"]\ncopies = 5";
    let setting = Setting::new_england().sheet(printed, &printed.replace('5', "8"));
    let setting = MARKETS.into_iter().fold(setting, |setting, place| setting.tile(place, Tile::Goods));
    let setting = setting.red("factory 3 at lowell.1").blue("port 1 at boston.1, railway lowell-boston");
    assert_eq!(setting.begin().refuses("sell"), "AI-703");
    let mut game = setting.yellow("ship 2 at massachusetts_bay.1").begin();
    game.choose("sell");
    assert_eq!(game.forced(), "lowell.1 massachusetts_bay_market");
    let counters = ["lowell.1", "boston.1", "massachusetts_bay.1"].map(|space| game.at(space));
    assert_eq!(counters, ["red factory 3*", "blue port 1", "yellow ship 2"]);
    assert_eq!((game.cash(), game.is_used("massachusetts_bay")), (vec![16, 0, 0, 0, 0], true));
}

#[test]
fn ai_e59_a_distant_port_is_no_outlet() {
    let setting = Setting::germany().red("cotton 1 at mannheim.2, railway mannheim-france");
    assert_eq!(setting.clone().tile("france", Tile::Goods).begin().refuses("sell"), "AI-703");
    let mut game = setting.tile("france", Tile::Both).begin();
    game.choose("sell");
    assert_eq!(game.forced(), "mannheim.2 france_market");
    assert_eq!((game.cash(), game.is_used("france")), (vec![8, 0, 0, 0, 0], true));
}

#[test]
fn ai_e60_a_ship_empties_the_box_of_its_predecessor() {
    let setting = Setting::new_england().blue("port 1 at boston.1, iron 1 (3) at boston.3");
    let setting = setting.coal_box("massachusetts_bay", 1).tile("massachusetts_bay", Tile::None);
    let mut game = setting.red("ship 2 at massachusetts_bay.1, next ship 4, ship card").begin();
    game.choose("build");
    assert_eq!(game.forced(), "ship massachusetts_bay.1 massachusetts_bay_coal boston.3");
    assert_eq!((game.at("massachusetts_bay.1"), game.at("boston.3")), ("red ship 4".to_owned(), "blue iron 1 (2)".to_owned()));
    assert_eq!((game.money(RED), game.cash()), ((0, 0, 9), vec![0; 5]));
    assert_eq!((game.coal_box("massachusetts_bay"), game.tracks()), (0, (6, 6)));
}

#[test]
fn ai_r34_with_both_conditions_an_empty_hand_must_draw_while_it_can() {
    let both = Setting::germany().switch("free_pass", "both");
    let mut game = both.clone().begin();
    // Drawing is all that is left, so it is done without asking.
    game.asks(RED, Decision::DrawFirst, "deck both_up");
    game.choose("both_up");
    assert_eq!(game.hand(RED), 2);
    let with_mill = both.red("cotton 1 at berlin.1").begin();
    with_mill.asks(RED, Decision::ChooseAction, "rail draw");
    assert_eq!(with_mill.refuses("pass"), "AI-R34");
}

#[test]
fn ai_r34_with_both_conditions_a_hand_must_discard_even_when_none_can_be_drawn() {
    let both = Setting::germany().switch("free_pass", "both").no_cards_left();
    let mut game = both.clone().red("cotton card, brown card").begin();
    game.choose("pass");
    game.asks(RED, Decision::DiscardCard, "cotton brown");
    assert_eq!(game.refuses("keep"), "AI-821");

    let mut game = both.red("cotton 1 at berlin.1").blue("cotton card").begin();
    game.asks(RED, Decision::ChooseAction, "rail pass");
    game.choose("pass");
    assert_eq!(game.forced(), "keep");
    assert_eq!(game.position().hands[BLUE].count(Card::Cotton), 1);
}
