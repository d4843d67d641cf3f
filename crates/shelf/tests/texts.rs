//! Everything a game can say is said in every language. A missing text or variable panics while debug assertions are on.

use shelf::{AnyTable, Bot, Game, Limits, Line, No, Speech, games};
use table::{Eyes, Message, Rng, Seat, Section, Seed, Setup, Value};
use texts::{Lang, Names, Texts, key};

fn say_board(table: &dyn AnyTable, eyes: Eyes, texts: &Texts) {
    let names = Names::default();
    for Section { title, lines, columns, rows } in table.board(eyes).sections {
        for label in std::iter::once(&title).chain(&lines).chain(&columns) {
            assert!(!texts.say(table.game(), "label", label, &names).is_empty());
        }
        for cell in rows.iter().flatten() {
            assert!(!texts.value(table.game(), cell, &names).is_empty());
        }
    }
}

fn say_all(table: &dyn AnyTable, lang: Lang, rng: &mut Rng) {
    let (game, names, turn, texts) = (table.game(), Names::default(), table.turn(), lang.texts());
    let speech = Speech::new(game, lang, &names);
    let say = |kind: &str, message: &Message| assert!(!texts.say(game, kind, message, &names).is_empty());
    let decision = turn.decision.expect("somebody decides");
    assert!(texts.has(&key(game, "decision", decision)));
    for seat in turn.seats.iter() {
        say("ask", &table.ask(seat).expect("it decides"));
        for choice in table.choices(seat, true) {
            say("move", &choice.mv);
            choice.brings.iter().for_each(|brings| say("brings", brings));
            if let Some(No::Rule(why)) = &choice.refusal {
                assert!(texts.why(game, why, &names).contains(why.rule));
            }
        }
        // A turn of some steps, with all that can be done next and all that cannot.
        let mut draft = table.draft(seat).expect("it decides");
        for _ in 0..3 {
            let choices = draft.choices(true);
            speech.choices(&choices);
            speech.draft(draft.as_ref()).expect("a draft can be told");
            let offered: Vec<_> = choices.iter().filter(|choice| choice.refusal.is_none()).collect();
            if offered.is_empty() {
                break;
            }
            let mv = offered[rng.below(offered.len() as u32) as usize].mv.to_json("do");
            draft.add(&[mv]).expect("it is offered");
        }
        if rng.below(4) == 0 {
            let forecast = table.forecast(seat, &[]).expect("a forecast of nothing");
            forecast.lines.iter().for_each(|line| say("forecast", line));
        }
    }
    say_board(table, Eyes::Of(turn.seats.lowest().expect("somebody")), texts);
}

fn play_and_say(game: &dyn Game, setup: Setup, lang: Lang, rng: &mut Rng) {
    let texts = lang.texts();
    let mut table = game.set_up(setup).expect("a set-up of the game itself").deal(Seed::new("texts").expect("a seed"));
    while let Some(seat) = table.turn().seats.lowest() {
        say_all(table.as_ref(), lang, rng);
        let bot = if rng.below(3) == 0 { Bot::Random } else { Bot::Greedy };
        let mv = table.think(seat, bot, rng.next(), Limits::default()).expect("a move").mv;
        table.play(seat, &mv.to_json("do")).expect("a legal move");
    }
    for eyes in [Eyes::All, Eyes::Watcher, Eyes::Of(Seat::new(0))] {
        for line in table.log(0, eyes) {
            let text = match line {
                Line::Event(event, _) => texts.say(game.name(), "event", &event, &Names::default()),
                Line::Forced(_, mv) | Line::Made(_, mv) => texts.say(game.name(), "move", &mv, &Names::default()),
                Line::Barrier => continue,
            };
            assert!(!text.is_empty());
        }
        say_board(table.as_ref(), eyes, texts);
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    for lang in Lang::ALL {
        for game in games() {
            for seats in game.seats() {
                let mut rng = Rng::new(seats as u64);
                play_and_say(*game, Setup::of(seats), lang, &mut rng);
            }
            let every_switch = game.switches().iter().zip(game.defaults()).fold(Setup::of(3), |setup, (switch, default)| {
                let other = switch.all_values().into_iter().find(|value| value != default).expect("another value");
                setup.switch(switch.name, &other)
            });
            play_and_say(*game, every_switch, lang, &mut Rng::new(9));
            game.switches().iter().for_each(|switch| assert!(lang.texts().has(&key(game.name(), "switch", switch.name))));
        }
    }
}

/// The names of messages in the source of a crate.
fn named_in(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    for opening in ["Message::new(\"", "label(\"", "by(\"", "self.fault(key, \""] {
        names.extend(source.split(opening).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
    }
    names
}

fn rust_files(folder: &std::path::Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a source folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_message_named_in_the_source_has_a_text() {
    let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    let mut scopes = vec![("table", crates.join("table/src")), ("table", crates.join("shelf/src"))];
    scopes.extend(games().iter().map(|game| (game.name(), crates.join("games").join(game.name()).join("src"))));
    let mut checked = 0;
    for (scope, folder) in scopes {
        let mut files = Vec::new();
        rust_files(&folder, &mut files);
        for name in files.iter().flat_map(|file| named_in(&std::fs::read_to_string(file).expect("a source file"))) {
            let kinds = ["move", "event", "refusal", "label", "forecast", "brings", "fault", "ask"];
            let known = |scope: &str| kinds.iter().any(|kind| Lang::En.texts().has(&key(scope, kind, &name)));
            assert!(known(scope) || known("table"), "{scope}: no text for {name}");
            checked += 1;
        }
    }
    assert!(checked > 100);
}

#[test]
fn things_are_counted_as_each_language_counts_them() {
    let swords = |lang: Lang, count| {
        let value = Value::Counts("good", vec![("sword".into(), count)]);
        lang.texts().value("artificium", &value, &Names::default())
    };
    assert_eq!(swords(Lang::En, 1), "1 sword");
    assert_eq!(swords(Lang::En, 2), "2 swords");
    assert_eq!(swords(Lang::Fr, 2), "2 épées");
    assert_eq!(swords(Lang::Ko, 2), "검 2");
}
