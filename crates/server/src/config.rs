//! What the operator wants: flags over environment over file over what is usual.

use crate::notices::mail::Mailer;
use serde::Deserialize;
use shelf::Limits;
use std::fmt;
use std::net::IpAddr;
use url::Url;

/// The most threads that may think for bots.
const MOST_THREADS: usize = 1_024;

/// How a server runs.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The database: `sqlite:…` or `postgres://…`; a file in the user's data folder if none.
    pub database: Option<String>,
    /// Where it listens.
    pub listen: String,
    /// The host names it answers to, with their ports; loopback ones if none are given.
    pub hosts: Vec<String>,
    /// The address people reach it at, for links in notices.
    pub address: Option<String>,
    /// Whether people come over HTTPS alone: cookies are sent over nothing else, and browsers are told to stay with it.
    pub https: bool,
    /// Addresses of proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<IpAddr>,
    /// How many threads think for bots; 0 for none on this process.
    pub bot_threads: usize,
    /// The most playouts that may be asked for by number, as in `search:800`.
    pub bot_playouts: u32,
    /// How long a bot may think about a decision, in seconds.
    pub bot_seconds: u64,
    /// Whether notices may go to addresses inside the host's own network.
    pub private_webhooks: bool,
    /// The mail server: `smtp://user:password@host:port`.
    pub smtp: Option<String>,
    /// The sender of mails.
    pub mail_from: Option<String>,
    /// Requests a second that one address may send on average; 0 for no limit.
    pub rate: u32,
    /// How often a minute one address may try to come in; 0 for no limit.
    pub doors: u32,
    /// Whether logs are JSON.
    pub json_logs: bool,
    /// Addresses that may read the metrics, besides this machine.
    pub metrics_from: Vec<IpAddr>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            database: None,
            listen: "127.0.0.1:8570".to_owned(),
            hosts: Vec::new(),
            address: None,
            https: false,
            proxies: Vec::new(),
            bot_threads: 1,
            bot_playouts: 30_000,
            bot_seconds: 10,
            private_webhooks: false,
            smtp: None,
            mail_from: None,
            rate: 50,
            doors: 30,
            json_logs: false,
            metrics_from: Vec::new(),
        }
    }
}

impl fmt::Debug for Config {
    /// Without what is a secret, because this may end in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("database", &self.database.as_deref().map(concealed))
            .field("listen", &self.listen)
            .field("hosts", &self.hosts)
            .field("address", &self.address)
            .field("https", &self.https)
            .field("proxies", &self.proxies)
            .field("bot_threads", &self.bot_threads)
            .field("bot_playouts", &self.bot_playouts)
            .field("bot_seconds", &self.bot_seconds)
            .field("private_webhooks", &self.private_webhooks)
            .field("smtp", &self.smtp.as_deref().map(concealed))
            .field("mail_from", &self.mail_from)
            .field("rate", &self.rate)
            .field("doors", &self.doors)
            .field("json_logs", &self.json_logs)
            .field("metrics_from", &self.metrics_from)
            .finish()
    }
}

impl Config {
    /// The first setting that cannot be used, by its name. Its value is not repeated: it may be a secret.
    pub fn check(&self) -> Result<(), &'static str> {
        let is_fine = |fine: bool, name: &'static str| if fine { Ok(()) } else { Err(name) };
        is_fine(self.database.as_deref().is_none_or(is_database), "database")?;
        is_fine(is_listened(&self.listen), "listen")?;
        is_fine(self.hosts.iter().all(|host| is_host(host)), "hosts")?;
        is_fine(self.address.as_deref().is_none_or(is_address), "address")?;
        is_fine(self.bot_threads <= MOST_THREADS, "bot_threads")?;
        is_fine(self.bot_playouts > 0, "bot_playouts")?;
        is_fine((1..=Limits::MOST_SECONDS).contains(&self.bot_seconds), "bot_seconds")?;
        Mailer::new(self).map(|_| ())
    }
}

fn is_database(address: &str) -> bool {
    let sqlite = address.strip_prefix("sqlite:").is_some_and(|file| !file.is_empty());
    sqlite || Url::parse(address).is_ok_and(|url| ["postgres", "postgresql"].contains(&url.scheme()))
}

/// A name or a number, and a port.
fn is_listened(address: &str) -> bool {
    address.rsplit_once(':').is_some_and(|(host, port)| {
        let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let named = bare.map_or(!host.is_empty() && !host.contains(':'), |bare| bare.parse::<IpAddr>().is_ok());
        named && port.parse::<u16>().is_ok()
    })
}

/// A host as a browser names it: no scheme, no path.
fn is_host(host: &str) -> bool {
    !host.is_empty() && !host.contains(|letter: char| letter.is_whitespace() || letter.is_control() || "/@?#,".contains(letter))
}

fn is_address(address: &str) -> bool {
    Url::parse(address).is_ok_and(|url| {
        ["http", "https"].contains(&url.scheme()) && url.has_host() && url.username().is_empty() && url.password().is_none()
    })
}

/// An address as it may be shown: no password, and nothing that follows a question mark.
pub fn concealed(address: &str) -> String {
    if let Some(file) = address.strip_prefix("sqlite:") {
        return format!("sqlite:{}", file.split('?').next().unwrap_or_default());
    }
    match Url::parse(address) {
        Ok(mut url) => {
            if url.password().is_some() {
                let _ = url.set_password(Some("***"));
            }
            url.set_query(None);
            url.set_fragment(None);
            url.to_string()
        }
        Err(_) => "***".to_owned(),
    }
}

/// What a database says, without the password in its address.
pub fn without_secrets(said: &str, address: &str) -> String {
    let said = said.replace(address, &concealed(address));
    match Url::parse(address) {
        Ok(url) => {
            let hidden = url.query_pairs().filter(|(name, _)| name.contains("password")).map(|(_, value)| value.into_owned());
            let given = url.password().map(str::to_owned);
            given.into_iter().chain(hidden).filter(|word| !word.is_empty()).fold(said, |said, word| said.replace(&word, "***"))
        }
        Err(_) => said,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_that_cannot_be_used_are_named() {
        assert_eq!(Config::default().check(), Ok(()));
        let wrong = |change: fn(&mut Config)| {
            let mut config = Config::default();
            change(&mut config);
            config.check().expect_err("a fault")
        };
        assert_eq!(wrong(|config| config.database = Some("mysql://x/y".to_owned())), "database");
        assert_eq!(wrong(|config| config.database = Some("sqlite:".to_owned())), "database");
        assert_eq!(wrong(|config| config.listen = "8570".to_owned()), "listen");
        assert_eq!(wrong(|config| config.listen = "::1:80".to_owned()), "listen");
        assert_eq!(wrong(|config| config.hosts = vec!["https://a.example/".to_owned()]), "hosts");
        assert_eq!(wrong(|config| config.address = Some("a.example".to_owned())), "address");
        assert_eq!(wrong(|config| config.bot_playouts = 0), "bot_playouts");
        assert_eq!(wrong(|config| config.bot_seconds = 0), "bot_seconds");
        assert_eq!(wrong(|config| config.bot_seconds = u64::MAX), "bot_seconds");
        assert_eq!(wrong(|config| config.smtp = Some("smtp://mail.example".to_owned())), "mail_from");
        for listen in ["localhost:0", "0.0.0.0:8570", "[::1]:8570"] {
            assert!(is_listened(listen), "{listen}");
        }
    }

    #[test]
    fn secrets_are_not_shown() {
        let address = "postgres://club:s3cret@db.example/games?password=0ther&host=x";
        let config = Config {
            database: Some(address.to_owned()),
            smtp: Some("smtps://me:s3cret@mail.example".to_owned()),
            ..Config::default()
        };
        let shown = format!("{config:?}");
        assert!(!shown.contains("s3cret") && !shown.contains("0ther") && shown.contains("db.example"), "{shown}");
        let said = without_secrets(&format!("no {address}; password s3cret; 0ther"), address);
        assert!(!said.contains("s3cret") && !said.contains("0ther"), "{said}");
        assert_eq!(concealed("sqlite:club.db?mode=rwc"), "sqlite:club.db");
    }
}
