//! Answers as JSON, with the texts of the language that was asked for.

use crate::{AnyTable, Bot, Chains, Forecasted, Game, Line, No, Thinking, explain};
use serde_json::{Map, Value as Json, json};
use table::{Fault, Message, Seat, Setup, Standing, Value, Why, hash::text_hash};
use texts::{Lang, Names, key};

pub(super) type Answer = Result<Json, Failed>;

/// Why a request gets no answer.
pub(super) enum Failed {
    LineTooLong(usize),
    NotJson(String),
    NotAnObject,
    UnknownRequest(String),
    Missing(&'static str),
    Shape(String),
    UnknownGame(String),
    UnknownBot(String),
    UnknownTable(u64),
    TooManyTables(usize),
    NoSuchSeat(u64, usize),
    Setup(Fault),
    Position(Fault),
    Record(Fault),
    No(&'static str, No),
    /// A fault of the engine itself.
    Internal,
}

impl Failed {
    pub(super) fn missing(field: &'static str) -> Self {
        Failed::Missing(field)
    }

    pub(super) fn shape(field: &str) -> Self {
        Failed::Shape(field.to_owned())
    }

    pub(super) fn to_json(&self, lang: Lang) -> Json {
        let texts = lang.texts();
        let (code, args): (&str, Vec<(&'static str, Value)>) = match self {
            Failed::LineTooLong(most) => ("line-too-long", vec![("most", (*most).into())]),
            Failed::NotJson(detail) => ("not-json", vec![("detail", detail.as_str().into())]),
            Failed::NotAnObject => ("not-an-object", vec![]),
            Failed::Internal => ("internal", vec![]),
            Failed::UnknownRequest(name) => ("unknown-request", vec![("name", name.as_str().into())]),
            Failed::Missing(field) => ("missing-field", vec![("field", (*field).into())]),
            Failed::Shape(field) => ("wrong-shape", vec![("field", field.as_str().into())]),
            Failed::UnknownGame(name) => ("unknown-game", vec![("name", name.as_str().into())]),
            Failed::UnknownBot(name) => ("unknown-bot", vec![("name", name.as_str().into())]),
            Failed::UnknownTable(number) => ("unknown-table", vec![("number", (*number).into())]),
            Failed::TooManyTables(most) => ("too-many-tables", vec![("most", (*most).into())]),
            Failed::NoSuchSeat(seat, seats) => ("no-such-seat", vec![("seat", (*seat).into()), ("seats", (*seats).into())]),
            Failed::Setup(fault) => return faulty("bad-setup", fault, lang),
            Failed::Position(fault) => return faulty("bad-position", fault, lang),
            Failed::Record(fault) => return faulty("bad-record", fault, lang),
            Failed::No(_, No::Unreadable(message)) => {
                let message = texts.say("table", "fault", message, &Names::default());
                return json!({ "code": "bad-move", "message": message });
            }
            Failed::No(game, no) => {
                let refusal = refused(game, no, lang);
                return json!({ "code": "refused", "message": refusal["text"], "refusal": refusal });
            }
        };
        json!({ "code": code, "message": texts.with(&format!("table-engine-{code}"), &args) })
    }
}

fn faulty(code: &str, fault: &Fault, lang: Lang) -> Json {
    json!({ "code": code, "path": fault.path, "message": lang.texts().fault(fault) })
}

fn refused(game: &str, no: &No, lang: Lang) -> Json {
    let texts = lang.texts();
    let names = Names::default();
    let figures = |message: &Message| {
        Json::Object(message.args.iter().map(|(name, value)| ((*name).to_owned(), value.to_json())).collect::<Map<_, _>>())
    };
    match no {
        No::Unreadable(message) => json!({ "name": message.name, "text": texts.say("table", "fault", message, &names) }),
        No::Table(message) => {
            json!({ "name": message.name, "figures": figures(message), "text": texts.say("table", "refusal", message, &names) })
        }
        No::Rule(Why { rule, message }) => json!({
            "rule": rule,
            "name": message.name,
            "figures": figures(message),
            "text": texts.say(game, "refusal", message, &names),
        }),
    }
}

fn spoken_move(game: &str, mv: &Message, lang: Lang) -> String {
    lang.texts().say(game, "move", mv, &Names::default())
}

pub(super) fn games(games: &[&dyn Game], lang: Lang) -> Json {
    let texts = lang.texts();
    let listed = games.iter().map(|game| {
        let switches = game.switches().iter().zip(game.defaults()).map(|(switch, default)| {
            json!({
                "name": switch.name,
                "values": switch.all_values(),
                "default": default,
                "rule": switch.rule,
                "text": texts.get(&key(game.name(), "switch", switch.name)),
            })
        });
        json!({
            "name": game.name(),
            "title": texts.get(&format!("{}-title", game.name())),
            "about": texts.get(&format!("{}-about", game.name())),
            "seats": [game.seats().start(), game.seats().end()],
            "switches": switches.collect::<Vec<_>>(),
            "sheet": text_hash(game.sheet()),
        })
    });
    json!({ "engine": table::ENGINE, "games": listed.collect::<Vec<_>>(), "bots": Bot::NAMES })
}

fn standing_json(standing: &Standing) -> Json {
    let rivals: Map<String, Json> = standing.rivals.iter().map(|(name, score)| ((*name).to_owned(), (*score).into())).collect();
    json!({ "scores": standing.scores, "rivals": rivals, "ranks": standing.ranks().collect::<Vec<_>>(), "winners": standing.winners })
}

pub(super) fn turn(table: &dyn AnyTable) -> Json {
    let turn = table.turn();
    match turn.decision {
        None => json!({ "over": standing_json(&table.standing()), "move": turn.moves_made }),
        Some(decision) => {
            json!({ "seats": turn.seats, "decision": decision, "together": turn.together, "move": turn.moves_made })
        }
    }
}

/// What a seat may do; with `all`, also what it may not, each with its refusal.
pub(crate) fn moves_json(table: &dyn AnyTable, seat: Seat, all: bool, lang: Lang) -> Json {
    let choices = table.choices(seat, all);
    let moves = choices.iter().map(|choice| {
        let mut json = json!({
            "move": choice.mv.to_json("do"),
            "code": choice.code,
            "text": spoken_move(table.game(), &choice.mv, lang),
            "rules": choice.rules,
        });
        if let Some(why) = &choice.refusal {
            json["refusal"] = refused(table.game(), &No::Rule(why.clone()), lang);
        }
        json
    });
    moves.collect()
}

pub(super) fn checked(table: &dyn AnyTable, no: Option<No>, lang: Lang) -> Answer {
    match no {
        None => Ok(json!({ "allowed": true })),
        Some(no @ No::Unreadable(_)) => Err(Failed::No(table.game(), no)),
        Some(no) => Ok(json!({ "allowed": false, "refusal": refused(table.game(), &no, lang) })),
    }
}

pub(super) fn chains(table: &dyn AnyTable, chains: Result<Chains, No>, lang: Lang) -> Answer {
    match chains {
        Ok(found) => {
            let spell = |chain: &Vec<Message>| Json::Array(chain.iter().map(|mv| mv.to_json("do")).collect());
            Ok(json!({ "chains": found.chains.iter().map(spell).collect::<Vec<_>>(), "more": found.more }))
        }
        Err(no @ No::Unreadable(_)) => Err(Failed::No(table.game(), no)),
        Err(no) => Ok(json!({ "chains": [], "more": false, "refusal": refused(table.game(), &no, lang) })),
    }
}

/// What somebody was told.
pub(crate) fn lines_json(game: &str, lines: &[Line], lang: Lang) -> Json {
    let texts = lang.texts();
    let names = Names::default();
    let told = lines.iter().filter_map(|line| match line {
        Line::Event(message, rule) => {
            let mut json = message.to_json("event");
            json["rule"] = (*rule).into();
            json["text"] = texts.say(game, "event", message, &names).into();
            Some(json)
        }
        Line::Forced(seat, mv) => {
            Some(json!({ "automatic": mv.to_json("do"), "seat": seat, "text": spoken_move(game, mv, lang) }))
        }
        Line::Barrier => None,
    });
    told.collect()
}

pub(super) fn played(table: &dyn AnyTable, lines: &[Line], lang: Lang) -> Json {
    let revealed = lines.contains(&Line::Barrier);
    json!({ "events": lines_json(table.game(), lines, lang), "revealed": revealed, "turn": turn(table) })
}

/// The switches a table has chosen.
pub(crate) fn switches_json(setup: &Setup) -> Json {
    Json::Object(setup.switches.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect())
}

pub(super) fn saved(table: &dyn AnyTable) -> Json {
    let setup = table.setup();
    json!({
        "game": table.game(),
        "seats": table.seats(),
        "switches": switches_json(setup),
        "sheet": setup.sheet,
        "position": table.save(),
    })
}

pub(super) fn forecast(table: &dyn AnyTable, forecast: Result<Forecasted, No>, lang: Lang) -> Answer {
    let found = forecast.map_err(|no| Failed::No(table.game(), no))?;
    let say = |line: &Message| lang.texts().say(table.game(), "forecast", line, &Names::default());
    Ok(json!({
        "forecast": found.figures,
        "text": found.lines.iter().map(say).collect::<Vec<_>>(),
        "events": lines_json(table.game(), &found.events, lang),
        "moves": found.moves,
        "stopped": found.stopped,
    }))
}

pub(super) fn thinking(table: &dyn AnyTable, seat: Seat, thinking: Result<Thinking, No>, lang: Lang) -> Answer {
    let found = thinking.map_err(|no| Failed::No(table.game(), no))?;
    let spoken = |mv: &Message| spoken_move(table.game(), mv, lang);
    let considered = found.considered.iter().map(|option| {
        json!({
            "move": option.mv.to_json("do"),
            "text": spoken(&option.mv),
            "visits": option.visits,
            "scores": option.scores,
            "shares": option.shares,
        })
    });
    let continuation =
        found.continuation.iter().map(|(seat, mv)| json!({ "seat": seat, "move": mv.to_json("do"), "text": spoken(mv) }));
    Ok(json!({
        "move": found.mv.to_json("do"),
        "text": spoken(&found.mv),
        "estimate": found.considered.first().map(|best| &best.scores),
        "considered": considered.collect::<Vec<_>>(),
        "continuation": continuation.collect::<Vec<_>>(),
        "explanation": explain(lang.texts(), table.game(), &found, seat, &Names::default()),
    }))
}
