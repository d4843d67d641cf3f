//! `lineshaft replay` and `verify`

use crate::args::{Replay, Verify};
use crate::failure::{Done, Failure};
use crate::{play, screen, setup};
use shelf::AnyTable;
use std::path::Path;
use table::{Eyes, Origin, Record, Seat, Value, Verdict};
use texts::{Names, Texts};

/// The longest record that is read, in bytes.
const LONGEST_RECORD: u64 = 8 * 1024 * 1024;

pub(crate) fn read(file: &Path, texts: &Texts) -> Result<Record, Failure> {
    let text = setup::read(file, LONGEST_RECORD, texts)?;
    text.parse().map_err(|fault| Failure::in_file(texts, file, &fault))
}

/// A record every move of which is legal, with its game and the table at its end.
pub(crate) fn sound(file: &Path, texts: &Texts) -> Result<(Record, Box<dyn AnyTable>), Failure> {
    let record = read(file, texts)?;
    let game = setup::game(&record.game, texts)?;
    let in_file = |fault| Failure::in_file(texts, file, &fault);
    if !matches!(game.verify(&record).map_err(in_file)?, Verdict::Sound | Verdict::Unfinished) {
        let file = file.display().to_string();
        return Err(Failure::new(texts, "cli-error-resume-unsound", &[("file", file.into())]));
    }
    let table = game.replay(&record, None).map_err(in_file)?;
    Ok((record, table))
}

pub(crate) fn replay(args: &Replay, texts: &Texts) -> Done {
    let record = read(&args.file, texts)?;
    let game = setup::game(&record.game, texts)?;
    let eyes = match args.eyes.as_deref() {
        None | Some("all") => Eyes::All,
        Some("none") => Eyes::Watcher,
        Some(number) => {
            let seat = number.parse::<usize>().ok().filter(|number| (1..=record.seats).contains(number));
            let seat = seat.ok_or_else(|| Failure::new(texts, "cli-error-eyes", &[("seats", record.seats.into())]))?;
            Eyes::Of(Seat::new(seat - 1))
        }
    };
    let table = game.replay(&record, args.to).map_err(|fault| Failure::in_file(texts, &args.file, &fault))?;
    let names = names_of(&record, texts);
    play::print_log(&table.log(0, eyes), game.name(), &names, texts);
    print!("{}", screen::board(game.name(), &table.board(eyes), &names, texts));
    let made = [("made", Value::from(table.turn().moves_made)), ("moves", record.moves.len().into())];
    println!("\n{}", texts.with("cli-replay-at", &made));
    if table.standing().is_over() {
        play::print_result(&table.standing(), game.name(), &names, texts);
    }
    Ok(())
}

pub(crate) fn names_of(record: &Record, texts: &Texts) -> Names {
    let numbered = |seat: usize| texts.with("table-seat", &[("number", Value::from(seat + 1))]);
    let mut names: Vec<String> = (0..record.seats).map(numbered).collect();
    for (seat, name) in &record.players {
        if let Some(place) = names.get_mut(seat.number()) {
            *place = setup::player(name, texts)
                .map_or_else(|_| name.clone(), |player| setup::name_of(seat.number(), &player, texts));
        }
    }
    Names(names)
}

/// Says of each file whether it is sound; fails if one is not.
pub(crate) fn verify(args: &Verify, texts: &Texts) -> Done {
    let mut unsound = 0;
    for file in &args.files {
        let record = match read(file, texts) {
            Ok(record) => record,
            Err(failure) => {
                println!("{}", failure.text());
                unsound += 1;
                continue;
            }
        };
        let promised = record.commitment.is_some() || matches!(record.origin, Origin::Position(_));
        let verdict = setup::game(&record.game, texts)
            .and_then(|game| game.verify(&record).map_err(|fault| Failure::fault(texts, &fault)))
            .map(|verdict| (verdict, promised));
        let (sound, text) = match verdict {
            Ok((Verdict::Sound, false)) => (true, texts.get("cli-verify-no-promise")),
            Ok((Verdict::Sound, true)) => (true, texts.get("cli-verify-sound")),
            Ok((Verdict::Unfinished, _)) => (true, texts.get("cli-verify-unfinished")),
            Ok((Verdict::OtherSeed, _)) => (false, texts.get("cli-verify-other-seed")),
            Ok((Verdict::OtherResult { replayed, recorded }, _)) => {
                let args = [("replayed", Value::from(replayed)), ("recorded", recorded.into())];
                (false, texts.with("cli-verify-other-result", &args))
            }
            Err(failure) => (false, failure.text().to_owned()),
        };
        println!("{}: {text}", file.display());
        unsound += usize::from(!sound);
    }
    if unsound == 0 { Ok(()) } else { Err(Failure::new(texts, "cli-verify-failed", &[("count", unsound.into())])) }
}
