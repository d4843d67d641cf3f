//! Recovery codes: eight secrets on paper, each good for one new password.

use crate::secret;

/// How many somebody gets.
pub const COUNT: usize = 8;

/// New codes, as they are shown once.
pub fn new() -> Vec<String> {
    (0..COUNT).map(|_| one()).collect()
}

/// One new code, for whatever somebody must give back.
pub fn one() -> String {
    grouped(&secret::code())
}

/// What is kept of a code, however it was copied from the paper: capitals, blanks and dashes do not matter.
pub fn hash(code: &str) -> String {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    secret::hash(&letters.to_ascii_lowercase())
}

/// In groups of four, to be read and copied.
fn grouped(code: &str) -> String {
    let mut grouped = String::with_capacity(code.len() + code.len() / 4);
    for (place, letter) in code.chars().enumerate() {
        if place > 0 && place % 4 == 0 {
            grouped.push('-');
        }
        grouped.push(letter);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ_and_are_grouped() {
        let codes = new();
        assert_eq!(codes.len(), COUNT);
        assert!(codes.iter().all(|code| code.split('-').count() == 4));
        assert!((1..COUNT).all(|place| !codes[..place].contains(&codes[place])));
    }

    #[test]
    fn a_code_may_be_copied_carelessly() {
        assert_eq!(hash("abcd-efgh"), hash(" ABCD EFGH "));
        assert_ne!(hash("abcd-efgh"), hash("abcd-efgi"));
    }
}
