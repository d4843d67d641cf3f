//! `/api/recover`: coming in with a code from paper.

use super::Me;
use super::arrival::{Arrival, Device};
use crate::App;
use crate::http::given::Given;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::people::{Name, codes};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::ToSchema;

/// A code in place of a forgotten password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Recovery {
    /// The name of the account.
    name: String,
    /// One of its recovery codes, which is void afterwards.
    code: String,
    /// The new password.
    password: String,
}

/// Set a new password with a recovery code. All other sessions of the account end.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recovery,
    responses((status = 201, body = Me), (status = "4XX", body = ProblemTold)))]
pub(super) async fn recover(
    State(app): State<App>,
    device: Device,
    Given(recovery): Given<Recovery>,
) -> Answer<impl IntoResponse> {
    let wrong = || Problem::forbidden("wrong-code");
    let name = Name::read(&recovery.name).map(|name| name.folded()).unwrap_or_default();
    app.limits.guess(&name)?;
    let code = codes::hash(&recovery.code);
    let person = app.store.by_code(&name, &code).await?.ok_or_else(wrong)?;
    let password = app.passwords.hash(&recovery.password).await?;
    let arrival = Arrival::new(&person.id, device);
    if !app.store.recover(code, password, arrival.kept()).await? {
        return Err(wrong());
    }
    app.hall.recheck(&person.id);
    let me = Me::new(&person, app.store.codes_left(&person.id).await?);
    Ok((StatusCode::CREATED, arrival.cookie(&app.config), Json(me)))
}
