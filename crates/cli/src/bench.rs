//! `lineshaft bench`

use crate::args::Bench;
use crate::failure::{Done, Failure};
use crate::{screen, setup};
use texts::Texts;

pub(crate) fn bench(args: &Bench, texts: &Texts) -> Done {
    let game = setup::game(&args.game, texts)?;
    if !(0.1..=3600.0).contains(&args.seconds) {
        return Err(Failure::new(texts, "cli-error-seconds", &[]));
    }
    let ruleset = setup::ruleset(game, args.seats, &args.set_up, texts)?;
    if !args.json {
        let seconds = format!("{}", args.seconds);
        let profile = env!("LINESHAFT_PROFILE");
        eprintln!("{}", texts.with("cli-bench-running", &[("seconds", seconds.into()), ("profile", profile.into())]));
    }
    let measured = lab::bench(ruleset.as_ref(), args.seconds);
    if args.json {
        println!("{}", serde_json::to_string(&measured).expect("figures are JSON"));
        return Ok(());
    }
    let figure = |key: &str, value: String| vec![texts.get(&format!("cli-bench-{key}")), value];
    let rows = [
        vec![String::new(), String::new()],
        figure("decisions", format!("{:.0}", measured.decisions_per_second)),
        figure("games", format!("{:.0}", measured.games_per_second)),
        figure("length", format!("{:.1}", measured.decisions_per_game)),
        figure("imagine", format!("{:.0}", measured.clone_imagine_per_second)),
        figure("playouts", format!("{:.0}", measured.playouts_per_second)),
        figure("bytes", measured.state_bytes.to_string()),
    ];
    print!("{}", screen::aligned(&rows).trim_start_matches('\n'));
    Ok(())
}
