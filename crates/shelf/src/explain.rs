//! Why a bot would do what it would do, in words.

use crate::Thinking;
use bots::Considered;
use table::{Message, Seat, Value};
use texts::{Names, Texts};

/// How many other moves are told.
const INSTEAD: usize = 4;

/// A few sentences: the move and how often it was tried, what each seat may expect, what probably follows, and what else was
/// thought of.
pub fn explain(texts: &Texts, game: &str, thinking: &Thinking, seat: Seat, names: &Names) -> Vec<String> {
    let spoken = |mv: &Message| texts.say(game, "move", mv, names);
    let Some((best, others)) = thinking.considered.split_first() else {
        return vec![texts.with("table-bot-without-thought", &[("move", spoken(&thinking.mv).into())])];
    };
    let playouts: u32 = thinking.considered.iter().map(|option| option.visits).sum();
    let figures = |option: &Considered<Message>| {
        [
            ("move", Value::from(spoken(&option.mv))),
            ("visits", option.visits.into()),
            ("playouts", playouts.into()),
            ("score", rounded(option.scores[seat.number()]).into()),
            ("share", percent(option.shares[seat.number()]).into()),
        ]
    };
    let how = if playouts == 0 { "table-bot-by-estimate" } else { "table-bot-by-search" };
    let mut lines = vec![texts.with(how, &figures(best))];
    let each = best.scores.iter().zip(&best.shares).enumerate().map(|(number, (score, share))| {
        let seat = texts.seat(Seat::new(number), names);
        texts.with(
            "table-bot-seat",
            &[("seat", seat.into()), ("score", rounded(*score).into()), ("share", percent(*share).into())],
        )
    });
    lines.push(texts.with("table-bot-expects", &[("seats", each.collect::<Vec<_>>().join("; ").into())]));
    let then = thinking.continuation.iter().skip(1);
    let then = then.map(|(seat, mv)| {
        texts.with("table-bot-then-one", &[("seat", texts.seat(*seat, names).into()), ("move", spoken(mv).into())])
    });
    let then = then.collect::<Vec<_>>();
    if !then.is_empty() {
        lines.push(texts.with("table-bot-then", &[("moves", then.join("; ").into())]));
    }
    let tried = others.iter().filter(|option| option.visits > 0 || playouts == 0);
    let instead = if playouts == 0 { "table-bot-instead-by-estimate" } else { "table-bot-instead" };
    lines.extend(tried.take(INSTEAD).map(|option| texts.with(instead, &figures(option))));
    lines
}

fn rounded(score: f32) -> i64 {
    score.round() as i64
}

fn percent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}
