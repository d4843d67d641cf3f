//! What a position is worth to a seat, for bots (section 12).

use crate::AgeOfIndustry;
use crate::sheet::{Components, Counter, MOST_COUNTERS};
use crate::state::{Decision, State};
use crate::things::{Card, Industry, Kind, bits};
use table::{Estimate, Levels, LookAhead, Seat};

table::weights! {
    /// What the estimate of Age of Industry reckons with.
    pub struct Weights {
        /// How likely a mill or factory with an outlet of its own sells, with time enough.
        outlet = 0.78,
        /// How much less likely with each railway or port that is missing to reach one.
        missing = 0.55,
        /// How likely a port that waits for a seller is used.
        port = 0.74,
        /// How much less likely each further one that waits is.
        further = 0.65,
        /// How likely a cube on a mine or works, or in the box of a ship, is taken.
        taken = 0.46,
        /// How likely the market of a ship is sold to.
        market = 0.66,
        /// What a location card with room brings by what can be built with it, in victory points.
        card = 1.4,
        /// What an industry card that reaches a space counts beside it.
        near = 0.8,
        /// What one counts that needs a railway or a development first.
        blocked = 0.3,
        /// What a card counts for which no space is left.
        dead = 0.05,
        /// How many such cards are played soon.
        cards_played = 2.3,
        /// How much those beyond them count.
        excess = 0.4,
        /// What an action brings that the others have had already, in victory points.
        action = 0.4,
        /// How much less the counter after the next one is worth today.
        patience = 0.41,
        /// How much of what the display still holds a player comes to build.
        display = 0.165,
        /// Dollars by which a debt shrinks in a round.
        earned = 0.7,
        /// Dollars a player has to spare in a round by what is not yet built.
        credit = 2.0,
        /// How much of the income that only waits for the action counts against a debt.
        at_hand = 0.7,
        /// How much of the income that waits for others does.
        at_large = 0.27,
        /// How many of the free spaces at the ends of a railway are filled by the end.
        filled = 0.61,
        /// Rounds that make a game long enough for everything above.
        long = 21.0,
        /// Cards a seat plays or discards in a round.
        used = 0.78,
        /// How often the income of a counter on the display counts beside what it costs.
        income = 3.45,
        /// What a cube for it costs, in dollars.
        cube = 2.6,
        /// What a seat may lose at most, in victory points.
        ruin = 60.0,
        /// How far off the estimate is with the whole game to come, in victory points.
        doubt = 8.0,
    }
}

/// From so many missing railways on an outlet is too far to reckon with.
const FAR: i32 = 4;

/// Money that open counters will bring.
#[derive(Clone, Copy)]
struct Income {
    /// By sales that only wait for the action.
    ready: f32,
    /// By what others do, or by what is not yet built.
    waiting: f32,
}

/// What every counter brings once it is built, in victory points: its own, and what its income leaves after its cost.
///
/// A table keeps those by the weights in use, as every estimate asks for all of them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Gains {
    /// The weights they follow from.
    income: f32,
    cube: f32,
    by_place: [[f32; MOST_COUNTERS]; 6],
    /// Behind the last place that brings anything.
    ends: [u8; 6],
}

/// All figures are numbers, so each equals itself.
impl Eq for Gains {}

impl Gains {
    pub(crate) fn by(numbers: &Components, weights: &Weights) -> Self {
        let mut gains = Self { income: weights.income, cube: weights.cube, by_place: [[0.0; MOST_COUNTERS]; 6], ends: [0; 6] };
        for industry in Industry::ALL {
            if industry == Industry::Ship && !numbers.map.has_ships() {
                continue;
            }
            for place in 0..numbers.counters[industry.index()] {
                let gain = numbers.counter(industry, place).map_or(0.0, |counter| gain_of(counter, numbers, weights));
                gains.by_place[industry.index()][usize::from(place)] = gain;
                if gain > 0.0 {
                    gains.ends[industry.index()] = place + 1;
                }
            }
        }
        gains
    }

    fn are_by(&self, weights: &Weights) -> bool {
        self.income == weights.income && self.cube == weights.cube
    }

    /// The gains of the counters from this place of the display on.
    #[inline]
    fn from(&self, industry: Industry, place: u8) -> &[f32] {
        let all = &self.by_place[industry.index()][..usize::from(self.ends[industry.index()])];
        all.get(usize::from(place)..).unwrap_or(&[])
    }
}

fn gain_of(counter: &Counter, numbers: &Components, weights: &Weights) -> f32 {
    if !counter.buildable {
        return 0.0;
    }
    let cubes = f32::from(counter.needs[0] + counter.needs[1]);
    let money = weights.income * f32::from(counter.income) - f32::from(counter.cost) - weights.cube * cubes;
    (f32::from(counter.vp) + money / numbers.dollars_per_vp as f32).max(0.0)
}

/// Interest upon interest has no bottom: how deep a rival's ruin is must not outweigh one's own gain.
fn bounded(worth: f32, weights: &Weights) -> f32 {
    if worth < 0.0 { worth / (1.0 - worth / weights.ruin) } else { worth }
}

impl AgeOfIndustry {
    /// How many rounds may still come. Cards in hand are counted with those of the deck: whoever draws does not bring the end
    /// nearer, whoever plays or discards does. Without a deck the shortest hand ends the game (AI-921).
    fn rounds_left(&self, s: &State, weights: &Weights) -> f32 {
        let hands = s.players.0[..self.seats].iter().map(|player| player.hand.size());
        let cards = match s.deck.size() {
            0 => hands.min().unwrap_or(0) * self.seats as u32,
            deck => deck + hands.sum::<u32>(),
        };
        1.0 + cards as f32 / (weights.used * self.seats as f32)
    }

    /// What the counters on the display promise, the nearest most.
    fn display_worth(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        let fresh;
        let gains = if self.gains.are_by(weights) {
            &self.gains
        } else {
            fresh = Gains::by(&self.numbers, weights);
            &fresh
        };
        let mut worth = 0.0;
        for industry in Industry::ALL {
            let mut weight = 1.0;
            for gain in gains.from(industry, s.players[seat].gone[industry.index()]) {
                worth += weight * gain;
                weight *= weights.patience;
            }
        }
        worth
    }

    /// How many railways and ports are missing before the counter on this space has an outlet, as far as one looks ahead. Ports and
    /// markets that other sellers take are none (AI-702).
    fn missing_to_sell(&self, s: &State, seller: usize, taken_ports: u64, taken_markets: u8) -> i32 {
        let masks = &self.map().masks;
        let Some(ware) = s.industry_at(seller).and_then(Industry::sells) else { return FAR };
        let outlets = self.places_with_other_outlets(s, taken_ports, taken_markets)[ware.index()];
        let port_spaces = masks.kind[Kind::Port.index()] & s.derived.vacant;
        let sites = bits(port_spaces).fold(0, |sites, space| sites | 1u64 << masks.location[space]);
        let free = masks.links & !s.all_rails();
        let mut reached = s.derived.net[usize::from(masks.location[seller])];
        for missing in 1..FAR {
            if reached & sites != 0 {
                return missing;
            }
            let around = bits(reached).fold(0, |links, location| links | masks.links_at[location]);
            for link in bits(around & free) {
                masks.ends[link].iter().for_each(|end| reached |= s.derived.net[usize::from(*end)]);
            }
            if reached & outlets != 0 {
                return missing;
            }
        }
        FAR
    }

    /// What the open counters of a seat will bring. Each seller takes an outlet, own ports first, so that no outlet is counted
    /// twice; sellers and ports without a partner wait.
    fn income_to_come(&self, s: &State, seat: Seat, time: f32, weights: &Weights) -> Income {
        let income_at = |space: usize, industry: Industry| f32::from(self.numbers.figures(industry, s.level_at(space)).income);
        let mut income = Income { ready: 0.0, waiting: 0.0 };
        let sure = weights.outlet * (0.5 + 0.5 * time);
        let mut hope = weights.outlet * time;
        let (mut taken_ports, mut taken_markets) = (0, 0);
        for industry in [Industry::Factory, Industry::Cotton] {
            for space in bits(self.open_sellers(s, seat) & s.industry[industry.index()]) {
                let (ports, markets) = self.outlets(s, space);
                let (ports, markets) = (ports & !taken_ports, markets & !taken_markets);
                let own = ports & s.own[seat];
                if own != 0 {
                    let port = own.trailing_zeros() as usize;
                    income.ready += sure * (income_at(space, industry) + income_at(port, Industry::Port));
                    taken_ports |= 1 << port;
                } else if markets != 0 || ports != 0 {
                    income.ready += sure * income_at(space, industry);
                    match markets {
                        0 => taken_ports |= ports & ports.wrapping_neg(),
                        _ => taken_markets |= markets & markets.wrapping_neg(),
                    }
                } else {
                    let missing = self.missing_to_sell(s, space, taken_ports, taken_markets);
                    income.waiting += hope * weights.missing.powi(missing) * income_at(space, industry);
                    hope *= weights.further;
                }
            }
        }
        let open = s.own[seat] & !s.flipped;
        let mut hope = weights.port * time;
        for space in bits(open & s.industry[Industry::Port.index()] & !taken_ports) {
            income.waiting += hope * income_at(space, Industry::Port);
            hope *= weights.further;
        }
        for industry in [Industry::Coal, Industry::Iron] {
            for space in bits(open & s.industry[industry.index()]) {
                let chance = weights.taken.powi(s.cubes_at(space).into());
                income.waiting += chance * time * income_at(space, industry);
            }
        }
        for space in bits(open & s.industry[Industry::Ship.index()]) {
            let location = usize::from(self.map().masks.location[space]);
            let cubes = self.map().box_of(location).map_or(0, |number| s.boxes[number]);
            let sold = self.map().market_of(location).is_none_or(|market| s.tile_is_done(market));
            let chance = weights.taken.powi(cubes.into()) * if sold { 1.0 } else { weights.market };
            income.waiting += chance * time * income_at(space, Industry::Ship);
        }
        income
    }

    /// AI-503: the interest until what the seat owes is repaid; the more it is, the longer that takes.
    fn interest_to_come(&self, debt: f32, rounds: f32, weights: &Weights) -> f32 {
        let loan = &self.numbers.loan;
        (debt / loan.repay as f32).ceil() * loan.interest as f32 * (debt / weights.earned).min(rounds)
    }

    /// What railways will pay once more spaces at their ends are filled.
    fn railways_to_come(&self, s: &State, seat: Seat, time: f32, weights: &Weights) -> f32 {
        let free = self.map().masks.spaces & !s.occupied();
        let at_ends = bits(s.rails[seat]).flat_map(|link| self.map().masks.ends[link]);
        let spaces: u32 = at_ends.map(|end| (free & self.map().masks.spaces_at[usize::from(end)]).count_ones()).sum();
        spaces as f32 * self.numbers.rail.end_space as f32 * weights.filled * time
    }

    /// AI-302, AI-303: what a card can build, beside a location card with room.
    fn card_worth(&self, s: &State, seat: Seat, card: Card, weights: &Weights) -> f32 {
        let room = s.derived.vacant & !s.derived.full[seat];
        let Some(industry) = card.industry() else {
            let has_room = room & self.spaces_of_card(s, seat, card, Industry::Cotton) != 0;
            return if has_room { 1.0 } else { weights.dead };
        };
        let Some(counter) = self.next_counter(s, seat, industry) else { return weights.dead };
        let fits = self.map().masks.kind[industry.kind().index()];
        let spaces = fits & (room | s.own[seat] & s.below(counter.level));
        if spaces == 0 {
            weights.dead
        } else if counter.buildable && spaces & self.spaces_of_card(s, seat, card, industry) != 0 {
            weights.near
        } else {
            weights.blocked
        }
    }

    /// What the hand brings: a few cards soon, those beyond them less surely.
    fn hand_worth(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        let hand = s.players[seat].hand;
        let of_kind = |card: Card| f32::from(hand.count(card)) * self.card_worth(s, seat, card, weights);
        let cards: f32 = hand.kinds().map(of_kind).sum();
        let soon = cards.min(weights.cards_played);
        // Before the first own counter further cards bring nothing nearer; otherwise all might wait for ever.
        let excess = if s.own[seat] == 0 { 0.0 } else { weights.excess };
        (soon + excess * (cards - soon)) * weights.card
    }

    /// How many more actions the seat has left in this round than the players have on average: a combined build costs two (AI-207).
    /// That a new round gives everybody new ones is nobody's gain.
    fn actions_ahead(&self, s: &State, seat: Seat) -> f32 {
        let each = self.actions_in_round(s.round);
        let done = usize::from(s.turn);
        let own = match s.order[..self.seats].iter().position(|other| *other == seat) {
            Some(place) if place == done => s.actions,
            Some(place) if place > done => each,
            _ => 0,
        };
        let all = usize::from(s.actions) + self.seats.saturating_sub(1 + done) * usize::from(each);
        f32::from(own) - all as f32 / self.seats as f32
    }
}

impl Estimate for AgeOfIndustry {
    type Weights = Weights;
    const LEVELS: Levels = Levels { easy_overlooks: 0.3, medium: 12, hard: 100, expert: 20_000, closer: (0, 0) };
    const LOOK_AHEAD: LookAhead = LookAhead::Ends(6);

    fn estimate(&self, s: &State, seat: Seat, weights: &Weights) -> f32 {
        if s.decision == Decision::Over {
            return bounded(self.final_score(s, seat).total() as f32, weights);
        }
        let player = &s.players[seat];
        let rounds = self.rounds_left(s, weights);
        let time = (rounds / weights.long).min(1.0);
        let income = self.income_to_come(s, seat, time, weights);
        let loan = &self.numbers.loan;
        let cash = player.cash as f32 - player.loans as f32 * loan.repay as f32;
        let soon = weights.at_hand * income.ready + weights.at_large * income.waiting;
        let debt = (-cash - soon).max(0.0);
        let interest = self.interest_to_come(debt, rounds, weights);
        // Railways pay when the game is over: too late to stop the interest.
        let railways = self.railway_income(s, seat) as f32;
        let filled = self.railways_to_come(s, seat, time, weights);
        let money = cash + income.ready + income.waiting + railways + filled - interest;
        let per_vp = self.numbers.dollars_per_vp as f32;
        // AI-936: unpaid loans weigh more than their money; only what is nearly sure protects from them.
        let missing = (interest - cash - soon - railways - weights.credit * (rounds - 1.0)).max(0.0);
        let unpaid = missing * (loan.unpaid_vp as f32 / loan.repay as f32 - 1.0 / per_vp);
        let display = self.display_worth(s, seat, weights) * weights.display;
        let action = self.actions_ahead(s, seat) * weights.action;
        let to_come = (self.hand_worth(s, seat, weights) + display + action) * time;
        let worth = money / per_vp - unpaid + self.industry_points(s, seat) as f32 + to_come;
        bounded(worth, weights)
    }

    fn doubt(&self, s: &State, weights: &Weights) -> f32 {
        let time = (self.rounds_left(s, weights) / weights.long).min(1.0);
        weights.doubt * time.sqrt()
    }
}
