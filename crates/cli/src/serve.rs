//! `lineshaft serve`: tables for people and bots, in the browser and for programs.

use crate::args::Serve;
use crate::failure::{Done, Failure};
use crate::setup::read;
use server::config::Config;
use server::serve::Server;
use server::store::Store;
use std::path::PathBuf;
use texts::Texts;

/// The longest file of settings, in bytes.
const LONGEST_CONFIG: u64 = 64 * 1024;

pub(crate) fn serve(args: &Serve, texts: &Texts) -> Done {
    let failed =
        |error: &dyn std::fmt::Display| Failure::new(texts, "cli-error-serve", &[("detail", error.to_string().into())]);
    let config = args.config(texts)?;
    let database = match &config.database {
        Some(database) => database.clone(),
        None => Store::address_of(&data_file().map_err(|error| failed(&error))?),
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    runtime.block_on(async {
        let server = Server::open(config, &database).await.map_err(|error| failed(&error))?;
        let address = server.address().map_err(|error| failed(&error))?;
        println!("{}", texts.with("cli-serve-address", &[("address", format!("http://{address}/").into())]));
        server.run(stop()).await.map_err(|error| failed(&error))
    })
}

impl Serve {
    /// What the operator wants: flags over environment over file over what is usual.
    fn config(&self, texts: &Texts) -> Result<Config, Failure> {
        let mut config = match &self.config {
            Some(file) => {
                let text = read(file, LONGEST_CONFIG, texts)?;
                let unreadable = |error: toml::de::Error| {
                    let args = [("file", file.display().to_string().into()), ("detail", error.message().to_owned().into())];
                    Failure::new(texts, "cli-error-config", &args)
                };
                toml::from_str(&text).map_err(unreadable)?
            }
            None => Config::default(),
        };
        config.database = self.database.clone().or(config.database);
        config.listen = self.listen.clone().unwrap_or(config.listen);
        config.bot_threads = self.bot_threads.unwrap_or(config.bot_threads);
        config.rate = self.rate.unwrap_or(config.rate);
        if !self.hosts.is_empty() {
            config.hosts.clone_from(&self.hosts);
        }
        Ok(config)
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

/// The file in the user's data folder.
fn data_file() -> std::io::Result<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = variable("XDG_DATA_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/share")));
    let folder = folder.unwrap_or_else(|| PathBuf::from(".")).join("lineshaft");
    std::fs::create_dir_all(&folder)?;
    Ok(folder.join("lineshaft.db"))
}
