//! Who asked lately: sessions remembered for a moment, so that not every request asks the database who sends it.

use super::{Person, Session};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How many sessions are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");
/// How long. Another process may end a session: then it works here for so long at most.
const REMEMBERED: Duration = Duration::from_secs(2);

/// Sessions by the hash of their token.
pub(in crate::store) struct Known(Mutex<Memory>);

struct Memory {
    sessions: LruCache<String, (Instant, Person, Session)>,
    /// Grows when anybody is forgotten: what was read before that may be old, and is not remembered after it.
    forgotten: u64,
}

impl Default for Known {
    fn default() -> Self {
        Self(Mutex::new(Memory { sessions: LruCache::new(MOST), forgotten: 0 }))
    }
}

impl Known {
    /// Who has the session whose token has this hash; or else what to say to [`Known::remember`] afterwards.
    pub(super) fn find(&self, token: &str) -> Result<(Person, Session), u64> {
        let mut memory = self.0.lock().expect("no panic while it is held");
        match memory.sessions.get(token) {
            Some((since, person, session)) if since.elapsed() < REMEMBERED => Ok((person.clone(), session.clone())),
            _ => Err(memory.forgotten),
        }
    }

    /// Remembers who has a session, unless anybody was forgotten since it was looked for.
    pub(super) fn remember(&self, token: &str, person: &Person, session: &Session, looked: u64) {
        let mut memory = self.0.lock().expect("no panic while it is held");
        if memory.forgotten == looked {
            memory.sessions.push(token.to_owned(), (Instant::now(), person.clone(), session.clone()));
        }
    }

    /// Something of this person, or of the sessions, is another by now.
    pub(super) fn forget(&self, person: &str) {
        let mut memory = self.0.lock().expect("no panic while it is held");
        memory.forgotten += 1;
        let theirs = memory.sessions.iter().filter(|(_, (_, known, _))| known.id == person);
        let tokens: Vec<String> = theirs.map(|(token, _)| token.clone()).collect();
        for token in tokens {
            memory.sessions.pop(&token);
        }
    }
}
