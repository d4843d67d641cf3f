//! Every invariant of a position (section 10) can be seen to break: the position is refused, and the invariant named.

use serde_json::{Value, json};
use table::{Chance, Moves, Rng, Rules, Setup, Spoken, position_from_json};
use water_frame::{Decision, WaterFrame};

/// A position of random play with this decision in this cycle.
fn reached(rules: &WaterFrame, cycle: u8, decision: Decision) -> Value {
    let mut rng = Rng::new(3);
    let mut moves = Moves::new();
    loop {
        let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
        while let Some(seat) = rules.turn(&state).seats().lowest() {
            let position = rules.save(&state);
            if position.table.cycle == cycle && position.table.decision == decision {
                return serde_json::to_value(position).expect("JSON");
            }
            rules.moves(&state, seat, &mut moves);
            rules.play(&mut state, seat, moves[rng.below(moves.len() as u32) as usize], &mut ());
        }
    }
}

/// The invariant that a position breaks, if it breaks one.
fn broken(rules: &WaterFrame, position: &Value) -> Option<String> {
    let position = position_from_json::<WaterFrame>(position).expect("the shape of a position");
    let fault = rules.load(&position).err()?;
    let rule = fault.reason.args.iter().find(|(name, _)| *name == "rule").map(|(_, rule)| rule.to_json());
    rule.and_then(|rule| rule.as_str().map(str::to_owned)).or(Some(fault.path))
}

struct Breaking {
    rules: WaterFrame,
    sound: Value,
}

impl Breaking {
    fn at(setup: Setup, cycle: u8, decision: Decision) -> Self {
        let rules = WaterFrame::set_up(&setup).expect("the built-in sheet");
        let sound = reached(&rules, cycle, decision);
        assert_eq!(broken(&rules, &sound), None);
        Self { rules, sound }
    }

    #[track_caller]
    fn breaks(&self, invariant: &str, changes: &[(&str, Value)]) {
        let mut position = self.sound.clone();
        for (path, value) in changes {
            *position.pointer_mut(path).unwrap_or_else(|| panic!("{path} is not in the position")) = value.clone();
        }
        assert_eq!(broken(&self.rules, &position).as_deref(), Some(invariant), "{changes:?}");
    }

    /// The first seat's factories that stand and that do not.
    fn factories(&self) -> (String, String) {
        let level = |place: &usize| self.sound["players"][0]["factories"][*place]["level"] != json!(0);
        let path = |place: Option<usize>| format!("/players/0/factories/{}", place.expect("two of four stand"));
        (path((0..4).find(level)), path((0..4).find(|place| !level(place))))
    }
}

#[test]
fn workers_factories_and_money() {
    let turn = Breaking::at(Setup::of(3), 0, Decision::ChooseMarker);
    let (factory, ground) = turn.factories();
    let of = |field: &str| format!("{factory}/{field}");
    turn.breaks("WF-I1", &[("/boxed", json!(1))]);
    turn.breaks("WF-I2", &[("/emptied", json!(81))]);
    turn.breaks("WF-I3", &[(&of("machines/0"), json!(1))]);
    turn.breaks("WF-I4", &[(&of("workers/0"), json!(0))]);
    turn.breaks("WF-I5", &[(&format!("{ground}/quality"), json!(1))]);
    turn.breaks("WF-I6", &[(&of("price"), json!(4))]);
    turn.breaks("WF-I6", &[(&of("price"), json!(25))]);
    turn.breaks("WF-I7", &[(&of("quality"), json!(7))]);
    turn.breaks("WF-I7", &[(&of("level"), json!(3))]);
    turn.breaks("WF-I8", &[("/players/0/cash", json!(-1))]);
    turn.breaks("WF-I8", &[("/players/0/space", json!(0))]);
    turn.breaks("WF-I8", &[("/players/0/loans", json!(1))]);
    turn.breaks("WF-I13", &[("/players/0/stored", json!([1, 0, 0, 0]))]);
    turn.breaks("WF-I14", &[("/players/0/contracts", json!([3, 0, 0, 0]))]);
    turn.breaks("WF-I15", &[(&of("extra"), json!(1))]);
    turn.breaks("WF-I15", &[(&of("obsolete"), json!(true))]);
    turn.breaks("WF-I16", &[(&of("marked"), json!(true))]);
}

#[test]
fn special_markers() {
    let turn = Breaking::at(Setup::of(3), 0, Decision::ChooseMarker);
    // One Charisma, three markers of a kind, two ships of capacity 4 are all that the box has.
    turn.breaks("WF-I9", &[("/tiles", json!({ "charisma": 2 }))]);
    turn.breaks("WF-I9", &[("/players/0/owned", json!(["agent", "office", "school", "patent", "broker"]))]);
    turn.breaks("WF-I10", &[("/mat", json!([{ "quality": 3 }, { "quality": 1 }, {}, {}]))]);
    turn.breaks("WF-I10", &[("/players/0/grey", json!(1))]);
    turn.breaks("WF-I11", &[("/ships/1", json!(3))]);
    turn.breaks("WF-I11", &[("/players/0/ships/0", json!(6))]);
    turn.breaks("WF-I17", &[("/players/0/owned", json!(["foreman"]))]);
    turn.breaks("WF-I17", &[("/players/0/workshop_at", json!("food"))]);
    turn.breaks("WF-I17", &[("/players/0/inventor_paid", json!(1))]);
    // A set-up that draws nothing knows its tiles and markers exactly.
    let turn = Breaking::at(Setup::of(3).switch("setup", "predetermined"), 0, Decision::ChooseMarker);
    turn.breaks("WF-I9", &[("/tiles/school", json!(0))]);
    turn.breaks("WF-I9", &[("/players/2/owned", json!([])), ("/players/2/foreman_at", Value::Null)]);
    turn.breaks("WF-I10", &[("/mat/0", json!({ "machinery": 1 }))]);
    turn.breaks("WF-I10", &[("/players/0/grey", json!(1 << 9))]);
}

#[test]
fn the_administration_chart() {
    let turn = Breaking::at(Setup::of(3), 0, Decision::ChooseMarker);
    let lies = |seat: u64, markers: &[&str]| {
        let mut column: Vec<Value> = markers.iter().map(|marker| json!(marker)).collect();
        column.resize(5, Value::Null);
        (format!("/players/{seat}/admin"), Value::Array(column))
    };
    // Nobody has had a turn yet.
    let (path, column) = lies(0, &["quality"]);
    turn.breaks("WF-I12", &[(&path, column)]);
    let later = Breaking::at(Setup::of(3), 1, Decision::ChooseMarker);
    for markers in [&["quality", "quality"][..], &["light_quality"], &["second_ship"], &["quality", "workers", "factory"]] {
        let (path, column) = lies(0, markers);
        later.breaks("WF-I12", &[(&path, column)]);
    }
}

#[test]
fn a_sale() {
    let call = Breaking::at(Setup::of(3), 0, Decision::SaleCall);
    call.breaks("WF-I18", &[("/sale/sold", json!([30, 0, 0, 0]))]);
    call.breaks("WF-I18", &[("/sale/importer_sold", json!(30))]);
    call.breaks("WF-I18", &[("/sale/demand_left", json!(30))]);
}
