//! What seats propose to each other.

use super::study::settle;
use super::{may_see, to_the_end};
use crate::App;
use crate::hall::Change;
use crate::http::asker::Asker;
use crate::http::given::{At, Given};
use crate::http::problem::{Answer, ProblemTold};
use crate::journal::{Entry, Offer};
use crate::room::Room;
use crate::told::Answered;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

/// A proposal to the others.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Offering {
    /// The seat that proposes.
    seat: usize,
    /// What.
    offer: Offer,
}

/// An answer to a proposal.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Answering {
    /// The seat that answers.
    seat: usize,
    /// The proposal, by the number of its entry.
    offer: i64,
    /// Whether it agrees.
    yes: bool,
}

/// Proposes to take back, to end the game, or to go on at another table. Bots agree; people are asked.
#[utoipa::path(post, path = "/api/tables/{id}/offer", tag = "play",
    params(("id" = String, Path)),
    request_body = Offering,
    responses((status = 200, body = Answered), (status = "4XX", body = ProblemTold)))]
pub(super) async fn offer(
    State(app): State<App>,
    asker: Asker,
    At(id): At<String>,
    Given(given): Given<Offering>,
) -> Answer<Json<Answered>> {
    may_see(&app, &id, Some(&asker)).await?;
    agree(app, id, asker, given.seat, move |room| room.offer(given.seat, given.offer)).await
}

/// Answers a proposal, or withdraws one's own.
#[utoipa::path(post, path = "/api/tables/{id}/answer", tag = "play",
    params(("id" = String, Path)),
    request_body = Answering,
    responses((status = 200, body = Answered), (status = "4XX", body = ProblemTold)))]
pub(super) async fn answer(
    State(app): State<App>,
    asker: Asker,
    At(id): At<String>,
    Given(given): Given<Answering>,
) -> Answer<Json<Answered>> {
    may_see(&app, &id, Some(&asker)).await?;
    agree(app, id, asker, given.seat, move |room| room.answer(given.seat, given.offer, given.yes)).await
}

async fn agree(
    app: App,
    id: String,
    asker: Asker,
    seat: usize,
    entries: impl Fn(&Room) -> Answer<Vec<Entry>> + Send + Sync + 'static,
) -> Answer<Json<Answered>> {
    to_the_end(async move {
        let person = asker.person.id;
        app.hall
            .change(&id, |room| {
                room.holds(&person, seat)?;
                Ok(Change { entries: entries(room)?, answer: () })
            })
            .await?;
        let table = settle(&app, &id).await?;
        Ok(Json(Answered { table }))
    })
    .await
}
