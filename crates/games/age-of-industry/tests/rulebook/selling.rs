//! Selling (AI-E44 to AI-E48).

use crate::setting::{RED, Setting};
use age_of_industry::{Decision, Tile};

fn big_sale(tile: Tile) -> Setting {
    let red = "factory 3 at berlin.1, cotton 1 at stettin.2, cotton 1 at hannover.1, port 1 at danzig.1, \
               railway stettin-koeslin, railway koeslin-danzig";
    let yellow = "port 1 at hamburg.1, railway berlin-poland, railway bremen-hamburg";
    Setting::germany().red(red).yellow(yellow).green("railway bremen-hannover").tile("poland", tile)
}

#[test]
fn ai_e44_the_big_sale_turns_five_counters_and_a_tile() {
    let mut game = big_sale(Tile::Goods).begin();
    game.choose("sell");
    game.asks(RED, Decision::ChooseSeller, "hannover.1 stettin.2 berlin.1");
    assert_eq!(game.refuses("stop"), "AI-R27");
    game.choose("hannover.1");
    assert_eq!(game.forced(), "hamburg.1");
    game.asks(RED, Decision::ChooseSeller, "stettin.2 berlin.1 stop");
    assert_eq!(game.refuses("hannover.1"), "AI-702");
    game.choose("stettin.2");
    assert_eq!(game.forced(), "danzig.1");
    game.asks(RED, Decision::ChooseSeller, "berlin.1 stop");
    game.choose("berlin.1");
    assert_eq!(game.forced(), "poland_market");
    let counters = ["hannover.1", "stettin.2", "berlin.1", "danzig.1", "hamburg.1"].map(|space| game.at(space));
    assert_eq!(counters, ["red cotton 1*", "red cotton 1*", "red factory 3*", "red port 1*", "yellow port 1*"]);
    assert_eq!((game.money(RED), game.cash(), game.is_used("poland")), ((37, 0, 0), vec![37, 0, 5, 0, 0], true));
    game.acts(RED);
    assert_eq!(game.position().table.actions, 1);
}

#[test]
fn ai_e44_only_the_sale_to_danzig_needs_no_foreign_railway() {
    let mut setting = big_sale(Tile::Goods);
    setting.table.rails.retain(|_, seat| usize::from(*seat) == RED);
    let mut game = setting.begin();
    game.choose("sell");
    assert_eq!((game.forced(), game.cash()), ("stettin.2 danzig.1".to_owned(), vec![13, 0, 0, 0, 0]));
}

#[test]
fn ai_e45_a_factory_needs_the_right_tile() {
    for tile in [Tile::Cotton, Tile::None] {
        let mut game = big_sale(tile).begin();
        game.choose("sell");
        game.asks(RED, Decision::ChooseSeller, "hannover.1 stettin.2");
        assert_eq!(game.refuses("berlin.1"), "AI-703");
    }
    let mut game = big_sale(Tile::Both).begin();
    game.choose("sell berlin.1");
    assert_eq!((game.forced(), game.at("berlin.1")), ("poland_market".to_owned(), "red factory 3*".to_owned()));
    assert_eq!((game.cash(), game.is_used("poland")), (vec![16, 0, 0, 0, 0], true));
}

#[test]
fn ai_e46_selling_to_a_ships_market_turns_the_ship() {
    let setting =
        Setting::new_england().red("cotton 1 at lowell.1, ship 2 at massachusetts_bay.1").yellow("port 1 at boston.1");
    let setting =
        setting.blue("railway lowell-boston").coal_box("massachusetts_bay", 0).tile("massachusetts_bay", Tile::Cotton);
    let mut game = setting.begin();
    game.choose("sell");
    game.asks(RED, Decision::ChooseOutlet, "boston.1 massachusetts_bay_market");
    game.choose("massachusetts_bay_market");
    let counters = ["lowell.1", "massachusetts_bay.1", "boston.1"].map(|space| game.at(space));
    assert_eq!(counters, ["red cotton 1*", "red ship 2*", "yellow port 1"]);
    assert_eq!((game.cash(), game.is_used("massachusetts_bay")), (vec![17, 0, 0, 0, 0], true));

    let mut game = setting.begin();
    game.choose("sell boston.1");
    assert_eq!((game.at("massachusetts_bay.1"), game.cash()), ("red ship 2".to_owned(), vec![8, 0, 5, 0, 0]));
}

#[test]
fn ai_e47_over_no_demand_a_ship_flips_with_its_empty_box_and_its_successor_never() {
    let bay = Setting::new_england().blue("port 1 at boston.1").tile("massachusetts_bay", Tile::None);
    let first = bay.clone().blue("iron 1 (3) at boston.3").red("ship card, next ship 2, cash 5").tracks(2, 6);
    let mut game = first.begin();
    game.choose("build");
    assert_eq!(
        (game.forced(), game.at("massachusetts_bay.1")),
        ("ship massachusetts_bay.1 boston.3".to_owned(), "red ship 2*".to_owned())
    );
    assert_eq!((game.money(RED), game.tracks(), game.coal_box("massachusetts_bay")), ((14, 0, 5), (5, 6), 0));
    assert_eq!(game.at("boston.3"), "blue iron 1 (2)");

    let later = bay.blue("iron 1 (2) at boston.3").coal_box("massachusetts_bay", 0).tracks(5, 6);
    let mut game = later.red("ship 2* at massachusetts_bay.1, next ship 4, ship card, cash 14").begin();
    game.choose("build");
    assert_eq!(game.forced(), "ship massachusetts_bay.1 track boston.3");
    assert_eq!((game.at("massachusetts_bay.1"), game.at("boston.3")), ("red ship 4".to_owned(), "blue iron 1 (1)".to_owned()));
    assert_eq!((game.money(RED), game.tracks(), game.coal_box("massachusetts_bay")), ((4, 0, 10), (4, 6), 0));
    // Its level is all it will bring.
    assert_eq!(game.scores()[RED], 4);
}

#[test]
fn ai_e48_lanes_join_two_towns_through_a_ship() {
    let setting = Setting::new_england().red("cotton 1 at new_haven.2").green("port 1 at new_london.1");
    let setting = setting.yellow("ship 2 at long_island_sound.1").tile("long_island_sound", Tile::Cotton);
    let no_port = setting.begin();
    assert_eq!(no_port.refuses("sell"), "AI-703");
    let mut game = setting.blue("port 1* at new_haven.1").begin();
    game.choose("sell");
    game.asks(RED, Decision::ChooseOutlet, "new_london.1 long_island_sound_market");
    game.choose("new_london.1");
    assert_eq!((game.at("new_london.1"), game.cash()), ("green port 1*".to_owned(), vec![8, 0, 0, 5, 0]));
}
