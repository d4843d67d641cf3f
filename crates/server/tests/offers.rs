//! What seats agree on, and what happens to a seat whose owner is away: offers, clocks, bots that sit in; and frozen tables.

mod support;

use serde_json::{Value as Json, json};
use server::hall::Change;
use server::journal::Entry;
use server::{App, bots, now};
use std::time::Duration;
use support::{Browser, Dice, House, Party, Reply, due, guest, on_both, open};

fn number(state: &Json, name: &str) -> i64 {
    state[name].as_i64().expect("a number")
}

fn made(state: &Json) -> i64 {
    state["play"]["move"].as_i64().expect("a number")
}

/// Answers the proposal that this seat sees.
async fn answer(party: &mut Party, seat: usize, yes: bool) -> Reply {
    let offer = party.state(seat).await["offer"]["entry"].as_i64().unwrap_or(0);
    party.post(seat, "answer", json!({ "seat": seat, "offer": offer, "yes": yes })).await
}

fn take_back(seat: usize, to: i64) -> Json {
    json!({ "seat": seat, "offer": { "what": "take_back", "to": to } })
}

/// Lets bots play until a table looks like this.
async fn bots_play(app: &App, browser: &mut Browser, table: &str, wanted: impl Fn(&Json) -> bool) -> Json {
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let playing = tokio::spawn(bots::run(app.clone(), stopped));
    let mut state = Json::Null;
    for _ in 0..600 {
        state = browser.get(table).await.expect(200);
        if wanted(&state) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    stop.send(true).expect("bots listen");
    playing.await.expect("bots stop");
    assert!(wanted(&state), "{state}");
    state
}

/// Lets bots that play for somebody do it at once, until the task is stopped.
async fn hurry(house: &House, app: &App) -> tokio::task::JoinHandle<()> {
    let (there, app) = (house.elsewhere().await, app.clone());
    tokio::spawn(async move {
        loop {
            // What a worker has is leased for longer.
            there.sql(format!("UPDATE jobs SET leased = 0 WHERE leased > 0 AND leased < {}", now() + 3_000)).await;
            app.hall.jobs.notify_one();
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
}

/// Ten minutes later.
async fn clocks_run_out(app: &App, table: &str) -> Result<(), &'static str> {
    let later = now() + 600_000;
    let change = app.hall.change(table, |room| Ok(Change { entries: room.run_out(later)?, answer: () }));
    change.await.map_err(|problem| problem.code)
}

on_both! {
    async fn confirmed_moves_are_taken_back_if_all_agree(house: House) {
        let mut party = Party::playing(&house.browser(), "arkwright-card", 3).await;
        let state = party.play(&mut Dice(1), 25).await;
        let (moves, position) = (made(&state), number(&state, "position"));
        assert!(moves >= 4);
        answer(&mut party, 0, true).await.refuses(409, "no-offer");
        party.post(0, "offer", take_back(0, moves)).await.refuses(400, "no-such-move");
        party.post(0, "offer", take_back(1, moves - 1)).await.refuses(403, "not-your-seat");
        party.post(0, "offer", take_back(0, moves - 2)).await.expect(200);
        party.post(1, "offer", json!({ "seat": 1, "offer": { "what": "end" } })).await.refuses(409, "offer-pending");
        let (offer, last) = (party.state(2).await["offer"].clone(), party.state(2).await["last"].clone());
        assert_eq!(offer, json!({ "entry": last, "seat": 0, "offer": { "what": "take_back", "to": moves - 2 }, "agreed": [0] }));
        answer(&mut party, 0, true).await.refuses(409, "answered-already");

        answer(&mut party, 1, false).await.expect(200);
        assert_eq!(party.state(0).await["offer"], Json::Null, "one says no");
        party.post(0, "offer", take_back(0, moves - 2)).await.expect(200);
        answer(&mut party, 0, false).await.expect(200);
        assert_eq!(party.state(0).await["offer"], Json::Null, "withdrawn");
        assert_eq!((made(&party.state(0).await), number(&party.state(0).await, "position")), (moves, position));

        let before = party.get(0, &format!("/replay?to={}&seat=0", moves - 2)).await.expect(200)["view"].clone();
        party.post(0, "offer", take_back(0, moves - 2)).await.expect(200);
        answer(&mut party, 1, true).await.expect(200);
        answer(&mut party, 1, true).await.refuses(409, "answered-already");
        assert_eq!(made(&party.state(0).await), moves);
        answer(&mut party, 2, true).await.expect(200);
        let state = party.state(0).await;
        assert_eq!((made(&state), &state["offer"]), (moves - 2, &Json::Null));
        assert_eq!(state["position"], state["last"]);
        assert_eq!(party.get(0, &format!("/replay?to={}&seat=0", moves - 2)).await.expect(200)["view"], before);
        let mut restarted = party.before(&house.browser());
        assert_eq!(restarted.state(0).await, state);
        restarted.play(&mut Dice(2), 10).await;
    }

    async fn an_answer_is_to_the_proposal_it_names(house: House) {
        let mut party = Party::playing(&house.browser(), "arkwright-card", 2).await;
        let moves = made(&party.play(&mut Dice(1), 25).await);
        party.post(0, "offer", take_back(0, moves - 1)).await.expect(200);
        let seen = party.state(1).await["offer"]["entry"].clone();
        answer(&mut party, 0, false).await.expect(200);
        party.post(0, "offer", json!({ "seat": 0, "offer": { "what": "end" } })).await.expect(200);
        for yes in [true, false] {
            let late = json!({ "seat": 1, "offer": seen, "yes": yes });
            party.post(1, "answer", late).await.refuses(409, "another-offer");
        }
        assert_eq!(party.state(0).await["phase"], "playing");
        assert_eq!(party.state(0).await["offer"]["agreed"], json!([0]));
        answer(&mut party, 1, true).await.expect(200);
        assert_eq!(party.state(0).await["phase"], "ended");
    }

    async fn nobody_proposes_without_end(house: House) {
        let (app, door) = house.app();
        let mut party = Party::playing(&door, "arkwright-card", 2).await;
        party.play(&mut Dice(1), 25).await;
        let end = |seat: usize| json!({ "seat": seat, "offer": { "what": "end" } });
        for _ in 0..20 {
            party.post(0, "offer", end(0)).await.expect(200);
            answer(&mut party, 0, false).await.expect(200);
        }
        assert!(party.post(0, "offer", end(0)).await.refuses(409, "too-many-offers").contains("20"));
        party.post(1, "offer", end(1)).await.expect(200);
        answer(&mut party, 1, false).await.expect(200);
        let (position, mut dice) = (number(&party.state(0).await, "position"), Dice(2));
        while number(&party.state(0).await, "position") == position {
            party.play(&mut dice, 1).await;
        }
        party.post(0, "offer", end(0)).await.expect(200);
        answer(&mut party, 0, false).await.expect(200);

        let moves = made(&party.state(0).await);
        let change = |to: usize| Change { entries: vec![Entry::TakenBack { to, chosen: Vec::new() }; 500], answer: () };
        app.hall.change(&party.id(), |room| Ok(change(room.moves()))).await.expect("written");
        let refused = party.post(0, "offer", take_back(0, moves - 1)).await;
        assert!(refused.refuses(409, "too-many-take-backs").contains("500"));
        party.post(0, "offer", end(0)).await.expect(200);
    }

    async fn seats_do_not_change_hands_without_end(house: House) {
        let mut party = Party::playing(&house.browser(), "arkwright-card", 2).await;
        let state = party.play(&mut Dice(6), 10).await;
        let seat = due(&state)[0];
        for _ in 0..50 {
            party.post(seat, "leave", json!({ "seat": seat })).await.expect(200);
            party.post(seat, "join", json!({ "seat": seat })).await.expect(200);
        }
        party.post(seat, "leave", json!({ "seat": seat })).await.expect(200);
        party.post(seat, "join", json!({ "seat": seat })).await.refuses(409, "seated-too-often");
        for place in 0..50 {
            let who = if place == 0 { 1 - seat } else { seat };
            party.post(who, "seat", json!({ "seat": seat, "bot": "random" })).await.expect(200);
        }
        party.post(seat, "seat", json!({ "seat": seat, "bot": "random" })).await.refuses(409, "seated-too-often");
    }

    async fn whoever_comes_and_goes_keeps_no_seat_from_others(house: House) {
        let mut party = Party::of(&house.browser(), 3).await;
        party.table = open(&mut party.people[0], json!({ "game": "artificium", "seats": ["me", "open"] })).await;
        for _ in 0..50 {
            party.post(1, "join", json!({})).await.expect(200);
            party.post(1, "leave", json!({ "seat": 1 })).await.expect(200);
        }
        party.post(1, "join", json!({})).await.refuses(409, "seated-too-often");
        let last = party.get(0, "").await.expect(200)["last"].clone();
        party.post(0, "seat", json!({ "seat": 1 })).await.expect(200);
        assert_eq!(party.get(0, "").await.expect(200)["last"], last, "an empty seat is not cleared");
        party.post(2, "join", json!({})).await.expect(200);
        party.post(0, "start", json!({})).await.expect(200);
    }

    async fn nothing_is_taken_back_past_a_reveal(house: House) {
        let mut party = Party::playing(&house.browser(), "artificium", 2).await;
        let decides = |state: &Json| state["play"]["turn"]["decision"] == "Handle";
        let state = party.until(&mut Dice(1), decides).await;
        party.post(0, "offer", take_back(0, made(&state) - 1)).await.refuses(409, "beyond-reveal");
        party.post(0, "offer", take_back(0, 0)).await.refuses(409, "beyond-reveal");
        assert_eq!(party.state(0).await["last"], state["last"]);
    }

    async fn bots_agree_at_once(house: House) {
        let (app, door) = house.app();
        let (mut ada, _) = guest(&door, "Ada").await;
        let table = open(&mut ada, json!({ "game": "arkwright-card", "seats": ["me", { "bot": "random" }] })).await;
        let mut party = Party { people: vec![ada.clone()], ids: Vec::new(), table: table.clone() };
        let mut dice = Dice(1);
        let mut state = bots_play(&app, &mut ada, &table, |state| due(state) == [0]).await;
        while made(&state) == 0 || due(&state) != [0] {
            state = if due(&state) == [0] {
                party.step(&mut dice, &state).await
            } else {
                bots_play(&app, &mut ada, &table, |state| due(state) == [0]).await
            };
        }
        party.post(0, "offer", take_back(0, made(&state) - 1)).await.expect(200);
        let back = party.state(0).await;
        assert_eq!((made(&back), &back["offer"]), (made(&state) - 1, &Json::Null));
        party.post(0, "offer", json!({ "seat": 0, "offer": { "what": "end" } })).await.expect(200);
        assert_eq!(party.state(0).await["phase"], "ended");
    }

    async fn the_decision_that_waits_longest_is_taken_first(house: House) {
        let (mut ada, _) = guest(&house.browser(), "Ada").await;
        let mut opened = Vec::new();
        for _ in 0..6 {
            let bots = json!([{ "bot": "random" }, { "bot": "random" }]);
            opened.push(open(&mut ada, json!({ "game": "arkwright-card", "seats": bots })).await);
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let (at, lease) = (now(), 1_000);
        let claimed = async |at: i64| {
            let mut tables = Vec::new();
            while let Some(job) = house.store.claim_job(at, at + lease).await.expect("jobs are read") {
                tables.push(format!("/api/tables/{}", job.table));
            }
            tables
        };
        assert_eq!(claimed(at).await, opened);
        assert_eq!(claimed(at).await, Vec::<String>::new(), "all have their workers");
        let late = open(&mut ada, json!({ "game": "arkwright-card", "seats": [{ "bot": "random" }, { "bot": "random" }] })).await;
        opened.push(late);
        assert_eq!(claimed(at + lease + 1).await, opened, "what a worker lost has waited longer than what is new");
    }

    async fn the_seats_agree_to_end_and_to_go_on_elsewhere(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "artificium", 2).await;
        let state = party.until(&mut Dice(3), |state| made(state) > 6).await;
        let branch = json!({ "seat": 1, "offer": { "what": "branch", "to": made(&state) - 3 } });
        assert_eq!(party.post(1, "offer", branch).await.expect(200)["table"], Json::Null);
        let table = answer(&mut party, 0, true).await.expect(200)["table"].clone();
        let table = table.as_str().expect("another table").to_owned();
        let ended = party.state(0).await;
        assert_eq!((&ended["phase"], &ended["seed"]), (&json!("ended"), &Json::Null));
        assert_eq!(ended["revealed"], false, "what was hidden is still hidden at the other table");
        party.get(0, "/record").await.refuses(409, "not-over");
        let mut other = party.before(&door);
        other.table = format!("/api/tables/{table}");
        let state = other.state(1).await;
        assert_eq!((&state["phase"], &state["rated"]), (&json!("playing"), &json!(false)));
        assert_eq!(state["origin"], json!({ "table": party.id(), "kind": "branch" }));
        let state = other.play(&mut Dice(4), 5).await;

        let beyond = json!({ "seat": 0, "offer": { "what": "branch", "to": made(&state) + 1 } });
        other.post(0, "offer", beyond).await.refuses(400, "no-such-move");
        let stood = other.get(0, &format!("/replay?to={}&seat=0", made(&state))).await.expect(200)["view"].clone();
        let present = json!({ "seat": 0, "offer": { "what": "branch", "to": made(&state) } });
        other.post(0, "offer", present).await.expect(200);
        let third = answer(&mut other, 1, true).await.expect(200)["table"].clone();
        other.table = format!("/api/tables/{}", third.as_str().expect("a third table"));
        let goes_on = other.get(0, "/replay?to=0&seat=0").await.expect(200)["view"].clone();
        assert_eq!(goes_on, stood, "from where it stood");

        other.post(0, "offer", json!({ "seat": 0, "offer": { "what": "end" } })).await.expect(200);
        answer(&mut other, 1, true).await.expect(200);
        assert_eq!(other.state(0).await["phase"], "ended");
        let record = other.get(0, "/record").await;
        assert_eq!(record.status, 200, "nothing is hidden any more: {}", record.text);
        assert_eq!(other.state(0).await["revealed"], true);
    }

    async fn what_all_who_are_left_agree_to_is_carried_out(house: House) {
        let door = house.browser();
        let (leaves, gives_up) = (("leave", json!({ "seat": 2 })), ("seat", json!({ "seat": 2, "bot": "easy" })));
        let (end, branch) = (json!({ "what": "end" }), json!({ "what": "branch", "to": 0 }));
        for (offer, (away, body)) in [(&end, &leaves), (&branch, &leaves), (&end, &gives_up)] {
            let mut party = Party::playing(&door, "artificium", 3).await;
            party.post(0, "offer", json!({ "seat": 0, "offer": offer })).await.expect(200);
            answer(&mut party, 1, true).await.expect(200);
            party.post(2, away, body.clone()).await.expect(200);
            assert_eq!(party.state(0).await["phase"], "ended", "{offer}, {away}");
        }
    }

    async fn nobody_has_agreed_with_the_word_of_whoever_sat_there_before(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "artificium", 3).await;
        let end = json!({ "seat": 0, "offer": { "what": "end" } });
        party.post(0, "offer", end).await.expect(200);
        answer(&mut party, 1, true).await.expect(200);
        party.post(1, "leave", json!({ "seat": 1 })).await.expect(200);
        let (mut eve, _) = guest(&door, "Eve").await;
        eve.post(&format!("{}/join", party.table), json!({ "seat": 1 })).await.expect(200);
        answer(&mut party, 2, true).await.expect(200);
        let state = party.state(0).await;
        assert_eq!((&state["phase"], &state["offer"]["agreed"]), (&json!("playing"), &json!([0, 2])), "Eve was not asked yet");
        party.people[1] = eve;
        party.post(0, "leave", json!({ "seat": 0 })).await.expect(200);
        let state = party.state(1).await;
        assert_eq!((&state["phase"], &state["offer"]), (&json!("playing"), &Json::Null), "whoever goes proposes nothing");
    }

    async fn when_a_clock_runs_out_a_bot_plays_the_turn(house: House) {
        let (app, door) = house.app();
        let pace = json!({ "kind": "clock", "base": 300_000, "increment": 1_000 });
        let mut party = Party::with(&door, 2, json!({ "game": "arkwright-card", "pace": pace })).await;
        let state = party.state(0).await;
        let seat = due(&state)[0];
        let left = |state: &Json, seat: usize| state["seats"][seat]["left"].as_i64().expect("a clock");
        assert!((200_000..=300_000).contains(&left(&state, seat)) && left(&state, 1 - seat) == 300_000);
        let early = app.hall.change(&party.id(), |room| Ok(Change { entries: room.run_out(now())?, answer: () })).await;
        assert_eq!(early.map_err(|problem| problem.code), Err("stale"));
        assert_eq!(house.store.overdue(now()).await.expect("a list"), Vec::<String>::new());
        assert_eq!(house.store.overdue(now() + 600_000).await.expect("a list"), [party.id()]);

        clocks_run_out(&app, &party.id()).await.expect("it ran out");
        assert_eq!(clocks_run_out(&app, &party.id()).await, Err("stale"), "once");
        let state = party.state(seat).await;
        assert_eq!((left(&state, seat), due(&state)), (0, vec![seat]));
        let table = party.table.clone();
        let state = bots_play(&app, &mut party.people[0], &table, |state| due(state) != [seat]).await;
        assert_eq!(state["seats"][seat]["person"], party.ids[seat], "the seat stays");
        assert_eq!(left(&state, seat), 60_000, "a fresh small allowance");
        let mut restarted = party.before(&house.browser());
        assert_eq!(left(&restarted.state(seat).await, seat), 60_000);
    }

    async fn when_a_clock_runs_out_a_bot_takes_the_seat_until_its_owner_is_back(house: House) {
        let (app, door) = house.app();
        let pace = json!({ "kind": "clock", "base": 300_000, "when_out": "bot_seat" });
        let mut party = Party::with(&door, 2, json!({ "game": "arkwright-card", "pace": pace })).await;
        let seat = due(&party.state(0).await)[0];
        clocks_run_out(&app, &party.id()).await.expect("it ran out");
        let state = party.get(seat, "").await.expect(200);
        assert_eq!((&state["seats"][seat]["bot"], &state["eyes"]), (&json!(bots::STAND_IN), &json!("none")));
        assert_eq!(state["seats"][seat]["owner"], party.ids[seat]);
        let (mut eve, _) = guest(&door, "Eve").await;
        eve.post(&format!("{}/join", party.table), json!({ "seat": seat })).await.refuses(409, "seat-taken");
        assert_eq!(party.post(seat, "join", json!({})).await.expect(200)["seat"], seat);
        assert_eq!(party.state(seat).await["seats"][seat]["person"], party.ids[seat]);
    }

    async fn a_seat_that_was_left_is_played_by_a_bot_until_its_owner_is_back(house: House) {
        let (app, door) = house.app();
        let mut party = Party::playing(&door, "arkwright-card", 2).await;
        let state = party.play(&mut Dice(6), 10).await;
        let seat = due(&state)[0];
        let other = 1 - seat;
        party.post(other, "seat", json!({ "seat": seat, "bot": "random" })).await.refuses(403, "host-only");
        party.post(seat, "leave", json!({ "seat": seat })).await.expect(200);
        party.get(seat, &format!("?seat={seat}")).await.refuses(403, "not-your-seat");
        assert_eq!(party.get(seat, "").await.expect(200)["eyes"], "none", "whoever left sees what a watcher sees");
        party.post(other, "join", json!({ "seat": seat })).await.refuses(409, "seat-taken");
        party.post(other, "join", json!({})).await.refuses(409, "seat-taken");
        party.post(other, "seat", json!({ "seat": seat, "bot": "random" })).await.expect(200);
        let blocked = party.ids[seat].clone();
        party.people[other].put(&format!("/api/me/blocked/{blocked}"), json!({})).await.expect(204);
        let table = party.table.clone();
        bots_play(&app, &mut party.people[other], &table, |state| due(state) == [other]).await;
        assert_eq!(party.post(seat, "join", json!({})).await.expect(200)["seat"], seat);
        party.play(&mut Dice(7), 10).await;
        party.post(seat, "seat", json!({ "seat": seat, "bot": "greedy" })).await.expect(200);
        party.post(seat, "join", json!({ "seat": seat })).await.expect(200);
    }

    async fn a_bot_whose_owner_follows_alone_makes_a_move_at_a_time(house: House) {
        let (app, door) = house.app();
        let (mut ada, _) = guest(&door, "Ada").await;
        let table = open(&mut ada, json!({ "game": "age-of-industry", "seats": ["me", { "bot": "random" }] })).await;
        bots_play(&app, &mut ada, &table, |state| due(state) == [0]).await;
        ada.post(&format!("{table}/seat"), json!({ "seat": 0, "bot": "random" })).await.expect(200);
        // A turn of this game takes several moves.
        let mut ends = vec![0];
        for _ in 0..3 {
            let before = ends[ends.len() - 1];
            let state = bots_play(&app, &mut ada, &table, |state| made(state) > before && due(state) == [0]).await;
            ends.push(made(&state));
        }
        assert!(ends.windows(2).any(|pair| pair[1] == pair[0] + 1), "{ends:?}");
    }

    async fn a_bot_that_plays_for_somebody_waits_before_each_turn(house: House) {
        let mut party = Party::playing(&house.browser(), "artificium", 2).await;
        let seat = due(&party.state(0).await)[0];
        let handed = now();
        party.post(seat, "seat", json!({ "seat": seat, "bot": "random" })).await.expect(200);
        assert_eq!(house.store.claim_job(handed + 1_000, handed + 1_000).await.expect("jobs are read"), None);
        let job = house.store.claim_job(now() + 2_001, now() + 5_000).await.expect("jobs are read").expect("a job");
        assert_eq!((job.seat, job.bot.as_str()), (seat, "random"));
    }

    async fn where_nothing_counts_somebody_goes_back_to_where_a_bot_took_over(house: House) {
        let (app, door) = house.app();
        let hurrying = hurry(&house, &app).await;
        let (mut ada, _) = guest(&door, "Ada").await;
        let table = open(&mut ada, json!({ "game": "artificium", "seats": ["me", { "bot": "random" }] })).await;
        let id = table.rsplit('/').next().expect("an identity").to_owned();
        let back = format!("{table}/return");
        let own = json!({ "seat": 0 });
        ada.post(&back, own.clone()).await.refuses(409, "nothing-to-undo");
        let state = bots_play(&app, &mut ada, &table, |state| due(state).contains(&0)).await;
        let left = made(&state);
        let view = ada.get(&format!("{table}/replay?to={left}&seat=0")).await.expect(200)["view"].clone();

        // The bots finish the game.
        ada.post(&format!("{table}/seat"), json!({ "seat": 0, "bot": "random" })).await.expect(200);
        assert_eq!(ada.get(&table).await.expect(200)["seats"][0]["left_at"], Json::Null, "nothing was played since");
        let state = bots_play(&app, &mut ada, &table, |state| state["phase"] == "over").await;
        assert_eq!(state["seats"][0]["left_at"], json!(left));
        assert_eq!(guest(&door, "Bo").await.0.get(&table).await.expect(200)["seats"][0]["left_at"], Json::Null);
        guest(&door, "Cy").await.0.post(&back, own.clone()).await.refuses(403, "not-your-seat");

        let state = ada.post(&back, own.clone()).await.expect(200);
        assert_eq!((&state["phase"], made(&state), &state["yours"]), (&json!("playing"), left, &json!([0])));
        assert_eq!(state["play"]["view"], view, "the same cards as then");
        assert_eq!(state["seats"][0]["left_at"], Json::Null);
        ada.post(&back, own.clone()).await.refuses(409, "nothing-to-undo");
        let columns = "(table_id, seat, game, score, place, won, rated, at)";
        // The result is forgotten: another one can be kept.
        house.sql(format!("INSERT INTO results {columns} VALUES ('{id}', 0, 'artificium', 0, 1, 0, 0, 0)")).await;
        assert!(house.store.seats_of(&id).await.expect("seats").iter().any(|seat| seat.due), "the game goes on");

        // Once somebody has played on, what was is past.
        ada.post(&format!("{table}/seat"), json!({ "seat": 0, "bot": "random" })).await.expect(200);
        let more = |state: &Json| made(state) > left;
        bots_play(&app, &mut ada, &table, more).await;
        ada.post(&format!("{table}/join"), own.clone()).await.expect(200);
        let state = bots_play(&app, &mut ada, &table, |state| due(state).contains(&0)).await;
        assert_eq!(state["seats"][0]["left_at"], left, "also from one's own seat");
        let mut party = Party { people: vec![ada], ids: Vec::new(), table: table.clone() };
        let mut dice = Dice(1);
        let mut state = party.state(0).await;
        let before = made(&state);
        while made(&state) == before {
            state = party.step(&mut dice, &state).await;
            if !due(&state).contains(&0) {
                let mut ada = party.people[0].clone();
                state = bots_play(&app, &mut ada, &table, |state| made(state) > before).await;
            }
        }
        assert_eq!(party.state(0).await["seats"][0]["left_at"], Json::Null);
        hurrying.abort();
    }

    async fn where_others_play_nobody_goes_back_past_what_was_shown(house: House) {
        let mut party = Party::playing(&house.browser(), "artificium", 2).await;
        let seat = due(&party.state(0).await)[0];
        party.post(seat, "seat", json!({ "seat": seat, "bot": "random" })).await.expect(200);
        party.post(seat, "return", json!({ "seat": seat })).await.refuses(409, "nothing-to-undo");
        party.post(1 - seat, "return", json!({ "seat": seat })).await.refuses(403, "not-your-seat");
    }

    async fn a_seat_is_ones_own_until_somebody_else_takes_it(house: House) {
        async fn finds(browser: &mut Browser) -> usize {
            browser.get("/api/tables?mine=true").await.expect(200)["tables"].as_array().expect("tables").len()
        }
        let door = house.browser();
        let mut party = Party::playing(&door, "arkwright-card", 2).await;
        party.post(1, "leave", json!({ "seat": 1 })).await.expect(200);
        assert_eq!(finds(&mut party.people[1]).await, 1, "whoever left can come back");
        party.post(0, "seat", json!({ "seat": 1, "bot": "random" })).await.expect(200);
        assert_eq!(finds(&mut party.people[1]).await, 1, "also while a bot sits in");
        party.post(1, "join", json!({})).await.expect(200);
        party.post(1, "leave", json!({ "seat": 1 })).await.expect(200);
        let (mut eve, _) = guest(&door, "Eve").await;
        eve.post(&format!("{}/join", party.table), json!({ "seat": 1 })).await.expect(200);
        assert_eq!((finds(&mut party.people[1]).await, finds(&mut eve).await), (0, 1));

        let table = open(&mut party.people[0], json!({ "game": "artificium", "seats": ["me", "open"] })).await;
        eve.post(&format!("{table}/join"), json!({})).await.expect(200);
        assert_eq!(finds(&mut eve).await, 2);
        eve.post(&format!("{table}/leave"), json!({ "seat": 1 })).await.expect(200);
        assert_eq!(finds(&mut eve).await, 1, "before the game whoever stands up is gone");
    }

    async fn a_table_that_does_not_replay_is_frozen(house: House) {
        let door = house.browser();
        let mut party = Party::playing(&door, "arkwright-card", 2).await;
        let state = party.play(&mut Dice(8), 20).await;
        let moved = house.store.entries(&party.id(), 0).await.expect("entries");
        let last = moved.iter().rfind(|numbered| numbered.entry.changes_position()).expect("a move").number;
        let id = party.id();
        house.sql(format!("UPDATE tables SET engine = '0.0.1' WHERE id = '{id}'")).await;
        let mut newer = party.before(&house.browser());
        assert_eq!(newer.state(0).await["phase"], "playing", "another engine that comes to the same is as good");

        let body = "'{\"kind\":\"moved\",\"seat\":0,\"move\":{\"do\":\"Nonsense\"}}'";
        house.sql(format!("UPDATE entries SET body = {body} WHERE table_id = '{id}' AND number = {last}")).await;
        let mut newer = party.before(&house.browser());
        let frozen = newer.state(0).await;
        assert_eq!((&frozen["phase"], made(&frozen), due(&frozen)), (&json!("frozen"), made(&state) - 1, vec![]));
        let moves = json!({ "seat": 0, "position": frozen["position"], "moves": [{}] });
        newer.post(0, "moves", moves).await.refuses(409, "frozen");
        newer.get(0, "/record").await.refuses(409, "not-over");
        newer.get(0, &format!("/replay?to={}", made(&frozen))).await.expect(200);
        let seat = frozen["play"]["turn"]["seats"][0].as_u64().expect("whoever would decide") as usize;
        let opened = newer.post(seat, "what-if", json!({})).await.expect(200);
        assert!(opened["id"].is_string(), "one can go on from the last move that agrees");

        newer.post(0, "offer", take_back(0, 1)).await.refuses(409, "frozen");
        let branch = json!({ "seat": 0, "offer": { "what": "branch", "to": made(&frozen) } });
        newer.post(0, "offer", branch).await.expect(200);
        let agreed = answer(&mut newer, 1, true).await.expect(200);
        assert!(agreed["table"].is_string(), "all together can go on, too: {agreed}");
        assert_eq!(newer.state(0).await["phase"], "ended");
    }
}

/// Where the game goes on elsewhere, either both tables are written or none.
#[tokio::test]
async fn a_table_is_not_opened_for_a_game_that_could_not_be_ended() {
    let house = House::on_sqlite().await;
    let mut party = Party::playing(&house.browser(), "artificium", 2).await;
    let state = party.until(&mut Dice(3), |state| made(state) > 6).await;
    let branch = json!({ "seat": 1, "offer": { "what": "branch", "to": made(&state) - 3 } });
    party.post(1, "offer", branch.clone()).await.expect(200);
    house
        .sql("CREATE TRIGGER no_end BEFORE INSERT ON entries WHEN new.body LIKE '%\"ended\"%' BEGIN SELECT RAISE(ABORT, 'no'); END")
        .await;
    assert!(answer(&mut party, 0, true).await.status.is_server_error());
    let tables = party.people[0].get("/api/tables?finished=true").await.expect(200);
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(1), "{tables}");
    assert_eq!(party.state(0).await["phase"], "playing");

    house.sql("DROP TRIGGER no_end").await;
    answer(&mut party, 1, false).await.expect(200);
    party.post(1, "offer", branch).await.expect(200);
    let agreed = answer(&mut party, 0, true).await.expect(200);
    assert!(agreed["table"].is_string(), "{agreed}");
    assert_eq!(party.state(0).await["phase"], "ended");
}
