//! A position as anybody may write it down. What it says stays the same, however the state is laid out; `save.rs` writes and reads it.

use crate::state::{Automa, Decision, Factory, Phase, Player, Storing, Work};
use crate::things::{Card, Good, QualitySet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
    pub automas: [AutomaPosition; 2],
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
    pub work: WorkPosition,
    /// The players.
    pub players: Vec<SeatPosition>,
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

/// An opponent of the solo game (AC-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AutomaPosition {
    /// Its shares.
    pub shares: u8,
    /// Its share value.
    pub value: u8,
}

impl Default for AutomaPosition {
    fn default() -> Self {
        Self::of(&Automa::default())
    }
}

/// A factory; closed while `side` is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FactoryPosition {
    /// 1 or 2, 0 while it is closed.
    pub side: u8,
    /// The face of the first worker card: 1 or 2, 0 without the card.
    pub face1: u8,
    /// The face of the second worker card: 1 or 3, 0 without the card.
    pub face2: u8,
    /// Machines placed on the first worker card.
    pub machines1: u8,
    /// Machines placed on the second worker card.
    pub machines2: u8,
    /// Distribution points.
    pub distribution: u8,
    /// Quality cards.
    pub quality: QualitySet,
    /// Stored goods.
    pub stock: u8,
    /// Small warehouses here.
    pub small: u8,
    /// Large warehouses here.
    pub large: u8,
    /// Where the appeal marker stands.
    pub appeal: u8,
}

impl Default for FactoryPosition {
    fn default() -> Self {
        Self::of(&Factory::default())
    }
}

/// Everything of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    /// Pounds.
    pub money: u16,
    /// Own shares.
    pub shares: u8,
    /// Pounds per share.
    pub value: u8,
    /// Loan tokens.
    pub loans: u8,
    /// Ship tokens.
    pub ship_tokens: u8,
    /// Ships ready on the export card.
    pub ships_ready: u8,
    /// Ships ever used.
    pub ships_used: u8,
    /// The price set in this round.
    pub price: u8,
    /// Goods sold at home in this round.
    pub sold: u8,
    /// Whether this round's good was produced.
    pub produced: bool,
    /// The space on each track.
    pub tracks: [u8; 6],
    /// The factories, by good.
    pub factories: [FactoryPosition; 4],
    /// Development cards owned.
    pub owned: Vec<Card>,
    /// Of these, the turned ones.
    pub turned: Vec<Card>,
    /// Types discarded in this round (AC-153).
    pub discarded: Vec<Card>,
    /// Where the Foreman lies.
    pub foreman_at: Option<Good>,
    /// Where the Patent lies.
    pub patent_at: Option<Good>,
    /// Whether the player is bankrupt (AC-220).
    pub out: bool,
    /// The round of the bankruptcy, counted from 1 over the whole game.
    pub out_round: u8,
    /// Whether an Engineer was ever owned (AC-92).
    pub engineer_ever: bool,
    /// Whether a Patent was ever owned.
    pub patent_ever: bool,
    /// Whether the Automate action was ever taken.
    pub automated: bool,
    /// Whether a Broker was ever used.
    pub brokered: bool,
    /// Whether the player started with no money and the most shares (AC-233).
    pub upstart: bool,
    /// Whether a factory was ever built.
    pub built: bool,
}

impl Default for SeatPosition {
    fn default() -> Self {
        Self::of(&Player::default())
    }
}

/// How far the present chain of small decisions has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WorkPosition {
    /// Raises chosen, levels chosen or goods loaded, by good.
    pub by_good: [u8; 4],
    /// The lowest index that may come next.
    pub cursor: u8,
    /// Points, machines, steps or goods left.
    pub left: u8,
    /// Whether something was done in this action.
    pub any: bool,
    /// Whether a factory was built in this action.
    pub built: bool,
    /// Which part of a batch in canonical order: builds, modernisations, looks ahead.
    pub stage: u8,
    /// Factories modernised ahead by the Inventor.
    pub aheads: u8,
    /// Factories modernised in this action, as bits.
    pub modernised: u8,
    /// Factories freed of their distribution in this action, as bits.
    pub freed: u8,
    /// Goods made in this production.
    pub made: u8,
    /// What may be sold at home.
    pub allowed: u8,
    /// Ships used in this production or Early Shipping.
    pub ships: u8,
    /// Where an Extra Production gets its good from Overtime.
    pub overtime_at: Option<Good>,
    /// The good that is being stored.
    pub storing: Option<Good>,
    /// What for.
    pub storing_for: Storing,
    /// Whether the Trading Office was made ready for this Early Shipping.
    pub reactivated: bool,
    /// The card that is being taken.
    pub incoming: Option<Card>,
    /// Its place in the solo grid.
    pub place: u8,
    /// The card that is being given up.
    pub outgoing: Option<Card>,
    /// Whether the Promoter is asked just before it goes.
    pub promoter_goes: bool,
    /// Tied seats that have already declined to break the tie, as bits.
    pub declined: u8,
    /// Whether the Entrepreneur named the next start player.
    pub start_named: bool,
}

impl Default for WorkPosition {
    fn default() -> Self {
        Self::of(&Work::default())
    }
}

impl AutomaPosition {
    pub(crate) fn of(automa: &Automa) -> Self {
        Self { shares: automa.shares, value: automa.value }
    }

    pub(crate) fn read(self) -> Automa {
        Automa { shares: self.shares, value: self.value }
    }
}

impl FactoryPosition {
    pub(crate) fn of(factory: &Factory) -> Self {
        Self {
            side: factory.side,
            face1: factory.face1,
            face2: factory.face2,
            machines1: factory.machines1,
            machines2: factory.machines2,
            distribution: factory.distribution,
            quality: factory.quality,
            stock: factory.stock,
            small: factory.small,
            large: factory.large,
            appeal: factory.appeal,
        }
    }

    pub(crate) fn read(self) -> Factory {
        Factory {
            side: self.side,
            face1: self.face1,
            face2: self.face2,
            machines1: self.machines1,
            machines2: self.machines2,
            distribution: self.distribution,
            quality: self.quality,
            stock: self.stock,
            small: self.small,
            large: self.large,
            appeal: self.appeal,
        }
    }
}

impl SeatPosition {
    pub(crate) fn of(player: &Player) -> Self {
        Self {
            money: player.money,
            shares: player.shares,
            value: player.value,
            loans: player.loans,
            ship_tokens: player.ship_tokens,
            ships_ready: player.ships_ready,
            ships_used: player.ships_used,
            price: player.price,
            sold: player.sold,
            produced: player.produced,
            tracks: player.tracks,
            factories: player.factories.each_ref().map(FactoryPosition::of),
            owned: player.owned.iter().collect(),
            turned: player.turned.iter().collect(),
            discarded: player.discarded.iter().collect(),
            foreman_at: player.foreman_at,
            patent_at: player.patent_at,
            out: player.out,
            out_round: player.out_round,
            engineer_ever: player.engineer_ever,
            patent_ever: player.patent_ever,
            automated: player.automated,
            brokered: player.brokered,
            upstart: player.upstart,
            built: player.built,
        }
    }

    pub(crate) fn read(&self) -> Player {
        Player {
            money: self.money,
            shares: self.shares,
            value: self.value,
            loans: self.loans,
            ship_tokens: self.ship_tokens,
            ships_ready: self.ships_ready,
            ships_used: self.ships_used,
            price: self.price,
            sold: self.sold,
            produced: self.produced,
            tracks: self.tracks,
            factories: self.factories.map(FactoryPosition::read),
            owned: self.owned.iter().copied().collect(),
            turned: self.turned.iter().copied().collect(),
            discarded: self.discarded.iter().copied().collect(),
            foreman_at: self.foreman_at,
            patent_at: self.patent_at,
            out: self.out,
            out_round: self.out_round,
            engineer_ever: self.engineer_ever,
            patent_ever: self.patent_ever,
            automated: self.automated,
            brokered: self.brokered,
            upstart: self.upstart,
            built: self.built,
        }
    }
}

impl WorkPosition {
    pub(crate) fn of(work: &Work) -> Self {
        Self {
            by_good: work.by_good,
            cursor: work.cursor,
            left: work.left,
            any: work.any,
            built: work.built,
            stage: work.stage,
            aheads: work.aheads,
            modernised: work.modernised,
            freed: work.freed,
            made: work.made,
            allowed: work.allowed,
            ships: work.ships,
            overtime_at: work.overtime_at,
            storing: work.storing,
            storing_for: work.storing_for,
            reactivated: work.reactivated,
            incoming: work.incoming,
            place: work.place,
            outgoing: work.outgoing,
            promoter_goes: work.promoter_goes,
            declined: work.declined,
            start_named: work.start_named,
        }
    }

    pub(crate) fn read(self) -> Work {
        Work {
            by_good: self.by_good,
            cursor: self.cursor,
            left: self.left,
            any: self.any,
            built: self.built,
            stage: self.stage,
            aheads: self.aheads,
            modernised: self.modernised,
            freed: self.freed,
            made: self.made,
            allowed: self.allowed,
            ships: self.ships,
            overtime_at: self.overtime_at,
            storing: self.storing,
            storing_for: self.storing_for,
            reactivated: self.reactivated,
            incoming: self.incoming,
            place: self.place,
            outgoing: self.outgoing,
            promoter_goes: self.promoter_goes,
            declined: self.declined,
            start_named: self.start_named,
        }
    }
}
