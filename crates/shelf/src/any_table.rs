//! A table of whatever game, spoken to in JSON.

use crate::judged::{self, Judged};
use crate::players::{AnyPlayer, Limits, Seated, Thinking};
use crate::{AnyDraft, Bot};
use serde_json::Value as Json;
use std::any::Any;
use table::{
    Board, Draft, Entry, Estimate, Eyes, Message, Record, Refused, Rng, Seat, Seats, Seed, Setup, Spoken, Standing, Start,
    Table, Turn, Value, Ways, Why, allowed, move_from_json, told,
};

/// Whose decision it is, in a table of whatever game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnNow {
    /// Who decides; nobody when the game is over.
    pub seats: Seats,
    /// Which decision.
    pub decision: Option<&'static str>,
    /// Whether several seats choose at once.
    pub together: bool,
    /// Who decides, in turn order.
    pub order: Vec<Seat>,
    /// How many moves were made.
    pub moves_made: usize,
}

/// Something a seat could do, or could not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Message,
    /// Its stable number.
    pub code: u32,
    /// The rules that allow it.
    pub rules: Vec<&'static str>,
    /// What it brings at once.
    pub brings: Option<Message>,
    /// Why it is not allowed.
    pub refusal: Option<No>,
}

/// One line of a log, as somebody was told it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Something happened, by this rule.
    Event(Message, &'static str),
    /// A seat made the only move it had.
    Forced(Seat, Message),
    /// A seat made a move of which no event tells.
    Made(Seat, Message),
    /// Something hidden was shown.
    Barrier,
}

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum No {
    /// The move was not understood.
    Unreadable(Message),
    /// The table refuses it.
    Table(Message),
    /// A rule refuses it.
    Rule(Why),
}

impl No {
    pub(crate) fn refused<R: Spoken>(rules: &R, refused: Refused<R>) -> Self {
        match refused.own_message() {
            Some(message) => No::Table(message),
            None => match refused {
                Refused::Rule(refusal) => No::Rule(rules.explain(&refusal)),
                _ => unreachable!("every other refusal is the table's own"),
            },
        }
    }
}

/// Ways to complete an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Chains {
    /// Each way, as the moves to make in playing order; those with the fewest moves beyond the given ones first.
    pub chains: Vec<Vec<Message>>,
    /// Whether there are more than were asked for, or more than were looked at.
    pub more: bool,
}

/// What would follow some moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecasted {
    /// The figures.
    pub figures: Json,
    /// The same as a few lines to read.
    pub lines: Vec<Message>,
    /// What would happen, as far as the seat can know.
    pub events: Vec<Line>,
    /// How many of the moves were looked at: fewer than asked for when one of them would show something hidden.
    pub moves: usize,
    /// Whether it stopped at such a move.
    pub stopped: bool,
}

/// A table of whatever game.
pub trait AnyTable: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> usize;
    /// What it was set up with.
    fn setup(&self) -> &Setup;
    /// The seed, unless it started from a position.
    fn seed(&self) -> Option<&Seed>;
    /// Whose decision it is.
    fn turn(&self) -> TurnNow;
    /// What the seat must do now, if it decides.
    fn ask(&self, seat: Seat) -> Option<Message>;
    /// What the seat may do; with `all`, also what it may not, and why.
    fn choices(&self, seat: Seat, all: bool) -> Vec<Choice>;
    /// A move in words.
    fn spelled(&self, mv: &Json) -> Result<Message, No>;
    /// Whether the seat may make these moves one after the other.
    fn check(&self, seat: Seat, moves: &[Json]) -> Result<(), No>;
    /// The ways to complete this action that contain these moves.
    fn chains(&self, seat: Seat, with: &[Json], limit: usize) -> Result<Chains, No>;
    /// Makes a move.
    fn play(&mut self, seat: Seat, mv: &Json) -> Result<Vec<Line>, No>;
    /// Takes the last move back, whoever made it and whatever it showed.
    fn undo(&mut self) -> Result<(), No>;
    /// Takes the seat's own last move back, never past a reveal.
    fn take_back(&mut self, seat: Seat) -> Result<(), No>;
    /// Goes back to the position after so many moves.
    fn back_to(&mut self, moves: usize);
    /// What these eyes see.
    fn view(&self, eyes: Eyes) -> Json;
    /// What these eyes see, as rows and columns.
    fn board(&self, eyes: Eyes) -> Board;
    /// What these eyes saw after so many moves.
    fn view_at(&self, moves: usize, eyes: Eyes) -> Json;
    /// What these eyes were told before the first move.
    fn dealt(&self, eyes: Eyes) -> Vec<Line>;
    /// What these eyes were told of the move with this number, from 0.
    fn told(&self, number: usize, eyes: Eyes) -> Vec<Line>;
    /// What these eyes were told since so many moves; before the first move, the deal too.
    fn log(&self, since: usize, eyes: Eyes) -> Vec<Line> {
        let mut log = if since == 0 { self.dealt(eyes) } else { Vec::new() };
        log.extend((since..self.turn().moves_made).flat_map(|number| self.told(number, eyes)));
        log
    }
    /// Whether a move after so many showed its mover something hidden.
    fn revealed_since(&self, moves: usize) -> bool;
    /// The same position without the moves that led to it.
    fn here(&self) -> Box<dyn AnyTable>;
    /// The position after so many moves with all that these eyes cannot see dealt anew, chance included; nothing in the middle
    /// of an action that these eyes cannot imagine.
    fn imagined(&self, moves: usize, eyes: Eyes, start: u64) -> Option<Box<dyn AnyTable>>;
    /// How the seats stand.
    fn standing(&self) -> Standing {
        self.standing_at(self.turn().moves_made)
    }
    /// How the seats stood after so many moves.
    fn standing_at(&self, moves: usize) -> Standing;
    /// What the winner achieved with the last move, by name: the events `Achieved`.
    fn achievements(&self) -> Vec<String> {
        let last = self.turn().moves_made.saturating_sub(1);
        let achieved = self.told(last, Eyes::All).into_iter().filter_map(|line| match line {
            Line::Event(event, _) if event.name == "Achieved" => event.args.into_iter().find_map(|(name, value)| match value {
                Value::Word(_, id) if name == "achievement" => Some(id.into_owned()),
                _ => None,
            }),
            _ => None,
        });
        achieved.collect()
    }
    /// The whole position.
    fn save(&self) -> Json;
    /// The record so far.
    fn record(&self) -> Record;
    /// The moves made, in the order of a record.
    fn moves_as_json(&self) -> Vec<(Seat, Json)>;
    /// What would follow these moves, as the seat can know it.
    fn forecast(&self, seat: Seat, moves: &[Json]) -> Result<Forecasted, No>;
    /// The turn of a seat that decides here.
    fn draft(&self, seat: Seat) -> Result<Box<dyn AnyDraft>, No>;
    /// What a bot would do for the seat.
    fn think(&self, seat: Seat, bot: Bot, start: u64, limits: Limits) -> Result<Thinking, No>;
    /// A bot that plays at this table and remembers between decisions.
    fn player(&self, bot: Bot, start: u64, limits: Limits) -> Box<dyn AnyPlayer>;
    /// What a search of so many playouts says of the move with this number; nothing if there was nothing to decide.
    fn judge(&self, number: usize, playouts: u32) -> Option<Judged>;
    /// The table of its game, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

fn lines<R: Spoken>(table: &Table<R>, entries: &[Entry<R>], eyes: Eyes) -> Vec<Line> {
    lines_of(table.rules(), entries, eyes)
}

pub(crate) fn lines_of<R: Spoken>(rules: &R, entries: &[Entry<R>], eyes: Eyes) -> Vec<Line> {
    told(rules, entries, eyes)
        .iter()
        .map(|entry| match entry {
            Entry::Event(event) => Line::Event(rules.tell(event), rules.follows(event)),
            Entry::Forced(seat, mv) => Line::Forced(*seat, rules.spell(*mv)),
            Entry::Barrier => Line::Barrier,
        })
        .collect()
}

pub(crate) fn read<R: Spoken>(rules: &R, mv: &Json) -> Result<R::Move, No> {
    move_from_json(rules, mv).map_err(No::Unreadable)
}

/// What is told, as JSON.
pub(crate) fn written(told: impl table::serde::Serialize) -> Json {
    serde_json::to_value(told).expect("what is told is JSON")
}

/// The table as the seat can imagine it, so that an answer shows nothing hidden.
fn imagined<R: Spoken>(table: &Table<R>, seat: Seat) -> R::State {
    let mut state = *table.state();
    let turn = table.turn();
    if turn.opens() || turn.seats().contains(seat) {
        table.rules().imagine(&mut state, Eyes::Of(seat), &mut Rng::new(0));
    }
    state
}

impl<R: Spoken + Estimate> AnyTable for Table<R> {
    fn game(&self) -> &'static str {
        R::NAME
    }

    fn seats(&self) -> usize {
        self.rules().seats()
    }

    fn setup(&self) -> &Setup {
        Table::setup(self)
    }

    fn seed(&self) -> Option<&Seed> {
        match self.start() {
            Start::Seed(seed) => Some(seed),
            Start::Position(_) => None,
        }
    }

    fn turn(&self) -> TurnNow {
        let turn = Table::turn(self);
        TurnNow {
            seats: turn.seats(),
            decision: turn.decision().map(|decision| self.rules().name(decision)),
            together: matches!(turn, Turn::Together { .. }),
            order: match turn {
                Turn::Together { seats, from, .. } => {
                    from.round(self.rules().seats()).filter(|seat| seats.contains(*seat)).collect()
                }
                _ => turn.seats().iter().collect(),
            },
            moves_made: self.played().len(),
        }
    }

    fn ask(&self, seat: Seat) -> Option<Message> {
        Table::turn(self).seats().contains(seat).then(|| self.rules().ask(self.state(), seat))
    }

    fn choices(&self, seat: Seat, all: bool) -> Vec<Choice> {
        let (rules, state) = (self.rules(), self.state());
        let choice = |mv: R::Move, refusal: Option<No>| Choice {
            mv: rules.spell(mv),
            code: rules.code(seat, mv),
            rules: rules.cites(state, seat, mv),
            brings: if refusal.is_none() { rules.brings(state, seat, mv) } else { None },
            refusal,
        };
        let mut choices: Vec<Choice> = self.moves(seat).iter().map(|mv| choice(*mv, None)).collect();
        let turn = Table::turn(self);
        if let (true, Some(decision)) = (all && turn.seats().contains(seat), turn.decision()) {
            rules.conceivable(decision, seat, &mut |mv| {
                if let Some(refusal) = rules.check(state, seat, mv).err().filter(|refusal| rules.is_worth_naming(refusal)) {
                    choices.push(choice(mv, Some(No::Rule(rules.explain(&refusal)))));
                }
            });
        }
        choices
    }

    fn spelled(&self, mv: &Json) -> Result<Message, No> {
        read(self.rules(), mv).map(|mv| self.rules().spell(mv))
    }

    fn check(&self, seat: Seat, moves: &[Json]) -> Result<(), No> {
        let mut copy = self.at(*self.state());
        for mv in moves {
            let mv = read(self.rules(), mv)?;
            if let Some(refused) = copy.play(seat, mv).err() {
                return Err(No::refused(self.rules(), refused));
            }
        }
        Ok(())
    }

    fn chains(&self, seat: Seat, with: &[Json], limit: usize) -> Result<Chains, No> {
        let with = with.iter().map(|mv| read(self.rules(), mv)).collect::<Result<Vec<_>, _>>()?;
        let refused = |refused| No::refused(self.rules(), refused);
        let draft = match (Draft::begin(self, seat), with.first()) {
            (Ok(draft), _) => draft,
            // Why a seat takes no part may have a reason in the rules.
            (Err(no), Some(first)) => return Err(refused(Table::check(self, seat, *first).err().unwrap_or(no))),
            (Err(no), None) => return Err(refused(no)),
        };
        let Ways { ways, more } = draft.complete(&with, limit).map_err(refused)?;
        let spell = |way: &Vec<R::Move>| way.iter().map(|mv| self.rules().spell(*mv)).collect();
        Ok(Chains { chains: ways.iter().map(spell).collect(), more })
    }

    fn play(&mut self, seat: Seat, mv: &Json) -> Result<Vec<Line>, No> {
        let mv = read(self.rules(), mv)?;
        let entries = Table::play(self, seat, mv).map(|played| played.entries.clone());
        match entries {
            Ok(entries) => Ok(lines(self, &entries, Eyes::All)),
            Err(refused) => Err(No::refused(self.rules(), refused)),
        }
    }

    fn undo(&mut self) -> Result<(), No> {
        Table::undo(self).map_err(|refused| No::refused(self.rules(), refused))
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), No> {
        Table::take_back(self, seat).map_err(|refused| No::refused(self.rules(), refused))
    }

    fn back_to(&mut self, moves: usize) {
        Table::back_to(self, moves);
    }

    fn view(&self, eyes: Eyes) -> Json {
        serde_json::to_value(self.rules().view(self.state(), eyes)).expect("a view is JSON")
    }

    fn board(&self, eyes: Eyes) -> Board {
        self.rules().board(&self.rules().view(self.state(), eyes))
    }

    fn view_at(&self, moves: usize, eyes: Eyes) -> Json {
        serde_json::to_value(self.rules().view(self.state_at(moves), eyes)).expect("a view is JSON")
    }

    fn dealt(&self, eyes: Eyes) -> Vec<Line> {
        lines(self, Table::dealt(self), eyes)
    }

    fn told(&self, number: usize, eyes: Eyes) -> Vec<Line> {
        let Some(played) = self.played().get(number) else { return Vec::new() };
        if played.entries.is_empty() && self.rules().shows_quiet(played.seat, played.mv, eyes) {
            return vec![Line::Made(played.seat, self.rules().spell(played.mv))];
        }
        lines(self, &played.entries, eyes)
    }

    fn revealed_since(&self, moves: usize) -> bool {
        self.played().iter().skip(moves).any(table::Played::revealed)
    }

    fn here(&self) -> Box<dyn AnyTable> {
        Box::new(self.at(*self.state()))
    }

    fn imagined(&self, moves: usize, eyes: Eyes, start: u64) -> Option<Box<dyn AnyTable>> {
        let mut state = *self.state_at(moves);
        let turn = self.rules().turn(&state);
        let decides = matches!(eyes, Eyes::Of(seat) if turn.seats().contains(seat));
        if !(turn.opens() || decides || eyes == Eyes::All) {
            return None;
        }
        self.rules().imagine(&mut state, eyes, &mut Rng::new(start));
        Some(Box::new(self.at(state)))
    }

    fn standing_at(&self, moves: usize) -> Standing {
        self.rules().standing(self.state_at(moves))
    }

    fn save(&self) -> Json {
        serde_json::to_value(self.rules().save(self.state())).expect("a position is JSON")
    }

    fn record(&self) -> Record {
        Record::of(self)
    }

    fn moves_as_json(&self) -> Vec<(Seat, Json)> {
        let spelled = |(seat, mv)| (seat, self.rules().spell(mv).to_json("do"));
        self.moves_in_order().into_iter().map(spelled).collect()
    }

    fn forecast(&self, seat: Seat, moves: &[Json]) -> Result<Forecasted, No> {
        let rules = self.rules();
        let mut state = imagined(self, seat);
        let mut events = Vec::new();
        let mut looked_at = 0;
        let mut stopped = false;
        for mv in moves {
            let mv = read(self.rules(), mv)?;
            allowed(rules, &state, seat, mv).map_err(|refused| No::refused(rules, refused))?;
            let mut after = state;
            let mut entries: Vec<Entry<R>> = Vec::new();
            rules.play(&mut after, seat, mv, &mut entries);
            if entries.contains(&Entry::Barrier) {
                stopped = true;
                break;
            }
            events.extend(lines(self, &entries, Eyes::Of(seat)));
            state = after;
            looked_at += 1;
        }
        let forecast = rules.forecast(&state, seat);
        Ok(Forecasted {
            figures: serde_json::to_value(&forecast).expect("a forecast is JSON"),
            lines: rules.forecast_lines(&forecast),
            events,
            moves: looked_at,
            stopped,
        })
    }

    fn draft(&self, seat: Seat) -> Result<Box<dyn AnyDraft>, No> {
        let draft = Draft::begin(self, seat).map_err(|refused| No::refused(self.rules(), refused))?;
        Ok(Box::new(draft))
    }

    fn think(&self, seat: Seat, bot: Bot, start: u64, limits: Limits) -> Result<Thinking, No> {
        Seated::new(bot, start, limits).think_at(self, seat)
    }

    fn player(&self, bot: Bot, start: u64, limits: Limits) -> Box<dyn AnyPlayer> {
        Box::new(Seated::<R>::new(bot, start, limits))
    }

    fn judge(&self, number: usize, playouts: u32) -> Option<Judged> {
        judged::judge(self, number, playouts)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
