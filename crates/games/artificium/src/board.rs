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
        let mut sections = vec![self.common(view)];
        if view.decision == Decision::Market {
            sections.push(self.card_table(label("MarketCards"), view.market));
        }
        sections.extend([self.seats_table(view), self.goods_table(view)]);
        if let Some(hand) = view.seat.and_then(|seat| view.seats[seat.number()].hand) {
            let hand = if hand.is_empty() { Section::new(label("EmptyHand")) } else { self.card_table(label("Hand"), hand) };
            sections.push(hand);
        }
        Board { sections }
    }

    fn common(&self, view: &View) -> Section {
        let title = label("Round").with("round", view.round).with("rounds", view.rounds).with("first", view.first);
        let piles = match view.discard {
            Some(cards) => label("Piles").with("deck", view.deck_size).with("discard", view.discard_size).with("cards", cards),
            None => label("PilesClosed").with("deck", view.deck_size).with("discard", view.discard_size),
        };
        Section::new(title).line(piles)
    }

    fn seats_table(&self, view: &View) -> Section {
        let columns =
            ["SeatColumn", "VpColumn", "CoinsColumn", "CardsColumn", "LaidColumn", "FrontColumn", "GiftColumn", "ScoreColumn"];
        let rows = Seat::new(0).round(self.seats).zip(&view.seats).map(|(seat, own)| {
            vec![
                label("SeatRow").with("number", seat.number() + 1).with("seat", seat).into(),
                own.vp.into(),
                own.coins.into(),
                own.cards.into(),
                laid_cell(view, own),
                own.front.into(),
                self.gift_cell(own),
                own.score.into(),
            ]
        });
        let section = Section::new(label("Seats")).table(columns.into_iter().map(label).collect(), rows.collect());
        let known = Seat::new(0).round(self.seats).zip(&view.seats);
        let known = known.filter(|(seat, own)| own.known != Pile::EMPTY && view.seat != Some(*seat));
        known
            .fold(section, |section, (seat, own)| section.line(label("CardsKnown").with("seat", seat).with("known", own.known)))
    }

    fn gift_cell(&self, own: &SeatView) -> Value {
        match self.next_gift(own.vp, own.peak) {
            Some(gift) => label("Gift").with("good", gift.good).with("steps", gift.spaces).into(),
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
        columns.extend(Seat::new(0).round(self.seats).map(|seat| label("OfSeat").with("number", seat.number() + 1)));
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

    /// Cards with what they take and bring.
    fn card_table(&self, title: Message, cards: Pile) -> Section {
        let columns = ["CardColumn", "CountColumn", "CostColumn", "GainColumn", "CardVpColumn"];
        let rows = cards.iter().map(|(card, count)| {
            let info = self.numbers.card(card);
            let cost = match info.cost_coins {
                0 => info.cost.into(),
                coins => label("GoodsAndCoins").with("goods", info.cost).with("coins", coins).into(),
            };
            let gain = if info.gain.is_empty() { Value::Word("effect", card.id().into()) } else { info.gain.into() };
            vec![card.into(), count.into(), cost, gain, info.vp.into()]
        });
        Section::new(title).table(columns.into_iter().map(label).collect(), rows.collect())
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
