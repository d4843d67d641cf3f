//! The options as sections 5.3 and 5.6 of the specification write them down, slowly and word for word: a second opinion on
//! what the engine finds with masks.

use age_of_industry::{
    Action, AgeOfIndustry, BUILT_IN, Built, Card, Decision, Industry, Kind, Map, Move, Outlet, Place, Position, Resource,
    Source, Space, State, Tile, Ware,
};
use table::{Rules, Sheet, Spoken};

/// A counter of a display.
#[derive(Clone)]
struct Counter {
    level: u8,
    buildable: bool,
    needs: [i64; 2],
    takes_goods: bool,
}

/// The displays of the built-in sheet, lowest level first.
pub(crate) struct Displays(Vec<Vec<Counter>>);

impl Displays {
    pub(crate) fn printed() -> Self {
        let sheet = Sheet::parse(BUILT_IN).expect("the built-in sheet");
        let mut displays = Vec::new();
        for (industry, part) in Industry::ALL.into_iter().zip(sheet.root().parts("industry").expect("industries")) {
            let mut display = Vec::new();
            for row in part.parts("levels").expect("levels") {
                let number = |key: &str| row.number(key, 0..=99).expect("a number");
                let counter = Counter {
                    level: number("level") as u8,
                    buildable: row.flag("buildable").expect("a flag"),
                    needs: [number("coal"), number("iron")],
                    takes_goods: industry == Industry::Port && row.texts("accepts").expect("wares").contains(&"goods"),
                };
                display.extend(vec![counter; number("counters") as usize]);
            }
            displays.push(display);
        }
        Self(displays)
    }
}

/// Which spaces a card gives permission for.
#[derive(Clone, Copy)]
enum Mode {
    Card(Card),
    Any,
}

pub(crate) struct Reference<'a> {
    map: &'a Map,
    displays: &'a Displays,
    at: Position,
    me: u8,
}

impl<'a> Reference<'a> {
    pub(crate) fn of(rules: &'a AgeOfIndustry, displays: &'a Displays, state: &State) -> Self {
        let at = rules.save(state);
        let me = rules.turn(state).seats().lowest().expect("somebody decides").number() as u8;
        Self { map: rules.map(), displays, at, me }
    }

    fn on(&self, space: usize) -> Option<&Built> {
        self.at.table.spaces.get(&self.map.spaces[space].id)
    }

    fn spaces_of(&self, location: usize) -> impl Iterator<Item = usize> {
        (0..self.map.spaces.len()).filter(move |space| self.map.spaces[*space].location == location)
    }

    fn has(&self, location: usize, industry: Industry) -> bool {
        self.spaces_of(location).any(|space| self.on(space).is_some_and(|built| built.industry == industry))
    }

    fn owner_of_link(&self, link: usize) -> Option<u8> {
        self.at.table.rails.get(&self.map.links[link].id).copied()
    }

    fn dist(&self, to: usize) -> Vec<Option<u32>> {
        let mut edges: Vec<[usize; 2]> = Vec::new();
        for (number, link) in self.map.links.iter().enumerate() {
            if self.owner_of_link(number).is_some() {
                edges.push(link.ends);
            }
        }
        for [town, ship] in &self.map.lanes {
            if self.has(*town, Industry::Port) && (self.has(*ship, Industry::Ship) || *ship == to) {
                edges.push([*town, *ship]);
            }
        }
        let mut found = vec![None; self.map.locations.len()];
        found[to] = Some(0);
        for distance in 0..found.len() as u32 {
            for [a, b] in &edges {
                for (from, next) in [(*a, *b), (*b, *a)] {
                    if found[from] == Some(distance) && found[next].is_none() {
                        found[next] = Some(distance + 1);
                    }
                }
            }
        }
        found
    }

    /// Cubes at a source, less those already noted for this action.
    fn cubes(&self, resource: Resource, source: Source) -> usize {
        let work = &self.at.table.work;
        let (id, cubes) = match source {
            Source::Space(space) => {
                let holds = self.on(space.into()).filter(|built| built.industry.holds() == Some(resource));
                (&self.map.spaces[usize::from(space)].id, holds.map_or(0, |built| built.cubes))
            }
            Source::Box(number) => {
                let spot = &self.map.boxes[usize::from(number)];
                let open = resource == Resource::Coal && self.has(spot.location, Industry::Ship);
                (&spot.id, if open { self.at.table.boxes[&spot.id] } else { 0 })
            }
            Source::Track => unreachable!("the track is no source on the map"),
        };
        let noted = if resource == Resource::Coal { &work.coal } else { &work.iron };
        usize::from(cubes).saturating_sub(noted.iter().filter(|other| *other == id).count())
    }

    fn all_sources(&self) -> impl Iterator<Item = Source> {
        let spaces = (0..self.map.spaces.len()).map(|space| Source::Space(space as u8));
        spaces.chain((0..self.map.boxes.len()).map(|number| Source::Box(number as u8)))
    }

    fn nearest(&self, resource: Resource, to: usize) -> Vec<Source> {
        let dist = self.dist(to);
        let far = |source: &Source| match *source {
            Source::Space(space) => dist[self.map.spaces[usize::from(space)].location],
            Source::Box(number) => dist[self.map.boxes[usize::from(number)].location].map(|ship| ship + 1),
            Source::Track => None,
        };
        let sources: Vec<Source> =
            self.all_sources().filter(|source| self.cubes(resource, *source) > 0 && far(source).is_some()).collect();
        let least = sources.iter().map(far).min().flatten();
        sources.into_iter().filter(|source| far(source) == least).collect()
    }

    fn track_access(&self, to: usize) -> bool {
        let dist = self.dist(to);
        let opens = |place: usize| self.map.locations[place].distant_port || self.has(place, Industry::Port);
        (0..dist.len()).any(|place| dist[place].is_some() && opens(place))
    }

    fn supply_build(&self, resource: Resource, to: usize, industry: Industry) -> Vec<Source> {
        let nearest = self.nearest(resource, to);
        match nearest.is_empty() {
            true if industry == Industry::Port || self.track_access(to) => vec![Source::Track],
            _ => nearest,
        }
    }

    fn supply_rail(&self, resource: Resource, link: usize) -> Vec<Source> {
        let ends = self.map.links[link].ends;
        let near = ends.map(|end| self.nearest(resource, end)).concat();
        if near.is_empty() && ends.iter().any(|end| self.track_access(*end)) {
            return vec![Source::Track];
        }
        self.all_sources().filter(|source| near.contains(source)).collect()
    }

    fn none_left(&self, resource: Resource) -> bool {
        let track = if resource == Resource::Coal { self.at.table.coal_track } else { self.at.table.iron_track };
        track == 0 && self.all_sources().all(|source| self.cubes(resource, source) == 0)
    }

    fn low(&self, industry: Industry) -> Option<&Counter> {
        let gone = self.at.table.players[usize::from(self.me)].gone.get(&industry).copied().unwrap_or(0);
        self.displays.0[industry.index()].get(usize::from(gone))
    }

    fn own(&self, location: usize) -> usize {
        self.spaces_of(location).filter(|space| self.on(*space).is_some_and(|built| built.seat == self.me)).count()
    }

    fn has_room(&self, location: usize) -> bool {
        self.own(location) < if self.is_large(location) { 2 } else { 1 }
    }

    fn is_large(&self, location: usize) -> bool {
        self.spaces_of(location).count() >= 4
    }

    /// C2
    fn is_lowest_empty(&self, space: usize) -> bool {
        let Space { kind, location, .. } = self.map.spaces[space];
        let alike = |other: &usize| self.map.spaces[*other].kind == kind && self.on(*other).is_none();
        self.spaces_of(location).find(alike) == Some(space)
    }

    fn permits(&self, mode: Mode, industry: Industry, space: usize) -> bool {
        let location = self.map.spaces[space].location;
        let Mode::Card(card) = mode else { return true };
        if card.colour().is_some() {
            return card.colour() == self.map.locations[location].colour;
        }
        let mut links = (0..self.map.links.len()).filter(|link| self.owner_of_link(*link) == Some(self.me));
        let linked = links.clone().any(|link| self.map.links[link].ends.contains(&location));
        let nothing = links.next().is_none() && self.at.table.spaces.values().all(|built| built.seat != self.me);
        let own_here = self.on(space).is_some_and(|built| built.seat == self.me);
        let stays = self.own(location) >= 1 && self.is_large(location);
        let reached = own_here || linked || stays || industry == Industry::Ship || nothing;
        card.industry() == Some(industry) && reached
    }

    fn port_before(&self, ship: usize) -> bool {
        self.map.lanes.iter().any(|lane| lane[1] == ship && self.has(lane[0], Industry::Port))
    }

    fn is_supplied(&self, industry: Industry, location: usize) -> bool {
        let needs = self.low(industry).map_or([0; 2], |counter| counter.needs);
        let needed = Resource::ALL.into_iter().filter(|resource| needs[resource.index()] > 0);
        needed.into_iter().all(|resource| !self.supply_build(resource, location, industry).is_empty())
    }

    fn may_build(&self, industry: Industry, space: usize, mode: Mode) -> bool {
        let Some(counter) = self.low(industry).filter(|counter| counter.buildable) else { return false };
        let Space { kind, location, .. } = self.map.spaces[space];
        let free = match self.on(space) {
            None => self.has_room(location) && self.is_lowest_empty(space),
            Some(built) if built.seat == self.me => built.level < counter.level,
            Some(built) => {
                let lower = built.industry == industry && built.level < counter.level;
                lower && self.has_room(location) && industry.holds().is_some_and(|resource| self.none_left(resource))
            }
        };
        let afloat = industry != Industry::Ship || self.port_before(location);
        let fits = kind == kind_for(industry) && free && afloat;
        fits && self.permits(mode, industry, space) && self.is_supplied(industry, location)
    }

    fn slots(&self, industry: Industry, mode: Mode) -> Vec<usize> {
        (0..self.map.spaces.len()).filter(|space| self.may_build(industry, *space, mode)).collect()
    }

    fn industries(&self, mode: Mode) -> Vec<Industry> {
        Industry::ALL.into_iter().filter(|industry| !self.slots(*industry, mode).is_empty()).collect()
    }

    fn hand(&self) -> Vec<Card> {
        self.at.hands[usize::from(self.me)].kinds().collect()
    }

    fn cards(&self) -> Vec<Card> {
        self.hand().into_iter().filter(|card| !self.industries(Mode::Card(*card)).is_empty()).collect()
    }

    fn links(&self) -> Vec<usize> {
        let mine = |link: &usize| self.owner_of_link(*link) == Some(self.me);
        let all = || 0..self.map.links.len();
        let used = all().filter(mine).count();
        let base = |end: &usize| self.own(*end) > 0 || all().filter(mine).any(|link| self.map.links[link].ends.contains(end));
        let supplied = |link: usize| Resource::ALL.into_iter().all(|resource| !self.supply_rail(resource, link).is_empty());
        all()
            .filter(|link| used < 12 && self.owner_of_link(*link).is_none() && self.map.links[*link].ends.iter().any(base))
            .filter(|link| used == 0 || supplied(*link))
            .collect()
    }

    fn outlets(&self, seller: usize) -> Vec<Outlet> {
        let Some(ware) = self.on(seller).and_then(|built| built.industry.sells()) else { return Vec::new() };
        let dist = self.dist(self.map.spaces[seller].location);
        let takes = |space: &usize| {
            self.on(*space).is_some_and(|built| {
                let mut levels = self.displays.0[Industry::Port.index()].iter();
                let goods = levels.any(|counter| counter.level == built.level && counter.takes_goods);
                built.industry == Industry::Port && !built.flipped && (ware == Ware::Cotton || goods)
            }) && dist[self.map.spaces[*space].location].is_some()
        };
        let buys = |market: &usize| {
            let spot = &self.map.markets[*market];
            let wanted = match self.at.table.tiles[&spot.id] {
                Tile::Both => true,
                Tile::Cotton => ware == Ware::Cotton,
                Tile::Goods => ware == Ware::Goods,
                Tile::None => false,
            };
            let at_sea = self.map.locations[spot.location].place == Place::Ship;
            let open = !at_sea || self.has(spot.location, Industry::Ship);
            wanted && open && !self.at.table.used.contains(&spot.id) && dist[spot.location].is_some()
        };
        let ports = (0..self.map.spaces.len()).filter(takes).map(|space| Outlet::Port(space as u8));
        ports.chain((0..self.map.markets.len()).filter(buys).map(|market| Outlet::Market(market as u8))).collect()
    }

    fn sellers(&self, after: Option<usize>) -> Vec<usize> {
        let sells = |space: &usize| {
            let own = self.on(*space).is_some_and(|built| built.seat == self.me && !built.flipped);
            own && after.is_none_or(|last| *space > last) && !self.outlets(*space).is_empty()
        };
        (0..self.map.spaces.len()).filter(sells).collect()
    }

    fn develops(&self) -> Vec<Industry> {
        let ships = self.map.spaces.iter().any(|space| space.kind == Kind::Ship);
        let left = |industry: &Industry| self.low(*industry).is_some() && (ships || *industry != Industry::Ship);
        Industry::ALL.into_iter().filter(left).collect()
    }

    fn can_draw_any(&self) -> bool {
        !self.at.deck.is_empty() || !self.at.table.face_up.is_empty()
    }

    fn hand_size(&self) -> u32 {
        self.at.hands[usize::from(self.me)].size()
    }

    fn actions(&self) -> Vec<Action> {
        let hand = self.hand_size();
        let combined = self.at.table.actions >= 2 && hand > 0 && !self.industries(Mode::Any).is_empty();
        let offered = |action: &Action| match action {
            Action::Build => !self.cards().is_empty(),
            Action::Rail => !self.links().is_empty(),
            Action::Sell => !self.sellers(None).is_empty(),
            Action::Develop => hand > 0 && !self.develops().is_empty(),
            Action::Draw => hand < 9 && self.can_draw_any(),
            Action::Pass => true,
            Action::CombinedBuild => combined,
        };
        Action::ALL.into_iter().filter(offered).collect()
    }

    fn draws(&self, second: bool) -> Vec<Move> {
        let up = &self.at.table.face_up;
        let deck = (!self.at.deck.is_empty()).then_some(Move::Draw);
        let left = self.at.deck.size() + up.len() as u32;
        if !second && (9 - self.hand_size()).min(left) >= 2 {
            return deck.into_iter().chain((up.len() == 2).then_some(Move::TakeBothUp)).collect();
        }
        let fresh = |place: &usize| *place == 0 || up[*place] != up[0];
        let ups = (0..up.len()).filter(fresh).map(|place| Move::TakeUp { place: place as u8 });
        deck.into_iter().chain(ups).collect()
    }

    /// Section 5.3: the options of the present decision, in their order.
    pub(crate) fn options(&self) -> Vec<Move> {
        let work = &self.at.table.work;
        let space = |id: &Option<String>| self.map.spaces.iter().position(|space| Some(&space.id) == id.as_ref());
        let link = || self.map.links.iter().position(|link| Some(&link.id) == work.target.as_ref());
        let industry = work.industry.unwrap_or(Industry::Cotton);
        let mode = work.card.map_or(Mode::Any, Mode::Card);
        let sources = |resource: Resource| match work.action {
            Some(Action::Rail) => self.supply_rail(resource, link().expect("a link")),
            _ => self.supply_build(resource, self.map.spaces[space(&work.target).expect("a space")].location, industry),
        };
        match self.at.table.decision {
            Decision::ChooseAction => self.actions().into_iter().map(|action| Move::Act { action }).collect(),
            Decision::ChooseCard => self.cards().into_iter().map(|card| Move::Play { card }).collect(),
            Decision::ChooseIndustry => self.industries(mode).into_iter().map(|industry| Move::Choose { industry }).collect(),
            Decision::ChooseSlot => {
                self.slots(industry, mode).into_iter().map(|space| Move::Build { space: space as u8 }).collect()
            }
            Decision::ChooseCoal => sources(Resource::Coal).into_iter().map(|from| Move::TakeCoal { from }).collect(),
            Decision::ChooseIron => sources(Resource::Iron).into_iter().map(|from| Move::TakeIron { from }).collect(),
            Decision::DiscardCard => {
                let free = work.action == Some(Action::Pass) && (self.hand().is_empty() || !self.can_draw_any());
                let cards = self.hand().into_iter().map(|card| Move::Discard { card });
                free.then_some(Move::Keep).into_iter().chain(cards).collect()
            }
            Decision::ChooseLink => self.links().into_iter().map(|link| Move::Lay { link: link as u8 }).collect(),
            Decision::ChooseSeller => {
                let sellers = self.sellers(space(&work.seller)).into_iter().map(|space| Move::Sell { space: space as u8 });
                sellers.chain(work.seller.as_ref().map(|_| Move::Stop)).collect()
            }
            Decision::ChooseOutlet => {
                let outlets = self.outlets(space(&work.seller).expect("a seller"));
                outlets.into_iter().map(|outlet| Move::SellTo { outlet }).collect()
            }
            Decision::ChooseDevelop => self.develops().into_iter().map(|industry| Move::Develop { industry }).collect(),
            Decision::DrawFirst => self.draws(false),
            Decision::DrawSecond => self.draws(true),
            Decision::RepayLoans => {
                let player = &self.at.table.players[usize::from(self.me)];
                (0..=player.loans.min(player.cash as u32 / 11)).map(|loans| Move::Repay { loans: loans as u8 }).collect()
            }
            Decision::Over => Vec::new(),
        }
    }
    /// Whether what a refused move is told is so (5.9).
    pub(crate) fn is_true(&self, mv: Move, rule: &str) -> bool {
        let work = &self.at.table.work;
        let space_at = |id: &Option<String>| self.map.spaces.iter().position(|space| Some(&space.id) == id.as_ref());
        match mv {
            Move::Build { space } => self.is_true_of_space(space.into(), rule),
            Move::Lay { link } => {
                let link = usize::from(link);
                let mine = |link: &usize| self.owner_of_link(*link) == Some(self.me);
                let used = (0..self.map.links.len()).filter(mine).count();
                let unsupplied = |resource: Resource| self.supply_rail(resource, link).is_empty();
                match rule {
                    "AI-601" => self.owner_of_link(link).is_some(),
                    "AI-R29" => used == 12,
                    "AI-602" => self.map.links[link].ends.iter().all(|end| self.own(*end) == 0),
                    "AI-605" => used > 0 && Resource::ALL.into_iter().any(unsupplied),
                    _ => false,
                }
            }
            Move::TakeCoal { from } | Move::TakeIron { from } => {
                let coal = matches!(mv, Move::TakeCoal { .. });
                let resource = if coal { Resource::Coal } else { Resource::Iron };
                let location = match from {
                    Source::Track => return rule == "AI-R14",
                    Source::Space(space) => self.map.spaces[usize::from(space)].location,
                    Source::Box(number) => self.map.boxes[usize::from(number)].location,
                };
                let ends = match work.action {
                    Some(Action::Rail) => {
                        let link = self.map.links.iter().find(|link| Some(&link.id) == work.target.as_ref());
                        link.expect("a link").ends.to_vec()
                    }
                    _ => vec![self.map.spaces[space_at(&work.target).expect("a space")].location],
                };
                let connected = ends.iter().any(|end| self.dist(*end)[location].is_some());
                match (self.cubes(resource, from) > 0, connected) {
                    (false, _) => rule == "AI-401",
                    (true, false) => rule == "AI-402",
                    (true, true) => rule == "AI-403",
                }
            }
            Move::SellTo { outlet } => {
                let seller = self.map.spaces[space_at(&work.seller).expect("a seller")].location;
                let (location, used) = match outlet {
                    Outlet::Port(space) => {
                        let port = self.on(space.into()).filter(|built| built.industry == Industry::Port);
                        (self.map.spaces[usize::from(space)].location, port.is_some_and(|built| built.flipped))
                    }
                    Outlet::Market(market) => {
                        let spot = &self.map.markets[usize::from(market)];
                        (spot.location, self.at.table.used.contains(&spot.id))
                    }
                };
                match rule {
                    "AI-702" => matches!(outlet, Outlet::Port(_)) && !self.has_port(outlet),
                    "AI-703" => self.dist(seller)[location].is_none(),
                    "AI-704" => self.has_port(outlet),
                    "AI-705" => matches!(outlet, Outlet::Market(_)),
                    "AI-706" => !self.has(location, Industry::Ship),
                    "AI-707" => used,
                    _ => false,
                }
            }
            _ => true,
        }
    }

    fn has_port(&self, outlet: Outlet) -> bool {
        let Outlet::Port(space) = outlet else { return false };
        self.on(space.into()).is_some_and(|built| built.industry == Industry::Port)
    }

    fn is_true_of_space(&self, space: usize, rule: &str) -> bool {
        let work = &self.at.table.work;
        let industry = work.industry.unwrap_or(Industry::Cotton);
        let Space { kind, location, .. } = self.map.spaces[space];
        let level = self.low(industry).map_or(0, |counter| counter.level);
        let occupant = self.on(space);
        let permitted = self.permits(work.card.map_or(Mode::Any, Mode::Card), industry, space);
        match rule {
            "AI-302" | "AI-303" => !permitted,
            "AI-304" => kind != kind_for(industry),
            "AI-305" => industry == Industry::Ship && !self.port_before(location),
            "AI-306" => !self.has_room(location),
            "AI-307" => occupant.is_some_and(|built| built.seat != self.me),
            "AI-312" => occupant.is_some_and(|built| built.level >= level),
            "AI-313" => industry.holds().is_some_and(|resource| !self.none_left(resource)),
            "AI-406" => !self.is_supplied(industry, location),
            "AI-R46" => occupant.is_none() && !self.is_lowest_empty(space) && self.is_supplied(industry, location),
            _ => false,
        }
    }
}

/// AI-304
fn kind_for(industry: Industry) -> Kind {
    match industry {
        Industry::Cotton | Industry::Factory | Industry::Iron => Kind::Blank,
        Industry::Coal => Kind::Mine,
        Industry::Port => Kind::Port,
        Industry::Ship => Kind::Ship,
    }
}
