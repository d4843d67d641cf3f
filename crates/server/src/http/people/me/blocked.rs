//! `/api/me/blocked`: whom I do not want to meet.

use super::super::PersonTold;
use crate::App;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::At;
use crate::http::problem::{Answer, Problem, ProblemTold};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

/// Whom I do not want to meet.
#[derive(Serialize, ToSchema)]
pub(super) struct Blocked {
    /// By name.
    blocked: Vec<PersonTold>,
}

/// Whom I do not want to meet.
#[utoipa::path(get, path = "/api/me/blocked", tag = "me", responses((status = 200, body = Blocked), (status = "4XX", body = ProblemTold)))]
pub(super) async fn list(State(app): State<App>, asker: Asker, Speaks(lang): Speaks) -> Answer<Json<Blocked>> {
    let blocked = app.store.blocked(&asker.person.id).await?;
    Ok(Json(Blocked { blocked: blocked.iter().map(|person| PersonTold::new(person, lang)).collect() }))
}

/// Do not meet somebody any more.
#[utoipa::path(put, path = "/api/me/blocked/{person}", tag = "me", params(("person" = String, Path, description = "Whom.")),
    responses((status = 204), (status = "4XX", body = ProblemTold)))]
pub(super) async fn block(State(app): State<App>, asker: Asker, At(other): At<String>) -> Answer<StatusCode> {
    if other == asker.person.id {
        return Err(Problem::bad("yourself"));
    }
    let person = app.store.person(&other).await?.filter(|person| !person.deleted);
    let person = person.ok_or_else(|| Problem::missing("no-such-person"))?;
    app.store.block(&asker.person.id, &person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Meet somebody again.
#[utoipa::path(delete, path = "/api/me/blocked/{person}", tag = "me", params(("person" = String, Path, description = "Whom.")),
    responses((status = 204), (status = "4XX", body = ProblemTold)))]
pub(super) async fn unblock(State(app): State<App>, asker: Asker, At(other): At<String>) -> Answer<StatusCode> {
    app.store.unblock(&asker.person.id, &other).await?;
    Ok(StatusCode::NO_CONTENT)
}
