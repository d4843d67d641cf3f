//! Factory (WF-E19 to WF-E23, WF-E95 to WF-E97).

use crate::game::Game;
use crate::setting::{BLUE, RED, Setting};
use water_frame::{Decision, Good};

/// Blue may do Factory steps, the administration cost of £2 being paid.
fn factory_action(setting: &Setting) -> Game {
    let mut game = setting.begin();
    game.choose("factory £2");
    game
}

#[test]
fn wf_e19_food_from_level_one_to_three() {
    let setting = Setting::of(3).year(1790).blue("food I price 6, cash 102");
    let mut game = factory_action(&setting);
    game.choose("modernise_food modernise_food done 6");
    game.turn_of(RED);
    assert_eq!((game.cash(BLUE), game.factory(BLUE, Good::Food, "level")), (78, 3));

    let mut game = factory_action(&setting.blue("tile developer"));
    game.choose("modernise_food modernise_food done");
    game.asks(BLUE, Decision::UseDeveloper, "no yes");
    assert_eq!(game.brings("yes"), Some("Saves 5".to_owned()));
    game.choose("yes 6");
    assert_eq!((game.cash(BLUE), game.tiles(BLUE)), (83, String::new()));
    assert_eq!(game.supply("developer"), 1);
}

#[test]
fn wf_e20_lamps_built_at_ii_and_invented_to_iii() {
    let setting = Setting::of(3).year(1780).k(20).blue("cash 102, tile developer, tile inventor");
    let mut game = factory_action(&setting);
    game.choose("build_lamps_II modernise_lamps");
    game.asks(BLUE, Decision::InventorFee, "return pay");
    game.choose("return yes");
    assert_eq!((game.cash(BLUE), game.market().0, game.tiles(BLUE)), (74, 23, String::new()));
    assert_eq!((game.supply("developer"), game.supply("inventor")), (1, 1));
    assert_eq!(game.factory(BLUE, Good::Lamps, "level"), 3);

    let mut game = factory_action(&setting);
    game.choose("build_lamps_II modernise_lamps pay yes");
    assert_eq!((game.cash(BLUE), game.tiles(BLUE)), (69, "inventor".to_owned()));
}

#[test]
fn wf_e21_modernising_to_the_present_level_frees_the_extra_workers() {
    let setting = Setting::of(3).year(1790).fired(1).blue("food I price 7 extra 2, cash 50");
    let mut game = factory_action(&setting);
    assert_eq!(game.appeal(BLUE, Good::Food), 1);
    game.choose("modernise_food modernise_food");
    assert_eq!((game.market().1, game.factory(BLUE, Good::Food, "extra")), (3, 0));
    game.choose("done 7");
    assert_eq!(game.appeal(BLUE, Good::Food), 5);
}

#[test]
fn wf_e22_modernised_below_the_present_level() {
    let setting = Setting::of(3).year(1790).blue("clothes I price 6 extra 2, cash 22");
    let mut game = factory_action(&setting);
    game.choose("modernise_clothes done 6");
    assert_eq!((game.cash(BLUE), game.factory(BLUE, Good::Clothes, "extra"), game.market().1), (9, 2, 0));

    // Before 1800 level II becomes obsolete, but not this factory again; the economy marker returns one worker.
    let setting = Setting::of(3).year(1790).cycle("lamps").fired(3).economy(1800, "food", 0, 1);
    let mut game = setting.blue("clothes II price 6 extra 2, shares 9").produce();
    game.choose("blue");
    game.turn_of(BLUE);
    assert_eq!((game.factory(BLUE, Good::Clothes, "extra"), game.market().1), (2, 2));
}

#[test]
fn wf_e23_cutlery_ii_closed() {
    let cutlery = "cutlery II rows 1/1 2/1 2/0 quality 2 distribution 1";
    let setting = Setting::of(3).year(1790).fired(1).blue(cutlery).blue("stored 3 cutlery, column cutlery, cash 50");
    let mut game = factory_action(&setting);
    game.choose("close_cutlery");
    assert_eq!((game.market().1, game.rows(BLUE, Good::Cutlery)), (6, "0/0 0/0 0/0 0/0".to_owned()));
    let marks = ["quality", "distribution", "level"].map(|mark| game.factory(BLUE, Good::Cutlery, mark));
    assert_eq!((marks, game.stored(BLUE)), ([0, 0, 0], vec![0, 0, 3, 0]));
    assert!(game.offers("build_cutlery_I") && game.offers("build_cutlery_III"));
    assert_eq!(game.refuses("build_cutlery_II"), "WF-7.9");
    game.choose("build_cutlery_III");
    assert_eq!(game.rows(BLUE, Good::Cutlery), "2/0 0/0 0/0 0/0");
    assert_eq!(game.refuses("close_cutlery"), "WF-7.8");
}

#[test]
fn wf_e95_two_payments_two_emergency_sales() {
    let setting = Setting::of(3).year(1790).blue("food I price 6, space 30, shares 5, cash 3");
    let mut game = setting.begin();
    game.choose("factory £4");
    assert_eq!(game.money(BLUE), (19, 4, 27));
    game.choose("modernise_food modernise_food done");
    assert_eq!(game.money(BLUE), (16, 3, 25));
}

#[test]
fn wf_e96_two_uses_of_the_inventor_and_no_developer() {
    let setting =
        Setting::of(3).year(1780).blue("food II price 6, clothes II price 6, cash 102, tile inventor, tile developer");
    let mut game = factory_action(&setting);
    game.choose("modernise_food");
    game.asks(BLUE, Decision::InventorFee, "return pay");
    game.choose("pay modernise_clothes pay done");
    game.decides(BLUE, Decision::SetPrice);
    assert_eq!((game.cash(BLUE), game.seat(BLUE)["inventor_paid"].as_i64()), (59, Some(2)));
    assert_eq!(game.tiles(BLUE), "developer inventor");
}

#[test]
fn wf_e97_only_the_indicated_level_becomes_obsolete() {
    let setting = Setting::of(3).year(1790).cycle("lamps").fired(6).economy(1800, "food", 0, 1);
    let blue = "food I price 5, clothes II price 5, cutlery I price 5 extra 2, shares 9";
    let mut game = setting.blue(blue).produce();
    game.choose("blue");
    let extra = [Good::Food, Good::Clothes, Good::Cutlery].map(|good| game.factory(BLUE, good, "extra"));
    // Four are left in the fired space, of whom the economy marker returns one.
    assert_eq!((extra, game.market().1), ([0, 2, 2], 3));
}

#[test]
fn wf_d9_steps_only_move_forward() {
    let setting = Setting::of(3).year(1780).blue("food I, lamps I, cash 90");
    let mut game = factory_action(&setting);
    let all = "close_food close_lamps modernise_food modernise_lamps build_clothes_I build_clothes_II build_cutlery_I \
               build_cutlery_II done";
    game.asks(BLUE, Decision::FactoryStep, all);
    game.choose("modernise_lamps");
    game.asks(BLUE, Decision::FactoryStep, "build_clothes_I build_clothes_II build_cutlery_I build_cutlery_II done");
    assert_eq!((game.refuses("close_lamps"), game.refuses("modernise_food")), ("WF-R13", "WF-R2"));
    game.choose("build_cutlery_I");
    game.asks(BLUE, Decision::FactoryStep, "modernise_cutlery done");
    assert_eq!(game.refuses("build_clothes_I"), "WF-R2");
    game.choose("modernise_cutlery 5 11");
    game.turn_of(RED);
    assert_eq!((game.cash(BLUE), game.factory(BLUE, Good::Cutlery, "price")), (88 - 14 - 10 - 13, 5));
}

#[test]
fn wf_d9_closing_comes_first_from_food_to_lamps() {
    let setting = Setting::of(3).year(1780).blue("food I, clothes I, lamps I, cash 90");
    let mut game = factory_action(&setting);
    game.choose("modernise_food");
    assert_eq!((game.refuses("close_clothes"), game.refuses("close_food")), ("WF-R2", "WF-R13"));
    let mut game = factory_action(&setting);
    game.choose("close_clothes");
    assert_eq!((game.refuses("close_food"), game.refuses("close_clothes")), ("WF-R2", "WF-3.4"));
}

#[test]
fn wf_r5_no_factory_without_workers_for_its_first_row() {
    let mut game = factory_action(&Setting::of(3).k(80).fired(2).blue("cash 30"));
    game.asks(BLUE, Decision::FactoryStep, "build_food_I build_clothes_I build_cutlery_I done");
    assert_eq!(game.refuses("build_lamps_I"), "WF-2.5");
    game.choose("build_food_I 5");
    assert_eq!(game.market(), (80, 0));
}
