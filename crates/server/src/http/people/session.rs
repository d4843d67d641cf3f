//! `/api/session`: coming in with a password, and going.

use super::Me;
use super::arrival::{Arrival, Device, cookie, no_cookie};
use super::free_name::free_name;
use crate::App;
use crate::http::asker::{Asker, Speaks, token};
use crate::http::given::Given;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::people::Name;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who wants to come in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Login {
    /// The name; capitals do not matter.
    name: String,
    /// The password.
    password: String,
}

/// Who asks.
#[derive(Serialize, ToSchema)]
pub(super) struct WhoAmI {
    /// Who has this session; nobody if there is none.
    me: Option<Me>,
    /// A name that nobody bears, for somebody who has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    free_name: Option<String>,
}

/// Who has this session; it lasts for another half year from here. A stranger is told a name that is free.
#[utoipa::path(get, path = "/api/session", tag = "people",
    responses((status = 200, body = WhoAmI), (status = "4XX", body = ProblemTold)))]
pub(super) async fn who(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    parts: Parts,
) -> Answer<impl IntoResponse> {
    let Some(Asker { person, .. }) = asker else {
        let told = WhoAmI { me: None, free_name: Some(free_name(&app, lang).await?) };
        return Ok(Json(told).into_response());
    };
    let me = Me::new(&person, app.store.codes_left(&person.id).await?);
    let again = cookie(&app.config, token(&parts).unwrap_or_default());
    Ok((again, Json(WhoAmI { me: Some(me), free_name: None })).into_response())
}

/// Log in. Whoever was here before in this browser is logged out.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = Login,
    responses((status = 201, body = Me), (status = "4XX", body = ProblemTold)))]
pub(super) async fn log_in(
    State(app): State<App>,
    asker: Option<Asker>,
    device: Device,
    Given(login): Given<Login>,
) -> Answer<impl IntoResponse> {
    // A name nobody can have and a name nobody has are answered alike.
    let name = Name::read(&login.name).map(|name| name.folded()).unwrap_or_default();
    app.limits.guess(&name)?;
    let person = app.store.by_login(&name).await?;
    let password = person.as_ref().and_then(|person| person.password.as_deref());
    let is_right = app.passwords.is(&login.password, password).await?;
    let Some(person) = person.filter(|_| is_right) else {
        return Err(Problem::new(StatusCode::UNAUTHORIZED, "wrong-login"));
    };
    let arrival = Arrival::new(&person.id, device);
    let (session, token) = arrival.kept();
    app.store.add_session(session, token, asker.as_ref().map(|asker| asker.session.clone())).await?;
    if let Some(before) = asker {
        app.hall.recheck(&before.person.id);
    }
    let me = Me::new(&person, app.store.codes_left(&person.id).await?);
    Ok((StatusCode::CREATED, arrival.cookie(&app.config), Json(me)))
}

/// Log out.
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204), (status = "4XX", body = ProblemTold)))]
pub(super) async fn log_out(State(app): State<App>, asker: Option<Asker>) -> Answer<impl IntoResponse> {
    if let Some(asker) = asker {
        app.store.end_session(&asker.person.id, &asker.session.id).await?;
        app.hall.recheck(&asker.person.id);
    }
    Ok((StatusCode::NO_CONTENT, no_cookie(&app.config)))
}
