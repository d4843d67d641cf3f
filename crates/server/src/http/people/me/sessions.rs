//! `/api/me/sessions`: where I am logged in.

use crate::App;
use crate::http::asker::Asker;
use crate::http::given::At;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::store::Session;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

/// Where I am logged in.
#[derive(Serialize, ToSchema)]
pub(super) struct Sessions {
    /// The last used first.
    sessions: Vec<SessionTold>,
}

/// One place where I am logged in.
#[derive(Serialize, ToSchema)]
pub(super) struct SessionTold {
    /// Its identity, which is no secret.
    id: String,
    /// The program, as it names itself.
    device: String,
    /// Since when, in milliseconds since 1970.
    made: i64,
    /// When it was last used, to the minute, in milliseconds since 1970.
    seen: i64,
    /// Whether it is the one that asks.
    here: bool,
}

/// These sessions, told to whoever asks with one of them.
pub(super) fn told(sessions: Vec<Session>, asking: &Session) -> Vec<SessionTold> {
    let told = |session: Session| SessionTold {
        here: session.id == asking.id,
        id: session.id,
        device: session.device,
        made: session.made,
        seen: session.seen,
    };
    sessions.into_iter().map(told).collect()
}

/// Where I am logged in.
#[utoipa::path(get, path = "/api/me/sessions", tag = "me",
    responses((status = 200, body = Sessions), (status = "4XX", body = ProblemTold)))]
pub(super) async fn list(State(app): State<App>, asker: Asker) -> Answer<Json<Sessions>> {
    let sessions = app.store.sessions(&asker.person.id).await?;
    Ok(Json(Sessions { sessions: told(sessions, &asker.session) }))
}

/// Log out somewhere.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "me",
    params(("id" = String, Path, description = "Which session.")),
    responses((status = 204), (status = "4XX", body = ProblemTold)))]
pub(super) async fn end(State(app): State<App>, asker: Asker, At(id): At<String>) -> Answer<StatusCode> {
    if app.store.end_session(&asker.person.id, &id).await? {
        app.hall.recheck(&asker.person.id);
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::missing("no-such-session"))
    }
}
