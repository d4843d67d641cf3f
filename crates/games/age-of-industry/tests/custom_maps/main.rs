//! Maps of one's own, made at random: valid ones play under every law, spoilt ones are refused with a path.

mod maker;
mod reference;

use age_of_industry::{AgeOfIndustry, State, Weights};
use maker::{Draft, make, spoil};
use reference::{Displays, Reference};
use std::collections::HashSet;
use table::{Chance, Estimate, Eyes, Moves, Rng, Rules, Seat, Setup, Spoken, position_from_json};

fn set_up(sheet: &str, seats: usize) -> Result<AgeOfIndustry, table::Fault> {
    AgeOfIndustry::set_up(&Setup::of(seats).with_sheet(sheet))
}

/// Shows each position of a random game to `look`.
fn walk(rules: &AgeOfIndustry, rng: &mut Rng, most: usize, mut look: impl FnMut(&State, Seat, &mut Rng)) {
    let mut state = rules.deal(Chance::from_rng(rng), &mut ());
    let mut moves = Moves::new();
    for _ in 0..most {
        assert_eq!(rules.audit(&state), Ok(()));
        let Some(seat) = rules.turn(&state).seats().lowest() else { return };
        look(&state, seat, rng);
        rules.moves(&state, seat, &mut moves);
        // Options that end things stand last.
        let place = rng.below(moves.len() as u32).min(rng.below(moves.len() as u32));
        rules.play(&mut state, seat, moves[place as usize], &mut ());
    }
    assert!(most < 10_000, "a game that does not end");
}

fn moves_equal_check(rules: &AgeOfIndustry, state: &State, seat: Seat) {
    let mut moves = Moves::new();
    rules.moves(state, seat, &mut moves);
    let listed: HashSet<_> = moves.iter().copied().collect();
    assert!(moves.len() >= 2 && listed.len() == moves.len(), "AI-I15");
    let mut conceived = 0;
    rules.conceivable(rules.turn(state).decision().expect("a decision"), seat, &mut |mv| {
        let checked = rules.check(state, seat, mv);
        assert_eq!(checked.is_ok(), listed.contains(&mv), "{mv:?}");
        conceived += usize::from(checked.is_ok());
        if let Err(refusal) = checked {
            assert!(!rules.explain(&refusal).rule.is_empty());
        }
    });
    assert_eq!(conceived, listed.len(), "a legal move that is not conceivable");
}

fn imagining_changes_nothing_seen(rules: &AgeOfIndustry, state: &State, seat: Seat, rng: &mut Rng) {
    let mut other = *state;
    rules.imagine(&mut other, Eyes::Of(seat), rng);
    assert_eq!(rules.audit(&other), Ok(()));
    assert_eq!(rules.view(&other, Eyes::Of(seat)), rules.view(state, Eyes::Of(seat)));
    let (mut moves, mut others) = (Moves::new(), Moves::new());
    rules.moves(state, seat, &mut moves);
    rules.moves(&other, seat, &mut others);
    assert_eq!(*moves, *others);
}

fn comes_back(rules: &AgeOfIndustry, state: &State) {
    let json = serde_json::to_value(rules.save(state)).expect("a position is JSON");
    let position = position_from_json::<AgeOfIndustry>(&json).expect("its own position");
    assert_eq!(rules.load(&position).as_ref(), Ok(state));
}

/// The options are those of the specification, and every refusal tells the truth.
fn offers_what_the_specification_offers(rules: &AgeOfIndustry, displays: &Displays, state: &State) {
    let (turn, mut moves) = (rules.turn(state), Moves::new());
    let seat = turn.seats().lowest().expect("somebody decides");
    rules.moves(state, seat, &mut moves);
    let reference = Reference::of(rules, displays, state);
    assert_eq!(*moves, reference.options(), "{:?}", rules.save(state).table);
    rules.conceivable(turn.decision().expect("a decision"), seat, &mut |mv| {
        if let Err(refusal) = rules.check(state, seat, mv) {
            let rule = rules.explain(&refusal).rule;
            assert!(reference.is_true(mv, rule), "{mv:?} is not refused by {rule}: {:?}", rules.save(state).table);
        }
    });
}

#[test]
fn the_built_in_maps_offer_what_the_specification_offers() {
    let displays = Displays::printed();
    let mut rng = Rng::new(5);
    for (map, seats) in ["germany", "new_england", "tyneside"].iter().flat_map(|map| (2..=5).map(move |seats| (map, seats))) {
        let rules = AgeOfIndustry::set_up(&Setup::of(seats).switch("map", map)).expect("the built-in sheet");
        for _ in 0..2 {
            walk(&rules, &mut rng, 10_000, |state, _, _| offers_what_the_specification_offers(&rules, &displays, state));
        }
    }
}

#[test]
fn random_maps_play_under_the_laws() {
    let displays = Displays::printed();
    for number in 0..80 {
        let mut rng = Rng::new(number);
        let seats = 2 + number as usize % 4;
        let rules = set_up(&make(&mut rng).sheet(), seats).unwrap_or_else(|fault| panic!("map {number}: {fault:?}"));
        walk(&rules, &mut rng, 10_000, |state, seat, rng| {
            offers_what_the_specification_offers(&rules, &displays, state);
            moves_equal_check(&rules, state, seat);
            imagining_changes_nothing_seen(&rules, state, seat, rng);
            comes_back(&rules, state);
            if rng.below(50) == 0 {
                assert_eq!(rules.forecast(state, seat).seats.len(), seats);
                assert!(rules.estimate(state, seat, &Weights::default()).is_finite());
                rules.board(&rules.view(state, Eyes::Watcher));
            }
        });
    }
}

/// A refusal tells where and why; whatever is not refused can be played.
fn refused_or_played(sheet: &str, rng: &mut Rng) -> bool {
    match set_up(sheet, 2 + rng.below(4) as usize) {
        Ok(rules) => {
            walk(&rules, rng, 40, |state, seat, _| moves_equal_check(&rules, state, seat));
            false
        }
        Err(fault) => {
            assert!(!fault.path.is_empty() && !fault.reason.name.is_empty(), "{fault:?}");
            true
        }
    }
}

#[test]
fn spoilt_maps_are_refused_with_a_path() {
    let mut rng = Rng::new(3);
    for _ in 0..40 {
        let draft: Draft = make(&mut rng);
        assert!(!refused_or_played(&draft.sheet(), &mut rng));
        for _ in 0..50 {
            let (spoilt, what) = spoil(&draft, &mut rng);
            assert!(refused_or_played(&spoilt.sheet(), &mut rng), "{what}");
        }
    }
}

#[test]
fn maps_with_slips_of_the_pen_never_panic() {
    let mut rng = Rng::new(4);
    let mut refused = 0;
    for _ in 0..40 {
        let sheet = make(&mut rng).sheet();
        let from = sheet.find("[maps.own]").expect("the map");
        let to = sheet.find("\n[sources]\n").expect("what follows it");
        for _ in 0..25 {
            let mut bytes = sheet.clone().into_bytes();
            for _ in 0..=rng.below(2) {
                let at = from + rng.below((to - from) as u32) as usize;
                match rng.below(3) {
                    0 => bytes[at] = b"0129abtsm~-_.\"[]{},= \n"[rng.below(22) as usize],
                    1 => bytes[at] = sheet.as_bytes()[from + rng.below((to - from) as u32) as usize],
                    _ => drop(bytes.remove(at)),
                }
            }
            let text = String::from_utf8(bytes).expect("plain letters");
            refused += u32::from(refused_or_played(&text, &mut rng));
        }
    }
    assert!(refused > 500, "most slips matter: {refused}");
}
