//! Ships and the Production action (WF-E46 to WF-E51, WF-E94).

use crate::game::Game;
use crate::setting::{BLUE, RED, Setting};
use water_frame::{Decision, Good};

/// Blue sails his first ship, the administration cost being paid.
fn ship_action(words: &str, space: u32) -> Game {
    let mut game = Setting::of(3).year(1780).blue(&format!("cash {space}, space 20, column lamps")).blue(words).begin();
    game.choose(&format!("first_ship £{space}"));
    game
}

const LAMPS: &str = "ship 6, lamps II price 8, contract lamps 4, stored 4 lamps";

#[test]
fn wf_e46_four_lamps_for_the_colonies() {
    let mut game = ship_action(LAMPS, 6);
    game.asks(BLUE, Decision::ShipStep, "lamps_4 done");
    game.choose("lamps_4");
    game.decides(BLUE, Decision::TakeSpecial);
    assert_eq!((game.cash(BLUE), game.space(BLUE), game.contracts(BLUE)), (56, 19, vec![0; 4]));
    assert_eq!(game.stored(BLUE), [0; 4]);
    let mut game = ship_action(&format!("{LAMPS}, tile office"), 6);
    game.choose("lamps_4");
    assert_eq!(game.cash(BLUE), 61);
}

#[test]
fn wf_e47_two_contracts_on_one_ship() {
    let clothes = "clothes I price 6, contract clothes 2, stored 2 clothes, column clothes";
    let mut game = ship_action(&format!("{LAMPS}, {clothes}"), 6);
    game.asks(BLUE, Decision::ShipStep, "clothes_2 lamps_4 done");
    game.choose("clothes_2 lamps_4");
    assert_eq!((game.cash(BLUE), game.space(BLUE), game.contracts(BLUE)), (74, 19, vec![0; 4]));
}

#[test]
fn wf_e48_no_part_of_a_contract() {
    let game = ship_action("ship 6, lamps II price 8, contract lamps 6, stored 4 lamps", 6);
    game.decides(BLUE, Decision::TakeSpecial);
    assert_eq!((game.space(BLUE), game.contracts(BLUE)[3]), (20, 6));
    let game = ship_action("ship 4, lamps II price 8, contract lamps 6, stored 5 lamps", 4);
    game.decides(BLUE, Decision::TakeSpecial);
    assert_eq!((game.space(BLUE), game.contracts(BLUE)[3]), (20, 6));
}

#[test]
fn wf_e49_the_agent_delivers_one_fewer() {
    let mut game = ship_action("ship 6, lamps II price 8, contract lamps 6, stored 5 lamps, tile agent", 6);
    game.asks(BLUE, Decision::ShipStep, "lamps_5 done");
    game.choose("lamps_5");
    assert_eq!((game.cash(BLUE), game.space(BLUE)), (70, 19));
}

#[test]
fn wf_17_3_the_agent_helps_with_one_contract_of_an_action() {
    let two = "clothes I price 6, contract clothes 2, stored 3 clothes, column clothes";
    let mut game = ship_action(&format!("ship 8, lamps II price 8, contract lamps 4, stored 5 lamps, tile agent, {two}"), 8);
    game.asks(BLUE, Decision::ShipStep, "clothes_1 clothes_2 clothes_3 lamps_3 lamps_4 lamps_5 done");
    game.choose("clothes_3");
    game.asks(BLUE, Decision::ShipStep, "lamps_4 done");
    assert_eq!(game.refuses("lamps_3"), "WF-13.5");
}

const FOOD: &str = "food III rows 1/1 price 6, cash 12, marker light_production";

#[test]
fn wf_e50_producing_to_store() {
    let mut game = Setting::of(3).year(1790).k(35).blue(FOOD).blue("column food").begin();
    game.choose("light_production £2");
    game.asks(BLUE, Decision::ChooseProduction, "none food_1");
    game.choose("food_1");
    assert_eq!((game.cash(BLUE), game.stored(BLUE)), (6, vec![2, 0, 0, 0]));
    game.asks(BLUE, Decision::SetPrice, "5 6 7 8 9 10 11 12");
    game.choose("6");
    game.turn_of(RED);
}

#[test]
fn wf_e51_one_warehouse_row_holds_one_food() {
    let mut game = Setting::of(3).year(1790).k(35).blue(FOOD).blue("warehouse rows 1").begin();
    game.choose("light_production £2 food_1");
    assert_eq!((game.cash(BLUE), game.stored(BLUE)), (6, vec![1, 0, 0, 0]));
}

#[test]
fn wf_e94_foreman_and_extra_shifts_in_a_production_action() {
    let blue = "lamps III price 8, foreman at lamps, tile extra_shifts, column lamps, marker dark_production, cash 22";
    let mut game = Setting::of(3).year(1790).k(60).blue(blue).begin();
    game.choose("dark_production £2");
    game.asks(BLUE, Decision::ChooseProduction, "none lamps_1 lamps_2");
    game.choose("lamps_2");
    game.asks(BLUE, Decision::UseExtraShifts, "no yes");
    game.choose("yes");
    assert_eq!((game.cash(BLUE), game.stored(BLUE), game.tiles(BLUE)), (4, vec![0, 0, 0, 5], "foreman".to_owned()));
    assert_eq!(game.supply("extra_shifts"), 1);
}

#[test]
fn wf_14_1_the_light_marker_uses_two_rows_without_a_gap() {
    let blue = "food I rows 2/0 2/0 2/0, lamps I rows 3/0 1/0 3/0, cash 20, marker light_production";
    let mut game = Setting::of(3).k(40).blue(blue).begin();
    game.choose("light_production £2");
    game.asks(BLUE, Decision::ChooseProduction, "none food_1 food_2 lamps_1");
    assert_eq!((game.refuses("food_3"), game.refuses("lamps_2")), ("WF-14.1", "WF-R40"));
}

#[test]
fn wf_r41_a_production_action_does_not_pay_extra_workers() {
    let blue = "food I price 5 extra 2, cash 30, marker light_production, column food";
    let mut game = Setting::of(3).year(1790).k(20).blue(blue).begin();
    game.choose("light_production £2 food_2");
    assert_eq!((game.cash(BLUE), game.factory(BLUE, Good::Food, "extra")), (30 - 2 - 4 * 2, 2));
}
