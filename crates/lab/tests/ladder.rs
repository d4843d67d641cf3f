//! Ladders can stop and go on, do not depend on threads, and find nothing where there is nothing.

use lab::{Ladder, Ledger, Pairs, Standings, Unusable};
use shelf::{AnyRuleset, Deal, Entrant, Limits, play_match};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use table::Setup;

/// A file of its own for each test, removed at the end.
struct Kept(PathBuf);

impl Kept {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("lineshaft-ladder-{}-{name}.jsonl", std::process::id()));
        let _ = std::fs::remove_file(&path);
        Self(path)
    }

    fn text(&self) -> String {
        std::fs::read_to_string(&self.0).unwrap()
    }

    fn lines(&self) -> BTreeSet<String> {
        self.text().lines().map(str::to_owned).collect()
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn entrants(names: &str) -> Vec<Entrant> {
    names.split(',').map(|name| Entrant::by_name(name).unwrap()).collect()
}

fn set_up(game: &str, seats: usize) -> Arc<dyn AnyRuleset> {
    shelf::find(game).unwrap().set_up(Setup::of(seats)).unwrap()
}

fn artificium(seats: usize) -> Arc<dyn AnyRuleset> {
    set_up("artificium", seats)
}

fn ladder<'a>(ruleset: &'a Arc<dyn AnyRuleset>, entrants: &'a [Entrant], blocks: u64) -> Ladder<'a> {
    Ladder { ruleset, entrants, control: &entrants[0], pairs: Pairs::All, opening: 8, blocks, limits: Limits::default() }
}

fn run(ladder: &Ladder<'_>, kept: &Kept, threads: usize) -> Standings {
    let mut ledger = Ledger::open(&kept.0, &ladder.terms()).unwrap();
    ladder.play(&mut ledger, threads, || ()).unwrap();
    assert_eq!(ladder.missing(&ledger), 0);
    ladder.standings(&ledger, threads, || ())
}

#[test]
fn the_opening_depends_on_the_deal_alone() {
    let ruleset = set_up("arkwright-card", 2);
    let play = |names: &str, number, sitting| {
        let deal = Deal { number, opening: 1000, sitting };
        play_match(&ruleset, &entrants(names), deal, Limits::default()).unwrap()
    };
    assert_eq!(play("greedy,random", 3, 0), play("random,easy", 3, 1), "an opening that lasts to the end is nobody's game");
    let different: BTreeSet<_> = (0..20).map(|number| play("greedy,greedy", number, 0).scores.to_vec()).collect();
    assert!(different.len() > 10, "a game without chance differs by its openings");
}

#[test]
fn strength_comes_out_in_order_and_the_control_at_zero() {
    let (ruleset, kept) = (artificium(2), Kept::new("order"));
    let entrants = entrants("random,easy,greedy");
    let standings = run(&ladder(&ruleset, &entrants, 60), &kept, 2);
    let order: Vec<_> = standings.ratings.iter().map(|rated| rated.bot.as_str()).collect();
    assert_eq!(order, ["greedy", "easy", "random"]);
    assert_eq!(standings.ratings[0].rating.value, 1000.0, "greedy is the anchor");
    assert!(standings.ratings[0].rating.low > standings.ratings[2].rating.high);
    assert!(standings.control.holds && standings.control.bot == "random", "{:?}", standings.control);
    assert!(standings.control.advantage.low < standings.control.advantage.high, "the copies think differently");
    assert_eq!((standings.games, standings.pairs.len()), (4 * 60 * 2, 6));
    let of = |bot: &str, against: &str| standings.pairs.iter().find(|pair| pair.bot == bot && pair.against == against).unwrap();
    assert!((of("greedy", "easy").share.value + of("easy", "greedy").share.value - 1.0).abs() < 1e-9);
    assert!(of("greedy", "random").share.low > 0.5);
}

#[test]
fn one_sits_among_several_of_the_other_in_each_seat() {
    let (ruleset, kept) = (artificium(3), Kept::new("three"));
    let entrants = entrants("random,greedy");
    let standings = run(&ladder(&ruleset, &entrants, 30), &kept, 2);
    assert_eq!(standings.games, 3 * 30 * 3);
    let share = |bot: &str| standings.pairs.iter().find(|pair| pair.bot == bot).unwrap().share;
    assert!(share("greedy").low > 1.0 / 3.0 && share("random").high < 1.0 / 3.0);
    assert!(standings.control.holds, "{:?}", standings.control);
    assert_eq!(standings.ratings[0].bot, "greedy");
}

#[test]
fn neighbours_are_those_named_side_by_side() {
    let ruleset = artificium(2);
    let entrants = entrants("random,easy,greedy");
    let (few, all) = (Kept::new("neighbours"), Kept::new("neighbours-all"));
    let standings = run(&Ladder { pairs: Pairs::Neighbours, ..ladder(&ruleset, &entrants, 20) }, &few, 2);
    let met: BTreeSet<_> = standings.pairs.iter().map(|pair| (&*pair.bot, &*pair.against)).collect();
    assert_eq!(met, [("random", "easy"), ("easy", "random"), ("easy", "greedy"), ("greedy", "easy")].into());
    assert_eq!(standings.games, 3 * 20 * 2);
    let order: Vec<_> = standings.ratings.iter().map(|rated| rated.bot.as_str()).collect();
    assert_eq!(order, ["greedy", "easy", "random"]);
    std::fs::copy(&few.0, &all.0).unwrap();
    run(&ladder(&ruleset, &entrants, 20), &all, 2);
    assert!(all.lines().is_superset(&few.lines()), "what neighbours have played need not be played again");
    assert_eq!(all.lines().len(), 4 * 20);
}

#[test]
fn one_bot_may_always_sit_alone() {
    let entrants = entrants("random,easy,greedy");
    let met = |seats, name| {
        let ruleset = artificium(seats);
        let (alone, all) = (Kept::new(name), Kept::new(&format!("{name}-all")));
        let standings = run(&Ladder { pairs: Pairs::Alone(1), ..ladder(&ruleset, &entrants, 4) }, &alone, 2);
        run(&ladder(&ruleset, &entrants, 4), &all, 2);
        assert!(all.lines().is_superset(&alone.lines()), "the same games as among all others");
        assert_eq!(alone.lines().len(), 3 * 4, "with two others and with itself");
        standings.pairs.into_iter().map(|pair| (pair.bot, pair.against)).collect::<BTreeSet<_>>()
    };
    let pairs = |pairs: &[(&str, &str)]| pairs.iter().map(|(bot, against)| (bot.to_string(), against.to_string())).collect();
    let alone = [("easy", "random"), ("easy", "greedy")];
    assert_eq!(met(3, "alone-3"), pairs(&alone));
    assert_eq!(met(2, "alone-2"), pairs(&[alone, [("random", "easy"), ("greedy", "easy")]].concat()));
}

#[test]
fn a_ladder_goes_on_where_it_stopped() {
    let ruleset = artificium(2);
    let entrants = entrants("easy,greedy,random");
    let at_once = Kept::new("at-once");
    let whole = run(&ladder(&ruleset, &entrants, 10), &at_once, 1);
    let text = at_once.text();
    for (name, kept_bytes) in [("torn", text.len() / 2), ("start", 4), ("no-newline", text.len() - 1), ("nothing", 0)] {
        let stopped = Kept::new(name);
        std::fs::write(&stopped.0, &text[..kept_bytes]).unwrap();
        assert_eq!(run(&ladder(&ruleset, &entrants, 10), &stopped, 2), whole, "{name}");
        assert_eq!(stopped.lines(), at_once.lines(), "{name}");
    }
    let grown = Kept::new("grown");
    run(&ladder(&ruleset, &entrants[..2], 4), &grown, 2);
    let reversed: Vec<_> = entrants.iter().rev().cloned().collect();
    let other_order = Ladder { control: &entrants[0], ..ladder(&ruleset, &reversed, 10) };
    run(&other_order, &grown, 3);
    assert_eq!(grown.lines(), at_once.lines(), "more bots in another order, and more blocks");
    let fewer = run(&ladder(&ruleset, &entrants, 4), &grown, 1);
    assert_eq!(fewer.games, 4 * 4 * 2, "blocks beyond those asked for are left out");
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let ruleset = artificium(2);
    let entrants = entrants("easy,random");
    let kept = Kept::new("else");
    run(&ladder(&ruleset, &entrants, 2), &kept, 1);
    let text = kept.text();
    let own = ladder(&ruleset, &entrants, 2);
    let (three, other_game) = (artificium(3), set_up("water-frame", 2));
    let others = [
        ("game", Ladder { ruleset: &other_game, ..ladder(&ruleset, &entrants, 2) }),
        ("seats", ladder(&three, &entrants, 2)),
        ("opening", Ladder { opening: 0, ..ladder(&ruleset, &entrants, 2) }),
    ];
    for (expected, other) in others {
        match Ledger::open(&kept.0, &other.terms()) {
            Err(Unusable::OtherTerms { term, .. }) => assert_eq!(term, expected),
            unexpected => panic!("{expected}: {unexpected:?}"),
        }
    }
    assert_eq!(kept.text(), text);
    for (line, foreign) in [
        (1, "my notes".to_owned()),
        (1, "my notes\n".to_owned()),
        (3, format!("{}\n{}\n[]\n", text.lines().next().unwrap(), text.lines().nth(1).unwrap())),
        (1, text.lines().next().unwrap().replace("\"winners\":[", "\"winners\":[5,") + "\n"),
    ] {
        std::fs::write(&kept.0, &foreign).unwrap();
        match Ledger::open(&kept.0, &own.terms()) {
            Err(Unusable::NotABlock { line: found }) => assert_eq!(found, line, "{foreign}"),
            unexpected => panic!("{foreign}: {unexpected:?}"),
        }
        assert_eq!(kept.text(), foreign);
    }
    std::fs::write(&kept.0, "").unwrap();
    let _first = Ledger::open(&kept.0, &own.terms()).unwrap();
    assert!(matches!(Ledger::open(&kept.0, &own.terms()), Err(Unusable::InUse)));
}
