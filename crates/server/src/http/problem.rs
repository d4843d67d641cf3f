//! Why a request is not carried out: a status, a code and a sentence in the reader's language.

use crate::room::SeatNames;
use crate::store::StoreError;
use axum::Json;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use shelf::told::RefusalTold;
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
    pub refusal: Option<Box<(String, SeatNames, shelf::No)>>,
    /// What is wrong with a set-up, a sheet or a record; then the sentence is that one's.
    pub fault: Option<Box<table::Fault>>,
    /// After how many seconds it is worth trying again.
    pub retry: Option<u64>,
}

/// How a problem is told.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub struct ProblemTold {
    /// What is wrong.
    pub error: ErrorTold,
}

/// What is wrong.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub struct ErrorTold {
    /// Its name, for programs.
    pub code: String,
    /// Its sentence, for people.
    pub message: String,
    /// The figures in the sentence.
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    #[schema(value_type = Option<std::collections::BTreeMap<String, shelf::told::AnyJson>>, nullable = false)]
    pub figures: serde_json::Map<String, serde_json::Value>,
    /// Where in what was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub path: Option<String>,
    /// What a table or a rule refuses, and by which rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub refusal: Option<RefusalTold>,
}

/// An answer, or why there is none.
pub type Answer<T> = Result<T, Problem>;

impl Problem {
    /// A problem of this name.
    pub fn new(status: StatusCode, code: &'static str) -> Self {
        Self { status, code, args: Vec::new(), refusal: None, fault: None, retry: None }
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

    /// Too much was asked in too short a time.
    pub fn too_many(seconds: u64) -> Self {
        Self { retry: Some(seconds), ..Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many").with("seconds", seconds as i64) }
    }

    /// A fault of ours.
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// With a figure.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// A table or a rule refuses a move.
    pub fn refused(game: &str, names: SeatNames, no: shelf::No) -> Self {
        let status = if matches!(no, shelf::No::Unreadable(_)) { StatusCode::BAD_REQUEST } else { StatusCode::CONFLICT };
        Self { refusal: Some(Box::new((game.to_owned(), names, no))), ..Self::new(status, "refused") }
    }

    /// Something is wrong with a set-up, a sheet or a record.
    pub fn fault(fault: table::Fault) -> Self {
        Self { fault: Some(Box::new(fault)), ..Self::new(StatusCode::UNPROCESSABLE_ENTITY, "fault") }
    }

    fn told(&self, lang: Lang) -> ProblemTold {
        let code = self.code.to_owned();
        let figures = self.args.iter().map(|(name, value)| ((*name).to_owned(), value.to_json())).collect();
        let error = if let Some((game, names, no)) = self.refusal.as_deref() {
            let names = names.in_language(lang);
            let refusal = shelf::Speech::new(game, lang, &names).refusal(no);
            let message = refusal.text.clone();
            ErrorTold { code, message, figures, path: None, refusal: Some(refusal) }
        } else if let Some(fault) = &self.fault {
            ErrorTold { code, message: lang.texts().fault(fault), figures, path: Some(fault.path.clone()), refusal: None }
        } else {
            let message = lang.texts().with(&format!("server-problem-{code}"), &self.args);
            ErrorTold { code, message, figures, path: None, refusal: None }
        };
        ProblemTold { error }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "store");
        match error {
            StoreError::Unavailable(_) => Self::new(StatusCode::SERVICE_UNAVAILABLE, "database"),
            StoreError::Broken(_) => Self::internal(),
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
    let answered = std::panic::AssertUnwindSafe(next.run(Request::from_parts(parts, body))).catch_unwind().await;
    // A fault of ours in one request must not be told as silence.
    let mut response = answered.unwrap_or_else(|_| Problem::internal().into_response());
    match response.extensions_mut().remove::<Problem>() {
        Some(problem) => {
            let told = (problem.status, Json(problem.told(lang)));
            match problem.retry {
                Some(seconds) => ([(header::RETRY_AFTER, seconds.to_string())], told).into_response(),
                None => told.into_response(),
            }
        }
        None => response,
    }
}
