//! `/api/me/notices`: where I am told that my turn has come.

use crate::http::asker::Asker;
use crate::http::given::Given;
use crate::http::problem::{Answer, Problem, ProblemTold};
use crate::notices::mail::Mailer;
use crate::people::codes;
use crate::store::Reach;
use crate::{App, secret};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use table::Value;
use texts::Lang;
use url::Url;
use utoipa::ToSchema;

/// The longest address of a webhook and of a mailbox.
const LONGEST: (usize, usize) = (1000, 254);

/// Where I am told that my turn has come.
#[derive(Serialize, ToSchema)]
pub(super) struct Notices {
    /// An address that notices are posted to.
    webhook: Option<String>,
    /// A mail address.
    mail: Option<String>,
    /// Whether nothing is sent to the mail address until the code that it was sent is given back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    waits: bool,
    /// What notices to the webhook are signed with. Shown once, when the webhook is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
}

impl From<Reach> for Notices {
    fn from(reach: Reach) -> Self {
        let waits = reach.mail_asked.is_some();
        Self { webhook: reach.webhook, mail: reach.mail_asked.or(reach.mail), waits, secret: None }
    }
}

/// Where I want to be told; what is not named is forgotten.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Addresses {
    /// An address that notices are posted to: `https://…` or `http://…`.
    webhook: Option<String>,
    /// A mail address.
    mail: Option<String>,
}

/// That a mail address is one's own.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Confirming {
    /// The code that was sent there.
    code: String,
}

/// Where I am told that my turn has come.
#[utoipa::path(get, path = "/api/me/notices", tag = "me",
    responses((status = 200, body = Notices), (status = "4XX", body = ProblemTold)))]
pub(super) async fn read(State(app): State<App>, asker: Asker) -> Answer<Json<Notices>> {
    Ok(Json(app.store.reach(&asker.person.id).await?.into()))
}

/// Be told elsewhere from now on. A mail address that is new is sent a code, and nothing else before that is given back.
#[utoipa::path(put, path = "/api/me/notices", tag = "me", request_body = Addresses,
    responses((status = 200, body = Notices), (status = "4XX", body = ProblemTold)))]
pub(super) async fn set(State(app): State<App>, asker: Asker, Given(wanted): Given<Addresses>) -> Answer<Json<Notices>> {
    let webhook = wanted.webhook.as_deref().map(webhook).transpose()?;
    let mail = wanted.mail.as_deref().map(mail).transpose()?;
    let lang = Lang::from_locale(&asker.person.lang).unwrap_or_default();
    let so_far = app.store.reach(&asker.person.id).await?;
    // The secret belongs to the address: another one must not be able to sign for it.
    let is_new = webhook.is_some() && webhook != so_far.webhook;
    let webhook_secret = if is_new { Some(secret::token()) } else { so_far.webhook_secret.filter(|_| webhook.is_some()) };
    let is_known = mail == so_far.mail;
    let mailer = match mail.as_deref().filter(|_| !is_known) {
        Some(new) => {
            let mailer = Mailer::new(&app.config).ok().flatten().ok_or_else(|| Problem::conflict("no-mails"))?;
            app.limits.mail(new)?;
            Some(mailer)
        }
        None => None,
    };
    let code = mailer.as_ref().map(|_| codes::one());
    let reach = Reach {
        webhook,
        webhook_secret: webhook_secret.clone(),
        mail: mail.clone().filter(|_| is_known),
        mail_asked: mail.filter(|_| !is_known),
        mail_code: code.as_deref().map(codes::hash),
    };
    app.store.set_reach(&asker.person.id, reach.clone()).await?;
    if let (Some(mailer), Some(mail), Some(code)) = (mailer, &reach.mail_asked, code) {
        ask(&mailer, mail, code, lang).await?;
    }
    Ok(Json(Notices { secret: webhook_secret.filter(|_| is_new), ..reach.into() }))
}

/// Give back the code that a mail address was sent: from now on notices go there.
#[utoipa::path(post, path = "/api/me/notices/mail", tag = "me", request_body = Confirming,
    responses((status = 200, body = Notices), (status = "4XX", body = ProblemTold)))]
pub(super) async fn confirm(State(app): State<App>, asker: Asker, Given(given): Given<Confirming>) -> Answer<Json<Notices>> {
    app.limits.guess(&asker.person.id)?;
    if !app.store.confirm_mail(&asker.person.id, &codes::hash(&given.code)).await? {
        return Err(Problem::forbidden("wrong-code"));
    }
    read(State(app), asker).await
}

/// Sends the code that whoever reads the mails of an address must give back.
async fn ask(mailer: &Mailer, mail: &str, code: String, lang: Lang) -> Answer<()> {
    let texts = lang.texts();
    let text = texts.with("server-notice-code-mail", &[("code", Value::Text(code))]);
    mailer.send(mail, texts.get("server-notice-code"), text).await.map_err(|failure| {
        tracing::warn!(%failure, "a code could not be sent");
        Problem::conflict("mail-not-sent")
    })
}

/// Be told nowhere.
#[utoipa::path(delete, path = "/api/me/notices", tag = "me", responses((status = 204), (status = "4XX", body = ProblemTold)))]
pub(super) async fn clear(State(app): State<App>, asker: Asker) -> Answer<StatusCode> {
    app.store.set_reach(&asker.person.id, Reach::default()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How the address of a webhook must look. Whether it lies in the host's own network is seen when it is used.
fn webhook(written: &str) -> Answer<String> {
    let bad = || Problem::bad("bad-webhook");
    let address = Url::parse(written.trim()).map_err(|_| bad())?;
    let is_plain = address.username().is_empty() && address.password().is_none();
    let is_web = matches!(address.scheme(), "http" | "https") && address.has_host();
    if is_plain && is_web && address.as_str().len() <= LONGEST.0 { Ok(address.into()) } else { Err(bad()) }
}

fn mail(written: &str) -> Answer<String> {
    let written = written.trim();
    let address = written.parse::<lettre::Address>().ok().filter(|_| written.len() <= LONGEST.1);
    address.map(|address| address.to_string()).ok_or_else(|| Problem::bad("bad-mail"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_webhook_is_an_address_of_the_web() {
        assert!(webhook("https://example.org/hook?x=1").is_ok() && webhook("http://10.0.0.1:8080/").is_ok());
        for bad in ["", "example.org", "ftp://example.org", "file:///etc/passwd", "https://u:p@example.org/", "javascript:1"] {
            assert!(webhook(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_mail_address_is_one() {
        assert!(mail(" ada@example.org ").is_ok());
        for bad in ["", "ada", "ada@", "ada@example.org\r\nBcc: x@y.z", "a@b@c"] {
            assert!(mail(bad).is_err(), "{bad}");
        }
    }
}
