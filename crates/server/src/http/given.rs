//! What is given with a request: its body, its query and the parts of its path, or a problem in our own words.

use super::problem::{Answer, Problem};
use crate::App;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

/// The most bytes of a body, unless a route allows more.
pub const MOST_BYTES: usize = 256 * 1024;
/// The most bytes of a body that brings a whole file: in JSON its quotes and line ends take two letters each.
pub const MOST_BYTES_OF_FILE: usize = 1024 * 1024;

/// The body of a request, as JSON. An empty body is an empty object.
#[derive(Clone, Debug)]
pub struct Given<T>(pub T);

/// The query of a request.
#[derive(Clone, Debug)]
pub struct Asked<T>(pub T);

/// The changing parts of a path.
#[derive(Clone, Debug)]
pub struct At<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Given<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let body = Bytes::from_request(request, app).await.map_err(|rejection| {
            if rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE {
                too_large()
            } else {
                Problem::bad("bad-body")
            }
        })?;
        read(if body.is_empty() { b"{}" } else { &body }).map(Self)
    }
}

/// Says where the JSON is wrong, and never what stands there: it may be a password.
fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    let mut json = serde_json::Deserializer::from_slice(body);
    let given = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let inner = error.inner();
        if inner.is_data() {
            return Problem::bad("bad-shape").with("path", place(error.path(), inner));
        }
        Problem::bad("bad-json").with("line", inner.line()).with("column", inner.column())
    })?;
    json.end().map_err(|error| Problem::bad("bad-json").with("line", error.line()).with("column", error.column()))?;
    Ok(given)
}

/// Where the shape is wrong; a field that is missing has no place, so its name is taken from what serde says.
fn place(path: &serde_path_to_error::Path, error: &serde_json::Error) -> String {
    let said = error.to_string();
    let missing = said.strip_prefix("missing field `").and_then(|rest| rest.split_once('`')).map(|(name, _)| name);
    match (path.iter().next(), missing) {
        (None, Some(name)) => name.to_owned(),
        (Some(_), Some(name)) => format!("{path}.{name}"),
        (_, None) => path.to_string(),
    }
}

/// The body has too many bytes.
pub fn too_large() -> Problem {
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large")
}

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let asked = Query::<T>::from_request_parts(parts, app).await;
        asked.map(|Query(asked)| Self(asked)).map_err(|_| Problem::bad("bad-query"))
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<App> for At<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let bad = || Problem::bad("bad-path");
        // Nothing is called by a NUL, and PostgreSQL takes none.
        if parts.uri.path().contains("%00") {
            return Err(bad());
        }
        let at = Path::<T>::from_request_parts(parts, app).await;
        at.map(|Path(at)| Self(at)).map_err(|_| bad())
    }
}

/// What something is looked up by, from the field of this name: as in a path, there is no NUL in it.
pub fn key<'a>(field: &'static str, given: &'a str) -> Answer<&'a str> {
    if given.contains('\0') { Err(Problem::bad("bad-shape").with("path", field)) } else { Ok(given) }
}
