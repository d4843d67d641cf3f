//! Who asks: the person behind the session cookie, and the language.

use super::problem::{Problem, language};
use crate::store::{Person, Session};
use crate::{App, secret};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use std::convert::Infallible;
use texts::Lang;

/// The name of the session cookie.
pub const COOKIE: &str = "lineshaft";

/// Somebody with a session.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Who.
    pub person: Person,
    /// By which session.
    pub session: Session,
}

/// The language of the request.
#[derive(Clone, Copy, Debug)]
pub struct Speaks(pub Lang);

impl FromRequestParts<App> for Speaks {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(Self(language(parts)))
    }
}

/// The token in the session cookie.
pub fn token(parts: &Parts) -> Option<&str> {
    let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE).then_some(value)
    })
}

async fn asker(parts: &Parts, app: &App) -> Result<Option<Asker>, Problem> {
    let Some(token) = token(parts) else { return Ok(None) };
    let found = app.store.by_token(&secret::hash(token)).await?;
    let Some((person, session)) = found.filter(|(person, _)| !person.deleted) else { return Ok(None) };
    // Whoever only reads is served also while nothing can be written.
    if let Err(error) = app.store.touch(&session, crate::now()).await {
        tracing::warn!(%error, "a session could not be noted as used");
    }
    Ok(Some(Asker { person, session }))
}

impl FromRequestParts<App> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        asker(parts, app).await?.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "who-are-you"))
    }
}

impl OptionalFromRequestParts<App> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Problem> {
        asker(parts, app).await
    }
}
