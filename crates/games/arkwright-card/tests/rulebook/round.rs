//! One whole round of three players (AC-E69), every decision of it.

use crate::scene::{C, F, Game, T, act, appeals, build, hire, raise, ship, step, take};
use arkwright_card::{Action, Card, Decision, Move, Track};
use table::Setup;

#[test]
fn ac_e69_one_whole_round_of_three_players() {
    let mut game = Game::deal(Setup::of(3), "the first round");
    assert_eq!(game.decides(), (Decision::PlaceForeman, Some(2)));
    game.play(2, Move::PlaceForeman { good: T });
    assert_eq!((game.position().demand, game.forecast().wage), ([0; 4], 4));
    assert_eq!((0..3).map(|seat| game.money(seat)).collect::<Vec<_>>(), [50; 3]);

    game.play_all(0, &[act(Action::Hire), hire(F), Move::Done]);
    assert_eq!((game.position().demand, game.forecast().wage), ([-1; 4], 5));
    game.offers(0, Decision::SetPrice, &appeals(0..=6));
    game.play(0, Move::SetAppeal { appeal: 5 });
    assert_eq!((game.player(0).price, game.position().demand[F.index()]), (3, 1));
    assert_eq!((game.decides(), game.options().len()), ((Decision::Develop, Some(0)), 16));
    game.play(0, step(Track::Stock));

    game.play(1, act(Action::Distribution));
    game.play_all(1, &[raise(F), raise(F)]);
    assert_eq!((game.factory(1, F).distribution, game.sale(1).price + game.sale(1).appeal), (2, 10));
    game.offers(1, Decision::SetPrice, &appeals(2..=8));
    game.play(1, Move::SetAppeal { appeal: 6 });
    assert_eq!((game.player(1).price, game.position().demand[F.index()]), (4, 4));
    assert_eq!((game.decides(), game.options().len()), ((Decision::Develop, Some(1)), 15));
    game.play(1, take(Card::PatronFt));

    game.play_all(2, &[act(Action::Build), build(C)]);
    assert_eq!((game.position().demand, game.forecast().wage), ([3, -2, -2, -2], 5));
    assert_eq!((game.decides(), game.options().len()), ((Decision::Develop, Some(2)), 14));
    game.play(2, step(Track::Automation));

    assert_eq!(game.sold(0), (2, 6));
    assert_eq!(game.decides(), (Decision::Ship, Some(0)));
    game.play(0, ship(0, 0));
    assert_eq!((game.factory(0, F).stock, game.paid(0), game.money(0)), (2, 28, 28));
    assert_eq!((game.sold(1), game.paid(1), game.money(1)), ((3, 12), 18, 44));
    assert_eq!((game.values(), game.factory(1, F).distribution), (vec![11, 12, 10], 1));
    let table = game.position();
    assert_eq!((table.round, table.start), (T as u8, 1));
    assert_eq!((game.decides(), game.table.played().len()), ((Decision::ChooseAction, Some(1)), 15));
}
