//! Tables in lists, and one table as somebody sees it.

use super::{Looking, look, state};
use crate::App;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::{Asked, At};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::journal::Who;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

/// The most tables in a list.
const MOST: i64 = 100;

/// Which tables.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Which {
    /// Only those at which one has a seat, or that one opened.
    #[serde(default)]
    mine: bool,
    /// Also those that are over.
    #[serde(default)]
    finished: bool,
}

/// Tables that are open to all, or one's own, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(Which),
    responses((status = 200, body = Value), (status = "4XX", body = ProblemTold)))]
pub(super) async fn list(State(app): State<App>, asker: Option<Asker>, Asked(which): Asked<Which>) -> Answer<Json<Value>> {
    let person = match (which.mine, &asker) {
        (false, _) => None,
        (true, Some(asker)) => Some(asker.person.id.as_str()),
        (true, None) => return Err(Problem::new(axum::http::StatusCode::UNAUTHORIZED, "who-are-you")),
    };
    let phases: &[&str] =
        if which.finished { &["gathering", "playing", "over", "ended", "frozen"] } else { &["gathering", "playing", "frozen"] };
    let listed = app.store.list_tables(person, phases, MOST).await?;
    let mut tables = Vec::with_capacity(listed.len());
    for table in listed {
        let mut seats = Vec::with_capacity(table.seats.len());
        for seated in table.seats {
            seats.push(match seated.who {
                Some(Who::Person(id)) => {
                    let name = app.store.person(&id).await?.map(|person| person.name);
                    json!({ "person": id, "name": name, "due": seated.due })
                }
                Some(Who::Bot(bot)) => json!({ "bot": bot, "due": seated.due }),
                Some(Who::Named(_)) | None => json!({}),
            });
        }
        tables.push(json!({
            "id": table.id,
            "game": table.game,
            "phase": table.phase,
            "private": table.private,
            "host": table.host,
            "entries": table.entries,
            "changed": table.changed,
            "seats": seats,
        }));
    }
    Ok(Json(json!({ "tables": tables })))
}

/// Everything about a table that one may see.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path), Looking),
    responses((status = 200, body = Value), (status = "4XX", body = ProblemTold)))]
pub(super) async fn show(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Asked(looking): Asked<Looking>,
) -> Answer<Json<Value>> {
    let (live, person) = (app.hall.live(&id), asker.as_ref().map(|asker| asker.person.id.as_str()));
    look(&app, &id, asker.as_ref(), |room| state(room, &live, person, looking.seat, lang)).await?.map(Json)
}
