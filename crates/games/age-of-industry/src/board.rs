//! The table as rows and columns of text, from a view: the map grouped by colour, and which places are connected.

use crate::AgeOfIndustry;
use crate::things::{Colour, Industry, Place, Resource};
use crate::view::{Counter, View};
use table::{Board, Message, Seat, Section, Value};

fn label(name: &'static str) -> Message {
    Message::new(name)
}

impl AgeOfIndustry {
    pub(crate) fn lay_out(&self, view: &View) -> Board {
        let mut sections = vec![self.common(view)];
        sections.extend(Colour::ALL.into_iter().map(|colour| {
            let title = label("Region").with("colour", colour);
            self.places(view, title, |place| self.map().locations[place].colour == Some(colour))
        }));
        sections.push(self.places(view, label("Edge"), |place| self.map().locations[place].colour.is_none()));
        sections.retain(|section| section.columns.is_empty() || !section.rows.is_empty());
        sections.push(self.networks(view));
        sections.push(self.players(view));
        sections.push(self.displays(view));
        if let Some(hand) = view.seat.and_then(|seat| view.seats[seat.number()].hand) {
            let cards = if hand.is_empty() { label("EmptyHand") } else { label("HandCards").with("cards", hand) };
            sections.push(Section::new(label("Hand")).line(cards));
        }
        Board { sections }
    }

    fn common(&self, view: &View) -> Section {
        let order = Value::Many(view.order.iter().map(|seat| Value::Seat(*seat)).collect());
        let cards = Value::Many(view.face_up.iter().map(|card| Value::from(*card)).collect());
        let mut section = Section::new(label("Table").with("map", self.map().name.clone()))
            .line(label("Round").with("round", view.round).with("order", order))
            .line(label("Cards").with("deck", view.deck_size).with("up", cards).with("discard", view.discard));
        for (resource, left) in Resource::ALL.into_iter().zip([view.coal_track, view.iron_track]) {
            let line = label("Track").with("resource", resource).with("left", left);
            section = section.line(line.with("price", view.prices.at(resource)));
        }
        section
    }

    /// The places of one group: what stands there, what joins them, what can be had.
    fn places(&self, view: &View, title: Message, belongs: impl Fn(usize) -> bool) -> Section {
        let columns = ["Place", "Net", "Spaces", "Links"].map(label).to_vec();
        let networks = self.connected_places(view);
        let net = |place: usize| networks.iter().position(|network| network.contains(&place)).map(|number| number + 1);
        let rows = (0..self.map().locations.len()).filter(|place| belongs(*place)).map(|place| {
            let net = Value::from(net(place));
            vec![self.place_cell(place), net, self.spaces_cell(view, place), self.links_cell(view, place)]
        });
        Section::new(title).table(columns, rows.collect())
    }

    fn place_cell(&self, place: usize) -> Value {
        let location = &self.map().locations[place];
        let name = match location.place {
            Place::Village => "Village",
            _ if location.distant_port => "DistantPort",
            Place::City | Place::Region | Place::Ship => return self.map().location_word(place),
        };
        label(name).with("place", self.map().location_word(place)).into()
    }

    fn spaces_cell(&self, view: &View, place: usize) -> Value {
        let map = self.map();
        let mut cells = Vec::new();
        for space in map.spaces.iter().filter(|space| space.location == place) {
            let cell = match view.spaces.get(&space.id) {
                Some(built) => built_label(built),
                None => label("EmptySpace").with("kind", space.kind),
            };
            cells.push(Value::from(cell));
        }
        for spot in map.markets.iter().filter(|spot| spot.location == place) {
            let used = view.used.contains(&spot.id);
            let tile = view.tiles.get(&spot.id).copied();
            let name = if used { "MarketUsed" } else { "Market" };
            cells.push(label(name).with("tile", tile).into());
        }
        for spot in map.boxes.iter().filter(|spot| spot.location == place) {
            let cubes = view.boxes.get(&spot.id).copied().unwrap_or(0);
            cells.push(label("CoalBox").with("cubes", cubes).into());
        }
        if cells.is_empty() { Value::Nothing } else { Value::Many(cells) }
    }

    /// The links of this place, those with a railway with its owner, then its lanes.
    fn links_cell(&self, view: &View, place: usize) -> Value {
        let map = self.map();
        let mut cells = Vec::new();
        for link in map.links.iter().filter(|link| link.ends.contains(&place)) {
            let other = if link.ends[0] == place { link.ends[1] } else { link.ends[0] };
            let to = map.location_word(other);
            cells.push(match view.rails.get(&link.id) {
                Some(seat) => label("Railway").with("to", to).with("number", seat.number() + 1).into(),
                None => label("FreeLink").with("to", to).into(),
            });
        }
        for [town, ship] in map.lanes.iter().filter(|lane| lane.contains(&place)) {
            let other = if *town == place { *ship } else { *town };
            cells.push(label("Lane").with("to", map.location_word(other)).into());
        }
        if cells.is_empty() { Value::Nothing } else { Value::Many(cells) }
    }

    /// The connected places, each network with its number and what can be had in it.
    fn networks(&self, view: &View) -> Section {
        let mut section = Section::new(label("Networks"));
        for (number, network) in self.connected_places(view).iter().enumerate() {
            let (mut cubes, mut port) = ([0u32; 2], false);
            for space in self.map().spaces.iter().filter(|space| network.contains(&space.location)) {
                let Some(built) = view.spaces.get(&space.id) else { continue };
                port |= built.industry == Industry::Port;
                if let Some(resource) = built.industry.holds() {
                    cubes[resource.index()] += u32::from(built.cubes);
                }
                if built.industry == Industry::Ship {
                    let behind = self.map().boxes.iter().filter(|spot| spot.location == space.location);
                    let left = behind.filter_map(|spot| view.boxes.get(&spot.id)).map(|cubes| u32::from(*cubes));
                    cubes[Resource::Coal.index()] += left.sum::<u32>();
                }
            }
            port |= network.iter().any(|place| self.map().locations[*place].distant_port);
            let places = network.iter().map(|place| self.map().location_word(*place)).collect();
            let line = label(if port { "NetworkWithTrack" } else { "Network" }).with("number", number + 1);
            let line = line.with("places", Value::Many(places)).with("coal", cubes[0]).with("iron", cubes[1]);
            section = section.line(line);
        }
        let section = if section.lines.is_empty() { section.line(label("NoNetworks")) } else { section };
        section.line(label("MapLegend"))
    }

    /// The sets of two or more connected places.
    fn connected_places(&self, view: &View) -> Vec<Vec<usize>> {
        let locations = || self.map().locations.iter().enumerate();
        let mut networks: Vec<Vec<usize>> = Vec::new();
        for (place, location) in locations() {
            let others = &view.connected[&location.id];
            if !others.is_empty() && !networks.iter().any(|network| network.contains(&place)) {
                let all = locations().filter(|(other, location)| *other == place || others.contains(&location.id));
                networks.push(all.map(|(other, _)| other).collect());
            }
        }
        networks
    }

    fn players(&self, view: &View) -> Section {
        let columns = ["Seat", "Cash", "Loans", "Spent", "HandSize", "RailsLeft", "Known", "Score"].map(label).to_vec();
        let rows = view.seats.iter().enumerate().map(|(number, seat)| {
            vec![
                seat_row(number),
                seat.cash.into(),
                seat.loans.into(),
                seat.spent.into(),
                seat.cards.into(),
                seat.rails_left.into(),
                if seat.seen.is_empty() { Value::Nothing } else { seat.seen.into() },
                seat.score.into(),
            ]
        });
        Section::new(label("Players")).table(columns, rows.collect())
    }

    /// The next counter of each industry with its figures, for each seat (3.1).
    fn displays(&self, view: &View) -> Section {
        let industries = || Industry::ALL.into_iter().filter(|industry| *industry != Industry::Ship || self.map().has_ships());
        let mut columns = vec![label("Seat")];
        columns.extend(industries().map(|industry| label("IndustryColumn").with("industry", short(industry))));
        let rows = view.seats.iter().enumerate().map(|(number, seat)| {
            let mut row = vec![seat_row(number)];
            row.extend(industries().map(|industry| {
                let gone = seat.gone.get(&industry).copied().unwrap_or(0);
                let left = self.numbers.counters[industry.index()] - gone.min(self.numbers.counters[industry.index()]);
                match self.numbers.counter(industry, gone) {
                    None => Value::Nothing,
                    Some(counter) if !counter.buildable => {
                        label("NextBlocked").with("level", counter.level).with("left", left).into()
                    }
                    Some(counter) => {
                        let cell = label("NextCounter").with("level", counter.level).with("cost", counter.cost);
                        let cell = cell.with("coal", counter.needs[0]).with("iron", counter.needs[1]);
                        cell.with("income", counter.income).with("left", left).into()
                    }
                }
            }));
            row
        });
        let section = Section::new(label("Displays")).table(columns, rows.collect()).line(label("DisplayLegend"));
        if self.numbers.reconstructed.is_empty() { section } else { section.line(label("ReconstructedNote")) }
    }
}

fn built_label(built: &Counter) -> Message {
    let name = match (built.flipped, built.cubes) {
        (true, _) => "Flipped",
        (false, 0) => "Open",
        (false, _) => "Stocked",
    };
    let cell = label(name).with("industry", short(built.industry)).with("level", built.level);
    cell.with("number", built.seat.number() + 1).with("cubes", built.cubes)
}

/// An industry in the one word that fits a cell.
fn short(industry: Industry) -> Value {
    Value::Word("short", industry.id().into())
}

fn seat_row(number: usize) -> Value {
    label("SeatRow").with("number", number + 1).with("seat", Seat::new(number)).into()
}
