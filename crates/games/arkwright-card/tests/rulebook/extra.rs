//! Extra Production and Early Shipping (AC-E36, AC-E37, AC-E72).

use crate::scene::{F, L, Scene, T, act, evict, staffed, tile};
use arkwright_card::{Action, Card, Decision, FactoryPosition as Factory, Good, Move, Track};

fn produce(good: Good, level: u8) -> Move {
    Move::Produce { good, level }
}

#[test]
fn ac_e36_extra_production_costs_only_the_parts_that_are_used() {
    let scene = Scene::turn(3).switch("extra_production").wage(4);
    let scene = scene.factory(F, Factory { machines1: 1, ..staffed(1, 1, 1) }).factory(T, staffed(1, 1, 0));
    let mut game = scene.begin();
    game.play(0, act(Action::ExtraProduction));
    game.offers(0, Decision::ExtraLevel, &(0..4).map(|level| produce(F, level)).collect::<Vec<_>>());
    game.play(0, produce(F, 2));
    game.offers(0, Decision::ExtraLevel, &(0..3).map(|level| produce(T, level)).collect::<Vec<_>>());
    game.play(0, produce(T, 0));
    let food = game.factory(0, F);
    assert_eq!((food.stock, food.small, food.large), (3, 2, 0));
    assert_eq!((game.factory(0, T).stock, game.money(0)), (0, 37));
}

#[test]
fn ac_e37_one_ship_carries_goods_of_two_factories() {
    let scene = Scene::turn(3).switch("early_shipping").track(Track::Export, 1);
    let scene = scene.factory(F, Factory { stock: 2, small: 1, ..tile(1) });
    let mut game = scene.factory(L, Factory { stock: 1, small: 1, ..tile(1) }).begin();
    game.play(0, act(Action::EarlyShipping));
    game.offers(0, Decision::EarlyLoad, &(0..=2).map(|goods| Move::Load { good: F, goods }).collect::<Vec<_>>());
    game.play(0, Move::Load { good: F, goods: 2 });
    game.offers(0, Decision::EarlyLoad, &(0..=1).map(|goods| Move::Load { good: L, goods }).collect::<Vec<_>>());
    game.play(0, Move::Load { good: L, goods: 1 });
    let own = game.player(0);
    assert_eq!((own.money, own.ship_tokens, own.ships_ready), (50 + 2 * 5 + 8, 1, 1));
    assert_eq!((game.factory(0, F), game.factory(0, L)), (tile(1), tile(1)));
}

/// Both factories produce with their first worker card; what is left after this way to store textile.
#[track_caller]
fn share_out(way: usize) -> (u8, u8) {
    let scene = Scene::turn(3).switch("extra_production").wage(4);
    let mut game = scene.factory(F, staffed(1, 1, 0)).factory(T, staffed(1, 1, 0)).begin();
    game.play_all(0, &[act(Action::ExtraProduction), produce(F, 2), produce(T, 2)]);
    let food = game.factory(0, F);
    assert_eq!((food.stock, food.small), (3, 2), "food takes both small cards without asking");
    let from_food = |small| [(small, 0), (0, 0), (0, 0), (0, 0)];
    let ways = [evict(from_food(0), 0, 0, 0), evict(from_food(1), 1, 0, 2), evict(from_food(2), 2, 0, 3)];
    game.offers(0, Decision::Store, &ways);
    game.play(0, ways[way]);
    assert_eq!(game.money(0), 17);
    (game.factory(0, F).stock, game.factory(0, T).stock)
}

#[test]
fn ac_e72_two_producing_factories_share_the_warehouses_out() {
    assert_eq!([0, 1, 2].map(share_out), [(3, 0), (2, 2), (0, 3)]);
}

#[test]
fn ac_130_repacking_after_early_shipping_keeps_everything() {
    let scene = Scene::turn(3).switch("early_shipping").owns(&[Card::LargeWarehouse]);
    let mut game = scene.factory(F, Factory { stock: 7, small: 2, large: 1, ..tile(1) }).begin();
    game.play_all(0, &[act(Action::EarlyShipping), Move::Load { good: F, goods: 1 }]);
    // 5.7: six goods need the large and one small warehouse; keeping fewer is no option here.
    assert_eq!(game.decides(), (Decision::SetPrice, Some(0)));
    let food = game.factory(0, F);
    assert_eq!((food.stock, food.small, food.large), (6, 1, 1));
}
