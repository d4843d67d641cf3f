//! The distribution cards and the Patent (AC-E20, AC-E26, AC-E27, AC-E74).

use crate::scene::{C, F, L, Scene, T, act, raise, tile};
use arkwright_card::{Action, Card, Decision, FactoryPosition as Factory, Move};

#[test]
fn ac_e20_two_points_on_food() {
    let mut game = Scene::turn(3).factory(F, Factory { distribution: 1, ..tile(1) }).factory(T, tile(1)).begin();
    game.play(0, act(Action::Distribution));
    game.play_all(0, &[raise(F), raise(F)]);
    assert_eq!(game.distributions(0), [3, 0, 0, 0]);
}

#[test]
fn ac_e26_without_a_free_card_another_factory_loses_its_own() {
    let mut game = Scene::turn(3).distributions([2, 0, 3, 0]).begin();
    game.play_all(0, &[act(Action::Distribution), raise(T)]);
    game.offers(0, Decision::DistributionFree, &[Move::Free { good: F }, Move::Free { good: C }]);
    game.play(0, Move::Free { good: F });
    assert_eq!(game.distributions(0), [0, 1, 3, 0]);
    game.offers(0, Decision::DistributionStep, &[raise(T), raise(C), raise(L), Move::Done]);
    game.play(0, raise(T));
    assert_eq!(game.distributions(0), [0, 2, 3, 0]);
    assert_eq!(game.decides().0, Decision::SetPrice);
}

#[test]
fn ac_e27_the_patent_is_a_third_card_and_takes_its_points_along() {
    let scene = Scene::turn(3).distributions([2, 0, 3, 0]).owns(&[Card::Patent, Card::Overtime]).pool(&[(Card::Workshop, 1)]);
    let mut game = scene.begin();
    game.play_all(0, &[act(Action::Distribution), raise(T), Move::Done]);
    assert_eq!(game.distributions(0), [2, 1, 3, 0]);
    let places = [F, T, C].map(|good| Move::PlacePatent { good });
    game.offers(0, Decision::PatentPlace, &places);
    game.play(0, Move::PlacePatent { good: T });
    assert_eq!(game.player(0).patent_at, Some(T));
    game.play_all(
        0,
        &[Move::SetAppeal { appeal: 2 }, Move::Take { card: Card::Workshop }, Move::Discard { card: Card::Patent }],
    );
    assert_eq!((game.distributions(0), game.player(0).patent_at), ([2, 0, 3, 0], Option::None));
}

#[test]
fn ac_e74_the_patent_stays_when_another_factory_decays() {
    let scene = Scene::production(3).seat(0).ships(0, 0).distributions([1, 2, 3, 0]);
    let mut game = scene.owns(&[Card::Patent, Card::Overtime]).patent_at(T).pool(&[(Card::Workshop, 1)]).produce();
    assert_eq!(game.decides(), (Decision::UseOvertime, Some(0)));
    game.play(0, Move::No);
    assert_eq!((game.distributions(0), game.player(0).patent_at), ([0, 2, 3, 0], Some(T)));
    // The textile round: seats 1 and 2 have nothing to price, seat 0 gives the Patent up.
    for seat in [1, 2] {
        game.play_all(seat, &[act(Action::Pass), Move::Skip]);
    }
    game.play_all(0, &[act(Action::Pass), Move::SetAppeal { appeal: 2 }, Move::Take { card: Card::Workshop }]);
    game.play(0, Move::Discard { card: Card::Patent });
    assert_eq!(game.distributions(0), [0, 0, 3, 0]);
}

#[test]
fn ac_95_the_patent_leaves_with_the_factory_that_loses_its_card() {
    let scene = Scene::turn(3).distributions([2, 1, 3, 0]).owns(&[Card::Patent]).patent_at(T);
    let mut game = scene.begin();
    game.play_all(0, &[act(Action::Distribution), raise(L), Move::Free { good: T }]);
    assert_eq!((game.distributions(0), game.player(0).patent_at), ([2, 0, 3, 1], Option::None));
}
