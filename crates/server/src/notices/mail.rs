//! Notices by mail.

use super::Failure;
use crate::config::Config;
use lettre::message::header::ContentType;
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error;
use lettre::{Address, SmtpTransport, Transport};
use std::time::Duration;

/// How long the mail server may take for each step.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends mails.
#[derive(Clone, Debug)]
pub struct Mailer {
    server: SmtpTransport,
    from: Mailbox,
}

impl Mailer {
    /// The mails of this server: none if it has no mail server; otherwise the setting that cannot be used.
    pub fn new(config: &Config) -> Result<Option<Self>, &'static str> {
        let Some(server) = &config.smtp else { return Ok(None) };
        // The error is dropped: it may hold the password.
        let server = SmtpTransport::from_url(server).map_err(|_| "smtp")?.timeout(Some(PATIENCE)).build();
        let from = config.mail_from.as_deref().and_then(|from| from.parse().ok()).ok_or("mail_from")?;
        Ok(Some(Self { server, from }))
    }

    /// Sends a mail to an address.
    pub async fn send(&self, to: &str, subject: String, text: String) -> Result<(), Failure> {
        // An address alone: a name or a second address in it would be somebody's trick.
        let to: Address = to.parse().map_err(|_| Failure::Address)?;
        let mail = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .message_id(None)
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(text)
            .map_err(|_| Failure::Address)?;
        let server = self.server.clone();
        let send = move || server.send(&mail).map(|_| ()).map_err(|error| failure(&error));
        tokio::task::spawn_blocking(send).await.unwrap_or(Err(Failure::Protocol))
    }
}

/// Without the words of the error: a mail server likes to repeat the address.
fn failure(error: &Error) -> Failure {
    match error.status().map(u16::from) {
        Some(code) if error.is_permanent() => Failure::Refused(code),
        Some(code) => Failure::Status(code),
        None if error.is_timeout() => Failure::Late,
        None if error.is_tls() || error.is_response() || error.is_client() => Failure::Protocol,
        None => Failure::Connection(std::io::ErrorKind::Other),
    }
}
