//! Tables that go on from another: once more, elsewhere, or what if.

use super::create::open;
use super::{Looking, Opened, Rematch, may_see, reader, to_the_end};
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

/// The same table once more, with everybody in their seats; those who are not the host have to agree by joining. Whoever asks after
/// somebody else is led to the table that is there.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(("id" = String, Path)),
    responses((status = 200, body = Rematch), (status = "4XX", body = ProblemTold)))]
pub(super) async fn rematch(State(app): State<App>, asker: Asker, At(id): At<String>) -> Answer<Json<Rematch>> {
    may_see(&app, &id, Some(&asker)).await?;
    let person = asker.person.id;
    let known = app.hall.with(&id, |room| may_play_again(room, &person).map(|()| room.rematch.clone())).await??;
    if let Some(table) = &known
        && app.hall.with(table, |room| is_open_to(room, &person)).await.unwrap_or(false)
    {
        return Ok(Json(Rematch { id: table.clone(), invitation: None }));
    }
    to_the_end(async move {
        let invitation = secret::token();
        let (opened, others) = app
            .hall
            .change_and_open(&id, |room| {
                let others: Vec<String> = room.chairs.iter().filter_map(|chair| chair.owner.clone()).collect();
                if room.rematch != known {
                    // Somebody was faster.
                    let there = Rematch { id: room.rematch.clone().unwrap_or_default(), invitation: None };
                    return Ok((Change { entries: Vec::new(), answer: (there, others) }, None));
                }
                let opening = once_more(room, &person, &invitation);
                let table = opening.table.id.clone();
                let opened = Rematch { id: table.clone(), invitation: Some(invitation.clone()) };
                Ok((Change { entries: vec![Entry::Rematched { table }], answer: (opened, others) }, Some(opening)))
            })
            .await?;
        for other in others {
            app.store.admit(&opened.id, &other).await?;
        }
        Ok(Json(opened))
    })
    .await
}

/// Whether this person can still come to a rematch, or plays in it.
fn is_open_to(room: &Room, person: &str) -> bool {
    room.phase == Phase::Gathering || (Phase::UNFINISHED.contains(&room.phase) && room.owns_a_seat(person))
}

/// That the game is over, and that this person played in it.
fn may_play_again(room: &Room, person: &str) -> Answer<()> {
    if !matches!(room.phase, Phase::Over | Phase::Ended) {
        return Err(Problem::conflict("not-over"));
    }
    if !room.owns_a_seat(person) {
        return Err(Problem::forbidden("players-only"));
    }
    Ok(())
}

/// The same table once more, opened by this person.
fn once_more(room: &Room, person: &str, invitation: &str) -> Opening {
    let seed = Some(Seed::from_bits(secret::bits()).as_str().to_owned());
    let set = NewTable { seed, start_position: None, ..following(room, person, "rematch", invitation) };
    // Whoever sat first sits last: the order of seats goes round.
    let seats = room.chairs.len();
    let mut entries = Vec::new();
    for (seat, chair) in room.chairs.iter().enumerate() {
        let seat = (seat + seats - 1) % seats;
        match &chair.who {
            Some(who @ Who::Bot(_)) => entries.push(Entry::sat(seat, who.clone())),
            Some(who @ Who::Person(other)) if other == person => {
                entries.push(Entry::Sat { seat, who: who.clone(), called: chair.called.clone() });
            }
            _ => {}
        }
    }
    if entries.len() == seats {
        entries.push(Entry::Started);
    }
    opening(set, room.sheet_text(), entries)
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
    let table = room.imagined(to, eyes, secret::bits() as u64)?;
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

/// Carries out what all seats have agreed to, if they have. Where they go on elsewhere, the other table is opened and named.
pub(super) async fn settle(app: &App, id: &str) -> Answer<Option<String>> {
    if app.hall.with(id, |room| room.agreed_offer().is_none()).await? {
        return Ok(None);
    }
    let (app, id) = (app.clone(), id.to_owned());
    to_the_end(async move {
        app.hall
            .change_and_open(&id, |room| match room.agreed_offer() {
                None => Err(Problem::conflict("stale")),
                Some(Offer::Branch { to }) => {
                    let opening = branched(room, to)?;
                    let table = opening.table.id.clone();
                    let ended = Entry::Ended { how: Ending::Branched { table: table.clone() } };
                    Ok((Change { entries: vec![ended], answer: Some(table) }, Some(opening)))
                }
                Some(offer) => Ok((Change { entries: room.carried_out(offer), answer: None }, None)),
            })
            .await
    })
    .await
}

/// Carries out what all seats have agreed to but for one whose player has gone. What cannot be carried out now waits on.
pub(crate) async fn settle_without(app: &App, id: &str) {
    if let Err(problem) = settle(app, id).await {
        tracing::debug!(table = id, code = problem.code, "what was agreed to waits");
    }
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
