//! Nobody is sent what they may not see: tables that differ only in what somebody cannot see are the same to them, byte for
//! byte; and what is secret stands in no answer before the game is over.

mod asking;
#[path = "../support/mod.rs"]
mod support;
mod twins;

use asking::{everything, except_who_is_due, same};
use serde_json::json;
use server::journal::Entry;
use server::room::Room;
use shelf::Line;
use support::{Browser, Dice, House, due, on_both};
use table::{Eyes, Seat};
use twins::{Twins, dealt};

/// How many play.
pub(crate) const SEATS: usize = 3;

/// Looks at twins of some positions of a game, for each pair of eyes, and a few quiet moves further.
async fn twins_are_alike(house: House, game: &str) {
    let (app, door) = house.app();
    let mut party = dealt(&app, &door, game).await;
    let mut dice = Dice(game.len() as u64 + 40);
    let (mut compared, mut different) = (0, 0);
    for round in 0..40 {
        if compared >= 6 {
            break;
        }
        if party.play(&mut dice, 5 + dice_of(round)).await["phase"] != "playing" {
            break;
        }
        let state = party.state(0).await;
        let seat = if round % 2 == 0 { due(&state)[0] } else { dice.below(SEATS) };
        for (eyes, browser, seat) in
            [(Eyes::Of(Seat::new(seat)), party.people[seat].clone(), Some(seat)), (Eyes::Watcher, door.another(), None)]
        {
            let Some(mut twins) = Twins::of(&app, &party, eyes, round).await else { continue };
            let [one, other] = &twins.tables;
            let position = |table| app.hall.with(table, |room| room.for_bot(0).expect("a game").0.save());
            different += usize::from(position(one).await.expect("a table") != position(other).await.expect("a table"));
            compared += 1;
            for step in 0..3 {
                twins.are_alike(&browser, seat, round + step).await;
                if !twins.go_on(eyes, &mut dice).await {
                    break;
                }
            }
        }
    }
    assert!(compared >= 4 && different > 0, "{compared} compared, {different} of them different");
}

/// What lies behind a move that shows its seat something is not to be tried out before.
async fn nothing_is_tried_out(house: House, game: &str) {
    let (app, door) = house.app();
    let mut party = dealt(&app, &door, game).await;
    let mut dice = Dice(game.len() as u64);
    let mut state = party.state(0).await;
    for round in 0..2_000 {
        if state["phase"] != "playing" {
            party = dealt(&app, &door, game).await;
            state = party.state(0).await;
        }
        let seat = Seat::new(due(&state)[0]);
        let goes_on_after_a_reveal = |room: &Room| {
            let (table, ..) = room.for_bot(0).expect("a game");
            let moves = table.choices(seat, false).into_iter().map(|choice| choice.mv.to_json("do"));
            moves.filter(|_| !table.turn().together).any(|mv| {
                let mut copy = table.here();
                copy.play(seat, &mv).expect("allowed").contains(&Line::Barrier) && copy.turn().order == [seat]
            })
        };
        if app.hall.with(&party.id(), goes_on_after_a_reveal).await.expect("a table")
            && let Some(twins) = Twins::of(&app, &party, Eyes::Of(seat), round).await
            && !twins.telling(seat).await.is_empty()
        {
            return twins.are_alike(&party.people[seat.number()], Some(seat.number()), round).await;
        }
        state = party.step(&mut dice, &state).await;
    }
    panic!("no such move was found");
}

fn dice_of(round: u64) -> usize {
    Dice(round).below(12)
}

/// What is secret stands in no answer, to nobody; and what a seat drafts or chooses leaves no trace for others.
async fn nothing_secret_is_sent(house: House, game: &str) {
    let (app, door) = house.app();
    let mut party = dealt(&app, &door, game).await;
    let mut dice = Dice(game.len() as u64 + 7);
    for _ in 0..3 {
        let state = party.until(&mut dice, |_| true).await;
        let state = party.step(&mut dice, &state).await;
        let state = if state["phase"] == "playing" { party.until(&mut dice, |_| true).await } else { return };
        let (seat, made, id) = (due(&state)[0], state["play"]["move"].as_u64().expect("a number") as usize, party.id());
        let mut eyes: Vec<(Option<usize>, Browser)> =
            (0..SEATS).map(|seat| (Some(seat), party.people[seat].clone())).filter(|(other, _)| *other != Some(seat)).collect();
        eyes.push((None, door.another()));

        let mut before = Vec::new();
        for (_, browser) in &eyes {
            before.push(everything(browser, &id, None, &[], (made, 1)).await);
        }
        let moves = state["play"]["moves"].as_array().expect("moves");
        let body =
            json!({ "seat": seat, "position": state["position"], "moves": [moves[moves.len() - 1]["move"]], "confirms": true });
        party.post(seat, "moves", body).await.expect(200);
        let together = state["play"]["turn"]["together"] == true;
        for ((other, browser), before) in eyes.iter().zip(before) {
            let after = everything(browser, &id, None, &[], (made, 1)).await;
            let (before, after) =
                if together { (except_who_is_due(before), except_who_is_due(after)) } else { (before, after) };
            same(&before, &after, &format!("{other:?} while {seat} drafts or chooses"));
        }

        let mut secrets: Vec<String> =
            app.hall.with(&id, |room| room.set.seed.clone()).await.expect("a table").into_iter().collect();
        assert_eq!(secrets.len(), 1);
        for numbered in house.store.entries(&id, 0).await.expect("entries") {
            if let Entry::Moved { after: Some(after), .. } = numbered.entry {
                secrets.push(after);
            }
        }
        eyes.push((Some(seat), party.people[seat].clone()));
        for (other, browser) in &eyes {
            for (asked, answer) in everything(browser, &id, other.filter(|other| *other == seat), &[], (made, 2)).await {
                for secret in &secrets {
                    assert!(!answer.contains(secret), "{asked} tells {other:?} {secret}");
                }
            }
        }
        let state = party.state(seat).await;
        if !together && state["play"]["draft"]["moves"] != json!([]) {
            party.step(&mut dice, &state).await;
        }
    }
}

on_both! {
    async fn nothing_is_tried_out_before_it_is_done(house: House) {
        nothing_is_tried_out(house, "artificium").await;
    }

    async fn artificium_shows_nothing_hidden(house: House) {
        twins_are_alike(house, "artificium").await;
    }

    async fn arkwright_card_shows_nothing_hidden(house: House) {
        twins_are_alike(house, "arkwright-card").await;
    }

    async fn age_of_industry_shows_nothing_hidden(house: House) {
        twins_are_alike(house, "age-of-industry").await;
    }

    async fn water_frame_shows_nothing_hidden(house: House) {
        twins_are_alike(house, "water-frame").await;
    }

    async fn artificium_keeps_its_secrets(house: House) {
        nothing_secret_is_sent(house, "artificium").await;
    }

    async fn arkwright_card_keeps_its_secrets(house: House) {
        nothing_secret_is_sent(house, "arkwright-card").await;
    }

    async fn age_of_industry_keeps_its_secrets(house: House) {
        nothing_secret_is_sent(house, "age-of-industry").await;
    }

    async fn water_frame_keeps_its_secrets(house: House) {
        nothing_secret_is_sent(house, "water-frame").await;
    }
}
