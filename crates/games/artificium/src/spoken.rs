//! What the game says of itself: set-up, texts, positions.

use crate::flow::batch;
use crate::sheet::{BUILT_IN, Components, SWITCHES, Switched};
use crate::state::{Decision, State};
use crate::{Artificium, Event, Forecast, Move, Position, Refusal, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Board, Fault, Message, Said, Seat, Setup, Sheet, Spoken, Switch, Why};

impl Spoken for Artificium {
    const NAME: &'static str = "artificium";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=6;
    const SHEETS: &'static [&'static str] = &[BUILT_IN];
    type Position = Position;
    type Forecast = Forecast;

    fn switches() -> &'static [Switch] {
        SWITCHES
    }

    fn set_up(setup: &Setup) -> Result<Self, Fault> {
        let seats = setup.seats;
        if !Self::SEATS.contains(&seats) {
            return Err(Fault::bounds("seats", seats as i64, &(2..=6)));
        }
        let sheet = Sheet::parse(setup.sheet.as_deref().unwrap_or(BUILT_IN))?;
        let numbers = Components::read(&sheet)?;
        let built_in = setup.sheet.is_none() || numbers == Components::read(&Sheet::parse(BUILT_IN)?)?;
        let switched = Switched::choose(setup, &sheet)?;
        let all_cards = numbers.all_cards();
        let tagged = sheet.provenance().iter().filter(|(_, tag)| tag.starts_with("reconstructed"));
        let reconstructed = tagged.map(|(path, _)| path.clone()).collect();
        let mut identity = DefaultHasher::new();
        (&numbers, &switched).hash(&mut identity);
        Ok(Self { numbers, seats, switched, all_cards, built_in, identity: identity.finish(), reconstructed, unhurried: false })
    }

    fn switch_values(&self) -> Vec<String> {
        self.switched.values.clone()
    }

    /// 5.6
    fn batch(&self, s: &State) -> Option<Decision> {
        batch(s.decision)
    }

    fn unhurried(&self) -> Self {
        Self { unhurried: true, ..self.clone() }
    }

    /// AR-35, AR-38
    fn is_for_good(&self, _: &State, _: Seat, mv: Move) -> bool {
        matches!(mv, Move::CommitPass | Move::TakeBack)
    }

    fn is_about_order(&self, refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::TradeOrder { .. } | Refusal::DropOrder { .. })
    }

    fn name(&self, decision: Decision) -> &'static str {
        match decision {
            Decision::Market => "Market",
            Decision::Commit => "Commit",
            Decision::Handle => "Handle",
            Decision::TheftPick => "TheftPick",
            Decision::ExplorePick => "ExplorePick",
            Decision::RebuildPick => "RebuildPick",
            Decision::KnightPick => "KnightPick",
            Decision::MageDiscard => "MageDiscard",
            Decision::RoundEnd => "RoundEnd",
            Decision::Over => "Over",
        }
    }

    fn ask(&self, s: &State, seat: Seat) -> Message {
        match (s.decision, s.chosen[seat].card()) {
            (Decision::Market, _) => {
                let name = if s.exchanged.contains(seat) { "MarketAgain" } else { "Market" };
                Message::new(name).with("cost", self.exchange_cost(s, seat))
            }
            (Decision::Handle, Some(card)) if self.may_give_up(s).is_err() => Message::new("HandleTraded").with("card", card),
            (Decision::Handle, Some(card)) if self.within_reach(s) => Message::new("Handle").with("card", card),
            (Decision::Handle, Some(card)) => Message::new("HandleStuck").with("card", card),
            (Decision::MageDiscard, _) => Message::new("MageDiscard").with("left", s.left),
            _ => Message::new(self.name(s.decision)),
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

    fn cites(&self, s: &State, seat: Seat, mv: Move) -> Vec<&'static str> {
        match mv {
            Move::Exchange { .. } if s.exchanged.contains(seat) => vec!["AR-21", "AR-24"],
            Move::Exchange { .. } => vec!["AR-21", "AR-23"],
            Move::SwapHand => vec!["AR-26"],
            Move::Pass => vec!["AR-22"],
            Move::Commit { .. } => vec!["AR-30"],
            Move::CommitPass => vec!["AR-R6"],
            Move::Sell { .. } | Move::Buy { .. } => vec!["AR-40", "AR-41"],
            Move::Resolve => match s.chosen[seat].card() {
                Some(card) => vec!["AR-33", card.rule()],
                None => vec!["AR-33"],
            },
            Move::Discard => vec!["AR-34"],
            Move::TakeBack => vec!["AR-35"],
            Move::Steal { .. } => vec!["AR-73"],
            Move::Explore { .. } => vec!["AR-72"],
            Move::Rebuild { .. } => vec!["AR-74"],
            Move::Knight { .. } => vec!["AR-71"],
            Move::MageDrop { .. } => vec!["AR-70"],
            Move::EndDrop { .. } => vec!["AR-81"],
            Move::EndSell { .. } => vec!["AR-82"],
            Move::Done => vec!["AR-83"],
        }
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
        self.set_down(position)
    }
}
