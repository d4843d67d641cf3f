//! Rulings of section 7 that the worked examples leave out: cards, deck and end of the round (AR-R21 to AR-R40).
//!
//! Examples cover the others: AR-R23 AR-E36 and E37, AR-R25 AR-E39, AR-R26 AR-E41, AR-R34 AR-E44.

use crate::scene::{Scene, commit, end_drop, end_sell, explore, knight, mage_drop, rebuild, sell, steal};
use artificium::Card::*;
use artificium::Good::*;
use artificium::Move::{CommitPass, Discard, Done, Pass, Resolve, TakeBack};
use artificium::{Artificium, Decision, Event, Pile};
use table::{Rules, Seat, Seed, Setup, Spoken, Table};

#[test]
fn ar_r21_a_building_transforms_the_printed_amounts_once() {
    let mut game = Scene::handle(Brewery).goods(&[(Wheat, 3)]).begin();
    game.play(0, Resolve);
    game.has(0, 0, 2, &[(Wheat, 2), (Beer, 1)]);
}

#[test]
fn ar_r22_cards_discarded_unresolved_count_for_nothing() {
    let mut game = Scene::alone(&[Forge, Fair, Reconstruction]).coins(1).front(&[Sawmill]).begin();
    game.lay(Forge);
    game.play(0, Discard);
    game.played(0, &[Sawmill]);
    game.lay_and_resolve(Fair);
    assert_eq!(game.seat(0).coins, 3, "only the Sawmill counts");
    game.lay_and_resolve(Reconstruction);
    assert_eq!(game.options(0), [rebuild(Sawmill), rebuild(Fair)]);
}

#[test]
fn ar_r24_any_card_in_front_may_be_fetched_building_or_action() {
    let mut game = Scene::handle(Reconstruction).front(&[Castle, Farm, Theft, Farm, Reconstruction]).begin();
    game.play(0, Resolve);
    let options = [rebuild(Farm), rebuild(Castle), rebuild(Theft), rebuild(Reconstruction)];
    assert_eq!(game.options(0), options);
    game.play(0, rebuild(Theft));
    game.holds(0, &[Theft]);
    game.played(0, &[Castle, Farm, Farm, Reconstruction, Reconstruction]);
}

#[test]
fn ar_r27_every_card_of_the_hand_has_the_same_chance() {
    let scene = Scene::handle(Exploration).seat(1).hand(&[Forge, Forge, Farm]);
    let game = scene.begin();
    let rules = game.table.rules();
    let mut position = game.position();
    let forges = (0..900).filter(|calls| {
        position.calls = *calls;
        let mut state = rules.load(&position).expect("the same scene with another course of chance");
        rules.play(&mut state, Seat::new(0), Resolve, &mut ());
        rules.save(&state).seats[0].hand.has(Forge)
    });
    let forges = forges.count();
    assert!((530..=670).contains(&forges), "two cards of three are Forges: {forges} of 900");
}

#[test]
fn ar_r28_any_other_player_with_a_card_may_be_explored_also_one_who_is_out() {
    let scene = Scene::handle_among(4, Exploration).hand(&[Forge]).seat(2).out().seat(3).hand(&[]);
    let mut game = scene.begin();
    game.play(0, Resolve);
    assert_eq!(game.options(0), [explore(1), explore(2)]);
}

#[test]
fn ar_r29_the_victim_draws_at_once_and_keeps_the_size_of_its_hand() {
    let mut game = Scene::handle_among(3, Exploration).hand(&[Castle]).seat(1).hand(&[Forge, Farm, Fair]).begin();
    game.play(0, Resolve);
    game.play(0, explore(1));
    assert_eq!((game.seat(0).hand.size(), game.seat(1).hand.size(), game.seat(2).hand.size()), (2, 3, 1));
    game.played(0, &[Exploration]);
}

#[test]
fn ar_r29_with_no_card_left_anywhere_there_is_no_replacement() {
    let scene = Scene::handle(Exploration).deck(&[]).seat(1).hand(&[Forge]).rest_in_front();
    let mut game = scene.begin();
    assert_eq!(game.play(0, Resolve), [explore(1)]);
    game.holds(0, &[Forge]);
    game.holds(1, &[]);
    assert!(game.seat(1).out);
}

#[test]
fn ar_r30_one_coin_goes_with_level_one_and_two_with_level_two() {
    let scene = Scene::handle_among(3, Theft).coins(2).seat(1).goods(&[(Wheat, 1)]).seat(2).goods(&[(Coal, 1)]);
    let mut game = scene.begin();
    game.play(0, Resolve);
    assert_eq!(game.options(0), [steal(1, Wheat), steal(2, Coal)]);
    game.play(0, steal(1, Wheat));
    game.has(0, 1, 0, &[(Wheat, 1)]);
    let mut game = scene.begin();
    game.play(0, Resolve);
    game.play(0, steal(2, Coal));
    game.has(0, 0, 0, &[(Coal, 1)]);
}

#[test]
fn ar_r31_a_theft_without_the_coins_sales_included_cannot_be_resolved() {
    let scene = Scene::handle(Theft).seat(1).goods(&[(Beer, 1)]).seat(0);
    let game = scene.clone().goods(&[(Wood, 1)]).begin();
    assert_eq!(game.options(0), [Discard, TakeBack]);
    let game = scene.goods(&[(Wood, 2)]).begin();
    assert_eq!(game.options(0), [sell(Wood), Discard, TakeBack]);
}

#[test]
fn ar_r32_the_mage_takes_old_or_new_cards_and_its_player_stays_in() {
    let scene = Scene::alone(&[MageTower, Sawmill, Castle]).coins(1).goods(&[(Beer, 1), (Potion, 1)]);
    let mut game = scene.deck(&[Farm, Farm, MillAndBakery, Foundry, Forge]).rest_discarded().begin();
    game.lay_and_resolve(MageTower);
    let options = [Sawmill, Farm, MillAndBakery, Foundry].map(mage_drop);
    assert_eq!(game.options(0), options);
    game.play(0, mage_drop(Sawmill));
    game.play(0, mage_drop(Foundry));
    game.play(0, mage_drop(Castle));
    game.holds(0, &[Farm, Farm, MillAndBakery, Forge]);
    assert_eq!(game.decides(), (Decision::Commit, vec![0]));
}

#[test]
fn ar_r33_the_knight_strikes_any_opponent_out_or_on_space_zero() {
    let scene = Scene::handle_among(3, Castle).coins(1).goods(&[(Beer, 1), (Sword, 1)]);
    let mut game = scene.seat(1).vp(0).seat(2).vp(9).out().begin();
    game.play(0, Resolve);
    assert_eq!(game.options(0), [knight(1), knight(2)]);
    game.play(0, knight(2));
    assert_eq!((game.seat(1).vp, game.seat(2).vp), (0, 5));
}

#[test]
fn ar_r33_victims_are_listed_clockwise_from_the_mover() {
    let scene = Scene::step(4).hand(&[Farm]).out().seat(1).hand(&[Farm]).out().seat(3).hand(&[Farm]).out();
    let mut game = scene.seat(2).hand(&[Castle]).coins(1).goods(&[(Beer, 1), (Sword, 1)]).begin();
    game.play(2, commit(Castle));
    game.play(2, Resolve);
    assert_eq!(game.options(2), [knight(3), knight(0), knight(1)]);
}

#[test]
fn ar_r36_cards_in_hands_in_front_and_on_the_table_stay_out_of_the_shuffle() {
    let scene = Scene::handle(Exploration).hand(&[Castle]).front(&[Sawmill]).deck(&[Farm]).discard(&[Brewery]);
    let mut game = scene.seat(1).lays(Foundry).hand(&[Forge]).rest_in_front().begin();
    game.play(0, Resolve);
    assert_eq!(game.position().deck, Some(Pile::of(&[Brewery])));
    game.holds(0, &[Castle, Forge]);
    game.played(0, &[Sawmill, Exploration]);
}

#[test]
fn ar_r37_at_the_end_each_in_turn_order_first_discards_then_sells() {
    let scene = Scene::round_end(3).first(2).hand(&[Farm]).goods(&[(Beer, 1)]).seat(1).hand(&[Forge]);
    let mut game = scene.seat(2).hand(&[Fair]).goods(&[(Wood, 1)]).begin();
    assert_eq!(game.options(2), [end_drop(Fair), end_sell(Wood), Done]);
    game.play(2, end_sell(Wood));
    assert_eq!(game.decides(), (Decision::RoundEnd, vec![0]), "nothing was left but to be done");
    game.play(0, end_drop(Farm));
    assert_eq!(game.options(0), [end_sell(Beer), Done]);
    game.play(0, Done);
    assert_eq!(game.options(1), [end_drop(Forge), Done]);
}

#[test]
fn ar_r37_the_played_cards_go_away_before_the_players_decide() {
    let mut game = Scene::alone(&[Farm]).front(&[Sawmill, Brewery]).seat(1).front(&[Castle]).begin();
    game.play(0, CommitPass);
    assert_eq!(game.decides(), (Decision::RoundEnd, vec![0]));
    assert_eq!(game.position().discard, Pile::of(&[Sawmill, Brewery, Castle]));
}

#[test]
fn ar_r38_after_round_four_nobody_is_asked_anything() {
    let mut game = Scene::alone(&[Farm, Forge]).round(4).goods(&[(Wood, 3)]).seat(1).goods(&[(Beer, 2)]).begin();
    assert_eq!(game.play(0, CommitPass), []);
    assert_eq!(game.decides(), (Decision::Over, vec![]));
    game.has(0, 3, 0, &[]);
    game.has(1, 4, 0, &[]);
    game.holds(0, &[Farm, Forge]);
}

#[test]
fn ar_r39_the_only_option_is_taken_except_at_commit() {
    let scene = Scene::market(&[Farm; 6]).hand(&[Forge]).seat(1).hand(&[Forge]);
    let mut game = scene.switch("plain_pass_at_commit", "false").begin();
    game.play(0, Pass);
    assert_eq!(game.play(1, artificium::Move::Exchange { give: Forge, take: Farm }), [Pass], "no coins for another");
    assert_eq!(game.decides(), (Decision::Commit, vec![0, 1]));
    assert_eq!(game.options(0), [commit(Forge)]);
    assert_eq!(game.options(1), [commit(Farm)]);
}

#[test]
fn ar_r40_a_game_has_four_rounds() {
    let seed = Seed::new("four rounds").expect("a seed");
    let mut table = Table::<Artificium>::deal(Setup::of(2), seed).expect("the built-in sheet");
    let mut rounds = vec![1];
    while let Some(seat) = table.turn().seats().lowest() {
        let quiet = [Pass, CommitPass, Done];
        let mv = quiet.into_iter().find(|mv| table.check(seat, *mv).is_ok()).expect("one may always pass");
        let played = table.play(seat, mv).expect("a legal move");
        rounds.extend(played.entries.iter().filter_map(|entry| match entry {
            table::Entry::Event(Event::RoundBegan { round, .. }) => Some(*round),
            _ => None,
        }));
    }
    assert_eq!(rounds, [1, 2, 3, 4]);
}
