//! A table laid out as an example describes it, and the game played on from there.

use artificium::{
    Artificium, Card, Chosen, Decision, Event, Good, Goods, Move, Pile, Position, Refusal, SeatPosition, Stage, View,
};
use table::{Entry, Eyes, Refused, Rules, Seat, Setup, Spoken, Table};

/// A position being laid out. What is said of a player goes to the seat named last, seat 0 to begin with.
#[derive(Clone)]
pub(crate) struct Scene {
    setup: Setup,
    position: Position,
    at: usize,
}

impl Scene {
    fn of(seats: usize, decision: Decision) -> Self {
        let position = Position {
            round: 1,
            first: 0,
            active: 0,
            decision,
            stage: Stage::Fresh,
            cursor: 0,
            left: 0,
            market: Pile::EMPTY,
            discard: Pile::EMPTY,
            deck: None,
            chance: String::new(),
            calls: 0,
            seats: vec![SeatPosition::default(); seats],
        };
        Self { setup: Setup::of(seats), position, at: 0 }
    }

    /// Two players; seat 0 handles this card. The other holds a Farm, so that the round goes on.
    pub(crate) fn handle(card: Card) -> Self {
        Self::handle_among(2, card)
    }

    /// The same with more players.
    pub(crate) fn handle_among(seats: usize, card: Card) -> Self {
        Self::of(seats, Decision::Handle).others_hold_a_farm().lays(card)
    }

    /// Two players; seat 0 plays on alone with this hand. The other is out and keeps a Farm.
    pub(crate) fn alone(hand: &[Card]) -> Self {
        Self::alone_among(2, hand)
    }

    /// The same with more players.
    pub(crate) fn alone_among(seats: usize, hand: &[Card]) -> Self {
        let mut scene = Self::of(seats, Decision::Commit).others_hold_a_farm().hand(hand);
        scene.position.seats[1..].iter_mut().for_each(|other| other.out = true);
        scene
    }

    /// Everybody chooses a card.
    pub(crate) fn step(seats: usize) -> Self {
        Self::of(seats, Decision::Commit)
    }

    /// The market of a round.
    pub(crate) fn market(cards: &[Card]) -> Self {
        let mut scene = Self::of(2, Decision::Market);
        scene.position.market = Pile::of(cards);
        scene
    }

    /// The end of a round, the first player to decide.
    pub(crate) fn round_end(seats: usize) -> Self {
        Self::of(seats, Decision::RoundEnd)
    }

    fn others_hold_a_farm(mut self) -> Self {
        self.position.seats[1..].iter_mut().for_each(|other| other.hand = Pile::of(&[Card::Farm]));
        self
    }

    pub(crate) fn switch(mut self, name: &str, value: &str) -> Self {
        self.setup = self.setup.switch(name, value);
        self
    }

    pub(crate) fn sheet(mut self, text: &str) -> Self {
        self.setup = self.setup.with_sheet(text);
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.position.round = round;
        self
    }

    /// The first player, who also decides first.
    pub(crate) fn first(mut self, seat: u8) -> Self {
        self.position.first = seat;
        self.position.active = seat;
        self
    }

    pub(crate) fn deck(mut self, cards: &[Card]) -> Self {
        self.position.deck = Some(Pile::of(cards));
        self
    }

    pub(crate) fn discard(mut self, cards: &[Card]) -> Self {
        self.position.discard = Pile::of(cards);
        self
    }

    /// Speaks of this seat from now on.
    pub(crate) fn seat(mut self, seat: usize) -> Self {
        self.at = seat;
        self
    }

    fn own(&mut self) -> &mut SeatPosition {
        &mut self.position.seats[self.at]
    }

    pub(crate) fn coins(mut self, coins: u16) -> Self {
        self.own().coins = coins;
        self
    }

    pub(crate) fn vp(mut self, vp: u16) -> Self {
        self.own().vp = vp;
        self
    }

    /// The highest the seat has been.
    pub(crate) fn peak(mut self, peak: u16) -> Self {
        self.own().peak = peak;
        self
    }

    pub(crate) fn goods(mut self, owned: &[(Good, u8)]) -> Self {
        self.own().goods = goods(owned);
        self
    }

    pub(crate) fn hand(mut self, cards: &[Card]) -> Self {
        self.own().hand = Pile::of(cards);
        self
    }

    pub(crate) fn front(mut self, cards: &[Card]) -> Self {
        self.own().front = Pile::of(cards);
        self
    }

    pub(crate) fn known(mut self, cards: &[Card]) -> Self {
        self.own().known = Pile::of(cards);
        self
    }

    pub(crate) fn refetched(mut self, times: u8) -> Self {
        self.own().refetched = times;
        self
    }

    pub(crate) fn out(mut self) -> Self {
        self.own().out = true;
        self
    }

    /// This card of the seat lies on the table in this step.
    pub(crate) fn lays(mut self, card: Card) -> Self {
        self.own().chosen = Chosen::Card(card);
        self
    }

    /// All cards not mentioned lie in front of the seat.
    pub(crate) fn rest_in_front(mut self) -> Self {
        let rest = self.rest();
        self.own().front.add_all(rest);
        self
    }

    /// All cards not mentioned are in the hand of the seat.
    pub(crate) fn rest_in_hand(mut self) -> Self {
        let rest = self.rest();
        self.own().hand.add_all(rest);
        self
    }

    /// All cards not mentioned lie in the discard pile.
    pub(crate) fn rest_discarded(mut self) -> Self {
        let rest = self.rest();
        self.position.discard.add_all(rest);
        self
    }

    fn rest(&self) -> Pile {
        let mut rest = all_cards();
        let deck = self.position.deck.unwrap_or(Pile::EMPTY);
        [deck, self.position.discard, self.position.market].into_iter().for_each(|pile| rest.remove_all(pile));
        for seat in &self.position.seats {
            rest.remove_all(seat.hand);
            rest.remove_all(seat.front);
            seat.chosen.card().into_iter().for_each(|card| rest.remove(card));
        }
        rest
    }

    /// Sits down to play.
    #[track_caller]
    pub(crate) fn begin(&self) -> Game {
        match Table::resume(self.setup.clone(), &self.position) {
            Ok(table) => Game { table },
            Err(fault) => panic!("the scene cannot be played: {fault:?}"),
        }
    }
}

/// The 108 cards of the box (3.3).
pub(crate) fn all_cards() -> Pile {
    let copies = |card: Card| match card.index() {
        0..8 => 8,
        8..12 => 6,
        _ => 5,
    };
    let cards: Vec<Card> = Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, copies(card))).collect();
    Pile::of(&cards)
}

/// Goods by name.
pub(crate) fn goods(owned: &[(Good, u8)]) -> Goods {
    let mut goods = Goods::NONE;
    owned.iter().for_each(|(good, count)| goods[*good] = *count);
    goods
}

/// A game being played.
pub(crate) struct Game {
    pub(crate) table: Table<Artificium>,
}

impl Game {
    /// Makes a move and gives the moves that followed of themselves.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: usize, mv: Move) -> Vec<Move> {
        if let Err(refused) = self.table.play(Seat::new(seat), mv) {
            panic!("{mv:?} of seat {seat} is refused: {refused:?}");
        }
        assert_eq!(self.table.rules().audit(self.table.state()), Ok(()), "after {mv:?} of seat {seat}");
        let forced = |entry: &Entry<Artificium>| match entry {
            Entry::Forced(_, mv) => Some(*mv),
            _ => None,
        };
        self.last_entries().iter().filter_map(forced).collect()
    }

    /// Seat 0, the only one still in, plays this card: it lies open and waits to be handled.
    #[track_caller]
    pub(crate) fn lay(&mut self, card: Card) {
        self.play(0, commit(card));
        assert_eq!(self.decides(), (Decision::Handle, vec![0]));
    }

    /// Seat 0, the only one still in, plays this card and resolves it without a trade.
    #[track_caller]
    pub(crate) fn lay_and_resolve(&mut self, card: Card) {
        self.lay(card);
        self.play(0, Move::Resolve);
    }

    /// What may be chosen, in canonical order.
    #[track_caller]
    pub(crate) fn options(&self, seat: usize) -> Vec<Move> {
        let options = self.table.moves(Seat::new(seat)).to_vec();
        let codes: Vec<u32> = options.iter().map(|mv| self.table.rules().code(Seat::new(seat), *mv)).collect();
        assert!(codes.is_sorted_by(|one, next| one < next), "options are sorted by move code, without duplicates: {codes:?}");
        options
    }

    /// What is being decided, and by whom.
    pub(crate) fn decides(&self) -> (Decision, Vec<usize>) {
        let turn = self.table.turn();
        (turn.decision().unwrap_or(Decision::Over), turn.seats().iter().map(Seat::number).collect())
    }

    /// The rule's reason against a move.
    #[track_caller]
    pub(crate) fn refusal(&self, seat: usize, mv: Move) -> Refusal {
        match self.table.check(Seat::new(seat), mv) {
            Err(Refused::Rule(refusal)) => refusal,
            other => panic!("{mv:?} of seat {seat} should be refused by a rule: {other:?}"),
        }
    }

    /// The move is refused for this reason, which cites this rule; trying it changes nothing.
    #[track_caller]
    pub(crate) fn refuses(&mut self, seat: usize, mv: Move, reason: Refusal, rule: &str) {
        let before = self.position();
        assert_eq!(self.refusal(seat, mv), reason);
        assert_eq!(self.rule_of(&reason), rule);
        assert!(self.table.play(Seat::new(seat), mv).is_err());
        assert_eq!(self.position(), before);
    }

    pub(crate) fn rule_of(&self, refusal: &Refusal) -> &'static str {
        self.table.rules().explain(refusal).rule
    }

    pub(crate) fn position(&self) -> Position {
        self.table.rules().save(self.table.state())
    }

    pub(crate) fn seat(&self, seat: usize) -> SeatPosition {
        self.position().seats[seat].clone()
    }

    /// Coins, victory points and goods of a seat are exactly these.
    #[track_caller]
    pub(crate) fn has(&self, seat: usize, coins: u16, vp: u16, owned: &[(Good, u8)]) {
        let own = self.seat(seat);
        assert_eq!((own.coins, own.vp, own.goods), (coins, vp, goods(owned)), "coins, VP and goods of seat {seat}");
    }

    /// The hand of a seat is exactly this.
    #[track_caller]
    pub(crate) fn holds(&self, seat: usize, cards: &[Card]) {
        assert_eq!(self.seat(seat).hand, Pile::of(cards), "hand of seat {seat}");
    }

    /// The cards in front of a seat are exactly these.
    #[track_caller]
    pub(crate) fn played(&self, seat: usize, cards: &[Card]) {
        assert_eq!(self.seat(seat).front, Pile::of(cards), "in front of seat {seat}");
    }

    /// The sizes of deck and discard pile.
    pub(crate) fn piles(&self) -> (u32, u32) {
        let position = self.position();
        (position.deck.map_or(0, Pile::size), position.discard.size())
    }

    pub(crate) fn view(&self, eyes: Eyes) -> View {
        self.table.rules().view(self.table.state(), eyes)
    }

    /// What these eyes know of a hand.
    pub(crate) fn known(&self, eyes: Eyes, owner: usize) -> Pile {
        self.view(eyes).seats[owner].known
    }

    fn last_entries(&self) -> &[Entry<Artificium>] {
        self.table.played().last().map_or(&[], |played| &played.entries)
    }

    /// What happened with the last move, as these eyes learned it.
    pub(crate) fn told(&self, eyes: Eyes) -> Vec<Event> {
        let event = |entry: Entry<Artificium>| match entry {
            Entry::Event(event) => Some(event),
            _ => None,
        };
        self.table.told(self.last_entries(), eyes).into_iter().filter_map(event).collect()
    }

    /// What happened with the last move.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.told(Eyes::All)
    }
}

/// The eyes of a seat.
pub(crate) fn eyes(seat: usize) -> Eyes {
    Eyes::Of(Seat::new(seat))
}

pub(crate) fn exchange(give: Card, take: Card) -> Move {
    Move::Exchange { give, take }
}

pub(crate) fn commit(card: Card) -> Move {
    Move::Commit { card }
}

pub(crate) fn sell(good: Good) -> Move {
    Move::Sell { good }
}

pub(crate) fn buy(good: Good) -> Move {
    Move::Buy { good }
}

pub(crate) fn steal(victim: usize, good: Good) -> Move {
    Move::Steal { victim: Seat::new(victim), good }
}

pub(crate) fn explore(victim: usize) -> Move {
    Move::Explore { victim: Seat::new(victim) }
}

pub(crate) fn rebuild(card: Card) -> Move {
    Move::Rebuild { card }
}

pub(crate) fn knight(victim: usize) -> Move {
    Move::Knight { victim: Seat::new(victim) }
}

pub(crate) fn mage_drop(card: Card) -> Move {
    Move::MageDrop { card }
}

pub(crate) fn end_drop(card: Card) -> Move {
    Move::EndDrop { card }
}

pub(crate) fn end_sell(good: Good) -> Move {
    Move::EndSell { good }
}
