//! What processes that share a database of PostgreSQL tell each other.

use super::Stored;
use super::steps::{MOST_ROWS, about, is_postgres};
use sqlx::AnyConnection;

/// Where they listen.
pub(crate) const CHANNEL: &str = "lineshaft";

/// What a word about a person begins with; a word about a table is its identity alone.
const PERSON: &str = "person:";

/// What has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word<'w> {
    /// This table.
    Table(&'w str),
    /// This person, or a session of theirs.
    Person(&'w str),
}

impl<'w> Word<'w> {
    /// A word that was heard.
    pub fn read(heard: &'w str) -> Self {
        heard.strip_prefix(PERSON).map_or(Self::Table(heard), Self::Person)
    }

    fn written(self) -> String {
        match self {
            Self::Table(id) => id.to_owned(),
            Self::Person(id) => format!("{PERSON}{id}"),
        }
    }
}

/// Tells the other processes what has changed, once it is committed.
pub(super) async fn tell(connection: &mut AnyConnection, words: &[Word<'_>]) -> Stored<()> {
    if !is_postgres(connection) {
        return Ok(());
    }
    for some in words.chunks(MOST_ROWS) {
        let statement = format!("SELECT pg_notify('{CHANNEL}', now.word) FROM (VALUES {{}}) AS now (word)");
        let statement = about(&statement, some.len(), 1);
        let statement = some.iter().fold(statement, |statement, word| statement.bind(word.written()));
        statement.execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_read_as_it_was_written() {
        for word in [Word::Table("k3qx8w2m5n7p9r4t"), Word::Person("k3qx8w2m5n7p9r4t")] {
            assert_eq!(Word::read(&word.written()), word);
        }
    }
}
