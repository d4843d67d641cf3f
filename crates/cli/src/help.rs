//! The command line in the reader's language: its help, and what is wrong with what was typed.

use crate::args::Cli;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use table::Value;
use texts::Texts;

/// The command with every text put in.
pub(crate) fn command(texts: &Texts) -> Command {
    localised(Cli::command(), texts, "lineshaft")
}

fn localised(command: Command, texts: &Texts, name: &str) -> Command {
    let usage = texts.get("cli-heading-usage");
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}\n");
    let mut command = command
        .about(texts.get(&format!("cli-command-{name}")))
        .after_help(texts.get(&format!("cli-teach-{name}")))
        .help_template(template)
        .subcommand_help_heading(texts.get("cli-heading-commands"))
        .subcommand_value_name(texts.get("cli-value-command"))
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).global(false));
    if name == "lineshaft" {
        command = command.arg(Arg::new("version").short('V').long("version").action(ArgAction::Version));
    }
    let ids: Vec<String> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
    for id in ids {
        let key = id.replace('_', "-");
        command = command.mut_arg(id, |arg| {
            let heading = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
            let takes_value = arg.get_action().takes_values();
            let arg = arg.help(texts.get(&format!("cli-arg-{key}"))).help_heading(texts.get(heading));
            if !takes_value {
                return arg;
            }
            arg.hide_possible_values(true).hide_default_value(true).value_name(texts.get(&format!("cli-value-{key}")))
        });
    }
    let names: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    for inner in names {
        let key = if name == "lineshaft" { inner.clone() } else { format!("{name}-{inner}") };
        command = command.mut_subcommand(inner, |inner| localised(inner, texts, &key));
    }
    command
}

/// What is wrong with the command line, in one sentence.
pub(crate) fn explain(error: &clap::Error, texts: &Texts) -> String {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let arg = Value::from(context(ContextKind::InvalidArg));
    let (key, args) = match error.kind() {
        ErrorKind::UnknownArgument => ("unknown-argument", vec![("argument", arg)]),
        ErrorKind::InvalidSubcommand => ("unknown-command", vec![("command", context(ContextKind::InvalidSubcommand).into())]),
        ErrorKind::MissingRequiredArgument => ("missing-argument", vec![("argument", arg)]),
        ErrorKind::ArgumentConflict => ("conflict", vec![("argument", arg), ("other", context(ContextKind::PriorArg).into())]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            let key = if value.is_empty() { "missing-value" } else { "wrong-value" };
            let mut args = vec![("argument", arg), ("value", value.into())];
            if key == "missing-value" {
                args.truncate(1);
            }
            (key, args)
        }
        _ => ("wrong-line", vec![]),
    };
    format!("{}\n{}", texts.with(&format!("cli-error-{key}"), &args), texts.get("cli-error-more"))
}
