//! Step c: tracks, cards, Broker, Inventor, Promoter, Engineer (AC-E29, AC-E31 to AC-E35, AC-E53, AC-E71).

use crate::scene::{F, Scene, T, act, step, take, tile};
use arkwright_card::QualitySet::{E6, L3, L3S1, L3S2, L4, L4S1, L4S2, None, S1, S1S1, S1S2, S2, S2S2};
use arkwright_card::Track::{Automation, DevCards, Distribution, Quality, Stock};
use arkwright_card::{Action, Card, Decision, Event, FactoryPosition as Factory, Move, QualitySet, Refusal};
use table::Seat;

fn developing() -> Scene {
    Scene::deciding(3, Decision::Develop)
}

#[test]
fn ac_e29_the_broker_buys_two_shares_at_half_price() {
    let mut game = developing().owns(&[Card::Broker]).value(15).money(20).begin();
    let before = game.player(0);
    game.play(0, Move::Broker { shares: 2 });
    let own = game.player(0);
    assert_eq!((own.money, own.shares, own.tracks), (4, 12, before.tracks));
    assert_eq!((game.owned(0), game.in_pool(Card::Broker)), (vec![], 1));
}

#[test]
fn ac_e31_restrictions_open_a_track_with_the_decade_or_a_card() {
    let scene = developing().switch("restrictions");
    let steps = [Quality, Distribution, DevCards, Stock].map(step);
    scene.begin().offers(0, Decision::Develop, &[&steps[..], &[Move::Skip]].concat());
    let steps = [Quality, Distribution, DevCards, Automation, Stock].map(step);
    scene.clone().owns(&[Card::Workshop]).begin().offers(0, Decision::Develop, &[&steps[..], &[Move::Skip]].concat());
    for (space, decade) in [(1, 2), (2, 3)] {
        let on_space = scene.clone().track(Quality, space);
        let early = on_space.clone().decade(decade - 1).begin();
        assert_eq!(early.refusal(0, step(Quality)), Refusal::Restricted { track: Quality, decade });
        assert!(on_space.decade(decade).begin().options().contains(&step(Quality)));
    }
}

#[test]
fn ac_e32_the_inventor_steps_twice_on_one_track() {
    let scene = developing().switch("inventor_steps").switch("restrictions").owns(&[Card::Inventor]);
    let mut game = scene.begin();
    game.play_all(0, &[Move::InventorSteps, step(Automation), step(Automation)]);
    assert_eq!(game.player(0).tracks[Automation.index()], 2);
    assert!(game.events().contains(&Event::Stepped { seat: Seat::new(0), track: Automation, value: 4, rule: "AC-168" }));
    assert_eq!(game.in_pool(Card::Inventor), 1);
}

/// The pool of three players, less a Workshop and an Overtime.
const POOL: [(Card, u8); 9] = [
    (Card::Entrepreneur, 1),
    (Card::Overtime, 1),
    (Card::Workshop, 1),
    (Card::Foreman, 2),
    (Card::PatronFt, 1),
    (Card::PatronFc, 1),
    (Card::Patent, 3),
    (Card::Engineer, 3),
    (Card::LargeWarehouse, 2),
];

#[test]
fn ac_e33_at_the_limit_a_card_is_discarded_and_barred_for_the_round() {
    let mut game = developing().owns(&[Card::Workshop, Card::Overtime]).pool(&POOL).begin();
    assert_eq!(game.options().len(), 14);
    let types = game.options().iter().filter(|mv| matches!(mv, Move::Take { .. })).count();
    let steps = game.options().iter().filter(|mv| matches!(mv, Move::Step { .. })).count();
    assert_eq!((steps, types, game.options().last()), (6, 7, Some(&Move::Skip)));
    game.play(0, take(Card::Patent));
    game.offers(0, Decision::DiscardFor, &[Card::Overtime, Card::Workshop].map(|card| Move::Discard { card }));
    game.play(0, Move::Discard { card: Card::Overtime });
    assert_eq!(game.owned(0), [Card::Workshop, Card::Patent]);
    assert_eq!((game.in_pool(Card::Overtime), game.in_pool(Card::Patent)), (2, 2));
    // Were the same player to develop once more in this round, Overtime would be barred.
    let table = game.position();
    let again = developing().with(|scene| (scene.players, scene.pool) = (table.players, table.pool)).begin();
    assert_eq!(again.refusal(0, take(Card::Overtime)), Refusal::DiscardedThisRound { card: Card::Overtime });
    assert!(!again.options().contains(&take(Card::Overtime)));
    // Others may take it at once (AC-156).
    game.play(1, act(Action::Pass));
    assert!(game.options().contains(&take(Card::Overtime)));
}

#[test]
fn ac_e34_the_promoter_makes_a_patron_ready_after_step_c() {
    let mut game = developing().owns(&[Card::PatronFt, Card::Promoter]).turned(&[Card::PatronFt]).begin();
    game.play(0, Move::Skip);
    game.offers(0, Decision::UsePromoter, &[Move::No, Move::Reactivate { card: Card::PatronFt }]);
    game.play(0, Move::Reactivate { card: Card::PatronFt });
    assert_eq!(game.turned(0), [Card::Promoter]);
}

/// The Engineer of food is given up, textile has these cards: the sets that may replace it.
#[track_caller]
fn replacements(textile: QualitySet, sets: &[QualitySet]) {
    let scene = developing().qualities(&[(F, E6), (T, textile)]).owns(&[Card::Engineer, Card::Overtime]);
    let mut game = scene.pool(&[(Card::Workshop, 1)]).begin();
    game.play_all(0, &[take(Card::Workshop), Move::Discard { card: Card::Engineer }]);
    let options: Vec<Move> = sets.iter().map(|set| Move::Replace { set: *set }).collect();
    game.offers(0, Decision::EngineerReplace, &options);
    game.play(0, options[0]);
    assert_eq!(game.factory(0, F).quality, sets[0]);
    assert_eq!(game.owned(0), [Card::Overtime, Card::Workshop]);
}

#[test]
fn ac_e35_free_cards_replace_the_engineer() {
    replacements(L4, &[S2S2, S1S2, S1S1, S2, S1, None]);
}

#[test]
fn ac_e35_with_the_large_card_free_twelve_sets_replace_the_engineer() {
    replacements(None, &[L4S2, L4S1, L3S2, L4, L3S1, S2S2, L3, S1S2, S1S1, S2, S1, None]);
    assert_eq!(L4S2.total(), 6);
}

#[test]
fn ac_e53_without_the_large_warehouse_two_textile_stay() {
    let stocked = Factory { stock: 5, small: 1, large: 1, ..tile(1) };
    let scene = developing().factory(T, stocked).owns(&[Card::Overtime, Card::LargeWarehouse]);
    let mut game = scene.pool(&[(Card::Workshop, 1)]).begin();
    game.play_all(0, &[take(Card::Workshop), Move::Discard { card: Card::LargeWarehouse }]);
    let textile = game.factory(0, T);
    assert_eq!((textile.stock, textile.small, textile.large), (2, 1, 0));
}

#[test]
fn ac_e71_a_promoter_that_is_given_up_is_used_before_it_goes() {
    let scene = developing().owns(&[Card::PatronFt, Card::Promoter]).turned(&[Card::PatronFt]);
    let mut game = scene.pool(&[(Card::Patent, 1)]).begin();
    game.play_all(0, &[take(Card::Patent), Move::Discard { card: Card::Promoter }]);
    game.offers(0, Decision::UsePromoter, &[Move::No, Move::Reactivate { card: Card::PatronFt }]);
    game.play(0, Move::Reactivate { card: Card::PatronFt });
    assert_eq!((game.owned(0), game.turned(0)), (vec![Card::PatronFt, Card::Patent], vec![]));
    assert_eq!(game.in_pool(Card::Promoter), 1);
    assert_eq!(game.decides(), (Decision::ChooseAction, Some(1)));
}
