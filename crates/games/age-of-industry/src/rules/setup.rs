//! Set-up (AI-101 to AI-110).

use crate::AgeOfIndustry;
use crate::map::MOST_MARKETS;
use crate::state::{Decision, Derived, Player, SEATS, State, Work};
use crate::things::{Pile, Tile};
use table::{BySeat, Chance, Log, Seat};

impl AgeOfIndustry {
    /// The table before anything is dealt (AI-102, AI-106).
    pub(crate) fn set_table(&self, chance: Chance) -> State {
        let player =
            Player { hand: Pile::EMPTY, seen: Pile::EMPTY, cash: self.numbers.start_money, loans: 0, spent: 0, gone: [0; 6] };
        let mut boxes = [0; MOST_MARKETS];
        boxes.iter_mut().zip(&self.map().boxes).for_each(|(cubes, spot)| *cubes = spot.cubes);
        State {
            own: BySeat([0; SEATS]),
            industry: [0; 6],
            level: [0; 3],
            cubes: [0; 3],
            flipped: 0,
            rails: BySeat([0; SEATS]),
            players: BySeat([player; SEATS]),
            deck: self.numbers.cards,
            discard: Pile::EMPTY,
            chance,
            face_up: [None; 2],
            tiles: [Tile::None; MOST_MARKETS],
            used: 0,
            boxes,
            track: self.numbers.track.map(|track| track.spaces),
            order: std::array::from_fn(Seat::new),
            turn: 0,
            round: 1,
            actions: 0,
            idle_rounds: 0,
            acted: false,
            active: Seat::new(0),
            decision: Decision::ChooseAction,
            work: Work::default(),
            derived: Derived::NOTHING,
        }
    }

    /// Section 4, in the order of its random draws.
    pub(crate) fn set_up_table(&self, s: &mut State, log: &mut impl Log<Self>) {
        for seat in Seat::new(0).round(self.seats) {
            for _ in 0..self.numbers.opening_hand {
                let card = Self::top_of_deck(s);
                s.players[seat].hand.add(card);
            }
        }
        self.fill_face_up(s, log);
        self.lay_tiles(s);
        // AI-103
        let start = Seat::new(s.chance.below(self.seats as u32) as usize);
        s.order[..self.seats].iter_mut().zip(start.round(self.seats)).for_each(|(place, seat)| *place = seat);
        self.derive(s);
        self.start_round(s, log);
    }

    /// AI-108
    fn lay_tiles(&self, s: &mut State) {
        let mut left = self.numbers.tiles;
        for market in 0..self.map().markets.len() {
            let mut place = s.chance.below(left.iter().map(|copies| u32::from(*copies)).sum());
            let drawn = Tile::ALL.into_iter().find(|tile| {
                let copies = u32::from(left[tile.index()]);
                let here = place < copies;
                place = place.wrapping_sub(copies);
                here
            });
            s.tiles[market] = drawn.unwrap_or(Tile::None);
            left[s.tiles[market].index()] -= 1;
        }
    }
}
