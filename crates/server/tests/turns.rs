//! Turns: drafts, moves that wait to be confirmed, choices made together; and what a restart leaves of them.

mod support;

use serde_json::{Value as Json, json};
use server::store::Drafted;
use support::{Dice, House, Party, any_move, due, first_move, on_both};

/// One seat's turn, as a browser follows it.
struct Turn {
    seat: usize,
    state: Json,
}

impl Turn {
    fn named(&self) -> Json {
        json!({ "seat": self.seat, "position": self.state["position"], "draft": self.state["play"]["draft"]["version"] })
    }

    fn with(&self, moves: Json, confirms: bool) -> Json {
        let mut body = self.named();
        body["moves"] = moves;
        body["confirms"] = confirms.into();
        body
    }

    fn drafted(&self) -> usize {
        self.state["play"]["draft"]["moves"].as_array().expect("moves").len()
    }

    fn is_held(&self) -> bool {
        !self.state["play"]["draft"]["held"].is_null()
    }
}

/// The code of the first offered move that says this.
fn offered(state: &Json, what: &str, field: &str, value: &str) -> Option<Json> {
    let moves = state["play"]["moves"].as_array().expect("moves");
    moves
        .iter()
        .find(|option| option["move"]["do"] == what && option["move"][field] == value)
        .map(|option| option["code"].clone())
}

/// The steps of a draft, as one word each.
fn steps(state: &Json) -> Vec<(u64, String)> {
    let steps = state["play"]["draft"]["steps"].as_array().expect("steps").iter();
    let word = |step: &Json| {
        let mv = &step["moves"][0];
        let what = mv["do"].as_str().expect("a name");
        mv["good"].as_str().or(mv["action"].as_str()).map_or_else(|| what.to_owned(), |of| format!("{what} {of}"))
    };
    steps.map(|step| (step["number"].as_u64().expect("a number"), word(step))).collect()
}

/// Plays on until a seat has drafted a move that does not end its turn.
async fn drafting(party: &mut Party, dice: &mut Dice) -> Turn {
    for _ in 0..500 {
        let state = party.until(dice, |state| state["play"]["turn"]["together"] == false).await;
        let mut turn = Turn { seat: due(&state)[0], state };
        let body = turn.with(json!([any_move(&turn.state, dice)]), true);
        turn.state = party.post(turn.seat, "moves", body).await.expect(200);
        if !turn.is_held() {
            return turn;
        }
        party.post(turn.seat, "confirm", turn.named()).await.expect(200);
    }
    panic!("every move ends a turn");
}

/// Goes on with a turn until its last move waits to be confirmed; what the seat saw before that move.
async fn holding(party: &mut Party, turn: &mut Turn) -> Json {
    loop {
        let before = turn.state["play"].clone();
        let body = turn.with(json!([first_move(&turn.state)]), true);
        turn.state = party.post(turn.seat, "moves", body).await.expect(200);
        if turn.is_held() {
            return before;
        }
    }
}

/// A table of Artificium where both choose a card at once; what both see.
async fn choosing(party: &mut Party) -> [Turn; 2] {
    party.until(&mut Dice(5), |state| state["play"]["turn"]["together"] == true && due(state).len() == 2).await;
    [Turn { seat: 0, state: party.state(0).await }, Turn { seat: 1, state: party.state(1).await }]
}

/// The seats that must decide, as a list of tables shows them.
async fn listed_as_due(party: &mut Party) -> Vec<usize> {
    due(&party.people[0].get("/api/tables?mine=true").await.expect(200)["tables"][0])
}

on_both! {
    async fn a_draft_is_its_seats_alone_and_taken_back_freely(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "age-of-industry", 2).await;
        let mut turn = drafting(&mut party, &mut Dice(1)).await;
        let (seat, other, position) = (turn.seat, 1 - turn.seat, turn.state["position"].clone());
        assert_eq!((turn.drafted(), &turn.state["play"]["draft"]["version"]), (1, &json!(1)));

        let seen = party.state(other).await;
        assert_eq!((&seen["position"], &seen["last"]), (&position, &turn.state["last"]));
        assert_eq!((&seen["play"]["draft"], &seen["play"]["moves"]), (&Json::Null, &Json::Null));
        let decision = |state: &Json| state["play"]["turn"]["decision"].clone();
        assert_eq!((decision(&seen), decision(&turn.state)), (json!("ChooseAction"), turn.state["play"]["view"]["decision"].clone()));
        assert_ne!(decision(&seen), decision(&turn.state), "each is told of the decision they see");
        let made = turn.state["play"]["draft"]["moves"][0].to_string();
        let before = party.get(other, "").await.text;
        let watched = door.another().get(&party.table).await.text;
        assert!(!before.contains(&made) && !watched.contains(&made));

        let mut old = turn.with(json!([first_move(&turn.state)]), true);
        old["draft"] = 0.into();
        let reply = party.post(seat, "moves", old.clone()).await;
        reply.refuses(409, "stale");
        assert_eq!(reply.json()["error"]["figures"], json!({ "position": position, "draft": 1 }));
        old["draft"] = 1.into();
        old["position"] = (position.as_i64().expect("a number") - 1).into();
        party.post(seat, "moves", old).await.refuses(409, "stale");
        party.post(seat, "confirm", turn.named()).await.refuses(409, "nothing-to-confirm");
        party.post(other, "undo", turn.named()).await.refuses(403, "not-your-seat");
        party.post(seat, "moves", turn.with(json!([]), true)).await.refuses(400, "no-moves");
        party.post(seat, "moves", turn.with(json!([{ "do": "Nonsense" }]), true)).await.refuses(400, "refused");
        party.post(seat, "moves", turn.with(json!(vec![json!({}); 101]), true)).await.refuses(400, "too-many-moves");
        assert_eq!(party.state(seat).await["play"], turn.state["play"], "nothing has changed");

        let body = turn.named();
        turn.state = party.post(seat, "undo", body.clone()).await.expect(200);
        assert_eq!((turn.drafted(), &turn.state["play"]["draft"]["version"]), (0, &json!(2)));
        party.post(seat, "undo", body).await.refuses(409, "stale");
        party.post(seat, "undo", turn.named()).await.refuses(409, "nothing-to-undo");
        assert_eq!(party.get(other, "").await.text, before, "to the others nothing has happened");
    }

    async fn a_move_that_ends_the_turn_waits_and_shows_a_forecast(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "age-of-industry", 2).await;
        let mut turn = drafting(&mut party, &mut Dice(2)).await;
        let (seat, other) = (turn.seat, 1 - turn.seat);
        let before = holding(&mut party, &mut turn).await;
        let play = &turn.state["play"];
        assert_eq!((&play["view"], &play["moves"]), (&before["view"], &json!([])), "the position before the move");
        assert!(play["draft"]["forecast"].is_object(), "{play}");
        party.post(seat, "moves", turn.with(json!([{}]), true)).await.refuses(409, "confirm-first");
        party.get(seat, &format!("/options?seat={seat}")).await.refuses(409, "confirm-first");
        let last = turn.state["last"].clone();
        assert_eq!(party.state(other).await["last"], last);
        let (mut doubled, drafted) = (turn.named(), turn.drafted() as i64);
        doubled["draft"] = (doubled["draft"].as_i64().expect("a number") - 1).into();
        party.post(seat, "confirm", doubled).await.refuses(409, "stale");

        let after = party.post(seat, "confirm", turn.named()).await.expect(200);
        let shown = party.state(seat).await;
        let names = |state: &Json| state.as_object().map(|state| state.keys().cloned().collect::<Vec<_>>());
        assert_eq!((names(&after), &after["present"]), (names(&shown), &json!([])), "as if it was asked for");
        assert_eq!(after["last"].as_i64(), last.as_i64().map(|last| last + drafted), "all at once");
        party.post(seat, "confirm", turn.named()).await.refuses(409, "stale");
        assert_eq!(party.state(other).await["last"], after["last"]);
    }

    async fn a_turn_is_called_useless_only_where_all_is_as_before(house: House) {
        for game in ["artificium", "arkwright-card", "age-of-industry", "water-frame"] {
            let mut party = Party::playing(&house.browser(), game, 2).await;
            let (mut dice, mut held) = (Dice(1), 0);
            for _ in 0..150 {
                let state = party.state(0).await;
                if state["phase"] != "playing" {
                    break;
                }
                let state = party.step(&mut dice, &state).await;
                let draft = &state["play"]["draft"];
                if draft["held"].is_null() {
                    continue;
                }
                // Whose turn it is belongs to the position: a turn that ends is never nothing.
                assert_eq!(draft["unchanged"], false, "{game}: {}", draft["texts"]);
                held += 1;
            }
            assert!(held > 0, "{game}");
        }
    }

    async fn without_the_question_a_turn_is_made_at_once(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "age-of-industry", 2).await;
        let mut turn = drafting(&mut party, &mut Dice(3)).await;
        let (seat, position) = (turn.seat, turn.state["position"].clone());
        while turn.state["position"] == position {
            let body = turn.with(json!([first_move(&turn.state)]), false);
            turn.state = party.post(seat, "moves", body.clone()).await.expect(200);
            party.post(seat, "moves", body).await.refuses(409, "stale");
            assert!(!turn.is_held());
        }
        assert_eq!(turn.state["position"], turn.state["last"]);
        party.people[seat].patch("/api/me", json!({ "confirms": false })).await.expect(200);
        let state = party.until(&mut Dice(3), |state| due(state) == [seat]).await;
        let mut turn = Turn { seat, state };
        while turn.state["position"] == turn.state["last"] && due(&turn.state) == [seat] {
            let mut body = turn.with(json!([first_move(&turn.state)]), true);
            body.as_object_mut().expect("an object").remove("confirms");
            turn.state = party.post(seat, "moves", body).await.expect(200);
            assert!(!turn.is_held(), "as the person has chosen");
        }
    }

    async fn a_draft_survives_a_restart(house: House) {
        let mut party = Party::playing(&house.browser(), "age-of-industry", 2).await;
        let mut turn = drafting(&mut party, &mut Dice(4)).await;
        let mut restarted = party.before(&house.browser());
        assert_eq!(restarted.state(turn.seat).await, party.state(turn.seat).await);
        holding(&mut restarted, &mut turn).await;
        let before = restarted.state(turn.seat).await;
        let mut restarted = restarted.before(&house.browser());
        assert_eq!(restarted.state(turn.seat).await, before);
        restarted.post(turn.seat, "confirm", turn.named()).await.expect(200);
        let position = restarted.state(0).await["position"].clone();
        let mut restarted = restarted.before(&house.browser());
        let state = restarted.state(turn.seat).await;
        assert_eq!((&state["position"], &state["phase"]), (&position, &json!("playing")));
    }

    async fn steps_of_a_turn_come_in_any_order_and_go_alone(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "arkwright-card", 2).await;
        let seat = due(&party.state(0).await)[0];
        let mut turn = Turn { seat, state: party.state(seat).await };
        let of_turn = |turn: &Turn, wish: Json| {
            let mut body = turn.named();
            wish.as_object().expect("fields").iter().for_each(|(field, value)| body[field] = value.clone());
            body
        };
        let foreman = turn.state["play"]["moves"][0]["code"].clone();
        let body = of_turn(&turn, json!({ "add": [foreman, { "do": "Act", "action": "build" }] }));
        turn.state = party.post(seat, "turn", body.clone()).await.expect(200);
        party.post(seat, "turn", body).await.refuses(409, "stale");
        assert_eq!((steps(&turn.state).len(), &turn.state["play"]["draft"]["gathers"]), (2, &json!(true)));

        // Looking keeps nothing, and another window of the same person sees nothing of it.
        let lamps = offered(&turn.state, "Build", "good", "lamps").expect("lamps can be built");
        let looked = party.post(seat, "turn", of_turn(&turn, json!({ "add": [lamps], "look": true }))).await.expect(200);
        assert_eq!(steps(&looked).len(), 3);
        assert_eq!(party.state(seat).await, turn.state);

        // The last of the list first; what stands before it is still offered, and both are played in the order of the rules.
        turn.state = party.post(seat, "turn", of_turn(&turn, json!({ "add": [lamps] }))).await.expect(200);
        let textile = offered(&turn.state, "Build", "good", "textile").expect("textile can still be built");
        turn.state = party.post(seat, "turn", of_turn(&turn, json!({ "add": [textile] }))).await.expect(200);
        assert_eq!(steps(&turn.state)[2..], [(4, "Build textile".to_owned()), (3, "Build lamps".to_owned())]);
        party.post(seat, "turn", of_turn(&turn, json!({ "add": [lamps] }))).await.refuses(409, "not-offered");
        party.post(seat, "turn", of_turn(&turn, json!({ "drop": [9] }))).await.refuses(409, "nothing-to-undo");

        // After a restart the turn is as it was, with the numbers of its steps.
        let mut restarted = party.before(&house.browser());
        assert_eq!(steps(&restarted.state(seat).await), steps(&turn.state));
        turn.state = restarted.post(seat, "turn", of_turn(&turn, json!({ "drop": [3] }))).await.expect(200);
        assert_eq!(steps(&turn.state)[2..], [(4, "Build textile".to_owned())]);

        // Without its action no step of it can stand; what belongs to an earlier decision takes the place of what was begun.
        let without = of_turn(&turn, json!({ "drop": [2], "look": true }));
        assert_eq!(steps(&restarted.post(seat, "turn", without).await.expect(200)).len(), 1);
        let other = of_turn(&turn, json!({ "add": [{ "do": "Act", "action": "hire" }], "from": "decision" }));
        let other = restarted.post(seat, "turn", other).await.expect(200);
        assert_eq!(steps(&other)[1..], [(2, "Act hire".to_owned())]);
    }

    async fn figures_are_told_while_others_decide(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "water-frame", 2).await;
        let seat = due(&party.state(0).await)[0];
        for asked in [seat, 1 - seat] {
            let told = party.post(asked, "forecast", json!({ "seat": asked, "moves": [] })).await.expect(200);
            assert!(told["forecast"].is_object(), "{told}");
        }
        party.post(1 - seat, "forecast", json!({ "seat": seat, "moves": [] })).await.refuses(403, "not-your-seat");
    }

    async fn nobody_hears_the_rhythm_of_another_turn(house: House) {
        use futures_util::StreamExt;
        let (app, door) = house.app();
        let mut party = Party::playing(&door, "arkwright-card", 3).await;
        let seat = due(&party.state(0).await)[0];
        let others: Vec<usize> = (0..3).filter(|other| *other != seat).collect();
        let mut streams = Vec::new();
        for other in &others {
            streams.push(party.people[*other].listen(&format!("{}/events?after=99", party.table)).await);
        }
        streams.push(door.another().listen(&format!("{}/events?after=99", party.table)).await);
        let heard = async |stream: &mut axum::body::BodyDataStream| {
            let mut heard = String::new();
            while let Ok(Some(Ok(part))) = tokio::time::timeout(std::time::Duration::from_millis(300), stream.next()).await {
                heard.push_str(std::str::from_utf8(&part).expect("text"));
            }
            heard
        };
        for stream in &mut streams {
            assert!(heard(stream).await.contains("event: now"));
        }
        // Who has come since is heard, too.
        for stream in &mut streams {
            heard(stream).await;
        }
        let mut turn = Turn { seat, state: party.state(seat).await };
        turn.state = party.post(seat, "moves", turn.with(json!([first_move(&turn.state)]), true)).await.expect(200);
        party.post(seat, "undo", turn.named()).await.expect(200);
        for stream in &mut streams {
            assert_eq!(heard(stream).await, "", "somebody else makes a turn");
        }
        drop(app);
    }

    async fn what_is_chosen_together_is_unseen_until_all_have_chosen(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "artificium", 2).await;
        let [mut ada, bo] = choosing(&mut party).await;
        let (last, moves) = (ada.state["last"].clone(), ada.state["play"]["moves"].as_array().expect("moves").clone());
        let (before, watched) = (party.state(1).await, door.another().get(&party.table).await.expect(200));
        ada.state = party.post(0, "moves", ada.with(json!([moves[0]["move"]]), false)).await.expect(200);
        party.post(0, "moves", ada.with(json!([moves[0]["move"], moves[1]["move"]]), false)).await.refuses(400, "one-choice");
        assert_eq!((&ada.state["last"], ada.drafted(), due(&ada.state)), (&last, 1, vec![1]));
        let (mut seen, mut watches) = (party.state(1).await, door.another().get(&party.table).await.expect(200));
        for state in [&mut seen, &mut watches] {
            assert_eq!(state["seats"][0]["due"], false, "that somebody has chosen is seen, not what");
            state["seats"][0]["due"] = true.into();
        }
        assert_eq!(seen["play"]["draft"]["reveals"], true, "whoever chooses last is told what follows");
        seen["play"]["draft"]["reveals"] = false.into();
        assert_eq!((seen, watches), (before, watched));

        let body = ada.with(json!([moves[1]["move"]]), false);
        ada.state = party.post(0, "moves", body.clone()).await.expect(200);
        assert_eq!(ada.state["play"]["draft"]["moves"], json!([moves[1]["move"]]), "replaced");
        party.post(0, "moves", body).await.refuses(409, "stale");

        party.post(0, "undo", ada.named()).await.refuses(409, "nothing-to-undo");
        assert_eq!(listed_as_due(&mut party).await, [1]);

        let mut restarted = party.before(&house.browser());
        assert_eq!(restarted.state(0).await, party.state(0).await, "it survives a restart");
        let mine = first_move(&bo.state);
        let state = restarted.post(1, "moves", bo.with(json!([mine]), false)).await.expect(200);
        assert_ne!(state["position"], ada.state["position"]);
        assert_eq!(listed_as_due(&mut restarted).await, due(&state));
        let entries = house.store.entries(&party.id(), last.as_i64().expect("a number")).await.expect("entries");
        let made: Vec<Json> = entries.iter().map(|numbered| serde_json::to_value(&numbered.entry).expect("JSON")).collect();
        let by_seat = |seat: usize| made.iter().find(|entry| entry["seat"] == seat).expect("a move")["move"].clone();
        assert_eq!((made.len(), by_seat(0), by_seat(1)), (2, moves[1]["move"].clone(), mine));
        assert_eq!(entries[0].at, entries[1].at, "together");
        let first = &ada.state["play"]["view"]["first"];
        assert!(first.is_null() || made[0]["seat"] == *first, "in turn order: {first}");
    }

    async fn choices_that_are_all_in_enter_even_if_the_process_dies(house: House) {
        let mut party = Party::playing(&house.browser(), "artificium", 2).await;
        let [ada, bo] = choosing(&mut party).await;
        party.post(0, "moves", ada.with(json!([first_move(&ada.state)]), false)).await.expect(200);
        // The last choice is stored, and then the process is gone.
        let position = bo.state["position"].as_i64().expect("a number");
        let draft = Drafted { seat: 1, position, steps: vec![(1, vec![first_move(&bo.state)])], at: server::now(), version: 1 };
        let kept = house.store.put_draft(&party.id(), draft, false).await.expect("kept").expect("the position is that one");
        assert_eq!(kept.len(), 2);
        let mut restarted = party.before(&house.browser());
        let state = restarted.state(0).await;
        assert_eq!(state["last"].as_i64(), ada.state["last"].as_i64().map(|last| last + 2));
        assert_ne!(state["position"], ada.state["position"]);
        assert_eq!(listed_as_due(&mut restarted).await, due(&state));
        assert!(house.store.drafts(&party.id()).await.expect("drafts").is_empty());
    }
}
