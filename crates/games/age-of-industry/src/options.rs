//! What may be chosen, as a set of bits: the one place from which moves are listed, checked and found to be forced.

use crate::moves::{BEYOND_SPACES, KEEP, Move, TRACK};
use crate::state::{Decision, State};
use crate::things::{Card, Industry};
use crate::{AgeOfIndustry, Refusal};
use table::{Moves, Options, Seat};

impl AgeOfIndustry {
    /// Everything the active seat may choose now.
    #[inline]
    pub(crate) fn options(&self, s: &State) -> Options {
        match s.decision {
            Decision::ChooseAction => self.actions(s),
            Decision::ChooseCard => self.playable_cards(s),
            Decision::ChooseIndustry => self.buildable_industries(s),
            Decision::ChooseSlot => Options::of_word(self.open_spaces(s)),
            Decision::ChooseCoal | Decision::ChooseIron => self.sources_to_choose(s),
            Decision::DiscardCard => self.discards(s),
            Decision::ChooseLink => Options::of_word(self.open_links(s, s.active)),
            Decision::ChooseSeller => {
                let sellers = Options::of_word(self.sellers(s));
                sellers.and_if(BEYOND_SPACES, s.work.seller.is_some())
            }
            Decision::ChooseOutlet => self.outlets_to_choose(s),
            Decision::ChooseDevelop => Options::of_word(self.developable(s, s.active)),
            Decision::DrawFirst => self.first_draws(s),
            Decision::DrawSecond => Self::second_draws(s),
            Decision::RepayLoans => Options::first(1 + self.affordable_repayments(s, s.active)),
            Decision::Over => Options::NONE,
        }
    }

    /// Every bit that can mean something at this decision.
    fn conceivable_options(&self, decision: Decision) -> Options {
        let map = self.map();
        let spaces = Options::of_word(map.masks.spaces);
        let many = |count: usize| (1u64 << count) - 1;
        match decision {
            Decision::ChooseAction => Options::first(7),
            Decision::ChooseCard => Options::first(Card::ALL.len() as u32),
            Decision::ChooseIndustry | Decision::ChooseDevelop => Options::first(Industry::ALL.len() as u32),
            Decision::ChooseSlot => spaces,
            Decision::ChooseCoal | Decision::ChooseIron => spaces.and_word(BEYOND_SPACES, many(map.boxes.len())).and(TRACK),
            Decision::DiscardCard => Options::first(KEEP + 1 + Card::ALL.len() as u32),
            Decision::ChooseLink => Options::of_word(map.masks.links),
            Decision::ChooseSeller => spaces.and(BEYOND_SPACES),
            Decision::ChooseOutlet => spaces.and_word(BEYOND_SPACES, many(map.markets.len())),
            Decision::DrawFirst => Options::first(4),
            Decision::DrawSecond => Options::of_word(0b1101),
            Decision::RepayLoans => Options::first(128),
            Decision::Over => Options::NONE,
        }
    }

    #[inline]
    pub(crate) fn list_moves(&self, s: &State, out: &mut Moves<Move>) {
        out.clear();
        out.extend(self.options(s).iter().map(|bit| Move::of_bit(s.decision, bit)));
    }

    pub(crate) fn each_conceivable(&self, decision: Decision, each: &mut impl FnMut(Move)) {
        self.conceivable_options(decision).iter().for_each(|bit| each(Move::of_bit(decision, bit)));
    }

    pub(crate) fn check_move(&self, s: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match mv.bit(s.decision) {
            Some(bit) if self.options(s).contains(bit) => Ok(()),
            Some(_) => Err(self.why_not(s, seat, mv)),
            None => Err(Refusal::OtherDecision { decision: s.decision }),
        }
    }
}
