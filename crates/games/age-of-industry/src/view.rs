//! What a pair of eyes may see (section 11).

use crate::AgeOfIndustry;
use crate::state::{Decision, State};
use crate::things::{Action, Card, Industry, Pile, Resource, Tile, bits};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Eyes, Seat};
use utoipa::ToSchema;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct View {
    /// Whose eyes, unless they see everything or belong to a watcher.
    pub seat: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// How many players of this round have had their turn.
    pub turn: u8,
    /// Actions the active player has left.
    pub actions: u8,
    /// Rounds in a row without any effect (AI-R41).
    pub idle_rounds: u8,
    /// Whether anybody did anything but pass without a card in this round.
    pub acted: bool,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Who decides.
    pub active: Seat,
    /// What is being decided.
    pub decision: Decision,
    /// How far the present action has come.
    pub work: Work,
    /// Counters, by space.
    pub spaces: BTreeMap<String, Counter>,
    /// Railways and their owners, by link.
    pub rails: BTreeMap<String, Seat>,
    /// Market tiles, by market space.
    pub tiles: BTreeMap<String, Tile>,
    /// Market spaces whose tile is used.
    pub used: Vec<String>,
    /// Coal left, by box.
    pub boxes: BTreeMap<String, u8>,
    /// Cubes left on the coal track.
    pub coal_track: u8,
    /// Cubes left on the iron track.
    pub iron_track: u8,
    /// The price of the next cube from each track (AI-407).
    pub prices: ByResource<u16>,
    /// The face-up cards.
    pub face_up: Vec<Card>,
    /// Played and discarded cards.
    pub discard: Pile,
    /// How many cards the deck has.
    pub deck_size: u32,
    /// The deck itself, for eyes that see everything.
    pub deck: Option<Pile>,
    /// For each location, the others connected with it, in the order of the map.
    pub connected: BTreeMap<String, Vec<String>>,
    /// The seats.
    pub seats: Vec<SeatView>,
}

/// A counter on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Counter {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub industry: Industry,
    /// Its level.
    pub level: u8,
    /// Cubes on it.
    pub cubes: u8,
    /// Whether its used side is up.
    pub flipped: bool,
}

/// How far an action has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Work {
    /// The action.
    pub action: Option<Action>,
    /// The card it is played with; the owner alone sees it before the build.
    pub card: Option<Card>,
    /// The industry to be built or developed.
    pub industry: Option<Industry>,
    /// The space of a build, the link of a railway.
    pub target: Option<String>,
    /// Where coal will come from.
    pub coal: Vec<String>,
    /// Where iron will come from.
    pub iron: Vec<String>,
    /// The seller asked about, or the last one.
    pub seller: Option<String>,
}

/// One seat as a pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// Dollars.
    pub cash: i32,
    /// Loans.
    pub loans: u32,
    /// Laid out for actions in this round.
    pub spent: u16,
    /// Counters of each industry that have left the display.
    pub gone: BTreeMap<Industry, u8>,
    /// How many cards.
    pub cards: u32,
    /// The hand, for its owner.
    pub hand: Option<Pile>,
    /// Cards everybody knows to be in this hand.
    pub seen: Pile,
    /// Railway counters left.
    pub rails_left: u8,
    /// The score if the game ended now.
    pub score: i32,
}

/// One value for coal and one for iron.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ByResource<T> {
    /// For coal.
    pub coal: T,
    /// For iron.
    pub iron: T,
}

impl<T: Copy> ByResource<T> {
    pub(crate) fn of(each: impl Fn(Resource) -> T) -> Self {
        Self { coal: each(Resource::Coal), iron: each(Resource::Iron) }
    }

    /// The one of this resource.
    pub fn at(self, resource: Resource) -> T {
        match resource {
            Resource::Coal => self.coal,
            Resource::Iron => self.iron,
        }
    }
}

impl AgeOfIndustry {
    pub(crate) fn look(&self, s: &State, eyes: Eyes) -> View {
        let map = self.map();
        let seats = || Seat::new(0).round(self.seats);
        let rails_of = |seat: Seat| bits(s.rails[seat]).map(move |link| (map.links[link].id.clone(), seat));
        let place = |location: usize| map.locations[location].id.clone();
        let connected = |from: usize| {
            let others = bits(s.derived.net[from]).filter(|other| *other != from);
            (place(from), others.map(place).collect())
        };
        View {
            seat: match eyes {
                Eyes::Of(seat) => Some(seat),
                _ => None,
            },
            round: s.round,
            turn: s.turn,
            actions: s.actions,
            idle_rounds: s.idle_rounds,
            acted: s.acted,
            order: s.order[..self.seats].to_vec(),
            active: s.active,
            decision: s.decision,
            work: self.look_at_work(s, eyes.see(s.active)),
            spaces: bits(s.occupied())
                .filter_map(|space| Some((map.spaces[space].id.clone(), Self::counter(s, space)?)))
                .collect(),
            rails: seats().flat_map(rails_of).collect(),
            tiles: map.markets.iter().zip(s.tiles).map(|(spot, tile)| (spot.id.clone(), tile)).collect(),
            used: bits(s.used.into()).map(|market| map.markets[market].id.clone()).collect(),
            boxes: map.boxes.iter().zip(s.boxes).map(|(spot, cubes)| (spot.id.clone(), cubes)).collect(),
            coal_track: s.track[0],
            iron_track: s.track[1],
            prices: ByResource::of(|resource| self.numbers.track[resource.index()].price(s.track[resource.index()])),
            face_up: s.face_up.into_iter().flatten().collect(),
            discard: s.discard,
            deck_size: s.deck.size(),
            deck: (eyes == Eyes::All).then_some(s.deck),
            connected: (0..map.locations.len()).map(connected).collect(),
            seats: seats().map(|seat| self.look_at(s, seat, eyes)).collect(),
        }
    }

    fn counter(s: &State, space: usize) -> Option<Counter> {
        Some(Counter {
            seat: s.owner(space)?,
            industry: s.industry_at(space)?,
            level: s.level_at(space) as u8,
            cubes: s.cubes_at(space),
            flipped: s.flipped >> space & 1 == 1,
        })
    }

    fn look_at_work(&self, s: &State, show_card: bool) -> Work {
        let map = self.map();
        let space_id = |space: u8| map.spaces[usize::from(space)].id.clone();
        let sources = |resource: Resource| {
            let noted = s.work.noted[resource.index()].iter().flatten();
            noted.map(|source| self.source_id(*source)).collect()
        };
        Work {
            action: s.work.action,
            card: s.work.card.filter(|_| show_card),
            // The industry of a card that is not yet laid would tell of the card (AI-953).
            industry: s.work.industry.filter(|_| show_card || s.work.card.is_none()),
            target: s.work.target.map(|target| match s.work.action {
                Some(Action::Rail) => map.links[usize::from(target)].id.clone(),
                _ => space_id(target),
            }),
            coal: sources(Resource::Coal),
            iron: sources(Resource::Iron),
            seller: s.work.seller.map(space_id),
        }
    }

    fn look_at(&self, s: &State, seat: Seat, eyes: Eyes) -> SeatView {
        let player = &s.players[seat];
        SeatView {
            cash: player.cash,
            loans: player.loans,
            spent: player.spent,
            gone: Industry::ALL.into_iter().zip(player.gone).collect(),
            cards: player.hand.size(),
            hand: eyes.see(seat).then_some(player.hand),
            seen: player.seen,
            rails_left: self.numbers.rail.per_player - s.rails[seat].count_ones() as u8,
            score: self.score_now(s, seat).total(),
        }
    }
}
