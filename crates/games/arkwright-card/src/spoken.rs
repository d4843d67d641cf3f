//! What the game says of itself: set-up, texts, positions.

use crate::flow::batch;
use crate::sheet::{BUILT_IN, Components, SWITCHES, Switched};
use crate::state::{Decision, State};
use crate::things::{Action, Good};
use crate::{ArkwrightCard, Event, Forecast, Move, Position, Refusal, View};
use table::{Board, Fault, Message, Said, Seat, Setup, Sheet, Spoken, Switch, Why};

impl Spoken for ArkwrightCard {
    const NAME: &'static str = "arkwright-card";
    const SEATS: std::ops::RangeInclusive<usize> = 1..=4;
    const SHEETS: &'static [&'static str] = &[BUILT_IN];
    type Position = Position;
    type Forecast = Forecast;

    fn switches() -> &'static [Switch] {
        SWITCHES
    }

    fn set_up(setup: &Setup) -> Result<Self, Fault> {
        let seats = setup.seats;
        if !Self::SEATS.contains(&seats) {
            return Err(Fault::bounds("seats", seats as i64, &(1..=4)));
        }
        let sheet = Sheet::parse(setup.sheet.as_deref().unwrap_or(BUILT_IN))?;
        let numbers = Components::read(&sheet, seats)?;
        let switched = Switched::choose(setup)?;
        Ok(Self { numbers, seats, switched, unhurried: false })
    }

    fn switch_values(&self) -> Vec<String> {
        self.switched.values.clone()
    }

    /// AC-61, AC-70, AC-80, AC-91, AC-94
    fn batch(&self, s: &State) -> Option<Decision> {
        batch(s.decision)
    }

    fn unhurried(&self) -> Self {
        Self { unhurried: true, ..self.clone() }
    }

    fn is_about_order(&self, refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::OutOfOrder { .. } | Refusal::NotYet { .. })
    }

    fn name(&self, decision: Decision) -> &'static str {
        decision.name()
    }

    fn ask(&self, s: &State, _: Seat) -> Message {
        let ask = Message::new(s.decision.name());
        match s.decision {
            Decision::ExtraLevel | Decision::EarlyLoad => ask.with("good", Good::at(usize::from(s.work.cursor))),
            _ => ask,
        }
    }

    fn spell(&self, mv: Move) -> Message {
        mv.spell()
    }

    fn read(&self, said: &mut Said) -> Result<Move, Message> {
        Move::read(said, self.seats)
    }

    fn code(&self, seat: Seat, mv: Move) -> u32 {
        mv.code(seat, self.seats)
    }

    fn cites(&self, s: &State, _: Seat, mv: Move) -> Vec<&'static str> {
        let rule = match mv {
            Move::Open { .. } => self.choice_of_factories(),
            Move::PlaceForeman { .. } => "AC-165",
            Move::BuyOpening { .. } => "AC-11",
            Move::Act { action } => match action {
                Action::Build => "AC-60",
                Action::Hire => "AC-70",
                Action::Automate => "AC-80",
                Action::Quality => "AC-91",
                Action::Distribution => "AC-94",
                Action::Stock => "AC-110",
                Action::ExtraProduction => "AC-120",
                Action::EarlyShipping => "AC-130",
                Action::ReactivateTradingOffice => "AC-170",
                Action::Pass => "AC-R10",
            },
            Move::Build { .. } => "AC-61",
            Move::Modernise { .. } => "AC-64",
            Move::Ahead { .. } => "AC-167",
            Move::AddWorkers { .. } => "AC-70",
            Move::PlaceMachine { .. } => "AC-80",
            Move::RaiseQuality { .. } | Move::LayOut { .. } => "AC-91",
            Move::RaiseDistribution { .. } => "AC-94",
            Move::Free { .. } => "AC-95",
            Move::PlacePatent { .. } => "AC-R18",
            Move::BuyShares { .. } => "AC-110",
            Move::Borrow { .. } => "AC-111",
            Move::Produce { .. } => "AC-120",
            Move::OvertimeAt { .. } => "AC-124",
            Move::Load { .. } => "AC-130",
            Move::UseShips { .. } => "AC-R39",
            Move::SetAppeal { .. } => "AC-142",
            Move::Step { .. } if s.decision == Decision::InventorTrack => "AC-168",
            Move::Step { .. } => self.rule_of_development(s, "AC-151"),
            Move::Take { .. } | Move::TakeAt { .. } => self.rule_of_development(s, "AC-153"),
            Move::Broker { .. } => "AC-166",
            Move::InventorSteps => "AC-168",
            Move::Skip | Move::Done => "AC-R10",
            Move::Discard { .. } => "AC-154",
            Move::Replace { .. } => "AC-172",
            Move::Reactivate { .. } => "AC-170",
            Move::CallPatron { .. } => "AC-169",
            Move::SellStock { .. } => "AC-184",
            Move::Ship { .. } => "AC-187",
            Move::Store { .. } => "AC-188",
            Move::NameStart { .. } if s.decision == Decision::ChooseStart => "AC-213",
            Move::NameStart { .. } | Move::Keep => "AC-161",
            Move::After => "AC-240",
            Move::Yes | Move::No => match s.decision {
                Decision::UseOvertime => "AC-163",
                Decision::BreakTie => "AC-161",
                Decision::TradingOffice => "AC-162",
                Decision::UsePromoter => "AC-170",
                Decision::ExtraOvertime => "AC-124",
                _ => "AC-169",
            },
        };
        vec![rule]
    }

    fn tell(&self, event: &Event) -> Message {
        event.tell()
    }

    fn follows(&self, event: &Event) -> &'static str {
        event.follows()
    }

    fn explain(&self, refusal: &Refusal) -> Why {
        refusal.explain()
    }

    // Of some thousand arrangements a handful fits; what is wrong with each other one nobody wants to read.
    fn is_worth_naming(&self, refusal: &Refusal) -> bool {
        !matches!(refusal, Refusal::NotALayout | Refusal::NotAWayToStore)
    }

    fn forecast(&self, s: &State, seat: Seat) -> Forecast {
        self.foresee(s, seat)
    }

    fn forecast_lines(&self, forecast: &Forecast) -> Vec<Message> {
        forecast.lines()
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
