//! The state machine: whose decision it is, and which; what follows from a choice (section 5).

use crate::state::{Decision, State};
use crate::things::{Resource, Source};
use crate::{AgeOfIndustry, Event, Move, Refusal, View};
use table::{Broken, Chance, Eyes, Log, Moves, Rng, Rules, Seat, Standing, Turn};

impl Rules for AgeOfIndustry {
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

    #[inline]
    fn turn(&self, s: &State) -> Turn<Decision> {
        match s.decision {
            Decision::Over => Turn::Over,
            decision => {
                let opens = matches!(decision, Decision::ChooseAction | Decision::RepayLoans);
                Turn::One { seat: s.active, decision, opens }
            }
        }
    }

    #[inline]
    fn moves(&self, s: &State, _: Seat, out: &mut Moves<Move>) {
        self.list_moves(s, out);
    }

    fn conceivable(&self, decision: Decision, _: Seat, each: &mut impl FnMut(Move)) {
        self.each_conceivable(decision, each);
    }

    fn check(&self, s: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.check_move(s, seat, mv)
    }

    #[inline]
    fn play(&self, s: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        debug_assert_eq!(self.check(s, seat, mv), Ok(()));
        let open = if self.unhurried && mv != Move::Stop { batch(s.decision) } else { None };
        self.apply(s, mv, log);
        self.run_on_to(s, open, log);
    }

    fn view(&self, s: &State, eyes: Eyes) -> View {
        self.look(s, eyes)
    }

    fn told(&self, event: &Event, eyes: Eyes) -> Option<Event> {
        Some(event.told(eyes))
    }

    /// Section 11: a card is seen when it is laid. Until then the build can still be taken back.
    fn shows_forced(&self, seat: Seat, mv: Move, eyes: Eyes) -> bool {
        eyes.see(seat) || !matches!(mv, Move::Play { .. })
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

/// Where sales are gathered, in any order, by this decision or what it belongs to.
pub(crate) fn batch(decision: Decision) -> Option<Decision> {
    matches!(decision, Decision::ChooseSeller | Decision::ChooseOutlet).then_some(Decision::ChooseSeller)
}

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn apply(&self, s: &mut State, mv: Move, log: &mut impl Log<Self>) {
        match mv {
            Move::Act { action } => self.act(s, action, log),
            Move::Play { card } => self.play_card(s, card),
            Move::Choose { industry } => {
                s.work.industry = Some(industry);
                s.decision = Decision::ChooseSlot;
            }
            Move::Build { space } => self.choose_space(s, space, log),
            Move::TakeCoal { from } => self.note_source(s, Resource::Coal, from, log),
            Move::TakeIron { from } => self.note_source(s, Resource::Iron, from, log),
            Move::Discard { card } => self.discard_card(s, card, log),
            Move::Keep => self.pass_without_card(s, log),
            Move::Lay { link } => self.choose_link(s, link, log),
            Move::Sell { space } => self.choose_seller(s, space),
            Move::Stop => self.end_action(s, 1, log),
            Move::SellTo { outlet } => self.sell_to(s, outlet, log),
            Move::Develop { industry } => {
                s.work.industry = Some(industry);
                s.decision = Decision::DiscardCard;
            }
            Move::Draw => self.draw_from_deck(s, log),
            Move::TakeBothUp => self.take_face_up(s, 0..2, log),
            Move::TakeUp { place } => self.take_face_up(s, place.into()..usize::from(place) + 1, log),
            Move::Repay { loans } => {
                self.repay(s, s.active, loans.into(), log);
                self.end_turn(s, log);
            }
        }
    }

    /// AI-D5, AI-D6: the choice is only noted; the cube moves with the build.
    pub(crate) fn note_source(&self, s: &mut State, resource: Resource, from: Source, log: &mut impl Log<Self>) {
        if let Some(free) = s.work.noted[resource.index()].iter_mut().find(|noted| noted.is_none()) {
            *free = Some(from);
        }
        self.ask_for_cubes(s, log);
    }

    /// Whether there are two options for certain, so that they need not be listed to know it: whoever can develop can pass.
    #[inline]
    fn is_surely_a_choice(&self, s: &State) -> bool {
        match s.decision {
            Decision::ChooseAction => !s.me().hand.is_empty() && self.developable(s, s.active) != 0,
            Decision::RepayLoans => true,
            _ => false,
        }
    }

    /// 5.1: a decision with one option is made at once.
    #[inline]
    pub(crate) fn run_on(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.run_on_to(s, None, log);
    }

    /// The same, but not beyond the decision of a batch that is open.
    #[inline]
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
