//! A position as anybody may write it down, and the state it stands for.

use crate::AgeOfIndustry;
use crate::moves::Move;
use crate::state::{Decision, State, Work};
use crate::things::{Action, Card, Industry, Pile, Resource, Source, Tile, bits};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Chance, Fault, Message, Rules, Seat};

/// A counter on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Built {
    /// Whose it is.
    pub seat: u8,
    /// What it is.
    pub industry: Industry,
    /// Its level.
    pub level: u8,
    /// Cubes on it.
    #[serde(default)]
    pub cubes: u8,
    /// Whether its used side is up.
    #[serde(default)]
    pub flipped: bool,
}

/// What lies open of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Dollars.
    pub cash: i32,
    /// Loans.
    pub loans: u32,
    /// Laid out for actions in this round.
    #[serde(default)]
    pub spent: u16,
    /// Counters of each industry that have left the display.
    #[serde(default)]
    pub gone: BTreeMap<Industry, u8>,
    /// Cards everybody knows to be in this hand.
    #[serde(default)]
    pub seen: Pile,
}

/// How far the present action has come.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WorkPosition {
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

/// Everything that lies open (section 11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OnTable {
    /// The round, from 1.
    pub round: u8,
    /// How many players of this round have had their turn.
    #[serde(default)]
    pub turn: u8,
    /// Actions the active player has left.
    pub actions: u8,
    /// Rounds in a row without any effect (AI-R41).
    #[serde(default)]
    pub idle_rounds: u8,
    /// Whether anybody did anything but pass without a card in this round.
    #[serde(default)]
    pub acted: bool,
    /// The turn order.
    pub order: Vec<u8>,
    /// What is being decided.
    pub decision: Decision,
    /// How far the present action has come.
    #[serde(default)]
    pub work: WorkPosition,
    /// Counters, by space.
    #[serde(default)]
    pub spaces: BTreeMap<String, Built>,
    /// Railways and their owners, by link.
    #[serde(default)]
    pub rails: BTreeMap<String, u8>,
    /// Market tiles, by market space.
    #[serde(default)]
    pub tiles: BTreeMap<String, Tile>,
    /// Market spaces whose tile is used.
    #[serde(default)]
    pub used: Vec<String>,
    /// Coal left, by box.
    #[serde(default)]
    pub boxes: BTreeMap<String, u8>,
    /// Cubes left on the coal track.
    pub coal_track: u8,
    /// Cubes left on the iron track.
    pub iron_track: u8,
    /// The face-up cards.
    #[serde(default)]
    pub face_up: Vec<Card>,
    /// Played and discarded cards.
    #[serde(default)]
    pub discard: Pile,
    /// The players.
    pub players: Vec<SeatPosition>,
}

/// The table, the hands, and the chance to come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What lies open.
    #[serde(flatten)]
    pub table: OnTable,
    /// The hand of each player.
    pub hands: Vec<Pile>,
    /// The deck; what else is in no other place.
    pub deck: Pile,
    /// The key of the generator, as 32 hexadecimal digits.
    #[serde(default)]
    pub chance: String,
    /// How often the generator was called.
    #[serde(default)]
    pub calls: u32,
}

/// The most loans and dollars a position may start from: what grows from them in a hundred rounds, at a tenth of interest and
/// 120 to repay each, still fits.
const MOST_LOANS: u32 = 500;
const MOST_CASH: i32 = 100_000;

impl AgeOfIndustry {
    fn on_table(&self, s: &State) -> OnTable {
        let map = self.map();
        let space_id = |space: u8| map.spaces[usize::from(space)].id.clone();
        let sources = |resource: Resource| {
            let noted = s.work.noted[resource.index()].iter().flatten();
            noted.map(|source| self.source_id(*source)).collect()
        };
        let seats = || Seat::new(0).round(self.seats);
        let built = |space: usize| {
            let (owner, industry) = (s.owner(space)?, s.industry_at(space)?);
            let built = Built {
                seat: owner.number() as u8,
                industry,
                level: s.level_at(space) as u8,
                cubes: s.cubes_at(space),
                flipped: s.flipped >> space & 1 == 1,
            };
            Some((map.spaces[space].id.clone(), built))
        };
        let rails_of = |seat: Seat| bits(s.rails[seat]).map(move |link| (map.links[link].id.clone(), seat.number() as u8));
        OnTable {
            round: s.round,
            turn: s.turn,
            actions: s.actions,
            idle_rounds: s.idle_rounds,
            acted: s.acted,
            order: s.order[..self.seats].iter().map(|seat| seat.number() as u8).collect(),
            decision: s.decision,
            work: WorkPosition {
                action: s.work.action,
                card: s.work.card,
                industry: s.work.industry,
                target: s.work.target.map(|target| match s.work.action {
                    Some(Action::Rail) => map.links[usize::from(target)].id.clone(),
                    _ => space_id(target),
                }),
                coal: sources(Resource::Coal),
                iron: sources(Resource::Iron),
                seller: s.work.seller.map(space_id),
            },
            spaces: bits(s.occupied()).filter_map(built).collect(),
            rails: seats().flat_map(rails_of).collect(),
            tiles: map.markets.iter().zip(s.tiles).map(|(spot, tile)| (spot.id.clone(), tile)).collect(),
            used: bits(s.used.into()).map(|market| map.markets[market].id.clone()).collect(),
            boxes: map.boxes.iter().zip(s.boxes).map(|(spot, cubes)| (spot.id.clone(), cubes)).collect(),
            coal_track: s.track[0],
            iron_track: s.track[1],
            face_up: s.face_up.into_iter().flatten().collect(),
            discard: s.discard,
            players: seats()
                .map(|seat| {
                    let player = &s.players[seat];
                    SeatPosition {
                        cash: player.cash,
                        loans: player.loans,
                        spent: player.spent,
                        gone: Industry::ALL.into_iter().zip(player.gone).collect(),
                        seen: player.seen,
                    }
                })
                .collect(),
        }
    }

    pub(crate) fn source_id(&self, source: Source) -> String {
        match source {
            Source::Space(space) => self.map().spaces[usize::from(space)].id.clone(),
            Source::Box(number) => self.map().boxes[usize::from(number)].id.clone(),
            Source::Track => "track".to_owned(),
        }
    }

    pub(crate) fn write_down(&self, s: &State) -> Position {
        let (key, calls) = s.chance.parts();
        Position {
            table: self.on_table(s),
            hands: Seat::new(0).round(self.seats).map(|seat| s.players[seat].hand).collect(),
            deck: s.deck,
            chance: format!("{key:032x}"),
            calls,
        }
    }

    pub(crate) fn read_position(&self, p: &Position) -> Result<State, Fault> {
        let table = &p.table;
        let hexadecimal = p.chance.len() == 32 && p.chance.bytes().all(|byte| byte.is_ascii_hexdigit());
        let key = match p.chance.as_str() {
            "" => 0,
            text if hexadecimal => u128::from_str_radix(text, 16).unwrap_or(0),
            _ => return Err(Fault::new("chance", Message::new("NotHexadecimal"))),
        };
        let mut s = State {
            round: table.round,
            turn: table.turn,
            actions: table.actions,
            idle_rounds: table.idle_rounds,
            acted: table.acted,
            decision: table.decision,
            track: [table.coal_track, table.iron_track],
            deck: p.deck,
            discard: table.discard,
            ..self.set_table(Chance::from_parts(key, p.calls))
        };
        self.read_players(p, &mut s)?;
        self.read_map(table, &mut s)?;
        if table.face_up.len() > 2 {
            return Err(Fault::bounds("face_up", table.face_up.len() as i64, &(0..=2)));
        }
        s.face_up.iter_mut().zip(&table.face_up).for_each(|(place, card)| *place = Some(*card));
        s.work = self.read_work(&table.work)?;
        self.pieces_are_sound(&s)?;
        self.derive(&mut s);
        if !self.pending_is_sound(&s) {
            return Err(Fault::new("decision", Message::new("NothingToDecide")));
        }
        self.run_on(&mut s, &mut ());
        Ok(s)
    }

    fn read_players(&self, p: &Position, s: &mut State) -> Result<(), Fault> {
        let table = &p.table;
        let seats = self.seats as i64;
        for (path, found) in [("players", table.players.len()), ("hands", p.hands.len()), ("order", table.order.len())] {
            if found != self.seats {
                return Err(Fault::bounds(path, found as i64, &(seats..=seats)));
            }
        }
        if usize::from(table.turn) >= self.seats {
            return Err(Fault::bounds("turn", table.turn.into(), &(0..=seats - 1)));
        }
        for (place, number) in table.order.iter().enumerate() {
            s.order[place] = self.seat_at(&format!("order[{place}]"), *number)?;
        }
        s.active = s.order[usize::from(table.turn)];
        for (number, (found, hand)) in table.players.iter().zip(&p.hands).enumerate() {
            let path = |field: &str| format!("players[{number}].{field}");
            if found.loans > MOST_LOANS {
                return Err(Fault::bounds(path("loans"), found.loans.into(), &(0..=MOST_LOANS.into())));
            }
            if !(0..=MOST_CASH).contains(&found.cash) {
                return Err(Fault::bounds(path("cash"), found.cash.into(), &(0..=MOST_CASH.into())));
            }
            if found.spent > 1000 {
                return Err(Fault::bounds(path("spent"), found.spent.into(), &(0..=1000)));
            }
            let player = &mut s.players[Seat::new(number)];
            (player.cash, player.loans, player.spent) = (found.cash, found.loans, found.spent);
            (player.hand, player.seen) = (*hand, found.seen);
            found.gone.iter().for_each(|(industry, gone)| player.gone[industry.index()] = *gone);
        }
        Ok(())
    }

    fn seat_at(&self, path: &str, number: u8) -> Result<Seat, Fault> {
        let bounds = 0..=self.seats as i64 - 1;
        if bounds.contains(&i64::from(number)) {
            Ok(Seat::new(number.into()))
        } else {
            Err(Fault::bounds(path, number.into(), &bounds))
        }
    }

    fn read_map(&self, table: &OnTable, s: &mut State) -> Result<(), Fault> {
        let map = self.map();
        for (id, built) in &table.spaces {
            let space = find(map.spaces.iter().map(|space| &space.id), "spaces", id)?;
            let seat = self.seat_at(&format!("spaces.{id}.seat"), built.seat)?;
            for (field, found) in [("level", built.level), ("cubes", built.cubes)] {
                if found > 7 {
                    return Err(Fault::bounds(format!("spaces.{id}.{field}"), found.into(), &(0..=7)));
                }
            }
            s.own[seat] |= 1 << space;
            s.industry[built.industry.index()] |= 1 << space;
            s.flipped |= u64::from(built.flipped) << space;
            s.set_level(space, built.level);
            s.set_cubes(space, built.cubes);
        }
        for (id, owner) in &table.rails {
            let link = find(map.links.iter().map(|link| &link.id), "rails", id)?;
            let seat = self.seat_at(&format!("rails.{id}"), *owner)?;
            s.rails[seat] |= 1 << link;
        }
        for (id, tile) in &table.tiles {
            s.tiles[find(map.markets.iter().map(|spot| &spot.id), "tiles", id)?] = *tile;
        }
        for id in &table.used {
            s.used |= 1 << find(map.markets.iter().map(|spot| &spot.id), "used", id)?;
        }
        for (id, cubes) in &table.boxes {
            s.boxes[find(map.boxes.iter().map(|spot| &spot.id), "boxes", id)?] = *cubes;
        }
        Ok(())
    }

    fn read_work(&self, found: &WorkPosition) -> Result<Work, Fault> {
        let map = self.map();
        let space = |path: &str, id: &String| find(map.spaces.iter().map(|space| &space.id), path, id).map(|at| at as u8);
        let mut work = Work { action: found.action, card: found.card, industry: found.industry, ..Work::default() };
        work.target = match (&found.target, found.action) {
            (None, _) => None,
            (Some(id), Some(Action::Rail)) => Some(find(map.links.iter().map(|link| &link.id), "work.target", id)? as u8),
            (Some(id), _) => Some(space("work.target", id)?),
        };
        work.seller = found.seller.as_ref().map(|id| space("work.seller", id)).transpose()?;
        for (resource, ids) in Resource::ALL.into_iter().zip([&found.coal, &found.iron]) {
            let noted = &mut work.noted[resource.index()];
            if ids.len() > noted.len() {
                return Err(Fault::bounds("work", ids.len() as i64, &(0..=noted.len() as i64)));
            }
            for (place, id) in noted.iter_mut().zip(ids) {
                let unknown = || Fault::new("work", Message::new("UnknownPlace").with("found", id.clone()));
                *place = Some(self.find_source(id).ok_or_else(unknown)?);
            }
        }
        Ok(work)
    }

    /// Whether the pending decision can have come about: the choices noted so far are made again, one by one.
    fn pending_is_sound(&self, s: &State) -> bool {
        if s.decision == Decision::Over {
            return s.work == Work::default();
        }
        // Loans are repaid once all actions are done; everything else is part of one.
        if (s.decision == Decision::RepayLoans) != (s.actions == 0) {
            return false;
        }
        let work = s.work;
        let mut again = State { decision: Decision::ChooseAction, work: Work::default(), ..*s };
        let mut choices: Vec<Move> = Vec::new();
        match (s.decision, work.action) {
            (Decision::ChooseAction, None) => return work == Work::default() && self.is_a_choice(s),
            (Decision::RepayLoans, None) => return work == Work::default() && self.affordable_repayments(s, s.active) > 0,
            // After a first sale, or a first card, the way back is not the way forth.
            (Decision::ChooseSeller, Some(Action::Sell)) if work.seller.is_some() => {
                let sold = work.seller.is_some_and(|space| (s.own[s.active] & s.flipped) >> space & 1 == 1);
                return sold && work == (Work { action: work.action, seller: work.seller, ..Work::default() });
            }
            (Decision::DrawSecond, Some(Action::Draw)) => {
                let room = self.can_draw(s, s.active) && !s.me().hand.is_empty();
                return room && work == (Work { action: work.action, ..Work::default() });
            }
            (_, Some(action)) => choices.push(Move::Act { action }),
            (_, None) => return false,
        }
        choices.extend(work.card.map(|card| Move::Play { card }));
        let needs_industry = work.card.is_none_or(|card| card.colour().is_some());
        if let Some(industry) = work.industry.filter(|_| needs_industry) {
            let develops = work.action == Some(Action::Develop);
            choices.push(if develops { Move::Develop { industry } } else { Move::Choose { industry } });
        }
        if let Some(target) = work.target {
            let rail = work.action == Some(Action::Rail);
            choices.push(if rail { Move::Lay { link: target } } else { Move::Build { space: target } });
        }
        choices.extend(work.noted[0].into_iter().flatten().map(|from| Move::TakeCoal { from }));
        choices.extend(work.noted[1].into_iter().flatten().map(|from| Move::TakeIron { from }));
        choices.extend(work.seller.map(|space| Move::Sell { space }));
        for mv in choices {
            if self.check(&again, s.active, mv).is_err() {
                return false;
            }
            self.apply(&mut again, mv, &mut ());
        }
        again == *s && self.is_a_choice(s)
    }

    fn is_a_choice(&self, s: &State) -> bool {
        !self.options(s).is_empty()
    }
}

fn find<'a>(mut ids: impl Iterator<Item = &'a String>, path: &str, id: &str) -> Result<usize, Fault> {
    let unknown = || Fault::new(path, Message::new("UnknownPlace").with("found", id));
    ids.position(|known| known == id).ok_or_else(unknown)
}
