//! The table as a pair of eyes sees it (section 11).

use crate::state::{Decision, Factory, GAP, Phase, Player, State, Storing};
use crate::things::{Action, Card, Colour, Good, QualityCards, QualitySet, Track, bits};
use crate::view::{
    AppealView, AutomaView, BagView, FactoryView, FreeView, MarketView, OtherAppealView, OwnedView, PastView, PlaceView,
    QualityCardView, QualityKind, SeatView, SetView, SoloView, SpaceView, TotalsView, TrackView, View, WageView, WorkView,
    WorkerCardView,
};
use crate::{ArkwrightCard, Move};
use std::collections::{BTreeMap, BTreeSet};
use table::{Eyes, Moves, Rules, Seat};

/// The cards of a set, the higher kind first.
fn laid(set: QualitySet) -> Vec<QualityCardView> {
    let kind = |points| match points {
        1 | 2 => QualityKind::Small,
        3 | 4 => QualityKind::Large,
        _ => QualityKind::Engineer,
    };
    let levels = set.levels().into_iter().filter(|points| *points > 0);
    levels.map(|points| QualityCardView { kind: kind(points), points }).collect()
}

/// The goods whose bits are set.
fn goods(set: u8) -> Vec<Good> {
    Good::ALL.into_iter().filter(|good| set & 1 << good.index() != 0).collect()
}

impl ArkwrightCard {
    pub(crate) fn look(&self, s: &State, eyes: Eyes) -> View {
        let pool = Card::ALL.into_iter().map(|card| (card, s.pool[card.index()])).filter(|(_, count)| *count > 0);
        let pool: BTreeMap<Card, u8> = pool.collect();
        let solo = self.is_solo().then(|| self.look_at_solo(s));
        let in_grid = solo.iter().flat_map(|solo| &solo.grid).filter(|place| place.card.is_some()).count() as u8;
        View {
            seat: match eyes {
                Eyes::Of(seat) => Some(seat),
                _ => None,
            },
            decade: s.decade,
            round: s.round + 1,
            good: s.active_good(),
            phase: s.phase,
            decision: s.decision,
            deciding: (s.decision != Decision::Over).then_some(s.active),
            start: s.start,
            order: self.order(s).filter(|seat| !s.players[*seat].out).collect(),
            actions: Action::ALL.into_iter().filter(|action| self.has_action(*action)).collect(),
            wage: self.look_at_wage(s),
            markets: Good::ALL.into_iter().map(|good| self.look_at_market(s, good)).collect(),
            pool_size: pool.values().sum::<u8>() + in_grid,
            pool,
            solo,
            work: self.look_at_work(s),
            seats: Seat::new(0).round(self.seats).map(|seat| self.look_at_seat(s, seat)).collect(),
        }
    }

    /// AC-R3
    fn has_action(&self, action: Action) -> bool {
        match action {
            Action::ExtraProduction => self.switched.extra_production,
            Action::EarlyShipping | Action::ReactivateTradingOffice => self.switched.early_shipping,
            _ => true,
        }
    }

    fn look_at_wage(&self, s: &State) -> WageView {
        let pounds = self.numbers.wage(s.wage);
        let ahead = self.numbers.wages.iter().skip(usize::from(s.wage)).enumerate();
        let next = ahead.map(|(jobs, wage)| (jobs as u8, *wage)).find(|(_, wage)| *wage != pounds);
        WageView { pounds, space: s.wage + 1, next: next.map(|(_, wage)| wage), jobs_to_next: next.map(|(jobs, _)| jobs) }
    }

    fn look_at_market(&self, s: &State, good: Good) -> MarketView {
        // The sides that a bankrupt company keeps belong to its markers.
        let marked = Seat::new(0).round(self.seats).filter(|seat| s.players[*seat].factory(good).is_open());
        let others = s.others.iter().enumerate().filter_map(|(row, markers)| {
            let automa = if self.is_solo() { Colour::at(row) } else { Colour::Neutral };
            let appeal = u8::try_from(markers[good.index()]).ok()?;
            Some(OtherAppealView { automa, appeal })
        });
        MarketView {
            good,
            demand: s.demand[good.index()],
            productions: Self::productions(s, good),
            appeals: marked.map(|seat| AppealView { seat, appeal: s.players[seat].factory(good).appeal }).collect(),
            others: others.collect(),
        }
    }

    fn look_at_solo(&self, s: &State) -> SoloView {
        let automas = s.automas.iter().enumerate().map(|(automa, own)| AutomaView {
            automa: Colour::at(automa),
            shares: own.shares,
            value: own.value,
            capitalisation: self.automa_score(s, automa),
        });
        let (bag, left) = (self.bag(), self.left_in_bag(s.drawn));
        let of_colour = |automa: Colour| BagView {
            automa,
            whole: bag[automa.index()],
            drawn: s.drawn[automa.index()],
            left: left[automa.index()],
        };
        let places = (0..).zip(&s.grid).map(|(place, card)| PlaceView {
            place: place + 1,
            card: (*card != GAP).then(|| Card::at(usize::from(*card))),
            disc: Colour::ALL.into_iter().find(|colour| s.discs[colour.index()] == place),
        });
        SoloView {
            automas_first: s.human_last,
            automas: automas.collect(),
            bag: Colour::ALL.into_iter().map(of_colour).collect(),
            grid: places.collect(),
        }
    }

    fn look_at_work(&self, s: &State) -> WorkView {
        use Decision as D;
        let (work, decision) = (&s.work, s.decision);
        let storing = matches!(decision, D::Store | D::TradingOffice).then_some(work.storing_for);
        let selling = s.phase == Phase::Production && decision != D::BreakTie;
        let left = |counts: bool| counts.then_some(work.left);
        let by_good = |counts: bool| -> BTreeMap<Good, u8> {
            let counted = Good::ALL.into_iter().zip(work.by_good).filter(|(_, count)| counts && *count > 0);
            counted.collect()
        };
        let raising = matches!(decision, D::QualityStep | D::DistributionStep | D::DistributionFree);
        WorkView {
            factory: match decision {
                D::ExtraLevel | D::EarlyLoad => Some(Good::at(usize::from(work.cursor))),
                D::SetPrice | D::UseOvertime | D::UsePatron | D::SellStock | D::Ship | D::BreakTie => Some(s.active_good()),
                D::TradingOffice if storing == Some(Storing::Production) => Some(s.active_good()),
                D::DistributionFree | D::EngineerReplace | D::Store => work.storing,
                _ => None,
            },
            points_left: left(raising),
            machines_left: left(decision == D::AutomateStep),
            steps_left: left(decision == D::InventorTrack),
            goods_left: left(matches!(decision, D::Ship | D::Store) || (selling && decision == D::TradingOffice)),
            raised: by_good(raising || matches!(decision, D::QualityLayout | D::PatentPlace)),
            freed: goods(work.freed),
            built: work.built,
            modernised: goods(work.modernised),
            aheads: work.aheads,
            levels: by_good(matches!(decision, D::ExtraLevel | D::ExtraOvertime) || storing == Some(Storing::Extra)),
            overtime_at: work.overtime_at,
            loaded: by_good(matches!(decision, D::EarlyLoad | D::EarlyShips) || storing == Some(Storing::Early)),
            reactivated: work.reactivated,
            made: selling.then_some(work.made),
            allowed: (selling && decision != D::UseOvertime).then_some(work.allowed),
            ships: work.ships,
            storing_for: storing,
            incoming: work.incoming,
            incoming_from: work.incoming.filter(|_| self.is_solo()).map(|_| work.place + 1),
            outgoing: work.outgoing,
            declined: Seat::new(0).round(self.seats).filter(|seat| work.declined & 1 << seat.number() != 0).collect(),
            sets: self.sets_to_lay(s),
        }
    }

    /// 5.6, AC-172: the sets that some move lays.
    fn sets_to_lay(&self, s: &State) -> Vec<SetView> {
        if !matches!(s.decision, Decision::QualityLayout | Decision::EngineerReplace) {
            return Vec::new();
        }
        let mut moves = Moves::new();
        self.moves(s, s.active, &mut moves);
        let mut sets = BTreeSet::new();
        for mv in moves.iter() {
            match mv {
                Move::LayOut { sets: all } => sets.extend(all),
                Move::Replace { set } => sets.extend([set]),
                _ => {}
            }
        }
        sets.into_iter().map(|set| SetView { set, cards: laid(set), points: set.total() }).collect()
    }

    fn look_at_seat(&self, s: &State, seat: Seat) -> SeatView {
        let player = &s.players[seat];
        let open = player.open().filter(|_| !player.out);
        let factories: Vec<FactoryView> = open.map(|good| self.look_at_factory(s, seat, good)).collect();
        let total = |of: fn(&FactoryView) -> u8| factories.iter().map(of).sum();
        let producing = s.phase == Phase::Production && player.produced;
        let not_yet =
            s.active == seat && matches!(s.decision, Decision::UseOvertime | Decision::UsePatron | Decision::SellStock);
        SeatView {
            seat,
            out: player.out,
            out_round: player.out.then_some(player.out_round),
            acted: self.has_acted(s, seat),
            money: player.money,
            shares: player.shares,
            value: player.value,
            half_value: player.half_value(),
            capitalisation: i32::from(player.shares) * i32::from(player.value),
            score: self.score_of(s, seat),
            loans: player.loans,
            ship_tokens: player.ship_tokens,
            value_lost: self.pounds_reached(player.ship_tokens),
            ships_ready: player.ships_ready,
            sold: (producing && !not_yet).then_some(player.sold),
            tracks: Track::ALL.into_iter().map(|track| self.look_at_track(player, track)).collect(),
            totals: TotalsView {
                goods: total(|factory| factory.goods),
                people: total(|factory| factory.people),
                machines: total(|factory| factory.machines),
                sum: total(|factory| factory.sum),
                stock: total(|factory| factory.stock),
            },
            factories,
            cards: player.owned.iter().map(|card| OwnedView { card, turned: player.turned.has(card) }).collect(),
            card_limit: self.track(player, Track::DevCards),
            discarded: player.discarded.iter().collect(),
            free: Self::look_at_free(player),
            past: PastView {
                engineer: player.engineer_ever,
                patent: player.patent_ever,
                automated: player.automated,
                brokered: player.brokered,
                built: player.built,
                upstart: player.upstart,
                ships: player.ships_used,
            },
        }
    }

    /// AC-20
    fn has_acted(&self, s: &State, seat: Seat) -> bool {
        match s.phase {
            Phase::Turns => s.active != seat && s.start.distance_to(seat, self.seats) < usize::from(s.done),
            // A new decade has begun when its start player is chosen.
            Phase::RoundEnd => s.decision != Decision::ChooseStart,
            Phase::Production | Phase::Over => true,
            _ => false,
        }
    }

    fn look_at_track(&self, player: &Player, track: Track) -> TrackView {
        let values = self.numbers.tracks[track.index()].values.iter().enumerate();
        TrackView {
            track,
            space: player.tracks[track.index()] + 1,
            value: self.track(player, track),
            spaces: values
                .map(|(space, value)| SpaceView { value: *value, from_decade: self.open_from(player, track, space) })
                .collect(),
        }
    }

    fn look_at_free(player: &Player) -> FreeView {
        let all = QualityCards { small: 2, large: 1, engineer: u8::from(player.owned.has(Card::Engineer)) };
        let used = player.factories.iter().map(|factory| factory.quality.cards());
        let quality =
            used.fold(all, |left, used| left.without(used).unwrap_or(QualityCards { small: 0, large: 0, engineer: 0 }));
        let spread = player.factories.iter().filter(|factory| factory.distribution > 0).count();
        let (small_warehouses, large_warehouses) = Self::free_warehouses(player);
        FreeView {
            small_quality: quality.small,
            large_quality: quality.large,
            engineers: quality.engineer,
            distribution: Self::distribution_cards(player).saturating_sub(spread) as u8,
            small_warehouses,
            large_warehouses,
        }
    }

    fn look_at_factory(&self, s: &State, seat: Seat, good: Good) -> FactoryView {
        let player = &s.players[seat];
        let factory = player.factory(good);
        let (people, machines) = self.staff(good, factory, 2);
        let sum = self.total(good, factory);
        let priced = good == s.active_good() && self.has_priced(s, seat);
        FactoryView {
            good,
            side: factory.side,
            goods: self.output(good, factory, 2),
            people,
            machines,
            worker_cards: (0..2).filter_map(|card| self.look_at_workers(good, factory, card)).collect(),
            next_card: (0..2).find(|card| factory.face(*card) == 0).map(|card| card as u8 + 1),
            sum,
            appeal: factory.appeal,
            appeals: bits(self.appeals(good, factory)).collect(),
            price: if priced { player.price } else { sum.saturating_sub(factory.appeal) },
            priced,
            quality_set: factory.quality,
            quality: laid(factory.quality),
            quality_points: factory.quality.total(),
            distribution: factory.distribution,
            stock: factory.stock,
            room: self.room(factory.small, factory.large),
            small_warehouses: factory.small,
            large_warehouses: factory.large,
            foreman: player.foreman_at == Some(good),
            patent: player.patent_at == Some(good),
        }
    }

    /// AC-43
    fn look_at_workers(&self, good: Good, factory: &Factory, card: usize) -> Option<WorkerCardView> {
        let printed = self.numbers.good(good).worker_cards[card];
        let (face, machines) = (factory.face(card), factory.machines(card));
        (face > 0).then(|| WorkerCardView {
            card: card as u8 + 1,
            face,
            goods: self.output(good, factory, card + 1) - self.output(good, factory, card),
            people: printed.workers - machines,
            machines,
            replaceable: printed.machines - machines,
        })
    }
}
