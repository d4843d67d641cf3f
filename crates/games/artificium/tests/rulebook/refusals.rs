//! Why not: every row of section 5.12, and the slips the table leaves to the rules it names.

use crate::scene::{Scene, buy, commit, end_drop, end_sell, exchange, explore, goods, knight, mage_drop, rebuild, sell, steal};
use artificium::Card::*;
use artificium::Good::*;
use artificium::Move::{CommitPass, Discard, Done, Pass, Resolve, SwapHand, TakeBack};
use artificium::{Decision, Goods, Refusal};
use table::{Refused, Seat, Seats, Value, move_from_line};

/// A market in which both players hold Farms.
fn market() -> Scene {
    let scene = Scene::market(&[Sawmill, Forge, Fair, Castle, Theft, Brewery]).hand(&[Farm; 5]);
    scene.seat(1).hand(&[Foundry; 5]).seat(0)
}

#[test]
fn second_exchange_with_fewer_than_two_coins() {
    let mut game = market().coins(1).seat(1).coins(5).begin();
    let too_dear = Refusal::ExchangeCost { first: false, cost: 2, have: 1 };
    assert_eq!(game.rule_of(&too_dear), "AR-24");
    game.play(0, exchange(Farm, Forge));
    // AR-R39 passes at once for who has fewer than 2 coins, so that at a table the pass is the reason that is left.
    assert_eq!(game.play(1, exchange(Foundry, Fair)), [Pass]);
    game.refuses(0, exchange(Farm, Castle), Refusal::PassedMarket, "AR-22");
}

#[test]
fn exchange_or_swap_after_passing() {
    let mut game = market().coins(5).begin();
    game.play(0, Pass);
    game.refuses(0, exchange(Farm, Forge), Refusal::PassedMarket, "AR-22");
    game.refuses(0, SwapHand, Refusal::PassedMarket, "AR-22");
}

#[test]
fn hand_swap_after_an_exchange() {
    let mut game = market().coins(2).begin();
    game.play(0, exchange(Farm, Forge));
    game.play(1, Pass);
    game.refuses(0, SwapHand, Refusal::SwapAfterExchange, "AR-26");
}

#[test]
fn selling_or_buying_during_the_market() {
    let mut game = market().coins(5).goods(&[(Wood, 1)]).begin();
    for trade in [sell(Wood), buy(Wood), end_sell(Wood)] {
        game.refuses(0, trade, Refusal::NoTradeInMarket, "AR-29");
    }
}

#[test]
fn committing_after_being_out() {
    let mut game = Scene::step(2).hand(&[Farm]).seat(1).hand(&[Forge]).out().begin();
    for choice in [commit(Forge), CommitPass] {
        let refusal = game.refusal(1, choice);
        assert_eq!(refusal, Refusal::Out);
        assert!(["AR-35", "AR-38"].contains(&game.rule_of(&refusal)));
    }
    assert!(game.table.play(Seat::new(1), commit(Forge)).is_err());
}

#[test]
fn resolving_without_the_goods_names_them_and_their_price() {
    let mut game = Scene::handle(Laboratory).coins(3).begin();
    let missing = goods(&[(Coal, 1), (Crystal, 1)]);
    let lacking = Refusal::Lacking { card: Laboratory, goods: missing, price: 10, coins: 0, have: 3 };
    game.refuses(0, Resolve, lacking, "AR-33");
    let message = table::Spoken::explain(game.table.rules(), &lacking).message;
    assert!(message.args.contains(&("goods", Value::from(missing))));
    assert!(message.args.contains(&("price", Value::Number(10))));
}

#[test]
fn resolving_without_the_coins_names_them() {
    let mut game = Scene::handle(Castle).goods(&[(Wood, 1), (Beer, 1), (Sword, 1)]).begin();
    let lacking = Refusal::Lacking { card: Castle, goods: Goods::NONE, price: 0, coins: 1, have: 0 };
    game.refuses(0, Resolve, lacking, "AR-33");
    let mut game = Scene::handle(Theft).coins(1).seat(1).goods(&[(Beer, 1)]).begin();
    let lacking = Refusal::Lacking { card: Theft, goods: Goods::NONE, price: 0, coins: 2, have: 1 };
    game.refuses(0, Resolve, lacking, "AR-33");
}

#[test]
fn trade_that_would_make_the_card_impossible() {
    let mut game = Scene::handle(Foundry).goods(&[(Food, 1)]).begin();
    game.refuses(0, sell(Food), Refusal::TradeSpoilsCard { card: Foundry }, "AR-R10");
    let mut game = Scene::handle(Forge).coins(7).goods(&[(Coal, 1)]).begin();
    game.refuses(0, buy(Wood), Refusal::TradeSpoilsCard { card: Forge }, "AR-R10");
    let mut game = Scene::handle(Laboratory).coins(10).begin();
    game.refuses(0, buy(Crystal), Refusal::TradeSpoilsCard { card: Laboratory }, "AR-R10");
}

#[test]
fn discarding_or_taking_back_after_trading() {
    let mut game = Scene::handle(Fair).coins(10).begin();
    game.play(0, buy(Wood));
    for giving_up in [Discard, TakeBack] {
        game.refuses(0, giving_up, Refusal::TradedAlready { card: Fair }, "AR-R10");
    }
}

#[test]
fn buying_first_and_selling_afterwards() {
    let mut game = Scene::handle(Fair).coins(10).goods(&[(Coal, 1)]).begin();
    game.play(0, buy(Wood));
    game.refuses(0, sell(Coal), Refusal::SaleAfterPurchase, "AR-R11");
}

#[test]
fn trading_out_of_the_order_of_the_goods() {
    let mut game = Scene::handle(Fair).coins(10).goods(&[(Wood, 1), (Coal, 1)]).begin();
    game.play(0, sell(Coal));
    game.refuses(0, sell(Wood), Refusal::TradeOrder { good: Wood, round_end: false }, "AR-R11");
    game.play(0, buy(Wheat));
    game.refuses(0, buy(Wood), Refusal::TradeOrder { good: Wood, round_end: false }, "AR-R11");
}

#[test]
fn trading_after_resolving() {
    let rich = |card| Scene::handle_among(3, card).coins(10).goods(&[(Wood, 1), (Beer, 1), (Potion, 1), (Sword, 1)]);
    let victims = |scene: Scene| scene.seat(1).goods(&[(Wood, 1)]).seat(2).goods(&[(Wood, 1)]);
    for card in [Castle, MageTower, Exploration, Theft, Reconstruction] {
        let mut game = victims(rich(card).front(&[Farm, Sawmill])).begin();
        game.play(0, Resolve);
        game.refuses(0, sell(Wood), Refusal::TradeAfterResolving, "AR-43");
        game.refuses(0, buy(Wood), Refusal::TradeAfterResolving, "AR-43");
    }
}

#[test]
fn trading_after_resolving_when_the_next_step_has_begun() {
    let mut game = Scene::alone(&[Sawmill, Farm]).coins(10).begin();
    game.lay_and_resolve(Sawmill);
    assert_eq!(game.decides(), (Decision::Commit, vec![0]));
    for trade in [sell(Wood), buy(Wood)] {
        let refusal = game.refusal(0, trade);
        assert_eq!(game.rule_of(&refusal), "AR-43", "{refusal:?}");
    }
}

#[test]
fn trading_with_a_player() {
    // AR-42: a trade names no partner, so there is no way to say it.
    let game = Scene::handle(Fair).coins(10).goods(&[(Wood, 1)]).begin();
    for line in ["Buy good=wood victim=1", "Sell good=wood victim=1", "Trade good=wood victim=1"] {
        assert!(move_from_line(game.table.rules(), line).is_err(), "{line}");
    }
}

#[test]
fn theft_of_a_coin_or_of_level_three_or_four() {
    let scene = Scene::handle(Theft).coins(10).goods(&[(Wood, 1)]);
    let mut game = scene.seat(1).coins(5).goods(&[(Wood, 1), (Beer, 1), (Crystal, 1), (Sword, 1)]).begin();
    game.play(0, Resolve);
    game.refuses(0, steal(1, Crystal), Refusal::Safe { good: Crystal, level: 3 }, "AR-73");
    game.refuses(0, steal(1, Sword), Refusal::Safe { good: Sword, level: 4 }, "AR-73");
    game.refuses(0, steal(1, Wheat), Refusal::NothingToSteal { victim: Seat::new(1), good: Wheat }, "AR-73");
    game.refuses(0, steal(0, Wood), Refusal::StealFromSelf, "AR-73");
    assert!(move_from_line(game.table.rules(), "Steal victim=1 good=coin").is_err(), "coins are no goods");
}

#[test]
fn theft_of_level_two_for_one_coin() {
    let mut game = Scene::handle(Theft).coins(1).seat(1).goods(&[(Wood, 1), (Wheat, 1), (Beer, 1)]).begin();
    game.play(0, Resolve);
    game.refuses(0, steal(1, Beer), Refusal::TheftPrice { good: Beer, cost: 2, have: 1 }, "AR-73");
}

#[test]
fn reconstruction_of_a_discarded_card() {
    let mut game = Scene::handle(Reconstruction).front(&[Farm, Sawmill]).discard(&[Castle]).begin();
    game.play(0, Resolve);
    game.refuses(0, rebuild(Castle), Refusal::NotInFront { card: Castle }, "AR-R22");
}

#[test]
fn fetching_a_second_reconstruction() {
    let mut game = Scene::handle(Reconstruction).front(&[Farm, Sawmill, Reconstruction]).refetched(1).begin();
    game.play(0, Resolve);
    assert_eq!(game.options(0), [rebuild(Sawmill), rebuild(Farm)]);
    game.refuses(0, rebuild(Reconstruction), Refusal::RefetchCap { cap: 1 }, "AR-R26");
}

#[test]
fn exploration_of_a_player_without_cards() {
    let mut game = Scene::handle_among(4, Exploration).hand(&[Forge]).seat(3).hand(&[]).begin();
    game.play(0, Resolve);
    assert_eq!(game.options(0), [explore(1), explore(2)]);
    game.refuses(0, explore(3), Refusal::NoCardToTake { victim: Seat::new(3) }, "AR-R28");
    game.refuses(0, explore(0), Refusal::ExploreSelf, "AR-R28");
}

#[test]
fn resolving_theft_exploration_reconstruction_without_a_target() {
    for card in [Theft, Exploration, Reconstruction] {
        let mut game = Scene::handle(card).coins(9).seat(1).hand(&[]).goods(&[(Metal, 1)]).begin();
        game.refuses(0, Resolve, Refusal::NoTarget { card }, "AR-R31");
    }
}

#[test]
fn buying_at_the_end_of_the_round() {
    let mut game = Scene::round_end(2).coins(10).hand(&[Farm]).begin();
    game.refuses(0, buy(Wood), Refusal::NoBuyingAtRoundEnd, "AR-82");
}

#[test]
fn cards_and_goods_that_are_not_there() {
    let mut game = market().coins(5).begin();
    game.refuses(0, exchange(Castle, Forge), Refusal::GiveNotInHand { card: Castle }, "AR-21");
    game.refuses(0, exchange(Farm, Foundry), Refusal::NotInMarket { card: Foundry }, "AR-21");
    let mut game = Scene::step(2).hand(&[Farm]).seat(1).hand(&[Farm]).begin();
    game.refuses(0, commit(Castle), Refusal::CommitNotInHand { card: Castle }, "AR-30");
    let mut game = Scene::handle(Fair).coins(9).begin();
    game.refuses(0, sell(Wood), Refusal::NoneToSell { good: Wood }, "AR-41");
    game.refuses(0, buy(Sword), Refusal::BuyCost { good: Sword, cost: 10, have: 9 }, "AR-44");
}

#[test]
fn drops_out_of_order() {
    let scene = Scene::round_end(2).goods(&[(Wood, 1), (Beer, 2)]).hand(&[Farm, Forge, Castle]);
    let mut game = scene.begin();
    game.refuses(0, end_drop(Theft), Refusal::DropNotInHand { card: Theft, mage: false }, "AR-81");
    game.play(0, end_drop(Forge));
    game.refuses(0, end_drop(Farm), Refusal::DropOrder { card: Farm, mage: false }, "AR-R37");
    game.play(0, end_sell(Beer));
    game.refuses(0, end_drop(Castle), Refusal::DropAfterSale, "AR-R37");
    game.refuses(0, end_sell(Wood), Refusal::TradeOrder { good: Wood, round_end: true }, "AR-R37");
    game.play(0, Done);
}

#[test]
fn drops_for_the_mage_that_leave_too_few() {
    let scene = Scene::alone(&[MageTower]).coins(1).goods(&[(Beer, 1), (Potion, 1)]);
    let mut game = scene.deck(&[Farm, Farm, MillAndBakery, Foundry, Forge]).rest_discarded().begin();
    game.lay_and_resolve(MageTower);
    game.refuses(0, mage_drop(Foundry), Refusal::DropOrder { card: Foundry, mage: true }, "AR-70");
    game.refuses(0, mage_drop(Castle), Refusal::DropNotInHand { card: Castle, mage: true }, "AR-70");
}

#[test]
fn a_knight_against_oneself() {
    let mut game = Scene::handle_among(3, Castle).coins(1).goods(&[(Beer, 1), (Sword, 1)]).begin();
    game.play(0, Resolve);
    game.refuses(0, knight(0), Refusal::KnightOnSelf, "AR-71");
}

#[test]
fn a_move_of_another_decision_or_of_another_seat() {
    let mut game = Scene::handle(Fair).begin();
    game.refuses(0, Done, Refusal::OtherDecision { decision: Decision::Handle }, "AR-10");
    let refused = game.table.check(Seat::new(1), Resolve);
    assert_eq!(refused, Err(Refused::NotYourTurn(Seats::only(Seat::new(0)))));
    assert_eq!(game.table.check(Seat::new(2), Resolve), Err(Refused::NoSuchSeat));
}
