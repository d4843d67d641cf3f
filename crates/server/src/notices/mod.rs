//! Telling people who are not here that their turn has come: by a call to an address of their choice, and by mail.

mod address;
mod failure;
pub mod mail;
mod trust;
pub mod webhook;

pub use failure::Failure;

use crate::config::Config;
use crate::store::{DueNotice, Notice, Retry, Store, Stored};
use futures_util::future::join_all;
use mail::Mailer;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use table::Value;
use texts::Lang;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;
use webhook::Webhooks;

/// How often it is looked for notices that are due.
const EVERY: Duration = Duration::from_secs(2);
/// How many are sent at once.
const AT_ONCE: usize = 8;
/// For how long a notice belongs to the process that sends it, in milliseconds: longer than sending takes.
const LEASE: i64 = 120_000;

/// What became of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// The person was told, in at least one way.
    Delivered,
    /// No way worked; it is tried again at this moment.
    Later(i64),
    /// There is no way, none that will ever work, or all of them failed often enough.
    Dropped,
}

/// Sends notices.
pub struct Messenger {
    store: Store,
    webhooks: Webhooks,
    mailer: Option<Mailer>,
    /// Where people reach this server.
    address: String,
}

/// Sends notices that are due until it is told to stop, and then finishes those it has begun.
pub async fn run(store: Store, config: Config, stop: impl Future<Output = ()>) {
    let messenger = Arc::new(Messenger::new(store, &config));
    let mut stop = std::pin::pin!(stop);
    let mut tick = tokio::time::interval(EVERY);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut sending = JoinSet::new();
    loop {
        tokio::select! {
            () = &mut stop => break,
            // A place is free again: there may be more to send than there were places.
            Some(sent) = sending.join_next() => if let Err(error) = sent {
                tracing::error!(%error, "sending a notice broke off");
            },
            _ = tick.tick() => {}
        }
        let now = crate::now();
        match messenger.store.claim_notices(now, now + LEASE, AT_ONCE.saturating_sub(sending.len())).await {
            Ok(claimed) => claimed.into_iter().for_each(|due| {
                let messenger = Arc::clone(&messenger);
                sending.spawn(async move {
                    if let Err(error) = messenger.tell(due, now).await {
                        tracing::warn!(%error, "what became of a notice could not be kept");
                    }
                });
            }),
            Err(error) => tracing::warn!(%error, "notices cannot be read"),
        }
    }
    while sending.join_next().await.is_some() {}
}

impl Messenger {
    /// What sends the notices of this server. Settings for mails that cannot be used are logged, and no mails are sent.
    pub fn new(store: Store, config: &Config) -> Self {
        let mailer = Mailer::new(config).unwrap_or_else(|setting| {
            tracing::error!(setting, "no mails are sent: this setting cannot be used");
            None
        });
        Self { store, webhooks: Webhooks::new(config.private_webhooks), mailer, address: reached_at(config) }
    }

    /// Sends those that are due now, a few at once, and says what became of each. Once more for the rest.
    pub async fn send_due(&self, now: i64) -> Stored<Vec<Told>> {
        let claimed = self.store.claim_notices(now, now + LEASE, AT_ONCE).await?;
        join_all(claimed.into_iter().map(|due| self.tell(due, now))).await.into_iter().collect()
    }

    /// Tells a person in every way there is. If one of them works the person knows; if none does, all are tried again later.
    async fn tell(&self, due: DueNotice, now: i64) -> Stored<Told> {
        let notice = &due.notice;
        let (by_webhook, by_mail) = tokio::join!(self.call(&due), self.write(&due));
        let outcomes: Vec<Result<(), Failure>> = [by_webhook, by_mail].into_iter().flatten().collect();
        for failure in outcomes.iter().filter_map(|outcome| outcome.err()) {
            tracing::warn!(person = notice.person, table = notice.table, tries = notice.tries, %failure, "a notice failed");
        }
        let is_known = outcomes.iter().any(|outcome| outcome.is_ok());
        let may_work = outcomes.iter().any(|outcome| outcome.is_err_and(|failure| !failure.is_final()));
        if !is_known && may_work {
            return Ok(match self.store.retry_notice(notice, now).await? {
                Retry::At(moment) => Told::Later(moment),
                Retry::GivenUp => Told::Dropped,
            });
        }
        self.store.finish_notice(notice).await?;
        Ok(if is_known { Told::Delivered } else { Told::Dropped })
    }

    async fn call(&self, due: &DueNotice) -> Option<Result<(), Failure>> {
        let address = due.webhook.as_deref()?;
        let Notice { table, position, .. } = &due.notice;
        let (text, link) = (self.say("server-notice-turn", due), self.link(table));
        let body = json!({
            "event": "turn", "table": table, "game": due.game, "link": link, "text": text, "position": position,
        });
        Some(self.webhooks.call(address, due.webhook_secret.as_deref(), body.to_string()).await)
    }

    async fn write(&self, due: &DueNotice) -> Option<Result<(), Failure>> {
        let (mailer, to) = (self.mailer.as_ref()?, due.mail.as_deref()?);
        Some(mailer.send(to, self.say("server-notice-turn", due), self.say("server-notice-mail", due)).await)
    }

    /// A text in the language of the person.
    fn say(&self, key: &str, due: &DueNotice) -> String {
        let texts = Lang::from_locale(&due.lang).unwrap_or_default().texts();
        let title = format!("{}-title", due.game);
        // A table may be of a game that this engine no longer has.
        let game = if texts.has(&title) { texts.get(&title) } else { due.game.clone() };
        texts.with(key, &[("game", Value::Text(game)), ("link", Value::Text(self.link(&due.notice.table)))])
    }

    fn link(&self, table: &str) -> String {
        format!("{}/tables/{table}", self.address)
    }
}

/// The address people reach a server at: what the operator says, or else where it answers.
fn reached_at(config: &Config) -> String {
    match &config.address {
        Some(address) => address.trim_end_matches('/').to_owned(),
        None => {
            let scheme = if config.https { "https" } else { "http" };
            format!("{scheme}://{}", config.hosts.first().unwrap_or(&config.listen))
        }
    }
}
