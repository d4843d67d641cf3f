//! Live updates: what is new at a table, as server-sent events.
//!
//! The identity of an event is the number of its journal entry, so that a browser that lost its connection gets exactly what it
//! missed. What is no entry (who is here, who has chosen, the own draft) is sent without an identity, as it is now.

use crate::hall::Live;
use crate::http::problem::Answer;
use crate::room::{Reader, Room};
use crate::store::{CHANNEL, Word};
use crate::told::{EntryTold, NowTold, WhatTold};
use crate::{App, http::problem::Problem};
use axum::http::StatusCode;
use axum::response::sse::Event;
use futures_util::Stream;
use serde_json::json;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use table::Eyes;

/// What somebody listens to.
pub struct Listening {
    /// The table.
    pub table: String,
    /// Who listens.
    pub person: Option<String>,
    /// The hash of the token by which they are known.
    pub token: Option<String>,
    /// From which seat.
    pub seat: Option<usize>,
    /// In which language.
    pub lang: texts::Lang,
    /// The last entry that was received.
    pub after: i64,
    /// What was told of everything else last: told again only when it is something else, so that nobody hears the rhythm of another's
    /// turn.
    pub told: Option<NowTold>,
}

/// What is new at a table.
struct News {
    /// The entries.
    entries: Vec<EntryTold>,
    /// Everything else as it is now.
    now: NowTold,
    /// The number of the last entry.
    last: i64,
}

impl Listening {
    fn reader(&self, room: &Room) -> Answer<Reader> {
        room.reader(self.person.as_deref(), self.seat, self.lang)
    }

    /// The entries that are new, and everything else as it is now.
    fn news(&self, room: &Room, live: &Live) -> Answer<News> {
        let reader = self.reader(room)?;
        let entries = room.entries_after(self.after).iter().map(|numbered| room.entry_told(numbered, &reader)).collect();
        let draft = match reader.eyes {
            Eyes::Of(seat) => room.draft(seat.number()).map(|draft| draft.version),
            _ => None,
        };
        let now = NowTold { last: room.last, position: room.position, due: room.due(), present: live.present(), draft };
        Ok(News { entries, now, last: room.last })
    }

    /// Takes out what this listener does not want to hear. Whom that is is asked whenever something was said, because it may
    /// have changed since the stream began, in whichever process.
    async fn mute(&self, app: &App, mut news: News) -> Answer<News> {
        let said = |entry: &EntryTold| matches!(entry.what, WhatTold::Said { .. });
        if let Some(reader) = &self.person
            && news.entries.iter().any(said)
        {
            let unwanted = app.store.muted(reader, &self.table).await?;
            for entry in &mut news.entries {
                if let WhatTold::Said { person, text, muted, .. } = &mut entry.what
                    && unwanted.contains(person)
                {
                    *text = None;
                    *muted = true;
                }
            }
        }
        Ok(news)
    }

    /// That the session with which the stream began is still one: nothing of a seat is told to a browser that was logged out.
    async fn is_known(&self, app: &App) -> Answer<()> {
        let Some(token) = &self.token else { return Ok(()) };
        match app.store.by_token(token).await? {
            Some((person, _)) if !person.deleted => Ok(()),
            _ => Err(Problem::new(StatusCode::UNAUTHORIZED, "who-are-you")),
        }
    }

    /// What is new, once it is known what is wanted of it.
    async fn look(&mut self, app: &App, live: &Live) -> Answer<Vec<Event>> {
        self.is_known(app).await?;
        let news = app.hall.with(&self.table, |room| self.news(room, live)).await??;
        let news = self.mute(app, news).await?;
        self.after = self.after.max(news.last);
        let entry = |entry: &EntryTold| Event::default().id(entry.entry.to_string()).event("entry").data(written(entry));
        let mut events: Vec<Event> = news.entries.iter().map(entry).collect();
        if self.told.as_ref() != Some(&news.now) {
            events.push(Event::default().event("now").data(written(&news.now)));
            self.told = Some(news.now);
        }
        Ok(events)
    }
}

fn written(told: &impl serde::Serialize) -> String {
    serde_json::to_string(told).expect("what is told is JSON")
}

/// The events of a table, from the entry after `after` on.
pub fn events(app: App, mut listening: Listening, live: Arc<Live>) -> impl Stream<Item = Result<Event, Infallible>> {
    async_stream::stream! {
        let mut news = live.listen();
        let _present = listening.person.as_deref().map(|person| live.arrive(person));
        loop {
            news.mark_unchanged();
            match listening.look(&app, &live).await {
                Ok(events) => for event in events { yield Ok(event); },
                // The database is away for a moment: look again with the next news.
                Err(Problem { code: "database", .. }) => {}
                Err(problem) => {
                    yield Ok(Event::default().event("closed").data(json!({ "code": problem.code }).to_string()));
                    return;
                }
            }
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = app.hall.closed() => return,
            }
        }
    }
}

/// How often it is looked for changes that nobody announced.
const LOOK: Duration = Duration::from_secs(5);

/// Looks at all tables that somebody listens to, whatever was known of them.
async fn look_everywhere(app: &App) {
    app.hall.forget_rooms(|_| true).await;
    for live in app.hall.listened() {
        live.tell();
    }
    app.hall.jobs.notify_one();
}

/// What another process has changed.
fn heed(app: &App, word: Word<'_>) {
    match word {
        Word::Table(table) => {
            app.hall.look_again(table);
            app.hall.jobs.notify_one();
        }
        Word::Person(person) => {
            app.store.forget_known(person);
            app.hall.recheck(person);
            // A room may be busy; the next words do not wait for it.
            let (app, person) = (app.clone(), person.to_owned());
            tokio::spawn(async move { app.hall.forget_names(&person).await });
        }
    }
}

/// Follows what other processes do: PostgreSQL says what has changed. A lost word costs a delay, never an entry.
pub async fn follow(app: App) {
    loop {
        let listened = async {
            let mut listener = sqlx::postgres::PgListener::connect(app.store.url()).await?;
            listener.listen(CHANNEL).await?;
            look_everywhere(&app).await;
            loop {
                match tokio::time::timeout(LOOK, listener.try_recv()).await {
                    Ok(notice) => match notice? {
                        Some(notice) => heed(&app, Word::read(notice.payload())),
                        // The connection was lost, and with it we do not know which words.
                        None => look_everywhere(&app).await,
                    },
                    Err(_) => {
                        for table in
                            app.store.changed_since(crate::now() - 2 * LOOK.as_millis() as i64).await.unwrap_or_default()
                        {
                            app.hall.look_again(&table);
                        }
                    }
                }
            }
            #[allow(unreachable_code, reason = "gives the block its type")]
            Ok::<(), sqlx::Error>(())
        };
        if let Err(error) = listened.await {
            tracing::warn!(%error, "PostgreSQL cannot be listened to");
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Looks for what the operator's own command did to a file of SQLite: nobody announces that.
pub async fn look(app: App) {
    loop {
        tokio::time::sleep(LOOK).await;
        for table in app.store.changed_since(crate::now() - 2 * LOOK.as_millis() as i64).await.unwrap_or_default() {
            if let Err(problem) = app.hall.look_closer(&table).await {
                tracing::warn!(table, code = problem.code, "a table could not be looked at again");
            }
        }
    }
}
