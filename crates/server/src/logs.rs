//! What the server tells its operator, on standard error: a line for each request, starts and stops, what goes wrong.

use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

/// What is told unless the operator wants otherwise.
const USUAL: &str = "info";

/// What the operator wants to be told is not readable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the filter of the log is not readable")]
pub struct NoFilter;

/// Tells from now on what this filter lets through, one line each, as JSON or for people.
pub fn start(filter: Option<&str>, json: bool) -> Result<(), NoFilter> {
    let filter = filter.filter(|filter| !filter.is_empty()).unwrap_or(USUAL);
    let filter: Targets = filter.parse().map_err(|_| NoFilter)?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    let lines = if json { lines.json().flatten_event(true).boxed() } else { lines.boxed() };
    // Whoever has set up a log already keeps it.
    let _ = tracing_subscriber::registry().with(lines).with(filter).try_init();
    Ok(())
}
