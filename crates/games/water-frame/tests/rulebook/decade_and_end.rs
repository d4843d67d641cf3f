//! End of decade, need, end of game (WF-E77 to WF-E89, WF-E92).

use crate::game::Game;
use crate::setting::{BLUE, GREEN, RED, Setting};
use table::Seat;
use water_frame::{Decision, Event, Good};

/// The decade of this year ends; lamps are made, but by nobody of whom the example speaks.
fn decade_end(year: u64) -> Setting {
    Setting::of(3).year(year).cycle("lamps")
}

#[test]
fn wf_e77_crews_are_paid() {
    let game = decade_end(1780).k(60).blue("ship 4, ship 2, cash 20").produce();
    assert_eq!((game.wage(), game.cash(BLUE), game.paid(BLUE, "WF-20.3")), (4, 16, 4));
    game.asks(BLUE, Decision::HarborStep, "pier1 done");
    assert_eq!(game.refuses("pier2"), "WF-R38");
}

fn names(start: usize, cash: [u32; 3]) -> usize {
    let setting = decade_end(1770).start(start).blue(&format!("shares 10, space 10, cash {}", cash[0]));
    let setting = setting.red(&format!("shares 8, space 15, cash {}", cash[1]));
    let game = setting.green(&format!("shares 10, space 10, cash {}", cash[2])).produce();
    assert_eq!(game.decision(), Decision::NameStartPlayer);
    assert_eq!(game.offered(), "blue red green");
    game.active().number()
}

#[test]
fn wf_e78_who_names_the_start_player() {
    assert_eq!(names(BLUE, [20, 5, 20]), GREEN);
    assert_eq!(names(RED, [20, 5, 20]), BLUE);
    assert_eq!(names(BLUE, [19, 5, 20]), BLUE);
}

#[test]
fn wf_e79_too_few_workers_for_obsolete_factories() {
    let setting = decade_end(1780).k(80).fired(5).blue("food I, cash 20").red("food I, cash 20");
    let mut game = setting.green("food I, clothes I, cash 20").produce();
    game.choose("blue");
    game.turn_of(BLUE);
    let extra = |seat: usize, good: Good| game.factory(seat, good, "extra");
    assert_eq!((extra(BLUE, Good::Food), extra(RED, Good::Food)), (2, 1));
    assert_eq!((extra(GREEN, Good::Food), extra(GREEN, Good::Clothes)), (1, 1));
    assert_eq!([BLUE, RED, GREEN].map(|seat| game.cash(seat)), [20, 15, 10]);
    assert_eq!(game.market(), (80, 0));
}

#[test]
fn wf_e80_extra_workers_come_from_the_fired_space_first() {
    let mut game = decade_end(1780).k(70).fired(1).blue("food I, clothes I").produce();
    game.choose("blue");
    assert_eq!(game.market(), (73, 0));
    // Nobody was left in the fired space whom the economy marker could return.
    let returned = |event: &Event| matches!(event, Event::EconomyMoved { workers: 1.., .. });
    assert!(!game.events().iter().any(returned));
}

/// Blue must pay so many workers of his warehouse at the end of a decade, at this k.
fn must_pay(workers: usize, k: u64, words: &str) -> Game {
    let places =
        ["warehouse rows 1", "warehouse rows 2", "warehouse rows 3", "warehouse rows 4", "warehouse rows 5", "column food"];
    let columns = ["column clothes", "column cutlery", "column lamps"];
    let mut setting = decade_end(1780).k(k).blue(words);
    for place in places.iter().chain(&columns).take(workers) {
        setting = setting.blue(place);
    }
    setting.produce()
}

#[test]
fn wf_e81_an_emergency_sale() {
    let game = must_pay(6, 70, "space 28, cash 0, shares 10");
    assert_eq!((game.paid(BLUE, "WF-20.3"), game.money(BLUE)), (30, (8, 8, 24)));
}

#[test]
fn wf_e82_all_shares_and_a_loan() {
    let game = must_pay(9, 70, "space 12, shares 3, cash 5");
    assert_eq!((game.paid(BLUE, "WF-20.3"), game.money(BLUE), game.loans(BLUE)), (45, (3, 0, 8), 1));
}

#[test]
fn wf_e83_one_space_for_each_share_below_ten() {
    let game = must_pay(4, 70, "space 9, shares 4, cash 2");
    assert_eq!((game.paid(BLUE, "WF-20.3"), game.money(BLUE), game.loans(BLUE)), (20, (0, 2, 7), 0));
}

#[test]
fn wf_e84_two_spaces_for_each_share_from_twenty() {
    let game = must_pay(4, 70, "space 20, shares 10, cash 3");
    assert_eq!((game.paid(BLUE, "WF-20.3"), game.money(BLUE)), (20, (13, 8, 16)));
}

#[test]
fn wf_e85_the_indicator_stops_at_one() {
    let game = must_pay(3, 36, "space 2, shares 5, cash 0");
    assert_eq!((game.paid(BLUE, "WF-20.3"), game.money(BLUE), game.loans(BLUE)), (9, (1, 0, 1), 0));
}

#[track_caller]
fn ended(setting: Setting) -> Game {
    let game = setting.produce();
    assert!(game.is_over());
    game
}

#[test]
fn wf_e86_the_final_stock_exchange() {
    let game = ended(decade_end(1810).blue("space 36, shares 16, cash 84"));
    assert_eq!((game.money(BLUE), game.result(BLUE)), ((18, 19, 36), 418));
}

#[test]
fn wf_e87_a_contract_left_at_the_end() {
    let setting = decade_end(1810).blue("space 41, shares 16, cash 80");
    let game = ended(setting.clone().blue("contract food 6, tile agent"));
    assert_eq!((game.money(BLUE), game.result(BLUE)), ((8, 19, 35), 418));
    assert_eq!(ended(setting).result(BLUE), 456);
}

#[test]
fn wf_e88_a_marked_factory_at_the_end() {
    let setting = decade_end(1810).blue("space 40, shares 20, cash 0");
    let game = ended(setting.clone().blue("food I marked"));
    assert_eq!((game.money(BLUE), game.result(BLUE)), ((0, 18, 36), 396));
    assert_eq!(ended(setting.blue("food I")).result(BLUE), 480);
}

#[test]
fn wf_e89_a_loan_left_at_the_end_has_lost() {
    let setting = decade_end(1810).red("shares 0, loans 1").green("shares 0, loans 1");
    let winner = |game: &Game, seat: usize| game.standing().winners.expect("the end").contains(Seat::new(seat));
    let game = ended(setting.blue("shares 0, loans 2, cash 30, tile small_warehouse, stored 1 lamps"));
    assert_eq!((game.cash(BLUE), game.loans(BLUE), game.result(BLUE)), (9, 0, 0));
    assert!(winner(&game, BLUE) && !winner(&game, RED));

    let setting = decade_end(1810).red("shares 0").green("shares 0");
    let game = ended(setting.blue("shares 0, loans 3, cash 30"));
    assert_eq!((game.cash(BLUE), game.loans(BLUE)), (4, 1));
    assert!(!winner(&game, BLUE) && winner(&game, RED) && winner(&game, GREEN));
}

#[test]
fn wf_e92_a_warehouse_column_given_up() {
    let blue = "food I price 6, clothes I price 7, column food, stored 5 food, stored 2 clothes, tile small_warehouse, cash 20";
    let mut game = decade_end(1780).fired(2).blue(blue).produce();
    let (k, _) = game.market();
    game.asks(BLUE, Decision::HarborStep, "column_food done");
    game.choose("column_food");
    assert_eq!(game.market(), (k, 3));
    game.asks(BLUE, Decision::DiscardGood, "food clothes");
    game.choose("food food");
    assert_eq!(game.stored(BLUE), [3, 2, 0, 0]);
    game.decides(GREEN, Decision::NameStartPlayer);
}

#[test]
fn wf_23_6_more_cash_breaks_a_tie() {
    let setting = decade_end(1810).blue("space 20, shares 10, cash 3").red("space 20, shares 10, cash 4").green("shares 0");
    let winners = ended(setting).standing().winners.expect("the end");
    assert_eq!(winners.iter().map(|seat| seat.number()).collect::<Vec<_>>(), [RED]);
}

#[test]
fn wf_r55_nobody_wins_if_everybody_has_loans() {
    let setting = decade_end(1810).blue("shares 0, loans 1").red("shares 0, loans 1").green("shares 0, loans 1");
    assert!(ended(setting).standing().winners.expect("the end").is_empty());
}

#[test]
fn wf_r54_final_penalties_stop_at_nothing() {
    let game = ended(decade_end(1810).blue("space 3, shares 1, cash 0, food I marked, contract food 10"));
    assert_eq!((game.money(BLUE), game.result(BLUE)), ((0, 0, 1), 0));
}

#[test]
fn wf_20_1_markers_come_back() {
    let mut game = decade_end(1770).blue("£2 workers, £4 factory, shares 9, cash 20").produce();
    game.choose("red");
    game.turn_of(RED);
    assert!(["£2", "£4"].iter().all(|space| game.on_chart(BLUE, space).is_null()));
}

#[test]
fn wf_17_4_the_broker_deals_before_the_harbor_is_paid() {
    let setting = decade_end(1770).k(20).blue("tile broker, stored 2 food, column food, cash 11, shares 9, space 10");
    let mut game = setting.produce();
    game.asks(BLUE, Decision::BrokerMenu, "sell_food sell_shares buy_shares done");
    game.choose("sell_food 2");
    game.asks(BLUE, Decision::BrokerMenu, "sell_shares buy_shares done");
    game.choose("buy_shares");
    // Nothing is left to deal in, so the wage of £2 is paid at once.
    game.decides(BLUE, Decision::HarborStep);
    assert_eq!(game.money(BLUE), (3, 10, 10));
}

#[test]
fn wf_17_5_charisma_names_the_start_player() {
    let mut game = decade_end(1770).red("tile charisma").produce();
    game.asks(RED, Decision::CharismaStart, "no blue red green");
    game.choose("green");
    game.turn_of(GREEN);
    assert_eq!((game.tiles(RED), game.supply("charisma")), (String::new(), 1));

    let mut game = Setting::of(3).cycle("food").red("tile charisma").produce();
    game.asks(RED, Decision::CharismaStart, "no blue red green");
    game.choose("no");
    // WF-19.1: without Charisma the next seat clockwise.
    game.turn_of(RED);
    assert_eq!(game.tiles(RED), "charisma");
}
