//! Administration (WF-E13 to WF-E18).

use crate::setting::{BLUE, RED, Setting};
use water_frame::{Decision, Good};

#[test]
fn wf_e13_own_quality_on_the_4_space() {
    let mut game = Setting::of(3).blue("food I price 6, clothes I price 6, cash 20").begin();
    game.choose("quality £4");
    assert_eq!((game.cash(BLUE), game.pool()), (16, 4));
    game.asks(BLUE, Decision::SetPrice, "5 6 7 8");
    game.choose("5");
    assert_eq!(game.pool(), 3);
    game.choose("7");
    game.turn_of(RED);
    assert_eq!((game.factory(BLUE, Good::Food, "quality"), game.factory(BLUE, Good::Clothes, "quality")), (0, 0));
    assert_eq!((game.factory(BLUE, Good::Food, "price"), game.factory(BLUE, Good::Clothes, "price")), (5, 7));
    assert_eq!(game.cash(BLUE), 16);
}

#[test]
fn wf_e14_own_machinery_used_again_on_the_6_space() {
    let again = Setting::of(3).cycle("clothes").blue("food I, cash 20, £6 machinery");
    let mut game = again.begin();
    game.choose("machinery");
    assert_eq!((game.cash(BLUE), game.work("paid"), game.work("fee")), (12, 6.into(), 2.into()));
    game.asks(BLUE, Decision::PlaceMachine, "food_1 food_2 done");
    game.choose("food_1 food_2");
    game.decides(BLUE, Decision::TakeSpecial);
    assert_eq!(game.rows(BLUE, Good::Food), "1/1 1/1 0/0 0/0");

    let mut game = again.blue("tile administrator").begin();
    game.choose("machinery");
    assert_eq!((game.cash(BLUE), game.work("paid"), game.work("fee")), (14, 6.into(), 0.into()));
    game.choose("food_1 food_2");
    game.decides(BLUE, Decision::TakeSpecial);
}

#[test]
fn wf_e15_own_distribution_on_the_2_space() {
    let mut game = Setting::of(3).blue("food I price 6, cash 20").begin();
    game.choose("distribution £2");
    game.asks(BLUE, Decision::RaiseDistribution, "food done");
    // One pound is left of two; the second level would cost two.
    game.choose("food");
    game.decides(BLUE, Decision::SetPrice);
    assert_eq!((game.factory(BLUE, Good::Food, "distribution"), game.pool(), game.cash(BLUE)), (1, 1, 18));
}

#[test]
fn wf_e16_own_quality_on_the_10_space() {
    let mut game = Setting::of(3).blue("food I, clothes I, cash 20").begin();
    game.choose("quality £10");
    game.asks(BLUE, Decision::RaiseQuality, "food clothes done");
    game.choose("food");
    game.decides(BLUE, Decision::SetPrice);
    assert_eq!((game.factory(BLUE, Good::Food, "quality"), game.pool(), game.cash(BLUE)), (1, 4, 10));
}

#[test]
fn wf_e17_bureaucracy_with_an_accountant() {
    let mut game = Setting::of(3).bureaucracy().blue("tile accountant, cash 20").begin();
    game.choose("workers");
    game.asks(BLUE, Decision::ChooseSpace, "£4 £6 £8 £10");
    assert_eq!(game.refuses("£2"), "WF-6.6");
    game.choose("£4");
    game.asks(BLUE, Decision::ChoosePayment, "2 3 4 5 6");

    let mut game = Setting::of(3).bureaucracy().blue("tile administrator, cash 20").begin();
    game.choose("workers");
    game.asks(BLUE, Decision::ChooseSpace, "£2 £4 £6 £8 £10");
}

#[test]
fn wf_e18_a_ship_needs_a_space_of_its_capacity() {
    let setting = Setting::of(3).blue("ship 6, ship 2, cash 30");
    let mut game = setting.begin();
    game.choose("first_ship");
    game.asks(BLUE, Decision::ChooseSpace, "£6 £8 £10");
    assert_eq!(game.refuses("£4"), "WF-13.2");
    let mut game = setting.begin();
    game.choose("second_ship");
    game.asks(BLUE, Decision::ChooseSpace, "£2 £4 £6 £8 £10");
}

#[test]
fn wf_e18_the_accountant_lifts_the_payment_to_the_capacity() {
    let setting = Setting::of(3).blue("ship 6, tile accountant, cash 30");
    let mut game = setting.begin();
    game.choose("first_ship");
    game.asks(BLUE, Decision::ChooseSpace, "£4 £6 £8 £10");
    assert_eq!(game.refuses("£2"), "WF-13.2");
    game.choose("£6");
    game.asks(BLUE, Decision::ChoosePayment, "6 7 8");
    assert_eq!((game.refuses("4"), game.refuses("5")), ("WF-13.2", "WF-13.2"));
    let mut game = setting.begin();
    game.choose("first_ship £4");
    // Six pounds are the only payment left.
    game.decides(BLUE, Decision::TakeSpecial);
    assert_eq!(game.cash(BLUE), 24);
}

#[test]
fn wf_6_2_and_wf_6_3_a_marker_has_one_space() {
    let mut game = Setting::of(3).cycle("cutlery").blue("food I, cash 30, £4 quality, £6 workers").begin();
    game.choose("factory");
    game.asks(BLUE, Decision::ChooseSpace, "£2 £8 £10");
    assert_eq!(game.refuses("£6"), "WF-6.2");
}

#[test]
fn wf_17_7_the_engineer_pays_any_amount_for_quality() {
    let mut game = Setting::of(3).blue("food I price 6, tile engineer, cash 30").begin();
    game.choose("quality £2");
    game.asks(BLUE, Decision::ChoosePayment, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
    game.choose("12 food food");
    game.decides(BLUE, Decision::SetPrice);
    assert_eq!((game.factory(BLUE, Good::Food, "quality"), game.cash(BLUE), game.pool()), (2, 18, 0));
}
