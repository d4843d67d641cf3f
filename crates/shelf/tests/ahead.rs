//! What single moves would bring is told with the question: the same as if each were asked about.

#![allow(clippy::print_stdout, reason = "figures, for whoever runs it by hand")]

use shelf::{AnyDraft, games};
use table::{Rng, Seed, Setup};

/// Compares everything that is told ahead at one moment with what is answered for each move; how many it were.
fn compare(draft: &dyn AnyDraft) -> usize {
    let outlook = draft.forecast(&[]).expect("the turn goes on");
    let ahead = draft.ahead();
    // A question tells what whole steps bring.
    let is_inside = draft.steps().iter().any(|step| step.begun);
    for told in &ahead {
        let mv = draft.offered(told.code).expect("it is offered");
        let asked = draft.forecast(std::slice::from_ref(&mv)).expect("it is offered");
        assert_eq!(told.figures.is_none(), asked.stopped, "{mv}");
        assert_eq!(told.figures.as_ref().unwrap_or(&outlook.figures), &asked.figures, "{mv}");
        assert!(is_inside || told.events == asked.events, "{mv}: {:?}, {:?}", told.events, asked.events);
    }
    ahead.len()
}

#[test]
fn what_is_told_ahead_is_what_would_be_answered() {
    for game in games() {
        let mut rng = Rng::new(11);
        let (mut told, mut offered) = (0, 0);
        for seats in game.seats().filter(|seats| *seats > 1) {
            let ruleset = game.set_up(Setup::of(seats)).expect("the built-in sheet");
            let mut table = ruleset.deal(Seed::new(&format!("ahead {seats}")).expect("a seed"));
            while let Some(seat) = table.turn().seats.lowest() {
                let mut draft = table.draft(seat).expect("it decides");
                while draft.held().is_none() {
                    let choices = draft.choices(false);
                    if rng.below(8) == 0 {
                        told += compare(draft.as_ref());
                        offered += choices.len();
                    }
                    let mv = choices[rng.below(choices.len() as u32) as usize].mv.to_json("do");
                    draft.add(&[mv]).expect("it is offered");
                }
                let ready = draft.finish().expect("it is done");
                for mv in ready.moves {
                    table.play(seat, &mv).expect("what was made in a turn");
                }
            }
        }
        println!("{}: {told} of {offered}", game.name());
        assert!(told * 10 >= offered * 7, "{}: {told} of {offered}", game.name());
    }
}
