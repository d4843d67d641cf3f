//! Moves and events cite the rule that is their cause.

use crate::scene::{
    C, F, Game, L, Scene, T, act, ahead, build, evict, improve, modernise, raise, staffed, step, store, take, tile,
};
use arkwright_card::Track::{Quality, Stock};
use arkwright_card::{Action, Card, Decision, FactoryPosition as Factory, Move, QualitySet};
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
fn ac_5_ac_9_and_ac_16_the_extra_of_the_set_up() {
    let dealt = Game::deal(Setup::of(3), "cited");
    assert_eq!((dealt.followed("Stepped"), dealt.followed("Took")), (vec!["AC-5"], vec!["AC-5"; 2]));
    let mut solo = Game::deal(Setup::of(1), "cited");
    solo.play_all(0, &[F, C].map(|good| Move::Open { good }));
    assert_eq!(solo.followed("Stepped"), ["AC-16"]);
    // Drafted, a step and a card: with two players the last seat chooses first, alone the card lies on the grid.
    let mut draft = Game::deal(Setup::of(2).switch("draft", "true"), "cited");
    for (seat, good) in [(0, F), (1, F), (1, C), (0, C)] {
        draft.play(seat, Move::Open { good });
    }
    assert_eq!((draft.cited(1, step(Quality)), draft.cited(1, take(Card::Workshop))), (vec!["AC-9"], vec!["AC-9"]));
    draft.play(1, step(Quality));
    draft.play(0, take(Card::Workshop));
    assert_eq!((draft.followed("Stepped"), draft.followed("Took")), (vec!["AC-9"], vec!["AC-9"]));
    let mut alone = Game::deal(Setup::of(1).switch("draft", "true"), "cited");
    alone.play_all(0, &[F, C].map(|good| Move::Open { good }));
    let on_offer = alone.options().into_iter().find(|mv| matches!(mv, Move::TakeAt { .. })).expect("a card on the grid");
    assert_eq!(alone.cited(0, on_offer), ["AC-16"]);
    alone.play(0, on_offer);
    assert_eq!(alone.followed("Took"), ["AC-16"]);
}

#[test]
fn ac_64_ac_151_and_ac_153_in_a_turn_the_ordinary_rules_hold() {
    let mut building = Scene::turn(3).decade(2).factory(F, staffed(1, 1, 0)).factory(T, tile(1)).begin();
    building.play_all(0, &[act(Action::Build), modernise(F)]);
    assert_eq!(building.followed("Modernised"), ["AC-64"]);
    let mut stepping = developing().begin();
    stepping.play(0, step(Quality));
    assert_eq!(stepping.followed("Stepped"), ["AC-151"]);
    let mut taking = developing().pool(&[(Card::Workshop, 1)]).begin();
    taking.play(0, take(Card::Workshop));
    assert_eq!(taking.followed("Took"), ["AC-153"]);
}

#[test]
fn ac_91_and_ac_172_quality_cards_are_laid_in_the_action_or_for_the_engineer() {
    let mut action = Scene::turn(3).factory(F, tile(1)).factory(T, tile(1)).begin();
    action.play_all(0, &[act(Action::Quality), improve(F)]);
    assert_eq!(action.followed("QualityLaid"), ["AC-91"]);
    let scene = developing().qualities(&[(F, QualitySet::E6)]).owns(&[Card::Engineer, Card::Overtime]);
    let mut given_up = scene.pool(&[(Card::Workshop, 1)]).begin();
    given_up.play_all(0, &[take(Card::Workshop), Move::Discard { card: Card::Engineer }]);
    given_up.play(0, Move::Replace { set: QualitySet::L4 });
    assert_eq!(given_up.followed("QualityLaid"), ["AC-172"]);
}

#[test]
fn ac_94_ac_95_and_ac_171_distribution_is_raised_taken_off_or_goes_with_the_patent() {
    let mut moved = Scene::turn(3).distributions([2, 0, 3, 0]).begin();
    moved.play_all(0, &[act(Action::Distribution), raise(T), Move::Free { good: F }]);
    assert_eq!(moved.followed("DistributionSet"), ["AC-95", "AC-94"]);
    let scene = developing().distributions([2, 1, 3, 0]).owns(&[Card::Patent, Card::Overtime]).patent_at(T);
    let mut given_up = scene.pool(&[(Card::Workshop, 1)]).begin();
    given_up.play_all(0, &[take(Card::Workshop), Move::Discard { card: Card::Patent }]);
    assert_eq!(given_up.followed("DistributionSet"), ["AC-171"]);
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
    assert_eq!(building.followed("Modernised"), ["AC-167"]);
    let mut stepping = developing().switch("inventor_steps").owns(&[Card::Inventor]).begin();
    assert_eq!(stepping.cited(0, step(Quality)), ["AC-151"]);
    stepping.play(0, Move::InventorSteps);
    assert_eq!(stepping.followed("Discarded"), ["AC-168"]);
    assert_eq!(stepping.cited(0, step(Stock)), ["AC-168"]);
    stepping.play_all(0, &[step(Quality), step(Stock)]);
    assert_eq!(stepping.followed("Stepped"), ["AC-168"; 2]);
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
