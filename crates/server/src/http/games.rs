//! The games on the shelf, their rules, sheets and records.

use super::asker::{Asker, Speaks};
use super::given::{At, Given, MOST_BYTES_OF_FILE};
use super::problem::{Answer, Problem, ProblemTold};
use super::tables::to_the_end;
use crate::clock::Pace;
use crate::journal::{Ending, Entry, Who};
use crate::people::names::{BadName, LONGEST_BROUGHT, Name};
use crate::store::{NewTable, SheetTold};
use crate::told::{Identity, SheetHash};
use crate::{App, now, secret};
use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use shelf::told::ShelfTold;
use table::{LONGEST_SHEET, Origin, Record, Setup, Verdict, hash::text_hash};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The doors to games, sheets and records.
pub fn routes() -> OpenApiRouter<App> {
    let files = OpenApiRouter::new()
        .routes(routes!(own_sheets, bring_sheet))
        .routes(routes!(check_sheet))
        .routes(routes!(bring_record))
        .layer(DefaultBodyLimit::max(MOST_BYTES_OF_FILE));
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(rules))
        .routes(routes!(sheet))
        .routes(routes!(figures))
        .merge(files)
}

/// A sheet that is brought here.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Sheet {
    /// Its game.
    game: String,
    /// The sheet, as TOML.
    text: String,
}

/// A record that is brought here.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Brought {
    /// The record, as text.
    record: String,
    /// Whether only the invited may see it.
    #[serde(default)]
    private: bool,
}

/// All games, with what can be chosen at a table, and all bots.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = ShelfTold), (status = "4XX", body = ProblemTold)))]
async fn games(Speaks(lang): Speaks) -> Json<ShelfTold> {
    Json(shelf::shelf_told(shelf::games(), lang))
}

/// The rules of a game for players.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games",
    params(("game" = String, Path)),
    responses((status = 200, content_type = "text/markdown", body = String), (status = "4XX", body = ProblemTold)))]
async fn rules(Speaks(lang): Speaks, At(game): At<String>) -> Answer<Response> {
    let found = texts::RULES.iter().find(|(name, _)| *name == game).ok_or_else(|| Problem::missing("nothing-here"))?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], found.1[lang as usize]).into_response())
}

/// Keeps a sheet by its hash, if a table could be set up with it.
#[utoipa::path(post, path = "/api/sheets", tag = "games",
    request_body = Sheet,
    responses((status = 200, body = SheetHash), (status = "4XX", body = ProblemTold)))]
async fn bring_sheet(State(app): State<App>, asker: Asker, Given(given): Given<Sheet>) -> Answer<Json<SheetHash>> {
    let hash = playable(&given)?;
    app.store.put_sheet(&hash, &given.game, &given.text, &asker.person.id, now()).await?;
    Ok(Json(SheetHash { hash }))
}

/// Whether a table could be set up with a sheet; nothing is kept.
#[utoipa::path(post, path = "/api/sheets/check", tag = "games",
    request_body = Sheet,
    responses((status = 200, body = SheetHash), (status = "4XX", body = ProblemTold)))]
async fn check_sheet(Given(given): Given<Sheet>) -> Answer<Json<SheetHash>> {
    Ok(Json(SheetHash { hash: playable(&given)? }))
}

/// The hash of a sheet, if a table could be set up with it.
fn playable(given: &Sheet) -> Answer<String> {
    let game = shelf::find(&given.game).ok_or_else(|| Problem::bad("unknown-game").with("name", given.game.as_str()))?;
    if given.text.len() > LONGEST_SHEET {
        return Err(Problem::new(axum::http::StatusCode::PAYLOAD_TOO_LARGE, "too-large"));
    }
    let mut setup = Setup::of(*game.seats().start());
    setup.sheet = Some(given.text.clone());
    game.accepts(&setup).map_err(Problem::fault)?;
    Ok(text_hash(&given.text))
}

/// The sheets I have brought, the newest first, without their text.
#[utoipa::path(get, path = "/api/sheets", tag = "games",
    responses((status = 200, body = Vec<SheetTold>), (status = "4XX", body = ProblemTold)))]
async fn own_sheets(State(app): State<App>, asker: Asker) -> Answer<Json<Vec<SheetTold>>> {
    Ok(Json(app.store.sheets_of(&asker.person.id).await?))
}

/// The sheet with this hash.
#[utoipa::path(get, path = "/api/sheets/{hash}", tag = "games",
    params(("hash" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = "4XX", body = ProblemTold)))]
async fn sheet(State(app): State<App>, At(hash): At<String>) -> Answer<Response> {
    let text = sheet_text(&app, &hash).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The sheet with this hash as JSON, for whoever draws a board.
#[utoipa::path(get, path = "/api/sheets/{hash}/figures", tag = "games",
    params(("hash" = String, Path)),
    responses((status = 200, body = Value), (status = "4XX", body = ProblemTold)))]
async fn figures(State(app): State<App>, At(hash): At<String>) -> Answer<Response> {
    let text = sheet_text(&app, &hash).await?;
    // Only sheets that were read as TOML before are kept.
    let figures: Value = toml::from_str(&text).map_err(|_| Problem::internal())?;
    // What a hash names never changes.
    Ok(([(header::CACHE_CONTROL, "private, max-age=31536000, immutable")], Json(figures)).into_response())
}

async fn sheet_text(app: &App, hash: &str) -> Answer<String> {
    match shelf::games().iter().find(|game| text_hash(game.sheet()) == hash) {
        Some(game) => Ok(game.sheet().to_owned()),
        None => Ok(app.store.sheet(hash).await?.ok_or_else(|| Problem::missing("no-such-sheet"))?.1),
    }
}

/// Brings a finished game here as its record, to be replayed and gone on from.
#[utoipa::path(post, path = "/api/records", tag = "games",
    request_body = Brought,
    responses((status = 200, body = Identity), (status = "4XX", body = ProblemTold)))]
async fn bring_record(State(app): State<App>, asker: Asker, Given(given): Given<Brought>) -> Answer<Json<Identity>> {
    let record: Record = given.record.parse().map_err(Problem::fault)?;
    let game = shelf::find(&record.game).ok_or_else(|| Problem::bad("unknown-game").with("name", record.game.as_str()))?;
    let players =
        record.players.iter().map(|(seat, name)| Ok(Entry::sat(seat.number(), Who::Named(Name::brought(name)?.into()))));
    let mut entries = players
        .collect::<Result<Vec<Entry>, BadName>>()
        .map_err(|_| Problem::bad("record-names").with("most", LONGEST_BROUGHT))?;
    let verified = record.clone();
    let verdict = tokio::task::spawn_blocking(move || {
        let verdict = game.verify(&verified)?;
        let moves = game.replay(&verified, None)?.moves_as_json();
        Ok((verdict, moves))
    });
    let (verdict, moves) = verdict.await.map_err(|_| Problem::internal())?.map_err(Problem::fault)?;
    if verdict != Verdict::Sound {
        return Err(Problem::bad("record-not-sound"));
    }
    if let Some(text) = &record.sheet {
        app.store.put_sheet(&record.sheet_hash, &record.game, text, &asker.person.id, now()).await?;
    }
    let (seed, start_position) = match &record.origin {
        Origin::Seed(seed) => (Some(seed.as_str().to_owned()), None),
        Origin::Position(position) => (None, Some(position.to_string())),
        Origin::Secret => return Err(Problem::bad("record-not-sound")),
    };
    let set = NewTable {
        id: secret::identity(),
        game: record.game.clone(),
        engine: table::ENGINE.to_owned(),
        seats: record.seats,
        switches: record.switches.clone(),
        sheet: record.sheet_hash.clone(),
        seed,
        start_position,
        host: asker.person.id,
        private: given.private,
        invitation: secret::hash(&secret::token()),
        pace: Pace::None.to_json(),
        rated: false,
        origin: None,
        made: now(),
    };
    let id = set.id.clone();
    entries.push(Entry::Started);
    entries.extend(moves.into_iter().map(|(seat, mv)| Entry::Moved {
        seat: seat.number(),
        mv,
        after: None,
        chosen: Vec::new(),
    }));
    entries.push(Entry::Ended { how: Ending::Over });
    to_the_end(async move { app.hall.open(set, record.sheet, entries).await }).await?;
    Ok(Json(Identity { id }))
}
