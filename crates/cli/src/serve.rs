//! `lineshaft serve`: tables for people and bots, in the browser and for programs.

use crate::args::{Place, Serve};
use crate::failure::{Done, Failure};
use crate::folders;
use crate::setup::read;
use server::config::{Config, concealed, without_secrets};
use server::serve::{ServeError, Server};
use server::store::{Store, StoreError};
use std::fmt::Display;
use std::io::ErrorKind;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use table::Value;
use texts::Texts;
use tokio::runtime::Runtime;

/// The longest file of settings, in bytes.
const LONGEST_CONFIG: u64 = 64 * 1024;

/// What is told of the server's work, as `tracing` filters it.
const LOG: &str = "LINESHAFT_LOG";

pub(crate) fn serve(args: &Serve, texts: &Texts) -> Done {
    let config = args.config(texts)?;
    let filter = std::env::var(LOG).ok();
    server::logs::start(filter.as_deref(), config.json_logs).map_err(|_| Failure::new(texts, "cli-error-log", &[]))?;
    let database = database(&config, true, texts)?;
    let failed = |error: &dyn Display| Failure::new(texts, "cli-error-serve", &[("detail", error.to_string().into())]);
    let runtime = Runtime::new().map_err(|error| failed(&error))?;
    runtime.block_on(async {
        let listen = config.listen.clone();
        let server = Server::open(config, &database).await.map_err(|error| not_open(&error, &listen, &database, texts))?;
        let address = server.address().map_err(|error| failed(&error))?;
        println!("{}", texts.with("cli-serve-address", &[("address", format!("http://{address}/").into())]));
        server.run(stop()).await.map_err(|error| failed(&error))
    })
}

/// Why a server does not open, in words an operator can act on.
fn not_open(error: &ServeError, listen: &str, address: &str, texts: &Texts) -> Failure {
    let listen = ("listen", Value::from(listen));
    match error {
        ServeError::Store(error) => no_database(error, address, texts),
        ServeError::Listen(error) if error.kind() == ErrorKind::AddrInUse => {
            Failure::new(texts, "cli-error-port-taken", &[listen])
        }
        ServeError::Listen(error) => Failure::new(texts, "cli-error-listen", &[listen, ("detail", error.to_string().into())]),
    }
}

/// That a database cannot be used, without the password in its address.
pub(crate) fn no_database(error: &StoreError, address: &str, texts: &Texts) -> Failure {
    let detail = without_secrets(&error.to_string(), address);
    let args = [("database", Value::from(concealed(address))), ("detail", detail.into())];
    Failure::new(texts, "cli-error-database", &args)
}

/// The address of the database. A file of SQLite is made if it is not there, where that is wanted.
pub(crate) fn database(config: &Config, make: bool, texts: &Texts) -> Result<String, Failure> {
    match &config.database {
        Some(address)
            if make && address.starts_with("sqlite:") && !address.contains("mode=") && !address.contains(":memory:") =>
        {
            Ok(format!("{address}{}mode=rwc", if address.contains('?') { '&' } else { '?' }))
        }
        Some(address) => Ok(address.clone()),
        None => {
            let file = data_file();
            let known = file.parent().filter(|_| make).map_or(Ok(()), own_folder);
            known.map_err(|error| Failure::file(texts, &file, &error))?;
            if !make && !file.exists() {
                return Err(Failure::new(texts, "cli-error-no-database", &[("file", file.display().to_string().into())]));
            }
            Ok(Store::address_of(&file))
        }
    }
}

impl Place {
    /// The settings in the file, with the database that was named.
    pub(crate) fn config(&self, texts: &Texts) -> Result<Config, Failure> {
        let mut config = match &self.config {
            Some(file) => {
                let text = read(file, LONGEST_CONFIG, texts)?;
                toml::from_str(&text).map_err(|error| unreadable(file, &text, &error, texts))?
            }
            None => Config::default(),
        };
        config.database = self.database.clone().or(config.database);
        Ok(config)
    }
}

/// Where a file of settings is wrong, without the line itself: it may hold a secret.
fn unreadable(file: &Path, text: &str, error: &toml::de::Error, texts: &Texts) -> Failure {
    let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
    let args = [
        ("file", Value::from(file.display().to_string())),
        ("line", (line as u64).into()),
        ("detail", error.message().to_owned().into()),
    ];
    Failure::new(texts, "cli-error-config", &args)
}

/// That all settings can be used.
pub(crate) fn checked(config: Config, texts: &Texts) -> Result<Config, Failure> {
    match config.check() {
        Ok(()) => Ok(config),
        Err(name) => Err(Failure::new(texts, &format!("cli-error-setting-{}", name.replace('_', "-")), &[])),
    }
}

impl Serve {
    /// What the operator wants: flags over environment over file over what is usual.
    fn config(&self, texts: &Texts) -> Result<Config, Failure> {
        let file = self.place.config(texts)?;
        let or = |given: &[IpAddr], file: Vec<IpAddr>| if given.is_empty() { file } else { given.to_vec() };
        let config = Config {
            database: file.database,
            listen: self.listen.clone().unwrap_or(file.listen),
            hosts: if self.hosts.is_empty() { file.hosts } else { self.hosts.clone() },
            address: self.address.clone().or(file.address),
            https: self.https.unwrap_or(file.https),
            proxies: or(&self.proxies, file.proxies),
            bot_threads: self.bot_threads.unwrap_or(file.bot_threads),
            bot_playouts: self.bot_playouts.unwrap_or(file.bot_playouts),
            bot_seconds: self.bot_seconds.unwrap_or(file.bot_seconds),
            private_webhooks: self.private_webhooks.unwrap_or(file.private_webhooks),
            smtp: self.smtp.clone().or(file.smtp),
            mail_from: self.mail_from.clone().or(file.mail_from),
            rate: self.rate.unwrap_or(file.rate),
            doors: self.doors.unwrap_or(file.doors),
            json_logs: self.json_logs.unwrap_or(file.json_logs),
            metrics_from: or(&self.metrics_from, file.metrics_from),
        };
        checked(config, texts)
    }
}

/// Done when the operator wants the server to stop.
async fn stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut interrupt), Ok(mut terminate)) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate())) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}

/// A folder that nobody else may look into, unless it is there already.
fn own_folder(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// The file in the user's data folder.
fn data_file() -> PathBuf {
    folders::data().join("lineshaft.db")
}
