//! What everybody sees: names and sums, worked out by the rules and not by whoever draws them (section 11).

use crate::scene::{C, F, Game, L, Scene, T, act, staffed, tile};
use arkwright_card::{
    Action, ArkwrightCard, Card, Colour, Decision, FactoryPosition as Factory, FactoryView, FreeView, MarketView, Move,
    OwnedView, QualityKind, QualitySet, SeatView, Track, View,
};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use table::{Chance, Eyes, Moves, Rng, Rules, Seat, Setup, Spoken};

fn view(game: &Game) -> View {
    game.table.rules().view(game.table.state(), Eyes::Of(Seat::new(0)))
}

fn own(game: &Game) -> SeatView {
    view(game).seats.swap_remove(0)
}

#[track_caller]
fn only_factory(scene: Scene) -> FactoryView {
    let mut factories = own(&scene.begin()).factories;
    assert_eq!(factories.len(), 1);
    factories.swap_remove(0)
}

fn market(game: &Game, good: usize) -> MarketView {
    view(game).markets.swap_remove(good)
}

#[test]
fn ac_41_to_ac_44_what_stands_at_a_factory_is_added_up() {
    let textile = Factory { machines1: 1, quality: QualitySet::L3S1, distribution: 3, stock: 2, small: 1, ..staffed(2, 2, 1) };
    let game = Scene::turn(3).decade(2).factory(T, textile).track(Track::Quality, 2).begin();
    let factories = own(&game).factories;
    let [factory] = factories.as_slice() else { panic!("one factory: {factories:?}") };
    // The tile, its office, the quality cards and the distribution card.
    assert_eq!((factory.good, factory.sum), (T, 7 + 4 + 4 + 3));
    assert_eq!((factory.quality_points, factory.distribution, factory.room, factory.next_card), (4, 3, 2, None));
    let cards: Vec<_> = factory.quality.iter().map(|card| (card.kind, card.points)).collect();
    assert_eq!(cards, [(QualityKind::Large, 3), (QualityKind::Small, 1)]);
    let on_cards = |of: fn(&arkwright_card::WorkerCardView) -> u8| factory.worker_cards.iter().map(of).sum::<u8>();
    assert_eq!((factory.people, factory.machines), (on_cards(|card| card.people), 1));
    assert_eq!(factory.goods, 1 + on_cards(|card| card.goods), "the tile makes one");
    let totals = own(&game).totals;
    assert_eq!((totals.goods, totals.people, totals.sum, totals.stock), (factory.goods, factory.people, factory.sum, 2));
}

#[test]
fn ac_80_a_machine_stands_where_a_worker_stood() {
    let with = |machines1| only_factory(Scene::turn(3).factory(F, Factory { machines1, ..staffed(1, 1, 0) }));
    let (before, after) = (with(0).worker_cards.remove(0), with(1).worker_cards.remove(0));
    assert_eq!((before.card, before.face, before.machines), (1, 1, 0));
    assert_eq!((after.people, after.machines), (before.people - 1, 1));
    assert_eq!(after.replaceable, before.replaceable - 1);
    assert_eq!(with(0).next_card, Some(2));
    assert_eq!(only_factory(Scene::turn(3).factory(F, tile(1))).next_card, Some(1));
}

#[test]
fn ac_141_to_ac_143_the_price_and_the_appeals_of_a_factory() {
    let mut game = Scene::turn(3).factory(F, tile(1)).factory(T, Factory { appeal: 3, ..tile(1) }).begin();
    let factory = |game: &Game, place: usize| own(game).factories[place].clone();
    assert_eq!(factory(&game, 0).appeals, [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!((factory(&game, 0).price, factory(&game, 0).priced), (8, false));
    let textile = factory(&game, 1);
    assert_eq!((textile.price, textile.priced), (textile.sum - 3, false));
    game.play_all(0, &[act(Action::Pass), Move::SetAppeal { appeal: 5 }]);
    assert_eq!((factory(&game, 0).price, factory(&game, 0).priced), (3, true));
    assert!(!factory(&game, 1).priced, "textile is not sold in this round");
}

#[test]
fn ac_220_a_bankrupt_company_has_no_factory_though_its_marker_stays() {
    let ruin = Factory { appeal: 2, ..tile(1) };
    let scene = Scene::production(3).seat(0).factory(F, ruin).ships(0, 0).money(0).loans(9);
    let game = scene.seat(1).factory(F, tile(1)).seat(2).factory(T, tile(1)).produce();
    let seen = view(&game);
    assert!(seen.seats[0].out && seen.seats[0].factories.is_empty());
    assert_eq!(seen.seats[0].out_round, Some(1));
    assert_eq!(seen.seats[0].totals.goods, 0);
    let markers: Vec<_> = seen.markets[0].appeals.iter().map(|marker| (marker.seat.number(), marker.appeal)).collect();
    assert_eq!(markers, [(0, 2), (1, 0)]);
    assert!(!seen.order.contains(&Seat::new(0)));
}

#[test]
fn ac_33_the_next_wage_and_how_many_jobs_it_takes() {
    let wage = |space: u8| view(&Scene::turn(3).with(|table| table.wage = space).begin()).wage;
    let printed = [3, 3, 4, 4, 4, 5];
    for (place, pounds) in printed.into_iter().enumerate().take(5) {
        let seen = wage(place as u8);
        assert_eq!((seen.pounds, seen.space), (pounds, place as u8 + 1));
        let jobs = usize::from(seen.jobs_to_next.expect("the track goes on"));
        assert_eq!(seen.next, Some(printed[place + jobs]));
        assert!(printed[place..place + jobs].iter().all(|same| *same == pounds));
    }
    let rules = Scene::turn(3).begin();
    let last = (0..=u8::MAX).take_while(|space| wage_is_printed(&rules, *space)).last().expect("a space");
    assert_eq!((wage(last).next, wage(last).jobs_to_next), (None, None));
}

fn wage_is_printed(game: &Game, space: u8) -> bool {
    let rules = game.table.rules();
    let mut position = rules.save(game.table.state());
    position.table.wage = space;
    rules.load(&position).is_ok()
}

#[test]
fn ac_62_productions_to_come() {
    let left = |decade, good, seen: usize| market(&Scene::turn(3).decade(decade).active(good).begin(), seen).productions;
    assert_eq!([0, 1, 2, 3].map(|seen| left(1, F, seen)), [3, 3, 3, 3]);
    assert_eq!([0, 1, 2, 3].map(|seen| left(2, C, seen)), [1, 1, 2, 2]);
    assert_eq!([0, 1, 2, 3].map(|seen| left(3, L, seen)), [0, 0, 0, 1]);
    // The Entrepreneur is asked when the production of the round is over.
    let owner = Scene::production(3).active(T).seat(0).owns(&[Card::Entrepreneur]);
    let game = owner.factory(T, tile(1)).ships(0, 0).produce();
    assert_eq!(game.decides(), (Decision::EntrepreneurStart, Some(0)));
    assert_eq!([0, 1, 2, 3].map(|seen| market(&game, seen).productions), [2, 2, 3, 3]);
}

#[test]
fn ac_152_restricted_spaces_and_the_card_that_lifts_them() {
    let spaces = |scene: Scene| {
        let tracks = own(&scene.begin()).tracks;
        let quality = tracks.iter().find(|track| track.track == Track::Quality).expect("the track");
        quality.spaces.iter().map(|space| space.from_decade).collect::<Vec<_>>()
    };
    let restricted = Scene::turn(3).switch("restrictions");
    assert_eq!(spaces(restricted.clone()), [None, None, Some(2), Some(3)]);
    assert_eq!(spaces(restricted.owns(&[Card::Engineer])), [None; 4]);
    assert_eq!(spaces(Scene::turn(3)), [None; 4]);
}

#[test]
fn ac_93_ac_94_and_ac_188_cards_that_lie_at_no_factory() {
    let food = Factory { quality: QualitySet::L3S1, distribution: 1, stock: 1, small: 1, ..tile(1) };
    let free = own(&Scene::turn(3).factory(F, food).owns(&[Card::Patent, Card::LargeWarehouse]).begin()).free;
    let wanted = FreeView {
        small_quality: 1,
        large_quality: 0,
        engineers: 0,
        distribution: 2,
        small_warehouses: 1,
        large_warehouses: 1,
    };
    assert_eq!(free, wanted);
}

#[test]
fn ac_155_and_ac_165_where_cards_lie_and_which_are_turned() {
    let scene = Scene::turn(3).factory(F, tile(1)).factory(T, tile(1)).owns(&[Card::Foreman, Card::Entrepreneur]);
    let company = own(&scene.foreman_at(T).turned(&[Card::Entrepreneur]).begin());
    assert_eq!(company.factories.iter().map(|factory| factory.foreman).collect::<Vec<_>>(), [false, true]);
    let entrepreneur = OwnedView { card: Card::Entrepreneur, turned: true };
    assert_eq!(company.cards, [entrepreneur, OwnedView { card: Card::Foreman, turned: false }]);
}

#[test]
fn ac_20_the_order_of_the_turns_and_who_has_acted() {
    let mut game = Scene::turn(3).with(|table| (table.start, table.active) = (2, 2)).begin();
    let acted = |game: &Game| view(game).seats.iter().map(|seat| seat.acted).collect::<Vec<_>>();
    assert_eq!(view(&game).order.iter().map(|seat| seat.number()).collect::<Vec<_>>(), [2, 0, 1]);
    assert_eq!((acted(&game), view(&game).deciding), (vec![false; 3], Some(Seat::new(2))));
    game.play_all(2, &[act(Action::Pass), Move::Skip]);
    assert_eq!((acted(&game), view(&game).deciding), (vec![false, false, true], Some(Seat::new(0))));
}

#[test]
fn ac_91_the_sets_that_can_be_laid_are_told_with_their_cards() {
    let mut game = Scene::turn(3).factory(F, tile(1)).factory(T, tile(1)).track(Track::Quality, 1).begin();
    game.play_all(0, &[act(Action::Quality), Move::RaiseQuality { good: F }]);
    let work = view(&game).work;
    assert_eq!((work.points_left, work.raised), (Some(1), BTreeMap::from([(F, 1)])));
    game.play(0, Move::RaiseQuality { good: F });
    assert_eq!(game.decides().0, Decision::QualityLayout);
    let told: Vec<_> = view(&game).work.sets.into_iter().map(|set| (set.set, set.cards.len(), set.points)).collect();
    assert_eq!(told, [(QualitySet::None, 0, 0), (QualitySet::S1S1, 2, 2), (QualitySet::S2, 1, 2)]);
}

#[test]
fn ac_r3_no_action_of_a_module_that_is_not_played_with() {
    let actions = |scene: Scene| view(&scene.begin()).actions;
    let module = [Action::ExtraProduction, Action::EarlyShipping, Action::ReactivateTradingOffice];
    let simple = actions(Scene::turn(3));
    assert!(module.iter().all(|action| !simple.contains(action)));
    assert_eq!(actions(Scene::turn(3).switch("extra_production")).len(), simple.len() + 1);
    assert_eq!(actions(Scene::turn(3).switch("early_shipping")).len(), simple.len() + 2);
}

/// AC-14, AC-241, AC-245
#[test]
fn the_solo_game_has_a_grid_with_discs_and_a_bag() {
    let scene = Scene::turn(1).with(|table| (table.discs, table.drawn) = ([6, 0, 2], [1, 3, 0]));
    let seen = view(&scene.with(|table| table.others[1][2] = 4).begin());
    let solo = seen.solo.expect("a solo game");
    let discs = solo.grid.iter().filter_map(|place| Some((place.place, place.disc?))).collect::<Vec<_>>();
    assert_eq!(discs, [(1, Colour::B), (3, Colour::Neutral), (7, Colour::A)]);
    assert_eq!((solo.grid.len(), solo.grid[14].card, seen.pool_size), (15, None, 14));
    assert_eq!(solo.bag.iter().map(|colour| (colour.whole, colour.left)).collect::<Vec<_>>(), [(3, 2), (3, 0), (2, 2)]);
    assert_eq!(solo.automas[0].capitalisation, 144);
    let others = &seen.markets[2].others;
    assert_eq!(others.iter().map(|marker| (marker.automa, marker.appeal)).collect::<Vec<_>>(), [(Colour::B, 4)]);
    assert!(seen.markets[0].others.is_empty());
}

#[test]
fn ac_185_goods_sold_in_the_production_under_way() {
    let food = Factory { appeal: 1, ..staffed(1, 1, 0) };
    let scene = Scene::production(3).seat(0).factory(F, food).ships(1, 0).price(7).owns(&[Card::Overtime]);
    let mut game = scene.produce();
    assert_eq!((own(&game).sold, view(&game).work.made, view(&game).work.allowed), (None, Some(3), None));
    game.play(0, Move::No);
    assert_eq!(game.decides().0, Decision::Ship);
    let work = view(&game).work;
    assert_eq!((own(&game).sold, work.factory, work.goods_left), (Some(1), Some(F), Some(2)));
}

/// The fields of all objects, by their path; lists count as one, and maps by name are left out.
fn fields(json: &Json, path: &str, all: &mut BTreeMap<String, BTreeSet<Vec<String>>>) {
    match json {
        Json::Object(_) if ["pool", "raised", "levels", "loaded"].iter().any(|map| path.ends_with(map)) => {}
        Json::Object(object) => {
            all.entry(path.to_owned()).or_default().insert(object.keys().cloned().collect());
            object.iter().for_each(|(key, value)| fields(value, &format!("{path}.{key}"), all));
        }
        Json::Array(list) => list.iter().for_each(|value| fields(value, path, all)),
        _ => {}
    }
}

#[test]
fn every_field_is_always_there() {
    let mut all = BTreeMap::new();
    for seats in 1..=4 {
        let setup = ["extra_production", "early_shipping", "restrictions"].into_iter();
        let setup = setup.fold(Setup::of(seats), |setup, name| setup.switch(name, "true"));
        let rules = ArkwrightCard::set_up(&setup).expect("the built-in sheet");
        for game in 0..2 {
            let mut rng = Rng::new(game);
            let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
            let mut moves = Moves::new();
            while let Some(seat) = rules.turn(&state).seats().lowest() {
                let view = serde_json::to_value(rules.view(&state, Eyes::Watcher)).expect("JSON");
                fields(&view, "view", &mut all);
                fields(&serde_json::to_value(rules.forecast(&state, seat)).expect("JSON"), "forecast", &mut all);
                rules.moves(&state, seat, &mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                rules.play(&mut state, seat, mv, &mut ());
            }
        }
    }
    for (path, kinds) in all {
        assert_eq!(kinds.len(), 1, "{path} has now these fields, now those: {kinds:?}");
    }
}
