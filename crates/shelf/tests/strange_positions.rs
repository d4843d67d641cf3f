//! Positions that no game reaches are refused with a reason, and whatever is accepted plays to its end.

use age_of_industry::AgeOfIndustry;
use serde_json::{Value as Json, json};
use shelf::engine::Engine;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::conformance::strange_setup;
use table::{Chance, Estimate, Eyes, Moves, Rng, Rules, Seat, Setup, Spoken, position_from_json};
use water_frame::WaterFrame;

fn answer(engine: &mut Engine, request: &Json) -> Json {
    serde_json::from_str(&engine.answer(&request.to_string())).expect("an answer is JSON")
}

/// A position of the card game with two players at the start of a turn, changed.
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
fn an_ordinary_position_of_the_card_game_is_accepted() {
    assert_eq!(load(|_| {})["ok"]["table"], 1);
}

#[test]
fn strange_positions_of_the_card_game_are_refused_with_a_reason() {
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

/// How many strange positions of a game are tried; more with `STRANGE_POSITIONS=20000`.
fn how_many(usually: u64) -> u64 {
    std::env::var("STRANGE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(usually)
}

/// What the positions of Age of Industry say in words.
const WORDS_OF_AGE_OF_INDUSTRY: &str = "ChooseAction ChooseCard ChooseIndustry ChooseSlot ChooseCoal ChooseIron DiscardCard \
    ChooseLink ChooseSeller ChooseOutlet ChooseDevelop DrawFirst DrawSecond RepayLoans Over build rail sell develop draw pass \
    combined_build cotton factory iron coal port ship both goods none track berlin.1 hamburg-denmark";

/// What the positions of Water Frame say in words.
const WORDS_OF_WATER_FRAME: &str = "FoundFactory SetPrice SellStartShares TakeSpecial AssignTile ChooseMarker ChooseSpace \
    ChoosePayment FactoryStep InventorFee UseDeveloper WorkersStep WarehouseColumns WarehouseRows PlaceMachine RelocateWorker \
    RaiseQuality PatentMode RaiseDistribution FreeRaise StockMenu StockCount ContractSpace ShipStep ChooseProduction \
    UseExtraShifts ReturnTile ReplaceShip DiscardGood SaleCall CloseRow SellToPatron ShipContract CharismaStart BrokerMenu \
    HarborStep EventChoice NameStartPlayer Over first_foundation second_foundation start_capital assignment turns sale \
    after_sale shipment storage cycle_end brokers harbor events decade_end over special price taken next food clothes cutlery \
    lamps accountant administrator agent broker charisma developer engineer engineering_works extra_shifts foreman inventor \
    office patent patron_food patron_lamps school small_warehouse workshop machinery quality distribution production factory \
    workers stock_exchange light_quality light_production dark_machinery dark_production first_ship second_ship end_of_game \
    bureaucracy lobby war_on_the_continent world_exhibition navigation_acts economic_crisis hamburg_credit_crisis good_harvest \
    machine_breakers poor_relief emigration canal_boom patent_fair share_fever wage_strike";

/// Every place of a position, as a JSON pointer.
fn places(json: &Json, path: &str, found: &mut Vec<String>) {
    found.push(path.to_owned());
    match json {
        Json::Object(map) => map.iter().for_each(|(key, value)| places(value, &format!("{path}/{key}"), found)),
        Json::Array(list) => list.iter().enumerate().for_each(|(at, value)| places(value, &format!("{path}/{at}"), found)),
        _ => {}
    }
}

/// Numbers at the edges of whatever holds them.
const EDGES: [i64; 14] = [0, 1, 2, 3, 5, 7, 8, 100, 127, 255, 500, 65_535, 100_000, i64::MAX];

/// Changes something; mostly a little, because what is far off is refused at once.
fn change(position: &mut Json, words: &[&str], rng: &mut Rng) {
    let mut all = Vec::new();
    places(position, "", &mut all);
    let any = |rng: &mut Rng| all[rng.below(all.len() as u32) as usize].clone();
    let (path, other) = (any(rng), any(rng));
    let found = position.pointer(&other).cloned().unwrap_or(Json::Null);
    let Some(value) = position.pointer_mut(&path) else { return };
    match value {
        _ if rng.below(12) == 0 => *value = found,
        Json::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            *value = match rng.below(4) {
                0 => EDGES[rng.below(EDGES.len() as u32) as usize].into(),
                1 => number.wrapping_neg().into(),
                _ => number.wrapping_add(i64::from(rng.below(5)) - 2).into(),
            };
        }
        Json::Bool(flag) => *flag = !*flag,
        Json::String(text) => *text = words[rng.below(words.len() as u32) as usize].to_owned(),
        Json::Null => *value = found,
        Json::Array(list) if !list.is_empty() => {
            let at = rng.below(list.len() as u32) as usize;
            match rng.below(3) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => list.rotate_left(at),
            }
        }
        Json::Object(map) if !map.is_empty() => {
            let key = map.keys().nth(rng.below(map.len() as u32) as usize).cloned().expect("one of them");
            let taken = map.remove(&key);
            if rng.below(3) == 0 {
                map.insert(words[rng.below(words.len() as u32) as usize].to_owned(), taken.unwrap_or(Json::Null));
            }
        }
        _ => *value = found,
    }
}

/// Cards move from one pile to another, so that their number stays right.
fn move_cards(position: &mut Json, rng: &mut Rng) {
    let piles = ["/deck", "/discard", "/hands/0", "/hands/1"];
    let from = piles[rng.below(4) as usize];
    let to = piles[rng.below(4) as usize];
    let Some(Json::Object(taken)) = position.pointer(from) else { return };
    let Some((card, count)) = taken.iter().nth(rng.below(taken.len().max(1) as u32) as usize) else { return };
    let (card, count) = (card.clone(), count.as_i64().unwrap_or(0));
    let moved = if rng.below(2) == 0 { count } else { 1.min(count) };
    position.pointer_mut(from).expect("just found")[&card] = (count - moved).into();
    let Some(Json::Object(given)) = position.pointer_mut(to) else { return };
    let before = given.get(&card).and_then(Json::as_i64).unwrap_or(0);
    given.insert(card, before.saturating_add(moved).into());
}

/// Plays on at random to the end, and looks at the table now and then as people do.
fn play_out<R: Spoken + Estimate>(rules: &R, mut state: R::State, rng: &mut Rng) {
    let mut moves = Moves::new();
    loop {
        assert_eq!(rules.audit(&state), Ok(()));
        if rng.below(40) == 0 {
            rules.board(&rules.view(&state, Eyes::Watcher));
            for seat in Seat::new(0).round(rules.seats()) {
                rules.forecast_lines(&rules.forecast(&state, seat));
                assert!(rules.estimate(&state, seat, &R::Weights::default()).is_finite());
            }
        }
        let Some(seat) = rules.turn(&state).seats().lowest() else { break };
        rules.moves(&state, seat, &mut moves);
        assert!(moves.len() > 1, "nothing to decide: {:?}", &*moves);
        let mut imagined = state;
        rules.imagine(&mut imagined, Eyes::Of(seat), rng);
        rules.play(&mut state, seat, moves[rng.below(moves.len() as u32) as usize], &mut ());
    }
    assert!(rules.standing(&state).is_over());
}

#[test]
fn positions_of_age_of_industry_that_cannot_have_come_about_are_refused() {
    let rules = AgeOfIndustry::set_up(&Setup::of(2)).expect("the built-in sheet");
    let start = rules.save(&rules.deal(Chance::from_parts(7, 0), &mut ()));
    let fault = |changes: &[(&str, Json)]| {
        let mut position = serde_json::to_value(&start).expect("JSON");
        for (path, value) in changes {
            *position.pointer_mut(path).expect(path) = value.clone();
        }
        let position = position_from_json::<AgeOfIndustry>(&position).expect("the shape of a position");
        rules.load(&position).err().map(|fault| fault.path)
    };
    let refused = |path: &str| Some(path.to_owned());
    assert_eq!(fault(&[]), None);
    // AI-R41: two idle rounds end the game, so none begins after them.
    assert_eq!(fault(&[("/idle_rounds", json!(1))]), None);
    assert_eq!(fault(&[("/idle_rounds", json!(2))]), refused("idle_rounds"));
    assert_eq!(fault(&[("/idle_rounds", json!(255))]), refused("idle_rounds"));
    // AI-202, AI-203: one action in round one, two later.
    assert_eq!(fault(&[("/actions", json!(2))]), refused("actions"));
    assert_eq!(fault(&[("/actions", json!(2)), ("/round", json!(2))]), None);
    assert_eq!(fault(&[("/actions", json!(3)), ("/round", json!(2))]), refused("actions"));
    assert_eq!(fault(&[("/actions", json!(0))]), refused("decision"));
    // AI-304: nothing is derived from a ship on land.
    let ship = json!({ "berlin.1": { "seat": 0, "industry": "ship", "level": 2 } });
    assert_eq!(fault(&[("/spaces", ship)]), refused("berlin.1"));
    // AI-D14: asked only with a loan and the money for it.
    let active = format!("/players/{}", start.table.order[0]);
    let (cash, loans) = (format!("{active}/cash"), format!("{active}/loans"));
    let repay = |dollars: i32, owed: u32| {
        fault(&[("/actions", json!(0)), ("/decision", json!("RepayLoans")), (&cash, json!(dollars)), (&loans, json!(owed))])
    };
    assert_eq!((repay(11, 1), repay(10, 1), repay(11, 0)), (None, refused("decision"), refused("decision")));
    assert_eq!(fault(&[(&loans, json!(501))]), Some(format!("players[{}].loans", start.table.order[0])));
}

/// The dearest loans a sheet can print, kept through the longest game: what grows from them still fits.
#[test]
fn the_heaviest_debts_of_age_of_industry_can_be_reckoned() {
    for (amount, interest) in [("10", "1"), ("100", "10")] {
        let sheet = age_of_industry::BUILT_IN
            .replacen("amount = 10", &format!("amount = {amount}"), 1)
            .replacen("repay = 11", "repay = 120", 1)
            .replacen("interest = 1", &format!("interest = {interest}"), 1)
            .replacen("unpaid_vp = 5", "unpaid_vp = 20", 1)
            .replacen("idle_rounds_to_end = 2", "idle_rounds_to_end = 9", 1);
        let rules = AgeOfIndustry::set_up(&Setup::of(2).with_sheet(&sheet)).expect("within the bounds");
        let mut rng = Rng::new(9);
        for _ in 0..20 {
            let mut position = rules.save(&rules.deal(Chance::from_rng(&mut rng), &mut ()));
            position.table.players.iter_mut().for_each(|player| player.loans = 500);
            let state = rules.load(&position).expect("many loans");
            play_out(&rules, state, &mut rng);
        }
    }
}

/// Plays games at random and changes positions on the way: each is refused, or plays to the end.
fn try_strange_positions<R: Spoken + Estimate>(
    how_many: u64,
    words: &str,
    set_up: impl Fn(u64, &mut Rng) -> Setup,
    change_more: impl Fn(&mut Json, &mut Rng),
) {
    let words: Vec<&str> = words.split_whitespace().collect();
    let (mut tried, mut accepted) = (0, 0);
    for game in 0.. {
        let mut rng = Rng::new(game);
        let setup = set_up(game, &mut rng);
        let rules = R::set_up(&setup).expect("an accepted set-up");
        let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
        let mut moves = Moves::new();
        while let Some(seat) = rules.turn(&state).seats().lowest() {
            for _ in 0..rng.below(3) {
                if tried == how_many {
                    assert!(accepted * 10 > tried, "too few are strange and sound: {accepted} of {tried}");
                    return;
                }
                tried += 1;
                let mut position = serde_json::to_value(rules.save(&state)).expect("JSON");
                for _ in 0..=rng.below(3) {
                    if rng.below(3) == 0 {
                        change_more(&mut position, &mut rng);
                    } else {
                        change(&mut position, &words, &mut rng);
                    }
                }
                let outcome = catch_unwind(AssertUnwindSafe(|| {
                    let loaded = position_from_json::<R>(&position).and_then(|position| rules.load(&position));
                    match &loaded {
                        Ok(state) => play_out(&rules, *state, &mut rng),
                        Err(fault) => assert!(!fault.reason.name.is_empty()),
                    }
                    loaded.is_ok()
                }));
                accepted += u64::from(outcome.unwrap_or_else(|_| panic!("with {setup:?}: {position}")));
            }
            rules.moves(&state, seat, &mut moves);
            rules.play(&mut state, seat, moves[rng.below(moves.len() as u32) as usize], &mut ());
        }
    }
}

#[test]
fn strange_positions_of_age_of_industry_are_refused_or_play_to_the_end() {
    let set_up = |game: u64, rng: &mut Rng| match game % 3 {
        0 => strange_setup::<AgeOfIndustry>(rng),
        1 => Setup::of(2 + game as usize % 4).switch("map", "new_england"),
        _ => Setup::of(2 + game as usize % 4),
    };
    try_strange_positions::<AgeOfIndustry>(how_many(4000), WORDS_OF_AGE_OF_INDUSTRY, set_up, move_cards);
}

/// How far a turn or a sale has come is read back from the position, so that is where most is changed.
fn change_progress(position: &mut Json, rng: &mut Rng) {
    let words: Vec<&str> = WORDS_OF_WATER_FRAME.split_whitespace().collect();
    let part = ["work", "sale", "decision", "work"][rng.below(4) as usize];
    let Some(value) = position.get_mut(part) else { return };
    let mut alone = json!([value.clone()]);
    change(&mut alone, &words, rng);
    if let Some(changed) = alone.get(0) {
        *value = changed.clone();
    }
}

#[test]
fn strange_positions_of_water_frame_are_refused_or_play_to_the_end() {
    let set_up = |game: u64, rng: &mut Rng| match game % 2 {
        0 => strange_setup::<WaterFrame>(rng),
        _ => Setup::of(2 + game as usize % 3),
    };
    try_strange_positions::<WaterFrame>(how_many(2000), WORDS_OF_WATER_FRAME, set_up, change_progress);
}
