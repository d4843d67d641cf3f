//! The production phase (AC-181 to AC-191, AC-220).

use crate::state::{Decision, Phase, Player, Storing};
use crate::things::{Card, Good};
use crate::{ArkwrightCard, Event, Move, Refusal, State};
use table::{Log, Moves, Seat, Seats};

impl ArkwrightCard {
    pub(crate) fn start_production(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.phase = Phase::Production;
        s.done = 0;
        for seat in self.order(s) {
            s.players[seat].sold = 0;
            s.players[seat].produced = false;
        }
        self.next_producer(s, log);
    }

    /// AC-R40: from the start player clockwise, each completely.
    fn next_producer(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        while usize::from(s.done) < self.seats {
            let seat = s.start.clockwise(usize::from(s.done), self.seats);
            s.done += 1;
            if !s.players[seat].out && s.players[seat].factory(good).is_open() {
                s.active = seat;
                return self.produce(s, log);
            }
        }
        self.raise_values(s, log);
    }

    /// AC-181
    fn produce(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        s.work = Default::default();
        s.work.made = self.output(good, s.me().factory(good), 2);
        s.me_mut().produced = true;
        if s.me().owned.has(Card::Overtime) {
            s.ask(Decision::UseOvertime);
        } else {
            self.begin_selling(s, log);
        }
    }

    /// AC-163, AC-R28
    pub(crate) fn use_overtime(&self, s: &mut State, used: bool, log: &mut impl Log<Self>) {
        if used {
            self.return_card(s, Card::Overtime, "AC-163", log);
            s.work.made += self.numbers.overtime_goods;
        }
        self.begin_selling(s, log);
    }

    /// AC-182
    fn begin_selling(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        log.event(Event::Made { seat: s.active, good, goods: s.work.made, rule: "AC-181" });
        s.work.allowed = Self::allowed(s.me().factory(good).appeal as i8, s.demand[good.index()]);
        self.ask_patron(s, log);
    }

    /// AC-169, AC-R27: each ready Patron showing the good, while something more could be sold.
    pub(crate) fn may_call_patron(&self, s: &State, card: Card) -> Result<(), Refusal> {
        let good = s.active_good();
        if !s.me().is_ready(card) || !card.patron_of(good) {
            return Err(Refusal::NotAPatron { card });
        }
        if card.index() < usize::from(s.work.cursor) {
            return Err(Refusal::OutOfOrder { rule: "AC-169" });
        }
        let there = s.work.made + s.me().factory(good).stock;
        if s.work.allowed >= there {
            return Err(Refusal::TooMany { most: there, rule: "AC-169" });
        }
        Ok(())
    }

    fn patrons(&self, s: &State) -> impl Iterator<Item = Card> {
        s.me().ready().iter().filter(move |card| self.may_call_patron(s, *card).is_ok())
    }

    pub(crate) fn patron_moves(&self, s: &State, out: &mut Moves<Move>) {
        out.push(Move::No);
        out.extend(self.patrons(s).map(|card| Move::CallPatron { card }));
    }

    fn ask_patron(&self, s: &mut State, log: &mut impl Log<Self>) {
        if self.patrons(s).next().is_some() {
            s.ask(Decision::UsePatron);
        } else {
            self.ask_sell_stock(s, log);
        }
    }

    pub(crate) fn call_patron(&self, s: &mut State, card: Card, log: &mut impl Log<Self>) {
        let seat = s.active;
        s.me_mut().turned.insert(card);
        s.work.allowed += self.numbers.patron_sales;
        s.work.cursor = card.index() as u8 + 1;
        log.event(Event::Turned { seat, card });
        self.ask_patron(s, log);
    }

    /// AC-184
    pub(crate) fn ask_sell_stock(&self, s: &mut State, _log: &mut impl Log<Self>) {
        s.ask(Decision::SellStock);
    }

    pub(crate) fn most_from_stock(s: &State) -> u8 {
        let stock = s.me().factory(s.active_good()).stock;
        stock.min(s.work.allowed.saturating_sub(s.work.made))
    }

    pub(crate) fn sell_moves(&self, s: &State, out: &mut Moves<Move>) {
        out.extend((0..=Self::most_from_stock(s)).map(|goods| Move::SellStock { goods }));
    }

    pub(crate) fn may_sell_stock(&self, s: &State, goods: u8) -> Result<(), Refusal> {
        let most = Self::most_from_stock(s);
        if goods > most { Err(Refusal::TooMany { most, rule: "AC-184" }) } else { Ok(()) }
    }

    /// AC-183, AC-185, AC-186, AC-R38: what is left may be shipped, stored or both.
    pub(crate) fn sell_stock(&self, s: &mut State, goods: u8, log: &mut impl Log<Self>) {
        let (seat, good) = (s.active, s.active_good());
        let sold = s.work.made.min(s.work.allowed) + goods;
        let player = s.me_mut();
        let income = u16::from(sold) * u16::from(player.price);
        player.money += income;
        player.sold = sold;
        let stock = player.factory(good).stock;
        s.work.left = s.work.made + stock - sold;
        if sold > 0 {
            log.event(Event::Sold { seat, good, goods: sold, income });
        }
        s.ask(Decision::Ship);
    }

    pub(crate) fn most_shipped(&self, s: &State) -> u8 {
        let player = s.me();
        s.work.left.min(self.load(player).saturating_mul(self.usable_ships(player)))
    }

    /// AC-187
    pub(crate) fn may_ship(&self, s: &State, goods: u8, ships: u8) -> Result<(), Refusal> {
        if goods == 0 {
            return if ships == 0 { Ok(()) } else { Err(Refusal::OtherNumberOfShips) };
        }
        let most = self.most_shipped(s);
        if goods > most {
            return Err(Refusal::TooMany { most, rule: "AC-187" });
        }
        self.may_use_ships(s, goods, ships)
    }

    pub(crate) fn ship_moves(&self, s: &State, out: &mut Moves<Move>) {
        out.push(Move::Ship { goods: 0, ships: 0 });
        for goods in 1..=self.most_shipped(s) {
            out.extend(self.ships_for(s.me(), goods).map(|ships| Move::Ship { goods, ships }));
        }
    }

    pub(crate) fn ship(&self, s: &mut State, goods: u8, ships: u8, log: &mut impl Log<Self>) {
        let (seat, good) = (s.active, s.active_good());
        if goods > 0 {
            let income = self.export_income(s.me(), good, goods);
            s.me_mut().money += income;
            s.work.left -= goods;
            log.event(Event::Shipped { seat, good, goods, income });
            self.send_ships(s, ships);
        }
        s.work.storing_for = Storing::Production;
        self.ask_trading_office(s, log);
    }

    /// AC-188
    pub(crate) fn ask_store(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        s.work.storing = Some(good);
        if s.work.left > 0 {
            s.ask(Decision::Store);
            return;
        }
        let factory = s.me_mut().factory_mut(good);
        factory.stock = 0;
        factory.small = 0;
        factory.large = 0;
        self.pay_production(s, log);
    }

    pub(crate) fn pay_production(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        let mut costs = [0; 4];
        costs[good.index()] = self.cost(s, s.me(), good, 2);
        self.pay(s, costs, log);
        self.next_producer(s, log);
    }

    /// AC-189, AC-R42: the costs of each factory, with emergency loans as few as needed; if they do not suffice, bankruptcy.
    pub(crate) fn pay(&self, s: &mut State, costs: [u16; 4], log: &mut impl Log<Self>) {
        let seat = s.active;
        let whole: u16 = costs.iter().sum();
        let loans_max = self.numbers.loans_max;
        let player = s.me_mut();
        let half = player.half_value();
        let mut loans = 0;
        while player.money < whole && player.loans < loans_max {
            player.loans += 1;
            player.money += half;
            loans += 1;
        }
        if loans > 0 {
            log.event(Event::EmergencyLoans { seat, loans, money: u16::from(loans) * half });
        }
        let suffices = s.me().money >= whole;
        for (good, cost) in Good::ALL.into_iter().zip(costs).filter(|(_, cost)| *cost > 0) {
            log.event(if suffices { Event::Paid { seat, good, cost } } else { Event::Owed { seat, good, cost } });
        }
        if suffices {
            s.me_mut().money -= whole;
        } else {
            self.go_bankrupt(s, log);
        }
    }

    /// AC-220, AC-R43: cards back to the pool, stock and layouts go, the markers stay.
    fn go_bankrupt(&self, s: &mut State, log: &mut impl Log<Self>) {
        let seat = s.active;
        let round = (s.decade - 1) * 4 + s.round + 1;
        let cards = s.me().owned;
        for card in cards.iter() {
            self.return_card(s, card, "AC-220", log);
        }
        let before = *s.me();
        let mut player = Player { out: true, out_round: round, ..Player::default() };
        for good in Good::ALL {
            let (old, new) = (before.factory(good), player.factory_mut(good));
            new.side = old.side;
            new.appeal = old.appeal;
        }
        player.engineer_ever = before.engineer_ever;
        player.patent_ever = before.patent_ever;
        player.ships_used = before.ships_used;
        player.tracks = before.tracks;
        *s.me_mut() = player;
        log.event(Event::WentBankrupt { seat });
    }

    /// AC-23, AC-R46: the share value stops at its end.
    fn raise_value(&self, s: &mut State, seat: Seat, by: u8) -> u8 {
        let player = &mut s.players[seat];
        player.value = (player.value + by).min(self.numbers.share_value_max);
        player.value
    }

    /// AC-190: everybody who sold enough, then the single highest appeal among them.
    fn raise_values(&self, s: &mut State, log: &mut impl Log<Self>) {
        for seat in self.order(s) {
            if self.sold_enough(s, seat) {
                let before = s.players[seat].value;
                let value = self.raise_value(s, seat, self.numbers.value_rise);
                if value > before {
                    log.event(Event::ValueRose { seat, value });
                }
            }
        }
        if self.is_solo() {
            self.automas_sell(s, log);
        }
        s.work = Default::default();
        self.find_leader(s, log);
    }

    fn sold_enough(&self, s: &State, seat: Seat) -> bool {
        let player = &s.players[seat];
        !player.out && player.sold >= self.numbers.sales_for_value_rise
    }

    /// The highest appeal among the sellers, and which seats have it; whether an automa has it too (AC-R41).
    fn leaders(&self, s: &State) -> (Seats, bool) {
        let good = s.active_good();
        let appeal = |seat: Seat| s.players[seat].factory(good).appeal as i8;
        let sellers = || self.order(s).filter(|seat| self.sold_enough(s, *seat));
        let rivals = || {
            let sells = |marker: i8| marker >= 0 && Self::allowed(marker, s.demand[good.index()]) >= self.numbers.automa_sales;
            let markers = s.others.iter().map(move |markers| markers[good.index()]).filter(move |marker| sells(*marker));
            markers.take(if self.is_solo() { 2 } else { 0 })
        };
        let best = sellers().map(appeal).chain(rivals()).max();
        let seats = sellers().filter(|seat| Some(appeal(*seat)) == best).collect();
        (seats, rivals().any(|marker| Some(marker) == best))
    }

    /// AC-190, AC-161: a tie gives nothing, unless an Entrepreneur among the tied breaks it.
    fn find_leader(&self, s: &mut State, log: &mut impl Log<Self>) {
        let (seats, rival) = self.leaders(s);
        if seats.len() == 1 && !rival {
            return self.lead(s, seats.lowest(), log);
        }
        let tied = self.order(s).find(|seat| {
            let declined = s.work.declined & 1 << seat.number() != 0;
            seats.contains(*seat) && !declined && s.players[*seat].is_ready(Card::Entrepreneur)
        });
        match tied {
            Some(seat) => {
                s.active = seat;
                s.ask(Decision::BreakTie);
            }
            None => self.lead(s, None, log),
        }
    }

    pub(crate) fn break_tie(&self, s: &mut State, used: bool, log: &mut impl Log<Self>) {
        let seat = s.active;
        if used {
            s.me_mut().turned.insert(Card::Entrepreneur);
            log.event(Event::Turned { seat, card: Card::Entrepreneur });
            return self.lead(s, Some(seat), log);
        }
        s.work.declined |= 1 << seat.number();
        self.find_leader(s, log);
    }

    fn lead(&self, s: &mut State, seat: Option<Seat>, log: &mut impl Log<Self>) {
        if let Some(seat) = seat {
            let value = self.raise_value(s, seat, self.numbers.highest_appeal_bonus);
            log.event(Event::LedAppeal { seat, value });
        }
        self.decay(s, log);
        self.end_round(s, log);
    }

    /// AC-191, AC-R23: the marker stays; at 0 the card returns, and the Patent with it.
    fn decay(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        for seat in self.order(s) {
            let by = self.numbers.distribution_decay;
            let player = &mut s.players[seat];
            let level = player.factory(good).distribution;
            if player.out || !player.produced || level == 0 {
                continue;
            }
            let level = level.saturating_sub(by);
            player.factory_mut(good).distribution = level;
            if level == 0 && player.patent_at == Some(good) {
                player.patent_at = None;
            }
            log.event(Event::Decayed { seat, good, level });
        }
    }
}
