//! Tables that go on from another: once more, elsewhere, or what if.

use super::create::open;
use super::{Looking, Opened, may_see, reader, to_the_end};
use crate::clock::Pace;
use crate::hall::{Change, opening};
use crate::http::asker::{Asker, Speaks};
use crate::http::given::{Asked, At, Given};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::journal::{Ending, Entry, Offer, Who};
use crate::room::{Phase, Room};
use crate::store::{NewTable, Opening};
use crate::{App, now, secret};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use table::{Eyes, Seed};
use utoipa::ToSchema;

/// From which position to try something out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhatIf {
    /// After how many moves; now if not given.
    #[serde(default)]
    to: Option<usize>,
}

/// The same table once more, with everybody in their seats; those who are not the host have to agree by joining.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(("id" = String, Path)),
    responses((status = 200, body = Opened), (status = "4XX", body = ProblemTold)))]
pub(super) async fn rematch(State(app): State<App>, asker: Asker, At(id): At<String>) -> Answer<Json<Opened>> {
    may_see(&app, &id, Some(&asker)).await?;
    let person = asker.person.id;
    let invitation = secret::token();
    let (set, sheet, entries) = app
        .hall
        .with(&id, |room| {
            if !matches!(room.phase, Phase::Over | Phase::Ended) {
                return Err(Problem::conflict("not-over"));
            }
            if !room.chairs.iter().any(|chair| chair.owner.as_deref() == Some(person.as_str())) {
                return Err(Problem::forbidden("players-only"));
            }
            let seed = Some(Seed::from_bits(secret::bits()).as_str().to_owned());
            let set = NewTable { seed, start_position: None, ..following(room, &person, "rematch", &invitation) };
            // Whoever sat first sits last: the order of seats goes round.
            let seats = room.chairs.len();
            let mut entries = Vec::new();
            for (seat, chair) in room.chairs.iter().enumerate() {
                let seat = (seat + seats - 1) % seats;
                match &chair.who {
                    Some(Who::Bot(_)) => entries.push(Entry::sat(seat, chair.who.clone().expect("a bot"))),
                    Some(Who::Person(other)) if *other == person => {
                        entries.push(Entry::Sat { seat, who: Who::Person(person.clone()), called: chair.called.clone() });
                    }
                    _ => {}
                }
            }
            if entries.len() == seats {
                entries.push(Entry::Started);
            }
            Ok((set, room.sheet_text(), entries))
        })
        .await??;
    let others =
        app.hall.with(&id, |room| room.chairs.iter().filter_map(|chair| chair.owner.clone()).collect::<Vec<_>>()).await?;
    let (store, table) = (app.store.clone(), set.id.clone());
    let opened = open(app, set, sheet, entries, invitation).await?;
    for other in others {
        store.admit(&table, &other).await?;
    }
    Ok(opened)
}

/// A table of one's own from a position of this one, to try things out: what one could not see there is dealt anew.
#[utoipa::path(post, path = "/api/tables/{id}/what-if", tag = "replay",
    params(("id" = String, Path), Looking),
    request_body = WhatIf,
    responses((status = 200, body = Opened), (status = "4XX", body = ProblemTold)))]
pub(super) async fn what_if(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Asked(looking): Asked<Looking>,
    Given(given): Given<WhatIf>,
) -> Answer<Json<Opened>> {
    let reader = reader(&app, &id, Some(&asker), looking.seat, lang).await?;
    let person = asker.person.id;
    let invitation = secret::token();
    let (set, sheet, entries) = app
        .hall
        .with(&id, |room| {
            if room.set.rated && room.phase == Phase::Playing {
                return Err(Problem::forbidden("rated"));
            }
            let to = given.to.unwrap_or(room.moves());
            if to > room.moves() {
                return Err(Problem::bad("no-such-move"));
            }
            let eyes = if room.is_public() { Eyes::All } else { reader.eyes };
            let position = imagined(room, to, eyes)?;
            let set = NewTable {
                private: true,
                rated: false,
                pace: Pace::None.to_json(),
                seed: None,
                start_position: Some(position),
                ..following(room, &person, "what_if", &invitation)
            };
            let mut entries: Vec<Entry> =
                (0..room.chairs.len()).map(|seat| Entry::sat(seat, Who::Person(person.clone()))).collect();
            entries.push(Entry::Started);
            Ok((set, room.sheet_text(), entries))
        })
        .await??;
    open(app, set, sheet, entries, invitation).await
}

fn imagined(room: &Room, to: usize, eyes: Eyes) -> Answer<String> {
    let table = room.table()?.imagined(to, eyes, secret::bits() as u64);
    let table = table.ok_or_else(|| Problem::conflict("in-the-middle"))?;
    if table.turn().seats.is_empty() {
        return Err(Problem::conflict("over"));
    }
    Ok(table.save().to_string())
}

/// What a table that follows this one has of it.
fn following(room: &Room, host: &str, kind: &'static str, invitation: &str) -> NewTable {
    NewTable {
        id: secret::identity(),
        engine: table::ENGINE.to_owned(),
        host: host.to_owned(),
        invitation: secret::hash(invitation),
        origin: Some((room.set.id.clone(), kind)),
        made: now(),
        ..room.set.clone()
    }
}

/// Opens the table that all seats have agreed to go on at, if they have, and ends this one.
pub(super) async fn branch(app: &App, id: &str) -> Answer<Option<String>> {
    let agreed = app.hall.with(id, |room| matches!(room.agreed_offer(), Some(Offer::Branch { .. }))).await?;
    if !agreed {
        return Ok(None);
    }
    let (app, id) = (app.clone(), id.to_owned());
    to_the_end(async move {
        app.hall
            .change_and_open(&id, |room| {
                let Some(Offer::Branch { to }) = room.agreed_offer() else { return Err(Problem::conflict("stale")) };
                let opening = branched(room, to)?;
                let table = opening.table.id.clone();
                let ended = Entry::Ended { how: Ending::Branched { table: table.clone() } };
                Ok((Change { entries: vec![ended], answer: Some(table) }, Some(opening)))
            })
            .await
    })
    .await
}

/// The table at which all go on from a position of this one.
fn branched(room: &Room, to: usize) -> Answer<Opening> {
    let position = imagined(room, to, Eyes::All)?;
    let set = NewTable {
        rated: false,
        seed: None,
        start_position: Some(position),
        ..following(room, &room.set.host, "branch", &secret::token())
    };
    let seats = room.chairs.iter().enumerate();
    let mut entries: Vec<Entry> = seats
        .filter_map(|(seat, chair)| Some(Entry::Sat { seat, who: chair.who.clone()?, called: chair.called.clone() }))
        .collect();
    if entries.len() == room.chairs.len() {
        entries.push(Entry::Started);
    }
    Ok(opening(set, room.sheet_text(), entries))
}
