//! The state machine: whose decision it is, and which; what may be chosen; what follows (section 5).

use crate::state::{Chosen, Decision, Stage};
use crate::things::{Card, Good};
use crate::{Artificium, Event, Move, Refusal, State, View};
use table::{Broken, Chance, Eyes, Log, Moves, Rng, Rules, Seat, Standing, Turn};

impl Rules for Artificium {
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
        self.start_round(&mut s, log);
        self.run_on(&mut s, log);
        s
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn<Decision> {
        let opens = match s.decision {
            Decision::Over => return Turn::Over,
            Decision::Commit => {
                return Turn::Together { seats: s.awaiting, from: s.first, decision: Decision::Commit };
            }
            Decision::Market => true,
            Decision::Handle | Decision::RoundEnd => s.stage == Stage::Fresh,
            _ => false,
        };
        Turn::One { seat: s.active, decision: s.decision, opens }
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat, out: &mut Moves<Move>) {
        out.clear();
        match s.decision {
            Decision::Market => self.market_moves(s, out),
            Decision::Commit => self.commit_moves(s, seat, out),
            Decision::Handle => self.handle_moves(s, out),
            Decision::RoundEnd => {
                for card in s.hand[seat].kinds() {
                    out.push_if(self.may_end_drop(s, card), Move::EndDrop { card });
                }
                for (good, _) in s.goods[seat].iter() {
                    out.push_if(self.may_end_sell(s, good), Move::EndSell { good });
                }
                out.push(Move::Done);
            }
            Decision::Over => {}
            _ => self.pick_moves(s, out),
        }
    }

    fn conceivable(&self, decision: Decision, _: Seat, each: &mut impl FnMut(Move)) {
        let victims = || Seat::new(0).round(self.seats);
        match decision {
            Decision::Market => {
                for give in Card::ALL {
                    Card::ALL.into_iter().for_each(|take| each(Move::Exchange { give, take }));
                }
                each(Move::SwapHand);
                each(Move::Pass);
            }
            Decision::Commit => {
                Card::ALL.into_iter().for_each(|card| each(Move::Commit { card }));
                each(Move::CommitPass);
            }
            Decision::Handle => {
                Good::ALL.into_iter().for_each(|good| each(Move::Sell { good }));
                Good::ALL.into_iter().for_each(|good| each(Move::Buy { good }));
                [Move::Resolve, Move::Discard, Move::TakeBack].into_iter().for_each(each);
            }
            Decision::TheftPick => {
                for victim in victims() {
                    Good::ALL.into_iter().for_each(|good| each(Move::Steal { victim, good }));
                }
            }
            Decision::ExplorePick => victims().for_each(|victim| each(Move::Explore { victim })),
            Decision::RebuildPick => Card::ALL.into_iter().for_each(|card| each(Move::Rebuild { card })),
            Decision::KnightPick => victims().for_each(|victim| each(Move::Knight { victim })),
            Decision::MageDiscard => Card::ALL.into_iter().for_each(|card| each(Move::MageDrop { card })),
            Decision::RoundEnd => {
                Card::ALL.into_iter().for_each(|card| each(Move::EndDrop { card }));
                Good::ALL.into_iter().for_each(|good| each(Move::EndSell { good }));
                each(Move::Done);
            }
            Decision::Over => {}
        }
    }

    fn check(&self, s: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match (s.decision, mv) {
            (Decision::Market, Move::Exchange { give, take }) => self.may_exchange(s, give, take),
            (Decision::Market, Move::SwapHand) => self.may_swap_hand(s),
            (Decision::Market, Move::Pass) => Ok(()),
            (Decision::Commit, Move::Commit { card }) => self.may_commit(s, seat, card),
            (Decision::Commit, Move::CommitPass) => self.may_commit_pass(),
            (Decision::Handle, Move::Sell { good }) => self.may_sell(s, good),
            (Decision::Handle, Move::Buy { good }) => self.may_buy(s, good),
            (Decision::Handle, Move::Resolve) => self.may_resolve(s),
            (Decision::Handle, Move::Discard | Move::TakeBack) => self.may_give_up(s),
            (Decision::TheftPick, Move::Steal { victim, good }) => self.may_steal(s, victim, good),
            (Decision::ExplorePick, Move::Explore { victim }) => self.may_explore(s, s.active, victim),
            (Decision::RebuildPick, Move::Rebuild { card }) => self.may_rebuild(s, card),
            (Decision::KnightPick, Move::Knight { victim }) => self.may_knight(s, victim),
            (Decision::MageDiscard, Move::MageDrop { card }) => self.may_mage_drop(s, card),
            (Decision::RoundEnd, Move::EndDrop { card }) => self.may_end_drop(s, card),
            (Decision::RoundEnd, Move::EndSell { good }) => self.may_end_sell(s, good),
            (Decision::RoundEnd, Move::Done) => Ok(()),
            (decision, mv) => Err(wrong_moment(decision, mv)),
        }
    }

    /// AR-22, AR-35, AR-38
    fn barred(&self, s: &State, seat: Seat, mv: Move) -> Option<Refusal> {
        let in_market = matches!(mv, Move::Exchange { .. } | Move::SwapHand | Move::Pass);
        let in_play = matches!(mv, Move::Commit { .. } | Move::CommitPass);
        match s.decision {
            Decision::Market if in_market && s.passed.contains(seat) => Some(Refusal::PassedMarket),
            Decision::Commit if in_play && s.out.contains(seat) => Some(Refusal::Out),
            _ => None,
        }
    }

    #[inline]
    fn play(&self, s: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        debug_assert_eq!(self.check(s, seat, mv), Ok(()));
        let open = if self.unhurried && mv != Move::Done { batch(s.decision) } else { None };
        self.apply(s, seat, mv, log);
        self.run_on_to(s, open, log);
    }

    fn view(&self, s: &State, eyes: Eyes) -> View {
        self.look(s, eyes)
    }

    fn told(&self, event: &Event, eyes: Eyes) -> Option<Event> {
        Some(event.told(eyes))
    }

    /// Section 11: that nothing else could be dropped tells of the hand.
    fn shows_forced(&self, seat: Seat, mv: Move, eyes: Eyes) -> bool {
        eyes.see(seat) || !matches!(mv, Move::MageDrop { .. } | Move::Done)
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

/// Where steps are gathered, in any order: trades while a card is handled, and what goes at the end of a round.
pub(crate) fn batch(decision: Decision) -> Option<Decision> {
    matches!(decision, Decision::Handle | Decision::RoundEnd).then_some(decision)
}

impl Artificium {
    #[inline]
    fn apply(&self, s: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        match mv {
            Move::Exchange { give, take } => self.exchange(s, give, take, log),
            Move::SwapHand => self.swap_hand(s, log),
            Move::Pass => self.pass_market(s, log),
            Move::Commit { card } => self.commit(s, seat, Chosen::Card(card), log),
            Move::CommitPass => self.commit(s, seat, Chosen::Pass, log),
            Move::Sell { good } => self.sell(s, good, log),
            Move::Buy { good } => self.buy(s, good, log),
            Move::Resolve => self.resolve(s, log),
            Move::Discard => self.discard_revealed(s, log),
            Move::TakeBack => self.take_back(s, log),
            Move::Steal { victim, good } => self.steal(s, victim, good, log),
            Move::Explore { victim } => self.explore(s, victim, log),
            Move::Rebuild { card } => self.rebuild(s, card, log),
            Move::Knight { victim } => self.knight(s, victim, log),
            Move::MageDrop { card } => self.mage_drop(s, card, log),
            Move::EndDrop { card } => self.end_drop(s, card, log),
            Move::EndSell { good } => self.end_sell(s, good, log),
            Move::Done => self.end_done(s, log),
        }
    }

    /// AR-R39, 5.8: a decision with one option is made at once.
    #[inline]
    pub(crate) fn run_on(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.run_on_to(s, None, log);
    }

    /// The same, but not beyond the decision of a batch that is open.
    #[inline]
    fn run_on_to(&self, s: &mut State, open: Option<Decision>, log: &mut impl Log<Self>) {
        while let Some(mv) = self.only_move(s) {
            if open == Some(s.decision) {
                return;
            }
            log.forced(s.active, mv);
            self.apply(s, s.active, mv, log);
        }
    }

    /// The move of a decision that leaves no choice; `Commit` is asked even then.
    #[inline]
    fn only_move(&self, s: &State) -> Option<Move> {
        match s.decision {
            Decision::Commit | Decision::Over => None,
            Decision::Market => self.must_pass(s).then_some(Move::Pass),
            Decision::Handle if s.stage == Stage::Fresh => None,
            Decision::RoundEnd if s.stage == Stage::Fresh => {
                (s.hand[s.active].is_empty() && s.goods[s.active].is_empty()).then_some(Move::Done)
            }
            _ => {
                let mut moves = Moves::new();
                self.moves(s, s.active, &mut moves);
                debug_assert!(!moves.is_empty(), "a dead end");
                (moves.len() == 1).then(|| moves[0])
            }
        }
    }
}

/// 5.12: what belongs to another moment says which.
fn wrong_moment(decision: Decision, mv: Move) -> Refusal {
    let trade = matches!(mv, Move::Sell { .. } | Move::Buy { .. });
    match decision {
        Decision::Market if trade || matches!(mv, Move::EndSell { .. }) => Refusal::NoTradeInMarket,
        Decision::RoundEnd if matches!(mv, Move::Buy { .. }) => Refusal::NoBuyingAtRoundEnd,
        Decision::Commit
        | Decision::TheftPick
        | Decision::ExplorePick
        | Decision::RebuildPick
        | Decision::KnightPick
        | Decision::MageDiscard
            if trade =>
        {
            Refusal::TradeAfterResolving
        }
        _ => Refusal::OtherDecision { decision },
    }
}
