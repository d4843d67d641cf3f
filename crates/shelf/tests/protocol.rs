//! The engine protocol as a black box: one test for each kind of request, as a client in any language would see it.

use serde_json::{Value as Json, json};
use shelf::engine::Engine;

/// Somebody who talks to an engine.
struct Client(Engine);

impl Client {
    fn new() -> Self {
        Self(Engine::new())
    }

    fn say(&mut self, line: &str) -> Json {
        let answer = self.0.answer(line);
        assert!(!answer.contains('\n'));
        serde_json::from_str(&answer).expect("an answer is JSON")
    }

    fn ask(&mut self, request: &Json) -> Json {
        self.say(&request.to_string())
    }

    fn ok(&mut self, request: Json) -> Json {
        let answer = self.ask(&request);
        answer.get("ok").unwrap_or_else(|| panic!("{request} got {answer}")).clone()
    }

    fn error(&mut self, request: Json) -> Json {
        let answer = self.ask(&request);
        answer.get("error").unwrap_or_else(|| panic!("{request} got {answer}")).clone()
    }

    fn deal(&mut self, seats: usize) -> u64 {
        let new = json!({ "do": "new", "game": "artificium", "seats": seats, "seed": "42" });
        self.ok(new)["table"].as_u64().expect("a table")
    }

    fn load(&mut self, position: &Json) -> u64 {
        let load = json!({ "do": "load", "game": "artificium", "seats": 2, "position": position });
        self.ok(load)["table"].as_u64().expect("a table")
    }

    fn turn(&mut self, table: u64) -> Json {
        self.ok(json!({ "do": "turn", "table": table }))
    }

    fn save(&mut self, table: u64) -> Json {
        self.ok(json!({ "do": "save", "table": table }))
    }

    fn moves(&mut self, table: u64, seat: u64) -> Vec<Json> {
        let moves = self.ok(json!({ "do": "moves", "table": table, "seat": seat }))["moves"].clone();
        moves.as_array().expect("a list").iter().map(|choice| choice["move"].clone()).collect()
    }

    fn play(&mut self, table: u64, seat: u64, mv: Json) -> Json {
        self.ok(json!({ "do": "play", "table": table, "seat": seat, "move": mv }))
    }

    fn chains(&mut self, table: u64, seat: u64, with: Json) -> Json {
        self.ok(json!({ "do": "chains", "table": table, "seat": seat, "with": with }))
    }

    /// Plays to the end, taking the options one after the other; how many moves it took.
    fn play_out(&mut self, table: u64) -> u64 {
        for number in 0.. {
            let turn = self.turn(table);
            assert_eq!(turn["move"], number);
            let Some(seat) = turn["seats"][0].as_u64() else { return number };
            let moves = self.moves(table, seat);
            self.play(table, seat, moves[number as usize % moves.len()].clone());
        }
        unreachable!("every game ends");
    }
}

fn pass() -> Json {
    json!({ "do": "Pass" })
}

fn resolve() -> Json {
    json!({ "do": "Resolve" })
}

fn sell(good: &str) -> Json {
    json!({ "do": "Sell", "good": good })
}

fn buy(good: &str) -> Json {
    json!({ "do": "Buy", "good": good })
}

/// Seat 0 handles a Forge, which takes coal and metal, with so many coins, a coal and two wood.
fn forge_with(coins: u16) -> Json {
    json!({
        "first": 0,
        "decision": "Handle",
        "seats": [
            { "coins": coins, "goods": { "wood": 2, "coal": 1 }, "hand": { "farm": 1 }, "chosen": { "card": "forge" } },
            { "hand": { "farm": 1 } },
        ],
    })
}

#[test]
fn games_lists_the_shelf_in_the_language_asked_for() {
    let mut client = Client::new();
    let mut artificium = |lang: &str| {
        let games = client.ok(json!({ "do": "games", "lang": lang }));
        assert!(games["bots"].as_array().unwrap().contains(&json!("greedy")));
        let listed = games["games"].as_array().unwrap().iter().find(|game| game["name"] == "artificium").cloned();
        listed.expect("on the shelf")
    };
    let texts = ["en", "fr", "ko"].map(|lang| artificium(lang)["about"].clone());
    assert!(texts[0] != texts[1] && texts[1] != texts[2]);
    let artificium = artificium("en");
    assert_eq!(artificium["seats"], json!([2, 6]));
    let switches = artificium["switches"].as_array().unwrap();
    let trade_order = switches.iter().find(|switch| switch["name"] == "trade_order").unwrap();
    assert_eq!(trade_order["values"], json!(["canonical", "free"]));
    assert_eq!(trade_order["default"], "canonical");
    assert_eq!(trade_order["rule"], "AR-R11");
}

#[test]
fn the_id_comes_back_whatever_it_is() {
    let mut client = Client::new();
    for id in [json!(1), json!("a"), json!(null), json!([1, { "b": 2 }]), json!(u64::MAX), json!(-1)] {
        assert_eq!(client.ask(&json!({ "id": id, "do": "games" }))["id"], id);
        assert_eq!(client.ask(&json!({ "id": id, "do": "fly" }))["id"], id);
    }
    assert_eq!(client.say("{\"do\":\"games\"}")["id"], Json::Null);
}

#[test]
fn new_opens_tables_one_after_the_other_and_close_ends_them() {
    let mut client = Client::new();
    let request = json!({ "do": "new", "game": "artificium", "seats": 3, "switches": { "trade_order": "free", "lap": false }, "seed": 42 });
    let first = client.ok(request);
    assert_eq!(first["table"], 1);
    assert_eq!(first["commitment"], "fab7d10cec1cfff2e8c0df101d6a294df25c2d3a227dca14d3c071c597629351");
    assert_eq!(client.deal(2), 2);
    client.ok(json!({ "do": "close", "table": 1 }));
    assert_eq!(client.error(json!({ "do": "turn", "table": 1 }))["code"], "unknown-table");
    assert_eq!(client.deal(2), 3, "a number is never used again");
}

#[test]
fn turn_says_who_decides_what() {
    let mut client = Client::new();
    let table = client.deal(3);
    assert_eq!(client.turn(table), json!({ "seats": [2], "decision": "Market", "together": false, "move": 0 }));
    for seat in [2, 0, 1] {
        client.play(table, seat, pass());
    }
    assert_eq!(client.turn(table), json!({ "seats": [0, 1, 2], "decision": "Commit", "together": true, "move": 3 }));
}

#[test]
fn moves_lists_what_the_seat_may_do() {
    let mut client = Client::new();
    let table = client.deal(3);
    let answer = client.ok(json!({ "do": "moves", "table": table, "seat": 2 }));
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 27);
    let exchange = json!({
        "move": { "do": "Exchange", "give": "farm", "take": "brewery" },
        "code": 21,
        "text": "Exchange Farm for Brewery",
        "rules": ["AR-21", "AR-23"],
    });
    assert!(moves.contains(&exchange));
    assert!(moves.iter().all(|choice| choice.get("refusal").is_none()));
    assert_eq!(client.moves(table, 0), Vec::<Json>::new(), "nothing when it is not its turn");
}

#[test]
fn moves_with_all_says_why_not_in_every_language() {
    let mut client = Client::new();
    let table = client.load(&forge_with(4));
    let mut why_not = |lang: &str| {
        let answer = client.ok(json!({ "do": "moves", "table": table, "seat": 0, "all": true, "lang": lang }));
        let moves = answer["moves"].as_array().unwrap().clone();
        assert_eq!(moves.len(), 21, "nine sales, nine purchases, and what can be done with the card");
        assert_eq!(moves.iter().filter(|choice| choice.get("refusal").is_none()).count(), 3);
        moves.into_iter().find(|choice| choice["move"] == resolve()).unwrap()["refusal"].clone()
    };
    let refusal = why_not("en");
    assert_eq!(refusal["rule"], "AR-33");
    assert_eq!(refusal["name"], "Lacking");
    assert_eq!(refusal["figures"], json!({ "card": "forge", "goods": { "metal": 1 }, "price": 6, "coins": 0, "have": 4 }));
    let french = why_not("fr")["text"].as_str().unwrap().to_owned();
    let korean = why_not("ko-KR")["text"].as_str().unwrap().to_owned();
    assert!(french.contains("métal"), "{french}");
    assert!(korean.chars().any(|letter| ('가'..='힣').contains(&letter)), "{korean}");
}

#[test]
fn check_answers_for_one_move_or_for_a_chain_and_makes_none() {
    let mut client = Client::new();
    let table = client.load(&forge_with(20));
    let before = client.save(table);
    let mut check = |what: Json| {
        let mut request = json!({ "do": "check", "table": table, "seat": 0 });
        request.as_object_mut().unwrap().extend(what.as_object().unwrap().clone());
        client.ok(request)
    };
    assert_eq!(check(json!({ "move": buy("metal") })), json!({ "allowed": true }));
    assert_eq!(check(json!({ "moves": [sell("wood"), buy("metal"), resolve()] })), json!({ "allowed": true }));
    let refused = check(json!({ "moves": [buy("metal"), sell("wood"), resolve()] }));
    assert_eq!(refused["allowed"], false);
    assert_eq!(refused["refusal"]["rule"], "AR-R11");
    assert_eq!(client.save(table), before);
}

#[test]
fn chains_put_moves_given_in_any_order_into_playing_order() {
    let mut client = Client::new();
    let table = client.load(&forge_with(8));
    let in_order = client.chains(table, 0, json!([sell("wood"), buy("metal"), resolve()]));
    assert_eq!(in_order["chains"][0], json!([sell("wood"), buy("metal")]), "the card is then resolved by itself");
    assert_eq!(in_order["more"], false);
    for with in [
        json!([sell("wood"), resolve(), buy("metal")]),
        json!([buy("metal"), sell("wood"), resolve()]),
        json!([resolve(), buy("metal"), sell("wood")]),
    ] {
        assert_eq!(client.chains(table, 0, with.clone()), in_order, "{with}");
    }
    let all = client.chains(table, 0, json!([]));
    for chain in all["chains"].as_array().unwrap() {
        let check = json!({ "do": "check", "table": table, "seat": 0, "moves": chain });
        assert_eq!(client.ok(check)["allowed"], true, "{chain}");
    }
    let limited = client.ok(json!({ "do": "chains", "table": table, "seat": 0, "with": [], "limit": 2 }));
    assert_eq!(limited["chains"].as_array().unwrap().len(), 2);
    assert_eq!(limited["more"], true);
}

#[test]
fn chains_count_the_moves_that_follow_by_themselves() {
    let mut client = Client::new();
    let table = client.load(&forge_with(4));
    // With four coins both wood must go; after the first sale nothing is left to choose.
    for with in [
        json!([resolve()]),
        json!([buy("metal")]),
        json!([resolve(), buy("metal"), sell("wood"), sell("wood")]),
        json!([buy("metal"), sell("wood")]),
    ] {
        let both = json!({ "chains": [[sell("wood")]], "texts": [["Sell 1 wood"]], "more": false });
        assert_eq!(client.chains(table, 0, with.clone()), both, "{with}");
    }
    client.play(table, 0, sell("wood"));
    let seat = &client.save(table)["position"]["seats"][0];
    assert_eq!((&seat["coins"], &seat["front"]), (&json!(0), &json!({ "forge": 1 })));
}

#[test]
fn chains_that_do_not_exist_say_why() {
    let mut client = Client::new();
    let table = client.load(&forge_with(3));
    let none = client.chains(table, 0, json!([resolve()]));
    assert_eq!(none["chains"], json!([]));
    assert_eq!(none["refusal"]["rule"], "AR-33");
    let together = client.chains(table, 0, json!([{ "do": "Discard" }, { "do": "TakeBack" }]));
    assert_eq!(together["refusal"]["name"], "NoWayTogether");
    assert_eq!(client.chains(table, 1, json!([]))["refusal"]["name"], "NotYourTurn");
}

#[test]
fn play_tells_what_followed_and_undo_takes_it_back() {
    let mut client = Client::new();
    let table = client.deal(3);
    let start = client.save(table);
    let exchange = json!({ "do": "Exchange", "give": "mage_tower", "take": "brewery" });
    let played = client.play(table, 2, exchange);
    assert_eq!(played["events"].as_array().unwrap().len(), 1, "the deal is no part of the first move");
    assert_eq!(played["events"][0]["event"], "Exchanged");
    assert_eq!(played["events"][0]["rule"], "AR-21");
    assert_eq!(played["revealed"], false);
    assert_eq!(played["turn"]["seats"], json!([0]));

    let drawn = client.play(table, 0, json!({ "do": "SwapHand" }));
    assert_eq!(drawn["revealed"], true);
    assert_eq!(client.ok(json!({ "do": "undo", "table": table }))["seats"], json!([0]), "tools may cross any barrier");
    client.ok(json!({ "do": "undo", "table": table }));
    assert_eq!(client.save(table), start);
    assert_eq!(client.error(json!({ "do": "undo", "table": table }))["refusal"]["name"], "NothingToUndo");
}

#[test]
fn moves_that_make_themselves_are_told_as_automatic() {
    let mut client = Client::new();
    let table = client.load(&forge_with(4));
    let events = client.play(table, 0, sell("wood"))["events"].clone();
    let automatic: Vec<&Json> = events.as_array().unwrap().iter().filter_map(|event| event.get("automatic")).collect();
    assert_eq!(automatic, [&sell("wood"), &buy("metal"), &resolve()]);
}

#[test]
fn views_show_what_the_eyes_may_see() {
    let mut client = Client::new();
    let table = client.deal(3);
    let mut hands = |eyes: Json| {
        let view = client.ok(json!({ "do": "view", "table": table, "eyes": eyes }))["view"].clone();
        let seen = view["seats"].as_array().unwrap().iter().map(|seat| seat["hand"].is_object()).collect::<Vec<_>>();
        (seen, view["deck"].is_object())
    };
    assert_eq!(hands(json!(1)), (vec![false, true, false], false));
    assert_eq!(hands(json!("none")), (vec![false; 3], false));
    assert_eq!(hands(json!("all")), (vec![true; 3], true));
}

#[test]
fn a_saved_table_loads_as_the_same_position() {
    let mut client = Client::new();
    let table = client.deal(4);
    for _ in 0..40 {
        let seat = client.turn(table)["seats"][0].as_u64().unwrap();
        let mv = client.moves(table, seat)[0].clone();
        client.play(table, seat, mv);
        let saved = client.save(table);
        let mut load = saved.clone();
        load["do"] = "load".into();
        let copy = client.ok(load)["table"].as_u64().unwrap();
        assert_eq!(client.save(copy), saved);
        client.ok(json!({ "do": "close", "table": copy }));
    }
}

#[test]
fn a_whole_game_is_played_recorded_and_replayed_to_any_move() {
    let mut client = Client::new();
    let table = client.deal(3);
    let moves = client.play_out(table);
    let over = client.turn(table);
    assert_eq!(over["over"]["scores"].as_array().unwrap().len(), 3);
    assert!(!over["over"]["winners"].as_array().unwrap().is_empty());
    let record = client.ok(json!({ "do": "record", "table": table }))["record"].as_str().unwrap().to_owned();
    assert!(record.starts_with("lineshaft record 1\ngame: artificium\n"));
    assert!(record.lines().last().unwrap().starts_with("result: "));

    let mut replay = |to: Json| {
        let replayed = client.ok(json!({ "do": "replay", "record": record, "to": to }));
        let replayed = replayed["table"].as_u64().unwrap();
        (client.turn(replayed)["move"].clone(), client.save(replayed))
    };
    assert_eq!(replay(json!(0)).0, 0);
    assert_eq!(replay(json!(moves / 2)).0, moves / 2);
    let (last, end) = replay(Json::Null);
    assert_eq!(last, moves);
    assert_eq!(end, client.save(table));
    let bot = json!({ "do": "bot", "table": table, "seat": 0, "bot": "greedy" });
    assert_eq!(client.error(bot)["refusal"]["name"], "Over");
    assert_eq!(client.error(json!({ "do": "play", "table": table, "seat": 0, "move": pass() }))["refusal"]["name"], "Over");
}

#[test]
fn moves_made_at_once_stand_in_a_record_in_turn_order() {
    let mut client = Client::new();
    let table = client.deal(3);
    for seat in [2, 0, 1] {
        client.play(table, seat, pass());
    }
    for seat in [1, 0, 2] {
        client.play(table, seat, json!({ "do": "CommitPass" }));
    }
    let record = client.ok(json!({ "do": "record", "table": table }))["record"].as_str().unwrap().to_owned();
    assert!(record.contains("2 CommitPass\n0 CommitPass\n1 CommitPass\n"), "{record}");
}

#[test]
fn a_forecast_follows_the_moves_and_stops_at_the_barrier() {
    let mut client = Client::new();
    let table = client.deal(3);
    let before = client.save(table);
    let exchange = json!({ "do": "Exchange", "give": "mage_tower", "take": "brewery" });
    let foreseen = client.ok(json!({ "do": "forecast", "table": table, "seat": 2, "moves": [exchange] }));
    assert_eq!((&foreseen["moves"], &foreseen["stopped"]), (&json!(1), &json!(false)));
    assert_eq!(foreseen["events"][0]["event"], "Exchanged");
    let hand = foreseen["forecast"]["hand"].as_array().unwrap();
    assert!(hand.iter().any(|card| card["card"] == "brewery"));

    let swap = json!({ "do": "SwapHand" });
    let stopped = client.ok(json!({ "do": "forecast", "table": table, "seat": 2, "moves": [swap] }));
    assert_eq!((&stopped["moves"], &stopped["stopped"]), (&json!(0), &json!(true)));
    assert_eq!(stopped["events"], json!([]), "nothing of what a barrier hides");
    let plain = client.ok(json!({ "do": "forecast", "table": table, "seat": 2 }));
    assert_eq!(stopped["forecast"], plain["forecast"]);
    assert_eq!(client.save(table), before);
}

#[test]
fn a_bot_answers_with_a_move_it_may_make() {
    let mut client = Client::new();
    let table = client.deal(3);
    let legal = client.moves(table, 2);
    for bot in ["random", "greedy", "easy", "search:30"] {
        let thought = client.ok(json!({ "do": "bot", "table": table, "seat": 2, "bot": bot, "seed": 7 }));
        assert!(legal.contains(&thought["move"]), "{thought}");
        let again = client.ok(json!({ "do": "bot", "table": table, "seat": 2, "bot": bot, "seed": 7 }));
        assert_eq!(thought, again, "the same seed, the same thought");
    }
    let thought = client.ok(json!({ "do": "bot", "table": table, "seat": 2, "bot": "greedy" }));
    assert_eq!(thought["estimate"].as_array().unwrap().len(), 3);
    assert_eq!(thought["considered"].as_array().unwrap().len(), legal.len());
    assert_eq!(thought["considered"][0]["move"], thought["move"]);
    assert_eq!(thought["considered"][0]["visits"], 0, "an estimate plays nothing out");
    let budget = json!({ "playouts": 40 });
    let thought = client.ok(json!({ "do": "bot", "table": table, "seat": 2, "bot": "search", "budget": budget }));
    let considered = thought["considered"].as_array().unwrap();
    let visits: u64 = considered.iter().map(|option| option["visits"].as_u64().unwrap()).sum();
    assert!((20..=40).contains(&visits), "{thought}");
    for option in considered.iter().filter(|option| option["visits"] != 0) {
        assert!(legal.contains(&option["move"]) && option["scores"].as_array().unwrap().len() == 3, "{option}");
        let shares: f64 = option["shares"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-3, "{option}");
    }
    assert_eq!(thought["continuation"][0], json!({ "seat": 2, "move": thought["move"], "text": thought["text"] }));
    assert!(thought["explanation"][0].as_str().unwrap().contains(&format!("of {visits} playouts")), "{thought}");
    let budget = json!({ "playouts": 40, "seconds": 600 });
    let timed = client.ok(json!({ "do": "bot", "table": table, "seat": 2, "bot": "search", "budget": budget }));
    assert_eq!(timed, thought, "there was time enough");
    for budget in [
        json!(40),
        json!({ "playouts": 0 }),
        json!({ "playouts": "many" }),
        json!({ "playouts": 1e12 }),
        json!({ "seconds": 0 }),
        json!({ "seconds": 0.5 }),
    ] {
        let request = json!({ "do": "bot", "table": table, "seat": 2, "bot": "search", "budget": budget });
        assert_eq!(client.error(request)["code"], "wrong-shape");
    }
}
