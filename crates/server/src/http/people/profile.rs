//! `/api/people/{id}`: what everybody may know about somebody.

use super::PersonTold;
use crate::App;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::At;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::store::Profile;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// Somebody and what that somebody has done.
#[derive(Serialize, ToSchema)]
pub(super) struct ProfileTold {
    /// Who.
    #[serde(flatten)]
    person: PersonTold,
    /// Since when, in milliseconds since 1970.
    made: i64,
    /// What was done.
    #[serde(flatten)]
    profile: Profile,
}

/// What everybody may know about somebody.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people", params(("id" = String, Path, description = "Who.")),
    responses((status = 200, body = ProfileTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn profile(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    At(id): At<String>,
) -> Answer<Json<ProfileTold>> {
    let person = app.store.person(&id).await?.ok_or_else(|| Problem::missing("no-such-person"))?;
    let reader = asker.as_ref().map(|asker| asker.person.id.as_str());
    let profile = app.store.profile(&id, reader).await?;
    Ok(Json(ProfileTold { person: PersonTold::new(&person, lang), made: person.made, profile }))
}
