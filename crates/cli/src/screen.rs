//! Plain lines of text: aligned, without colours or cursor tricks, so that they work in a pipe and with a screen reader.

use console::Term;
use table::{Board, Section, Value};
use texts::{Names, Texts};
use unicode_width::UnicodeWidthStr;

/// No column is made narrower than this.
const LEAST_WIDTH: usize = 12;
/// What stands between two columns.
const GAP: usize = 2;

/// The table as text.
pub(crate) fn board(game: &str, board: &Board, names: &Names, texts: &Texts) -> String {
    let mut text = String::new();
    for section in &board.sections {
        text.push_str(&format!("\n== {} ==\n", texts.say(game, "label", &section.title, names)));
        if !section.columns.is_empty() {
            text.push_str(&aligned(&rows(game, section, names, texts)));
        }
        for line in &section.lines {
            text.push_str(&format!("{}\n", texts.say(game, "label", line, names)));
        }
    }
    text
}

fn rows(game: &str, section: &Section, names: &Names, texts: &Texts) -> Vec<Vec<String>> {
    let headings = section.columns.iter().map(|column| texts.say(game, "label", column, names)).collect();
    let cell = |cell: &Value| match cell {
        Value::Nothing => "-".to_owned(),
        Value::Counts(_, counts) if counts.is_empty() => "-".to_owned(),
        cell => texts.value(game, cell, names),
    };
    let cells = section.rows.iter().map(|row| row.iter().map(cell).collect());
    std::iter::once(headings).chain(cells).collect()
}

/// Rows with their columns under each other; figures to the right. On a terminal, long cells go on below themselves where a line would
/// not hold them.
pub(crate) fn aligned(rows: &[Vec<String>]) -> String {
    let terminal = Term::stdout();
    let most = terminal.is_term().then(|| usize::from(terminal.size().1));
    aligned_within(rows, most.unwrap_or(usize::MAX))
}

fn aligned_within(rows: &[Vec<String>], most: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let is_number = |cell: &str| cell.starts_with(|first: char| first.is_ascii_digit()) && !cell.contains(' ');
    let is_figure = |cell: &str| cell == "-" || is_number(cell.strip_prefix(['-', '−']).unwrap_or(cell));
    let right: Vec<bool> = (0..columns).map(|column| cells(column).skip(1).all(|cell| is_figure(cell))).collect();
    let mut widths: Vec<usize> = (0..columns).map(|column| cells(column).map(|cell| cell.width()).max().unwrap_or(0)).collect();
    let longest_word =
        |column: usize| cells(column).flat_map(|cell| cell.split(' ')).map(|word| word.width()).max().unwrap_or(0);
    let least: Vec<usize> = (0..columns).map(|column| longest_word(column).max(LEAST_WIDTH)).collect();
    while widths.iter().map(|width| width + GAP).sum::<usize>() > most {
        let can_shrink = (0..columns).filter(|column| widths[*column] > least[*column]);
        let Some(widest) = can_shrink.max_by_key(|column| widths[*column]) else { break };
        widths[widest] -= 1;
    }
    let mut text = String::new();
    for row in rows {
        let wrapped: Vec<Vec<String>> = row.iter().zip(&widths).map(|(cell, width)| wrapped(cell, *width)).collect();
        for number in 0..wrapped.iter().map(Vec::len).max().unwrap_or(0) {
            let mut line = String::from(" ");
            for (column, lines) in wrapped.iter().enumerate() {
                let part = lines.get(number).map_or("", String::as_str);
                let padding = " ".repeat(widths[column].saturating_sub(part.width()));
                let (before, after) = if right[column] { (padding.as_str(), "") } else { ("", padding.as_str()) };
                line.push_str(&format!(" {before}{part}{after} "));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    text
}

/// A cell in lines of this width, as far as its words allow.
fn wrapped(cell: &str, width: usize) -> Vec<String> {
    if cell.width() <= width {
        return vec![cell.to_owned()];
    }
    let mut lines = vec![String::new()];
    for word in cell.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.width() + 1 + word.width() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{aligned_within, wrapped};

    #[test]
    fn figures_below_zero_stand_to_the_right_too() {
        let rows = [["Good", "Demand"], ["food", "-1"], ["lamps", "12"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned_within(&rows, usize::MAX), "  Good   Demand\n  food       -1\n  lamps      12\n");
    }

    #[test]
    fn long_cells_go_on_below_themselves() {
        let rows = [["Player", "Played cards", "VP"], ["Ada", "Farm, Mill and bakery, Crystal mine, Mage tower", "12"]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        let text = aligned_within(&rows, 40);
        assert!(text.lines().all(|line| line.len() <= 40), "{text}");
        assert_eq!(text.lines().count(), 3);
        assert!(text.lines().nth(1).unwrap().ends_with("12"), "{text}");
        assert_eq!(aligned_within(&rows, usize::MAX).lines().count(), 2);
    }

    #[test]
    fn a_word_is_never_torn() {
        assert_eq!(wrapped("Charbonnière, Hutte", 4), ["Charbonnière,", "Hutte"]);
        assert_eq!(wrapped("  indented", 20), ["  indented"]);
    }
}
