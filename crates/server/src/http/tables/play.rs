//! Playing: moves, confirmations, take-backs of what is not confirmed.

use super::{may_see, state, to_the_end};
use crate::App;
use crate::hall::Change;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::{At, Given};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::journal::{Ending, Entry};
use crate::room::{Phase, Post, Room, Step};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use texts::Lang;
use utoipa::ToSchema;

/// The most moves in one post.
const MOST_MOVES: usize = 100;

/// Moves of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Moves {
    /// The seat.
    seat: usize,
    /// The position they are made in.
    position: i64,
    /// The version of the draft they follow; 0 when there is none.
    #[serde(default)]
    draft: i64,
    /// The moves, one after the other.
    moves: Vec<Value>,
    /// Whether they take the place of the unconfirmed moves instead of following them.
    #[serde(default)]
    instead: bool,
    /// Whether a move that ends the turn or shows something waits to be confirmed; as the person has chosen if not given.
    #[serde(default)]
    confirms: Option<bool>,
}

/// The draft that is meant.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Draft {
    /// The seat.
    seat: usize,
    /// The position it starts from.
    position: i64,
    /// Its version.
    draft: i64,
}

/// Begins the game. For the host, once all seats are taken.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "play",
    params(("id" = String, Path)),
    responses((status = 200, body = Value), (status = "4XX", body = ProblemTold)))]
pub(super) async fn start(State(app): State<App>, asker: Asker, At(id): At<String>) -> Answer<Json<Value>> {
    may_see(&app, &id, Some(&asker)).await?;
    as_host(app, id, asker, Room::start).await
}

/// Closes a table that has not begun. For the host.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "play",
    params(("id" = String, Path)),
    responses((status = 200, body = Value), (status = "4XX", body = ProblemTold)))]
pub(super) async fn close(State(app): State<App>, asker: Asker, At(id): At<String>) -> Answer<Json<Value>> {
    may_see(&app, &id, Some(&asker)).await?;
    let closed = |room: &Room| match room.phase {
        Phase::Gathering => Ok(vec![Entry::Ended { how: Ending::Closed }]),
        _ => Err(Problem::conflict("begun")),
    };
    as_host(app, id, asker, closed).await
}

async fn as_host(
    app: App,
    id: String,
    asker: Asker,
    entries: impl Fn(&Room) -> Answer<Vec<Entry>> + Send + Sync + 'static,
) -> Answer<Json<Value>> {
    to_the_end(async move {
        app.hall
            .change(&id, |room| {
                if room.set.host != asker.person.id {
                    return Err(Problem::forbidden("host-only"));
                }
                Ok(Change { entries: entries(room)?, answer: () })
            })
            .await
    })
    .await?;
    Ok(Json(json!({})))
}

/// Makes moves. They are a draft until the turn is confirmed; where several choose at once, a choice nobody sees.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "play",
    params(("id" = String, Path)),
    request_body = Moves,
    responses((status = 200, body = Value), (status = "4XX", body = ProblemTold)))]
pub(super) async fn post(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Moves>,
) -> Answer<Json<Value>> {
    if given.moves.len() > MOST_MOVES {
        return Err(Problem::bad("too-many-moves").with("most", MOST_MOVES));
    }
    let confirms = given.confirms.unwrap_or(asker.person.confirms);
    let Moves { seat, position, draft, moves, instead, .. } = given;
    let post = Post { seat, position, draft, moves, instead, confirms };
    step(app, id, asker, lang, seat, move |room| room.post(&post)).await
}

/// Confirms a turn: it goes into the journal.
#[utoipa::path(post, path = "/api/tables/{id}/confirm", tag = "play",
    params(("id" = String, Path)),
    request_body = Draft,
    responses((status = 200, body = Value), (status = "4XX", body = ProblemTold)))]
pub(super) async fn confirm(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Draft>,
) -> Answer<Json<Value>> {
    step(app, id, asker, lang, given.seat, move |room| room.confirm(given.seat, given.position, given.draft)).await
}

/// Takes the last unconfirmed move back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play",
    params(("id" = String, Path)),
    request_body = Draft,
    responses((status = 200, body = Value), (status = "4XX", body = ProblemTold)))]
pub(super) async fn undo(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Draft>,
) -> Answer<Json<Value>> {
    step(app, id, asker, lang, given.seat, move |room| room.undo(given.seat, given.position, given.draft)).await
}

/// Carries out a step of a seat and answers the table as that seat then sees it.
async fn step(
    app: App,
    id: String,
    asker: Asker,
    lang: Lang,
    seat: usize,
    decide: impl Fn(&Room) -> Answer<Step> + Send + Sync + 'static,
) -> Answer<Json<Value>> {
    to_the_end(async move {
        let person = &asker.person.id;
        let own = |room: &Room| {
            room.holds(person, seat)?;
            decide(room)
        };
        match app.hall.step(&id, own, |room, live| state(room, live, Some(person), Some(seat), lang)).await {
            Ok(state) => state.map(Json),
            Err(problem) => {
                // Whoever holds a seat may see its table; to others a private one must not be betrayed by what is said of seats.
                may_see(&app, &id, Some(&asker)).await?;
                Err(problem)
            }
        }
    })
    .await
}
