//! What a person may type.

use std::path::PathBuf;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    /// Make the option with this number.
    Choose(usize),
    /// What would follow this option.
    Look(usize),
    /// Why an option is allowed or not.
    Why(usize),
    /// Also what is not allowed.
    All,
    /// The table again.
    Board,
    /// Figures for this decision.
    Forecast,
    /// What a bot would do.
    Hint,
    /// Take the last move back.
    Undo,
    /// What happened so far.
    Log,
    /// The rules, or what they say under a number.
    Rules(Option<String>),
    /// Write the record to a file.
    Save(PathBuf),
    Help,
    Quit,
    /// None of these.
    Unknown(String),
}

impl Typed {
    /// Commands are the same words in every language, so that help and habit carry over.
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let number = |rest: &str| rest.parse::<usize>().ok();
        match (word.to_lowercase().as_str(), rest) {
            (word, "") if number(word).is_some() => Typed::Choose(number(word).unwrap_or(0)),
            ("look", rest) if number(rest).is_some() => Typed::Look(number(rest).unwrap_or(0)),
            ("why", rest) if number(rest).is_some() => Typed::Why(number(rest).unwrap_or(0)),
            ("all", "") | ("why", "") => Typed::All,
            ("board", "") => Typed::Board,
            ("forecast", "") => Typed::Forecast,
            ("hint", "") => Typed::Hint,
            ("undo", "") => Typed::Undo,
            ("log", "") => Typed::Log,
            ("rules", "") => Typed::Rules(None),
            ("rules", rest) => Typed::Rules(Some(rest.to_owned())),
            ("save", rest) if !rest.is_empty() => Typed::Save(rest.into()),
            ("help" | "?", "") => Typed::Help,
            ("quit" | "exit", "") => Typed::Quit,
            _ => Typed::Unknown(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Typed;

    #[test]
    fn lines_are_read_as_they_are_meant() {
        let cases = [
            ("3", Typed::Choose(3)),
            (" why 12 ", Typed::Why(12)),
            ("WHY", Typed::All),
            ("look 2", Typed::Look(2)),
            ("rules AR-24", Typed::Rules(Some("AR-24".to_owned()))),
            ("save my game.record", Typed::Save("my game.record".into())),
            ("save", Typed::Unknown("save".to_owned())),
            ("3 4", Typed::Unknown("3 4".to_owned())),
            ("-1", Typed::Unknown("-1".to_owned())),
            ("", Typed::Unknown(String::new())),
        ];
        for (line, typed) in cases {
            assert_eq!(Typed::read(line), typed, "{line}");
        }
    }
}
