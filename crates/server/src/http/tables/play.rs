//! Playing: moves, confirmations, take-backs of what is not confirmed.

use super::{Look, may_see, state, to_the_end};
use crate::App;
use crate::hall::Change;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::{At, Given};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::journal::{Ending, Entry};
use crate::room::{From, Phase, Room, Step, Wanted, Wish};
use crate::told::{Done, TableTold};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::Value;
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

/// What a seat wants with its turn.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnWish {
    /// The seat.
    seat: usize,
    /// The position the turn starts from.
    position: i64,
    /// The version of the draft this follows; 0 when there is none.
    #[serde(default)]
    draft: i64,
    /// The steps that go, by their numbers, with what cannot stand without them.
    #[serde(default)]
    drop: Vec<usize>,
    /// What is added, in any order: moves, or the codes of what is offered.
    #[serde(default)]
    add: Vec<Value>,
    /// Where that begins.
    #[serde(default)]
    from: From,
    /// Whether the turn is confirmed then, if it waits for that; if not given, as the person has chosen for a turn to which something is
    /// added.
    #[serde(default)]
    confirm: Option<bool>,
    /// Whether this is only looked at: nothing is kept, nobody hears of it.
    #[serde(default)]
    look: bool,
    /// Whether everything that the seat may want to know before it goes on is told, too.
    #[serde(default)]
    foresee: bool,
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
    responses((status = 200, body = Done), (status = "4XX", body = ProblemTold)))]
pub(super) async fn start(State(app): State<App>, asker: Asker, At(id): At<String>) -> Answer<Json<Done>> {
    may_see(&app, &id, Some(&asker)).await?;
    as_host(app, id, asker, Room::start).await
}

/// Closes a table that has not begun. For the host.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "play",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = "4XX", body = ProblemTold)))]
pub(super) async fn close(State(app): State<App>, asker: Asker, At(id): At<String>) -> Answer<Json<Done>> {
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
) -> Answer<Json<Done>> {
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
    Ok(Json(Done {}))
}

/// Makes moves. They are a draft until the turn is confirmed; where several choose at once, a choice nobody sees.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "play",
    params(("id" = String, Path)),
    request_body = Moves,
    responses((status = 200, body = TableTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn post(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Moves>,
) -> Answer<Json<TableTold>> {
    if given.moves.len() > MOST_MOVES {
        return Err(Problem::bad("too-many-moves").with("most", MOST_MOVES));
    }
    let confirms = given.confirms.unwrap_or(asker.person.confirms);
    let Moves { seat, position, draft, moves, instead, .. } = given;
    if moves.is_empty() {
        return Err(Problem::bad("no-moves"));
    }
    let add = moves.into_iter().map(Wanted::Move).collect();
    let wish = Wish {
        seat,
        position,
        draft,
        from: if instead { From::Start } else { From::Here },
        drop: Vec::new(),
        add,
        confirms: !confirms,
    };
    let how = Look { person: Some(asker.person.id.clone()), seat: Some(seat), lang, foresees: false };
    step(app, id, asker, how, seat, move |room| room.wish(&wish)).await
}

/// Makes a turn, step by step: adds steps, takes some back, confirms it, or only looks at what it would be then. The answer is the table as
/// its seat sees it, with the steps made, everything that can be done next, and what waits to be confirmed.
#[utoipa::path(post, path = "/api/tables/{id}/turn", tag = "play",
    params(("id" = String, Path)),
    request_body = TurnWish,
    responses((status = 200, body = TableTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn turn(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<TurnWish>,
) -> Answer<Json<TableTold>> {
    if given.add.len() > MOST_MOVES || given.drop.len() > MOST_MOVES {
        return Err(Problem::bad("too-many-moves").with("most", MOST_MOVES));
    }
    let TurnWish { seat, position, draft, drop, add, from, confirm, look, foresee } = given;
    let confirms = confirm.unwrap_or(!asker.person.confirms && !add.is_empty());
    let wanted = |add: Value| match add.as_u64().map(u32::try_from) {
        Some(Ok(code)) => Wanted::Offered(code),
        _ => Wanted::Move(add),
    };
    let add = add.into_iter().map(wanted).collect();
    let wish = Wish { seat, position, draft, from, drop, add, confirms };
    let how = Look { person: Some(asker.person.id.clone()), seat: Some(seat), lang, foresees: foresee };
    if look {
        return looked_at(app, id, asker, how, wish).await;
    }
    step(app, id, asker, how, seat, move |room| room.wish(&wish)).await
}

/// The table as a seat would see it with a wish.
async fn looked_at(app: App, id: String, asker: Asker, how: Look, wish: Wish) -> Answer<Json<TableTold>> {
    may_see(&app, &id, Some(&asker)).await?;
    let live = app.hall.live(&id);
    let see = |room: &Room| {
        room.holds(&asker.person.id, wish.seat)?;
        let turn = room.wished(&wish)?.into();
        state(room, &live, &how, Some(&turn))
    };
    app.hall.with(&id, see).await?.map(Json)
}

/// Confirms a turn: it goes into the journal.
#[utoipa::path(post, path = "/api/tables/{id}/confirm", tag = "play",
    params(("id" = String, Path)),
    request_body = Draft,
    responses((status = 200, body = TableTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn confirm(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Draft>,
) -> Answer<Json<TableTold>> {
    let Draft { seat, position, draft } = given;
    let wish = Wish { seat, position, draft, from: From::Here, drop: Vec::new(), add: Vec::new(), confirms: true };
    let how = Look { person: Some(asker.person.id.clone()), seat: Some(seat), lang, foresees: false };
    step(app, id, asker, how, seat, move |room| room.wish(&wish)).await
}

/// Takes the step back that was made last.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play",
    params(("id" = String, Path)),
    request_body = Draft,
    responses((status = 200, body = TableTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn undo(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Draft>,
) -> Answer<Json<TableTold>> {
    let how = Look { person: Some(asker.person.id.clone()), seat: Some(given.seat), lang, foresees: false };
    step(app, id, asker, how, given.seat, move |room| room.wish(&room.undone(given.seat, given.position, given.draft)?)).await
}

/// Carries out a step of a seat and answers the table as that seat then sees it.
async fn step(
    app: App,
    id: String,
    asker: Asker,
    how: Look,
    seat: usize,
    decide: impl Fn(&Room) -> Answer<Step> + Send + Sync + 'static,
) -> Answer<Json<TableTold>> {
    to_the_end(async move {
        let person = &asker.person.id;
        let own = |room: &Room| {
            room.holds(person, seat)?;
            decide(room)
        };
        match app.hall.step(&id, own, |room, live| state(room, live, &how, None)).await {
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
