//! A position as anybody may write it down, and the state it stands for.

use crate::state::{Chosen, Decision, FACTS, Fact, Stage};
use crate::things::{Card, Goods, Pile};
use crate::{Artificium, State};
use serde::{Deserialize, Serialize};
use table::{BySeat, Chance, Fault, Message, Moves, Rules, Seat, Seats};

/// Everything on the table. What is left out is nothing; a deck left out is all cards that lie nowhere else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round, from 1.
    #[serde(default = "one")]
    pub round: u8,
    /// The first player of the round.
    pub first: u8,
    /// Who decides, where one seat does.
    #[serde(default)]
    pub active: u8,
    /// What is being decided.
    pub decision: Decision,
    /// How far a batch in canonical order has come.
    #[serde(default)]
    pub stage: Stage,
    /// The lowest index that may come next.
    #[serde(default)]
    pub cursor: u8,
    /// Cards the mage still makes the active seat drop.
    #[serde(default)]
    pub left: u8,
    /// The market.
    #[serde(default)]
    pub market: Pile,
    /// The discard pile.
    #[serde(default)]
    pub discard: Pile,
    /// The deck.
    #[serde(default)]
    pub deck: Option<Pile>,
    /// The key of the generator, as 32 hexadecimal digits.
    #[serde(default)]
    pub chance: String,
    /// How often the generator was called.
    #[serde(default)]
    pub calls: u32,
    /// The seats.
    pub seats: Vec<SeatPosition>,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// Coins.
    pub coins: u16,
    /// Victory points.
    pub vp: u16,
    /// The highest it had; at least `vp`.
    pub peak: u16,
    /// Goods on the board.
    pub goods: Goods,
    /// The hand.
    pub hand: Pile,
    /// Resolved cards of this round.
    pub front: Pile,
    /// What all know of the hand.
    pub known: Pile,
    /// What this seat knows of other hands beyond that: whose, and which card.
    pub knows: Vec<(u8, Card)>,
    /// What lies before it in this step.
    pub chosen: Chosen,
    /// Whether it has passed in this market.
    pub passed: bool,
    /// Whether it has used its first exchange.
    pub exchanged: bool,
    /// Whether it is out for this round.
    pub out: bool,
    /// Reconstructions it fetched this round.
    pub refetched: u8,
}

fn one() -> u8 {
    1
}

impl Artificium {
    pub(crate) fn write_down(&self, s: &State) -> Position {
        let (key, calls) = s.chance.parts();
        Position {
            round: s.round,
            first: s.first.number() as u8,
            active: s.active.number() as u8,
            decision: s.decision,
            stage: s.stage,
            cursor: s.cursor,
            left: s.left,
            market: s.market,
            discard: s.discard,
            deck: Some(s.deck),
            chance: format!("{key:032x}"),
            calls,
            seats: Seat::new(0)
                .round(self.seats)
                .map(|seat| SeatPosition {
                    coins: s.coins[seat],
                    vp: s.vp[seat],
                    peak: s.peak[seat],
                    goods: s.goods[seat],
                    hand: s.hand[seat],
                    front: s.front[seat],
                    known: s.known[seat],
                    knows: s
                        .facts()
                        .filter(|fact| fact.observer() == seat)
                        .map(|fact| (fact.owner().number() as u8, fact.card()))
                        .collect(),
                    chosen: s.chosen[seat],
                    passed: s.passed.contains(seat),
                    exchanged: s.exchanged.contains(seat),
                    out: s.out.contains(seat),
                    refetched: s.refetched[seat],
                })
                .collect(),
        }
    }

    /// The state of a position that keeps all invariants and leaves somebody something to do.
    pub(crate) fn set_down(&self, p: &Position) -> Result<State, Fault> {
        if p.seats.len() != self.seats {
            let bounds = self.seats as i64..=self.seats as i64;
            return Err(Fault::bounds("seats", p.seats.len() as i64, &bounds));
        }
        let key = match p.chance.as_str() {
            "" => 0,
            text if text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                u128::from_str_radix(text, 16).map_err(|_| Fault::new("chance", Message::new("NotHexadecimal")))?
            }
            _ => return Err(Fault::new("chance", Message::new("NotHexadecimal"))),
        };
        let blank = self.set_table(Chance::from_parts(0, 0));
        let mut s = State {
            round: p.round,
            first: self.seat_at("first", p.first)?,
            active: self.seat_at("active", p.active)?,
            decision: p.decision,
            stage: p.stage,
            cursor: p.cursor,
            left: p.left,
            market: p.market,
            discard: p.discard,
            chance: Chance::from_parts(key, p.calls),
            coins: BySeat([0; 6]),
            vp: BySeat([0; 6]),
            peak: BySeat([0; 6]),
            ..blank
        };
        for (seat, own) in Seat::new(0).round(self.seats).zip(&p.seats) {
            self.set_seat_down(&mut s, seat, own)?;
        }
        if p.decision == Decision::Commit {
            let open = |seat: &Seat| s.chosen[*seat] == Chosen::Nothing && !s.out.contains(*seat);
            s.awaiting = Seat::new(0).round(self.seats).filter(open).collect::<Seats>();
        }
        s.deck = match p.deck {
            Some(deck) => deck,
            None => self.rest_of_the_cards(&s),
        };
        self.invariants(&s)?;
        let mut moves = Moves::new();
        let deciding = self.turn(&s).seats();
        for seat in deciding.iter() {
            self.moves(&s, seat, &mut moves);
            if moves.is_empty() {
                return Err(Fault::new("decision", Message::new("NothingToDecide")));
            }
        }
        self.run_on(&mut s, &mut ());
        Ok(s)
    }

    fn seat_at(&self, path: &str, number: u8) -> Result<Seat, Fault> {
        if usize::from(number) < self.seats {
            return Ok(Seat::new(number.into()));
        }
        Err(Fault::bounds(path, number.into(), &(0..=self.seats as i64 - 1)))
    }

    fn set_seat_down(&self, s: &mut State, seat: Seat, own: &SeatPosition) -> Result<(), Fault> {
        let path = |field: &str| format!("seats[{}].{field}", seat.number());
        s.coins[seat] = own.coins;
        s.vp[seat] = own.vp;
        s.peak[seat] = own.peak.max(own.vp);
        s.goods[seat] = own.goods;
        s.hand[seat] = own.hand;
        s.front[seat] = own.front;
        s.known[seat] = own.known;
        s.chosen[seat] = own.chosen;
        s.refetched[seat] = own.refetched;
        let flags = [(own.passed, &mut s.passed), (own.exchanged, &mut s.exchanged), (own.out, &mut s.out)];
        for (flag, seats) in flags {
            if flag {
                seats.insert(seat);
            }
        }
        for (owner, card) in &own.knows {
            let owner = self.seat_at(&path("knows"), *owner)?;
            let Some(free) = s.facts.iter().position(|fact| *fact == Fact::NONE) else {
                return Err(Fault::bounds(path("knows"), own.knows.len() as i64, &(0..=FACTS as i64)));
            };
            s.facts[free] = Fact::new(seat, owner, *card);
            s.facts[..=free].sort_unstable();
        }
        Ok(())
    }

    fn rest_of_the_cards(&self, s: &State) -> Pile {
        let mut rest = self.all_cards;
        let mut lies_elsewhere = |pile: Pile| {
            for (card, count) in pile.iter() {
                (0..count).for_each(|_| {
                    rest.remove_if_there(card);
                });
            }
        };
        lies_elsewhere(s.market);
        lies_elsewhere(s.discard);
        for seat in Seat::new(0).round(self.seats) {
            lies_elsewhere(s.hand[seat]);
            lies_elsewhere(s.front[seat]);
            lies_elsewhere(s.chosen[seat].card().map_or(Pile::EMPTY, |card| Pile::of(&[card])));
        }
        rest
    }
}
