//! Plain lines of text: aligned, without colours or cursor tricks, so that they work in a pipe and with a screen reader.

use table::{Board, Section, Value};
use texts::{Names, Texts};
use unicode_width::UnicodeWidthStr;

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

/// Rows with their columns under each other; figures to the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let is_number = |cell: &str| cell.starts_with(|first: char| first.is_ascii_digit()) && !cell.contains(' ');
    let is_figure = |cell: &str| cell == "-" || is_number(cell.strip_prefix(['-', '−']).unwrap_or(cell));
    let right: Vec<bool> =
        (0..columns).map(|column| rows.iter().skip(1).filter_map(|row| row.get(column)).all(|cell| is_figure(cell))).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::from(" ");
        for (column, cell) in row.iter().enumerate() {
            let padding = " ".repeat(widths[column] - cell.width());
            line.push(' ');
            if right[column] {
                line.push_str(&padding);
                line.push_str(cell);
            } else {
                line.push_str(cell);
                line.push_str(&padding);
            }
            line.push(' ');
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::aligned;

    #[test]
    fn figures_below_zero_stand_to_the_right_too() {
        let rows = [["Good", "Demand"], ["food", "-1"], ["lamps", "12"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows), "  Good   Demand\n  food       -1\n  lamps      12\n");
    }
}
