//! What a player sees ahead (12.1), on the table of the whole cycle (WF-E90): the same figures come true.

use crate::game::Game;
use crate::setting::{BLUE, GREEN, RED, Setting};
use table::Seat;
use water_frame::{ContractForecast, Decision, DeliveryForecast, Good};

/// The food cycle of WF-E90 before the last additional action.
fn before_the_sale() -> Setting {
    Setting::of(3)
        .k(35)
        .fired(8)
        .importer("food", 1)
        .blue("food I price 7 distribution 2, clothes I price 8, cash 29, space 10")
        .red("food I price 6 rows 2/0 2/0 2/0, cutlery I price 8, cash 40, space 10")
        .green("food I price 5 rows 1/1 1/1, lamps I price 9, cash 35, space 10, foreman at lamps")
}

#[test]
fn the_sale_is_foreseen_call_by_call_for_all_seats_and_the_importer() {
    let forecast = before_the_sale().begin().forecast(BLUE);
    assert_eq!(forecast.coming, Good::Food);
    let food = &forecast.goods[0];
    assert_eq!((food.demand, food.importer, food.importer_sells), (9, 1, 1));
    let seller = |seat: usize| Some(Seat::new(seat));
    let (blue, red, green) = (seller(BLUE), seller(RED), seller(GREEN));
    let calls = [(3, blue), (3, green), (2, blue), (2, green), (2, red), (1, blue), (1, green), (1, red), (1, None)];
    assert_eq!(food.calls.iter().map(|(level, seller, _)| (*level, *seller)).collect::<Vec<_>>(), calls);
    assert_eq!(food.calls.iter().map(|(_, _, left)| *left).collect::<Vec<_>>(), [8, 7, 6, 5, 4, 3, 2, 1, 0]);
    // WF-18.5, WF-18.6: of equal appeal and quality, both sell together; the importer comes last.
    let order: Vec<_> = food.order.iter().map(|one| (one.seat, one.appeal, one.quality, one.together)).collect();
    assert_eq!(order, [(blue, 3, 8, false), (green, 3, 8, true), (red, 2, 8, false), (None, 1, 0, false)]);
    let figures: Vec<_> =
        food.sales.iter().map(|sale| (sale.made, sale.sold, sale.income, sale.cost, sale.steps, sale.space)).collect();
    assert_eq!(figures, [(3, 3, 21, 12, 2, 12), (4, 2, 12, 18, 2, 12), (3, 3, 15, 8, 2, 12)]);
    // WF-18.18: both bonuses are tied.
    assert!(food.sales.iter().all(|sale| (sale.best_appeal, sale.most_sold) == (0, 0)));
    // WF-2.3: k is 35, and row 13 begins with the 49th space.
    assert_eq!((forecast.wage, forecast.next_wage), (3, Some((14, 4))));
    // Ten shares at £10, and at £11 on space 12.
    assert_eq!((forecast.seats[BLUE].portfolio, food.sales[0].portfolio), (100, 110));
}

#[test]
fn a_company_is_counted_in_the_view() {
    let view = before_the_sale().begin().view();
    let (green, red) = (view.totals[GREEN], view.totals[RED]);
    assert_eq!((green.factories, green.machines, green.stored, green.tiles), (2, 2, 0, 1));
    assert_eq!((red.factories, red.machines, red.tiles), (2, 0, 0));
    let rows = view.table.players[RED].factories.map(|factory| factory.workers);
    assert_eq!(red.workers, rows.as_flattened().iter().sum::<u8>());
    assert_eq!(red.output, view.output[RED].as_flattened().iter().sum::<u8>());
    assert_eq!((view.room[RED], view.unsold[RED]), ([0; 4], 0));
}

#[test]
fn what_is_foreseen_comes_true() {
    let setting = before_the_sale();
    let foreseen = setting.begin().forecast(BLUE).goods[0].clone();
    let game = setting.produce();
    for sale in &foreseen.sales {
        let seat = sale.seat.number();
        assert_eq!((game.space(seat), game.sold(seat)), (sale.space.into(), sale.sold));
    }
}

#[test]
fn a_bonus_is_told_apart_from_the_goods_sold() {
    let alone = before_the_sale().green("food I price 8 rows 1/1 1/1").begin().forecast(BLUE);
    let blue = &alone.goods[0].sales[0];
    assert_eq!((blue.sold, blue.steps, blue.best_appeal, blue.most_sold), (3, 4, 1, 1));
}

#[test]
fn a_hire_and_a_machine_change_the_forecast() {
    let mut game = before_the_sale().begin();
    let before = game.forecast(BLUE);
    game.choose("workers £2 hire_food_3_2");
    game.decides(BLUE, Decision::WorkersStep);
    let after = game.forecast(BLUE);
    assert_eq!((before.goods[0].sales[0].made, after.goods[0].sales[0].made), (3, 4));
    assert_eq!((before.goods[0].sales[0].cost, after.goods[0].sales[0].cost), (12, 18));
    assert_eq!(after.next_wage, Some((12, 4)));
    let mut game = before_the_sale().begin();
    game.choose("machinery £6 food_1");
    // One worker less for £3, one machine more for £1.
    assert_eq!(game.forecast(BLUE).goods[0].sales[0].cost, 10);
}

#[test]
fn contracts_are_foreseen_delivered_and_missed() {
    let contracts = |words: &str| before_the_sale().red(words).begin().forecast(RED).seats[RED].contracts.clone();
    // Red makes four and sells two.
    let delivery = Some(by_one_ship(2, 16, 11));
    let ready = ContractForecast { good: Good::Food, value: 2, at_hand: 2, capacity: 2, delivery, next: 4, space: 12 };
    assert_eq!(contracts("contract food 2, ship 2"), std::slice::from_ref(&ready));
    assert_eq!(contracts("contract food 2"), [ContractForecast { capacity: 0, delivery: None, ..ready.clone() }]);
    // WF-18.23: on the last space it stays, and the share indicator goes back.
    let last = ContractForecast { value: 10, delivery: None, next: 10, space: 10, ..ready.clone() };
    assert_eq!(contracts("contract food 10, ship 2"), [last]);
    // WF-17.3: one fewer with the Agent.
    let three = Some(DeliveryForecast { ships: 2, ..by_one_ship(3, 24, 10) });
    let fewer = ContractForecast { value: 4, at_hand: 3, capacity: 4, delivery: three, next: 6, ..ready };
    assert_eq!(contracts("contract food 4, stored 1 food, tile small_warehouse, ship 2, ship 2, tile agent"), [fewer]);
}

fn by_one_ship(goods: u8, income: i32, space: u8) -> DeliveryForecast {
    DeliveryForecast { goods, income, ships: 1, space }
}

/// Blue and red sell one of three; then distribution fades, and another production would sell nothing.
fn shipment() -> Setting {
    let company = "food I price 8 distribution 1, column food, cash 50, space 20";
    let blue = format!("{company}, stored 2 food, ship 4, contract food 4");
    Setting::of(3).year(1780).k(20).blue(&blue).red(&format!("{company}, ship 4, contract food 4")).green(company)
}

#[test]
fn contracts_in_the_shipment_step_have_what_is_there() {
    let game = shipment().produce();
    game.asks(BLUE, Decision::ShipContract, "no food_4");
    let forecast = game.forecast(BLUE);
    let of = |seat: usize| forecast.seats[seat].contracts.clone();
    let space = u8::try_from(game.space(BLUE)).expect("a space");
    let delivery = Some(by_one_ship(4, 32, space - 1));
    let blue = ContractForecast { good: Good::Food, value: 4, at_hand: 4, capacity: 4, delivery, next: 6, space };
    assert_eq!(of(BLUE), std::slice::from_ref(&blue));
    // With what another production would leave red would have three.
    assert_eq!(of(RED), [ContractForecast { at_hand: 2, delivery: None, ..blue }]);
}

#[test]
fn a_contract_that_was_not_delivered_waits_for_the_next_production() {
    let mut game = shipment().red("stored 2 food").produce();
    game.choose("no");
    game.asks(RED, Decision::ShipContract, "no food_4");
    let forecast = game.forecast(RED);
    let red = &forecast.seats[RED].contracts[0];
    assert_eq!((red.value, red.at_hand, red.delivery.is_some()), (4, 4, true));
    // WF-18.23, WF-18.24: now for six; four go to store, and the next production adds three that nobody buys.
    let blue = &forecast.seats[BLUE].contracts[0];
    assert_eq!((blue.value, blue.at_hand, blue.next), (6, 7, 8));
}

#[test]
fn every_delivery_in_the_shipment_step_tells_what_it_pays() {
    let blue = "lamps III price 17 rows 3/0, column lamps, stored 5 lamps, ship 6, ship 4, contract lamps 6, tile agent, \
                tile office, cash 100, space 20";
    let game = Setting::of(3).year(1790).cycle("lamps").k(20).blue(blue).produce();
    game.asks(BLUE, Decision::ShipContract, "no lamps_5 lamps_6 lamps_7");
    let brings = |word: &str| game.brings(word).expect("a figure");
    assert_eq!(["lamps_5", "lamps_6"].map(brings), ["Delivery 90 1 19", "Delivery 107 1 19"]);
    assert_eq!((brings("lamps_7"), game.brings("no")), ("Delivery 124 2 18".to_owned(), None));
    let largest = DeliveryForecast { goods: 7, income: 124, ships: 2, space: 18 };
    assert_eq!(game.forecast(RED).seats[BLUE].contracts[0].delivery, Some(largest));
}

#[test]
fn every_delivery_of_a_ship_tells_what_it_pays() {
    let blue = "ship 6, lamps II price 8, contract lamps 4, stored 4 lamps, column lamps, clothes I price 6, contract clothes 2, \
                stored 2 clothes, column clothes, tile office, cash 6, space 20";
    let mut game = Setting::of(3).year(1800).blue(blue).begin();
    game.choose("first_ship £6");
    game.asks(BLUE, Decision::ShipStep, "clothes_2 lamps_4 done");
    // WF-13.7, WF-13.8: the share space and the Office count once per action.
    assert_eq!(
        ["clothes_2", "lamps_4"].map(|word| game.brings(word).expect("a figure")),
        ["Delivery 23 1 19", "Delivery 61 1 19"]
    );
    game.choose("clothes_2");
    assert_eq!(game.brings("lamps_4").expect("a figure"), "Delivery 56 0 19");
}

#[test]
fn every_trade_tells_what_it_pays_or_costs() {
    let blue = "stored 3 food, column food, food I price 6, shares 10, cash 60, space 22";
    let mut game = Setting::of(3).blue(blue).begin();
    game.choose("stock_exchange £2 sell_food");
    assert_eq!((game.brings("1"), game.brings("3")), (Some("Earns 2".to_owned()), Some("Earns 6".to_owned())));
    game.choose("3 buy_shares");
    assert_eq!(game.brings("2"), Some("Costs 32".to_owned()));
}

#[test]
fn what_is_asked_in_a_sale_tells_its_pounds() {
    let lamps = "lamps I price 8 rows 3/0 3/0 1/0, tile school, tile patron_lamps, cash 50";
    let mut game = Setting::of(3).cycle("lamps").k(40).importer("lamps", 8).blue(lamps).produce();
    // WF-18.19: the one worker of row 3, at a wage of £3.
    game.decides(BLUE, Decision::CloseRow);
    assert_eq!((game.brings("yes"), game.brings("no")), (Some("Saves 3".to_owned()), None));
    game.choose("no");
    game.decides(BLUE, Decision::SellToPatron);
    assert_eq!(game.brings("yes"), Some("Earns 8".to_owned()));
}

#[test]
fn a_sale_under_way_is_foreseen_from_where_it_stands() {
    let mut game = Setting::of(3).k(40).blue("food I price 5 distribution 2, column food, stored 2 food, cash 20").produce();
    game.asks(BLUE, Decision::SaleCall, "sell_stored stop");
    let sale = |game: &Game| {
        let forecast = game.forecast(BLUE);
        assert_eq!(forecast.coming, Good::Food);
        let sale = &forecast.goods[0].sales[0];
        (sale.made, sale.sold, sale.unsold, sale.income)
    };
    assert_eq!(sale(&game), (3, 3, 0, 15));
    assert_eq!((game.brings("sell_stored"), game.brings("stop")), (Some("Earns 5".to_owned()), None));
    game.choose("sell_stored");
    game.asks(BLUE, Decision::SaleCall, "sell_stored stop");
    assert_eq!(sale(&game), (3, 4, 0, 20));
}

#[test]
fn what_is_done_after_a_sale_counts_in_its_figures() {
    let blue = "food I price 8, tile extra_shifts, tile patron_food, column food, cash 30";
    let mut game = Setting::of(3).k(20).blue(blue).produce();
    let made = |game: &Game| {
        let forecast = game.forecast(BLUE);
        (forecast.coming, forecast.goods[0].sales[0].made, forecast.goods[0].sales[0].unsold)
    };
    game.decides(BLUE, Decision::UseExtraShifts);
    assert_eq!(made(&game), (Good::Food, 3, 3));
    game.choose("yes");
    game.decides(BLUE, Decision::SellToPatron);
    assert_eq!(made(&game), (Good::Food, 4, 4));
}
