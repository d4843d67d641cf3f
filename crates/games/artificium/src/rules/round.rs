//! The round: its start, its end, and the final scoring (AR-1 to AR-15, AR-80 to AR-93).

use crate::state::{Chosen, Decision, FACTS, Fact, Stage};
use crate::things::{Card, Good, Goods, Pile};
use crate::{Artificium, Event, Refusal, State};
use table::{BySeat, Chance, Log, Seat, Seats, Standing};

impl Artificium {
    /// AR-2, AR-3, AR-4, AR-5, AR-6, AR-7: the table before the first round.
    pub(crate) fn set_table(&self, mut chance: Chance) -> State {
        let for_each = |figure: u16| BySeat(std::array::from_fn(|seat| if seat < self.seats { figure } else { 0 }));
        let first = Seat::new(chance.below(self.seats as u32) as usize);
        State {
            hand: BySeat([Pile::EMPTY; 6]),
            front: BySeat([Pile::EMPTY; 6]),
            known: BySeat([Pile::EMPTY; 6]),
            deck: self.all_cards,
            discard: Pile::EMPTY,
            market: Pile::EMPTY,
            chance,
            coins: for_each(self.numbers.start_coins),
            vp: for_each(self.numbers.start_vp),
            peak: for_each(self.numbers.start_vp),
            facts: [Fact::NONE; FACTS],
            goods: BySeat([Goods::NONE; 6]),
            chosen: BySeat([Chosen::Nothing; 6]),
            refetched: BySeat([0; 6]),
            passed: Seats::NONE,
            exchanged: Seats::NONE,
            out: Seats::NONE,
            awaiting: Seats::NONE,
            round: 1,
            first,
            active: first,
            decision: Decision::Market,
            stage: Stage::Fresh,
            cursor: 0,
            left: 0,
        }
    }

    /// AR-13, AR-14, AR-R2: the first player of the next round, if this one ended now.
    pub(crate) fn next_first(&self, s: &State) -> Seat {
        let counted_from = if self.switched.tie_previous_first_player_last { 1 } else { 0 };
        let order = s.first.clockwise(counted_from, self.seats).round(self.seats);
        order.min_by_key(|seat| s.vp[*seat]).expect("a table has seats")
    }

    /// AR-11, AR-12, AR-20, AR-R1: the marker has moved; hands are filled in turn order, then the market is laid out.
    pub(crate) fn start_round(&self, s: &mut State, log: &mut impl Log<Self>) {
        log.event(Event::RoundBegan { round: s.round, first: s.first });
        for seat in s.first.round(self.seats) {
            let missing = self.numbers.hand_size.saturating_sub(s.hand[seat].size());
            self.draw_to_hand(s, seat, missing, "AR-11", log);
        }
        for _ in 0..self.numbers.market_size {
            let Some(card) = self.draw(s, log) else { break };
            s.market.add(card);
        }
        log.event(Event::MarketLaid { cards: s.market });
        s.passed = Seats::NONE;
        s.exchanged = Seats::NONE;
        s.out = Seats::NONE;
        s.refetched = BySeat([0; 6]);
        s.active = s.first;
        s.decision = Decision::Market;
    }

    /// AR-39, AR-80, AR-R38: all are out; the played cards go away, and after the last round comes the scoring.
    pub(crate) fn put_cards_away(&self, s: &mut State, log: &mut impl Log<Self>) {
        log.event(Event::RoundEnded { round: s.round });
        for seat in s.first.round(self.seats) {
            s.discard.add_all(s.front[seat].take());
        }
        if s.round == self.numbers.rounds {
            return self.score(s, log);
        }
        s.active = s.first;
        s.decision = Decision::RoundEnd;
        s.fresh();
    }

    /// AR-81: any hand card MAY be dropped; by ascending index, before the sales (5.6, AR-R37).
    pub(crate) fn may_end_drop(&self, s: &State, card: Card) -> Result<(), Refusal> {
        if s.stage == Stage::Second {
            return Err(Refusal::DropAfterSale);
        }
        if !s.hand[s.active].has(card) {
            return Err(Refusal::DropNotInHand { card, mage: false });
        }
        if !s.in_order(Stage::First, card.index()) {
            return Err(Refusal::DropOrder { card, mage: false });
        }
        Ok(())
    }

    /// AR-82: any good MAY be sold; by ascending index.
    pub(crate) fn may_end_sell(&self, s: &State, good: Good) -> Result<(), Refusal> {
        if s.goods[s.active][good] == 0 {
            return Err(Refusal::NoneToSell { good });
        }
        if !s.in_order(Stage::Second, good.index()) {
            return Err(Refusal::TradeOrder { good, round_end: true });
        }
        Ok(())
    }

    pub(crate) fn end_drop(&self, s: &mut State, card: Card, log: &mut impl Log<Self>) {
        self.drop_card(s, card, log);
        s.went(Stage::First, card.index());
    }

    pub(crate) fn end_sell(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        self.sell_one(s, good, log);
        s.went(Stage::Second, good.index());
    }

    /// A hand card of the active seat goes to the discard pile, seen by all (AR-R35).
    pub(crate) fn drop_card(&self, s: &mut State, card: Card, log: &mut impl Log<Self>) {
        s.hand[s.active].remove(card);
        s.discard.add(card);
        s.seen_leaving(s.active, card);
        log.event(Event::Dropped { seat: s.active, card, mage: s.decision == Decision::MageDiscard });
    }

    /// AR-83: the next seat ends its round, or the next round begins.
    pub(crate) fn end_done(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.fresh();
        s.active = s.active.clockwise(1, self.seats);
        if s.active == s.first {
            s.round += 1;
            s.first = self.next_first(s);
            self.start_round(s, log);
        }
    }

    /// What the goods of a seat would bring.
    pub(crate) fn sale_of(&self, goods: &Goods) -> u32 {
        Good::ALL.into_iter().map(|good| u32::from(goods[good]) * u32::from(self.numbers.good(good).sell)).sum()
    }

    /// AR-90, AR-91: victory points and those for coins, all goods sold.
    pub(crate) fn score_of(&self, s: &State, seat: Seat) -> i32 {
        let coins = (u32::from(s.coins[seat]) + self.sale_of(&s.goods[seat])).min(u32::from(u16::MAX));
        i32::from(s.vp[seat]) + (coins / u32::from(self.numbers.coins_per_vp)) as i32
    }

    /// AR-90: everybody sells everything; AR-R19: points for coins move no marker.
    fn score(&self, s: &mut State, log: &mut impl Log<Self>) {
        for seat in s.first.round(self.seats) {
            let sale = u16::try_from(self.sale_of(&s.goods[seat])).unwrap_or(u16::MAX);
            s.goods[seat] = Goods::NONE;
            s.coins[seat] = s.coins[seat].saturating_add(sale);
            let (coins, vp, score) = (s.coins[seat], s.vp[seat], self.score_of(s, seat));
            log.event(Event::Scored { seat, sale, coins, vp, score });
        }
        s.decision = Decision::Over;
    }

    /// AR-92, AR-93: most points win; who is level at the top wins together.
    pub(crate) fn stand(&self, s: &State) -> Standing {
        let seats = || Seat::new(0).round(self.seats);
        let scores: table::Scores = seats().map(|seat| self.score_of(s, seat)).collect();
        let best = scores.iter().max().copied();
        let winners = seats().filter(|seat| Some(scores[seat.number()]) == best).collect();
        Standing::ranked(scores, (s.decision == Decision::Over).then_some(winners), |_, score| score)
    }
}
