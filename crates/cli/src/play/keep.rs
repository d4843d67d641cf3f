//! Where a game is kept while it is played.

use crate::folders::write_whole;
use std::path::{Path, PathBuf};
use table::Record;

pub(crate) struct Keep {
    path: PathBuf,
    /// What the file held when it was last read or written here.
    held: Vec<u8>,
}

impl Keep {
    /// A new file in this folder: the first that is not there, made at once, so that of two games begun side by side neither writes
    /// over the other.
    pub(crate) fn new(folder: &Path, game: &str) -> std::io::Result<Self> {
        std::fs::create_dir_all(folder)?;
        let mut number = 1;
        loop {
            let path = folder.join(format!("{game}-{number}.record"));
            match std::fs::File::create_new(&path) {
                Ok(_) => return Ok(Self { path, held: Vec::new() }),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// A file that is there already.
    pub(crate) fn at(path: &Path) -> std::io::Result<Self> {
        Ok(Self { path: path.to_owned(), held: std::fs::read(path)? })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether somebody else has written to the file meanwhile: the same game, gone on with elsewhere.
    pub(crate) fn is_changed(&self) -> bool {
        std::fs::read(&self.path).is_ok_and(|there| there != self.held)
    }

    pub(crate) fn write(&mut self, record: &Record) -> std::io::Result<()> {
        let bytes = record.to_string().into_bytes();
        write_whole(&self.path, &bytes)?;
        self.held = bytes;
        Ok(())
    }
}

/// The key of the sentence that says why a record must not be written here, if it must not: something else would be destroyed.
pub(crate) fn why_not_here(path: &Path, record: &Record) -> Option<&'static str> {
    if !path.exists() {
        return None;
    }
    match std::fs::read_to_string(path).ok().and_then(|text| text.parse::<Record>().ok()) {
        None => Some("cli-error-not-a-record-file"),
        Some(there) => {
            let same_table = there.game == record.game && there.seats == record.seats;
            let same_deal = there.commitment == record.commitment && there.origin == record.origin;
            (!same_table || !same_deal).then_some("cli-error-other-record")
        }
    }
}
