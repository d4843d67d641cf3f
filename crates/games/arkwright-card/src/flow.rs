//! The state machine: whose decision it is, and which; what may be chosen; what follows (section 5).

use crate::state::Decision;
use crate::things::{Action, Card, Good, QualityCards, QualitySet, Track};
use crate::{ArkwrightCard, Event, Move, Refusal, State, View};
use table::{Broken, Chance, Eyes, Log, Moves, Rng, Rules, Seat, Standing, Turn};

impl Rules for ArkwrightCard {
    type State = State;
    type Move = Move;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, chance: Chance, log: &mut impl Log<Self>) -> State {
        let mut s = self.set_table(chance);
        self.set_up_table(&mut s, log);
        self.run_on(&mut s, log);
        s
    }

    fn turn(&self, s: &State) -> Turn<Decision> {
        match s.decision {
            Decision::Over => Turn::Over,
            // Everything is open: anybody's eyes may imagine the table anywhere.
            decision => Turn::One { seat: s.active, decision, opens: opens(decision) },
        }
    }

    fn moves(&self, s: &State, _: Seat, out: &mut Moves<Move>) {
        out.clear();
        let goods = |out: &mut Moves<Move>, check: &dyn Fn(Good) -> bool, mv: fn(Good) -> Move| {
            out.extend(Good::ALL.into_iter().filter(|good| check(*good)).map(mv));
        };
        match s.decision {
            Decision::SoloFactory1 | Decision::SoloFactory2 | Decision::DraftFactory1 | Decision::DraftFactory2 => {
                goods(out, &|good| self.may_open(s, good).is_ok(), |good| Move::Open { good });
            }
            Decision::DraftDevelopment | Decision::Develop => self.develop_moves(s, out),
            Decision::PlaceForeman => {
                goods(out, &|good| self.may_place_foreman(s, good).is_ok(), |good| Move::PlaceForeman { good });
            }
            Decision::OpeningShares => {
                Self::count_moves(|shares| self.may_buy_opening(s, shares), |shares| Move::BuyOpening { shares }, out);
            }
            Decision::ChooseAction => self.action_moves(s, out),
            Decision::BuildStep => self.build_moves(s, out),
            Decision::HireStep => self.hire_moves(s, out),
            Decision::AutomateStep => self.automate_moves(s, out),
            Decision::QualityStep => self.quality_moves(s, out),
            Decision::QualityLayout => self.layout_moves(s, out),
            Decision::DistributionStep => self.distribution_moves(s, out),
            Decision::DistributionFree => goods(out, &|good| self.may_free(s, good).is_ok(), |good| Move::Free { good }),
            Decision::PatentPlace => {
                goods(out, &|good| self.may_place_patent(s, good).is_ok(), |good| Move::PlacePatent { good });
            }
            Decision::StockBuy => self.share_moves(s, out),
            Decision::StockBorrow => Self::count_moves(|loans| self.may_borrow(s, loans), |loans| Move::Borrow { loans }, out),
            Decision::ExtraLevel => self.extra_moves(s, out),
            Decision::ExtraOvertime => {
                out.push(Move::No);
                goods(out, &|good| self.may_overtime_at(s, good).is_ok(), |good| Move::OvertimeAt { good });
            }
            Decision::EarlyLoad => self.load_moves(s, out),
            Decision::EarlyShips => self.ship_count_moves(s, out),
            Decision::SetPrice => self.price_moves(s, out),
            Decision::DiscardFor => out.extend(s.me().owned.iter().map(|card| Move::Discard { card })),
            Decision::EngineerReplace => {
                let good = s.work.storing.expect("an Engineer leaves a factory");
                out.extend(self.replacements(s.me(), good).map(|set| Move::Replace { set }));
            }
            Decision::InventorTrack => {
                for track in Track::ALL {
                    out.push_if(self.may_inventor_track(s, track), Move::Step { track });
                }
            }
            Decision::UsePromoter => self.promoter_moves(s, out),
            Decision::UseOvertime | Decision::BreakTie => out.extend([Move::No, Move::Yes]),
            Decision::UsePatron => self.patron_moves(s, out),
            Decision::SellStock => self.sell_moves(s, out),
            Decision::Ship => self.ship_moves(s, out),
            Decision::TradingOffice => {
                out.push_if(self.may_decline_trading_office(s), Move::No);
                out.push(Move::Yes);
            }
            Decision::Store => self.store_moves(s, out),
            Decision::EntrepreneurStart => self.entrepreneur_moves(s, out),
            Decision::ChooseStart => out.extend(self.still_in(s).map(|seat| Move::NameStart { seat })),
            Decision::Over => {}
        }
    }

    fn conceivable(&self, decision: Decision, _: Seat, each: &mut impl FnMut(Move)) {
        let mut goods = |mv: fn(Good) -> Move| Good::ALL.into_iter().map(mv).for_each(&mut *each);
        match decision {
            Decision::SoloFactory1 | Decision::SoloFactory2 | Decision::DraftFactory1 | Decision::DraftFactory2 => {
                goods(|good| Move::Open { good });
            }
            Decision::PlaceForeman => goods(|good| Move::PlaceForeman { good }),
            Decision::BuildStep => {
                goods(|good| Move::Build { good });
                goods(|good| Move::Modernise { good });
                goods(|good| Move::Ahead { good });
                each(Move::Done);
            }
            Decision::HireStep => {
                goods(|good| Move::AddWorkers { good });
                each(Move::Done);
            }
            Decision::AutomateStep => {
                goods(|good| Move::PlaceMachine { good, card: 1 });
                goods(|good| Move::PlaceMachine { good, card: 2 });
                each(Move::Done);
            }
            Decision::QualityStep => {
                goods(|good| Move::RaiseQuality { good });
                each(Move::Done);
            }
            Decision::DistributionStep => {
                goods(|good| Move::RaiseDistribution { good });
                each(Move::Done);
            }
            Decision::DistributionFree => goods(|good| Move::Free { good }),
            Decision::PatentPlace => goods(|good| Move::PlacePatent { good }),
            Decision::ExtraOvertime => {
                each(Move::No);
                Good::ALL.into_iter().for_each(|good| each(Move::OvertimeAt { good }));
            }
            Decision::QualityLayout => conceivable_layouts(each),
            Decision::OpeningShares => (0..=60).for_each(|shares| each(Move::BuyOpening { shares })),
            Decision::StockBuy => (0..=60).for_each(|shares| each(Move::BuyShares { shares })),
            Decision::StockBorrow => (0..=20).for_each(|loans| each(Move::Borrow { loans })),
            Decision::ChooseAction => Action::ALL.into_iter().for_each(|action| each(Move::Act { action })),
            Decision::ExtraLevel => {
                for good in Good::ALL {
                    (0..4).for_each(|level| each(Move::Produce { good, level }));
                }
            }
            Decision::EarlyLoad => {
                for good in Good::ALL {
                    (0..=12).for_each(|goods| each(Move::Load { good, goods }));
                }
            }
            Decision::EarlyShips => (0..=9).for_each(|ships| each(Move::UseShips { ships })),
            Decision::SetPrice => (0..=30).for_each(|appeal| each(Move::SetAppeal { appeal })),
            Decision::DraftDevelopment | Decision::Develop => {
                Track::ALL.into_iter().for_each(|track| each(Move::Step { track }));
                Card::ALL.into_iter().for_each(|card| each(Move::Take { card }));
                (0..15).for_each(|place| each(Move::TakeAt { place }));
                if decision == Decision::Develop {
                    (1..=2).for_each(|shares| each(Move::Broker { shares }));
                    each(Move::InventorSteps);
                    each(Move::Skip);
                }
            }
            Decision::DiscardFor => Card::ALL.into_iter().for_each(|card| each(Move::Discard { card })),
            Decision::EngineerReplace => QualitySet::ALL.into_iter().for_each(|set| each(Move::Replace { set })),
            Decision::InventorTrack => Track::ALL.into_iter().for_each(|track| each(Move::Step { track })),
            Decision::UsePromoter => {
                each(Move::No);
                Card::ALL.into_iter().for_each(|card| each(Move::Reactivate { card }));
            }
            Decision::UsePatron => {
                each(Move::No);
                Card::ALL.into_iter().for_each(|card| each(Move::CallPatron { card }));
            }
            Decision::UseOvertime | Decision::BreakTie | Decision::TradingOffice => {
                [Move::No, Move::Yes].into_iter().for_each(each)
            }
            Decision::SellStock => (0..=12).for_each(|goods| each(Move::SellStock { goods })),
            Decision::Ship => {
                for goods in 0..=20 {
                    (0..=2).for_each(|ships| each(Move::Ship { goods, ships }));
                }
            }
            Decision::Store => conceivable_stores(each),
            Decision::EntrepreneurStart => {
                each(Move::Keep);
                each(Move::After);
                Seat::new(0).round(self.seats).for_each(|seat| each(Move::NameStart { seat }));
            }
            Decision::ChooseStart => Seat::new(0).round(self.seats).for_each(|seat| each(Move::NameStart { seat })),
            Decision::Over => {}
        }
    }

    fn check(&self, s: &State, _: Seat, mv: Move) -> Result<(), Refusal> {
        use Decision as D;
        match (s.decision, mv) {
            (D::SoloFactory1 | D::SoloFactory2 | D::DraftFactory1 | D::DraftFactory2, Move::Open { good }) => {
                self.may_open(s, good)
            }
            (D::PlaceForeman, Move::PlaceForeman { good }) => self.may_place_foreman(s, good),
            (D::OpeningShares, Move::BuyOpening { shares }) => self.may_buy_opening(s, shares),
            (D::ChooseAction, Move::Act { action }) => self.may_act(s, action),
            (D::BuildStep, Move::Build { good }) => self.may_build(s, good),
            (D::BuildStep, Move::Modernise { good }) => self.may_modernise(s, good),
            (D::BuildStep, Move::Ahead { good }) => self.may_ahead(s, good),
            (D::HireStep, Move::AddWorkers { good }) => self.may_add_workers(s, good),
            (D::AutomateStep, Move::PlaceMachine { good, card }) => self.may_place_machine(s, good, usize::from(card) - 1),
            (D::QualityStep, Move::RaiseQuality { good }) => self.may_raise_quality(s, good, s.work.left),
            (D::QualityLayout, Move::LayOut { sets }) => self.may_lay_out(s, sets),
            (D::DistributionStep, Move::RaiseDistribution { good }) => self.may_raise_distribution(s, good, s.work.left),
            (D::BuildStep | D::HireStep | D::AutomateStep | D::QualityStep | D::DistributionStep, Move::Done) => {
                Self::may_finish(s)
            }
            (D::DistributionFree, Move::Free { good }) => self.may_free(s, good),
            (D::PatentPlace, Move::PlacePatent { good }) => self.may_place_patent(s, good),
            (D::StockBuy, Move::BuyShares { shares }) => self.may_buy_shares(s, shares),
            (D::StockBorrow, Move::Borrow { loans }) => self.may_borrow(s, loans),
            (D::ExtraLevel, Move::Produce { good, level }) => self.may_produce(s, good, level),
            (D::ExtraOvertime, Move::OvertimeAt { good }) => self.may_overtime_at(s, good),
            (D::EarlyLoad, Move::Load { good, goods }) => self.may_load(s, good, goods),
            (D::EarlyShips, Move::UseShips { ships }) => self.may_use_early_ships(s, ships),
            (D::SetPrice, Move::SetAppeal { appeal }) => self.may_set_appeal(s, appeal),
            (D::Develop | D::DraftDevelopment, Move::Step { track }) => self.may_step(s, track, true),
            (D::Develop | D::DraftDevelopment, Move::Take { card }) => self.may_take(s, card),
            (D::Develop | D::DraftDevelopment, Move::TakeAt { place }) => self.may_take_at(s, place),
            (D::Develop, Move::Broker { shares }) => self.may_broker(s, shares),
            (D::Develop, Move::InventorSteps) => self.may_inventor_steps(s),
            (D::Develop, Move::Skip) => Ok(()),
            (D::DiscardFor, Move::Discard { card }) => self.may_discard(s, card),
            (D::EngineerReplace, Move::Replace { set }) => self.may_replace(s, set),
            (D::InventorTrack, Move::Step { track }) => self.may_inventor_track(s, track),
            (D::UsePromoter, Move::Reactivate { card }) => self.may_reactivate(s, card),
            (D::UsePatron, Move::CallPatron { card }) => self.may_call_patron(s, card),
            (D::TradingOffice, Move::No) => self.may_decline_trading_office(s),
            (D::UsePromoter | D::UsePatron | D::ExtraOvertime | D::UseOvertime | D::BreakTie, Move::No) => Ok(()),
            (D::UseOvertime | D::BreakTie | D::TradingOffice, Move::Yes) => Ok(()),
            (D::SellStock, Move::SellStock { goods }) => self.may_sell_stock(s, goods),
            (D::Ship, Move::Ship { goods, ships }) => self.may_ship(s, goods, ships),
            (D::Store, Move::Store { .. }) => self.may_store(s, mv),
            (D::EntrepreneurStart, Move::Keep) => Ok(()),
            (D::EntrepreneurStart, Move::After) if self.is_solo() => Ok(()),
            (D::EntrepreneurStart, Move::After) => Err(Refusal::OnlySolo { rule: "AC-240" }),
            (D::EntrepreneurStart | D::ChooseStart, Move::NameStart { seat }) => self.may_name_start(s, seat),
            (decision, _) => Err(Refusal::OtherDecision { decision }),
        }
    }

    fn play(&self, s: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        debug_assert_eq!(self.check(s, seat, mv), Ok(()));
        let open = if self.unhurried && mv != Move::Done { batch(s.decision) } else { None };
        self.apply(s, mv, log);
        self.run_on_to(s, open, log);
    }

    fn view(&self, s: &State, eyes: Eyes) -> View {
        self.look(s, eyes)
    }

    fn told(&self, event: &Event, _: Eyes) -> Option<Event> {
        Some(*event)
    }

    /// Section 11: nothing is hidden but what chance will bring.
    fn imagine(&self, s: &mut State, _: Eyes, rng: &mut Rng) {
        s.chance = Chance::from_rng(rng);
    }

    fn standing(&self, s: &State) -> Standing {
        self.stand(s)
    }

    fn audit(&self, s: &State) -> Result<(), Broken> {
        self.invariants(s)
    }
}

/// Where steps are gathered, in any order, by this decision or what it belongs to.
pub(crate) fn batch(decision: Decision) -> Option<Decision> {
    use Decision as D;
    match decision {
        D::BuildStep | D::HireStep | D::AutomateStep | D::QualityStep | D::DistributionStep => Some(decision),
        D::DistributionFree => Some(D::DistributionStep),
        _ => None,
    }
}

/// Whether an action opens with this decision.
fn opens(decision: Decision) -> bool {
    use Decision as D;
    matches!(
        decision,
        D::SoloFactory1
            | D::SoloFactory2
            | D::DraftFactory1
            | D::DraftFactory2
            | D::DraftDevelopment
            | D::OpeningShares
            | D::ChooseAction
            | D::SetPrice
            | D::Develop
            | D::UseOvertime
            | D::BreakTie
            | D::EntrepreneurStart
            | D::ChooseStart
    )
}

/// All that the cards of a player could lie.
fn conceivable_layouts(each: &mut impl FnMut(Move)) {
    let all = QualitySet::ALL;
    for food in all {
        for textile in all {
            for cutlery in all {
                for lamps in all {
                    let sets = [food, textile, cutlery, lamps];
                    let whole = QualityCards { small: 2, large: 1, engineer: 1 };
                    let left = sets.iter().try_fold(whole, |left, set| left.without(set.cards()));
                    if left.is_some() {
                        each(Move::LayOut { sets });
                    }
                }
            }
        }
    }
}

/// All that the warehouse cards of a player could hold.
fn conceivable_stores(each: &mut impl FnMut(Move)) {
    use crate::moves::Evicted;
    for evicted in 0..81 {
        for large_at in 0..5 {
            let mut evict = Evicted::default();
            let mut rest = evicted;
            for own in &mut evict.0 {
                own.0 = (rest % 3) as u8;
                rest /= 3;
            }
            if large_at > 0 {
                evict.0[large_at - 1].1 = 1;
            }
            let (gone_small, gone_large) = evict.cards();
            if gone_small > 2 {
                continue;
            }
            for small in gone_small..=2 {
                for large in gone_large..=1 {
                    let most = small * 2 + large * 4;
                    (0..=most).for_each(|keep| each(Move::Store { small, large, keep, evict }));
                }
            }
        }
    }
}

impl ArkwrightCard {
    pub(crate) fn apply(&self, s: &mut State, mv: Move, log: &mut impl Log<Self>) {
        match mv {
            Move::Open { good } => self.open_start(s, good, log),
            Move::PlaceForeman { good } => self.place_foreman(s, good, log),
            Move::BuyOpening { shares } => self.buy_opening(s, shares, log),
            Move::Act { action } => self.act(s, action, log),
            Move::Build { good } => self.build(s, good, log),
            Move::Modernise { good } => self.modernise(s, good, log),
            Move::Ahead { good } => self.ahead(s, good, log),
            Move::AddWorkers { good } => self.add_workers(s, good, log),
            Move::PlaceMachine { good, card } => self.place_machine(s, good, usize::from(card) - 1, log),
            Move::RaiseQuality { good } => self.raise_quality(s, good),
            Move::LayOut { sets } => self.lay_out_cards(s, sets, log),
            Move::RaiseDistribution { good } => self.raise_distribution(s, good, log),
            Move::Free { good } => self.free(s, good, log),
            Move::PlacePatent { good } => self.place_patent(s, good, log),
            Move::BuyShares { shares } => self.buy_shares(s, shares, log),
            Move::Borrow { loans } => self.borrow(s, loans, log),
            Move::Produce { good, level } => self.produce_extra(s, good, level, log),
            Move::OvertimeAt { good } => self.overtime_at(s, Some(good), log),
            Move::Load { good, goods } => self.load_goods(s, good, goods, log),
            Move::UseShips { ships } => self.ship_early(s, ships, log),
            Move::SetAppeal { appeal } => self.set_appeal(s, appeal, log),
            Move::Step { track } if s.decision == Decision::InventorTrack => self.inventor_track(s, track, log),
            Move::Step { track } => self.step(s, track, log),
            Move::Take { card } => self.take(s, card, 0, log),
            Move::TakeAt { place } => self.take(s, Card::at(usize::from(s.grid[usize::from(place)])), place, log),
            Move::Broker { shares } => self.broker(s, shares, log),
            Move::InventorSteps => self.inventor_steps(s, log),
            Move::Skip => self.after_development(s, log),
            Move::Discard { card } => self.discard_for(s, card, log),
            Move::Replace { set } => self.replace(s, set, log),
            Move::Reactivate { card } => self.use_promoter(s, Some(card), log),
            Move::CallPatron { card } => self.call_patron(s, card, log),
            Move::SellStock { goods } => self.sell_stock(s, goods, log),
            Move::Ship { goods, ships } => self.ship(s, goods, ships, log),
            Move::Store { small, large, keep, evict } => self.store(s, small, large, keep, evict, log),
            Move::NameStart { seat } if s.decision == Decision::ChooseStart => self.choose_start(s, seat, log),
            Move::NameStart { .. } | Move::Keep | Move::After => self.entrepreneur(s, mv, log),
            Move::Yes | Move::No => self.answer(s, mv == Move::Yes, log),
            Move::Done => self.finish_steps(s, log),
        }
    }

    fn answer(&self, s: &mut State, yes: bool, log: &mut impl Log<Self>) {
        match s.decision {
            Decision::UseOvertime => self.use_overtime(s, yes, log),
            Decision::BreakTie => self.break_tie(s, yes, log),
            Decision::TradingOffice => self.trading_office(s, yes, log),
            Decision::UsePromoter => self.use_promoter(s, None, log),
            Decision::ExtraOvertime => self.overtime_at(s, None, log),
            _ => self.ask_sell_stock(s, log),
        }
    }

    fn finish_steps(&self, s: &mut State, log: &mut impl Log<Self>) {
        match s.decision {
            Decision::BuildStep => self.finish_building(s, log),
            Decision::HireStep => self.finish_hiring(s, log),
            Decision::QualityStep => self.finish_quality(s),
            Decision::DistributionStep => self.finish_distribution(s, log),
            _ => self.after_action(s, log),
        }
    }

    /// 5.1: a list with exactly one option is applied without asking.
    pub(crate) fn run_on(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.run_on_to(s, None, log);
    }

    /// The same, but not beyond the decision of a batch that is open.
    fn run_on_to(&self, s: &mut State, open: Option<Decision>, log: &mut impl Log<Self>) {
        while let Some(mv) = self.only_move(s) {
            if open == Some(s.decision) {
                return;
            }
            log.forced(s.active, mv);
            self.apply(s, mv, log);
        }
    }

    /// The only option there is; the frequent decisions show without a list that they have several.
    fn only_move(&self, s: &State) -> Option<Move> {
        match s.decision {
            Decision::Over | Decision::UseOvertime | Decision::BreakTie => None,
            Decision::ChooseAction if self.may_stock(s) => None,
            Decision::Develop if self.may_step_somewhere(s, true) => None,
            Decision::SetPrice if !self.reachable(s).is_power_of_two() => None,
            Decision::BuildStep if s.work.any => (!self.may_build_something(s)).then_some(Move::Done),
            Decision::HireStep if s.work.any => (!self.may_hire(s)).then_some(Move::Done),
            Decision::QualityStep if s.work.any => (!self.may_raise_some_quality(s, s.work.left)).then_some(Move::Done),
            Decision::DistributionStep if s.work.any => (!self.may_distribute(s, s.work.left)).then_some(Move::Done),
            Decision::SellStock => (Self::most_from_stock(s) == 0).then_some(Move::SellStock { goods: 0 }),
            Decision::Ship => (self.most_shipped(s) == 0).then_some(Move::Ship { goods: 0, ships: 0 }),
            _ => self.only_listed(s),
        }
    }

    #[inline(never)] // The list would make room on the stack where none is needed.
    fn only_listed(&self, s: &State) -> Option<Move> {
        let mut moves = Moves::new();
        self.moves(s, s.active, &mut moves);
        debug_assert!(!moves.is_empty(), "a dead end in {:?}", s.decision);
        (moves.len() == 1).then(|| moves[0])
    }
}
