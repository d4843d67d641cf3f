//! What happened, for logs and animation. Everything is open to all.

use crate::forecast::FinalSteps;
use crate::things::{Achievement, Action, Card, Colour, Good, QualitySet, Track};
use table::{Message, Seat};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields are the words of the sentences in `locales/`.
pub enum Event {
    /// AC-20
    RoundBegan { decade: u8, good: Good, start: Seat },
    /// AC-5, AC-9, AC-15, AC-61
    Opened { seat: Seat, good: Good, rule: &'static str },
    /// AC-21
    Acted { seat: Seat, action: Action },
    /// AC-64, AC-167
    Modernised { seat: Seat, good: Good, rule: &'static str },
    /// AC-70
    Hired { seat: Seat, good: Good, card: u8 },
    /// AC-80
    Automated { seat: Seat, good: Good, card: u8 },
    /// AC-33: the wage, the space of its marker, and all demands after it.
    LabourMoved { wage: u16, space: u8, demand: [i8; 4] },
    /// AC-91, AC-172
    QualityLaid { seat: Seat, good: Good, set: QualitySet, rule: &'static str },
    /// AC-94, AC-95, AC-171
    DistributionSet { seat: Seat, good: Good, level: u8, rule: &'static str },
    /// AC-11, AC-110, AC-166
    BoughtShares { seat: Seat, shares: u8, cost: u16, rule: &'static str },
    /// AC-111
    Borrowed { seat: Seat, loans: u8, money: u16 },
    /// AC-112
    ShipsReady { seat: Seat },
    /// AC-142
    PriceSet { seat: Seat, good: Good, price: u8, appeal: u8 },
    /// AC-31
    DemandMoved { good: Good, demand: i8 },
    /// AC-5, AC-9, AC-16, AC-151, AC-168
    Stepped { seat: Seat, track: Track, value: u8, rule: &'static str },
    /// AC-5, AC-9, AC-16, AC-153
    Took { seat: Seat, card: Card, rule: &'static str },
    /// AC-154; AC-220; the use of a card (AC-124, AC-161, AC-163, AC-166 to AC-168)
    Discarded { seat: Seat, card: Card, rule: &'static str },
    /// AC-165
    ForemanPlaced { seat: Seat, good: Good },
    /// 6.13
    Turned { seat: Seat, card: Card },
    /// AC-170
    Reactivated { seat: Seat, card: Card },
    /// AC-120, AC-181
    Made { seat: Seat, good: Good, goods: u8, rule: &'static str },
    /// AC-185
    Sold { seat: Seat, good: Good, goods: u8, income: u16 },
    /// AC-187
    Shipped { seat: Seat, good: Good, goods: u8, income: u16 },
    /// AC-187
    UsedShips { seat: Seat, ships: u8, tokens: u8 },
    /// AC-188
    Stored { seat: Seat, good: Good, goods: u8 },
    /// AC-121, AC-173, AC-186, AC-188
    Lost { seat: Seat, good: Good, goods: u8, rule: &'static str },
    /// AC-189
    Paid { seat: Seat, good: Good, cost: u16 },
    /// AC-189: what cash and emergency loans cannot pay.
    Owed { seat: Seat, good: Good, cost: u16 },
    /// AC-189
    EmergencyLoans { seat: Seat, loans: u8, money: u16 },
    /// AC-220
    WentBankrupt { seat: Seat },
    /// AC-190
    ValueRose { seat: Seat, value: u8 },
    /// AC-190
    LedAppeal { seat: Seat, value: u8 },
    /// AC-191
    Decayed { seat: Seat, good: Good, level: u8 },
    /// AC-161, AC-210, AC-213
    StartPassed { seat: Seat, rule: &'static str },
    /// AC-211
    DecadeBegan { decade: u8 },
    /// AC-212
    NeutralMoved { good: Good, appeal: u8 },
    /// AC-241: whose marker, and how many of them are left in the bag.
    Drawn { automa: u8, left: u8 },
    /// AC-15, AC-242, AC-243
    AutomaMoved { automa: u8, good: Good, appeal: u8, rule: &'static str },
    /// AC-244, AC-247
    AutomaShares { automa: u8, shares: u8, rule: &'static str },
    /// AC-247
    AutomaValue { automa: u8, value: u8 },
    /// AC-245
    DiscMoved { automa: u8, place: u8 },
    /// AC-232: an automa's final capitalisation.
    AutomaCapitalised { automa: u8, score: i32 },
    /// AC-233
    Achieved { seat: Seat, achievement: Achievement },
    /// AC-230
    Capitalised { seat: Seat, steps: FinalSteps, score: i32 },
}

impl Event {
    pub(crate) fn tell(self) -> Message {
        let by = |name, seat: Seat| Message::new(name).with("seat", seat);
        match self {
            Event::RoundBegan { decade, good, start } => {
                Message::new("RoundBegan").with("decade", decade).with("good", good).with("start", start)
            }
            Event::Opened { seat, good, .. } => by("Opened", seat).with("good", good),
            Event::Acted { seat, action } => by("Acted", seat).with("action", action),
            Event::Modernised { seat, good, .. } => by("Modernised", seat).with("good", good),
            Event::Hired { seat, good, card } => by("Hired", seat).with("good", good).with("card", card),
            Event::Automated { seat, good, card } => by("Automated", seat).with("good", good).with("card", card),
            Event::LabourMoved { wage, space, demand } => {
                let message = Message::new("LabourMoved").with("wage", wage).with("space", space);
                Good::ALL.into_iter().fold(message, |message, good| message.with(good.id(), i64::from(demand[good.index()])))
            }
            Event::QualityLaid { seat, good, set, .. } => by("QualityLaid", seat).with("good", good).with("set", set),
            Event::DistributionSet { seat, good, level, .. } => {
                by("DistributionSet", seat).with("good", good).with("level", level)
            }
            Event::BoughtShares { seat, shares, cost, .. } => {
                by("BoughtShares", seat).with("shares", shares).with("cost", cost)
            }
            Event::Borrowed { seat, loans, money } => by("Borrowed", seat).with("loans", loans).with("money", money),
            Event::ShipsReady { seat } => by("ShipsReady", seat),
            Event::PriceSet { seat, good, price, appeal } => {
                by("PriceSet", seat).with("good", good).with("price", price).with("appeal", appeal)
            }
            Event::DemandMoved { good, demand } => {
                Message::new("DemandMoved").with("good", good).with("demand", i64::from(demand))
            }
            Event::Stepped { seat, track, value, .. } => by("Stepped", seat).with("track", track).with("value", value),
            Event::Took { seat, card, .. } => by("Took", seat).with("card", card),
            Event::Discarded { seat, card, .. } => by("Discarded", seat).with("card", card),
            Event::ForemanPlaced { seat, good } => by("ForemanPlaced", seat).with("good", good),
            Event::Turned { seat, card } => by("Turned", seat).with("card", card),
            Event::Reactivated { seat, card } => by("Reactivated", seat).with("card", card),
            Event::Made { seat, good, goods, .. } => by("Made", seat).with("good", good).with("goods", goods),
            Event::Sold { seat, good, goods, income } => {
                by("Sold", seat).with("good", good).with("goods", goods).with("income", income)
            }
            Event::Shipped { seat, good, goods, income } => {
                by("Shipped", seat).with("good", good).with("goods", goods).with("income", income)
            }
            Event::UsedShips { seat, ships, tokens } => by("UsedShips", seat).with("ships", ships).with("tokens", tokens),
            Event::Stored { seat, good, goods } => by("Stored", seat).with("good", good).with("goods", goods),
            Event::Lost { seat, good, goods, .. } => by("Lost", seat).with("good", good).with("goods", goods),
            Event::Paid { seat, good, cost } => by("Paid", seat).with("good", good).with("cost", cost),
            Event::Owed { seat, good, cost } => by("Owed", seat).with("good", good).with("cost", cost),
            Event::EmergencyLoans { seat, loans, money } => {
                by("EmergencyLoans", seat).with("loans", loans).with("money", money)
            }
            Event::WentBankrupt { seat } => by("WentBankrupt", seat),
            Event::ValueRose { seat, value } => by("ValueRose", seat).with("value", value),
            Event::LedAppeal { seat, value } => by("LedAppeal", seat).with("value", value),
            Event::Decayed { seat, good, level } => by("Decayed", seat).with("good", good).with("level", level),
            Event::StartPassed { seat, .. } => by("StartPassed", seat),
            Event::DecadeBegan { decade } => Message::new("DecadeBegan").with("decade", decade),
            Event::NeutralMoved { good, appeal } => Message::new("NeutralMoved").with("good", good).with("appeal", appeal),
            Event::Drawn { automa: number, left } => {
                Message::new("Drawn").with("automa", Colour::at(usize::from(number))).with("left", left)
            }
            Event::AutomaMoved { automa: number, good, appeal, .. } => Message::new("AutomaMoved")
                .with("automa", Colour::at(usize::from(number)))
                .with("good", good)
                .with("appeal", appeal),
            Event::AutomaShares { automa: number, shares, .. } => {
                Message::new("AutomaShares").with("automa", Colour::at(usize::from(number))).with("shares", shares)
            }
            Event::AutomaValue { automa: number, value } => {
                Message::new("AutomaValue").with("automa", Colour::at(usize::from(number))).with("value", value)
            }
            Event::DiscMoved { automa: number, place } => {
                Message::new("DiscMoved").with("automa", Colour::at(usize::from(number))).with("place", place + 1)
            }
            Event::AutomaCapitalised { automa: number, score } => {
                Message::new("AutomaCapitalised").with("automa", Colour::at(usize::from(number))).with("score", score)
            }
            Event::Achieved { seat, achievement } => by("Achieved", seat).with("achievement", achievement),
            Event::Capitalised { seat, steps, score } => {
                let message = by("Capitalised", seat).with("stock_income", steps.stock_income);
                let message = message.with("shares_bought", steps.shares_bought).with("shares_lost", steps.shares_lost);
                let message = message.with("value_lost", steps.value_lost).with("shares", steps.shares);
                message.with("value", steps.value).with("money", steps.money).with("score", score)
            }
        }
    }

    pub(crate) fn follows(self) -> &'static str {
        match self {
            Event::Opened { rule, .. }
            | Event::Modernised { rule, .. }
            | Event::QualityLaid { rule, .. }
            | Event::DistributionSet { rule, .. }
            | Event::BoughtShares { rule, .. }
            | Event::Stepped { rule, .. }
            | Event::Took { rule, .. }
            | Event::Discarded { rule, .. }
            | Event::Made { rule, .. }
            | Event::Lost { rule, .. }
            | Event::StartPassed { rule, .. }
            | Event::AutomaMoved { rule, .. }
            | Event::AutomaShares { rule, .. } => rule,
            Event::RoundBegan { .. } => "AC-20",
            Event::Acted { .. } => "AC-21",
            Event::Hired { .. } => "AC-70",
            Event::Automated { .. } => "AC-80",
            Event::LabourMoved { .. } => "AC-33",
            Event::Borrowed { .. } => "AC-111",
            Event::ShipsReady { .. } => "AC-112",
            Event::PriceSet { .. } => "AC-142",
            Event::DemandMoved { .. } => "AC-31",
            Event::ForemanPlaced { .. } => "AC-165",
            Event::Turned { card, .. } => card.rule(),
            Event::Reactivated { .. } => "AC-170",
            Event::Sold { .. } => "AC-185",
            Event::Shipped { .. } | Event::UsedShips { .. } => "AC-187",
            Event::Stored { .. } => "AC-188",
            Event::Paid { .. } | Event::Owed { .. } | Event::EmergencyLoans { .. } => "AC-189",
            Event::WentBankrupt { .. } => "AC-220",
            Event::ValueRose { .. } | Event::LedAppeal { .. } => "AC-190",
            Event::Decayed { .. } => "AC-191",
            Event::DecadeBegan { .. } => "AC-211",
            Event::NeutralMoved { .. } => "AC-212",
            Event::Drawn { .. } => "AC-241",
            Event::AutomaValue { .. } => "AC-247",
            Event::DiscMoved { .. } => "AC-245",
            Event::AutomaCapitalised { .. } => "AC-232",
            Event::Achieved { .. } => "AC-233",
            Event::Capitalised { .. } => "AC-230",
        }
    }
}
