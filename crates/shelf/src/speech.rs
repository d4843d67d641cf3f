//! What a table says, with sentences in the reader's language and the players' names.

use crate::changes::changes;
use crate::told::{
    AheadTold, Because, ChainsTold, CheckedTold, ConsideredTold, ContinuedTold, DraftTold, ForecastTold, GameTold, LineTold,
    OptionTold, RefusalTold, ShelfTold, StepTold, SwitchTold, ThinkingTold, TurnTold,
};
use crate::{Ahead, AnyDraft, AnyTable, Bot, Chains, Choice, Forecasted, Game, Line, No, StepNow, Thinking, TurnNow, explain};
use serde_json::{Value as Json, json};
use table::{Held, Message, Seat, Setup, Value, Why, hash::text_hash};
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
    pub fn refusal(&self, no: &No) -> RefusalTold {
        let figures =
            |message: &Message| message.args.iter().map(|(name, value)| ((*name).to_owned(), value.to_json())).collect();
        let told = |rule, message: &Message, figures, game, class| RefusalTold {
            rule,
            name: message.name,
            figures,
            text: self.texts().say(game, class, message, self.names),
        };
        match no {
            No::Unreadable(message) => told(None, message, None, "table", "fault"),
            No::Table(message) => told(None, message, Some(figures(message)), "table", "refusal"),
            No::Rule(Why { rule, message }) => told(Some(*rule), message, Some(figures(message)), self.game, "refusal"),
        }
    }

    /// What a seat may do; with `all`, also what it may not, each with its refusal.
    pub fn moves(&self, table: &dyn AnyTable, seat: Seat, all: bool) -> Vec<OptionTold> {
        self.choices(&table.choices(seat, all))
    }

    /// A turn in the making: its steps, what waits to be confirmed and what would follow then.
    pub fn draft(&self, draft: &dyn AnyDraft) -> Result<DraftTold, No> {
        let steps = draft.steps();
        let held = draft.held();
        let say = |moves: &[Message]| moves.iter().map(|mv| self.mv(mv)).collect::<Vec<_>>();
        let step = |step: &StepNow| StepTold {
            number: step.number,
            moves: spelled(&step.moves),
            texts: say(&step.moves),
            begun: step.begun,
            held: step.held.is_some(),
        };
        let waits = steps.last().filter(|last| last.held.is_some()).and_then(|last| last.moves.last());
        let foreseen = if held.is_some() && !draft.is_secret() { Some(draft.forecast(&[])?) } else { None };
        Ok(DraftTold {
            steps: steps.iter().map(step).collect(),
            moves: steps.iter().flat_map(|step| spelled(&step.moves)).collect(),
            texts: steps.iter().flat_map(|step| say(&step.moves)).collect(),
            gathers: draft.is_gathering(),
            held: waits.map(|mv| mv.to_json("do")).filter(|_| !draft.is_secret()),
            because: held.map(Because::from),
            unchanged: held == Some(Held::EndsTurn) && draft.changes_nothing(),
            told: self.lines(&draft.log()),
            forecast: foreseen.map(|found| self.forecast(&found)),
        })
    }

    /// What a seat may do, or may not and why.
    pub fn choices(&self, choices: &[Choice]) -> Vec<OptionTold> {
        let option = |choice: &Choice| OptionTold {
            mv: choice.mv.to_json("do"),
            code: choice.code,
            text: self.mv(&choice.mv),
            rules: choice.rules.clone(),
            brings: choice.brings.as_ref().map(|brings| self.texts().say(self.game, "brings", brings, self.names)),
            refusal: choice.refusal.as_ref().map(|no| self.refusal(no)),
        };
        choices.iter().map(option).collect()
    }

    /// Whether some moves are allowed.
    pub fn checked(&self, no: Option<&No>) -> CheckedTold {
        CheckedTold { allowed: no.is_none(), refusal: no.map(|no| self.refusal(no)) }
    }

    /// The ways to complete an action, or why there are none.
    pub fn chains(&self, chains: &Result<Chains, No>) -> ChainsTold {
        let say = |chain: &Vec<Message>| chain.iter().map(|mv| self.mv(mv)).collect();
        match chains {
            Ok(found) => ChainsTold {
                chains: found.chains.iter().map(|chain| spelled(chain)).collect(),
                texts: found.chains.iter().map(say).collect(),
                more: found.more,
                refusal: None,
            },
            Err(no) => ChainsTold { chains: Vec::new(), texts: Vec::new(), more: false, refusal: Some(self.refusal(no)) },
        }
    }

    /// What somebody was told.
    pub fn lines(&self, lines: &[Line]) -> Vec<LineTold> {
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
        told.map(LineTold).collect()
    }

    /// What would follow some moves.
    pub fn forecast(&self, found: &Forecasted) -> ForecastTold {
        let say = |line: &Message| self.texts().say(self.game, "forecast", line, self.names);
        ForecastTold {
            forecast: found.figures.clone(),
            text: found.lines.iter().map(say).collect(),
            events: self.lines(&found.events),
            moves: found.moves,
            stopped: found.stopped,
        }
    }

    /// What would follow each of these moves, beside what holds without them: as many as fit into so many bytes.
    pub fn ahead(&self, outlook: &ForecastTold, ahead: &[Ahead], most: usize) -> Vec<AheadTold> {
        let mut size = 0;
        let told = ahead.iter().map(|ahead| AheadTold {
            code: ahead.code,
            changes: ahead.figures.as_ref().map(|figures| changes(&outlook.forecast, figures)).unwrap_or_default(),
            events: self.lines(&ahead.events),
            stopped: ahead.figures.is_none(),
        });
        let fits = told.take_while(|told| {
            size += serde_json::to_string(told).map_or(0, |json| json.len());
            size <= most
        });
        fits.collect()
    }

    /// What a bot thought.
    pub fn thinking(&self, seat: Seat, found: &Thinking) -> ThinkingTold {
        let considered = found.considered.iter().map(|option| ConsideredTold {
            mv: option.mv.to_json("do"),
            text: self.mv(&option.mv),
            visits: option.visits,
            scores: option.scores.to_vec(),
            shares: option.shares.to_vec(),
        });
        let continuation =
            found.continuation.iter().map(|(seat, mv)| ContinuedTold { seat: *seat, mv: mv.to_json("do"), text: self.mv(mv) });
        ThinkingTold {
            mv: found.mv.to_json("do"),
            text: self.mv(&found.mv),
            estimate: found.considered.first().map(|best| best.scores.to_vec()),
            considered: considered.collect(),
            continuation: continuation.collect(),
            explanation: explain(self.texts(), self.game, found, seat, self.names),
        }
    }
}

fn spelled(moves: &[Message]) -> Vec<Json> {
    moves.iter().map(|mv| mv.to_json("do")).collect()
}

impl From<Held> for Because {
    fn from(held: Held) -> Self {
        match held {
            Held::Reveals => Because::Reveals,
            Held::ForGood => Because::ForGood,
            Held::EndsTurn => Because::EndsTurn,
        }
    }
}

impl From<&TurnNow> for TurnTold {
    fn from(turn: &TurnNow) -> Self {
        Self {
            seats: Some(turn.seats),
            decision: turn.decision,
            together: Some(turn.together),
            over: None,
            moves: turn.moves_made,
        }
    }
}

/// All games and bots, described in a language.
pub fn shelf_told(games: &[&dyn Game], lang: Lang) -> ShelfTold {
    let texts = lang.texts();
    let told = |game: &&dyn Game| {
        let switches = game.switches().iter().zip(game.defaults()).map(|(switch, default)| SwitchTold {
            name: switch.name,
            values: switch.all_values(),
            default: default.clone(),
            rule: switch.rule,
            text: texts.get(&key(game.name(), "switch", switch.name)),
        });
        GameTold {
            name: game.name(),
            title: texts.get(&format!("{}-title", game.name())),
            about: texts.get(&format!("{}-about", game.name())),
            seats: (*game.seats().start(), *game.seats().end()),
            switches: switches.collect(),
            sheet: text_hash(game.sheet()),
        }
    };
    ShelfTold { engine: table::ENGINE, games: games.iter().map(told).collect(), bots: Bot::NAMES.to_vec() }
}

/// Whose decision it is, or how the game ended.
pub fn turn_told(table: &dyn AnyTable) -> TurnTold {
    let turn = table.turn();
    match turn.decision {
        None => TurnTold {
            seats: None,
            decision: None,
            together: None,
            over: Some(table.standing().into()),
            moves: turn.moves_made,
        },
        Some(_) => (&turn).into(),
    }
}

/// The switches a table has chosen.
pub fn switches_json(setup: &Setup) -> Json {
    Json::Object(setup.switches.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect())
}
