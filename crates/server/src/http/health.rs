//! How the server is: whether its database answers, figures for Prometheus, and a line in the log for each request.

use super::guards::peer;
use super::problem::{Answer, Problem};
use crate::App;
use axum::Json;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use serde_json::{Value, json};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The bounds of the histogram of durations, in seconds.
const BOUNDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// How often figures that nobody asks for are summed up.
const UPKEEP: Duration = Duration::from_secs(10);
/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The figures of this process; none where somebody else counts.
fn figures() -> Option<&'static PrometheusHandle> {
    static FIGURES: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    FIGURES
        .get_or_init(|| {
            let durations = Matcher::Full("lineshaft_request_seconds".to_owned());
            let figures = PrometheusBuilder::new().set_buckets_for_metric(durations, &BOUNDS).ok()?.install_recorder().ok()?;
            describe_counter!("lineshaft_requests_total", "Requests by method, route and status");
            describe_histogram!("lineshaft_request_seconds", "How long requests took, by route");
            describe_counter!("lineshaft_moves_total", "Accepted moves");
            describe_counter!("lineshaft_playouts_total", "Playouts of bots at tables");
            describe_counter!("lineshaft_database_errors_total", "What the database refused or did not answer");
            describe_gauge!("lineshaft_tables_listened", "Tables somebody listens to");
            describe_gauge!("lineshaft_streams", "Open streams");
            describe_gauge!("lineshaft_jobs_waiting", "Decisions that wait for a bot");
            counter!("lineshaft_moves_total").absolute(0);
            counter!("lineshaft_playouts_total").absolute(0);
            counter!("lineshaft_database_errors_total").absolute(0);
            Some(figures)
        })
        .as_ref()
}

/// Counts from now on.
pub fn measure() {
    figures();
}

/// Sums up what was counted, so that it takes no more and more memory.
pub async fn upkeep() {
    loop {
        tokio::time::sleep(UPKEEP).await;
        if let Some(figures) = figures() {
            figures.run_upkeep();
        }
    }
}

/// Whether the server can do its work: its database answers.
pub async fn healthz(State(app): State<App>) -> (StatusCode, Json<Value>) {
    let answers = matches!(tokio::time::timeout(PATIENCE, app.store.answers()).await, Ok(Ok(())));
    let status = if answers { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(json!({ "ok": answers })))
}

/// The figures, for this machine and whom the operator names; to others there is nothing here.
pub async fn metrics(State(app): State<App>, request: Request) -> Answer<Response> {
    let from = peer(request.headers(), request.extensions(), &app.config.proxies);
    // A proxy on this machine that the operator did not name must not let everybody in.
    let handed_on = ["x-forwarded-for", "forwarded", "x-real-ip"].iter().any(|name| request.headers().contains_key(*name));
    let may = app.config.metrics_from.contains(&from) || (from.is_loopback() && !handed_on);
    let figures = figures().filter(|_| may).ok_or_else(|| Problem::missing("nothing-here"))?;
    gauge!("lineshaft_tables_listened").set(app.hall.listened().len() as f64);
    gauge!("lineshaft_streams").set(app.hall.streams() as f64);
    if let Ok(waiting) = app.store.waiting_jobs().await {
        gauge!("lineshaft_jobs_waiting").set(waiting as f64);
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], figures.render()).into_response())
}

/// One line in the log and one count for each request: its route, never its path, query, cookies or body.
pub async fn observe(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = known(request.method());
    let route = request.extensions().get::<MatchedPath>().map_or("none".to_owned(), |route| route.as_str().to_owned());
    let response = next.run(request).await;
    let (took, status) = (began.elapsed(), response.status().as_u16());
    counter!("lineshaft_requests_total", "method" => method, "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    histogram!("lineshaft_request_seconds", "route" => route.clone()).record(took.as_secs_f64());
    tracing::info!(method, route, status, ms = took.as_millis() as u64, "request");
    response
}

/// The name of a method; a stranger may invent others, and each would be counted for ever.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
