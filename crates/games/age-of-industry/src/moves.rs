//! Every decision a player can make; its written and its number form (5.3).

use crate::AgeOfIndustry;
use crate::map::Map;
use crate::state::Decision;
use crate::things::{Action, Card, Industry, Outlet, Source};
use table::{Message, Said, Value};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The fields are the words of the specification.
pub enum Move {
    /// AI-D1
    Act { action: Action },
    /// AI-D2
    Play { card: Card },
    /// AI-D3
    Choose { industry: Industry },
    /// AI-D4
    Build { space: u8 },
    /// AI-D5
    TakeCoal { from: Source },
    /// AI-D6
    TakeIron { from: Source },
    /// AI-D7
    Discard { card: Card },
    /// AI-D7: no card (AI-822).
    Keep,
    /// AI-D8
    Lay { link: u8 },
    /// AI-D9
    Sell { space: u8 },
    /// AI-D9: enough sold.
    Stop,
    /// AI-D10
    SellTo { outlet: Outlet },
    /// AI-D11
    Develop { industry: Industry },
    /// AI-D12, AI-D13: from the deck.
    Draw,
    /// AI-D12: both face-up cards.
    TakeBothUp,
    /// AI-D12, AI-D13: one face-up card, 0 or 1.
    TakeUp { place: u8 },
    /// AI-D14
    Repay { loans: u8 },
}

/// Where coal boxes and market spaces begin among the bits of a decision; spaces stand below.
pub(crate) const BEYOND_SPACES: u32 = 64;
/// The bit of the demand track among sources.
pub(crate) const TRACK: u32 = 72;
/// The bit of discarding nothing.
pub(crate) const KEEP: u32 = 0;
/// The bits of drawing.
pub(crate) const DECK: u32 = 0;
pub(crate) const BOTH_UP: u32 = 1;
pub(crate) const UP: u32 = 2;

impl Move {
    /// Its bit among the options of its decision; none if it belongs to another.
    #[inline]
    pub(crate) fn bit(self, decision: Decision) -> Option<u32> {
        use Decision as D;
        let bit = match (decision, self) {
            (D::ChooseAction, Move::Act { action }) => action as u32,
            (D::ChooseCard, Move::Play { card }) => card as u32,
            (D::ChooseIndustry, Move::Choose { industry }) | (D::ChooseDevelop, Move::Develop { industry }) => industry as u32,
            (D::ChooseSlot, Move::Build { space }) | (D::ChooseSeller, Move::Sell { space }) => space.into(),
            (D::ChooseCoal, Move::TakeCoal { from }) | (D::ChooseIron, Move::TakeIron { from }) => match from {
                Source::Space(space) => space.into(),
                Source::Box(number) => BEYOND_SPACES + u32::from(number),
                Source::Track => TRACK,
            },
            (D::DiscardCard, Move::Keep) => KEEP,
            (D::DiscardCard, Move::Discard { card }) => KEEP + 1 + card as u32,
            (D::ChooseLink, Move::Lay { link }) => link.into(),
            (D::ChooseSeller, Move::Stop) => BEYOND_SPACES,
            (D::ChooseOutlet, Move::SellTo { outlet: Outlet::Port(space) }) => space.into(),
            (D::ChooseOutlet, Move::SellTo { outlet: Outlet::Market(market) }) => BEYOND_SPACES + u32::from(market),
            (D::DrawFirst | D::DrawSecond, Move::Draw) => DECK,
            (D::DrawFirst, Move::TakeBothUp) => BOTH_UP,
            (D::DrawFirst | D::DrawSecond, Move::TakeUp { place }) => UP + u32::from(place),
            (D::RepayLoans, Move::Repay { loans }) => loans.into(),
            _ => return None,
        };
        Some(bit)
    }

    /// The move of a bit.
    #[inline]
    pub(crate) fn of_bit(decision: Decision, bit: u32) -> Self {
        use Decision as D;
        let place = bit as usize;
        let source = || match bit {
            TRACK => Source::Track,
            BEYOND_SPACES.. => Source::Box((bit - BEYOND_SPACES) as u8),
            _ => Source::Space(bit as u8),
        };
        match decision {
            D::ChooseAction => Move::Act { action: Action::at(place) },
            D::ChooseCard => Move::Play { card: Card::at(place) },
            D::ChooseIndustry => Move::Choose { industry: Industry::at(place) },
            D::ChooseSlot => Move::Build { space: bit as u8 },
            D::ChooseCoal => Move::TakeCoal { from: source() },
            D::ChooseIron => Move::TakeIron { from: source() },
            D::DiscardCard if bit == KEEP => Move::Keep,
            D::DiscardCard => Move::Discard { card: Card::at(place - 1) },
            D::ChooseLink => Move::Lay { link: bit as u8 },
            D::ChooseSeller if bit == BEYOND_SPACES => Move::Stop,
            D::ChooseSeller => Move::Sell { space: bit as u8 },
            D::ChooseOutlet if bit >= BEYOND_SPACES => Move::SellTo { outlet: Outlet::Market((bit - BEYOND_SPACES) as u8) },
            D::ChooseOutlet => Move::SellTo { outlet: Outlet::Port(bit as u8) },
            D::ChooseDevelop => Move::Develop { industry: Industry::at(place) },
            D::DrawFirst | D::DrawSecond => match bit {
                DECK => Move::Draw,
                BOTH_UP => Move::TakeBothUp,
                _ => Move::TakeUp { place: (bit - UP) as u8 },
            },
            D::RepayLoans | D::Over => Move::Repay { loans: bit as u8 },
        }
    }

    /// The stable number of the move: its kind in the high bits, what it says below.
    pub(crate) fn code(self) -> u32 {
        let of = |kind: u32, low: u32| kind << 8 | low;
        let source = |from: Source| match from {
            Source::Space(space) => u32::from(space),
            Source::Box(number) => BEYOND_SPACES + u32::from(number),
            Source::Track => TRACK,
        };
        match self {
            Move::Act { action } => of(0, action as u32),
            Move::Play { card } => of(1, card as u32),
            Move::Choose { industry } => of(2, industry as u32),
            Move::Build { space } => of(3, space.into()),
            Move::TakeCoal { from } => of(4, source(from)),
            Move::TakeIron { from } => of(5, source(from)),
            Move::Discard { card } => of(6, card as u32),
            Move::Keep => of(7, 0),
            Move::Lay { link } => of(8, link.into()),
            Move::Sell { space } => of(9, space.into()),
            Move::Stop => of(10, 0),
            Move::SellTo { outlet: Outlet::Port(space) } => of(11, space.into()),
            Move::SellTo { outlet: Outlet::Market(market) } => of(11, BEYOND_SPACES + u32::from(market)),
            Move::Develop { industry } => of(12, industry as u32),
            Move::Draw => of(13, 0),
            Move::TakeBothUp => of(14, 0),
            Move::TakeUp { place } => of(15, place.into()),
            Move::Repay { loans } => of(16, loans.into()),
        }
    }
}

impl Map {
    /// A space by its id and name.
    pub(crate) fn space_word(&self, space: u8) -> Value {
        Value::Name(self.spaces[usize::from(space)].id.clone(), self.space_name(space.into()))
    }

    /// A link by its id and name.
    pub(crate) fn link_word(&self, link: u8) -> Value {
        Value::Name(self.links[usize::from(link)].id.clone(), self.link_name(link.into()))
    }

    /// A market space by its id and the name of its place.
    pub(crate) fn market_word(&self, market: u8) -> Value {
        let spot = &self.markets[usize::from(market)];
        Value::Name(spot.id.clone(), self.locations[spot.location].name.clone())
    }

    /// A coal box by its id and the name of its place.
    pub(crate) fn box_word(&self, number: u8) -> Value {
        let spot = &self.boxes[usize::from(number)];
        Value::Name(spot.id.clone(), self.locations[spot.location].name.clone())
    }

    /// A location by its id and name.
    pub(crate) fn location_word(&self, location: usize) -> Value {
        Value::Name(self.locations[location].id.clone(), self.locations[location].name.clone())
    }
}

impl AgeOfIndustry {
    /// Where a cube comes from, as a parameter: its kind for the sentence, its id for the record.
    pub(crate) fn source_word(&self, from: Source) -> Value {
        match from {
            Source::Space(space) => self.map().space_word(space),
            Source::Box(number) => self.map().box_word(number),
            Source::Track => Value::Word("source", "track".into()),
        }
    }

    pub(crate) fn outlet_word(&self, outlet: Outlet) -> Value {
        match outlet {
            Outlet::Port(space) => self.map().space_word(space),
            Outlet::Market(market) => self.map().market_word(market),
        }
    }

    pub(crate) fn spell_move(&self, mv: Move) -> Message {
        match mv {
            Move::Act { action } => Message::new("Act").with("action", action),
            Move::Play { card } => Message::new("Play").with("card", card),
            Move::Choose { industry } => Message::new("Choose").with("industry", industry),
            Move::Build { space } => Message::new("Build").with("space", self.map().space_word(space)),
            Move::TakeCoal { from } => Message::new("TakeCoal").with("from", self.source_word(from)),
            Move::TakeIron { from } => Message::new("TakeIron").with("from", self.source_word(from)),
            Move::Discard { card } => Message::new("Discard").with("card", card),
            Move::Keep => Message::new("Keep"),
            Move::Lay { link } => Message::new("Lay").with("link", self.map().link_word(link)),
            Move::Sell { space } => Message::new("Sell").with("space", self.map().space_word(space)),
            Move::Stop => Message::new("Stop"),
            Move::SellTo { outlet } => Message::new("SellTo").with("outlet", self.outlet_word(outlet)),
            Move::Develop { industry } => Message::new("Develop").with("industry", industry),
            Move::Draw => Message::new("Draw"),
            Move::TakeBothUp => Message::new("TakeBothUp"),
            Move::TakeUp { place } => Message::new("TakeUp").with("place", place),
            Move::Repay { loans } => Message::new("Repay").with("loans", loans),
        }
    }

    pub(crate) fn read_move(&self, said: &mut Said) -> Result<Move, Message> {
        let name = said.name().to_owned();
        let space = |said: &mut Said| said.word("space", |id| self.find_space(id));
        let source = |said: &mut Said| said.word("from", |id| self.find_source(id));
        let industry = |said: &mut Said| said.word("industry", Industry::by_id);
        let card = |said: &mut Said| said.word("card", Card::by_id);
        Ok(match name.as_str() {
            "Act" => Move::Act { action: said.word("action", Action::by_id)? },
            "Play" => Move::Play { card: card(said)? },
            "Choose" => Move::Choose { industry: industry(said)? },
            "Build" => Move::Build { space: space(said)? },
            "TakeCoal" => Move::TakeCoal { from: source(said)? },
            "TakeIron" => Move::TakeIron { from: source(said)? },
            "Discard" => Move::Discard { card: card(said)? },
            "Keep" => Move::Keep,
            "Lay" => {
                let find = |id: &str| self.map().links.iter().position(|link| link.id == id);
                Move::Lay { link: said.word("link", find)? as u8 }
            }
            "Sell" => Move::Sell { space: space(said)? },
            "Stop" => Move::Stop,
            "SellTo" => Move::SellTo { outlet: said.word("outlet", |id| self.find_outlet(id))? },
            "Develop" => Move::Develop { industry: industry(said)? },
            "Draw" => Move::Draw,
            "TakeBothUp" => Move::TakeBothUp,
            "TakeUp" => Move::TakeUp { place: said.number_within("place", 0..=1)? as u8 },
            "Repay" => Move::Repay { loans: said.number_within("loans", 0..=127)? as u8 },
            _ => return Err(said.unknown()),
        })
    }

    fn find_space(&self, id: &str) -> Option<u8> {
        self.map().spaces.iter().position(|space| space.id == id).map(|space| space as u8)
    }

    pub(crate) fn find_source(&self, id: &str) -> Option<Source> {
        if id == "track" {
            return Some(Source::Track);
        }
        let of_box = || self.map().boxes.iter().position(|spot| spot.id == id);
        self.find_space(id).map(Source::Space).or_else(|| of_box().map(|number| Source::Box(number as u8)))
    }

    fn find_outlet(&self, id: &str) -> Option<Outlet> {
        let market = || self.map().markets.iter().position(|spot| spot.id == id);
        self.find_space(id).map(Outlet::Port).or_else(|| market().map(|number| Outlet::Market(number as u8)))
    }
}
