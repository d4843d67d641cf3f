//! What somebody may want to know before deciding: options and why not, chains, forecasts, hints.

use super::{Looking, may_see};
use crate::App;
use crate::bots;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::{Asked, At, Given};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::room::{Room, Turn};
use crate::told::OptionsTold;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;
use shelf::told::{ChainsTold, CheckedTold, ForecastTold, ThinkingTold};
use shelf::{No, Speech};
use std::sync::Arc;
use texts::{Lang, Names};
use utoipa::ToSchema;

/// The most moves in one question.
const MOST_MOVES: usize = 100;

/// Moves that are thought of.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Thought {
    /// The seat.
    seat: usize,
    /// The moves, one after the other.
    #[serde(default)]
    moves: Vec<Value>,
}

/// Moves that a chain is to contain.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Containing {
    /// The seat.
    seat: usize,
    /// The moves, in any order.
    with: Vec<Value>,
    /// Whether the chains begin anew, before the unconfirmed moves of the turn, instead of following them.
    #[serde(default)]
    again: bool,
    /// The most chains.
    #[serde(default)]
    limit: Option<usize>,
}

/// Who is asked for a hint.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hinting {
    /// The seat.
    seat: usize,
    /// The bot; `medium` if none is named.
    #[serde(default)]
    bot: Option<String>,
}

/// The turn of a seat with what it has made so far, and who sits there.
struct Desk {
    turn: Turn,
    names: Names,
    game: String,
    lang: Lang,
}

impl Desk {
    async fn of(app: &App, id: &str, asker: &Asker, seat: usize, lang: Lang) -> Answer<Self> {
        may_see(app, id, Some(asker)).await?;
        app.hall
            .with(id, |room| {
                room.holds(&asker.person.id, seat)?;
                let turn = room.turn(seat)?;
                let names = room.seat_names().in_language(lang);
                Ok(Self { turn, names, game: room.set.game.clone(), lang })
            })
            .await?
    }

    /// That the turn goes on.
    fn undecided(self) -> Answer<Self> {
        if self.turn.held().is_some() && !self.turn.is_secret() { Err(Problem::conflict("confirm-first")) } else { Ok(self) }
    }

    fn speech(&self) -> Speech<'_> {
        Speech::new(&self.game, self.lang, &self.names)
    }

    /// Works something out without holding anybody else up.
    async fn work<T: Send + 'static>(self, work: impl FnOnce(&Self) -> Result<T, No> + Send + 'static) -> Answer<Json<T>> {
        let done = tokio::task::spawn_blocking(move || work(&self).map_err(|no| (self.game, self.names, no))).await;
        let done = done.map_err(|_| Problem::internal())?;
        done.map(Json).map_err(|(game, names, no)| Problem::refused(&game, names.into(), no))
    }
}

fn bounded(moves: &[Value]) -> Answer<()> {
    if moves.len() > MOST_MOVES { Err(Problem::bad("too-many-moves").with("most", MOST_MOVES)) } else { Ok(()) }
}

/// What a seat may do, and what it may not and why.
#[utoipa::path(get, path = "/api/tables/{id}/options", tag = "play",
    params(("id" = String, Path), Looking),
    responses((status = 200, body = OptionsTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn moves(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Asked(looking): Asked<Looking>,
) -> Answer<Json<OptionsTold>> {
    let seat = looking.seat.ok_or_else(|| Problem::bad("no-such-seat"))?;
    let desk = Desk::of(&app, &id, &asker, seat, lang).await?.undecided()?;
    desk.work(|desk| Ok(OptionsTold { moves: desk.speech().choices(&desk.turn.choices(true)) })).await
}

/// Whether some moves are allowed, and why not.
#[utoipa::path(post, path = "/api/tables/{id}/check", tag = "play",
    params(("id" = String, Path)),
    request_body = Thought,
    responses((status = 200, body = CheckedTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn check(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Thought>,
) -> Answer<Json<CheckedTold>> {
    bounded(&given.moves)?;
    let desk = Desk::of(&app, &id, &asker, given.seat, lang).await?;
    desk.work(move |desk| match desk.turn.check(&given.moves) {
        Err(no @ No::Unreadable(_)) => Err(no),
        checked => Ok(desk.speech().checked(checked.err().as_ref())),
    })
    .await
}

/// The ways to complete the action that contain some moves.
#[utoipa::path(post, path = "/api/tables/{id}/chains", tag = "play",
    params(("id" = String, Path)),
    request_body = Containing,
    responses((status = 200, body = ChainsTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn chains(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Containing>,
) -> Answer<Json<ChainsTold>> {
    bounded(&given.with)?;
    let desk = Desk::of(&app, &id, &asker, given.seat, lang).await?;
    let desk = if given.again { desk } else { desk.undecided()? };
    let limit = given.limit.unwrap_or(200).clamp(1, 1_000);
    desk.work(move |desk| match desk.turn.chains(&given.with, given.again, limit) {
        Err(no @ No::Unreadable(_)) => Err(no),
        chains => Ok(desk.speech().chains(&chains)),
    })
    .await
}

/// What would follow some moves, as far as the seat can know.
#[utoipa::path(post, path = "/api/tables/{id}/forecast", tag = "play",
    params(("id" = String, Path)),
    request_body = Thought,
    responses((status = 200, body = ForecastTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn forecast(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Thought>,
) -> Answer<Json<ForecastTold>> {
    bounded(&given.moves)?;
    may_see(&app, &id, Some(&asker)).await?;
    let waiting = |room: &Room| -> Answer<Option<ForecastTold>> {
        room.holds(&asker.person.id, given.seat)?;
        if !given.moves.is_empty() || room.playing_seats().contains(&given.seat) {
            return Ok(None);
        }
        let names = room.seat_names().in_language(lang);
        let figures = room.figures_of(given.seat)?;
        Ok(Some(Speech::new(&room.set.game, lang, &names).forecast(&figures)))
    };
    if let Some(figures) = app.hall.with(&id, waiting).await?? {
        return Ok(Json(figures));
    }
    let desk = Desk::of(&app, &id, &asker, given.seat, lang).await?.undecided()?;
    desk.work(move |desk| desk.turn.forecast(&given.moves).map(|found| desk.speech().forecast(&found))).await
}

/// What a bot would do here, and why. Not where the result counts.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play",
    params(("id" = String, Path)),
    request_body = Hinting,
    responses((status = 200, body = ThinkingTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn hint(
    State(app): State<App>,
    asker: Asker,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Given(given): Given<Hinting>,
) -> Answer<Json<ThinkingTold>> {
    let bot = bots::allowed(given.bot.as_deref().unwrap_or(bots::STAND_IN), app.config.bot_playouts)?;
    let desk = Desk::of(&app, &id, &asker, given.seat, lang).await?;
    if app.hall.with(&id, |room| room.set.rated).await? {
        return Err(Problem::forbidden("rated"));
    }
    let Ok(thread) = Arc::clone(&app.hints).try_acquire_owned() else {
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "hints-busy"));
    };
    let start = crate::secret::bits() as u64;
    let limits = bots::limits(&app.config);
    desk.work(move |desk| {
        let thinking = desk.turn.think(bot, start, limits);
        // The thread is free when the search ends, not when whoever asked hangs up.
        drop(thread);
        thinking.map(|thinking| desk.speech().thinking(desk.turn.seat(), &thinking))
    })
    .await
}
