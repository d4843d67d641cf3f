//! Opening a table.

use super::{Opened, to_the_end};
use crate::clock::Pace;
use crate::http::asker::Asker;
use crate::http::given::{Given, key};
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::journal::{Entry, Who};
use crate::people::names::Name;
use crate::store::NewTable;
use crate::{App, bots, now, secret};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{Seed, Setup, hash::text_hash};
use utoipa::ToSchema;

/// Who is to sit at a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wanted {
    /// Whoever opens the table; at several seats, they play for several around one screen.
    Me,
    /// Somebody else around the screen of whoever opens the table, by name.
    Here(String),
    /// Whoever comes.
    Open,
    /// A bot, by name.
    Bot(String),
}

/// A table to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Creation {
    /// The game.
    game: String,
    /// Who sits where.
    seats: Vec<Wanted>,
    /// How rules are read.
    #[serde(default)]
    switches: BTreeMap<String, String>,
    /// The hash of a sheet that was brought here.
    #[serde(default)]
    sheet: Option<String>,
    /// Whether only the invited may come and watch.
    #[serde(default)]
    private: bool,
    /// Whether the result counts for ratings.
    #[serde(default)]
    rated: bool,
    /// The clocks.
    #[serde(default)]
    pace: Pace,
}

/// Opens a table. It begins at once if no seat is left open.
#[utoipa::path(post, path = "/api/tables", tag = "tables",
    request_body = Creation,
    responses((status = 200, body = Opened), (status = "4XX", body = ProblemTold)))]
pub(super) async fn create(State(app): State<App>, asker: Asker, Given(wanted): Given<Creation>) -> Answer<Json<Opened>> {
    let game = shelf::find(&wanted.game).ok_or_else(|| Problem::bad("unknown-game").with("name", wanted.game.as_str()))?;
    wanted.pace.check().map_err(Problem::bad)?;
    let mut setup = Setup::of(wanted.seats.len());
    for (name, value) in &wanted.switches {
        setup = setup.switch(name, value);
    }
    if let Some(hash) = &wanted.sheet
        && *hash != text_hash(game.sheet())
    {
        let (of, text) = app.store.sheet(key("sheet", hash)?).await?.ok_or_else(|| Problem::missing("no-such-sheet"))?;
        if of != wanted.game {
            return Err(Problem::bad("other-game"));
        }
        setup.sheet = Some(text);
    }
    game.accepts(&setup).map_err(Problem::fault)?;
    let mut entries = Vec::new();
    for (seat, wanted) in wanted.seats.iter().enumerate() {
        let me = || Who::Person(asker.person.id.clone());
        entries.push(match wanted {
            Wanted::Me => Entry::sat(seat, me()),
            Wanted::Here(name) => Entry::Sat { seat, who: me(), called: Some(Name::read(name).map_err(Problem::from)?.into()) },
            Wanted::Bot(name) => {
                Entry::sat(seat, bots::allowed(name, app.config.bot_playouts).map(|_| Who::Bot(name.clone()))?)
            }
            Wanted::Open => continue,
        });
    }
    if entries.len() == wanted.seats.len() {
        entries.push(Entry::Started);
    }
    let invitation = secret::token();
    let set = NewTable {
        id: secret::identity(),
        game: wanted.game,
        engine: table::ENGINE.to_owned(),
        seats: setup.seats,
        switches: setup.switches,
        sheet: text_hash(setup.sheet.as_deref().unwrap_or(game.sheet())),
        seed: Some(Seed::from_bits(secret::bits()).as_str().to_owned()),
        start_position: None,
        host: asker.person.id,
        private: wanted.private,
        invitation: secret::hash(&invitation),
        pace: wanted.pace.to_json(),
        rated: wanted.rated && setup.sheet.is_none(),
        origin: None,
        made: now(),
    };
    open(app, set, setup.sheet, entries, invitation).await
}

pub(super) async fn open(
    app: App,
    set: NewTable,
    sheet: Option<String>,
    entries: Vec<Entry>,
    invitation: String,
) -> Answer<Json<Opened>> {
    let id = set.id.clone();
    to_the_end(async move { app.hall.open(set, sheet, entries).await }).await?;
    Ok(Json(Opened { id, invitation }))
}
