//! A table laid out as an example describes it, and the game played on from there.

use arkwright_card::{
    Action, ArkwrightCard, AutomaPosition as Automa, Card, Decision, Event, FactoryPosition as Factory, Forecast, Good, Move,
    OnTable, Phase, Position, QualitySet, Refusal, Sale, SeatPosition as Player, Track,
};
use table::{Entry, Refused, Rules, Seat, Seed, Setup, Spoken, Standing, Table};

pub(crate) use Good::{Cutlery as C, Food as F, Lamps as L, Textile as T};

/// A position being laid out. What is said of a player goes to the seat named last, seat 0 to begin with.
#[derive(Clone)]
pub(crate) struct Scene {
    setup: Setup,
    table: OnTable,
    at: usize,
}

impl Scene {
    /// Seat 0 begins the first round: board and players as after AC-1 to AC-3, without factories, the pool empty.
    pub(crate) fn turn(seats: usize) -> Self {
        let player = Player { money: 50, shares: 10, value: 10, ships_ready: 2, ..Player::default() };
        let (demand, wage) = match seats {
            2 => (1, 6),
            4 => (-1, 0),
            _ => (0, 4),
        };
        let neutral = if seats == 2 { [3, 3, 2, 2] } else { [-1; 4] };
        let solo = seats == 1;
        let table = OnTable {
            decade: 1,
            round: 0,
            start: 0,
            human_last: false,
            phase: Phase::Turns,
            done: 1,
            decision: Decision::ChooseAction,
            active: 0,
            demand: [demand; 4],
            wage,
            others: [neutral, [-1; 4]],
            automas: [Automa { shares: 12, value: 12 }; 2],
            pool: Default::default(),
            grid: if solo { Card::ALL[..14].iter().map(|card| Some(*card)).chain([None]).collect() } else { Vec::new() },
            discs: if solo { [0, 5, 10] } else { [0; 3] },
            drawn: [0; 3],
            work: Default::default(),
            players: vec![player; seats],
        };
        Self { setup: Setup::of(seats), table, at: 0 }
    }

    /// Seat 0 decides this in its turn.
    pub(crate) fn deciding(seats: usize, decision: Decision) -> Self {
        let mut scene = Self::turn(seats);
        scene.table.decision = decision;
        scene
    }

    /// The last seat has only its development left; see `produce`.
    pub(crate) fn production(seats: usize) -> Self {
        let mut scene = Self::deciding(seats, Decision::Develop);
        scene.table.active = seats as u8 - 1;
        scene.table.done = seats as u8;
        scene
    }

    /// The last round of the game is over but for a tie between seats 1 and 2, which seat 1 may break; see `last_round_ends`.
    pub(crate) fn last_round(seats: usize) -> Self {
        let seller = Factory { appeal: 4, ..tile(2) };
        let mut scene = Self::deciding(seats, Decision::BreakTie).decade(3).active(L);
        scene = scene.seat(2).factory(L, seller).seat(1).factory(L, seller).owns(&[Card::Entrepreneur]).seat(0);
        scene.table.phase = Phase::Production;
        scene.table.done = seats as u8;
        scene.table.active = 1;
        scene.table.players[1..3].iter_mut().for_each(|player| player.sold = 2);
        scene
    }

    /// The tie stands, and the game ends.
    #[track_caller]
    pub(crate) fn last_round_ends(&self) -> Game {
        let mut game = self.begin();
        game.play(1, Move::No);
        assert_eq!(game.decides().0, Decision::Over);
        game
    }

    /// Lays out what only few examples speak of.
    pub(crate) fn with(mut self, lay: impl FnOnce(&mut OnTable)) -> Self {
        lay(&mut self.table);
        self
    }

    pub(crate) fn switch(mut self, name: &str) -> Self {
        self.setup = self.setup.switch(name, "true");
        self
    }

    pub(crate) fn decade(mut self, decade: u8) -> Self {
        self.table.decade = decade;
        self
    }

    /// The round of this good.
    pub(crate) fn active(mut self, good: Good) -> Self {
        self.table.round = good as u8;
        self
    }

    pub(crate) fn demand(mut self, demand: [i8; 4]) -> Self {
        self.table.demand = demand;
        self
    }

    /// The place of the wage marker with this wage in pounds.
    pub(crate) fn wage(mut self, pounds: u8) -> Self {
        self.table.wage = [0, 0, 0, 0, 2, 5, 8, 11, 14][usize::from(pounds)];
        self
    }

    pub(crate) fn pool(mut self, cards: &[(Card, u8)]) -> Self {
        self.table.pool = cards.iter().copied().collect();
        self
    }

    /// Speaks of this seat from now on.
    pub(crate) fn seat(mut self, seat: usize) -> Self {
        self.at = seat;
        self
    }

    fn own(&mut self) -> &mut Player {
        &mut self.table.players[self.at]
    }

    pub(crate) fn money(mut self, pounds: u16) -> Self {
        self.own().money = pounds;
        self
    }

    pub(crate) fn shares(mut self, shares: u8) -> Self {
        self.own().shares = shares;
        self
    }

    pub(crate) fn value(mut self, value: u8) -> Self {
        self.own().value = value;
        self
    }

    pub(crate) fn loans(mut self, loans: u8) -> Self {
        self.own().loans = loans;
        self
    }

    pub(crate) fn ships(mut self, ready: u8, tokens: u8) -> Self {
        self.own().ships_ready = ready;
        self.own().ship_tokens = tokens;
        self
    }

    pub(crate) fn price(mut self, pounds: u8) -> Self {
        self.own().price = pounds;
        self
    }

    /// The marker of a development track stands on this space, the first is 0.
    pub(crate) fn track(mut self, track: Track, space: u8) -> Self {
        self.own().tracks[track.index()] = space;
        self
    }

    /// Cards owned and ready; for these the card limit is raised as far as it goes.
    pub(crate) fn owns(mut self, cards: &[Card]) -> Self {
        let own = self.own();
        own.owned = cards.to_vec();
        own.engineer_ever |= cards.contains(&Card::Engineer);
        own.patent_ever |= cards.contains(&Card::Patent);
        if cards.len() > 2 {
            own.tracks[Track::DevCards.index()] = 2;
        }
        self
    }

    pub(crate) fn turned(mut self, cards: &[Card]) -> Self {
        self.own().turned = cards.to_vec();
        self
    }

    pub(crate) fn engineer_ever(mut self) -> Self {
        self.own().engineer_ever = true;
        self
    }

    pub(crate) fn foreman_at(mut self, good: Good) -> Self {
        self.own().foreman_at = Some(good);
        self
    }

    pub(crate) fn patent_at(mut self, good: Good) -> Self {
        self.own().patent_at = Some(good);
        self
    }

    pub(crate) fn factory(mut self, good: Good, factory: Factory) -> Self {
        self.own().factories[good.index()] = factory;
        self
    }

    /// All four factories stand open on side 1 without worker cards, with these distributions.
    pub(crate) fn distributions(mut self, levels: [u8; 4]) -> Self {
        for (good, distribution) in Good::ALL.into_iter().zip(levels) {
            self = self.factory(good, Factory { distribution, ..tile(1) });
        }
        self
    }

    /// Factories on side 1 with these quality cards.
    pub(crate) fn qualities(mut self, sets: &[(Good, QualitySet)]) -> Self {
        for (good, quality) in sets {
            self = self.factory(*good, Factory { quality: *quality, ..tile(1) });
        }
        self
    }

    /// Sits down to play.
    #[track_caller]
    pub(crate) fn begin(&self) -> Game {
        let position = Position { table: self.table.clone(), chance: String::new(), calls: 0 };
        match Table::resume(self.setup.clone(), &position) {
            Ok(table) => Game { table },
            Err(fault) => panic!("the scene cannot be played: {fault:?}"),
        }
    }

    /// The last turn ends without a development, and production begins.
    #[track_caller]
    pub(crate) fn produce(&self) -> Game {
        let mut game = self.begin();
        game.play(usize::from(self.table.active), Move::Skip);
        game
    }
}

/// A factory without worker cards.
pub(crate) fn tile(side: u8) -> Factory {
    Factory { side, ..Factory::default() }
}

/// A factory with these faces of its worker cards, 0 for no card.
pub(crate) fn staffed(side: u8, face1: u8, face2: u8) -> Factory {
    Factory { side, face1, face2, ..Factory::default() }
}

/// A game being played.
pub(crate) struct Game {
    pub(crate) table: Table<ArkwrightCard>,
}

impl Game {
    /// A game from its set-up.
    #[track_caller]
    pub(crate) fn deal(setup: Setup, seed: &str) -> Self {
        let seed = Seed::new(seed).expect("a seed");
        match Table::deal(setup, seed) {
            Ok(table) => Self { table },
            Err(fault) => panic!("the table cannot be set up: {fault:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn play(&mut self, seat: usize, mv: Move) {
        if let Err(refused) = self.table.play(Seat::new(seat), mv) {
            panic!("{mv:?} of seat {seat} is refused: {refused:?}; offered: {:?}", self.options());
        }
        assert_eq!(self.table.rules().audit(self.table.state()), Ok(()), "after {mv:?} of seat {seat}");
    }

    /// Moves of one seat, one after the other.
    #[track_caller]
    pub(crate) fn play_all(&mut self, seat: usize, moves: &[Move]) {
        moves.iter().for_each(|mv| self.play(seat, *mv));
    }

    /// What may be chosen by whoever decides, in canonical order.
    pub(crate) fn options(&self) -> Vec<Move> {
        self.table.turn().seats().iter().flat_map(|seat| self.table.moves(seat).to_vec()).collect()
    }

    /// What is being decided, and by whom.
    pub(crate) fn decides(&self) -> (Decision, Option<usize>) {
        let turn = self.table.turn();
        (turn.decision().unwrap_or(Decision::Over), turn.seats().iter().next().map(Seat::number))
    }

    /// The seat decides this and has exactly these options.
    #[track_caller]
    pub(crate) fn offers(&self, seat: usize, decision: Decision, options: &[Move]) {
        assert_eq!(self.decides(), (decision, Some(seat)));
        assert_eq!(self.options(), options);
    }

    /// The rule's reason against a move.
    #[track_caller]
    pub(crate) fn refusal(&self, seat: usize, mv: Move) -> Refusal {
        match self.table.check(Seat::new(seat), mv) {
            Err(Refused::Rule(refusal)) => refusal,
            other => panic!("{mv:?} of seat {seat} should be refused by a rule: {other:?}"),
        }
    }

    /// The rule that is cited against a move, and the name of the reason.
    #[track_caller]
    pub(crate) fn against(&self, seat: usize, mv: Move) -> (&'static str, &'static str) {
        let why = self.table.rules().explain(&self.refusal(seat, mv));
        (why.rule, why.message.name)
    }

    /// The rules cited for a move.
    pub(crate) fn cited(&self, seat: usize, mv: Move) -> Vec<&'static str> {
        self.table.rules().cites(self.table.state(), Seat::new(seat), mv)
    }

    pub(crate) fn position(&self) -> OnTable {
        self.table.rules().save(self.table.state()).table
    }

    pub(crate) fn player(&self, seat: usize) -> Player {
        self.position().players[seat].clone()
    }

    pub(crate) fn factory(&self, seat: usize, good: Good) -> Factory {
        self.player(seat).factories[good.index()]
    }

    pub(crate) fn money(&self, seat: usize) -> u16 {
        self.player(seat).money
    }

    pub(crate) fn distributions(&self, seat: usize) -> [u8; 4] {
        self.player(seat).factories.map(|factory| factory.distribution)
    }

    /// The share values of all seats.
    pub(crate) fn values(&self) -> Vec<u8> {
        self.position().players.iter().map(|player| player.value).collect()
    }

    pub(crate) fn owned(&self, seat: usize) -> Vec<Card> {
        self.player(seat).owned
    }

    pub(crate) fn turned(&self, seat: usize) -> Vec<Card> {
        self.player(seat).turned
    }

    pub(crate) fn in_pool(&self, card: Card) -> u8 {
        self.position().pool.get(&card).copied().unwrap_or(0)
    }

    pub(crate) fn forecast(&self) -> Forecast {
        self.table.rules().forecast(self.table.state(), Seat::new(0))
    }

    /// The sale of the active good as things stand.
    #[track_caller]
    pub(crate) fn sale(&self, seat: usize) -> Sale {
        let sales = self.forecast().sales;
        sales.into_iter().find(|sale| sale.seat == Seat::new(seat)).expect("the seat has the active factory")
    }

    pub(crate) fn standing(&self) -> Standing {
        self.table.rules().standing(self.table.state())
    }

    /// Everything that happened so far.
    pub(crate) fn events(&self) -> Vec<Event> {
        let event = |entry: &Entry<ArkwrightCard>| match entry {
            Entry::Event(event) => Some(*event),
            _ => None,
        };
        self.table.played().iter().flat_map(|played| played.entries.iter().filter_map(event)).collect()
    }

    /// The rules that the events of this name follow, in their order, those of the set-up first.
    pub(crate) fn followed(&self, name: &str) -> Vec<&'static str> {
        let rules = self.table.rules();
        let dealt = self.table.dealt().iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(*event),
            _ => None,
        });
        let named = dealt.chain(self.events()).filter(|event| rules.tell(event).name == name);
        named.map(|event| rules.follows(&event)).collect()
    }

    /// What the seat paid in its production.
    #[track_caller]
    pub(crate) fn paid(&self, payer: usize) -> u16 {
        let cost = |event| match event {
            Event::Paid { seat, cost, .. } if seat == Seat::new(payer) => Some(cost),
            _ => None,
        };
        self.events().into_iter().find_map(cost).expect("the seat has paid")
    }

    /// What the seat owed in its production and could not pay.
    #[track_caller]
    pub(crate) fn owed(&self, debtor: usize) -> u16 {
        let cost = |event| match event {
            Event::Owed { seat, cost, .. } if seat == Seat::new(debtor) => Some(cost),
            _ => None,
        };
        self.events().into_iter().find_map(cost).expect("the seat could not pay")
    }

    /// Goods sold at home and the income.
    #[track_caller]
    pub(crate) fn sold(&self, seller: usize) -> (u8, u16) {
        let sale = |event| match event {
            Event::Sold { seat, goods, income, .. } if seat == Seat::new(seller) => Some((goods, income)),
            _ => None,
        };
        self.events().into_iter().find_map(sale).expect("the seat has sold")
    }
}

pub(crate) fn act(action: Action) -> Move {
    Move::Act { action }
}

pub(crate) fn appeals(appeals: impl IntoIterator<Item = u8>) -> Vec<Move> {
    appeals.into_iter().map(|appeal| Move::SetAppeal { appeal }).collect()
}

pub(crate) fn build(good: Good) -> Move {
    Move::Build { good }
}

pub(crate) fn modernise(good: Good) -> Move {
    Move::Modernise { good }
}

pub(crate) fn ahead(good: Good) -> Move {
    Move::Ahead { good }
}

pub(crate) fn hire(good: Good) -> Move {
    Move::AddWorkers { good }
}

pub(crate) fn machine(good: Good, card: u8) -> Move {
    Move::PlaceMachine { good, card }
}

pub(crate) fn raise(good: Good) -> Move {
    Move::RaiseDistribution { good }
}

pub(crate) fn improve(good: Good) -> Move {
    Move::RaiseQuality { good }
}

pub(crate) fn step(track: Track) -> Move {
    Move::Step { track }
}

pub(crate) fn take(card: Card) -> Move {
    Move::Take { card }
}

pub(crate) fn ship(goods: u8, ships: u8) -> Move {
    Move::Ship { goods, ships }
}

/// Storing with warehouses that are free or already there.
pub(crate) fn store(small: u8, large: u8, keep: u8) -> Move {
    evict([(0, 0); 4], small, large, keep)
}

/// Storing that takes these small and large warehouses from other goods.
pub(crate) fn evict(evicted: [(u8, u8); 4], small: u8, large: u8, keep: u8) -> Move {
    Move::Store { small, large, keep, evict: arkwright_card::Evicted(evicted) }
}
