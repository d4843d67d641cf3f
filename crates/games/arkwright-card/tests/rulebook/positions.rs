//! A saved position stays what it was, byte for byte: journals, records and other programs keep them.

use arkwright_card::ArkwrightCard;
use table::{Rules, Setup, Spoken, position_from_json};

/// On each line a number of seats, the switches that are on, and a position as it was once saved.
const SAVED: &str = include_str!("positions.txt");

fn saved() -> impl Iterator<Item = (ArkwrightCard, &'static str)> {
    SAVED.lines().map(|line| {
        let (seats, line) = line.split_once(' ').expect("the seats");
        let (switches, position) = line.split_once(' ').expect("the switches");
        let seats = Setup::of(seats.parse().expect("a number"));
        let on = switches.split(',').filter(|name| *name != "-");
        let setup = on.fold(seats, |setup, name| setup.switch(name, "true"));
        (ArkwrightCard::set_up(&setup).expect("a table"), position)
    })
}

#[test]
fn positions_saved_once_are_saved_the_same_again() {
    for (rules, position) in saved() {
        let read = serde_json::from_str(position).expect("JSON");
        let read = position_from_json::<ArkwrightCard>(&read).expect("a position");
        let state = rules.load(&read).expect("a state");
        assert_eq!(serde_json::to_string(&rules.save(&state)).expect("JSON"), position);
    }
}

#[test]
fn what_a_position_leaves_out_is_nothing() {
    let json = serde_json::json!({
        "decade": 1, "round": 0, "start": 0, "phase": "Turns", "done": 1, "decision": "ChooseAction", "demand": [0, 0, 0, 0],
        "wage": 4, "work": {}, "players": [{ "money": 50, "factories": [{ "side": 1, "face1": 1 }, {}, {}, {}] }, {}, {}],
    });
    let rules = ArkwrightCard::set_up(&Setup::of(3)).expect("a table");
    let load = |json| position_from_json::<ArkwrightCard>(&json).map(|position| rules.load(&position));
    let state = load(json.clone()).expect("a position").expect("a state");
    let whole = serde_json::to_value(rules.save(&state)).expect("JSON");
    assert_eq!((&whole["players"][0]["factories"][0]["quality"], &whole["work"]["left"]), (&"none".into(), &0.into()));
    assert_eq!(whole["others"], serde_json::json!([[-1, -1, -1, -1], [-1, -1, -1, -1]]));
    for (path, what) in [("/work", "cursors"), ("/players/0", "pounds"), ("/players/0/factories/0", "face3")] {
        let mut unknown = json.clone();
        unknown.pointer_mut(path).expect("an object")[what] = 1.into();
        assert!(load(unknown).is_err(), "{path}/{what} means nothing");
    }
    assert!(rules.turn(&state).seats().contains(table::Seat::new(0)));
}
