//! What a player sees ahead (12.1), on the table of the whole cycle (WF-E90): the same figures come true.

use crate::game::Game;
use crate::setting::{BLUE, GREEN, RED, Setting};
use table::Seat;
use water_frame::{
    ContractForecast, Decision, DeliveryForecast, DueForecast, Good, Marker, NextWage, SmallWarehouse, SpaceForecast,
    StoreForecast, TiedSeller,
};

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
    assert_eq!(forecast.coming, Some(Good::Food));
    let food = &forecast.goods[0];
    assert_eq!((food.demand, food.importer, food.importer_sells), (9, 1, 1));
    let seller = |seat: usize| Some(Seat::new(seat));
    let (blue, red, green) = (seller(BLUE), seller(RED), seller(GREEN));
    let calls = [(3, blue), (3, green), (2, blue), (2, green), (2, red), (1, blue), (1, green), (1, red), (1, None)];
    assert_eq!(food.calls.iter().map(|call| (call.level, call.seat)).collect::<Vec<_>>(), calls);
    assert_eq!(food.calls.iter().map(|call| call.left).collect::<Vec<_>>(), [8, 7, 6, 5, 4, 3, 2, 1, 0]);
    // WF-18.5, WF-18.6: of equal appeal and quality, both sell together; the importer comes last.
    let order: Vec<_> = food.order.iter().map(|one| (one.seat, one.appeal, one.quality, one.together)).collect();
    assert_eq!(order, [(blue, 3, 8, false), (green, 3, 8, true), (red, 2, 8, false), (None, 1, 0, false)]);
    let figures: Vec<_> =
        food.sales.iter().map(|sale| (sale.made, sale.sold, sale.income, sale.cost, sale.steps, sale.space)).collect();
    assert_eq!(figures, [(3, 3, 21, 12, 2, 12), (4, 2, 12, 18, 2, 12), (3, 3, 15, 8, 2, 12)]);
    // WF-18.18: both bonuses are tied.
    assert!(food.sales.iter().all(|sale| (sale.best_appeal, sale.most_sold) == (0, 0)));
    // WF-2.3: k is 35, and row 13 begins with the 49th space.
    assert_eq!((forecast.wage, forecast.next_wage), (3, Some(NextWage { hired: 14, wage: 4 })));
    // Ten shares at £10, and at £11 on space 12.
    assert_eq!((forecast.seats[BLUE].portfolio, food.sales[0].portfolio), (100, 110));
}

#[test]
fn a_company_is_counted_in_the_view() {
    let view = before_the_sale().begin().view();
    let (green, red) = (view.companies[GREEN].totals, view.companies[RED].totals);
    assert_eq!((green.factories, green.machines, green.stored, green.tiles), (2, 2, 0, 1));
    assert_eq!((red.factories, red.machines, red.tiles), (2, 0, 0));
    let rows = || view.companies[RED].factories.iter().flat_map(|factory| &factory.rows);
    assert_eq!(red.workers, rows().map(|row| row.workers).sum::<u8>());
    assert_eq!(red.output, rows().map(|row| row.makes).sum::<u8>());
    assert!(view.companies[RED].warehouse.stores.iter().all(|store| store.large == 0));
}

#[test]
fn wf_18_5_appeals_that_several_share_are_told_with_what_decides() {
    let ties = |setting: Setting| setting.begin().forecast(BLUE).goods[0].ties.clone();
    let tied = |seat: usize, quality: u8| TiedSeller { seat: Seat::new(seat), quality };
    // Blue and green have appeal 3 and quality 8, the importer stands at 1.
    let equal = ties(before_the_sale());
    let [tie] = &equal[..] else { panic!("{equal:?}") };
    assert_eq!((tie.appeal, &tie.groups[..], tie.importer), (3, &[vec![tied(BLUE, 8), tied(GREEN, 8)]][..], false));
    let better = ties(before_the_sale().importer("food", 3).green("food I price 6 quality 1 rows 1/1 1/1"));
    let [tie] = &better[..] else { panic!("{better:?}") };
    assert_eq!((&tie.groups[..], tie.importer), (&[vec![tied(GREEN, 9)], vec![tied(BLUE, 8)]][..], true));
    assert_eq!(ties(Setting::of(3).blue("food I price 8").red("food I price 8")), []);
}

#[test]
fn wf_6_5_every_marker_that_may_be_used_has_its_spaces() {
    let game = Setting::of(3).year(1790).blue("food I, cash 40, marker light_production, ship 6").begin();
    assert!(game.forecast(RED).spaces.is_empty(), "not its turn");
    let spaces = game.forecast(BLUE).spaces;
    let of = |marker: Marker| {
        spaces.iter().filter(|space| space.marker == marker).map(|space| (space.space, space.buys)).collect::<Vec<_>>()
    };
    assert_eq!(of(Marker::Workers), [1, 2, 3, 4, 5].map(|space| (space, None)));
    assert_eq!(of(Marker::LightProduction), [1, 2, 3, 4, 5].map(|space| (space, None)));
    // WF-13.2: the space costs at least what the ship holds.
    assert_eq!(of(Marker::FirstShip), [3, 4, 5].map(|space| (space, None)));
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
    assert_eq!(after.next_wage, Some(NextWage { hired: 12, wage: 4 }));
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
    let ready = DueForecast { at_hand: 2, capacity: 2, delivery, next: 4, space: 12 };
    assert_eq!(contracts("contract food 2, ship 2"), [food(2, ready.clone())]);
    assert_eq!(contracts("contract food 2"), [food(2, DueForecast { capacity: 0, delivery: None, ..ready.clone() })]);
    // WF-18.23: on the last space it stays, and the share indicator goes back.
    let last = DueForecast { delivery: None, next: 10, space: 10, ..ready.clone() };
    assert_eq!(contracts("contract food 10, ship 2"), [food(10, last)]);
    // WF-17.3: one fewer with the Agent.
    let three = Some(DeliveryForecast { ships: 2, ..by_one_ship(3, 24, 10) });
    let fewer = DueForecast { at_hand: 3, capacity: 4, delivery: three, next: 6, ..ready };
    assert_eq!(contracts("contract food 4, stored 1 food, tile small_warehouse, ship 2, ship 2, tile agent"), [food(4, fewer)]);
}

fn food(value: u8, due: DueForecast) -> ContractForecast {
    ContractForecast { good: Good::Food, value, due: Some(due) }
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
    let blue = DueForecast { at_hand: 4, capacity: 4, delivery, next: 6, space };
    assert_eq!(of(BLUE), [food(4, blue.clone())]);
    // With what another production would leave red would have three.
    assert_eq!(of(RED), [food(4, DueForecast { at_hand: 2, delivery: None, ..blue })]);
}

#[test]
fn a_contract_that_was_not_delivered_waits_for_the_next_production() {
    let mut game = shipment().red("stored 2 food").produce();
    game.choose("no");
    game.asks(RED, Decision::ShipContract, "no food_4");
    let forecast = game.forecast(RED);
    let of = |seat: usize| {
        let contract = &forecast.seats[seat].contracts[0];
        (contract.value, contract.due.clone().expect("a production"))
    };
    let (value, red) = of(RED);
    assert_eq!((value, red.at_hand, red.delivery.is_some()), (4, 4, true));
    // WF-18.23, WF-18.24: now for six; four go to store, and the next production adds three that nobody buys.
    let (value, blue) = of(BLUE);
    assert_eq!((value, blue.at_hand, blue.next), (6, 7, 8));
}

#[test]
fn wf_23_5_a_contract_whose_good_is_made_no_more_only_costs_its_spaces() {
    let blue = "food I price 8, column food, stored 4 food, ship 4, contract food 4, contract clothes 2, cash 50";
    let contracts =
        |year: u64| Setting::of(3).year(year).cycle("clothes").blue(blue).begin().forecast(BLUE).seats[BLUE].contracts.clone();
    let due = |year: u64| contracts(year).iter().map(|contract| (contract.good, contract.due.is_some())).collect::<Vec<_>>();
    assert_eq!(due(1800), [(Good::Food, true), (Good::Clothes, true)]);
    assert_eq!(due(1810), [(Good::Food, false), (Good::Clothes, true)]);
    assert_eq!(contracts(1810)[0], ContractForecast { good: Good::Food, value: 4, due: None });
}

#[test]
fn wf_23_5_a_contract_not_delivered_in_its_last_step_only_costs_its_spaces() {
    let mut game = shipment().year(1810).red("stored 2 food").produce();
    game.choose("no");
    game.asks(RED, Decision::ShipContract, "no food_4");
    let forecast = game.forecast(RED);
    let due = |seat: usize| (forecast.seats[seat].contracts[0].value, forecast.seats[seat].contracts[0].due.is_some());
    assert_eq!((due(BLUE), due(RED)), ((6, false), (4, true)));
}

#[test]
fn wf_23_1_in_1810_only_productions_that_still_come_are_foreseen() {
    let foreseen = |game: &Game| {
        let forecast = game.forecast(BLUE);
        (forecast.coming, forecast.goods.iter().map(|sale| sale.good).collect::<Vec<_>>())
    };
    let broker = "tile broker, shares 9, cash 30, lamps I price 8, food I price 8";
    let setting = Setting::of(3).year(1810).k(20).blue(broker);
    assert_eq!(foreseen(&setting.clone().cycle("cutlery").begin()), (Some(Good::Cutlery), vec![Good::Cutlery, Good::Lamps]));
    let game = setting.clone().cycle("lamps").produce();
    game.decides(BLUE, Decision::BrokerMenu);
    assert_eq!(foreseen(&game), (None, vec![]));
    let game = setting.clone().year(1800).cycle("lamps").produce();
    game.decides(BLUE, Decision::BrokerMenu);
    assert_eq!(foreseen(&game), (Some(Good::Food), Good::ALL.to_vec()));
    // Nor do prices bring anything any more.
    let mut game = setting.cycle("cutlery").begin();
    game.choose("quality £4");
    game.decides(BLUE, Decision::SetPrice);
    assert!(game.forecast(BLUE).prices.is_empty());
    game.choose("8");
    assert!(!game.forecast(BLUE).prices.is_empty());
}

#[test]
fn wf_6_5_what_a_space_buys_is_told_by_its_place() {
    let bought = |words: &str| {
        let game = Setting::of(3).blue("food I, cash 40").blue(words).begin();
        let spaces = game.forecast(BLUE).spaces;
        let of = |marker: Marker| move |space: &&SpaceForecast| space.marker == marker;
        let figures = |space: &SpaceForecast| (space.space, space.cost, space.buys.expect("a number"));
        [Marker::Machinery, Marker::Quality].map(|marker| spaces.iter().filter(of(marker)).map(figures).collect::<Vec<_>>())
    };
    let [machines, levels] = bought("shares 9");
    assert_eq!(machines, [(1, 2, 0), (2, 4, 1), (3, 6, 2), (4, 8, 2), (5, 10, 2)]);
    assert_eq!(
        levels.iter().map(|(space, cost, _)| (*space, *cost)).collect::<Vec<_>>(),
        [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10)]
    );
    // WF-17.1: up to £2 more; WF-17.7: £15 wherever the marker lies.
    let [machines, levels] = bought("tile accountant, tile engineer");
    assert_eq!(machines, [(1, 4, 1), (2, 6, 2), (3, 8, 2), (4, 10, 2), (5, 12, 2)]);
    assert_eq!(
        levels.iter().map(|(space, cost, _)| (*space, *cost)).collect::<Vec<_>>(),
        [(1, 15), (2, 15), (3, 15), (4, 15), (5, 15)]
    );
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
    let due = game.forecast(RED).seats[BLUE].contracts[0].due.clone();
    assert_eq!(due.and_then(|due| due.delivery), Some(largest));
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
        assert_eq!(forecast.coming, Some(Good::Food));
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
    assert_eq!(made(&game), (Some(Good::Food), 3, 3));
    game.choose("yes");
    game.decides(BLUE, Decision::SellToPatron);
    assert_eq!(made(&game), (Some(Good::Food), 4, 4));
}

#[test]
fn wf_18_1_what_was_made_stays_made_whatever_becomes_of_it() {
    let company = "food I price 8 distribution 1, column food, cash 50, space 20";
    let blue = format!("{company}, tile patron_food, stored 1 food, ship 2, contract food 2");
    let red = "lamps I price 8, tile small_warehouse, stored 2 lamps, stored 1 clothes, food I price 8, cash 50";
    let mut game =
        Setting::of(3).year(1780).k(20).blue(&blue).red(red).green(&format!("{company}, tile extra_shifts")).produce();
    game.decides(BLUE, Decision::SellToPatron);
    game.choose("yes");
    game.decides(GREEN, Decision::UseExtraShifts);
    let sale = &game.forecast(BLUE).goods[0].sales[0];
    assert_eq!((sale.made, sale.sold, sale.unsold), (3, 2, 1));
    game.choose("no");
    game.decides(BLUE, Decision::ShipContract);
    game.choose("food_2");
    // Three are made; the Patron took one beside the sale, one was shipped with the one in store.
    game.decides(RED, Decision::DiscardGood);
    let sale = game.view().sale.expect("its goods are not yet put to store");
    let made: Vec<_> = sale.sellers.iter().map(|seller| (seller.made, seller.unsold)).collect();
    assert_eq!(made, [(3, 0), (3, 0), (3, 2)]);
}

#[test]
fn wf_14_5_room_in_the_small_warehouse_ends_at_the_price_and_is_there_once() {
    let storage = |words: &str| {
        let seat = Setting::of(3).year(1800).blue(words).begin().forecast(BLUE).seats[BLUE].clone();
        let store = |store: StoreForecast| (store.stored, store.room);
        (seat.storage.into_iter().map(store).collect::<Vec<_>>(), seat.small_warehouse)
    };
    let small = |stored: u8| Some(SmallWarehouse { stored, room: 5 });
    // Two spaces lie to the right of a price of £23.
    let lamps = "lamps IV price 23 quality 3, tile small_warehouse, column clothes";
    assert_eq!(storage(lamps), (vec![(0, 5), (0, 10), (0, 5), (0, 2)], small(0)));
    assert_eq!(storage(&format!("{lamps}, stored 4 food")), (vec![(4, 5), (0, 6), (0, 1), (0, 1)], small(4)));
    assert_eq!(storage("lamps IV price 23 quality 3, column clothes"), (vec![(0, 0), (0, 5), (0, 0), (0, 0)], None));
}
