//! Worked examples AR-E22 to AR-E28: the market and the first player.

use crate::scene::{Scene, exchange};
use artificium::Card::{self, *};
use artificium::Move::{Done, Pass, SwapHand};
use artificium::{Decision, Move, Pile};

const HAND: [Card; 5] = [Farm, Farm, Forge, Fair, Castle];
const SIX: [Card; 6] = [Sawmill, CharcoalBurner, CharcoalBurner, CrystalMine, Laboratory, MageTower];

/// Every exchange of one of these kinds for one of those.
fn exchanges(give: &[Card], take: &[Card]) -> Vec<Move> {
    give.iter().flat_map(|give| take.iter().map(|take| exchange(*give, *take))).collect()
}

#[test]
fn ar_e22_a_market_of_exchanges_until_the_coins_are_gone() {
    let mut game = Scene::market(&SIX).coins(5).hand(&HAND).seat(1).hand(&[Farm; 5]).begin();
    let market = [Sawmill, CharcoalBurner, CrystalMine, Laboratory, MageTower];
    let mut expected = exchanges(&[Farm, Forge, Castle, Fair], &market);
    expected.extend([SwapHand, Pass]);
    assert_eq!(expected.len(), 22);
    assert_eq!(game.options(0), expected);

    game.play(0, exchange(Fair, Sawmill));
    game.play(1, Pass);
    assert_eq!(game.seat(0).coins, 5);
    let now = Pile::of(&[CharcoalBurner, CharcoalBurner, CrystalMine, Laboratory, MageTower, Fair]);
    assert_eq!(game.position().market, now);
    let market = [CharcoalBurner, CrystalMine, Laboratory, MageTower, Fair];
    let mut expected = exchanges(&[Sawmill, Farm, Forge, Castle], &market);
    expected.push(Pass);
    assert_eq!(expected.len(), 21);
    assert_eq!(game.options(0), expected);

    game.play(0, exchange(Castle, CharcoalBurner));
    assert_eq!(game.seat(0).coins, 3);
    assert_eq!(game.play(0, exchange(Farm, Fair)), [Pass]);
    assert_eq!(game.seat(0).coins, 1);
    game.holds(0, &[Sawmill, Farm, CharcoalBurner, Forge, Fair]);
    let position = game.position();
    assert_eq!(position.market, Pile::EMPTY);
    assert_eq!(position.discard, Pile::of(&[Farm, CharcoalBurner, CrystalMine, Laboratory, MageTower, Castle]));
    assert_eq!(game.decides(), (Decision::Commit, vec![0, 1]));
}

#[test]
fn ar_e23_a_hand_of_seven_is_swapped_for_five_cards() {
    let seven = [Farm, Farm, Forge, Fair, Castle, Sawmill, Brewery];
    let mut game = Scene::market(&SIX).coins(2).hand(&seven).seat(1).hand(&[Farm; 5]).begin();
    let (deck, discard) = game.piles();
    game.play(0, SwapHand);
    game.play(1, Pass);
    assert_eq!(game.seat(0).hand.size(), 5);
    assert_eq!(game.piles(), (deck - 5, discard + 7));
    assert_eq!(game.position().discard, Pile::of(&seven));
    let options = game.options(0);
    assert!(!options.contains(&SwapHand), "no second swap");
    game.play(0, options[0]);
    assert_eq!(game.seat(0).coins, 0, "exchanges now cost 2 coins");
}

#[test]
fn ar_e24_a_swap_may_shuffle_the_swapped_hand_in() {
    let scene = Scene::market(&SIX).hand(&HAND).deck(&[CrystalMine, CrystalMine]).coins(2);
    let mut game = scene.seat(1).rest_in_hand().begin();
    assert_eq!(game.piles(), (2, 0));
    game.play(0, SwapHand);
    let own = game.seat(0).hand;
    assert_eq!(own.size(), 5);
    assert_eq!(own.count(CrystalMine), 2, "the two cards of the old deck are drawn first");
    assert_eq!(game.piles(), (2, 0));
    let mut both = own;
    both.add_all(game.position().deck.expect("the deck is written down"));
    let mut expected = Pile::of(&HAND);
    expected.add_all(Pile::of(&[CrystalMine, CrystalMine]));
    assert_eq!(both, expected, "hand and deck are the seven cards");
}

/// The first player of the next round, and the seats in order of turn.
fn next_first(scene: Scene, vp: &[u16], first: u8) -> u8 {
    let scene = vp.iter().enumerate().fold(scene.first(first), |scene, (seat, vp)| scene.seat(seat).vp(*vp));
    let mut game = scene.seat(usize::from(first)).hand(&[Farm]).begin();
    game.play(usize::from(first), Done);
    assert_eq!(game.decides(), (Decision::Market, vec![usize::from(game.position().first)]));
    game.position().first
}

#[test]
fn ar_e25_among_equals_the_previous_first_player_comes_last() {
    let scene = Scene::round_end(4);
    assert_eq!(next_first(scene.clone(), &[12, 9, 9, 15], 1), 2);
    let counted_first = scene.switch("tie_previous_first_player_last", "false");
    assert_eq!(next_first(counted_first, &[12, 9, 9, 15], 1), 1);
}

#[test]
fn ar_e26_among_equals_the_nearest_clockwise_is_first() {
    assert_eq!(next_first(Scene::round_end(4), &[9, 14, 11, 9], 2), 3);
}

#[test]
fn ar_e27_who_alone_has_the_fewest_points_keeps_the_marker() {
    assert_eq!(next_first(Scene::round_end(3), &[12, 9, 15], 1), 1);
}

#[test]
fn ar_e28_with_two_equal_players_the_marker_changes_hands() {
    assert_eq!(next_first(Scene::round_end(2), &[7, 7], 0), 1);
}
