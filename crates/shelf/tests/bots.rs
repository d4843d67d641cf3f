//! Bots win when they should, and see only what they may.

use age_of_industry::AgeOfIndustry;
use arkwright_card::ArkwrightCard;
use artificium::Artificium;
use bots::{Manner, Player, Search, Thought};
use shelf::{AnyRuleset, AnyTable, Bot, Deal, Entrant, Level, Limits, Outcome, find};
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use table::{Chance, Estimate, Eyes, Moves, Rng, Rules, Seat, Seats, Seed, Setup, Spoken, Table};
use water_frame::WaterFrame;

fn set_up(game: &str, setup: Setup) -> Arc<dyn AnyRuleset> {
    find(game).expect("a game on the shelf").set_up(setup).expect("a valid sheet")
}

fn dealt(game: &str, seats: usize, seed: &str) -> Box<dyn AnyTable> {
    set_up(game, Setup::of(seats)).deal(Seed::new(seed).expect("a seed"))
}

fn played(ruleset: &dyn AnyRuleset, bots: &[Bot], numbers: Range<u64>) -> Vec<Outcome> {
    numbers.map(|number| ruleset.play(bots, Deal::numbered(number))).collect()
}

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
        let outcomes = played(set_up(name, Setup::of(2)).as_ref(), &bots, 0..100);
        let won =
            outcomes.iter().filter(|outcome| outcome.winners.contains(Seat::new(own)) && outcome.winners.len() == 1).count();
        assert!(won >= least, "{name}: {won} of 100 in seat {own}");
    }
}

#[test]
fn greedy_repays_its_loans_in_age_of_industry() {
    let mut in_debt = 0;
    for map in ["germany", "new_england", "tyneside"] {
        let rules = AgeOfIndustry::set_up(&Setup::of(2).switch("map", map)).expect("the built-in sheet");
        for game in 0..40 {
            let own = game as usize % 2;
            let mut rng = Rng::new(game);
            let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
            while let Some(seat) = rules.turn(&state).seats().lowest() {
                let bot = if seat.number() == own { Bot::Greedy } else { Bot::Random };
                let mv = bot.choose(&rules, &state, seat, &mut rng).mv;
                rules.play(&mut state, seat, mv, &mut ());
            }
            in_debt += usize::from(rules.save(&state).table.players[own].loans > 0);
        }
    }
    assert!(in_debt <= 6, "in debt after {in_debt} of 120 games");
}

#[test]
fn what_self_play_taught_beats_the_estimate_alone() {
    for (seats, deals) in [(2, 100), (3, 40), (4, 20)] {
        let rules = Artificium::set_up(&Setup::of(seats)).expect("the built-in sheet");
        let net = rules.learned().expect("learned with the built-in sheet");
        let won = (0..deals).map(|deal| bots::proof(&rules, net, deal)).sum::<f64>() / deals as f64;
        assert!(won > 1.1 / seats as f64, "{won} of the victories at {seats} seats");
    }
    let other = artificium::BUILT_IN.replacen("start_coins = 5", "start_coins = 6", 1);
    let mut setup = Setup::of(2);
    setup.sheet = Some(other);
    assert!(Artificium::set_up(&setup).expect("a valid sheet").learned().is_none(), "learned with other numbers");
    setup.sheet = Some(artificium::BUILT_IN.to_owned());
    assert!(Artificium::set_up(&setup).expect("a valid sheet").learned().is_some(), "the same numbers");
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
            for bot in [Bot::Random, Bot::Greedy, Bot::Level(Level::Easy), Bot::Search(12)] {
                let thought = |state| bot.choose(&rules, state, seat, &mut Rng::new(start));
                assert_eq!(thought(&state), thought(&other), "{bot} looked at something hidden");
            }
            let mv = Bot::Greedy.choose(&rules, &state, seat, &mut rng).mv;
            rules.play(&mut state, seat, mv, &mut ());
        }
    }
}

#[test]
fn a_bot_chooses_the_same_whatever_is_hidden_from_its_seat() {
    choice_is_blind::<Artificium>(3);
    choice_is_blind::<ArkwrightCard>(3);
    choice_is_blind::<AgeOfIndustry>(3);
    choice_is_blind::<WaterFrame>(3);
}

/// The memory between the small decisions of a turn must not look at hidden things either: two players at two tables that
/// differ only in what is hidden from the seat choose the same as long as the seat sees the same.
fn memory_is_blind<R: Spoken + Estimate>(seats: usize) {
    let rules = R::set_up(&Setup::of(seats)).expect("the built-in sheet");
    let mut rng = Rng::new(3);
    let mut followed = 0;
    let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
    while let Some(seat) = rules.turn(&state).seats().lowest() {
        let mut other = state;
        rules.imagine(&mut other, Eyes::Of(seat), &mut rng);
        let start = rng.next();
        let mut players = [(); 2].map(|()| (Player::<R>::new(Bot::Search(12)), Rng::new(start)));
        loop {
            let [here, there] = &mut players;
            let thought = here.0.choose(&rules, &state, seat, &mut here.1);
            assert_eq!(thought, there.0.choose(&rules, &other, seat, &mut there.1), "the memory looked at something hidden");
            rules.play(&mut state, seat, thought.mv, &mut ());
            rules.play(&mut other, seat, thought.mv, &mut ());
            let same = rules.turn(&state).seats().lowest() == Some(seat) && rules.turn(&state) == rules.turn(&other);
            if !same || rules.view(&state, Eyes::Of(seat)) != rules.view(&other, Eyes::Of(seat)) {
                break;
            }
            followed += 1;
        }
    }
    assert!(followed > 5, "hardly anything to remember");
}

#[test]
fn what_a_search_remembers_shows_nothing_hidden() {
    memory_is_blind::<Artificium>(3);
    memory_is_blind::<ArkwrightCard>(3);
    memory_is_blind::<AgeOfIndustry>(3);
    memory_is_blind::<WaterFrame>(2);
}

/// 5.7 of Artificium: later seats do not see earlier choices, and think as if the others had yet to choose.
#[test]
fn where_all_choose_at_once_a_search_does_not_care_who_was_asked_first() {
    let rules = Artificium::set_up(&Setup::of(3)).expect("the built-in sheet");
    let mut rng = Rng::new(4);
    let mut together = 0;
    let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
    while let Some(first) = rules.turn(&state).seats().lowest() {
        let deciding = rules.turn(&state).seats();
        if let (Some(last), 2..) = (deciding.iter().last(), deciding.len()) {
            let start = rng.next();
            let thought = |state: &artificium::State| Bot::Search(40).choose(&rules, state, last, &mut Rng::new(start));
            let asked_first = thought(&state);
            while let Some(seat) = rules.turn(&state).seats().iter().find(|seat| *seat != last) {
                let mv = Bot::Random.choose(&rules, &state, seat, &mut rng).mv;
                rules.play(&mut state, seat, mv, &mut ());
            }
            assert_eq!(asked_first, thought(&state));
            together += 1;
            rules.play(&mut state, last, asked_first.mv, &mut ());
        } else {
            let mv = Bot::Greedy.choose(&rules, &state, first, &mut rng).mv;
            rules.play(&mut state, first, mv, &mut ());
        }
    }
    assert!(together > 5, "hardly ever did several choose at once");
}

#[test]
fn a_search_chooses_the_same_with_any_number_of_threads() {
    for name in ["artificium", "arkwright-card", "age-of-industry", "water-frame"] {
        let table = dealt(name, 2, "threads");
        let seat = table.turn().seats.lowest().expect("somebody decides");
        let think =
            |threads| table.player(Bot::Search(40), 5, Limits { threads, ..Limits::default() }).think(table.as_ref(), seat);
        assert_eq!(think(1), think(2), "{name}");
    }
}

/// So many decisions of a game are looked at closer.
const CLOSER_LOOKS: usize = 16;

/// The beginning of a game of bots that look closer, and what they think when their seat decides.
fn looking_closer(mut each: impl FnMut(&Artificium, &artificium::State, Seat, u64) -> Thought<artificium::Move>) {
    let rules = Artificium::set_up(&Setup::of(3)).expect("the built-in sheet");
    let mut rng = Rng::new(8);
    let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
    for _ in 0..CLOSER_LOOKS {
        let seat = rules.turn(&state).seats().lowest().expect("the game has just begun");
        let mv = each(&rules, &state, seat, rng.next()).mv;
        rules.play(&mut state, seat, mv, &mut ());
    }
}

fn closer(rules: &Artificium, state: &artificium::State, seat: Seat, start: u64, threads: usize) -> Thought<artificium::Move> {
    let manner = Manner { tables: 4, ..Manner::of::<Artificium>(12) };
    let mut search = Search::<Artificium>::new(manner, artificium::Weights::default()).threads(threads);
    search.choose(rules, state, seat, &mut Rng::new(start))
}

#[test]
fn a_closer_look_is_blind_and_the_same_with_any_number_of_threads() {
    let mut rng = Rng::new(9);
    looking_closer(|rules, state, seat, start| {
        let mut other = *state;
        rules.imagine(&mut other, Eyes::Of(seat), &mut rng);
        let thought = closer(rules, state, seat, start, 1);
        assert_eq!(thought, closer(rules, &other, seat, start, 1), "looked at something hidden");
        assert_eq!(thought, closer(rules, state, seat, start, 3), "three threads");
        thought
    });
}

#[test]
fn a_closer_look_changes_the_choice_and_tells_it_first() {
    let mut changed = 0;
    looking_closer(|rules, state, seat, start| {
        let before = Bot::Search(12).choose(rules, state, seat, &mut Rng::new(start));
        let after = closer(rules, state, seat, start, 1);
        changed += usize::from(before.mv != after.mv);
        assert_eq!((after.considered[0].mv, after.continuation[0]), (after.mv, (seat, after.mv)));
        let figures = |thought: &Thought<artificium::Move>| {
            let mut visits: Vec<_> = thought.considered.iter().map(|option| option.visits).collect();
            visits.sort_unstable();
            visits
        };
        assert_eq!(figures(&before), figures(&after), "what was considered before stays");
        after
    });
    assert!((1..CLOSER_LOOKS).contains(&changed), "{changed} choices changed");
}

/// Somebody may make a move that a search would not look at, and wants to know what it cost.
#[test]
fn a_move_that_bots_leave_out_is_judged_like_any_other() {
    let mut table = Table::<Artificium>::deal(Setup::of(2), Seed::new("pointless").expect("a seed")).expect("built in");
    let (mut moves, mut sensible) = (Moves::new(), Moves::new());
    let mut rng = Rng::new(6);
    let mut pointless = Vec::new();
    while let Some(seat) = table.rules().turn(table.state()).seats().lowest() {
        table.rules().moves(table.state(), seat, &mut moves);
        sensible.clear();
        sensible.extend(moves.iter().copied());
        table.rules().sensible(table.state(), seat, &mut sensible);
        let left_out = moves.iter().find(|mv| !sensible.contains(mv)).copied();
        if left_out.is_some() {
            pointless.push(table.played().len() + 1);
        }
        let mv = left_out.unwrap_or_else(|| Bot::Greedy.choose(table.rules(), table.state(), seat, &mut rng).mv);
        assert!(table.play(seat, mv).is_ok(), "{mv:?}");
    }
    assert!(pointless.len() > 5, "{pointless:?}");
    for number in pointless.into_iter().take(6) {
        let judged = AnyTable::judge(&table, number, 40).expect("a decision");
        assert!(judged.made.visits > 0, "move {number} was not tried");
    }
}

#[test]
fn a_search_without_time_still_answers() {
    for name in ["artificium", "arkwright-card", "age-of-industry", "water-frame"] {
        let table = dealt(name, 2, "late");
        let seat = table.turn().seats.lowest().expect("somebody decides");
        for threads in [1, 2] {
            let limits = Limits { threads, longest: Some(Duration::ZERO), ..Limits::default() };
            let thought = table.think(seat, Bot::Search(Bot::MOST_PLAYOUTS), 5, limits).expect("a move");
            let playouts: u32 = thought.considered.iter().map(|considered| considered.visits).sum();
            assert!(playouts < 10, "{name}: {playouts} playouts after the time was over");
            table.here().play(seat, &thought.mv.to_json("do")).expect("a legal move");
        }
    }
}

/// What probably follows begins with the choice, and of those who choose at once tells each once, also of those who have chosen
/// already.
fn continues_with_its_choice<R: Spoken + Estimate>(seats: usize) {
    let rules = R::set_up(&Setup::of(seats)).expect("the built-in sheet");
    let mut rng = Rng::new(3);
    let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
    for _ in 0..60 {
        let Some(seat) = rules.turn(&state).seats().iter().last() else { break };
        let mut open = state;
        rules.reopen(&mut open, seat);
        let deciding = rules.turn(&open).seats();
        let thought = Bot::Search(60).choose(&rules, &state, seat, &mut rng);
        assert_eq!(thought.continuation[0], (seat, thought.mv));
        if deciding.len() > 1 && thought.considered[0].visits > 1 {
            let together: Seats = thought.continuation[..deciding.len()].iter().map(|(seat, _)| *seat).collect();
            assert_eq!(together, deciding, "{:?}", thought.continuation);
        }
        rules.play(&mut state, seat, thought.mv, &mut ());
    }
}

#[test]
fn a_continuation_begins_with_the_choice() {
    continues_with_its_choice::<Artificium>(4);
    continues_with_its_choice::<ArkwrightCard>(3);
    continues_with_its_choice::<AgeOfIndustry>(3);
    continues_with_its_choice::<WaterFrame>(2);
}

#[test]
fn somebody_alone_may_lose_to_the_automas() {
    let table = dealt("arkwright-card", 1, "alone");
    let thought = table.think(Seat::new(0), Bot::Search(40), 5, Limits::default()).expect("a move");
    let share = thought.considered[0].shares[0];
    assert!((0.5..0.98).contains(&share), "{share} of the victory at the start, where greedy nearly always wins");
}

/// A search may save playouts only where they could not have changed its choice.
fn saves_only_what_changes_nothing<R: Spoken + Estimate>() {
    const PLAYOUTS: u32 = 40;
    let rules = R::set_up(&Setup::of(2)).expect("the built-in sheet");
    let mut rng = Rng::new(7);
    let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
    let mut saved = 0;
    for _ in 0..40 {
        let Some(seat) = rules.turn(&state).seats().lowest() else { break };
        let thought = Bot::Search(PLAYOUTS).choose(&rules, &state, seat, &mut rng);
        let tried: Vec<u32> = thought.considered.iter().map(|option| option.visits).collect();
        let left = PLAYOUTS - tried.iter().sum::<u32>();
        saved += left;
        assert!(left == 0 || tried.len() == 1 || tried[0] > tried[1] + left, "{tried:?}: too early, {left} playouts are left");
        rules.play(&mut state, seat, thought.mv, &mut ());
    }
    assert!(saved > 0, "nothing was ever saved");
}

#[test]
fn a_search_stops_when_nothing_could_change_its_choice() {
    saves_only_what_changes_nothing::<Artificium>();
    saves_only_what_changes_nothing::<ArkwrightCard>();
    saves_only_what_changes_nothing::<AgeOfIndustry>();
    saves_only_what_changes_nothing::<WaterFrame>();
}

#[test]
fn a_search_wins_and_easy_does_not() {
    let games = |name: &str, bots: [Bot; 2], own: usize| {
        let outcomes = played(set_up(name, Setup::of(2)).as_ref(), &bots, 0..6);
        outcomes.iter().filter(|outcome| outcome.winners == Seats::only(Seat::new(own))).count()
    };
    let easy = Bot::Level(Level::Easy);
    // In Artificium luck hides how much better than greedy so small a search is.
    for (name, rival) in [("artificium", easy), ("arkwright-card", Bot::Greedy), ("age-of-industry", Bot::Greedy)] {
        let search = Bot::Search(60);
        let won = games(name, [search, rival], 0) + games(name, [rival, search], 1);
        assert!(won >= 8, "{name}: the search won {won} of 12");
        let won = games(name, [easy, Bot::Greedy], 0) + games(name, [Bot::Greedy, easy], 1);
        assert!(won <= 5, "{name}: easy won {won} of 12");
    }
}

#[test]
fn bots_are_known_by_their_names() {
    for name in Bot::NAMES {
        let bot = Bot::by_name(name).expect("a bot");
        assert_eq!(Bot::by_name(&bot.to_string()), Some(bot));
    }
    assert_eq!(Bot::by_name("search:800"), Some(Bot::Search(800)));
    for wrong in ["search:", "search:0", "search:-1", "search:99999999999", "Hard", "exec:", "exec: "] {
        assert_eq!(Entrant::by_name(wrong), None, "{wrong}");
    }
    assert_eq!(Entrant::by_name("exec:python3 my.py"), Some(Entrant::Process("python3 my.py".to_owned())));
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
    let setup = Setup::of(3).with_sheet(&generous_sheet().replace("rounds = 4", "rounds = 1"));
    played(set_up("artificium", setup).as_ref(), &[Bot::Greedy, Bot::Random, Bot::Random], 0..1);
}
