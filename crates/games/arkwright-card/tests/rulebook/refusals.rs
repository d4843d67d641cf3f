//! Every refusal names the rule that is in the way, and its own reason.

use crate::scene::{C, F, Game, L, Scene, T, act, ahead, build, hire, modernise, staffed, step, take, tile};
use arkwright_card::Track::{Automation, DevCards, Distribution, Export, Quality, Stock};
use arkwright_card::{Action, Card, Decision, FactoryPosition as Factory, Good, Move, Refusal};
use table::{Seat, Setup};

fn produce(good: Good, level: u8) -> Move {
    Move::Produce { good, level }
}

fn load(good: Good, goods: u8) -> Move {
    Move::Load { good, goods }
}

/// A factory with two goods in a small warehouse.
fn stocked() -> Factory {
    Factory { stock: 2, small: 1, ..tile(1) }
}

/// Deals, and plays the first option each time until this is decided.
#[track_caller]
fn until(setup: Setup, decision: Decision) -> Game {
    let mut game = Game::deal(setup, "refusals");
    while game.decides().0 != decision {
        let (first, seat) = (game.options()[0], game.decides().1.expect("the game is not over"));
        game.play(seat, first);
    }
    game
}

#[test]
fn ac_9_and_ac_15_a_start_factory_is_chosen_once() {
    let draft = until(Setup::of(2).switch("draft", "true"), Decision::DraftFactory2);
    assert_eq!(draft.against(1, Move::Open { good: F }), ("AC-9", "AlreadyOpen"));
    let solo = until(Setup::of(1), Decision::SoloFactory2);
    assert_eq!(solo.against(0, Move::Open { good: F }), ("AC-15", "AlreadyOpen"));
}

#[test]
fn ac_13_only_the_solo_set_up_has_a_grid() {
    let draft = until(Setup::of(2).switch("draft", "true"), Decision::DraftDevelopment);
    assert_eq!(draft.against(1, Move::TakeAt { place: 3 }), ("AC-13", "OnlySolo"));
}

#[test]
fn ac_61_a_factory_is_built_once() {
    let mut game = Scene::turn(3).factory(F, tile(1)).begin();
    game.play(0, act(Action::Build));
    assert_eq!(game.against(0, build(F)), ("AC-61", "AlreadyOpen"));
}

#[test]
fn ac_62_too_late_to_build_is_the_reason_against_the_action() {
    let scene = Scene::turn(3).decade(3).active(L).factory(L, tile(2));
    assert_eq!(scene.begin().against(0, act(Action::Build)), ("AC-62", "TooLateForAction"));
    let all = [F, T, C].into_iter().fold(scene, |scene, good| scene.factory(good, tile(2)));
    assert_eq!(all.begin().against(0, act(Action::Build)), ("AC-60", "NothingToDo"));
}

#[test]
fn ac_72_too_late_to_hire_is_the_reason_against_the_action() {
    let scene = Scene::turn(3).decade(3).active(T).factory(F, staffed(1, 1, 0)).factory(T, staffed(2, 2, 3));
    assert_eq!(scene.begin().against(0, act(Action::Hire)), ("AC-72", "TooLateForAction"));
    let full = scene.factory(F, staffed(1, 1, 1));
    assert_eq!(full.begin().against(0, act(Action::Hire)), ("AC-70", "NothingToDo"));
}

#[test]
fn ac_70_workers_need_an_open_factory() {
    let mut game = Scene::turn(3).factory(F, tile(1)).factory(T, tile(1)).begin();
    game.play(0, act(Action::Hire));
    assert_eq!(game.against(0, hire(C)), ("AC-70", "NotOpen"));
}

#[test]
fn ac_120_extra_production_asks_one_open_factory_after_the_other() {
    let scene = Scene::turn(3).switch("extra_production").factory(F, tile(1)).factory(T, tile(1));
    let mut game = scene.begin();
    game.play(0, act(Action::ExtraProduction));
    assert_eq!(game.decides(), (Decision::ExtraLevel, Some(0)));
    assert_eq!(game.against(0, produce(F, 2)), ("AC-120", "NoWorkerCard"));
    assert_eq!(game.against(0, produce(C, 1)), ("AC-120", "NotOpen"));
    assert_eq!(game.against(0, produce(T, 1)), ("AC-120", "NotYet"));
    game.play(0, produce(F, 1));
    assert_eq!(game.against(0, produce(F, 1)), ("AC-120", "OutOfOrder"));
}

#[test]
fn ac_123_extra_production_that_cannot_be_paid_is_too_dear() {
    let scene = Scene::turn(3).switch("extra_production").money(7).loans(9);
    let extra = act(Action::ExtraProduction);
    assert_eq!(scene.begin().against(0, extra), ("AC-120", "NothingToDo"));
    let game = scene.factory(T, tile(1)).factory(F, tile(1)).begin();
    assert_eq!(game.refusal(0, extra), Refusal::TooDear { cost: 8, have: 7, rule: "AC-123" });
}

#[test]
fn ac_80_automating_needs_the_worker_card() {
    let mut game = Scene::turn(3).factory(F, staffed(1, 1, 0)).factory(T, staffed(1, 1, 0)).begin();
    game.play(0, act(Action::Automate));
    assert_eq!(game.against(0, Move::PlaceMachine { good: F, card: 2 }), ("AC-80", "NoWorkerCard"));
}

#[test]
fn ac_124_overtime_is_for_a_producing_factory() {
    let scene = Scene::turn(3).switch("extra_production").owns(&[Card::Overtime]);
    let mut game = scene.factory(F, tile(1)).factory(T, tile(1)).begin();
    game.play_all(0, &[act(Action::ExtraProduction), produce(F, 1), produce(T, 0)]);
    game.offers(0, Decision::ExtraOvertime, &[Move::No, Move::OvertimeAt { good: F }]);
    assert_eq!(game.against(0, Move::OvertimeAt { good: T }), ("AC-124", "NotProducing"));
    assert_eq!(game.against(0, Move::OvertimeAt { good: C }), ("AC-124", "NotOpen"));
}

#[test]
fn ac_130_early_shipping_asks_one_stock_after_the_other() {
    let scene = Scene::turn(3).switch("early_shipping").factory(F, stocked()).factory(L, stocked());
    let mut game = scene.begin();
    game.play(0, act(Action::EarlyShipping));
    assert_eq!(game.decides(), (Decision::EarlyLoad, Some(0)));
    assert_eq!(game.against(0, load(T, 1)), ("AC-130", "NothingStored"));
    assert_eq!(game.against(0, load(L, 1)), ("AC-130", "NotYet"));
    game.play(0, load(F, 1));
    assert_eq!(game.against(0, load(F, 1)), ("AC-130", "OutOfOrder"));
}

#[test]
fn ac_187_without_a_ship_stored_goods_stay() {
    let scene = Scene::turn(3).switch("early_shipping");
    let shipping = act(Action::EarlyShipping);
    assert_eq!(scene.begin().against(0, shipping), ("AC-130", "NothingToDo"));
    let full = scene.factory(F, stocked());
    assert_eq!(full.clone().ships(0, 3).begin().against(0, shipping), ("AC-187", "NoShip"));
    assert_eq!(full.ships(2, 9).begin().against(0, shipping), ("AC-187", "NoShip"));
}

#[test]
fn ac_187_a_trading_office_made_ready_needs_goods_and_a_ship_too() {
    let scene = Scene::turn(3).switch("early_shipping");
    let shipping = act(Action::ReactivateTradingOffice);
    assert_eq!(scene.begin().against(0, shipping), ("AC-170", "NotReady"));
    let cards = scene.owns(&[Card::TradingOffice, Card::Promoter]);
    assert_eq!(cards.begin().against(0, shipping), ("AC-170", "NotTurned"));
    let both_turned = cards.clone().turned(&[Card::TradingOffice, Card::Promoter]);
    assert_eq!(both_turned.begin().against(0, shipping), ("AC-170", "NotReady"));
    let cards = cards.turned(&[Card::TradingOffice]);
    assert_eq!(cards.begin().against(0, shipping), ("AC-130", "NothingToDo"));
    let full = cards.factory(F, stocked());
    assert_eq!(full.clone().ships(0, 3).begin().against(0, shipping), ("AC-187", "NoShip"));
    assert!(full.ships(1, 9).begin().options().contains(&shipping));
}

#[test]
fn ac_153_only_the_solo_game_takes_by_the_place() {
    let game = Scene::deciding(3, Decision::Develop).begin();
    assert_eq!(game.against(0, Move::TakeAt { place: 3 }), ("AC-153", "OnlySolo"));
    let solo = Scene::deciding(1, Decision::Develop).begin();
    assert_eq!(solo.against(0, take(Card::Workshop)), ("AC-153", "NotSolo"));
}

#[test]
fn ac_154_only_an_own_card_is_given_up() {
    let scene = Scene::deciding(3, Decision::Develop).owns(&[Card::Workshop, Card::Overtime]);
    let mut game = scene.pool(&[(Card::Patent, 1)]).begin();
    game.play(0, take(Card::Patent));
    assert_eq!(game.against(0, Move::Discard { card: Card::Foreman }), ("AC-154", "NotOwned"));
}

#[test]
fn ac_166_and_ac_168_a_card_that_is_not_owned_is_not_used() {
    let game = Scene::deciding(3, Decision::Develop).switch("inventor_steps").begin();
    assert_eq!(game.against(0, Move::Broker { shares: 1 }), ("AC-166", "NotOwned"));
    assert_eq!(game.against(0, Move::InventorSteps), ("AC-168", "NotOwned"));
}

#[test]
fn ac_167_a_factory_already_modernised_is_too_late_for_the_inventor() {
    let scene = Scene::turn(3).decade(2).owns(&[Card::Inventor]).factory(F, staffed(1, 1, 1));
    let mut game = scene.factory(T, staffed(1, 1, 0)).factory(C, staffed(1, 1, 1)).begin();
    game.play_all(0, &[act(Action::Build), modernise(F)]);
    assert_eq!(game.against(0, ahead(F)), ("AC-167", "OutOfOrder"));
    assert_eq!(game.against(0, ahead(T)), ("AC-167", "NothingAhead"));
}

#[test]
fn ac_168_a_step_that_leaves_no_second_one_comes_later() {
    let scene = Scene::deciding(3, Decision::Develop).switch("inventor_steps").owns(&[Card::Inventor]);
    let ends = [(Quality, 2), (Distribution, 2), (DevCards, 2), (Automation, 2), (Export, 2), (Stock, 1)];
    let mut game = ends.into_iter().fold(scene, |scene, (track, space)| scene.track(track, space)).begin();
    game.play(0, Move::InventorSteps);
    game.offers(0, Decision::InventorTrack, &[step(Quality), step(Distribution)]);
    assert_eq!(game.against(0, step(Stock)), ("AC-168", "NotYet"));
    game.play(0, step(Distribution));
}

#[test]
fn ac_240_in_solo_nobody_else_is_named_to_start() {
    let scene = Scene::production(1).owns(&[Card::Entrepreneur]);
    let game = scene.with(|table| (table.human_last, table.done) = (true, 2)).produce();
    game.offers(0, Decision::EntrepreneurStart, &[Move::Keep, Move::After]);
    assert_eq!(game.against(0, Move::NameStart { seat: Seat::new(0) }), ("AC-240", "NotSolo"));
}
