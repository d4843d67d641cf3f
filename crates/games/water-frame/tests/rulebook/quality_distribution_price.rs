//! Quality, distribution, price (WF-E34 to WF-E40, WF-E99).

use crate::setting::{BLUE, RED, Setting};
use water_frame::{Decision, Good};

const THREE: &str = "food I price 6, clothes I price 6, cutlery I price 6, cash 20";

#[test]
fn wf_e34_two_levels_of_light_quality_for_food() {
    let mut game = Setting::of(3).blue("food I price 6, cash 20, marker light_quality").begin();
    game.choose("light_quality £8");
    assert_eq!(game.appeal(BLUE, Good::Food), 2);
    game.choose("food food");
    game.decides(BLUE, Decision::SetPrice);
    assert_eq!((game.factory(BLUE, Good::Food, "quality"), game.appeal(BLUE, Good::Food)), (2, 4));
}

#[test]
fn wf_e35_the_pool_pays_for_untouched_prices() {
    let mut game = Setting::of(3).blue(THREE).begin();
    game.choose("quality £8 food");
    assert_eq!(game.pool(), 2);
    game.choose("7");
    assert_eq!(game.pool(), 2);
    game.choose("7 7");
    game.turn_of(RED);
    let prices = [Good::Food, Good::Clothes, Good::Cutlery].map(|good| game.factory(BLUE, good, "price"));
    assert_eq!((prices, game.cash(BLUE)), ([7, 7, 7], 12));

    let mut game = Setting::of(3).blue(THREE).begin();
    game.choose("quality £6 food 7");
    game.turn_of(RED);
}

#[test]
fn wf_e36_what_distribution_costs() {
    let dark = Setting::of(3).blue("cash 20, marker dark_distribution");
    let mut game = dark.clone().blue("food I, clothes I").begin();
    game.choose("dark_distribution £10 food food food food");
    game.decides(BLUE, Decision::SetPrice);
    assert_eq!((game.factory(BLUE, Good::Food, "distribution"), game.pool()), (4, 0));

    let mut game = dark.blue("food I distribution 1").begin();
    game.choose("dark_distribution £10 food food done");
    assert_eq!((game.factory(BLUE, Good::Food, "distribution"), game.pool()), (3, 5));
}

#[test]
fn wf_e37_the_patent_adds_two_pounds() {
    let mut game = Setting::of(3).blue("food I, clothes I, cash 20, marker light_distribution, tile patent").begin();
    game.choose("light_distribution £8");
    game.asks(BLUE, Decision::PatentMode, "add_two return_for_two");
    game.choose("add_two");
    assert_eq!(game.work("allowed"), 9);
    game.choose("food food food clothes clothes");
    game.decides(BLUE, Decision::SetPrice);
    let levels = [Good::Food, Good::Clothes].map(|good| game.factory(BLUE, good, "distribution"));
    assert_eq!((levels, game.tiles(BLUE)), ([3, 2], "patent".to_owned()));
}

#[test]
fn wf_e38_one_level_and_two_other_prices() {
    let blue = "food I price 6 distribution 1, clothes I price 6 distribution 1, cutlery I price 6 distribution 1, cash 20";
    let mut game = Setting::of(3).blue(blue).begin();
    game.choose("distribution £4 food");
    game.asks(BLUE, Decision::RaiseDistribution, "clothes cutlery done");
    game.choose("done");
    assert_eq!(game.pool(), 2);
    game.choose("7 7 7");
    assert_eq!(game.pool(), 0);
    game.turn_of(RED);
}

#[test]
fn wf_e39_what_exceeds_the_limit_still_pays_for_prices() {
    let mut game = Setting::of(3).blue(THREE).begin();
    game.choose("distribution £8 food food clothes");
    game.decides(BLUE, Decision::SetPrice);
    assert_eq!(game.pool(), 4);
    game.choose("6 6");
    game.asks(BLUE, Decision::SetPrice, "5 6 7 8 9 10");
    game.choose("10");
    assert_eq!((game.factory(BLUE, Good::Cutlery, "price"), game.cash(BLUE)), (10, 12));
    game.turn_of(RED);
}

#[test]
fn wf_e40_goods_on_the_small_warehouse_block_prices() {
    let blue = "lamps IV quality 6 distribution 2 price 20, tile small_warehouse, stored 3 lamps, cash 20";
    let mut game = Setting::of(3).year(1800).blue(blue).begin();
    game.choose("quality £2");
    game.asks(BLUE, Decision::SetPrice, "5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22");
    assert_eq!((game.refuses("23"), game.refuses("4")), ("WF-15.4", "WF-15.4"));
}

#[test]
fn wf_e99_the_patent_returned_for_two_free_levels() {
    let blue = "food I price 6 distribution 3, clothes I price 6, cutlery I price 6, cash 20, tile patent";
    let mut game = Setting::of(3).blue(blue).begin();
    game.choose("distribution £4 return_for_two clothes clothes");
    game.asks(BLUE, Decision::RaiseDistribution, "cutlery done");
    game.choose("done");
    game.asks(BLUE, Decision::FreeRaise, "food clothes cutlery done");
    game.choose("food clothes");
    game.decides(BLUE, Decision::SetPrice);
    let levels = [Good::Food, Good::Clothes, Good::Cutlery].map(|good| game.factory(BLUE, good, "distribution"));
    assert_eq!((levels, game.pool(), game.tiles(BLUE)), ([4, 3, 0], 1, String::new()));
    game.choose("6 6 7");
    game.turn_of(RED);
    assert_eq!((game.factory(BLUE, Good::Cutlery, "price"), game.supply("patent")), (7, 1));
}

#[test]
fn wf_15_3_an_unchanged_price_costs_nothing() {
    let mut game = Setting::of(3).blue(THREE).begin();
    game.choose("quality £2 6 6");
    assert_eq!(game.pool(), 2);
    game.choose("5");
    game.turn_of(RED);
}

#[test]
fn wf_r29_levels_not_raised_leave_their_pounds_in_the_pool() {
    let setting = Setting::of(3).blue(THREE).blue("marker light_quality, marker dark_quality");
    let pool = |choices: &str| {
        let mut game = setting.begin();
        game.choose(choices);
        game.decides(BLUE, Decision::SetPrice);
        game.pool()
    };
    assert_eq!(
        [pool("light_quality £8 done"), pool("light_quality £8 food done"), pool("light_quality £8 food food")],
        [8, 3, 0]
    );
    assert_eq!([pool("dark_quality £10 food done"), pool("dark_quality £10 food food food")], [7, 0]);
}
