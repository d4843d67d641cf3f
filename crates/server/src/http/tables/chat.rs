//! Talking at a table.

use super::{may_see, to_the_end};
use crate::App;
use crate::hall::Change;
use crate::http::asker::Asker;
use crate::http::given::{At, Given, key};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::journal::Entry;
use crate::told::Done;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

/// The longest thing that can be said, in characters.
const LONGEST: usize = 1_000;
/// The most things that can be said at one table.
const MOST: usize = 2_000;

/// Something said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Saying {
    /// What.
    text: String,
}

/// Whom not to hear.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Muting {
    /// Who.
    person: String,
    /// Whether they are not heard from now on, or heard again.
    muted: bool,
}

/// Says something to all at the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables",
    params(("id" = String, Path)),
    request_body = Saying,
    responses((status = 200, body = Done), (status = "4XX", body = ProblemTold)))]
pub(super) async fn say(
    State(app): State<App>,
    asker: Asker,
    At(id): At<String>,
    Given(given): Given<Saying>,
) -> Answer<Json<Done>> {
    may_see(&app, &id, Some(&asker)).await?;
    let text = given.text.trim().to_owned();
    if text.is_empty() || text.chars().count() > LONGEST || text.contains(|letter: char| letter.is_control() && letter != '\n')
    {
        return Err(Problem::bad("bad-text").with("most", LONGEST));
    }
    to_the_end(async move {
        app.hall
            .change(&id, |room| {
                let person = &asker.person.id;
                if room.seats_of(person).next().is_none() && room.set.host != *person {
                    return Err(Problem::forbidden("players-only"));
                }
                let said = room.entries_after(0).iter().filter(|numbered| matches!(numbered.entry, Entry::Said { .. })).count();
                if said >= MOST {
                    return Err(Problem::conflict("too-much-said").with("most", MOST));
                }
                let entry = Entry::Said { person: person.clone(), text: text.clone() };
                Ok(Change { entries: vec![entry], answer: () })
            })
            .await
    })
    .await?;
    Ok(Json(Done {}))
}

/// Stops hearing somebody at this table, or hears them again.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "tables",
    params(("id" = String, Path)),
    request_body = Muting,
    responses((status = 200, body = Done), (status = "4XX", body = ProblemTold)))]
pub(super) async fn mute(
    State(app): State<App>,
    asker: Asker,
    At(id): At<String>,
    Given(given): Given<Muting>,
) -> Answer<Json<Done>> {
    may_see(&app, &id, Some(&asker)).await?;
    let other = app.store.person(key("person", &given.person)?).await?.ok_or_else(|| Problem::missing("no-such-person"))?;
    app.store.mute(&asker.person.id, &id, &other.id, given.muted).await?;
    Ok(Json(Done {}))
}
