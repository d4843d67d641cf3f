//! The table: what stands where, as words of bits; and what follows from it, kept ready.

use crate::map::{MOST_LOCATIONS, MOST_MARKETS};
use crate::sheet::MOST_NEED;
use crate::things::{Action, Card, Industry, Pile, Resource, Source, Tile};
use table::{BySeat, Chance, Seat, named};

/// The most seats.
pub(crate) const SEATS: usize = 5;

named! {
    /// Which decision it is (5.3).
    Decision, "decision", 15:
    /// AI-D1
    ChooseAction = "ChooseAction",
    /// AI-D2
    ChooseCard = "ChooseCard",
    /// AI-D3
    ChooseIndustry = "ChooseIndustry",
    /// AI-D4
    ChooseSlot = "ChooseSlot",
    /// AI-D5
    ChooseCoal = "ChooseCoal",
    /// AI-D6
    ChooseIron = "ChooseIron",
    /// AI-D7
    DiscardCard = "DiscardCard",
    /// AI-D8
    ChooseLink = "ChooseLink",
    /// AI-D9
    ChooseSeller = "ChooseSeller",
    /// AI-D10
    ChooseOutlet = "ChooseOutlet",
    /// AI-D11
    ChooseDevelop = "ChooseDevelop",
    /// AI-D12
    DrawFirst = "DrawFirst",
    /// AI-D13
    DrawSecond = "DrawSecond",
    /// AI-D14
    RepayLoans = "RepayLoans",
    /// Nothing more to decide.
    Over = "Over",
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) hand: Pile,
    /// Cards that everybody knows to be in this hand (section 11).
    pub(crate) seen: Pile,
    pub(crate) cash: i32,
    pub(crate) loans: u32,
    /// Laid out for actions in this round (AI-208).
    pub(crate) spent: u16,
    /// How many counters of each industry have left the display.
    pub(crate) gone: [u8; 6],
}

/// How far the present action has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Work {
    pub(crate) action: Option<Action>,
    pub(crate) card: Option<Card>,
    pub(crate) industry: Option<Industry>,
    /// The space of a build, the link of a railway.
    pub(crate) target: Option<u8>,
    /// Where the cubes will come from: coal, then iron.
    pub(crate) noted: [[Option<Source>; MOST_NEED]; 2],
    /// The seller whose outlet is asked for, or the last one (C4).
    pub(crate) seller: Option<u8>,
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Spaces with a counter of each seat.
    pub(crate) own: BySeat<u64, SEATS>,
    /// Spaces by what stands on them.
    pub(crate) industry: [u64; 6],
    /// The levels of the counters, a word for each binary digit.
    pub(crate) level: [u64; 3],
    /// The cubes on the counters, a word for each binary digit.
    pub(crate) cubes: [u64; 3],
    pub(crate) flipped: u64,
    /// Links with a railway of each seat.
    pub(crate) rails: BySeat<u64, SEATS>,
    pub(crate) players: BySeat<Player, SEATS>,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) chance: Chance,
    pub(crate) face_up: [Option<Card>; 2],
    pub(crate) tiles: [Tile; MOST_MARKETS],
    /// Market spaces whose tile is used.
    pub(crate) used: u8,
    pub(crate) boxes: [u8; MOST_MARKETS],
    /// Cubes left on the tracks.
    pub(crate) track: [u8; 2],
    pub(crate) order: [Seat; SEATS],
    /// How many players of this round have had their turn.
    pub(crate) turn: u8,
    pub(crate) round: u8,
    pub(crate) actions: u8,
    pub(crate) idle_rounds: u8,
    /// Whether anybody did anything but pass without a card in this round (AI-R41).
    pub(crate) acted: bool,
    pub(crate) active: Seat,
    pub(crate) decision: Decision,
    pub(crate) work: Work,
    pub(crate) derived: Derived,
}

/// What follows from the map and the counters on it, kept because it changes only when something is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Derived {
    /// For each location, the locations connected with it, itself included.
    pub(crate) net: [u64; MOST_LOCATIONS],
    /// Open lanes (AI-R11).
    pub(crate) lanes: u16,
    /// Locations with a built port or the distant-port symbol.
    pub(crate) ports: u64,
    /// Locations connected with one of `ports`.
    pub(crate) track_access: u64,
    /// Spaces at locations that coal, and iron, can reach from the map or the track.
    pub(crate) supplied: [u64; 2],
    /// Links one end of which they can reach.
    pub(crate) supplied_links: [u64; 2],
    /// The lowest empty space of each kind in each location (C2).
    pub(crate) vacant: u64,
    /// For each seat, spaces where it has as many counters as it may (AI-306).
    pub(crate) full: BySeat<u64, SEATS>,
    /// For each seat, spaces an industry card reaches (AI-302 a, b).
    pub(crate) near: BySeat<u64, SEATS>,
    /// For each seat, links that touch its railways or industries (AI-602).
    pub(crate) frontier: BySeat<u64, SEATS>,
}

impl Derived {
    pub(crate) const NOTHING: Self = Self {
        net: [0; MOST_LOCATIONS],
        lanes: 0,
        ports: 0,
        track_access: 0,
        supplied: [0; 2],
        supplied_links: [0; 2],
        vacant: 0,
        full: BySeat([0; SEATS]),
        near: BySeat([0; SEATS]),
        frontier: BySeat([0; SEATS]),
    };
}

impl State {
    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active]
    }

    /// Spaces with any counter.
    #[inline]
    pub(crate) fn occupied(&self) -> u64 {
        self.industry.iter().fold(0, |all, of_industry| all | of_industry)
    }

    /// Links with any railway.
    #[inline]
    pub(crate) fn all_rails(&self) -> u64 {
        self.rails.0.iter().fold(0, |all, of_seat| all | of_seat)
    }

    /// The level of the counter on a space.
    #[inline]
    pub(crate) fn level_at(&self, space: usize) -> usize {
        read_digits(&self.level, space)
    }

    /// The cubes on a space.
    #[inline]
    pub(crate) fn cubes_at(&self, space: usize) -> u8 {
        read_digits(&self.cubes, space) as u8
    }

    /// Lays so many cubes on a space.
    #[inline]
    pub(crate) fn set_cubes(&mut self, space: usize, cubes: u8) {
        write_digits(&mut self.cubes, space, cubes);
    }

    /// Sets the level of the counter on a space.
    #[inline]
    pub(crate) fn set_level(&mut self, space: usize, level: u8) {
        write_digits(&mut self.level, space, level);
    }

    /// Spaces with a digit pattern below this level; only those with a counter mean anything.
    #[inline]
    pub(crate) fn below(&self, level: u8) -> u64 {
        let mut below = 0;
        let mut equal = u64::MAX;
        for digit in (0..3).rev() {
            let ones = self.level[digit];
            if level >> digit & 1 == 1 {
                below |= equal & !ones;
                equal &= ones;
            } else {
                equal &= !ones;
            }
        }
        below
    }

    /// Mines or works with cubes on them.
    #[inline]
    pub(crate) fn holding(&self, resource: Resource) -> u64 {
        self.industry[resource.industry().index()] & (self.cubes[0] | self.cubes[1] | self.cubes[2])
    }

    /// Whose counter stands on a space.
    #[inline]
    pub(crate) fn owner(&self, space: usize) -> Option<Seat> {
        (0..SEATS).map(Seat::new).find(|seat| self.own[*seat] >> space & 1 == 1)
    }

    /// What stands on a space.
    #[inline]
    pub(crate) fn industry_at(&self, space: usize) -> Option<Industry> {
        Industry::ALL.into_iter().find(|industry| self.industry[industry.index()] >> space & 1 == 1)
    }

    /// Whether the tile of a market space can still be sold to or waited for (AI-708).
    #[inline]
    pub(crate) fn tile_is_done(&self, market: usize) -> bool {
        self.used >> market & 1 == 1 || self.tiles[market] == Tile::None
    }

    /// How many cards can still be drawn.
    #[inline]
    pub(crate) fn cards_left(&self) -> u32 {
        self.deck.size() + self.face_up.iter().flatten().count() as u32
    }
}

#[inline]
fn read_digits(digits: &[u64; 3], space: usize) -> usize {
    (0..3).map(|digit| ((digits[digit] >> space & 1) << digit) as usize).sum()
}

#[inline]
fn write_digits(digits: &mut [u64; 3], space: usize, number: u8) {
    for (digit, word) in digits.iter_mut().enumerate() {
        *word = *word & !(1 << space) | u64::from(number >> digit & 1) << space;
    }
}
