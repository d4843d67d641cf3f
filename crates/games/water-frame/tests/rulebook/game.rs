//! A game being played and looked at, every choice by the word that names it: `quality`, `£6`, `build_lamps_II`,
//! `hire_food_3_2` (good, row, workers), `quality_II` (a grey marker of mat row II), `ship6`, `lamps_4`, `done`.

use crate::setting::{LEVELS, SEATS};
use serde_json::Value;
use table::{Entry, Eyes, Refused, Rng, Rules, Seat, Section, Seed, Setup, Spoken, Standing, Table};
use water_frame::{Decision, Event, Forecast, Good, Move, Position, Refusal, View, WaterFrame};

pub(crate) struct Game {
    table: Table<WaterFrame>,
}

impl Game {
    pub(crate) fn new(table: Table<WaterFrame>) -> Self {
        Self { table }
    }

    /// A game from its set-up.
    #[track_caller]
    pub(crate) fn deal(setup: Setup, seed: &str) -> Self {
        Self::new(Table::deal(setup, Seed::new(seed).expect("a seed")).expect("a table"))
    }

    pub(crate) fn active(&self) -> Seat {
        self.table.turn().seats().iter().next().expect("the game goes on")
    }

    pub(crate) fn decision(&self) -> Decision {
        self.table.turn().decision().unwrap_or(Decision::Over)
    }

    #[track_caller]
    fn find(&self, word: &str) -> Move {
        let mut found = None;
        self.table.rules().conceivable(self.decision(), self.active(), &mut |mv| {
            let asked = match mv {
                Move::Price { good, .. } => Some(good) == self.priced(),
                _ => true,
            };
            if asked && self::word(mv) == word {
                found = Some(mv);
            }
        });
        found.unwrap_or_else(|| panic!("{word} is no answer to {:?}; offered: {}", self.decision(), self.offered()))
    }

    /// The good whose price is asked for.
    fn priced(&self) -> Option<Good> {
        self.table.moves(self.active()).iter().find_map(|mv| match mv {
            Move::Price { good, .. } => Some(*good),
            _ => None,
        })
    }

    /// Whoever is asked chooses these, one after the other; a choice of one is made by itself.
    #[track_caller]
    pub(crate) fn choose(&mut self, words: &str) {
        for word in words.split(' ') {
            let (seat, mv) = (self.active(), self.find(word));
            if let Err(refused) = self.table.play(seat, mv) {
                panic!("{word} is refused: {refused:?}; offered: {}", self.offered());
            }
            let (rules, state) = (self.table.rules(), self.table.state());
            assert_eq!(rules.audit(state), Ok(()), "after {word}");
            assert_eq!(rules.load(&rules.save(state)).as_ref(), Ok(state), "written down after {word}");
        }
    }

    /// The same, and each list has so many options.
    #[track_caller]
    pub(crate) fn choose_of(&mut self, choices: &[(&str, usize)]) {
        for (word, options) in choices {
            let offered = self.offered();
            assert_eq!(offered.split(' ').count(), *options, "{word} of {offered}");
            self.choose(word);
        }
    }

    pub(crate) fn offered(&self) -> String {
        let moves = self.table.moves(self.active());
        moves.iter().map(|mv| word(*mv)).collect::<Vec<_>>().join(" ")
    }

    /// The seat decides this and has exactly these options, in this order.
    #[track_caller]
    pub(crate) fn asks(&self, seat: usize, decision: Decision, options: &str) {
        self.decides(seat, decision);
        assert_eq!(self.offered(), options);
    }

    /// The seat decides this; whatever it may.
    #[track_caller]
    pub(crate) fn decides(&self, seat: usize, decision: Decision) {
        assert_eq!((self.decision(), SEATS[self.active().number()]), (decision, SEATS[seat]), "offered: {}", self.offered());
    }

    /// The seat is to choose a marker; the turn before is over.
    #[track_caller]
    pub(crate) fn turn_of(&self, seat: usize) {
        self.decides(seat, Decision::ChooseMarker);
    }

    pub(crate) fn forecast(&self, seat: usize) -> Forecast {
        self.table.rules().forecast(self.table.state(), Seat::new(seat))
    }

    /// What the choice of this word brings at once: `Earns 6`.
    pub(crate) fn brings(&self, word: &str) -> Option<String> {
        let message = self.table.rules().brings(self.table.state(), self.active(), self.find(word))?;
        let figures = message.args.iter().map(|(_, figure)| figure.to_json().to_string());
        Some(std::iter::once(message.name.to_owned()).chain(figures).collect::<Vec<_>>().join(" "))
    }

    pub(crate) fn offers(&self, word: &str) -> bool {
        self.offered().split(' ').any(|offered| offered == word)
    }

    /// The rule against this choice.
    #[track_caller]
    pub(crate) fn refuses(&self, word: &str) -> &'static str {
        self.refuses_move(self.active().number(), self.find(word))
    }

    /// The rule against a seat's move of whatever decision.
    #[track_caller]
    pub(crate) fn refuses_move(&self, seat: usize, mv: Move) -> &'static str {
        self.table.rules().explain(&self.refusal(seat, mv)).rule
    }

    /// What stands against this choice, with its figures.
    #[track_caller]
    pub(crate) fn why_not(&self, word: &str) -> Refusal {
        self.refusal(self.active().number(), self.find(word))
    }

    #[track_caller]
    fn refusal(&self, seat: usize, mv: Move) -> Refusal {
        match self.table.check(Seat::new(seat), mv) {
            Err(Refused::Rule(refusal)) => refusal,
            other => panic!("{mv:?} should be refused by a rule: {other:?}; offered: {}", self.offered()),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.decision() == Decision::Over
    }

    pub(crate) fn position(&self) -> Position {
        self.table.rules().save(self.table.state())
    }

    pub(crate) fn view(&self) -> View {
        self.table.rules().view(self.table.state(), Eyes::All)
    }

    /// The board before these eyes.
    pub(crate) fn sections(&self, eyes: Eyes) -> Vec<Section> {
        let rules = self.table.rules();
        rules.board(&rules.view(self.table.state(), eyes)).sections
    }

    /// The table as everybody sees it.
    pub(crate) fn seen_by_all(&self) -> View {
        self.table.rules().view(self.table.state(), Eyes::Watcher)
    }

    /// The same after everything that nobody knows was dealt anew.
    pub(crate) fn seen_by_all_if_dealt_anew(&self, seed: u64) -> View {
        let (rules, mut state) = (self.table.rules(), *self.table.state());
        rules.imagine(&mut state, Eyes::Watcher, &mut Rng::new(seed));
        rules.view(&state, Eyes::Watcher)
    }

    pub(crate) fn seat(&self, seat: usize) -> Value {
        serde_json::to_value(&self.position().table.players[seat]).expect("plain data")
    }

    fn number(&self, seat: usize, key: &str) -> i64 {
        self.seat(seat)[key].as_i64().expect(key)
    }

    fn numbers(&self, seat: usize, key: &str) -> Vec<i64> {
        four(&self.seat(seat)[key])
    }

    pub(crate) fn cash(&self, seat: usize) -> i64 {
        self.number(seat, "cash")
    }

    pub(crate) fn space(&self, seat: usize) -> i64 {
        self.number(seat, "space")
    }

    /// Cash, shares and share space of a seat.
    pub(crate) fn money(&self, seat: usize) -> (i64, i64, i64) {
        (self.cash(seat), self.number(seat, "shares"), self.space(seat))
    }

    pub(crate) fn loans(&self, seat: usize) -> i64 {
        self.number(seat, "loans")
    }

    /// Emptied spaces of the job market and fired workers.
    pub(crate) fn market(&self) -> (u8, u8) {
        let table = self.position().table;
        (table.emptied, table.fired)
    }

    /// Pounds left for the prices of untouched factories.
    pub(crate) fn pool(&self) -> i64 {
        self.work("pool").as_i64().expect("a number")
    }

    /// How far the turn has come.
    pub(crate) fn work(&self, key: &str) -> Value {
        serde_json::to_value(self.position().table.work).expect("plain data")[key].clone()
    }

    pub(crate) fn wage(&self) -> u8 {
        self.view().market.wage
    }

    pub(crate) fn demand(&self) -> [u8; 4] {
        let view = self.view();
        Good::ALL.map(|good| view.goods[good.index()].demand)
    }

    pub(crate) fn appeal(&self, seat: usize, good: Good) -> u8 {
        let factories = &self.view().companies[seat].factories;
        factories.iter().find(|factory| factory.good == good).map_or(0, |factory| factory.appeal)
    }

    /// A number on a factory: `level`, `price`, `quality`, `distribution`, `extra`.
    pub(crate) fn factory(&self, seat: usize, good: Good, key: &str) -> i64 {
        self.seat(seat)["factories"][good.index()][key].as_i64().expect(key)
    }

    pub(crate) fn is_marked(&self, seat: usize, good: Good) -> bool {
        self.seat(seat)["factories"][good.index()]["marked"] == true
    }

    /// Workers and machines of the rows of a factory: `2/0 1/1 0/0 0/0`.
    pub(crate) fn rows(&self, seat: usize, good: Good) -> String {
        let factory = &self.seat(seat)["factories"][good.index()];
        let rows = four(&factory["workers"]).into_iter().zip(four(&factory["machines"]));
        rows.map(|(workers, machines)| format!("{workers}/{machines}")).collect::<Vec<_>>().join(" ")
    }

    /// Stored goods, food to lamps.
    pub(crate) fn stored(&self, seat: usize) -> Vec<i64> {
        self.numbers(seat, "stored")
    }

    pub(crate) fn contracts(&self, seat: usize) -> Vec<i64> {
        self.numbers(seat, "contracts")
    }

    /// The tiles of a seat, in the order of their names.
    pub(crate) fn tiles(&self, seat: usize) -> String {
        let owned = self.seat(seat)["owned"].as_array().cloned().unwrap_or_default();
        owned.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
    }

    /// How often a tile lies in the open supply.
    pub(crate) fn supply(&self, tile: &str) -> u8 {
        let tiles = self.position().table.tiles;
        tiles.iter().find_map(|(found, left)| (found.id() == tile).then_some(*left)).unwrap_or(0)
    }

    /// The marker on a space of the chart.
    pub(crate) fn on_chart(&self, seat: usize, space: &str) -> Value {
        let place = ["£2", "£4", "£6", "£8", "£10"].iter().position(|found| *found == space).expect(space);
        self.seat(seat)["admin"][place].clone()
    }

    /// Capacities of the ships at the piers.
    pub(crate) fn ships(&self, seat: usize) -> Vec<i64> {
        self.numbers(seat, "ships").iter().map(|size| size * 2).collect()
    }

    pub(crate) fn standing(&self) -> Standing {
        self.table.rules().standing(self.table.state())
    }

    pub(crate) fn result(&self, seat: usize) -> i32 {
        self.standing().scores[seat]
    }

    /// Decisions taken so far.
    pub(crate) fn decisions(&self) -> usize {
        self.table.played().len()
    }

    /// Everything that happened so far.
    pub(crate) fn events(&self) -> Vec<Event> {
        let event = |entry: &Entry<WaterFrame>| match entry {
            Entry::Event(event) => Some(*event),
            _ => None,
        };
        self.table.played().iter().flat_map(|played| played.entries.iter().filter_map(event)).collect()
    }

    /// The rules by which everything of this name happened.
    pub(crate) fn cites(&self, event: &str) -> Vec<&'static str> {
        let rules = self.table.rules();
        let named = |found: &Event| rules.tell(found).name == event;
        self.events().iter().filter(|found| named(found)).map(|found| rules.follows(found)).collect()
    }

    /// Goods that a seat and the importer sold in the last sale.
    pub(crate) fn sold(&self, seat: usize) -> u8 {
        let of_seat = |event: &Event| match event {
            Event::Sold { seat: by, goods, .. } if by.number() == seat => Some(*goods),
            _ => None,
        };
        self.events().iter().find_map(of_seat).unwrap_or(0)
    }

    pub(crate) fn importer_sold(&self) -> u8 {
        let of_sale = |event: &Event| match event {
            Event::SaleEnded { importer, .. } => Some(*importer),
            _ => None,
        };
        self.events().iter().find_map(of_sale).expect("a sale was held")
    }

    /// What a seat paid for one rule.
    pub(crate) fn paid(&self, seat: usize, rule: &str) -> i32 {
        let of_rule = |event: &Event| match event {
            Event::Paid { seat: by, pounds, rule: cited } if by.number() == seat && *cited == rule => Some(*pounds),
            _ => None,
        };
        self.events().iter().filter_map(of_rule).sum()
    }

    /// By how many spaces a sale lifted a seat's shares.
    pub(crate) fn rise(&self, seat: usize) -> u8 {
        let of_seat = |event: &Event| match event {
            Event::SharesRose { seat: by, steps, .. } if by.number() == seat => Some(*steps),
            _ => None,
        };
        self.events().iter().find_map(of_seat).unwrap_or(0)
    }
}

fn four(list: &Value) -> Vec<i64> {
    list.as_array().expect("a list").iter().map(|value| value.as_i64().expect("a number")).collect()
}

fn word(mv: Move) -> String {
    use Move as M;
    match mv {
        M::Found { good }
        | M::Assign { good }
        | M::RaiseQuality { good }
        | M::RaiseDistribution { good }
        | M::FreeRaise { good }
        | M::Discard { good } => good.id().to_owned(),
        M::Price { price: number, .. }
        | M::SellStart { shares: number }
        | M::Pay { pounds: number }
        | M::Count { count: number }
        | M::ContractSpace { space: number } => number.to_string(),
        M::TakeNothing => "pass".to_owned(),
        M::TakeTile { tile } | M::ReturnTile { tile } => tile.id().to_owned(),
        M::TakeGrey { row, grey } => format!("{}_{}", grey.id(), LEVELS[usize::from(row) + 1]),
        M::TakeShip { size } => format!("ship{}", size * 2),
        M::Reassign { tile } => format!("reassign_{}", tile.id()),
        M::BrokerBuy { shares } => format!("broker_{shares}"),
        M::Use { marker } => marker.id().to_owned(),
        M::Put { space } => format!("£{}", 2 * (space + 1)),
        M::Close { good } => format!("close_{}", good.id()),
        M::Modernise { good } => format!("modernise_{}", good.id()),
        M::Build { good, level } => format!("build_{}_{}", good.id(), LEVELS[usize::from(level)]),
        M::Done => "done".to_owned(),
        M::ReturnInventor => "return".to_owned(),
        M::PayInventor => "pay".to_owned(),
        M::No => "no".to_owned(),
        M::Yes => "yes".to_owned(),
        M::Fire { good, workers } => format!("fire_{}_{workers}", good.id()),
        M::Hire { good, row, workers } => format!("hire_{}_{}_{workers}", good.id(), row + 1),
        M::ManWarehouse => "warehouse".to_owned(),
        M::Columns { columns } => {
            let manned = Good::ALL.into_iter().filter(|good| columns >> good.index() & 1 == 1).map(Good::id);
            format!("columns:{}", manned.collect::<Vec<_>>().join("+"))
        }
        M::Rows { rows } => format!("rows:{rows}"),
        M::Mechanise { good, row } | M::Relocate { good, row } => format!("{}_{}", good.id(), row + 1),
        M::StayFired => "fired".to_owned(),
        M::AddTwo => "add_two".to_owned(),
        M::ReturnForTwo => "return_for_two".to_owned(),
        M::SellGoods { good } => format!("sell_{}", good.id()),
        M::Repay => "repay".to_owned(),
        M::SellShares => "sell_shares".to_owned(),
        M::BuyShares => "buy_shares".to_owned(),
        M::Contract { good } => format!("contract_{}", good.id()),
        M::Fulfil { good, goods: number } | M::Produce { good, rows: number } => format!("{}_{number}", good.id()),
        M::NoProduction => "none".to_owned(),
        M::ReplaceShip { pier } | M::ReturnShip { pier } => format!("pier{}", pier + 1),
        M::SellOwn => "sell_own".to_owned(),
        M::CloseRow => "close_row".to_owned(),
        M::SellStored => "sell_stored".to_owned(),
        M::ExtraShift => "extra_shift".to_owned(),
        M::Stop => "stop".to_owned(),
        M::NameStart { seat } => SEATS[seat.number()].to_owned(),
        M::FireColumn { good } => format!("column_{}", good.id()),
        M::FireRow => "row".to_owned(),
        M::LowerImporter { good } => format!("lower_{}", good.id()),
        M::Promote { good } => format!("promote_{}", good.id()),
        M::BuyOne => "buy".to_owned(),
    }
}
