//! Everything on the table, as plain fixed-size data (5.9).

use crate::things::{Card, Cards, Good, QualitySet};
use serde::{Deserialize, Serialize};
use table::{BySeat, Chance, Seat};

/// Which decision it is (5.3 to 5.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[repr(u8)]
#[allow(missing_docs)] // Named as in the specification.
pub enum Decision {
    SoloFactory1,
    SoloFactory2,
    DraftFactory1,
    DraftFactory2,
    DraftDevelopment,
    PlaceForeman,
    OpeningShares,
    ChooseAction,
    BuildStep,
    HireStep,
    AutomateStep,
    QualityStep,
    QualityLayout,
    DistributionStep,
    DistributionFree,
    PatentPlace,
    StockBuy,
    StockBorrow,
    ExtraLevel,
    ExtraOvertime,
    EarlyLoad,
    EarlyShips,
    SetPrice,
    Develop,
    DiscardFor,
    EngineerReplace,
    InventorTrack,
    UsePromoter,
    UseOvertime,
    UsePatron,
    SellStock,
    Ship,
    TradingOffice,
    Store,
    BreakTie,
    EntrepreneurStart,
    ChooseStart,
    Over,
}

impl Decision {
    /// Its name in the specification.
    pub const fn name(self) -> &'static str {
        match self {
            Decision::SoloFactory1 => "SoloFactory1",
            Decision::SoloFactory2 => "SoloFactory2",
            Decision::DraftFactory1 => "DraftFactory1",
            Decision::DraftFactory2 => "DraftFactory2",
            Decision::DraftDevelopment => "DraftDevelopment",
            Decision::PlaceForeman => "PlaceForeman",
            Decision::OpeningShares => "OpeningShares",
            Decision::ChooseAction => "ChooseAction",
            Decision::BuildStep => "BuildStep",
            Decision::HireStep => "HireStep",
            Decision::AutomateStep => "AutomateStep",
            Decision::QualityStep => "QualityStep",
            Decision::QualityLayout => "QualityLayout",
            Decision::DistributionStep => "DistributionStep",
            Decision::DistributionFree => "DistributionFree",
            Decision::PatentPlace => "PatentPlace",
            Decision::StockBuy => "StockBuy",
            Decision::StockBorrow => "StockBorrow",
            Decision::ExtraLevel => "ExtraLevel",
            Decision::ExtraOvertime => "ExtraOvertime",
            Decision::EarlyLoad => "EarlyLoad",
            Decision::EarlyShips => "EarlyShips",
            Decision::SetPrice => "SetPrice",
            Decision::Develop => "Develop",
            Decision::DiscardFor => "DiscardFor",
            Decision::EngineerReplace => "EngineerReplace",
            Decision::InventorTrack => "InventorTrack",
            Decision::UsePromoter => "UsePromoter",
            Decision::UseOvertime => "UseOvertime",
            Decision::UsePatron => "UsePatron",
            Decision::SellStock => "SellStock",
            Decision::Ship => "Ship",
            Decision::TradingOffice => "TradingOffice",
            Decision::Store => "Store",
            Decision::BreakTie => "BreakTie",
            Decision::EntrepreneurStart => "EntrepreneurStart",
            Decision::ChooseStart => "ChooseStart",
            Decision::Over => "Over",
        }
    }
}

/// The part of the game that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[repr(u8)]
pub enum Phase {
    /// First factories are chosen (AC-9, AC-15).
    FirstFactories,
    /// Second factories are chosen.
    SecondFactories,
    /// Everybody gets a step or a card (AC-5, AC-9, AC-16).
    Extras,
    /// Shares are bought before the start (AC-11).
    Opening,
    /// The turns of a round (AC-21).
    Turns,
    /// Production (AC-181 to AC-191).
    Production,
    /// The end of a round (AC-210 to AC-213).
    RoundEnd,
    /// The game is over.
    Over,
}

/// A factory; closed while `side` is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Factory {
    /// 1 or 2, 0 while it is closed.
    pub(crate) side: u8,
    /// The face of the first worker card: 1 or 2, 0 without the card.
    pub(crate) face1: u8,
    /// The face of the second worker card: 1 or 3, 0 without the card.
    pub(crate) face2: u8,
    /// Machines placed on the first worker card.
    pub(crate) machines1: u8,
    /// Machines placed on the second worker card.
    pub(crate) machines2: u8,
    /// Distribution points.
    pub(crate) distribution: u8,
    /// Quality cards.
    pub(crate) quality: QualitySet,
    /// Stored goods.
    pub(crate) stock: u8,
    /// Small warehouses here.
    pub(crate) small: u8,
    /// Large warehouses here.
    pub(crate) large: u8,
    /// Where the appeal marker stands.
    pub(crate) appeal: u8,
}

impl Default for Factory {
    fn default() -> Self {
        Self {
            side: 0,
            face1: 0,
            face2: 0,
            machines1: 0,
            machines2: 0,
            distribution: 0,
            quality: QualitySet::None,
            stock: 0,
            small: 0,
            large: 0,
            appeal: 0,
        }
    }
}

impl Factory {
    /// Whether the tile lies on the table.
    #[inline]
    pub(crate) fn is_open(&self) -> bool {
        self.side > 0
    }

    /// Machines placed on a worker card.
    #[inline]
    pub(crate) fn machines(&self, card: usize) -> u8 {
        if card == 0 { self.machines1 } else { self.machines2 }
    }

    /// The face of a worker card, 0 without it.
    #[inline]
    pub(crate) fn face(&self, card: usize) -> u8 {
        if card == 0 { self.face1 } else { self.face2 }
    }
}

/// Everything of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Pounds.
    pub(crate) money: u16,
    /// Own shares.
    pub(crate) shares: u8,
    /// Pounds per share.
    pub(crate) value: u8,
    /// Loan tokens.
    pub(crate) loans: u8,
    /// Ship tokens.
    pub(crate) ship_tokens: u8,
    /// Ships ready on the export card.
    pub(crate) ships_ready: u8,
    /// Ships ever used.
    pub(crate) ships_used: u8,
    /// The price set in this round.
    pub(crate) price: u8,
    /// Goods sold at home in this round.
    pub(crate) sold: u8,
    /// Whether this round's good was produced.
    pub(crate) produced: bool,
    /// The space on each track.
    pub(crate) tracks: [u8; 6],
    /// The factories, by good.
    pub(crate) factories: [Factory; 4],
    /// Development cards owned.
    pub(crate) owned: Cards,
    /// Of these, the turned ones.
    pub(crate) turned: Cards,
    /// Types discarded in this round (AC-153).
    pub(crate) discarded: Cards,
    /// Where the Foreman lies.
    pub(crate) foreman_at: Option<Good>,
    /// Where the Patent lies.
    pub(crate) patent_at: Option<Good>,
    /// Whether the player is bankrupt (AC-220).
    pub(crate) out: bool,
    /// The round of the bankruptcy, counted from 1 over the whole game.
    pub(crate) out_round: u8,
    /// Whether an Engineer was ever owned (AC-92).
    pub(crate) engineer_ever: bool,
    /// Whether a Patent was ever owned.
    pub(crate) patent_ever: bool,
    /// Whether the Automate action was ever taken.
    pub(crate) automated: bool,
    /// Whether a Broker was ever used.
    pub(crate) brokered: bool,
    /// Whether the player started with no money and the most shares (AC-233).
    pub(crate) upstart: bool,
    /// Whether a factory was ever built.
    pub(crate) built: bool,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            money: 0,
            shares: 0,
            value: 0,
            loans: 0,
            ship_tokens: 0,
            ships_ready: 0,
            ships_used: 0,
            price: 0,
            sold: 0,
            produced: false,
            tracks: [0; 6],
            factories: [Factory::default(); 4],
            owned: Cards::NONE,
            turned: Cards::NONE,
            discarded: Cards::NONE,
            foreman_at: None,
            patent_at: None,
            out: false,
            out_round: 0,
            engineer_ever: false,
            patent_ever: false,
            automated: false,
            brokered: false,
            upstart: false,
            built: false,
        }
    }
}

impl Player {
    #[inline]
    pub(crate) fn factory(&self, good: Good) -> &Factory {
        &self.factories[good.index()]
    }

    #[inline]
    pub(crate) fn factory_mut(&mut self, good: Good) -> &mut Factory {
        &mut self.factories[good.index()]
    }

    /// The goods of the open factories.
    pub(crate) fn open(&self) -> impl Iterator<Item = Good> + Clone + '_ {
        Good::ALL.into_iter().filter(|good| self.factory(*good).is_open())
    }

    /// The cards that are owned and not turned.
    #[inline]
    pub(crate) fn ready(&self) -> Cards {
        self.owned.without(self.turned)
    }

    /// Whether the card is owned and not turned.
    #[inline]
    pub(crate) fn is_ready(&self, card: Card) -> bool {
        self.ready().has(card)
    }

    /// AC-22, AC-R47: half of the share value, rounded up.
    #[inline]
    pub(crate) fn half_value(&self) -> u16 {
        u16::from(self.value).div_ceil(2)
    }
}

/// An opponent of the solo game (AC-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Automa {
    /// Its shares.
    pub(crate) shares: u8,
    /// Its share value.
    pub(crate) value: u8,
}

/// What the storing of goods belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub enum Storing {
    /// The production of the active good (AC-188).
    #[default]
    Production,
    /// Extra Production (AC-121).
    Extra,
    /// Repacking after Early Shipping (5.4).
    Early,
}

/// How far the present chain of small decisions has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Work {
    /// Raises chosen, levels chosen or goods loaded, by good.
    pub(crate) by_good: [u8; 4],
    /// The lowest index that may come next.
    pub(crate) cursor: u8,
    /// Points, machines, steps or goods left.
    pub(crate) left: u8,
    /// Whether something was done in this action.
    pub(crate) any: bool,
    /// Whether a factory was built in this action.
    pub(crate) built: bool,
    /// Which part of a batch in canonical order: builds, modernisations, looks ahead.
    pub(crate) stage: u8,
    /// Factories modernised ahead by the Inventor.
    pub(crate) aheads: u8,
    /// Factories modernised in this action, as bits.
    pub(crate) modernised: u8,
    /// Factories freed of their distribution in this action, as bits.
    pub(crate) freed: u8,
    /// Goods made in this production.
    pub(crate) made: u8,
    /// What may be sold at home.
    pub(crate) allowed: u8,
    /// Ships used in this production or Early Shipping.
    pub(crate) ships: u8,
    /// Where an Extra Production gets its good from Overtime.
    pub(crate) overtime_at: Option<Good>,
    /// The good that is being stored.
    pub(crate) storing: Option<Good>,
    /// What for.
    pub(crate) storing_for: Storing,
    /// Whether the Trading Office was made ready for this Early Shipping.
    pub(crate) reactivated: bool,
    /// The card that is being taken.
    pub(crate) incoming: Option<Card>,
    /// Its place in the solo grid.
    pub(crate) place: u8,
    /// The card that is being given up.
    pub(crate) outgoing: Option<Card>,
    /// Whether the Promoter is asked just before it goes.
    pub(crate) promoter_goes: bool,
    /// Tied seats that have already declined to break the tie, as bits.
    pub(crate) declined: u8,
    /// Whether the Entrepreneur named the next start player.
    pub(crate) start_named: bool,
}

/// A gap in the solo grid.
pub(crate) const GAP: u8 = 255;

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) chance: Chance,
    pub(crate) players: BySeat<Player, 4>,
    pub(crate) demand: [i8; 4],
    pub(crate) wage: u8,
    /// Appeal markers that belong to nobody: the neutral ones with two players, the automas' in solo; -1: none.
    pub(crate) others: [[i8; 4]; 2],
    pub(crate) automas: [Automa; 2],
    /// Development cards in the pool, by type.
    pub(crate) pool: [u8; 18],
    /// All development cards of this game, by type.
    pub(crate) all_cards: [u8; 18],
    /// The solo grid, by place.
    pub(crate) grid: [u8; 15],
    /// Places of the discs: automa A, automa B, neutral.
    pub(crate) discs: [u8; 3],
    /// Markers drawn from the bag in this decade: A, B, neutral.
    pub(crate) drawn: [u8; 3],
    pub(crate) decade: u8,
    pub(crate) round: u8,
    pub(crate) start: Seat,
    /// Solo: the automas act before the human in this round (AC-240).
    pub(crate) human_last: bool,
    pub(crate) phase: Phase,
    /// How many seats of the phase are done.
    pub(crate) done: u8,
    pub(crate) decision: Decision,
    pub(crate) active: Seat,
    pub(crate) work: Work,
}

impl State {
    /// The good of this round.
    #[inline]
    pub(crate) fn active_good(&self) -> Good {
        Good::at(usize::from(self.round & 3))
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// The types of which the pool has a card.
    #[inline]
    pub(crate) fn pool_cards(&self) -> Cards {
        Card::ALL.into_iter().filter(|card| self.pool[card.index()] > 0).collect()
    }

    #[inline]
    pub(crate) fn ask(&mut self, decision: Decision) {
        self.decision = decision;
    }
}
