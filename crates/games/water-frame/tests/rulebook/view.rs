//! What is seen of the table (section 11), in the names of the things that lie on it.

use crate::game::Game;
use crate::setting::{BLUE, RED, Setting};
use water_frame::{
    Decision, EconomyMarker, Effect, FactoryView, Good, GoodView, LastingView, Marker, MarkerView, RowName, Shade,
    SmallWarehouse, StoreView, Tile, TileView,
};

fn factory(game: &Game, seat: usize, good: Good) -> FactoryView {
    game.view().companies[seat].factories.iter().find(|factory| factory.good == good).expect("it stands").clone()
}

fn marker(game: &Game, marker: Marker) -> MarkerView {
    *game.view().companies[BLUE].markers.iter().find(|owned| owned.marker == marker).expect("blue has it")
}

#[test]
fn wf_3_3_a_factory_is_told_with_its_appeal_and_only_where_it_stands() {
    let game = Setting::of(3).year(1800).blue("clothes II price 8 quality 2 distribution 1, lamps IV price 15").begin();
    let clothes = factory(&game, BLUE, Good::Clothes);
    assert_eq!((clothes.level, clothes.next_level, clothes.base, clothes.quality), (2, Some(3), 11, 2));
    assert_eq!((clothes.whole_quality, clothes.distribution, clothes.price, clothes.appeal), (13, 1, 8, 6));
    assert_eq!(factory(&game, BLUE, Good::Lamps).next_level, None);
    assert_eq!((game.view().companies[BLUE].factories.len(), game.view().companies[RED].factories.len()), (2, 0));
    assert_eq!(game.view().top_appeal, 6);
    assert_eq!(Setting::of(3).importer("lamps", 9).begin().view().top_appeal, 9);
}

#[test]
fn wf_3_1_and_wf_8_6_a_row_tells_what_it_makes_and_who_leaves_before_whom() {
    let game = Setting::of(3).blue("cutlery I rows 2/0 1/2 0/0 2/0").begin();
    let rows = factory(&game, BLUE, Good::Cutlery).rows;
    let places: Vec<_> = rows.iter().map(|row| (row.size, row.workers, row.machines, row.free)).collect();
    assert_eq!(places, [(2, 2, 0, 0), (3, 1, 2, 0), (2, 0, 0, 2), (3, 2, 0, 1)]);
    assert!(rows.iter().all(|row| row.makes == if row.free == 0 { row.output } else { 0 }));
    let leaving: Vec<_> = rows.iter().map(|row| row.leaving.clone()).collect();
    assert_eq!(leaving, [vec![5, 4], vec![3], vec![], vec![2, 1]]);
}

#[test]
fn wf_8_6_whoever_is_pointed_at_is_the_last_to_go() {
    let mut game = Setting::of(3).blue("food I rows 2/0 2/0 1/0, cash 30").begin();
    let second_row = factory(&game, BLUE, Good::Food).rows[1].leaving.clone();
    assert_eq!(second_row, [3, 2]);
    game.choose("workers £2 fire_food_2");
    assert_eq!(game.rows(BLUE, Good::Food), "2/0 1/0 0/0 0/0");
    assert_eq!(game.view().turn.fired, [2, 3].map(|row| RowName { good: Good::Food, row }));
}

#[test]
fn wf_2_2_and_wf_2_3_the_columns_of_the_job_market_and_the_wage_beside_its_rows() {
    let view = |k: u64| Setting::of(3).k(k).begin().view();
    let emptied = |k: u64| view(k).goods.iter().map(|of| of.emptied).collect::<Vec<_>>();
    assert_eq!(emptied(0), [0, 0, 0, 0]);
    assert_eq!(emptied(35), [9, 9, 9, 8]);
    assert_eq!(view(35).goods.iter().map(|of| of.unnumbered).collect::<Vec<_>>(), [0, 1, 2, 3]);
    let bands: Vec<_> = view(35).market.wages.iter().map(|band| (band.wage, band.from, band.to, band.now)).collect();
    assert_eq!(bands, [(2, 1, 8, false), (3, 9, 12, true), (4, 13, 16, false), (5, 17, 20, false)]);
    assert!(view(0).market.wages[0].now);
    // WF-21.4: a strike raises the wage, not what is printed.
    let strike = Setting::of(3).k(35).lasting("strike", 1).begin().view().market;
    assert_eq!((strike.wage, strike.wages[1].now), (4, true));
}

#[test]
fn wf_4_3_economy_markers_that_can_still_turn_up() {
    let left = |seats: usize| {
        let game = Setting::of(seats).year(1780).economy(1770, "food", 1, 2).economy(1780, "food", 2, 3).begin();
        let GoodView { economy, economy_left, .. } = game.seen_by_all().goods[0].clone();
        assert_eq!(economy.iter().filter_map(|of| of.marker).count(), 2);
        assert_eq!(game.view().goods[0].economy_left, economy_left, "the same whoever looks");
        economy_left.into_iter().map(|EconomyMarker { steps, workers }| (steps, workers)).collect::<Vec<_>>()
    };
    assert_eq!(left(3), [(0, 1), (1, 1), (2, 1), (0, 2), (2, 2), (0, 3), (1, 3)]);
    assert!(left(2).len() < left(3).len());
    assert!(left(2).iter().all(|marker| left(3).contains(marker)));
    let last = Setting::of(3).year(1810).begin().seen_by_all();
    assert_eq!((last.goods[0].economy_left.len(), last.goods[1].economy_left.len()), (0, 5));
}

#[test]
fn wf_6_6_bureaucracy_closes_a_space_of_the_chart() {
    let game = Setting::of(3).bureaucracy().red("tile administrator").begin();
    let closed = |seat: usize| game.view().companies[seat].chart.iter().map(|space| space.closed).collect::<Vec<_>>();
    assert_eq!(closed(BLUE), [true, false, false, false, false]);
    assert_eq!(closed(RED), [false; 5]);
    assert!(Setting::of(3).begin().view().companies[BLUE].chart.iter().all(|space| !space.closed));
}

#[test]
fn wf_6_1_the_markers_of_a_company_are_named() {
    let words = "marker light_production, marker dark_quality, ship 4, £4 quality, food I";
    let game = Setting::of(3).year(1790).cycle("clothes").blue(words).begin();
    let names: Vec<_> = game.view().companies[BLUE].markers.iter().map(|owned| owned.marker.id()).collect();
    let own = ["factory", "workers", "machinery", "quality", "distribution", "stock_exchange"];
    assert_eq!(names, [&own[..], &["light_production", "dark_quality", "first_ship"]].concat());
    assert_eq!((marker(&game, Marker::Quality).space, marker(&game, Marker::DarkQuality).space), (Some(2), None));
    assert_eq!(marker(&game, Marker::LightProduction).rows, Some(2));
    assert_eq!((marker(&game, Marker::FirstShip).capacity, marker(&game, Marker::Workers).rows), (Some(4), None));
    let shades = [Marker::Workers, Marker::LightProduction, Marker::DarkQuality, Marker::FirstShip];
    assert_eq!(shades.map(|named| marker(&game, named).shade), [Shade::Own, Shade::Light, Shade::Dark, Shade::Own]);
    let company = &game.view().companies[BLUE];
    assert_eq!(company.chart[1].marker, Some(Marker::Quality));
    assert_eq!(company.piers.iter().map(|pier| pier.ship.map(|ship| ship.capacity)).collect::<Vec<_>>(), [Some(4), None]);
}

#[test]
fn wf_14_5_the_warehouses_by_good() {
    let words = "lamps IV price 23 quality 3, tile small_warehouse, column clothes, stored 2 clothes, foreman at lamps";
    let view = Setting::of(3).year(1800).blue(words).begin().view();
    let warehouse = &view.companies[BLUE].warehouse;
    let clothes = StoreView { good: Good::Clothes, stored: 2, manned: true, large: 5, room: 10 };
    assert_eq!((warehouse.stores[1], warehouse.small), (clothes, Some(SmallWarehouse { stored: 0, room: 5 })));
    assert_eq!(warehouse.stores.iter().map(|store| store.room).collect::<Vec<_>>(), [5, 10, 5, 2]);
    assert_eq!(view.companies[BLUE].tiles[0], TileView { tile: Tile::Foreman, at: Some(Good::Lamps) });
    assert_eq!((view.companies[RED].warehouse.small, view.contract_spaces), (None, vec![2, 4, 6, 8, 10]));
    assert_eq!(Setting::of(2).begin().view().contract_spaces, [2, 4]);
}

#[test]
fn wf_21_4_what_events_do_and_what_of_them_lasts() {
    let seen = |events: &str| {
        let setting = Setting::of(3).switch("events", events).year(1780).event(1770, "good_harvest").lasting("harvest", 2);
        setting.lasting("war", true).begin().seen_by_all()
    };
    let view = seen("reconstructed");
    let harvest = view.decades[0].event.expect("it was shown");
    assert_eq!((harvest.event.id(), harvest.acts, harvest.value), ("good_harvest", true, 2));
    assert!(!seen("documented").decades[0].event.expect("it was shown").acts);
    // WF-R57: these act at every table.
    assert!(seen("documented").decades[4].event.expect("it is always known").acts);
    let lasting = [(Effect::War, None), (Effect::Harvest, Some(2))];
    assert_eq!(view.lasting, lasting.map(|(effect, amount)| LastingView { effect, amount }));
    assert_eq!(view.event, None, "no event is being dealt with");
    let mut game =
        Setting::of(3).switch("events", "reconstructed").cycle("lamps").event(1770, "canal_boom").blue("food I").produce();
    assert_eq!(game.seen_by_all().event.map(|event| event.event.id()), Some("canal_boom"));
    game.choose("promote_food");
    assert_eq!(game.seen_by_all().event, None);
}

#[test]
fn wf_r56_the_decades_as_this_table_reads_the_timetable() {
    let decades = |reading: &str| {
        let view = Setting::of(3).switch("timetable", reading).year(1790).begin().view();
        assert_eq!(view.decades.iter().map(|decade| (decade.year, decade.now)).nth(2), Some((1790, true)));
        let open: Vec<_> = view.mat.iter().filter(|row| row.open).map(|row| row.row).collect();
        assert_eq!(open.last(), Some(&view.decades[2].mat_level));
        view.decades.iter().map(|decade| decade.factory_level).collect::<Vec<_>>()
    };
    assert_eq!(decades("a"), [1, 2, 2, 3, 3]);
    assert_eq!(decades("c"), [1, 2, 3, 4, 4]);
    let view = Setting::of(3).begin().view();
    assert_eq!(
        view.mat.iter().map(|row| row.shade).collect::<Vec<_>>(),
        [Shade::Light, Shade::Light, Shade::Dark, Shade::Dark]
    );
    assert_eq!((view.decades[0].obsolete, view.cycle, view.year, view.good), (None, 1, 1770, Good::Food));
    let view = Setting::of(3).year(1810).cycle("lamps").begin().view();
    assert_eq!((view.cycle, view.year, view.good), (20, 1810, Good::Lamps));
}

#[test]
fn wf_6_4_how_far_a_turn_has_come() {
    let mut game = Setting::of(3).blue("food I price 6, cash 40, £8 quality").red("£8 quality").cycle("clothes").begin();
    assert_eq!((game.view().turn.marker, game.view().turn.paid), (None, None));
    game.choose("quality");
    let turn = game.view().turn;
    assert_eq!((turn.marker, turn.space, turn.paid), (Some(Marker::Quality), Some(4), Some(8)));
    // WF-6.4: £8, and the fee for using the marker again.
    assert_eq!((turn.fee, turn.spent), (2, 10));
    let bought = turn.bought.expect("levels");
    assert_eq!((bought.allowed, bought.used, bought.left), (1, 0, 1));
    game.choose("food");
    game.decides(BLUE, Decision::SetPrice);
    assert_eq!((game.view().turn.touched, game.view().turn.good), (vec![Good::Food], Some(Good::Food)));
}

#[test]
fn wf_4_nothing_is_produced_before_the_first_cycle() {
    let view = Setting::of(3).before_the_first_cycle().begin().view();
    assert!(view.preparing && view.goods.iter().all(|of| !of.active));
    let view = Setting::of(3).cycle("cutlery").begin().view();
    assert_eq!(view.goods.iter().filter(|of| of.active).map(|of| of.good).collect::<Vec<_>>(), [Good::Cutlery]);
    assert!(!view.preparing && view.sale.is_none() && view.active.is_some());
}

#[test]
fn wf_18_a_sale_is_told_by_its_sellers() {
    let company = "food I price 5 rows 2/0, column food, stored 1 food, cash 50";
    let game = Setting::of(3).year(1780).k(20).blue(company).red("lamps I price 8").produce();
    game.decides(BLUE, Decision::SaleCall);
    let sale = game.view().sale.expect("it is under way");
    let sellers: Vec<_> = sale.sellers.iter().map(|seller| (seller.seat.number(), seller.made, seller.sold)).collect();
    assert_eq!((sale.good, sellers), (Good::Food, vec![(BLUE, 1, 1)]));
}
