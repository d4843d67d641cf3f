//! The solo game: grid, bag, automas (AC-12 to AC-15, AC-240 to AC-248).

use crate::state::{GAP, State};
use crate::things::{Card, Good};
use crate::{ArkwrightCard, Event};
use table::{Log, Seat};

impl ArkwrightCard {
    /// AC-13, AC-R50: fifteen cards of the pool as a grid, the discs in random order at the head of the rows.
    pub(crate) fn lay_grid(&self, s: &mut State) {
        let mut cards = [GAP; 32];
        let mut count = 0;
        for card in Card::ALL {
            for _ in 0..s.pool[card.index()] {
                cards[count] = card as u8;
                count += 1;
            }
        }
        for last in (1..count).rev() {
            let other = s.chance.below(last as u32 + 1) as usize;
            cards.swap(last, other);
        }
        s.grid.copy_from_slice(&cards[..15]);
        s.pool = [0; 18];
        let mut rows = [0, 5, 10];
        for last in (1..3).rev() {
            let other = s.chance.below(last as u32 + 1) as usize;
            rows.swap(last, other);
        }
        s.discs = rows;
    }

    /// AC-15, variant: both factories dealt at random.
    pub(crate) fn deal_random_factories(&self, s: &mut State, log: &mut impl Log<Self>) {
        let mut goods = Good::ALL;
        for last in (1..4).rev() {
            let other = s.chance.below(last as u32 + 1) as usize;
            goods.swap(last, other);
        }
        let mut two = [goods[0], goods[1]];
        two.sort_unstable();
        s.active = Seat::new(0);
        for good in two {
            self.open_complete(s, good, "AC-15", log);
        }
    }

    /// AC-15: two markers of each automa, one per track, dealt at random and moved up with the arrows.
    pub(crate) fn place_automas(&self, s: &mut State, log: &mut impl Log<Self>) {
        let mut owners = [0, 0, 1, 1];
        for last in (1..4).rev() {
            let other = s.chance.below(last as u32 + 1) as usize;
            owners.swap(last, other);
        }
        for good in Good::ALL {
            let automa = owners[good.index()];
            s.others[automa][good.index()] = 0;
            self.move_automa(s, automa, good, self.numbers.automa_appeal[good.index()], "AC-15", log);
        }
        log.barrier();
    }

    fn move_automa(&self, s: &mut State, automa: usize, good: Good, by: u8, rule: &'static str, log: &mut impl Log<Self>) {
        let from = s.others[automa][good.index()] as u8;
        let to = (from + by).min(self.numbers.appeal_max);
        s.others[automa][good.index()] = to as i8;
        log.event(Event::AutomaMoved { automa: automa as u8, good, appeal: to, rule });
        self.follow_arrows(s, good, from, to, log);
    }

    fn add_share(&self, s: &mut State, automa: usize, rule: &'static str, log: &mut impl Log<Self>) {
        // AC-23, AC-R46: the same ends of the tracks as for players.
        s.automas[automa].shares = (s.automas[automa].shares + 1).min(self.numbers.shares_max);
        log.event(Event::AutomaShares { automa: automa as u8, shares: s.automas[automa].shares, rule });
    }

    /// AC-14: the markers of automa A, of automa B and of neither.
    pub(crate) fn bag(&self) -> [u8; 3] {
        [self.numbers.bag_per_automa, self.numbers.bag_per_automa, self.numbers.bag_neutral]
    }

    /// AC-241: what is left of them in the bag.
    pub(crate) fn left_in_bag(&self, drawn: [u8; 3]) -> [u8; 3] {
        let bag = self.bag();
        std::array::from_fn(|colour| bag[colour] - drawn[colour])
    }

    /// AC-241 to AC-245
    pub(crate) fn automa_turn(&self, s: &mut State, log: &mut impl Log<Self>) {
        let left = self.left_in_bag(s.drawn);
        let total: u8 = left.iter().sum();
        if total == 0 {
            return;
        }
        let mut place = s.chance.below(total.into()) as u8;
        let mut drawn = 0;
        while place >= left[drawn] {
            place -= left[drawn];
            drawn += 1;
        }
        log.barrier();
        s.drawn[drawn] += 1;
        log.event(Event::Drawn { automa: drawn as u8, left: left[drawn] - 1 });
        let good = s.active_good();
        if drawn < 2 {
            if s.others[drawn][good.index()] >= 0 {
                self.move_automa(s, drawn, good, self.numbers.drawn_advance, "AC-242", log);
            } else {
                self.labour_effect(s, log);
                s.others[drawn][good.index()] = 0;
                self.move_automa(s, drawn, good, self.numbers.new_factory_appeal[good.index()], "AC-243", log);
                self.move_automa(s, drawn, good, self.numbers.new_factory_extra * s.decade, "AC-243", log);
            }
        }
        for automa in 0..2 {
            if automa != drawn {
                self.add_share(s, automa, "AC-244", log);
            }
        }
        self.move_disc(s, drawn, log);
    }

    /// AC-245: as many cards as there are markers on the active track; gaps do not count, other discs do.
    fn move_disc(&self, s: &mut State, colour: usize, log: &mut impl Log<Self>) {
        let good = s.active_good();
        let human = u8::from(s.players[Seat::new(0)].factory(good).is_open());
        let mut steps = human + s.others.iter().filter(|markers| markers[good.index()] >= 0).count() as u8;
        let mut place = s.discs[colour];
        let next_card = |mut place: u8| {
            loop {
                place = (place + 1) % 15;
                if s.grid[usize::from(place)] != GAP {
                    return place;
                }
            }
        };
        while steps > 0 {
            place = next_card(place);
            steps -= 1;
        }
        let taken = |place: u8| (0..3).any(|other| other != colour && s.discs[other] == place);
        while taken(place) {
            place = next_card(place);
        }
        s.discs[colour] = place;
        log.event(Event::DiscMoved { automa: colour as u8, place });
    }

    /// AC-247: an automa sells what it may and pays nothing.
    pub(crate) fn automas_sell(&self, s: &mut State, log: &mut impl Log<Self>) {
        let good = s.active_good();
        for automa in 0..2 {
            let marker = s.others[automa][good.index()];
            if marker < 0 {
                continue;
            }
            if Self::allowed(marker, s.demand[good.index()]) >= self.numbers.automa_sales {
                s.automas[automa].value = (s.automas[automa].value + 1).min(self.numbers.share_value_max);
                log.event(Event::AutomaValue { automa: automa as u8, value: s.automas[automa].value });
            } else {
                self.add_share(s, automa, "AC-247", log);
            }
        }
    }
}
