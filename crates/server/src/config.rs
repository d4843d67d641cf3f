//! What the operator wants: flags over environment over file over what is usual.

use serde::Deserialize;

/// How a server runs.
#[derive(Clone, PartialEq, Debug, Deserialize)]
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
    /// Whether cookies are sent over HTTPS alone.
    pub https: bool,
    /// Addresses of proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<std::net::IpAddr>,
    /// How many threads think for bots; 0 for none on this process.
    pub bot_threads: usize,
    /// The most playouts a bot may use for a decision.
    pub bot_playouts: u32,
    /// Whether notices may go to addresses inside the host's own network.
    pub private_webhooks: bool,
    /// The mail server: `smtp://user:password@host:port`.
    pub smtp: Option<String>,
    /// The sender of mails.
    pub mail_from: Option<String>,
    /// Requests a second that one address may send on average; 0 for no limit.
    pub rate: u32,
    /// Whether logs are JSON.
    pub json_logs: bool,
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
            private_webhooks: false,
            smtp: None,
            mail_from: None,
            rate: 50,
            json_logs: false,
        }
    }
}
