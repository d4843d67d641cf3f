//! The best sequence of the forecast (12.1) promises nothing that cannot be played from here.

use crate::scene::{Game, Scene};
use artificium::Card::*;
use artificium::Good::*;
use artificium::Move::*;
use artificium::{Card, Event, Forecast};
use table::{Entry, Eyes, Seat, Spoken};

fn forecast(game: &Game) -> Forecast {
    game.table.rules().forecast(game.table.state(), Seat::new(0))
}

fn plan(forecast: &Forecast) -> Vec<Card> {
    forecast.plan.iter().map(|step| step.card).collect()
}

/// AR-R31
#[test]
fn an_action_without_a_target_brings_nothing_to_a_fair() {
    let game = Scene::handle(Theft).hand(&[Fair, HuntingLodge]).begin();
    let forecast = forecast(&game);
    assert_eq!((forecast.plan_vp, forecast.plan_coins), (0, 0));
    assert!(!plan(&forecast).contains(&Theft));
}

/// AR-73
#[test]
fn a_theft_on_the_table_costs_its_coins() {
    let game = Scene::handle(Theft).hand(&[Fair, Farm]).coins(2).seat(1).goods(&[(Coal, 1)]).begin();
    let forecast = forecast(&game);
    assert_eq!(plan(&forecast), [Theft, Farm, Fair]);
    assert_eq!((forecast.plan_coins, forecast.plan_vp), (4, 1));
}

/// AR-74: what is fetched comes later, the Reconstruction itself now.
#[test]
fn a_reconstruction_on_the_table_is_the_first_step() {
    let game = Scene::handle(Reconstruction).hand(&[Sawmill]).front(&[CharcoalBurner]).begin();
    let forecast = forecast(&game);
    assert_eq!(plan(&forecast), [Reconstruction, Sawmill, CharcoalBurner]);
    assert_eq!(forecast.plan_vp, 3);
}

/// AR-R10, 5.6
#[test]
fn once_trading_has_begun_the_card_is_resolved_without_sales_that_are_over() {
    let scene = Scene::handle(CharcoalBurner).hand(&[Foundry]).goods(&[(Wood, 1), (Wheat, 2), (Beer, 1)]).coins(2);
    let mut game = scene.begin();
    assert_eq!(plan(&forecast(&game)), [CharcoalBurner, Foundry]);
    game.play(0, Sell { good: Beer });
    let forecast = forecast(&game);
    assert_eq!(forecast.plan.first().map(|step| step.card), Some(CharcoalBurner));
    assert!(forecast.plan[0].sell.is_empty(), "{:?}", forecast.plan);
}

/// Section 11: that nothing else could be dropped tells of the hand.
#[test]
fn others_do_not_learn_that_a_round_ended_by_itself() {
    let mut game = Scene::round_end(2).hand(&[Forge, Farm]).seat(1).hand(&[Farm]).goods(&[(Wood, 1)]).begin();
    assert_eq!(game.play(0, EndDrop { card: Forge }), [Done]);
    let entries = game.table.played()[0].entries.clone();
    let forced = |eyes| game.table.told(&entries, eyes).iter().any(|entry| matches!(entry, Entry::Forced(..)));
    assert!(forced(Eyes::Of(Seat::new(0))) && !forced(Eyes::Of(Seat::new(1))) && !forced(Eyes::Watcher));
}

/// AR-R10
#[test]
fn the_question_names_what_is_possible_once_trading_has_begun() {
    let mut game = Scene::handle(Foundry).goods(&[(Wood, 3), (Food, 1)]).begin();
    let asked = |game: &Game| game.table.rules().ask(game.table.state(), Seat::new(0)).name;
    assert_eq!(asked(&game), "Handle");
    game.play(0, Sell { good: Wood });
    assert_eq!(asked(&game), "HandleTraded");
}

/// AR-26, AR-70, AR-72
#[test]
fn a_draw_follows_the_rule_that_made_it() {
    let rules_of = |game: &Game| -> Vec<&'static str> {
        let entries = game.table.played().iter().flat_map(|played| &played.entries);
        let drew = entries.filter_map(|entry| match entry {
            Entry::Event(event @ Event::Drew { .. }) => Some(game.table.rules().follows(event)),
            _ => None,
        });
        drew.collect()
    };
    let mut swap = Scene::market(&[Farm; 6]).hand(&[Farm]).seat(1).hand(&[Farm]).begin();
    swap.play(0, SwapHand);
    assert_eq!(rules_of(&swap), ["AR-26"]);
    let mut tower = Scene::handle(MageTower).goods(&[(Beer, 1), (Potion, 1)]).coins(1).begin();
    tower.play(0, Resolve);
    assert_eq!(rules_of(&tower), ["AR-70"]);
    let mut explorer = Scene::handle(Exploration).begin();
    explorer.play(0, Resolve);
    assert_eq!(rules_of(&explorer), ["AR-72"]);
}
