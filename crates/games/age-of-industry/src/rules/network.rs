//! Connections: what is joined with what, and what follows from it (5.6).
//!
//! A network only grows (AI-I14), except that an overbuilt counter may shrink what its owner reaches. So a new railway, port or
//! ship joins two sets, and nothing is searched anew; only distances are, when a cube needs the nearest source.

use crate::AgeOfIndustry;
use crate::state::{Derived, State};
use crate::things::{Industry, Kind, Resource, bits};
use table::Seat;

impl AgeOfIndustry {
    /// Everything that follows from the counters and railways, found from scratch.
    pub(crate) fn derive(&self, s: &mut State) {
        s.derived = Derived::NOTHING;
        for (location, net) in s.derived.net.iter_mut().enumerate().take(self.map().locations.len()) {
            *net = 1 << location;
        }
        let masks = &self.map().masks;
        s.derived.ports = masks.distant;
        for link in bits(s.all_rails()) {
            let [a, b] = masks.ends[link];
            self.connect(s, a.into(), b.into());
        }
        for space in bits(s.industry[Industry::Port.index()]) {
            self.open_port(s, masks.location[space].into());
        }
        for space in bits(s.industry[Industry::Ship.index()]) {
            self.open_ship(s, masks.location[space].into());
        }
        for location in 0..self.map().locations.len() {
            for kind in Kind::ALL {
                self.find_vacant(s, location, kind);
            }
        }
        Seat::new(0).round(self.seats).for_each(|seat| self.derive_reach(s, seat));
        self.settle(s);
    }

    /// What a seat reaches, from scratch: after one of its counters was overbuilt (AI-R56).
    pub(crate) fn derive_reach(&self, s: &mut State, seat: Seat) {
        s.derived.full[seat] = 0;
        s.derived.near[seat] = 0;
        s.derived.frontier[seat] = 0;
        let masks = &self.map().masks;
        for space in bits(s.own[seat]) {
            self.reach_location(s, seat, masks.location[space].into());
        }
        for link in bits(s.rails[seat]) {
            self.reach_link(s, seat, link);
        }
    }

    /// A counter of the seat stands at this location (AI-302b, AI-306, AI-602). Only industry spaces and counters on the map count
    /// (AI-R8, AI-R53).
    #[inline]
    pub(crate) fn reach_location(&self, s: &mut State, seat: Seat, location: usize) {
        let masks = &self.map().masks;
        let spaces = masks.spaces_at[location];
        let large = spaces.count_ones() > self.numbers.small_spaces;
        let limit = if large { self.numbers.large_own } else { self.numbers.small_own };
        if (s.own[seat] & spaces).count_ones() >= limit {
            s.derived.full[seat] |= spaces;
        }
        if large {
            s.derived.near[seat] |= spaces;
        }
        s.derived.frontier[seat] |= masks.links_at[location];
    }

    /// A railway of the seat lies on this link, whatever its ends are (AI-302a, AI-602, AI-606, AI-R7).
    #[inline]
    pub(crate) fn reach_link(&self, s: &mut State, seat: Seat, link: usize) {
        let masks = &self.map().masks;
        for end in masks.ends[link] {
            s.derived.near[seat] |= masks.spaces_at[usize::from(end)];
            s.derived.frontier[seat] |= masks.links_at[usize::from(end)];
        }
    }

    /// C2: the lowest empty space of this kind at this location.
    #[inline]
    pub(crate) fn find_vacant(&self, s: &mut State, location: usize, kind: Kind) {
        let masks = &self.map().masks;
        let alike = masks.spaces_at[location] & masks.kind[kind.index()];
        let empty = alike & !s.occupied();
        s.derived.vacant = s.derived.vacant & !alike | empty & empty.wrapping_neg();
    }

    /// Joins two locations and all that is connected with them.
    #[inline]
    pub(crate) fn connect(&self, s: &mut State, a: usize, b: usize) {
        let joined = s.derived.net[a] | s.derived.net[b];
        if joined != s.derived.net[a] {
            bits(joined).for_each(|location| s.derived.net[location] = joined);
        }
    }

    /// A port stands in this town: its lanes open where a ship waits (AI-R11).
    pub(crate) fn open_port(&self, s: &mut State, town: usize) {
        s.derived.ports |= 1 << town;
        let masks = &self.map().masks;
        for lane in bits(masks.lanes_at[town].into()) {
            let ship = usize::from(masks.lane[lane][1]);
            if s.industry[Industry::Ship.index()] & masks.spaces_at[ship] != 0 {
                self.open_lane(s, lane);
            }
        }
    }

    /// A ship stands here: its lanes open where the town has a built port (AI-R11).
    pub(crate) fn open_ship(&self, s: &mut State, ship: usize) {
        let masks = &self.map().masks;
        for lane in bits(self.lanes_with_port(s, ship).into()) {
            debug_assert_eq!(usize::from(masks.lane[lane][1]), ship);
            self.open_lane(s, lane);
        }
    }

    fn open_lane(&self, s: &mut State, lane: usize) {
        s.derived.lanes |= 1 << lane;
        let [town, ship] = self.map().masks.lane[lane];
        self.connect(s, town.into(), ship.into());
    }

    /// The lanes of a ship space that lead to a town with a built port.
    pub(crate) fn lanes_with_port(&self, s: &State, ship: usize) -> u16 {
        let masks = &self.map().masks;
        let has_port = |lane: &usize| {
            let town = usize::from(masks.lane[*lane][0]);
            s.industry[Industry::Port.index()] & masks.spaces_at[town] != 0
        };
        bits(masks.lanes_at[ship].into()).filter(has_port).fold(0, |lanes, lane| lanes | 1 << lane)
    }

    /// AI-305: ship spaces joined by a lane to a town with a built port.
    #[inline]
    pub(crate) fn ship_spaces(&self, s: &State) -> u64 {
        let masks = &self.map().masks;
        let ready = |space: &usize| self.lanes_with_port(s, masks.location[*space].into()) != 0;
        bits(masks.kind[Kind::Ship.index()]).filter(ready).fold(0, |spaces, space| spaces | 1 << space)
    }

    /// After a build or a railway: where coal and iron can be had, on the map or from the track (AI-402, AI-406, AI-R52).
    pub(crate) fn settle(&self, s: &mut State) {
        let masks = &self.map().masks;
        let access = bits(s.derived.ports).fold(0, |reached, location| reached | s.derived.net[location]);
        s.derived.track_access = access;
        for resource in Resource::ALL {
            let mut reached = access;
            for space in bits(s.holding(resource)) {
                reached |= s.derived.net[usize::from(masks.location[space])];
            }
            if resource == Resource::Coal {
                for number in bits(self.open_boxes(s).into()) {
                    reached |= s.derived.net[usize::from(masks.coal_box[number])];
                }
            }
            let (mut spaces, mut links) = (0, 0);
            for location in bits(reached) {
                spaces |= masks.spaces_at[location];
                links |= masks.links_at[location];
            }
            s.derived.supplied[resource.index()] = spaces;
            s.derived.supplied_links[resource.index()] = links;
        }
    }

    /// AI-401: coal boxes with cubes behind a ship.
    #[inline]
    pub(crate) fn open_boxes(&self, s: &State) -> u8 {
        let masks = &self.map().masks;
        let ships = s.industry[Industry::Ship.index()];
        if ships == 0 {
            return 0;
        }
        let open = |number: &usize| s.boxes[*number] > 0 && ships & masks.spaces_at[usize::from(masks.coal_box[*number])] != 0;
        (0..self.map().boxes.len()).filter(open).fold(0, |boxes, number| boxes | 1 << number)
    }
}
