//! A turn in the making, at a table of whatever game.

use crate::any_table::{lines_of, read, written};
use crate::players::{Limits, Seated, Thinking};
use crate::{Bot, Chains, Choice, Forecasted, Line, No, TurnNow};
use serde_json::Value as Json;
use table::{Draft, Estimate, Eyes, Held, Message, Ready, Refused, Seat, Seats, Spoken, Standing, Ways};

/// One step of a turn in the making.
#[derive(Clone, PartialEq, Debug)]
pub struct StepNow {
    /// As which it was made, from 1.
    pub number: usize,
    /// Its moves, in playing order.
    pub moves: Vec<Message>,
    /// Whether other moves of it are still to come.
    pub begun: bool,
    /// Why it waits to be confirmed, if it does.
    pub held: Option<Held>,
}

/// The moves of a turn as they go into the journal.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadyNow {
    /// Whose turn it is.
    pub seat: Seat,
    /// The moves.
    pub moves: Vec<Json>,
}

/// What would follow one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Ahead {
    /// The code of the move.
    pub code: u32,
    /// The game's figures then; none where something would be shown that cannot be foreseen.
    pub figures: Option<Json>,
    /// What would happen.
    pub events: Vec<Line>,
}

/// A turn in the making. All it answers is what its seat may know.
pub trait AnyDraft: Send + Sync {
    /// Whose turn it is.
    fn seat(&self) -> Seat;
    /// The same, to go on with.
    fn copy(&self) -> Box<dyn AnyDraft>;
    /// Makes steps, given in any order.
    fn add(&mut self, moves: &[Json]) -> Result<(), No>;
    /// The same in place of what was begun, if they belong to an earlier decision of the turn.
    fn add_in_place(&mut self, moves: &[Json]) -> Result<(), No>;
    /// Makes again what was kept: steps in playing order, each with its number.
    fn restore(&mut self, steps: &[(usize, Vec<Json>)]);
    /// The move with this code among what is offered.
    fn offered(&self, code: u32) -> Option<Json>;
    /// Takes back the step that was made as this one, and what cannot stand without it. Answers all moves that are gone; none if there
    /// is no such step.
    fn drop_step(&mut self, number: usize) -> Vec<Message>;
    /// What was made, in playing order.
    fn steps(&self) -> Vec<StepNow>;
    /// Why the last step waits to be confirmed.
    fn held(&self) -> Option<Held>;
    /// Whether several seats choose at once, unseen.
    fn is_secret(&self) -> bool;
    /// Whether steps are gathered now, as many as one likes and in any order.
    fn is_gathering(&self) -> bool;
    /// Whether the position after all of it is the one before.
    fn changes_nothing(&self) -> bool;
    /// Whose decision it is.
    fn turn(&self) -> TurnNow;
    /// What the seat must do now.
    fn ask(&self) -> Message;
    /// What the seat may do; with `all`, also what it may not, and why.
    fn choices(&self, all: bool) -> Vec<Choice>;
    /// Whether these moves can be made, one after the other or in whatever order.
    fn check(&self, moves: &[Json]) -> Result<(), No>;
    /// What the seat sees.
    fn view(&self) -> Json;
    /// How the seats stand.
    fn standing(&self) -> Standing;
    /// What it was told since the turn began.
    fn log(&self) -> Vec<Line>;
    /// What would follow these moves; what waits to be confirmed comes first.
    fn forecast(&self, moves: &[Json]) -> Result<Forecasted, No>;
    /// What would follow each move that can be made now, as far as it can be told of it alone.
    fn ahead(&self) -> Vec<Ahead>;
    /// The ways to complete this action that contain these moves; with `anew`, from the beginning of the turn.
    fn chains(&self, with: &[Json], anew: bool, limit: usize) -> Result<Chains, No>;
    /// What a bot would do here.
    fn think(&self, bot: Bot, start: u64, limits: Limits) -> Result<Thinking, No>;
    /// The turn, once it is done.
    fn finish(&self) -> Result<ReadyNow, No>;
}

impl<R: Spoken + Estimate> AnyDraft for Draft<R> {
    fn seat(&self) -> Seat {
        Draft::seat(self)
    }

    fn copy(&self) -> Box<dyn AnyDraft> {
        Box::new(self.clone())
    }

    fn add(&mut self, moves: &[Json]) -> Result<(), No> {
        let moves = moves.iter().map(|mv| read(self.rules(), mv)).collect::<Result<Vec<_>, _>>()?;
        Draft::add(self, &moves).map_err(|refused| no(self, refused))
    }

    fn add_in_place(&mut self, moves: &[Json]) -> Result<(), No> {
        let moves = moves.iter().map(|mv| read(self.rules(), mv)).collect::<Result<Vec<_>, _>>()?;
        Draft::add_in_place(self, &moves).map_err(|refused| no(self, refused))
    }

    fn restore(&mut self, steps: &[(usize, Vec<Json>)]) {
        let moves = |moves: &[Json]| moves.iter().map(|mv| read(self.rules(), mv).ok()).collect::<Option<Vec<_>>>();
        let steps: Vec<_> = steps.iter().map_while(|(number, step)| Some((*number, moves(step)?))).collect();
        Draft::restore(self, &steps);
    }

    fn offered(&self, code: u32) -> Option<Json> {
        let offers = self.offers();
        let offer = offers.iter().find(|offer| self.rules().code(Draft::seat(self), offer.mv()) == code)?;
        Some(self.rules().spell(offer.mv()).to_json("do"))
    }

    fn drop_step(&mut self, number: usize) -> Vec<Message> {
        let Some(place) = Draft::steps(self).position(|step| step.number() == number) else { return Vec::new() };
        let gone = self.drop(place);
        gone.into_iter().map(|mv| self.rules().spell(mv)).collect()
    }

    fn steps(&self) -> Vec<StepNow> {
        let step = |step: &table::Step<R>| StepNow {
            number: step.number(),
            moves: step.moves().iter().map(|mv| self.rules().spell(*mv)).collect(),
            begun: step.is_begun(),
            held: step.held(),
        };
        Draft::steps(self).map(step).collect()
    }

    fn held(&self) -> Option<Held> {
        Draft::held(self)
    }

    fn is_secret(&self) -> bool {
        Draft::is_secret(self)
    }

    fn is_gathering(&self) -> bool {
        self.gathers().is_some()
    }

    fn changes_nothing(&self) -> bool {
        Draft::steps(self).last().is_some_and(|last| last.after() == self.start())
    }

    fn turn(&self) -> TurnNow {
        let turn = self.rules().turn(self.state());
        TurnNow {
            seats: Seats::only(Draft::seat(self)),
            decision: turn.decision().map(|decision| self.rules().name(decision)),
            together: Draft::is_secret(self),
            order: vec![Draft::seat(self)],
            moves_made: Draft::steps(self).map(|step| step.moves().len()).sum(),
        }
    }

    fn ask(&self) -> Message {
        self.rules().ask(self.state(), Draft::seat(self))
    }

    fn choices(&self, all: bool) -> Vec<Choice> {
        let (rules, seat) = (self.rules(), Draft::seat(self));
        let choice = |state: &R::State, mv: R::Move, refusal: Option<No>| Choice {
            mv: rules.spell(mv),
            code: rules.code(seat, mv),
            rules: rules.cites(state, seat, mv),
            brings: if refusal.is_none() { rules.brings(state, seat, mv) } else { None },
            refusal,
        };
        let offers = self.offers();
        let mut choices: Vec<Choice> = offers.iter().map(|offer| choice(&offer.before, offer.mv(), None)).collect();
        if let (true, None, Some(decision)) = (all, Draft::held(self), rules.turn(self.state()).decision()) {
            rules.conceivable(decision, seat, &mut |mv| {
                if offers.iter().any(|offer| offer.mv() == mv) {
                    return;
                }
                let why_not = self.why_not(mv);
                if !matches!(&why_not, Refused::Rule(refusal) if !rules.is_worth_naming(refusal)) {
                    choices.push(choice(self.state(), mv, Some(no(self, why_not))));
                }
            });
        }
        choices
    }

    fn check(&self, moves: &[Json]) -> Result<(), No> {
        AnyDraft::add(&mut self.clone(), moves)
    }

    fn view(&self) -> Json {
        written(self.rules().view(self.state(), Eyes::Of(Draft::seat(self))))
    }

    fn standing(&self) -> Standing {
        self.rules().standing(self.state())
    }

    fn log(&self) -> Vec<Line> {
        let made = Draft::steps(self).filter(|step| step.held().is_none() || Draft::is_secret(self));
        made.flat_map(|step| told(self, step.log(), Some(step.moves()))).collect()
    }

    fn forecast(&self, moves: &[Json]) -> Result<Forecasted, No> {
        let mut ahead = self.clone();
        let is_held = Draft::held(self).is_some();
        let (mut looked_at, mut stopped) = (usize::from(is_held), Draft::held(self) == Some(Held::Reveals));
        for mv in moves {
            let mut with = ahead.clone();
            AnyDraft::add(&mut with, std::slice::from_ref(mv))?;
            if Draft::held(&with) == Some(Held::Reveals) {
                stopped = true;
                break;
            }
            ahead = with;
            looked_at += 1;
        }
        if stopped && is_held {
            looked_at = 0;
        }
        let known = self.made() - usize::from(is_held);
        let steps = Draft::steps(&ahead).filter(|step| step.number() > known && step.held() != Some(Held::Reveals));
        let events = steps.flat_map(|step| told(self, step.log(), None)).collect();
        let figures = self.rules().forecast(ahead.foreseen(), Draft::seat(self));
        Ok(Forecasted {
            lines: self.rules().forecast_lines(&figures),
            figures: written(&figures),
            events,
            moves: looked_at,
            stopped,
        })
    }

    fn ahead(&self) -> Vec<Ahead> {
        let (rules, seat) = (self.rules(), Draft::seat(self));
        let offers = self.offers();
        let ahead = offers.iter().filter_map(|offer| {
            let code = rules.code(seat, offer.mv());
            if offer.held == Some(Held::Reveals) {
                return Some(Ahead { code, figures: None, events: Vec::new() });
            }
            let figures = written(rules.forecast(offer.after.as_ref()?, seat));
            Some(Ahead { code, figures: Some(figures), events: told(self, &offer.log, None) })
        });
        ahead.collect()
    }

    fn chains(&self, with: &[Json], anew: bool, limit: usize) -> Result<Chains, No> {
        let with = with.iter().map(|mv| read(self.rules(), mv)).collect::<Result<Vec<_>, _>>()?;
        let found = if anew { self.complete_anew(&with, limit) } else { self.complete(&with, limit) };
        let Ways { ways, more } = found.map_err(|refused| no(self, refused))?;
        let spell = |way: &Vec<R::Move>| way.iter().map(|mv| self.rules().spell(*mv)).collect();
        Ok(Chains { chains: ways.iter().map(spell).collect(), more })
    }

    fn think(&self, bot: Bot, start: u64, limits: Limits) -> Result<Thinking, No> {
        Seated::new(bot, start, limits).think_of(self.hurried(), self.state(), Draft::seat(self))
    }

    fn finish(&self) -> Result<ReadyNow, No> {
        let ready: Ready<R> = self.clone().finish().map_err(|refused| no(self, refused))?;
        let moves = ready.moves().iter().map(|mv| self.rules().spell(*mv).to_json("do"));
        Ok(ReadyNow { seat: ready.seat(), moves: moves.collect() })
    }
}

fn no<R: Spoken>(draft: &Draft<R>, refused: Refused<R>) -> No {
    No::refused(draft.rules(), refused)
}

/// What the seat is told of a step. A step of which nothing is told tells its move.
fn told<R: Spoken>(draft: &Draft<R>, log: &[table::Entry<R>], moves: Option<&[R::Move]>) -> Vec<Line> {
    match (log, moves) {
        ([], Some(moves)) => moves.iter().map(|mv| Line::Made(draft.seat(), draft.rules().spell(*mv))).collect(),
        _ => lines_of(draft.rules(), log, Eyes::Of(draft.seat())),
    }
}
