//! Live updates of a table.

use super::reader;
use crate::http::asker::{Asker, Speaks, token};
use crate::http::given::{Asked, At};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::live::{Listening, events as stream};
use crate::{App, secret};
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::sse::{KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::time::Duration;
use utoipa::IntoParams;

/// What to listen to.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct From {
    /// From which seat; the one that must decide if none is named.
    seat: Option<usize>,
    /// The last entry that is known already. `Last-Event-ID`, which a browser sends when it comes back, counts more.
    after: Option<i64>,
}

/// What is new at a table, as server-sent events. `Last-Event-ID` is the last entry that was received.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "tables",
    params(("id" = String, Path), From),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = "4XX", body = ProblemTold)))]
pub(super) async fn events(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Asked(from): Asked<From>,
    parts: Parts,
) -> Answer<Response> {
    reader(&app, &id, asker.as_ref(), from.seat, lang).await?;
    let after = match parts.headers.get("last-event-id") {
        None => from.after.unwrap_or(0),
        Some(value) => value.to_str().ok().and_then(|text| text.parse().ok()).ok_or_else(|| Problem::bad("bad-event-id"))?,
    };
    let known_by = asker.as_ref().and_then(|_| token(&parts)).map(secret::hash);
    let person = asker.map(|asker| asker.person.id);
    let live = app.hall.live(&id);
    if live.is_crowded(person.as_deref()) {
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-streams"));
    }
    let listening = Listening { table: id, person, token: known_by, seat: from.seat, lang, after, told: None };
    let events = stream(app, listening, live);
    let events = Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20)));
    Ok(([(header::CACHE_CONTROL, "no-store")], events).into_response())
}
