//! The table as rows and columns of text, from a view.

use crate::Artificium;
use crate::state::Decision;
use crate::things::{Good, Pile};
use crate::view::{Laid, SeatView, View};
use table::{Board, Message, Seat, Section, Value};

fn label(name: &'static str) -> Message {
    Message::new(name)
}

impl Artificium {
    pub(crate) fn lay_out(&self, view: &View) -> Board {
        let mut sections = vec![self.common(view), self.seats_table(view), self.goods_table(view)];
        if let Some(hand) = view.seat.and_then(|seat| view.seats[seat.number()].hand) {
            let hand = if hand.is_empty() { Section::new(label("EmptyHand")) } else { self.hand_table(hand) };
            sections.push(hand);
        }
        Board { sections }
    }

    fn common(&self, view: &View) -> Section {
        let title = label("Round").with("round", view.round).with("rounds", view.rounds).with("first", view.first);
        let mut section = Section::new(title);
        if view.decision == Decision::Market {
            section = section.line(label("MarketCards").with("cards", view.market));
        }
        let piles = label("Piles").with("deck", view.deck_size).with("discard", view.discard_size);
        section.line(piles.with("cards", view.discard))
    }

    fn seats_table(&self, view: &View) -> Section {
        let columns =
            ["SeatColumn", "VpColumn", "CoinsColumn", "CardsColumn", "LaidColumn", "FrontColumn", "GiftColumn", "ScoreColumn"];
        let rows = Seat::new(0).round(self.seats).zip(&view.seats).map(|(seat, own)| {
            vec![
                seat.into(),
                own.vp.into(),
                own.coins.into(),
                self.cards_cell(view, seat, own),
                laid_cell(view, own),
                own.front.into(),
                self.gift_cell(own),
                own.score.into(),
            ]
        });
        let rows = rows.collect();
        Section::new(label("Seats")).table(columns.into_iter().map(label).collect(), rows)
    }

    fn cards_cell(&self, view: &View, seat: Seat, own: &SeatView) -> Value {
        if own.known == Pile::EMPTY || view.seat == Some(seat) {
            return own.cards.into();
        }
        label("CardsKnown").with("count", own.cards).with("known", own.known).into()
    }

    fn gift_cell(&self, own: &SeatView) -> Value {
        match self.next_gift(own.vp, own.peak) {
            Some((steps, good)) => label("Gift").with("good", good).with("steps", steps).into(),
            None => Value::Nothing,
        }
    }

    /// The price list with every board beside it; a mark says which prices are not the printed ones.
    fn goods_table(&self, view: &View) -> Section {
        let unknown = |path: String| self.reconstructed.contains(&path);
        let mark = |good: Good, key: &str| unknown(format!("resource.{}.{key}", good.id()));
        let price = |good: Good, key, figure: u16| {
            if mark(good, key) { label("Reconstructed").with("figure", figure).into() } else { Value::from(figure) }
        };
        let mut columns = vec![label("GoodColumn"), label("LevelColumn"), label("BuyColumn"), label("SellColumn")];
        columns.extend(Seat::new(0).round(self.seats).map(|seat| label("OfSeat").with("seat", seat)));
        let rows = Good::ALL.into_iter().map(|good| {
            let info = self.numbers.good(good);
            let mut row = vec![good.into(), info.level.into(), price(good, "buy", info.buy), price(good, "sell", info.sell)];
            row.extend(view.seats.iter().map(|own| match own.goods[good] {
                0 => Value::Nothing,
                count => count.into(),
            }));
            row
        });
        let section = Section::new(label("Goods")).table(columns, rows.collect());
        if self.reconstructed.is_empty() { section } else { section.line(label("ReconstructedNote")) }
    }

    fn hand_table(&self, hand: Pile) -> Section {
        let columns = ["CardColumn", "CountColumn", "CostColumn", "GainColumn", "CardVpColumn"];
        let rows = hand.iter().map(|(card, count)| {
            let info = self.numbers.card(card);
            let cost = match info.cost_coins {
                0 => info.cost.into(),
                coins => label("GoodsAndCoins").with("goods", info.cost).with("coins", coins).into(),
            };
            let gain = if info.gain.is_empty() { Value::Word("effect", card.id().into()) } else { info.gain.into() };
            vec![card.into(), count.into(), cost, gain, info.vp.into()]
        });
        Section::new(label("Hand")).table(columns.into_iter().map(label).collect(), rows.collect())
    }
}

fn laid_cell(view: &View, own: &SeatView) -> Value {
    match own.chosen {
        Laid::Card(card) => card.into(),
        Laid::FaceDown => label("FaceDown").into(),
        Laid::Pass => label("LaidPass").into(),
        Laid::Nothing if own.out => label("IsOut").into(),
        Laid::Nothing if own.passed && view.decision == Decision::Market => label("HasPassed").into(),
        Laid::Nothing => Value::Nothing,
    }
}
