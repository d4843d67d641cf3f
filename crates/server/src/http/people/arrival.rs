//! How somebody comes in and is known again: the session and its cookie.

use crate::config::Config;
use crate::http::asker::COOKIE;
use crate::store::{LASTS_SECONDS, Session};
use crate::{App, now, secret};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, header};
use std::convert::Infallible;

/// How much of a program's name for itself is kept.
const DEVICE_LETTERS: usize = 160;

/// The program a request comes from, as it names itself.
pub(super) struct Device(String);

impl FromRequestParts<App> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        let named = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        Ok(Self(named.chars().take(DEVICE_LETTERS).collect()))
    }
}

/// A session that is about to be opened. Its token leaves in the cookie and is kept nowhere.
pub(super) struct Arrival {
    session: Session,
    token: String,
}

impl Arrival {
    /// A session for this person with a token that never was.
    pub(super) fn new(person: &str, Device(device): Device) -> Self {
        let now = now();
        let session = Session { id: secret::identity(), person: person.to_owned(), device, made: now, seen: now };
        Self { session, token: secret::token() }
    }

    /// What is kept: the session, and the hash of the token.
    pub(super) fn kept(&self) -> (Session, String) {
        (self.session.clone(), secret::hash(&self.token))
    }

    /// What the browser keeps.
    pub(super) fn cookie(&self, config: &Config) -> Cookie {
        cookie(config, &self.token)
    }
}

/// A header that sets the session cookie.
pub(super) type Cookie = [(HeaderName, HeaderValue); 1];

/// The cookie with this token, for another half year.
pub(super) fn cookie(config: &Config, token: &str) -> Cookie {
    written(config, token, LASTS_SECONDS)
}

/// The cookie is to be forgotten.
pub(super) fn no_cookie(config: &Config) -> Cookie {
    written(config, "", 0)
}

fn written(config: &Config, token: &str, seconds: i64) -> Cookie {
    let secure = if config.https { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}");
    // A token that is no header can only be one that somebody made up.
    let mut value = HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""));
    value.set_sensitive(true);
    [(header::SET_COOKIE, value)]
}
