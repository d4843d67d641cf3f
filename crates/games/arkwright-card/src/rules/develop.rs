//! Step c: development tracks and cards (AC-150 to AC-156, AC-161 to AC-174).

use crate::state::{Decision, GAP, Phase, Player};
use crate::things::{Card, Cards, Good, QualitySet, Track};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves};

impl ArkwrightCard {
    pub(crate) fn ask_development(&self, s: &mut State, _log: &mut impl Log<Self>) {
        s.work = Default::default();
        s.ask(Decision::Develop);
    }

    /// AC-151, AC-152: one space to the right, from the decade printed there on, unless a card lifts that.
    pub(crate) fn may_step(&self, s: &State, track: Track, restricted: bool) -> Result<(), Refusal> {
        let player = s.me();
        let info = &self.numbers.tracks[track.index()];
        let next = usize::from(player.tracks[track.index()]) + 1;
        if next >= info.values.len() {
            return Err(Refusal::TrackEnd { track });
        }
        match self.open_from(player, track, next) {
            Some(decade) if restricted && s.decade < decade => Err(Refusal::Restricted { track, decade }),
            _ => Ok(()),
        }
    }

    /// AC-152: the decade from which on the player may step onto a space, where that is restricted and no card lifts it.
    pub(crate) fn open_from(&self, player: &Player, track: Track, space: usize) -> Option<u8> {
        let lifted = match track {
            Track::Quality => player.owned.has(Card::Engineer),
            Track::Distribution => player.owned.has(Card::Patent),
            Track::Automation => player.owned.has(Card::Workshop),
            Track::Export => player.owned.has(Card::TradingOffice),
            _ => true,
        };
        let decade = self.numbers.tracks[track.index()].restrict[space];
        (self.switched.restrictions && !lifted && decade > 0).then_some(decade)
    }

    pub(crate) fn may_step_somewhere(&self, s: &State, restricted: bool) -> bool {
        Track::ALL.into_iter().any(|track| self.may_step(s, track, restricted).is_ok())
    }

    /// AC-153, AC-R25: not owned, not discarded by this player in this round.
    pub(crate) fn may_own(player: &Player, card: Card) -> Result<(), Refusal> {
        if player.owned.has(card) {
            return Err(Refusal::Owned { card });
        }
        if player.discarded.has(card) {
            return Err(Refusal::DiscardedThisRound { card });
        }
        Ok(())
    }

    pub(crate) fn may_take(&self, s: &State, card: Card) -> Result<(), Refusal> {
        if self.is_solo() {
            return Err(Refusal::NotSolo { rule: "AC-153" });
        }
        if s.pool[card.index()] == 0 {
            return Err(Refusal::NotInPool { card });
        }
        Self::may_own(s.me(), card)
    }

    pub(crate) fn may_take_at(&self, s: &State, place: u8) -> Result<(), Refusal> {
        if !self.is_solo() {
            let rule = if s.decision == Decision::DraftDevelopment { "AC-13" } else { "AC-153" };
            return Err(Refusal::OnlySolo { rule });
        }
        let card = s.grid[usize::from(place)];
        if card == GAP {
            return Err(Refusal::EmptyPlace { place });
        }
        if s.discs.contains(&place) {
            return Err(Refusal::UnderDisc { place });
        }
        Self::may_own(s.me(), Card::at(usize::from(card)))
    }

    /// AC-166, AC-R31
    pub(crate) fn may_broker(&self, s: &State, shares: u8) -> Result<(), Refusal> {
        if !s.me().owned.has(Card::Broker) {
            return Err(Refusal::NotOwned { card: Card::Broker, rule: "AC-166" });
        }
        if shares == 0 {
            return Err(Refusal::TooFew { least: 1, rule: "AC-166" });
        }
        if shares > self.numbers.broker_shares {
            return Err(Refusal::TooMany { most: self.numbers.broker_shares, rule: "AC-166" });
        }
        self.may_pay_shares(s.me(), shares, shares, "AC-166")
    }

    /// AC-168
    pub(crate) fn may_inventor_steps(&self, s: &State) -> Result<(), Refusal> {
        if !self.switched.inventor_steps {
            return Err(Refusal::ModuleOff { switch: "inventor_steps" });
        }
        if !s.me().owned.has(Card::Inventor) {
            return Err(Refusal::NotOwned { card: Card::Inventor, rule: "AC-168" });
        }
        if self.may_step_somewhere(s, false) { Ok(()) } else { Err(Refusal::NoTrackStep) }
    }

    pub(crate) fn develop_moves(&self, s: &State, out: &mut Moves<Move>) {
        for track in Track::ALL {
            out.push_if(self.may_step(s, track, true), Move::Step { track });
        }
        if self.is_solo() {
            for place in 0..15 {
                out.push_if(self.may_take_at(s, place), Move::TakeAt { place });
            }
        } else {
            let own = s.me();
            let takeable = s.pool_cards().without(own.owned).without(own.discarded);
            out.extend(takeable.iter().map(|card| Move::Take { card }));
        }
        if s.decision == Decision::DraftDevelopment {
            return;
        }
        for shares in 1..=2 {
            out.push_if(self.may_broker(s, shares), Move::Broker { shares });
        }
        out.push_if(self.may_inventor_steps(s), Move::InventorSteps);
        out.push(Move::Skip);
    }

    /// The rule of a development: the ordinary one in a turn, that of the extra in the set-up.
    pub(crate) fn rule_of_development(&self, s: &State, ordinary: &'static str) -> &'static str {
        if s.phase == Phase::Turns { ordinary } else { self.rule_of_extra() }
    }

    fn advance_track(&self, s: &mut State, track: Track, rule: &'static str, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.me_mut().tracks[track.index()] += 1;
        log.event(Event::Stepped { seat, track, value: self.track(s.me(), track), rule });
    }

    pub(crate) fn step(&self, s: &mut State, track: Track, log: &mut impl Log<Self>) {
        let rule = self.rule_of_development(s, "AC-151");
        self.advance_track(s, track, rule, log);
        self.after_development(s, log);
    }

    /// AC-154, AC-R24: at the limit one own card goes first; there is no other discarding.
    pub(crate) fn take(&self, s: &mut State, card: Card, place: u8, log: &mut impl Log<Self>) {
        s.work.incoming = Some(card);
        s.work.place = place;
        if s.me().owned.len() >= usize::from(self.track(s.me(), Track::DevCards)) {
            s.ask(Decision::DiscardFor);
        } else {
            self.take_incoming(s, log);
        }
    }

    pub(crate) fn may_discard(&self, s: &State, card: Card) -> Result<(), Refusal> {
        if s.me().owned.has(card) { Ok(()) } else { Err(Refusal::NotOwned { card, rule: "AC-154" }) }
    }

    /// AC-R32: a Promoter that goes may be used just before.
    pub(crate) fn discard_for(&self, s: &mut State, card: Card, log: &mut impl Log<Self>) {
        s.work.outgoing = Some(card);
        if card == Card::Promoter && self.promotable(s.me()).iter().next().is_some() {
            s.work.promoter_goes = true;
            s.ask(Decision::UsePromoter);
            return;
        }
        self.give_up(s, log);
    }

    /// AC-156, AC-171, AC-172, AC-173: what leaves with a card that is given up.
    fn give_up(&self, s: &mut State, log: &mut impl Log<Self>) {
        let card = s.work.outgoing.expect("a card is given up");
        let seat = s.active;
        if card == Card::Engineer
            && let Some(good) = Good::ALL.into_iter().find(|good| s.me().factory(*good).quality.cards().engineer > 0)
        {
            s.work.storing = Some(good);
            s.ask(Decision::EngineerReplace);
            return;
        }
        match card {
            Card::Foreman => s.me_mut().foreman_at = None,
            Card::Patent => {
                if let Some(good) = s.me_mut().patent_at.take() {
                    s.me_mut().factory_mut(good).distribution = 0;
                    log.event(Event::DistributionSet { seat, good, level: 0, rule: "AC-171" });
                }
            }
            Card::LargeWarehouse => {
                if let Some(good) = Good::ALL.into_iter().find(|good| s.me().factory(*good).large > 0) {
                    s.me_mut().factory_mut(good).large = 0;
                    self.squeeze(s, good, "AC-173", log);
                }
            }
            _ => {}
        }
        self.return_card(s, card, "AC-154", log);
        self.take_incoming(s, log);
    }

    pub(crate) fn may_replace(&self, s: &State, set: QualitySet) -> Result<(), Refusal> {
        let good = s.work.storing.expect("an Engineer leaves a factory");
        if self.replacements(s.me(), good).any(|other| other == set) { Ok(()) } else { Err(Refusal::NotAReplacement) }
    }

    pub(crate) fn replace(&self, s: &mut State, set: QualitySet, log: &mut impl Log<Self>) {
        let (seat, good) = (s.active, s.work.storing.take().expect("an Engineer leaves a factory"));
        s.me_mut().factory_mut(good).quality = set;
        log.event(Event::QualityLaid { seat, good, set, rule: "AC-172" });
        self.give_up(s, log);
    }

    /// AC-153, AC-246: back to the pool, or into the first gap of the solo grid.
    pub(crate) fn return_card(&self, s: &mut State, card: Card, rule: &'static str, log: &mut impl Log<Self>) {
        let seat = s.active;
        let player = s.me_mut();
        player.owned.remove(card);
        player.turned.remove(card);
        player.discarded.insert(card);
        if self.is_solo() {
            if let Some(gap) = s.grid.iter_mut().find(|place| **place == GAP) {
                *gap = card as u8;
            }
        } else {
            s.pool[card.index()] += 1;
        }
        log.event(Event::Discarded { seat, card, rule });
    }

    /// AC-155, AC-R26: a taken card is ready; a Foreman is put at a factory at once.
    pub(crate) fn take_incoming(&self, s: &mut State, log: &mut impl Log<Self>) {
        let (seat, card) = (s.active, s.work.incoming.take().expect("a card is taken"));
        if self.is_solo() {
            s.grid[usize::from(s.work.place)] = GAP;
        } else {
            s.pool[card.index()] -= 1;
        }
        let player = s.me_mut();
        player.owned.insert(card);
        player.turned.remove(card);
        player.engineer_ever |= card == Card::Engineer;
        player.patent_ever |= card == Card::Patent;
        log.event(Event::Took { seat, card, rule: self.rule_of_development(s, "AC-153") });
        if card == Card::Foreman && s.me().open().next().is_some() {
            s.ask(Decision::PlaceForeman);
        } else {
            self.after_development(s, log);
        }
    }

    pub(crate) fn may_place_foreman(&self, s: &State, good: Good) -> Result<(), Refusal> {
        if s.me().factory(good).is_open() { Ok(()) } else { Err(Refusal::NotOpen { good, rule: "AC-165" }) }
    }

    pub(crate) fn place_foreman(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.me_mut().foreman_at = Some(good);
        log.event(Event::ForemanPlaced { seat, good });
        self.after_development(s, log);
    }

    pub(crate) fn broker(&self, s: &mut State, shares: u8, log: &mut impl Log<Self>) {
        let cost = Self::price_of_shares(s.me(), shares, shares);
        self.return_card(s, Card::Broker, "AC-166", log);
        s.me_mut().brokered = true;
        self.take_shares(s, shares, cost, "AC-166", log);
        self.after_development(s, log);
    }

    pub(crate) fn inventor_steps(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.return_card(s, Card::Inventor, "AC-168", log);
        let steps: usize = Track::ALL
            .into_iter()
            .map(|track| self.numbers.tracks[track.index()].values.len() - 1 - usize::from(s.me().tracks[track.index()]))
            .sum();
        s.work.left = steps.min(2) as u8;
        s.ask(Decision::InventorTrack);
    }

    /// AC-168, AC-R36: first t, then u not before t.
    pub(crate) fn may_inventor_track(&self, s: &State, track: Track) -> Result<(), Refusal> {
        self.may_step(s, track, false)?;
        if track.index() < usize::from(s.work.cursor) {
            return Err(Refusal::OutOfOrder { rule: "AC-168" });
        }
        if s.work.left == 2 {
            let mut after = *s;
            after.me_mut().tracks[track.index()] += 1;
            let later = Track::ALL.into_iter().skip(track.index());
            if !later.into_iter().any(|next| self.may_step(&after, next, false).is_ok()) {
                return Err(Refusal::NotYet { rule: "AC-168" });
            }
        }
        Ok(())
    }

    pub(crate) fn inventor_track(&self, s: &mut State, track: Track, log: &mut impl Log<Self>) {
        self.advance_track(s, track, "AC-168", log);
        s.work.left -= 1;
        s.work.cursor = track.index() as u8;
        if s.work.left == 0 {
            self.after_development(s, log);
        }
    }

    /// AC-170: turned cards that a ready Promoter could make ready.
    fn promotable(&self, player: &Player) -> Cards {
        if !player.is_ready(Card::Promoter) {
            return Cards::NONE;
        }
        let mut turned = player.turned;
        turned.remove(Card::Promoter);
        turned
    }

    pub(crate) fn may_reactivate(&self, s: &State, card: Card) -> Result<(), Refusal> {
        if self.promotable(s.me()).has(card) { Ok(()) } else { Err(Refusal::NotTurned { card }) }
    }

    pub(crate) fn promoter_moves(&self, s: &State, out: &mut Moves<Move>) {
        out.push(Move::No);
        out.extend(self.promotable(s.me()).iter().map(|card| Move::Reactivate { card }));
    }

    pub(crate) fn use_promoter(&self, s: &mut State, card: Option<Card>, log: &mut impl Log<Self>) {
        let seat = s.active;
        if let Some(card) = card {
            let player = s.me_mut();
            player.turned.remove(card);
            player.turned.insert(Card::Promoter);
            log.event(Event::Reactivated { seat, card });
        }
        if std::mem::take(&mut s.work.promoter_goes) {
            self.give_up(s, log);
        } else {
            self.end_turn(s, log);
        }
    }

    /// After step c: the Promoter, and the end of the turn; during set-up the next seat.
    pub(crate) fn after_development(&self, s: &mut State, log: &mut impl Log<Self>) {
        if s.phase != Phase::Turns {
            return self.set_up_next(s, log);
        }
        if self.promotable(s.me()).is_empty() {
            self.end_turn(s, log);
        } else {
            s.ask(Decision::UsePromoter);
        }
    }

    fn end_turn(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.work = Default::default();
        self.next_turn(s, log);
    }
}
