//! Notices by mail.

use super::{Failure, trust};
use crate::config::Config;
use lettre::message::header::ContentType;
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{Address, SmtpTransport, Transport};
use std::io::ErrorKind;
use std::net::IpAddr;
use std::time::Duration;
use url::Url;

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
        // The errors are dropped: they may hold the password.
        let server = transport(server).ok_or("smtp")?;
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

/// The way to a mail server: encrypted from the first word (`smtps`), after a greeting (`?tls=required`, or `?tls=opportunistic`
/// if it can), or not at all.
fn transport(server: &str) -> Option<SmtpTransport> {
    let server = read_address(server)?;
    let trusting = || {
        let host = server.host_str().unwrap_or_default().to_owned();
        TlsParameters::builder(host).certificate_store(trust::of_mails()).build().ok()
    };
    let tls = match (server.scheme(), wish(&server).as_deref()) {
        ("smtps", _) => Tls::Wrapper(trusting()?),
        (_, Some("required")) => Tls::Required(trusting()?),
        (_, Some("opportunistic")) => Tls::Opportunistic(trusting()?),
        _ => Tls::None,
    };
    Some(SmtpTransport::from_url(server.as_str()).ok()?.tls(tls).timeout(Some(PATIENCE)).build())
}

/// The address of a mail server. A password is sent in the open to nobody but this machine itself: TLS is required then.
fn read_address(server: &str) -> Option<Url> {
    let mut server = Url::parse(server).ok()?;
    if server.scheme() == "smtp"
        && server.password().is_some()
        && wish(&server).as_deref() != Some("required")
        && !is_here(&server)
    {
        server.set_query(Some("tls=required"));
    }
    Some(server)
}

/// What the address says of TLS.
fn wish(server: &Url) -> Option<String> {
    server.query_pairs().find(|(key, _)| key == "tls").map(|(_, wish)| wish.into_owned())
}

fn is_here(server: &Url) -> bool {
    let host = server.host_str().unwrap_or_default().trim_matches(['[', ']']);
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Without the words of the error: a mail server likes to repeat the address.
fn failure(error: &Error) -> Failure {
    match error.status().map(u16::from) {
        Some(code) if error.is_permanent() => Failure::Refused(code),
        Some(code) => Failure::Status(code),
        None if error.is_timeout() => Failure::Late,
        None if error.is_tls() || error.is_response() || error.is_client() => Failure::Protocol,
        None => match kind(error) {
            // So a certificate that is not believed comes here.
            ErrorKind::InvalidData => Failure::Protocol,
            kind => Failure::Connection(kind),
        },
    }
}

fn kind(error: &Error) -> ErrorKind {
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<std::io::Error>());
    source.map_or(ErrorKind::Other, std::io::Error::kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_travels_in_the_open() {
        let read = |server: &str| read_address(server).map(String::from).unwrap_or_default();
        for server in ["smtp://me:hush@example.org:587", "smtp://me:hush@example.org:587?tls=opportunistic"] {
            assert_eq!(read(server), "smtp://me:hush@example.org:587?tls=required");
        }
        for server in
            ["smtp://example.org", "smtps://me:hush@example.org", "smtp://me:hush@127.0.0.1", "smtp://me:hush@[::1]:25"]
        {
            assert_eq!(read(server), server);
        }
    }
}
