//! Building an industry (AI-207, AI-301 to AI-314).

use crate::sheet::Counter;
use crate::state::{Decision, State};
use crate::things::{Action, Card, Industry, Resource, bits};
use crate::{AgeOfIndustry, Event};
use table::{Log, Options, Seat};

impl AgeOfIndustry {
    /// AI-308: the counter of this industry that is built next.
    #[inline]
    pub(crate) fn next_counter(&self, s: &State, seat: Seat, industry: Industry) -> Option<&Counter> {
        self.numbers.counter(industry, s.players[seat].gone[industry.index()])
    }

    /// Spaces on which the seat's next counter of this industry may stand, whatever the card (5.6, mode `Any`).
    #[inline]
    pub(crate) fn spaces_for(&self, s: &State, seat: Seat, industry: Industry) -> u64 {
        let Some(counter) = self.next_counter(s, seat, industry).filter(|counter| counter.buildable) else { return 0 };
        let masks = &self.map().masks;
        let fits = masks.kind[industry.kind().index()];
        if fits == 0 {
            return 0;
        }
        let (own, room) = (s.own[seat], !s.derived.full[seat]);
        let lower = s.below(counter.level);
        let mut spaces = s.derived.vacant & room | own & lower;
        if let Some(resource) = industry.holds() {
            // AI-313, AI-R20
            let rivals = s.industry[industry.index()] & !own & lower & room;
            if rivals != 0 && self.none_left(s, resource) {
                spaces |= rivals;
            }
        }
        spaces &= fits;
        match industry {
            // AI-408: a port serves itself; and a ship always lies before one.
            Industry::Port => {}
            Industry::Ship => spaces &= self.ship_spaces(s),
            _ => {
                for resource in Resource::ALL {
                    spaces &= match counter.needs[resource.index()] {
                        0 => u64::MAX,
                        1 => s.derived.supplied[resource.index()],
                        need => self.spaces_supplied(s, resource, spaces, need),
                    };
                }
            }
        }
        spaces
    }

    fn spaces_supplied(&self, s: &State, resource: Resource, spaces: u64, need: u8) -> u64 {
        let supplied = |space: &usize| self.can_supply(s, resource, 1 << self.map().masks.location[*space], need);
        bits(spaces).filter(supplied).fold(0, |all, space| all | 1 << space)
    }

    /// AI-302, AI-303: spaces on which this card lets the seat build this industry. The freedom of an empty map does not lift a
    /// colour (AI-R10), and lanes give no permission except for ships (AI-R54).
    #[inline]
    pub(crate) fn spaces_of_card(&self, s: &State, seat: Seat, card: Card, industry: Industry) -> u64 {
        let masks = &self.map().masks;
        match (card.colour(), card.industry()) {
            (Some(colour), _) => masks.colour[colour.index()],
            (None, Some(of_card)) if of_card == industry => {
                // AI-R9: free only with neither an industry nor a railway on the map.
                let nothing = s.own[seat] | s.rails[seat] == 0;
                if nothing || industry == Industry::Ship {
                    return masks.spaces;
                }
                s.own[seat] | s.derived.near[seat]
            }
            _ => 0,
        }
    }

    /// Cards of the hand with at least one build, as bits; and whether anything can be built at all.
    #[inline]
    fn cards_that_build(&self, s: &State, seat: Seat) -> (u64, bool) {
        let mut by_industry = [0; 6];
        let mut anywhere = 0;
        for industry in Industry::ALL {
            by_industry[industry.index()] = self.spaces_for(s, seat, industry);
            anywhere |= by_industry[industry.index()];
        }
        let mut cards = 0;
        for card in s.players[seat].hand.kinds() {
            let spaces = match card.industry() {
                Some(industry) => by_industry[industry.index()] & self.spaces_of_card(s, seat, card, industry),
                None => anywhere & self.spaces_of_card(s, seat, card, Industry::Cotton),
            };
            cards |= u64::from(spaces != 0) << card.index();
        }
        (cards, anywhere != 0)
    }

    /// AI-D1: whether a card of the hand builds something, and whether a combined build does (AI-R36).
    #[inline]
    pub(crate) fn can_build(&self, s: &State, seat: Seat) -> (bool, bool) {
        if s.players[seat].hand.is_empty() {
            return (false, false);
        }
        let (cards, anywhere) = self.cards_that_build(s, seat);
        (cards != 0, anywhere && s.actions >= 2)
    }

    /// AI-D2
    pub(crate) fn playable_cards(&self, s: &State) -> Options {
        Options::of_word(self.cards_that_build(s, s.active).0)
    }

    /// AI-D3
    pub(crate) fn buildable_industries(&self, s: &State) -> Options {
        let offered = |industry: &Industry| self.spaces_in_mode(s, *industry) != 0;
        let industries = Industry::ALL.into_iter().filter(offered).fold(0, |all, industry| all | 1 << industry.index());
        Options::of_word(industries)
    }

    /// AI-D4
    pub(crate) fn open_spaces(&self, s: &State) -> u64 {
        self.spaces_in_mode(s, s.work.industry.unwrap_or(Industry::Cotton))
    }

    fn spaces_in_mode(&self, s: &State, industry: Industry) -> u64 {
        let spaces = self.spaces_for(s, s.active, industry);
        match s.work.card {
            Some(card) => spaces & self.spaces_of_card(s, s.active, card, industry),
            None => spaces,
        }
    }

    pub(crate) fn play_card(&self, s: &mut State, card: Card) {
        s.work.card = Some(card);
        s.work.industry = card.industry();
        s.decision = if s.work.industry.is_some() { Decision::ChooseSlot } else { Decision::ChooseIndustry };
    }

    pub(crate) fn choose_space(&self, s: &mut State, space: u8, log: &mut impl Log<Self>) {
        s.work.target = Some(space);
        self.ask_for_cubes(s, log);
    }

    /// What the present build or railway still needs of a resource.
    fn still_needed(&self, s: &State, resource: Resource) -> bool {
        let needs = match (s.work.action, s.work.industry) {
            (Some(Action::Rail), _) => self.rail_needs(s, s.active)[resource.index()],
            (_, Some(industry)) => {
                self.next_counter(s, s.active, industry).map_or(0, |counter| counter.needs[resource.index()])
            }
            _ => 0,
        };
        s.work.noted[resource.index()].iter().flatten().count() < usize::from(needs)
    }

    /// D5 to D7: the next cube, or the card of a combined build, or the build itself.
    pub(crate) fn ask_for_cubes(&self, s: &mut State, log: &mut impl Log<Self>) {
        if self.still_needed(s, Resource::Coal) {
            s.decision = Decision::ChooseCoal;
        } else if self.still_needed(s, Resource::Iron) {
            s.decision = Decision::ChooseIron;
        } else {
            match s.work.action {
                Some(Action::Rail) => self.lay_railway(s, log),
                Some(Action::CombinedBuild) => s.decision = Decision::DiscardCard,
                _ => self.build(s, log),
            }
        }
    }

    /// AI-A1
    pub(crate) fn build(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        let work = s.work;
        let (Some(card), Some(industry), Some(space)) = (work.card, work.industry, work.target) else { return };
        let counter = *self.next_counter(s, seat, industry).expect("a counter is left");
        self.lay_aside(s, seat, card);
        log.event(Event::CardPlayed { seat, card });
        // AI-310
        let bill = counter.cost + self.fetch(s, log);
        self.pay(s, seat, bill, log);
        self.clear_space(s, space.into(), log);
        self.put_counter(s, seat, industry, &counter, space.into());
        log.event(Event::Built { seat, industry, level: counter.level, space });
        let location = usize::from(self.map().masks.location[usize::from(space)]);
        match industry {
            Industry::Coal | Industry::Iron => self.stock(s, seat, industry, space.into(), counter.cubes, log),
            Industry::Port => self.open_port(s, location),
            Industry::Ship => self.launch(s, seat, location, log),
            Industry::Cotton | Industry::Factory => {}
        }
        self.settle(s);
        s.acted = true;
        let used = if work.action == Some(Action::CombinedBuild) { 2 } else { 1 };
        self.end_action(s, used, log);
    }

    /// AI-312, AI-314: the replaced counter is out of the game, its cubes return to the supply (AI-R18).
    fn clear_space(&self, s: &mut State, space: usize, log: &mut impl Log<Self>) {
        let (Some(owner), Some(industry)) = (s.owner(space), s.industry_at(space)) else { return };
        log.event(Event::Removed { seat: owner, industry, level: s.level_at(space) as u8, space: space as u8 });
        s.own[owner] &= !(1 << space);
        s.industry[industry.index()] &= !(1 << space);
        s.flipped &= !(1 << space);
        s.set_cubes(space, 0);
        if owner != s.active {
            self.derive_reach(s, owner);
        }
    }

    /// AI-311, AI-710: the counter stands open, also over a used one.
    fn put_counter(&self, s: &mut State, seat: Seat, industry: Industry, counter: &Counter, space: usize) {
        s.players[seat].gone[industry.index()] += 1;
        s.own[seat] |= 1 << space;
        s.industry[industry.index()] |= 1 << space;
        s.set_level(space, counter.level);
        let location = usize::from(self.map().masks.location[space]);
        self.find_vacant(s, location, industry.kind());
        self.reach_location(s, seat, location);
    }

    /// AI-409, AI-410, AI-413; also when modernising (AI-R22). The supply has cubes without end (AI-R4).
    fn stock(&self, s: &mut State, seat: Seat, industry: Industry, space: usize, cubes: u8, log: &mut impl Log<Self>) {
        let Some(resource) = industry.holds() else { return };
        let location = self.map().masks.location[space];
        // AI-R6, AI-411: the refill comes once, when the counter stands.
        let connected = s.derived.net[usize::from(location)] & s.derived.ports != 0;
        let left = if connected { self.refill(s, seat, resource, cubes, log) } else { cubes };
        s.set_cubes(space, left);
        if left == 0 {
            self.flip(s, space, log);
        }
    }

    /// AI-412
    fn launch(&self, s: &mut State, seat: Seat, location: usize, log: &mut impl Log<Self>) {
        self.open_ship(s, location);
        let Some(number) = self.map().box_of(location) else { return };
        let left = self.refill(s, seat, Resource::Coal, s.boxes[number], log);
        if left < s.boxes[number] {
            s.boxes[number] = left;
            self.test_ship(s, location, log);
        }
    }
}
