//! A position as anybody may write it down, and the state it stands for.

use crate::WaterFrame;
use crate::state::{DECADES, Decision, Phase, State};
use crate::things::{Grey, Happening, Tile};
use crate::written::{ModsPosition, PlayerPosition, SalePosition, WorkPosition};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Fault, Message, Seat, Seats};

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
    pub mods: ModsPosition,
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
    pub work: WorkPosition,
    /// How far the present sale has come.
    #[serde(default)]
    pub sale: SalePosition,
    /// The players.
    pub players: Vec<PlayerPosition>,
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

impl WaterFrame {
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
            mods: s.mods.into(),
            mat: s.mat.map(|row| Grey::ALL.into_iter().zip(row).filter(|(_, left)| *left > 0).collect()),
            ships: s.ships,
            tiles: Tile::ALL.into_iter().zip(s.tiles).filter(|(_, left)| *left > 0).collect(),
            work: s.work.into(),
            sale: s.sale.into(),
            players: Seat::new(0).round(self.seats).map(|seat| (&s.players[seat]).into()).collect(),
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
            mods: table.mods.into(),
            mat: [[0; 4]; 4],
            ships: table.ships,
            tiles: [0; 20],
            phase: table.phase,
            done: table.done,
            served: Seats::NONE,
            active: seat("active", table.active)?,
            decision: table.decision,
            work: table.work.into(),
            sale: table.sale.into(),
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
            s.players[seat] = player.into();
        }
        self.invariants(&s)?;
        if !self.pending_is_sound(&s) || (s.decision != Decision::Over && self.options(&s).is_empty()) {
            return Err(Fault::new("decision", Message::new("NothingToDecide")));
        }
        self.run_on(&mut s, &mut ());
        Ok(s)
    }
}
