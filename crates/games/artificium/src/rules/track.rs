//! Victory points and the score track (AR-50 to AR-53).

use crate::{Artificium, Event, State, things::Good};
use table::{Log, Seat};

impl Artificium {
    /// The good on the space a marker stands on with so many points (AR-R16).
    pub(crate) fn gift_at(&self, vp: u16) -> Option<Good> {
        let length = self.numbers.track_length;
        if vp >= length && !self.switched.lap {
            return None;
        }
        self.numbers.gifts[(vp % length) as usize]
    }

    /// AR-51, AR-52, AR-R14, AR-R17: the goods of the spaces entered on the way, each with the points it stands at.
    pub(crate) fn gifts(&self, from: u16, to: u16, peak: u16) -> impl Iterator<Item = (u16, Good)> + '_ {
        let first = if self.switched.gain_again { from } else { from.max(peak) };
        (first..to).map(|left| left + 1).filter_map(|vp| Some((vp, self.gift_at(vp)?)))
    }

    /// Whether a resource space lies on the next so many spaces, taken again or not.
    #[inline]
    pub(crate) fn gift_within(&self, vp: u16, spaces: u16) -> bool {
        self.numbers.to_gift[(vp % self.numbers.track_length) as usize] <= spaces
    }

    /// AR-50 to AR-52, AR-R14, AR-R17, AR-R18: forward, taking the good of every resource space entered.
    pub(crate) fn advance(&self, s: &mut State, seat: Seat, by: u16, log: &mut impl Log<Self>) {
        let from = s.vp[seat];
        let to = from.saturating_add(by);
        s.vp[seat] = to;
        log.event(Event::Advanced { seat, from, to });
        for (vp, good) in self.gifts(from, to, s.peak[seat]) {
            s.goods[seat].gain(good, 1);
            log.event(Event::TookGift { seat, good, space: vp % self.numbers.track_length });
        }
        s.peak[seat] = s.peak[seat].max(to);
    }

    /// AR-71, AR-R13, AR-R15: back, never below zero, neither gaining nor losing goods.
    pub(crate) fn set_back(&self, s: &mut State, victim: Seat, log: &mut impl Log<Self>) {
        let from = s.vp[victim];
        s.vp[victim] = from.saturating_sub(self.numbers.knight_setback);
        log.event(Event::Struck { seat: s.active, victim, from, to: s.vp[victim] });
    }
}
