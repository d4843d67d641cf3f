//! `lineshaft simulate`

use crate::args::Simulate;
use crate::failure::{Done, Failure};
use crate::setup::{LONGEST_OPENING, within};
use crate::{screen, setup};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Deals, Interval, Summary};
use shelf::{Limits, Outcome};
use texts::Texts;

const MOST_GAMES: u64 = 10_000_000;

pub(crate) fn simulate(args: &Simulate, texts: &Texts) -> Done {
    let game = setup::game(&args.game, texts)?;
    let entrants = setup::entrants(&args.seats, texts)?;
    let ruleset = setup::ruleset(game, entrants.len(), &args.set_up, texts)?;
    if !(1..=MOST_GAMES).contains(&args.games) {
        return Err(Failure::new(texts, "cli-error-games", &[("most", MOST_GAMES.into())]));
    }
    let Some(end) = args.start.checked_add(args.games) else {
        return Err(Failure::new(texts, "cli-error-start", &[("most", (u64::MAX - args.games).to_string().into())]));
    };
    within("opening", 0, LONGEST_OPENING.into(), args.opening.into(), texts)?;
    let limits = Limits { patience: args.patience.duration(), ..Limits::default() };
    let bar = progress(args.games);
    let deals = Deals { numbers: args.start..end, opening: args.opening };
    let outcomes = lab::simulate(&ruleset, &entrants, deals, threads(args.threads), limits, |done| bar.inc(done));
    bar.finish_and_clear();
    let outcomes = outcomes.map_err(|trouble| Failure::trouble(texts, game.name(), &trouble))?;
    let summary = lab::summarise(game.name(), &entrants, &outcomes);
    if args.csv {
        print!("{}", csv(&outcomes));
    } else if args.json {
        println!("{}", serde_json::to_string_pretty(&summary).expect("figures are JSON"));
    } else {
        print!("{}", table(&summary, texts));
    }
    Ok(())
}

/// So many threads as were asked for, or one for each core.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).clamp(1, 256)
}

pub(crate) fn progress(count: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}").expect("a fixed template");
    ProgressBar::new(count).with_style(style)
}

fn csv(outcomes: &[Outcome]) -> String {
    let seats = outcomes.first().map_or(0, |outcome| outcome.scores.len());
    let mut text = String::from("game,decisions");
    (0..seats).for_each(|seat| text.push_str(&format!(",score_{seat},won_{seat}")));
    text.push('\n');
    for outcome in outcomes {
        text.push_str(&format!("{},{}", outcome.number, outcome.decisions));
        for (seat, score) in outcome.scores.iter().enumerate() {
            text.push_str(&format!(",{score},{}", u8::from(outcome.winners.contains(table::Seat::new(seat)))));
        }
        text.push('\n');
    }
    text
}

fn table(summary: &Summary, texts: &Texts) -> String {
    let plain = |interval: &Interval| match (interval.value, interval.low, interval.high) {
        (value, ..) if value.is_nan() => "-".to_owned(),
        (value, low, _) if low.is_nan() => format!("{value:.2} [-]"),
        (value, low, high) => format!("{value:.2} [{low:.2}, {high:.2}]"),
    };
    let percent = |interval: &Interval| {
        format!("{:.1} % [{:.1}, {:.1}]", 100.0 * interval.value, 100.0 * interval.low, 100.0 * interval.high)
    };
    let headings = ["seat", "bot", "wins", "score", "lowest", "highest"];
    let mut rows = vec![headings.map(|column| texts.get(&format!("cli-simulate-{column}"))).to_vec()];
    for (number, seat) in summary.seats.iter().enumerate() {
        rows.push(vec![
            (number + 1).to_string(),
            seat.bot.clone(),
            percent(&seat.wins),
            plain(&seat.score),
            seat.lowest.to_string(),
            seat.highest.to_string(),
        ]);
    }
    let line = |key: &str, value: String| format!("{} {value}\n", texts.get(&format!("cli-simulate-{key}")));
    let mut text = texts.with("cli-simulate-title", &[("game", summary.game.as_str().into()), ("games", summary.games.into())]);
    text.push_str("\n\n");
    text.push_str(&screen::aligned(&rows));
    text.push('\n');
    text.push_str(&line("winning", plain(&summary.winning_score)));
    text.push_str(&line("shared", percent(&summary.shared_victories)));
    text.push_str(&line("length", format!("{} ({}-{})", plain(&summary.length), summary.shortest, summary.longest)));
    text.push_str(&format!("{}\n", texts.get("cli-simulate-intervals")));
    text
}
