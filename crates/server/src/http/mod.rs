//! The doors: what may be asked over HTTP.

pub mod asker;
mod faults;
pub mod games;
pub mod given;
pub mod guards;
pub mod health;
pub mod people;
pub mod problem;
pub mod tables;
#[cfg(feature = "web")]
mod web;

use crate::App;
use crate::told::{EntryTold, NowTold};
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use axum::{Json, Router};
use problem::Problem;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use utoipa::{PartialSchema, ToSchema};
use utoipa_axum::router::OpenApiRouter;

/// Everything that may be asked, with its description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().merge(people::routes()).merge(games::routes()).merge(tables::routes()).merge(faults::routes())
}

/// All doors, and their description in OpenAPI, with the types of every game.
pub fn described() -> (Router<App>, serde_json::Value) {
    let (routes, mut description) = routes().split_for_parts();
    description.info = utoipa::openapi::Info::new("Lineshaft", env!("CARGO_PKG_VERSION"));
    // What streams tell, no door answers.
    let components = description.components.get_or_insert_default();
    let mut streamed = vec![(EntryTold::name().into(), EntryTold::schema()), (NowTold::name().into(), NowTold::schema())];
    EntryTold::schemas(&mut streamed);
    components.schemas.extend(streamed);
    let mut description = serde_json::to_value(description).expect("a description is JSON");
    for (path, doors) in description["paths"].as_object_mut().expect("there are doors") {
        let place: Vec<&str> = path.split('/').skip(2).map(|part| part.trim_matches(['{', '}'])).collect();
        for (method, door) in doors.as_object_mut().expect("a door for each method") {
            // The names of our functions are told apart by their modules, which do not travel.
            door["operationId"] = format!("{method}_{}", place.join("_")).replace('-', "_").into();
        }
    }
    let schemas = description["components"]["schemas"].as_object_mut().expect("doors have types");
    schemas.extend(shelf::games().iter().flat_map(|game| game.describe()));
    (routes, description)
}

/// The server: whatever is asked passes the guards first.
pub fn router(app: App) -> Router {
    let (routes, description) = described();
    let description = Json(description);
    #[cfg(feature = "web")]
    let elsewhere = get(web::client);
    #[cfg(not(feature = "web"))]
    let elsewhere = get(async || Problem::missing("nothing-here"));
    routes
        .route("/api/openapi.json", get(async move || description))
        .route("/healthz", get(health::healthz))
        .route("/metrics", get(health::metrics))
        .fallback_service(elsewhere.fallback(async || Problem::missing("nothing-here")))
        .method_not_allowed_fallback(async || Problem::new(StatusCode::METHOD_NOT_ALLOWED, "not-so"))
        .layer(DefaultBodyLimit::max(given::MOST_BYTES))
        // The last one is asked first.
        .layer(from_fn(guards::own_pages_only))
        .layer(from_fn_with_state(app.clone(), guards::not_too_much))
        .layer(from_fn_with_state(app.clone(), guards::known_hosts_only))
        .layer(from_fn(problem::speak))
        .layer(from_fn_with_state(app.clone(), guards::security_headers))
        .layer(packed())
        .layer(from_fn(health::observe))
        .with_state(app)
}

/// Packs long answers for those who take them so; a stream of events must arrive word by word.
fn packed() -> CompressionLayer<impl Predicate> {
    let worth_it = SizeAbove::new(1024).and(NotForContentType::SSE);
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth_it)
}
