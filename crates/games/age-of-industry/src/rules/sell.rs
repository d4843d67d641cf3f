//! Selling (AI-701 to AI-711).

use crate::moves::BEYOND_SPACES;
use crate::state::{Decision, State};
use crate::things::{Industry, Outlet, Ware, bits};
use crate::{AgeOfIndustry, Event};
use table::{Log, Options, Seat};

impl AgeOfIndustry {
    /// Own open mills and factories: nobody sells for another (AI-709).
    #[inline]
    pub(crate) fn open_sellers(&self, s: &State, seat: Seat) -> u64 {
        let sellers = s.industry[Industry::Cotton.index()] | s.industry[Industry::Factory.index()];
        s.own[seat] & sellers & !s.flipped
    }

    /// AI-D9: sellers after the last one (C4) that have an outlet.
    #[inline]
    pub(crate) fn sellers(&self, s: &State) -> u64 {
        let later = s.work.seller.map_or(u64::MAX, |last| u64::MAX.checked_shl(u32::from(last) + 1).unwrap_or(0));
        self.sellers_among(s, self.open_sellers(s, s.active) & later)
    }

    #[inline]
    pub(crate) fn sellers_among(&self, s: &State, sellers: u64) -> u64 {
        if sellers == 0 {
            return 0;
        }
        let outlets = self.places_with_outlets(s);
        let masks = &self.map().masks;
        let mut offered = 0;
        for (ware, industry) in [(Ware::Cotton, Industry::Cotton), (Ware::Goods, Industry::Factory)] {
            for space in bits(sellers & s.industry[industry.index()]) {
                let connected = s.derived.net[usize::from(masks.location[space])];
                offered |= u64::from(connected & outlets[ware.index()] != 0) << space;
            }
        }
        offered
    }

    /// Locations where cotton, and goods, could be sold by somebody connected (AI-704 to AI-706). A distant port buys nothing
    /// (AI-R55).
    #[inline]
    pub(crate) fn places_with_outlets(&self, s: &State) -> [u64; 2] {
        self.places_with_other_outlets(s, 0, 0)
    }

    /// The same without these ports and market spaces.
    #[inline]
    pub(crate) fn places_with_other_outlets(&self, s: &State, ports: u64, markets: u8) -> [u64; 2] {
        let masks = &self.map().masks;
        let mut places = [0u64; 2];
        for space in bits(s.industry[Industry::Port.index()] & !s.flipped & !ports) {
            let accepts = self.numbers.figures(Industry::Port, s.level_at(space)).accepts;
            for ware in Ware::ALL {
                places[ware.index()] |= u64::from(accepts[ware.index()]) << masks.location[space];
            }
        }
        for market in 0..self.map().markets.len() {
            if (s.used | markets) >> market & 1 == 0 {
                for ware in Ware::ALL {
                    places[ware.index()] |= u64::from(s.tiles[market].accepts(ware)) << masks.market[market];
                }
            }
        }
        places
    }

    /// AI-703 to AI-706: the ports and market spaces to which the counter on this space can sell: in its own place too (AI-R25), and
    /// past any port on the way (AI-R24).
    pub(crate) fn outlets(&self, s: &State, seller: usize) -> (u64, u8) {
        let Some(ware) = s.industry_at(seller).and_then(Industry::sells) else { return (0, 0) };
        let masks = &self.map().masks;
        let connected = s.derived.net[usize::from(masks.location[seller])];
        let takes = |space: &usize| {
            self.numbers.figures(Industry::Port, s.level_at(*space)).accepts[ware.index()]
                && connected >> masks.location[*space] & 1 == 1
        };
        let ports = bits(s.industry[Industry::Port.index()] & !s.flipped).filter(takes);
        let buys = |market: &usize| {
            s.used >> market & 1 == 0 && s.tiles[*market].accepts(ware) && connected >> masks.market[*market] & 1 == 1
        };
        let markets = (0..self.map().markets.len()).filter(buys);
        (ports.fold(0, |all, space| all | 1 << space), markets.fold(0, |all, market| all | 1 << market))
    }

    /// AI-D10
    pub(crate) fn outlets_to_choose(&self, s: &State) -> Options {
        let (ports, markets) = self.outlets(s, s.work.seller.unwrap_or(0).into());
        Options::of_word(ports).and_word(BEYOND_SPACES, markets.into())
    }

    pub(crate) fn choose_seller(&self, s: &mut State, space: u8) {
        s.work.seller = Some(space);
        s.decision = Decision::ChooseOutlet;
    }

    /// AI-A3: one sale uses an outlet up, whatever it accepts (AI-R26).
    pub(crate) fn sell_to(&self, s: &mut State, outlet: Outlet, log: &mut impl Log<Self>) {
        let Some(seller) = s.work.seller else { return };
        log.event(Event::Sold { seat: s.active, space: seller, outlet });
        self.flip(s, seller.into(), log);
        match outlet {
            Outlet::Port(space) => self.flip(s, space.into(), log),
            Outlet::Market(market) => {
                s.used |= 1 << market;
                log.event(Event::TileUsed { market });
                self.test_ship(s, self.map().masks.market[usize::from(market)].into(), log);
            }
        }
        s.acted = true;
        s.decision = Decision::ChooseSeller;
        if self.sellers(s) == 0 {
            self.end_action(s, 1, log);
        }
    }
}
