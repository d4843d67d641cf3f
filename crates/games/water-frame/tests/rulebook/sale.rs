//! Sale and share value (WF-E55 to WF-E66, WF-E93, WF-E98).

use crate::game::Game;
use crate::setting::{BLUE, RED, Setting};
use water_frame::{Decision, Event, Good};

/// Marion makes clothes of appeal 4 at £7, Harold of appeal 3 at £6; the importer stands on 3.
fn marion_and_harold() -> Setting {
    let marion = Setting::of(3).cycle("clothes").k(31).blue("clothes I price 7 distribution 2, space 20");
    marion.red("clothes I price 6, space 20").importer("clothes", 3)
}

/// Two rivals of clothes, before anything else is said.
fn rivals(k: u64, importer: u64, a: &str, b: &str) -> Game {
    Setting::of(3).cycle("clothes").k(k).importer("clothes", importer).blue(a).red(b).produce()
}

fn income(game: &Game, seat: usize) -> i32 {
    let of_seat = |event: &Event| match event {
        Event::Sold { seat: by, pounds, .. } if by.number() == seat => Some(*pounds),
        _ => None,
    };
    game.events().iter().find_map(of_seat).unwrap_or(0)
}

fn calls(game: &Game) -> Vec<(u8, usize)> {
    let call = |event: &Event| match event {
        Event::SoldUnit { seat, level, .. } => Some((*level, seat.number())),
        _ => None,
    };
    game.events().iter().filter_map(call).collect()
}

#[test]
fn wf_e55_clothes_of_rows_one_and_two() {
    let setting = Setting::of(3).cycle("clothes").k(60).blue("clothes I price 7 distribution 2, cash 20");
    assert_eq!(setting.begin().appeal(BLUE, Good::Clothes), 4);
    let game = setting.produce();
    let made = |event: &Event| matches!(event, Event::Made { good: Good::Clothes, goods: 3, .. });
    assert!(game.events().iter().any(made));
}

#[test]
fn wf_e56_marion_and_harold() {
    let setting = marion_and_harold();
    let before = setting.begin();
    assert_eq!((before.demand()[1], before.appeal(BLUE, Good::Clothes), before.appeal(RED, Good::Clothes)), (7, 4, 3));
    let game = setting.produce();
    assert_eq!(calls(&game), [(4, BLUE), (3, BLUE), (3, RED), (2, BLUE), (2, RED)]);
    assert_eq!((game.sold(BLUE), game.sold(RED), game.importer_sold()), (3, 2, 2));
    assert_eq!((income(&game, BLUE), income(&game, RED)), (21, 12));
    assert_eq!((game.rise(BLUE), game.rise(RED)), (4, 2));
    assert_eq!((game.space(BLUE), game.space(RED)), (24, 22));
}

#[test]
fn wf_e57_without_goods_marion_is_skipped() {
    let game = Setting::of(3).cycle("clothes").k(60).blue("clothes I price 7 distribution 2").produce();
    assert_eq!(game.sold(BLUE), 3);
    game.decides(RED, Decision::ChooseMarker);
}

#[test]
fn wf_e58_harold_keeps_what_he_did_not_sell() {
    assert_eq!(marion_and_harold().red("column clothes").produce().stored(RED), [0, 1, 0, 0]);
    assert_eq!(marion_and_harold().produce().stored(RED), [0; 4]);
}

#[test]
fn wf_e59_a_tied_group_sells_as_a_whole() {
    let game = rivals(22, 0, "clothes I price 6", "clothes I price 6");
    assert_eq!((game.sold(BLUE), game.sold(RED), game.importer_sold()), (3, 3, 0));
    assert_eq!((game.rise(BLUE), game.rise(RED)), (2, 2));
}

#[test]
fn wf_e60_the_importer_comes_last_among_equals() {
    let game = rivals(22, 3, "clothes I price 6", "clothes I price 6");
    assert_eq!((game.sold(BLUE), game.sold(RED), game.importer_sold()), (2, 2, 1));
    assert_eq!((game.rise(BLUE), game.rise(RED)), (2, 2));
}

#[test]
fn wf_e61_quality_decides_among_equal_appeals() {
    let game = rivals(18, 3, "clothes I price 6", "clothes I price 7 quality 1");
    assert_eq!((game.sold(BLUE), game.sold(RED), game.importer_sold()), (1, 2, 1));
    assert_eq!(calls(&game), [(3, RED), (3, BLUE), (2, RED)]);
    assert_eq!((game.rise(BLUE), game.rise(RED)), (1, 3));
}

fn school(k: u64) -> Game {
    let setting = Setting::of(3).year(1780).cycle("cutlery").k(k);
    setting.blue("cutlery II price 8 rows 2/0 3/0 2/0, tile school, cash 50").produce()
}

#[test]
fn wf_e62_the_school_closes_a_row_after_the_sale() {
    let mut game = school(19);
    game.asks(BLUE, Decision::CloseRow, "no yes");
    game.choose("yes");
    assert_eq!((game.sold(BLUE), game.paid(BLUE, "WF-18.19")), (3, 10));
    assert_eq!((income(&game, BLUE), game.cash(BLUE)), (24, 50 + 24 - 10));
}

#[test]
fn wf_e63_the_school_closes_a_row_during_the_sale() {
    let mut game = school(60);
    assert_eq!(calls(&game), [(5, BLUE), (4, BLUE), (3, BLUE)]);
    game.asks(BLUE, Decision::SaleCall, "sell_own close_row");
    game.choose("close_row");
    assert_eq!(game.sold(BLUE), 3);
    let mut game = school(60);
    game.choose("sell_own");
    assert_eq!(game.sold(BLUE), 5);
}

#[test]
fn wf_e64_extra_shifts_and_stored_food() {
    let blue = "food I price 5 distribution 2, tile extra_shifts, column food, stored 2 food, cash 20";
    let mut game = Setting::of(3).k(40).blue(blue).produce();
    game.asks(BLUE, Decision::SaleCall, "sell_stored extra_shift stop");
    game.choose("extra_shift");
    game.asks(BLUE, Decision::SaleCall, "sell_stored stop");
    game.choose("sell_stored");
    assert_eq!((game.sold(BLUE), income(&game, BLUE), game.stored(BLUE)), (5, 25, vec![1, 0, 0, 0]));
    assert_eq!((game.paid(BLUE, "WF-18.19"), game.tiles(BLUE)), (12, String::new()));
}

#[test]
fn wf_e65_a_patron_buys_without_appeal() {
    for (importer, rise) in [(0, 2), (2, 1)] {
        let setting = Setting::of(3).k(20).importer("food", importer).blue("food I price 8, tile patron_food, cash 20");
        let mut game = setting.produce();
        game.asks(BLUE, Decision::SellToPatron, "no yes");
        game.choose("yes");
        assert_eq!((u64::from(game.importer_sold()), game.sold(BLUE), game.rise(BLUE)), (importer, 1, rise));
        assert_eq!((income(&game, BLUE), game.tiles(BLUE)), (8, "patron_food".to_owned()));
    }
}

#[test]
fn wf_e66_charisma_breaks_ties_between_players() {
    let game = rivals(60, 1, "clothes I price 6, tile charisma", "clothes I price 6");
    assert_eq!((game.sold(BLUE), game.sold(RED), game.rise(BLUE), game.rise(RED)), (3, 3, 4, 2));
    let game = rivals(60, 3, "clothes I price 6, tile charisma", "clothes I price 6");
    assert_eq!((game.sold(BLUE), game.sold(RED), game.importer_sold()), (3, 3, 3));
    assert_eq!((game.rise(BLUE), game.rise(RED)), (2, 2));
}

#[test]
fn wf_e93_who_stops_is_not_called_again() {
    let mut game = Setting::of(3).k(40).blue("food I price 5 distribution 2, column food, stored 2 food, cash 20").produce();
    game.asks(BLUE, Decision::SaleCall, "sell_stored stop");
    game.choose("stop");
    game.turn_of(RED);
    assert_eq!((game.sold(BLUE), game.stored(BLUE)), (3, vec![2, 0, 0, 0]));
}

#[test]
fn wf_e98_the_school_closes_a_row_that_makes_nothing() {
    let setting = Setting::of(3).cycle("lamps").k(40).blue("lamps I price 8 rows 3/0 3/0 1/0, tile school, cash 50");
    let mut game = setting.produce();
    game.asks(BLUE, Decision::CloseRow, "no yes");
    game.choose("yes");
    assert_eq!((game.sold(BLUE), game.paid(BLUE, "WF-18.19"), game.cash(BLUE)), (3, 18, 50 + 24 - 18));
}

#[test]
fn wf_18_16_a_rival_without_sales_still_counts() {
    // Red's appeal is the same, but all the demand is gone before his lower quality is called.
    let setting = Setting::of(3).cycle("clothes").k(9).blue("clothes I price 6 quality 1");
    let game = setting.red("clothes I price 5, cash 30").produce();
    assert_eq!((game.demand()[1], game.sold(BLUE), game.sold(RED), game.rise(BLUE)), (1, 1, 0, 2));
}

#[test]
fn wf_18_16_no_bonus_for_the_best_appeal_without_a_sale() {
    // Below thirteen empty spaces nobody wants lamps.
    let game = Setting::of(3).cycle("lamps").k(8).blue("lamps I price 8, space 20, cash 50").produce();
    assert_eq!((game.demand()[3], game.sold(BLUE), game.space(BLUE)), (0, 0, 20));
}
