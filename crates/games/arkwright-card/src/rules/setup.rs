//! Set-up (AC-1 to AC-11, AC-16).

use crate::sheet::Extra;
use crate::state::{Automa, Decision, GAP, Phase, Player, State};
use crate::things::{Card, Good};
use crate::{ArkwrightCard, Event, Refusal};
use table::{BySeat, Chance, Log, Seat};

impl ArkwrightCard {
    /// AC-1, AC-2, AC-3, AC-R6, AC-R7: the table before anybody has a factory.
    pub(crate) fn set_table(&self, chance: Chance) -> State {
        let numbers = &self.numbers;
        let ships = if self.switched.no_ships { numbers.expert_ships_ready } else { numbers.ships_ready };
        let player = Player {
            money: numbers.money,
            shares: numbers.shares,
            value: numbers.share_value,
            ships_ready: ships,
            ..Player::default()
        };
        let neutral = std::array::from_fn(|good| if self.seats == 2 { numbers.neutral_start[good] as i8 } else { -1 });
        State {
            chance,
            players: BySeat(std::array::from_fn(|seat| if seat < self.seats { player } else { Player::default() })),
            demand: numbers.demand_start,
            wage: numbers.wage_start,
            others: [neutral, [-1; 4]],
            automas: [Automa { shares: numbers.automa_shares, value: numbers.automa_value }; 2],
            pool: [0; 18],
            all_cards: [0; 18],
            grid: [GAP; 15],
            discs: [0; 3],
            drawn: [0; 3],
            decade: 1,
            round: 0,
            start: Seat::new(0),
            human_last: false,
            phase: Phase::FirstFactories,
            done: 0,
            decision: Decision::Over,
            active: Seat::new(0),
            work: Default::default(),
        }
    }

    /// AC-4 to AC-16, up to the first decision.
    pub(crate) fn set_up_table(&self, s: &mut State, log: &mut impl Log<Self>) {
        self.fill_pool(s);
        if self.is_solo() {
            self.lay_grid(s);
            s.all_cards = self.cards_in_play(s);
            if self.switched.solo_random_factories {
                self.deal_random_factories(s, log);
                self.place_automas(s, log);
                s.phase = Phase::Extras;
            }
        } else {
            s.all_cards = s.pool;
            if !self.switched.draft {
                s.phase = Phase::Extras;
            }
        }
        self.set_up_next(s, log);
    }

    /// AC-4, AC-7: the base pool by icons, or the expert pool.
    fn fill_pool(&self, s: &mut State) {
        let players = if self.is_solo() { 3 } else { self.seats as u8 };
        if self.switched.pool {
            return self.fill_expert_pool(s, players);
        }
        for card in &self.numbers.cards {
            if (2..=players).contains(&card.icon) {
                s.pool[card.front.index()] += 1;
            }
        }
    }

    /// AC-7, AC-R8, AC-R54
    fn fill_expert_pool(&self, s: &mut State, players: u8) {
        let limit = players - 1;
        let fixed = [Card::Entrepreneur, Card::Engineer, Card::Patent];
        s.pool[Card::Entrepreneur.index()] = 1;
        s.pool[Card::Engineer.index()] = limit;
        s.pool[Card::Patent.index()] = limit;
        // The other cards, shuffled, each with a tossed face.
        let mut others: [(Card, Card); 24] = [(Card::Entrepreneur, Card::Entrepreneur); 24];
        let mut count = 0;
        for card in self.numbers.cards.iter().filter(|card| !fixed.contains(&card.front)) {
            others[count] = (card.front, card.back);
            count += 1;
        }
        let mut set_aside = 0;
        let mut drawn: [u8; 18] = [0; 18];
        if !self.switched.draft && !self.is_solo() {
            for start in &self.numbers.starts {
                if let Extra::Take(wanted) = start.extra
                    && let Some(place) = others[..count].iter().position(|(front, back)| *front == wanted || *back == wanted)
                {
                    others.copy_within(place + 1..count, place);
                    count -= 1;
                    set_aside += 1;
                    drawn[wanted.index()] += 1;
                }
            }
        }
        for last in (1..count).rev() {
            let other = s.chance.below(last as u32 + 1) as usize;
            others.swap(last, other);
        }
        for pair in &mut others[..count] {
            if s.chance.below(2) == 1 {
                *pair = (pair.1, pair.0);
            }
        }
        let wanted = usize::from(self.numbers.pool_drawn_per_player * players).saturating_sub(set_aside).min(count);
        let mut up: [Option<(Card, Card)>; 24] = [None; 24];
        for place in 0..wanted {
            up[place] = Some(others[place]);
            drawn[others[place].0.index()] += 1;
        }
        let mut next = wanted;
        for card in Card::ALL {
            while drawn[card.index()] > limit {
                let Some(place) = (0..24).rev().find(|place| up[*place].is_some_and(|pair| pair.0 == card)) else { break };
                let (_, other) = up[place].expect("a drawn card");
                drawn[card.index()] -= 1;
                up[place] = None;
                if other != card && drawn[other.index()] < limit {
                    up[place] = Some((other, card));
                    drawn[other.index()] += 1;
                    continue;
                }
                while next < count {
                    let (front, back) = others[next];
                    next += 1;
                    let face = if drawn[front.index()] < limit {
                        front
                    } else if drawn[back.index()] < limit {
                        back
                    } else {
                        continue;
                    };
                    up[place] = Some((face, if face == front { back } else { front }));
                    drawn[face.index()] += 1;
                    break;
                }
            }
        }
        for card in Card::ALL {
            s.pool[card.index()] += drawn[card.index()];
        }
    }

    /// The next decision of the set-up, or the first round.
    pub(crate) fn set_up_next(&self, s: &mut State, log: &mut impl Log<Self>) {
        s.work = Default::default();
        let seats = self.seats as u8;
        let done = s.done;
        match s.phase {
            Phase::FirstFactories | Phase::SecondFactories if done == seats => {
                s.done = 0;
                if s.phase == Phase::FirstFactories {
                    s.phase = Phase::SecondFactories;
                    if self.is_solo() {
                        self.place_automas(s, log);
                    }
                } else {
                    s.phase = Phase::Extras;
                }
                self.set_up_next(s, log);
            }
            Phase::FirstFactories => {
                s.active = Seat::new(usize::from(done));
                s.ask(if self.is_solo() { Decision::SoloFactory1 } else { Decision::DraftFactory1 });
            }
            Phase::SecondFactories => {
                s.active = Seat::new(usize::from(seats - 1 - done));
                s.ask(if self.is_solo() { Decision::SoloFactory2 } else { Decision::DraftFactory2 });
            }
            Phase::Extras if done == seats => {
                s.done = 0;
                s.phase = Phase::Opening;
                self.set_up_next(s, log);
            }
            Phase::Extras if self.switched.draft => {
                s.active = Seat::new(usize::from(seats - 1 - done));
                s.done += 1;
                s.ask(Decision::DraftDevelopment);
            }
            Phase::Extras => {
                s.active = Seat::new(usize::from(done));
                s.done += 1;
                self.give_start(s, log);
            }
            Phase::Opening if self.switched.opening_shares && done < seats => {
                s.active = Seat::new(usize::from(done));
                s.ask(Decision::OpeningShares);
            }
            _ => {
                s.active = s.start;
                self.start_round(s, log);
            }
        }
    }

    /// AC-5, AC-6, AC-16, AC-R9, AC-R51: two factories and one extra.
    fn give_start(&self, s: &mut State, log: &mut impl Log<Self>) {
        let start = &self.numbers.starts[s.active.number()];
        for good in &start.factories {
            self.open_complete(s, *good, "AC-5", log);
        }
        match start.extra {
            Extra::Step(track) => {
                let seat = s.active;
                let end = self.numbers.tracks[track.index()].values.len() as u8 - 1;
                let space = &mut s.me_mut().tracks[track.index()];
                *space = (*space + 1).min(end);
                log.event(Event::Stepped { seat, track, value: self.track(s.me(), track), rule: self.rule_of_extra() });
                self.set_up_next(s, log);
            }
            Extra::Take(card) if s.pool[card.index()] > 0 && !self.is_solo() => {
                s.work.incoming = Some(card);
                self.take_incoming(s, log);
            }
            Extra::Take(_) => self.set_up_next(s, log),
        }
    }

    /// A factory with office and the first worker card (AC-5, AC-9, AC-15).
    pub(crate) fn open_complete(&self, s: &mut State, good: Good, rule: &'static str, log: &mut impl Log<Self>) {
        self.open_factory(s, good, 1, rule, log);
        s.me_mut().factory_mut(good).face1 = 1;
    }

    /// The rule by which start factories are chosen.
    pub(crate) fn choice_of_factories(&self) -> &'static str {
        if self.is_solo() { "AC-15" } else { "AC-9" }
    }

    /// The rule by which a seat gets its step or its card.
    pub(crate) fn rule_of_extra(&self) -> &'static str {
        match (self.is_solo(), self.switched.draft) {
            (true, _) => "AC-16",
            (false, true) => "AC-9",
            (false, false) => "AC-5",
        }
    }

    pub(crate) fn may_open(&self, s: &State, good: Good) -> Result<(), Refusal> {
        let rule = self.choice_of_factories();
        if s.me().factory(good).is_open() { Err(Refusal::AlreadyOpen { good, rule }) } else { Ok(()) }
    }

    pub(crate) fn open_start(&self, s: &mut State, good: Good, log: &mut impl Log<Self>) {
        self.open_complete(s, good, self.choice_of_factories(), log);
        s.done += 1;
        self.set_up_next(s, log);
    }

    /// AC-11
    pub(crate) fn buy_opening(&self, s: &mut State, shares: u8, log: &mut impl Log<Self>) {
        let cost = u16::from(shares) * self.numbers.opening_share_price;
        self.take_shares(s, shares, cost, "AC-11", log);
        let numbers = self.numbers.achievements;
        let player = s.me_mut();
        player.upstart = player.money == numbers.upstart_money && player.shares == numbers.upstart_shares;
        s.done += 1;
        self.set_up_next(s, log);
    }
}
