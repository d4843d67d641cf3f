//! People: guests, accounts, sessions, and what each may do with what is their own.

mod account;
mod arrival;
mod free_name;
mod guest;
mod me;
mod profile;
mod ratings;
mod recover;
mod session;
mod told;

pub use told::{Me, PersonTold};

use super::problem::{Answer, Problem};
use crate::people::names::{self, BadName};
use crate::people::passwords::{self, BadPassword};
use crate::store::Person;
use crate::{App, people::Name};
use axum::http::StatusCode;
use texts::Lang;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What people may ask about themselves and each other.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest::arrive))
        .routes(routes!(account::register))
        .routes(routes!(session::who, session::log_in, session::log_out))
        .routes(routes!(recover::recover))
        .routes(routes!(profile::profile))
        .routes(routes!(ratings::ratings))
        .merge(me::routes())
}

impl From<BadName> for Problem {
    fn from(bad: BadName) -> Self {
        match bad {
            BadName::Empty => Self::bad("name-empty"),
            BadName::Long => Self::bad("name-long").with("most", names::LONGEST),
            BadName::Unseen => Self::bad("name-unseen"),
        }
    }
}

impl From<BadPassword> for Problem {
    fn from(bad: BadPassword) -> Self {
        match bad {
            BadPassword::Short => Self::bad("password-short").with("least", passwords::SHORTEST),
            BadPassword::Long => Self::bad("password-long").with("most", passwords::LONGEST),
            BadPassword::Busy => Self { retry: Some(10), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy") },
            BadPassword::Failed => Self::internal(),
        }
    }
}

/// The language with this code.
fn lang(code: &str) -> Answer<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| Problem::bad("no-such-language"))
}

/// A guest may be called as others are, but not as an account is.
async fn not_an_account(app: &App, name: &Name) -> Answer<()> {
    match app.store.by_login(&name.folded()).await? {
        None => Ok(()),
        Some(_) => Err(Problem::conflict("name-taken")),
    }
}

/// Before something that cannot be undone or helps whoever found an open browser: the password of the account.
async fn sure(app: &App, person: &Person, password: &str) -> Answer<()> {
    let login = person.login.as_deref().ok_or_else(|| Problem::forbidden("account-needed"))?;
    app.limits.guess(login)?;
    if app.passwords.is(password, person.password.as_deref()).await? {
        Ok(())
    } else {
        Err(Problem::forbidden("wrong-password"))
    }
}
