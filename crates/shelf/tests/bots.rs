//! Bots win when they should, and see only what they may.

use age_of_industry::AgeOfIndustry;
use artificium::Artificium;
use shelf::{Bot, find};
use table::{Chance, Estimate, Eyes, Rng, Rules, Seat, Setup, Spoken};

#[test]
fn greedy_beats_random_nearly_always() {
    for (name, own, bots, least) in [
        ("artificium", 0, [Bot::Greedy, Bot::Random], 90),
        ("artificium", 1, [Bot::Random, Bot::Greedy], 90),
        ("arkwright-card", 0, [Bot::Greedy, Bot::Random], 95),
        ("arkwright-card", 1, [Bot::Random, Bot::Greedy], 95),
        ("age-of-industry", 0, [Bot::Greedy, Bot::Random], 95),
        ("age-of-industry", 1, [Bot::Random, Bot::Greedy], 95),
        ("water-frame", 0, [Bot::Greedy, Bot::Random], 98),
        ("water-frame", 1, [Bot::Random, Bot::Greedy], 98),
    ] {
        let game = find(name).expect("a game on the shelf");
        let outcomes = game.matches(&Setup::of(2), &bots, 0..100).expect("the built-in sheet");
        let won =
            outcomes.iter().filter(|outcome| outcome.winners.contains(Seat::new(own)) && outcome.winners.len() == 1).count();
        assert!(won >= least, "{name}: {won} of 100 in seat {own}");
    }
}

#[test]
fn greedy_repays_its_loans_in_age_of_industry() {
    for map in ["germany", "new_england", "tyneside"] {
        let rules = AgeOfIndustry::set_up(&Setup::of(2).switch("map", map)).expect("the built-in sheet");
        let in_debt = (0..40).filter(|game| {
            let own = (game % 2) as usize;
            let mut rng = Rng::new(*game);
            let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
            while let Some(seat) = rules.turn(&state).seats().lowest() {
                let bot = if seat.number() == own { Bot::Greedy } else { Bot::Random };
                let mv = bot.choose(&rules, &state, seat, &mut rng).mv;
                rules.play(&mut state, seat, mv, &mut ());
            }
            rules.save(&state).table.players[own].loans > 0
        });
        let in_debt = in_debt.count();
        assert!(in_debt <= 1, "{map}: in debt after {in_debt} of 40 games");
    }
}

fn choice_is_blind<R: Spoken + Estimate>(seats: usize) {
    let rules = R::set_up(&Setup::of(seats)).expect("the built-in sheet");
    let mut rng = Rng::new(1);
    for _ in 0..3 {
        let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
        while let Some(seat) = rules.turn(&state).seats().lowest() {
            let mut other = state;
            rules.imagine(&mut other, Eyes::Of(seat), &mut rng);
            let start = rng.next();
            for bot in Bot::ALL {
                let choice = |state| bot.choose(&rules, state, seat, &mut Rng::new(start)).mv;
                assert_eq!(choice(&state), choice(&other), "{bot:?} looked at something hidden");
            }
            let mv = Bot::Greedy.choose(&rules, &state, seat, &mut rng).mv;
            rules.play(&mut state, seat, mv, &mut ());
        }
    }
}

#[test]
fn a_bot_chooses_the_same_whatever_is_hidden_from_its_seat() {
    choice_is_blind::<Artificium>(3);
    choice_is_blind::<AgeOfIndustry>(3);
}

/// Every figure that makes hands long and purses full.
fn generous_sheet() -> String {
    let changes = [
        ("hand_size = 5", "hand_size = 12"),
        ("market_size = 6", "market_size = 12"),
        ("start_coins = 5", "start_coins = 1000"),
        ("swap_hand_draw = 5", "swap_hand_draw = 12"),
        ("draw = 5\n", "draw = 12\n"),
        ("discard = 3", "discard = 0"),
        ("copies = 5", "copies = 15"),
        ("copies = 6", "copies = 15"),
        ("copies = 8", "copies = 15"),
    ];
    changes.iter().fold(artificium::BUILT_IN.to_owned(), |sheet, (from, to)| sheet.replace(from, to))
}

#[test]
fn bots_and_forecasts_cope_with_the_longest_hands() {
    let game = find("artificium").expect("a game on the shelf");
    let setup = Setup::of(3).with_sheet(&generous_sheet().replace("rounds = 4", "rounds = 1"));
    game.matches(&setup, &[Bot::Greedy, Bot::Random, Bot::Random], 0..1).expect("a valid sheet");
}
