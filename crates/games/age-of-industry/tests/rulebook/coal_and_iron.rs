//! Coal and iron (AI-E11 to AI-E27).

use crate::setting::{RED, Setting};
use age_of_industry::{Decision, Tile};

#[test]
fn ai_e11_magdeburg_takes_coal_from_poland_over_a_yellow_railway() {
    let yellow = "coal 1 (3) at poland.1, railway berlin-poland";
    let red = "cotton 1* at berlin.1, railway magdeburg-berlin, next cotton 2, cotton card, cash 6";
    let mut game = Setting::germany().yellow(yellow).red(red).begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "berlin.1 berlin.2 magdeburg.1");
    game.choose("magdeburg.1");
    assert_eq!(game.forced(), "poland.1");
    assert_eq!((game.at("magdeburg.1"), game.at("poland.1")), ("red cotton 2".to_owned(), "yellow coal 1 (2)".to_owned()));
    assert_eq!((game.money(RED), game.cash(), game.tracks()), ((0, 0, 6), vec![0; 5], (6, 6)));
}

fn regensburg() -> Setting {
    let red = "coal 1 (3) at mannheim.1, iron 1 (1) at muenchen.1, railway mannheim-nuernberg, railway nuernberg-regensburg, \
               railway regensburg-muenchen, next factory 3, brown card, cash 3";
    let yellow = "coal 1 (1) at bohemia.1, iron 1 (2) at augsburg.1, railway regensburg-bohemia, railway regensburg-augsburg";
    Setting::germany().red(red).yellow(yellow)
}

#[test]
fn ai_e12_regensburg_takes_coal_from_bohemia_and_a_choice_of_iron() {
    let mut game = regensburg().begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseIndustry, "cotton factory iron");
    game.choose("factory regensburg.1");
    assert_eq!(game.forced(), "bohemia.1");
    game.asks(RED, Decision::ChooseIron, "augsburg.1 muenchen.1");
    assert_eq!((game.refuses("track"), game.refuses("bohemia.1")), ("AI-R14", "AI-401"));
    game.choose("muenchen.1");
    assert_eq!(game.at("regensburg.1"), "red factory 3");
    assert_eq!((game.at("bohemia.1"), game.at("muenchen.1")), ("yellow coal 1*".to_owned(), "red iron 1*".to_owned()));
    assert_eq!((game.at("mannheim.1"), game.at("augsburg.1")), ("red coal 1 (3)".to_owned(), "yellow iron 1 (2)".to_owned()));
    assert_eq!((game.money(RED), game.cash(), game.tracks()), ((0, 0, 8), vec![0, 0, 4, 0, 0], (6, 6)));
}

#[test]
fn ai_e13_muenchen_is_refused_except_over_the_own_works() {
    let mut game = regensburg().begin();
    game.choose("build factory");
    game.asks(RED, Decision::ChooseSlot, "nuernberg.1 regensburg.1 muenchen.1");
    assert_eq!((game.refuses("muenchen.2"), game.refuses("augsburg.1")), ("AI-306", "AI-307"));
}

fn through_france() -> Setting {
    let green = "cotton 1* at mannheim.2, railway mannheim-france";
    Setting::germany().green(green).red("cotton 1 at frankfurt.1, cotton 1 at koeln.1, railway frankfurt-mannheim")
}

#[test]
fn ai_e14_coal_is_bought_through_france() {
    let mut game = through_france().red("cash 10, red card").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseIndustry, "cotton iron coal");
    game.choose("cotton");
    assert_eq!((game.forced(), game.at("frankfurt.1")), ("frankfurt.1 track".to_owned(), "red cotton 2".to_owned()));
    assert_eq!((game.money(RED), game.tracks(), game.cash()), ((3, 0, 7), (5, 6), vec![3, 0, 0, 0, 0]));
}

#[test]
fn ai_e14_koeln_is_not_connected_with_the_green_railway() {
    // A second place in reach of France, so that there is a choice to look at.
    let mut game = through_france().green("railway mannheim-stuttgart").red("cash 10, red card").begin();
    game.choose("combined_build cotton");
    game.asks(RED, Decision::ChooseSlot, "frankfurt.1 stuttgart.1");
    assert_eq!(game.refuses("koeln.1"), "AI-406");
}

#[test]
fn ai_e15_from_an_empty_track_a_cube_costs_four() {
    let mut game = through_france().red("next cotton 3, cash 20, cotton card").tracks(0, 1).begin();
    game.choose("build");
    assert_eq!(game.forced(), "cotton frankfurt.1 track track");
    assert_eq!((game.at("frankfurt.1"), game.money(RED)), ("red cotton 3".to_owned(), (1, 0, 19)));
    assert_eq!(game.tracks(), (0, 0));
}

#[test]
fn ai_e16_eight_cubes_cost_1_1_2_2_3_3_4_4() {
    let mut left = 6;
    for price in [1, 1, 2, 2, 3, 3, 4, 4] {
        let mut game = Setting::germany().red("next port 2, blue card, cash 20").tracks(left, 6).begin();
        game.choose("build port emden.1");
        assert_eq!(game.money(RED), (16 - price, 0, 4 + price as u16));
        left = game.tracks().0;
    }
    assert_eq!(left, 0);
}

#[test]
fn ai_e17_a_port_serves_itself() {
    let mut game = Setting::germany().red("next port 2, blue card, cash 5").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseIndustry, "cotton iron port");
    game.choose("port");
    game.asks(RED, Decision::ChooseSlot, "emden.1 bremen.1 hamburg.1");
    game.choose("emden.1");
    assert_eq!((game.forced(), game.at("emden.1")), ("track".to_owned(), "red port 2".to_owned()));
    assert_eq!((game.money(RED), game.tracks()), ((0, 0, 5), (5, 6)));

    let mut game = Setting::germany().red("next port 3, blue card").begin();
    game.choose("build port emden.1");
    assert_eq!((game.forced(), game.at("emden.1")), ("track track".to_owned(), "red port 3".to_owned()));
    assert_eq!((game.money(RED), game.tracks()), ((2, 1, 8), (5, 5)));
}

#[test]
fn ai_e18_two_works_in_one_town_are_a_choice() {
    let blue = "iron 1 (1) at berlin.1, coal 1 (3) at poland.1, railway berlin-poland";
    let red = "railway magdeburg-berlin, next cotton 3, green card, cash 12";
    let setting = Setting::germany().blue(blue).yellow("iron 1 (3) at berlin.2").red(red);
    let mut game = setting.begin();
    game.choose("build cotton magdeburg.1");
    game.asks(RED, Decision::ChooseIron, "berlin.1 berlin.2");
    game.choose("berlin.1");
    assert_eq!((game.at("berlin.1"), game.cash()), ("blue iron 1*".to_owned(), vec![0, 5, 0, 0, 0]));
    assert_eq!(game.at("berlin.2"), "yellow iron 1 (3)");

    let mut game = setting.begin();
    game.choose("build cotton magdeburg.1 berlin.2");
    assert_eq!((game.at("berlin.1"), game.at("berlin.2")), ("blue iron 1 (1)".to_owned(), "yellow iron 1 (2)".to_owned()));
    assert_eq!(game.cash(), [0; 5]);
}

/// Where the coal for a mill in this town comes from: the mine in Pennsylvania, the box of Massachusetts Bay, or a choice.
fn coal_for(setting: &Setting, space: &str) -> &'static str {
    let builder = setting.clone().purple("ship card, next cotton 2, cash 6").order(&[4, 0, 1, 2, 3]);
    let mut game = builder.begin();
    game.choose("combined_build cotton");
    game.choose(space);
    if game.offered() == "pennsylvania.1 massachusetts_bay_coal" {
        return "choice";
    }
    assert_eq!((game.at(space), game.tracks()), ("purple cotton 2".to_owned(), (6, 6)));
    match (game.at("pennsylvania.1").as_str(), game.coal_box("massachusetts_bay")) {
        ("red coal 1 (2)", 3) => "mine",
        ("red coal 1 (3)", 2) => "box",
        other => panic!("{other:?}"),
    }
}

fn port_ship_and_mine() -> Setting {
    Setting::new_england()
        .yellow("port 1 at boston.1")
        .green("ship 2 at massachusetts_bay.1")
        .red("coal 1 (3) at pennsylvania.1")
}

#[test]
fn ai_e19_lanes_count_as_links() {
    let railways = "railway boston-worcester, railway worcester-springfield, railway springfield-pittsfield, \
                    railway pittsfield-albany, railway albany-pennsylvania";
    let setting = port_ship_and_mine().blue(railways);
    let towns = ["boston.3", "worcester.1", "springfield.1", "albany.1"];
    assert_eq!(towns.map(|space| coal_for(&setting, space)), ["box", "box", "mine", "mine"]);
}

#[test]
fn ai_e20_a_box_and_a_mine_may_be_equally_near() {
    let railways = "railway pennsylvania-poughkeepsie, railway poughkeepsie-bridgeport, railway bridgeport-new_haven, \
                    railway new_haven-new_london, railway new_london-providence, railway providence-boston";
    let setting = port_ship_and_mine().blue(railways);
    let towns = ["new_london.2", "providence.2", "new_haven.2"];
    assert_eq!(towns.map(|space| coal_for(&setting, space)), ["choice", "box", "mine"]);

    for (source, mine, left) in [("pennsylvania.1", "red coal 1 (2)", 3), ("massachusetts_bay_coal", "red coal 1 (3)", 2)] {
        let builder = setting.clone().purple("ship card, next cotton 2").order(&[4, 0, 1, 2, 3]);
        let mut game = builder.begin();
        game.choose("combined_build cotton new_london.2");
        assert_eq!(game.refuses("track"), "AI-R14");
        game.choose(source);
        assert_eq!((game.at("pennsylvania.1").as_str(), game.coal_box("massachusetts_bay")), (mine, left));
    }
}

#[test]
fn ai_e21_iron_for_a_ship_crosses_the_lane() {
    let blue = "port 1 at portland.1, railway portland-saco, railway saco-portsmouth";
    let setting = Setting::new_england().blue(blue).yellow("iron 1 (3) at portsmouth.2").red("next ship 2, ship card");
    let mut game = setting.begin();
    game.choose("build");
    assert_eq!(game.forced(), "ship casco_bay.1 portsmouth.2");
    assert_eq!((game.at("casco_bay.1"), game.at("portsmouth.2")), ("red ship 2".to_owned(), "yellow iron 1 (2)".to_owned()));
    assert_eq!((game.money(RED), game.tracks(), game.coal_box("casco_bay")), ((5, 1, 5), (6, 6), 2));
}

#[test]
fn ai_e22_a_first_mine_receives_three_cubes_and_second_works_four() {
    let mut game = Setting::germany().red("purple card").begin();
    game.choose("build coal");
    assert_eq!(game.at("poland.1"), "red coal 1 (3)");
    let near = Setting::germany().blue("coal 1 (3) at poland.1, railway berlin-poland");
    let mut game = near.red("next iron 2, iron card").begin();
    game.choose("build");
    assert_eq!((game.forced(), game.at("berlin.1")), ("iron berlin.1 poland.1".to_owned(), "red iron 2 (4)".to_owned()));
    assert_eq!((game.money(RED), game.tracks()), ((6, 1, 4), (6, 6)));
}

#[test]
fn ai_e23_a_new_mine_refills_the_track_for_money() {
    let setting = Setting::germany().blue("port 1* at emden.1, railway emden-dortmund").tracks(3, 6);
    let mut game = setting.red("next coal 2, red card, cash 3").begin();
    game.choose("build coal");
    game.asks(RED, Decision::ChooseSlot, "dortmund.1 mannheim.1");
    game.choose("dortmund.1");
    assert_eq!((game.at("dortmund.1"), game.tracks()), ("red coal 2 (1)".to_owned(), (6, 6)));
    assert_eq!((game.money(RED), game.cash()), ((4, 0, 3), vec![4, 0, 0, 0, 0]));
}

#[test]
fn ai_e24_with_more_gaps_than_cubes_the_mine_flips_at_once() {
    let mut game = Setting::germany().red("yellow card").tracks(1, 6).begin();
    game.choose("build coal");
    game.asks(RED, Decision::ChooseSlot, "chemnitz.1 breslau.1 bohemia.1");
    game.choose("bohemia.1");
    assert_eq!((game.at("bohemia.1"), game.tracks(), game.money(RED)), ("red coal 1*".to_owned(), (4, 6), (20, 1, 1)));
}

#[test]
fn ai_e25_a_later_connection_moves_nothing() {
    let setting = Setting::germany().red("coal 1 (3) at dortmund.1, cash 5").blue("port 1 at emden.1").tracks(2, 6);
    let mut game = setting.begin();
    game.choose("rail");
    let links = "emden-dortmund hannover-dortmund dortmund-koeln dortmund-kassel dortmund-holland";
    game.asks(RED, Decision::ChooseLink, links);
    game.choose("emden-dortmund");
    assert_eq!((game.at("dortmund.1"), game.tracks(), game.money(RED)), ("red coal 1 (3)".to_owned(), (2, 6), (4, 0, 1)));
}

#[test]
fn ai_e26_a_ship_refills_the_track_from_its_box() {
    let setting = Setting::new_england().blue("port 1 at boston.1").tile("massachusetts_bay", Tile::Cotton).tracks(4, 6);
    let mut game = setting.red("iron 1 (3) at boston.3, next ship 2, ship card, cash 5").begin();
    game.choose("build");
    assert_eq!(game.forced(), "ship massachusetts_bay.1 boston.3");
    assert_eq!((game.at("massachusetts_bay.1"), game.at("boston.3")), ("red ship 2".to_owned(), "red iron 1 (2)".to_owned()));
    assert_eq!((game.money(RED), game.tracks(), game.coal_box("massachusetts_bay")), ((2, 0, 5), (6, 6), 1));
}

#[test]
fn ai_e27_the_last_cube_pays_its_owner_in_another_turn() {
    let blue = "coal 1 (1) at dortmund.1, cotton 1* at kassel.1";
    let red = "railway dortmund-kassel, iron 1 at koeln.1, next cotton 2, cotton card, cash 6";
    let mut game = Setting::germany().blue(blue).red(red).begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "kassel.2 dortmund.3");
    game.choose("kassel.2");
    assert_eq!((game.at("kassel.2"), game.at("dortmund.1")), ("red cotton 2".to_owned(), "blue coal 1*".to_owned()));
    assert_eq!((game.money(RED), game.cash()), ((0, 0, 6), vec![0, 4, 0, 0, 0]));
}
