//! The end of a decade, the end of the game, pools, opening shares (AC-E54 to AC-E60).

use crate::scene::{Game, L, Scene, tile};
use arkwright_card::{Card, Decision, FactoryPosition as Factory, Move};
use table::{Seat, Setup};

#[test]
fn ac_e54_neutral_markers_rise_at_the_end_of_a_decade() {
    let mut scene = Scene::production(2).active(L);
    for (decade, neutral, demand) in [(1, [4, 4, 3, 3], [2, 2, 1, 1]), (2, [5, 5, 4, 4], [2, 2, 2, 2])] {
        let mut game = scene.clone().decade(decade).produce();
        assert_eq!(game.decides(), (Decision::ChooseStart, Some(0)));
        game.play(0, Move::NameStart { seat: Seat::new(1) });
        let table = game.position();
        assert_eq!((table.others[0], table.demand), (neutral, demand), "end of decade {decade}");
        assert_eq!((table.decade, table.round, table.start), (decade + 1, 0, 1));
        scene = scene.with(|next| (next.others, next.demand) = (table.others, table.demand));
    }
}

/// Lamps of a decade are done; seat 2 was start player and seat 0 has this money. Who chooses the next start player?
fn chooser(money: u16) -> (Decision, Option<usize>) {
    let mut scene = Scene::production(3).active(L).with(|table| (table.start, table.active) = (2, 1));
    for (seat, (shares, value)) in [(15, 14), (14, 15), (21, 10)].into_iter().enumerate() {
        scene = scene.seat(seat).shares(shares).value(value).money(20);
    }
    let game = scene.seat(0).money(money).produce();
    let anyone: Vec<Move> = (0..3).map(|seat| Move::NameStart { seat: Seat::new(seat) }).collect();
    assert_eq!(game.options(), anyone);
    game.decides()
}

#[test]
fn ac_e55_the_poorest_chooses_the_start_player() {
    assert_eq!(chooser(20), (Decision::ChooseStart, Some(2)));
    assert_eq!(chooser(19), (Decision::ChooseStart, Some(0)));
}

#[test]
fn ac_e56_the_last_purchase_then_loans_and_exports() {
    let scene = Scene::last_round(3).money(47).shares(18).value(22).loans(2).ships(0, 5);
    let scene = scene.factory(L, Factory { stock: 2, small: 1, ..tile(2) });
    assert_eq!(scene.begin().forecast().seats[0].final_capitalisation, 360);
    let game = scene.last_round_ends();
    let own = game.player(0);
    assert_eq!((own.money, own.shares, own.value, game.standing().scores[0]), (13, 18, 20, 360));
}

#[test]
fn ac_e57_thirty_shares_are_the_end() {
    let game = Scene::last_round(3).money(100).shares(29).value(22).loans(2).ships(0, 5).last_round_ends();
    let own = game.player(0);
    assert_eq!((own.money, own.shares, own.value, game.standing().scores[0]), (78, 28, 20, 560));
}

#[test]
fn ac_e58_money_left_decides_a_tie() {
    let scene = Scene::last_round(3).money(30).shares(20).value(20).seat(1).money(25).shares(20).value(20);
    let game = scene.last_round_ends();
    assert_eq!((game.standing().scores[0], game.standing().scores[1]), (420, 420));
    assert_eq!((game.money(0), game.money(1)), (10, 5));
    let winners = game.standing().winners.expect("the game is over");
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat::new(0)]);
    assert_eq!(game.standing().ranks.as_slice(), [1, 2, 3]);
}

/// Development cards of a table, by type: the pool and what the seats got from it.
fn cards(game: &Game) -> Vec<(Card, u8)> {
    let table = game.position();
    let count = |card: Card| {
        let owned = table.players.iter().filter(|player| player.owned.contains(&card)).count() as u8;
        table.pool.get(&card).copied().unwrap_or(0) + owned
    };
    Card::ALL.into_iter().map(|card| (card, count(card))).filter(|(_, count)| *count > 0).collect()
}

#[test]
fn ac_e59_base_pools_have_eleven_seventeen_and_twenty_two_cards() {
    for (seats, size) in [(2, 11), (3, 17), (4, 22)] {
        let pool = cards(&Game::deal(Setup::of(seats), "pool"));
        assert_eq!(pool.iter().map(|(_, count)| count).sum::<u8>(), size, "{seats} players");
    }
}

#[test]
fn ac_e59_expert_pools_have_eleven_seventeen_and_twenty_three_cards() {
    for (seats, size) in [(2, 11), (3, 17), (4, 23)] {
        for number in 0..100 {
            let drafted = if number % 2 == 0 { "true" } else { "false" };
            let setup = Setup::of(seats).switch("pool", "true").switch("draft", drafted);
            let pool = cards(&Game::deal(setup, &format!("pool {number}")));
            assert_eq!(pool.iter().map(|(_, count)| count).sum::<u8>(), size, "{seats} players");
            let most = seats as u8 - 1;
            let fixed = [(Card::Entrepreneur, 1), (Card::Patent, most), (Card::Engineer, most)];
            assert!(fixed.iter().all(|card| pool.contains(card)), "{pool:?}");
            assert!(pool.iter().all(|(_, count)| *count <= most), "{pool:?}");
        }
    }
}

#[test]
fn ac_e60_five_opening_shares_take_all_the_money() {
    let mut game = Game::deal(Setup::of(4).switch("opening_shares", "true").switch("draft", "true"), "opening");
    while game.decides().0 != Decision::OpeningShares {
        let first = game.options()[0];
        game.play(game.decides().1.expect("somebody decides"), first);
    }
    let options: Vec<Move> = (0..=5).map(|shares| Move::BuyOpening { shares }).collect();
    game.offers(0, Decision::OpeningShares, &options);
    game.play(0, Move::BuyOpening { shares: 5 });
    assert_eq!((game.money(0), game.player(0).shares), (0, 15));
}
