//! `lineshaft learn`

use crate::args::Learn;
use crate::failure::{Done, Failure};
use crate::folders::write_whole;
use crate::setup;
use crate::simulate::{progress, threads};
use lab::{Generation, Learning};
use std::io::ErrorKind;
use std::path::Path;
use table::Net;
use texts::Texts;

const MOST_GENERATIONS: u64 = 10_000;
const MOST_GAMES: u64 = 1_000_000;

pub(crate) fn learn(args: &Learn, texts: &Texts) -> Done {
    let game = setup::game(&args.game, texts)?;
    if game.features() == 0 {
        return Err(Failure::new(texts, "cli-error-nothing-to-learn", &[]));
    }
    let counts = [(args.generations, MOST_GENERATIONS), (args.games, MOST_GAMES), (args.proof, MOST_GAMES)];
    if counts.iter().any(|(count, most)| !(1..=*most).contains(count)) || args.start > u64::from(u32::MAX) {
        let most = [("generations", MOST_GENERATIONS.into()), ("games", MOST_GAMES.into()), ("start", u32::MAX.into())];
        return Err(Failure::new(texts, "cli-error-learn", &most));
    }
    let known = read(&args.file, game.features(), texts)?;
    let how = Learning {
        generations: args.generations,
        games: args.games,
        proof: args.proof,
        start: args.start,
        threads: threads(args.threads),
    };
    let bar = progress(args.generations * (args.games + args.proof));
    let mut trouble = None;
    lab::learn(
        game,
        known,
        &how,
        |done| bar.inc(done),
        |generation, net| {
            bar.suspend(|| println!("{}", line(generation, args.json, texts)));
            trouble = write_whole(&args.file, &net.to_bytes()).err();
            trouble.is_none()
        },
    );
    bar.finish_and_clear();
    trouble.map_or(Ok(()), |error| Err(Failure::file(texts, &args.file, &error)))
}

fn line(generation: &Generation, json: bool, texts: &Texts) -> String {
    if json {
        return serde_json::to_string(generation).expect("figures are JSON");
    }
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let args = [
        ("number", generation.number.into()),
        ("examples", (generation.examples as u64).into()),
        ("off", format!("{:.2}", generation.off).into()),
        ("share", percent(generation.share.value).into()),
        ("low", percent(generation.share.low).into()),
        ("high", percent(generation.share.high).into()),
    ];
    texts.with("cli-learn-generation", &args)
}

/// The net in the file; none if there is no file yet.
fn read(file: &Path, features: usize, texts: &Texts) -> Result<Option<Net>, Failure> {
    match std::fs::read(file) {
        Ok(bytes) => match Net::from_bytes(features, &bytes) {
            Some(net) => Ok(Some(net)),
            None => Err(Failure::new(texts, "cli-error-no-net", &[("file", file.display().to_string().into())])),
        },
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::file(texts, file, &error)),
    }
}
