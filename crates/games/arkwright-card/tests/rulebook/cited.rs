//! Moves and events cite the rule that is their cause.

use crate::scene::{C, F, Game, L, Scene, T, act, ahead, build, evict, staffed, step, store, take, tile};
use arkwright_card::Track::{Quality, Stock};
use arkwright_card::{Action, Card, Decision, Factory, Move};
use table::{Seat, Setup};

fn developing() -> Scene {
    Scene::deciding(3, Decision::Develop)
}

#[test]
fn ac_9_and_ac_15_start_factories_are_chosen_by_draft_or_alone() {
    let open = Move::Open { good: F };
    let mut draft = Game::deal(Setup::of(2).switch("draft", "true"), "cited");
    let mut solo = Game::deal(Setup::of(1), "cited");
    assert_eq!((draft.cited(0, open), solo.cited(0, open)), (vec!["AC-9"], vec!["AC-15"]));
    draft.play(0, open);
    solo.play(0, open);
    assert_eq!((draft.followed("Opened"), solo.followed("Opened")), (vec!["AC-9"], vec!["AC-15"]));
    let dealt = Game::deal(Setup::of(1).switch("solo_random_factories", "true"), "cited");
    assert_eq!(dealt.followed("Opened"), ["AC-15"; 2]);
}

#[test]
fn ac_5_and_ac_61_factories_come_with_the_set_up_or_are_built() {
    assert_eq!(Game::deal(Setup::of(3), "cited").followed("Opened"), ["AC-5"; 6]);
    let mut game = Scene::turn(3).begin();
    game.play_all(0, &[act(Action::Build), build(L)]);
    assert_eq!(game.followed("Opened"), ["AC-61"]);
}

#[test]
fn ac_11_ac_110_and_ac_166_shares_are_bought_in_three_ways() {
    let mut opening = Game::deal(Setup::of(4).switch("opening_shares", "true").switch("draft", "true"), "cited");
    while opening.decides().0 != Decision::OpeningShares {
        let first = opening.options()[0];
        opening.play(opening.decides().1.expect("somebody decides"), first);
    }
    opening.play(0, Move::BuyOpening { shares: 2 });
    assert_eq!(opening.followed("BoughtShares"), ["AC-11"]);
    let mut stock = Scene::turn(3).begin();
    stock.play_all(0, &[act(Action::Stock), Move::BuyShares { shares: 1 }]);
    assert_eq!(stock.followed("BoughtShares"), ["AC-110"]);
    let mut broker = developing().owns(&[Card::Broker]).begin();
    broker.play(0, Move::Broker { shares: 1 });
    assert_eq!(broker.followed("BoughtShares"), ["AC-166"]);
    assert_eq!(broker.followed("Discarded"), ["AC-166"]);
}

#[test]
fn ac_120_and_ac_181_goods_are_made_in_an_action_or_in_the_phase() {
    let scene = Scene::turn(3).switch("extra_production").owns(&[Card::Overtime]);
    let mut extra = scene.factory(F, tile(1)).factory(T, tile(1)).begin();
    let produce = |good, level| Move::Produce { good, level };
    extra.play_all(0, &[act(Action::ExtraProduction), produce(F, 1), produce(T, 1), Move::OvertimeAt { good: F }]);
    assert_eq!(extra.followed("Made"), ["AC-120"; 2]);
    assert_eq!(extra.followed("Discarded"), ["AC-124"]);
    let mut phase = Scene::production(3).seat(0).factory(F, tile(1)).ships(0, 0).owns(&[Card::Overtime]).produce();
    phase.play(0, Move::Yes);
    assert_eq!(phase.followed("Made"), ["AC-181"]);
    assert_eq!(phase.followed("Discarded"), ["AC-163"]);
}

#[test]
fn ac_154_a_card_is_given_up_for_another() {
    let scene = developing().owns(&[Card::Workshop, Card::Overtime]).pool(&[(Card::Patent, 1)]);
    let mut game = scene.begin();
    game.play_all(0, &[take(Card::Patent), Move::Discard { card: Card::Overtime }]);
    assert_eq!(game.followed("Discarded"), ["AC-154"]);
}

#[test]
fn ac_161_ac_210_and_ac_213_the_start_player_changes_for_three_reasons() {
    let passed = Scene::production(3).produce();
    assert_eq!(passed.followed("StartPassed"), ["AC-210"]);
    let mut named = Scene::production(3).seat(0).owns(&[Card::Entrepreneur]).produce();
    named.play(0, Move::NameStart { seat: Seat::new(2) });
    assert_eq!(named.followed("StartPassed"), ["AC-161"]);
    assert_eq!(named.followed("Discarded"), ["AC-161"]);
    let mut chosen = Scene::production(3).active(L).produce();
    chosen.play(0, Move::NameStart { seat: Seat::new(1) });
    assert_eq!(chosen.followed("StartPassed"), ["AC-213"]);
}

#[test]
fn ac_167_and_ac_168_the_inventor_has_two_uses() {
    let mut building = Scene::turn(3).owns(&[Card::Inventor]).factory(F, staffed(1, 1, 1)).begin();
    building.play_all(0, &[act(Action::Build), ahead(F)]);
    assert_eq!(building.followed("Discarded"), ["AC-167"]);
    let mut stepping = developing().switch("inventor_steps").owns(&[Card::Inventor]).begin();
    assert_eq!(stepping.cited(0, step(Quality)), ["AC-151"]);
    stepping.play(0, Move::InventorSteps);
    assert_eq!(stepping.followed("Discarded"), ["AC-168"]);
    assert_eq!(stepping.cited(0, step(Stock)), ["AC-168"]);
}

#[test]
fn ac_173_ac_186_and_ac_188_goods_are_lost_for_different_reasons() {
    let stored = |stock, small, large| Factory { stock, small, large, ..tile(1) };
    let scene = Scene::production(3).seat(0).ships(0, 0).demand([1, 0, 0, 0]).factory(F, staffed(1, 1, 0));
    let scene = scene.factory(T, stored(2, 1, 0)).factory(C, stored(1, 1, 0));
    let mut left = scene.produce();
    left.play(0, store(0, 0, 0));
    assert_eq!(left.followed("Lost"), ["AC-186"]);
    let mut evicted = scene.produce();
    evicted.play(0, evict([(0, 0), (0, 0), (1, 0), (0, 0)], 1, 0, 2));
    assert_eq!(evicted.followed("Lost"), ["AC-188", "AC-186"], "cutlery makes room, food has still too little");
    let scene = developing().factory(T, stored(5, 1, 1)).owns(&[Card::Overtime, Card::LargeWarehouse]);
    let mut given_up = scene.pool(&[(Card::Workshop, 1)]).begin();
    given_up.play_all(0, &[take(Card::Workshop), Move::Discard { card: Card::LargeWarehouse }]);
    assert_eq!(given_up.followed("Lost"), ["AC-173"]);
}

#[test]
fn ac_121_what_extra_production_cannot_store_is_lost() {
    let scene = Scene::turn(3).switch("extra_production").factory(F, staffed(1, 1, 0)).factory(T, staffed(1, 1, 0));
    let mut game = scene.begin();
    let produce = |good| Move::Produce { good, level: 2 };
    game.play_all(0, &[act(Action::ExtraProduction), produce(F), produce(T), store(0, 0, 0)]);
    assert_eq!(game.followed("Lost"), ["AC-121"]);
}

#[test]
fn ac_220_the_cards_of_a_bankrupt_player_go_back() {
    let scene = Scene::production(3).seat(0).factory(F, tile(1)).ships(0, 0).value(13).money(0).loans(8);
    let game = scene.owns(&[Card::Workshop, Card::Contract]).with(|table| table.wage = 4).produce();
    assert!(game.player(0).out);
    assert_eq!(game.followed("Discarded"), ["AC-220"; 2]);
}
