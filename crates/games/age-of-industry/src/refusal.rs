//! Why a move is not allowed, in the words of the rules (5.9).

use crate::AgeOfIndustry;
use crate::state::Decision;
use crate::things::{Action, Card, Colour, Industry, Kind, Resource, Tile, Ware};
use table::{Message, Why};

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields are the figures of the sentences in `locales/`.
pub enum Refusal {
    OtherDecision { decision: Decision },
    HandEmpty { action: Action },
    NoCardBuilds,
    CombinedNeedsTwoActions,
    NothingFitsAnywhere,
    CardNotInHand { card: Card },
    CardBuildsNothing { card: Card },
    NoCounterLeft { industry: Industry },
    NotBuildable { industry: Industry, level: u8 },
    NoShipsHere,
    NoSpaceFor { industry: Industry },
    WrongKind { space: u8, kind: Kind, industry: Industry },
    LowerSpaceFirst { space: u8 },
    Occupied { space: u8 },
    LevelNotHigher { level: u8, new: u8 },
    CubesStillAvailable { resource: Resource },
    WrongColour { colour: Colour },
    NotLinked { space: u8 },
    LocationLimit { most: u32 },
    ShipWithoutPort { space: u8 },
    OutOfSupply { resource: Resource },
    NoCubesThere { resource: Resource },
    SourceNotConnected,
    SourceNotNearest,
    MapBeforeTrack { resource: Resource },
    MustDiscard,
    NotAPass,
    LinkTaken { link: u8 },
    LinkNotInReach { link: u8 },
    LinkOutOfSupply { resource: Resource },
    NoLinkWithBoth,
    NoLinkInReach,
    NoRailwaysLeft { most: u8 },
    NothingToSell,
    NoOutlet,
    NotYourSeller { space: u8 },
    AlreadySold { space: u8 },
    SellersInOrder,
    SellerWithoutOutlet { space: u8 },
    NothingSoldYet,
    NotAPort { space: u8 },
    PortUsed { space: u8 },
    PortRefuses { space: u8, ware: Ware },
    OutletNotConnected,
    NoShipAtMarket,
    TileUsed,
    TileRefuses { tile: Tile, ware: Ware },
    NothingToDevelop,
    HandFull { most: u32 },
    NoCardsLeft,
    MustDraw,
    DeckEmpty,
    NotTwoFaceUp,
    NoFaceUpCard,
    SameFaceUpCard,
    DeckFirst,
    RoomForOne { most: u32 },
    CannotRepay { most: u32 },
}

impl AgeOfIndustry {
    pub(crate) fn explain_refusal(&self, refusal: &Refusal) -> Why {
        use Refusal as R;
        let say = Message::new;
        let space_word = |space| self.map().space_word(space);
        let (rule, message) = match *refusal {
            R::OtherDecision { decision } => ("AI-205", say("OtherDecision").with("decision", decision)),
            R::HandEmpty { action } => ("AI-204", say("HandEmpty").with("action", action)),
            R::NoCardBuilds => ("AI-301", say("NoCardBuilds")),
            R::CombinedNeedsTwoActions => ("AI-207", say("CombinedNeedsTwoActions")),
            R::NothingFitsAnywhere => ("AI-207", say("NothingFitsAnywhere")),
            R::CardNotInHand { card } => ("AI-301", say("CardNotInHand").with("card", card)),
            R::CardBuildsNothing { card } => {
                let rule = if card.industry().is_some() { "AI-302" } else { "AI-303" };
                (rule, say("CardBuildsNothing").with("card", card))
            }
            R::NoCounterLeft { industry } => ("AI-308", say("NoCounterLeft").with("industry", industry)),
            R::NotBuildable { industry, level } => {
                ("AI-309", say("NotBuildable").with("industry", industry).with("level", level))
            }
            R::NoShipsHere => ("AI-952", say("NoShipsHere")),
            R::NoSpaceFor { industry } => ("AI-304", say("NoSpaceFor").with("industry", industry)),
            R::WrongKind { space, kind, industry } => {
                let message = say("WrongKind").with("space", space_word(space));
                ("AI-304", message.with("kind", kind).with("industry", industry))
            }
            R::LowerSpaceFirst { space } => ("AI-R46", say("LowerSpaceFirst").with("space", space_word(space))),
            R::Occupied { space } => ("AI-307", say("Occupied").with("space", space_word(space))),
            R::LevelNotHigher { level, new } => ("AI-312", say("LevelNotHigher").with("level", level).with("new", new)),
            R::CubesStillAvailable { resource } => ("AI-313", say("CubesStillAvailable").with("resource", resource)),
            R::WrongColour { colour } => ("AI-303", say("WrongColour").with("colour", colour)),
            R::NotLinked { space } => ("AI-302", say("NotLinked").with("space", space_word(space))),
            R::LocationLimit { most } => ("AI-306", say("LocationLimit").with("most", most)),
            R::ShipWithoutPort { space } => ("AI-305", say("ShipWithoutPort").with("space", space_word(space))),
            R::OutOfSupply { resource } => ("AI-406", say("OutOfSupply").with("resource", resource)),
            R::NoCubesThere { resource } => ("AI-401", say("NoCubesThere").with("resource", resource)),
            R::SourceNotConnected => ("AI-402", say("SourceNotConnected")),
            R::SourceNotNearest => ("AI-403", say("SourceNotNearest")),
            R::MapBeforeTrack { resource } => ("AI-R14", say("MapBeforeTrack").with("resource", resource)),
            R::MustDiscard => ("AI-821", say("MustDiscard")),
            R::NotAPass => ("AI-204", say("NotAPass")),
            R::LinkTaken { link } => ("AI-601", say("LinkTaken").with("link", self.map().link_word(link))),
            R::LinkNotInReach { link } => ("AI-602", say("LinkNotInReach").with("link", self.map().link_word(link))),
            R::LinkOutOfSupply { resource } => ("AI-605", say("LinkOutOfSupply").with("resource", resource)),
            R::NoLinkWithBoth => ("AI-605", say("NoLinkWithBoth")),
            R::NoLinkInReach => ("AI-602", say("NoLinkInReach")),
            R::NoRailwaysLeft { most } => ("AI-R29", say("NoRailwaysLeft").with("most", most)),
            R::NothingToSell => ("AI-701", say("NothingToSell")),
            R::NoOutlet => ("AI-703", say("NoOutlet")),
            R::NotYourSeller { space } => ("AI-701", say("NotYourSeller").with("space", space_word(space))),
            R::AlreadySold { space } => ("AI-702", say("AlreadySold").with("space", space_word(space))),
            R::SellersInOrder => ("AI-701", say("SellersInOrder")),
            R::SellerWithoutOutlet { space } => ("AI-703", say("SellerWithoutOutlet").with("space", space_word(space))),
            R::NothingSoldYet => ("AI-R27", say("NothingSoldYet")),
            R::NotAPort { space } => ("AI-702", say("NotAPort").with("space", space_word(space))),
            R::PortUsed { space } => ("AI-707", say("PortUsed").with("space", space_word(space))),
            R::PortRefuses { space, ware } => {
                ("AI-704", say("PortRefuses").with("space", space_word(space)).with("ware", ware))
            }
            R::OutletNotConnected => ("AI-703", say("OutletNotConnected")),
            R::NoShipAtMarket => ("AI-706", say("NoShipAtMarket")),
            R::TileUsed => ("AI-707", say("TileUsed")),
            R::TileRefuses { tile, ware } => ("AI-705", say("TileRefuses").with("tile", tile).with("ware", ware)),
            R::NothingToDevelop => ("AI-801", say("NothingToDevelop")),
            R::HandFull { most } => ("AI-813", say("HandFull").with("most", most)),
            R::NoCardsLeft => ("AI-812", say("NoCardsLeft")),
            R::MustDraw => ("AI-R34", say("MustDraw")),
            R::DeckEmpty => ("AI-812", say("DeckEmpty")),
            R::NotTwoFaceUp => ("AI-811", say("NotTwoFaceUp")),
            R::NoFaceUpCard => ("AI-811", say("NoFaceUpCard")),
            R::SameFaceUpCard => ("AI-811", say("SameFaceUpCard")),
            R::DeckFirst => ("AI-R31", say("DeckFirst")),
            R::RoomForOne { most } => ("AI-813", say("RoomForOne").with("most", most)),
            R::CannotRepay { most } => ("AI-502", say("CannotRepay").with("most", most)),
        };
        Why { rule, message }
    }
}
