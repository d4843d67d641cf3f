//! The numbers a player wants before deciding (section 12): every build, railway and sale tried out on a copy of the table.

use crate::end_in_sight::MayEnd;
use crate::moves::Move;
use crate::state::{Decision, State, Work};
use crate::things::{Action, Card, Industry, Outlet, Resource, Source, bits};
use crate::view::ByResource;
use crate::{AgeOfIndustry, Event};
use serde::Serialize;
use table::{Entry, Message, Seat, Value};
use utoipa::ToSchema;

/// What a seat can foresee.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Forecast {
    /// Each seat's figures.
    pub seats: Vec<SeatForecast>,
    /// The turn order of the next round if this one ended now (AI-901); empty when the game is over.
    pub next_order: Vec<Seat>,
    /// Why the game could end with this round; empty if it cannot.
    pub may_end: Vec<MayEnd>,
    /// Whether mines, and works, of others may be overbuilt now (AI-313).
    pub overbuild: ByResource<bool>,
    /// The prices on the tracks.
    pub prices: ByResource<Price>,
    /// Every build that the hand allows now.
    pub builds: Vec<BuildForecast>,
    /// Every railway that may be laid now.
    pub rails: Vec<RailForecast>,
    /// The sales that bring the most money together.
    pub sales: Vec<SaleForecast>,
    /// What they bring to the seller's owner.
    pub sales_income: i32,
    #[serde(skip)]
    #[schema(ignore)]
    asked: Option<Decision>,
    #[serde(skip)]
    #[schema(ignore)]
    work: Work,
}

/// One seat's figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatForecast {
    /// The score if the game ended now.
    pub score: i32,
    /// The part of it from money.
    pub money: i32,
    /// The part of it from industries.
    pub industries: i32,
    /// What unpaid loans take away.
    pub loans: i32,
    /// What the railways would pay now (AI-931).
    pub railways: i32,
    /// Cash and railways, less what repaying all loans costs.
    pub net_worth: i32,
    /// Interest due this round.
    pub interest: i32,
}

/// What an action costs and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Outcome {
    /// Where the coal may come from; of several the first is reckoned with.
    pub coal: Vec<String>,
    /// Where the iron may come from.
    pub iron: Vec<String>,
    /// What is to be paid.
    pub bill: u16,
    /// The loans it takes.
    pub loans: u32,
    /// Money for cubes put on a track.
    pub refill: u16,
    /// What flips.
    pub flips: Vec<Flip>,
    /// Cash afterwards.
    pub cash: i32,
    /// Spent in this round afterwards.
    pub spent: u16,
    /// Whether a cube may come from several sources: loans, flips and cash are those of the first.
    #[serde(skip)]
    #[schema(ignore)]
    tied: bool,
    #[serde(skip)]
    #[schema(ignore)]
    words: [Vec<Value>; 3],
}

/// A counter that flips.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Flip {
    /// Where it stands.
    pub space: String,
    /// Whose it is.
    pub seat: Seat,
    /// What it pays.
    pub income: u16,
}

/// What a track says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Price {
    /// What the next cube costs.
    pub next: u16,
    /// What the next cube put back brings, if there is room for it.
    pub back: Option<u16>,
}

/// A build.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BuildForecast {
    /// What.
    pub industry: Industry,
    /// Its level.
    pub level: u8,
    /// Where.
    pub space: String,
    /// The cards of the hand that allow it; none if it takes both actions (AI-207).
    pub cards: Vec<Card>,
    /// What it costs and what follows.
    #[serde(flatten)]
    pub outcome: Outcome,
    #[serde(skip)]
    #[schema(ignore)]
    place: u8,
}

/// A railway.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RailForecast {
    /// Where.
    pub link: String,
    /// What it would pay if the game ended now.
    pub income: i32,
    /// What it would pay with all spaces filled.
    pub most_income: i32,
    /// What it costs and what follows.
    #[serde(flatten)]
    pub outcome: Outcome,
    #[serde(skip)]
    #[schema(ignore)]
    place: u8,
}

/// A sale.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SaleForecast {
    /// The mill or factory.
    pub seller: String,
    /// The port or market space.
    pub outlet: String,
    /// What the seat gets: the seller's income, its own port's, its own ship's.
    pub income: i32,
    /// What another seat's port or ship pays its owner.
    pub to_others: i32,
    #[serde(skip)]
    #[schema(ignore)]
    places: (u8, Outlet),
}

impl AgeOfIndustry {
    pub(crate) fn foresee(&self, s: &State, seat: Seat) -> Forecast {
        let over = s.decision == Decision::Over;
        let sales = if over { Vec::new() } else { self.best_sales(s, seat) };
        let deciding = !over && s.active == seat;
        Forecast {
            seats: Seat::new(0).round(self.seats).map(|seat| self.seat_figures(s, seat)).collect(),
            next_order: if over { Vec::new() } else { self.order_to_come(s) },
            may_end: self.may_end(s),
            overbuild: ByResource::of(|resource| self.none_left(s, resource)),
            prices: ByResource::of(|resource| {
                let (track, left) = (&self.numbers.track[resource.index()], s.track[resource.index()]);
                Price { next: track.price(left), back: (left < track.spaces).then(|| track.refund(left)) }
            }),
            builds: if over { Vec::new() } else { self.foresee_builds(s, seat) },
            rails: if over { Vec::new() } else { self.foresee_rails(s, seat) },
            sales_income: sales.iter().map(|sale| sale.income).sum(),
            sales,
            asked: deciding.then_some(s.decision),
            work: s.work,
        }
    }

    fn seat_figures(&self, s: &State, seat: Seat) -> SeatForecast {
        let score = self.score_now(s, seat);
        let player = &s.players[seat];
        // What railways pay and loans cost has been settled when the game is over.
        let over = s.decision == Decision::Over;
        let railways = if over { 0 } else { self.railway_income(s, seat) };
        SeatForecast {
            score: score.total(),
            money: score.money,
            industries: score.industries,
            loans: score.loans,
            railways,
            net_worth: player.cash + railways - player.loans as i32 * self.numbers.loan.repay,
            interest: if over { 0 } else { self.interest_due(s, seat) },
        }
    }

    fn order_to_come(&self, s: &State) -> Vec<Seat> {
        let mut order = s.order[..self.seats].to_vec();
        order.sort_by_key(|seat| s.players[*seat].spent);
        order
    }

    /// The table as if the seat were to act, with actions enough that nothing else follows.
    fn as_if_acting(s: &State, seat: Seat, work: Work) -> State {
        State { active: seat, actions: 5, work, ..*s }
    }

    /// The actions left in the seat's turn, or those of its next one: in this round if it is still to come.
    fn actions_to_come(&self, s: &State, seat: Seat) -> u8 {
        if s.active == seat {
            return s.actions;
        }
        let waits = s.order[usize::from(s.turn)..self.seats].contains(&seat);
        self.actions_in_round(if waits { s.round } else { s.round + 1 })
    }

    fn foresee_builds(&self, s: &State, seat: Seat) -> Vec<BuildForecast> {
        let hand = s.players[seat].hand;
        let two_actions = self.actions_to_come(s, seat) >= 2;
        let mut builds = Vec::new();
        for industry in Industry::ALL {
            let Some(counter) = self.next_counter(s, seat, industry) else { continue };
            for space in bits(self.spaces_for(s, seat, industry)) {
                let allows = |card: &Card| self.spaces_of_card(s, seat, *card, industry) >> space & 1 == 1;
                let cards: Vec<Card> = hand.kinds().filter(allows).collect();
                let Some(card) = cards.first().copied().or_else(|| hand.kinds().next().filter(|_| two_actions)) else {
                    continue;
                };
                let work = Work {
                    action: Some(Action::Build),
                    card: Some(card),
                    industry: Some(industry),
                    target: Some(space as u8),
                    ..Work::default()
                };
                builds.push(BuildForecast {
                    industry,
                    level: counter.level,
                    space: self.map().spaces[space].id.clone(),
                    cards,
                    outcome: self.outcome(s, Self::as_if_acting(s, seat, work)).0,
                    place: space as u8,
                });
            }
        }
        builds
    }

    fn foresee_rails(&self, s: &State, seat: Seat) -> Vec<RailForecast> {
        let rail = |link: usize| {
            let work = Work { action: Some(Action::Rail), target: Some(link as u8), ..Work::default() };
            let (outcome, after) = self.outcome(s, Self::as_if_acting(s, seat, work));
            RailForecast {
                link: self.map().links[link].id.clone(),
                income: self.link_income(&after, link),
                most_income: self.most_link_income(link),
                outcome,
                place: link as u8,
            }
        };
        bits(self.open_links(s, seat)).map(rail).collect()
    }

    fn most_link_income(&self, link: usize) -> i32 {
        let end = |location: &usize| {
            let map = self.map();
            let numbers = &self.numbers.rail;
            if map.locations[*location].place == crate::things::Place::Village {
                return numbers.end_village;
            }
            let markets = map.markets.iter().filter(|spot| spot.location == *location).count() as i32;
            map.masks.spaces_at[*location].count_ones() as i32 * numbers.end_space + markets * numbers.end_market
        };
        self.numbers.rail.end_base + self.map().links[link].ends.iter().map(end).sum::<i32>()
    }

    /// Carries a build or a railway out on a copy, by the rules themselves.
    fn outcome(&self, before: &State, mut s: State) -> (Outcome, State) {
        let seat = s.active;
        let mut log: Vec<Entry<Self>> = Vec::new();
        let mut sources: [Vec<Source>; 2] = Default::default();
        let mut tied = false;
        self.ask_for_cubes(&mut s, &mut log);
        while let Decision::ChooseCoal | Decision::ChooseIron = s.decision {
            let choices: Vec<Move> = self.options(&s).iter().map(|bit| Move::of_bit(s.decision, bit)).collect();
            tied |= choices.len() > 1;
            for mv in &choices {
                match *mv {
                    Move::TakeCoal { from } => sources[0].push(from),
                    Move::TakeIron { from } => sources[1].push(from),
                    _ => {}
                }
            }
            self.apply(&mut s, choices[0], &mut log);
        }
        let mut outcome = Outcome {
            coal: sources[0].iter().map(|source| self.source_id(*source)).collect(),
            iron: sources[1].iter().map(|source| self.source_id(*source)).collect(),
            bill: 0,
            loans: s.players[seat].loans - before.players[seat].loans,
            refill: 0,
            flips: Vec::new(),
            cash: s.players[seat].cash,
            spent: s.players[seat].spent,
            tied,
            words: [
                sources[0].iter().map(|source| self.source_word(*source)).collect(),
                sources[1].iter().map(|source| self.source_word(*source)).collect(),
                Vec::new(),
            ],
        };
        for entry in log {
            match entry {
                Entry::Event(Event::Paid { money, .. }) => outcome.bill = money,
                Entry::Event(Event::TrackRefilled { money, .. }) => outcome.refill += money,
                Entry::Event(Event::Flipped { seat, space, income }) => {
                    outcome.flips.push(Flip { space: self.map().spaces[usize::from(space)].id.clone(), seat, income });
                    let flip = Message::new("Flip").with("space", self.map().space_word(space));
                    outcome.words[2].push(flip.with("seat", seat).with("income", income).into());
                }
                _ => {}
            }
        }
        (outcome, s)
    }

    /// The set of sales that brings the seat the most, and of equal ones the others the least.
    fn best_sales(&self, s: &State, seat: Seat) -> Vec<SaleForecast> {
        let sellers: Vec<usize> = bits(self.sellers_among(s, self.open_sellers(s, seat))).collect();
        let mut offers: Vec<Vec<SaleForecast>> = Vec::new();
        for seller in &sellers {
            let (ports, markets) = self.outlets(s, *seller);
            let ports = bits(ports).map(|space| Outlet::Port(space as u8));
            let outlets = ports.chain(bits(markets.into()).map(|market| Outlet::Market(market as u8)));
            offers.push(outlets.map(|outlet| self.foresee_sale(s, seat, *seller, outlet)).collect());
        }
        assign(&offers)
    }

    fn foresee_sale(&self, s: &State, seat: Seat, seller: usize, outlet: Outlet) -> SaleForecast {
        let work = Work { action: Some(Action::Sell), seller: Some(seller as u8), ..Work::default() };
        let mut after = Self::as_if_acting(s, seat, work);
        self.sell_to(&mut after, outlet, &mut ());
        let gain = |seat: Seat| after.players[seat].cash - s.players[seat].cash;
        let others = Seat::new(0).round(self.seats).filter(|other| *other != seat);
        SaleForecast {
            seller: self.map().spaces[seller].id.clone(),
            outlet: match outlet {
                Outlet::Port(space) => self.map().spaces[usize::from(space)].id.clone(),
                Outlet::Market(market) => self.map().markets[usize::from(market)].id.clone(),
            },
            income: gain(seat),
            to_others: others.map(gain).sum(),
            places: (seller as u8, outlet),
        }
    }
}

/// The best way to give each seller an outlet of its own or none: sellers join one by one, and each may push earlier ones on to
/// other outlets along the path that gains most.
fn assign(offers: &[Vec<SaleForecast>]) -> Vec<SaleForecast> {
    const UNREACHED: i32 = i32::MIN / 2;
    let worth = |sale: &SaleForecast| sale.income * 1000 - sale.to_others;
    let mut outlets: Vec<Outlet> = Vec::new();
    for sale in offers.iter().flatten() {
        if !outlets.contains(&sale.places.1) {
            outlets.push(sale.places.1);
        }
    }
    let place = |sale: &SaleForecast| outlets.iter().position(|outlet| *outlet == sale.places.1).unwrap_or(0);
    // For each outlet, the seller that has it and which of its offers that is.
    let mut taken: Vec<Option<(usize, usize)>> = vec![None; outlets.len()];
    loop {
        let free = |seller: usize| !taken.iter().flatten().any(|(holder, _)| *holder == seller);
        let mut best = vec![UNREACHED; outlets.len()];
        let mut from: Vec<Option<(usize, usize)>> = vec![None; outlets.len()];
        for seller in (0..offers.len()).filter(|seller| free(*seller)) {
            for (number, sale) in offers[seller].iter().enumerate() {
                if worth(sale) > best[place(sale)] {
                    (best[place(sale)], from[place(sale)]) = (worth(sale), Some((seller, number)));
                }
            }
        }
        for _ in 0..outlets.len() {
            for outlet in 0..outlets.len() {
                let Some((holder, offer)) = taken[outlet].filter(|_| best[outlet] > UNREACHED) else { continue };
                for (number, sale) in offers[holder].iter().enumerate() {
                    let gain = best[outlet] - worth(&offers[holder][offer]) + worth(sale);
                    if gain > best[place(sale)] {
                        (best[place(sale)], from[place(sale)]) = (gain, Some((holder, number)));
                    }
                }
            }
        }
        let end = (0..outlets.len())
            .filter(|outlet| taken[*outlet].is_none() && best[*outlet] > 0)
            .max_by_key(|outlet| best[*outlet]);
        let Some(mut outlet) = end else { break };
        while let Some((seller, offer)) = from[outlet] {
            let before = taken.iter().position(|holder| holder.is_some_and(|(held, _)| held == seller));
            taken[outlet] = Some((seller, offer));
            match before {
                Some(given_up) if given_up != outlet => outlet = given_up,
                _ => break,
            }
        }
    }
    let mut sales: Vec<SaleForecast> =
        taken.into_iter().flatten().map(|(seller, offer)| offers[seller][offer].clone()).collect();
    sales.sort_by_key(|sale| sale.places.0);
    sales
}

impl AgeOfIndustry {
    pub(crate) fn lines_of(&self, forecast: &Forecast) -> Vec<Message> {
        let mut lines = Vec::new();
        match forecast.asked {
            Some(Decision::ChooseLink) => lines.extend(forecast.rails.iter().map(|rail| self.rail_line(rail))),
            Some(Decision::ChooseAction | Decision::ChooseCard | Decision::ChooseIndustry | Decision::ChooseSlot) => {
                let Work { action, card, industry, .. } = forecast.work;
                let combined = action == Some(Action::CombinedBuild);
                let in_question = |build: &&BuildForecast| {
                    let by_card = card.map_or(!build.cards.is_empty(), |card| build.cards.contains(&card));
                    (combined || by_card) && industry.is_none_or(|industry| build.industry == industry)
                };
                let builds: Vec<&BuildForecast> = forecast.builds.iter().filter(in_question).collect();
                let alike = |a: &&BuildForecast, b: &&BuildForecast| a.industry == b.industry && a.outcome == b.outcome;
                lines.extend(builds.chunk_by(alike).map(|builds| self.build_line(builds)));
                if forecast.asked == Some(Decision::ChooseAction) {
                    lines.extend(forecast.rails.iter().map(|rail| self.rail_line(rail)));
                }
            }
            _ => {}
        }
        if !forecast.sales.is_empty() {
            let sales = forecast.sales.iter().map(|sale| {
                let (seller, outlet) = sale.places;
                let entry = Message::new("Sale").with("space", self.map().space_word(seller));
                let entry = entry.with("outlet", self.outlet_word(outlet));
                Value::from(entry.with("income", sale.income).with("others", sale.to_others))
            });
            let line = Message::new("BestSales").with("sales", Value::Many(sales.collect()));
            lines.push(line.with("income", forecast.sales_income));
        }
        for (number, seat) in forecast.seats.iter().enumerate() {
            let line = Message::new("SeatOutlook").with("seat", Seat::new(number)).with("score", seat.score);
            let line = line.with("money", seat.money).with("industries", seat.industries).with("loans", seat.loans);
            lines.push(line.with("railways", seat.railways).with("worth", seat.net_worth).with("interest", seat.interest));
        }
        for resource in Resource::ALL {
            let Price { next: price, back } = forecast.prices.at(resource);
            lines.push(match back {
                Some(refund) => {
                    Message::new("TrackPrice").with("resource", resource).with("price", price).with("refund", refund)
                }
                None => Message::new("FullTrackPrice").with("resource", resource).with("price", price),
            });
        }
        for resource in Resource::ALL.into_iter().filter(|resource| forecast.overbuild.at(*resource)) {
            lines.push(Message::new("MayOverbuild").with("resource", resource).with("industry", resource.industry()));
        }
        if !forecast.next_order.is_empty() {
            let order = forecast.next_order.iter().map(|seat| Value::Seat(*seat)).collect();
            lines.push(Message::new("NextOrder").with("order", Value::Many(order)));
        }
        lines.extend(forecast.may_end.iter().map(|reason| {
            Message::new(match reason {
                MayEnd::DeckEmpty => "MayEndDeckEmpty",
                MayEnd::DeckRunsOut => "MayEndDeckRunsOut",
                MayEnd::Idle => "MayEndIdle",
                MayEnd::LastRound => "MayEndLastRound",
            })
        }));
        lines
    }

    /// Builds of one industry that differ in nothing but the space.
    fn build_line(&self, builds: &[&BuildForecast]) -> Message {
        let spaces = builds.iter().map(|build| self.map().space_word(build.place)).collect();
        let line = Message::new("BuildOutlook").with("industry", builds[0].industry).with("level", builds[0].level);
        self.outcome_line(line.with("spaces", Value::Many(spaces)), &builds[0].outcome)
    }

    fn rail_line(&self, rail: &RailForecast) -> Message {
        let line = Message::new("RailOutlook").with("link", self.map().link_word(rail.place));
        self.outcome_line(line.with("income", rail.income).with("most", rail.most_income), &rail.outcome)
    }

    fn outcome_line(&self, line: Message, outcome: &Outcome) -> Message {
        let [coal, iron, flips] = outcome.words.clone();
        let line = line.with("coals", coal.len()).with("irons", iron.len()).with("tied", u8::from(outcome.tied));
        let line = line.with("bill", outcome.bill).with("loans", outcome.loans).with("cash", outcome.cash);
        let line = line.with("coal", Value::Many(coal)).with("iron", Value::Many(iron));
        line.with("flipped", flips.len()).with("flips", Value::Many(flips)).with("refill", outcome.refill)
    }
}
