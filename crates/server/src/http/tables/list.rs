//! Tables in lists, and one table as somebody sees it.

use super::{Look, look, state};
use crate::App;
use crate::http::asker::{Asker, Speaks};
use crate::http::given::{Asked, At, key};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::journal::Who;
use crate::room::Phase;
use crate::store::{Listed, ListedSeat};
use crate::told::{ListTold, ListedSeatTold, ListedTold, TableTold};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

/// The most tables in an answer.
const MOST: usize = 100;

/// Which tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Only those at which one has a seat, or that one opened.
    #[serde(default)]
    mine: bool,
    /// Also those that are over.
    #[serde(default)]
    finished: bool,
    /// Only those in these phases, separated by commas: `gathering`, `playing`, `over`, `ended`, `frozen`. Counts more than
    /// `finished`.
    phase: Option<String>,
    /// Only those that follow this table in the same list: the last one that is known already.
    before: Option<String>,
}

impl Which {
    fn phases(&self) -> Answer<Vec<Phase>> {
        match (&self.phase, self.finished) {
            (Some(wanted), _) => wanted.split(',').map(phase).collect(),
            (None, true) => Ok(Phase::ALL.to_vec()),
            (None, false) => Ok(Phase::UNFINISHED.to_vec()),
        }
    }
}

fn phase(wanted: &str) -> Answer<Phase> {
    Phase::ALL.into_iter().find(|phase| phase.name() == wanted).ok_or_else(|| Problem::bad("bad-query"))
}

/// Tables that are open to all, or one's own, the latest first; whether there are `more`, which `before` asks for.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(Which),
    responses((status = 200, body = ListTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn list(State(app): State<App>, asker: Option<Asker>, Asked(which): Asked<Which>) -> Answer<Json<ListTold>> {
    let person = match (which.mine, &asker) {
        (false, _) => None,
        (true, Some(asker)) => Some(asker.person.id.as_str()),
        (true, None) => return Err(Problem::new(axum::http::StatusCode::UNAUTHORIZED, "who-are-you")),
    };
    let before = which.before.as_deref().map(|before| key("before", before)).transpose()?;
    let listed = app.store.list_tables(person, &which.phases()?, before, MOST as i64 + 1).await?;
    let more = listed.len() > MOST;
    Ok(Json(ListTold { tables: listed.into_iter().take(MOST).map(table_told).collect(), more }))
}

fn table_told(table: Listed) -> ListedTold {
    ListedTold {
        id: table.id,
        game: table.game,
        phase: table.phase,
        private: table.private,
        host: table.host,
        entries: table.entries,
        changed: table.changed,
        seats: table.seats.into_iter().map(seat_told).collect(),
    }
}

fn seat_told(ListedSeat { seated, name }: ListedSeat) -> ListedSeatTold {
    let due = Some(seated.due);
    match seated.who {
        Some(Who::Person(person)) => ListedSeatTold { person: Some(person), name, due, bot: None },
        Some(Who::Bot(bot)) => ListedSeatTold { bot: Some(bot), due, ..ListedSeatTold::default() },
        Some(Who::Named(_)) | None => ListedSeatTold::default(),
    }
}

/// What of a table is looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Seeing {
    /// One of the own seats; the one that must decide if none is named.
    seat: Option<usize>,
    /// Whether everything that its seat may want to know before deciding is told, too.
    #[serde(default)]
    foresee: bool,
}

/// Everything about a table that one may see.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path), Seeing),
    responses((status = 200, body = TableTold), (status = "4XX", body = ProblemTold)))]
pub(super) async fn show(
    State(app): State<App>,
    asker: Option<Asker>,
    Speaks(lang): Speaks,
    At(id): At<String>,
    Asked(Seeing { seat, foresee }): Asked<Seeing>,
) -> Answer<Json<TableTold>> {
    let live = app.hall.live(&id);
    let person = asker.as_ref().map(|asker| asker.person.id.clone());
    let how = Look { person, seat, lang, foresees: foresee };
    look(&app, &id, asker.as_ref(), |room| state(room, &live, &how, None)).await?.map(Json)
}
