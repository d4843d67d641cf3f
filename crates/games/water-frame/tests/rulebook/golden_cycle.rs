//! A whole cycle (WF-E90): the predetermined set-up for three players, the food cycle of 1770, economy marker 1 / 2.

use crate::game::Game;
use crate::setting::{BLUE, GREEN, RED};
use table::{Setup, Table};
use water_frame::{Decision, Event, Good};

fn dealt() -> Game {
    let setup = Setup::of(3).switch("setup", "predetermined");
    let mut position = Game::deal(setup.clone(), "arkwright").position();
    // The marker 1 / 2 stands fifth in the sheet.
    let food = &mut position.economy[0];
    if let Some(place) = food.iter().position(|marker| *marker == 4) {
        food.swap(0, place);
    }
    food[0] = 4;
    Game::new(Table::resume(setup, &position).expect("a table"))
}

#[test]
fn wf_e90_the_golden_cycle() {
    let mut game = dealt();
    let seats = [BLUE, RED, GREEN];
    assert_eq!(game.market(), (35, 8));
    assert_eq!(seats.map(|seat| game.money(seat)), [(33, 10, 10), (42, 9, 10), (41, 9, 10)]);

    game.choose_of(&[("cutlery", 2), ("lamps", 2)]);
    assert_eq!((game.position().table.importer[0], game.market()), (1, (33, 6)));

    game.choose_of(&[("distribution", 6), ("£4", 5)]);
    assert_eq!(game.cash(BLUE), 29);
    game.choose_of(&[("add_two", 2), ("food", 3), ("food", 3), ("clothes", 3), ("clothes", 2)]);
    assert_eq!(game.pool(), 0);
    game.choose_of(&[("7", 6), ("8", 7)]);

    game.turn_of(RED);
    game.choose_of(&[("workers", 6), ("£2", 5)]);
    assert_eq!(game.cash(RED), 40);
    game.choose_of(&[("hire_food_3_2", 16), ("done", 9)]);
    assert_eq!(game.market().0, 35);
    game.choose_of(&[("accountant", 21)]);

    game.turn_of(GREEN);
    game.choose_of(&[("machinery", 6), ("£6", 5)]);
    assert_eq!(game.cash(GREEN), 35);
    game.choose_of(&[("food_1", 5), ("food_2", 4)]);
    assert_eq!(game.market(), (35, 8));
    assert_eq!((game.demand()[0], game.wage()), (9, 3));
    assert_eq!(seats.map(|seat| game.appeal(seat, Good::Food)), [3, 2, 3]);
    game.choose_of(&[("quality_I", 20)]);

    // No decision in the production phase; red is the next start player.
    game.turn_of(RED);
    assert_eq!(game.decisions(), 21);
    let made = |seat: usize| {
        let of_seat = |event: &Event| match event {
            Event::Made { seat: by, goods, .. } if by.number() == seat => Some(*goods),
            _ => None,
        };
        game.events().iter().find_map(of_seat)
    };
    assert_eq!(seats.map(made), [Some(3), Some(4), Some(3)]);
    let calls: Vec<(u8, usize)> = game
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::SoldUnit { seat, level, .. } => Some((*level, seat.number())),
            _ => None,
        })
        .collect();
    let expected = [(3, BLUE), (3, GREEN), (2, BLUE), (2, GREEN), (2, RED), (1, BLUE), (1, GREEN), (1, RED)];
    assert_eq!(calls, expected);
    assert_eq!((seats.map(|seat| game.sold(seat)), game.importer_sold()), ([3, 2, 3], 1));
    assert_eq!(seats.map(|seat| game.paid(seat, "WF-18.19")), [12, 18, 8]);
    assert_eq!(seats.map(|seat| game.money(seat)), [(38, 10, 12), (34, 9, 12), (42, 9, 12)]);
    assert_eq!((game.factory(BLUE, Good::Food, "distribution"), game.appeal(BLUE, Good::Food)), (1, 2));
    assert_eq!(game.stored(RED), [0; 4]);
    assert_eq!(game.position().table.start, RED as u8);
    assert_eq!(game.decision(), Decision::ChooseMarker);
}
