//! What stands before every door: which host is meant, who sent the request there, how often.
//! And what every answer tells a browser.

mod address;
mod limits;

pub use limits::Limits;

use super::problem::Problem;
use crate::App;
use address::client;
pub(super) use address::peer;
use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Names under which a server is reached from its own machine.
const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Requests where a password, a code or a new name may be guessed or made by the thousand.
const DOORS: [&str; 4] = ["/api/session", "/api/account", "/api/guest", "/api/recover"];

/// What every answer says: nothing comes from elsewhere, no script stands in the page, nobody frames it or sees who links to it.
const SECURITY: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Answers only under the names the operator gave, so that no other site's name can be pointed at this server.
pub async fn known_hosts_only(State(app): State<App>, request: Request, next: Next) -> Response {
    let named = request.uri().authority().map(|authority| authority.as_str());
    let asked = host(request.headers());
    let known = [named, asked].into_iter().flatten().all(|host| is_known(&app.config.hosts, host));
    if known && (named.is_some() || asked.is_some()) {
        next.run(request).await
    } else {
        Problem::new(StatusCode::MISDIRECTED_REQUEST, "wrong-host").into_response()
    }
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

fn is_known(hosts: &[String], host: &str) -> bool {
    if hosts.is_empty() {
        let name = host.rsplit_once(':').map_or(host, |(name, port)| if is_port(port) { name } else { host });
        return LOOPBACK.iter().any(|known| known.eq_ignore_ascii_case(name));
    }
    hosts.iter().any(|known| known.eq_ignore_ascii_case(host))
}

fn is_port(text: &str) -> bool {
    text.parse::<u16>().is_ok()
}

/// What changes something comes from our own pages or from a program, never from another site's page:
/// a browser says where it comes from, and cannot send JSON elsewhere without asking first.
pub async fn own_pages_only(request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return next.run(request).await;
    }
    let headers = request.headers();
    if !is_own_page(headers) {
        return Problem::forbidden("other-site").into_response();
    }
    if !request.body().is_end_stream() && !is_json(headers) {
        return Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "json-only").into_response();
    }
    next.run(request).await
}

fn is_own_page(headers: &HeaderMap) -> bool {
    let fetched = headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    let sent = headers.get(header::ORIGIN).is_none_or(|origin| {
        let origin = origin.to_str().unwrap_or_default();
        host(headers).is_some_and(|host| is_origin_of(origin, host))
    });
    fetched && sent
}

/// Whether a page of this origin lies on this host. A port that goes without saying may be said.
fn is_origin_of(origin: &str, host: &str) -> bool {
    let (page, usual) = match origin.split_once("://") {
        Some(("http", page)) => (page, ":80"),
        Some(("https", page)) => (page, ":443"),
        _ => return false,
    };
    let short = |name: &str| name.strip_suffix(usual).unwrap_or(name).to_ascii_lowercase();
    short(page) == short(host)
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

/// Nobody asks more than the operator allows, and nobody tries doors in a row.
pub async fn not_too_much(State(app): State<App>, request: Request, next: Next) -> Response {
    let client = client(request.headers(), request.extensions(), &app.config.proxies);
    let mut checked = app.limits.request(client);
    if request.method() == Method::POST {
        match request.uri().path() {
            door if DOORS.contains(&door) => checked = checked.and_then(|()| app.limits.door(client)),
            "/api/faults" => checked = checked.and_then(|()| app.limits.fault(client)),
            _ => {}
        }
    }
    match checked {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// For how long a browser asks for nothing but HTTPS, once it came that way: a year.
const HTTPS_ONLY: &str = "max-age=31536000";

/// Tells browsers to be strict, with every answer; what the API says is kept by nobody on the way, unless it says so itself.
pub async fn security_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_names_are_known_if_none_are_given() {
        for host in ["localhost", "LOCALHOST:8570", "127.0.0.1:80", "[::1]", "[::1]:8570"] {
            assert!(is_known(&[], host), "{host}");
        }
        for host in ["", "example.org", "localhost.example.org", "127.0.0.1.nip.io:80", "127.0.0.2", "localhost:x", "::1"] {
            assert!(!is_known(&[], host), "{host}");
        }
    }

    #[test]
    fn given_names_are_the_only_ones() {
        let hosts = ["play.example.org".to_owned(), "10.0.0.7:8570".to_owned()];
        assert!(is_known(&hosts, "Play.example.org") && is_known(&hosts, "10.0.0.7:8570"));
        assert!(!is_known(&hosts, "localhost") && !is_known(&hosts, "play.example.org:81"));
    }

    #[test]
    fn an_origin_is_compared_with_the_host() {
        assert!(is_origin_of("http://localhost:8570", "localhost:8570"));
        assert!(is_origin_of("https://Play.example.org", "play.example.org:443"));
        for origin in ["null", "", "http://localhost:8571", "http://localhost:8570.evil.org", "file://localhost:8570"] {
            assert!(!is_origin_of(origin, "localhost:8570"), "{origin}");
        }
    }
}
