//! `--seats me,exec:./mybot` as somebody uses it.

mod terminal;

use std::path::Path;
use std::time::{Duration, Instant};
use terminal::{Folder, lineshaft, path, refused, said};

/// A bot that plays its first legal move, and after three of them does what `THEN` says.
const SCRIPT: &str = "
import json, sys, time
for number, line in enumerate(sys.stdin):
    request = json.loads(line)
    if number == 3:
        THEN
    print(json.dumps({'id': request['id'], 'ok': {'move': request['moves'][0]['move']}}), flush=True)
";

fn bot(folder: &Folder, name: &str, then: &str) -> String {
    let file = folder.file(name, &SCRIPT.replace("THEN", then));
    format!("exec:python3 '{}'", path(&file))
}

#[test]
fn a_game_that_goes_on_elsewhere_is_not_written_over() {
    let folder = Folder::new("elsewhere");
    let record = folder.0.join("data/games/artificium-1.record");
    let bot = bot(&folder, "elsewhere.py", &format!("open('{}', 'w').write('elsewhere')", path(&record)));
    let error = refused(&folder, &["play", "artificium", "--seats", &format!("random,{bot}")]);
    assert!(error.contains("has been changed meanwhile"), "{error}");
    assert_eq!(std::fs::read_to_string(record).unwrap(), "elsewhere");
}

#[test]
fn a_bot_of_ones_own_plays_whole_games() {
    let folder = Folder::new("own bot");
    let bot = bot(&folder, "my bot.py", "pass");
    let out = said(&folder, &["play", "artificium", "--seed", "1", "--seats", &format!("me,{bot}")], &"1\n".repeat(5000));
    assert!(out.contains("Final result"), "{out}");
    let record = folder.0.join("data/games/artificium-1.record");
    assert!(said(&folder, &["verify", path(&record)], "").contains("sound"));
    let args = ["simulate", "artificium", "--games", "3", "--threads", "2", "--json", "--seats"];
    let seats = format!("random,{bot}");
    let once = said(&folder, &[&args[..], &[&seats]].concat(), "");
    assert_eq!(once, said(&folder, &[&args[..], &[&seats]].concat(), ""), "the same games again");
}

#[test]
fn the_example_in_python_plays_every_game() {
    let folder = Folder::new("example");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/bot.py");
    let lines = std::fs::read_to_string(&example).unwrap().lines().count();
    assert!(lines < 100, "{lines} lines");
    let seats = format!("greedy,exec:python3 '{}'", path(&example));
    for game in ["artificium", "arkwright-card", "age-of-industry", "water-frame"] {
        let out = said(&folder, &["simulate", game, "--games", "1", "--seats", &seats, "--json"], "");
        let summary: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(summary["games"], 1, "{game}");
    }
}

#[test]
fn a_bot_that_misbehaves_ends_the_game_with_a_sentence_and_loses_no_move() {
    let folder = Folder::new("misbehaving");
    let cases = [
        ("sys.exit(1)", ["has ended without an answer", "s’est arrêté sans répondre", "답하지 않고 끝났습니다"]),
        ("time.sleep(60)", ["gave no answer within one second", "n’a pas répondu dans le délai", "1초 안에"]),
        ("print('hello', flush=True)", ["not JSON", "pas du JSON", "JSON이 아닌"]),
        ("request['id'] = 0", ["the id of another request", "l’id d’une autre requête", "다른 요청의 id"]),
        ("request['moves'][0]['move'] = {'do': 'Win'}", ["{\"do\":\"Win\"}", "n’est pas permis", "허용되지 않는"]),
        ("print('x' * 2000000, flush=True)", ["more than 1048576 bytes", "plus de 1048576 octets", "1048576바이트"]),
        (
            "print(json.dumps({'id': request['id'], 'error': {'message': 'lost'}}), flush=True)",
            ["an error: lost", "une erreur\u{a0}: lost", "오류로 답했습니다: lost"],
        ),
    ];
    for (number, (then, sentences)) in cases.into_iter().enumerate() {
        let seats = format!("random,{}", bot(&folder, "bad.py", then));
        for (lang, sentence) in ["en", "fr", "ko"].into_iter().zip(sentences) {
            let start = Instant::now();
            let patience = if then.contains("sleep") { "1" } else { "60" };
            let args = ["play", "artificium", "--seed", "1", "--seats", &seats, "--patience", patience, "--lang", lang];
            let output = lineshaft(&folder, &args, "");
            let error = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{then}: {error}");
            assert!(error.contains(sentence), "{then}: {error}");
            assert!(error.contains("lineshaft play --resume") && error.contains("--seats"), "{error}");
            assert!(start.elapsed() < Duration::from_secs(40));
        }
        let record = folder.0.join(format!("data/games/artificium-{}.record", 3 * number + 1));
        let moves = std::fs::read_to_string(&record).unwrap().lines().filter(|line| line.starts_with("1 ")).count();
        assert_eq!(moves, 3, "{then}");
        assert!(said(&folder, &["verify", path(&record)], "").contains("sound so far"));
        let simulated = ["simulate", "artificium", "--games", "2", "--seats", &seats, "--patience", "1"];
        assert!(!refused(&folder, &simulated).is_empty(), "{then}");
        let ladder = ["ladder", "artificium", "--bots", &seats, "--blocks", "1", "--patience", "1"];
        assert!(!refused(&folder, &ladder).is_empty(), "{then}");
    }
}

#[test]
fn a_game_goes_on_with_another_bot_but_never_starts_a_command_from_a_file() {
    let folder = Folder::new("command from a file");
    let seats = format!("random,{}", bot(&folder, "bad.py", "sys.exit(1)"));
    refused(&folder, &["play", "artificium", "--seed", "1", "--seats", &seats]);
    let record = folder.0.join("data/games/artificium-1.record");
    let before = std::fs::read_to_string(&record).unwrap();
    assert!(refused(&folder, &["play", "--resume", path(&record)]).contains("A command from a file is not started"));
    assert_eq!(std::fs::read_to_string(&record).unwrap(), before);
    assert!(said(&folder, &["play", "--resume", path(&record), "--seats", "random,random"], "").contains("Final result"));
}

#[test]
fn what_is_no_command_or_no_patience_is_explained() {
    let folder = Folder::new("no command");
    let play = |more: &[&str]| refused(&folder, &[&["play", "artificium", "--seats"][..], more].concat());
    assert!(play(&["random,exec:"]).contains("is no command"));
    assert!(play(&["random,exec:'python3 bot.py"]).contains("every quote closed"));
    assert!(play(&["random,exec:/nowhere/bot"]).contains("could not be started"));
    for seconds in ["0", "-1", "soon", "86401", "1e9"] {
        for option in ["patience", "think"] {
            let error = play(&["random,random", &format!("--{option}={seconds}")]);
            assert!(error.contains(option), "{option} {seconds}: {error}");
        }
    }
}
