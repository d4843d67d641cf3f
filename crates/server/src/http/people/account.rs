//! `/api/account`: a name of one's own.

use super::Me;
use super::arrival::{Arrival, Device};
use crate::http::asker::{Asker, Speaks};
use crate::http::given::Given;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::people::{Name, codes};
use crate::store::{Named, Person};
use crate::{App, now, secret};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name and the password for it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAccount {
    /// The name others see, and the one to log in with.
    name: String,
    /// The password.
    password: String,
}

/// A new account.
#[derive(Serialize, ToSchema)]
pub(super) struct Registered {
    /// Whose.
    me: Me,
    /// Each is good for one new password. They are shown this once.
    codes: Vec<String>,
}

/// Make an account. A guest who does keeps identity, seats and results.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = NewAccount,
    responses((status = 201, body = Registered), (status = "4XX", body = ProblemTold)))]
pub(super) async fn register(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    device: Device,
    Given(new): Given<NewAccount>,
) -> Answer<impl IntoResponse> {
    if asker.as_ref().is_some_and(|asker| !asker.person.is_guest()) {
        return Err(Problem::conflict("has-account"));
    }
    let name = Name::read(&new.name)?;
    let login = name.folded();
    // Hashing is dear, so a name that is taken is told before it.
    if app.store.by_login(&login).await?.is_some() {
        return Err(Problem::conflict("name-taken"));
    }
    let password = Some(app.passwords.hash(&new.password).await?);
    let guest = asker.as_ref().map(|asker| asker.session.clone());
    let person = asker.map(|asker| asker.person).unwrap_or_else(|| Person {
        id: secret::identity(),
        name: String::new(),
        login: None,
        password: None,
        lang: lang.code().to_owned(),
        confirms: true,
        made: now(),
        deleted: false,
    });
    let person = Person { name: name.into(), login: Some(login), password, ..person };
    let arrival = Arrival::new(&person.id, device);
    let codes = codes::new();
    let kept = codes.iter().map(|code| codes::hash(code)).collect();
    match app.store.register(person.clone(), kept, arrival.kept(), guest).await? {
        Named::Done => {}
        Named::Taken => return Err(Problem::conflict("name-taken")),
        Named::Late => return Err(Problem::conflict("has-account")),
    }
    app.hall.forget_names(&person.id).await;
    app.hall.recheck(&person.id);
    let me = Me::new(&person, codes.len() as i64);
    Ok((StatusCode::CREATED, arrival.cookie(&app.config), Json(Registered { me, codes })))
}
