//! Production: selling, shipping, storing, paying (AC-E38 to AC-E47, AC-E51).

use crate::scene::{C, F, Game, L, Scene, T, evict, ship, staffed, store, tile};
use arkwright_card::{Action, Card, Decision, Event, FactoryPosition as Factory, Good, Move, Track};
use table::Seat;

/// Seat 0 alone produces this good at wage 4, without a ship.
fn producing(good: Good, factory: Factory) -> Scene {
    Scene::production(3).wage(4).active(good).seat(0).ships(0, 0).factory(good, factory)
}

fn made(game: &Game, good: Good, goods: u8) -> bool {
    game.events().contains(&Event::Made { seat: Seat::new(0), good, goods, rule: "AC-181" })
}

/// Stock, small and large warehouses of seat 0.
fn stored(game: &Game, good: Good) -> (u8, u8, u8) {
    let factory = game.factory(0, good);
    (factory.stock, factory.small, factory.large)
}

#[test]
fn ac_e38_textile_makes_four_and_sells_two() {
    let scene = producing(T, Factory { appeal: 5, ..staffed(1, 1, 1) }).demand([0, 3, 0, 0]).price(4);
    let sale = scene.begin().sale(0);
    assert_eq!((sale.made, sale.allowed, sale.sold, sale.left), (4, 2, 2, 2));
    let game = scene.produce();
    assert!(made(&game, T, 4));
    assert_eq!((game.sold(0), stored(&game, T).0), ((2, 8), 2));
}

#[test]
fn ac_e39_stored_goods_may_be_sold_after_the_new_ones() {
    let food = Factory { appeal: 6, stock: 3, small: 2, ..staffed(1, 1, 0) };
    let mut game = producing(F, food).demand([1, 0, 0, 0]).price(2).produce();
    assert!(made(&game, F, 3));
    let options: Vec<Move> = (0..=2).map(|goods| Move::SellStock { goods }).collect();
    game.offers(0, Decision::SellStock, &options);
    game.play(0, Move::SellStock { goods: 1 });
    assert_eq!((game.sold(0), stored(&game, F)), ((4, 8), (2, 1, 0)));
    assert_eq!((game.paid(0), game.money(0)), (16, 42));
}

#[test]
fn ac_e40_a_patron_sells_one_where_nothing_is_allowed() {
    let scene = producing(F, Factory { appeal: 3, ..staffed(1, 1, 0) }).demand([3, 0, 0, 0]).price(5);
    let mut game = scene.owns(&[Card::PatronFt]).produce();
    game.offers(0, Decision::UsePatron, &[Move::No, Move::CallPatron { card: Card::PatronFt }]);
    game.play(0, Move::CallPatron { card: Card::PatronFt });
    assert_eq!((game.sold(0), stored(&game, F).0), ((1, 5), 2));
    assert_eq!((game.paid(0), game.money(0), game.player(0).value), (16, 39, 10));
    assert_eq!(game.turned(0), [Card::PatronFt]);
}

/// Seven pieces of cutlery, none to sell at home, two ships of three goods.
fn exporting() -> Scene {
    let scene = producing(C, Factory { appeal: 2, ..staffed(2, 2, 3) }).decade(3).demand([0, 0, 2, 0]).price(1);
    scene.ships(2, 3).track(Track::Export, 1)
}

#[test]
fn ac_e41_two_ships_of_three_goods() {
    let mut game = exporting().produce();
    assert!(made(&game, C, 7));
    let list = [ship(0, 0), ship(1, 1), ship(2, 1), ship(3, 1), ship(4, 2), ship(5, 2), ship(6, 2)];
    game.offers(0, Decision::Ship, &list);
    game.play(0, ship(6, 2));
    assert!(game.events().contains(&Event::Shipped { seat: Seat::new(0), good: C, goods: 6, income: 54 }));
    assert_eq!((game.player(0).ship_tokens, game.player(0).ships_ready, stored(&game, C).0), (5, 0, 1));
    assert_eq!((game.paid(0), game.money(0)), (33, 71));
}

#[test]
fn ac_e41_five_ship_tokens_cost_two_points_of_share_value_at_the_end() {
    for (tokens, loss) in [(3, 1), (5, 2)] {
        let end = Scene::last_round(3).money(0).ships(0, tokens).last_round_ends();
        assert_eq!(end.player(0).value, 10 - loss, "{tokens} tokens");
    }
}

#[test]
fn ac_e42_contract_and_trading_office_help_exporting() {
    let mut game = exporting().owns(&[Card::TradingOffice, Card::Contract]).produce();
    game.play(0, ship(6, 2));
    assert!(game.events().contains(&Event::Shipped { seat: Seat::new(0), good: C, goods: 6, income: 66 }));
    game.offers(0, Decision::TradingOffice, &[Move::No, Move::Yes]);
    game.play(0, Move::Yes);
    assert_eq!((game.player(0).ship_tokens, game.money(0)), (4, 83));
    assert_eq!(game.turned(0), [Card::TradingOffice]);
}

/// The ship tokens that were told when ships were used.
fn tokens_told(game: &Game) -> Vec<u8> {
    let tokens = |event| match event {
        Event::UsedShips { tokens, .. } => Some(tokens),
        _ => None,
    };
    game.events().into_iter().filter_map(tokens).collect()
}

#[test]
fn ac_162_the_ship_tokens_told_are_those_that_the_trading_office_leaves() {
    let scene = exporting().owns(&[Card::TradingOffice]);
    for (answer, tokens) in [(Move::No, 5), (Move::Yes, 4)] {
        let mut game = scene.produce();
        game.play_all(0, &[ship(6, 2), answer]);
        assert_eq!((tokens_told(&game), game.player(0).ship_tokens), (vec![tokens], tokens));
    }
    // The tenth token must be saved.
    let mut full = scene.ships(2, 9).produce();
    full.play(0, ship(3, 1));
    assert_eq!((tokens_told(&full), full.player(0).ship_tokens), (vec![9], 9));
    let mut without = exporting().produce();
    without.play(0, ship(3, 1));
    assert_eq!(tokens_told(&without), [4]);
}

#[test]
fn ac_162_early_shipping_tells_the_tokens_after_the_trading_office_too() {
    let scene = Scene::turn(3).switch("early_shipping").ships(1, 9).owns(&[Card::TradingOffice]);
    let mut game = scene.factory(T, Factory { stock: 2, small: 1, ..tile(1) }).begin();
    game.play_all(0, &[Move::Act { action: Action::EarlyShipping }, Move::Load { good: T, goods: 1 }]);
    assert_eq!((tokens_told(&game), game.player(0).ship_tokens), (vec![9], 9));
}

#[test]
fn ac_e43_four_left_take_two_small_or_the_large() {
    let game = producing(F, staffed(1, 1, 1)).owns(&[Card::LargeWarehouse]).produce();
    game.offers(0, Decision::Store, &[store(2, 0, 4), store(0, 1, 4)]);
}

#[test]
fn ac_e43_two_left_take_one_small() {
    let factory = Factory { appeal: 1, ..staffed(1, 1, 0) };
    let game = producing(F, factory).owns(&[Card::LargeWarehouse]).produce();
    assert_eq!(stored(&game, F), (2, 1, 0));
}

#[test]
fn ac_e43_six_left_take_large_and_small_or_two_small_with_four() {
    let game = producing(F, staffed(2, 2, 1)).decade(2).owns(&[Card::LargeWarehouse]).produce();
    game.offers(0, Decision::Store, &[store(1, 1, 6), store(2, 0, 4)]);
}

#[test]
fn ac_e43_four_left_take_the_large_or_the_only_small_with_two() {
    let textile = Factory { stock: 2, small: 1, ..tile(1) };
    let game = producing(F, staffed(1, 1, 1)).factory(T, textile).owns(&[Card::LargeWarehouse]).produce();
    game.offers(0, Decision::Store, &[store(0, 1, 4), store(1, 0, 2)]);
}

#[test]
fn ac_e44_goods_of_other_factories_make_room() {
    let scene = producing(F, staffed(1, 1, 0)).factory(T, Factory { stock: 2, small: 1, ..tile(1) });
    let scene = scene.factory(C, Factory { stock: 1, small: 1, ..tile(1) });
    let ways = [
        store(0, 0, 0),
        evict([(0, 0), (0, 0), (1, 0), (0, 0)], 1, 0, 2),
        evict([(0, 0), (1, 0), (0, 0), (0, 0)], 1, 0, 2),
        evict([(0, 0), (1, 0), (1, 0), (0, 0)], 2, 0, 3),
    ];
    let kept = [[0, 2, 1, 0], [2, 2, 0, 0], [2, 0, 1, 0], [3, 0, 0, 0]];
    for (way, kept) in ways.into_iter().zip(kept) {
        let mut game = scene.produce();
        game.offers(0, Decision::Store, &ways);
        game.play(0, way);
        assert_eq!(game.player(0).factories.map(|factory| factory.stock), kept);
    }
}

#[test]
fn ac_e45_costs_of_food() {
    let scene = producing(F, staffed(1, 1, 1));
    assert_eq!(scene.produce().paid(0), 24);
    assert_eq!(scene.owns(&[Card::Foreman]).foreman_at(F).produce().paid(0), 16);
}

#[test]
fn ac_e45_costs_of_lamps() {
    let automated = Factory { machines1: 2, ..staffed(2, 2, 1) };
    let lamps = |factory| producing(L, factory).decade(2).wage(6).money(90);
    assert_eq!(lamps(automated).produce().paid(0), 40);
    assert_eq!(lamps(automated).owns(&[Card::Workshop, Card::Promoter]).produce().paid(0), 36);
    let all = lamps(automated).owns(&[Card::Workshop, Card::Promoter, Card::Foreman]).foreman_at(L);
    assert_eq!(all.produce().paid(0), 28);
    let foreman = lamps(staffed(2, 2, 1)).owns(&[Card::Foreman]).foreman_at(L);
    assert_eq!(foreman.produce().paid(0), 42);
}

#[test]
fn ac_e46_emergency_loans_give_half_the_share_value() {
    for (cash, tokens, left) in [(10, 2, 0), (9, 3, 6)] {
        let game = producing(F, staffed(1, 1, 1)).value(13).money(cash).produce();
        assert_eq!((game.paid(0), game.player(0).loans, game.money(0)), (24, tokens, left));
        let money = u16::from(tokens) * 7;
        assert!(game.events().contains(&Event::EmergencyLoans { seat: Seat::new(0), loans: tokens, money }));
    }
}

#[test]
fn ac_e47_the_ninth_loan_does_not_suffice() {
    let game = producing(F, tile(1)).value(13).money(0).loans(8).produce();
    assert_eq!(game.owed(0), 8);
    assert!(game.followed("Paid").is_empty());
    assert!(game.events().contains(&Event::EmergencyLoans { seat: Seat::new(0), loans: 1, money: 7 }));
    assert!(game.events().contains(&Event::WentBankrupt { seat: Seat::new(0) }));
    assert!(game.player(0).out);
}

#[test]
fn ac_e51_distribution_of_the_active_good_decays() {
    let food = Factory { distribution: 1, appeal: 6, ..staffed(1, 1, 0) };
    let scene = producing(F, food).factory(T, Factory { distribution: 2, ..tile(1) });
    let game = scene.demand([2, 1, 0, 0]).price(3).produce();
    assert_eq!(game.distributions(0), [0, 2, 0, 0]);
    assert_eq!((game.factory(0, F).appeal, game.position().demand), (6, [2, 1, 0, 0]));
}
