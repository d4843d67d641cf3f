//! The engine protocol when something is wrong: every error code, and that nothing changes.

use serde_json::{Value as Json, json};
use shelf::engine::{Engine, LONGEST_LINE};

/// An engine with one table of three seats, where seat 2 decides in the market.
struct Scene {
    engine: Engine,
}

impl Scene {
    fn new() -> Self {
        let mut scene = Self { engine: Engine::new() };
        scene.ask(&new_table(json!({})));
        scene
    }

    fn say(&mut self, line: &str) -> Json {
        serde_json::from_str(&self.engine.answer(line)).expect("an answer is JSON")
    }

    fn ask(&mut self, request: &Json) -> Json {
        self.say(&request.to_string())
    }

    /// The error of a line, which must leave the table as it was and open no other.
    fn error_of(&mut self, line: &str) -> Json {
        let everything = [json!({ "do": "save", "table": 1 }), json!({ "do": "record", "table": 1 })];
        let before = everything.each_ref().map(|request| self.ask(request));
        let error = self.say(line)["error"].clone();
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "no error for {line}");
        assert_eq!(everything.each_ref().map(|request| self.ask(request)), before, "changed by {line}");
        assert_eq!(self.ask(&json!({ "do": "turn", "table": 2 }))["error"]["code"], "unknown-table", "opened by {line}");
        error
    }

    fn error(&mut self, request: &Json) -> Json {
        self.error_of(&request.to_string())
    }

    fn expect(&mut self, code: &str, request: &Json) -> Json {
        let error = self.error(request);
        assert_eq!(error["code"], code, "{request}");
        error
    }
}

/// A request for a new table, with other fields instead of the usual ones.
fn new_table(other: Json) -> Json {
    with(json!({ "do": "new", "game": "artificium", "seats": 3, "seed": "42" }), other)
}

fn load(position: Json) -> Json {
    json!({ "do": "load", "game": "artificium", "seats": 2, "position": position })
}

fn play(seat: u64, mv: Json) -> Json {
    json!({ "do": "play", "table": 1, "seat": seat, "move": mv })
}

fn with(mut request: Json, other: Json) -> Json {
    for (name, value) in other.as_object().expect("an object") {
        request[name] = value.clone();
    }
    request
}

/// A position in which seat 0 handles a Forge.
fn forge() -> Json {
    json!({ "first": 0, "decision": "Handle", "seats": [{ "chosen": { "card": "forge" } }, {}] })
}

fn sheet_with(line: &str, other: &str) -> String {
    let sheet = shelf::find("artificium").expect("on the shelf").sheet();
    assert!(sheet.contains(line));
    sheet.replace(line, other)
}

#[test]
fn a_line_that_is_no_request_is_refused() {
    let mut scene = Scene::new();
    for (line, code) in [
        ("{\"do\":", "not-json"),
        ("hello", "not-json"),
        ("{\"do\":\"turn\",\"table\":1e999}", "not-json"),
        ("[1]", "not-an-object"),
        ("7", "not-an-object"),
        ("{}", "missing-field"),
        ("{\"do\":7}", "wrong-shape"),
        ("{\"do\":\"fly\"}", "unknown-request"),
        ("{\"do\":\"games\",\"lang\":\"de\"}", "wrong-shape"),
    ] {
        assert_eq!(scene.error_of(line)["code"], code, "{line}");
    }
    let long = format!("{{\"do\":\"games\",\"id\":\"{}\"}}", "x".repeat(LONGEST_LINE));
    assert_eq!(scene.error_of(&long)["code"], "line-too-long");
}

#[test]
fn a_field_that_is_missing_or_misshapen_is_named() {
    let mut scene = Scene::new();
    for (request, code, field) in [
        (json!({ "do": "turn" }), "missing-field", "table"),
        (json!({ "do": "turn", "table": "1" }), "wrong-shape", "table"),
        (json!({ "do": "turn", "table": -1 }), "wrong-shape", "table"),
        (json!({ "do": "turn", "table": u64::MAX }), "wrong-shape", "table"),
        (json!({ "do": "moves", "table": 1 }), "missing-field", "seat"),
        (json!({ "do": "moves", "table": 1, "seat": 2, "all": 1 }), "wrong-shape", "all"),
        (json!({ "do": "play", "table": 1, "seat": 2 }), "missing-field", "move"),
        (json!({ "do": "check", "table": 1, "seat": 2 }), "missing-field", "move"),
        (json!({ "do": "check", "table": 1, "seat": 2, "moves": {} }), "wrong-shape", "moves"),
        (json!({ "do": "chains", "table": 1, "seat": 2 }), "missing-field", "with"),
        (json!({ "do": "view", "table": 1, "eyes": "mine" }), "wrong-shape", "eyes"),
        (json!({ "do": "replay" }), "missing-field", "record"),
        (new_table(json!({ "seed": null })), "missing-field", "seed"),
        (new_table(json!({ "seed": " 42" })), "wrong-shape", "seed"),
        (new_table(json!({ "seed": 1e2 })), "wrong-shape", "seed"),
        (json!({ "do": "chains", "table": 1, "seat": 2, "with": [], "limit": 0 }), "wrong-shape", "limit"),
        (json!({ "do": "chains", "table": 1, "seat": 2, "with": [], "limit": 10_001 }), "wrong-shape", "limit"),
        (new_table(json!({ "seats": 2.5 })), "wrong-shape", "seats"),
        (new_table(json!({ "switches": [] })), "wrong-shape", "switches"),
        (new_table(json!({ "switches": { "lap": {} } })), "wrong-shape", "switches.lap"),
        (new_table(json!({ "sheet": 1 })), "wrong-shape", "sheet"),
    ] {
        let error = scene.expect(code, &request);
        assert!(error["message"].as_str().unwrap().contains(&format!("“{field}”")), "{error}");
    }
}

#[test]
fn a_field_that_is_null_counts_as_left_out() {
    let turn = Scene::new().ask(&json!({ "do": "turn", "table": 1, "lang": null }));
    assert!(turn["ok"].is_object(), "{turn}");
}

#[test]
fn what_does_not_exist_is_named() {
    let mut scene = Scene::new();
    scene.expect("unknown-game", &new_table(json!({ "game": "chess" })));
    scene.expect("unknown-table", &json!({ "do": "undo", "table": 99 }));
    scene.expect("unknown-bot", &json!({ "do": "bot", "table": 1, "seat": 2, "bot": "deep" }));
    scene.expect("no-such-seat", &json!({ "do": "moves", "table": 1, "seat": 3 }));
    scene.expect("no-such-seat", &json!({ "do": "view", "table": 1, "eyes": 3 }));
}

#[test]
fn a_bad_set_up_is_refused_with_its_path() {
    let mut scene = Scene::new();
    let sheet = sheet_with("start_coins = 5", "start_coins = 5000");
    for (other, path) in [
        (json!({ "seats": 7 }), "seats"),
        (json!({ "switches": { "nope": true } }), "switches.nope"),
        (json!({ "switches": { "refetch_cap": 99 } }), "switches.refetch_cap"),
        (json!({ "sheet": sheet }), "setup.start_coins"),
        (json!({ "sheet": "schema = 1\n[game" }), "line 2"),
    ] {
        assert_eq!(scene.expect("bad-setup", &new_table(other.clone()))["path"], path);
        assert_eq!(scene.expect("bad-setup", &with(load(forge()), other))["path"], path);
    }
}

#[test]
fn a_bad_position_is_refused_with_its_path() {
    let mut scene = Scene::new();
    for (other, path) in [
        (json!({ "round": 9 }), "round"),
        (json!({ "first": 2 }), "first"),
        (json!({ "chance": "42" }), "chance"),
        (json!({ "decision": "Commit" }), "decision"),
        (json!({ "market": { "farmer": 1 } }), "market.farmer"),
        (json!({ "seats": [{}] }), "seats"),
        (json!({ "seats": [{}, { "coins": -1 }] }), "seats[1].coins"),
        (json!({ "seats": [{}, { "hand": { "farm": 1 }, "known": { "forge": 1 } }] }), "seats[1].known"),
        (json!({ "deck": {} }), "cards.sawmill"),
        (json!({ "luck": 1 }), "luck"),
    ] {
        let error = scene.expect("bad-position", &load(with(forge(), other)));
        assert_eq!(error["path"], path, "{error}");
    }
}

#[test]
fn a_bad_record_is_refused_with_its_line_or_move() {
    let mut scene = Scene::new();
    let record = scene.ask(&json!({ "do": "record", "table": 1 }))["ok"]["record"].as_str().unwrap().to_owned();
    for (found, other, path) in [
        ("lineshaft record 1", "a game of mine", "line 1"),
        ("moves:", "moves:\n2 Fly", "move 1"),
        ("moves:", "moves:\n2 Pass\n2 Pass", "move 2"),
        ("moves:", "moves:\n2 Exchange give=farm give=mage_tower take=farm", "move 1"),
        ("moves:", "moves:\nPass", "line 9"),
        ("seed: 42\n", "", "seed"),
        ("seats: 3", "seats: many", "seats"),
        ("sheet: ", "sheet: 0", "sheet"),
        ("game: ", "place: here\ngame: ", "place"),
    ] {
        let record = record.replace(found, other);
        let error = scene.expect("bad-record", &json!({ "do": "replay", "record": record }));
        assert_eq!(error["path"], path, "{error}");
    }
    let beyond = json!({ "do": "replay", "record": record, "to": 1 });
    assert_eq!(scene.expect("bad-record", &beyond)["path"], "to");
}

#[test]
fn a_move_nobody_understands_is_no_refusal_of_a_rule() {
    let mut scene = Scene::new();
    for mv in [
        json!("Pass"),
        json!({}),
        json!({ "do": "Fly" }),
        json!({ "do": "Pass", "far": 1 }),
        json!({ "do": "Exchange", "give": "farm" }),
        json!({ "do": "Exchange", "give": "farm", "take": "castles" }),
        json!({ "do": "Explore", "victim": 3 }),
    ] {
        scene.expect("bad-move", &play(2, mv.clone()));
        scene.expect("bad-move", &json!({ "do": "check", "table": 1, "seat": 2, "move": mv }));
        scene.expect("bad-move", &json!({ "do": "chains", "table": 1, "seat": 2, "with": [mv] }));
        scene.expect("bad-move", &json!({ "do": "forecast", "table": 1, "seat": 2, "moves": [mv] }));
    }
}

#[test]
fn a_refusal_has_its_rule_its_figures_and_a_sentence() {
    let mut scene = Scene::new();
    let sell = scene.expect("refused", &play(2, json!({ "do": "Sell", "good": "wood" })));
    assert_eq!(sell["refusal"]["rule"], "AR-29");
    assert_eq!(sell["refusal"]["text"], sell["message"]);
    let not_yours = scene.expect("refused", &play(0, json!({ "do": "Pass" })));
    assert_eq!(not_yours["refusal"]["name"], "NotYourTurn");
    assert_eq!(not_yours["refusal"]["figures"], json!({ "seats": [2] }));
    assert!(not_yours["refusal"].get("rule").is_none(), "the table's own refusals have no rule");
    scene.ask(&play(2, json!({ "do": "Pass" })));
    for request in
        [play(2, json!({ "do": "Pass" })), json!({ "do": "forecast", "table": 1, "seat": 2, "moves": [{ "do": "Pass" }] })]
    {
        assert_eq!(scene.expect("refused", &request)["refusal"]["rule"], "AR-22");
    }
    let chains = scene.ask(&json!({ "do": "chains", "table": 1, "seat": 2, "with": [{ "do": "Pass" }] }));
    assert_eq!(chains["ok"]["refusal"]["rule"], "AR-22");
    scene.ask(&json!({ "do": "undo", "table": 1 }));
    scene.expect("refused", &json!({ "do": "undo", "table": 1 }));
    scene.expect("refused", &json!({ "do": "bot", "table": 1, "seat": 0, "bot": "greedy" }));
    let forge = json!({ "do": "Exchange", "give": "forge", "take": "farm" });
    scene.expect("refused", &json!({ "do": "forecast", "table": 1, "seat": 2, "moves": [forge] }));
    let texts = ["en", "fr", "ko"].map(|lang| {
        let request = with(play(2, forge.clone()), json!({ "lang": lang }));
        scene.expect("refused", &request)["message"].as_str().unwrap().to_owned()
    });
    assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
}

#[test]
fn too_many_tables_are_refused_until_one_is_closed() {
    let mut scene = Scene { engine: Engine::with_room_for(1) };
    scene.ask(&new_table(json!({})));
    scene.expect("too-many-tables", &new_table(json!({})));
    scene.expect("too-many-tables", &load(forge()));
    assert_eq!(scene.ask(&json!({ "do": "close", "table": 1 }))["ok"], json!({}));
    assert_eq!(scene.ask(&new_table(json!({})))["ok"]["table"], 2);
}

#[test]
fn knowledge_of_more_cards_than_there_are_is_refused() {
    let seats = json!([
        { "hand": { "farm": 1 }, "chosen": { "card": "forge" }, "knows": [[1, "farm"]] },
        { "hand": { "farm": 1 }, "known": { "farm": 15 } },
    ]);
    let error = Scene::new().expect("bad-position", &load(json!({ "first": 0, "decision": "Handle", "seats": seats })));
    assert_eq!(error["path"], "seats[1].known");
}

#[test]
fn a_long_hand_with_everything_in_it_is_forecast() {
    let hand = json!({ "sawmill": 6, "farm": 6, "reconstruction": 2, "fair": 1 });
    let seats = json!([{ "hand": hand, "coins": 500 }, { "hand": { "farm": 1 } }]);
    let mut scene = Scene::new();
    scene.ask(&load(json!({ "first": 0, "decision": "Commit", "seats": seats })));
    let forecast = scene.ask(&json!({ "do": "forecast", "table": 2, "seat": 0 }));
    assert!(forecast["ok"]["forecast"]["plan_vp"].as_u64().is_some_and(|vp| vp >= 12), "{forecast}");
}

#[test]
fn positions_that_no_game_reaches_are_refused() {
    let mut scene = Scene::new();
    let out = json!([{ "out": true }, { "out": true }]);
    scene.expect("bad-position", &load(json!({ "first": 0, "decision": "Market", "seats": out })));
    let wrong_order = json!([{ "chosen": { "card": "theft" } }, { "chosen": { "card": "fair" } }]);
    scene.expect("bad-position", &load(json!({ "first": 0, "active": 1, "decision": "Handle", "seats": wrong_order })));
    let oneself = json!([{ "hand": { "farm": 1 }, "knows": [[0, "farm"]] }, { "hand": { "farm": 1 } }]);
    scene.expect("bad-position", &load(json!({ "first": 0, "decision": "Commit", "seats": oneself })));
    let signed = json!({ "first": 0, "decision": "Market", "seats": [{}, {}], "chance": format!("+{}", "0".repeat(31)) });
    scene.expect("bad-position", &load(signed));
}
