//! The laws of a turn in the making.

use super::setups;
use crate::{Draft, Entry, Eyes, Held, Moves, Refused, Rng, Ruleset, Seat, Seed, Spoken, Table};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A turn longer than this does not end by random steps: it is left as it is.
const LONGEST: usize = 60;

/// What was seen while the laws were tried.
#[derive(Clone, Copy, Default, Debug)]
pub struct Seen {
    /// Turns that were made.
    pub turns: usize,
    /// Sets of steps that were made in other orders.
    pub sets: usize,
    /// Orders in which they were made.
    pub orders: usize,
    /// Orders that were refused because a step needs another that was not there yet.
    pub needed: usize,
    /// Steps that were dropped.
    pub drops: usize,
    /// Tables that the seat cannot tell from this one, with all that it cannot see dealt anew, at which its turn began the same.
    pub twins: usize,
}

impl std::ops::AddAssign for Seen {
    fn add_assign(&mut self, other: Self) {
        self.turns += other.turns;
        self.sets += other.sets;
        self.orders += other.orders;
        self.needed += other.needed;
        self.drops += other.drops;
        self.twins += other.twins;
    }
}

/// The numbers below `count` in every order, or in some drawn at random where there are many.
fn orders(count: usize, rng: &mut Rng) -> Vec<Vec<usize>> {
    if count <= 4 {
        return (0..count).fold(vec![Vec::new()], |orders, _| {
            let longer = |order: &Vec<usize>| {
                let free = (0..count).filter(|number| !order.contains(number)).collect::<Vec<_>>();
                let order = order.clone();
                free.into_iter().map(move |number| [&order[..], &[number]].concat())
            };
            orders.iter().flat_map(longer).collect()
        });
    }
    let shuffled = |rng: &mut Rng| {
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            order.swap(place, rng.below(place as u32 + 1) as usize);
        }
        order
    };
    (0..24).map(|_| shuffled(rng)).collect()
}

/// Everything a draft answers, so that two can be compared.
fn answers<R: Spoken>(draft: &Draft<R>) -> String {
    let rules = draft.rules();
    let steps: Vec<_> = draft.steps().map(|step| (step.moves(), step.after(), step.log(), step.held())).collect();
    let offers: Vec<_> = draft.offers().into_iter().map(|offer| (offer.way, offer.after, offer.log, offer.held)).collect();
    let seat = draft.seat();
    format!("{:?}\n{steps:?}\n{offers:?}\n{:?}", draft.state(), rules.forecast(draft.state(), seat))
}

/// What the seat sees at the table if it makes these steps there.
struct Truth<R: Spoken> {
    state: R::State,
    told: Vec<R::Event>,
    revealed: bool,
}

fn told<R: Spoken>(rules: &R, log: &[Entry<R>], seat: Seat) -> Vec<R::Event> {
    let event = |entry: &Entry<R>| match entry {
        Entry::Event(event) => rules.told(event, Eyes::Of(seat)),
        _ => None,
    };
    log.iter().filter_map(event).collect()
}

/// What follows by itself from a move of a step is not made once more.
fn pass_over_forced<R: Spoken>(log: &[Entry<R>], seat: Seat, left: &mut std::slice::Iter<'_, R::Move>) {
    for entry in log {
        if let Entry::Forced(mover, mv) = entry
            && *mover == seat
            && left.as_slice().first() == Some(mv)
        {
            left.next();
        }
    }
}

fn at_the_table<R: Spoken>(table: &Table<R>, draft: &Draft<R>) -> Truth<R> {
    let (rules, seat) = (draft.rules(), draft.seat());
    let mut truth = Truth { state: *table.state(), told: Vec::new(), revealed: false };
    for step in draft.steps().filter(|step| step.held().is_none()) {
        let mut left = step.moves().iter();
        while let Some(mv) = left.next() {
            let mut log = Vec::new();
            assert_eq!(rules.check(&truth.state, seat, *mv), Ok(()), "{mv:?} of a draft is refused at the table");
            rules.play(&mut truth.state, seat, *mv, &mut log);
            truth.revealed |= log.contains(&Entry::Barrier);
            truth.told.extend(told(rules, &log, seat));
            pass_over_forced(&log, seat, &mut left);
        }
    }
    truth
}

/// Options, told lines and forecast of a draft are those on the truth.
fn assert_true<R: Spoken>(table: &Table<R>, draft: &Draft<R>) {
    if draft.is_secret()
        || draft.steps().any(|step| step.is_begun()) && draft.steps().last().is_some_and(|step| !step.is_begun())
    {
        return;
    }
    let (rules, seat) = (draft.rules(), draft.seat());
    let truth = at_the_table(table, draft);
    assert!(!truth.revealed, "a draft went on after a reveal");
    let eyes = Eyes::Of(seat);
    assert_eq!(rules.view(draft.state(), eyes), rules.view(&truth.state, eyes), "the view of a draft is not that at the table");
    assert_eq!(rules.forecast(draft.state(), seat), rules.forecast(&truth.state, seat));
    assert_eq!(
        rules.standing(draft.state()),
        rules.standing(&truth.state),
        "a draft tells of a standing that is another at the table"
    );
    let made: Vec<_> =
        draft.steps().filter(|step| step.held().is_none()).flat_map(|step| told(rules, step.log(), seat)).collect();
    assert_eq!(made, truth.told, "a draft tells something else");
    if rules.turn(&truth.state).seats().contains(seat) {
        let (mut moves, mut others) = (Moves::new(), Moves::new());
        rules.moves(draft.state(), seat, &mut moves);
        rules.moves(&truth.state, seat, &mut others);
        assert_eq!(*moves, *others, "the options of a draft are not those at the table");
    }
}

/// What is offered can be added and leads where it says; nothing else can be added.
fn assert_offers<R: Spoken>(draft: &Draft<R>, others: bool) {
    let offers = draft.offers();
    assert!(draft.held().is_some() || !offers.is_empty(), "a draft is at a dead end");
    let mut offered = HashSet::new();
    for offer in &offers {
        assert!(offered.insert(offer.mv()), "{:?} is offered twice", offer.mv());
        let mut with = draft.clone();
        with.add(&offer.way[..1]).unwrap_or_else(|no| panic!("{:?} is offered and refused: {no:?}", offer.mv()));
        assert_eq!(with.held(), offer.held);
        if let (Some(after), None) = (&offer.after, offer.held) {
            assert!(draft.is_secret() || with.state() == after, "{:?} leads elsewhere", offer.mv());
        }
        let mut with = draft.clone();
        assert!(with.add(&offer.way).is_ok(), "{:?} does not complete a step", offer.way);
    }
    let (true, Some(decision)) = (others, draft.rules().turn(draft.state()).decision()) else { return };
    draft.rules().conceivable(decision, draft.seat(), &mut |mv| {
        if !offered.contains(&mv) {
            assert!(draft.clone().add(&[mv]).is_err(), "{mv:?} is not offered and can be added");
        }
    });
}

/// Whether the steps can be made at the table, in some order, from this position.
fn can_be_made<R: Spoken>(rules: &R, seat: Seat, state: &R::State, steps: &[&[R::Move]]) -> bool {
    steps.is_empty()
        || (0..steps.len()).any(|place| {
            let mut after = *state;
            let mut left = steps[place].iter();
            let mut fits = true;
            while let (true, Some(mv)) = (fits, left.next()) {
                fits = rules.turn(&after).seats().contains(seat) && rules.check(&after, seat, *mv).is_ok();
                if fits {
                    let mut log = Vec::new();
                    rules.play(&mut after, seat, *mv, &mut log);
                    pass_over_forced(&log, seat, &mut left);
                }
            }
            let mut rest = steps.to_vec();
            rest.remove(place);
            fits && can_be_made(rules, seat, &after, &rest)
        })
}

/// A batch is a set: every order of its steps comes to the same, and one is refused only if a step needs another.
fn assert_set<R: Spoken>(draft: &Draft<R>, rng: &mut Rng, seen: &mut Seen) {
    let Some(batch) = draft.gathers() else { return };
    let rules = draft.rules();
    let steps: Vec<_> = draft.steps().collect();
    let opened = |state: &R::State| rules.batch(state) == Some(batch);
    let begin = steps.iter().rposition(|step| !opened(step.before()) || !opened(step.after())).map_or(0, |place| place + 1);
    let of_batch: Vec<&[R::Move]> = steps[begin..].iter().map(|step| step.moves()).collect();
    if !(2..=6).contains(&of_batch.len()) {
        return;
    }
    let mut before = draft.clone();
    while before.len() > begin {
        before.drop(before.len() - 1);
    }
    let at = *before.state();
    seen.sets += 1;
    let bare = |draft: &Draft<R>| (*draft.state(), draft.recorded());
    // What is done more than once is done for the first time first: what it brings with it may belong to that.
    let keeps_repeats = |order: &Vec<usize>| {
        let first = |place: usize| order.iter().position(|other| *other == place);
        let pairs = (0..of_batch.len()).flat_map(|later| (0..later).map(move |earlier| (earlier, later)));
        let mut repeats = pairs.filter(|(earlier, later)| of_batch[*earlier][0] == of_batch[*later][0]);
        repeats.all(|(earlier, later)| first(earlier) < first(later))
    };
    'orders: for order in orders(of_batch.len(), rng).into_iter().filter(keeps_repeats) {
        let mut other = before.clone();
        for (count, place) in order.iter().enumerate() {
            if other.add(of_batch[*place]).is_err() {
                let there: Vec<&[R::Move]> = order[..=count].iter().map(|place| of_batch[*place]).collect();
                // What follows by itself from a step in one order has to be chosen in another.
                let is_begun = other.steps().any(|step| step.is_begun());
                assert!(is_begun || !can_be_made(rules, draft.seat(), &at, &there), "{there:?} is refused and can be made");
                seen.needed += 1;
                continue 'orders;
            }
        }
        assert!(bare(&other) == bare(draft), "the order {order:?} of {of_batch:?} comes to something else");
        let numbers: Vec<usize> = other.steps().skip(begin).map(|step| step.number()).collect();
        assert_eq!(numbers.iter().collect::<HashSet<_>>().len(), numbers.len());
        seen.orders += 1;
    }
}

/// A draft from which a step was dropped is one that never had it.
fn assert_drop<R: Spoken>(table: &Table<R>, draft: &mut Draft<R>, rng: &mut Rng, seen: &mut Seen) {
    let place = rng.below(draft.len() as u32) as usize;
    let before = draft.len();
    let wanted = draft.steps().nth(place).expect("a step").moves()[0];
    let gone = draft.drop(place);
    assert!(gone.contains(&wanted) && draft.len() < before, "a step that was dropped is still there");
    let mut never = Draft::begin(table, draft.seat()).expect("it decides");
    let steps: Vec<Vec<R::Move>> = draft.steps().map(|step| step.moves().to_vec()).collect();
    for step in steps {
        never.add(&step).expect("what is left stands by itself");
    }
    assert_eq!(answers(&never), answers(draft), "something is left of a step that was dropped");
    seen.drops += 1;
}

/// Plays one game by drafts, with random steps, drops and orders, under all laws of drafts.
pub fn draft_game<R: Spoken>(ruleset: &std::sync::Arc<Ruleset<R>>, seed: Seed, thorough: bool) -> Seen {
    let mut hash = DefaultHasher::new();
    seed.as_str().hash(&mut hash);
    let mut rng = Rng::new(hash.finish());
    let mut table = ruleset.deal(seed);
    let mut seen = Seen::default();
    while let Some(seat) = some_seat(&table, &mut rng) {
        let mut draft = Draft::begin(&table, seat).expect("it decides");
        // All that a draft answers follows from the position it starts from and its steps.
        let mut twin = *table.state();
        table.rules().imagine(&mut twin, Eyes::Of(seat), &mut rng);
        let elsewhere = Draft::begin(&table.at(twin), seat).expect("it decides there, too");
        assert!(elsewhere.start() == draft.start(), "the turn of {seat:?} tells of what it cannot see");
        seen.twins += usize::from(twin != *table.state());
        let mut steps = 0;
        while !draft.is_done() {
            assert_true(&table, &draft);
            let offers = draft.offers();
            if thorough && rng.below(4) == 0 {
                assert_offers(&draft, rng.below(4) == 0);
                assert_set(&draft, &mut rng, &mut seen);
            }
            // A batch is worth more steps than one.
            let inside: Vec<_> = offers.iter().filter(|offer| offer.held.is_none()).collect();
            let stays = draft.gathers().is_some() && rng.below(3) > 0 && !inside.is_empty();
            let mv = if stays {
                inside[rng.below(inside.len() as u32) as usize].mv()
            } else {
                offers[rng.below(offers.len() as u32) as usize].mv()
            };
            draft.add(&[mv]).expect("it is offered");
            assert_true(&table, &draft);
            steps += 1;
            if steps < LONGEST && rng.below(8) == 0 {
                assert_drop(&table, &mut draft, &mut rng, &mut seen);
                assert_true(&table, &draft);
            }
        }
        let held = draft.held();
        assert_eq!(draft.clone().add(&draft.recorded()[..1]).is_err(), !draft.is_secret(), "something follows what is held");
        commit(&mut table, draft, held);
        seen.turns += 1;
    }
    seen
}

fn some_seat<R: Spoken>(table: &Table<R>, rng: &mut Rng) -> Option<Seat> {
    let seats = table.turn().seats();
    (!seats.is_empty()).then(|| seats.iter().nth(rng.below(seats.len() as u32) as usize).expect("one of them"))
}

/// The turn at the table is what the draft said, and nothing of it is made twice.
fn commit<R: Spoken>(table: &mut Table<R>, draft: Draft<R>, held: Option<Held>) {
    let (rules, seat) = (draft.rules().clone(), draft.seat());
    let is_secret = draft.is_secret();
    let mut expected = *table.state();
    for step in draft.steps() {
        let mut left = step.moves().iter();
        while let Some(mv) = left.next() {
            let mut log = Vec::new();
            rules.play(&mut expected, seat, *mv, &mut log);
            pass_over_forced(&log, seat, &mut left);
        }
    }
    let ready = draft.finish().unwrap_or_else(|no: Refused<R>| panic!("a turn that is done: {no:?}"));
    let played = table.commit(ready.clone()).expect("nobody has moved since");
    let revealed = played.iter().any(|played| played.revealed());
    assert!(is_secret || revealed == (held == Some(Held::Reveals)));
    assert!(*table.state() == expected, "the turn of a draft leads elsewhere at the table");
    if !is_secret {
        assert!(table.clone().commit(ready).is_err(), "a turn was made twice");
    }
}

/// A turn in the making tells what the table would, offers what can be done, takes steps of a batch in any order, and forgets what is
/// dropped.
pub fn drafts_tell_the_truth_and_take_any_order<R: Spoken>() {
    let mut all = Seen::default();
    for (number, setup) in setups::<R>().into_iter().enumerate() {
        let ruleset = Ruleset::<R>::new(setup).expect("a set-up of the game itself");
        let seen = draft_game(&ruleset, Seed::new(&format!("draft {number}")).expect("a seed"), true);
        all += seen;
    }
    assert!(all.turns > 0 && all.drops > 0, "{all:?}");
}
