//! Order, cards, permissions (AI-E1 to AI-E10).

use crate::setting::{BLUE, RED, Setting};
use age_of_industry::{Decision, Event, Industry};
use table::Seat;

const BROWN: &str = "nuernberg.1 regensburg.1 augsburg.1 muenchen.1 stuttgart.1";

#[test]
fn ai_e1_who_spent_less_begins_round_two_and_interest_is_paid() {
    // The second seat of two plays yellow.
    const YELLOW: usize = 1;
    let setting = Setting::of("germany", 2).round(1).actions(1).order(&[YELLOW, RED]);
    let mut game = setting.say(YELLOW, "cotton card").red("iron card").begin();
    game.choose("build");
    assert_eq!(game.forced(), "cotton");
    game.choose("hannover.1");
    assert_eq!((game.money(YELLOW), game.money(RED)), ((6, 1, 4), (0, 0, 0)));
    assert_eq!(game.at("hannover.1"), "blue cotton 1");
    game.choose("build leipzig.1");
    let bill = Event::Paid { seat: Seat::new(RED), money: 2 };
    assert!(game.events().contains(&bill));
    assert_eq!(game.at("leipzig.1"), "red iron 1 (3)");
    assert_eq!(game.order(), [RED, YELLOW]);
    assert_eq!((game.money(YELLOW), game.money(RED)), ((5, 1, 0), (7, 1, 0)));
    assert_eq!(game.position().table.round, 2);
    game.acts(RED);
}

#[test]
fn ai_e2_kassel_takes_the_mill_and_dortmund_is_full_for_red() {
    let dortmund = Setting::germany().red("coal 1 (3) at dortmund.1, railway dortmund-kassel, cash 20");
    let mut game = dortmund.clone().red("cotton card, coal card").begin();
    game.choose("build");
    assert_eq!(game.forced(), "cotton kassel.1");
    assert_eq!((game.at("kassel.1"), game.money(RED)), ("red cotton 1".to_owned(), (16, 0, 4)));

    let coal_alone = dortmund.clone().red("coal card").begin();
    assert_eq!(coal_alone.refuses("build"), "AI-301");

    let mut game = dortmund.clone().red("cotton card, coal card, next coal 2").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseCard, "cotton coal");
    game.choose("coal");
    assert_eq!(game.forced(), "dortmund.1");
    assert_eq!((game.at("dortmund.1"), game.money(RED)), ("red coal 2 (4)".to_owned(), (17, 0, 3)));
    assert_eq!(game.tracks(), (6, 6));
}

#[test]
fn ai_e2_the_three_spaces_of_dortmund_refuse_a_second_red_counter() {
    let red = "coal 1 (3) at dortmund.1, railway dortmund-kassel, railway kassel-leipzig, cotton card";
    let mut game = Setting::germany().red(red).begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "kassel.1 leipzig.1");
    assert_eq!((game.refuses("dortmund.3"), game.refuses("kassel.2")), ("AI-306", "AI-R46"));
}

#[test]
fn ai_e3_a_ship_card_builds_beside_any_port() {
    let own_port = Setting::new_england().red("port 1 at boston.1, cash 6");
    let mut game = own_port.clone().red("next ship 2, ship card").begin();
    game.choose("build");
    assert_eq!(game.forced(), "ship massachusetts_bay.1 track");
    assert_eq!((game.at("massachusetts_bay.1"), game.money(RED)), ("red ship 2".to_owned(), (0, 0, 6)));

    let foreign_port = Setting::new_england().blue("port 1* at boston.1").red("cotton 1 at albany.1, next ship 2");
    let mut game = foreign_port.clone().red("ship card").begin();
    game.choose("build");
    assert_eq!(game.forced(), "ship massachusetts_bay.1 track");

    let mut game = foreign_port.clone().red("purple card").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseIndustry, "cotton iron port ship");
    game.choose("ship");
    assert_eq!(game.forced(), "massachusetts_bay.1 track");

    let mut game = foreign_port.red("red card").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseIndustry, "cotton iron port");
    assert_eq!(game.refuses("ship"), "AI-305");

    let level_0 = own_port.red("ship card").begin();
    assert_eq!(level_0.refuses("build"), "AI-301");
    let mut level_0 = Setting::new_england().red("port 1 at boston.1, purple card").begin();
    level_0.choose("build");
    assert_eq!(level_0.refuses("ship"), "AI-309");
}

#[test]
fn ai_e4_a_brown_card_builds_mills_and_works_in_brown_places() {
    for industry in ["cotton", "iron"] {
        let mut game = Setting::germany().red("port 1 at emden.1, brown card").begin();
        game.choose("build");
        assert_eq!(game.forced(), "brown");
        game.asks(RED, Decision::ChooseIndustry, "cotton iron");
        assert_eq!(
            ["coal", "port", "factory", "ship"].map(|word| game.refuses(word)),
            ["AI-304", "AI-304", "AI-309", "AI-952"]
        );
        game.choose(industry);
        game.asks(RED, Decision::ChooseSlot, BROWN);
        assert_eq!((game.refuses("berlin.1"), game.refuses("stuttgart.2")), ("AI-303", "AI-R46"));
    }
}

#[test]
fn ai_e5_the_mills_of_a_display_grow_dearer() {
    let near = "coal 1 (3) at poland.1, iron 1 (3) at berlin.1, railway berlin-poland";
    let rows = [(1, 4, 3, 3), (1, 4, 3, 3), (2, 6, 2, 3), (2, 6, 2, 3), (3, 12, 2, 2), (3, 12, 2, 2)];
    for (gone, (level, cost, coal, iron)) in rows.into_iter().enumerate() {
        let mut setting = Setting::germany().blue(near).red("cotton card, cash 20");
        setting.table.players[RED].gone.insert(Industry::Cotton, gone as u8);
        let mut game = setting.begin();
        game.choose("build");
        if game.at("berlin.2").is_empty() {
            game.choose("berlin.2");
        }
        assert_eq!(game.at("berlin.2"), format!("red cotton {level}"));
        assert_eq!(game.money(RED), (20 - cost, 0, cost as u16));
        let cubes = (format!("blue coal 1 ({coal})"), format!("blue iron 1 ({iron})"));
        assert_eq!((game.at("poland.1"), game.at("berlin.1")), cubes);
        assert_eq!(usize::from(game.gone(RED, Industry::Cotton)), gone + 1);
    }
    let mut game = Setting::germany().blue(near).red("green card, no cotton left").begin();
    game.choose("combined_build");
    assert_eq!(game.refuses("cotton"), "AI-308");
}

#[test]
fn ai_e6_two_developments_open_the_factories() {
    let mut game = Setting::germany().red("ship card, ship card").begin();
    game.choose("develop factory");
    assert_eq!((game.forced(), game.gone(RED, Industry::Factory)), ("ship".to_owned(), 1));
    game.choose("develop factory");
    assert_eq!((game.gone(RED, Industry::Factory), game.money(RED)), (2, (0, 0, 0)));
    assert_eq!((game.hand(RED), game.position().table.discard.count(age_of_industry::Card::Ship)), (0, 2));
    game.acts(BLUE);

    let mut next = Setting::germany().red("next factory 3, factory card").blue("port 1 at bremen.1").begin();
    next.choose("build");
    assert_eq!((next.forced(), next.at("bremen.2")), ("factory bremen.2 track track".to_owned(), "red factory 3".to_owned()));
}

#[test]
fn ai_e7_the_first_mine_may_stand_anywhere_and_a_brown_card_still_means_brown() {
    let opening = Setting::germany().round(1).actions(1);
    let mut game = opening.clone().red("coal card").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "poland.1 chemnitz.1 breslau.1 bohemia.1 dortmund.1 mannheim.1");

    let mut game = opening.red("brown card").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseIndustry, "cotton iron");
    game.choose("cotton");
    game.asks(RED, Decision::ChooseSlot, BROWN);
    assert_eq!(game.refuses("kassel.1"), "AI-303");
}

#[test]
fn ai_e8_four_spaces_let_a_second_counter_in_without_a_railway() {
    let berlin = Setting::germany().red("cotton 1 at berlin.1, cotton card");
    let mut game = berlin.clone().begin();
    game.choose("build");
    assert_eq!((game.forced(), game.at("berlin.2")), ("cotton berlin.2".to_owned(), "red cotton 1".to_owned()));

    let two = berlin.red("iron 1 at berlin.2").begin();
    assert_eq!(two.refuses("build"), "AI-301");
    let three_spaces = Setting::germany().red("cotton 1 at muenchen.1, cotton card").begin();
    assert_eq!(three_spaces.refuses("build"), "AI-301");
}

#[test]
fn ai_e9_a_combined_build_goes_anywhere_with_any_card() {
    let mut game = Setting::germany().red("port 1 at koenigsberg.1, ship card, cash 4").begin();
    game.asks(RED, Decision::ChooseAction, "rail develop draw pass combined_build");
    assert_eq!(game.refuses("build"), "AI-301");
    game.choose("combined_build");
    game.asks(RED, Decision::ChooseIndustry, "cotton iron coal port");
    game.choose("cotton augsburg.1");
    assert_eq!((game.forced(), game.at("augsburg.1")), ("ship".to_owned(), "red cotton 1".to_owned()));
    assert_eq!((game.money(RED), game.hand(RED)), ((0, 0, 4), 0));
    game.acts(BLUE);
}

#[test]
fn ai_e10_a_ship_card_in_germany_is_only_discarded() {
    let setting = Setting::germany().red("ship card");
    let mut game = setting.begin();
    game.asks(RED, Decision::ChooseAction, "develop draw pass combined_build");
    game.choose("develop");
    game.asks(RED, Decision::ChooseDevelop, "cotton factory iron coal port");
    assert_eq!(game.refuses("ship"), "AI-952");
    game.choose("coal");
    assert_eq!((game.forced(), game.hand(RED), game.gone(RED, Industry::Coal)), ("ship".to_owned(), 0, 1));

    let mut game = setting.begin();
    game.choose("pass");
    assert_eq!((game.forced(), game.hand(RED)), ("ship".to_owned(), 0));

    let mut game = setting.begin();
    game.choose("combined_build coal bohemia.1");
    assert_eq!((game.forced(), game.at("bohemia.1")), ("ship".to_owned(), "red coal 1 (3)".to_owned()));
}
