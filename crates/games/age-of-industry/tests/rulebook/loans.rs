//! Loans (AI-E34 to AI-E37).

use crate::setting::{BLUE, RED, Setting};
use age_of_industry::Decision;

#[test]
fn ai_e34_borrow_sell_and_repay_in_one_turn() {
    let setting = Setting::of("germany", 2).blue("port 1 at bremen.1, railway bremen-hannover");
    let mut game = setting.red("iron 1 at danzig.3, blue card").begin();
    game.choose("build cotton hannover.1");
    assert_eq!((game.at("hannover.1"), game.money(RED)), ("red cotton 1".to_owned(), (6, 1, 4)));
    game.choose("sell");
    assert_eq!(game.forced(), "hannover.1 bremen.1");
    assert_eq!((game.at("hannover.1"), game.at("bremen.1")), ("red cotton 1*".to_owned(), "blue port 1*".to_owned()));
    assert_eq!((game.money(RED), game.cash()), ((14, 1, 4), vec![14, 5]));
    game.asks(RED, Decision::RepayLoans, "0 1");
    assert_eq!(game.refuses("2"), "AI-502");
    game.choose("1");
    assert_eq!(game.money(RED), (3, 0, 4));
    // The round ends, and no interest is due.
    game.choose("pass pass");
    assert_eq!((game.money(RED), game.order()), ((3, 0, 0), vec![BLUE, RED]));
}

/// What a bill leaves: cotton 3 in Frankfurt with coal and iron from the tracks through France.
fn mill_in_frankfurt(cash: &str, tracks: (u8, u8), cost: u16) -> (i32, u32, u16) {
    let printed = "cost = 12, coal = 1, iron = 1, income = 18";
    let setting = Setting::germany().sheet(printed, &printed.replace("12", &cost.to_string()));
    let setting = setting.red("cotton 1 at frankfurt.1, railway frankfurt-mannheim, next cotton 3, cotton card");
    let mut game = setting.green("railway mannheim-france").red(cash).tracks(tracks.0, tracks.1).begin();
    game.choose("build frankfurt.1");
    game.money(RED)
}

#[test]
fn ai_e35_the_fewest_loans_that_cover_the_bill() {
    assert_eq!(mill_in_frankfurt("cash 0", (0, 1), 12), (1, 2, 19));
    // No printed counter makes a bill of 21: this mill costs a dollar more.
    assert_eq!(mill_in_frankfurt("cash 1", (0, 0), 13), (0, 2, 21));
    assert_eq!(mill_in_frankfurt("cash 0", (0, 0), 13), (9, 3, 21));
}

#[test]
fn ai_e36_interest_is_paid_with_new_loans() {
    let mut game = Setting::of("germany", 2).red("loans 3, cash 1").blue("loans 12").last_action().begin();
    game.choose("pass");
    assert_eq!((game.money(RED), game.money(BLUE)), ((8, 4, 0), (8, 14, 0)));
    assert_eq!(game.position().table.round, 3);
}

#[test]
fn ai_e37_loans_are_repaid_as_far_as_the_cash_goes() {
    let mut game = Setting::germany().red("loans 5, cash 37").actions(1).begin();
    game.choose("pass");
    game.asks(RED, Decision::RepayLoans, "0 1 2 3");
    assert_eq!(game.refuses("4"), "AI-502");
    game.choose("3");
    assert_eq!(game.money(RED), (4, 2, 0));
    game.acts(BLUE);
}
