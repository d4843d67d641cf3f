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
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use axum::{Json, Router};
use problem::Problem;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use utoipa_axum::router::OpenApiRouter;

/// Everything that may be asked, with its description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().merge(people::routes()).merge(games::routes()).merge(tables::routes()).merge(faults::routes())
}

/// The server: whatever is asked passes the guards first.
pub fn router(app: App) -> Router {
    let (routes, mut description) = routes().split_for_parts();
    description.info = utoipa::openapi::Info::new("Lineshaft", env!("CARGO_PKG_VERSION"));
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
