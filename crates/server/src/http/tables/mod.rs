//! Tables: opened, joined, played, watched.

mod ask;
mod chat;
mod create;
mod events;
mod list;
mod offers;
mod play;
mod replay;
mod seats;
mod study;

pub(crate) use study::settle_without;

use super::asker::Asker;
use super::problem::{Answer, Problem};
use crate::App;
use crate::hall::Live;
use crate::room::{Reader, Room, Turn};
use crate::told::TableTold;
use serde::{Deserialize, Serialize};
use texts::Lang;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The doors to tables.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list, create::create))
        .routes(routes!(list::show))
        .routes(routes!(seats::join))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::go_back))
        .routes(routes!(seats::seat))
        .routes(routes!(seats::enter))
        .routes(routes!(seats::invite))
        .routes(routes!(play::start))
        .routes(routes!(play::close))
        .routes(routes!(play::turn))
        .routes(routes!(play::post))
        .routes(routes!(play::confirm))
        .routes(routes!(play::undo))
        .routes(routes!(offers::offer))
        .routes(routes!(offers::answer))
        .routes(routes!(chat::say))
        .routes(routes!(chat::mute))
        .routes(routes!(events::events))
        .routes(routes!(ask::moves))
        .routes(routes!(ask::check))
        .routes(routes!(ask::chains))
        .routes(routes!(ask::forecast))
        .routes(routes!(ask::hint))
        .routes(routes!(replay::told))
        .routes(routes!(replay::at_move))
        .routes(routes!(replay::history))
        .routes(routes!(replay::record))
        .routes(routes!(study::rematch))
        .routes(routes!(study::what_if))
}

/// From which seat somebody looks.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Looking {
    /// One of the own seats; the one that must decide if none is named.
    seat: Option<usize>,
}

/// How somebody looks at a table.
#[derive(Debug)]
struct Look {
    person: Option<String>,
    seat: Option<usize>,
    lang: Lang,
    /// Whether everything they may want to know before deciding is told, too.
    foresees: bool,
}

/// Which seat of one's own.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OwnSeat {
    /// The seat.
    seat: usize,
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Opened {
    /// Its identity.
    id: String,
    /// What lets others in: to be sent to them, and shown never again.
    invitation: String,
}

/// A rematch: opened now, or by somebody before.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Rematch {
    /// Its identity.
    id: String,
    /// What lets others in, if it was opened now.
    #[serde(skip_serializing_if = "Option::is_none")]
    invitation: Option<String>,
}

/// Does some work to its end, even if whoever asked for it goes away meanwhile.
pub(crate) async fn to_the_end<T: Send + 'static>(work: impl Future<Output = Answer<T>> + Send + 'static) -> Answer<T> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Problem::internal()))
}

/// Looks at a table that somebody may see. To others a private table does not exist.
async fn look<T>(app: &App, id: &str, asker: Option<&Asker>, see: impl Fn(&Room) -> T) -> Answer<T> {
    let person = asker.map(|asker| asker.person.id.as_str());
    let known =
        |room: &Room| !room.set.private || person.is_some_and(|person| room.set.host == person || room.owns_a_seat(person));
    if let Some(seen) = app.hall.with(id, |room| known(room).then(|| see(room))).await? {
        return Ok(seen);
    }
    match person {
        Some(person) if app.store.is_admitted(id, person).await? => app.hall.with(id, see).await,
        _ => Err(Problem::missing("no-such-table")),
    }
}

/// That somebody may see a table.
async fn may_see(app: &App, id: &str, asker: Option<&Asker>) -> Answer<()> {
    look(app, id, asker, |_| ()).await
}

/// A reader of a table.
async fn reader(app: &App, id: &str, asker: Option<&Asker>, seat: Option<usize>, lang: Lang) -> Answer<Reader> {
    let person = asker.map(|asker| asker.person.id.as_str());
    look(app, id, asker, |room| room.reader(person, seat, lang)).await?
}

/// Everything a client needs to draw a table, with who is there; with a turn that is only looked at in place of the reader's own.
fn state(room: &Room, live: &Live, look: &Look, looked_at: Option<&Turn>) -> Answer<TableTold> {
    let reader = room.reader(look.person.as_deref(), look.seat, look.lang)?;
    room.state(&Reader { foresees: look.foresees, ..reader }, looked_at, live.present())
}
