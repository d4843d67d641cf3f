//! Why-not codes: every row of 5.8 names its rule.

use crate::game::Game;
use crate::setting::{BLUE, GREEN, RED, Setting};
use water_frame::{Decision, Good, Move, Refusal};

/// Blue has this and has chosen that.
fn blue(words: &str, choices: &str) -> Game {
    let mut game = Setting::of(3).year(1780).k(40).blue("cash 40").blue(words).begin();
    game.choose(choices);
    game
}

#[test]
fn wf_6_1_pass_the_turn() {
    let game = Setting::of(3).begin();
    assert_eq!((game.refuses_move(BLUE, Move::Done), game.refuses_move(BLUE, Move::TakeNothing)), ("WF-6.1", "WF-6.1"));
}

#[test]
fn wf_6_5_pay_more_than_the_space_to_do_more() {
    let game = blue("tile accountant", "machinery £6");
    game.asks(BLUE, Decision::ChoosePayment, "4 5 6 7 8");
    assert_eq!((game.refuses("9"), game.refuses("3")), ("WF-6.5", "WF-6.5"));
    let game = blue("food I", "machinery £6");
    assert_eq!(game.refuses_move(BLUE, Move::Pay { pounds: 13 }), "WF-6.5");
}

#[test]
fn wf_6_6_use_the_2_space_under_bureaucracy() {
    let setting = Setting::of(3).cycle("clothes").bureaucracy().blue("cash 20");
    let mut game = setting.begin();
    game.choose("workers");
    assert_eq!(game.refuses("£2"), "WF-6.6");
    // WF-R7: nor may a marker that lies there be used again.
    let game = setting.blue("£2 quality").begin();
    assert!(!game.offers("quality"));
    assert_eq!(game.refuses("quality"), "WF-6.6");
}

#[test]
fn wf_r7_a_ship_on_the_closed_2_space() {
    let game = Setting::of(3).cycle("clothes").bureaucracy().blue("ship 2, £2 first_ship, cash 20").begin();
    assert!(!game.offers("first_ship"));
    assert_eq!(game.refuses("first_ship"), "WF-6.6");
}

#[test]
fn wf_13_2_a_ship_on_a_space_cheaper_than_its_capacity() {
    let game = blue("ship 4", "first_ship");
    game.asks(BLUE, Decision::ChooseSpace, "£4 £6 £8 £10");
    assert_eq!(game.refuses("£2"), "WF-13.2");
}

#[test]
fn wf_7_2_and_wf_7_3_a_second_factory_or_a_level_too_high() {
    let game = blue("food II", "factory £2");
    assert_eq!((game.refuses("build_food_I"), game.refuses("build_lamps_III")), ("WF-7.2", "WF-7.2"));
    assert_eq!(game.refuses("modernise_food"), "WF-7.3");
}

#[test]
fn wf_7_8_and_wf_7_9_rebuild_what_was_closed_or_close_what_was_built() {
    let mut game = blue("food II", "factory £2 close_food");
    assert_eq!(game.refuses("build_food_II"), "WF-7.9");
    game.choose("build_food_I");
    assert_eq!(game.refuses("close_food"), "WF-7.8");
}

#[test]
fn wf_8_6_fire_in_row_1() {
    let game = blue("food I", "workers £2");
    assert!(game.offers("fire_food_2"));
    assert_eq!(game.refuses("fire_food_3"), "WF-8.6");
}

#[test]
fn wf_8_9_fire_obsolete_workers() {
    let mut game = Setting::of(3).year(1790).blue("food I extra 2, cash 20").begin();
    game.choose("workers £2");
    assert_eq!(game.refuses("fire_food_3"), "WF-8.9");
}

#[test]
fn wf_8_10_fire_in_the_warehouse_or_on_a_ship() {
    let mut game = blue("column food, warehouse rows 1, ship 4", "workers £2");
    assert_eq!(game.refuses_move(BLUE, Move::FireRow), "WF-8.10");
    assert_eq!(game.refuses_move(BLUE, Move::FireColumn { good: Good::Food }), "WF-8.10");
    assert_eq!(game.refuses_move(BLUE, Move::ReturnShip { pier: 0 }), "WF-8.10");
    game.choose("warehouse columns:food");
    assert_eq!(game.refuses("rows:0"), "WF-8.10");
}

#[test]
fn wf_8_8_hire_where_you_just_fired() {
    assert_eq!(blue("food I", "workers £2 fire_food_1").refuses("hire_food_2_1"), "WF-8.8");
}

#[test]
fn wf_9_3_and_wf_r19_a_machine_on_an_empty_space_or_instead_of_the_last_worker() {
    let game = blue("food I rows 2/0 1/0", "machinery £6");
    assert_eq!((game.refuses("food_3"), game.refuses("food_2")), ("WF-9.3", "WF-R19"));
    // The row has free machine spaces; nobody stands there to be replaced.
    assert_eq!(game.why_not("food_3"), Refusal::NobodyToReplace { good: Good::Food, row: 3 });
    let game = blue("food I rows 1/1 2/0", "machinery £6");
    assert_eq!(
        (game.refuses("food_1"), game.why_not("food_1")),
        ("WF-9.3", Refusal::NoMachineSpace { good: Good::Food, row: 1 })
    );
}

#[test]
fn wf_10_4_quality_5_without_the_engineer() {
    let game = blue("food I quality 4, clothes I", "quality £6");
    game.asks(BLUE, Decision::RaiseQuality, "clothes done");
    assert_eq!(game.refuses("food"), "WF-10.4");
    let game = blue("food I quality 4, clothes I, tile engineer", "quality £6 6");
    game.asks(BLUE, Decision::RaiseQuality, "food clothes done");
}

#[test]
fn wf_11_2_distribution_5() {
    let game = blue("food I distribution 4, clothes I", "distribution £4");
    game.asks(BLUE, Decision::RaiseDistribution, "clothes done");
    assert_eq!(game.refuses("food"), "WF-11.2");
    let game = blue("food I distribution 4, clothes I, tile patent", "distribution £4 return_for_two done");
    game.asks(BLUE, Decision::FreeRaise, "clothes done");
    assert_eq!(game.refuses("food"), "WF-11.2");
}

#[test]
fn wf_15_1_and_wf_15_2_change_this_price_now() {
    let food = Move::Price { good: Good::Food, price: 5 };
    let lamps = Move::Price { good: Good::Lamps, price: 5 };
    let three = "food I price 6, clothes I price 6, lamps I price 6";
    assert_eq!(blue(three, "factory").refuses_move(BLUE, food), "WF-15.1");
    // After Factory only what it touched, after Quality without a pound left as well.
    let game = blue(three, "factory £2 modernise_clothes done");
    assert_eq!((game.refuses_move(BLUE, food), game.refuses_move(BLUE, lamps)), ("WF-15.2", "WF-15.2"));
    let game = blue(three, "quality £6 clothes");
    assert_eq!(game.refuses_move(BLUE, lamps), "WF-15.2");
    // With pounds left its time comes, food to lamps.
    let game = blue(three, "quality £8 clothes 6");
    assert_eq!(game.refuses_move(BLUE, lamps), "WF-15.6");
}

#[test]
fn wf_15_4_a_price_off_the_scale_below_appeal_or_on_a_stored_good() {
    let game = blue("food I price 6", "quality £4");
    assert_eq!((game.refuses("4"), game.refuses("9")), ("WF-15.4", "WF-15.4"));
    let lamps = "lamps IV quality 6 price 8, tile small_warehouse, stored 5 lamps, cash 20";
    let mut game = Setting::of(3).year(1800).blue(lamps).begin();
    game.choose("quality £4");
    assert!(game.offers("20"));
    assert_eq!((game.refuses("21"), game.refuses("25")), ("WF-15.4", "WF-15.4"));
}

#[test]
fn wf_12_3_and_wf_r9_buy_shares_with_loans_or_without_cash() {
    assert_eq!(blue("shares 0, loans 1", "stock_exchange £2").refuses("buy_shares"), "WF-12.3");
    assert_eq!(blue("shares 9, space 20, cash 12", "stock_exchange £2").refuses("buy_shares"), "WF-R9");
    assert_eq!(blue("shares 0, loans 2, cash 12", "stock_exchange £2").refuses("repay"), "WF-R9");
}

#[test]
fn wf_r9_more_than_cash_pays_for() {
    let game = blue("shares 9, space 20, cash 32", "stock_exchange £2 buy_shares");
    game.asks(BLUE, Decision::StockCount, "1 2");
    assert_eq!((game.refuses("3"), game.why_not("3")), ("WF-R9", Refusal::TooDear { price: 45, cash: 30 }));
    let game = blue("shares 0, loans 3, cash 32", "stock_exchange £2 repay");
    game.asks(BLUE, Decision::StockCount, "1 2");
    assert_eq!((game.refuses("3"), game.refuses("4")), ("WF-R9", "WF-12.3"));
    let game = blue("tile broker, shares 9, space 20, cash 12", "workers £2 done");
    assert!(game.offers("broker_1"));
    assert_eq!((game.refuses("broker_2"), game.why_not("broker_2")), ("WF-R9", Refusal::TooDear { price: 16, cash: 10 }));
}

#[test]
fn wf_12_2_wf_12_4_and_wf_12_5_more_than_there_is() {
    let game = blue("shares 28, space 10", "stock_exchange £2 buy_shares");
    game.asks(BLUE, Decision::StockCount, "1 2");
    assert_eq!(game.refuses("3"), "WF-12.2");
    assert_eq!(blue("tile broker, shares 29, space 10", "workers £2 done").refuses("broker_2"), "WF-12.2");
    assert_eq!(blue("shares 2", "stock_exchange £2 sell_shares").refuses("3"), "WF-12.4");
    assert_eq!(blue("stored 2 food, column food", "stock_exchange £2 sell_food").refuses("3"), "WF-12.5");
}

#[test]
fn wf_12_6_lower_a_contract() {
    let game = blue("contract food 6", "stock_exchange £2 contract_food");
    game.asks(BLUE, Decision::ContractSpace, "8 10");
    assert_eq!((game.refuses("4"), game.refuses("6")), ("WF-12.6", "WF-12.6"));
}

#[test]
fn wf_13_5_and_wf_r33_ship_part_of_a_contract_or_without_a_factory() {
    let lamps = "lamps I price 8, column lamps, stored 4 lamps, contract lamps 4";
    let food = "column food, stored 2 food, contract food 2";
    let game = blue(&format!("ship 6, {lamps}, {food}"), "first_ship £6");
    game.asks(BLUE, Decision::ShipStep, "lamps_4 done");
    assert_eq!((game.refuses("lamps_3"), game.refuses("food_2")), ("WF-13.5", "WF-R33"));
}

#[test]
fn wf_16_3_wf_16_5_and_wf_16_6_a_tile_or_marker_twice_or_of_a_higher_row() {
    let setting = Setting::of(3).mat(1, "quality").mat(2, "quality machinery").mat(3, "quality").year(1780);
    let mut game = setting.supply("office broker").blue("tile office, marker light_quality, cash 20").begin();
    game.choose("workers £2 done");
    game.asks(BLUE, Decision::TakeSpecial, "pass broker machinery_II ship2 ship4");
    assert_eq!(
        (game.refuses("office"), game.refuses("quality_I"), game.refuses("quality_II")),
        ("WF-16.3", "WF-16.6", "WF-16.6")
    );
    assert_eq!((game.refuses("quality_III"), game.refuses("ship6")), ("WF-16.5", "WF-16.5"));
    assert_eq!((game.refuses("accountant"), game.refuses("machinery_I")), ("WF-16.2", "WF-16.5"));
}

#[test]
fn wf_16_8_and_wf_16_9_replace_a_ship_by_a_smaller_one_or_with_a_free_pier() {
    let game = blue("ship 4, ship 4", "workers £2 done");
    assert_eq!(game.refuses("ship2"), "WF-16.8");
    // One of the same size is not larger either.
    assert_eq!(blue("ship 2, ship 2", "workers £2 done").refuses("ship2"), "WF-16.8");
    let game = blue("ship 4", "workers £2 done");
    assert_eq!(game.refuses_move(BLUE, Move::ReplaceShip { pier: 0 }), "WF-16.9");
}

#[test]
fn wf_18_8_refuse_a_sale_of_fresh_goods() {
    let setting = Setting::of(3).k(60).blue("food I price 5 distribution 2, tile school, column food, stored 1 food");
    let game = setting.produce();
    game.asks(BLUE, Decision::SaleCall, "sell_own close_row");
    assert_eq!((game.refuses("stop"), game.refuses("sell_stored")), ("WF-18.8", "WF-18.8"));
}

#[test]
fn wf_18_9_sell_a_stored_good_with_none_in_store() {
    let game = Setting::of(3).k(40).blue("food I price 5 distribution 2, tile extra_shifts, cash 20").produce();
    game.asks(BLUE, Decision::SaleCall, "extra_shift stop");
    assert_eq!(game.refuses("sell_stored"), "WF-18.9");
}

#[test]
fn wf_r47_an_extra_shift_where_the_school_closed_the_only_row() {
    let blue = "food I price 5 rows 2/0, tile school, tile extra_shifts, column food, stored 1 food, cash 20";
    let mut game = Setting::of(3).k(40).blue(blue).produce();
    game.choose("close_row");
    game.asks(BLUE, Decision::SaleCall, "sell_stored stop");
    assert_eq!(game.refuses("extra_shift"), "WF-R47");
}

/// Blue has stopped selling stored food, red is asked; green has food in store, but no factory.
fn stopped() -> Game {
    let food = "food I price 5 distribution 2, column food, stored 2 food";
    let mut game = Setting::of(3).k(60).blue(food).red(food).green("column food, stored 2 food").produce();
    game.asks(BLUE, Decision::SaleCall, "sell_stored stop");
    game.choose("stop");
    game.asks(RED, Decision::SaleCall, "sell_stored stop");
    game
}

#[test]
fn wf_18_10_sell_again_after_stopping() {
    assert_eq!(stopped().refuses_move(BLUE, Move::SellStored), "WF-18.10");
}

#[test]
fn wf_18_3_sell_stored_goods_without_a_factory() {
    assert_eq!(stopped().refuses_move(GREEN, Move::SellStored), "WF-18.3");
}

#[test]
fn wf_18_25_hire_storage_workers_in_the_production_phase() {
    let game = stopped();
    assert_eq!([BLUE, RED, GREEN].map(|seat| game.refuses_move(seat, Move::ManWarehouse)), ["WF-18.25"; 3]);
    assert_eq!(game.refuses_move(RED, Move::Rows { rows: 2 }), "WF-18.25");
}

#[test]
fn wf_r5_a_ship_without_a_crew() {
    let mut game = Setting::of(3).year(1800).k(80).fired(1).blue("cash 20").begin();
    game.choose("workers £2 done");
    assert!(game.offers("ship4"));
    assert_eq!(game.refuses("ship6"), "WF-16.11");
}

#[test]
fn wf_16_11_a_replaced_ship_brings_its_crew() {
    let nobody_left = |words: &str| {
        let mut game = Setting::of(3).year(1800).k(80).blue(words).begin();
        game.choose("workers £2 done");
        game
    };
    let game = nobody_left("ship 2, ship 4, cash 20");
    assert_eq!((game.refuses("ship6"), game.why_not("ship6")), ("WF-16.11", Refusal::NoCrew { crew: 1, found: 0 }));
    // With a free pier nothing is replaced.
    assert_eq!(nobody_left("ship 4, cash 20").why_not("ship6"), Refusal::NoCrew { crew: 2, found: 0 });
}

#[test]
fn wf_d36_what_lies_behind_at_the_harbor() {
    let blue = "ship 4, ship 4, column food, column clothes, warehouse rows 1, cash 20";
    let mut game = Setting::of(3).year(1780).cycle("lamps").blue(blue).produce();
    game.asks(BLUE, Decision::HarborStep, "pier1 pier2 column_food column_clothes row done");
    game.choose("pier2");
    assert_eq!((game.refuses("pier1"), game.refuses("pier2")), ("WF-R2", "WF-R38"));
    game.choose("column_clothes");
    game.asks(BLUE, Decision::HarborStep, "row done");
    assert_eq!((game.refuses("column_food"), game.refuses("pier1")), ("WF-R2", "WF-R2"));
    assert_eq!((game.refuses("column_clothes"), game.refuses("column_lamps")), ("WF-20.4", "WF-20.4"));
}
