//! What the game says of itself: set-up, texts, positions.

use crate::flow::batch;
use crate::moves::bit;
use crate::sheet::{BUILT_IN, Components, SWITCHES, Switched};
use crate::state::{Decision, Phase, State};
use crate::things::{Action, Happening, Tile};
use crate::{Event, Forecast, Move, Position, Refusal, View, WaterFrame};
use table::{Board, Fault, Message, Said, Seat, Setup, Sheet, Spoken, Switch, Why};

impl Spoken for WaterFrame {
    const NAME: &'static str = "water-frame";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const SHEETS: &'static [&'static str] = &[BUILT_IN];
    type Position = Position;
    type Forecast = Forecast;

    fn switches() -> &'static [Switch] {
        SWITCHES
    }

    fn set_up(setup: &Setup) -> Result<Self, Fault> {
        let seats = setup.seats;
        if !Self::SEATS.contains(&seats) {
            return Err(Fault::bounds("seats", seats as i64, &(2..=4)));
        }
        let sheet = Sheet::parse(setup.sheet.as_deref().unwrap_or(BUILT_IN))?;
        let switched = Switched::choose(setup, &sheet)?;
        let numbers = Components::read(&sheet, seats, &switched)?;
        Ok(Self { numbers, seats, switched, unhurried: false })
    }

    fn switch_values(&self) -> Vec<String> {
        self.switched.values.clone()
    }

    /// WF-R2
    fn batch(&self, s: &State) -> Option<Decision> {
        batch(s)
    }

    fn unhurried(&self) -> Self {
        Self { unhurried: true, ..self.clone() }
    }

    fn is_about_order(&self, refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::TooLateInAction { .. })
    }

    fn name(&self, decision: Decision) -> &'static str {
        decision.id()
    }

    fn ask(&self, s: &State, seat: Seat) -> Message {
        use Decision as D;
        let question = Message::new(s.decision.id());
        let work = &s.work;
        match s.decision {
            D::SetPrice => question.with("good", work.good),
            D::AssignTile => question.with("tile", work.tile),
            D::ChooseSpace | D::ChoosePayment => question.with("marker", work.marker),
            D::FactoryStep => question.with("bill", work.bill),
            D::InventorFee => {
                let fee = self.numbers.tiles.inventor_fee.get(usize::from(s.players[seat].inventor_paid)).copied();
                question.with("fee", fee.unwrap_or(0))
            }
            D::PlaceMachine | D::RaiseQuality => question.with("left", work.allowed.saturating_sub(work.used)),
            D::RaiseDistribution => question.with("left", work.allowed.saturating_sub(work.used)),
            D::FreeRaise => question.with("left", work.free_steps),
            D::PatentMode => {
                let tiles = &self.numbers.tiles;
                question.with("pounds", tiles.patent_pounds).with("steps", tiles.patent_levels)
            }
            D::StockCount => question.with(
                "what",
                match u32::from(work.stage) {
                    bit::REPAY => Message::new("LoansToRepay"),
                    bit::SELL_SHARES => Message::new("SharesToSell"),
                    bit::BUY_SHARES => Message::new("SharesToBuy"),
                    _ => Message::new("GoodsToSell").with("good", work.good),
                },
            ),
            D::RelocateWorker => question.with("left", work.displaced),
            D::ContractSpace => question.with("good", work.good),
            D::ShipStep => question.with("capacity", work.capacity),
            D::SaleCall | D::CloseRow | D::SellToPatron | D::ShipContract => question.with("good", s.active_good()),
            D::TakeSpecial if s.phase == Phase::Events => Message::new("PatentFair").with("event", self.happening(s)),
            D::EventChoice => {
                let event = self.happening(s);
                let chance = match event {
                    Happening::Lobby => Message::new("LobbyChance"),
                    Happening::CanalBoom => Message::new("CanalBoomChance"),
                    _ => Message::new("ShareFeverChance"),
                };
                question.with("event", event).with("chance", chance)
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

    fn code(&self, seat: Seat, mv: Move) -> u32 {
        mv.code(seat, self.seats)
    }

    fn cites(&self, s: &State, _: Seat, mv: Move) -> Vec<&'static str> {
        use Move as M;
        let rule = match mv {
            M::Found { .. } => "WF-4.9",
            M::Price { .. } => "WF-15.4",
            M::SellStart { .. } => "WF-4.12",
            M::TakeNothing => "WF-16.1",
            M::TakeTile { .. } => "WF-16.2",
            M::TakeGrey { .. } => "WF-16.5",
            M::TakeShip { .. } => "WF-16.7",
            M::Reassign { .. } | M::ReturnTile { .. } => "WF-16.4",
            M::BrokerBuy { .. } => "WF-17.4",
            M::Assign { .. } => "WF-R66",
            M::Use { marker } => match marker.action() {
                Action::Factory => "WF-7.1",
                Action::Workers => "WF-8.1",
                Action::Machinery => "WF-9.2",
                Action::Quality => "WF-10.1",
                Action::Distribution => "WF-11.1",
                Action::StockExchange => "WF-12.1",
                Action::Production => "WF-14.1",
                Action::Ship => "WF-13.1",
            },
            M::Put { .. } => "WF-6.2",
            M::Pay { .. } => "WF-6.5",
            M::Close { .. } => "WF-7.8",
            M::Modernise { .. } => "WF-7.3",
            M::Build { .. } => "WF-7.2",
            M::ReturnInventor | M::PayInventor => "WF-17.11",
            M::Fire { .. } => "WF-8.6",
            M::Hire { .. } => "WF-8.1",
            M::ManWarehouse | M::Columns { .. } | M::Rows { .. } => "WF-8.3",
            M::Mechanise { .. } => "WF-9.3",
            M::Relocate { .. } | M::StayFired => "WF-17.16",
            M::RaiseQuality { .. } => "WF-10.2",
            M::AddTwo | M::ReturnForTwo => "WF-17.13",
            M::RaiseDistribution { .. } => "WF-11.2",
            M::FreeRaise { .. } => "WF-11.4",
            M::SellGoods { .. } => "WF-12.5",
            M::Repay => "WF-12.3",
            M::SellShares => "WF-12.4",
            M::BuyShares => "WF-12.2",
            M::Contract { .. } | M::ContractSpace { .. } => "WF-12.6",
            M::Count { .. } => "WF-12.1",
            M::Fulfil { .. } if s.decision == Decision::ShipContract => "WF-18.21",
            M::Fulfil { .. } => "WF-13.5",
            M::NoProduction | M::Produce { .. } => "WF-14.1",
            M::ReplaceShip { .. } => "WF-16.8",
            M::Discard { .. } => "WF-14.6",
            M::SellOwn => "WF-18.8",
            M::CloseRow => "WF-18.11",
            M::SellStored | M::ExtraShift => "WF-18.9",
            M::Stop => "WF-18.10",
            M::NameStart { .. } if s.decision == Decision::CharismaStart => "WF-17.5",
            M::NameStart { .. } => "WF-20.6",
            M::ReturnShip { .. } | M::FireColumn { .. } | M::FireRow => "WF-20.4",
            M::LowerImporter { .. } | M::Promote { .. } | M::BuyOne => "WF-21.4",
            M::Done => "WF-6.1",
            M::Yes | M::No => match s.decision {
                Decision::UseDeveloper => "WF-7.6",
                Decision::UseExtraShifts => Tile::ExtraShifts.rule(),
                Decision::CloseRow => "WF-18.11",
                Decision::SellToPatron => "WF-17.14",
                Decision::ShipContract => "WF-18.21",
                Decision::CharismaStart => "WF-17.5",
                _ => "WF-21.4",
            },
        };
        vec![rule]
    }

    fn brings(&self, s: &State, _: Seat, mv: Move) -> Option<Message> {
        self.gain(s, mv)
    }

    fn tell(&self, event: &Event) -> Message {
        self.tell_event(*event)
    }

    fn follows(&self, event: &Event) -> &'static str {
        event.follows()
    }

    fn explain(&self, refusal: &Refusal) -> Why {
        refusal.explain()
    }

    fn is_worth_naming(&self, refusal: &Refusal) -> bool {
        *refusal != Refusal::NotThisEvent
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
