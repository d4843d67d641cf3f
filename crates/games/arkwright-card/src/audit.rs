//! What must hold after every move (section 10).

use crate::ArkwrightCard;
use crate::state::{Decision, GAP, Phase, Player, State, Storing};
use crate::things::{Card, Good, Track};
use table::{Broken, Seat};

impl ArkwrightCard {
    pub(crate) fn invariants(&self, s: &State) -> Result<(), Broken> {
        let holds =
            |held: bool, rule, path: &str, found: String| if held { Ok(()) } else { Err(Broken::new(rule, path, found)) };
        holds((1..=3).contains(&s.decade), "AC-214", "decade", s.decade.to_string())?;
        holds(s.round < 4, "AC-210", "round", s.round.to_string())?;
        holds(usize::from(s.wage) < self.numbers.wages.len(), "AC-33", "wage", s.wage.to_string())?;
        holds((s.phase == Phase::Over) == (s.decision == Decision::Over), "AC-214", "phase", format!("{:?}", s.phase))?;
        for good in Good::ALL {
            let demand = s.demand[good.index()];
            let range = self.numbers.demand_min..=self.numbers.demand_max;
            holds(range.contains(&demand), "AC-32", &format!("demand[{}]", good.index()), demand.to_string())?;
            for (row, markers) in s.others.iter().enumerate() {
                let marker = markers[good.index()];
                let path = format!("others[{row}][{}]", good.index());
                let neutral = self.seats == 2 && row == 0;
                let least = if neutral { 0 } else { -1 };
                let most = if self.is_solo() || neutral { self.numbers.appeal_max as i8 } else { -1 };
                holds((least..=most).contains(&marker), "AC-34", &path, marker.to_string())?;
            }
        }
        let fresh = s.decision != Decision::ChooseAction || s.work == Default::default();
        holds(fresh, "AC-21", "work", "ChooseAction".to_owned())?;
        holds(self.cards_in_play(s) == s.all_cards, "AC-153", "pool", "cards".to_owned())?;
        if self.is_solo() {
            self.solo_is_sound(s)?;
        }
        for seat in Seat::new(0).round(self.seats) {
            self.player_is_sound(s, &s.players[seat], seat)?;
        }
        Ok(())
    }

    /// AC-I12
    fn solo_is_sound(&self, s: &State) -> Result<(), Broken> {
        for (colour, markers) in self.bag().into_iter().enumerate() {
            if s.drawn[colour] > markers {
                return Err(Broken::new("AC-241", format!("drawn[{colour}]"), s.drawn[colour]));
            }
            let place = usize::from(s.discs[colour]);
            let apart = (0..3).all(|other| other == colour || s.discs[other] != s.discs[colour]);
            if place >= 15 || s.grid[place] == GAP || !apart {
                return Err(Broken::new("AC-245", format!("discs[{colour}]"), place));
            }
        }
        Ok(())
    }

    /// AC-I2 to AC-I9
    fn player_is_sound(&self, s: &State, player: &Player, seat: Seat) -> Result<(), Broken> {
        let numbers = &self.numbers;
        let path = |field: &str| format!("players[{}].{field}", seat.number());
        let holds = |held: bool, rule, field: &str, found: u32| {
            if held { Ok(()) } else { Err(Broken::new(rule, path(field), found)) }
        };
        let over = s.decision == Decision::Over;
        holds(player.shares <= numbers.shares_max, "AC-23", "shares", player.shares.into())?;
        holds(player.value <= numbers.share_value_max, "AC-23", "value", player.value.into())?;
        holds(player.loans <= numbers.loans_max, "AC-111", "loans", player.loans.into())?;
        let saving = s.active == seat && matches!(s.decision, Decision::Store | Decision::TradingOffice);
        let spare = u8::from(saving && player.is_ready(Card::TradingOffice));
        holds(player.ship_tokens <= numbers.ship_tokens_max + spare, "AC-187", "ship_tokens", player.ship_tokens.into())?;
        holds(
            player.ships_ready <= numbers.ships_on_card.max(numbers.ships_ready),
            "AC-112",
            "ships_ready",
            player.ships_ready.into(),
        )?;
        for track in Track::ALL {
            let space = player.tracks[track.index()];
            holds(usize::from(space) < numbers.tracks[track.index()].values.len(), "AC-151", "tracks", space.into())?;
        }
        holds(
            player.owned.len() <= usize::from(self.track(player, Track::DevCards)),
            "AC-154",
            "owned",
            player.owned.len() as u32,
        )?;
        holds(player.owned.contains(player.turned), "AC-155", "turned", player.turned.len() as u32)?;
        holds(player.turned.iter().all(Card::turns), "AC-155", "turned", player.turned.len() as u32)?;
        let foreman = player.foreman_at.is_none_or(|good| player.owned.has(Card::Foreman) && player.factory(good).is_open());
        holds(foreman, "AC-165", "foreman_at", 0)?;
        let patent =
            player.patent_at.is_none_or(|good| player.owned.has(Card::Patent) && player.factory(good).distribution > 0);
        holds(patent, "AC-171", "patent_at", 0)?;
        let mut used = (0, 0, 0, 0, 0, 0);
        for good in Good::ALL {
            let factory = player.factory(good);
            let info = numbers.good(good);
            holds(factory.side <= 2, "AC-61", "side", factory.side.into())?;
            holds(factory.small <= 2 && factory.large <= 1, "AC-188", "small", factory.small.into())?;
            holds(factory.appeal <= numbers.appeal_max, "AC-142", "appeal", factory.appeal.into())?;
            if player.out {
                continue;
            }
            let closed = crate::state::Factory::default();
            holds(factory.is_open() || *factory == closed, "AC-40", "factories", good as u32)?;
            holds(factory.face1 <= 2 && matches!(factory.face2, 0 | 1 | 3), "AC-71", "faces", good as u32)?;
            holds(factory.face2 == 0 || factory.face1 > 0, "AC-70", "face2", factory.face2.into())?;
            for card in 0..2 {
                let most = if factory.face(card) > 0 { info.worker_cards[card].machines } else { 0 };
                holds(factory.machines(card) <= most, "AC-43", "machines", factory.machines(card).into())?;
                let half = factory.machines(card) > 0 && factory.machines(card) < most;
                used.5 += u32::from(half);
            }
            holds(factory.distribution <= numbers.distribution_max, "AC-94", "distribution", factory.distribution.into())?;
            holds(factory.quality.total() <= self.quality_cap(player), "AC-92", "quality", factory.quality.total().into())?;
            let cards = factory.quality.cards();
            used.0 += cards.small;
            used.1 += cards.large;
            used.2 += cards.engineer;
            used.3 += factory.small;
            used.4 += factory.large;
            let room = factory.small * numbers.small_capacity + factory.large * numbers.large_capacity;
            let storing =
                matches!(s.decision, Decision::Store | Decision::TradingOffice | Decision::Ship | Decision::SellStock)
                    && s.active == seat;
            let fits = factory.stock <= room && (storing || (factory.stock > 0) == (room > 0));
            holds(fits, "AC-188", "stock", factory.stock.into())?;
        }
        if player.out {
            return Ok(());
        }
        holds(used.0 <= 2 && used.1 <= 1, "AC-93", "quality", u32::from(used.0 + used.1))?;
        holds(used.2 <= u8::from(player.owned.has(Card::Engineer)), "AC-172", "quality", used.2.into())?;
        holds(used.3 <= 2, "AC-188", "small", used.3.into())?;
        holds(used.4 <= u8::from(player.owned.has(Card::LargeWarehouse)), "AC-173", "large", used.4.into())?;
        holds(used.5 <= 1, "AC-82", "machines", used.5)?;
        let spread = player.factories.iter().filter(|factory| factory.distribution > 0).count();
        holds(spread <= Self::distribution_cards(player), "AC-94", "distribution", spread as u32)?;
        let spreading = s.active == seat
            && matches!(s.decision, Decision::DistributionStep | Decision::DistributionFree | Decision::PatentPlace);
        holds(spread <= 2 || spreading || player.patent_at.is_some(), "AC-94", "patent_at", spread as u32)?;
        holds(over || player.money < 20_000, "AC-22", "money", player.money.into())
    }

    /// Whether the pending decision fits the phase and what has been done so far; a position may say anything.
    pub(crate) fn pending_is_sound(&self, s: &State) -> bool {
        use Decision as D;
        let (me, work, good) = (s.me(), &s.work, s.active_good());
        let open = |good: Option<Good>| good.is_some_and(|good| me.factory(good).is_open());
        let setting_up = matches!(s.phase, Phase::FirstFactories | Phase::SecondFactories | Phase::Extras | Phase::Opening);
        let more_to_come = usize::from(s.done) < self.seats;
        let phase = match s.decision {
            D::SoloFactory1 | D::DraftFactory1 => s.phase == Phase::FirstFactories && more_to_come,
            D::SoloFactory2 | D::DraftFactory2 => s.phase == Phase::SecondFactories && more_to_come,
            D::DraftDevelopment => s.phase == Phase::Extras,
            D::OpeningShares => s.phase == Phase::Opening && more_to_come,
            D::PlaceForeman => matches!(s.phase, Phase::Extras | Phase::Turns),
            D::UseOvertime | D::UsePatron | D::SellStock | D::Ship | D::BreakTie => s.phase == Phase::Production,
            D::Store | D::TradingOffice if work.storing_for == Storing::Production => {
                s.phase == Phase::Production && me.factory(good).is_open()
            }
            D::Store | D::TradingOffice => s.phase == Phase::Turns,
            D::EntrepreneurStart | D::ChooseStart => s.phase == Phase::RoundEnd,
            D::Over => true,
            _ => s.phase == Phase::Turns,
        };
        let by_good =
            work.by_good.iter().zip(&me.factories).all(|(count, factory)| *count <= 9 && (*count == 0 || factory.is_open()));
        let bounds =
            work.cursor <= 18 && work.left <= 60 && work.made <= 40 && work.allowed <= 60 && work.place < 15 && by_good;
        let fits = match s.decision {
            D::Store => open(work.storing),
            D::DistributionFree => open(work.storing) && work.left > 0,
            D::EngineerReplace => {
                let there = work.storing.is_some_and(|good| me.factory(good).quality.cards().engineer > 0);
                there && work.outgoing == Some(Card::Engineer) && work.incoming.is_some()
            }
            D::ExtraLevel => self.switched.extra_production && work.cursor < 4,
            D::EarlyLoad => self.switched.early_shipping && work.cursor < 4,
            D::EarlyShips => self.switched.early_shipping,
            D::SetPrice | D::UsePatron | D::SellStock | D::Ship => me.factory(good).is_open(),
            D::UseOvertime => me.factory(good).is_open() && me.owned.has(Card::Overtime),
            D::ExtraOvertime => self.switched.extra_production && me.owned.has(Card::Overtime),
            D::DiscardFor => work.incoming.is_some(),
            D::UsePromoter => !work.promoter_goes || (work.outgoing == Some(Card::Promoter) && work.incoming.is_some()),
            D::InventorTrack => (1..=2).contains(&work.left),
            D::TradingOffice => me.is_ready(Card::TradingOffice) && work.ships > 0 && me.ship_tokens > 0,
            D::BreakTie => me.is_ready(Card::Entrepreneur),
            D::EntrepreneurStart => me.owned.has(Card::Entrepreneur),
            _ => true,
        };
        let there = work.incoming.is_none_or(|card| {
            let offered =
                if self.is_solo() { s.grid[usize::from(work.place.min(14))] == card as u8 } else { s.pool[card.index()] > 0 };
            offered && !me.owned.has(card)
        });
        let loads = self.load(me).saturating_mul(self.usable_ships(me));
        let carried = !matches!(s.decision, D::EarlyLoad | D::EarlyShips)
            || work.by_good.iter().map(|goods| u32::from(*goods)).sum::<u32>() <= u32::from(loads);
        let plays = s.decision == D::Over || !me.out;
        let enough = setting_up || s.phase != Phase::RoundEnd || self.is_solo() || self.still_in(s).count() > 1;
        let counted = usize::from(s.done) <= self.seats.max(2);
        phase && bounds && fits && there && carried && plays && enough && counted
    }
}
