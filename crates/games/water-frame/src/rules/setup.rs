//! Set-up and the preparation round (section 4).

use crate::predetermined::STARRED;
use crate::state::{DECADES, Decision, Factory, Phase, Player, Sale, State, Work};
use crate::things::{Good, Happening, Tile};
use crate::{Event, WaterFrame};
use table::{BySeat, Chance, Log, Options, Seat, Seats};

impl WaterFrame {
    /// The table before anything random is done (WF-4.4, WF-4.6).
    pub(crate) fn set_table(&self) -> State {
        let table = &self.numbers.table;
        let player = Player { shares: self.numbers.start_shares, space: self.numbers.start_space, ..Player::default() };
        let absent = Player::default();
        let mut ships = [0; 5];
        for (size, left) in ships.iter_mut().enumerate() {
            *left = if table.ships[size] { self.numbers.ships[size].copies } else { 0 };
        }
        State {
            players: BySeat(std::array::from_fn(|seat| if seat < self.seats { player } else { absent })),
            start: Seat::new(0),
            decade: 0,
            cycle: 0,
            emptied: table.fired + table.boxed,
            fired: table.fired,
            boxed: table.boxed,
            importer: [0; 4],
            economy: [[0; DECADES]; 4],
            events: [Happening::EndOfGame; DECADES],
            economy_shown: 0,
            events_shown: 0,
            bureaucracy: false,
            mods: Default::default(),
            mat: [[0; 4]; 4],
            ships,
            tiles: [0; 20],
            phase: Phase::FirstFoundation,
            done: 0,
            served: Seats::NONE,
            active: Seat::new(0),
            decision: Decision::FoundFactory,
            work: Work::default(),
            sale: Sale::default(),
        }
    }

    /// Section 4, in the order of 4.4.
    pub(crate) fn set_up_table(&self, s: &mut State, chance: &mut Chance, log: &mut impl Log<Self>) {
        let mut below = |bound: u32| chance.below(bound);
        if self.switched.predetermined {
            s.events = self.numbers.predetermined.events;
            if self.switched.shuffled_events {
                for last in (1..3).rev() {
                    let other = below(last as u32 + 1) as usize;
                    s.events.swap(STARRED[last], STARRED[other]);
                }
            }
            self.deal_economy(s, &mut below);
            self.lay_predetermined(s, log);
            self.begin(s, Phase::Assignment, log);
        } else {
            // WF-4.1
            s.start = Seat::new(below(self.seats as u32) as usize);
            s.events = self.deal_events(&mut below, [None; DECADES]);
            self.deal_economy(s, &mut below);
            self.deal_mat(s, &mut below);
            self.deal_tiles(s, &mut below);
            self.begin(s, Phase::FirstFoundation, log);
        }
    }

    /// Whether an economy marker is in play (WF-4.3, WF-4.15).
    pub(crate) fn economy_in_play(&self, marker: usize) -> bool {
        let few = self.seats == 2 || self.switched.predetermined;
        !(few && self.numbers.economy[marker][1] == self.numbers.economy_removed)
    }

    fn deal_economy(&self, s: &mut State, below: &mut impl FnMut(u32) -> u32) {
        for good in Good::ALL {
            s.economy[good.index()] = self.draw_economy(below, s.economy[good.index()], 0);
        }
    }

    /// Five markers of a good, the first `shown` of them as they are.
    pub(crate) fn draw_economy(&self, below: &mut impl FnMut(u32) -> u32, row: [u8; DECADES], shown: usize) -> [u8; DECADES] {
        let mut left = (0..9).filter(|marker| self.economy_in_play(*marker)).fold(0u16, |left, marker| left | 1 << marker);
        row[..shown].iter().for_each(|marker| left &= !(1 << marker));
        let mut drawn = row;
        for marker in &mut drawn[shown..] {
            *marker = draw(&mut left, below);
        }
        drawn
    }

    /// WF-4.2: Bureaucracy among 1770 to 1790, others around it; known events stay.
    pub(crate) fn deal_events(
        &self,
        below: &mut impl FnMut(u32) -> u32,
        known: [Option<Happening>; DECADES],
    ) -> [Happening; DECADES] {
        let mut left = 0u32;
        for event in Happening::ALL.into_iter().skip(2) {
            let removed = self.seats == 2 && self.numbers.event_removed_for_two[event.index()];
            left |= u32::from(!removed && !known.contains(&Some(event))) << event.index();
        }
        let mut events = [Happening::EndOfGame; DECADES];
        let mut open = [0; 3];
        let mut places = 0;
        for (place, _) in known[..3].iter().enumerate().filter(|(_, event)| event.is_none()) {
            open[places] = place;
            places += 1;
        }
        let found = known.contains(&Some(Happening::Bureaucracy));
        let bureaucracy = if found || places == 0 { None } else { Some(open[below(places as u32) as usize]) };
        for place in [3, 0, 1, 2] {
            events[place] = match known[place] {
                Some(event) => event,
                None if Some(place) == bureaucracy => Happening::Bureaucracy,
                None => Happening::at(draw(&mut left, below).into()),
            };
        }
        events
    }

    /// WF-4.7
    fn deal_mat(&self, s: &mut State, below: &mut impl FnMut(u32) -> u32) {
        let table = &self.numbers.table;
        for rows in [[0, 1], [2, 3]] {
            let mut left = [table.grey_sets; 4];
            for row in rows {
                for _ in 0..table.mat_spaces {
                    let all: u32 = left.iter().map(|copies| u32::from(*copies)).sum();
                    if all == 0 {
                        continue;
                    }
                    let grey = pick(&left, below(all));
                    left[grey] -= 1;
                    s.mat[row][grey] += 1;
                }
            }
        }
    }

    /// WF-4.8, WF-R62
    fn deal_tiles(&self, s: &mut State, below: &mut impl FnMut(u32) -> u32) {
        let numbers = &self.numbers.tiles;
        let mut left = numbers.copies;
        let lay = |s: &mut State, left: &mut [u8; 20], tile: Tile| {
            if left[tile.index()] > 0 {
                left[tile.index()] -= 1;
                s.tiles[tile.index()] += 1;
            }
        };
        lay(s, &mut left, Tile::Charisma);
        lay(s, &mut left, Tile::Inventor);
        let mut wanted = self.numbers.table.random_tiles;
        if self.switched.all_patrons {
            Good::ALL.into_iter().for_each(|good| lay(s, &mut left, Tile::patron(good)));
            wanted = wanted.saturating_sub(4);
        }
        while wanted > 0 {
            let all: u32 = left.iter().map(|copies| u32::from(*copies)).sum();
            if all == 0 {
                break;
            }
            let tile = pick(&left, below(all));
            left[tile] -= 1;
            if s.tiles[tile] < self.numbers.table.kind_limit {
                s.tiles[tile] += 1;
                wanted -= 1;
            }
        }
    }

    /// WF-4.16, WF-4.17, WF-4.18, WF-4.19, with the markers of WF-R63.
    fn lay_predetermined(&self, s: &mut State, log: &mut impl Log<Self>) {
        let plan = &self.numbers.predetermined;
        s.mat = plan.mat;
        s.tiles = plan.tiles;
        for (seat, start) in Seat::new(0).round(self.seats).zip(&plan.seats) {
            for (good, price) in start.factories {
                self.found(s, seat, good, log);
                s.players[seat].factory_mut(good).price = price;
            }
            let player = &mut s.players[seat];
            player.shares = start.shares.min(self.numbers.shares);
            player.cash = start.cash.into();
            player.owned.insert(start.special);
        }
    }

    /// WF-4.10: a level I factory with rows 1 and 2 filled.
    pub(crate) fn found(&self, s: &mut State, seat: Seat, good: Good, log: &mut impl Log<Self>) {
        let sizes = self.numbers.good(good).row_size;
        self.hire_workers(s, sizes[0] + sizes[1]);
        *s.players[seat].factory_mut(good) =
            Factory { level: 1, price: self.numbers.least_price, workers: [sizes[0], sizes[1], 0, 0], ..Factory::default() };
        log.event(Event::Founded { seat, good });
    }

    /// WF-D1
    pub(crate) fn foundable(&self, s: &State) -> Options {
        let free = Good::ALL.into_iter().filter(|good| !s.me().factory(*good).stands());
        free.fold(Options::NONE, |all, good| all.and(good as u32))
    }

    pub(crate) fn found_first(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        self.found(s, s.active, good, log);
        s.work.good = Some(good);
        s.decision = Decision::SetPrice;
    }

    /// WF-4.14: the cost of both factories.
    pub(crate) fn founding_cost(&self, s: &State, seat: Seat) -> u16 {
        s.players[seat].standing().map(|good| u16::from(self.numbers.good(good).cost[0])).sum()
    }

    /// WF-D3
    pub(crate) fn start_sales(&self, s: &State) -> Options {
        let least = self.founding_cost(s, s.active).div_ceil(self.numbers.start_share_value.into());
        Options::range(u32::from(least).min(s.me().shares.into()), s.me().shares.into())
    }

    pub(crate) fn sell_start_shares(&self, s: &mut State, shares: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let pounds = i32::from(shares) * i32::from(self.numbers.start_share_value);
        s.me_mut().shares -= shares;
        self.receive(s, seat, pounds);
        log.event(Event::SoldShares { seat, shares, pounds, rule: "WF-4.12" });
        // WF-4.13
        s.decision = Decision::TakeSpecial;
    }

    /// WF-4.14, then the decade 1770 begins.
    pub(crate) fn pay_for_founding(&self, s: &mut State, log: &mut impl Log<Self>) {
        for seat in self.order(s) {
            let cost = self.founding_cost(s, seat);
            self.pay(s, seat, cost, "WF-4.14", log);
        }
        self.start_cycle(s, log);
    }

    /// WF-D5: goods to which the pending tile may be assigned.
    pub(crate) fn assignable(&self, s: &State) -> Options {
        let player = s.me();
        let present = match s.work.tile {
            Some(Tile::Foreman) => player.foreman_at,
            _ => player.workshop_at,
        };
        let none = player.standing().next().is_none();
        let fits = |good: &Good| (none || player.factory(*good).stands()) && present != Some(*good);
        Good::ALL.into_iter().filter(fits).fold(Options::NONE, |all, good| all.and(good as u32))
    }

    pub(crate) fn assign(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let Some(tile) = s.work.tile else { return };
        let seat = s.active;
        match tile {
            Tile::Foreman => s.me_mut().foreman_at = Some(good),
            _ => s.me_mut().workshop_at = Some(good),
        }
        log.event(Event::TileAssigned { seat, tile, good });
        if s.phase == Phase::Assignment {
            self.next_player(s, log);
        } else {
            self.after_tile(s, log);
        }
    }

    /// Whether a row is full and so makes goods (WF-3.1).
    pub(crate) fn is_active(&self, factory: &Factory, good: Good, row: usize) -> bool {
        factory.workers[row] + factory.machines[row] == self.numbers.good(good).row_size[row]
    }
}

/// One of the bits of a set, taken out of it.
fn draw<W: Into<u32> + TryFrom<u32> + Copy>(left: &mut W, below: &mut impl FnMut(u32) -> u32) -> u8
where
    <W as TryFrom<u32>>::Error: std::fmt::Debug,
{
    let mut bits: u32 = (*left).into();
    let place = below(bits.count_ones());
    for _ in 0..place {
        bits &= bits - 1;
    }
    let bit = bits.trailing_zeros();
    let all: u32 = (*left).into();
    *left = W::try_from(all & !(1 << bit)).expect("a smaller set");
    bit as u8
}

/// The kind of the thing at this place when they lie sorted by kind.
fn pick(copies: &[u8], mut place: u32) -> usize {
    copies
        .iter()
        .position(|copies| {
            let here = place < u32::from(*copies);
            place = place.wrapping_sub((*copies).into());
            here
        })
        .unwrap_or(0)
}
