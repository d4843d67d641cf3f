//! A game being played and looked at, every choice by the word that names it: `build`, `brown`, `cotton`, `kassel.1`, `track`,
//! `berlin-poland`, `poland_market`, `deck`, `up1`, `keep`, `stop`, or the number of loans.

use crate::setting::{RED, SEATS};
use age_of_industry::{
    AgeOfIndustry, Card, Decision, Event, Forecast, Industry, MayEnd, Move, Outlet, Position, Refusal, Source, View,
};
use table::{Entry, Eyes, Message, Refused, Rules, Seat, Seed, Setup, Spoken, Standing, Table};

pub(crate) struct Game {
    table: Table<AgeOfIndustry>,
}

impl Game {
    pub(crate) fn new(table: Table<AgeOfIndustry>) -> Self {
        Self { table }
    }

    /// A game from its set-up.
    #[track_caller]
    pub(crate) fn deal(setup: Setup, seed: &str) -> Self {
        Self::new(Table::deal(setup, Seed::new(seed).expect("a seed")).expect("a table"))
    }

    fn active(&self) -> Seat {
        self.table.turn().seats().iter().next().expect("the game goes on")
    }

    fn decision(&self) -> Decision {
        self.table.turn().decision().unwrap_or(Decision::Over)
    }

    fn source_word(&self, source: Source) -> String {
        let map = self.table.rules().map();
        match source {
            Source::Space(space) => map.spaces[usize::from(space)].id.clone(),
            Source::Box(number) => map.boxes[usize::from(number)].id.clone(),
            Source::Track => "track".to_owned(),
        }
    }

    fn word(&self, mv: Move) -> String {
        let map = self.table.rules().map();
        match mv {
            Move::Act { action } => action.id().to_owned(),
            Move::Play { card } | Move::Discard { card } => card_word(card),
            Move::Choose { industry } | Move::Develop { industry } => industry.id().to_owned(),
            Move::Build { space } | Move::Sell { space } | Move::SellTo { outlet: Outlet::Port(space) } => {
                map.spaces[usize::from(space)].id.clone()
            }
            Move::TakeCoal { from } | Move::TakeIron { from } => self.source_word(from),
            Move::Lay { link } => map.links[usize::from(link)].id.clone(),
            Move::SellTo { outlet: Outlet::Market(market) } => map.markets[usize::from(market)].id.clone(),
            Move::Keep => "keep".to_owned(),
            Move::Stop => "stop".to_owned(),
            Move::Draw => "deck".to_owned(),
            Move::TakeBothUp => "both_up".to_owned(),
            Move::TakeUp { place } => format!("up{place}"),
            Move::Repay { loans } => loans.to_string(),
        }
    }

    #[track_caller]
    fn find(&self, word: &str) -> Move {
        let mut found = None;
        self.table.rules().conceivable(self.decision(), self.active(), &mut |mv| {
            if self.word(mv) == word {
                found = Some(mv);
            }
        });
        found.unwrap_or_else(|| panic!("{word} is no answer to {:?}", self.decision()))
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

    /// What followed the last choice by itself, because it was the only option.
    pub(crate) fn forced(&self) -> String {
        let entries = self.table.played().last().map_or(&[][..], |played| &played.entries);
        let word = |entry: &Entry<AgeOfIndustry>| match entry {
            Entry::Forced(_, mv) => Some(self.word(*mv)),
            _ => None,
        };
        entries.iter().filter_map(word).collect::<Vec<_>>().join(" ")
    }

    /// What these eyes were told of the last choice.
    pub(crate) fn told(&self, eyes: Eyes) -> Vec<Entry<AgeOfIndustry>> {
        let entries = self.table.played().last().map_or(&[][..], |played| &played.entries);
        self.table.told(entries, eyes)
    }

    pub(crate) fn seen(&self, eyes: Eyes) -> View {
        self.table.rules().view(self.table.state(), eyes)
    }

    pub(crate) fn forecast(&self, seat: usize) -> Forecast {
        self.table.rules().forecast(self.table.state(), Seat::new(seat))
    }

    pub(crate) fn may_end(&self) -> Vec<MayEnd> {
        self.forecast(RED).may_end
    }

    /// What the forecast says with this name, each as one line.
    pub(crate) fn foretold(&self, seat: usize, name: &str) -> Vec<String> {
        let lines = self.table.rules().forecast_lines(&self.forecast(seat));
        lines.iter().filter(|line| line.name == name).map(Message::to_line).collect()
    }

    pub(crate) fn offered(&self) -> String {
        let moves = self.table.moves(self.active());
        moves.iter().map(|mv| self.word(*mv)).collect::<Vec<_>>().join(" ")
    }

    /// The seat decides this and has exactly these options, in this order.
    #[track_caller]
    pub(crate) fn asks(&self, seat: usize, decision: Decision, options: &str) {
        assert_eq!((self.decision(), SEATS[self.active().number()]), (decision, SEATS[seat]));
        assert_eq!(self.offered(), options);
    }

    /// The seat is to choose an action; whatever it may.
    #[track_caller]
    pub(crate) fn acts(&self, seat: usize) {
        assert_eq!((self.decision(), SEATS[self.active().number()]), (Decision::ChooseAction, SEATS[seat]));
    }

    /// The rule against this choice.
    #[track_caller]
    pub(crate) fn refuses(&self, word: &str) -> &'static str {
        self.refuses_move(self.find(word))
    }

    /// The reason against this choice.
    #[track_caller]
    pub(crate) fn refusal(&self, word: &str) -> Refusal {
        self.against(self.find(word))
    }

    /// The rule against a move of whatever decision.
    #[track_caller]
    pub(crate) fn refuses_move(&self, mv: Move) -> &'static str {
        self.table.rules().explain(&self.against(mv)).rule
    }

    #[track_caller]
    fn against(&self, mv: Move) -> Refusal {
        match self.table.check(self.active(), mv) {
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

    /// What stands on a space: `red coal 1 (3)`, `blue cotton 1*`, or nothing.
    pub(crate) fn at(&self, space: &str) -> String {
        let Some(built) = self.position().table.spaces.get(space).copied() else { return String::new() };
        let side = if built.flipped { "*" } else { "" };
        let cubes = if built.cubes > 0 { format!(" ({})", built.cubes) } else { String::new() };
        format!("{} {} {}{side}{cubes}", SEATS[usize::from(built.seat)], built.industry.id(), built.level)
    }

    pub(crate) fn railway(&self, link: &str) -> Option<usize> {
        self.position().table.rails.get(link).map(|seat| usize::from(*seat))
    }

    /// Cash, loans and spent of a seat.
    pub(crate) fn money(&self, seat: usize) -> (i32, u32, u16) {
        let table = self.position().table;
        let player = &table.players[seat];
        (player.cash, player.loans, player.spent)
    }

    /// The cash of all seats.
    pub(crate) fn cash(&self) -> Vec<i32> {
        self.position().table.players.iter().map(|player| player.cash).collect()
    }

    /// Cubes left on the coal track and on the iron track.
    pub(crate) fn tracks(&self) -> (u8, u8) {
        let table = self.position().table;
        (table.coal_track, table.iron_track)
    }

    pub(crate) fn coal_box(&self, place: &str) -> u8 {
        self.position().table.boxes[&format!("{place}_coal")]
    }

    pub(crate) fn is_used(&self, place: &str) -> bool {
        self.position().table.used.contains(&format!("{place}_market"))
    }

    /// How many counters of an industry have left the display.
    pub(crate) fn gone(&self, seat: usize, industry: Industry) -> u8 {
        self.position().table.players[seat].gone.get(&industry).copied().unwrap_or(0)
    }

    pub(crate) fn hand(&self, seat: usize) -> u32 {
        self.position().hands[seat].size()
    }

    pub(crate) fn order(&self) -> Vec<usize> {
        self.position().table.order.iter().map(|seat| usize::from(*seat)).collect()
    }

    pub(crate) fn standing(&self) -> Standing {
        self.table.rules().standing(self.table.state())
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.standing().scores.to_vec()
    }

    /// The rules that the events with this name followed.
    pub(crate) fn followed(&self, name: &str) -> Vec<&'static str> {
        let rules = self.table.rules();
        let named = self.events().into_iter().filter(|event| rules.tell(event).name == name);
        named.map(|event| rules.follows(&event)).collect()
    }

    /// Everything that happened so far.
    pub(crate) fn events(&self) -> Vec<Event> {
        let event = |entry: &Entry<AgeOfIndustry>| match entry {
            Entry::Event(event) => Some(*event),
            _ => None,
        };
        self.table.played().iter().flat_map(|played| played.entries.iter().filter_map(event)).collect()
    }
}

/// The industry or the colour that a card names.
fn card_word(card: Card) -> String {
    let industry = card.industry().map(Industry::id);
    industry.or(card.colour().map(|colour| colour.id())).expect("a card names one of them").to_owned()
}
