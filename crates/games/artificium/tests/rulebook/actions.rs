//! Worked examples AR-E29 to AR-E48: steps and actions.

use crate::scene::{Game, Scene, buy, commit, explore, mage_drop, rebuild, sell, steal};
use artificium::Card::*;
use artificium::Good::{self, *};
use artificium::Move::{CommitPass, Discard, Done, Resolve, TakeBack};
use artificium::{Decision, Pile};

#[test]
fn ar_e29_actions_come_before_buildings_each_in_turn_order() {
    let mut game = Scene::step(3).first(2).hand(&[Theft]).seat(1).hand(&[Exploration]).seat(2).hand(&[Sawmill, Farm]).begin();
    game.play(2, commit(Sawmill));
    game.play(0, commit(Theft));
    game.play(1, commit(Exploration));
    for seat in [0, 1, 2] {
        assert_eq!(game.decides(), (Decision::Handle, vec![seat]));
        game.play(seat, Discard);
    }
    assert_eq!(game.decides(), (Decision::Commit, vec![2]));
}

/// AR-E30 up to the Foundry of seat 1.
fn foundry_without_its_food() -> Game {
    let scene = Scene::step(3).first(1).coins(2).hand(&[Theft]);
    let scene = scene.seat(1).coins(3).goods(&[(Food, 1)]).hand(&[Foundry, Brewery]);
    let mut game = scene.seat(2).coins(5).hand(&[Fair, Sawmill]).begin();
    game.play(1, commit(Foundry));
    game.play(2, commit(Fair));
    game.play(0, commit(Theft));
    assert_eq!(game.decides(), (Decision::Handle, vec![2]));
    game.play(2, Resolve);
    assert_eq!(game.seat(2).coins, 5);
    assert_eq!(game.play(0, Resolve), [steal(1, Food)], "the only target");
    game.has(0, 0, 0, &[(Food, 1)]);
    game.has(1, 3, 0, &[]);
    assert_eq!(game.options(1), [Discard, TakeBack]);
    game
}

#[test]
fn ar_e30_a_theft_spoils_the_building_that_comes_after_it() {
    let mut game = foundry_without_its_food();
    game.play(1, Discard);
    assert_eq!(game.decides(), (Decision::Commit, vec![1, 2]));
    assert_eq!(game.position().discard, Pile::of(&[Foundry]));
    game.holds(1, &[Brewery]);
}

#[test]
fn ar_e30_who_takes_the_spoiled_building_back_is_out() {
    let mut game = foundry_without_its_food();
    game.play(1, TakeBack);
    assert_eq!(game.decides(), (Decision::Commit, vec![2]));
    game.holds(1, &[Foundry, Brewery]);
}

#[test]
fn ar_e31_a_sale_pays_for_the_theft() {
    let scene = Scene::handle(Theft).goods(&[(Wheat, 1)]);
    let mut game = scene.seat(1).goods(&[(Wood, 1), (Beer, 1), (Sword, 1)]).begin();
    assert_eq!(game.play(0, sell(Wheat)), [Resolve, steal(1, Wood)]);
    game.has(0, 0, 0, &[(Wood, 1)]);
    game.has(1, 0, 0, &[(Beer, 1), (Sword, 1)]);
}

#[test]
fn ar_e32_two_coins_also_reach_a_good_of_level_two() {
    let scene = Scene::handle(Theft).goods(&[(Wheat, 2)]);
    let mut game = scene.seat(1).goods(&[(Wood, 1), (Beer, 1), (Sword, 1)]).begin();
    assert_eq!(game.play(0, sell(Wheat)), []);
    assert_eq!(game.options(0), [sell(Wheat), Resolve]);
    assert_eq!(game.play(0, sell(Wheat)), [Resolve], "nothing else is left to do");
    assert_eq!(game.options(0), [steal(1, Wood), steal(1, Beer)]);
    game.play(0, steal(1, Beer));
    game.has(0, 0, 0, &[(Beer, 1)]);
    game.has(1, 0, 0, &[(Wood, 1), (Sword, 1)]);
}

#[test]
fn ar_e33_levels_three_and_four_are_safe() {
    let game = Scene::handle(Theft).coins(5).seat(1).goods(&[(Metal, 2), (Sword, 1)]).begin();
    assert_eq!(game.options(0), [Discard, TakeBack]);
}

#[test]
fn ar_e34_goods_of_the_same_step_do_not_exist_yet() {
    let mut game = Scene::step(2).hand(&[Sawmill]).coins(5).seat(1).hand(&[Theft]).coins(5).begin();
    game.play(0, commit(Sawmill));
    game.play(1, commit(Theft));
    assert_eq!(game.decides(), (Decision::Handle, vec![1]));
    assert_eq!(game.options(1), [Discard, TakeBack]);
}

#[test]
fn ar_e35_a_theft_among_six_has_25_options() {
    let one_of_each = Good::ALL.map(|good| (good, 1));
    let scene = (1..6).fold(Scene::handle_among(6, Theft).coins(5), |scene, seat| scene.seat(seat).goods(&one_of_each));
    let mut game = scene.begin();
    game.play(0, Resolve);
    let level_one_and_two = [Wood, Wheat, Coal, Food, Beer];
    let expected: Vec<_> = (1..6).flat_map(|victim| level_one_and_two.map(|good| steal(victim, good))).collect();
    assert_eq!(expected.len(), 25);
    assert_eq!(game.options(0), expected);
}

#[test]
fn ar_e36_a_fair_pays_two_coins_for_each_card_in_front() {
    let mut game = Scene::handle(Fair).coins(1).front(&[Sawmill, Fair, CharcoalBurner]).begin();
    game.play(0, Resolve);
    game.has(0, 7, 0, &[]);
}

#[test]
fn ar_e37_a_fair_with_nothing_in_front_pays_nothing() {
    let mut game = Scene::handle(Fair).coins(1).begin();
    game.play(0, Resolve);
    game.has(0, 1, 0, &[]);
    game.played(0, &[Fair]);
}

#[test]
fn ar_e38_a_fetched_card_does_not_count_for_the_fair_but_the_reconstruction_does() {
    let mut game = Scene::alone(&[Reconstruction, Fair]).coins(5).front(&[Sawmill, HuntingLodge, Foundry]).begin();
    game.lay_and_resolve(Reconstruction);
    assert_eq!(game.options(0), [rebuild(Sawmill), rebuild(HuntingLodge), rebuild(Foundry)]);
    game.play(0, rebuild(Foundry));
    game.played(0, &[Sawmill, HuntingLodge, Reconstruction]);
    game.lay_and_resolve(Fair);
    game.has(0, 11, 0, &[]);
    game.holds(0, &[Foundry]);
}

#[test]
fn ar_e39_a_fetched_forge_scores_a_second_time() {
    let scene = Scene::alone(&[Reconstruction, Castle]).coins(7).goods(&[(Coal, 1), (Sword, 1)]);
    let mut game = scene.vp(33).front(&[Forge]).begin();
    game.lay(Reconstruction);
    assert_eq!(game.play(0, Resolve), [rebuild(Forge)]);
    game.lay(Forge);
    game.play(0, buy(Metal));
    game.has(0, 1, 38, &[(Sword, 2)]);
    game.played(0, &[Forge, Reconstruction]);
}

#[test]
fn ar_e40_a_reconstruction_with_nothing_in_front_cannot_be_resolved() {
    let game = Scene::handle(Reconstruction).begin();
    assert_eq!(game.options(0), [Discard, TakeBack]);
}

#[test]
fn ar_e41_two_reconstructions_do_not_fetch_each_other_for_ever() {
    let mut game = Scene::alone(&[Reconstruction, Farm]).front(&[Reconstruction]).begin();
    game.lay(Reconstruction);
    assert_eq!(game.play(0, Resolve), [rebuild(Reconstruction)]);
    assert_eq!(game.seat(0).refetched, 1);
    game.played(0, &[Reconstruction]);
    game.lay(Reconstruction);
    assert_eq!(game.options(0), [Discard, TakeBack]);
}

#[test]
fn ar_e42_exploration_finds_only_cards_in_hand_also_of_who_is_out() {
    let scene = Scene::step(3).hand(&[Exploration, Castle]).seat(1).hand(&[Farm]);
    let mut game = scene.seat(2).hand(&[Forge, Forge]).begin();
    let (deck, _) = game.piles();
    game.play(0, commit(Exploration));
    game.play(1, commit(Farm));
    game.play(2, CommitPass);
    assert!(game.seat(2).out);
    assert_eq!(game.play(0, Resolve), [explore(2)]);
    game.holds(0, &[Forge, Castle]);
    assert!(game.seat(2).hand.has(Forge));
    assert_eq!(game.seat(2).hand.size(), 2);
    assert_eq!(game.piles().0, deck - 1);
}

#[test]
fn ar_e43_a_committed_card_is_not_in_the_hand() {
    let game = Scene::handle(Exploration).seat(1).hand(&[]).lays(Farm).begin();
    assert_eq!(game.options(0), [Discard, TakeBack]);
}

#[test]
fn ar_e44_a_card_taken_back_may_be_taken_in_the_same_step() {
    let scene = Scene::step(2).first(1).hand(&[Exploration, Castle]);
    let mut game = scene.seat(1).hand(&[Theft]).begin();
    game.play(0, commit(Exploration));
    game.play(1, commit(Theft));
    game.play(1, TakeBack);
    assert_eq!(game.decides(), (Decision::Handle, vec![0]));
    assert_eq!(game.play(0, Resolve), [explore(1)]);
    game.holds(0, &[Castle, Theft]);
    assert_eq!(game.seat(1).hand.size(), 1);
    assert!(game.seat(1).out);
    assert_eq!(game.decides(), (Decision::Commit, vec![0]));
}

#[test]
fn ar_e45_the_mage_brings_five_cards_and_takes_three_in_ascending_order() {
    let scene = Scene::alone(&[MageTower]).coins(1).goods(&[(Beer, 1), (Potion, 1)]).vp(25);
    let mut game = scene.deck(&[Farm, Farm, MillAndBakery, Foundry, Forge]).rest_discarded().begin();
    game.lay_and_resolve(MageTower);
    game.has(0, 0, 33, &[(Food, 1)]);
    game.holds(0, &[Farm, Farm, MillAndBakery, Foundry, Forge]);
    assert_eq!((game.decides().0, game.position().left), (Decision::MageDiscard, 3));
    assert_eq!(game.options(0), [mage_drop(Farm), mage_drop(MillAndBakery)]);
    assert_eq!(game.play(0, mage_drop(MillAndBakery)), [mage_drop(Foundry), mage_drop(Forge)]);
    game.holds(0, &[Farm, Farm]);
    assert_eq!(game.decides(), (Decision::Commit, vec![0]));
}

#[test]
fn ar_e46_a_hand_of_six_is_kept_in_the_next_round() {
    let scene = Scene::alone(&[MageTower, Sawmill, Farm, Brewery, Foundry]).coins(1);
    let mut game = scene.goods(&[(Beer, 1), (Potion, 1)]).begin();
    game.lay_and_resolve(MageTower);
    assert_eq!(game.seat(0).hand.size(), 9);
    while game.decides().0 == Decision::MageDiscard {
        let first = game.options(0)[0];
        game.play(0, first);
    }
    let kept = game.seat(0).hand;
    assert_eq!(kept.size(), 6);
    game.play(0, CommitPass);
    game.play(0, Done);
    game.play(1, Done);
    assert_eq!((game.position().round, game.decides().0), (2, Decision::Market));
    assert_eq!(game.seat(0).hand, kept);
}

#[test]
fn ar_e47_the_mage_draws_what_there_is_and_takes_it_all() {
    let scene = Scene::handle(MageTower).coins(1).goods(&[(Beer, 1), (Potion, 1)]);
    let scene = scene.deck(&[Farm, Forge]).discard(&[Brewery]).seat(1).rest_in_front();
    let mut game = scene.begin();
    assert_eq!(game.play(0, Resolve), [mage_drop(Farm), mage_drop(Brewery), mage_drop(Forge)]);
    game.has(0, 0, 8, &[]);
    assert_eq!(game.seat(0).hand, Pile::EMPTY);
    assert!(game.seat(0).out);
    assert_eq!(game.piles(), (0, 3));
    game.played(0, &[MageTower]);
    assert_eq!(game.decides(), (Decision::Commit, vec![1]));
}

#[test]
fn ar_e48_the_discard_pile_is_shuffled_in_when_the_last_card_leaves_the_deck() {
    let four = [Sawmill, Brewery, Foundry, Castle];
    let scene = Scene::handle(Exploration).deck(&[Forge]).discard(&four).seat(1).hand(&[Farm]).rest_in_front();
    let mut game = scene.begin();
    assert_eq!(game.piles(), (1, 4));
    game.play(0, Resolve);
    game.holds(1, &[Forge]);
    assert_eq!(game.piles(), (4, 0));
    assert_eq!(game.position().deck, Some(Pile::of(&four)));
}
