//! Special markers (WF-E52 to WF-E54, WF-E91).

use crate::game::Game;
use crate::setting::{BLUE, RED, Setting};
use water_frame::Decision;

/// Blue has used Workers on the £8 space and may take a special marker.
fn take_special(setting: &Setting) -> Game {
    let mut game = setting.begin();
    game.choose("workers £8 done");
    game.decides(BLUE, Decision::TakeSpecial);
    game
}

#[test]
fn wf_e52_the_fifth_tile_sends_the_small_warehouse_back() {
    let tiles = "tile small_warehouse, tile agent, tile office, tile school";
    let setting = Setting::of(3).supply("broker").blue(tiles).blue("column food, stored 5 food, stored 1 clothes, cash 8");
    let mut game = take_special(&setting);
    game.choose("broker");
    game.asks(BLUE, Decision::ReturnTile, "agent office school small_warehouse");
    game.choose("small_warehouse");
    game.turn_of(RED);
    assert_eq!((game.stored(BLUE), game.tiles(BLUE)), (vec![5, 0, 0, 0], "agent broker office school".to_owned()));
    assert_eq!(game.supply("small_warehouse"), 1);
}

#[test]
fn wf_e53_a_larger_ship_needs_a_larger_crew() {
    let setting = Setting::of(3).year(1800).k(20).blue("ship 2, ship 4, cash 8");
    let mut game = take_special(&setting);
    game.choose("ship6");
    game.asks(BLUE, Decision::ReplaceShip, "pier1 pier2");
    game.choose("pier1");
    assert_eq!((game.ships(BLUE), game.market().0), (vec![6, 4], 22));
}

#[test]
fn wf_e54_the_inventor_reaches_one_mat_row_higher() {
    let setting = Setting::of(3).mat(1, "machinery").mat(2, "quality").mat(3, "quality").blue("tile inventor, cash 17");
    let mut game = take_special(&setting);
    assert_eq!(game.refuses("quality_III"), "WF-16.5");
    game.choose("quality_II");
    game.asks(BLUE, Decision::InventorFee, "return pay");
    game.choose("pay");
    assert_eq!((game.cash(BLUE), game.tiles(BLUE)), (4, "inventor".to_owned()));
    assert_eq!(game.seat(BLUE)["inventor_paid"], 1);
    game.turn_of(RED);
}

#[test]
fn wf_e54_the_next_fee_is_10() {
    let setting = Setting::of(3).mat(2, "quality").blue("tile inventor, inventor_paid 1, cash 18");
    let mut game = take_special(&setting);
    game.choose("quality_II pay");
    assert_eq!(game.cash(BLUE), 0);
}

#[test]
fn wf_e91_the_new_ship_takes_the_place_of_the_old_one_on_the_chart() {
    for space in ["£2", "£4", "£6"] {
        let setting = Setting::of(3)
            .year(1800)
            .cycle("clothes")
            .k(20)
            .blue("ship 2, ship 4, cash 20")
            .blue(&format!("{space} first_ship"));
        let mut game = take_special(&setting);
        game.choose("ship6 pier1");
        assert_eq!((game.on_chart(BLUE, space), game.ships(BLUE), game.market().0), ("first_ship".into(), vec![6, 4], 22));
    }
}

#[test]
fn wf_e91_where_the_new_ship_can_be_used_again() {
    let on = |space: &str, tile: &str| {
        let blue = format!("ship 6, ship 4, cash 20, {space} first_ship, tile {tile}");
        Setting::of(3).year(1800).cycle("clothes").blue(&blue).begin()
    };
    assert!(!on("£2", "office").offers("first_ship") && !on("£2", "accountant").offers("first_ship"));
    assert_eq!(on("£2", "accountant").refuses("first_ship"), "WF-13.2");
    assert!(!on("£4", "office").offers("first_ship"));
    let mut game = on("£4", "accountant");
    game.choose("first_ship");
    assert_eq!(game.cash(BLUE), 20 - 6 - 2);
    let mut game = on("£6", "office");
    game.choose("first_ship");
    assert_eq!(game.cash(BLUE), 20 - 6 - 2);
    let mut game = on("£6", "accountant");
    game.choose("first_ship");
    game.asks(BLUE, Decision::ChoosePayment, "6 7 8");
}

#[test]
fn wf_16_4_foreman_and_workshop_are_assigned_and_assigned_anew() {
    let setting = Setting::of(3).supply("workshop").blue("food I, lamps I, foreman at food, cash 8");
    let mut game = take_special(&setting);
    game.asks(BLUE, Decision::TakeSpecial, "pass workshop ship2 reassign_foreman");
    game.choose("reassign_foreman");
    // Lamps are the only other factory.
    game.turn_of(RED);
    assert_eq!(game.seat(BLUE)["foreman_at"], "lamps");
    let mut game = take_special(&setting);
    game.choose("workshop");
    game.asks(BLUE, Decision::AssignTile, "food lamps");
    game.choose("food");
    assert_eq!(game.seat(BLUE)["workshop_at"], "food");
}

#[test]
fn wf_r16_after_four_payments_the_inventor_goes_back() {
    let setting = Setting::of(3).mat(2, "quality").blue("tile inventor, inventor_paid 4, cash 18");
    let mut game = take_special(&setting);
    game.choose("quality_II");
    game.turn_of(RED);
    assert_eq!((game.tiles(BLUE), game.cash(BLUE), game.seat(BLUE)["inventor_paid"].as_i64()), (String::new(), 10, Some(0)));
}

#[test]
fn wf_d6_two_unplaced_ships_of_equal_capacity_are_one_option() {
    let game = Setting::of(3).blue("ship 2, ship 2, cash 20").begin();
    assert!(game.offers("first_ship") && !game.offers("second_ship"));
    assert_eq!(game.refuses("second_ship"), "WF-6.1");
    let game = Setting::of(3).cycle("clothes").blue("ship 2, ship 2, cash 20, £2 first_ship").begin();
    assert!(game.offers("first_ship") && game.offers("second_ship"));
}
