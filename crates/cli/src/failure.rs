//! Why a command could not be carried out: one sentence on standard error, and an exit code that is not zero.

use shelf::{No, Trouble};
use std::path::Path;
use std::process::ExitCode;
use table::{Fault, Value};
use texts::{Names, Texts};

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

    /// A program that gave no move.
    pub(crate) fn trouble(texts: &Texts, game: &str, trouble: &Trouble) -> Self {
        let names = Names::default();
        Self(match trouble {
            Trouble::Process(how) => texts.say("table", "process", how, &names),
            Trouble::Refused(no) => refusal(texts, game, no, &names),
        })
    }

    /// With one more sentence.
    pub(crate) fn and(self, sentence: &str) -> Self {
        Self(format!("{}\n{sentence}", self.0))
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

/// Why a table refuses something.
pub(crate) fn refusal(texts: &Texts, game: &str, no: &No, names: &Names) -> String {
    match no {
        No::Unreadable(message) => texts.say("table", "fault", message, names),
        No::Table(message) => texts.say("table", "refusal", message, names),
        No::Rule(why) => texts.why(game, why, names),
    }
}

pub(crate) type Done = Result<(), Failure>;
