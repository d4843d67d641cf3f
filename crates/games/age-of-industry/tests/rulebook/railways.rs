//! Railways (AI-E38 to AI-E43).

use crate::setting::{RED, Setting, YELLOW};
use age_of_industry::Decision;

#[test]
fn ai_e38_the_first_railway_costs_a_dollar_and_needs_no_cubes() {
    let mut game = Setting::germany().red("cotton 1 at berlin.1").begin();
    game.choose("rail");
    let links = "lueneburg-berlin stettin-berlin berlin-poland berlin-magdeburg berlin-dresden berlin-breslau";
    game.asks(RED, Decision::ChooseLink, links);
    assert_eq!(game.refuses("danzig-poland"), "AI-602");
    game.choose("berlin-poland");
    assert_eq!((game.railway("berlin-poland"), game.money(RED), game.tracks()), (Some(RED), (9, 1, 1), (6, 6)));
    assert_eq!(game.refuses("rail"), "AI-605");
}

#[test]
fn ai_e39_regensburg_bohemia_buys_coal_at_the_distant_port() {
    let yellow = "iron 1 (2) at augsburg.1, railway regensburg-augsburg, cash 2";
    let mut game = Setting::germany().yellow(yellow).order(&[2, 0, 1, 3, 4]).begin();
    game.choose("rail");
    assert_eq!(game.forced(), "regensburg-bohemia track augsburg.1");
    assert_eq!((game.railway("regensburg-bohemia"), game.at("augsburg.1")), (Some(YELLOW), "yellow iron 1 (1)".to_owned()));
    assert_eq!((game.money(YELLOW), game.tracks()), ((0, 0, 2), (5, 6)));
}

#[test]
fn ai_e40_each_end_sees_its_own_nearest_source() {
    let setting = Setting::germany().red("cotton 1 at kassel.1, railway dortmund-kassel").blue("coal 1 (3) at dortmund.1");
    let setting = setting.yellow("coal 1 (3) at chemnitz.1, iron 1 (3) at leipzig.1, railway leipzig-chemnitz");
    for (source, dortmund, chemnitz) in [("dortmund.1", 2, 3), ("chemnitz.1", 3, 2)] {
        let mut game = setting.begin();
        game.choose("rail");
        // Holland is a distant port: what is not on the map is bought through it.
        game.asks(RED, Decision::ChooseLink, "dortmund-holland kassel-leipzig");
        game.choose("kassel-leipzig");
        game.asks(RED, Decision::ChooseCoal, "chemnitz.1 dortmund.1");
        game.choose(source);
        assert_eq!(game.forced(), "leipzig.1");
        assert_eq!(game.at("dortmund.1"), format!("blue coal 1 ({dortmund})"));
        assert_eq!(game.at("chemnitz.1"), format!("yellow coal 1 ({chemnitz})"));
        assert_eq!((game.at("leipzig.1"), game.money(RED)), ("yellow iron 1 (2)".to_owned(), (9, 1, 1)));
        assert_eq!((game.railway("kassel-leipzig"), game.tracks()), (Some(RED), (6, 6)));
    }
}

#[test]
fn ai_e41_the_map_comes_before_the_track() {
    let setting = Setting::germany().red("port 1 at hamburg.1, cotton 1 at bremen.2, railway bremen-hamburg");
    let setting = setting.blue("coal 1 (3) at dortmund.1, railway hannover-dortmund").yellow("iron 1 (3) at hamburg.3");
    let mut game = setting.begin();
    game.choose("rail bremen-hannover");
    assert_eq!(game.forced(), "dortmund.1 hamburg.3");
    assert_eq!((game.at("dortmund.1"), game.at("hamburg.3")), ("blue coal 1 (2)".to_owned(), "yellow iron 1 (2)".to_owned()));
    assert_eq!((game.money(RED), game.tracks()), ((9, 1, 1), (6, 6)));
}

#[test]
fn ai_e42_railways_lead_on_from_a_village() {
    let setting = Setting::germany().red("port 1 at hamburg.1, railway hamburg-lueneburg").blue("iron 1 (3) at hamburg.3");
    let links = "bremen-hamburg hamburg-denmark hamburg-stettin lueneburg-hannover lueneburg-berlin";
    for link in links.split(' ') {
        let mut game = setting.begin();
        game.choose("rail");
        game.asks(RED, Decision::ChooseLink, links);
        game.choose(link);
        assert_eq!((game.forced(), game.railway(link)), ("track hamburg.3".to_owned(), Some(RED)));
        assert_eq!((game.money(RED), game.tracks(), game.at("hamburg.3")), ((8, 1, 2), (5, 6), "blue iron 1 (2)".to_owned()));
    }
}

#[test]
fn ai_e43_a_player_has_twelve_railways() {
    let eleven = "port 1 at hamburg.1, iron 1 at hamburg.3, railway emden-bremen, railway emden-dortmund, \
                  railway emden-holland, railway bremen-hamburg, railway bremen-hannover, railway hamburg-denmark, \
                  railway hamburg-lueneburg, railway hamburg-stettin, railway lueneburg-hannover, \
                  railway lueneburg-berlin, railway hannover-magdeburg";
    let eleven = Setting::germany().red(eleven);
    let mut game = eleven.begin();
    game.choose("rail hannover-kassel");
    assert_eq!(game.railway("hannover-kassel"), Some(RED));
    assert_eq!(game.refuses("rail"), "AI-R29");
    let twelve = eleven.red("railway hannover-kassel").begin();
    assert_eq!((twelve.refuses("rail"), twelve.position().table.rails.len()), ("AI-R29", 12));
}
