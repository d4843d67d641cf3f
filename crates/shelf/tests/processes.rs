//! Bots in other processes, as real processes: what they are told, and what becomes of those that misbehave.

use shelf::{AnyTable, Bot, Entrant, Limits, Trouble, bot_request, find, games};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use table::{Chance, Estimate, Eyes, Message, Rng, Seat, Seed, Setup, Spoken, Table};
use texts::{Lang, Names};

/// A bot whose answer to a request is what the Python expression `answer` makes of it.
const SCRIPT: &str = "
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    move = request['moves'][0]['move']
    answer = ANSWER
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
";

/// A file with a script, removed at the end.
struct Script(PathBuf);

impl Script {
    fn new(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("lineshaft-bot-{}-{name}.py", std::process::id()));
        std::fs::write(&path, text).expect("a temporary file");
        Self(path)
    }

    fn command(&self) -> String {
        format!("python3 '{}'", self.0.display())
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn dealt(game: &str, seats: usize) -> Box<dyn AnyTable> {
    let ruleset = find(game).expect("a game").set_up(Setup::of(seats)).expect("a built-in set-up");
    ruleset.deal(Seed::new("processes").expect("a seed"))
}

/// What such a bot does at its first decision.
fn first_move(command: &str, patience: Duration) -> Result<Message, Trouble> {
    let table = dealt("artificium", 2);
    let seat = table.turn().seats.lowest().expect("somebody decides");
    let entrant = Entrant::by_name(&format!("exec:{command}")).expect("a command");
    let limits = Limits { patience, ..Limits::default() };
    let mut player = entrant.sit(table.as_ref(), 0, limits)?;
    Ok(player.think(table.as_ref(), seat)?.mv)
}

fn trouble(command: &str, patience: Duration) -> Message {
    match first_move(command, patience) {
        Err(Trouble::Process(how)) => how,
        other => panic!("{command}: {other:?}"),
    }
}

#[test]
fn a_bot_that_answers_moves() {
    let script = Script::new("good", &SCRIPT.replace("ANSWER", "{'id': request['id'], 'ok': {'move': move}}"));
    let table = dealt("artificium", 2);
    let seat = table.turn().seats.lowest().expect("somebody decides");
    let first = table.choices(seat, false).remove(0).mv;
    assert_eq!(first_move(&script.command(), Duration::from_secs(60)), Ok(first));
}

#[test]
fn every_misbehaviour_has_its_sentence_in_three_languages() {
    let patient = Duration::from_secs(60);
    let cases = [
        ("Unreadable", "'this is no JSON'"),
        ("Unreadable", "'{\"id\": 1, \"ok\": '"),
        ("WrongId", "{'id': 77, 'ok': {'move': move}}"),
        ("WrongId", "'[1, 2]'"),
        ("WrongId", "{'ok': {'move': move}}"),
        ("NoMove", "{'id': request['id']}"),
        ("NoMove", "{'id': request['id'], 'ok': 'Pass'}"),
        ("Illegal", "{'id': request['id'], 'ok': {'move': {'do': 'Win'}}}"),
        ("Illegal", "{'id': request['id'], 'ok': {'move': 3}}"),
        ("Error", "{'id': request['id'], 'error': {'message': 'no idea \\x1b[2J'}}"),
        ("TooLong", "'x' * 3000000"),
        ("Ended", "sys.exit(0)"),
        ("Ended", "1 / 0"),
    ];
    let mut troubles: Vec<Message> = Vec::new();
    for (number, (name, answer)) in cases.into_iter().enumerate() {
        let script = Script::new(&format!("case-{number}"), &SCRIPT.replace("ANSWER", answer));
        let how = trouble(&script.command(), patient);
        assert_eq!(how.name, name, "{answer}");
        troubles.push(how);
    }
    let endless = Script::new("endless", "import sys\nwhile True:\n    sys.stdout.write('x' * 65536)\n");
    troubles.push(trouble(&endless.command(), patient));
    assert_eq!(troubles.last().expect("one").name, "TooLong");
    troubles.push(trouble("/nowhere/no-such-program", patient));
    assert_eq!(troubles.last().expect("one").name, "NotStarted");
    troubles.push(trouble("sleep 30", Duration::from_secs(1)));
    assert_eq!(troubles.last().expect("one").name, "TooSlow");
    for how in &troubles {
        for lang in Lang::ALL {
            let sentence = lang.texts().say("table", "process", how, &Names::default());
            assert!(!sentence.contains(char::is_control), "{sentence:?}");
        }
    }
}

#[test]
fn a_bot_that_never_reads_is_too_slow_and_holds_nobody_up() {
    let game = find("artificium").expect("a game");
    // The request holds the sheet, and no pipe holds the request.
    let sheet = format!("{}\n# {}\n", game.sheet(), "long ".repeat(40_000));
    let setup = Setup { sheet: Some(sheet), ..Setup::of(2) };
    let table = game.set_up(setup).expect("a valid sheet").deal(Seed::new("processes").expect("a seed"));
    let seat = table.turn().seats.lowest().expect("somebody decides");
    let limits = Limits { patience: Duration::from_secs(1), ..Limits::default() };
    let mut player = Entrant::Process("sleep 60".to_owned()).sit(table.as_ref(), 0, limits).expect("it starts");
    let start = Instant::now();
    let Err(Trouble::Process(how)) = player.think(table.as_ref(), seat) else { panic!("it cannot have answered") };
    drop(player);
    assert_eq!(how.name, "TooSlow");
    assert!(start.elapsed() < Duration::from_secs(30));
}

#[cfg(target_os = "linux")]
#[test]
fn a_bot_ends_with_its_player() {
    let file = std::env::temp_dir().join(format!("lineshaft-bot-{}-pid", std::process::id()));
    let text =
        format!("import os, time\nopen({:?}, 'w').write(str(os.getpid()))\ntime.sleep(60)\n", file.display().to_string());
    let script = Script::new("pid", &text);
    assert_eq!(trouble(&script.command(), Duration::from_secs(5)).name, "TooSlow");
    let pid = std::fs::read_to_string(&file).expect("it ran");
    std::fs::remove_file(&file).expect("it is there");
    assert!(!PathBuf::from(format!("/proc/{pid}")).exists(), "neither running nor a zombie");
}

#[test]
fn a_command_is_split_as_a_shell_does_it() {
    for wrong in ["exec:", "exec:  ", "exec:'python3 bot.py", "exec:\"a", "exec:''", "exec:a\nb"] {
        assert_eq!(Entrant::by_name(wrong), None, "{wrong}");
    }
    let script = Script::new("a path with spaces", &SCRIPT.replace("ANSWER", "{'id': request['id'], 'ok': {'move': move}}"));
    assert!(first_move(&script.command(), Duration::from_secs(60)).is_ok());
}

/// Two tables that differ only in what is hidden from the deciding seat ask its bot in the same words, byte for byte; so they do
/// after a move that showed nothing.
fn request_is_blind<R: Spoken + Estimate>(seats: usize) {
    let setup = Setup::of(seats);
    let rules = R::set_up(&setup).expect("the built-in sheet");
    let mut rng = Rng::new(3);
    let mut state = rules.deal(Chance::from_rng(&mut rng), &mut ());
    let mut compared = (0, 0);
    let asked = |table: &Table<R>, seat: Seat| bot_request(table, seat, 1, Duration::from_secs(60)).to_string();
    while let Some(seat) = rules.turn(&state).seats().lowest() {
        let mut other = state;
        rules.imagine(&mut other, Eyes::Of(seat), &mut rng);
        let table_of = |state| Table::<R>::resume(setup.clone(), &rules.save(state)).expect("a sound position");
        let (mut one, mut another) = (table_of(&state), table_of(&other));
        assert_eq!(asked(&one, seat), asked(&another, seat), "{}: the request shows something hidden", R::NAME);
        compared.0 += 1;
        let mv = Bot::Random.choose(&rules, &state, seat, &mut rng).mv;
        let shown = one.play(seat, mv).expect("legal").revealed() | another.play(seat, mv).expect("legal").revealed();
        if !shown && one.turn().seats().contains(seat) {
            assert_eq!(asked(&one, seat), asked(&another, seat), "{}: what was told shows something hidden", R::NAME);
            compared.1 += 1;
        }
        rules.play(&mut state, seat, mv, &mut ());
    }
    assert!(compared.0 > 20 && compared.1 > 0, "{}: {compared:?}", R::NAME);
}

#[test]
fn a_request_holds_nothing_that_is_hidden_from_the_seat() {
    request_is_blind::<artificium::Artificium>(3);
    request_is_blind::<arkwright_card::ArkwrightCard>(3);
    request_is_blind::<age_of_industry::AgeOfIndustry>(3);
    request_is_blind::<water_frame::WaterFrame>(3);
}

#[test]
fn a_request_holds_these_fields_and_no_seed() {
    for game in games() {
        let seed = Seed::new("a seed nobody may read").expect("a seed");
        let key = format!("{:032x}", Chance::from_seed(&seed).parts().0);
        let secrets = ["a seed nobody may read".to_owned(), seed.commitment(), key];
        let mut table = game.set_up(Setup::of(3)).expect("a built-in set-up").deal(seed);
        for start in 0..30 {
            let Some(seat) = table.turn().seats.lowest() else { break };
            let request = bot_request(table.as_ref(), seat, 5, Duration::from_secs(60));
            let fields: Vec<&str> = request.as_object().expect("an object").keys().map(String::as_str).collect();
            let expected =
                ["id", "do", "game", "seats", "switches", "sheet", "seat", "decision", "view", "told", "moves", "budget"];
            assert_eq!(fields, expected);
            let text = request.to_string();
            assert!(secrets.iter().all(|secret| !text.contains(secret)), "{text}");
            let mv = table.think(seat, Bot::Random, start, Limits::default()).expect("a move").mv;
            table.play(seat, &mv.to_json("do")).expect("a legal move");
        }
    }
}
