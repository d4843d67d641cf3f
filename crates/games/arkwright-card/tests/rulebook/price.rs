//! Price, appeal, demand (AC-E1 to AC-E13).

use crate::scene::{C, F, L, Scene, T, act, appeals, hire, staffed, tile};
use arkwright_card::{Action, Decision, Event, FactoryPosition as Factory, Good, Move, QualitySet};
use table::Seat;

/// Seat 0 sets the price of this factory.
fn setting(seats: usize, good: Good, factory: Factory) -> Scene {
    Scene::deciding(seats, Decision::SetPrice).active(good).factory(good, factory)
}

/// What follows from an appeal: price, demand afterwards, allowed quantity.
#[track_caller]
fn chosen(scene: &Scene, good: Good, appeal: u8) -> (u8, i8, u8) {
    let mut game = scene.begin();
    game.play(0, Move::SetAppeal { appeal });
    assert_eq!(game.factory(0, good).appeal, appeal);
    let price = game.player(0).price;
    assert!(game.events().contains(&Event::PriceSet { seat: Seat::new(0), good, price, appeal }));
    (price, game.position().demand[good.index()], game.sale(0).allowed)
}

fn spread_textile() -> Scene {
    setting(4, T, Factory { distribution: 2, ..tile(1) })
}

#[test]
fn ac_e1_distribution_two_gives_appeals_two_to_nine() {
    spread_textile().begin().offers(0, Decision::SetPrice, &appeals(2..=9));
    assert_eq!(chosen(&spread_textile(), T, 7).0, 4);
}

#[test]
fn ac_e2_four_players_cross_four_arrows_between_three_and_seven() {
    for (seats, from, to, moved) in [(4, 3, 7, 4), (4, 7, 3, -4), (3, 3, 7, 2)] {
        let scene = setting(seats, T, Factory { distribution: 2, appeal: from, ..tile(1) }).demand([2; 4]);
        assert_eq!(chosen(&scene, T, to).1, 2 + moved, "{seats} players, {from} to {to}");
    }
}

#[test]
fn ac_e3_price_and_appeal_make_eleven_in_every_position() {
    for appeal in 2..=9 {
        assert_eq!(chosen(&spread_textile(), T, appeal).0 + appeal, 11);
    }
}

#[test]
fn ac_e4_distribution_four_reaches_appeal_eight_at_price_five() {
    assert_eq!(chosen(&setting(4, T, Factory { distribution: 4, ..tile(1) }), T, 8).0, 5);
}

#[test]
fn ac_e5_lamps_all_on_price_sell_at_fourteen() {
    assert_eq!(chosen(&setting(3, L, tile(2)), L, 0).0, 14);
    // Appeal 0 sells nothing by itself: two Patrons sell the two lamps of the example.
    let patrons = [arkwright_card::Card::PatronTl, arkwright_card::Card::PatronCl];
    let scene = Scene::production(3).decade(2).active(L).seat(0).ships(0, 0).owns(&patrons).price(14);
    let mut game = scene.factory(L, staffed(2, 2, 0)).produce();
    game.play_all(0, &patrons.map(|card| Move::CallPatron { card }));
    assert_eq!(game.sold(0), (2, 28));
}

#[test]
fn ac_e6_the_first_price_of_food_with_three_players() {
    let scene = setting(3, F, tile(1));
    scene.begin().offers(0, Decision::SetPrice, &appeals(0..=6));
    let expected = [(8, 0, 0), (7, 0, 1), (6, 1, 1), (5, 1, 2), (4, 2, 2), (3, 2, 3), (2, 3, 3)];
    for (appeal, (price, demand, allowed)) in (0..).zip(expected) {
        assert_eq!(chosen(&scene, F, appeal), (price, demand, allowed), "appeal {appeal}");
    }
}

#[test]
fn ac_e7_the_first_price_of_food_with_two_players() {
    for (appeal, allowed) in (0..).zip([0, 0, 0, 1, 1, 2, 2]) {
        assert_eq!(chosen(&setting(2, F, tile(1)), F, appeal).2, allowed, "appeal {appeal}");
    }
}

#[test]
fn ac_e8_the_first_price_of_food_with_four_players() {
    let expected = [(-1, 0), (-1, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3)];
    for (appeal, (demand, allowed)) in (0..).zip(expected) {
        let (_, moved, sells) = chosen(&setting(4, F, tile(1)), F, appeal);
        assert_eq!((moved, sells), (demand, allowed), "appeal {appeal}");
    }
}

#[test]
fn ac_e9_the_office_of_lamps_leaves_a_gap() {
    let bare = setting(3, L, tile(1));
    bare.begin().offers(0, Decision::SetPrice, &appeals([0, 1, 2, 3, 6, 7, 8, 9]));
    let small = setting(3, L, Factory { quality: QualitySet::S1, ..tile(1) });
    small.begin().offers(0, Decision::SetPrice, &appeals((0..=4).chain(6..=10)));
}

#[test]
fn ac_e10_the_longest_list_of_appeals_is_sixteen() {
    let best = Factory { quality: QualitySet::L4S2, distribution: 4, ..tile(2) };
    let scene = setting(3, L, best).decade(2).engineer_ever();
    scene.begin().offers(0, Decision::SetPrice, &appeals(4..=19));
    assert_eq!(appeals(4..=19).len(), 16);
    assert_eq!(chosen(&scene, L, 4).0, 20);
}

#[test]
fn ac_e11_allowed_is_appeal_less_demand_and_never_more_than_the_appeal() {
    for (appeal, demand, allowed) in [(3, -2, 3), (5, 5, 0), (4, 5, 0), (4, 0, 4)] {
        let scene = setting(3, C, Factory { appeal, ..tile(1) }).demand([0, 0, demand, 0]);
        assert_eq!(scene.begin().sale(0).allowed, allowed, "appeal {appeal}, demand {demand}");
        // The same in production: five goods are there to sell.
        let scene = Scene::production(3).active(C).demand([0, 0, demand, 0]).seat(0).ships(0, 0).price(1);
        let stocked = Factory { appeal, stock: 1, small: 1, ..staffed(1, 1, 1) };
        let mut game = scene.factory(C, stocked).produce();
        if game.decides().0 == Decision::SellStock {
            let goods = game.options().len() as u8 - 1;
            game.play(0, Move::SellStock { goods });
        }
        assert_eq!(game.player(0).sold, allowed, "appeal {appeal}, demand {demand}");
    }
}

#[test]
fn ac_e12_demand_stops_at_the_low_end_of_its_track() {
    let mut game = Scene::turn(3).demand([-3, -2, 0, 1]).factory(F, tile(1)).begin();
    // With one factory the first card is added without asking.
    game.play(0, act(Action::Hire));
    game.offers(0, Decision::HireStep, &[hire(F), Move::Done]);
    game.play(0, Move::Done);
    assert_eq!(game.position().demand, [-3, -3, -1, 0]);
}

#[test]
fn ac_e13_demand_stops_at_the_end_of_its_track() {
    assert_eq!(chosen(&setting(3, F, tile(1)).demand([-3, 0, 0, 0]), F, 4).1, -1);
    let back = setting(3, F, Factory { appeal: 4, ..tile(1) }).demand([-2, 0, 0, 0]);
    assert_eq!(chosen(&back, F, 0).1, -3);
}
