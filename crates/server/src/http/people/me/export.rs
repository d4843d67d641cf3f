//! `/api/me/export`: everything that is kept of me.

use super::super::{Me, PersonTold};
use super::notices::Notices;
use super::sessions::{SessionTold, told};
use crate::App;
use crate::http::asker::{Asker, Speaks};
use crate::http::problem::{Answer, ProblemTold};
use crate::store::{Earned, OwnSheet, OwnTable, Played, Rated};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

/// Everything that is kept of me, but for hashes of secrets.
#[derive(Serialize, ToSchema)]
pub(super) struct Exported {
    /// Who I am.
    person: Me,
    /// Where I am told that my turn has come.
    notices: Notices,
    /// Whom I have blocked.
    blocked: Vec<PersonTold>,
    /// Where I am logged in.
    sessions: Vec<SessionTold>,
    /// What I have played to its end.
    results: Vec<Played>,
    /// How strong I am.
    ratings: Vec<Rated>,
    /// What I have done that is remarkable.
    achievements: Vec<Earned>,
    /// The sheets I have brought.
    sheets: Vec<OwnSheet>,
    /// My tables, and what I said there.
    tables: Vec<OwnTable>,
}

/// Everything that is kept of me.
#[utoipa::path(get, path = "/api/me/export", tag = "me",
    responses((status = 200, body = Exported), (status = "4XX", body = ProblemTold)))]
pub(super) async fn export(State(app): State<App>, asker: Asker, Speaks(lang): Speaks) -> Answer<impl IntoResponse> {
    let id = &asker.person.id;
    // It may be long, so it is counted like the guesses at a secret.
    app.limits.guess(id)?;
    let kept = app.store.export(id).await?;
    let blocked = app.store.blocked(id).await?;
    let exported = Exported {
        person: Me::new(&asker.person, app.store.codes_left(id).await?),
        notices: Notices::from(app.store.reach(id).await?),
        blocked: blocked.iter().map(|person| PersonTold::new(person, lang)).collect(),
        sessions: told(kept.sessions, &asker.session),
        results: kept.results,
        ratings: kept.ratings,
        achievements: kept.achievements,
        sheets: kept.sheets,
        tables: kept.tables,
    };
    Ok(([(header::CONTENT_DISPOSITION, "attachment; filename=\"lineshaft.json\"")], Json(exported)))
}
