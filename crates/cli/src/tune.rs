//! `lineshaft tune`

use crate::args::Tune;
use crate::failure::{Done, Failure};
use crate::setup::within;
use crate::simulate::{progress, threads};
use crate::{screen, setup};
use lab::{Tuned, Tuning};
use texts::Texts;

const MOST_DEALS: u64 = 1_000_000;

pub(crate) fn tune(args: &Tune, texts: &Texts) -> Done {
    let game = setup::game(&args.game, texts)?;
    within("seats-to-tune", 2, table::MOST_SEATS as u64, args.seats as u64, texts)?;
    let ruleset = setup::ruleset(game, args.seats, &args.set_up, texts)?;
    let counts = [args.steps, args.deals, args.proof];
    if counts.iter().any(|count| !(1..=MOST_DEALS).contains(count)) || args.start > u64::from(u32::MAX) {
        return Err(Failure::new(texts, "cli-error-tune", &[("most", MOST_DEALS.into()), ("most_start", u32::MAX.into())]));
    }
    let how =
        Tuning { steps: args.steps, deals: args.deals, proof: args.proof, start: args.start, threads: threads(args.threads) };
    let bar = progress(args.steps * args.deals + 2 * args.proof);
    let tuned = lab::tune(ruleset.as_ref(), &how, |done| bar.inc(done));
    bar.finish_and_clear();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&tuned).expect("figures are JSON"));
    } else {
        print!("{}", table(&tuned, texts));
    }
    Ok(())
}

fn table(tuned: &Tuned, texts: &Texts) -> String {
    let mut rows = vec![["weight", "before", "after"].map(|column| texts.get(&format!("cli-tune-{column}"))).to_vec()];
    for (name, before, after) in &tuned.weights {
        rows.push(vec![(*name).to_owned(), format!("{before:.3}"), format!("{after:.3}")]);
    }
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let args = [
        ("share", percent(tuned.share.value).into()),
        ("low", percent(tuned.share.low).into()),
        ("high", percent(tuned.share.high).into()),
        ("fair", percent(tuned.fair).into()),
    ];
    let verdict = if tuned.share.low > tuned.fair { "cli-tune-better" } else { "cli-tune-not-shown" };
    format!("{}\n{}\n{}\n", screen::aligned(&rows), texts.with("cli-tune-share", &args), texts.get(verdict))
}
