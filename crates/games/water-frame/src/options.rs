//! What may be chosen, as a set of bits: the one place from which moves are listed, checked and found to be forced.

use crate::state::{Decision, State};
use crate::{Move, Refusal, WaterFrame};
use table::{Moves, Options, Seat};

impl WaterFrame {
    /// Everything the active seat may choose now.
    pub(crate) fn options(&self, s: &State) -> Options {
        use Decision as D;
        match s.decision {
            D::FoundFactory => self.foundable(s),
            D::SetPrice => self.prices(s),
            D::SellStartShares => self.start_sales(s),
            D::TakeSpecial => self.specials(s),
            D::AssignTile => self.assignable(s),
            D::ChooseMarker => self.usable_markers(s),
            D::ChooseSpace => s.work.marker.map_or(Options::NONE, |marker| self.spaces_of(s, marker)),
            D::ChoosePayment => {
                let space = usize::from(s.work.space);
                s.work.marker.map_or(Options::NONE, |marker| self.payments_for(s, marker, space))
            }
            D::FactoryStep => self.factory_steps(s),
            D::InventorFee => self.inventor_fees(s),
            D::UseDeveloper | D::UseExtraShifts | D::CloseRow | D::SellToPatron | D::PatentMode => Options::first(2),
            D::WorkersStep => self.workers_steps(s),
            D::WarehouseColumns => self.warehouse_columns(s),
            D::WarehouseRows => self.warehouse_rows(s),
            D::PlaceMachine => self.machine_spaces(s),
            D::RelocateWorker => self.relocations(s),
            D::RaiseQuality => self.quality_raises(s),
            D::RaiseDistribution => self.distribution_raises(s),
            D::FreeRaise => self.free_raises(s),
            D::StockMenu | D::BrokerMenu => self.stock_menu(s),
            D::StockCount => self.stock_counts(s),
            D::ContractSpace => {
                let good = s.work.good.map_or(0, |good| s.me().contracts[good.index()]);
                self.contract_spaces(good)
            }
            D::ShipStep => self.deliveries(s),
            D::ChooseProduction => self.productions(s),
            D::ReturnTile => self.returnable(s),
            D::ReplaceShip => self.replaceable(s, s.work.ship),
            D::DiscardGood => self.discardable(s),
            D::SaleCall => self.sale_calls(s),
            D::ShipContract => self.contract_deliveries(s),
            D::CharismaStart => self.charisma_options(),
            D::HarborStep => self.harbor_steps(s),
            D::EventChoice => self.event_choices(s),
            D::NameStartPlayer => Options::first(self.seats as u32),
            D::Over => Options::NONE,
        }
    }

    pub(crate) fn list_moves(&self, s: &State, out: &mut Moves<Move>) {
        out.clear();
        out.extend(self.options(s).iter().map(|bit| Move::of_bit(s.decision, bit)));
    }

    pub(crate) fn check_move(&self, s: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match mv.bit(s.decision) {
            Some(bit) if self.options(s).contains(bit) => Ok(()),
            Some(_) => Err(self.why_not(s, seat, mv)),
            None => Err(self.why_not_now(s, seat, mv)),
        }
    }
}
