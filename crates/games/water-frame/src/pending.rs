//! Whether a pending decision can have come about: what a stranger wrote may not make the rules stumble.

use crate::WaterFrame;
use crate::moves::bit;
use crate::state::{DECADES, Decision, Phase, State, Then};
use crate::things::{Action, Good, Tile};
use table::Seat;

/// What a player may have or owe at first, so that the rest of the game stays within the bounds of the audit.
const MOST_CASH: i32 = 500_000;
const MOST_LOANS: u16 = 30_000;

impl WaterFrame {
    pub(crate) fn pending_is_sound(&self, s: &State) -> bool {
        let before_the_end = usize::from(s.decade) < DECADES - 1 || s.cycle < 3 || s.phase != Phase::CycleEnd;
        // Nobody is left to be served in a sale, which has an order of its own, and once the start player is named.
        let all_done = matches!(s.decision, Decision::SaleCall | Decision::NameStartPlayer | Decision::Over);
        let served = usize::from(s.done) < self.seats || all_done;
        let modest = |seat: Seat| s.players[seat].cash <= MOST_CASH && s.players[seat].loans <= MOST_LOANS;
        before_the_end
            && served
            && Seat::new(0).round(self.seats).all(modest)
            && self.rest_is_sound(s)
            && self.sale_is_sound(s)
            && self.work_is_sound(s)
            && self.phase_is_sound(s)
            && self.action_is_sound(s)
            && self.decision_is_sound(s)
    }

    /// What the rest of the decade and of the game builds on.
    fn rest_is_sound(&self, s: &State) -> bool {
        // WF-5.1: what the importers have ahead of them stays on their track.
        let ahead = |good: Good| {
            let markers = &s.economy[good.index()][Self::shown_of(s, good).min(DECADES)..];
            markers.iter().map(|marker| u16::from(self.numbers.economy[usize::from(*marker)][0])).sum::<u16>()
        };
        let on_track = |good: Good| u16::from(s.importer[good.index()]) + ahead(good) <= 30;
        Good::ALL.into_iter().all(on_track)
    }

    fn sale_is_sound(&self, s: &State) -> bool {
        let sale = &s.sale;
        let selling = matches!(s.phase, Phase::Sale | Phase::AfterSale | Phase::Shipment | Phase::Storage);
        let sold = |place: usize| {
            sale.own_sold[place] <= sale.made[place]
                && sale.made[place] <= 40
                && sale.sold[place] <= 60
                && (place < self.seats || sale.made[place] == 0 && sale.sold[place] == 0)
        };
        (0..4).all(sold)
            && sale.level <= 30
            && sale.importer_sold <= 60
            && usize::from(sale.group_sold) <= self.seats
            && usize::from(sale.index) <= self.seats + 1
            && (selling || *sale == Default::default())
    }

    fn work_is_sound(&self, s: &State) -> bool {
        let work = &s.work;
        work.used <= work.allowed
            && work.allowed <= 30
            && work.space < 5
            && work.paid <= 15
            && work.fee <= self.numbers.reuse_fee
            && work.bill <= 500
            && work.capacity <= 24
            && work.displaced <= work.used
            && work.displaced <= s.fired
            && work.pool <= 30
            && work.free_steps <= 4
            && work.ship <= 5
            && work.rows < 16
            && work.stage < 16
            && work.cursor <= 16
            && work.touched < 16
            && work.built < 16
            && work.discount < 16
            && work.closed_level.iter().all(|level| *level <= 4)
    }

    fn phase_is_sound(&self, s: &State) -> bool {
        use Decision as D;
        let fair = s.phase == Phase::Events && self.is_patent_fair(s);
        match s.decision {
            D::FoundFactory => matches!(s.phase, Phase::FirstFoundation | Phase::SecondFoundation),
            D::SetPrice => matches!(s.phase, Phase::FirstFoundation | Phase::SecondFoundation | Phase::Turns),
            D::SellStartShares => s.phase == Phase::StartCapital,
            D::TakeSpecial | D::InventorFee | D::ReturnTile | D::ReplaceShip => {
                fair || matches!(s.phase, Phase::StartCapital | Phase::Turns)
            }
            D::AssignTile => fair || matches!(s.phase, Phase::StartCapital | Phase::Assignment | Phase::Turns),
            D::DiscardGood => match s.work.then {
                Then::Special | Then::Price => s.phase == Phase::Turns,
                Then::Taken => fair || matches!(s.phase, Phase::StartCapital | Phase::Turns),
                Then::Next => matches!(s.phase, Phase::Storage | Phase::Harbor),
            },
            D::UseExtraShifts => matches!(s.phase, Phase::AfterSale | Phase::Turns),
            D::SaleCall => s.phase == Phase::Sale,
            D::CloseRow | D::SellToPatron => s.phase == Phase::AfterSale,
            D::ShipContract => s.phase == Phase::Shipment,
            D::CharismaStart => matches!(s.phase, Phase::CycleEnd | Phase::DecadeEnd),
            D::BrokerMenu => s.phase == Phase::Brokers,
            D::HarborStep => s.phase == Phase::Harbor,
            D::EventChoice => s.phase == Phase::Events && !fair,
            D::NameStartPlayer => s.phase == Phase::DecadeEnd && usize::from(s.decade) < DECADES - 1,
            D::StockCount => s.phase == if s.work.broker { Phase::Brokers } else { Phase::Turns },
            D::Over => true,
            _ => s.phase == Phase::Turns,
        }
    }

    /// In a turn the decisions of an action belong to the marker just put on the chart.
    fn action_is_sound(&self, s: &State) -> bool {
        use Decision as D;
        // What is taken after the action needs nothing of the marker.
        let after = matches!(s.decision, D::TakeSpecial | D::AssignTile | D::ReturnTile | D::ReplaceShip | D::InventorFee);
        if s.phase != Phase::Turns || s.decision == D::ChooseMarker || s.decision == D::DiscardGood || after {
            return true;
        }
        let Some(marker) = s.work.marker else { return false };
        let usable = || self.usable_markers(s).contains(marker as u32);
        match s.decision {
            D::ChooseSpace => return usable(),
            D::ChoosePayment => return usable() && self.spaces_of(s, marker).contains(s.work.space.into()),
            _ => {}
        }
        let action = marker.action();
        let fits = match s.decision {
            D::FactoryStep | D::UseDeveloper => action == Action::Factory,
            D::WorkersStep | D::WarehouseColumns | D::WarehouseRows => action == Action::Workers,
            D::PlaceMachine | D::RelocateWorker => action == Action::Machinery,
            D::RaiseQuality => action == Action::Quality,
            D::PatentMode | D::RaiseDistribution | D::FreeRaise => action == Action::Distribution,
            D::StockMenu | D::StockCount | D::ContractSpace => action == Action::StockExchange,
            D::ShipStep => action == Action::Ship,
            D::ChooseProduction | D::UseExtraShifts => action == Action::Production,
            D::SetPrice => {
                matches!(action, Action::Factory | Action::Quality | Action::Distribution | Action::Production)
            }
            _ => true,
        };
        fits && s.me().place_of(marker) == Some(s.work.space.into())
    }

    fn decision_is_sound(&self, s: &State) -> bool {
        use Decision as D;
        let (work, me) = (&s.work, s.me());
        let stored = me.stored[s.active_good().index()];
        match s.decision {
            D::SetPrice => self.price_is_due(s),
            D::AssignTile => work.tile.is_some_and(|tile| tile.is_assigned() && me.owned.has(tile)),
            D::ReturnTile => {
                me.owned.len() > self.numbers.tiles.most_owned.into() && work.tile.is_some_and(|tile| me.owned.has(tile))
            }
            D::ReplaceShip => {
                let left = work.ship > 0 && s.ships[usize::from(work.ship) - 1] > 0;
                left && !me.ships.contains(&0) && (!work.inventor || me.owned.has(Tile::Inventor))
            }
            D::InventorFee => {
                // What was modernised sends him back to the Factory action.
                let factory = s.phase == Phase::Turns && work.marker.is_some_and(|marker| marker.action() == Action::Factory);
                me.owned.has(Tile::Inventor) && factory == (work.bill > 0 || work.touched != 0)
            }
            D::UseDeveloper => me.owned.has(Tile::Developer),
            // Who was displaced is among the fired, and the table has a price for each level.
            D::PlaceMachine => work.allowed <= 3 && work.used <= s.fired,
            D::RelocateWorker => work.displaced > 0 && me.owned.has(Tile::School),
            D::RaiseQuality => work.allowed <= 3,
            D::PatentMode => me.owned.has(Tile::Patent) && work.allowed - work.used <= work.pool,
            D::RaiseDistribution => work.allowed - work.used <= work.pool,
            D::StockCount => self.count_is_due(s),
            D::ContractSpace => work.good.is_some_and(|good| u32::from(work.stage) == bit::CONTRACT + good as u32),
            D::UseExtraShifts => {
                let due = match s.phase {
                    Phase::AfterSale => me.factory(s.active_good()).stands(),
                    _ => (1..=4).contains(&work.rows) && work.good.is_some_and(|good| me.factory(good).stands()),
                };
                due && me.owned.has(Tile::ExtraShifts)
            }
            D::DiscardGood => self.discard_is_due(s),
            D::SaleCall => s.sale.level > 0 && me.factory(s.active_good()).stands(),
            D::CloseRow => {
                let covered = self.last_row_output(s, s.active).is_some_and(|output| s.sale.unsold(s.active) >= output);
                me.owned.has(Tile::School) && covered
            }
            D::SellToPatron => me.owned.has(Tile::patron(s.active_good())) && (s.sale.unsold(s.active) > 0 || stored > 0),
            D::CharismaStart => me.owned.has(Tile::Charisma),
            D::BrokerMenu => me.owned.has(Tile::Broker),
            D::EventChoice => self.switched.reconstructed_events,
            _ => true,
        }
    }

    /// A factory that the action did not touch has its price changed for pounds that are left.
    fn price_is_due(&self, s: &State) -> bool {
        let Some(good) = s.work.good else { return false };
        let action = s.work.marker.map(|marker| marker.action());
        let paid = matches!(action, Some(Action::Quality | Action::Distribution)) && s.work.pool >= self.numbers.untouched_cost;
        let touched = s.work.touched >> good as u8 & 1 == 1;
        s.me().factory(good).stands() && (touched || paid || s.phase != Phase::Turns)
    }

    /// The stage tells what is counted: goods of a kind, loans, shares.
    fn count_is_due(&self, s: &State) -> bool {
        let (work, stage) = (&s.work, u32::from(s.work.stage));
        let good = stage >= bit::REPAY || work.good.is_some_and(|good| good as u32 == stage);
        let loans = stage == bit::REPAY && work.broker;
        good && stage <= bit::BUY_SHARES && !loans && (!work.broker || s.me().owned.has(Tile::Broker))
    }
}
