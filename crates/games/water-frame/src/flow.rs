//! The state machine: whose decision it is, and which; what follows from a choice (section 5).

use crate::moves::bit;
use crate::state::{Decision, Phase, State};
use crate::{Event, Move, Refusal, View, WaterFrame};
use table::{Broken, Chance, Eyes, Log, Moves, Options, Rng, Rules, Seat, Standing, Turn};

impl Rules for WaterFrame {
    type State = State;
    type Move = Move;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, mut chance: Chance, log: &mut impl Log<Self>) -> State {
        let mut s = self.set_table();
        self.set_up_table(&mut s, &mut chance, log);
        self.run_on(&mut s, log);
        s
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn<Decision> {
        match s.decision {
            Decision::Over => Turn::Over,
            decision => Turn::One { seat: s.active, decision, opens: opens(s) },
        }
    }

    #[inline]
    fn moves(&self, s: &State, _: Seat, out: &mut Moves<Move>) {
        self.list_moves(s, out);
    }

    fn conceivable(&self, decision: Decision, _: Seat, each: &mut impl FnMut(Move)) {
        Move::conceivable(decision, self.seats).iter().for_each(|bit| each(Move::of_bit(decision, bit)));
    }

    fn check(&self, s: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.check_move(s, seat, mv)
    }

    /// WF-18.3, WF-18.10, WF-18.25
    fn barred(&self, s: &State, seat: Seat, mv: Move) -> Option<Refusal> {
        self.out_of_production(s, seat, mv)
    }

    fn play(&self, s: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        debug_assert_eq!(self.check(s, seat, mv), Ok(()));
        let open = if self.unhurried && !matches!(mv, Move::Done | Move::StayFired) { batch(s) } else { None };
        self.apply(s, mv, log);
        self.run_on_to(s, open, log);
    }

    fn view(&self, s: &State, eyes: Eyes) -> View {
        self.look(s, eyes)
    }

    /// Section 11: nothing that happens is hidden from anybody.
    fn told(&self, event: &Event, _: Eyes) -> Option<Event> {
        Some(*event)
    }

    /// Section 11: markers, counts and refusals are said aloud.
    fn shows_quiet(&self, _: Seat, _: Move, _: Eyes) -> bool {
        true
    }

    fn imagine(&self, s: &mut State, eyes: Eyes, rng: &mut Rng) {
        self.deal_anew(s, eyes, rng);
    }

    fn standing(&self, s: &State) -> Standing {
        self.stand(s)
    }

    fn audit(&self, s: &State) -> Result<(), Broken> {
        self.invariants(s)
    }
}

/// Whether an action opens with the pending decision.
fn opens(s: &State) -> bool {
    use Decision as D;
    match s.decision {
        D::FoundFactory
        | D::SellStartShares
        | D::ChooseMarker
        | D::SaleCall
        | D::CloseRow
        | D::SellToPatron
        | D::ShipContract
        | D::CharismaStart
        | D::EventChoice
        | D::NameStartPlayer => true,
        D::UseExtraShifts => s.phase == Phase::AfterSale,
        D::AssignTile => s.phase == Phase::Assignment,
        D::BrokerMenu | D::HarborStep => s.work.cursor == 0,
        D::TakeSpecial => s.phase == Phase::Events,
        _ => false,
    }
}

/// Where steps are gathered, in any order, by the pending decision or what it belongs to (WF-R2).
pub(crate) fn batch(s: &State) -> Option<Decision> {
    use Decision as D;
    match s.decision {
        D::FactoryStep
        | D::WorkersStep
        | D::PlaceMachine
        | D::RelocateWorker
        | D::RaiseQuality
        | D::RaiseDistribution
        | D::FreeRaise
        | D::StockMenu
        | D::ShipStep
        | D::BrokerMenu
        | D::HarborStep => Some(s.decision),
        D::InventorFee if s.phase == Phase::Turns && (s.work.bill > 0 || s.work.touched != 0) => Some(D::FactoryStep),
        D::WarehouseColumns | D::WarehouseRows => Some(D::WorkersStep),
        D::StockCount | D::ContractSpace if s.work.broker => Some(D::BrokerMenu),
        D::StockCount | D::ContractSpace => Some(D::StockMenu),
        _ => None,
    }
}

impl WaterFrame {
    pub(crate) fn apply(&self, s: &mut State, mv: Move, log: &mut impl Log<Self>) {
        use Move as M;
        match mv {
            M::Found { good } => self.found_first(s, good, log),
            M::Price { good, price } => self.set_price(s, good, price, log),
            M::SellStart { shares } => self.sell_start_shares(s, shares, log),
            M::TakeNothing => self.special_taken(s, log),
            M::TakeTile { tile } => self.take_tile(s, tile, log),
            M::TakeGrey { row, grey } => self.take_grey(s, row, grey, log),
            M::TakeShip { size } => self.take_ship(s, size, log),
            M::Reassign { tile } => self.reassign(s, tile),
            M::BrokerBuy { shares } => self.broker_buy(s, shares, log),
            M::Assign { good } => self.assign(s, good, log),
            M::Use { marker } => self.choose_marker(s, marker),
            M::Put { space } => self.choose_space(s, space),
            M::Pay { pounds } => self.choose_payment(s, pounds, log),
            M::Close { good } => self.close(s, good, log),
            M::Modernise { good } => self.modernise(s, good, log),
            M::Build { good, level } => self.build(s, good, level, log),
            M::ReturnInventor => self.inventor_fee(s, false, log),
            M::PayInventor => self.inventor_fee(s, true, log),
            M::Fire { good, workers } => self.fire(s, good, workers, log),
            M::Hire { good, row, workers } => self.hire(s, good, row, workers, log),
            M::ManWarehouse => s.decision = Decision::WarehouseColumns,
            M::Columns { columns } => self.choose_columns(s, columns),
            M::Rows { rows } => self.man_warehouse(s, rows, log),
            M::Mechanise { good, row } => self.place_machine(s, good, row, log),
            M::Relocate { good, row } => self.relocate(s, good, row, log),
            M::StayFired => self.ask_special(s, log),
            M::RaiseQuality { good } => self.raise_quality(s, good, log),
            M::AddTwo => self.patent_mode(s, false, log),
            M::ReturnForTwo => self.patent_mode(s, true, log),
            M::RaiseDistribution { good } => self.raise_distribution(s, good, log),
            M::FreeRaise { good } => self.free_raise(s, good, log),
            M::SellGoods { good } => self.choose_stock(s, good as u32, Some(good)),
            M::Repay => self.choose_stock(s, bit::REPAY, None),
            M::SellShares => self.choose_stock(s, bit::SELL_SHARES, None),
            M::BuyShares => self.choose_stock(s, bit::BUY_SHARES, None),
            M::Contract { good } => self.choose_stock(s, bit::CONTRACT + good as u32, Some(good)),
            M::Count { count } => self.count_stock(s, count, log),
            M::ContractSpace { space } => self.place_contract(s, space, log),
            M::Fulfil { goods, .. } if s.decision == Decision::ShipContract => self.deliver_contract(s, goods, log),
            M::Fulfil { good, goods } => self.deliver(s, good, goods, log),
            M::NoProduction => self.end_turn(s, log),
            M::Produce { good, rows } => self.choose_production(s, good, rows, log),
            M::ReturnTile { tile } => self.send_back(s, tile, log),
            M::ReplaceShip { pier } => self.moor(s, pier.into(), log),
            M::Discard { good } => self.discard(s, good, log),
            M::SellOwn | M::CloseRow | M::SellStored | M::ExtraShift | M::Stop => {
                if let Some(answer) = mv.bit(Decision::SaleCall) {
                    self.answer_call(s, answer, log);
                }
                self.sell_on(s, log);
            }
            M::NameStart { seat } if s.decision == Decision::CharismaStart => self.answer_charisma(s, Some(seat), log),
            M::NameStart { seat } => self.name_start(s, seat, log),
            M::ReturnShip { pier } => self.hand_back(s, pier, log),
            M::FireColumn { good } => self.fire_column(s, good, log),
            M::FireRow => self.fire_row(s, log),
            M::LowerImporter { good } => self.lower_importer(s, good, log),
            M::Promote { good } => self.promote(s, good, log),
            M::BuyOne => self.buy_one(s, log),
            M::No | M::Yes => self.answer(s, mv == M::Yes, log),
            M::Done => self.done(s, log),
        }
    }

    fn answer(&self, s: &mut State, yes: bool, log: &mut impl Log<Self>) {
        match s.decision {
            Decision::UseDeveloper => self.use_developer(s, yes, log),
            Decision::UseExtraShifts => self.answer_extra_shifts(s, yes, log),
            Decision::CloseRow => self.answer_close_row(s, yes, log),
            Decision::SellToPatron => self.answer_patron(s, yes, log),
            Decision::CharismaStart => self.answer_charisma(s, None, log),
            Decision::ShipContract => {
                self.move_contract(s, s.active, log);
                self.next_player(s, log);
            }
            _ => self.next_player(s, log),
        }
    }

    fn done(&self, s: &mut State, log: &mut impl Log<Self>) {
        match s.decision {
            Decision::FactoryStep => self.end_factory(s, log),
            Decision::PlaceMachine => self.end_machines(s, log),
            Decision::RaiseQuality => self.end_quality(s, log),
            Decision::RaiseDistribution => self.end_distribution(s, log),
            Decision::FreeRaise => self.ask_prices(s, log),
            Decision::BrokerMenu => self.next_player(s, log),
            Decision::HarborStep => self.leave_harbor(s, log),
            Decision::WorkersStep => self.end_workers(s, log),
            _ => self.ask_special(s, log),
        }
    }

    /// Whether a decision with these options is passed over: only its end is left, and nobody waits for whoever began it to say so.
    pub(crate) fn passes_by_itself(&self, options: Options, is_begun: bool) -> bool {
        options.only().is_some() && !(self.unhurried && is_begun)
    }

    /// Whether there are two options for certain, so that they need not all be found to know it.
    fn is_surely_a_choice(&self, s: &State) -> bool {
        s.decision == Decision::ChooseMarker && self.markers_to_use(s).nth(1).is_some()
    }

    /// WF-R1: a decision with one option is made at once.
    pub(crate) fn run_on(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.run_on_to(s, None, log);
    }

    /// The same, but not beyond the decision of a batch that is open.
    fn run_on_to(&self, s: &mut State, open: Option<Decision>, log: &mut impl Log<Self>) {
        while s.decision != Decision::Over && !self.is_surely_a_choice(s) {
            let options = self.options(s);
            debug_assert!(!options.is_empty(), "a dead end at {:?}", s.decision);
            let Some(bit) = options.only() else { return };
            if open == Some(s.decision) {
                return;
            }
            let mv = Move::of_bit(s.decision, bit);
            log.forced(s.active, mv);
            self.apply(s, mv, log);
        }
    }
}
