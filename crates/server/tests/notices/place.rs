//! A database with people and tables whose turns come and go.

use server::config::Config;
use server::journal::{Entry, Who};
use server::notices::Messenger;
use server::secret;
use server::store::{Appended, NewTable, Opening, Seated, Store, Summary};
use sqlx::{Connection, Executor};
use std::path::PathBuf;

pub(crate) const SECOND: i64 = 1000;
pub(crate) const MINUTE: i64 = 60 * SECOND;
pub(crate) const HOUR: i64 = 60 * MINUTE;
/// Some moment.
pub(crate) const NOW: i64 = 1_700_000_000_000;

/// A database of its own.
pub(crate) struct Place {
    pub(crate) store: Store,
    file: Option<PathBuf>,
}

/// Somebody who wants to be told.
#[derive(Default)]
pub(crate) struct Guest<'a> {
    pub(crate) lang: &'a str,
    pub(crate) webhook: Option<&'a str>,
    pub(crate) secret: Option<&'a str>,
    pub(crate) mail: Option<&'a str>,
}

impl Place {
    pub(crate) async fn open() -> Self {
        let name = format!("lineshaft_{}", secret::identity());
        if let Ok(server) = std::env::var("LINESHAFT_TEST_POSTGRES") {
            let mut address = url::Url::parse(&server).expect("an address");
            sqlx::any::install_default_drivers();
            let mut connection = sqlx::AnyConnection::connect(address.as_str()).await.expect("PostgreSQL answers");
            connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.expect("a new database");
            address.set_path(&name);
            return Self { store: Store::open(address.as_str()).await.expect("it opens"), file: None };
        }
        let file = std::env::temp_dir().join(format!("{name}.sqlite"));
        Self { store: Store::open(&Store::address_of(&file)).await.expect("it opens"), file: Some(file) }
    }

    pub(crate) fn messenger(&self, config: &Config) -> Messenger {
        Messenger::new(self.store.clone(), config)
    }

    pub(crate) async fn execute(&self, statement: &str, values: &[Option<&str>]) {
        let statement = statement.to_owned();
        let values: Vec<_> = values.iter().map(|value| value.map(str::to_owned)).collect();
        let work = self.store.write(move |connection| {
            Box::pin(async move {
                let filled =
                    values.into_iter().fold(sqlx::query(sqlx::AssertSqlSafe(statement)), |query, value| query.bind(value));
                filled.execute(connection).await?;
                Ok(())
            })
        });
        work.await.expect("the statement works");
    }

    pub(crate) async fn guest(&self, guest: Guest<'_>) -> String {
        let id = secret::identity();
        self.execute(
            "INSERT INTO people (id, name, lang, webhook, webhook_secret, mail, made) VALUES ($1, $1, $2, $3, $4, $5, 0)",
            &[Some(&id), Some(guest.lang), guest.webhook, guest.secret, guest.mail],
        )
        .await;
        id
    }

    /// A table at which it is this person's turn since this moment.
    pub(crate) async fn table(&self, person: &str, at: i64) -> String {
        let id = secret::identity();
        let table = NewTable {
            id: id.clone(),
            game: "artificium".to_owned(),
            engine: "0".to_owned(),
            seats: 2,
            switches: Vec::new(),
            sheet: "0".to_owned(),
            seed: None,
            start_position: None,
            host: person.to_owned(),
            private: false,
            invitation: "0".to_owned(),
            pace: r#"{"kind":"none"}"#.to_owned(),
            rated: false,
            origin: None,
            made: at,
        };
        let opening = Opening { table, entries: vec![Entry::Started], summary: its_turn(person, 1, at) };
        self.store.open_table(opening).await.expect("a table");
        id
    }

    /// It is this person's turn again, after an entry.
    pub(crate) async fn next_turn(&self, person: &str, table: &str, last: i64, at: i64) {
        self.append(table, last, at, its_turn(person, last + 1, at)).await;
    }

    /// The person has moved.
    pub(crate) async fn turn_passes(&self, person: &str, table: &str, last: i64, at: i64) {
        let seat = Seated { who: Some(Who::Person(person.to_owned())), due: false };
        let summary = Summary { phase: "playing".to_owned(), position: last + 1, seats: vec![(0, seat)], ..Summary::default() };
        self.append(table, last, at, summary).await;
    }

    async fn append(&self, table: &str, last: i64, at: i64, summary: Summary) {
        let entry = Entry::Moved { seat: 0, mv: serde_json::Value::Null, after: None, chosen: Vec::new() };
        let appended = self.store.append(table, last, at, vec![entry], summary, None).await.expect("it is kept");
        assert_eq!(appended, Appended::Done);
    }
}

fn its_turn(person: &str, position: i64, at: i64) -> Summary {
    Summary {
        phase: "playing".to_owned(),
        position,
        seats: vec![(0, Seated { who: Some(Who::Person(person.to_owned())), due: true })],
        notices: vec![(person.to_owned(), at)],
        ..Summary::default()
    }
}

/// A server whose notices may go to this machine.
pub(crate) fn open_config() -> Config {
    Config { private_webhooks: true, address: Some("https://play.example.org/".to_owned()), ..Config::default() }
}

impl Drop for Place {
    fn drop(&mut self) {
        for end in self.file.iter().flat_map(|file| ["", "-wal", "-shm"].map(|end| format!("{}{end}", file.display()))) {
            let _ = std::fs::remove_file(end);
        }
    }
}
