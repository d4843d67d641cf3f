//! The rows of the database as they are carried elsewhere: which there are, in the order in which they can be put in.

use crate::store::Stored;
use serde_json::{Map, Value as Json};
use sqlx::any::AnyRow;
use sqlx::{Row, ValueRef};

/// The first line of an export, so that nothing else is taken for one.
pub(super) const FORMAT: &str = "lineshaft-export-1";

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Text,
    Whole,
    /// Written as text, so that every digit arrives.
    Real,
}

/// A table of the database: `#` follows a whole number, `~` a real one. The columns before `|` are its key.
struct Spec {
    name: &'static str,
    columns: &'static str,
    /// Which of its rows belong to one table of players; none if they are not exported with it.
    of_table: Option<&'static str>,
    /// The columns that stay here when one table alone is carried elsewhere.
    kept_here: &'static [&'static str],
}

const fn spec(name: &'static str, columns: &'static str, of_table: Option<&'static str>) -> Spec {
    Spec { name, columns, of_table, kept_here: &[] }
}

const AT_TABLE: Option<&str> = Some("table_id = $1");
const PLAYERS: &str = "id IN (SELECT host FROM tables WHERE id = $1 UNION SELECT owner FROM seats WHERE table_id = $1 \
                       UNION SELECT person FROM results WHERE table_id = $1)";

const ALL: [Spec; 18] = [
    Spec {
        kept_here: &["login", "password", "webhook", "webhook_secret", "mail", "mail_asked", "mail_code"],
        ..spec(
            "people",
            "id | name login password lang confirms# webhook webhook_secret mail mail_asked mail_code made# deleted#",
            Some(PLAYERS),
        )
    },
    spec("sessions", "token | id person device made# seen#", None),
    spec("recovery_codes", "person code |", None),
    spec("blocked", "person other |", None),
    spec("sheets", "hash | game content", Some("hash = (SELECT sheet FROM tables WHERE id = $1)")),
    spec("brought", "person sheet | made#", None),
    spec(
        "tables",
        "id | game engine seats# switches sheet seed start_position host access invitation pace rated# origin origin_kind \
         phase entries# position# deadline# made# changed#",
        Some("id = $1"),
    ),
    spec("entries", "table_id number# | at# body", AT_TABLE),
    spec("seats", "table_id seat# | person bot due# owner", AT_TABLE),
    spec("admitted", "table_id person |", None),
    spec("drafts", "table_id seat# | position# moves at# version#", AT_TABLE),
    spec("jobs", "table_id seat# | position# bot leased#", AT_TABLE),
    spec("notices", "person table_id | position# due# tries#", None),
    spec("present", "person | until#", None),
    spec("muted", "person table_id other |", None),
    spec("results", "table_id seat# | game person bot score# place# won# rated# at#", AT_TABLE),
    spec("ratings", "game who | rating~ uncertainty~ games#", None),
    spec("achievements", "person name | table_id at#", None),
];

/// A table of the database.
pub(super) struct Rows {
    pub(super) name: &'static str,
    pub(super) columns: Vec<(&'static str, Kind)>,
    keys: usize,
    of_table: Option<&'static str>,
    kept_here: &'static [&'static str],
}

/// All of them, those first that others point at.
pub(super) fn all() -> Vec<Rows> {
    ALL.iter()
        .map(|spec| {
            let (key, rest) = spec.columns.split_once('|').expect("every table has a key");
            let words = || key.split_whitespace().chain(rest.split_whitespace());
            Rows {
                name: spec.name,
                columns: words().map(column).collect(),
                keys: key.split_whitespace().count(),
                of_table: spec.of_table,
                kept_here: spec.kept_here,
            }
        })
        .collect()
}

fn column(word: &'static str) -> (&'static str, Kind) {
    match (word.strip_suffix('#'), word.strip_suffix('~')) {
        (Some(name), _) => (name, Kind::Whole),
        (_, Some(name)) => (name, Kind::Real),
        _ => (word, Kind::Text),
    }
}

impl Rows {
    /// Which rows are meant: all, or those of one table of players.
    fn which(&self, one: bool) -> Option<String> {
        match (one, self.of_table) {
            (false, _) => Some(String::new()),
            (true, Some(of_table)) => Some(format!("WHERE {of_table}")),
            (true, None) => None,
        }
    }

    /// The statement that counts them.
    pub(super) fn count(&self, one: bool) -> Option<String> {
        Some(format!("SELECT count(*) FROM {} {}", self.name, self.which(one)?))
    }

    /// The statement that reads them, always in the same order.
    pub(super) fn select(&self, one: bool) -> Option<String> {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let order = names[..self.keys].join(", ");
        Some(format!("SELECT {} FROM {} {} ORDER BY {order}", names.join(", "), self.name, self.which(one)?))
    }

    /// The statement that puts one in.
    pub(super) fn insert(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let places: Vec<String> = (1..=names.len()).map(|place| format!("${place}")).collect();
        format!("INSERT INTO {} ({}) VALUES ({})", self.name, names.join(", "), places.join(", "))
    }

    /// A row as it is written.
    pub(super) fn write(&self, row: &AnyRow, one: bool) -> Stored<Json> {
        let mut cells = Map::new();
        for (place, (name, kind)) in self.columns.iter().enumerate() {
            let stays = one && self.kept_here.contains(name);
            let cell = match kind {
                _ if stays || row.try_get_raw(place)?.is_null() => Json::Null,
                Kind::Text => row.try_get::<String, _>(place)?.into(),
                Kind::Whole => row.try_get::<i64, _>(place)?.into(),
                Kind::Real => format!("{:?}", row.try_get::<f64, _>(place)?).into(),
            };
            cells.insert((*name).to_owned(), cell);
        }
        Ok(Json::Object(Map::from_iter([(self.name.to_owned(), Json::Object(cells))])))
    }

    /// A row as it was written; none if it has another shape.
    pub(super) fn read(&self, cells: &Map<String, Json>) -> Option<Vec<Cell>> {
        if cells.len() != self.columns.len() {
            return None;
        }
        let cell = |(name, kind): &(&str, Kind)| {
            let cell = cells.get(*name)?;
            Some(match kind {
                Kind::Text if cell.is_null() => Cell::Text(None),
                Kind::Whole if cell.is_null() => Cell::Whole(None),
                Kind::Real if cell.is_null() => Cell::Real(None),
                Kind::Text => Cell::Text(Some(cell.as_str()?.to_owned())),
                Kind::Whole => Cell::Whole(Some(cell.as_i64()?)),
                Kind::Real => Cell::Real(Some(cell.as_str()?.parse().ok()?)),
            })
        };
        self.columns.iter().map(cell).collect()
    }
}

/// A value of a row.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    Text(Option<String>),
    Whole(Option<i64>),
    Real(Option<f64>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use std::collections::BTreeSet;

    #[tokio::test]
    async fn every_column_of_the_schema_is_carried() {
        let file = std::env::temp_dir().join(format!("lineshaft-schema-{}.db", std::process::id()));
        let store = Store::open(&Store::address_of(&file)).await.expect("a database");
        let mut known: BTreeSet<String> = BTreeSet::new();
        for rows in all() {
            known.extend(rows.columns.iter().map(|(name, _)| format!("{}.{name}", rows.name)));
        }
        let there = sqlx::query(
            "SELECT m.name || '.' || p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p \
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name <> '_sqlx_migrations'",
        )
        .fetch_all(store.pool())
        .await
        .expect("a schema");
        let there: BTreeSet<String> = there.iter().map(|row| row.try_get(0).expect("a name")).collect();
        store.close().await;
        for ending in ["db", "db-wal", "db-shm"] {
            let _ = std::fs::remove_file(file.with_extension(ending));
        }
        assert_eq!(known, there);
    }
}
