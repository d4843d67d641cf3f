//! Every switch of section 4 with the value that is not its default; the defaults are what all other tests play.

use crate::scene::{Scene, buy, commit, explore, eyes, goods, rebuild, sell};
use artificium::Card::*;
use artificium::Good::*;
use artificium::Move::{CommitPass, Discard, Resolve, TakeBack};
use artificium::{Decision, Pile, Refusal};
use table::{Eyes, Spoken};

#[test]
fn the_defaults_are_those_of_section_4() {
    let game = Scene::handle(Fair).begin();
    let names: Vec<&str> = artificium::SWITCHES.iter().map(|switch| switch.path).collect();
    let paths = [
        "track.gain_again",
        "track.lap",
        "card.exploration.may_target_self",
        "card.reconstruction.refetch_cap",
        "options.tie_previous_first_player_last",
        "options.plain_pass_at_commit",
        "options.trade_only_when_resolving",
        "options.trade_order",
        "options.discard_pile_public",
    ];
    assert_eq!(names, paths);
    let values = ["true", "true", "false", "1", "true", "true", "true", "canonical", "true"];
    assert_eq!(game.table.rules().switch_values(), values);
    let rules: Vec<&str> = artificium::SWITCHES.iter().map(|switch| switch.rule).collect();
    assert_eq!(rules, ["AR-R14", "AR-R16", "AR-R28", "AR-R26", "AR-R2", "AR-R6", "AR-R10", "AR-R11", "AR-R35"]);
}

#[test]
fn a_switch_may_also_stand_in_the_sheet() {
    let sheet = artificium::BUILT_IN.replace("\nlap = true", "\nlap = false");
    assert_ne!(sheet, artificium::BUILT_IN);
    let mut game = Scene::handle(Foundry).sheet(&sheet).vp(88).goods(&[(Food, 1)]).begin();
    game.play(0, Resolve);
    game.has(0, 0, 91, &[(Metal, 1)]);
}

#[test]
fn ar_r14_without_gain_again_only_spaces_beyond_the_highest_give_goods() {
    let scene = Scene::handle(Forge).goods(&[(Coal, 1), (Metal, 1)]).vp(17);
    let after_the_forge = |scene: Scene| {
        let mut game = scene.begin();
        game.play(0, Resolve);
        assert_eq!(game.seat(0).vp, 22);
        game.seat(0).goods
    };
    let (sword, gift) = (goods(&[(Sword, 1)]), goods(&[(Wheat, 1), (Sword, 1)]));
    assert_eq!(after_the_forge(scene.clone().peak(21)), gift);
    let once = scene.switch("gain_again", "false");
    assert_eq!(after_the_forge(once.clone().peak(21)), sword);
    assert_eq!(after_the_forge(once.clone().peak(20)), sword);
    assert_eq!(after_the_forge(once.peak(19)), gift);
}

#[test]
fn ar_r16_without_laps_there_are_no_resource_spaces_beyond_the_end() {
    let scene = Scene::handle(Foundry).switch("lap", "false").goods(&[(Food, 1)]);
    let mut game = scene.clone().vp(88).begin();
    game.play(0, Resolve);
    game.has(0, 0, 91, &[(Metal, 1)]);
    let mut game = scene.vp(68).begin();
    game.play(0, Resolve);
    game.has(0, 0, 71, &[(Crystal, 1), (Metal, 1)]);
}

#[test]
fn ar_r28_exploring_oneself_draws_a_card() {
    let scene = Scene::handle(Exploration).switch("may_target_self", "true").hand(&[Forge]);
    let mut game = scene.clone().begin();
    let (deck, _) = game.piles();
    game.play(0, Resolve);
    assert_eq!(game.options(0), [explore(1), explore(0)]);
    assert_eq!(game.table.rules().code(table::Seat::new(0), explore(0)), 409);
    game.play(0, explore(0));
    let own = game.seat(0).hand;
    assert!(own.has(Forge));
    assert_eq!(own.size(), 2);
    game.holds(1, &[Farm]);
    game.played(0, &[Exploration]);
    assert_eq!(game.piles().0, deck - 1);
}

#[test]
fn ar_r28_exploring_oneself_takes_a_card_in_the_own_hand() {
    let scene = Scene::handle(Exploration).switch("may_target_self", "true").seat(1).hand(&[]);
    let game = scene.clone().begin();
    assert_eq!(game.options(0), [Discard, TakeBack]);
    let mut game = scene.seat(0).hand(&[Forge]).begin();
    assert_eq!(game.play(0, Resolve), [explore(0)]);
    assert_eq!(game.seat(0).hand.size(), 2);
}

#[test]
fn ar_r26_the_number_of_refetches_is_what_the_switch_says() {
    let scene = Scene::handle(Reconstruction).front(&[Farm, Sawmill, Reconstruction]);
    let fetchable = |cap: &str, refetched: u8| {
        let mut game = scene.clone().switch("refetch_cap", cap).refetched(refetched).begin();
        game.play(0, Resolve);
        game.options(0)
    };
    let without = [rebuild(Sawmill), rebuild(Farm)];
    let with = [rebuild(Sawmill), rebuild(Farm), rebuild(Reconstruction)];
    assert_eq!(fetchable("0", 0), without);
    assert_eq!(fetchable("1", 0), with);
    assert_eq!(fetchable("1", 1), without);
    assert_eq!(fetchable("2", 1), with);
    assert_eq!(fetchable("2", 2), without);
    let mut game = Scene::handle(Reconstruction).front(&[Reconstruction]).switch("refetch_cap", "0").begin();
    game.refuses(0, Resolve, Refusal::NoTarget { card: Reconstruction }, "AR-R31");
}

#[test]
fn ar_r6_without_the_plain_pass_one_stops_by_taking_back() {
    let scene = Scene::step(2).switch("plain_pass_at_commit", "false");
    let mut game = scene.hand(&[Farm, Forge]).seat(1).hand(&[Sawmill]).begin();
    assert_eq!(game.options(0), [commit(Farm), commit(Forge)]);
    game.refuses(0, CommitPass, Refusal::NoPlainPass, "AR-R6");
    // AR-R39: even the only option is asked for, since an answer by itself would betray the hand.
    assert_eq!(game.options(1), [commit(Sawmill)]);
    assert_eq!(game.decides(), (Decision::Commit, vec![0, 1]));
    game.play(0, commit(Farm));
    game.play(1, commit(Sawmill));
    game.play(0, TakeBack);
    assert!(game.seat(0).out);
    game.holds(0, &[Farm, Forge]);
}

#[test]
fn ar_r10_with_free_trading_the_card_need_not_be_resolved() {
    let scene = Scene::handle(Foundry).switch("trade_only_when_resolving", "false").goods(&[(Food, 1)]);
    let mut game = scene.begin();
    assert_eq!(game.options(0), [sell(Food), Resolve, Discard, TakeBack]);
    game.play(0, sell(Food));
    assert_eq!(game.options(0), [buy(Wood), buy(Wheat), Discard, TakeBack]);
    game.play(0, Discard);
    game.has(0, 2, 0, &[]);
    assert_eq!(game.position().discard, Pile::of(&[Foundry]));
}

#[test]
fn ar_r10_with_free_trading_also_a_card_without_target_lets_one_trade() {
    let scene = Scene::handle(Theft).switch("trade_only_when_resolving", "false").coins(2).goods(&[(Coal, 1)]);
    let mut game = scene.begin();
    assert_eq!(game.options(0), [sell(Coal), buy(Wood), buy(Wheat), Discard, TakeBack]);
    game.play(0, buy(Wheat));
    assert_eq!(game.options(0), [Discard, TakeBack], "the canonical order still holds");
    game.play(0, TakeBack);
    game.has(0, 0, 0, &[(Wheat, 1), (Coal, 1)]);
    assert!(game.seat(0).out);
}

#[test]
fn ar_r11_in_free_order_sales_and_purchases_come_as_they_like() {
    let scene = Scene::handle(Fair).switch("trade_order", "free").coins(4).goods(&[(Wood, 1), (Coal, 1)]);
    let mut game = scene.begin();
    for trade in [buy(Wheat), sell(Coal), buy(Wood), sell(Wheat), sell(Wood)] {
        game.play(0, trade);
    }
    game.has(0, 4, 0, &[(Wood, 1)]);
    game.refuses(0, Discard, Refusal::TradedAlready { card: Fair }, "AR-R10");
}

#[test]
fn ar_r11_in_free_order_the_guard_counts_on_sales_still_to_come() {
    let scene = Scene::handle(Forge).coins(6).goods(&[(Coal, 1), (Wood, 2)]);
    assert_eq!(scene.begin().options(0), [sell(Wood), buy(Metal), Discard, TakeBack]);
    // With both wood sold there are 8 coins, and the metal costs 6 of them: 2 may be lost on the way.
    let mut game = scene.switch("trade_order", "free").begin();
    let mut options = vec![sell(Wood), sell(Coal)];
    options.extend([Wood, Wheat, Coal, Food, Beer, Metal].map(buy));
    options.extend([Discard, TakeBack]);
    assert_eq!(game.options(0), options);
    game.play(0, buy(Wood));
    game.has(0, 4, 0, &[(Wood, 3), (Coal, 1)]);
    let after: Vec<_> = game.options(0);
    assert!(after.contains(&sell(Wood)) && !after.contains(&Discard));
}

#[test]
fn ar_r35_a_closed_discard_pile_shows_its_size_only() {
    let scene = Scene::handle(Fair).discard(&[Farm, Forge]);
    for open_to in [eyes(0), eyes(1), Eyes::Watcher, Eyes::All] {
        assert_eq!(scene.begin().view(open_to).discard, Some(Pile::of(&[Farm, Forge])));
    }
    let game = scene.switch("discard_pile_public", "false").begin();
    for closed_to in [eyes(0), eyes(1), Eyes::Watcher] {
        let view = game.view(closed_to);
        assert_eq!((view.discard, view.discard_size), (None, 2));
    }
    assert_eq!(game.view(Eyes::All).discard, Some(Pile::of(&[Farm, Forge])));
}
