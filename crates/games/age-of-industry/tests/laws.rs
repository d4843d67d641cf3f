//! The laws every game keeps, and those of this one, over random play.

use age_of_industry::{
    AgeOfIndustry, BUILT_IN, Built, Card, Counter, Event, Industry, Map, OnTable, Outlet, Pile, Place, Resource, SeatPosition,
    SeatView,
};
use std::collections::HashMap;
use table::{Entry, Eyes, Rng, Rules, Seat, Seed, Setup, Sheet, Spoken, Table};

table::conform!(AgeOfIndustry);

/// What the sheet prints on a counter.
#[derive(Clone, Copy)]
struct Printed {
    cost: i32,
    income: u16,
    cubes: u8,
    vp: i32,
}

/// 3.2: prices by the cubes left on a track.
const PRICES: [u16; 7] = [4, 3, 3, 2, 2, 1, 1];

fn printed() -> HashMap<(Industry, u8), Printed> {
    let sheet = Sheet::parse(BUILT_IN).expect("the built-in sheet");
    let mut found = HashMap::new();
    for (industry, part) in Industry::ALL.into_iter().zip(sheet.root().parts("industry").expect("industries")) {
        for row in part.parts("levels").expect("levels") {
            let number = |key: &str| row.number(key, 0..=99).expect("a number") as i32;
            let counter = Printed {
                cost: number("cost"),
                income: number("income") as u16,
                cubes: number("cubes") as u8,
                vp: number("vp"),
            };
            found.insert((industry, number("level") as u8), counter);
        }
    }
    found
}

/// The table kept from the events alone. Only what is told of turns and of the action under way is not booked.
struct Books<'a> {
    map: &'a Map,
    printed: &'a HashMap<(Industry, u8), Printed>,
    table: OnTable,
    hands: Vec<u32>,
    deck: u32,
    /// Paid for cubes since the last bill, and that bill.
    bought: i32,
    bill: i32,
    /// Loans taken since the last payment.
    borrowed: u32,
    /// The space that was built on last: its cubes, or its box, refill the track.
    built: usize,
    totals: HashMap<Seat, i32>,
}

impl Books<'_> {
    fn player(&mut self, seat: Seat) -> &mut SeatPosition {
        &mut self.table.players[seat.number()]
    }

    fn counter(&mut self, space: impl Into<usize>) -> &mut Built {
        self.table.spaces.get_mut(&self.map.spaces[space.into()].id).expect("a counter")
    }

    fn track(&mut self, resource: Resource) -> &mut u8 {
        match resource {
            Resource::Coal => &mut self.table.coal_track,
            Resource::Iron => &mut self.table.iron_track,
        }
    }

    fn pay(&mut self, seat: Seat, money: i32) {
        let borrowed = std::mem::take(&mut self.borrowed);
        let player = self.player(seat);
        player.cash -= money;
        // AI-R3: no more loans than needed.
        assert!(player.cash >= 0 && (borrowed == 0 || player.cash < 10), "{} after {borrowed} loans", player.cash);
    }

    fn lay_aside(&mut self, seat: Seat, card: Card) {
        self.hands[seat.number()] -= 1;
        self.player(seat).seen.remove_if_there(card);
        self.table.discard.add(card);
    }

    /// AI-932
    fn occupied(&self, location: usize) -> i32 {
        if self.map.locations[location].place == Place::Village {
            return 1;
        }
        let spaces = self.map.spaces.iter().filter(|space| space.location == location);
        let counters = spaces.filter(|space| self.table.spaces.contains_key(&space.id)).count();
        (counters + self.map.markets.iter().filter(|market| market.location == location).count()) as i32
    }

    /// AI-931
    fn railways(&self, seat: Seat) -> i32 {
        let own = self.map.links.iter().filter(|link| self.table.rails.get(&link.id) == Some(&(seat.number() as u8)));
        own.map(|link| 2 + link.ends.iter().map(|end| self.occupied(*end)).sum::<i32>()).sum()
    }

    fn book(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round } => {
                self.table.round = round;
                assert!(self.table.players.iter().all(|player| player.spent == 0), "AI-I11");
            }
            Event::CardPlayed { seat, card } | Event::CardDiscarded { seat, card } => self.lay_aside(seat, card),
            Event::CubeTaken { space, .. } => self.counter(space).cubes -= 1,
            Event::CoalImported { number, .. } => {
                *self.table.boxes.get_mut(&self.map.boxes[usize::from(number)].id).expect("a box") -= 1;
            }
            Event::CubeBought { resource, price, .. } => {
                let left = *self.track(resource);
                assert_eq!(price, PRICES[usize::from(left)]);
                *self.track(resource) = left.saturating_sub(1);
                self.bought += i32::from(price);
            }
            Event::Borrowed { seat, loans } => {
                self.player(seat).loans += loans;
                self.player(seat).cash += 10 * loans as i32;
                self.borrowed = loans;
            }
            Event::Paid { seat, money } => {
                self.player(seat).spent += money;
                self.pay(seat, money.into());
                self.bill = i32::from(money) - std::mem::take(&mut self.bought);
            }
            Event::Removed { seat, industry, level, space } => {
                let gone = self.table.spaces.remove(&self.map.spaces[usize::from(space)].id).expect("a counter");
                assert_eq!((usize::from(gone.seat), gone.industry, gone.level), (seat.number(), industry, level));
            }
            Event::Built { seat, industry, level, space } => {
                let Printed { cost, cubes, .. } = self.printed[&(industry, level)];
                assert_eq!(self.bill, cost);
                *self.player(seat).gone.entry(industry).or_default() += 1;
                let built = Built { seat: seat.number() as u8, industry, level, cubes, flipped: false };
                self.built = space.into();
                assert_eq!(self.table.spaces.insert(self.map.spaces[self.built].id.clone(), built), None);
            }
            Event::TrackRefilled { seat, resource, cubes, money } => {
                let left = usize::from(*self.track(resource));
                assert_eq!(money, (left + 1..=left + usize::from(cubes)).map(|filled| PRICES[filled]).sum::<u16>());
                *self.track(resource) += cubes;
                self.player(seat).cash += i32::from(money);
                let location = self.map.spaces[self.built].location;
                match self.map.boxes.iter().find(|coal_box| coal_box.location == location) {
                    Some(coal_box) => *self.table.boxes.get_mut(&coal_box.id).expect("a box") -= cubes,
                    None => self.counter(self.built).cubes -= cubes,
                }
            }
            Event::Flipped { seat, space, income } => {
                let counter = self.counter(space);
                assert_eq!((usize::from(counter.seat), counter.flipped), (seat.number(), false));
                counter.flipped = true;
                let kind = (counter.industry, counter.level);
                assert_eq!(income, self.printed[&kind].income);
                self.player(seat).cash += i32::from(income);
            }
            Event::RailwayBuilt { seat, link } => {
                assert_eq!(self.bill, 1);
                let link = self.map.links[usize::from(link)].id.clone();
                assert_eq!(self.table.rails.insert(link, seat.number() as u8), None);
            }
            Event::Sold { seat, space, outlet } => {
                assert_eq!(usize::from(self.counter(space).seat), seat.number());
                assert!(!matches!(outlet, Outlet::Port(port) if self.counter(port).flipped));
            }
            Event::TileUsed { market } => self.table.used.push(self.map.markets[usize::from(market)].id.clone()),
            Event::Developed { seat, industry, .. } => *self.player(seat).gone.entry(industry).or_default() += 1,
            Event::CardDrawn { seat, .. } => {
                self.hands[seat.number()] += 1;
                self.deck -= 1;
            }
            Event::CardTaken { seat, card } => {
                self.hands[seat.number()] += 1;
                self.player(seat).seen.add(card);
                let place = self.table.face_up.iter().position(|up| *up == card).expect("a face-up card");
                self.table.face_up.remove(place);
            }
            Event::CardTurnedUp { card } => {
                self.table.face_up.push(card);
                self.deck -= 1;
            }
            Event::Repaid { seat, loans } => {
                self.player(seat).loans -= loans;
                self.pay(seat, 11 * loans as i32);
            }
            Event::OrderSet { order } => {
                let players = &self.table.players;
                self.table.order.sort_by_key(|seat| players[usize::from(*seat)].spent);
                assert!(self.table.order.iter().zip(order).all(|(booked, told)| usize::from(*booked) == told.number()));
                self.table.players.iter_mut().for_each(|player| player.spent = 0);
            }
            Event::InterestPaid { seat, money } => {
                assert_eq!(money as u32, self.player(seat).loans - self.borrowed, "AI-504");
                self.pay(seat, money);
            }
            Event::RailwaysPaid { seat, money } => {
                assert_eq!(money, self.railways(seat));
                self.player(seat).cash += money;
            }
            Event::Scored { seat, money, industries, loans, total } => {
                let own = self.table.spaces.values().filter(|built| usize::from(built.seat) == seat.number());
                let levels: i32 = own.map(|built| self.printed[&(built.industry, built.level)].vp).sum();
                let (cash, unpaid) = (self.player(seat).cash, self.player(seat).loans as i32);
                assert_eq!((money, industries, loans), (cash / 5, levels, 5 * unpaid));
                assert_eq!(total, money + industries - loans, "AI-I17");
                self.totals.insert(seat, total);
            }
            Event::TurnBegan { .. } | Event::Acted { .. } | Event::Passed { .. } | Event::GameEnded { .. } => {}
        }
    }

    fn agrees(&mut self, table: &Table<AgeOfIndustry>) {
        let view = table.rules().view(table.state(), Eyes::Watcher);
        let told = table.rules().save(table.state()).table;
        let booked = OnTable {
            turn: told.turn,
            actions: told.actions,
            idle_rounds: told.idle_rounds,
            acted: told.acted,
            decision: told.decision,
            work: told.work.clone(),
            ..self.table.clone()
        };
        // Used tiles are told in the order of the sheet.
        let used = |id: &&String| booked.used.contains(id);
        let used: Vec<String> = self.map.markets.iter().map(|market| &market.id).filter(used).cloned().collect();
        assert_eq!(used.len(), booked.used.len(), "a tile is used once");
        let booked = OnTable { used, ..booked };
        // What is seen is what was told.
        let seen = |seat: &SeatView| (seat.cash, seat.loans, seat.spent, seat.seen);
        let kept = |player: &SeatPosition| (player.cash, player.loans, player.spent, player.seen);
        assert!(view.seats.iter().map(seen).eq(booked.players.iter().map(kept)));
        let counter =
            |(space, at): (&String, &Counter)| (space.clone(), (at.seat.number(), at.industry, at.level, at.cubes, at.flipped));
        let built =
            |(space, at): (&String, &Built)| (space.clone(), (at.seat.into(), at.industry, at.level, at.cubes, at.flipped));
        assert!(view.spaces.iter().map(counter).eq(booked.spaces.iter().map(built)));
        assert_eq!((&view.tiles, &view.used, &view.boxes), (&booked.tiles, &booked.used, &booked.boxes));
        assert_eq!((view.coal_track, view.iron_track, view.discard), (booked.coal_track, booked.iron_track, booked.discard));
        assert_eq!(booked, told);
        assert_eq!(self.hands, view.seats.iter().map(|seat| seat.cards).collect::<Vec<_>>());
        assert_eq!(self.deck, view.deck_size);
    }
}

fn events(entries: &[Entry<AgeOfIndustry>]) -> impl Iterator<Item = Event> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(*event),
        _ => None,
    })
}

/// AI-I10, AI-I11: money, loans, spent, cards, counters, cubes and railways change only by what is told.
#[test]
fn the_books_kept_from_the_events_agree_with_the_table() {
    let printed = printed();
    let mut rng = Rng::new(10);
    for map in ["germany", "new_england", "tyneside"] {
        for (seats, game) in (2..=5).flat_map(|seats| (0..8).map(move |game| (seats, game))) {
            let seed = Seed::new(&format!("books {game}")).expect("a seed");
            let setup = Setup::of(seats).switch("map", map);
            let mut table = Table::<AgeOfIndustry>::deal(setup.clone(), seed).expect("the built-in sheet");
            let rules = AgeOfIndustry::set_up(&setup).expect("the built-in sheet");
            let view = table.rules().view(table.state(), Eyes::Watcher);
            let nothing = SeatPosition {
                cash: 0,
                loans: 0,
                spent: 0,
                gone: Industry::ALL.into_iter().map(|industry| (industry, 0)).collect(),
                seen: Pile::EMPTY,
            };
            let open = table.rules().save(table.state()).table;
            assert!(open.players.iter().all(|player| *player == nothing));
            let mut books = Books {
                map: rules.map(),
                printed: &printed,
                table: open,
                hands: view.seats.iter().map(|seat| seat.cards).collect(),
                deck: view.deck_size,
                bought: 0,
                bill: 0,
                borrowed: 0,
                built: 0,
                totals: HashMap::new(),
            };
            while let Some(seat) = table.turn().seats().lowest() {
                let moves = table.moves(seat);
                // Every other game prefers the first options, so that much is built.
                let any = rng.below(moves.len() as u32);
                let place = if game % 2 == 0 { any } else { any.min(rng.below(moves.len() as u32)) };
                let played = table.play(seat, moves[place as usize]).expect("a listed move");
                events(&played.entries).for_each(|event| books.book(event));
                books.agrees(&table);
            }
            let standing = rules.standing(table.state());
            let totals = (0..seats).map(|seat| books.totals[&Seat::new(seat)]);
            assert!(totals.eq(standing.scores.iter().copied()));
        }
    }
}

/// AI-921, AI-R41, AI-R42: whatever ends a game was foreseen at every decision of its last round.
#[test]
fn the_end_is_foreseen_all_through_the_last_round() {
    let mut rng = Rng::new(921);
    for (map, seats) in
        ["germany", "new_england", "tyneside"].into_iter().flat_map(|map| (2..=5).map(move |seats| (map, seats)))
    {
        let setup = Setup::of(seats).switch("map", map);
        let mut table = Table::<AgeOfIndustry>::deal(setup, Seed::new("the end").expect("a seed")).expect("the built-in sheet");
        let mut last_round = Vec::new();
        while let Some(seat) = table.turn().seats().lowest() {
            last_round.push(*table.state());
            let moves = table.moves(seat);
            let played = table.play(seat, moves[rng.below(moves.len() as u32) as usize]).expect("a listed move");
            if events(&played.entries).any(|event| matches!(event, Event::RoundBegan { .. })) {
                last_round.clear();
            }
        }
        for state in last_round {
            assert!(!table.rules().forecast(&state, Seat::new(0)).may_end.is_empty(), "{map}, {seats} seats");
        }
    }
}
