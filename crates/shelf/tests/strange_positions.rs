//! Positions of the card game that no game reaches are refused, and none of them breaks the engine.

use serde_json::{Value as Json, json};
use shelf::engine::Engine;

fn answer(engine: &mut Engine, request: &Json) -> Json {
    serde_json::from_str(&engine.answer(&request.to_string())).expect("an answer is JSON")
}

/// A position of two players at the start of a turn, changed.
fn load(change: impl Fn(&mut Json)) -> Json {
    let factory = json!({ "side": 1, "face1": 1 });
    let player = json!({ "money": 50, "shares": 10, "value": 10, "ships_ready": 2, "factories": [factory, {}, factory, {}] });
    let mut position = json!({
        "decade": 1, "round": 0, "start": 0, "phase": "Turns", "done": 1, "decision": "ChooseAction", "active": 0,
        "demand": [1, 1, 1, 1], "wage": 6, "others": [[3, 3, 2, 2], [-1, -1, -1, -1]], "players": [player, player],
    });
    change(&mut position);
    let request = json!({ "do": "load", "game": "arkwright-card", "seats": 2, "position": position });
    answer(&mut Engine::new(), &request)
}

#[test]
fn an_ordinary_position_is_accepted() {
    assert_eq!(load(|_| {})["ok"]["table"], 1);
}

#[test]
fn strange_positions_are_refused_with_a_reason() {
    let set = |path: &'static str, value: Json| {
        let answer = load(|position| *position.pointer_mut(path).expect("a field of the position") = value.clone());
        assert_eq!(answer["error"]["code"], "bad-position", "{path} = {value}: {answer}");
    };
    let decisions = [
        "Store",
        "EngineerReplace",
        "ExtraLevel",
        "EarlyLoad",
        "SellStock",
        "DiscardFor",
        "EntrepreneurStart",
        "DraftFactory1",
        "InventorTrack",
        "TradingOffice",
        "BreakTie",
        "DistributionFree",
        "OpeningShares",
        "ExtraOvertime",
    ];
    for decision in decisions {
        set("/decision", json!(decision));
    }
    set("/wage", json!(200));
    set("/decade", json!(9));
    set("/active", json!(3));
    set("/others/0/0", json!(-1));
    set("/players/0/money", json!(60_000));
    set("/players/0/factories/0/side", json!(7));
    set("/players/0/factories/0", json!({ "side": 1, "small": 64, "large": 64 }));
    set("/players/0/factories/0", json!({ "side": 1, "stock": 9 }));
    set("/players/0", json!({ "out": true }));
    let flooded = load(|position| position["pool"] = json!({ "foreman": 255 }));
    assert_eq!(flooded["error"]["code"], "bad-position");
}
