//! Seats around the table, sets of them, and one value for each.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};
use utoipa::ToSchema;

/// The most seats any game on the shelf has.
pub const MOST_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(number: usize) -> Self {
        debug_assert!(number < MOST_SEATS);
        Self(number as u8)
    }

    /// Its number.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The seat this many steps further clockwise at a table of `seats`.
    pub const fn clockwise(self, steps: usize, seats: usize) -> Self {
        Self(((self.0 as usize + steps) % seats) as u8)
    }

    /// How many steps clockwise `other` sits from here at a table of `seats`.
    pub const fn distance_to(self, other: Seat, seats: usize) -> usize {
        (other.0 as usize + seats - self.0 as usize) % seats
    }

    /// All seats of a table of `seats`, clockwise from this one.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |steps| {
            let number = self.0 as usize + steps;
            Seat(if number >= seats { number - seats } else { number } as u8)
        })
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, ToSchema)]
#[schema(value_type = Vec<Seat>)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The first `seats` seats.
    pub const fn first(seats: usize) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether every seat of `other` is in this set too.
    pub const fn contains_all(self, other: Seats) -> bool {
        self.0 & other.0 == other.0
    }

    /// Puts a seat in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats of a table of `seats` that are not in this set.
    pub const fn others(self, seats: usize) -> Self {
        Self(!self.0 & Self::first(seats).0)
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The members, by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = Seats(rest).lowest()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// One value for each seat, of which there are at most `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = MOST_SEATS>(pub [T; N]);

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// They see everything.
    All,
    /// They see what this seat sees.
    Of(Seat),
    /// They see what lies open: a watcher's eyes.
    Watcher,
}

impl Eyes {
    /// Whether these eyes see what only this seat may see.
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Eyes::All => true,
            Eyes::Of(own) => own == seat,
            Eyes::Watcher => false,
        }
    }

    /// All pairs of eyes at a table of `seats`.
    pub fn everyone(seats: usize) -> impl Iterator<Item = Eyes> {
        (0..seats).map(|n| Eyes::Of(Seat::new(n))).chain([Eyes::Watcher, Eyes::All])
    }
}
