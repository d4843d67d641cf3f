//! `lineshaft games`, `sheet` and `completions`.

use crate::args::{Completions, Games, Sheet, Shell};
use crate::failure::Done;
use crate::{help, screen, setup};
use shelf::Game;
use table::Value;
use texts::{Texts, key};

pub(crate) fn games(which: &Games, texts: &Texts) -> Done {
    if let Some(name) = &which.game {
        print!("{}", one(setup::game(name, texts)?, texts));
        return Ok(());
    }
    for game in shelf::games() {
        let seats = [("low", (*game.seats().start()).into()), ("high", (*game.seats().end()).into())];
        println!("{}  {}", game.name(), texts.with("cli-games-seats", &seats));
        println!("  {}", texts.get(&format!("{}-about", game.name())));
    }
    println!("\n{}", texts.get("cli-games-more"));
    Ok(())
}

fn one(game: &dyn Game, texts: &Texts) -> String {
    let seats = [("low", (*game.seats().start()).into()), ("high", (*game.seats().end()).into())];
    let title = texts.get(&format!("{}-title", game.name()));
    let about = texts.get(&format!("{}-about", game.name()));
    let mut text =
        format!("{title}  {}\n{about}\n\n{}\n", texts.with("cli-games-seats", &seats), texts.get("cli-games-switches"));
    for (switch, default) in game.switches().iter().zip(game.defaults()) {
        let values = match switch.values {
            table::Values::Numbers(low, high) => format!("{low}-{high}"),
            _ => switch.all_values().join(" | "),
        };
        let line = [("values", Value::from(values)), ("default", default.as_str().into()), ("rule", switch.rule.into())];
        text.push_str(&format!("  {}  {}\n", switch.name, texts.with("cli-games-switch", &line)));
        text.push_str(&format!("    {}\n", texts.get(&key(game.name(), "switch", switch.name))));
    }
    text
}

/// The built-in sheet, or where each of its values comes from.
pub(crate) fn sheet(which: &Sheet, texts: &Texts) -> Done {
    let game = setup::game(&which.game, texts)?;
    if !which.provenance {
        print!("{}", game.sheet());
        return Ok(());
    }
    let sheet = table::Sheet::parse(game.sheet()).expect("the built-in sheet is valid");
    let mut rows = Vec::new();
    for kind in ["reconstructed", "inferred", "public", "seed"] {
        // `seed-fr:12` is line 12 of the French book.
        for (path, tag) in sheet.provenance().iter().filter(|(_, tag)| tag.starts_with(kind)) {
            let value = sheet.plain(path).unwrap_or_default();
            let reason = tag[kind.len()..].trim_start_matches(['-', ':']).to_owned();
            rows.push(vec![texts.get(&format!("cli-provenance-{kind}")), path.clone(), value, reason]);
        }
    }
    let headings = ["kind", "path", "value", "reason"].map(|column| texts.get(&format!("cli-provenance-{column}")));
    rows.insert(0, headings.to_vec());
    print!("{}\n\n{}", texts.get("cli-provenance-about"), screen::aligned(&rows));
    Ok(())
}

pub(crate) fn completions(which: &Completions, texts: &Texts) {
    let shell = match which.shell {
        Shell::Bash => clap_complete::Shell::Bash,
        Shell::Zsh => clap_complete::Shell::Zsh,
        Shell::Fish => clap_complete::Shell::Fish,
        Shell::Elvish => clap_complete::Shell::Elvish,
        Shell::Powershell => clap_complete::Shell::PowerShell,
    };
    clap_complete::generate(shell, &mut help::command(texts), "lineshaft", &mut std::io::stdout());
}
