//! The file of a ladder: a line of JSON for each finished block, written at once, so that a ladder can stop at any moment.

use super::{Block, Terms};
use serde_json::Value as Json;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Error, Read, Write};
use std::path::Path;

/// How every line begins; what else a file may hold is left alone.
const BEGINNING: &str = "{\"ladder\":";

/// The blocks of a ladder, in memory and in its file.
#[derive(Debug)]
pub struct Ledger {
    file: File,
    blocks: Vec<Block>,
}

/// Why a file cannot be gone on with. It is left as it is.
#[derive(Debug)]
pub enum Unusable {
    /// It cannot be read or written.
    File(Error),
    /// Another ladder writes into it.
    InUse,
    /// A line is not a block.
    NotABlock {
        /// Its number, from 1.
        line: usize,
    },
    /// It is of a ladder with other terms.
    OtherTerms {
        /// Which of them, by its name in the file.
        term: String,
        /// What the file says.
        found: String,
        /// What was asked for.
        asked: String,
    },
}

impl Ledger {
    /// Opens a file, new or left by an earlier ladder with the same terms. A last line that was torn is cut off.
    pub fn open(path: &Path, terms: &Terms) -> Result<Self, Unusable> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(Unusable::File)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Unusable::InUse,
            TryLockError::Error(error) => Unusable::File(error),
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(Unusable::File)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let blocks: Vec<Block> =
            text[..whole].lines().enumerate().map(|(at, line)| read(line, at + 1, terms)).collect::<Result<_, _>>()?;
        let torn = &text[whole..];
        if !(torn.starts_with(BEGINNING) || BEGINNING.starts_with(torn)) {
            return Err(Unusable::NotABlock { line: blocks.len() + 1 });
        }
        if !torn.is_empty() {
            file.set_len(whole as u64).map_err(Unusable::File)?;
        }
        Ok(Self { file, blocks })
    }

    /// The blocks it holds.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// Writes one more block.
    pub(super) fn add(&mut self, block: Block) -> Result<(), Error> {
        let line = serde_json::to_string(&block).expect("a block is JSON");
        self.file.write_all(format!("{line}\n").as_bytes())?;
        self.blocks.push(block);
        Ok(())
    }
}

fn read(text: &str, line: usize, asked: &Terms) -> Result<Block, Unusable> {
    let block: Block = serde_json::from_str(text).map_err(|_| Unusable::NotABlock { line })?;
    if block.terms != *asked {
        return Err(other_terms(&block.terms, asked));
    }
    if block.is_sound() { Ok(block) } else { Err(Unusable::NotABlock { line }) }
}

fn other_terms(found: &Terms, asked: &Terms) -> Unusable {
    let fields = |terms: &Terms| serde_json::to_value(terms).expect("terms are JSON");
    let (found, asked) = (fields(found), fields(asked));
    let all = found.as_object().expect("named terms");
    let (term, found) = all.iter().find(|(term, found)| asked[*term] != **found).expect("some term differs");
    Unusable::OtherTerms { term: term.clone(), found: plain(found), asked: plain(&asked[term]) }
}

fn plain(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Array(values) if values.is_empty() => "-".to_owned(),
        Json::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}
