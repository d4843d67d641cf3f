//! The hall: all tables somebody looks at, and the only way to change one.
//!
//! A room in memory is a copy of what the store holds. A change is worked out on the room while it is locked, written in one
//! transaction under the number of the last entry, and shown to others only when it is on the disk. Where another process was
//! faster the room is brought up to date and the change worked out again.

use crate::http::problem::{Answer, Problem};
use crate::journal::{Entry, Numbered, Who};
use crate::now;
use crate::room::{Moves, Room, Step, Turn};
use crate::store::{Appended, Drafted, NewTable, Opening, Store, TableRow};
use lru::LruCache;
use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard, Notify, watch};

/// How many rooms stay in memory though nobody has asked for them lately.
const ROOMS: usize = 1_000;
/// How many streams of one table a person may have open.
const STREAMS: usize = 10;
/// How many streams of one table may be open before nobody unknown is let in.
const WATCHERS: usize = 500;
/// How often a change is worked out again because another process was faster.
const TRIES: usize = 20;

/// A table somebody looks at.
pub struct Live {
    id: String,
    room: AsyncMutex<Option<Room>>,
    /// Grows with everything that may be seen: entries, drafts, presence.
    news: watch::Sender<u64>,
    /// How many streams each person has open here.
    present: Mutex<HashMap<String, usize>>,
}

impl Live {
    /// Says that something may be new.
    pub fn tell(&self) {
        self.news.send_modify(|count| *count += 1);
    }

    /// Who listens for news.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// Whether somebody, or everybody unknown together, has all the streams they may have here.
    pub fn is_crowded(&self, person: Option<&str>) -> bool {
        match person {
            Some(person) => {
                self.present.lock().expect("no panic while it is held").get(person).is_some_and(|streams| *streams >= STREAMS)
            }
            None => self.news.receiver_count() >= WATCHERS,
        }
    }

    /// Who is here.
    pub fn present(&self) -> Vec<String> {
        let mut present: Vec<String> = self.present.lock().expect("no panic while it is held").keys().cloned().collect();
        present.sort();
        present
    }

    fn is_present(&self, person: &str) -> bool {
        self.present.lock().expect("no panic while it is held").contains_key(person)
    }

    /// Somebody opens a stream; dropping what is returned closes it.
    pub fn arrive(self: &Arc<Self>, person: &str) -> Presence {
        *self.present.lock().expect("no panic while it is held").entry(person.to_owned()).or_default() += 1;
        self.tell();
        Presence { live: Arc::clone(self), person: person.to_owned() }
    }
}

/// Somebody's open stream.
pub struct Presence {
    live: Arc<Live>,
    person: String,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut present = self.live.present.lock().expect("no panic while it is held");
        if let Some(streams) = present.get_mut(&self.person) {
            *streams -= 1;
            if *streams == 0 {
                present.remove(&self.person);
            }
        }
        drop(present);
        self.live.tell();
    }
}

/// A change to a table, and what to answer when it is on the disk.
pub struct Change<T> {
    /// The new entries.
    pub entries: Vec<Entry>,
    /// The answer.
    pub answer: T,
}

/// What is added to a journal.
enum Adding {
    /// Entries as they are.
    Entries(Vec<Entry>),
    /// Moves, whose entries follow from playing them.
    Moves(Moves),
}

/// All tables somebody looks at.
pub struct Hall {
    store: Store,
    lives: Mutex<HashMap<String, Arc<Live>>>,
    recent: Mutex<LruCache<String, ()>>,
    /// Wakes the bots of this process.
    pub jobs: Notify,
    /// Whether the server stops, so that streams end.
    closed: watch::Sender<bool>,
}

impl Hall {
    /// A hall over this store.
    pub fn new(store: Store) -> Self {
        let recent = LruCache::new(NonZeroUsize::new(ROOMS).expect("not zero"));
        Self {
            store,
            lives: Mutex::default(),
            recent: Mutex::new(recent),
            jobs: Notify::new(),
            closed: watch::Sender::new(false),
        }
    }

    /// Ends all streams: the server stops.
    pub fn close(&self) {
        self.closed.send_replace(true);
    }

    /// Done when the server stops.
    pub async fn closed(&self) {
        let _ = self.closed.subscribe().wait_for(|closed| *closed).await;
    }

    /// The place where a table is looked at.
    pub fn live(&self, id: &str) -> Arc<Live> {
        let forgotten = self.recent.lock().expect("no panic while it is held").push(id.to_owned(), ());
        let mut lives = self.lives.lock().expect("no panic while it is held");
        if let Some((old, ())) = forgotten.filter(|(old, ())| old != id)
            && let Some(live) = lives.get(&old)
        {
            if live.news.receiver_count() == 0 && Arc::strong_count(live) == 1 {
                lives.remove(&old);
            } else if let Ok(mut room) = live.room.try_lock() {
                *room = None;
            }
        }
        let new = || {
            Arc::new(Live {
                id: id.to_owned(),
                room: AsyncMutex::new(None),
                news: watch::Sender::new(0),
                present: Mutex::default(),
            })
        };
        Arc::clone(lives.entry(id.to_owned()).or_insert_with(new))
    }

    /// Forgets the places that nobody listens to and that were not used lately.
    pub fn sweep(&self) {
        let recent = self.recent.lock().expect("no panic while it is held");
        let mut lives = self.lives.lock().expect("no panic while it is held");
        lives.retain(|id, live| recent.contains(id) || live.news.receiver_count() > 0 || Arc::strong_count(live) > 1);
    }

    /// The tables somebody listens to.
    pub fn listened(&self) -> Vec<Arc<Live>> {
        let lives = self.lives.lock().expect("no panic while it is held");
        lives.values().filter(|live| live.news.receiver_count() > 0).cloned().collect()
    }

    /// Who is at any table of this process.
    pub fn present(&self) -> Vec<String> {
        let mut present: Vec<String> = self.listened().iter().flat_map(|live| live.present()).collect();
        present.sort();
        present.dedup();
        present
    }

    /// Looks at a table that another process may have changed.
    pub fn look_again(&self, id: &str) {
        let live = self.lives.lock().expect("no panic while it is held").get(id).cloned();
        if let Some(live) = live {
            live.tell();
        }
    }

    /// Takes in what another process has added to a table that is in memory, and says so to those who look at it.
    pub async fn look_closer(&self, id: &str) -> Answer<()> {
        let live = self.lives.lock().expect("no panic while it is held").get(id).cloned();
        let Some(live) = live else { return Ok(()) };
        let mut guard = live.room.lock().await;
        let Some(room) = guard.as_mut() else { return Ok(()) };
        let before = (room.last, room.draft_versions());
        self.catch_up(room).await?;
        if before != (room.last, room.draft_versions()) {
            live.tell();
        }
        Ok(())
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        let lives = self.lives.lock().expect("no panic while it is held");
        lives.values().map(|live| live.news.receiver_count()).sum()
    }

    /// Does something with a table as it is now.
    pub async fn with<T>(&self, id: &str, see: impl FnOnce(&Room) -> T) -> Answer<T> {
        let live = self.live(id);
        let room = self.fresh(&live).await?;
        Ok(see(room.as_ref().expect("a fresh room is there")))
    }

    /// The room, locked, with everything the store holds.
    async fn fresh<'a>(&self, live: &'a Live) -> Answer<MutexGuard<'a, Option<Room>>> {
        let mut guard = live.room.lock().await;
        if let Some(room) = guard.as_mut() {
            if self.store.is_shared() {
                self.catch_up(room).await?;
            }
        } else {
            *guard = Some(self.load(&live.id).await?);
        }
        // Whoever let the last choice in may have died before all of them were entered.
        self.enter_choices(live, &mut guard).await?;
        Ok(guard)
    }

    /// Where several choose at once: enters all choices once the last one is in, unless another process was faster.
    async fn enter_choices(&self, live: &Live, guard: &mut MutexGuard<'_, Option<Room>>) -> Answer<()> {
        while let Some(moves) = guard.as_ref().and_then(Room::choices_to_enter) {
            if self.append(guard, Adding::Moves(moves), None).await? == Appended::Stale {
                **guard = Some(self.load(&live.id).await?);
            }
            live.tell();
        }
        Ok(())
    }

    async fn load(&self, id: &str) -> Answer<Room> {
        let row = self.store.table(id).await?.ok_or_else(|| Problem::missing("no-such-table"))?;
        let sheet = self.store.sheet(&row.set.sheet).await?.map(|(_, text)| text);
        let mut room = Room::new(row, sheet);
        self.take_in(&mut room).await?;
        Ok(room)
    }

    /// Takes in what other processes have added.
    async fn catch_up(&self, room: &mut Room) -> Answer<()> {
        if self.store.news(&room.set.id).await? == Some((room.last, room.draft_versions())) {
            return Ok(());
        }
        self.take_in(room).await
    }

    /// Takes in what the store holds after the last entry. All is read before anything is changed: whoever waits for it may hang
    /// up, and the room would pass for up to date.
    async fn take_in(&self, room: &mut Room) -> Answer<()> {
        let entries = self.store.entries(&room.set.id, room.last).await?;
        let drafts = self.store.drafts(&room.set.id).await?;
        let names = self.new_names(room, entries.iter().map(|numbered| &numbered.entry)).await?;
        room.take_in(entries, drafts);
        room.names.extend(names);
        Ok(())
    }

    /// The names of people in these entries who are new in this room.
    async fn new_names(&self, room: &Room, entries: impl Iterator<Item = &Entry>) -> Answer<HashMap<String, String>> {
        let people: HashSet<&String> = entries
            .filter_map(|entry| match entry {
                Entry::Said { person, .. } | Entry::Sat { who: Who::Person(person), .. } => Some(person),
                _ => None,
            })
            .filter(|person| !room.names.contains_key(*person))
            .collect();
        let mut names = HashMap::with_capacity(people.len());
        for person in people {
            let name = self.store.person(person).await?.map(|person| person.name).unwrap_or_default();
            names.insert(person.clone(), name);
        }
        Ok(names)
    }

    /// Forgets what people were called: somebody has another name now.
    pub async fn forget_names(&self, person: &str) {
        self.forget_rooms(|room| room.names.contains_key(person)).await;
    }

    /// Forgets some rooms, so that they are read anew.
    pub async fn forget_rooms(&self, which: impl Fn(&Room) -> bool) {
        let lives: Vec<Arc<Live>> = self.lives.lock().expect("no panic while it is held").values().cloned().collect();
        for live in lives {
            let mut room = live.room.lock().await;
            if room.as_ref().is_some_and(&which) {
                *room = None;
                live.tell();
            }
        }
    }

    /// Lets the streams of a person look whether their session is still one.
    pub fn recheck(&self, person: &str) {
        for live in self.listened() {
            if live.is_present(person) {
                live.tell();
            }
        }
    }

    /// Opens a table.
    pub async fn open(&self, set: NewTable, sheet: Option<String>, entries: Vec<Entry>) -> Answer<()> {
        self.store.open_table(opening(set, sheet, entries)).await?;
        self.jobs.notify_one();
        Ok(())
    }

    /// Changes a table: `decide` looks at it and says what is to be added. It may be asked again if another process was faster.
    pub async fn change<T>(&self, id: &str, mut decide: impl FnMut(&Room) -> Answer<Change<T>>) -> Answer<T> {
        self.change_and_open(id, |room| Ok((decide(room)?, None))).await
    }

    /// Changes a table like [`Hall::change`], and opens another one, both or neither.
    pub async fn change_and_open<T>(
        &self,
        id: &str,
        mut decide: impl FnMut(&Room) -> Answer<(Change<T>, Option<Opening>)>,
    ) -> Answer<T> {
        let live = self.live(id);
        let mut guard = self.fresh(&live).await?;
        for _ in 0..TRIES {
            let (change, opens) = decide(guard.as_ref().expect("a fresh room is there"))?;
            if change.entries.is_empty() {
                return Ok(change.answer);
            }
            match self.append(&mut guard, Adding::Entries(change.entries), opens).await? {
                Appended::Done => {
                    live.tell();
                    return Ok(change.answer);
                }
                Appended::Stale => guard = self.reloaded(&live, guard).await?,
            }
        }
        Err(Problem::conflict("crowded"))
    }

    async fn reloaded<'a>(
        &self,
        live: &'a Live,
        mut guard: MutexGuard<'a, Option<Room>>,
    ) -> Answer<MutexGuard<'a, Option<Room>>> {
        *guard = None;
        *guard = Some(self.load(&live.id).await?);
        Ok(guard)
    }

    /// Writes entries after the last one. If that fails, or another process was faster, the room is forgotten: what the store
    /// holds is what is true.
    async fn append(
        &self,
        guard: &mut MutexGuard<'_, Option<Room>>,
        adding: Adding,
        opens: Option<Opening>,
    ) -> Answer<Appended> {
        let new = match &adding {
            Adding::Entries(entries) => entries.as_slice(),
            // Moves bring nobody new.
            Adding::Moves(_) => &[],
        };
        let names = self.new_names(guard.as_ref().expect("a fresh room is there"), new.iter()).await?;
        let mut room = guard.take().expect("a fresh room is there");
        let (last, position, seated) = (room.last, room.position, room.seated());
        let at = now();
        let entries = match adding {
            Adding::Entries(entries) => {
                apply_all(&mut room, at, &entries);
                entries
            }
            Adding::Moves(moves) => room.enter(at, moves)?,
        };
        let summary = room.summary(&seated, position, at);
        let moves = entries.iter().filter(|entry| matches!(entry, Entry::Moved { .. })).count();
        let has_jobs = !summary.jobs.is_empty() || opens.is_some();
        let appended = self.store.append(&room.set.id, last, at, entries, summary, opens).await?;
        if appended == Appended::Done {
            room.names.extend(names);
            **guard = Some(room);
            metrics::counter!("lineshaft_moves_total").increment(moves as u64);
            if has_jobs {
                self.jobs.notify_one();
            }
        }
        Ok(appended)
    }

    /// Writes a draft, or a choice; the last choice lets all of them in. If that fails the room is forgotten, as with entries.
    async fn keep(
        &self,
        live: &Live,
        guard: &mut MutexGuard<'_, Option<Room>>,
        draft: Drafted,
        turn: Turn,
    ) -> Answer<Appended> {
        let mut room = guard.take().expect("a fresh room is there");
        let together = room.chooses();
        let drafts = self.store.put_draft(&live.id, draft.clone(), together).await?;
        let kept = drafts.map(|drafts| {
            room.set_drafts(drafts);
            room.keep_turn(draft, turn);
        });
        **guard = Some(room);
        if kept.is_none() {
            return Ok(Appended::Stale);
        }
        // From here on it is accepted, whoever enters it: asked again, the step would be told that it comes too late.
        self.enter_choices(live, guard).await?;
        Ok(Appended::Done)
    }

    /// Carries out a step of a turn, and looks at the table as it is then. Where several choose at once, the last choice lets
    /// all of them in.
    pub async fn step<T>(
        &self,
        id: &str,
        decide: impl Fn(&Room) -> Answer<Step>,
        see: impl FnOnce(&Room, &Live) -> T,
    ) -> Answer<T> {
        let live = self.live(id);
        let mut guard = self.fresh(&live).await?;
        for _ in 0..TRIES {
            let done = match decide(guard.as_ref().expect("a fresh room is there"))? {
                Step::Enter(moves) => self.append(&mut guard, Adding::Moves(moves), None).await?,
                Step::Draft(draft, turn) => self.keep(&live, &mut guard, draft, turn).await?,
            };
            if done == Appended::Done {
                live.tell();
                return Ok(see(guard.as_ref().expect("a room that was written is there"), &live));
            }
            guard = self.reloaded(&live, guard).await?;
            self.enter_choices(&live, &mut guard).await?;
        }
        Err(Problem::conflict("crowded"))
    }
}

/// A table that is about to be opened, with what follows from its first entries.
pub fn opening(set: NewTable, sheet: Option<String>, entries: Vec<Entry>) -> Opening {
    let row = TableRow { set: set.clone(), phase: String::new(), entries: 0, position: 0 };
    let mut room = Room::new(row, sheet);
    let before = room.seated();
    apply_all(&mut room, set.made, &entries);
    let summary = room.summary(&before, 0, set.made);
    Opening { table: set, entries, summary }
}

fn apply_all(room: &mut Room, at: i64, entries: &[Entry]) {
    for entry in entries {
        room.apply(Numbered { number: room.last + 1, at, entry: entry.clone() });
    }
}
