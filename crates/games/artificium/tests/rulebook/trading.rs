//! Worked examples AR-E13 to AR-E21: buying and selling.

use crate::scene::{Scene, buy, knight, sell};
use artificium::Card::*;
use artificium::Good::{self, *};
use artificium::Move::{Discard, Resolve, TakeBack};

#[test]
fn ar_e13_buying_the_missing_metal_forces_the_resolution() {
    let mut game = Scene::handle(Forge).coins(6).goods(&[(Coal, 1)]).begin();
    assert_eq!(game.options(0), [buy(Metal), Discard, TakeBack]);
    assert_eq!(game.play(0, buy(Metal)), [Resolve]);
    game.has(0, 0, 5, &[(Sword, 1)]);
    game.played(0, &[Forge]);
}

#[test]
fn ar_e14_the_first_sale_forces_all_that_follows() {
    let mut game = Scene::handle(Forge).coins(4).goods(&[(Coal, 1), (Wood, 2)]).begin();
    assert_eq!(game.options(0), [sell(Wood), Discard, TakeBack]);
    assert_eq!(game.play(0, sell(Wood)), [sell(Wood), buy(Metal), Resolve]);
    game.has(0, 0, 5, &[(Sword, 1)]);
}

#[test]
fn ar_e15_a_needed_good_that_could_not_be_bought_back_is_not_for_sale() {
    let game = Scene::handle(Foundry).goods(&[(Food, 1)]).begin();
    assert_eq!(game.options(0), [Resolve, Discard, TakeBack]);
}

#[test]
fn ar_e16_selling_a_needed_good_and_buying_it_back_is_legal() {
    let mut game = Scene::handle(Foundry).coins(2).goods(&[(Food, 1)]).begin();
    assert_eq!(game.options(0), [sell(Food), buy(Wood), buy(Wheat), Resolve, Discard, TakeBack]);
    assert_eq!(game.play(0, sell(Food)), [buy(Food), Resolve]);
    game.has(0, 0, 3, &[(Metal, 1)]);
}

#[test]
fn ar_e17_selling_wood_pays_the_knight_who_strikes_without_a_gift() {
    let scene = Scene::handle(Castle).goods(&[(Wood, 1), (Beer, 1), (Sword, 1)]).vp(41);
    let mut game = scene.seat(1).vp(44).begin();
    assert_eq!(game.options(0), [sell(Wood), Discard, TakeBack]);
    assert_eq!(game.play(0, sell(Wood)), [Resolve, knight(1)]);
    game.has(0, 0, 49, &[]);
    game.has(1, 0, 40, &[]);
}

#[test]
fn ar_e18_five_coins_and_five_buildings_make_15_points() {
    let mut game = Scene::alone(&[HuntingLodge, MillAndBakery, CrystalMine, Foundry, Laboratory]).coins(5).begin();
    game.lay(HuntingLodge);
    game.play(0, buy(Wood));
    game.play(0, Resolve);
    game.has(0, 3, 2, &[(Food, 1)]);
    game.lay(MillAndBakery);
    assert_eq!(game.play(0, buy(Wheat)), [Resolve]);
    game.has(0, 1, 4, &[(Food, 2)]);
    game.lay_and_resolve(CrystalMine);
    game.has(0, 1, 7, &[(Food, 1), (Crystal, 1)]);
    game.lay_and_resolve(Foundry);
    game.has(0, 1, 10, &[(Wood, 1), (Crystal, 1), (Metal, 1)]);
    game.lay(Laboratory);
    assert_eq!(game.options(0), [sell(Wood), sell(Metal), Discard, TakeBack]);
    assert_eq!(game.play(0, sell(Wood)), [sell(Metal), buy(Coal), Resolve]);
    game.has(0, 1, 15, &[(Potion, 1)]);
}

#[test]
fn ar_e19_a_fair_may_be_preceded_by_any_purchase() {
    let mut game = Scene::handle(Fair).coins(10).front(&[Sawmill, Farm]).begin();
    assert_eq!(game.play(0, buy(Sword)), [Resolve]);
    game.has(0, 4, 0, &[(Sword, 1)]);
}

#[test]
fn ar_e20_the_coins_of_the_fair_are_there_for_the_next_card_only() {
    let scene = Scene::handle(Fair).coins(1).goods(&[(Coal, 1)]).hand(&[Forge]);
    let mut game = scene.front(&[Sawmill, Farm, Brewery]).seat(1).hand(&[Farm]).out().begin();
    game.play(0, Resolve);
    game.has(0, 7, 0, &[(Coal, 1)]);
    game.lay(Forge);
    assert_eq!(game.options(0), [buy(Metal), Discard, TakeBack]);
}

#[test]
fn ar_e21_the_largest_handling_has_21_options() {
    let game = Scene::handle(Fair).coins(10).goods(&Good::ALL.map(|good| (good, 1))).begin();
    let mut expected = Vec::new();
    expected.extend(Good::ALL.map(sell));
    expected.extend(Good::ALL.map(buy));
    expected.extend([Resolve, Discard, TakeBack]);
    assert_eq!(expected.len(), 21);
    assert_eq!(game.options(0), expected);
}
