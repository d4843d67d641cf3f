//! Worked examples AR-E1 to AR-E12: the chain and the track.

use crate::scene::{Game, Scene, buy, knight, sell};
use artificium::Card::*;
use artificium::Decision;
use artificium::Good::*;
use artificium::Move::{self, Discard, Done, Resolve, TakeBack};
use std::collections::HashSet;
use table::{Moves, Rules, Seat, Spoken};

/// The table of AR-E1 and AR-E2.
fn seed_example() -> Game {
    Scene::alone_among(3, &[Sawmill, MillAndBakery, Brewery, Forge, Castle])
        .coins(3)
        .goods(&[(Wheat, 2), (Coal, 1), (Metal, 1)])
        .vp(11)
        .seat(1)
        .vp(25)
        .seat(2)
        .vp(18)
        .begin()
}

#[test]
fn ar_e1_the_example_of_the_rulebook_makes_18_points_with_five_cards() {
    let mut game = seed_example();
    game.lay_and_resolve(Sawmill);
    game.has(0, 3, 12, &[(Wood, 2), (Wheat, 2), (Coal, 1), (Metal, 1)]);
    game.lay_and_resolve(MillAndBakery);
    game.has(0, 3, 14, &[(Wood, 2), (Wheat, 1), (Coal, 1), (Food, 1), (Metal, 1)]);
    game.lay_and_resolve(Brewery);
    game.has(0, 3, 16, &[(Wood, 2), (Coal, 1), (Food, 1), (Beer, 1), (Metal, 1)]);
    game.lay_and_resolve(Forge);
    game.has(0, 3, 21, &[(Wood, 2), (Wheat, 1), (Food, 1), (Beer, 1), (Sword, 1)]);
    game.lay_and_resolve(Castle);
    assert_eq!(game.options(0), [knight(1), knight(2)]);
    game.play(0, knight(1));
    game.has(0, 2, 29, &[(Wood, 2), (Wheat, 1), (Food, 1)]);
    assert_eq!((game.seat(1).vp, game.seat(2).vp), (21, 18));
}

#[test]
fn ar_e2_the_sawmill_of_the_example_offers_eight_options() {
    let mut game = seed_example();
    game.lay(Sawmill);
    let options = [sell(Wheat), sell(Coal), sell(Metal), buy(Wood), buy(Wheat), Resolve, Discard, TakeBack];
    assert_eq!(game.options(0), options);
}

#[test]
fn ar_e3_stopping_on_a_resource_space_gives_its_good() {
    let mut game = Scene::handle(Sawmill).vp(9).begin();
    game.play(0, Resolve);
    game.has(0, 0, 10, &[(Wood, 3)]);
}

#[test]
fn ar_e4_leaving_a_resource_space_gives_nothing() {
    let mut game = Scene::alone(&[Sawmill, CharcoalBurner]).vp(9).begin();
    game.lay_and_resolve(Sawmill);
    game.lay_and_resolve(CharcoalBurner);
    game.has(0, 0, 12, &[(Wood, 2), (Coal, 1)]);
}

#[test]
fn ar_e5_several_resource_spaces_in_one_move_give_all_their_goods() {
    let (before, _) = artificium::BUILT_IN.split_once("10 = \"wood\"").expect("the first resource space");
    let (_, after) = artificium::BUILT_IN.split_once("70 = \"crystal\"").expect("the last resource space");
    let test_track = format!("{before}10 = \"wood\"\n12 = \"wheat\"\n15 = \"beer\"{after}");
    let scene = Scene::handle(Castle).sheet(&test_track).vp(9).coins(1);
    let mut game = scene.goods(&[(Beer, 1), (Sword, 1)]).begin();
    game.play(0, Resolve);
    game.has(0, 0, 17, &[(Wood, 1), (Wheat, 1), (Beer, 1)]);
}

/// Seat 1 sends its knight against seat 0, whose card lies open and comes afterwards.
fn knight_comes_before(card: artificium::Card) -> Scene {
    Scene::handle(card).seat(1).lays(Castle).coins(1).goods(&[(Beer, 1), (Sword, 1)]).first(1).seat(0)
}

#[test]
fn ar_e6_passing_a_space_again_after_a_setback_gives_its_good_again() {
    let scene = knight_comes_before(Forge).vp(21).goods(&[(Coal, 1), (Metal, 1)]);
    let mut game = scene.begin();
    assert_eq!(game.play(1, Resolve), [knight(0)]);
    game.has(0, 0, 17, &[(Coal, 1), (Metal, 1)]);
    game.play(0, Resolve);
    game.has(0, 0, 22, &[(Wheat, 1), (Sword, 1)]);

    let mut game = scene.switch("gain_again", "false").begin();
    game.play(1, Resolve);
    game.play(0, Resolve);
    game.has(0, 0, 22, &[(Sword, 1)]);
}

#[test]
fn ar_e7_going_back_onto_a_resource_space_gives_nothing() {
    let mut game = knight_comes_before(Farm).vp(24).begin();
    game.play(1, Resolve);
    game.has(0, 0, 20, &[]);
    game.play(0, Resolve);
    game.has(0, 0, 21, &[(Wheat, 2)]);
}

#[test]
fn ar_e8_a_marker_never_goes_below_zero() {
    let mut game = knight_comes_before(Farm).vp(3).begin();
    game.play(1, Resolve);
    assert_eq!(game.seat(0).vp, 0);
    game.play(0, Resolve);
    assert_eq!(game.seat(0).vp, 1);
}

#[test]
fn ar_e9_points_go_on_after_the_last_space() {
    let mut game = Scene::handle(Forge).vp(78).goods(&[(Coal, 1), (Metal, 1)]).begin();
    game.play(0, Resolve);
    game.has(0, 0, 83, &[(Sword, 1)]);
}

#[test]
fn ar_e10_the_second_lap_has_the_same_resource_spaces() {
    let mut game = Scene::handle(Foundry).vp(88).goods(&[(Food, 1)]).begin();
    game.play(0, Resolve);
    game.has(0, 0, 91, &[(Wood, 1), (Metal, 1)]);
}

#[test]
fn ar_e11_a_good_from_the_track_serves_the_next_card() {
    let mut game = Scene::alone(&[CharcoalBurner, Forge]).goods(&[(Wood, 1)]).vp(58).begin();
    game.lay_and_resolve(CharcoalBurner);
    game.has(0, 0, 60, &[(Coal, 1), (Metal, 1)]);
    game.lay_and_resolve(Forge);
    game.has(0, 0, 65, &[(Sword, 1)]);
}

#[test]
fn ar_e12_seven_coins_and_five_cards_make_19_points() {
    let mut game = Scene::alone(&[Sawmill, HuntingLodge, Foundry, Forge, Castle]).coins(7).begin();
    game.lay_and_resolve(Sawmill);
    assert_eq!(game.seat(0).vp, 1);
    game.lay_and_resolve(HuntingLodge);
    assert_eq!(game.seat(0).vp, 3);
    game.lay_and_resolve(Foundry);
    game.has(0, 7, 6, &[(Wood, 1), (Metal, 1)]);
    game.lay(Forge);
    game.play(0, buy(Coal));
    game.has(0, 3, 11, &[(Wood, 2), (Sword, 1)]);
    game.lay(Castle);
    assert_eq!(game.options(0), [sell(Wood), Discard, TakeBack]);
    // With no card and no good left, the end of the round is forced as well.
    assert_eq!(game.play(0, sell(Wood)), [sell(Wood), buy(Beer), Resolve, knight(1), Done]);
    game.has(0, 0, 19, &[]);
}

#[test]
fn ar_e12_with_six_coins_the_same_hand_makes_11_points_at_best() {
    let hand = [Sawmill, HuntingLodge, Foundry, Forge, Castle];
    assert_eq!(most_points(&Scene::alone(&hand).coins(6)), 11);
    assert_eq!(most_points(&Scene::alone(&hand).coins(7)), 19);
}

#[test]
fn ar_e18_the_best_first_hand_of_five_buildings_makes_15_points() {
    let hand = [HuntingLodge, MillAndBakery, CrystalMine, Foundry, Laboratory];
    assert_eq!(most_points(&Scene::alone(&hand).coins(5)), 15);
}

/// The most points seat 0 can have at the end of the round, over everything it may do until then.
fn most_points(scene: &Scene) -> u16 {
    let game = scene.begin();
    let rules = game.table.rules();
    let (mut most, mut seen, mut open) = (0, HashSet::new(), vec![*game.table.state()]);
    let mut moves: Moves<Move> = Moves::new();
    while let Some(state) = open.pop() {
        let position = rules.save(&state);
        most = most.max(position.seats[0].vp);
        let own = &position.seats[0];
        let alike = (own.coins, own.vp, own.goods, own.hand, own.chosen, own.out, position.stage, position.cursor);
        if position.decision == Decision::RoundEnd || !seen.insert(alike) {
            continue;
        }
        rules.moves(&state, Seat::new(0), &mut moves);
        for mv in moves.iter() {
            let mut after = state;
            rules.play(&mut after, Seat::new(0), *mv, &mut ());
            open.push(after);
        }
    }
    most
}
