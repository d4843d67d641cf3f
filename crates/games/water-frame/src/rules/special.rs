//! Special markers: tiles, grey markers, ships (WF-16).

use crate::moves::bit;
use crate::state::{DECADES, Decision, Phase, State, Then};
use crate::things::{Grey, Marker, Tile};
use crate::{Event, WaterFrame};
use table::{Log, Options, Seat};

impl WaterFrame {
    pub(crate) fn ask_special(&self, s: &mut State, _: &mut impl Log<Self>) {
        s.decision = Decision::TakeSpecial;
    }

    /// WF-16.5: the mat level, and one row more with the Inventor.
    fn mat_level(&self, s: &State) -> (u8, u8) {
        if s.phase == Phase::StartCapital {
            return (1, 1);
        }
        let level = self.numbers.timetable.mat_level[usize::from(s.decade).min(DECADES - 1)];
        (level, if s.me().owned.has(Tile::Inventor) { (level + 1).min(4) } else { level })
    }

    /// WF-D4
    pub(crate) fn specials(&self, s: &State) -> Options {
        let player = s.me();
        let (_, reach) = self.mat_level(s);
        let mut options = Options::NONE.and(0);
        for tile in Tile::ALL {
            let free = s.tiles[tile.index()] > 0 && !player.owned.has(tile);
            options = options.and_if(bit::TILES + tile as u32, free);
        }
        for row in 0..usize::from(reach) {
            for grey in Grey::ALL {
                let free = s.mat[row][grey.index()] > 0 && !player.has_grey(Marker::of_grey(row, grey));
                options = options.and_if(bit::GREYS + (row * 4 + grey.index()) as u32, free);
            }
        }
        for size in 1..=5u8 {
            let free = s.ships[usize::from(size) - 1] > 0 && self.numbers.ships[usize::from(size) - 1].mat_row <= reach;
            options = options.and_if(bit::SHIPS + u32::from(size) - 1, free && self.may_take_ship(s, size));
        }
        if s.phase == Phase::StartCapital {
            return options;
        }
        let elsewhere = |at| player.standing().any(|good| Some(good) != at);
        options = options.and_if(bit::REASSIGN, player.owned.has(Tile::Foreman) && elsewhere(player.foreman_at));
        options = options.and_if(bit::REASSIGN + 1, player.owned.has(Tile::Workshop) && elsewhere(player.workshop_at));
        if player.owned.has(Tile::Broker) && s.phase == Phase::Turns {
            let most = self.affordable_shares(s, s.active, self.half_price(s, s.active)).min(self.numbers.tiles.broker_shares);
            for shares in 1..=most {
                options = options.and(bit::BROKER + u32::from(shares) - 1);
            }
        }
        options
    }

    /// WF-17.4: half the buying price, rounded up.
    pub(crate) fn half_price(&self, s: &State, seat: Seat) -> u8 {
        self.buying_price(s, seat).div_ceil(self.numbers.tiles.broker_divisor)
    }

    /// WF-16.7 to WF-16.11
    pub(crate) fn may_take_ship(&self, s: &State, size: u8) -> bool {
        let player = s.me();
        if player.ships.contains(&0) {
            return self.crew(size) <= self.available(s);
        }
        !self.replaceable(s, size).is_empty()
    }

    /// WF-D28: piers with a smaller ship whose place the new one can take.
    pub(crate) fn replaceable(&self, s: &State, size: u8) -> Options {
        let ships = s.me().ships;
        let fits = |pier: &usize| {
            let old = ships[*pier];
            old < size && self.crew(size).saturating_sub(self.crew(old)) <= self.available(s)
        };
        (0..2).filter(fits).fold(Options::NONE, |all, pier| all.and(pier as u32))
    }

    pub(crate) fn take_tile(&self, s: &mut State, tile: Tile, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.tiles[tile.index()] -= 1;
        s.me_mut().owned.insert(tile);
        s.work.tile = Some(tile);
        log.event(Event::TileTaken { seat, tile });
        if tile.is_assigned() {
            s.decision = Decision::AssignTile;
        } else {
            self.after_tile(s, log);
        }
    }

    /// WF-16.4: a fifth tile sends one of the older ones back.
    pub(crate) fn after_tile(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.me().owned.len() > self.numbers.tiles.most_owned.into() {
            s.decision = Decision::ReturnTile;
        } else {
            self.special_taken(s, log);
        }
    }

    /// WF-D27
    pub(crate) fn returnable(&self, s: &State) -> Options {
        let old = s.me().owned.iter().filter(|tile| Some(*tile) != s.work.tile);
        old.fold(Options::NONE, |all, tile| all.and(tile as u32))
    }

    pub(crate) fn send_back(&self, s: &mut State, tile: Tile, log: &mut impl Log<Self>) {
        self.return_tile(s, s.active, tile, "WF-16.4", log);
        self.keep_what_fits(s, Then::Taken, log);
    }

    /// A tile that is used goes back by its own rule (WF-17).
    pub(crate) fn use_up(&self, s: &mut State, seat: Seat, tile: Tile, log: &mut impl Log<Self>) {
        self.return_tile(s, seat, tile, tile.rule(), log);
    }

    /// A tile goes back to the open supply, and its effects end.
    fn return_tile(&self, s: &mut State, seat: Seat, tile: Tile, rule: &'static str, log: &mut impl Log<Self>) {
        let player = &mut s.players[seat];
        player.owned.remove(tile);
        match tile {
            Tile::Foreman => player.foreman_at = None,
            Tile::Workshop => player.workshop_at = None,
            Tile::Inventor => player.inventor_paid = 0,
            _ => {}
        }
        s.tiles[tile.index()] += 1;
        log.event(Event::TileReturned { seat, tile, rule });
    }

    pub(crate) fn reassign(&self, s: &mut State, tile: Tile) {
        s.work.tile = Some(tile);
        s.decision = Decision::AssignTile;
    }

    /// WF-17.4a
    pub(crate) fn broker_buy(&self, s: &mut State, shares: u8, log: &mut impl Log<Self>) {
        let seat = s.active;
        let price = self.half_price(s, seat);
        self.buy_shares(s, seat, shares, price, Tile::Broker.rule(), log);
        self.use_up(s, seat, Tile::Broker, log);
        self.special_taken(s, log);
    }

    pub(crate) fn take_grey(&self, s: &mut State, row: u8, grey: Grey, log: &mut impl Log<Self>) {
        let seat = s.active;
        let (level, _) = self.mat_level(s);
        let marker = Marker::of_grey(row.into(), grey);
        s.mat[usize::from(row)][grey.index()] -= 1;
        s.me_mut().grey |= 1 << marker.index();
        log.event(Event::GreyTaken { seat, marker, row });
        self.after_mat(s, row + 1 > level, log);
    }

    /// WF-17.11: what lies one row above the mat level costs a use of the Inventor.
    fn after_mat(&self, s: &mut State, above: bool, log: &mut impl Log<Self>) {
        if above {
            s.decision = Decision::InventorFee;
        } else {
            self.special_taken(s, log);
        }
    }

    pub(crate) fn take_ship(&self, s: &mut State, size: u8, log: &mut impl Log<Self>) {
        let (level, _) = self.mat_level(s);
        s.work.ship = size;
        s.work.inventor = self.numbers.ships[usize::from(size) - 1].mat_row > level;
        match s.me().ships.iter().position(|ship| *ship == 0) {
            Some(pier) => self.moor(s, pier, log),
            None => s.decision = Decision::ReplaceShip,
        }
    }

    /// WF-16.10, WF-16.11: the new ship takes pier, place on the chart, and crew.
    pub(crate) fn moor(&self, s: &mut State, pier: usize, log: &mut impl Log<Self>) {
        let seat = s.active;
        let (old, new) = (s.me().ships[pier], s.work.ship);
        s.ships[usize::from(new) - 1] -= 1;
        if old > 0 {
            s.ships[usize::from(old) - 1] += 1;
        }
        s.me_mut().ships[pier] = new;
        let (before, after) = (self.crew(old), self.crew(new));
        if after >= before {
            self.hire_workers(s, after - before);
        } else {
            s.fired += before - after;
        }
        let (pier, capacity) = (pier as u8, self.capacity(new));
        log.event(match old {
            0 => Event::ShipTaken { seat, pier, capacity },
            _ => Event::ShipReplaced { seat, pier, old: self.capacity(old), capacity },
        });
        s.work.ship = 0;
        let above = std::mem::take(&mut s.work.inventor);
        self.after_mat(s, above, log);
    }

    /// The special marker is done: the turn ends, or the next player of the phase follows.
    pub(crate) fn special_taken(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.end_turn(s, log);
    }
}
