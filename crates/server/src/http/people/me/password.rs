//! `/api/me/password`: another password.

use super::super::sure;
use crate::App;
use crate::http::asker::Asker;
use crate::http::given::Given;
use crate::http::problem::{Answer, ProblemTold};
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

/// The password so far and from now on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    /// So far.
    old: String,
    /// From now on.
    new: String,
}

/// Change my password. All my other sessions end.
#[utoipa::path(post, path = "/api/me/password", tag = "me", request_body = NewPassword,
    responses((status = 204), (status = "4XX", body = ProblemTold)))]
pub(super) async fn change(State(app): State<App>, asker: Asker, Given(given): Given<NewPassword>) -> Answer<StatusCode> {
    sure(&app, &asker.person, &given.old).await?;
    let password = app.passwords.hash(&given.new).await?;
    app.store.change_password(&asker.session, password).await?;
    app.hall.recheck(&asker.person.id);
    Ok(StatusCode::NO_CONTENT)
}
