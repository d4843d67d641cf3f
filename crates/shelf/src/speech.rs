//! What a table says, as JSON with sentences in the reader's language and the players' names.

use crate::{AnyDraft, AnyTable, Bot, Chains, Choice, Forecasted, Game, Line, No, StepNow, Thinking, TurnNow, explain};
use serde_json::{Map, Value as Json, json};
use table::{Held, Message, Seat, Setup, Standing, Value, Why, hash::text_hash};
use texts::{Lang, Names, Texts, key};

/// One reader's language, the game spoken of and who sits where.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    game: &'a str,
    lang: Lang,
    names: &'a Names,
}

impl<'a> Speech<'a> {
    /// For a reader of this language.
    pub fn new(game: &'a str, lang: Lang, names: &'a Names) -> Self {
        Self { game, lang, names }
    }

    fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// A move in words.
    pub fn mv(&self, mv: &Message) -> String {
        self.texts().say(self.game, "move", mv, self.names)
    }

    /// What a seat is asked.
    pub fn ask(&self, ask: &Message) -> String {
        self.texts().say(self.game, "ask", ask, self.names)
    }

    /// Why not.
    pub fn refusal(&self, no: &No) -> Json {
        let figures = |message: &Message| {
            Json::Object(message.args.iter().map(|(name, value)| ((*name).to_owned(), value.to_json())).collect::<Map<_, _>>())
        };
        match no {
            No::Unreadable(message) => {
                json!({ "name": message.name, "text": self.texts().say("table", "fault", message, self.names) })
            }
            No::Table(message) => json!({
                "name": message.name,
                "figures": figures(message),
                "text": self.texts().say("table", "refusal", message, self.names),
            }),
            No::Rule(Why { rule, message }) => json!({
                "rule": rule,
                "name": message.name,
                "figures": figures(message),
                "text": self.texts().say(self.game, "refusal", message, self.names),
            }),
        }
    }

    /// What a seat may do; with `all`, also what it may not, each with its refusal.
    pub fn moves(&self, table: &dyn AnyTable, seat: Seat, all: bool) -> Json {
        self.choices(&table.choices(seat, all))
    }

    /// Whose decision it is.
    pub fn turn(&self, turn: &TurnNow) -> Json {
        json!({ "seats": turn.seats, "decision": turn.decision, "together": turn.together, "move": turn.moves_made })
    }

    /// A turn in the making: its steps, what waits to be confirmed and what would follow then.
    pub fn draft(&self, draft: &dyn AnyDraft) -> Result<Json, No> {
        let steps = draft.steps();
        let held = draft.held();
        let spell = |moves: &[Message]| moves.iter().map(|mv| mv.to_json("do")).collect::<Vec<_>>();
        let say = |moves: &[Message]| moves.iter().map(|mv| self.mv(mv)).collect::<Vec<_>>();
        let step = |step: &StepNow| {
            let (moves, texts) = (spell(&step.moves), say(&step.moves));
            json!({ "number": step.number, "moves": moves, "texts": texts, "begun": step.begun, "held": step.held.is_some() })
        };
        let waits = steps.last().filter(|last| last.held.is_some()).and_then(|last| last.moves.last());
        Ok(json!({
            "steps": steps.iter().map(step).collect::<Vec<_>>(),
            "moves": steps.iter().flat_map(|step| spell(&step.moves)).collect::<Vec<_>>(),
            "texts": steps.iter().flat_map(|step| say(&step.moves)).collect::<Vec<_>>(),
            "gathers": draft.is_gathering(),
            "held": waits.map(|mv| mv.to_json("do")).filter(|_| !draft.is_secret()),
            "because": held.map(held_name),
            "unchanged": held == Some(Held::EndsTurn) && draft.changes_nothing(),
            "told": self.lines(&draft.log()),
            "forecast": if held.is_some() && !draft.is_secret() { self.forecast(&draft.forecast(&[])?) } else { Json::Null },
        }))
    }

    /// What a seat may do, or may not and why.
    pub fn choices(&self, choices: &[Choice]) -> Json {
        let moves = choices.iter().map(|choice| {
            let mut json = json!({
                "move": choice.mv.to_json("do"),
                "code": choice.code,
                "text": self.mv(&choice.mv),
                "rules": choice.rules,
            });
            if let Some(brings) = &choice.brings {
                json["brings"] = self.texts().say(self.game, "brings", brings, self.names).into();
            }
            if let Some(no) = &choice.refusal {
                json["refusal"] = self.refusal(no);
            }
            json
        });
        moves.collect()
    }

    /// Whether some moves are allowed.
    pub fn checked(&self, no: Option<&No>) -> Json {
        match no {
            None => json!({ "allowed": true }),
            Some(no) => json!({ "allowed": false, "refusal": self.refusal(no) }),
        }
    }

    /// The ways to complete an action, or why there are none.
    pub fn chains(&self, chains: &Result<Chains, No>) -> Json {
        match chains {
            Ok(found) => {
                let spell = |chain: &Vec<Message>| Json::Array(chain.iter().map(|mv| mv.to_json("do")).collect());
                let say = |chain: &Vec<Message>| chain.iter().map(|mv| self.mv(mv)).collect::<Vec<_>>();
                json!({
                    "chains": found.chains.iter().map(spell).collect::<Vec<_>>(),
                    "texts": found.chains.iter().map(say).collect::<Vec<_>>(),
                    "more": found.more,
                })
            }
            Err(no) => json!({ "chains": [], "more": false, "refusal": self.refusal(no) }),
        }
    }

    /// What somebody was told.
    pub fn lines(&self, lines: &[Line]) -> Json {
        let told = lines.iter().filter_map(|line| match line {
            Line::Event(message, rule) => {
                let mut json = message.to_json("event");
                json["rule"] = (*rule).into();
                json["text"] = self.texts().say(self.game, "event", message, self.names).into();
                Some(json)
            }
            Line::Forced(seat, mv) => Some(json!({ "automatic": mv.to_json("do"), "seat": seat, "text": self.mv(mv) })),
            Line::Made(seat, mv) => {
                let args = [("seat", Value::Text(self.texts().seat(*seat, self.names))), ("move", self.mv(mv).into())];
                Some(json!({ "made": mv.to_json("do"), "seat": seat, "text": self.texts().with("table-made", &args) }))
            }
            Line::Barrier => None,
        });
        told.collect()
    }

    /// What would follow some moves.
    pub fn forecast(&self, found: &Forecasted) -> Json {
        let say = |line: &Message| self.texts().say(self.game, "forecast", line, self.names);
        json!({
            "forecast": found.figures,
            "text": found.lines.iter().map(say).collect::<Vec<_>>(),
            "events": self.lines(&found.events),
            "moves": found.moves,
            "stopped": found.stopped,
        })
    }

    /// What a bot thought.
    pub fn thinking(&self, seat: Seat, found: &Thinking) -> Json {
        let considered = found.considered.iter().map(|option| {
            json!({
                "move": option.mv.to_json("do"),
                "text": self.mv(&option.mv),
                "visits": option.visits,
                "scores": option.scores,
                "shares": option.shares,
            })
        });
        let continuation =
            found.continuation.iter().map(|(seat, mv)| json!({ "seat": seat, "move": mv.to_json("do"), "text": self.mv(mv) }));
        json!({
            "move": found.mv.to_json("do"),
            "text": self.mv(&found.mv),
            "estimate": found.considered.first().map(|best| &best.scores),
            "considered": considered.collect::<Vec<_>>(),
            "continuation": continuation.collect::<Vec<_>>(),
            "explanation": explain(self.texts(), self.game, found, seat, self.names),
        })
    }
}

/// The name of the reason why a step waits to be confirmed.
fn held_name(held: Held) -> &'static str {
    match held {
        Held::Reveals => "reveals",
        Held::ForGood => "for-good",
        Held::EndsTurn => "ends-turn",
    }
}

/// All games and bots, described in a language.
pub fn games_json(games: &[&dyn Game], lang: Lang) -> Json {
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

/// How the seats stand.
pub fn standing_json(standing: &Standing) -> Json {
    let rivals: Map<String, Json> = standing.rivals.iter().map(|(name, score)| ((*name).to_owned(), (*score).into())).collect();
    json!({ "scores": standing.scores, "rivals": rivals, "ranks": standing.ranks, "winners": standing.winners })
}

/// Whose decision it is, or how the game ended.
pub fn turn_json(table: &dyn AnyTable) -> Json {
    let turn = table.turn();
    match turn.decision {
        None => json!({ "over": standing_json(&table.standing()), "move": turn.moves_made }),
        Some(decision) => {
            json!({ "seats": turn.seats, "decision": decision, "together": turn.together, "move": turn.moves_made })
        }
    }
}

/// The switches a table has chosen.
pub fn switches_json(setup: &Setup) -> Json {
    Json::Object(setup.switches.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect())
}
