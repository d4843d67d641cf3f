//! The laws every game keeps, and those of this one, over random play.

mod books;

use books::Books;
use std::collections::BTreeSet;
use table::{Entry, Rng, Rules, Seed, Setup, Spoken, Table};
use water_frame::WaterFrame;

table::conform!(WaterFrame);

/// What has to come up for the law to mean something.
const RARE: [&str; 12] = [
    "BecameObsolete",
    "ColumnFired",
    "ContractsFailed",
    "InventorKept",
    "MarksCharged",
    "PriceForced",
    "Relocated",
    "RowClosed",
    "ShipReplaced",
    "ShipReturned",
    "Shipped",
    "SoldToPatron",
];

/// WF-I9 to WF-I11, WF-I18 to WF-I20: everything on the table changes only by what is told.
#[test]
fn the_books_kept_from_the_events_agree_with_the_table() {
    let mut rng = Rng::new(20);
    let mut seen = BTreeSet::new();
    let switches = [("free", "documented", "c"), ("predetermined", "reconstructed", "b"), ("free", "reconstructed", "a")];
    for (seats, (setup, events, timetable)) in (2..=4).flat_map(|seats| switches.map(|switched| (seats, switched))) {
        let setup = Setup::of(seats).switch("setup", setup).switch("events", events).switch("timetable", timetable);
        let rules = WaterFrame::set_up(&setup).expect("the built-in sheet");
        for game in 0..12 {
            let seed = Seed::new(&format!("books {game}")).expect("a seed");
            let mut table = Table::<WaterFrame>::deal(setup.clone(), seed).expect("the built-in sheet");
            let mut books = Books::open(&table, timetable, events == "reconstructed");
            while let Some(seat) = table.turn().seats().lowest() {
                let moves = table.moves(seat);
                let place = rng.below(moves.len() as u32) as usize;
                let played = table.play(seat, moves[place]).expect("a listed move");
                for entry in &played.entries {
                    if let Entry::Event(event) = entry {
                        seen.insert(rules.tell(event).name);
                        books.book(*event);
                    }
                }
                books.agrees(&table);
            }
            assert!(rules.standing(table.state()).scores.iter().eq(&books.results));
        }
    }
    assert_eq!(RARE.into_iter().find(|name| !seen.contains(name)), None, "never came up");
}
