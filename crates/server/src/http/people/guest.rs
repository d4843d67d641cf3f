//! `/api/guest`: a name is enough to play.

use super::arrival::{Arrival, Device};
use super::{Me, lang, not_an_account};
use crate::http::asker::{Asker, Speaks};
use crate::http::given::Given;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::people::Name;
use crate::store::Person;
use crate::{App, now, secret};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::ToSchema;

/// How a guest is called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    /// The name others see.
    name: String,
    /// The language: `en`, `fr` or `ko`; the browser's if none.
    lang: Option<String>,
}

/// Come in as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = NewGuest,
    responses((status = 201, body = Me), (status = "4XX", body = ProblemTold)))]
pub(super) async fn arrive(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(spoken): Speaks,
    device: Device,
    Given(new): Given<NewGuest>,
) -> Answer<impl IntoResponse> {
    if asker.is_some() {
        return Err(Problem::conflict("already-somebody"));
    }
    let name = Name::read(&new.name)?;
    let lang = new.lang.as_deref().map_or(Ok(spoken), lang)?;
    not_an_account(&app, &name).await?;
    let person = Person {
        id: secret::identity(),
        name: name.into(),
        login: None,
        password: None,
        lang: lang.code().to_owned(),
        confirms: true,
        made: now(),
        deleted: false,
    };
    let arrival = Arrival::new(&person.id, device);
    let (session, token) = arrival.kept();
    app.store.add_person(person.clone(), session, token).await?;
    Ok((StatusCode::CREATED, arrival.cookie(&app.config), Json(Me::new(&person, 0))))
}
