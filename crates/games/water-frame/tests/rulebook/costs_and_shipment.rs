//! Costs, decay, shipment, storage (WF-E67 to WF-E76).

use crate::game::Game;
use crate::setting::{BLUE, Setting};
use water_frame::{Decision, Event, Good};

/// What the production of a good costs blue.
fn cost(good: &str, k: u64, words: &str) -> i32 {
    let game = Setting::of(3).cycle(good).k(k).blue("cash 100").blue(words).produce();
    game.paid(BLUE, "WF-18.19")
}

#[test]
fn wf_e67_three_workers_and_a_machine() {
    assert_eq!(cost("food", 20, "food I price 8 rows 2/0 1/1"), 7);
}

#[test]
fn wf_e68_foreman_and_workshop() {
    let lamps = "lamps I price 11 rows 2/1 2/1 2/1";
    assert_eq!(cost("lamps", 60, lamps), 27);
    assert_eq!(cost("lamps", 60, &format!("{lamps}, foreman at lamps")), 19);
    assert_eq!(cost("lamps", 60, &format!("{lamps}, foreman at lamps, workshop at lamps")), 17);
}

#[test]
fn wf_e69_the_foreman_at_a_wage_of_two() {
    assert_eq!(cost("food", 20, "food I price 8 rows 2/0 1/0, foreman at food"), 3);
    assert_eq!(cost("lamps", 20, "lamps I price 11, foreman at lamps, workshop at lamps"), 8);
}

#[test]
fn wf_e70_appeal_never_falls_below_nothing() {
    let game = Setting::of(3).k(20).blue("food I price 9 distribution 1, space 20, cash 50").produce();
    let factory = ["distribution", "price"].map(|key| game.factory(BLUE, Good::Food, key));
    assert_eq!((game.sold(BLUE), factory, game.space(BLUE)), (0, [0, 8], 19));
}

#[test]
fn wf_e71_the_last_appeal_sells_one() {
    let game = Setting::of(3).k(20).blue("food I price 8 distribution 1, space 20, cash 50").produce();
    let factory = ["distribution", "price"].map(|key| game.factory(BLUE, Good::Food, key));
    assert_eq!((game.sold(BLUE), factory, game.space(BLUE)), (1, [0, 8], 23));
    assert_eq!(game.appeal(BLUE, Good::Food), 0);
}

#[test]
fn wf_e72_two_ships_for_six_clothes() {
    let blue = "clothes I price 9, column clothes, stored 4 clothes, ship 2, ship 4, contract clothes 6, cash 100, space 20";
    let mut game = Setting::of(3).year(1780).cycle("clothes").k(20).blue(blue).produce();
    game.asks(BLUE, Decision::ShipContract, "no clothes_6");
    game.choose("clothes_6");
    assert_eq!((game.cash(BLUE), game.space(BLUE)), (146, 18));
    assert_eq!((game.stored(BLUE), game.contracts(BLUE)), (vec![0, 1, 0, 0], vec![0; 4]));
}

#[test]
fn wf_e73_contracts_that_are_not_delivered() {
    let after = |seats: usize, contract: u32| {
        let game = Setting::of(seats).cycle("clothes").blue(&format!("contract clothes {contract}, space 20")).produce();
        (game.contracts(BLUE)[1], game.space(BLUE))
    };
    assert_eq!((after(3, 8), after(3, 10), after(2, 4)), ((10, 20), (10, 18), (4, 18)));
    // Contracts of other goods stay where they are.
    let game = Setting::of(3).cycle("clothes").blue("contract food 4, space 20").produce();
    assert_eq!((game.contracts(BLUE), game.space(BLUE)), (vec![4, 0, 0, 0], 20));
}

#[test]
fn wf_e73_a_contract_refused_moves_up_as_well() {
    let blue = "clothes I price 9, column clothes, stored 4 clothes, ship 4, contract clothes 4, cash 100, space 20";
    let mut game = Setting::of(3).year(1780).cycle("clothes").k(20).blue(blue).produce();
    game.choose("no");
    assert_eq!((game.contracts(BLUE)[1], game.space(BLUE), game.stored(BLUE)[1]), (6, 20, 5));
}

#[test]
fn wf_e74_the_agent_delivers_five_six_or_seven() {
    let blue = "lamps III price 17 rows 3/0, column lamps, stored 5 lamps, ship 6, ship 4, contract lamps 6, tile agent, \
                cash 100, space 20";
    for (goods, pounds, ships, space, left) in [(5, 85, 1, 19, 2), (6, 102, 1, 19, 1), (7, 119, 2, 18, 0)] {
        let mut game = Setting::of(3).year(1790).cycle("lamps").k(20).blue(blue).produce();
        game.asks(BLUE, Decision::ShipContract, "no lamps_5 lamps_6 lamps_7");
        game.choose(&format!("lamps_{goods}"));
        let shipped = |event: &Event| match event {
            Event::Shipped { goods, pounds, ships, space, .. } => Some((*goods, *pounds, *ships, *space)),
            _ => None,
        };
        assert_eq!(game.events().iter().find_map(shipped), Some((goods, pounds, ships, space)));
        assert_eq!((game.space(BLUE), game.stored(BLUE)[3]), (i64::from(space), left));
    }
}

#[test]
fn wf_e75_extra_shifts_after_the_sale() {
    let blue = "food I price 8 distribution 1, column food, tile extra_shifts, cash 50";
    let mut game = Setting::of(3).k(20).blue(blue).produce();
    game.asks(BLUE, Decision::UseExtraShifts, "no yes");
    game.choose("yes");
    assert_eq!((game.sold(BLUE), game.stored(BLUE), game.tiles(BLUE)), (1, vec![3, 0, 0, 0], String::new()));
}

fn small_warehouse() -> Game {
    let blue = "lamps I price 11, tile small_warehouse, stored 2 food, stored 1 clothes, cash 50";
    Setting::of(3).cycle("lamps").k(20).blue(blue).produce()
}

#[test]
fn wf_e76_one_good_too_many_for_the_small_warehouse() {
    for (good, left) in [("food", [1, 1, 0, 3]), ("clothes", [2, 0, 0, 3]), ("lamps", [2, 1, 0, 2])] {
        let mut game = small_warehouse();
        game.asks(BLUE, Decision::DiscardGood, "food clothes lamps");
        assert_eq!(game.refuses("cutlery"), "WF-14.6");
        game.choose(good);
        assert_eq!(game.stored(BLUE), left);
    }
}

#[test]
fn wf_14_5_the_price_limits_the_small_warehouse() {
    // Two spaces lie to the right of a price of £23.
    let blue = "lamps IV price 23 quality 3 rows 3/0, tile small_warehouse, stored 1 lamps, cash 50";
    let game = Setting::of(3).year(1800).cycle("lamps").k(9).blue(blue).produce();
    assert_eq!((game.demand()[3], game.stored(BLUE)[3]), (0, 2));
}

#[test]
fn wf_17_12_the_office_earns_in_the_production_phase() {
    let blue = "clothes I price 9, column clothes, stored 4 clothes, ship 2, ship 4, contract clothes 6, tile office, cash 100";
    let mut game = Setting::of(3).year(1780).cycle("clothes").k(20).blue(blue).produce();
    game.choose("clothes_6");
    assert_eq!(game.cash(BLUE), 100 - 8 + 54 + 5);
}
