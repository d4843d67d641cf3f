//! The table as rows and columns of text, from a view: the map grouped by colour, and what can be reached from where.

use crate::AgeOfIndustry;
use crate::position::Built;
use crate::things::{Colour, Industry, Place, Resource};
use crate::view::View;
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
        sections.push(self.players(view));
        sections.push(self.displays(view));
        if let Some(hand) = view.seat.and_then(|seat| view.seats[seat.number()].hand) {
            sections.push(Section::new(label("Hand")).line(label("HandCards").with("cards", hand)));
        }
        Board { sections }
    }

    fn common(&self, view: &View) -> Section {
        let table = &view.table;
        let seats = |seats: &[u8]| Value::Many(seats.iter().map(|seat| Value::Seat(Seat::new((*seat).into()))).collect());
        let cards = Value::Many(table.face_up.iter().map(|card| Value::from(*card)).collect());
        let mut section = Section::new(label("Table").with("map", self.map().name.clone()))
            .line(label("Round").with("round", table.round).with("order", seats(&table.order)))
            .line(label("Cards").with("deck", view.deck_size).with("up", cards).with("discard", table.discard));
        for (resource, left) in Resource::ALL.into_iter().zip([table.coal_track, table.iron_track]) {
            let line = label("Track").with("resource", resource).with("left", left);
            section = section.line(line.with("price", view.prices[resource.index()]));
        }
        section
    }

    /// The places of one group: what stands there, what joins them, what can be had.
    fn places(&self, view: &View, title: Message, belongs: impl Fn(usize) -> bool) -> Section {
        let columns = ["Place", "Spaces", "Railways", "Connected"].map(label).to_vec();
        let rows = (0..self.map().locations.len()).filter(|place| belongs(*place)).map(|place| {
            vec![self.place_cell(place), self.spaces_cell(view, place), self.rails_cell(view, place), self.net_cell(view, place)]
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
            let cell = match view.table.spaces.get(&space.id) {
                Some(built) => built_label(built),
                None => label("EmptySpace").with("kind", space.kind),
            };
            cells.push(Value::from(cell));
        }
        for spot in map.markets.iter().filter(|spot| spot.location == place) {
            let used = view.table.used.contains(&spot.id);
            let tile = view.table.tiles.get(&spot.id).copied();
            let name = if used { "MarketUsed" } else { "Market" };
            cells.push(label(name).with("tile", crate::things::or_nothing(tile)).into());
        }
        for spot in map.boxes.iter().filter(|spot| spot.location == place) {
            let cubes = view.table.boxes.get(&spot.id).copied().unwrap_or(0);
            cells.push(label("CoalBox").with("cubes", cubes).into());
        }
        if cells.is_empty() { Value::Nothing } else { Value::Many(cells) }
    }

    /// Railways at this place with their owners, then free links, then lanes.
    fn rails_cell(&self, view: &View, place: usize) -> Value {
        let map = self.map();
        let mut cells = Vec::new();
        for link in map.links.iter().filter(|link| link.ends.contains(&place)) {
            let other = if link.ends[0] == place { link.ends[1] } else { link.ends[0] };
            let to = map.location_word(other);
            cells.push(match view.table.rails.get(&link.id) {
                Some(seat) => label("Railway").with("to", to).with("seat", Seat::new((*seat).into())).into(),
                None => label("FreeLink").with("to", to).into(),
            });
        }
        for [town, ship] in map.lanes.iter().filter(|lane| lane.contains(&place)) {
            let other = if *town == place { *ship } else { *town };
            cells.push(label("Lane").with("to", map.location_word(other)).into());
        }
        if cells.is_empty() { Value::Nothing } else { Value::Many(cells) }
    }

    /// Every other place that goods and cubes reach from here.
    fn net_cell(&self, view: &View, place: usize) -> Value {
        let others = view.connected[place].iter().filter(|other| usize::from(**other) != place);
        let names: Vec<Value> = others.map(|other| self.map().location_word((*other).into())).collect();
        if names.is_empty() { Value::Nothing } else { Value::Many(names) }
    }

    fn players(&self, view: &View) -> Section {
        let columns = ["Seat", "Cash", "Loans", "Spent", "HandSize", "RailsLeft", "Known", "Score"].map(label).to_vec();
        let rows = view.table.players.iter().zip(&view.seats).enumerate().map(|(number, (player, seat))| {
            vec![
                Seat::new(number).into(),
                player.cash.into(),
                player.loans.into(),
                player.spent.into(),
                seat.cards.into(),
                seat.rails_left.into(),
                if player.seen.is_empty() { Value::Nothing } else { player.seen.into() },
                seat.score.into(),
            ]
        });
        Section::new(label("Players")).table(columns, rows.collect())
    }

    /// The next counter of each industry with its figures, for each seat (3.1).
    fn displays(&self, view: &View) -> Section {
        let mut columns = vec![label("Seat")];
        columns.extend(Industry::ALL.into_iter().map(|industry| label("IndustryColumn").with("industry", industry)));
        let rows = view.table.players.iter().enumerate().map(|(number, player)| {
            let mut row = vec![Value::Seat(Seat::new(number))];
            row.extend(Industry::ALL.into_iter().map(|industry| {
                let gone = player.gone.get(&industry).copied().unwrap_or(0);
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
        Section::new(label("Displays")).table(columns, rows.collect())
    }
}

fn built_label(built: &Built) -> Message {
    let name = match (built.flipped, built.cubes) {
        (true, _) => "Flipped",
        (false, 0) => "Open",
        (false, _) => "Stocked",
    };
    let cell = label(name).with("industry", built.industry).with("level", built.level);
    cell.with("seat", Seat::new(built.seat.into())).with("cubes", built.cubes)
}
