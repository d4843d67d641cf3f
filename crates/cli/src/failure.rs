//! Why a command could not be carried out: one sentence on standard error, and an exit code that is not zero.

use std::path::Path;
use std::process::ExitCode;
use table::{Fault, Value};
use texts::Texts;

#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(texts: &Texts, key: &str, args: &[(&'static str, Value)]) -> Self {
        Self(texts.with(key, args))
    }

    pub(crate) fn fault(texts: &Texts, fault: &Fault) -> Self {
        Self(texts.fault(fault))
    }

    /// A fault in a file.
    pub(crate) fn in_file(texts: &Texts, file: &Path, fault: &Fault) -> Self {
        Self(format!("{}: {}", file.display(), texts.fault(fault)))
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(texts: &Texts, file: &Path, error: &std::io::Error) -> Self {
        let args = [("file", Value::from(file.display().to_string())), ("detail", error.to_string().into())];
        Self::new(texts, "cli-error-file", &args)
    }

    pub(crate) fn report(&self) -> ExitCode {
        eprintln!("{}", self.0);
        ExitCode::FAILURE
    }

    /// Its sentence.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}

pub(crate) type Done = Result<(), Failure>;
