//! Stock exchange and Broker (WF-E41 to WF-E45).

use crate::game::Game;
use crate::setting::{BLUE, Setting};
use water_frame::Decision;

fn stock_exchange(words: &str) -> Game {
    let mut game = Setting::of(3).blue(words).begin();
    game.choose("stock_exchange £2");
    game
}

#[test]
fn wf_e41_buying_and_selling_prices() {
    let mut game = stock_exchange("space 22, shares 9, cash 50");
    game.choose("buy_shares");
    game.asks(BLUE, Decision::StockCount, "1 2 3");
    game.choose("2");
    assert_eq!(game.money(BLUE), (16, 11, 22));
    let mut game = stock_exchange("space 9, shares 9, cash 22");
    game.choose("buy_shares 2");
    assert_eq!(game.money(BLUE), (0, 11, 9));
    let mut game = stock_exchange("space 9, shares 9, cash 22");
    game.choose("sell_shares 2");
    assert_eq!(game.money(BLUE), (38, 7, 9));
}

#[test]
fn wf_e42_the_track() {
    let expected =
        [(10, 10), (11, 11), (28, 19), (30, 20), (31, 21), (35, 22), (36, 22), (41, 24), (60, 30), (61, 31), (100, 40)];
    for (space, value) in expected {
        assert_eq!(Setting::of(3).blue(&format!("space {space}")).begin().view().companies[BLUE].value, value, "space {space}");
    }
}

#[test]
fn wf_e43_contracts_are_placed_and_moved_up() {
    let mut game = stock_exchange("contract cutlery 2, cash 2, shares 0");
    game.asks(BLUE, Decision::StockMenu, "contract_food contract_clothes contract_cutlery contract_lamps done");
    game.choose("contract_food");
    game.asks(BLUE, Decision::ContractSpace, "2 4 6 8 10");
    game.choose("6 contract_cutlery");
    game.asks(BLUE, Decision::ContractSpace, "4 6 8 10");
    assert_eq!(game.refuses("2"), "WF-12.6");
    game.choose("4 done");
    assert_eq!((game.contracts(BLUE), game.cash(BLUE)), (vec![6, 0, 4, 0], 0));
}

#[test]
fn wf_e44_loans_first_then_shares() {
    let mut game = stock_exchange("loans 2, shares 0, cash 42, space 9");
    assert_eq!(game.refuses("buy_shares"), "WF-12.3");
    game.choose("repay 2 buy_shares");
    // One share is all that £14 buy.
    game.decides(BLUE, Decision::StockMenu);
    assert_eq!((game.money(BLUE), game.loans(BLUE)), ((4, 1, 9), 0));
}

#[test]
fn wf_e45_the_broker_buys_at_half_price() {
    let mut game = stock_exchange("tile broker, space 28, cash 27, shares 9");
    game.choose("done");
    game.decides(BLUE, Decision::TakeSpecial);
    game.choose("broker_2");
    assert_eq!((game.money(BLUE), game.tiles(BLUE), game.supply("broker")), ((5, 11, 28), String::new(), 1));
    let mut game = stock_exchange("tile broker, space 7, cash 27, shares 9");
    game.choose("done broker_2");
    assert_eq!(game.money(BLUE), (15, 11, 7));
}

#[test]
fn wf_d21_the_menu_only_moves_forward() {
    let blue = "stored 2 food, stored 1 lamps, column food, column lamps, shares 3, space 20, cash 32";
    let mut game = stock_exchange(blue);
    let contracts = "contract_food contract_clothes contract_cutlery contract_lamps done";
    game.asks(BLUE, Decision::StockMenu, &format!("sell_food sell_lamps sell_shares buy_shares {contracts}"));
    game.choose("sell_lamps");
    game.asks(BLUE, Decision::StockMenu, &format!("sell_shares buy_shares {contracts}"));
    assert_eq!((game.cash(BLUE), game.refuses("sell_food"), game.refuses("sell_cutlery")), (35, "WF-12.1", "WF-12.5"));
    game.choose("sell_shares 1");
    // WF-R31: sold or bought, not both.
    game.asks(BLUE, Decision::StockMenu, contracts);
    assert_eq!(game.refuses("buy_shares"), "WF-12.1");
}

#[test]
fn wf_12_5_stored_goods_have_fixed_prices() {
    let columns = "column food, column clothes, column cutlery, column lamps";
    let blue = format!("stored 2 food, stored 2 clothes, stored 2 cutlery, stored 2 lamps, {columns}, cash 2");
    let mut game = stock_exchange(&blue);
    game.choose("sell_food 2 sell_clothes 2 sell_cutlery 2 sell_lamps 2");
    assert_eq!(game.cash(BLUE), 2 * (2 + 3 + 4 + 5));
}
