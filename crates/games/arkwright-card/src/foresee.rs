//! Foresight: a production is foreseen by playing it on a copy of the table, so that every figure is the rules' own (section 12).

use crate::forecast::{AllowedLater, AutomaSale, Bill, Candidate, Forecast, RivalSale, Sale, SeatForecast};
use crate::state::{Decision, Phase, Player, State};
use crate::things::{Colour, Good};
use crate::{ArkwrightCard, Event, Move};
use table::{Entry, Moves, Rules, Seat};

/// A production played to its end.
struct Outcome {
    sales: Vec<Sale>,
    /// The share value of each seat, before any final step.
    values: [u8; 4],
    end: State,
}

impl ArkwrightCard {
    pub(crate) fn foresee(&self, s: &State, seat: Seat) -> Forecast {
        let seats = || Seat::new(0).round(self.seats);
        let good = Self::next_good(s);
        let outcome = self.expect(s, good);
        let others = Good::ALL.into_iter().filter(|other| *other != good && Self::is_to_come(s, *other));
        Forecast {
            good,
            seats: seats().map(|seat| self.seat_figures(s, &outcome, seat)).collect(),
            other_sales: others.flat_map(|other| self.expect(s, other).sales).collect(),
            candidates: self.candidates(s, seat),
            other_candidates: self.other_candidates(s, seat),
            automa_sales: self.automa_sales(s),
            sales: outcome.sales,
            wage: self.numbers.wage(s.wage),
        }
    }

    /// When the Entrepreneur is asked, the good of this round is done (AC-210).
    fn next_good(s: &State) -> Good {
        let done = s.decision == Decision::EntrepreneurStart;
        Good::at((usize::from(s.round) + usize::from(done)) % 4)
    }

    /// How many productions of the good are still to come, the one under way among them (AC-62, AC-214).
    pub(crate) fn productions(s: &State, good: Good) -> u8 {
        if s.decision == Decision::Over {
            return 0;
        }
        let in_last_round = s.decision == Decision::EntrepreneurStart && s.round == 3;
        let decades = (3 - s.decade).saturating_sub(in_last_round.into());
        decades + u8::from(good >= Self::next_good(s))
    }

    fn is_to_come(s: &State, good: Good) -> bool {
        Self::productions(s, good) > 0
    }

    /// Whether the seat has done its part in the production under way.
    fn has_completed(s: &State, seat: Seat, good: Good) -> bool {
        let under_way = s.phase == Phase::Production && good == s.active_good();
        under_way && s.players[seat].produced && (seat != s.active || s.decision == Decision::BreakTie)
    }

    fn next_bill(&self, s: &State, seat: Seat, good: Good) -> Option<Bill> {
        let player = &s.players[seat];
        let done = s.decade == 3 && Self::has_completed(s, seat, good);
        let produces = !player.out && player.factory(good).is_open() && Self::is_to_come(s, good) && !done;
        produces.then(|| Bill { good, cost: self.cost(s, player, good, 2) })
    }

    fn seat_figures(&self, s: &State, outcome: &Outcome, seat: Seat) -> SeatForecast {
        let player = &s.players[seat];
        let (small_free, large_free) = Self::free_warehouses(player);
        let bills: Vec<Bill> = Good::ALL.into_iter().filter_map(|good| self.next_bill(s, seat, good)).collect();
        SeatForecast {
            seat,
            money: player.money,
            shares: player.shares,
            value: player.value,
            loans: player.loans,
            capitalisation: i32::from(player.shares) * i32::from(player.value),
            final_capitalisation: self.score_of(s, seat),
            final_steps: (!player.out && s.decision != Decision::Over).then(|| self.final_steps(player)),
            value_rise: outcome.values[seat.number()].saturating_sub(player.value),
            capitalisation_after: i32::from(player.shares) * i32::from(outcome.values[seat.number()]),
            final_capitalisation_after: self.score_of(&outcome.end, seat),
            means: if player.out { 0 } else { self.means(player) },
            bills_total: bills.iter().map(|bill| bill.cost).sum(),
            bills,
            ships: self.usable_ships(player),
            load: self.load(player),
            tokens_left: self.numbers.ship_tokens_max.saturating_sub(player.ship_tokens),
            small_free,
            large_free,
        }
    }

    /// AC-140: what each appeal would bring that the seat can choose in its turn.
    fn candidates(&self, s: &State, seat: Seat) -> Vec<Candidate> {
        let good = s.active_good();
        let open = !s.players[seat].out && s.players[seat].factory(good).is_open();
        if s.phase != Phase::Turns || s.active != seat || self.has_priced(s, seat) || !open {
            return Vec::new();
        }
        self.prices(s)
    }

    /// The same for goods of later rounds: the seat is the first to price them, in a round of their own.
    fn other_candidates(&self, s: &State, seat: Seat) -> Vec<Candidate> {
        let player = &s.players[seat];
        if player.out || !matches!(s.phase, Phase::Turns | Phase::Production | Phase::RoundEnd) {
            return Vec::new();
        }
        let priced = s.active_good();
        let others = player.open().filter(|good| Self::is_to_come(s, *good) && *good != priced);
        let then = |good: Good| State {
            round: good.index() as u8,
            start: seat,
            phase: Phase::Turns,
            done: 1,
            decision: Decision::SetPrice,
            active: seat,
            work: Default::default(),
            ..*s
        };
        others.flat_map(|good| self.prices(&then(good))).collect()
    }

    /// What each appeal would bring that the active seat could choose now.
    fn prices(&self, s: &State) -> Vec<Candidate> {
        let (seat, good) = (s.active, s.active_good());
        let stands = s.players[seat].factory(good).appeal;
        let mut moves = Moves::new();
        self.price_moves(s, &mut moves);
        let after = moves.iter().filter_map(|mv| match mv {
            Move::SetAppeal { appeal } => {
                let mut after = *s;
                self.set_appeal(&mut after, *appeal, &mut ());
                Some(after)
            }
            _ => None,
        });
        after
            .filter_map(|after| {
                let outcome = self.expect(&after, good);
                let figures = self.seat_figures(&after, &outcome, seat);
                let rivals = outcome.sales.iter().filter(|sale| sale.seat != seat).map(RivalSale::of).collect();
                let sale = outcome.sales.into_iter().find(|sale| sale.seat == seat)?;
                Some(Candidate {
                    stays: sale.appeal == stands,
                    rivals,
                    sale,
                    capitalisation_after: figures.capitalisation_after,
                    final_capitalisation_after: figures.final_capitalisation_after,
                })
            })
            .collect()
    }

    /// AC-247
    fn automa_sales(&self, s: &State) -> Vec<AutomaSale> {
        let goods = Good::ALL.into_iter().filter(|good| self.is_solo() && Self::is_to_come(s, *good));
        let sales = goods.flat_map(|good| {
            s.others.iter().enumerate().filter_map(move |(automa, markers)| {
                let (marker, demand) = (markers[good.index()], s.demand[good.index()]);
                let allowed = Self::allowed(marker, demand);
                let rises = allowed >= self.numbers.automa_sales;
                Some(AutomaSale {
                    automa: Colour::at(automa),
                    good,
                    appeal: u8::try_from(marker).ok()?,
                    demand,
                    allowed,
                    value_rise: rises.into(),
                    shares: (!rises).into(),
                })
            })
        });
        sales.collect()
    }

    /// The production of a good, played to its end as the forecast assumes it; one that is under way goes on.
    fn expect(&self, s: &State, good: Good) -> Outcome {
        let mut end = *s;
        let mut values = [0; 4];
        self.order(s).for_each(|seat| values[seat.number()] = s.players[seat].value);
        if s.decision == Decision::Over {
            return Outcome { sales: Vec::new(), values, end };
        }
        let mut log: Vec<Entry<Self>> = Vec::new();
        let under_way = s.phase == Phase::Production && good == s.active_good();
        let to_come = |seat: &Seat| {
            let player = &s.players[*seat];
            !player.out && player.factory(good).is_open() && !Self::has_completed(s, *seat, good)
        };
        for seat in self.order(s).filter(to_come) {
            let priced = good == s.active_good() && self.has_priced(s, seat);
            let factory = s.players[seat].factory(good);
            if !priced {
                end.players[seat].price = self.total(good, factory).saturating_sub(factory.appeal);
            }
        }
        let mut sales: Vec<Sale> =
            self.order(s).filter(to_come).map(|seat| self.sale_so_far(&end, seat, good, under_way)).collect();
        if !under_way {
            end.round = good.index() as u8;
            self.start_production(&mut end, &mut log);
        }
        while end.phase == Phase::Production {
            let mv = self.assumed(&end);
            self.apply(&mut end, mv, &mut log);
        }
        for entry in log {
            if let Entry::Event(event) = entry {
                record(&mut sales, &mut values, event);
            }
        }
        for sale in &mut sales {
            sale.left = sale.shipped + sale.stored + sale.lost;
            sale.total_income = sale.income + sale.export_income;
            sale.result = i32::from(sale.total_income) - i32::from(sale.cost);
            sale.value_rise = values[sale.seat.number()].saturating_sub(s.players[sale.seat].value);
        }
        Outcome { sales, values, end }
    }

    /// Whether the seat still sets a price for the next production of the good (AC-140).
    fn will_price(&self, s: &State, seat: Seat, good: Good) -> bool {
        let player = &s.players[seat];
        let priced = good == s.active_good() && self.has_priced(s, seat);
        !player.out && player.factory(good).is_open() && !priced
    }

    /// What is known of a seat's production before the rest of it is played.
    fn sale_so_far(&self, s: &State, seat: Seat, good: Good, under_way: bool) -> Sale {
        let player = &s.players[seat];
        let factory = player.factory(good);
        let now = under_way && seat == s.active;
        let shipped = match s.decision {
            // AC-I10
            Decision::TradingOffice | Decision::Store if now => s.work.made + factory.stock - player.sold - s.work.left,
            _ => 0,
        };
        let sold = if now { player.sold } else { 0 };
        // AC-182: with the Patrons called so far; Overtime is asked about before anything is allowed.
        let allowed = if now && s.decision != Decision::UseOvertime {
            s.work.allowed
        } else {
            Self::allowed(factory.appeal as i8, s.demand[good.index()])
        };
        let later = self.order(s).filter(|other| *other != seat && self.will_price(s, *other, good)).count() as u8;
        let after = |arrows: u8| Self::allowed(factory.appeal as i8, s.demand[good.index()] + (arrows * later) as i8);
        Sale {
            seat,
            good,
            price: player.price,
            appeal: factory.appeal,
            sum: player.price.saturating_add(factory.appeal),
            demand: s.demand[good.index()],
            made: if now { s.work.made } else { 0 },
            allowed,
            later,
            allowed_later: AllowedLater { none: after(0), one: after(1), two: after(2) },
            sold,
            income: u16::from(sold) * u16::from(player.price),
            left: 0,
            shipped,
            ships: if now { s.work.ships } else { 0 },
            export_price: self.export_income(player, good, 1),
            export_income: self.export_income(player, good, shipped),
            total_income: 0,
            stored: 0,
            lost: 0,
            cost: 0,
            result: 0,
            value_rise: 0,
            leads: false,
            emergency_loans: 0,
            bankrupt: false,
        }
    }

    /// What the forecast assumes: no card is used, stock is sold as far as allowed, goods left over go where they bring most,
    /// and no warehouse is cleared for them. These are the first options, but for the sale and the ships.
    fn assumed(&self, s: &State) -> Move {
        let mut moves = Moves::new();
        self.moves(s, s.active, &mut moves);
        let tokens_left = self.numbers.ship_tokens_max.saturating_sub(s.me().ship_tokens);
        // AC-187: more ships than tokens would force the Trading Office.
        let without_card = |mv: &&Move| !matches!(mv, Move::Ship { ships, .. } if *ships > tokens_left);
        let best = match s.decision {
            Decision::SellStock => moves.last(),
            // Of equal ones the first, which sends the fewest ships.
            Decision::Ship => moves.iter().rev().filter(without_card).max_by_key(|mv| self.left_over_worth(s, **mv)),
            _ => moves.first(),
        };
        *best.expect("a list is never empty")
    }

    /// What the goods left over bring: abroad their income, in the warehouses the price at the end of the game; a pound sign
    /// that is reached costs one pound for each share (AC-230).
    fn left_over_worth(&self, s: &State, mv: Move) -> i32 {
        let Move::Ship { goods, ships } = mv else { return 0 };
        let (player, good): (&Player, Good) = (s.me(), s.active_good());
        let mut after = *s;
        after.work.storing = Some(good);
        after.work.left -= goods;
        let mut ways = Moves::new();
        self.store_moves(&after, &mut ways);
        let kept = match ways.first() {
            Some(Move::Store { keep, .. }) => i32::from(*keep),
            _ => 0,
        };
        let signs = |tokens: u8| i32::from(self.pounds_reached(tokens));
        let charge = signs(player.ship_tokens + ships) - signs(player.ship_tokens);
        i32::from(self.export_income(player, good, goods)) + kept * i32::from(self.numbers.good(good).end_game_price)
            - charge * i32::from(player.shares)
    }
}

/// Enters what happened.
fn record(sales: &mut [Sale], values: &mut [u8; 4], event: Event) {
    let mut enter = |seat: Seat, change: &dyn Fn(&mut Sale)| sales.iter_mut().filter(|sale| sale.seat == seat).for_each(change);
    match event {
        Event::Made { seat, goods, .. } => enter(seat, &|sale| sale.made = goods),
        Event::Sold { seat, goods, income, .. } => enter(seat, &|sale| (sale.sold, sale.income) = (goods, income)),
        Event::Shipped { seat, goods, income, .. } => {
            enter(seat, &|sale| (sale.shipped, sale.export_income) = (goods, income));
        }
        Event::UsedShips { seat, ships, .. } => enter(seat, &|sale| sale.ships = ships),
        Event::Stored { seat, goods, .. } => enter(seat, &|sale| sale.stored = goods),
        Event::Lost { seat, goods, .. } => enter(seat, &|sale| sale.lost += goods),
        Event::Paid { seat, cost, .. } | Event::Owed { seat, cost, .. } => enter(seat, &|sale| sale.cost = cost),
        Event::EmergencyLoans { seat, loans, .. } => enter(seat, &|sale| sale.emergency_loans = loans),
        Event::WentBankrupt { seat } => {
            values[seat.number()] = 0;
            enter(seat, &|sale| sale.bankrupt = true);
        }
        Event::ValueRose { seat, value } => values[seat.number()] = value,
        Event::LedAppeal { seat, value } => {
            values[seat.number()] = value;
            enter(seat, &|sale| sale.leads = true);
        }
        _ => {}
    }
}
