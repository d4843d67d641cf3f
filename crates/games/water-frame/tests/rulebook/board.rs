//! Section 11: what the companies have lies open to all, and so it is on the board.

use crate::setting::{BLUE, GREEN, RED, Setting};
use table::{Eyes, Seat, Section, Value};

fn of(seat: usize) -> Eyes {
    Eyes::Of(Seat::new(seat))
}

/// The factories that are laid out, with their seats, in their order.
fn laid_out(sections: Vec<Section>) -> Vec<(usize, Section)> {
    let factories = |section: Section| match section.title.args[..] {
        [("seat", Value::Seat(seat))] if section.title.name == "Factories" => Some((seat.number(), section)),
        _ => None,
    };
    sections.into_iter().filter_map(factories).collect()
}

fn setting() -> Setting {
    Setting::of(3)
        .blue("food I price 6")
        .red("lamps II price 9 quality 2, clothes I, marker light_quality, column lamps, warehouse rows 1")
        .green("food I price 5")
}

#[test]
fn ones_own_factories_come_first_and_then_the_others_in_seat_order() {
    let game = setting().begin();
    let seats = |eyes| laid_out(game.sections(eyes)).into_iter().map(|(seat, _)| seat).collect::<Vec<_>>();
    assert_eq!(seats(of(BLUE)), [BLUE, RED, GREEN]);
    assert_eq!(seats(of(RED)), [RED, BLUE, GREEN]);
    assert_eq!(seats(of(GREEN)), [GREEN, BLUE, RED]);
    assert_eq!(seats(Eyes::Watcher), [BLUE, RED, GREEN]);
}

#[test]
fn who_has_nothing_has_no_table_among_the_others() {
    let game = Setting::of(3).blue("food I").green("food I").begin();
    let seats = |eyes| laid_out(game.sections(eyes)).into_iter().map(|(seat, _)| seat).collect::<Vec<_>>();
    assert_eq!(seats(of(BLUE)), [BLUE, GREEN]);
    assert_eq!(seats(of(RED)), [RED, BLUE, GREEN]);
}

#[test]
fn everybody_sees_the_same_of_a_company_and_the_legend_once() {
    let game = setting().begin();
    let of_red = |eyes| laid_out(game.sections(eyes)).into_iter().find(|(seat, _)| *seat == RED).expect("red has factories").1;
    let (own, others) = (of_red(of(RED)), of_red(of(BLUE)));
    assert_eq!(own.rows.len(), 2);
    assert_eq!(own.rows, others.rows);
    assert_eq!(own.columns, others.columns);
    let names = |section: &Section| section.lines.iter().map(|line| line.name).collect::<Vec<_>>();
    assert_eq!(names(&own), ["RowsLegend", "Greys", "Warehouse"]);
    assert_eq!(names(&others), ["Greys", "Warehouse"]);
    assert_eq!(own.lines[1..], others.lines);
}
