//! Section 11: everything on the table lies open to all, and so it is on the board.

use crate::scene::{C, F, Game, Scene, T, act, staffed, take, tile};
use arkwright_card::{Action, Card, FactoryPosition as Factory, Good, Move, QualitySet, Track};
use table::{Eyes, Message, Rules, Seat, Section, Spoken, Value};

fn sections(game: &Game, eyes: Eyes) -> Vec<Section> {
    let rules = game.table.rules();
    rules.board(&rules.view(game.table.state(), eyes)).sections
}

/// Whose factories are laid out, in their order.
fn laid_out(game: &Game, eyes: Eyes) -> Vec<usize> {
    let seat = |section: Section| match section.title.args[..] {
        [("seat", Value::Seat(seat))] if section.title.name == "Company" => Some(seat.number()),
        _ => None,
    };
    sections(game, eyes).into_iter().filter_map(seat).collect()
}

/// A cell of a factory, by the name of its column.
#[track_caller]
fn cell(game: &Game, eyes: Eyes, seat: usize, good: Good, column: &str) -> Value {
    let title = Value::Seat(Seat::new(seat));
    let section = sections(game, eyes).into_iter().find(|section| section.title.args == [("seat", title.clone())]);
    let section = section.expect("the factories of the seat");
    let place = section.columns.iter().position(|name| name.name == column).expect("the column");
    section.rows.into_iter().find(|row| row[0] == good.into()).expect("the factory")[place].clone()
}

fn three_companies() -> Scene {
    let scene = Scene::turn(3).factory(F, tile(1)).seat(1);
    let scene = scene
        .factory(T, Factory { quality: QualitySet::S1, distribution: 2, appeal: 4, stock: 1, small: 1, ..staffed(1, 1, 0) });
    scene
        .track(Track::Quality, 1)
        .owns(&[Card::Foreman])
        .foreman_at(T)
        .seat(2)
        .factory(F, tile(1))
        .factory(C, Factory { quality: QualitySet::L3S1, ..tile(1) })
        .seat(0)
}

#[test]
fn ones_own_factories_come_first_and_then_the_others_in_seat_order() {
    let game = three_companies().begin();
    assert_eq!(laid_out(&game, Eyes::Of(Seat::new(0))), [0, 1, 2]);
    assert_eq!(laid_out(&game, Eyes::Of(Seat::new(1))), [1, 0, 2]);
    assert_eq!(laid_out(&game, Eyes::Of(Seat::new(2))), [2, 0, 1]);
    assert_eq!(laid_out(&game, Eyes::Watcher), [0, 1, 2]);
}

#[test]
fn companies_without_a_factory_have_no_table_among_the_others() {
    let game = Scene::turn(3).factory(F, tile(1)).seat(2).factory(F, tile(1)).begin();
    assert_eq!(laid_out(&game, Eyes::Of(Seat::new(0))), [0, 2]);
    assert_eq!(laid_out(&game, Eyes::Of(Seat::new(1))), [1, 0, 2]);
}

#[test]
fn everybody_sees_the_same_of_a_factory() {
    let game = three_companies().begin();
    for eyes in [Eyes::Of(Seat::new(0)), Eyes::Of(Seat::new(1)), Eyes::Watcher] {
        let of = |column| cell(&game, eyes, 1, T, column);
        assert_eq!(of("SideColumn"), 1.into());
        assert_eq!(of("QualityColumn"), 1.into());
        assert_eq!(of("DistributionColumn"), 2.into());
        assert_eq!(of("StockColumn"), Value::Text("1/2".to_owned()));
        assert_eq!(of("CardsColumn"), Value::Counts("card", vec![(Card::Foreman.id().into(), 1)]));
        assert_eq!(cell(&game, eyes, 2, C, "StockColumn"), 0.into());
        assert_eq!(cell(&game, eyes, 2, C, "QualityColumn"), Value::Text("3+1".to_owned()));
        assert_eq!(cell(&game, eyes, 0, F, "QualityColumn"), Value::Nothing);
        // AC-E1: the total of 11, and the quality.
        assert_eq!(of("TotalColumn"), 12.into());
        assert_eq!(of("PriceColumn"), 8.into());
        let tracks = sections(&game, eyes).into_iter().find(|section| section.title.name == "Tracks").expect("the tracks");
        let quality = tracks.rows.into_iter().find(|row| row[0] == Track::Quality.into()).expect("the track");
        assert_ne!(quality[1], quality[2]);
        assert_eq!(quality[1], quality[3]);
    }
}

/// AC-R22: price and appeal hold until the sale, though the Engineer is given up.
#[test]
fn the_price_of_the_board_is_the_one_that_was_set() {
    let scene = Scene::turn(2).qualities(&[(F, QualitySet::E6)]).owns(&[Card::Engineer, Card::Overtime]);
    let mut game = scene.pool(&[(Card::Workshop, 1)]).begin();
    let cell_of = |game: &Game, column| cell(game, Eyes::Of(Seat::new(1)), 0, F, column);
    let sum_and_price = |game: &Game| (cell_of(game, "TotalColumn"), cell_of(game, "PriceColumn"));
    assert_eq!(sum_and_price(&game), (14.into(), 14.into()));
    game.play_all(0, &[act(Action::Pass), Move::SetAppeal { appeal: 6 }]);
    assert_eq!(sum_and_price(&game), (14.into(), 8.into()));
    game.play_all(0, &[take(Card::Workshop), Move::Discard { card: Card::Engineer }]);
    game.play(0, Move::Replace { set: QualitySet::None });
    assert_eq!(sum_and_price(&game), (8.into(), 8.into()));
}

/// AC-14, AC-245: whose disc covers a card, and what is left in the bag.
#[test]
fn the_solo_table_tells_the_discs_and_the_bag() {
    let scene = Scene::turn(1).with(|table| (table.discs, table.drawn) = ([6, 0, 2], [1, 3, 0]));
    let sections = sections(&scene.begin(), Eyes::Of(Seat::new(0)));
    let grid = sections.into_iter().find(|section| section.title.name == "Grid").expect("the grid");
    let automa = |id: &'static str| Value::Word("automa", id.into());
    let Value::Many(row) = &grid.lines[0].args[0].1 else { panic!("a row of cards: {:?}", grid.lines[0]) };
    let card = |name, place: usize| Message::new(name).with("place", place + 1).with("card", Card::ALL[place]);
    assert_eq!(row[0], card("UnderDisc", 0).with("disc", automa("b")).into());
    assert_eq!(row[1], card("GridCard", 1).into());
    assert_eq!(row[2], card("UnderDisc", 2).with("disc", automa("neutral")).into());
    let bag = grid.lines.iter().find(|line| line.name == "Bag").expect("the bag");
    assert_eq!(*bag, Message::new("Bag").with("a", 2).with("b", 0).with("neutral", 2));
}
