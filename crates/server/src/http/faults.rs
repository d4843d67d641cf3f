//! `/api/faults`: what went wrong in somebody's browser, for the operator's log.

use super::given::Given;
use super::problem::{Answer, ProblemTold};
use crate::App;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The most characters of each part that are logged.
const MAX_LOGGED: usize = 2_000;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(report))
}

/// What went wrong in a page.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PageFault {
    /// Which part of the page failed: `page`, `board`, `side` or `script`.
    part: String,
    /// The address of the page, without what stands behind its hash.
    page: String,
    /// What the browser says.
    message: String,
    /// Where in the scripts.
    #[serde(default)]
    stack: String,
}

/// Report an error in a page to the operator's log.
#[utoipa::path(post, path = "/api/faults", tag = "server", request_body = PageFault,
    responses((status = 204), (status = "4XX", body = ProblemTold)))]
pub(super) async fn report(Given(fault): Given<PageFault>) -> Answer<StatusCode> {
    let [part, page, message, stack] = [&fault.part, &fault.page, &fault.message, &fault.stack].map(|text| shortened(text));
    // As a debugged string each is one line, whatever was sent.
    tracing::error!(?part, ?page, ?message, ?stack, "a page failed");
    metrics::counter!("lineshaft_page_faults_total").increment(1);
    Ok(StatusCode::NO_CONTENT)
}

fn shortened(text: &str) -> &str {
    text.char_indices().nth(MAX_LOGGED).map_or(text, |(end, _)| &text[..end])
}
