//! Positions written down and read back (5.9).

use crate::ArkwrightCard;
use crate::position::{AutomaPosition, OnTable, Position, SeatPosition, WorkPosition};
use crate::state::{Decision, GAP, State};
use crate::things::Card;
use table::{Chance, Fault, Message, Moves, Rules, Seat};

impl ArkwrightCard {
    fn on_table(&self, s: &State) -> OnTable {
        OnTable {
            decade: s.decade,
            round: s.round,
            start: s.start.number() as u8,
            human_last: s.human_last,
            phase: s.phase,
            done: s.done,
            decision: s.decision,
            active: s.active.number() as u8,
            demand: s.demand,
            wage: s.wage,
            others: s.others,
            automas: s.automas.each_ref().map(AutomaPosition::of),
            pool: Card::ALL.into_iter().map(|card| (card, s.pool[card.index()])).filter(|(_, count)| *count > 0).collect(),
            grid: if self.is_solo() {
                s.grid.iter().map(|card| (*card != GAP).then(|| Card::at(usize::from(*card)))).collect()
            } else {
                Vec::new()
            },
            discs: s.discs,
            drawn: s.drawn,
            work: WorkPosition::of(&s.work),
            players: Seat::new(0).round(self.seats).map(|seat| SeatPosition::of(&s.players[seat])).collect(),
        }
    }

    pub(crate) fn write_down(&self, s: &State) -> Position {
        let (key, calls) = s.chance.parts();
        Position { table: self.on_table(s), chance: format!("{key:032x}"), calls }
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
        let hexadecimal = p.chance.len() == 32 && p.chance.bytes().all(|byte| byte.is_ascii_hexdigit());
        let key = match p.chance.as_str() {
            "" => 0,
            text if hexadecimal => u128::from_str_radix(text, 16).unwrap_or(0),
            _ => return Err(Fault::new("chance", Message::new("NotHexadecimal"))),
        };
        let mut s = State {
            decade: table.decade,
            round: table.round,
            start: seat("start", table.start)?,
            human_last: table.human_last,
            phase: table.phase,
            done: table.done,
            decision: table.decision,
            active: seat("active", table.active)?,
            demand: table.demand,
            wage: table.wage,
            others: table.others,
            automas: table.automas.map(AutomaPosition::read),
            discs: table.discs,
            drawn: table.drawn,
            work: table.work.read(),
            ..self.set_table(Chance::from_parts(key, p.calls))
        };
        for (card, count) in &table.pool {
            if *count > 24 || self.is_solo() {
                return Err(Fault::bounds("pool", (*count).into(), &(0..=24)));
            }
            s.pool[card.index()] = *count;
        }
        if self.is_solo() {
            if table.grid.len() != 15 {
                return Err(Fault::bounds("grid", table.grid.len() as i64, &(15..=15)));
            }
            for (place, card) in table.grid.iter().enumerate() {
                s.grid[place] = card.map_or(GAP, |card| card as u8);
            }
        }
        for (seat, player) in Seat::new(0).round(self.seats).zip(&table.players) {
            s.players[seat] = player.read();
        }
        s.all_cards = self.cards_in_play(&s);
        if self.is_solo() && s.all_cards.iter().map(|count| u32::from(*count)).sum::<u32>() > 15 {
            return Err(Fault::new("grid", Message::new("NothingToDecide")));
        }
        self.invariants(&s)?;
        if !self.pending_is_sound(&s) {
            return Err(Fault::new("decision", Message::new("NothingToDecide")));
        }
        let mut moves = Moves::new();
        self.moves(&s, s.active, &mut moves);
        if moves.is_empty() && s.decision != Decision::Over {
            return Err(Fault::new("decision", Message::new("NothingToDecide")));
        }
        self.run_on(&mut s, &mut ());
        Ok(s)
    }

    /// AC-I1: the development cards that are anywhere, by type.
    pub(crate) fn cards_in_play(&self, s: &State) -> [u8; 18] {
        let mut all = s.pool;
        s.grid.iter().filter(|card| **card != GAP).for_each(|card| all[usize::from(*card)] += 1);
        for seat in Seat::new(0).round(self.seats) {
            s.players[seat].owned.iter().for_each(|card| all[card.index()] += 1);
        }
        all
    }
}
