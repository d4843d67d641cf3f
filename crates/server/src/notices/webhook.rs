//! Notices by a call to an address of the person's choice.

use super::Failure;
use super::address::is_public;
use super::trust;
use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::io::{ErrorKind, Read};
use std::time::Duration;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::tls::TlsConfig;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error};
use url::{Host, Url};

/// How long a call may take, from the look-up of the name to the end of the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much of an answer is read, to part politely.
const ANSWER: u64 = 1024;
/// The header that proves who calls: `sha256=` and the HMAC of the body with the person's secret.
pub const SIGNATURE: &str = "Lineshaft-Signature";

/// Calls addresses.
#[derive(Clone, Debug)]
pub struct Webhooks {
    agent: Agent,
    private: bool,
}

impl Webhooks {
    /// Calls that may lead into the server's own network only if `private`.
    pub fn new(private: bool) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            // A redirect or a proxy of the environment would lead to an address that nobody checked.
            .max_redirects(0)
            .max_redirects_will_error(false)
            .proxy(None)
            .max_idle_connections(0)
            .http_status_as_error(false)
            .tls_config(TlsConfig::builder().root_certs(trust::of_webhooks()).build())
            .user_agent(concat!("lineshaft/", env!("CARGO_PKG_VERSION")))
            .build();
        let resolver = Guarded { names: DefaultResolver::default(), private };
        Self { agent: Agent::with_parts(config, DefaultConnector::default(), resolver), private }
    }

    /// Posts a body of JSON, signed if there is a secret.
    pub async fn call(&self, address: &str, secret: Option<&str>, body: String) -> Result<(), Failure> {
        let address = read_address(address, self.private).ok_or(Failure::Address)?;
        let mut request = self.agent.post(address.as_str()).header("Content-Type", "application/json");
        if let Some(secret) = secret {
            request = request.header(SIGNATURE, sign(secret, body.as_bytes()));
        }
        let call = move || {
            let answer = request.send(body).map_err(|error| failure(&error))?;
            let status = answer.status().as_u16();
            // What it says does not matter, nor whether it can be read.
            let _ = std::io::copy(&mut answer.into_body().into_reader().take(ANSWER), &mut std::io::sink());
            match status {
                200..300 => Ok(()),
                410 => Err(Failure::Refused(status)),
                _ => Err(Failure::Status(status)),
            }
        };
        tokio::task::spawn_blocking(call).await.unwrap_or(Err(Failure::Protocol))
    }
}

/// The address of a webhook, if it is one: HTTP or HTTPS, without a name or password in it, and not plainly private unless that
/// is allowed. Where its host leads to is checked again at each call.
pub fn read_address(address: &str, private: bool) -> Option<Url> {
    let mut address = Url::parse(address).ok()?;
    let is_plain = address.username().is_empty() && address.password().is_none();
    let may_be_public = match address.host()? {
        Host::Domain(_) => true,
        Host::Ipv4(host) => is_public(host.into()),
        Host::Ipv6(host) => is_public(host.into()),
    };
    address.set_fragment(None);
    (matches!(address.scheme(), "http" | "https") && is_plain && (private || may_be_public)).then_some(address)
}

/// The HMAC of a body, as the header has it.
pub fn sign(secret: &str, body: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length");
    mac.update(body);
    format!("sha256={}", HEXLOWER.encode(&mac.finalize().into_bytes()))
}

/// Looks names up and gives only addresses that may be called. The connection is made to exactly these, so that a name which
/// leads elsewhere a moment later changes nothing.
#[derive(Debug)]
struct Guarded {
    names: DefaultResolver,
    private: bool,
}

/// All addresses of a name are closed to us.
#[derive(Debug, thiserror::Error)]
#[error("the address is not allowed")]
struct Closed;

impl Resolver for Guarded {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.names.resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        for address in found.iter().filter(|address| self.private || is_public(address.ip())) {
            allowed.push(*address);
        }
        if allowed.is_empty() { Err(Error::Other(Box::new(Closed))) } else { Ok(allowed) }
    }
}

/// Without the words of the error, which may hold the address.
fn failure(error: &Error) -> Failure {
    match error {
        Error::Other(why) if why.is::<Closed>() => Failure::Address,
        Error::BadUri(_) | Error::Http(_) => Failure::Address,
        Error::HostNotFound => Failure::Host,
        Error::Timeout(_) => Failure::Late,
        // So a certificate that is not believed comes here.
        Error::Io(error) if error.kind() == ErrorKind::InvalidData => Failure::Protocol,
        Error::Io(error) => Failure::Connection(error.kind()),
        _ => Failure::Protocol,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_the_hmac_of_rfc_4231() {
        assert_eq!(
            sign("Jefe", b"what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }

    #[test]
    fn an_address_is_http_without_a_user() {
        for good in ["https://example.org/a?b=c", "http://example.org:8080", "https://[2606:4700::1]/", "http://1.1.1.1:1"] {
            assert!(read_address(good, false).is_some(), "{good}");
        }
        for bad in [
            "",
            "example.org",
            "/turn",
            "ftp://example.org",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "https://me@example.org",
            "https://me:secret@example.org",
            "https://:secret@example.org",
            "http://",
        ] {
            assert!(read_address(bad, true).is_none(), "{bad}");
        }
    }

    #[test]
    fn a_private_number_is_known_in_any_spelling() {
        for address in ["http://127.0.0.1/", "http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/", "http://[::1]:80/"] {
            assert!(read_address(address, false).is_none(), "{address}");
            assert!(read_address(address, true).is_some(), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_to_the_machine_itself_is_refused() {
        let called = Webhooks::new(false).call("http://localhost:9/", None, "{}".to_owned()).await;
        assert_eq!(called, Err(Failure::Address));
    }
}
