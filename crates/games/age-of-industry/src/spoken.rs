//! What the game says of itself: set-up, texts, positions.

use crate::estimate::Gains;
use crate::flow::batch;
use crate::sheet::{BUILT_IN, Components, SWITCHES, Switched};
use crate::state::{Decision, State};
use crate::things::{Action, Industry};
use crate::{AgeOfIndustry, Event, Forecast, Move, Position, Refusal, View, Weights};
use table::{Board, Fault, Message, Said, Seat, Setup, Sheet, Spoken, Switch, Why};

impl Spoken for AgeOfIndustry {
    const NAME: &'static str = "age-of-industry";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;
    const SHEETS: &'static [&'static str] = &[BUILT_IN];
    type Position = Position;
    type Forecast = Forecast;

    fn switches() -> &'static [Switch] {
        SWITCHES
    }

    fn set_up(setup: &Setup) -> Result<Self, Fault> {
        let seats = setup.seats;
        if !Self::SEATS.contains(&seats) {
            return Err(Fault::bounds("seats", seats as i64, &(2..=5)));
        }
        let sheet = Sheet::parse(setup.sheet.as_deref().unwrap_or(BUILT_IN))?;
        let switched = Switched::choose(setup, &sheet)?;
        let numbers = Components::read(&sheet, seats, switched.map())?;
        let gains = Gains::by(&numbers, &Weights::default());
        Ok(Self { numbers, seats, switched, gains, unhurried: false })
    }

    fn switch_values(&self) -> Vec<String> {
        self.switched.values.clone()
    }

    /// C4
    fn batch(&self, s: &State) -> Option<Decision> {
        batch(s.decision)
    }

    fn unhurried(&self) -> Self {
        Self { unhurried: true, ..self.clone() }
    }

    fn is_about_order(&self, refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::SellersInOrder)
    }

    fn name(&self, decision: Decision) -> &'static str {
        decision.id()
    }

    fn ask(&self, s: &State, seat: Seat) -> Message {
        let question = Message::new(s.decision.id());
        let counter = |question: Message, industry: Industry| {
            let level = self.next_counter(s, seat, industry).map_or(0, |counter| counter.level);
            question.with("industry", industry).with("level", level)
        };
        match s.decision {
            Decision::ChooseAction => question.with("actions", s.actions),
            Decision::ChooseSlot => counter(question, s.work.industry.unwrap_or(Industry::Cotton)),
            Decision::DiscardCard => question.with("action", s.work.action.unwrap_or(Action::Pass)),
            Decision::ChooseOutlet => question.with("space", self.map().space_word(s.work.seller.unwrap_or(0))),
            Decision::RepayLoans => {
                let player = &s.players[seat];
                question.with("loans", player.loans).with("cash", player.cash).with("repay", self.numbers.loan.repay)
            }
            _ => question,
        }
    }

    fn spell(&self, mv: Move) -> Message {
        self.spell_move(mv)
    }

    fn read(&self, said: &mut Said) -> Result<Move, Message> {
        self.read_move(said)
    }

    fn code(&self, _: Seat, mv: Move) -> u32 {
        mv.code()
    }

    fn cites(&self, _: &State, _: Seat, mv: Move) -> Vec<&'static str> {
        let rule = match mv {
            Move::Act { action } => match action {
                Action::Build => "AI-301",
                Action::Rail => "AI-601",
                Action::Sell => "AI-701",
                Action::Develop => "AI-801",
                Action::Draw => "AI-811",
                Action::Pass => "AI-821",
                Action::CombinedBuild => "AI-207",
            },
            Move::Play { card } if card.industry().is_some() => "AI-302",
            Move::Play { .. } => "AI-303",
            Move::Choose { .. } => "AI-308",
            Move::Build { .. } => "AI-304",
            Move::TakeCoal { from: crate::Source::Track } | Move::TakeIron { from: crate::Source::Track } => "AI-406",
            Move::TakeCoal { .. } | Move::TakeIron { .. } => "AI-403",
            Move::Discard { .. } => "AI-204",
            Move::Keep => "AI-822",
            Move::Lay { .. } => "AI-602",
            Move::Sell { .. } | Move::Stop => "AI-701",
            Move::SellTo { .. } => "AI-702",
            Move::Develop { .. } => "AI-801",
            Move::Draw | Move::TakeBothUp | Move::TakeUp { .. } => "AI-811",
            Move::Repay { .. } => "AI-502",
        };
        vec![rule]
    }

    fn tell(&self, event: &Event) -> Message {
        self.tell_event(*event)
    }

    fn follows(&self, event: &Event) -> &'static str {
        event.follows()
    }

    fn explain(&self, refusal: &Refusal) -> Why {
        self.explain_refusal(refusal)
    }

    fn forecast(&self, s: &State, seat: Seat) -> Forecast {
        self.foresee(s, seat)
    }

    fn forecast_lines(&self, forecast: &Forecast) -> Vec<Message> {
        self.lines_of(forecast)
    }

    fn board(&self, view: &View) -> Board {
        self.lay_out(view)
    }

    fn save(&self, s: &State) -> Position {
        self.write_down(s)
    }

    fn load(&self, position: &Position) -> Result<State, Fault> {
        self.read_position(position)
    }
}
