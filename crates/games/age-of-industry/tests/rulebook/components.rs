//! The printed figures (sections 3.1 to 3.5) and the set-up (section 4).

use crate::game::Game;
use crate::setting::{BLUE, COPIES, DISPLAY, RED, Setting};
use age_of_industry::{Card, Decision, Industry, Tile};
use std::collections::BTreeMap;
use table::Setup;

/// A row of 3.1.
#[derive(Clone, Copy)]
struct Row {
    level: u8,
    counters: usize,
    cost: u16,
    coal: u8,
    iron: u8,
    income: i32,
    cubes: u8,
}

const fn row(level: u8, counters: usize, cost: u16, [coal, iron]: [u8; 2], income: i32, cubes: u8) -> Row {
    Row { level, counters, cost, coal, iron, income, cubes }
}

/// 3.1: level, counters, cost, coal and iron needed, income, cubes placed; a level 0 cannot be built.
const FIGURES: [(Industry, [Row; 3]); 6] = [
    (Industry::Cotton, [row(1, 2, 4, [0, 0], 8, 0), row(2, 2, 6, [1, 0], 12, 0), row(3, 2, 12, [1, 1], 18, 0)]),
    (Industry::Factory, [row(0, 2, 0, [0, 0], 0, 0), row(3, 2, 8, [1, 1], 16, 0), row(4, 2, 12, [1, 1], 20, 0)]),
    (Industry::Iron, [row(1, 2, 2, [0, 0], 5, 3), row(2, 2, 4, [1, 0], 7, 4), row(3, 2, 6, [1, 0], 9, 5)]),
    (Industry::Coal, [row(1, 2, 1, [0, 0], 4, 3), row(2, 2, 3, [0, 0], 6, 4), row(3, 2, 5, [0, 1], 8, 5)]),
    (Industry::Port, [row(1, 2, 2, [0, 0], 5, 0), row(2, 2, 4, [1, 0], 7, 0), row(3, 2, 6, [1, 1], 9, 0)]),
    (Industry::Ship, [row(0, 1, 0, [0, 0], 0, 0), row(2, 2, 5, [0, 1], 9, 0), row(4, 2, 9, [1, 1], 13, 0)]),
];

#[test]
fn ai_3_1_the_display_has_35_counters_in_order() {
    for (industry, rows) in FIGURES {
        let levels: Vec<u8> = rows.iter().flat_map(|row| vec![row.level; row.counters]).collect();
        assert_eq!(DISPLAY[industry.index()], (industry, &levels[..]));
    }
    assert_eq!(DISPLAY.iter().map(|(_, levels)| levels.len()).sum::<usize>(), 35);
}

/// Coal, iron and a port within reach of New York; the tracks are full, so nothing is refilled.
fn new_york() -> Setting {
    let blue = "port 1* at new_york.1, coal 1 (3) at pennsylvania.1, iron 1 (3) at paterson.1, \
                railway new_york-pennsylvania, railway new_york-paterson";
    Setting::new_england().blue(blue).red("brown card")
}

#[test]
fn ai_3_1_every_counter_of_a_display_is_built_for_its_figures() {
    for (industry, levels) in DISPLAY {
        let space = match industry {
            Industry::Cotton | Industry::Factory | Industry::Iron => "new_york.3",
            Industry::Coal => "pennsylvania.2",
            Industry::Port => "new_york.2",
            Industry::Ship => "new_york_bay.1",
        };
        for (gone, level) in levels.iter().enumerate() {
            let row = FIGURES[industry.index()].1.iter().find(|row| row.level == *level).expect("a row");
            let mut setting = new_york().red(&format!("cash {}", row.cost));
            setting.table.players[RED].gone.insert(industry, gone as u8);
            let mut game = setting.begin();
            game.choose("combined_build");
            if *level == 0 {
                assert_eq!(game.refuses(industry.id()), "AI-309");
                continue;
            }
            game.choose(industry.id());
            // The only space of its kind may have been taken without asking.
            if game.at(space).is_empty() {
                game.choose(space);
            }
            let cubes = if row.cubes > 0 { format!(" ({})", row.cubes) } else { String::new() };
            assert_eq!(game.at(space), format!("red {} {level}{cubes}", industry.id()));
            assert_eq!(game.at("pennsylvania.1"), format!("blue coal 1 ({})", 3 - row.coal));
            assert_eq!(game.at("paterson.1"), format!("blue iron 1 ({})", 3 - row.iron));
            assert_eq!((game.money(RED), game.tracks()), ((0, 0, row.cost), (6, 6)));
            // AI-935: all that counts now is the level.
            assert_eq!(game.scores()[RED], i32::from(*level));
        }
        let mut setting = new_york();
        setting.table.players[RED].gone.insert(industry, levels.len() as u8);
        let mut game = setting.begin();
        game.choose("combined_build");
        assert_eq!(game.refuses(industry.id()), "AI-308");
    }
}

/// A counter of blue or red is made to flip; what its owner then has.
fn income(industry: Industry, level: u8) -> i32 {
    let (setting, choices, owner) = match industry {
        Industry::Cotton | Industry::Factory => {
            let seller = format!("{} {level} at hannover.1", industry.id());
            (Setting::germany().red(&seller).blue("port 2 at bremen.1, railway bremen-hannover"), "sell", RED)
        }
        Industry::Port => {
            let port = format!("port {level} at bremen.1, railway bremen-hannover");
            (Setting::germany().red("cotton 1 at hannover.1").blue(&port), "sell", BLUE)
        }
        Industry::Iron => {
            let works = format!("iron {level} (1) at hamburg.3");
            let red = "port 1 at hamburg.1, railway hamburg-lueneburg, cash 2";
            (Setting::germany().blue(&works).red(red), "rail hamburg-denmark", BLUE)
        }
        Industry::Coal => {
            let mine = format!("coal {level} (1) at dortmund.1");
            let red = "railway dortmund-kassel, next cotton 2, cotton card, cash 6";
            (Setting::germany().blue(&mine).red(red), "build kassel.1", BLUE)
        }
        Industry::Ship => {
            let ship = format!("ship {level} at massachusetts_bay.1");
            let setting = Setting::new_england().blue(&ship).yellow("port 1 at boston.1").tile("massachusetts_bay", Tile::None);
            (setting.coal_box("massachusetts_bay", 1).red("next cotton 2, cotton card, cash 6"), "build", BLUE)
        }
    };
    let mut game = setting.begin();
    game.choose(choices);
    game.cash()[owner]
}

#[test]
fn ai_3_1_every_counter_pays_its_income_when_flipped() {
    for (industry, rows) in FIGURES {
        for row in rows.iter().filter(|row| row.level > 0) {
            assert_eq!(income(industry, row.level), row.income, "{} {}", industry.id(), row.level);
        }
    }
}

#[test]
fn ai_3_1_ports_of_level_1_take_cotton_and_higher_ones_goods_too() {
    for level in [1, 2, 3] {
        let port = format!("port {level} at bremen.1, railway bremen-hannover");
        let game = Setting::germany().red("factory 3 at hannover.1").blue(&port).begin();
        assert_eq!(game.offered().contains("sell"), level > 1);
    }
}

/// 3.2: cubes left, price of the next cube bought, paid for the next cube put back.
const TRACK: [(u8, u16, Option<u16>); 7] =
    [(6, 1, None), (5, 1, Some(1)), (4, 2, Some(1)), (3, 2, Some(2)), (2, 3, Some(2)), (1, 3, Some(3)), (0, 4, Some(3))];

#[test]
fn ai_3_2_every_row_of_the_price_table_is_paid_for_coal() {
    for (left, price, _) in TRACK {
        let mut game = Setting::germany().red("next port 2, blue card").tracks(left, 6).begin();
        game.choose("build port emden.1");
        assert_eq!((game.money(RED).2, game.tracks()), (4 + price, (left.saturating_sub(1), 6)));
    }
}

#[test]
fn ai_3_2_every_row_of_the_price_table_is_paid_for_iron() {
    for (left, price, _) in TRACK {
        let mut game = Setting::germany().red("next coal 3, yellow card").tracks(6, left).begin();
        game.choose("build coal");
        assert_eq!((game.forced().as_str(), game.money(RED).2), ("bohemia.1 track", 5 + price));
        assert_eq!(game.tracks(), (6, left.saturating_sub(1)));
    }
}

#[test]
fn ai_3_2_every_row_of_the_price_table_pays_for_cubes_put_back() {
    for (left, _, _) in TRACK {
        let gaps = TRACK.into_iter().filter(|row| row.0 >= left).rev().filter_map(|row| row.2);
        let paid: u16 = gaps.take(3).sum();
        let after = (left + 3).min(6);
        for (card, at, cost, flip) in [("coal", "bohemia.1", 1, 4), ("iron", "bremen.2", 2, 5)] {
            let tracks = if card == "coal" { (left, 6) } else { (6, left) };
            let red = format!("{card} card, cash {cost}");
            let mut game = Setting::germany().blue("port 1 at bremen.1").red(&red).tracks(tracks.0, tracks.1).begin();
            game.choose("build");
            game.choose(at);
            let income = if left + 3 <= 6 { flip } else { 0 };
            assert_eq!(game.money(RED), (i32::from(paid) + income, 0, cost), "{card}, {left} left");
            assert_eq!(game.tracks(), if card == "coal" { (after, 6) } else { (6, after) });
        }
    }
}

#[test]
fn ai_105_hands_and_deck_by_number_of_players() {
    for (map, markets) in [("germany", 6), ("new_england", 8)] {
        for (seats, hand, deck) in [(2, 5, 54), (3, 6, 46), (4, 5, 44), (5, 6, 34)] {
            let game = Game::deal(Setup::of(seats).switch("map", map), "AI-105");
            let position = game.position();
            assert!(position.hands.iter().all(|cards| cards.size() == hand));
            assert_eq!((position.deck.size(), position.table.face_up.len()), (deck, 2));
            let mut all = position.deck;
            position.hands.iter().for_each(|cards| all.add_all(*cards));
            position.table.face_up.iter().for_each(|card| all.add(*card));
            assert_eq!(Card::ALL.map(|card| all.count(card)), COPIES);
            assert_eq!(all.size(), 66);

            let table = position.table;
            assert!(table.players.iter().all(|player| (player.cash, player.loans, player.spent) == (0, 0, 0)));
            assert!(table.players.iter().all(|player| player.gone.values().all(|gone| *gone == 0)));
            assert_eq!((table.round, table.actions, table.decision), (1, 1, Decision::ChooseAction));
            assert_eq!((table.coal_track, table.iron_track), (6, 6));
            assert!(table.spaces.is_empty() && table.rails.is_empty() && table.used.is_empty() && table.discard.is_empty());
            assert_eq!(table.tiles.len(), markets);
            let start = usize::from(table.order[0]);
            assert_eq!(game.order(), (0..seats).map(|place| (start + place) % seats).collect::<Vec<_>>());
        }
    }
}

#[test]
fn ai_107_the_coal_boxes_hold_their_printed_cubes() {
    let game = Game::deal(Setup::of(3).switch("map", "new_england"), "AI-107");
    let printed = [
        ("casco_bay_coal", 2),
        ("isles_of_shoals_coal", 2),
        ("long_island_sound_coal", 2),
        ("massachusetts_bay_coal", 3),
        ("new_york_bay_coal", 2),
        ("rhode_island_sound_coal", 3),
    ];
    let boxes: BTreeMap<String, u8> = printed.into_iter().map(|(id, cubes)| (id.to_owned(), cubes)).collect();
    assert_eq!(game.position().table.boxes, boxes);
    assert_eq!(boxes.values().sum::<u8>(), 14);
}

#[test]
fn ai_108_the_tiles_laid_out_are_among_the_eighteen() {
    // 3.4: 7 cotton, 5 goods, 3 both, 3 without demand.
    let mut seen = [0; 4];
    for seed in 0..60 {
        let game = Game::deal(Setup::of(2).switch("map", "new_england"), &format!("tiles {seed}"));
        let mut laid = [0; 4];
        game.position().table.tiles.values().for_each(|tile| laid[tile.index()] += 1);
        assert!(laid.iter().zip([7, 5, 3, 3]).all(|(laid, copies)| *laid <= copies));
        seen.iter_mut().zip(laid).for_each(|(most, laid)| *most = laid.max(*most));
    }
    assert!(seen[Tile::None.index()] == 3 && seen[Tile::Both.index()] == 3, "{seen:?}");
}
