//! Build, Hire, Automate, Stock (AC-E14 to AC-E19, AC-E28, AC-E30, AC-E70, AC-E73).

use crate::scene::{C, F, Game, L, Scene, T, act, ahead, build, hire, machine, modernise, staffed, tile};
use arkwright_card::{Action, Card, Decision, FactoryPosition as Factory, Good, Move, Refusal, Track};

/// Side and the faces of both worker cards.
fn faces(game: &Game, good: Good) -> (u8, u8, u8) {
    let factory = game.factory(0, good);
    (factory.side, factory.face1, factory.face2)
}

/// Workers and machines of food, from its cost at wage 4: each worker £4, each machine £1, the tile £8.
fn cost_of_food(game: &Game) -> u16 {
    let bills = game.forecast().seats[0].bills.clone();
    bills.into_iter().find(|bill| bill.good == F).expect("food is produced again").cost
}

#[test]
fn ac_e14_two_factories_built_at_once_have_one_labour_effect() {
    let mut game = Scene::turn(3).active(C).begin();
    let wage = game.position().wage;
    // Food and textile come before lamps: nothing is left to build, the action ends.
    game.play_all(0, &[act(Action::Build), build(C), build(L)]);
    let table = game.position();
    assert_eq!((table.demand, table.wage), ([-1; 4], wage + 1));
    assert_eq!(game.sale(0).made, 1);
    assert_eq!((game.factory(0, C), game.factory(0, L)), (tile(1), tile(1)));
    let mut lamps = Scene::turn(3).active(L).begin();
    lamps.play_all(0, &[act(Action::Build), build(C), build(L)]);
    assert_eq!(lamps.sale(0).made, 1);
}

#[test]
fn ac_e15_modernising_brings_a_factory_up_to_the_decade() {
    let start = Factory { machines1: 1, ..staffed(1, 1, 1) };
    let mut game = Scene::turn(3).decade(2).factory(F, start).factory(T, tile(2)).begin();
    let before = game.position();
    assert_eq!(game.sale(0).made, 4);
    game.play_all(0, &[act(Action::Build), modernise(F)]);
    assert_eq!(faces(&game, F), (2, 2, 1));
    assert_eq!((game.sale(0).made, game.factory(0, F).machines1), (6, 1));
    let after = game.position();
    assert_eq!((after.demand, after.wage), (before.demand, before.wage));

    let mut third = Scene::turn(3).decade(3).factory(F, game.factory(0, F)).begin();
    third.play_all(0, &[act(Action::Build), modernise(F)]);
    assert_eq!((faces(&third, F), third.sale(0).made), ((2, 2, 3), 7));
    let mut done = Scene::turn(3).decade(3).factory(F, third.factory(0, F)).begin();
    done.play(0, act(Action::Build));
    done.offers(0, Decision::BuildStep, &[build(T), build(C), build(L)]);
    assert_eq!(done.refusal(0, modernise(F)), Refusal::NothingToFlip { good: F });
}

#[test]
fn ac_e16_hiring_three_cards_has_one_labour_effect() {
    let mut game = Scene::turn(3).factory(F, tile(1)).factory(T, staffed(1, 1, 0)).begin();
    let wage = game.position().wage;
    game.play(0, act(Action::Hire));
    game.play_all(0, &[hire(F), hire(F), hire(T)]);
    assert_eq!((faces(&game, F), faces(&game, T)), ((1, 1, 1), (1, 1, 1)));
    assert_eq!((game.position().demand, game.position().wage), ([-1; 4], wage + 1));
}

#[test]
fn ac_e17_in_decade_two_the_second_worker_card_still_shows_face_one() {
    let mut game = Scene::turn(3).decade(2).factory(F, tile(2)).begin();
    // With one factory the first card is added without asking.
    game.play(0, act(Action::Hire));
    game.offers(0, Decision::HireStep, &[hire(F), Move::Done]);
    game.play(0, hire(F));
    assert_eq!(faces(&game, F), (2, 2, 1));
}

#[test]
fn ac_e18_in_decade_three_only_goods_still_to_come_may_hire() {
    let scene = Scene::turn(3).decade(3).active(T).factory(F, tile(1)).factory(T, staffed(1, 1, 0));
    let mut game = scene.begin();
    // One list of one: the card is added without asking, and the action ends.
    game.play(0, act(Action::Hire));
    assert_eq!((faces(&game, T), faces(&game, F)), ((1, 1, 3), (1, 0, 0)));
    assert_eq!(game.decides().0, Decision::SetPrice);
    let later = scene.factory(T, game.factory(0, T)).begin();
    assert!(!later.options().contains(&act(Action::Hire)));
    // Food could still hire, were it not for AC-72.
    assert_eq!(later.refusal(0, act(Action::Hire)), Refusal::TooLateForAction { action: Action::Hire, rule: "AC-72" });
}

#[test]
fn ac_e19_the_machine_token_marks_a_card_that_is_finished_first_next_time() {
    let scene = Scene::turn(3).wage(4).factory(F, staffed(1, 1, 1)).factory(T, staffed(1, 1, 0));
    let mut game = scene.begin();
    game.play(0, act(Action::Automate));
    game.offers(0, Decision::AutomateStep, &[machine(F, 1), machine(F, 2), machine(T, 1)]);
    game.play(0, machine(F, 1));
    game.offers(0, Decision::AutomateStep, &[machine(T, 1), machine(F, 2), Move::Done]);
    game.play(0, machine(F, 2));
    assert_eq!(game.decides().0, Decision::SetPrice);
    assert_eq!((game.factory(0, F).machines1, game.factory(0, F).machines2), (1, 1));
    assert_eq!(cost_of_food(&game), 8 + 2 * 4 + 2);

    let mut next = scene.factory(F, game.factory(0, F)).begin();
    next.play(0, act(Action::Automate));
    assert_eq!(cost_of_food(&next), 8 + 4 + 3);
    next.offers(0, Decision::AutomateStep, &[machine(T, 1), Move::Done]);
}

#[test]
fn ac_e73_the_finished_half_card_does_not_close_earlier_cards() {
    let half = Factory { machines1: 1, machines2: 1, ..staffed(1, 1, 1) };
    let mut game = Scene::turn(3).factory(F, staffed(1, 1, 0)).factory(T, half).begin();
    game.play(0, act(Action::Automate));
    assert_eq!(game.factory(0, T).machines2, 2);
    game.offers(0, Decision::AutomateStep, &[machine(F, 1), Move::Done]);
}

#[test]
fn ac_e28_two_half_price_shares_then_a_loan() {
    let mut game = Scene::turn(3).value(11).money(30).track(Track::Stock, 2).begin();
    game.play(0, act(Action::Stock));
    let shares: Vec<Move> = (0..=3).map(|shares| Move::BuyShares { shares }).collect();
    game.offers(0, Decision::StockBuy, &shares);
    game.play(0, Move::BuyShares { shares: 3 });
    assert_eq!(game.money(0), 30 - 23);
    game.play(0, Move::Borrow { loans: 1 });
    let own = game.player(0);
    assert_eq!((own.money, own.shares, own.loans), (18, 13, 1));
}

#[test]
fn ac_e30_the_inventor_looks_ahead_at_two_factories() {
    let scene = Scene::turn(3).owns(&[Card::Inventor]).factory(F, staffed(1, 1, 1)).factory(T, staffed(1, 1, 0));
    let mut game = scene.begin();
    let wage = game.position().wage;
    game.play_all(0, &[act(Action::Build), build(C), ahead(F), ahead(C)]);
    assert_eq!((faces(&game, F), faces(&game, C)), ((2, 2, 1), (2, 0, 0)));
    assert_eq!(game.sale(0).made, 6);
    assert_eq!((game.position().demand, game.position().wage), ([-1; 4], wage + 1));
    assert_eq!((game.owned(0), game.in_pool(Card::Inventor)), (vec![], 1));
    game.play(0, Move::SetAppeal { appeal: 0 });
    assert_eq!(game.decides().0, Decision::Develop);
    let taking = Move::Take { card: Card::Inventor };
    assert_eq!(game.refusal(0, taking), Refusal::DiscardedThisRound { card: Card::Inventor });
    assert!(!game.options().contains(&taking));
}

#[test]
fn ac_e70_in_decade_two_looking_ahead_flips_the_second_worker_card() {
    let open = |scene: Scene| [F, T, C, L].into_iter().fold(scene, |scene, good| scene.factory(good, tile(2)));
    let scene = open(Scene::turn(3).decade(2).owns(&[Card::Inventor]));
    let mut game = scene.clone().factory(F, staffed(1, 1, 1)).begin();
    let before = game.position();
    game.play(0, act(Action::Build));
    game.offers(0, Decision::BuildStep, &[modernise(F), ahead(F)]);
    game.play(0, ahead(F));
    assert_eq!((faces(&game, F), game.sale(0).made), ((2, 2, 3), 7));
    assert_eq!((game.position().demand, game.position().wage), (before.demand, before.wage));

    let without = scene.factory(F, staffed(1, 1, 0)).factory(T, tile(1));
    let mut game = without.begin();
    game.play(0, act(Action::Build));
    game.offers(0, Decision::BuildStep, &[modernise(F), modernise(T)]);
    assert_eq!(game.refusal(0, ahead(F)), Refusal::NothingAhead { good: F });
    game.play(0, modernise(F));
    assert_eq!(faces(&game, F), (2, 2, 0));
}
