//! What the cards do (AR-60 to AR-75), and the choices they ask for.

use crate::state::Decision;
use crate::things::{Card, Good, Pile};
use crate::{Artificium, Event, Move, Refusal, State};
use table::{Log, Moves, Seat};

impl Artificium {
    /// The coins a card takes of this seat, or nothing if it has no target (5.3, AR-R31).
    pub(crate) fn coin_for(&self, s: &State, seat: Seat, card: Card) -> Option<i32> {
        let cost = match card {
            Card::Exploration => self.explorable(s, seat).next().map(|_| 0)?,
            Card::Reconstruction => self.fetchable(s, seat).kinds().next().map(|_| 0)?,
            Card::Theft => self.cheapest_theft(s, seat)?,
            _ => self.numbers.card(card).cost_coins,
        };
        Some(i32::from(cost))
    }

    fn cheapest_theft(&self, s: &State, seat: Seat) -> Option<u16> {
        let mut price = None;
        for victim in self.opponents(seat) {
            for (good, _) in s.goods[victim].iter() {
                let this = self.numbers.theft_price[self.numbers.good(good).level as usize];
                price = match (price, this) {
                    (Some(low), Some(this)) => Some(this.min(low)),
                    (low, this) => low.or(this),
                };
            }
        }
        price
    }

    /// AR-33, AR-R12, AR-R21: pay, take the goods, move the marker, put the card in front; then mage or knight.
    pub(crate) fn resolve(&self, s: &mut State, log: &mut impl Log<Self>) {
        let (seat, card) = (s.active, s.handled());
        log.event(Event::Resolved { seat, card });
        match card {
            Card::Exploration => s.decision = Decision::ExplorePick,
            Card::Theft => s.decision = Decision::TheftPick,
            Card::Reconstruction => s.decision = Decision::RebuildPick,
            Card::Fair => self.hold_fair(s, log),
            building => self.build(s, building, log),
        }
    }

    /// AR-60 to AR-71
    fn build(&self, s: &mut State, card: Card, log: &mut impl Log<Self>) {
        let seat = s.active;
        let info = self.numbers.card(card);
        s.coins[seat] -= info.cost_coins;
        for good in Good::ALL {
            s.goods[seat][good] -= info.cost[good];
            s.goods[seat].gain(good, info.gain[good]);
        }
        log.event(Event::Converted { seat, paid: info.cost, coins: info.cost_coins, made: info.gain });
        self.advance(s, seat, info.vp, log);
        self.put_in_front(s);
        match card {
            Card::MageTower => self.call_mage(s, log),
            Card::Castle => s.decision = Decision::KnightPick,
            _ => self.handle_next(s, log),
        }
    }

    /// AR-70, AR-R32: draw, then drop so many of the whole hand, or all if there are fewer.
    fn call_mage(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        self.draw_to_hand(s, seat, self.numbers.mage_draw, "AR-70", log);
        s.left = (s.hand[seat].size() as u8).min(self.numbers.mage_discard);
        s.decision = Decision::MageDiscard;
        s.fresh();
        if s.left == 0 {
            self.handle_next(s, log);
        }
    }

    /// AR-70: by ascending index (5.6), so that enough cards MUST remain to finish.
    pub(crate) fn may_mage_drop(&self, s: &State, card: Card) -> Result<(), Refusal> {
        let hand = s.hand[s.active];
        if !hand.has(card) {
            return Err(Refusal::DropNotInHand { card, mage: true });
        }
        if card.index() < s.cursor as usize || hand.from(card).size() < u32::from(s.left) {
            return Err(Refusal::DropOrder { card, mage: true });
        }
        Ok(())
    }

    pub(crate) fn mage_drop(&self, s: &mut State, card: Card, log: &mut impl Log<Self>) {
        self.drop_card(s, card, log);
        s.cursor = card.index() as u8;
        s.left -= 1;
        if s.left == 0 {
            self.handle_next(s, log);
        }
    }

    /// AR-71, AR-R33: any opponent; the effect is compulsory.
    pub(crate) fn may_knight(&self, s: &State, victim: Seat) -> Result<(), Refusal> {
        if victim == s.active { Err(Refusal::KnightOnSelf) } else { Ok(()) }
    }

    pub(crate) fn knight(&self, s: &mut State, victim: Seat, log: &mut impl Log<Self>) {
        self.set_back(s, victim, log);
        self.handle_next(s, log);
    }

    /// AR-75, AR-R23: coins for each card in front; the Fair itself is put there afterwards.
    fn hold_fair(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        let coins = self.fair_income(s.front[seat].size());
        s.coins[seat] = s.coins[seat].saturating_add(coins);
        self.put_in_front(s);
        log.event(Event::Earned { seat, coins });
        self.handle_next(s, log);
    }

    /// AR-75: what a Fair brings with so many cards in front.
    pub(crate) fn fair_income(&self, cards: u32) -> u16 {
        let counted = cards + u32::from(self.numbers.fair_counts_itself);
        u16::try_from(counted * u32::from(self.numbers.fair_coins)).unwrap_or(u16::MAX)
    }

    /// AR-72, AR-R28: whose hands a card can be taken from; a committed card is not in the hand (AR-R27).
    fn explorable<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        seat.clockwise(1, self.seats).round(self.seats).filter(move |victim| self.may_explore(s, seat, *victim).is_ok())
    }

    pub(crate) fn may_explore(&self, s: &State, seat: Seat, victim: Seat) -> Result<(), Refusal> {
        if victim == seat && !self.switched.may_target_self {
            return Err(Refusal::ExploreSelf);
        }
        if s.hand[victim].is_empty() { Err(Refusal::NoCardToTake { victim }) } else { Ok(()) }
    }

    /// AR-72, AR-R27, AR-R29: every card has the same chance; then the victim draws, the Exploration lying in front.
    pub(crate) fn explore(&self, s: &mut State, victim: Seat, log: &mut impl Log<Self>) {
        let seat = s.active;
        if victim == seat {
            self.put_in_front(s);
            self.draw_to_hand(s, seat, self.numbers.victim_draws, "AR-72", log);
            return self.handle_next(s, log);
        }
        let card = s.hand[victim].nth(s.chance.below(s.hand[victim].size()));
        s.hand[victim].remove(card);
        s.hand[seat].add(card);
        s.taken_unseen(seat, victim, card);
        log.barrier();
        log.event(Event::Explored { seat, victim, card: Some(card) });
        self.put_in_front(s);
        self.draw_to_hand(s, victim, self.numbers.victim_draws, "AR-72", log);
        self.handle_next(s, log);
    }

    /// AR-73, AR-R30: levels I and II have a price, nothing else can be taken, and the victim MUST own it now.
    pub(crate) fn may_steal(&self, s: &State, victim: Seat, good: Good) -> Result<(), Refusal> {
        let level = self.numbers.good(good).level;
        if victim == s.active {
            return Err(Refusal::StealFromSelf);
        }
        let Some(cost) = self.numbers.theft_price[level as usize] else {
            return Err(Refusal::Safe { good, level });
        };
        if s.goods[victim][good] == 0 {
            return Err(Refusal::NothingToSteal { victim, good });
        }
        let have = s.coins[s.active];
        if have < cost { Err(Refusal::TheftPrice { good, cost, have }) } else { Ok(()) }
    }

    pub(crate) fn steal(&self, s: &mut State, victim: Seat, good: Good, log: &mut impl Log<Self>) {
        let seat = s.active;
        let price = self.numbers.theft_price[self.numbers.good(good).level as usize].unwrap_or(0);
        s.coins[seat] -= price;
        s.goods[victim][good] -= 1;
        s.goods[seat].gain(good, 1);
        self.put_in_front(s);
        log.event(Event::Stole { seat, victim, good, price });
        self.handle_next(s, log);
    }

    /// AR-74, AR-R24: the cards in front that may be fetched.
    fn fetchable(&self, s: &State, seat: Seat) -> Pile {
        let mut cards = s.front[seat].one_of_each();
        if s.refetched[seat] >= self.switched.refetch_cap {
            cards.remove_if_there(Card::Reconstruction);
        }
        cards
    }

    /// AR-74, AR-R22, AR-R26
    pub(crate) fn may_rebuild(&self, s: &State, card: Card) -> Result<(), Refusal> {
        if !s.front[s.active].has(card) {
            return Err(Refusal::NotInFront { card });
        }
        if !self.fetchable(s, s.active).has(card) {
            return Err(Refusal::RefetchCap { cap: self.switched.refetch_cap });
        }
        Ok(())
    }

    /// AR-74, AR-R25: an ordinary hand card from now on, known to all.
    pub(crate) fn rebuild(&self, s: &mut State, card: Card, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.front[seat].remove(card);
        s.hand[seat].add(card);
        s.seen_entering(seat, card);
        if card == Card::Reconstruction {
            s.refetched[seat] += 1;
        }
        self.put_in_front(s);
        log.event(Event::Fetched { seat, card });
        self.handle_next(s, log);
    }

    pub(crate) fn pick_moves(&self, s: &State, out: &mut Moves<Move>) {
        match s.decision {
            Decision::TheftPick => {
                for victim in self.opponents(s.active) {
                    for good in Good::ALL {
                        out.push_if(self.may_steal(s, victim, good), Move::Steal { victim, good });
                    }
                }
            }
            Decision::ExplorePick => self.explorable(s, s.active).for_each(|victim| out.push(Move::Explore { victim })),
            Decision::RebuildPick => self.fetchable(s, s.active).kinds().for_each(|card| out.push(Move::Rebuild { card })),
            Decision::KnightPick => self.opponents(s.active).for_each(|victim| out.push(Move::Knight { victim })),
            _ => {
                for card in s.hand[s.active].kinds() {
                    out.push_if(self.may_mage_drop(s, card), Move::MageDrop { card });
                }
            }
        }
    }
}
