//! The solo game: set-up, the automas, their discs (AC-E61 to AC-E68).

use crate::scene::{C, F, Game, L, Scene, T, tile};
use arkwright_card::{AutomaPosition as Automa, Card, Decision, Event, Good, Move, Track};
use table::Setup;

/// The colours of the books: orange is A, purple is B.
const ORANGE: usize = 0;
const PURPLE: usize = 1;
const NEUTRAL: usize = 2;

/// Only markers of this colour are left in the bag. The human has the active factory and is asked for Overtime before anybody
/// sells, so that the automas' turn can be looked at.
fn drawing(colour: usize, good: Good) -> Scene {
    let scene = Scene::production(1).active(good).factory(good, tile(1)).owns(&[Card::Overtime]);
    scene.demand([2, 2, 1, 1]).with(|table| {
        table.drawn = [3, 3, 2];
        table.drawn[colour] = 0;
    })
}

/// The automas take their turn.
#[track_caller]
fn drawn(scene: &Scene) -> Game {
    let game = scene.produce();
    assert_eq!(game.decides(), (Decision::UseOvertime, Some(0)));
    game
}

fn shares(game: &Game) -> [u8; 2] {
    game.position().automas.map(|automa| automa.shares)
}

#[test]
fn ac_e61_after_the_set_up_each_automa_may_sell_exactly_two() {
    for seed in ["one", "two", "three"] {
        let mut game = Game::deal(Setup::of(1), seed);
        assert_eq!((game.decides().0, game.options().len()), (Decision::SoloFactory1, 4));
        game.play(0, Move::Open { good: F });
        assert_eq!((game.decides().0, game.options().len()), (Decision::SoloFactory2, 3));
        let table = game.position();
        assert_eq!(table.demand, [2, 2, 1, 1]);
        for (good, appeal) in [(F, 4), (T, 4), (C, 3), (L, 3)] {
            let [a, b] = table.others.map(|markers| markers[good.index()]);
            assert_eq!((a.max(b), a.min(b)), (appeal, -1), "one marker on the track of {good:?}");
            assert_eq!(appeal - table.demand[good.index()], 2);
        }
        for markers in table.others {
            assert_eq!(markers.iter().filter(|marker| **marker >= 0).count(), 2);
        }
        assert_eq!(table.automas, [Automa { shares: 12, value: 12 }; 2]);
        game.play(0, Move::Open { good: C });
        assert_eq!(game.player(0).tracks[Track::Quality.index()], 1);
    }
}

#[test]
fn ac_e62_a_drawn_automa_without_a_marker_builds_a_factory() {
    let scene = drawing(ORANGE, T).with(|table| table.others[PURPLE][T.index()] = 4);
    let wage = scene.begin().position().wage;
    let game = drawn(&scene);
    let table = game.position();
    assert_eq!((table.demand, table.wage), ([1, 3, 0, 0], wage + 1));
    assert_eq!(table.others[ORANGE][T.index()], 4);
    let demand: Vec<i8> = game.events().into_iter().filter_map(textile_demand).collect();
    assert_eq!(demand, [2, 3], "one arrow from 0 to 3, one from 3 to 4");
    assert_eq!(shares(&game), [12, 13]);
}

fn textile_demand(event: Event) -> Option<i8> {
    match event {
        Event::DemandMoved { good: T, demand } => Some(demand),
        _ => None,
    }
}

#[test]
fn ac_e63_in_decade_three_a_new_lamps_factory_reaches_five() {
    // Demand 1, less one for the labour effect, one arrow from 0 to 2, one from 2 to 5.
    let game = drawn(&drawing(ORANGE, L).decade(3));
    let table = game.position();
    assert_eq!((table.others[ORANGE][L.index()], table.demand[L.index()]), (5, 2));
}

#[test]
fn ac_e64_from_four_to_six_textile_demand_rises_by_one() {
    let game = drawn(&drawing(PURPLE, T).with(|table| table.others[PURPLE][T.index()] = 4));
    let table = game.position();
    assert_eq!((table.others[PURPLE][T.index()], table.demand), (6, [2, 3, 1, 1]));
    assert_eq!(shares(&game), [13, 12]);
}

#[test]
fn ac_e65_a_neutral_marker_gives_both_automas_a_share() {
    assert_eq!(shares(&drawn(&drawing(NEUTRAL, T))), [13, 13]);
}

#[test]
fn ac_e66_two_above_the_demand_raises_the_value_one_above_gives_a_share() {
    // The automas acted before the human in this round, so that production follows at once.
    let game = Scene::production(1).active(T).demand([2, 3, 1, 1]).with(|table| {
        (table.human_last, table.done) = (true, 2);
        table.others[ORANGE][T.index()] = 5;
        table.others[PURPLE][T.index()] = 4;
    });
    let automas = game.produce().position().automas;
    assert_eq!(automas, [Automa { shares: 12, value: 13 }, Automa { shares: 13, value: 12 }]);
}

/// The grid of the book: a gap on the third place of row 1, the Large Warehouse on the second place of row 2. The human and
/// both automas have a marker on the track; orange is drawn, its disc on this place, counted from 0.
fn disc_after(place: u8) -> u8 {
    let scene = drawing(ORANGE, T).with(|table| {
        table.others = [[-1, 4, -1, -1]; 2];
        table.grid = vec![Some(Card::Workshop); 15];
        table.grid[2] = None;
        table.grid[6] = Some(Card::LargeWarehouse);
        table.discs = [place, 5, 10];
    });
    drawn(&scene).position().discs[ORANGE]
}

#[test]
fn ac_e67_a_disc_skips_gaps_and_does_not_stop_on_another_disc() {
    assert_eq!(disc_after(1), 6);
}

#[test]
fn ac_e68_a_disc_goes_on_from_the_last_place_to_the_first() {
    assert_eq!(disc_after(13), 1);
}

#[test]
fn ac_15_ac_242_and_ac_243_a_marker_moves_for_three_reasons() {
    let mut game = Game::deal(Setup::of(1), "cited");
    game.play(0, Move::Open { good: F });
    assert_eq!(game.followed("AutomaMoved"), ["AC-15"; 4]);
    let moved = drawn(&drawing(PURPLE, T).with(|table| table.others[PURPLE][T.index()] = 4));
    assert_eq!(moved.followed("AutomaMoved"), ["AC-242"]);
    assert_eq!(drawn(&drawing(ORANGE, T)).followed("AutomaMoved"), ["AC-243"; 2]);
}

#[test]
fn ac_244_and_ac_247_automas_get_shares_when_not_drawn_and_when_they_sell_too_little() {
    assert_eq!(drawn(&drawing(NEUTRAL, T)).followed("AutomaShares"), ["AC-244"; 2]);
    let game = Scene::production(1).active(T).demand([2, 3, 1, 1]).with(|table| {
        (table.human_last, table.done) = (true, 2);
        table.others[PURPLE][T.index()] = 4;
    });
    assert_eq!(game.produce().followed("AutomaShares")[0], "AC-247");
}

/// A solo game that ends with 204 for the human and these shares and values of the automas: the place, and whether it is won.
fn place_among(automas: [(u8, u8); 2]) -> (u8, bool) {
    let scene = Scene::production(1).decade(3).active(L).money(0).shares(12).value(17).with(|table| {
        (table.human_last, table.done) = (true, 2);
        table.automas = automas.map(|(shares, value)| Automa { shares, value });
    });
    let standing = scene.produce().standing();
    assert_eq!(standing.scores[0], 204);
    (standing.ranks[0], !standing.winners.expect("the game is over").is_empty())
}

#[test]
fn ac_232_the_human_is_ranked_with_the_automas() {
    assert_eq!(place_among([(21, 21), (18, 26)]), (3, false));
    assert_eq!(place_among([(10, 20), (18, 26)]), (2, false));
    assert_eq!(place_among([(10, 20), (12, 17)]), (1, true), "nobody is above who has as much");
}

#[test]
fn ac_232_a_bankrupt_human_is_below_both_automas() {
    let game = Scene::production(1).factory(F, tile(1)).ships(0, 0).money(0).loans(9).with(|table| {
        (table.human_last, table.done) = (true, 2);
        table.automas = [Automa { shares: 0, value: 12 }; 2];
    });
    let standing = game.produce().standing();
    assert_eq!((standing.scores[0], standing.ranks[0]), (0, 3));
    assert!(standing.winners.is_some_and(|winners| winners.is_empty()));
}
