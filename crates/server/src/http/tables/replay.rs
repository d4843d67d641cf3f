//! Looking back: what was told, any earlier position, the record.

use super::{Looking, may_see, reader};
use crate::App;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::{Asked, At};
use crate::http::problem::{Answer, ProblemTold};
use crate::told::{MomentTold, ReplayTold, StoryTold};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::Eyes;
use utoipa::IntoParams;

/// Which position.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct To {
    /// After how many moves.
    to: usize,
    /// From which seat.
    seat: Option<usize>,
    /// With the eyes of all, once the game is over.
    #[serde(default)]
    all: bool,
}

/// How closely to look back.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Over {
    /// From which seat.
    seat: Option<usize>,
    /// At how many moves, evenly over the game; 80 if not given.
    points: Option<usize>,
    /// With the eyes of all, once the game is over.
    #[serde(default)]
    all: bool,
}

/// The most moves in a look back.
const MOST_POINTS: usize = 200;

/// What these eyes saw, and how the seats stood, over the whole game.
#[utoipa::path(get, path = "/api/tables/{id}/history", tag = "replay",
    params(("id" = String, Path), Over),
    responses((status = 200, body = Vec<MomentTold>), (status = "4XX", body = ProblemTold)))]
pub(super) async fn history(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Asked(over): Asked<Over>,
) -> Answer<Json<Vec<MomentTold>>> {
    let mut reader = reader(&app, &id, asker.as_ref(), over.seat, lang).await?;
    let points = over.points.unwrap_or(80).clamp(1, MOST_POINTS);
    let history = app.hall.with(&id, |room| {
        if over.all && room.is_public() {
            reader.eyes = Eyes::All;
        }
        room.history(&reader, points)
    });
    Ok(Json(history.await??))
}

/// What these eyes were told since the deal.
#[utoipa::path(get, path = "/api/tables/{id}/told", tag = "replay",
    params(("id" = String, Path), Looking),
    responses((status = 200, body = StoryTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn told(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Asked(looking): Asked<Looking>,
) -> Answer<Json<StoryTold>> {
    let reader = reader(&app, &id, asker.as_ref(), looking.seat, lang).await?;
    Ok(Json(app.hall.with(&id, |room| room.told(&reader)).await??))
}

/// The table after so many moves, with one's own eyes, or with all eyes once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replay",
    params(("id" = String, Path), To),
    responses((status = 200, body = ReplayTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn at_move(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Asked(wanted): Asked<To>,
) -> Answer<Json<ReplayTold>> {
    let mut reader = reader(&app, &id, asker.as_ref(), wanted.seat, lang).await?;
    let shown = app.hall.with(&id, |room| {
        if wanted.all && room.is_public() {
            reader.eyes = Eyes::All;
        }
        room.at_move(&reader, wanted.to)
    });
    Ok(Json(shown.await??))
}

/// The record of a game that is over, as a text file.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "replay",
    params(("id" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = "4XX", body = ProblemTold)))]
pub(super) async fn record(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    At(id): At<String>,
) -> Answer<Response> {
    may_see(&app, &id, asker.as_ref()).await?;
    let record = app.hall.with(&id, |room| room.record(lang)).await??;
    let name = format!("attachment; filename=\"{}-{id}.record\"", record.game);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_string()).into_response())
}
