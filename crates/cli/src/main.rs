//! The `lineshaft` command.

mod admin;
mod analyse;
mod args;
mod bench;
mod failure;
mod folders;
mod games;
mod help;
mod ladder;
mod learn;
mod picture;
mod play;
mod records;
mod screen;
mod serve;
mod setup;
mod simulate;
mod speak;
mod tune;

use args::{Cli, Command};
use clap::{ArgMatches, FromArgMatches};
use failure::Failure;
use mimalloc::MiMalloc;
use std::borrow::Cow;
use std::ffi::OsString;
use std::process::ExitCode;
use texts::{Lang, Texts};

/// A busy server asks for memory and gives it back all the time.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let lang = match asked_language(words.iter().map(|word| word.to_string_lossy())) {
        Ok(lang) => lang,
        Err(code) => {
            let lang = language_of_the_environment();
            return Failure::new(lang.texts(), "cli-error-language", &[("lang", code.into())]).report();
        }
    };
    let texts = lang.texts();
    let matches = match help::command(texts).try_get_matches_from(&words).and_then(|matches| or_serve(matches, &words, texts)) {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => {
            print!("{error}");
            return ExitCode::SUCCESS;
        }
        Err(error) if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            eprint!("{error}");
            return ExitCode::from(2);
        }
        Err(error) => {
            eprintln!("{}", help::explain(&error, texts));
            return ExitCode::from(2);
        }
    };
    let cli = Cli::from_arg_matches(&matches).expect("the same command line");
    let command = cli.command.expect("a command is named, or serve");
    // A reader of the output who has seen enough ends the program quietly. A browser that hangs up must not end the server, nor a
    // bot in another process the game.
    if command.only_prints() && !words.iter().any(|word| word.to_string_lossy().contains("exec:")) {
        sigpipe::reset();
    }
    let done = match command {
        Command::Play(play) => play::play(&play, texts),
        Command::Simulate(simulate) => simulate::simulate(&simulate, texts),
        Command::Ladder(ladder) => ladder::ladder(&ladder, texts),
        Command::Tune(args) => tune::tune(&args, texts),
        Command::Learn(args) => learn::learn(&args, texts),
        Command::Bench(bench) => bench::bench(&bench, texts),
        Command::Replay(replay) => records::replay(&replay, texts),
        Command::Analyse(wanted) => analyse::analyse(&wanted, texts),
        Command::Verify(verify) => records::verify(&verify, texts),
        Command::Games(which) => games::games(&which, texts),
        Command::Sheet(sheet) => games::sheet(&sheet, texts),
        Command::Serve(args) => serve::serve(&args, texts),
        Command::Admin(args) => admin::admin(&args, texts),
        Command::Engine => speak::engine(texts),
        Command::Completions(completions) => {
            games::completions(&completions, texts);
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Without a command the server opens, as with `serve`.
fn or_serve(matches: ArgMatches, words: &[OsString], texts: &Texts) -> Result<ArgMatches, clap::Error> {
    if matches.subcommand_name().is_some() {
        return Ok(matches);
    }
    eprintln!("{}", texts.get("cli-serve-alone"));
    help::command(texts).try_get_matches_from(words.iter().cloned().chain([OsString::from("serve")]))
}

/// `--lang`, or else what the environment says. It must be known before the command line can be explained.
fn asked_language<'a>(mut words: impl Iterator<Item = Cow<'a, str>>) -> Result<Lang, String> {
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--lang") {
            Some("") => words.next().map(Cow::into_owned),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(code) = code {
            return Lang::from_locale(&code).ok_or(code);
        }
    }
    Ok(language_of_the_environment())
}

fn language_of_the_environment() -> Lang {
    let variables = ["LINESHAFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let set = variables.iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    set.and_then(|locale| Lang::from_locale(&locale)).unwrap_or_default()
}
