//! What is written down of a table does not change with how the table is kept in memory.

use serde_json::Value;
use table::{Setup, Spoken, position_from_json};
use water_frame::WaterFrame;

/// Positions of random games, as the engine wrote them before positions had parts of their own.
const WRITTEN: [&str; 5] = [
    include_str!("positions/discard.json"),
    include_str!("positions/harbor.json"),
    include_str!("positions/inventor.json"),
    include_str!("positions/sale.json"),
    include_str!("positions/warehouse.json"),
];

#[test]
fn a_position_written_long_ago_is_read_and_written_as_it_was() {
    for text in WRITTEN {
        let text = text.trim_end();
        let json: Value = serde_json::from_str(text).expect("JSON");
        let seats = json["players"].as_array().expect("players").len();
        let rules = WaterFrame::set_up(&Setup::of(seats).switch("events", "reconstructed")).expect("the built-in sheet");
        let position = position_from_json::<WaterFrame>(&json).expect("the shape of a position");
        let state = rules.load(&position).expect("a position of the game");
        assert_eq!(serde_json::to_string(&rules.save(&state)).expect("JSON"), text);
    }
}
