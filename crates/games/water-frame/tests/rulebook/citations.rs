//! What happens by several rules is told by the one that it follows at that moment.

use crate::game::Game;
use crate::setting::{BLUE, RED, Setting};
use table::Setup;
use water_frame::Decision;

/// Blue has this and has chosen that.
fn blue(words: &str, choices: &str) -> Game {
    let mut game = Setting::of(3).year(1780).k(40).blue("cash 40").blue(words).begin();
    game.choose(choices);
    game
}

#[test]
fn wf_4_10_and_wf_4_12_prices_and_shares_of_the_preparation() {
    let mut game = Game::deal(Setup::of(2), "arkwright");
    game.choose("food 5 food 5 lamps 5 lamps 5 2 pass 2 pass");
    assert_eq!((game.cites("PriceSet"), game.cites("SoldShares")), (vec!["WF-4.10"; 4], vec!["WF-4.12"; 2]));
    assert_eq!(blue("food I price 6", "quality £4 7").cites("PriceSet"), ["WF-15.1"]);
}

#[test]
fn wf_12_what_is_dealt_on_the_stock_exchange() {
    let game = blue("stored 1 food, column food, loans 1, shares 0", "stock_exchange £2 sell_food repay buy_shares");
    for (event, rule) in [("SoldGoods", "WF-12.5"), ("Repaid", "WF-12.3"), ("BoughtShares", "WF-12.2")] {
        assert_eq!(game.cites(event), [rule], "{event}");
    }
    assert_eq!(blue("shares 9", "stock_exchange £2 sell_shares 1").cites("SoldShares"), ["WF-12.4"]);
}

#[test]
fn wf_17_4_what_the_broker_deals() {
    let game = blue("tile broker, shares 9", "workers £2 done broker_1");
    assert_eq!((game.cites("BoughtShares"), game.cites("TileReturned")), (vec!["WF-17.4"], vec!["WF-17.4"]));
    let words = "tile broker, stored 2 food, column food, cash 11, shares 9, space 10";
    let ended = || Setting::of(3).cycle("lamps").k(20).blue(words).produce();
    let mut game = ended();
    game.choose("sell_food 2 buy_shares");
    assert_eq!((game.cites("SoldGoods"), game.cites("BoughtShares")), (vec!["WF-17.4"], vec!["WF-17.4"]));
    let mut game = ended();
    game.choose("sell_shares 1");
    assert_eq!(game.cites("SoldShares"), ["WF-17.4"]);
}

#[test]
fn wf_21_4_what_events_bring() {
    let before = |event| Setting::of(3).switch("events", "reconstructed").cycle("lamps").event(1770, event);
    let mut game = before("share_fever").blue("shares 9, space 20, cash 20").produce();
    game.choose("buy");
    assert_eq!(game.cites("BoughtShares"), ["WF-21.4"]);
    let mut game = before("canal_boom").blue("food I").produce();
    game.choose("promote_food");
    assert_eq!(game.cites("DistributionRaised"), ["WF-21.4"]);
}

#[test]
fn wf_11_2_and_wf_11_4_levels_of_distribution() {
    assert_eq!(blue("food I", "distribution £2 food").cites("DistributionRaised"), ["WF-11.2"]);
    let game = blue("food I, tile patent", "distribution £2 return_for_two done food food");
    assert_eq!((game.cites("DistributionRaised"), game.cites("TileReturned")), (vec!["WF-11.4"; 2], vec!["WF-17.13"]));
}

#[test]
fn wf_23_2_the_final_stock_exchange() {
    let words = "shares 0, loans 1, cash 30, tile small_warehouse, stored 1 lamps";
    let game = Setting::of(3).year(1810).cycle("lamps").blue(words).red("shares 20").green("shares 20").produce();
    for event in ["SoldGoods", "Repaid", "BoughtShares"] {
        assert_eq!(game.cites(event), ["WF-23.2"], "{event}");
    }
}

#[test]
fn wf_16_4_the_fifth_tile_and_tiles_that_were_used() {
    let tiles = "tile small_warehouse, tile agent, tile office, tile school, cash 8";
    let mut game = Setting::of(3).supply("broker").blue(tiles).begin();
    game.choose("workers £8 done broker office");
    assert_eq!(game.cites("TileReturned"), ["WF-16.4"]);
    assert_eq!(blue("tile developer", "factory £2 build_lamps_I done yes").cites("TileReturned"), ["WF-17.6"]);
    let game = blue("food II, tile inventor", "factory £2 modernise_food return");
    assert_eq!(game.cites("TileReturned"), ["WF-17.11"]);
    let mut game =
        Setting::of(3).k(20).blue("food I price 8 distribution 1, column food, tile extra_shifts, cash 50").produce();
    game.choose("yes");
    assert_eq!(game.cites("TileReturned"), ["WF-17.9"]);
}

#[test]
fn wf_19_1_and_wf_20_6_the_start_player() {
    let named = |good: &str| {
        let mut game = Setting::of(3).cycle(good).red("tile charisma").produce();
        game.decides(RED, Decision::CharismaStart);
        game.choose("green");
        game
    };
    let game = named("food");
    assert_eq!((game.cites("StartNamed"), game.cites("TileReturned")), (vec!["WF-19.1"], vec!["WF-17.5"]));
    let game = named("lamps");
    assert_eq!((game.cites("StartNamed"), game.cites("TileReturned")), (vec!["WF-20.6"], vec!["WF-17.5"]));
    let mut game = Setting::of(3).cycle("lamps").produce();
    game.choose("blue");
    assert_eq!(game.cites("StartNamed"), ["WF-20.6"]);
}

#[test]
fn wf_14_3_and_wf_18_24_what_goes_to_store() {
    let game = blue("food I price 6, column food, marker light_production", "light_production £2 food_1");
    assert_eq!(game.cites("Stored"), ["WF-14.3"]);
    let game = Setting::of(3).k(20).blue("food I price 8, column food, cash 20").produce();
    assert_eq!(game.cites("Stored"), ["WF-18.24"]);
}

#[test]
fn wf_13_6_and_wf_18_22_what_is_shipped() {
    let lamps = "lamps I price 8, column lamps, stored 4 lamps, contract lamps 4, ship 4";
    assert_eq!(blue(lamps, "first_ship £4 lamps_4").cites("Shipped"), ["WF-13.6"]);
    let mut game = Setting::of(3).year(1780).cycle("lamps").k(20).blue(lamps).blue("cash 50").produce();
    game.decides(BLUE, Decision::ShipContract);
    game.choose("lamps_4");
    assert_eq!(game.cites("Shipped"), ["WF-18.22"]);
}
