//! Rulings of section 7 that the worked examples leave out: start, market, play, track and tokens (AR-R1 to AR-R20).
//!
//! Examples cover the others: AR-R2 AR-E25 to E28, AR-R13 AR-E7, AR-R14 AR-E6, AR-R15 AR-E8, AR-R17 AR-E4, AR-R19 AR-E50.

use crate::scene::{Scene, buy, commit, exchange, eyes, knight, sell, steal};
use artificium::Card::*;
use artificium::Good::*;
use artificium::Move::{CommitPass, Discard, Done, Pass, Resolve, SwapHand, TakeBack};
use artificium::{Decision, Event, Goods, Pile};
use table::Seat;

#[test]
fn ar_r1_the_marker_moves_then_hands_are_filled_in_turn_order_then_the_market_is_laid_out() {
    let scene = Scene::round_end(3).vp(5).hand(&[Farm, Forge]).seat(1).vp(3);
    let mut game = scene.seat(2).vp(4).hand(&[Fair, Fair, Farm, Farm]).begin();
    game.play(0, Done);
    game.play(2, Done);
    let order: Vec<String> = game
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::RoundBegan { round, first } => Some(format!("round {round} first {}", first.number())),
            Event::Drew { seat, count, .. } => Some(format!("seat {} draws {count}", seat.number())),
            Event::MarketLaid { cards } => Some(format!("market of {}", cards.size())),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["round 2 first 1", "seat 1 draws 5", "seat 2 draws 1", "seat 0 draws 3", "market of 6"]);
}

#[test]
fn ar_r3_a_smaller_hand_too_is_swapped_for_exactly_five() {
    let scene = Scene::market(&[Sawmill; 6]).hand(&[Farm, Forge, Forge]).seat(1).hand(&[Farm; 5]);
    let mut game = scene.begin();
    let (deck, _) = game.piles();
    game.play(0, SwapHand);
    assert_eq!(game.seat(0).hand.size(), 5);
    assert_eq!(game.piles(), (deck - 5, 3));
}

#[test]
fn ar_r4_the_swap_is_offered_on_the_first_turn_of_the_market_only() {
    let mut game = Scene::market(&[Sawmill; 6]).coins(4).hand(&[Farm; 5]).seat(1).coins(4).hand(&[Forge; 5]).begin();
    assert_eq!(game.options(0), [exchange(Farm, Sawmill), SwapHand, Pass]);
    game.play(0, exchange(Farm, Sawmill));
    assert!(game.options(1).contains(&SwapHand));
    game.play(1, SwapHand);
    assert!(!game.options(0).contains(&SwapHand));
    game.play(0, Pass);
    assert!(!game.options(1).contains(&SwapHand));
}

#[test]
fn ar_r5_equal_cards_are_exchanged_like_any_others() {
    let mut game = Scene::market(&[Farm; 6]).coins(3).hand(&[Farm]).seat(1).hand(&[Forge]).begin();
    assert_eq!(game.options(0), [exchange(Farm, Farm), SwapHand, Pass]);
    game.play(0, exchange(Farm, Farm));
    assert!(game.seat(0).exchanged);
    assert_eq!(game.seat(0).coins, 3);
    game.play(1, Pass);
    game.play(0, exchange(Farm, Farm));
    assert_eq!(game.seat(0).coins, 1);
    game.holds(0, &[Farm]);
}

#[test]
fn ar_r6_a_plain_pass_is_shown_at_the_reveal_and_keeps_the_hand() {
    let mut game = Scene::step(2).hand(&[Farm, Forge]).seat(1).hand(&[Sawmill]).begin();
    assert_eq!(game.options(0), [commit(Farm), commit(Forge), CommitPass]);
    game.play(0, CommitPass);
    assert!(!game.seat(0).out, "nobody may see it yet");
    game.play(1, commit(Sawmill));
    assert!(game.told(eyes(1)).contains(&Event::ShowedPass { seat: Seat::new(0) }));
    assert!(game.seat(0).out);
    game.holds(0, &[Farm, Forge]);
}

#[test]
fn ar_r7_who_has_no_card_at_the_start_of_a_step_is_out() {
    let mut game = Scene::step(2).hand(&[Sawmill]).seat(1).hand(&[Farm, Farm]).begin();
    game.play(0, commit(Sawmill));
    game.play(1, commit(Farm));
    game.play(0, Resolve);
    game.play(1, Resolve);
    assert!(game.seat(0).out);
    assert_eq!(game.decides(), (Decision::Commit, vec![1]));
}

#[test]
fn ar_r8_buildings_too_are_handled_in_turn_order() {
    let scene = Scene::step(3).first(1).hand(&[Sawmill]).seat(1).hand(&[Farm]).seat(2).hand(&[Sawmill]);
    let mut game = scene.begin();
    game.play(0, commit(Sawmill));
    game.play(2, commit(Sawmill));
    game.play(1, commit(Farm));
    for seat in [1, 2, 0] {
        assert_eq!(game.decides(), (Decision::Handle, vec![seat]));
        game.play(seat, Discard);
    }
}

#[test]
fn ar_r9_a_card_that_could_be_resolved_may_be_given_up() {
    let scene = Scene::handle(Farm).coins(1).hand(&[Forge]);
    let mut game = scene.begin();
    assert_eq!(game.options(0), [Resolve, Discard, TakeBack]);
    game.play(0, Discard);
    game.has(0, 1, 0, &[]);
    game.played(0, &[]);
    assert_eq!(game.decides(), (Decision::Commit, vec![0, 1]));

    let mut game = scene.begin();
    game.play(0, TakeBack);
    game.has(0, 1, 0, &[]);
    game.holds(0, &[Farm, Forge]);
    assert_eq!(game.decides(), (Decision::Commit, vec![1]));
}

#[test]
fn ar_r10_trading_belongs_to_any_card_that_is_then_resolved() {
    let goods = [(Wood, 1), (Metal, 1)];
    for card in [Fair, Exploration, Reconstruction] {
        let game = Scene::handle(card).coins(2).goods(&goods).front(&[Farm]).begin();
        let options = [sell(Wood), sell(Metal), buy(Wood), buy(Wheat), Resolve, Discard, TakeBack];
        assert_eq!(game.options(0), options, "{card:?}");
    }
    for card in [Theft, Reconstruction] {
        let game = Scene::handle(card).coins(2).goods(&goods).begin();
        assert_eq!(game.options(0), [Discard, TakeBack], "{card:?} without a target");
    }
}

#[test]
fn ar_r11_sales_come_before_purchases_and_both_by_index() {
    let mut game = Scene::handle(Fair).coins(4).goods(&[(Wood, 1), (Coal, 2)]).begin();
    game.play(0, sell(Coal));
    let buys = [Wood, Wheat, Coal, Food, Beer, Crystal, Metal].map(buy);
    let mut options = vec![sell(Coal)];
    options.extend(buys);
    options.push(Resolve);
    assert_eq!(game.options(0), options);
    game.play(0, buy(Wheat));
    assert_eq!(game.options(0), [buy(Wheat), buy(Coal), buy(Food), buy(Beer), Resolve]);
}

#[test]
fn ar_r12_cost_then_goods_then_track_then_the_card_in_front_then_the_knight() {
    let mut game = Scene::handle(Castle).coins(1).goods(&[(Beer, 1), (Sword, 1)]).vp(5).seat(1).vp(9).begin();
    assert_eq!(game.play(0, Resolve), [knight(1)]);
    let (seat, victim) = (Seat::new(0), Seat::new(1));
    let paid = Goods([0, 0, 0, 0, 1, 0, 0, 0, 1]);
    let expected = [
        Event::Resolved { seat, card: Castle },
        Event::Converted { seat, paid, coins: 1, made: Goods::NONE },
        Event::Advanced { seat, from: 5, to: 13 },
        Event::TookGift { seat, good: Wood, space: 10 },
        Event::Struck { seat, victim, from: 9, to: 5 },
    ];
    assert_eq!(game.events()[..5], expected);
}

#[test]
fn ar_r12_a_good_of_the_track_does_not_pay_for_the_same_card() {
    let game = Scene::handle(Forge).goods(&[(Metal, 1)]).vp(38).begin();
    assert_eq!(game.options(0), [Discard, TakeBack]);
}

#[test]
fn ar_r12_the_resolved_card_is_not_part_of_a_shuffle_it_causes() {
    let scene = Scene::handle(MageTower).coins(1).goods(&[(Beer, 1), (Potion, 1)]);
    let six = [Sawmill, Sawmill, Sawmill, Forge, Forge, Forge];
    let mut game = scene.deck(&[Farm]).discard(&six).seat(1).rest_in_front().begin();
    game.play(0, Resolve);
    game.played(0, &[MageTower]);
    assert!(!game.position().deck.expect("the deck is written down").has(MageTower));
    assert!(!game.seat(0).hand.has(MageTower));
    assert_eq!(game.piles(), (2, 0));
}

#[test]
fn ar_r16_a_setback_across_the_lap_line_just_subtracts() {
    let scene = Scene::handle(Castle).coins(1).goods(&[(Beer, 1), (Sword, 1)]);
    let mut game = scene.seat(1).lays(Foundry).goods(&[(Food, 1)]).vp(82).begin();
    game.play(0, Resolve);
    game.has(1, 0, 78, &[(Food, 1)]);
    game.play(1, Resolve);
    game.has(1, 0, 81, &[(Metal, 1)]);
}

#[test]
fn ar_r18_a_good_of_the_track_may_be_stolen_by_the_next_theft() {
    let scene = Scene::step(2).hand(&[Foundry, Farm]).goods(&[(Food, 1)]).vp(38);
    let mut game = scene.seat(1).hand(&[Farm, Theft]).coins(2).begin();
    game.play(0, commit(Foundry));
    game.play(1, commit(Farm));
    game.play(0, Resolve);
    game.has(0, 0, 41, &[(Coal, 1), (Metal, 1)]);
    game.play(1, Resolve);
    game.play(0, commit(Farm));
    game.play(1, commit(Theft));
    assert_eq!(game.play(1, Resolve), [steal(0, Coal)]);
    game.has(0, 0, 41, &[(Metal, 1)]);
    game.has(1, 0, 1, &[(Wheat, 2), (Coal, 1)]);
}

#[test]
fn ar_r20_the_bank_never_runs_out() {
    let mut game = Scene::handle(Sawmill).coins(90).goods(&[(Wood, 60)]).seat(1).coins(80).begin();
    game.play(0, Resolve);
    game.has(0, 90, 1, &[(Wood, 62)]);
}

#[test]
fn ar_r36_with_deck_and_discard_pile_empty_hands_and_market_stay_smaller() {
    let mut game = Scene::round_end(2).deck(&[]).seat(1).rest_in_hand().begin();
    assert_eq!(game.decides(), (Decision::RoundEnd, vec![1]), "seat 0 had nothing to do");
    game.play(1, Done);
    let position = game.position();
    assert_eq!((position.seats[0].hand, position.market, position.deck), (Pile::EMPTY, Pile::EMPTY, Some(Pile::EMPTY)));
    assert_eq!(game.decides(), (Decision::Market, vec![1]), "AR-R2: both have no points");
    game.play(1, SwapHand);
    assert_eq!(game.seat(1).hand.size(), 5, "the hand just discarded is the new deck");
    assert_eq!(game.piles(), (103, 0));
}
