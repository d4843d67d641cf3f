//! Further rules and rulings that no example speaks of.

use crate::setting::{BLUE, GREEN, RED, Setting};
use water_frame::{Decision, Good};

#[test]
fn wf_r36_and_wf_r37_a_contract_counts_from_the_moment_it_is_placed() {
    let mut game = Setting::of(3).cycle("clothes").start(GREEN).green("cash 10, space 20").begin();
    game.choose("stock_exchange £2 contract_clothes 2 done pass");
    game.choose("workers £2 done pass workers £2 done pass");
    assert_eq!((game.contracts(GREEN)[1], game.space(GREEN)), (4, 20));
}

#[test]
fn wf_12_6_two_players_have_a_short_track() {
    let mut game = Setting::of(2).blue("cash 2, shares 0").begin();
    game.choose("stock_exchange £2 contract_food");
    game.asks(BLUE, Decision::ContractSpace, "2 4");
}

#[test]
fn wf_r47_extra_shifts_declined_in_the_sale_are_asked_again_after_it() {
    let blue = "food I price 5 distribution 2, tile extra_shifts, column food, cash 20";
    let mut game = Setting::of(3).k(40).blue(blue).produce();
    game.asks(BLUE, Decision::SaleCall, "extra_shift stop");
    game.choose("stop");
    game.asks(BLUE, Decision::UseExtraShifts, "no yes");
    game.choose("yes");
    assert_eq!((game.sold(BLUE), game.stored(BLUE)[0]), (3, 1));
}

#[test]
fn wf_r46_row_1_may_be_closed_if_it_is_the_only_manned_row() {
    let blue = "food I price 5 rows 2/0, tile school, tile extra_shifts, column food, stored 1 food, cash 20";
    let mut game = Setting::of(3).k(40).blue(blue).produce();
    game.asks(BLUE, Decision::SaleCall, "sell_own close_row");
    game.choose("close_row");
    // Nothing was made, so no extra shift makes one more.
    game.asks(BLUE, Decision::SaleCall, "sell_stored stop");
    game.choose("sell_stored");
    game.turn_of(RED);
    assert_eq!((game.sold(BLUE), game.paid(BLUE, "WF-18.19"), game.tiles(BLUE)), (1, 0, "extra_shifts school".to_owned()));
}

#[test]
fn wf_18_13_school_extra_shifts_and_patron_in_this_order() {
    let blue = "food I price 8, tile school, tile extra_shifts, tile patron_food, column food, cash 30";
    let mut game = Setting::of(3).k(20).blue(blue).produce();
    game.asks(BLUE, Decision::CloseRow, "no yes");
    game.choose("yes");
    game.asks(BLUE, Decision::UseExtraShifts, "no yes");
    game.choose("yes");
    game.asks(BLUE, Decision::SellToPatron, "no yes");
    game.choose("yes");
    // Row 1 and the extra shift made one each; row 2 was closed.
    assert_eq!((game.sold(BLUE), game.stored(BLUE)[0], game.paid(BLUE, "WF-18.19")), (1, 1, 4));
}

#[test]
fn wf_18_19_extra_workers_are_paid_and_counted_by_the_foreman() {
    let food = "food I price 8 extra 2, cash 30";
    let paid = |words: &str| Setting::of(3).year(1790).k(40).blue(words).produce().paid(BLUE, "WF-18.19");
    assert_eq!(paid(food), 6 * 3);
    // WF-R23
    assert_eq!(paid(&format!("{food}, foreman at food")), 4 + 2 * 3);
}

#[test]
fn wf_r34_one_ship_sails_if_the_larger_suffices() {
    let blue = "clothes I price 9, column clothes, stored 4 clothes, ship 2, ship 4, contract clothes 4, cash 50, space 20";
    let mut game = Setting::of(3).year(1780).cycle("clothes").k(20).blue(blue).produce();
    game.choose("clothes_4");
    assert_eq!((game.space(BLUE), game.stored(BLUE)[1]), (19, 3));
}

#[test]
fn wf_18_21_ships_on_the_chart_sail_all_the_same() {
    let blue = "clothes I price 9, column clothes, stored 4 clothes, ship 4, £4 first_ship, contract clothes 4, cash 50";
    let game = Setting::of(3).year(1780).cycle("clothes").k(20).blue(blue).produce();
    game.asks(BLUE, Decision::ShipContract, "no clothes_4");
}

#[test]
fn wf_20_4_a_ship_with_a_crew_is_handed_back() {
    let setting = Setting::of(3).year(1780).cycle("lamps").fired(1).blue("ship 4, column food, warehouse rows 2, cash 20");
    let mut game = setting.produce();
    let (k, _) = game.market();
    game.asks(BLUE, Decision::HarborStep, "pier1 column_food row done");
    game.choose("pier1 row row");
    assert_eq!((game.ships(BLUE), game.market(), game.position().table.ships[1]), (vec![0, 0], (k, 4), 2));
    // The column lies behind; it keeps its worker.
    assert_eq!(game.seat(BLUE)["columns"], 1);
}

#[test]
fn wf_r39_nobody_is_fired_in_1810() {
    let game = Setting::of(3).year(1810).cycle("lamps").blue("ship 4, column food, cash 20, shares 10, space 10").produce();
    assert!(game.is_over());
    assert_eq!(game.money(BLUE), (6, 11, 10));
}

#[test]
fn wf_7_10_the_school_does_not_help_when_a_factory_is_closed() {
    let mut game = Setting::of(3).blue("food I, clothes I, tile school, cash 20").begin();
    game.choose("factory £2 close_food done");
    game.turn_of(RED);
    assert_eq!(game.market().1, 4);
}

#[test]
fn wf_r66_closing_a_factory_leaves_its_foreman_where_he_is() {
    let mut game = Setting::of(3).blue("food I, foreman at food, cash 40").begin();
    game.choose("factory £2 close_food done");
    assert_eq!(game.seat(BLUE)["foreman_at"], "food");
}

#[test]
fn wf_22_1_an_action_that_cannot_be_paid_may_be_done() {
    let mut game = Setting::of(3).blue("shares 0, cash 1, space 12").begin();
    game.choose("workers £10 done pass");
    assert_eq!((game.money(BLUE), game.loans(BLUE)), ((1, 0, 11), 1));
}

#[test]
fn wf_23_4_each_marked_factory_costs() {
    let setting = Setting::of(3).year(1810).cycle("lamps").blue("space 40, shares 20, food I marked, clothes I marked");
    let game = setting.produce();
    assert_eq!(game.money(BLUE), (0, 16, 32));
}

#[test]
fn wf_1_6_the_indicator_stops_at_100() {
    let game = Setting::of(3).k(40).blue("food I price 5, space 99, cash 20").produce();
    assert_eq!((game.rise(BLUE), game.space(BLUE)), (4, 100));
}

#[test]
fn wf_i22_every_seat_has_twenty_turns() {
    let mut turns = [0; 3];
    let mut game = Setting::of(3).blue("food I price 5, cash 40").begin();
    while !game.is_over() {
        let seat = game.active().number();
        turns[seat] += usize::from(game.decision() == Decision::ChooseMarker);
        // `Done` and the last price or seat stand at the end of their lists.
        let offered = game.offered();
        let last = offered.rsplit(' ').next().expect("an option");
        let word = ["workers", "pass"].into_iter().find(|word| game.offers(word)).unwrap_or(last);
        game.choose(word);
    }
    assert_eq!(turns, [20; 3]);
}

#[test]
fn wf_3_4_without_a_factory_appeal_is_nothing() {
    let game = Setting::of(3).begin();
    assert!(Good::ALL.iter().all(|good| game.appeal(BLUE, *good) == 0));
}

#[test]
fn wf_18_9_an_extra_shift_only_on_the_first_call_without_own_goods() {
    let blue = "food I price 5 distribution 2, tile extra_shifts, column food, stored 2 food, cash 20";
    let mut game = Setting::of(3).k(40).blue(blue).produce();
    game.choose("sell_stored");
    game.asks(BLUE, Decision::SaleCall, "sell_stored stop");
    assert_eq!(game.refuses("extra_shift"), "WF-18.9");
    game.choose("stop");
    game.decides(BLUE, Decision::UseExtraShifts);
}

#[test]
fn wf_d29_a_kind_is_skipped_only_if_later_kinds_cover_the_rest() {
    let blue = "column food, stored 5 food, stored 1 clothes, stored 1 lamps, tile small_warehouse, cash 20";
    let mut game = Setting::of(3).cycle("lamps").blue(blue).produce();
    game.choose("column_food");
    game.asks(BLUE, Decision::DiscardGood, "food clothes");
    game.choose("clothes");
    assert_eq!(game.stored(BLUE), [5, 0, 0, 0]);
}

#[test]
fn wf_23_2_nobody_owns_more_than_thirty_shares() {
    let game = Setting::of(3).year(1810).cycle("lamps").blue("space 10, shares 29, cash 100").produce();
    assert_eq!((game.money(BLUE), game.result(BLUE)), ((90, 30, 10), 300));
}

#[test]
fn wf_r12_the_accountant_never_pays_less_than_nothing() {
    let mut game = Setting::of(3).blue("tile accountant, cash 20").begin();
    game.choose("workers £2");
    game.asks(BLUE, Decision::ChoosePayment, "0 1 2 3 4");
}

#[test]
fn wf_17_11_the_inventor_asks_more_each_time() {
    for (paid, fee) in [(0, 5), (1, 10), (2, 15), (3, 20)] {
        let blue = format!("tile inventor, inventor_paid {paid}, cash 30");
        let mut game = Setting::of(3).mat(2, "quality").blue(&blue).begin();
        game.choose("workers £2 done quality_II pay");
        assert_eq!(game.cash(BLUE), 28 - fee);
    }
}

#[test]
fn wf_r53_extra_workers_go_round_from_the_new_start_player() {
    let setting = Setting::of(3).year(1780).cycle("lamps").k(80).fired(1).blue("food I, cash 20");
    let mut game = setting.red("food I, cash 20").produce();
    game.choose("red");
    assert_eq!([BLUE, RED].map(|seat| game.factory(seat, Good::Food, "extra")), [0, 1]);
    assert_eq!([BLUE, RED].map(|seat| game.cash(seat)), [10, 15]);
}

#[test]
fn wf_r33_and_wf_r36_without_a_factory_a_contract_only_moves_up() {
    let blue = "ship 4, contract lamps 2, stored 2 lamps, column lamps, cash 20, space 20";
    let game = Setting::of(3).year(1780).cycle("lamps").k(20).blue(blue).produce();
    // The contract moves up unasked (WF-R36); crew and column cost £2 each.
    game.decides(BLUE, Decision::HarborStep);
    assert_eq!((game.contracts(BLUE)[3], game.cash(BLUE), game.space(BLUE)), (4, 16, 20));
}
