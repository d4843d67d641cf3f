//! Where a game is kept while it is played.

use crate::folders;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Record;

pub(crate) struct Keep {
    path: PathBuf,
    /// The game for which a file is still to be taken.
    to_take: Option<String>,
}

impl Keep {
    /// A new file in the user's data folder.
    pub(crate) fn new(game: &str) -> Self {
        let free = files_of(game).find(|path| !path.exists());
        Self { path: free.expect("some number is free"), to_take: Some(game.to_owned()) }
    }

    /// A file that is there already.
    pub(crate) fn at(path: &Path) -> Self {
        Self { path: path.to_owned(), to_take: None }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn write(&mut self, record: &Record) -> std::io::Result<()> {
        if let Some(game) = &self.to_take {
            self.path = take_first_free(game)?;
            self.to_take = None;
        }
        write_whole(&self.path, record)
    }
}

fn games() -> PathBuf {
    folders::data().join("games")
}

fn files_of(game: &str) -> impl Iterator<Item = PathBuf> {
    let folder = games();
    (1..).map(move |number| folder.join(format!("{game}-{number}.record")))
}

/// Makes the first file that is not there, so that of two games begun side by side neither writes over the other.
fn take_first_free(game: &str) -> std::io::Result<PathBuf> {
    std::fs::create_dir_all(games())?;
    for path in files_of(game) {
        match std::fs::File::create_new(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("some number is free")
}

/// Writes a record so that the file holds the old one or the new one, never half of it.
pub(crate) fn write_whole(path: &Path, record: &Record) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(name);
    let written = std::fs::File::create(&beside).and_then(|mut file| {
        file.write_all(record.to_string().as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&beside, path)
    });
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    written
}

/// The key of the sentence that says why a record must not be written here, if it must not: something else would be destroyed.
pub(crate) fn why_not_here(path: &Path, record: &Record) -> Option<&'static str> {
    if !path.exists() {
        return None;
    }
    match std::fs::read_to_string(path).ok().and_then(|text| text.parse::<Record>().ok()) {
        None => Some("cli-error-not-a-record-file"),
        Some(there) => {
            let of = |record: &Record| (record.game.clone(), record.seats, record.commitment.clone(), record.origin.clone());
            (of(&there) != of(record)).then_some("cli-error-other-record")
        }
    }
}
