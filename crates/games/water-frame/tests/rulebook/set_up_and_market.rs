//! Set-up and market (WF-E1 to WF-E12), the share value track (3.1), the numbers of section 4.

use crate::game::Game;
use crate::setting::{BLUE, GREEN, RED, SEATS, Setting, YELLOW};
use table::{Setup, Spoken};
use water_frame::{Decision, Good, WaterFrame};

fn predetermined(seats: usize) -> Game {
    Game::deal(Setup::of(seats).switch("setup", "predetermined"), "arkwright")
}

fn free(seats: usize) -> Game {
    Game::deal(Setup::of(seats), "arkwright")
}

#[test]
fn wf_e1_level_one_costs() {
    for (good, cost) in [("food", 8), ("clothes", 9), ("cutlery", 10), ("lamps", 11)] {
        let mut game = Setting::of(3).blue("cash 100").begin();
        game.choose(&format!("factory £2 build_{good}_I"));
        // After lamps there is nothing more to build.
        game.choose(if good == "lamps" { "5" } else { "done 5" });
        assert_eq!((game.cash(BLUE), game.paid(BLUE, "WF-7.7")), (98 - i64::from(cost), cost), "{good}");
    }
    let mut game = free(2);
    let start = game.active().number();
    // Both found food first, then lamps; each pays 8 + 11 out of two shares.
    game.choose("food 5 food 5 lamps 5 lamps 5 2 pass 2 pass");
    game.turn_of(start);
    assert_eq!((game.money(BLUE), game.money(RED)), ((1, 13, 10), (1, 13, 10)));
}

#[test]
fn wf_e2_food_founded_at_price_6() {
    let mut game = free(4);
    let start = game.active().number();
    game.asks(start, Decision::FoundFactory, "food clothes cutlery lamps");
    let before = game.market();
    game.choose("food");
    game.asks(start, Decision::SetPrice, "5 6 7 8");
    game.choose("6");
    assert_eq!((before, game.market()), ((4, 4), (8, 4)));
    assert_eq!((game.appeal(start, Good::Food), game.rows(start, Good::Food)), (2, "2/0 2/0 0/0 0/0".to_owned()));
    assert_eq!(game.active().number(), (start + 1) % 4);
}

#[test]
fn wf_e2_at_most_two_food_can_be_sold() {
    let game = Setting::of(3).blue("food I price 6").k(30).produce();
    assert_eq!((game.demand()[0], game.sold(BLUE)), (8, 2));
}

#[test]
fn wf_e3_food_at_price_5() {
    assert_eq!(Setting::of(3).blue("food I price 5").begin().appeal(BLUE, Good::Food), 3);
}

/// WF-4.16: players, seat, factories with price and appeal, shares, capital, cost, cash at start.
type Start = (usize, usize, [(Good, i64, u8); 2], i64, i64, i64, i64);
const STARTS: [Start; 9] = [
    (4, BLUE, [(Good::Clothes, 6, 3), (Good::Cutlery, 6, 4)], 9, 60, 19, 41),
    (4, RED, [(Good::Food, 7, 1), (Good::Cutlery, 7, 3)], 10, 50, 18, 32),
    (4, GREEN, [(Good::Clothes, 5, 4), (Good::Lamps, 8, 3)], 9, 60, 20, 40),
    (4, YELLOW, [(Good::Food, 5, 3), (Good::Lamps, 9, 2)], 10, 50, 19, 31),
    (3, BLUE, [(Good::Food, 7, 1), (Good::Clothes, 8, 1)], 10, 50, 17, 33),
    (3, RED, [(Good::Food, 6, 2), (Good::Cutlery, 8, 2)], 9, 60, 18, 42),
    (3, GREEN, [(Good::Food, 5, 3), (Good::Lamps, 9, 2)], 9, 60, 19, 41),
    (2, BLUE, [(Good::Food, 5, 3), (Good::Cutlery, 8, 2)], 8, 70, 18, 52),
    (2, RED, [(Good::Food, 7, 1), (Good::Clothes, 8, 1)], 7, 80, 17, 63),
];

#[test]
fn wf_e4_and_wf_4_16_the_nine_seats_of_the_predetermined_setup() {
    for (players, seat, factories, shares, capital, cost, cash) in STARTS {
        let game = predetermined(players);
        let name = format!("{players} players, {}", SEATS[seat]);
        assert_eq!(game.money(seat), (cash, shares, 10), "{name}");
        assert_eq!((capital - cost, 150 - 10 * shares), (cash, capital), "{name}");
        let base = [8, 9, 10, 11];
        assert_eq!(factories.map(|(good, ..)| base[good.index()]).iter().sum::<i64>(), cost, "{name}");
        for good in Good::ALL {
            let found = (game.factory(seat, good, "level"), game.factory(seat, good, "price"), game.appeal(seat, good));
            let laid = factories.iter().find(|(factory, ..)| *factory == good);
            assert_eq!(found, laid.map_or((0, 0, 0), |(_, price, appeal)| (1, *price, *appeal)), "{name}");
        }
    }
}

#[test]
fn wf_4_19_the_special_markers_of_the_predetermined_setup() {
    let tiles = |seats: usize| (0..seats).map(|seat| predetermined(seats).tiles(seat)).collect::<Vec<_>>();
    assert_eq!(tiles(2), ["foreman", "workshop"]);
    assert_eq!(tiles(3), ["patent", "workshop", "foreman"]);
    assert_eq!(tiles(4), ["patent", "foreman", "small_warehouse", "workshop"]);
    predetermined(3).asks(RED, Decision::AssignTile, "food cutlery");
}

#[test]
fn wf_e5_the_market_of_the_predetermined_setup() {
    let market = |seats: usize| {
        let game = predetermined(seats);
        (game.market().0, game.wage(), game.demand())
    };
    assert_eq!(market(4), (42, 3, [11, 10, 8, 7]));
    assert_eq!(market(3), (35, 3, [9, 8, 7, 5]));
    assert_eq!(market(2), (29, 2, [8, 6, 5, 4]));
}

#[test]
fn wf_e6_shares_that_must_be_sold() {
    let mut game = free(2);
    let (start, other) = (game.active().number(), 1 - game.active().number());
    game.choose("cutlery 5 food 5 clothes 5 lamps 5");
    game.asks(other, Decision::SellStartShares, "2 3 4 5 6 7 8 9 10 11 12 13 14 15");
    assert_eq!(game.refuses("1"), "WF-4.12");
    game.choose("2 pass");
    game.asks(start, Decision::SellStartShares, "3 4 5 6 7 8 9 10 11 12 13 14 15");
    game.choose("3 pass");
    assert_eq!((game.money(start), game.money(other)), ((9, 12, 10), (3, 13, 10)));
}

#[test]
fn wf_e7_the_economy_marker_1_3() {
    let setting = Setting::of(3).k(35).fired(8).economy(1770, "food", 1, 3).before_the_first_cycle();
    let mut game = setting.begin();
    assert_eq!((game.wage(), game.demand()[0]), (3, 9));
    game.choose("food");
    game.turn_of(BLUE);
    assert_eq!((game.position().table.importer, game.market()), ([1, 0, 0, 0], (32, 5)));
    assert_eq!((game.wage(), game.demand()[0]), (2, 8));
}

#[test]
fn wf_e8_fewer_fired_workers_than_the_marker_returns() {
    let mut game = Setting::of(3).k(35).fired(1).economy(1770, "food", 0, 3).before_the_first_cycle().begin();
    game.choose("food");
    assert_eq!((game.position().table.importer[0], game.market()), (0, (34, 0)));
}

#[test]
fn wf_e9_hiring_three_lifts_wage_and_demand() {
    let mut game = Setting::of(3).k(46).blue("lamps I, cash 20").begin();
    assert_eq!((game.wage(), game.demand()), (3, [12, 11, 9, 8]));
    game.choose("workers £2 hire_lamps_3_3");
    assert_eq!((game.market().0, game.wage(), game.demand()), (49, 4, [13, 11, 10, 9]));
}

#[test]
fn wf_e10_an_empty_market_sends_for_fired_workers() {
    let mut game = Setting::of(3).k(79).fired(4).blue("lamps I, cash 20").begin();
    game.choose("workers £2 hire_lamps_3_3");
    assert_eq!(game.market(), (80, 2));
}

#[test]
fn wf_e11_bounds_of_the_market() {
    let at = |k: u64| {
        let game = Setting::of(3).k(k).begin();
        (game.demand(), game.wage())
    };
    assert_eq!(at(0), ([0, 0, 0, 0], 2));
    assert_eq!(at(80), ([20, 19, 18, 17], 5));
    assert_eq!((at(64).1, at(65).1), (4, 5));
    // WF-4.5: eight workers are out of a game of two for good.
    assert_eq!(Setting::of(2).k(8).begin().demand(), [2, 1, 0, 0]);
}

#[test]
fn wf_e12_a_demand_of_seven_clothes() {
    let seven: Vec<u64> = (0..=80).filter(|k| Setting::of(3).k(*k).begin().demand()[1] == 7).collect();
    assert_eq!(seven, [30, 31, 32, 33]);
}

#[test]
fn wf_2_3_the_wage_of_every_row() {
    let wages: Vec<u8> = (1..=20).map(|row| Setting::of(3).k(4 * row).begin().wage()).collect();
    assert_eq!(wages, [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
}

#[test]
fn wf_4_5_the_job_market_of_each_number_of_players() {
    let market = |seats: usize| {
        let table = free(seats).position().table;
        (table.emptied, table.fired, table.boxed)
    };
    assert_eq!([market(4), market(3), market(2)], [(4, 4, 0), (8, 8, 0), (12, 4, 8)]);
}

#[test]
fn wf_4_7_and_wf_4_8_what_lies_out_in_a_free_game() {
    for (seats, tiles, ships) in [(2, 14, [4, 0, 0, 0, 0]), (3, 21, [4, 2, 2, 1, 1]), (4, 28, [4, 2, 2, 1, 1])] {
        let table = free(seats).position().table;
        assert_eq!(table.tiles.values().map(|left| usize::from(*left)).sum::<usize>(), tiles);
        assert!(table.tiles.values().all(|left| usize::from(*left) < seats), "{:?}", table.tiles);
        assert_eq!(table.mat.map(|row| row.values().map(|left| usize::from(*left)).sum::<usize>()), [seats; 4]);
        assert_eq!(table.ships, ships);
    }
    let patrons = Game::deal(Setup::of(3).switch("patrons", "all_four"), "arkwright").position().table.tiles;
    assert_eq!(patrons.iter().filter(|(tile, _)| tile.id().starts_with("patron")).count(), 4);
    assert_eq!(patrons.values().map(|left| usize::from(*left)).sum::<usize>(), 2 + 4 + 15);
}

#[test]
fn wf_4_9_to_wf_4_13_the_preparation_round_turns_back() {
    let mut game = free(3);
    let start = game.active().number();
    let seat = |place: usize| (start + place) % 3;
    game.choose("food 5 food 5 food 5");
    game.asks(seat(2), Decision::FoundFactory, "clothes cutlery lamps");
    assert_eq!(game.refuses("food"), "WF-1.3");
    game.choose("clothes 5 clothes 5 clothes 5");
    game.decides(seat(2), Decision::SellStartShares);
    game.choose("5");
    game.decides(seat(2), Decision::TakeSpecial);
    assert!(game.offers("ship2") && !game.offers("ship4") && !game.offered().contains("_II"));
    assert_eq!(game.refuses("broker_1"), "WF-R67");
    game.choose("ship2 5 pass 5 pass");
    game.turn_of(start);
    assert_eq!((game.money(seat(2)), game.ships(seat(2))), ((33, 10, 10), vec![2, 0]));
}

#[test]
fn wf_4_15_the_events_of_the_predetermined_setup() {
    let fixed = ["lobby", "war_on_the_continent", "bureaucracy", "world_exhibition", "end_of_game"];
    assert_eq!(predetermined(3).position().events.map(|event| event.id()), fixed);
    let setup = Setup::of(3).switch("setup", "predetermined").switch("predetermined_events", "shuffled");
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let events = Game::deal(setup.clone(), &format!("seed{seed}")).position().events.map(|event| event.id());
        let mut sorted = events;
        sorted.sort_unstable();
        let mut expected = fixed;
        expected.sort_unstable();
        assert_eq!((sorted, events[2], events[4]), (expected, "bureaucracy", "end_of_game"));
        orders.insert(events);
    }
    assert_eq!(orders.len(), 6);
}

#[test]
fn wf_4_15_shuffled_events_leave_bureaucracy_open_on_1790() {
    let seen = |game: Game| {
        let view = game.seen_by_all();
        assert!((0..20).all(|seed| game.seen_by_all_if_dealt_anew(seed) == view), "what is hidden shows");
        view.decades.iter().map(|decade| decade.event.map_or("?", |event| event.event.id())).collect::<Vec<_>>()
    };
    let shuffled = Setup::of(3).switch("setup", "predetermined").switch("predetermined_events", "shuffled");
    assert_eq!(seen(Game::deal(shuffled, "arkwright")), ["?", "?", "bureaucracy", "?", "end_of_game"]);
    assert_eq!(seen(free(3)), ["?", "?", "?", "?", "end_of_game"]);
    let fixed = ["lobby", "war_on_the_continent", "bureaucracy", "world_exhibition", "end_of_game"];
    assert_eq!(seen(predetermined(3)), fixed);
}

#[test]
fn the_share_value_track_of_3_1() {
    let value = |space: u32| match space {
        1..=10 => space,
        11..=30 => 10 + (space - 10).div_ceil(2),
        31..=60 => 20 + (space - 30).div_ceil(3),
        _ => 30 + (space - 60).div_ceil(4),
    };
    for space in 1..=100 {
        let game = Setting::of(2).blue(&format!("space {space}")).begin();
        assert_eq!(u32::from(game.view().companies[BLUE].value), value(space), "space {space}");
    }
}

#[test]
fn a_sheet_whose_predetermined_prices_are_off_its_scale_is_refused() {
    let sheet = water_frame::BUILT_IN.replace("min = 5 ", "min = 6 ");
    let fault = WaterFrame::set_up(&Setup::of(2).with_sheet(&sheet)).unwrap_err();
    assert_eq!(fault.path, "predetermined.p2.seat[0].prices");
}
