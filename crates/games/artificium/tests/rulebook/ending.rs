//! Worked examples AR-E49 to AR-E51: the end of a round and of the game.

use crate::scene::{Scene, end_drop, end_sell};
use artificium::Card::*;
use artificium::Good::*;
use artificium::Move::{CommitPass, Done};
use artificium::{Decision, Event, Pile};
use table::{Rules, Seat, Seats};

#[test]
fn ar_e49_cards_are_dropped_and_goods_sold_before_the_next_round() {
    let scene = Scene::round_end(2).vp(4).coins(1).goods(&[(Wood, 2), (Beer, 1)]).hand(&[Farm, Farm, Forge]);
    let mut game = scene.seat(1).vp(6).begin();
    let options = [end_drop(Farm), end_drop(Forge), end_sell(Wood), end_sell(Beer), Done];
    assert_eq!(game.options(0), options);
    for mv in [end_drop(Farm), end_sell(Wood), end_sell(Wood)] {
        assert_eq!(game.play(0, mv), []);
    }
    assert_eq!(game.position().discard, Pile::of(&[Farm]));
    game.holds(0, &[Farm, Forge]);
    assert_eq!(game.play(0, Done), [Done], "seat 1 has nothing to drop or sell");
    game.has(0, 3, 4, &[(Beer, 1)]);
    let drew_three = |event: &Event| matches!(event, Event::Drew { seat, count: 3, .. } if seat.number() == 0);
    assert!(game.events().iter().any(drew_three));
    assert_eq!(game.seat(0).hand.size(), 5);
    let position = game.position();
    assert_eq!((position.round, position.first, position.market.size()), (2, 0, 6));
    assert_eq!(game.decides(), (Decision::Market, vec![0]));
}

#[test]
fn ar_e50_after_round_four_all_is_sold_and_equals_win_together() {
    let scene = Scene::alone_among(3, &[Farm]).round(4).coins(7).goods(&[(Sword, 1), (Wood, 1)]).vp(68);
    let mut game = scene.seat(1).coins(3).vp(70).seat(2).coins(12).vp(68).begin();
    game.play(0, CommitPass);
    assert_eq!(game.decides(), (Decision::Over, vec![]));
    let coins: Vec<u16> = game.position().seats.iter().map(|seat| seat.coins).collect();
    assert_eq!(coins, [13, 3, 12]);
    assert!(game.position().seats.iter().all(|seat| seat.goods.is_empty()), "nobody gets the crystal of space 70");
    let standing = game.table.rules().standing(game.table.state());
    assert_eq!(standing.scores[..], [71, 70, 71]);
    assert_eq!(standing.winners, Some(Seats::from_iter([Seat::new(0), Seat::new(2)])));
    assert_eq!(standing.ranks.as_slice(), [1, 3, 1]);
}

#[test]
fn ar_e51_a_rest_of_three_coins_gives_nothing() {
    let mut game = Scene::alone(&[Farm]).round(4).coins(7).begin();
    game.play(0, CommitPass);
    let standing = game.table.rules().standing(game.table.state());
    assert_eq!(standing.scores[..], [1, 0]);
}
