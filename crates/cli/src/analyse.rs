//! `lineshaft analyse`

use crate::args::Analyse;
use crate::failure::{Done, Failure};
use crate::simulate::{progress, threads};
use crate::{picture, records, screen};
use lab::{Course, Losses};
use serde_json::{Value as Json, json};
use shelf::{AnyTable, Bot, Considered, Judged};
use std::ops::RangeInclusive;
use table::{Message, Record, Seat, Value};
use texts::{Names, Texts, key};

/// Fewer playouts would not reach the move made and another one on every imagined table.
const LEAST_PLAYOUTS: u32 = 16;
/// How many of the costliest moves are told.
const COSTLIEST: usize = 5;

/// A game that was judged, and the words to tell it.
struct Report<'a> {
    table: &'a dyn AnyTable,
    playouts: u32,
    judged: Vec<Judged>,
    losses: Vec<Losses>,
    names: Names,
    texts: &'a Texts,
}

pub(crate) fn analyse(args: &Analyse, texts: &Texts) -> Done {
    let (record, table) = records::sound(&args.file, texts)?;
    let moves = asked_moves(args, &record, texts)?;
    if !(LEAST_PLAYOUTS..=Bot::MOST_PLAYOUTS).contains(&args.playouts) {
        let bounds = [("least", LEAST_PLAYOUTS.into()), ("most", Bot::MOST_PLAYOUTS.into())];
        return Err(Failure::new(texts, "cli-error-playouts", &bounds));
    }
    if let Some(file) = &args.svg {
        picture::may_be_drawn(file, texts)?;
    }
    let to_the_end = *moves.end() == record.moves.len();
    let bar = progress(moves.clone().count() as u64);
    let judged = lab::analyse(table.as_ref(), moves, args.playouts, threads(args.threads), |done| bar.inc(done));
    bar.finish_and_clear();
    let losses = lab::losses(record.seats, &judged);
    let names = records::names_of(&record, texts);
    let report = Report { table: table.as_ref(), playouts: args.playouts, judged, losses, names, texts };
    if let Some(file) = &args.svg {
        picture::draw(file, &report.course(to_the_end).svg(), texts)?;
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report.json()).expect("figures are JSON"));
        return Ok(());
    }
    print!("{}", report.text(args.all));
    if let Some(file) = &args.svg {
        println!("\n{}", texts.with("cli-analyse-drawn", &[("file", file.display().to_string().into())]));
    }
    Ok(())
}

fn asked_moves(args: &Analyse, record: &Record, texts: &Texts) -> Result<RangeInclusive<usize>, Failure> {
    let all = record.moves.len();
    if all == 0 {
        let file = args.file.display().to_string();
        return Err(Failure::new(texts, "cli-error-no-moves", &[("file", file.into())]));
    }
    let (from, to) = (args.from.unwrap_or(1), args.to.unwrap_or(all));
    if from == 0 || from > to || to > all {
        return Err(Failure::new(texts, "cli-error-moves", &[("moves", all.into())]));
    }
    Ok(from..=to)
}

impl Report<'_> {
    fn text(&self, all: bool) -> String {
        let (texts, game) = (self.texts, self.table.game());
        let title = [
            ("game", Value::from(texts.get(&format!("{game}-title")))),
            ("decisions", self.judged.len().into()),
            ("playouts", self.playouts.into()),
        ];
        let mut text = format!("{}\n", texts.with("cli-analyse-title", &title));
        text.push_str(&format!("\n== {} ==\n", texts.get("cli-analyse-costliest")));
        let costliest = lab::costliest(&self.judged, COSTLIEST);
        for decision in &costliest {
            self.tell(decision).iter().for_each(|line| text.push_str(&format!("{line}\n")));
        }
        if costliest.is_empty() {
            text.push_str(&format!("{}\n", texts.get("cli-analyse-none")));
        }
        text.push_str(&format!("\n== {} ==\n", texts.get("cli-analyse-seats")));
        text.push_str(&screen::aligned(&self.rows()));
        if all {
            text.push_str(&format!("\n== {} ==\n", texts.get("cli-analyse-all")));
            text.push_str(&screen::aligned(&self.all_rows()));
        }
        text
    }

    /// A move, what was better, and what it cost.
    fn tell(&self, decision: &Judged) -> [String; 3] {
        let texts = self.texts;
        let made = [
            ("number", Value::from(decision.number)),
            ("seat", texts.seat(decision.seat, &self.names).into()),
            ("decision", texts.get(&key(self.table.game(), "decision", decision.decision)).into()),
            ("made", self.spoken(&decision.made.mv).into()),
        ];
        let share = |option: &Considered<Message>| Value::from(format!("{:.1}", 100.0 * option.shares[decision.seat.number()]));
        let lost = [
            ("share", Value::from(format!("{:.1}", 100.0 * decision.share_lost()))),
            ("share_made", share(&decision.made)),
            ("share_best", share(&decision.best)),
            ("points_made", expected(decision, &decision.made).into()),
            ("points_best", expected(decision, &decision.best).into()),
        ];
        let better = texts.with("cli-analyse-better", &[("best", self.spoken(&decision.best.mv).into())]);
        [texts.with("cli-analyse-move", &made), format!("  {better}"), format!("  {}", texts.with("cli-analyse-lost", &lost))]
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let headings = ["name", "decisions", "agreed", "share", "points"];
        let mut rows = vec![headings.map(|column| self.texts.get(&format!("cli-analyse-{column}"))).to_vec()];
        rows.extend(self.losses.iter().enumerate().map(|(seat, own)| {
            vec![
                self.texts.seat(Seat::new(seat), &self.names),
                own.decisions.to_string(),
                own.agreed.to_string(),
                format!("{:.2} %", 100.0 * own.share),
                format!("{:.2}", own.points),
            ]
        }));
        rows
    }

    /// Every decision: the move made and the best one found, each with the final score to expect of it.
    fn all_rows(&self) -> Vec<Vec<String>> {
        let headings = ["number", "name", "made", "expected", "best", "expected"];
        let mut rows = vec![headings.map(|column| self.texts.get(&format!("cli-analyse-{column}"))).to_vec()];
        rows.extend(self.judged.iter().map(|decision| {
            vec![
                decision.number.to_string(),
                self.texts.seat(decision.seat, &self.names),
                self.spoken(&decision.made.mv),
                expected(decision, &decision.made),
                self.spoken(&decision.best.mv),
                expected(decision, &decision.best),
            ]
        }));
        rows
    }

    fn spoken(&self, mv: &Message) -> String {
        self.texts.say(self.table.game(), "move", mv, &self.names)
    }

    fn json(&self) -> Json {
        let standing = self.table.standing();
        let seats = self.losses.iter().zip(&self.names.0).map(|(own, name)| {
            json!({
                "name": name,
                "decisions": own.decisions,
                "agreed": own.agreed,
                "mean_share_lost": own.share,
                "mean_points_lost": own.points,
            })
        });
        let decisions = self.judged.iter().map(|decision| {
            json!({
                "move": decision.number,
                "seat": decision.seat,
                "decision": decision.decision,
                "options": decision.options,
                "made": self.option(&decision.made),
                "best": self.option(&decision.best),
                "share_lost": decision.share_lost(),
                "points_lost": decision.points_lost(),
            })
        });
        json!({
            "game": self.table.game(),
            "playouts": self.playouts,
            "seats": seats.collect::<Vec<_>>(),
            "result": standing.is_over().then(|| json!({ "scores": standing.scores, "winners": standing.winners })),
            "decisions": decisions.collect::<Vec<_>>(),
        })
    }

    fn option(&self, option: &Considered<Message>) -> Json {
        json!({
            "move": option.mv.to_json("do"),
            "text": self.spoken(&option.mv),
            "visits": option.visits,
            "scores": option.scores,
            "shares": option.shares,
        })
    }

    /// What each seat could expect after its moves, from its own eyes, and in the end what came of it.
    fn course(&self, to_the_end: bool) -> Course {
        let winners = self.table.standing().winners.filter(|_| to_the_end);
        let seats = self.names.0.iter().enumerate().map(|(seat, name)| {
            let own = self.judged.iter().filter(|decision| decision.seat.number() == seat);
            let mut points: Vec<(usize, f32)> = own.map(|decision| (decision.number, decision.made.shares[seat])).collect();
            if let Some(winners) = winners {
                let won = winners.contains(Seat::new(seat));
                points.push((self.table.turn().moves_made + 1, if won { 1.0 / winners.len() as f32 } else { 0.0 }));
            }
            (name.clone(), points)
        });
        let title = self.texts.get(&format!("{}-title", self.table.game()));
        Course {
            title: self.texts.with("cli-analyse-plot-title", &[("game", title.into())]),
            moves: self.texts.get("cli-analyse-plot-moves"),
            share: self.texts.get("cli-analyse-plot-share"),
            seats: seats.collect(),
        }
    }
}

/// The final score whoever decided may expect of an option.
fn expected(decision: &Judged, option: &Considered<Message>) -> String {
    format!("{:.1}", option.scores[decision.seat.number()])
}
