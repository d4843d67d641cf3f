//! What a player sees ahead (12.1), on the table of the whole cycle (WF-E90): the same figures come true.

use crate::setting::{BLUE, GREEN, RED, Setting};
use table::Seat;
use water_frame::{ContractForecast, Decision, Good};

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
    let ready = ContractForecast { good: Good::Food, value: 2, at_hand: 2, capacity: 2, income: Some(16), next: 4, space: 12 };
    assert_eq!(contracts("contract food 2, ship 2"), std::slice::from_ref(&ready));
    assert_eq!(contracts("contract food 2"), [ContractForecast { capacity: 0, income: None, ..ready.clone() }]);
    // WF-18.23: on the last space it stays, and the share indicator goes back.
    let last = ContractForecast { value: 10, income: None, next: 10, space: 10, ..ready };
    assert_eq!(contracts("contract food 10, ship 2"), [last]);
}
