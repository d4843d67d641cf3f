//! Events (WF-21): Bureaucracy, blank markers, and the fifteen reconstructed effects of WF-21.4.

use crate::game::Game;
use crate::setting::{BLUE, GREEN, RED, Setting};
use water_frame::{Decision, Good};

/// The decade 1770 ends with this event; the first economy marker of 1780 moves the importer by 2 and returns one worker.
fn before(event: &'static str) -> Setting {
    let setting = Setting::of(3).switch("events", "reconstructed").cycle("lamps").event(1770, event);
    setting.economy(1780, "food", 2, 1)
}

/// The next decade, whoever names its start player.
fn next_decade(mut game: Game) -> Game {
    assert_eq!(game.decision(), Decision::NameStartPlayer);
    game.choose("blue");
    game.turn_of(BLUE);
    game
}

/// A decade in which the effect of an event lasts.
fn lasting(effect: &str, value: u64) -> Setting {
    Setting::of(3).switch("events", "reconstructed").year(1780).lasting(effect, value)
}

#[test]
fn wf_21_1_documented_markers_are_blank() {
    let setting = before("wage_strike").switch("events", "documented").fired(6).blue("food I rows 1/1 1/1, cash 20");
    for event in ["hamburg_credit_crisis", "machine_breakers", "poor_relief", "emigration", "lobby", "patent_fair"] {
        let game = setting.clone().event(1770, event).produce();
        assert_eq!((game.decision(), game.cash(BLUE), game.market().1), (Decision::NameStartPlayer, 20, 6), "{event}");
        assert_eq!(game.position().table.mods, Default::default());
    }
}

#[test]
fn wf_21_2_bureaucracy_closes_the_2_space() {
    for events in ["documented", "reconstructed"] {
        let mut game = next_decade(before("bureaucracy").switch("events", events).blue("cash 20").produce());
        game.choose("workers");
        game.asks(BLUE, Decision::ChooseSpace, "£4 £6 £8 £10");
    }
}

#[test]
fn wf_21_4_lobby() {
    let mut game = before("lobby").importer("food", 1).importer("cutlery", 2).produce();
    game.asks(BLUE, Decision::EventChoice, "no lower_food lower_cutlery");
    assert_eq!(game.refuses("lower_lamps"), "WF-21.4");
    game.choose("lower_food");
    game.asks(RED, Decision::EventChoice, "no lower_cutlery");
    game.choose("no");
    game.asks(GREEN, Decision::EventChoice, "no lower_cutlery");
    game.choose("lower_cutlery");
    assert_eq!(game.position().table.importer, [0, 0, 1, 0]);
    next_decade(game);
}

#[test]
fn wf_21_4_war_on_the_continent() {
    let game = next_decade(before("war_on_the_continent").fired(3).importer("food", 1).produce());
    assert_eq!((game.position().table.importer[0], game.market().1), (1, 2));
    // Peace again in the decade after the next.
    let setting = Setting::of(3).switch("events", "reconstructed").year(1780).cycle("lamps").lasting("war", true);
    let game = next_decade(setting.event(1780, "good_harvest").economy(1790, "food", 2, 1).produce());
    assert_eq!(game.position().table.importer[0], 2);
}

#[test]
fn wf_21_4_world_exhibition() {
    let setting = before("world_exhibition").blue("food I quality 1, clothes I, space 20").red("food I, clothes I, space 20");
    let game = setting.green("cutlery I, space 20").produce();
    // Clothes are tied, lamps nobody makes.
    assert_eq!([BLUE, RED, GREEN].map(|seat| game.space(seat)), [21, 20, 21]);
}

const LAMPS: &str = "ship 6, lamps II price 8, contract lamps 4, stored 4 lamps, column lamps, cash 6, space 20";

#[test]
fn wf_21_4_navigation_acts() {
    assert_eq!(before("navigation_acts").produce().position().table.mods.navigation, 1);
    let mut game = lasting("navigation", 1).blue(LAMPS).begin();
    game.choose("first_ship £6 lamps_4");
    assert_eq!((game.cash(BLUE), game.space(BLUE)), (4 * 15, 19));
    // The next event ends it.
    let game = lasting("navigation", 1).cycle("lamps").event(1780, "good_harvest").produce();
    assert_eq!(game.position().table.mods.navigation, 0);
}

#[test]
fn wf_21_4_economic_crisis() {
    let game = next_decade(before("economic_crisis").k(10).produce());
    assert_eq!((game.market().0, game.demand()), (10, [2, 1, 0, 0]));
}

#[test]
fn wf_21_4_hamburg_credit_crisis() {
    let setting = before("hamburg_credit_crisis").blue("shares 9, cash 20").red("shares 30, cash 20");
    let game = setting.green("shares 0, cash 20").produce();
    assert_eq!([BLUE, RED, GREEN].map(|seat| game.cash(seat)), [10, 20, 5]);
}

#[test]
fn wf_21_4_opium_war() {
    assert_eq!(before("opium_war").produce().position().table.mods.opium, 1);
    let mut game = lasting("opium", 1).blue(LAMPS).begin();
    game.choose("first_ship £6 lamps_4");
    assert_eq!((game.cash(BLUE), game.space(BLUE)), (4 * 14, 18));
    let blue = "clothes I price 9, column clothes, stored 4 clothes, ship 2, ship 4, contract clothes 6, cash 50, space 20";
    let mut game = lasting("opium", 1).cycle("clothes").k(20).blue(blue).produce();
    game.choose("clothes_6");
    assert_eq!(game.space(BLUE), 16);
}

#[test]
fn wf_21_4_good_harvest() {
    let game = next_decade(before("good_harvest").k(20).produce());
    assert_eq!(game.demand(), [7, 4, 3, 2]);
    // Only the food cycle has it.
    let game = lasting("harvest", 2).k(20).produce();
    game.turn_of(RED);
    assert_eq!(game.demand(), [5, 4, 3, 2]);
}

#[test]
fn wf_21_4_machine_breakers() {
    let setting = before("machine_breakers").blue("food I rows 1/1 1/1 1/1, cutlery I rows 2/0 1/2, cash 20");
    let game = setting.red("food I rows 1/1 2/0, cash 20").produce();
    assert_eq!([BLUE, RED].map(|seat| game.cash(seat)), [18, 20]);
}

#[test]
fn wf_21_4_poor_relief() {
    let market = |fired: u64| before("poor_relief").k(20).fired(fired).produce().market();
    assert_eq!((market(6), market(3)), ((16, 2), (17, 0)));
}

#[test]
fn wf_21_4_emigration() {
    let game = before("emigration").fired(6).blue("food I").produce();
    assert_eq!((game.market(), game.position().table.boxed), ((10, 2), 4));
}

#[test]
fn wf_21_4_canal_boom() {
    let mut game = before("canal_boom").blue("food I, clothes I distribution 4").red("lamps I price 11, cash 50").produce();
    // Green has no factory and is not asked.
    game.asks(BLUE, Decision::EventChoice, "no promote_food");
    game.choose("promote_food");
    game.asks(RED, Decision::EventChoice, "no promote_lamps");
    game.choose("no");
    assert_eq!((game.factory(BLUE, Good::Food, "distribution"), game.factory(RED, Good::Lamps, "distribution")), (1, 0));
    next_decade(game);
}

#[test]
fn wf_21_4_patent_fair() {
    let setting = before("patent_fair").supply("office").mat(1, "quality").mat(2, "quality").no_ships_left();
    let setting = setting.blue("shares 10, space 20, tile inventor, cash 9").red("shares 12, space 20, tile broker, cash 50");
    let mut game = setting.green("shares 8, space 20").produce();
    game.decides(RED, Decision::BrokerMenu);
    game.choose("done");
    game.asks(GREEN, Decision::TakeSpecial, "pass office quality_I");
    game.choose("office");
    game.asks(BLUE, Decision::TakeSpecial, "pass quality_I quality_II");
    game.choose("quality_II pay");
    assert_eq!(game.cash(BLUE), 4);
    // No Broker use here.
    game.asks(RED, Decision::TakeSpecial, "pass quality_I");
    assert_eq!(game.refuses("broker_1"), "WF-21.4");
    game.choose("quality_I");
    next_decade(game);
}

#[test]
fn wf_21_4_share_fever() {
    let setting = before("share_fever").blue("shares 9, space 20, cash 20").red("shares 0, loans 1, cash 20");
    let mut game = setting.green("shares 9, space 20, cash 14").produce();
    game.asks(BLUE, Decision::EventChoice, "no buy");
    game.choose("buy");
    assert_eq!(game.money(BLUE), (5, 10, 20));
    // Red has a loan, green lacks a pound.
    game.decides(RED, Decision::NameStartPlayer);
}

#[test]
fn wf_21_4_wage_strike() {
    let wage = |k: u64| next_decade(before("wage_strike").k(k).produce()).wage();
    assert_eq!((wage(20), wage(70)), (3, 6));
    // It ends with the next production phase.
    let game = lasting("strike", 1).k(20).blue("food I price 8, cash 50").produce();
    assert_eq!((game.paid(BLUE, "WF-18.19"), game.wage()), (12, 2));
}
