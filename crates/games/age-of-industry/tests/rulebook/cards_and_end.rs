//! Cards, passing, order, end (AI-E49 to AI-E58).

use crate::setting::{BLUE, GREEN, PURPLE, RED, Setting, YELLOW};
use age_of_industry::{Card, Decision, Event, Industry, MayEnd, Move, Tile};
use table::{Entry, Eyes, Seat, Seats};

const EIGHT: &str = "cotton card, cotton card, factory card, iron card, coal card, port card, ship card, brown card";

#[test]
fn ai_e49_with_eight_cards_a_draw_gives_one() {
    let mut game = Setting::germany().red(EIGHT).face_up(&[Card::Blue, Card::Green]).begin();
    let deck = game.position().deck.size();
    game.choose("draw");
    game.asks(RED, Decision::DrawFirst, "deck up0 up1");
    assert_eq!(game.refuses("both_up"), "AI-813");
    game.choose("up1");
    let position = game.position();
    assert_eq!((game.hand(RED), position.deck.size(), position.table.face_up.len()), (9, deck - 1, 2));
    assert_eq!((position.table.face_up[0], position.hands[RED].count(Card::Green)), (Card::Blue, 1));
    assert_eq!(game.refuses("draw"), "AI-813");
}

#[test]
fn ai_e50_the_last_cards_are_not_replaced() {
    let setting = Setting::germany().red("cotton card").blue("cotton card").deck(1).face_up(&[Card::Blue, Card::Green]);
    let mut game = setting.begin();
    game.choose("draw");
    game.asks(RED, Decision::DrawFirst, "deck both_up");
    assert_eq!(game.refuses("up0"), "AI-R31");
    game.choose("deck");
    game.asks(RED, Decision::DrawSecond, "up0 up1");
    assert_eq!(game.refuses("deck"), "AI-812");
    game.choose("up0");
    let position = game.position();
    assert_eq!((game.hand(RED), position.deck.size(), position.table.face_up), (3, 0, vec![Card::Green]));
    game.choose("draw");
    assert_eq!((game.forced(), game.hand(RED)), ("up0".to_owned(), 4));
    assert!(game.position().table.face_up.is_empty());
    game.acts(BLUE);
    assert_eq!(game.refuses("draw"), "AI-812");
}

#[test]
fn ai_e51_passing_costs_a_card_unless_there_is_none_or_none_to_draw() {
    let mut game = Setting::germany().begin();
    game.asks(RED, Decision::ChooseAction, "draw pass");
    game.choose("pass");
    assert_eq!((game.forced(), game.hand(RED)), ("keep".to_owned(), 0));
    assert_eq!(game.followed("Passed"), ["AI-822"]);

    let two = Setting::germany().red("cotton card, brown card");
    let mut game = two.begin();
    game.choose("pass");
    game.asks(RED, Decision::DiscardCard, "cotton brown");
    assert_eq!(game.refuses("keep"), "AI-821");
    game.choose("brown");
    assert_eq!((game.hand(RED), game.position().table.discard.count(Card::Brown)), (1, 1));
    assert_eq!(game.followed("Passed"), ["AI-821"]);

    let mut game = two.no_cards_left().begin();
    game.choose("pass");
    game.asks(RED, Decision::DiscardCard, "keep cotton brown");
    game.choose("keep");
    assert_eq!((game.hand(RED), game.followed("Passed")), (2, vec!["AI-822"]));
}

#[test]
fn ai_e52_the_new_order_is_by_money_spent() {
    let setting = Setting::germany().order(&[YELLOW, RED, BLUE, GREEN, PURPLE]).last_action();
    let setting = setting.yellow("spent 14").red("spent 9").blue("spent 3").green("spent 3").purple("spent 1");
    let mut game = setting.begin();
    game.choose("pass");
    assert_eq!(game.order(), [PURPLE, BLUE, GREEN, RED, YELLOW]);
    assert!((0..5).all(|seat| game.money(seat) == (0, 0, 0)));
    game.acts(PURPLE);
}

#[test]
fn ai_e53_the_game_ends_with_an_empty_deck_and_an_empty_hand() {
    let setting = Setting::of("germany", 2).order(&[BLUE, RED]).last_action().blue("cotton card");
    let mut game = setting.clone().deck(0).face_up(&[Card::Coal]).begin();
    game.choose("pass");
    assert!(game.is_over());
    assert!(game.events().contains(&Event::GameEnded { rule: "AI-921" }));

    let mut game = setting.deck(1).begin();
    game.choose("pass");
    assert!(!game.is_over());
    assert_eq!(game.position().table.round, 3);
}

#[test]
fn ai_e54_two_idle_rounds_end_the_game() {
    let two = "cotton card, brown card";
    let setting = Setting::of("germany", 2).red(two).blue(two).red("loans 1, cash 5").no_cards_left();
    let mut game = setting.begin();
    game.choose("pass keep pass keep pass keep pass keep");
    let table = game.position().table;
    assert_eq!((game.money(RED), table.round, table.idle_rounds), ((4, 1, 0), 3, 1));
    game.choose("pass keep pass keep pass keep pass keep");
    assert!(game.is_over());
    assert_eq!(game.money(RED), (3, 1, 0));
    assert!(game.events().contains(&Event::GameEnded { rule: "AI-R41" }));
}

/// The last action of the last round: nobody has a card, and none is left.
fn the_end(seats: usize) -> Setting {
    // A card in one hand, so that the last seat has something to decide.
    Setting::of("germany", seats).last_action().no_cards_left().say(seats - 1, "ship card")
}

/// What the railways of a seat paid at the end.
fn railway_income(game: &crate::game::Game, of: usize) -> Option<i32> {
    game.events().into_iter().find_map(|event| match event {
        Event::RailwaysPaid { seat, money } if seat == Seat::new(of) => Some(money),
        _ => None,
    })
}

#[test]
fn ai_e55_a_railway_pays_two_and_one_for_each_occupied_space_at_its_ends() {
    let setting = the_end(5).purple("port 1 at hamburg.1, cotton 1 at hamburg.3, coal 1 at poland.1");
    let setting = setting.red("railway hamburg-lueneburg").blue("railway hamburg-denmark");
    let mut game = setting.yellow("railway lueneburg-berlin").green("railway berlin-poland").begin();
    game.choose("pass keep");
    assert!(game.is_over());
    let paid = [RED, BLUE, YELLOW, GREEN, PURPLE].map(|seat| railway_income(&game, seat));
    assert_eq!(paid, [5, 5, 3, 4, 0].map(Some));
    assert_eq!(game.cash(), [5, 5, 3, 4, 0]);
}

#[test]
fn ai_e56_scoring_a_small_network() {
    let red = "port 1* at hamburg.1, cotton 1* at hannover.1, factory 3 at berlin.1, railway hamburg-lueneburg, \
               railway lueneburg-berlin, railway lueneburg-hannover";
    let blue = "port 1 at hamburg.2, iron 2 at berlin.2, coal 1 at poland.1, railway berlin-poland, railway hamburg-denmark";
    let network = the_end(2).red(red).blue(blue);
    let as_it_stands = network.clone().red("cash 23, loans 2").blue("cash 9, loans 1").begin();
    assert_eq!(as_it_stands.scores(), [8, 5]);

    // The interest of the last round is paid first (AI-R40).
    let mut game = network.red("cash 25, loans 2").blue("cash 10, loans 1").begin();
    game.choose("pass keep");
    assert!(game.is_over());
    assert_eq!((railway_income(&game, RED), railway_income(&game, BLUE)), (Some(14), Some(11)));
    assert_eq!((game.money(RED), game.money(BLUE)), ((15, 0, 0), (9, 0, 0)));
    let scored = |seat, money, industries, total| Event::Scored { seat: Seat::new(seat), money, industries, loans: 0, total };
    assert!([scored(RED, 3, 5, 8), scored(BLUE, 1, 4, 5)].iter().all(|line| game.events().contains(line)));
    assert_eq!(game.scores(), [8, 5]);
    assert_eq!(game.standing().winners, Some(Seats::only(Seat::new(RED))));
}

#[test]
fn ai_e57_loans_at_the_end_are_repaid_or_cost_five_points() {
    let loans = ["cash 49, loans 2", "cash 34, loans 4", "cash 11, loans 1", "cash 12, loans 1"];
    let setting = (0..4).fold(the_end(4), |setting, seat| setting.say(seat, loans[seat]));
    let mut game = setting.begin();
    game.choose("pass keep");
    // The last seat still has its own turn to repay in; it does not.
    game.asks(GREEN, Decision::RepayLoans, "0 1");
    game.choose("0");
    assert!(game.is_over());
    assert_eq!((0..4).map(|seat| game.money(seat)).collect::<Vec<_>>(), [(25, 0, 0), (8, 2, 0), (10, 1, 0), (0, 0, 0)]);
    assert_eq!(game.scores(), [5, -9, -3, 0]);
}

#[test]
fn ai_e58_a_tie_goes_to_the_earlier_in_the_new_order() {
    let setting = the_end(2).red("cash 44, spent 3").blue("cash 40");
    let mut game = setting.begin();
    game.choose("pass keep");
    assert_eq!((game.scores(), game.order()), (vec![8, 8], vec![BLUE, RED]));
    assert_eq!(game.standing().winners, Some(Seats::only(Seat::new(BLUE))));
}

#[test]
fn ai_938_equal_points_are_ranked_by_the_turn_order_at_all_places() {
    let setting = the_end(3).red("cash 40, spent 3").blue("cash 40").yellow("cash 80");
    let mut game = setting.begin();
    game.choose("pass keep");
    assert_eq!((game.scores(), game.order()), (vec![8, 8, 16], vec![BLUE, YELLOW, RED]));
    assert_eq!(game.standing().ranks.as_slice(), [3, 2, 1]);
}

#[test]
fn ai_921_the_end_can_come_while_the_actions_left_empty_the_deck_and_a_hand() {
    let last = |cards: u32| Setting::of("germany", 2).last_action().deck(cards);
    // Blue acts last: drawing empties the deck while red has no card, laying a card empties blue's own hand.
    assert_eq!(last(2).blue("ship card").begin().may_end(), [MayEnd::DeckRunsOut]);
    assert_eq!(last(3).blue("ship card").begin().may_end(), []);
    assert_eq!(last(1).red("ship card").blue("coal card").begin().may_end(), []);
    assert_eq!(last(0).red("ship card").blue("coal card").begin().may_end(), [MayEnd::DeckEmpty]);
    assert_eq!(last(0).red("ship card").blue("coal card, iron card").begin().may_end(), []);
}

#[test]
fn ai_921_whoever_draws_the_last_cards_holds_them() {
    let two_left = Setting::of("germany", 2).last_action().actions(2).red("ship card, coal card");
    assert_eq!(two_left.clone().deck(3).begin().may_end(), []);
    assert_eq!(two_left.clone().deck(1).begin().may_end(), []);
    assert_eq!(two_left.deck(0).begin().may_end(), [MayEnd::DeckEmpty]);
    // With a third action both can be laid again.
    let three_left = Setting::of("germany", 2).sheet("actions_per_turn = 2", "actions_per_turn = 3").last_action().actions(3);
    assert_eq!(three_left.clone().deck(2).red("ship card").begin().may_end(), [MayEnd::DeckRunsOut]);
    assert_eq!(three_left.deck(3).red("ship card").begin().may_end(), []);
}

#[test]
fn ai_813_a_full_hand_does_not_empty_the_deck() {
    let last = |cards: u32| Setting::of("germany", 2).last_action().deck(cards).blue(EIGHT);
    assert_eq!(last(1).begin().may_end(), [MayEnd::DeckRunsOut]);
    assert_eq!(last(2).begin().may_end(), []);
    assert_eq!(last(1).blue("red card").begin().may_end(), []);
    // A card laid first makes room for one.
    assert_eq!(last(1).blue("red card").actions(2).begin().may_end(), [MayEnd::DeckRunsOut]);
}

#[test]
fn ai_205_an_action_that_has_begun_neither_lays_nor_draws_anything_else() {
    let last = |cards: u32| Setting::of("germany", 2).last_action().deck(cards).red("ship card");
    let mut game = last(1).begin();
    game.choose("draw deck");
    game.asks(BLUE, Decision::DrawSecond, "up0 up1");
    assert_eq!(game.may_end(), []);
    let mut game = last(0).blue("coal card, cotton 1 at berlin.1").begin();
    assert_eq!(game.may_end(), [MayEnd::DeckEmpty]);
    game.choose("rail");
    assert_eq!(game.may_end(), []);
}

#[test]
fn ai_r41_a_round_may_end_the_game_by_nothing_but_passes_without_a_card() {
    let three = "cotton card, brown card, red card";
    let mut setting = Setting::of("germany", 2).red(three).blue(three).no_cards_left();
    assert_eq!(setting.begin().may_end(), []);
    setting.table.idle_rounds = 1;
    let mut game = setting.begin();
    assert_eq!(game.may_end(), [MayEnd::Idle]);
    game.choose("pass keep pass keep");
    assert_eq!(game.may_end(), [MayEnd::Idle]);
    game.choose("pass brown");
    assert_eq!(game.may_end(), []);
    // Both at once: two actions lay two cards.
    let mut setting = Setting::of("germany", 2).red("cotton card, brown card").blue(three).no_cards_left();
    setting.table.idle_rounds = 1;
    assert_eq!(setting.begin().may_end(), [MayEnd::DeckEmpty, MayEnd::Idle]);
    // Where one idle round is enough, it takes players who may pass without a card (AI-822).
    let one = Setting::of("germany", 2).sheet("idle_rounds_to_end = 2", "idle_rounds_to_end = 1");
    assert_eq!(one.begin().may_end(), [MayEnd::Idle]);
    assert_eq!(one.blue("cotton card").begin().may_end(), []);
}

#[test]
fn ai_r42_the_game_ends_after_round_one_hundred() {
    let mut game = Setting::of("germany", 2).round(100).tile("poland", Tile::Both).last_action().begin();
    assert_eq!(game.may_end(), [MayEnd::LastRound]);
    game.choose("pass");
    assert!(game.is_over());
    assert_eq!(game.may_end(), []);
    assert!(game.events().contains(&Event::GameEnded { rule: "AI-R42" }));
}

/// Section 11: automatic steps reveal nothing beyond their public effect.
#[test]
fn ai_953_a_card_chosen_by_itself_is_not_shown_before_it_is_laid() {
    let red = "coal 1 (3) at dortmund.1, railway dortmund-kassel, railway kassel-leipzig, cotton card";
    let mut game = Setting::germany().red(red).yellow("iron 1 (3) at leipzig.1").begin();
    game.choose("build");
    game.asks(RED, Decision::ChooseSlot, "kassel.1 leipzig.2");
    let chosen = Entry::Forced(Seat::new(RED), Move::Play { card: Card::Cotton });
    assert!(game.told(Eyes::Of(Seat::new(RED))).contains(&chosen));
    for eyes in [Eyes::Of(Seat::new(BLUE)), Eyes::Watcher] {
        assert!(!game.told(eyes).contains(&chosen));
        assert_eq!(game.seen(eyes).work.industry, None);
    }
    assert_eq!(game.seen(Eyes::Of(Seat::new(RED))).work.industry, Some(Industry::Cotton));
}
