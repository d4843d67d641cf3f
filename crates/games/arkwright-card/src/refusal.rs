//! Why a move is not allowed, in the words of the rules.

use crate::state::Decision;
use crate::things::{Action, Card, Good, Track};
use table::{Message, Seat, Value, Why};

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields are the figures of the sentences in `locales/`.
pub enum Refusal {
    OtherDecision { decision: Decision },
    ModuleOff { switch: &'static str },
    NothingToDo { action: Action, rule: &'static str },
    TooLateForAction { action: Action, rule: &'static str },
    NothingDoneYet,
    OutOfOrder { rule: &'static str },
    NotYet { rule: &'static str },
    AlreadyOpen { good: Good, rule: &'static str },
    NotOpen { good: Good, rule: &'static str },
    TooLate { good: Good, rule: &'static str },
    NothingToFlip { good: Good },
    NoInventor,
    InventorUsedUp { most: u8 },
    NothingAhead { good: Good },
    WorkersFull { good: Good },
    NoWorkerCard { good: Good, rule: &'static str },
    FullyAutomated { good: Good },
    FinishFirst { good: Good },
    MachinesLeft { left: u8, needs: u8 },
    NoPointsLeft { rule: &'static str },
    QualityCap { good: Good, cap: u8 },
    NoQualityCards { good: Good },
    NotALayout,
    DistributionCap { good: Good, cap: u8 },
    FreedAlready { good: Good },
    RaisedAlready { good: Good },
    NoDistribution { good: Good },
    ShareLimit { most: u8 },
    TooDear { cost: u16, have: u16, rule: &'static str },
    LoanLimit { most: u8 },
    NotReachable { appeal: u8 },
    TrackEnd { track: Track },
    Restricted { track: Track, decade: u8 },
    NotInPool { card: Card },
    Owned { card: Card },
    DiscardedThisRound { card: Card },
    UnderDisc { place: u8 },
    EmptyPlace { place: u8 },
    NotOwned { card: Card, rule: &'static str },
    NotReady { card: Card },
    NotTurned { card: Card },
    NoTrackStep,
    NotAReplacement,
    NotAPatron { card: Card },
    TooMany { most: u8, rule: &'static str },
    TooFew { least: u8, rule: &'static str },
    NotProducing { good: Good },
    NothingStored { good: Good },
    NoShip { ready: u8, tokens: u8, load: u8 },
    OtherNumberOfShips,
    TokensFull { most: u8 },
    NotAWayToStore,
    PlayerOut { seat: Seat },
    OnlySolo { rule: &'static str },
    NotSolo { rule: &'static str },
}

impl Refusal {
    pub(crate) fn explain(&self) -> Why {
        use Refusal as R;
        let say = Message::new;
        let (rule, message) = match *self {
            R::OtherDecision { decision } => {
                let name = Value::Word("decision", format!("{decision:?}").into());
                ("AC-21", say("OtherDecision").with("decision", name))
            }
            R::ModuleOff { switch } => ("AC-R3", say("ModuleOff").with("switch", Value::Word("module", switch.into()))),
            R::NothingToDo { action, rule } => (rule, say("NothingToDo").with("action", action)),
            R::TooLateForAction { action, rule } => (rule, say("TooLateForAction").with("action", action)),
            R::NothingDoneYet => ("AC-R10", say("NothingDoneYet")),
            R::OutOfOrder { rule } => (rule, say("OutOfOrder")),
            R::NotYet { rule } => (rule, say("NotYet")),
            R::AlreadyOpen { good, rule } => (rule, say("AlreadyOpen").with("good", good)),
            R::NotOpen { good, rule } => (rule, say("NotOpen").with("good", good)),
            R::TooLate { good, rule } => (rule, say("TooLate").with("good", good)),
            R::NothingToFlip { good } => ("AC-65", say("NothingToFlip").with("good", good)),
            R::NoInventor => ("AC-167", say("NoInventor")),
            R::InventorUsedUp { most } => ("AC-167", say("InventorUsedUp").with("most", most)),
            R::NothingAhead { good } => ("AC-167", say("NothingAhead").with("good", good)),
            R::WorkersFull { good } => ("AC-70", say("WorkersFull").with("good", good)),
            R::NoWorkerCard { good, rule } => (rule, say("NoWorkerCard").with("good", good)),
            R::FullyAutomated { good } => ("AC-81", say("FullyAutomated").with("good", good)),
            R::FinishFirst { good } => ("AC-82", say("FinishFirst").with("good", good)),
            R::MachinesLeft { left, needs } => ("AC-81", say("MachinesLeft").with("left", left).with("needs", needs)),
            R::NoPointsLeft { rule } => (rule, say("NoPointsLeft")),
            R::QualityCap { good, cap } => ("AC-92", say("QualityCap").with("good", good).with("cap", cap)),
            R::NoQualityCards { good } => ("AC-93", say("NoQualityCards").with("good", good)),
            R::NotALayout => ("AC-R17", say("NotALayout")),
            R::DistributionCap { good, cap } => ("AC-94", say("DistributionCap").with("good", good).with("cap", cap)),
            R::FreedAlready { good } => ("AC-95", say("FreedAlready").with("good", good)),
            R::RaisedAlready { good } => ("AC-95", say("RaisedAlready").with("good", good)),
            R::NoDistribution { good } => ("AC-94", say("NoDistribution").with("good", good)),
            R::ShareLimit { most } => ("AC-23", say("ShareLimit").with("most", most)),
            R::TooDear { cost, have, rule } => (rule, say("TooDear").with("cost", cost).with("have", have)),
            R::LoanLimit { most } => ("AC-111", say("LoanLimit").with("most", most)),
            R::NotReachable { appeal } => ("AC-142", say("NotReachable").with("appeal", appeal)),
            R::TrackEnd { track } => ("AC-151", say("TrackEnd").with("track", track)),
            R::Restricted { track, decade } => ("AC-152", say("Restricted").with("track", track).with("decade", decade)),
            R::NotInPool { card } => ("AC-153", say("NotInPool").with("card", card)),
            R::Owned { card } => ("AC-153", say("Owned").with("card", card)),
            R::DiscardedThisRound { card } => ("AC-153", say("DiscardedThisRound").with("card", card)),
            R::UnderDisc { place } => ("AC-13", say("UnderDisc").with("place", place + 1)),
            R::EmptyPlace { place } => ("AC-13", say("EmptyPlace").with("place", place + 1)),
            R::NotOwned { card, rule } => (rule, say("NotOwned").with("card", card)),
            R::NotReady { card } => ("AC-170", say("NotReady").with("card", card)),
            R::NotTurned { card } => ("AC-170", say("NotTurned").with("card", card)),
            R::NoTrackStep => ("AC-168", say("NoTrackStep")),
            R::NotAReplacement => ("AC-172", say("NotAReplacement")),
            R::NotAPatron { card } => ("AC-169", say("NotAPatron").with("card", card)),
            R::TooMany { most, rule } => (rule, say("TooMany").with("most", most)),
            R::TooFew { least, rule } => (rule, say("TooFew").with("least", least)),
            R::NotProducing { good } => ("AC-124", say("NotProducing").with("good", good)),
            R::NothingStored { good } => ("AC-130", say("NothingStored").with("good", good)),
            R::NoShip { ready, tokens, load } => {
                ("AC-187", say("NoShip").with("ready", ready).with("tokens", tokens).with("load", load))
            }
            R::OtherNumberOfShips => ("AC-R39", say("OtherNumberOfShips")),
            R::TokensFull { most } => ("AC-187", say("TokensFull").with("most", most)),
            R::NotAWayToStore => ("AC-188", say("NotAWayToStore")),
            R::PlayerOut { seat } => ("AC-220", say("PlayerOut").with("seat", seat)),
            R::OnlySolo { rule } => (rule, say("OnlySolo")),
            R::NotSolo { rule } => (rule, say("NotSolo")),
        };
        Why { rule, message }
    }
}
