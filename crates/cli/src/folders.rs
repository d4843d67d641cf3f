//! Where things are kept unless somebody says otherwise.

use std::path::PathBuf;

/// The user's data folder.
pub(crate) fn data() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("LINESHAFT_DATA")
        .or_else(|| set("XDG_DATA_HOME").map(|folder| folder.join("lineshaft")))
        .or_else(|| set("HOME").map(|home| home.join(".local/share/lineshaft")))
        .or_else(|| set("APPDATA").map(|folder| folder.join("lineshaft")))
        .unwrap_or_else(|| PathBuf::from("lineshaft"))
}
