//! The browser client: files kept in the binary.

use super::problem::Problem;
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "$OUT_DIR/web"]
struct Client;

/// The page that all addresses of the client share.
const PAGE: &str = "index.html";

/// A file of the client; for any other address outside the interface, its page, which knows what to show.
pub(super) async fn client(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if !matches!(method, Method::GET | Method::HEAD) || path.starts_with("api/") || (is_file && Client::get(path).is_none()) {
        return Problem::missing("nothing-here").into_response();
    }
    let name = if is_file { path } else { PAGE };
    // What stands in `assets` is named by its content and never changes.
    let lasting = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let takes_gzip = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|accepted| accepted.contains("gzip"));
    let packed = if takes_gzip { Client::get(&format!("{name}.gz")) } else { None };
    let encoding = packed.is_some().then_some((header::CONTENT_ENCODING, HeaderValue::from_static("gzip")));
    let (Some(plain), packed) = (Client::get(name), packed) else { return Problem::missing("nothing-here").into_response() };
    let kind = match plain.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    let EmbeddedFile { data, .. } = packed.unwrap_or(plain);
    let fixed = [
        (header::CONTENT_TYPE, HeaderValue::from_str(&kind).unwrap_or(HeaderValue::from_static("application/octet-stream"))),
        (header::CACHE_CONTROL, HeaderValue::from_static(lasting)),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let mut response = (fixed, data.into_owned()).into_response();
    response.headers_mut().extend(encoding);
    response
}
