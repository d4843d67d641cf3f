//! `lineshaft ladder`

use crate::args;
use crate::failure::{Done, Failure};
use crate::setup::{LONGEST_OPENING, within};
use crate::simulate::{progress, threads};
use crate::{picture, screen, setup};
use lab::{Captions, Halt, Interval, Ladder, Ledger, Pairs, Standings, Unusable};
use shelf::{Entrant, Limits};
use std::path::{Path, PathBuf};
use table::Value;
use texts::Texts;

const MOST_BOTS: usize = 24;
const MOST_BLOCKS: u64 = 100_000;

pub(crate) fn ladder(args: &args::Ladder, texts: &Texts) -> Done {
    let game = setup::game(&args.game, texts)?;
    let entrants = entrants(&args.bots, texts)?;
    let place = |name: &String| place(name, &entrants, texts);
    let control = &entrants[args.control.as_ref().map_or(Ok(0), place)?];
    within("seats-to-rotate", 2, table::MOST_SEATS as u64, args.seats as u64, texts)?;
    within("blocks", 1, MOST_BLOCKS, args.blocks, texts)?;
    within("opening", 0, LONGEST_OPENING.into(), args.opening.into(), texts)?;
    let ruleset = setup::ruleset(game, args.seats, &args.set_up, texts)?;
    let pairs = match &args.alone {
        Some(name) => Pairs::Alone(place(name)?),
        None if args.neighbours => Pairs::Neighbours,
        None => Pairs::All,
    };
    let (opening, blocks) = (args.opening, args.blocks);
    let limits = Limits { patience: args.patience.duration(), ..Limits::default() };
    let ladder = Ladder { ruleset: &ruleset, entrants: &entrants, control, pairs, opening, blocks, limits };
    if let Some(picture) = &args.svg {
        picture::may_be_drawn(picture, texts)?;
    }
    let file = args.file.clone().unwrap_or_else(|| PathBuf::from(format!("ladder-{}-{}.jsonl", game.name(), args.seats)));
    let mut ledger = Ledger::open(&file, &ladder.terms()).map_err(|why| unusable(&file, &why, texts))?;
    let threads = threads(args.threads);
    play(&ladder, &mut ledger, &file, threads, texts)?;
    let bar = progress(Standings::STEPS);
    let standings = ladder.standings(&ledger, threads, || bar.inc(1));
    bar.finish_and_clear();
    if let Some(picture) = &args.svg {
        let svg = lab::plot(&standings, &captions(&standings, texts));
        picture::draw(picture, &svg, texts)?;
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&standings).expect("figures are JSON"));
    } else {
        print!("{}", table(&standings, texts));
    }
    Ok(())
}

fn entrants(words: &str, texts: &Texts) -> Result<Vec<Entrant>, Failure> {
    let entrants = setup::entrants(words, texts)?;
    if let Some(twice) = entrants.iter().enumerate().find(|(at, entrant)| entrants[..*at].contains(entrant)) {
        return Err(Failure::new(texts, "cli-error-bot-twice", &[("name", twice.1.to_string().into())]));
    }
    within("bots", 2, MOST_BOTS as u64, entrants.len() as u64, texts)?;
    Ok(entrants)
}

/// In which place this bot was named.
fn place(name: &str, entrants: &[Entrant], texts: &Texts) -> Result<usize, Failure> {
    let asked = Entrant::by_name(name);
    entrants.iter().position(|entrant| Some(entrant) == asked.as_ref()).ok_or_else(|| {
        let bots = entrants.iter().map(Entrant::to_string).collect::<Vec<_>>().join(", ");
        Failure::new(texts, "cli-error-not-in-ladder", &[("name", name.into()), ("bots", bots.into())])
    })
}

fn unusable(file: &Path, why: &Unusable, texts: &Texts) -> Failure {
    let name = ("file", Value::from(file.display().to_string()));
    match why {
        Unusable::File(error) => Failure::file(texts, file, error),
        Unusable::InUse => Failure::new(texts, "cli-error-ladder-in-use", &[name]),
        Unusable::NotABlock { line } => Failure::new(texts, "cli-error-not-a-block", &[name, ("line", (*line as u64).into())]),
        Unusable::OtherTerms { term, found, asked } => {
            let term = texts.get(&format!("cli-ladder-term-{term}"));
            let args = [name, ("term", term.into()), ("found", found.as_str().into()), ("asked", asked.as_str().into())];
            Failure::new(texts, "cli-error-other-ladder", &args)
        }
    }
}

fn play(ladder: &Ladder<'_>, ledger: &mut Ledger, file: &Path, threads: usize, texts: &Texts) -> Done {
    let (missing, there) = (ladder.missing(ledger), ledger.blocks().len() as u64);
    let name = file.display().to_string();
    if missing > 0 {
        let args = [("file", Value::from(name.as_str())), ("there", there.into()), ("missing", missing.into())];
        eprintln!("{}", texts.with("cli-ladder-playing", &args));
    }
    let bar = progress(missing);
    let played = ladder.play(ledger, threads, || bar.inc(1));
    bar.finish_and_clear();
    played.map_err(|halt| match halt {
        Halt::Trouble(trouble) => Failure::trouble(texts, ladder.ruleset.game().name(), &trouble),
        Halt::File(error) => Failure::file(texts, file, &error),
    })
}

fn title(standings: &Standings, texts: &Texts) -> String {
    let args = [
        ("game", Value::from(standings.terms.game.as_str())),
        ("seats", (standings.terms.seats as u64).into()),
        ("blocks", standings.blocks.into()),
        ("games", standings.games.into()),
    ];
    texts.with("cli-ladder-title", &args)
}

fn captions(standings: &Standings, texts: &Texts) -> Captions {
    Captions {
        title: title(standings, texts),
        rating: texts.get("cli-ladder-rating-axis"),
        playouts: texts.get("cli-ladder-playouts-axis"),
    }
}

fn figures(interval: &Interval, scale: f64, decimals: usize) -> String {
    let figure = |value: f64| format!("{:.decimals$}", scale * value);
    format!("{} [{}, {}]", figure(interval.value), figure(interval.low), figure(interval.high))
}

fn table(standings: &Standings, texts: &Texts) -> String {
    let heading = |column: &str| texts.get(&format!("cli-ladder-{column}"));
    let mut ratings = vec![["rank", "bot", "rating", "games"].map(heading).to_vec()];
    for (rank, rated) in (1..).zip(&standings.ratings) {
        let rank: u32 = rank;
        ratings.push(vec![rank.to_string(), rated.bot.clone(), figures(&rated.rating, 1.0, 0), rated.games.to_string()]);
    }
    let anchor = match &standings.anchor {
        Some(bot) => texts.with("cli-ladder-anchor", &[("bot", bot.as_str().into()), ("rating", whole(standings.anchored_at))]),
        None => texts.with("cli-ladder-mean", &[("rating", whole(standings.anchored_at))]),
    };
    [
        title(standings, texts),
        String::new(),
        screen::aligned(&ratings),
        anchor,
        String::new(),
        cross(standings, texts),
        control_line(standings, texts),
        texts.get("cli-ladder-intervals"),
        String::new(),
    ]
    .join("\n")
}

fn whole(rating: f64) -> Value {
    format!("{rating:.0}").into()
}

/// Everybody against everybody, in percent.
fn cross(standings: &Standings, texts: &Texts) -> String {
    let bots: Vec<&String> = standings.ratings.iter().map(|rated| &rated.bot).collect();
    let share = |bot: &String, against: &String| {
        let pair = standings.pairs.iter().find(|pair| pair.bot == *bot && pair.against == *against);
        pair.map_or_else(|| "-".to_owned(), |pair| figures(&pair.share, 100.0, 1))
    };
    let mut rows = vec![std::iter::once(texts.get("cli-ladder-bot")).chain(bots.iter().map(|bot| (*bot).clone())).collect()];
    for bot in &bots {
        rows.push(std::iter::once((*bot).clone()).chain(bots.iter().map(|against| share(bot, against))).collect());
    }
    let args = [
        ("seats", Value::from(standings.terms.seats as u64)),
        ("games", (standings.blocks * standings.terms.seats as u64).into()),
        ("fair", format!("{:.1}", 100.0 / standings.terms.seats as f64).into()),
    ];
    format!("{}\n\n{}", texts.with("cli-ladder-cross", &args), screen::aligned(&rows))
}

fn control_line(standings: &Standings, texts: &Texts) -> String {
    let control = &standings.control;
    let args = [
        ("bot", Value::from(control.bot.as_str())),
        ("advantage", figures(&control.advantage, 100.0, 1).into()),
        ("games", control.games.into()),
    ];
    texts.with(if control.holds { "cli-ladder-control" } else { "cli-ladder-control-fails" }, &args)
}
