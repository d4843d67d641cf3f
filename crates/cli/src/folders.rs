//! Where things are kept unless somebody says otherwise, and how a file is written.

use std::io::Write;
use std::path::{Path, PathBuf};

/// The user's data folder.
pub(crate) fn data() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("LINESHAFT_DATA")
        .or_else(|| set("XDG_DATA_HOME").map(|folder| folder.join("lineshaft")))
        .or_else(|| set("HOME").map(|home| home.join(".local/share/lineshaft")))
        .or_else(|| set("APPDATA").map(|folder| folder.join("lineshaft")))
        .unwrap_or_else(|| PathBuf::from("lineshaft"))
}

/// Writes a file so that it holds the old bytes or the new ones, never half of them.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(name);
    let written = std::fs::File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&beside, path)
    });
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    written
}
