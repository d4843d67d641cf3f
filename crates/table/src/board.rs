//! The table as text in rows and columns, before it is put into words.

use crate::{Message, Value};

/// What lies on the table, section after section.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// The sections, from the common things to one's own.
    pub sections: Vec<Section>,
}

/// One part of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub title: Message,
    /// Lines of text under it.
    pub lines: Vec<Message>,
    /// The headings of its columns, if it has a table.
    pub columns: Vec<Message>,
    /// The rows of the table, a cell for each column.
    pub rows: Vec<Vec<Value>>,
}

impl Section {
    /// A section of lines.
    pub fn new(title: Message) -> Self {
        Self { title, lines: Vec::new(), columns: Vec::new(), rows: Vec::new() }
    }

    /// With one more line.
    pub fn line(mut self, line: Message) -> Self {
        self.lines.push(line);
        self
    }

    /// With a table under these headings.
    pub fn table(mut self, columns: Vec<Message>, rows: Vec<Vec<Value>>) -> Self {
        debug_assert!(rows.iter().all(|row| row.len() == columns.len()));
        self.columns = columns;
        self.rows = rows;
        self
    }
}
