//! `/api/me`: what is one's own.

mod blocked;
mod codes;
mod export;
mod notices;
mod password;
mod sessions;

use super::arrival::{cookie, no_cookie};
use super::{Me, lang, not_an_account, sure};
use crate::hall::Change;
use crate::http::asker::{Asker, token};
use crate::http::given::Given;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::http::tables::{settle_without, to_the_end};
use crate::people::Name;
use crate::room::Phase;
use crate::store::{Named, Wishes};
use crate::{App, now};
use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderName, StatusCode};
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me, change, leave))
        .routes(routes!(export::export))
        .routes(routes!(password::change))
        .routes(routes!(codes::renew))
        .routes(routes!(sessions::list))
        .routes(routes!(sessions::end))
        .routes(routes!(notices::read, notices::set, notices::clear))
        .routes(routes!(notices::confirm))
        .routes(routes!(blocked::list))
        .routes(routes!(blocked::block, blocked::unblock))
}

/// Who I am. The session lasts for another half year from here.
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Me), (status = "4XX", body = ProblemTold)))]
pub(super) async fn me(State(app): State<App>, asker: Asker, parts: Parts) -> Answer<impl IntoResponse> {
    let me = Me::new(&asker.person, app.store.codes_left(&asker.person.id).await?);
    let token = token(&parts).unwrap_or_default();
    Ok((cookie(&app.config, token), Json(me)))
}

/// What I want to be different; what is not named stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Changes {
    /// The name. Whoever has an account logs in with it from now on.
    name: Option<String>,
    /// The language: `en`, `fr` or `ko`.
    lang: Option<String>,
    /// Whether a move that ends a turn or shows something waits to be confirmed.
    confirms: Option<bool>,
}

/// Change what others call me, my language, or whether moves wait to be confirmed: all that is given, or nothing.
#[utoipa::path(patch, path = "/api/me", tag = "me", request_body = Changes,
    responses((status = 200, body = Me), (status = "4XX", body = ProblemTold)))]
pub(super) async fn change(State(app): State<App>, asker: Asker, Given(changes): Given<Changes>) -> Answer<Json<Me>> {
    let id = &asker.person.id;
    let name = changes.name.as_deref().map(Name::read).transpose()?;
    let lang = changes.lang.as_deref().map(lang).transpose()?;
    if let Some(name) = name.as_ref().filter(|_| asker.person.is_guest()) {
        not_an_account(&app, name).await?;
    }
    let wishes = Wishes {
        name: name.map(|name| (name.as_str().to_owned(), name.folded())),
        lang: lang.map(|lang| lang.code().to_owned()),
        confirms: changes.confirms,
    };
    let gone = || Problem::new(StatusCode::UNAUTHORIZED, "who-are-you");
    match app.store.change(id, wishes).await? {
        Named::Done => {}
        Named::Taken => return Err(Problem::conflict("name-taken")),
        Named::Late => return Err(gone()),
    }
    app.hall.forget_names(id).await;
    let person = app.store.person(id).await?.ok_or_else(gone)?;
    Ok(Json(Me::new(&person, app.store.codes_left(id).await?)))
}

/// Whether I am sure.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Leaving {
    /// The password; a guest has none.
    password: Option<String>,
}

/// Leave for good. Games that were played stay, without my name; in games that go on my seats are free.
#[utoipa::path(delete, path = "/api/me", tag = "me", request_body = Leaving,
    responses((status = 204), (status = "4XX", body = ProblemTold)))]
pub(super) async fn leave(State(app): State<App>, asker: Asker, Given(leaving): Given<Leaving>) -> Answer<impl IntoResponse> {
    if !asker.person.is_guest() {
        sure(&app, &asker.person, &leaving.password.unwrap_or_default()).await?;
    }
    let (leaver, person) = (app.clone(), asker.person.id);
    to_the_end(async move { forget(&leaver, &person).await }).await?;
    // The browser forgets what it kept of us, too.
    Ok((
        StatusCode::NO_CONTENT,
        no_cookie(&app.config),
        [(HeaderName::from_static("clear-site-data"), "\"cache\", \"storage\"")],
    ))
}

/// Forgets somebody. Their seats are free before that: nobody could free them afterwards.
async fn forget(app: &App, person: &str) -> Answer<()> {
    for table in app.store.list_tables(Some(person), &Phase::UNFINISHED, None, i64::MAX).await? {
        app.hall.change(&table.id, |room| Ok(Change { entries: room.go_away(person), answer: () })).await?;
        settle_without(app, &table.id).await;
    }
    app.store.forget(person, now()).await?;
    app.hall.forget_names(person).await;
    app.hall.recheck(person);
    Ok(())
}
