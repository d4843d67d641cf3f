//! Why a request is not carried out: a status, a code and a sentence in the reader's language.

use crate::room::SeatNames;
use crate::store::StoreError;
use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use table::Value;
use texts::Lang;

/// Why a request is not carried out. Its sentence is `server-problem-CODE`.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// Its name.
    pub code: &'static str,
    /// The figures in its sentence.
    pub args: Vec<(&'static str, Value)>,
    /// What a table or a rule refuses, with its game; then the sentence is that one's.
    pub refusal: Option<(String, SeatNames, shelf::No)>,
    /// What is wrong with a set-up, a sheet or a record; then the sentence is that one's.
    pub fault: Option<table::Fault>,
}

/// An answer, or why there is none.
pub type Answer<T> = Result<T, Problem>;

impl Problem {
    /// A problem of this name.
    pub fn new(status: StatusCode, code: &'static str) -> Self {
        Self { status, code, args: Vec::new(), refusal: None, fault: None }
    }

    /// The request itself is wrong.
    pub fn bad(code: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code)
    }

    /// Not for this person.
    pub fn forbidden(code: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, code)
    }

    /// There is no such thing.
    pub fn missing(code: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code)
    }

    /// It does not fit what is there now.
    pub fn conflict(code: &'static str) -> Self {
        Self::new(StatusCode::CONFLICT, code)
    }

    /// With a figure.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// A table or a rule refuses a move.
    pub fn refused(game: &str, names: SeatNames, no: shelf::No) -> Self {
        let status = if matches!(no, shelf::No::Unreadable(_)) { StatusCode::BAD_REQUEST } else { StatusCode::CONFLICT };
        Self { refusal: Some((game.to_owned(), names, no)), ..Self::new(status, "refused") }
    }

    /// Something is wrong with a set-up, a sheet or a record.
    pub fn fault(fault: table::Fault) -> Self {
        Self { fault: Some(fault), ..Self::new(StatusCode::UNPROCESSABLE_ENTITY, "fault") }
    }

    fn to_json(&self, lang: Lang) -> serde_json::Value {
        if let Some((game, names, no)) = &self.refusal {
            let names = names.in_language(lang);
            let refusal = shelf::Speech::new(game, lang, &names).refusal(no);
            return json!({ "error": { "code": self.code, "message": refusal["text"], "refusal": refusal } });
        }
        if let Some(fault) = &self.fault {
            return json!({ "error": { "code": self.code, "path": fault.path, "message": lang.texts().fault(fault) } });
        }
        let key = format!("server-problem-{}", self.code);
        let figures: serde_json::Map<_, _> =
            self.args.iter().map(|(name, value)| ((*name).to_owned(), value.to_json())).collect();
        json!({ "error": { "code": self.code, "message": lang.texts().with(&key, &self.args), "figures": figures } })
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "store");
        match error {
            StoreError::Unavailable(_) => Self::new(StatusCode::SERVICE_UNAVAILABLE, "database"),
            StoreError::Broken(_) => Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }
}

impl IntoResponse for Problem {
    /// The sentence is put in by [`speak`], which knows the reader's language.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The language of a request: `?lang=`, else the first of `Accept-Language` that we speak.
pub fn language(request: &axum::http::request::Parts) -> Lang {
    let asked = request.uri.query().and_then(|query| {
        url::form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "lang").map(|(_, value)| value.into_owned())
    });
    let accepted = request.headers.get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = accepted.split(',').filter_map(|part| Lang::from_locale(part.split(';').next()?.trim())).next();
    asked.and_then(|code| Lang::from_locale(&code)).or(first).unwrap_or_default()
}

/// Puts the sentences of problems into the language of the request.
pub async fn speak(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let lang = language(&parts);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    match response.extensions_mut().remove::<Problem>() {
        Some(problem) => (problem.status, Json(problem.to_json(lang))).into_response(),
        None => response,
    }
}
