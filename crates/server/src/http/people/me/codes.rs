//! `/api/me/codes`: other recovery codes.

use super::super::sure;
use crate::App;
use crate::http::asker::Asker;
use crate::http::given::Given;
use crate::http::problem::{Answer, ProblemTold};
use crate::people::codes;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Whether it is I who asks.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Proof {
    /// The password.
    password: String,
}

/// Recovery codes.
#[derive(Serialize, ToSchema)]
pub(super) struct Codes {
    /// Each is good for one new password. They are shown this once.
    codes: Vec<String>,
}

/// New recovery codes; the old ones are void.
#[utoipa::path(post, path = "/api/me/codes", tag = "me", request_body = Proof,
    responses((status = 201, body = Codes), (status = "4XX", body = ProblemTold)))]
pub(super) async fn renew(
    State(app): State<App>,
    asker: Asker,
    Given(proof): Given<Proof>,
) -> Answer<(StatusCode, Json<Codes>)> {
    sure(&app, &asker.person, &proof.password).await?;
    let codes = codes::new();
    app.store.change_codes(&asker.person.id, codes.iter().map(|code| codes::hash(code)).collect()).await?;
    Ok((StatusCode::CREATED, Json(Codes { codes })))
}
