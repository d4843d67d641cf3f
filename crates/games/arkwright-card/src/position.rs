//! A position as anybody may write it down, the state it stands for, and what is seen of it.

use crate::ArkwrightCard;
use crate::state::{Automa, Decision, GAP, Phase, Player, State, Work};
use crate::things::Card;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Chance, Eyes, Fault, Message, Moves, Rules, Seat};

/// Everything that lies on the table, open to all (section 11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OnTable {
    /// 1 to 3.
    pub decade: u8,
    /// 0 to 3, the index of the active good.
    pub round: u8,
    /// The start player.
    pub start: u8,
    /// Solo: the automas act first in this round.
    #[serde(default)]
    pub human_last: bool,
    /// The part of the game.
    pub phase: Phase,
    /// How many seats of the phase are done.
    #[serde(default)]
    pub done: u8,
    /// What is being decided.
    pub decision: Decision,
    /// Who decides.
    #[serde(default)]
    pub active: u8,
    /// The demand of each good.
    pub demand: [i8; 4],
    /// The place of the wage marker.
    pub wage: u8,
    /// Markers that belong to nobody: neutral with two players, the automas' in solo; -1: none.
    #[serde(default = "no_markers")]
    pub others: [[i8; 4]; 2],
    /// Solo: the automas.
    #[serde(default)]
    pub automas: [Automa; 2],
    /// The pool, by type.
    #[serde(default)]
    pub pool: BTreeMap<Card, u8>,
    /// Solo: the grid, by place.
    #[serde(default)]
    pub grid: Vec<Option<Card>>,
    /// Solo: the places of the discs of A, B and neutral.
    #[serde(default)]
    pub discs: [u8; 3],
    /// Solo: markers drawn from the bag in this decade.
    #[serde(default)]
    pub drawn: [u8; 3],
    /// How far the present chain of decisions has come.
    #[serde(default)]
    pub work: Work,
    /// The players.
    pub players: Vec<Player>,
}

fn no_markers() -> [[i8; 4]; 2] {
    [[-1; 4]; 2]
}

/// The table, and the chance to come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What lies open.
    #[serde(flatten)]
    pub table: OnTable,
    /// The key of the generator, as 32 hexadecimal digits.
    #[serde(default)]
    pub chance: String,
    /// How often the generator was called.
    #[serde(default)]
    pub calls: u32,
}

/// The table as anybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes, unless they see everything or belong to a watcher.
    pub seat: Option<Seat>,
    /// What lies open.
    #[serde(flatten)]
    pub table: OnTable,
    /// The wage in pounds.
    pub wage_pounds: u16,
    /// The final capitalisation of each seat if the game ended now.
    pub scores: Vec<i32>,
}

impl ArkwrightCard {
    pub(crate) fn look(&self, s: &State, eyes: Eyes) -> View {
        View {
            seat: match eyes {
                Eyes::Of(seat) => Some(seat),
                _ => None,
            },
            table: self.on_table(s),
            wage_pounds: self.numbers.wage(s.wage),
            scores: Seat::new(0).round(self.seats).map(|seat| self.score_of(s, seat)).collect(),
        }
    }

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
            automas: s.automas,
            pool: Card::ALL.into_iter().map(|card| (card, s.pool[card.index()])).filter(|(_, count)| *count > 0).collect(),
            grid: if self.is_solo() {
                s.grid.iter().map(|card| (*card != GAP).then(|| Card::at(usize::from(*card)))).collect()
            } else {
                Vec::new()
            },
            discs: s.discs,
            drawn: s.drawn,
            work: s.work,
            players: Seat::new(0).round(self.seats).map(|seat| s.players[seat]).collect(),
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
            automas: table.automas,
            discs: table.discs,
            drawn: table.drawn,
            work: table.work,
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
            s.players[seat] = *player;
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
