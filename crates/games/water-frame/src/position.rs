//! A position as anybody may write it down, the state it stands for, and what is seen of it.

use crate::WaterFrame;
use crate::state::{DECADES, Decision, Factory, Mods, Phase, Player, Sale, State, Work};
use crate::things::{Good, Grey, Happening, Tile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Eyes, Fault, Message, Seat, Seats};

/// Everything that lies open to all (section 11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OnTable {
    /// 0 for 1770 to 4 for 1810.
    pub decade: u8,
    /// 0 to 3, the index of the active good.
    pub cycle: u8,
    /// The start player.
    pub start: u8,
    /// The part of the game.
    pub phase: Phase,
    /// How many players of the phase are done.
    #[serde(default)]
    pub done: u8,
    /// Who has had his turn in this phase.
    #[serde(default)]
    pub served: Vec<u8>,
    /// Who decides.
    pub active: u8,
    /// What is being decided.
    pub decision: Decision,
    /// Emptied spaces of the job market.
    pub emptied: u8,
    /// Fired workers.
    pub fired: u8,
    /// Workers out of the game.
    #[serde(default)]
    pub boxed: u8,
    /// The importers.
    #[serde(default)]
    pub importer: [u8; 4],
    /// How many cycles' economy markers are open.
    pub economy_shown: u8,
    /// How many decades' events are open.
    #[serde(default)]
    pub events_shown: u8,
    /// Whether Bureaucracy is in force.
    #[serde(default)]
    pub bureaucracy: bool,
    /// Effects of reconstructed events.
    #[serde(default)]
    pub mods: Mods,
    /// Grey markers left, by mat row.
    #[serde(default)]
    pub mat: [BTreeMap<Grey, u8>; 4],
    /// Ships left, by size.
    #[serde(default)]
    pub ships: [u8; 5],
    /// Tiles left.
    #[serde(default)]
    pub tiles: BTreeMap<Tile, u8>,
    /// How far the present turn has come.
    #[serde(default)]
    pub work: Work,
    /// How far the present sale has come.
    #[serde(default)]
    pub sale: Sale,
    /// The players.
    pub players: Vec<Player>,
}

/// The table, and the markers that lie face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What lies open.
    #[serde(flatten)]
    pub table: OnTable,
    /// Economy markers by good and decade, by their place in the sheet.
    pub economy: [[u8; DECADES]; 4],
    /// Event markers by decade.
    pub events: [Happening; DECADES],
}

/// What a company has of each kind of thing, all factories together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)] // The fields are the names of the figures.
pub struct Totals {
    pub factories: u8,
    /// Extra workers included.
    pub workers: u8,
    pub machines: u8,
    /// What all full rows make.
    pub output: u8,
    pub stored: u8,
    pub tiles: u8,
}

/// The table as anybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes, unless they see everything or belong to a watcher.
    pub seat: Option<Seat>,
    /// What lies open.
    #[serde(flatten)]
    pub table: OnTable,
    /// Open economy markers by good and decade: importer steps and workers.
    pub economy: [[Option<[u8; 2]>; DECADES]; 4],
    /// Known events by decade.
    pub events: [Option<Happening>; DECADES],
    /// The wage.
    pub wage: u8,
    /// The demand of each good.
    pub demand: [u8; 4],
    /// The appeal of each seat's factories, by good.
    pub appeal: Vec<[u8; 4]>,
    /// The quality of each seat's factories, base included, by good.
    pub quality: Vec<[u8; 4]>,
    /// What each row of each seat's factories makes now, by good.
    pub output: Vec<[[u8; 4]; 4]>,
    /// What each seat made in the present sale and has not sold.
    pub unsold: Vec<u8>,
    /// What the large warehouse of each seat has room for, by good.
    pub room: Vec<[u8; 4]>,
    /// What each seat has of everything.
    pub totals: Vec<Totals>,
    /// The worth of one share of each seat.
    pub values: Vec<u8>,
    /// The result of each seat if the game ended now.
    pub scores: Vec<i32>,
}

impl WaterFrame {
    pub(crate) fn look(&self, s: &State, eyes: Eyes) -> View {
        let all = eyes == Eyes::All;
        let seats = || Seat::new(0).round(self.seats);
        let economy = Good::ALL.map(|good| {
            let shown = if all { DECADES } else { Self::shown_of(s, good) };
            std::array::from_fn(|decade| {
                let marker = usize::from(s.economy[good.index()][decade]);
                (decade < shown).then(|| self.numbers.economy[marker])
            })
        });
        View {
            seat: match eyes {
                Eyes::Of(seat) => Some(seat),
                _ => None,
            },
            table: self.on_table(s),
            economy,
            events: std::array::from_fn(|decade| (all || self.event_is_known(s, decade)).then_some(s.events[decade])),
            wage: self.wage(s),
            demand: Good::ALL.map(|good| self.demand(s, good)),
            appeal: seats().map(|seat| Good::ALL.map(|good| self.appeal(s, seat, good))).collect(),
            quality: seats().map(|seat| Good::ALL.map(|good| self.quality(s, seat, good))).collect(),
            output: seats().map(|seat| Good::ALL.map(|good| self.row_outputs(s, seat, good))).collect(),
            unsold: seats().map(|seat| s.sale.unsold(seat)).collect(),
            room: seats().map(|seat| Good::ALL.map(|good| self.large_capacity(s, seat, good))).collect(),
            totals: seats().map(|seat| self.totals(s, seat)).collect(),
            values: seats().map(|seat| self.value(s, seat)).collect(),
            scores: seats().map(|seat| self.result(s, seat)).collect(),
        }
    }

    fn totals(&self, s: &State, seat: Seat) -> Totals {
        let player = &s.players[seat];
        let over = |count: fn(&Factory) -> u8| player.factories.iter().map(count).sum();
        Totals {
            factories: over(|factory| factory.stands().into()),
            workers: over(Factory::all_workers),
            machines: over(|factory| factory.machines.iter().sum()),
            output: Good::ALL.into_iter().map(|good| self.output(player.factory(good), good)).sum(),
            stored: player.stored.iter().sum(),
            tiles: player.owned.len() as u8,
        }
    }

    fn on_table(&self, s: &State) -> OnTable {
        OnTable {
            decade: s.decade,
            cycle: s.cycle,
            start: s.start.number() as u8,
            phase: s.phase,
            done: s.done,
            served: s.served.iter().map(|seat| seat.number() as u8).collect(),
            active: s.active.number() as u8,
            decision: s.decision,
            emptied: s.emptied,
            fired: s.fired,
            boxed: s.boxed,
            importer: s.importer,
            economy_shown: s.economy_shown,
            events_shown: s.events_shown,
            bureaucracy: s.bureaucracy,
            mods: s.mods,
            mat: s.mat.map(|row| Grey::ALL.into_iter().zip(row).filter(|(_, left)| *left > 0).collect()),
            ships: s.ships,
            tiles: Tile::ALL.into_iter().zip(s.tiles).filter(|(_, left)| *left > 0).collect(),
            work: s.work,
            sale: s.sale,
            players: Seat::new(0).round(self.seats).map(|seat| s.players[seat]).collect(),
        }
    }

    pub(crate) fn write_down(&self, s: &State) -> Position {
        Position { table: self.on_table(s), economy: s.economy, events: s.events }
    }

    pub(crate) fn read_position(&self, p: &Position) -> Result<State, Fault> {
        let table = &p.table;
        let seats = self.seats as i64;
        if table.players.len() != self.seats {
            return Err(Fault::bounds("players", table.players.len() as i64, &(seats..=seats)));
        }
        let seat = |path: &str, number: u8| {
            let bounds = 0..=seats - 1;
            if bounds.contains(&i64::from(number)) {
                Ok(Seat::new(number.into()))
            } else {
                Err(Fault::bounds(path, number.into(), &bounds))
            }
        };
        let mut s = State {
            start: seat("start", table.start)?,
            decade: table.decade,
            cycle: table.cycle,
            emptied: table.emptied,
            fired: table.fired,
            boxed: table.boxed,
            importer: table.importer,
            economy: p.economy,
            events: p.events,
            economy_shown: table.economy_shown,
            events_shown: table.events_shown,
            bureaucracy: table.bureaucracy,
            mods: table.mods,
            mat: [[0; 4]; 4],
            ships: table.ships,
            tiles: [0; 20],
            phase: table.phase,
            done: table.done,
            served: Seats::NONE,
            active: seat("active", table.active)?,
            decision: table.decision,
            work: table.work,
            sale: table.sale,
            ..self.set_table()
        };
        for number in &table.served {
            s.served.insert(seat("served", *number)?);
        }
        for (row, greys) in s.mat.iter_mut().zip(&table.mat) {
            greys.iter().for_each(|(grey, left)| row[grey.index()] = *left);
        }
        table.tiles.iter().for_each(|(tile, left)| s.tiles[tile.index()] = *left);
        for (seat, player) in Seat::new(0).round(self.seats).zip(&table.players) {
            s.players[seat] = *player;
        }
        self.invariants(&s)?;
        if !self.pending_is_sound(&s) || (s.decision != Decision::Over && self.options(&s).is_empty()) {
            return Err(Fault::new("decision", Message::new("NothingToDecide")));
        }
        self.run_on(&mut s, &mut ());
        Ok(s)
    }
}
