//! The quality cards (5.6; AC-E21 to AC-E25).

use crate::scene::{C, F, L, Scene, T, act, improve};
use arkwright_card::QualitySet::{E5, L3, L3S1, L3S2, L4, L4S1, None, S1, S1S2, S2, S2S2};
use arkwright_card::{Action, Card, Decision, Good, Move, QualitySet, Refusal, Track};

/// Two quality points, and factories with these cards.
fn two_points(sets: &[(Good, QualitySet)]) -> Scene {
    Scene::turn(3).track(Track::Quality, 1).qualities(sets)
}

/// The raises lead to exactly these layouts; the raises stop early where points are left.
#[track_caller]
fn layouts(scene: &Scene, raises: &[Good], layouts: &[[QualitySet; 4]]) {
    let mut game = scene.begin();
    game.play(0, act(Action::Quality));
    for good in raises {
        // A single option is taken without asking.
        if game.decides().0 == Decision::QualityStep && game.options().contains(&improve(*good)) {
            game.play(0, improve(*good));
        }
    }
    if game.decides().0 == Decision::QualityStep {
        game.play(0, Move::Done);
    }
    let expected: Vec<Move> = layouts.iter().map(|sets| Move::LayOut { sets: *sets }).collect();
    game.offers(0, Decision::QualityLayout, &expected);
    for sets in layouts {
        let mut chosen = scene.begin();
        chosen.table = game.table.clone();
        chosen.play(0, Move::LayOut { sets: *sets });
        assert_eq!(chosen.player(0).factories.map(|factory| factory.quality), *sets);
    }
}

#[test]
fn ac_e21_textile_rises_by_two_with_a_small_card_or_with_the_large_one() {
    // Equal totals are ordered by the set number (5.4): L3 is 3, s1+s2 is 10.
    layouts(&two_points(&[(T, S1), (L, L3)]), &[T, T], &[[None, L3, None, S1S2], [None, S1S2, None, L3]]);
}

#[test]
fn ac_e22_two_factories_rise_from_two_to_three() {
    layouts(&two_points(&[(F, S2), (T, S2)]), &[F, T], &[[L3, S1S2, None, None], [S1S2, L3, None, None]]);
}

#[test]
fn ac_e23_the_engineer_moves_and_food_loses_its_point() {
    let scene = two_points(&[(F, E5), (T, L4), (C, S1S2)]).owns(&[Card::Engineer]);
    layouts(&scene, &[T, C], &[[L4, E5, S2S2, None], [S2S2, E5, L4, None]]);
    // Textile to 6 and cutlery to 4 would take three points.
    let mut game = scene.begin();
    game.play_all(0, &[act(Action::Quality), improve(T), improve(T)]);
    assert_eq!(game.decides(), (Decision::QualityLayout, Some(0)));
}

#[test]
fn ac_e24_a_third_factory_costs_two_points_either_way() {
    let scene = Scene::turn(3).qualities(&[(F, L4), (T, S2S2), (C, None)]);
    layouts(&scene, &[C], &[[L4, S2, S1, None], [S2, L4, S1, None]]);
}

#[test]
fn ac_e25_quality_stops_at_the_cap() {
    let scene = Scene::turn(3).qualities(&[(F, L4)]);
    let game = scene.begin();
    assert!(!game.options().contains(&act(Action::Quality)));
    // The reason is the cap even while another factory can be raised.
    let mut other = Scene::turn(3).qualities(&[(F, L4), (T, None), (C, None)]).begin();
    other.play(0, act(Action::Quality));
    assert_eq!(other.refusal(0, improve(F)), Refusal::QualityCap { good: F, cap: 4 });
    let none = None;
    // 5.4 orders the layouts by their set numbers: L4+s1 is 8, L3+s2 is 12, E5 is 1.
    layouts(&scene.clone().engineer_ever(), &[F], &[[L4S1, none, none, none], [L3S2, none, none, none]]);
    let sets = [[E5, none, none, none], [L4S1, none, none, none], [L3S2, none, none, none]];
    layouts(&scene.owns(&[Card::Engineer]), &[F], &sets);
    assert_eq!((L3S1.total(), L4S1.total(), L3S2.total(), E5.total()), (4, 5, 5, 5));
}
