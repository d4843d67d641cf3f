//! Workers and warehouse (WF-E24 to WF-E29).

use crate::game::Game;
use crate::setting::{BLUE, Setting};
use water_frame::{Decision, Good};

fn workers_action(setting: &Setting) -> Game {
    let mut game = setting.begin();
    game.choose("workers £2");
    game
}

const LAMPS: &str = "lamps I rows 3/0 3/0 1/2, cash 20";

#[test]
fn wf_e24_a_row_without_workers_loses_its_machines() {
    let mut game = workers_action(&Setting::of(3).fired(1).blue(LAMPS));
    game.choose("fire_lamps_1");
    assert_eq!((game.rows(BLUE, Good::Lamps), game.market().1), ("3/0 3/0 0/0 0/0".to_owned(), 2));
}

#[test]
fn wf_e25_nobody_is_hired_where_somebody_was_fired() {
    let mut game = workers_action(&Setting::of(3).fired(1).blue(LAMPS));
    assert_eq!(game.refuses("fire_lamps_5"), "WF-8.6");
    game.choose("fire_lamps_2");
    assert_eq!((game.rows(BLUE, Good::Lamps), game.market().1), ("3/0 2/0 0/0 0/0".to_owned(), 3));
    game.asks(BLUE, Decision::WorkersStep, "hire_lamps_4_1 hire_lamps_4_2 hire_lamps_4_3 warehouse done");
    assert_eq!((game.refuses("hire_lamps_2_1"), game.refuses("hire_lamps_3_1")), ("WF-8.8", "WF-8.8"));
}

#[test]
fn wf_e26_a_worker_above_column_2() {
    let mut game = workers_action(&Setting::of(3).k(10).blue("cash 20"));
    game.choose("warehouse columns:clothes rows:0");
    assert_eq!(game.market().0, 11);
    let game = Setting::of(3).cycle("clothes").blue("clothes I price 9, column clothes, stored 4 clothes, cash 20").produce();
    assert_eq!(game.stored(BLUE), [0, 5, 0, 0]);
}

#[test]
fn wf_e27_a_column_and_two_rows() {
    let stored = "column clothes, warehouse rows 2, stored 4 food, stored 6 clothes, stored 3 cutlery, stored 3 lamps, cash 20";
    let tiles = "tile small_warehouse, tile agent, tile office, tile school";
    let mut game = workers_action(&Setting::of(3).supply("broker").blue(stored).blue(tiles));
    // Without the Small Warehouse only the large one counts.
    game.choose("done broker small_warehouse");
    assert_eq!(game.stored(BLUE), [2, 5, 2, 2]);
}

#[test]
fn wf_e28_the_worker_of_a_column_moves_to_a_row() {
    let mut game = workers_action(&Setting::of(3).blue("column clothes, stored 4 clothes, cash 20"));
    let k = game.market().0;
    game.choose("warehouse columns:");
    game.asks(BLUE, Decision::WarehouseRows, "rows:1 rows:2 rows:3 rows:4 rows:5");
    assert_eq!(game.refuses("rows:0"), "WF-8.10");
    game.choose("rows:1");
    assert_eq!((game.stored(BLUE), game.market().0), (vec![0, 1, 0, 0], k));
}

#[test]
fn wf_e29_too_late_for_the_last_food() {
    let setting = Setting::of(3).year(1810).blue("food I, cash 20");
    let mut game = workers_action(&setting.clone().cycle("clothes"));
    game.choose("hire_food_3_2");
    assert!(game.is_marked(BLUE, Good::Food));
    let mut game = workers_action(&setting);
    game.choose("hire_food_3_2");
    assert!(!game.is_marked(BLUE, Good::Food));
}

#[test]
fn wf_8_11_and_wf_14_4_a_production_action_removes_the_mark() {
    let blue = "food I marked, cash 20, marker light_production, column food";
    let mut game = Setting::of(3).year(1810).cycle("clothes").blue(blue).begin();
    game.choose("light_production £2 food_2");
    assert!(!game.is_marked(BLUE, Good::Food));
}

#[test]
fn wf_r22_closing_a_marked_factory_removes_the_mark() {
    let mut game = Setting::of(3).year(1810).cycle("clothes").blue("food I marked, cash 20").begin();
    game.choose("factory £2 close_food");
    assert!(!game.is_marked(BLUE, Good::Food));
}

#[test]
fn wf_d12_rows_are_filled_in_order_and_the_warehouse_comes_last() {
    let mut game = workers_action(&Setting::of(3).blue("food I, cash 20"));
    let all = "fire_food_1 fire_food_2 hire_food_3_1 hire_food_3_2 hire_food_4_1 hire_food_4_2 warehouse done";
    game.asks(BLUE, Decision::WorkersStep, all);
    game.choose("hire_food_4_1");
    game.asks(BLUE, Decision::WorkersStep, "warehouse done");
    assert_eq!((game.refuses("hire_food_3_1"), game.refuses("fire_food_1")), ("WF-R2", "WF-8.8"));
}

#[test]
fn wf_d12_goods_are_fired_in_order_before_anybody_is_hired() {
    let mut game = workers_action(&Setting::of(3).blue("food I, clothes I, cash 20"));
    game.choose("fire_clothes_1");
    assert_eq!((game.refuses("fire_food_1"), game.refuses("fire_clothes_1")), ("WF-R2", "WF-R2"));
    game.choose("hire_food_3_1");
    assert_eq!((game.refuses("fire_food_1"), game.refuses("fire_clothes_1")), ("WF-8.8", "WF-8.8"));
}

#[test]
fn wf_d13_nine_warehouse_workers_fill_everything() {
    let blue = "column food, column clothes, column cutlery, column lamps, warehouse rows 5, cash 20";
    let mut game = workers_action(&Setting::of(3).blue(blue));
    // Everybody stays where he is: no other set of columns has room for nine.
    game.choose("warehouse");
    game.decides(BLUE, Decision::TakeSpecial);
}
