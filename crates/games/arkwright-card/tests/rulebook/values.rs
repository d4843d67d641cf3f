//! Share values after production (AC-E48 to AC-E50, AC-E52).

use crate::scene::{F, L, Scene, staffed, tile};
use arkwright_card::{Card, Decision, Event, FactoryPosition as Factory, Good, Move};
use table::Seat;

/// Each seat has this factory of the good and no ship; the price is £2.
fn sellers(good: Good, demand: i8, factories: &[Factory]) -> Scene {
    let mut scene = Scene::production(3).active(good).wage(4).demand([demand; 4]);
    for (seat, factory) in factories.iter().enumerate() {
        scene = scene.seat(seat).factory(good, *factory).ships(0, 0).price(2);
    }
    scene
}

#[test]
fn ac_e48_a_tie_gives_no_bonus() {
    let equal = [Factory { appeal: 6, ..staffed(1, 1, 0) }; 3];
    let game = sellers(F, 4, &equal).produce();
    assert_eq!((0..3).map(|seat| game.sold(seat).0).collect::<Vec<_>>(), [2, 2, 2]);
    assert_eq!(game.values(), [11, 11, 11]);
}

#[test]
fn ac_e48_the_entrepreneur_breaks_the_tie() {
    let equal = [Factory { appeal: 6, ..staffed(1, 1, 0) }; 3];
    let mut game = sellers(F, 4, &equal).seat(1).owns(&[Card::Entrepreneur]).produce();
    game.offers(1, Decision::BreakTie, &[Move::No, Move::Yes]);
    game.play(1, Move::Yes);
    assert_eq!((game.values(), game.turned(1)), (vec![11, 12, 11], vec![Card::Entrepreneur]));
}

#[test]
fn ac_e49_only_sellers_of_two_compete_for_the_bonus() {
    let two = Factory { appeal: 5, ..staffed(1, 1, 0) };
    let one = Factory { appeal: 7, ..tile(1) };
    let game = sellers(F, 3, &[two, one]).produce();
    assert_eq!((game.sold(0).0, game.sold(1).0), (2, 1));
    assert_eq!(game.values(), [12, 10, 10]);
}

#[test]
fn ac_e50_at_thirty_the_bonus_is_won_and_lost() {
    let factories = [6, 5].map(|appeal| Factory { appeal, ..staffed(1, 1, 0) });
    let game = sellers(F, 2, &factories).seat(0).value(30).produce();
    assert_eq!((game.sold(0).0, game.sold(1).0), (3, 3));
    assert_eq!(game.values(), [30, 11, 10]);
    let rises = |event: &Event| matches!(event, Event::ValueRose { .. } | Event::LedAppeal { .. });
    let told: Vec<Event> = game.events().into_iter().filter(rises).collect();
    let (first, other) = (Seat::new(0), Seat::new(1));
    assert_eq!(told, [Event::ValueRose { seat: other, value: 11 }, Event::LedAppeal { seat: first, value: 30 }]);
}

#[test]
fn ac_e52_bankruptcy_leaves_the_bonus_to_the_other_seller() {
    let factories = [Factory { appeal: 2, ..staffed(2, 2, 1) }, Factory { appeal: 4, ..staffed(1, 1, 0) }];
    let scene = sellers(L, 2, &factories).decade(2).wage(8).seat(0).money(3).loans(7).value(11);
    let game = scene.produce();
    let seat = Seat::new(0);
    assert_eq!(game.owed(0), 62);
    assert!(game.events().contains(&Event::EmergencyLoans { seat, loans: 2, money: 12 }));
    assert!(game.events().contains(&Event::WentBankrupt { seat }));
    assert_eq!((game.player(0).out, game.standing().scores[0]), (true, 0));
    assert_eq!((game.sold(1).0, game.player(1).value), (2, 12));
    // AC-R43: the marker stays, the duties pass to those still in.
    assert_eq!(game.factory(0, L).appeal, 2);
    let seats = [1, 2].map(|seat| Move::NameStart { seat: Seat::new(seat) });
    assert_eq!((game.decides().0, game.options()), (Decision::ChooseStart, seats.to_vec()));
}
