//! Files that pictures are drawn into.

use crate::failure::{Done, Failure};
use std::io::Read;
use std::path::Path;
use texts::Texts;

/// A picture may replace a picture and nothing else. To be asked first: nobody should wait for one that cannot be kept.
pub(crate) fn may_be_drawn(file: &Path, texts: &Texts) -> Done {
    let failed = |error: std::io::Error| Failure::file(texts, file, &error);
    if !file.exists() {
        std::fs::File::create_new(file).map_err(failed)?;
        return std::fs::remove_file(file).map_err(failed);
    }
    std::fs::OpenOptions::new().append(true).open(file).map_err(failed)?;
    let mut opening = Vec::new();
    // What is no file, such as /dev/stdout, has nothing to lose, and might keep a reader waiting.
    if file.is_file() {
        std::fs::File::open(file).map_err(failed)?.take(4).read_to_end(&mut opening).map_err(failed)?;
    }
    if !opening.is_empty() && opening != b"<svg" {
        let file = file.display().to_string();
        return Err(Failure::new(texts, "cli-error-not-an-svg-file", &[("file", file.into())]));
    }
    Ok(())
}

pub(crate) fn draw(file: &Path, svg: &str, texts: &Texts) -> Done {
    std::fs::write(file, svg).map_err(|error| Failure::file(texts, file, &error))
}
