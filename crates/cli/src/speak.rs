//! `lineshaft engine`: the protocol on standard input and output.

use crate::failure::{Done, Failure};
use shelf::engine::{Engine, LONGEST_LINE};
use std::io::{BufRead, Write};
use std::path::Path;
use texts::Texts;

pub(crate) fn engine(texts: &Texts) -> Done {
    let failed = |error: std::io::Error| Failure::file(texts, Path::new("stdin"), &error);
    let mut engine = Engine::new();
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if read_line(&mut input, &mut line).map_err(failed)? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.strip_suffix('\n').unwrap_or(&text);
        let text = text.strip_suffix('\r').unwrap_or(text);
        if text.trim().is_empty() {
            continue;
        }
        let answered = writeln!(output, "{}", engine.answer(text)).and_then(|()| output.flush());
        if answered.is_err() {
            return Ok(());
        }
    }
}

/// One line, of which no more is kept than the engine reads; how many bytes it had.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<usize> {
    let mut total = 0;
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(total);
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        let room = (LONGEST_LINE + 2).saturating_sub(line.len());
        line.extend_from_slice(&buffer[..used.min(room)]);
        total += used;
        input.consume(used);
        if end.is_some() {
            return Ok(total);
        }
    }
}
