//! Coal and iron (AI-401 to AI-413).

use crate::moves::{BEYOND_SPACES, TRACK};
use crate::sheet::MOST_NEED;
use crate::state::{Decision, State};
use crate::things::{Action, Industry, Resource, Source, bits};
use crate::{AgeOfIndustry, Event};
use table::{Log, Options, Seat};

/// Sources at one distance: spaces, and coal boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Nearest {
    pub(crate) spaces: u64,
    pub(crate) boxes: u8,
    pub(crate) distance: u8,
}

impl Nearest {
    pub(crate) fn is_empty(self) -> bool {
        self.spaces == 0 && self.boxes == 0
    }
}

impl AgeOfIndustry {
    /// AI-D5, AI-D6: where the next cube may come from.
    pub(crate) fn sources_to_choose(&self, s: &State) -> Options {
        let resource = if s.decision == Decision::ChooseCoal { Resource::Coal } else { Resource::Iron };
        let noted = &s.work.noted[resource.index()];
        let target = usize::from(s.work.target.unwrap_or(0));
        let nearest = if s.work.action == Some(Action::Rail) {
            self.nearest_to_link(s, resource, target, noted)
        } else {
            let location = usize::from(self.map().masks.location[target]);
            self.nearest_to(s, resource, location, noted)
        };
        if nearest.is_empty() {
            return Options::NONE.and(TRACK);
        }
        Options::of_word(nearest.spaces).and_word(BEYOND_SPACES, nearest.boxes.into())
    }

    /// AI-605, AI-R15: the nearest of one end together with the nearest of the other.
    pub(crate) fn nearest_to_link(
        &self,
        s: &State,
        resource: Resource,
        link: usize,
        noted: &[Option<Source>; MOST_NEED],
    ) -> Nearest {
        let [a, b] = self.map().masks.ends[link].map(|end| self.nearest_to(s, resource, end.into(), noted));
        Nearest { spaces: a.spaces | b.spaces, boxes: a.boxes | b.boxes, distance: a.distance.min(b.distance) }
    }

    /// AI-403, AI-404: the connected sources at the smallest distance, counted in railways and lanes; every tied one is an option
    /// of its own (AI-R16), also the counter that will be replaced (AI-R17).
    pub(crate) fn nearest_to(
        &self,
        s: &State,
        resource: Resource,
        destination: usize,
        noted: &[Option<Source>; MOST_NEED],
    ) -> Nearest {
        let masks = &self.map().masks;
        let (holding, boxes) = self.holding_after(s, resource, noted);
        let rails = s.all_rails();
        // AI-R12: what a ship under construction needs comes over the printed lane.
        let lanes = s.derived.lanes | self.lanes_of_ship_space(s, destination);
        let mut reached = 1u64 << destination;
        let mut shore = reached;
        let mut box_shore = 0u64;
        for distance in 0.. {
            let spaces = bits(shore).fold(0, |spaces, location| spaces | masks.spaces_at[location]) & holding;
            let near_box = |number: &usize| box_shore >> masks.coal_box[*number] & 1 == 1;
            let near_boxes = bits(boxes.into()).filter(near_box).fold(0, |near, number| near | 1 << number);
            if spaces != 0 || near_boxes != 0 {
                return Nearest { spaces, boxes: near_boxes, distance };
            }
            if shore == 0 {
                break;
            }
            // AI-R13: a box lies one lane beyond its ship space.
            box_shore = shore;
            let mut next = 0u64;
            for location in bits(shore) {
                for link in bits(masks.links_at[location] & rails) {
                    let [a, b] = masks.ends[link];
                    next |= 1 << a | 1 << b;
                }
                for lane in bits((masks.lanes_at[location] & lanes).into()) {
                    let [town, ship] = masks.lane[lane];
                    next |= 1 << town | 1 << ship;
                }
            }
            shore = next & !reached;
            reached |= next;
        }
        Nearest::default()
    }

    /// The sources with cubes left once the noted ones are taken (AI-R51).
    pub(crate) fn holding_after(&self, s: &State, resource: Resource, noted: &[Option<Source>; MOST_NEED]) -> (u64, u8) {
        let mut holding = s.holding(resource);
        let mut boxes = if resource == Resource::Coal { self.open_boxes(s) } else { 0 };
        for source in noted.iter().flatten() {
            let taken = noted.iter().filter(|other| **other == Some(*source)).count() as u8;
            match *source {
                Source::Space(space) if s.cubes_at(space.into()) <= taken => holding &= !(1 << space),
                Source::Box(number) if s.boxes[usize::from(number)] <= taken => boxes &= !(1 << number),
                _ => {}
            }
        }
        (holding, boxes)
    }

    pub(crate) fn lanes_of_ship_space(&self, s: &State, location: usize) -> u16 {
        let masks = &self.map().masks;
        let at_sea = masks.spaces_at[location] & masks.kind[crate::things::Kind::Ship.index()] != 0;
        if at_sea { self.lanes_with_port(s, location) } else { 0 }
    }

    /// Whether so many cubes can be brought to one of these locations, from the map and then from the track (AI-406, AI-R51).
    pub(crate) fn can_supply(&self, s: &State, resource: Resource, locations: u64, need: u8) -> bool {
        let connected = bits(locations).fold(0, |all, location| all | s.derived.net[location]);
        if connected & s.derived.ports != 0 {
            return true;
        }
        let masks = &self.map().masks;
        let mut cubes = 0u32;
        for space in bits(s.holding(resource)) {
            if connected >> masks.location[space] & 1 == 1 {
                cubes += u32::from(s.cubes_at(space));
            }
        }
        if resource == Resource::Coal {
            for number in bits(self.open_boxes(s).into()) {
                if connected >> masks.coal_box[number] & 1 == 1 {
                    cubes += u32::from(s.boxes[number]);
                }
            }
        }
        cubes >= u32::from(need)
    }

    /// AI-313, AI-R19: no cube on the track, on any counter, or in the box behind any ship.
    #[inline]
    pub(crate) fn none_left(&self, s: &State, resource: Resource) -> bool {
        s.track[resource.index()] == 0 && s.holding(resource) == 0 && (resource == Resource::Iron || self.open_boxes(s) == 0)
    }

    /// A1, A2: takes the noted cubes, coal first; what has to be bought.
    pub(crate) fn fetch(&self, s: &mut State, log: &mut impl Log<Self>) -> u16 {
        let mut bill = 0;
        for resource in Resource::ALL {
            for source in s.work.noted[resource.index()].into_iter().flatten() {
                bill += self.take_cube(s, resource, source, log);
            }
        }
        bill
    }

    fn take_cube(&self, s: &mut State, resource: Resource, source: Source, log: &mut impl Log<Self>) -> u16 {
        match source {
            Source::Space(space) => {
                log.event(Event::CubeTaken { seat: s.active, resource, space });
                let left = s.cubes_at(space.into()) - 1;
                s.set_cubes(space.into(), left);
                if left == 0 {
                    self.flip(s, space.into(), log);
                }
                0
            }
            Source::Box(number) => {
                log.event(Event::CoalImported { seat: s.active, number });
                s.boxes[usize::from(number)] -= 1;
                self.test_ship(s, self.map().masks.coal_box[usize::from(number)].into(), log);
                0
            }
            Source::Track => {
                let left = s.track[resource.index()];
                let price = self.numbers.track[resource.index()].price(left);
                s.track[resource.index()] = left.saturating_sub(1);
                log.event(Event::CubeBought { seat: s.active, resource, price });
                price
            }
        }
    }

    /// AI-410, AI-412: cubes fill the gaps of the track, the dearest first; how many are left over.
    pub(crate) fn refill(&self, s: &mut State, seat: Seat, resource: Resource, cubes: u8, log: &mut impl Log<Self>) -> u8 {
        let track = &self.numbers.track[resource.index()];
        let (mut left, mut money) = (cubes, 0);
        while left > 0 && s.track[resource.index()] < track.spaces {
            money += track.refund(s.track[resource.index()]);
            s.track[resource.index()] += 1;
            left -= 1;
        }
        if left < cubes {
            s.players[seat].cash += i32::from(money);
            log.event(Event::TrackRefilled { seat, resource, cubes: cubes - left, money });
        }
        left
    }

    /// AI-209, AI-413, AI-707: a counter is turned over and pays its owner, whoever's turn it is (AI-R48).
    pub(crate) fn flip(&self, s: &mut State, space: usize, log: &mut impl Log<Self>) {
        let (Some(owner), Some(industry)) = (s.owner(space), s.industry_at(space)) else { return };
        let income = self.numbers.figures(industry, s.level_at(space)).income;
        s.flipped |= 1 << space;
        s.players[owner].cash += i32::from(income);
        log.event(Event::Flipped { seat: owner, space: space as u8, income });
    }

    /// AI-708, AI-R23: a ship flips once its box is empty and its tile used or without demand.
    pub(crate) fn test_ship(&self, s: &mut State, location: usize, log: &mut impl Log<Self>) {
        let ships = s.industry[Industry::Ship.index()] & self.map().masks.spaces_at[location] & !s.flipped;
        let empty = self.map().box_of(location).is_none_or(|number| s.boxes[number] == 0);
        let sold = self.map().market_of(location).is_none_or(|market| s.tile_is_done(market));
        if ships != 0 && empty && sold {
            self.flip(s, ships.trailing_zeros() as usize, log);
        }
    }
}
