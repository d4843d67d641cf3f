//! Why an option is not offered: the first rule that stands against it (5.9).

use crate::moves::Move;
use crate::state::{Decision, State};
use crate::things::{Action, Card, Industry, Outlet, Resource, Source, bits};
use crate::{AgeOfIndustry, Refusal};
use table::Seat;

impl AgeOfIndustry {
    /// Asked only for moves of the present decision that are not among its options.
    pub(crate) fn why_not(&self, s: &State, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Act { action } => self.why_not_act(s, seat, action),
            Move::Play { card } if !s.me().hand.has(card) => Refusal::CardNotInHand { card },
            Move::Play { card } => {
                let no_counter = card.industry().and_then(|industry| self.why_no_counter(s, seat, industry));
                no_counter.unwrap_or(Refusal::CardBuildsNothing { card })
            }
            Move::Choose { industry } => self.why_not_choose(s, seat, industry),
            Move::Build { space } => self.why_not_build(s, seat, s.work.industry.unwrap_or(Industry::Cotton), space),
            Move::TakeCoal { from } => self.why_not_take(s, Resource::Coal, from),
            Move::TakeIron { from } => self.why_not_take(s, Resource::Iron, from),
            Move::Discard { card } => Refusal::CardNotInHand { card },
            Move::Keep if s.work.action == Some(Action::Pass) => Refusal::MustDiscard,
            Move::Keep => Refusal::NotAPass,
            Move::Lay { link } => self.why_not_lay(s, seat, link),
            Move::Sell { space } => self.why_not_sell(s, seat, space),
            Move::Stop => Refusal::NothingSoldYet,
            Move::SellTo { outlet } => self.why_not_sell_to(s, outlet),
            Move::Develop { industry } if industry == Industry::Ship && !self.map().has_ships() => Refusal::NoShipsHere,
            Move::Develop { industry } => Refusal::NoCounterLeft { industry },
            Move::Draw => Refusal::DeckEmpty,
            Move::TakeBothUp if s.face_up.iter().flatten().count() < 2 => Refusal::NotTwoFaceUp,
            Move::TakeBothUp => Refusal::RoomForOne { most: self.numbers.hand_limit },
            Move::TakeUp { place } if s.face_up[usize::from(place)].is_none() => Refusal::NoFaceUpCard,
            Move::TakeUp { .. } if s.decision == Decision::DrawFirst && !self.first_draws(s).contains(crate::moves::UP) => {
                Refusal::DeckFirst
            }
            Move::TakeUp { .. } => Refusal::SameFaceUpCard,
            Move::Repay { .. } => Refusal::CannotRepay { most: self.affordable_repayments(s, seat) },
        }
    }

    fn why_not_act(&self, s: &State, seat: Seat, action: Action) -> Refusal {
        let player = &s.players[seat];
        match action {
            Action::Build | Action::Develop | Action::CombinedBuild if player.hand.is_empty() => Refusal::HandEmpty { action },
            Action::Build => Refusal::NoCardBuilds,
            Action::Rail => self.why_no_railway(s, seat),
            Action::Sell if self.open_sellers(s, seat) == 0 => Refusal::NothingToSell,
            Action::Sell => Refusal::NoOutlet,
            Action::Develop => Refusal::NothingToDevelop,
            Action::Draw if player.hand.size() >= self.numbers.hand_limit => {
                Refusal::HandFull { most: self.numbers.hand_limit }
            }
            Action::Draw => Refusal::NoCardsLeft,
            Action::Pass => Refusal::MustDraw,
            Action::CombinedBuild if s.actions < 2 => Refusal::CombinedNeedsTwoActions,
            Action::CombinedBuild => Refusal::NothingFitsAnywhere,
        }
    }

    fn why_no_railway(&self, s: &State, seat: Seat) -> Refusal {
        let most = self.numbers.rail.per_player;
        if s.rails[seat].count_ones() >= u32::from(most) {
            return Refusal::NoRailwaysLeft { most };
        }
        let links = s.derived.frontier[seat] & !s.all_rails();
        if links == 0 {
            return Refusal::NoLinkInReach;
        }
        self.why_out_of_supply(s, seat, links)
    }

    /// AI-605: the resource of which too little reaches any of these links; or each reaches some of them, and both none.
    fn why_out_of_supply(&self, s: &State, seat: Seat, links: u64) -> Refusal {
        let needs = self.rail_needs(s, seat);
        let lacks = |resource: &Resource| self.links_supplied(s, *resource, links, needs[resource.index()]) == 0;
        match Resource::ALL.into_iter().find(lacks) {
            Some(resource) => Refusal::LinkOutOfSupply { resource },
            None => Refusal::NoLinkWithBoth,
        }
    }

    fn why_no_counter(&self, s: &State, seat: Seat, industry: Industry) -> Option<Refusal> {
        if industry == Industry::Ship && !self.map().has_ships() {
            return Some(Refusal::NoShipsHere);
        }
        match self.next_counter(s, seat, industry) {
            None => Some(Refusal::NoCounterLeft { industry }),
            Some(counter) if !counter.buildable => Some(Refusal::NotBuildable { industry, level: counter.level }),
            Some(_) => None,
        }
    }

    /// The rule against every space the card allows, if it is one rule (AI-305 of a ship, say); else that none is left.
    fn why_not_choose(&self, s: &State, seat: Seat, industry: Industry) -> Refusal {
        if let Some(refusal) = self.why_no_counter(s, seat, industry) {
            return refusal;
        }
        let masks = &self.map().masks;
        let allowed = s.work.card.map_or(masks.spaces, |card| self.spaces_of_card(s, seat, card, industry));
        let fitting = bits(allowed & masks.kind[industry.kind().index()]);
        let refusals = fitting.map(|space| self.why_not_build(s, seat, industry, space as u8));
        // A space that is like another one has no reason of its own (AI-R46).
        let mut against = refusals.filter(|refusal| !matches!(refusal, Refusal::LowerSpaceFirst { .. }));
        let rule = |refusal: &Refusal| self.explain_refusal(refusal).rule;
        match against.next() {
            Some(first) if against.all(|other| rule(&other) == rule(&first)) => first,
            _ => Refusal::NoSpaceFor { industry },
        }
    }

    fn why_not_build(&self, s: &State, seat: Seat, industry: Industry, space: u8) -> Refusal {
        if let Some(refusal) = self.why_no_counter(s, seat, industry) {
            return refusal;
        }
        let at = usize::from(space);
        let kind = self.map().spaces[at].kind;
        if kind != industry.kind() {
            return Refusal::WrongKind { space, kind, industry };
        }
        if let Some(refusal) = s.work.card.and_then(|card| self.why_card_forbids(s, seat, card, industry, space)) {
            return refusal;
        }
        let level = self.next_counter(s, seat, industry).map_or(0, |counter| counter.level);
        let full = s.derived.full[seat] >> at & 1 == 1;
        let most = self.own_limit(usize::from(self.map().masks.location[at]));
        if full && s.owner(at) != Some(seat) {
            return Refusal::LocationLimit { most };
        }
        if let (Some(owner), Some(standing)) = (s.owner(at), s.industry_at(at)) {
            let old = s.level_at(at) as u8;
            let rival = owner != seat;
            match industry.holds() {
                _ if rival && standing != industry => return Refusal::Occupied { space },
                None if rival => return Refusal::Occupied { space },
                _ if old >= level => return Refusal::LevelNotHigher { level: old, new: level },
                Some(resource) if rival && !self.none_left(s, resource) => return Refusal::CubesStillAvailable { resource },
                _ => {}
            }
        }
        let location = self.map().masks.location[at];
        if industry == Industry::Ship && self.lanes_with_port(s, location.into()) == 0 {
            return Refusal::ShipWithoutPort { space };
        }
        let needs = self.next_counter(s, seat, industry).map_or([0; 2], |counter| counter.needs);
        let lacks = |resource: &Resource| !self.can_supply(s, *resource, 1 << location, needs[resource.index()]);
        match Resource::ALL.into_iter().find(lacks) {
            // AI-408: ports, and ships before them, are always supplied.
            Some(resource) if !matches!(industry, Industry::Port | Industry::Ship) => Refusal::OutOfSupply { resource },
            // Last, because a space that is refused for itself has no other one to give way to.
            _ => Refusal::LowerSpaceFirst { space },
        }
    }

    /// AI-306
    pub(crate) fn own_limit(&self, location: usize) -> u32 {
        let large = self.map().masks.spaces_at[location].count_ones() > self.numbers.small_spaces;
        if large { self.numbers.large_own } else { self.numbers.small_own }
    }

    fn why_card_forbids(&self, s: &State, seat: Seat, card: Card, industry: Industry, space: u8) -> Option<Refusal> {
        if self.spaces_of_card(s, seat, card, industry) >> space & 1 == 1 {
            return None;
        }
        Some(match card.colour() {
            Some(colour) => Refusal::WrongColour { colour },
            None => Refusal::NotLinked { space },
        })
    }

    fn why_not_take(&self, s: &State, resource: Resource, from: Source) -> Refusal {
        let masks = &self.map().masks;
        let (holding, boxes) = self.holding_after(s, resource, &s.work.noted[resource.index()]);
        let (cubes, location) = match from {
            Source::Track => return Refusal::MapBeforeTrack { resource },
            Source::Space(space) => (holding >> space & 1 == 1, masks.location[usize::from(space)]),
            Source::Box(number) => (boxes >> number & 1 == 1, masks.coal_box[usize::from(number)]),
        };
        if !cubes {
            return Refusal::NoCubesThere { resource };
        }
        let target = usize::from(s.work.target.unwrap_or(0));
        let ends = match s.work.action {
            Some(Action::Rail) => masks.ends[target],
            _ => [masks.location[target]; 2],
        };
        let connected = ends.iter().fold(0, |all, end| all | self.connected_with(s, usize::from(*end)));
        if connected >> location & 1 == 1 { Refusal::SourceNotNearest } else { Refusal::SourceNotConnected }
    }

    /// What cubes for this location can come from; a ship under construction is joined to its ports (AI-R12).
    fn connected_with(&self, s: &State, location: usize) -> u64 {
        let lanes = bits(self.lanes_of_ship_space(s, location).into());
        let towns = lanes.map(|lane| usize::from(self.map().masks.lane[lane][0]));
        towns.fold(s.derived.net[location], |all, town| all | s.derived.net[town])
    }

    fn why_not_lay(&self, s: &State, seat: Seat, link: u8) -> Refusal {
        let bit = 1u64 << link;
        let most = self.numbers.rail.per_player;
        if s.all_rails() & bit != 0 {
            Refusal::LinkTaken { link }
        } else if s.rails[seat].count_ones() >= u32::from(most) {
            Refusal::NoRailwaysLeft { most }
        } else if s.derived.frontier[seat] & bit == 0 {
            Refusal::LinkNotInReach { link }
        } else {
            self.why_out_of_supply(s, seat, bit)
        }
    }

    fn why_not_sell(&self, s: &State, seat: Seat, space: u8) -> Refusal {
        let bit = 1u64 << space;
        let sells = s.industry_at(space.into()).and_then(Industry::sells).is_some();
        if s.own[seat] & bit == 0 || !sells {
            Refusal::NotYourSeller { space }
        } else if s.flipped & bit != 0 {
            Refusal::AlreadySold { space }
        } else if self.sellers_among(s, bit) == 0 {
            Refusal::SellerWithoutOutlet { space }
        } else {
            Refusal::SellersInOrder
        }
    }

    fn why_not_sell_to(&self, s: &State, outlet: Outlet) -> Refusal {
        let seller = usize::from(s.work.seller.unwrap_or(0));
        let ware = s.industry_at(seller).and_then(Industry::sells).unwrap_or(crate::things::Ware::Cotton);
        let masks = &self.map().masks;
        match outlet {
            Outlet::Port(space) => {
                let at = usize::from(space);
                if s.industry_at(at) != Some(Industry::Port) {
                    Refusal::NotAPort { space }
                } else if s.flipped >> at & 1 == 1 {
                    Refusal::PortUsed { space }
                } else if !self.numbers.figures(Industry::Port, s.level_at(at)).accepts[ware.index()] {
                    Refusal::PortRefuses { space, ware }
                } else {
                    Refusal::OutletNotConnected
                }
            }
            Outlet::Market(market) => {
                let location = usize::from(masks.market[usize::from(market)]);
                let at_sea = masks.spaces_at[location] & masks.kind[3] != 0;
                if s.used >> market & 1 == 1 {
                    Refusal::TileUsed
                } else if !s.tiles[usize::from(market)].accepts(ware) {
                    Refusal::TileRefuses { tile: s.tiles[usize::from(market)], ware }
                } else if at_sea && s.industry[Industry::Ship.index()] & masks.spaces_at[location] == 0 {
                    Refusal::NoShipAtMarket
                } else {
                    Refusal::OutletNotConnected
                }
            }
        }
    }
}
