//! The action Quality (AC-90 to AC-93): raises, and the layouts of quality cards that realise them (5.6).

use crate::state::{Decision, Player};
use crate::things::{Card, Good, QualityCards, QualitySet, Track};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use arrayvec::ArrayVec;
use table::{Log, Moves};

/// Layouts of the quality cards; there are at most 2,001 (5.6).
pub(crate) type Layouts = ArrayVec<[QualitySet; 4], 2048>;

/// The totals of four factories, a byte each.
fn packed(sets: &[QualitySet; 4]) -> u32 {
    u32::from_be_bytes(sets.map(QualitySet::total))
}

/// Whether every byte of `a` is at least that of `b`; none exceeds 127.
fn at_least(a: u32, b: u32) -> bool {
    const HIGH: u32 = 0x8080_8080;
    ((a | HIGH) - b) & HIGH == HIGH
}

impl ArkwrightCard {
    fn quality_cards(player: &Player) -> QualityCards {
        QualityCards { small: 2, large: 1, engineer: u8::from(player.owned.has(Card::Engineer)) }
    }

    /// AC-92: 4, or 6 once an Engineer was ever taken.
    pub(crate) fn quality_cap(&self, player: &Player) -> u8 {
        if player.engineer_ever { self.numbers.quality_max_engineer } else { self.numbers.quality_max }
    }

    /// 5.6: whether some layout realises these raises.
    #[inline(never)] // The first raise of an action never asks, and its check stays small.
    fn realisable(&self, player: &Player, raises: &[u8; 4]) -> bool {
        fn place(wanted: &[u8], cards: QualityCards) -> bool {
            let Some((total, rest)) = wanted.split_first() else { return true };
            let fits = |set: &QualitySet| cards.without(set.cards()).is_some_and(|left| place(rest, left));
            QualitySet::of_total(*total).iter().any(fits)
        }
        let raised = Good::ALL.into_iter().filter(|good| raises[good.index()] > 0);
        let wanted = raised.map(|good| player.factory(good).quality.total() + raises[good.index()]);
        let wanted: ArrayVec<u8, 4> = wanted.collect();
        wanted.iter().all(|total| *total <= self.quality_cap(player)) && place(&wanted, Self::quality_cards(player))
    }

    /// AC-91, AC-92, AC-93, AC-R16
    #[inline]
    pub(crate) fn may_raise_quality(&self, s: &State, good: Good, points: u8) -> Result<(), Refusal> {
        let player = s.me();
        if !player.factory(good).is_open() {
            return Err(Refusal::NotOpen { good, rule: "AC-91" });
        }
        if points == 0 {
            return Err(Refusal::NoPointsLeft { rule: "AC-91" });
        }
        if good.index() < usize::from(s.work.cursor) {
            return Err(Refusal::OutOfOrder { rule: "AC-91" });
        }
        let mut raises = s.work.by_good;
        raises[good.index()] += 1;
        let cap = self.quality_cap(player);
        if player.factory(good).quality.total() + raises[good.index()] > cap {
            return Err(Refusal::QualityCap { good, cap });
        }
        // One factory alone reaches every total: s1, s2, L3, L4, L4+s1, L4+s2.
        let first = s.work.by_good == [0; 4];
        if first || self.realisable(player, &raises) { Ok(()) } else { Err(Refusal::NoQualityCards { good }) }
    }

    pub(crate) fn may_raise_some_quality(&self, s: &State, points: u8) -> bool {
        Good::ALL.into_iter().any(|good| self.may_raise_quality(s, good, points).is_ok())
    }

    pub(crate) fn quality_moves(&self, s: &State, out: &mut Moves<Move>) {
        for good in Good::ALL {
            out.push_if(self.may_raise_quality(s, good, s.work.left), Move::RaiseQuality { good });
        }
        out.push_if(Self::may_finish(s), Move::Done);
    }

    pub(crate) fn begin_quality(&self, s: &mut State) {
        s.work.left = self.track(s.me(), Track::Quality);
    }

    pub(crate) fn raise_quality(&self, s: &mut State, good: Good) {
        s.work.by_good[good.index()] += 1;
        s.work.left -= 1;
        s.work.cursor = good.index() as u8;
        s.work.any = true;
    }

    pub(crate) fn finish_quality(&self, s: &mut State) {
        s.ask(Decision::QualityLayout);
    }

    /// 5.6, AC-R15, AC-R17: the layouts with the wanted totals and no avoidable loss, by falling totals, then by set number.
    #[inline(never)] // Its lists would make room on the stack for every other decision too.
    fn each_layout(&self, s: &State, each: impl FnMut([QualitySet; 4])) {
        let player = s.me();
        let mut found = Layouts::new();
        let mut sets = [QualitySet::None; 4];
        self.lay(player, &s.work.by_good, 0, Self::quality_cards(player), &mut sets, &mut found);
        let mut reached: ArrayVec<u32, 2401> = ArrayVec::new();
        for sets in &found {
            let totals = packed(sets);
            if !reached.contains(&totals) {
                reached.push(totals);
            }
        }
        let avoidable = |totals: u32| reached.iter().any(|other| *other != totals && at_least(*other, totals));
        found.retain(|sets| !avoidable(packed(sets)));
        found.sort_unstable_by_key(|sets| (std::cmp::Reverse(sets.map(QualitySet::total)), *sets));
        found.iter().copied().for_each(each);
    }

    pub(crate) fn layout_moves(&self, s: &State, out: &mut Moves<Move>) {
        self.each_layout(s, |sets| out.push(Move::LayOut { sets }));
    }

    fn lay(
        &self,
        player: &Player,
        raises: &[u8; 4],
        place: usize,
        cards: QualityCards,
        sets: &mut [QualitySet; 4],
        found: &mut Layouts,
    ) {
        if place == 4 {
            found.push(*sets);
            return;
        }
        let factory = &player.factories[place];
        let before = factory.quality.total();
        let most = before + raises[place];
        let least = if raises[place] > 0 { most } else { 0 };
        for set in (least..=most.min(self.quality_cap(player))).flat_map(QualitySet::of_total) {
            if let Some(left) = cards.without(set.cards()) {
                sets[place] = *set;
                self.lay(player, raises, place + 1, left, sets, found);
            }
        }
    }

    pub(crate) fn may_lay_out(&self, s: &State, sets: [QualitySet; 4]) -> Result<(), Refusal> {
        let mut found = false;
        self.each_layout(s, |layout| found |= layout == sets);
        if found { Ok(()) } else { Err(Refusal::NotALayout) }
    }

    pub(crate) fn lay_out_cards(&self, s: &mut State, sets: [QualitySet; 4], log: &mut impl Log<Self>) {
        let seat = s.active;
        for good in Good::ALL {
            let factory = s.me_mut().factory_mut(good);
            if factory.quality != sets[good.index()] {
                factory.quality = sets[good.index()];
                log.event(Event::QualityLaid { seat, good, set: sets[good.index()], rule: "AC-91" });
            }
        }
        self.after_action(s, log);
    }

    /// AC-172, AC-R37: what may take the place of an Engineer that is given up at this factory, the best first, nothing last.
    pub(crate) fn replacements(&self, player: &Player, good: Good) -> impl Iterator<Item = QualitySet> + use<> {
        let set = player.factory(good).quality;
        let [level, beside] = set.levels();
        let stays = u8::from(beside > 0);
        let used = Good::ALL.into_iter().fold(QualityCards { small: 2, large: 1, engineer: 0 }, |free, other| {
            let at =
                if other == good { QualityCards { engineer: 0, ..set.cards() } } else { player.factory(other).quality.cards() };
            free.without(QualityCards { engineer: 0, ..at }).unwrap_or(QualityCards { small: 0, large: 0, engineer: 0 })
        });
        let cap = self.quality_cap(player);
        let fits = move |new: &QualitySet| {
            let added = new.total().checked_sub(beside * stays);
            let needed = QualityCards { small: stays, large: 0, engineer: 0 };
            let keeps = stays == 0 || new.levels().contains(&beside);
            let more = new.cards().without(needed).and_then(|cards| used.without(cards));
            keeps && more.is_some() && added.is_some_and(|added| added <= level) && new.total() <= cap
        };
        let mut sets: [Option<QualitySet>; 15] = [None; 15];
        for (slot, new) in sets.iter_mut().zip(QualitySet::ALL.into_iter().filter(fits)) {
            *slot = Some(new);
        }
        sets.sort_by_key(|set| set.map_or((u8::MAX, QualitySet::None), |set| (u8::MAX - 1 - set.total(), set)));
        sets.into_iter().flatten()
    }
}
